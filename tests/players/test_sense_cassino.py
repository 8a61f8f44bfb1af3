"""Set positions of cassino in which anybody can see what to do."""

from grognard.games.somnium.actions import Attack
from grognard.games.somnium.state import SomniumState
from grognard.lab import Position
from grognard.players.planner import PlannerPlayer
from tests.games.cassino.arrange import ANZIO, WAITING, campaign, game, table
from tests.players.playing import actions_of, play_phase, play_until

VALMONTONE, CISTERNA, MONTE_CASSINO = "0815", "0717", "2319"
FAR_GERMAN = {"de-65-145": "2903"}


def near_anzio(position: Position) -> list[str]:
    """The Allied units ashore within three hexes of Anzio."""
    edition = game().edition(position.state)
    anzio = edition.by_name[ANZIO]
    found = []
    for unit in edition.of_side[game().sides.index("allied")]:
        h = position.state.place[unit]
        if h >= 0 and edition.far[h][anzio] <= 3:
            found.append(edition.ids[unit])
    return found


def first_allied_movement(seed: int) -> Position:
    """The campaign played by planners up to the end of the first Allied movement."""
    position = campaign()
    rules = position.ruleset

    def over(state: SomniumState) -> bool:
        decider = rules.decisions(state)[0].side
        return decider == "allied" and state.phase == "combat" and state.turn == 1

    play_until(PlannerPlayer(), position, over, seed=seed)
    return position


def test_an_open_objective_in_reach_is_taken() -> None:
    position = table({"us-3-7": "0617"} | FAR_GERMAN, held={ANZIO: "allied"})
    play_phase(PlannerPlayer(), position)
    assert position.where("us-3-7") in (CISTERNA, VALMONTONE)


def test_the_beachhead_is_not_left_to_the_enemy() -> None:
    units = {"us-3-7": ANZIO, "de-65-145": "0717", "de-65-146": "0717"}
    position = table(units, held={ANZIO: "allied"})
    play_phase(PlannerPlayer(), position)
    assert position.where("us-3-7") == ANZIO


def test_the_landing_at_anzio_builds_up_on_the_first_turn() -> None:
    position = first_allied_movement(seed=3)
    ashore = near_anzio(position)
    arrived = {"us-1ad-cca", "us-45-157"}
    assert len(ashore) >= 5
    assert all(position.where(unit) != WAITING for unit in arrived)


def test_a_gap_between_the_beachhead_and_the_south_is_closed_by_marching() -> None:
    """With no German between them the two fronts move towards each other's ground."""
    units = {"us-3-7": ANZIO, "us-88-349": "1824"} | FAR_GERMAN
    places = {ANZIO: "allied", CISTERNA: "allied"}
    position = table(units, held=places)
    edition = game().edition(position.state)
    before = edition.far[edition.by_name["1824"]][edition.by_name[ANZIO]]
    play_phase(PlannerPlayer(), position)
    where = position.where("us-88-349")
    assert where is not None
    at = edition.by_name[where]
    assert edition.far[at][edition.by_name[ANZIO]] < before


def test_monte_cassino_is_not_given_up_without_need() -> None:
    units = {"de-1fj-1": MONTE_CASSINO, "de-1fj-3": MONTE_CASSINO, "us-36-141": "2521"}
    position = table(units, side="axis", held={MONTE_CASSINO: "axis"})
    play_phase(PlannerPlayer(), position)
    assert MONTE_CASSINO in (position.where("de-1fj-1"), position.where("de-1fj-3"))


def test_a_weak_german_does_not_attack_a_whole_division() -> None:
    units = {"de-65-145": "0815", "us-3-7": "0717", "us-3-15": "0717", "us-3-30": "0717"}
    position = table(units, side="axis", reduced=["de-65-145"], air=(0, 0))
    play_phase(PlannerPlayer(), position)
    assert actions_of(play_phase(PlannerPlayer(), position), Attack) == []
