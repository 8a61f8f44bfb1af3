"""Set positions of sicilia in which anybody can see what to do."""

from random import Random

import pytest

from grognard.games.sicilia.campaign import load
from grognard.games.somnium.actions import Attack, Bombard, Drop, Evacuate, Land, Move
from grognard.lab import Position
from grognard.players.contract import Player, think
from grognard.players.greedy import GreedyPlayer
from grognard.players.planner import PlannerPlayer
from tests.games.sicilia.arrange import CENTRE, NORTH, NORTH_EAST, SOUTH, battle, table
from tests.players.playing import actions_of, play_phase

PALERMO, MESSINA, CATANIA, LICATA = "1306", "3903", "3413", "2019"


@pytest.mark.parametrize("player", [GreedyPlayer(), PlannerPlayer()])
def test_an_undefended_objective_in_reach_is_taken(player: Player) -> None:
    position = table({"us-1-16": "1508", "it-cn-17": "3804"}, side="allied")
    play_phase(player, position)
    assert position.where("us-1-16") == PALERMO


def test_the_last_port_is_not_left_open() -> None:
    units = {"us-1-16": LICATA, "de-neapel": "2014", "it-cn-17": "3804"}
    position = table(units, side="allied", held={LICATA: "allied"})
    play_phase(PlannerPlayer(), position)
    assert position.where("us-1-16") == LICATA


def test_messina_is_not_left_open_while_germans_are_still_on_the_island() -> None:
    units = {
        "de-hg-schmalz": MESSINA,
        "de-29pg-15": MESSINA,
        "de-29pg-71": MESSINA,
        "de-1fj-4": "2512",
        "us-2ad-cca": "3607",
        "us-2ad-ccb": "3607",
    }
    position = table(units, side="axis")
    play_phase(PlannerPlayer(), position)
    assert MESSINA in position.units().values()


def test_nobody_attacks_without_hope_or_duty() -> None:
    units = {"it-aosta-5": "2014", "us-1-16": "2118", "us-1-18": "2118", "us-1-26": "2118"}
    position = table(units, side="axis")
    thoughts = play_phase(PlannerPlayer(), position)
    moved = actions_of(thoughts, Move)
    assert not any(move.to in {"2117", "2018", "2119"} for move in moved)
    assert actions_of(play_phase(PlannerPlayer(), position), Attack) == []


def test_a_surrounded_enemy_is_attacked_with_guns_and_air() -> None:
    units = {
        "de-neapel": CENTRE,
        "us-1-16": NORTH,
        "us-1-18": SOUTH,
        "us-1-26": NORTH_EAST,
        "us-art-7a": "3320",
    }
    position = battle(units, air=15)
    thoughts = play_phase(PlannerPlayer(), position)
    attacks = actions_of(thoughts, Attack)
    assert attacks
    assert attacks[0].target == CENTRE
    assert attacks[0].guns == ("us-art-7a",)
    assert attacks[0].air > 0
    assert {"attack-pays", "air-helps", "guns-help"} <= {r.reason for r in thoughts[0].reasons}


def test_air_that_no_attack_needs_bombs_the_enemy() -> None:
    position = battle({"de-neapel": CENTRE, "de-15pg-104": CENTRE, "us-1-16": LICATA}, air=15)
    strikes = actions_of(play_phase(PlannerPlayer(), position), Bombard)
    assert strikes
    assert all(strike.target == CENTRE and strike.air >= 3 for strike in strikes)


def worn_german_and(*others: str) -> Position:
    """A reduced German near Messina on turn 10, and other Axis units far in the west."""
    units = {"de-29pg-15": "3607", "us-1-16": CATANIA} | dict.fromkeys(others, "0908")
    return table(units, side="axis", turn=10, reduced=["de-29pg-15"])


def test_a_worn_german_in_reach_of_messina_goes_home() -> None:
    position = worn_german_and("it-aosta-5", "it-aosta-6", "it-bers-10")
    evacuated = actions_of(play_phase(PlannerPlayer(), position), Evacuate)
    assert [action.unit for action in evacuated] == ["de-29pg-15"]


def test_the_last_unit_does_not_leave_the_island_to_the_enemy() -> None:
    position = worn_german_and()
    assert actions_of(play_phase(PlannerPlayer(), position), Evacuate) == []


def test_germans_leave_before_messina_is_cut_off() -> None:
    units = {"de-29pg-15": "3803", "de-29pg-71": "3803", "it-cn-17": "1207"}
    armour = ("us-2ad-cca", "us-2ad-ccb", "us-2ad-ccr", "uk-4arm", "uk-23arm", "ca-1tank")
    infantry = ("us-1-16", "us-1-18", "us-1-26")
    units |= {unit: "3607" if index < 3 else "3508" for index, unit in enumerate(armour)}
    units |= dict.fromkeys(infantry, "3705")
    position = table(units, side="axis", turn=11)
    evacuated = {
        action.unit for action in actions_of(play_phase(PlannerPlayer(), position), Evacuate)
    }
    assert evacuated & {"de-29pg-15", "de-29pg-71"}


def test_a_worn_allied_unit_keeps_out_of_contact_and_recovers() -> None:
    units = {"us-1-16": "2118", "us-1-18": LICATA, "de-neapel": "2014", "it-cn-17": "2015"}
    position = table(units, side="allied", reduced=["us-1-16"], held={LICATA: "allied"})
    play_phase(PlannerPlayer(), position)
    assert position.face("us-1-16").steps == 2


def test_allied_landings_build_up_and_link() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    position.set(side="allied")
    position.set(phase="movement")
    thoughts = play_phase(PlannerPlayer(), position)
    came = {action.unit for action in actions_of(thoughts, Land)}
    came |= {action.unit for action in actions_of(thoughts, Drop)}
    assert came == {"us-1-18", "us-2ad-cca", "us-82-504"}
    waiting = [
        piece.handle
        for piece in position.view("allied").pieces
        if "awaiting-contact" in piece.markers
    ]
    assert waiting == []


def test_syracuse_falls_on_the_first_day() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    position.set(side="allied")
    position.set(phase="movement")
    play_phase(PlannerPlayer(), position)
    held = {each.at for each in position.view("allied").hexes if each.control == "allied"}
    assert "3718" in held


def test_a_plan_taken_over_in_the_middle_is_carried_on() -> None:
    """The server makes a new player for every answer: the phase must still come to its end."""
    position = Position("sicilia", "campaign", dice=(1, 1))
    rules, state = position.ruleset, position.state
    answers = 0
    random = Random(5)
    while getattr(state, "phase", "") == "movement":
        side = rules.decisions(state)[0].side
        thought = think(PlannerPlayer(), rules, state, side, random)
        position.do(thought.action)
        state = position.state
        answers += 1
        assert answers < 80
    assert answers > 5


def test_an_open_place_far_away_is_marched_on_though_nobody_is_near() -> None:
    units = {"us-1-16": CATANIA, "us-1-18": CATANIA, "us-1-26": "2611", "de-neapel": "3804"}
    ours = (CATANIA, MESSINA, LICATA, "3718", "3617", "2619", "2518")
    position = table(units, side="allied", held=dict.fromkeys(ours, "allied"))
    edition = load().edition(position.state)
    palermo = edition.by_name[PALERMO]
    before = edition.far[edition.by_name["2611"]][palermo]
    play_phase(PlannerPlayer(), position)
    now = position.where("us-1-26")
    assert now is not None
    assert edition.far[edition.by_name[now]][palermo] < before


def reserve_and(place: str | None) -> Position:
    """The Commandos in reserve; Palermo lies open unless a German stands in the way."""
    units = {"uk-cdo": "box:reinforcements", "us-1-16": LICATA, "it-cn-17": "3804"}
    if place is not None:
        units |= {"de-neapel": place}
    held = {LICATA: "allied", CATANIA: "allied", "2619": "allied"}
    return table(units, side="allied", turn=4, held=held)


def test_commandos_land_where_a_port_lies_open() -> None:
    position = reserve_and(None)
    landed = actions_of(play_phase(PlannerPlayer(), position), Land)
    assert [(action.unit, action.at) for action in landed if action.unit == "uk-cdo"] == [
        ("uk-cdo", PALERMO)
    ]


def test_parachutists_drop_on_an_open_place_that_pays_for_them() -> None:
    units = {"uk-1abn-1para": "box:reinforcements", "us-1-16": LICATA, "it-cn-17": "3804"}
    position = table(units, side="allied", turn=4, held={LICATA: "allied"})
    dropped = actions_of(play_phase(PlannerPlayer(), position), Drop)
    assert [action.unit for action in dropped] == ["uk-1abn-1para"]


def test_the_reserve_stays_out_late_when_there_is_nothing_to_win() -> None:
    units = {"uk-cdo": "box:reinforcements", "us-1-16": LICATA, "it-cn-17": "3804"}
    places = (PALERMO, CATANIA, LICATA, "3718", "3616", "2619", "2518")
    position = table(units, side="allied", turn=12, held=dict.fromkeys(places, "allied"))
    landed = actions_of(play_phase(PlannerPlayer(), position), Land)
    assert [action.unit for action in landed] == []


def test_units_behind_the_lines_are_relieved() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    position.set(side="allied")
    position.set(phase="movement")
    thoughts = play_phase(PlannerPlayer(), position)
    told = {reason.reason for thought in thoughts for reason in thought.reasons}
    assert "relieves" in told
