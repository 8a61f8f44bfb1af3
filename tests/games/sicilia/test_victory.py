"""Chapter 10.2: every line of the score sheet, and how a game ends."""

import pytest

from grognard.games.somnium.actions import Bombard, EndPhase, Evacuate, Land, Move, Resign
from grognard.games.somnium.events import GameEnded
from grognard.lab import Position
from tests.games.sicilia.arrange import CENTRE, NORTH, assault, battle, table

RESERVE = ("uk-4arm", "uk-23arm", "ca-1tank", "uk-1abn-1para", "uk-1abn-2para", "uk-cdo")


def points(position: Position, rule: str) -> int:
    """The points that a line of the sheet stands for now."""
    return sum(line.points for line in position.score().lines if line.rule == rule)


def count(
    units: dict[str, str], *, held: dict[str, str] | None = None, reduced: tuple[str, ...] = ()
) -> Position:
    """The position after the last combat phase of turn 13; the rest of the reserve is used up."""
    used = dict.fromkeys(RESERVE, "box:withdrawn")
    position = table({**used, **units}, turn=13, held=held, reduced=reduced)
    position.do(EndPhase())
    position.do(EndPhase())
    assert position.outcome() is not None
    return position


@pytest.mark.rule("S-VP-A1")
def test_a_destroyed_italian_unit_is_one_point_at_once() -> None:
    position = battle({"it-cn-17": CENTRE, "us-1-16": "2519"}, air=15)
    position.do(Bombard(CENTRE, air=6), dice=(1, 1))
    assert points(position, "S-VP-A1") == 1


@pytest.mark.rule("S-VP-A2")
def test_a_destroyed_german_unit_is_five_points() -> None:
    position = battle({"de-neapel": CENTRE, "us-1-16": "2519"}, air=15, reduced=("de-neapel",))
    position.do(Bombard(CENTRE, air=6), dice=(1, 1))
    assert points(position, "S-VP-A2") == 5
    assert points(position, "S-VP-A1") == 0


@pytest.mark.rule("S-VP-A3", "S-R14")
def test_each_reserve_unit_kept_off_the_island_is_three_points_at_the_end() -> None:
    kept = count(dict.fromkeys(RESERVE, "box:reinforcements") | {"us-1-16": CENTRE})
    assert points(kept, "S-VP-A3") == 18
    used = dict.fromkeys(RESERVE, "box:reinforcements") | {"uk-4arm": CENTRE}
    assert points(count(used), "S-VP-A3") == 15


@pytest.mark.rule("S-R14", "S-VP-A3")
def test_scheduled_reinforcements_and_lost_reserves_earn_nothing() -> None:
    units = {"us-9-47": "box:reinforcements", "uk-4arm": "box:eliminated", "us-1-16": CENTRE}
    position = count(units)
    assert points(position, "S-VP-A3") == 0


@pytest.mark.rule("S-VP-A4", "S-R15")
@pytest.mark.parametrize(("turn", "value"), [(1, 5), (2, 0)])
def test_syracuse_counts_only_at_the_end_of_turn_1(turn: int, value: int) -> None:
    position = table({"uk-231": "3718"}, turn=turn, held={"3718": "allied"})
    assert points(position, "S-VP-A4") == 0
    position.do(EndPhase())
    position.do(EndPhase())
    assert points(position, "S-VP-A4") == value


@pytest.mark.rule("S-VP-A4")
def test_syracuse_lost_later_keeps_its_points() -> None:
    position = table({"uk-231": "3718"}, turn=1, held={"3718": "allied"})
    position.do(EndPhase())
    position.do(EndPhase())
    position.control("axis", "3718")
    assert points(position, "S-VP-A4") == 5


@pytest.mark.rule("S-VP-A5", "S-R15")
def test_palermo_is_a_point_at_the_end_of_every_turn() -> None:
    position = table({"us-1-16": "1306"}, turn=5, held={"1306": "allied"})
    assert points(position, "S-VP-A5") == 0
    for turns in (1, 2, 3):
        while position.view("allied").turn < 5 + turns:
            position.do(EndPhase())
        assert points(position, "S-VP-A5") == turns
    position.control("axis", "1306")
    while position.view("allied").turn < 9:
        position.do(EndPhase())
    assert points(position, "S-VP-A5") == 3


@pytest.mark.rule("S-VP-A6", "S-VP-A7", "S-R15")
def test_catania_and_messina_count_at_the_end_of_the_game() -> None:
    held = {"3413": "allied", "3903": "allied"}
    position = count({"us-1-16": CENTRE, "it-bers-10": "0711"}, held=held)
    assert (points(position, "S-VP-A6"), points(position, "S-VP-A7")) == (10, 15)
    lost = count({"us-1-16": CENTRE, "it-bers-10": "0711"})
    assert (points(lost, "S-VP-A6"), points(lost, "S-VP-A7")) == (0, 0)


@pytest.mark.rule("S-VP-A8")
def test_an_island_without_axis_units_is_thirty_points() -> None:
    clear = count({"us-1-16": CENTRE, "de-neapel": "box:italy"})
    assert points(clear, "S-VP-A8") == 30
    held = count({"us-1-16": CENTRE, "it-cn-17": "0711"})
    assert points(held, "S-VP-A8") == 0


@pytest.mark.rule("S-VP-X1")
def test_a_destroyed_allied_unit_is_five_points_for_the_axis() -> None:
    units = {"us-1-16": NORTH, "de-neapel": CENTRE, "de-15pg-104": CENTRE, "de-15pg-115": CENTRE}
    position = battle(units, air=0)
    assault(position, CENTRE, ("us-1-16",), "DVI AE")
    assert points(position, "S-VP-X1") == 5


@pytest.mark.rule("S-VP-X2", "S-VP-X3")
def test_evacuated_units_are_five_points_if_german_and_one_if_italian() -> None:
    position = table({"de-neapel": "3903", "it-bers-10": "3903"}, side="axis")
    position.do(Evacuate("de-neapel"))
    assert points(position, "S-VP-X2") == 5
    position.do(Evacuate("it-bers-10"))
    assert points(position, "S-VP-X3") == 1


@pytest.mark.rule("S-VP-X4")
def test_axis_units_at_full_strength_on_the_island_are_five_points_each_at_the_end() -> None:
    units = {"us-1-16": CENTRE, "it-bers-10": "0711", "de-neapel": "0809", "it-cn-171": "1306"}
    whole = count(units)
    assert points(whole, "S-VP-X4") == 15
    assert points(count(units, reduced=("de-neapel",)), "S-VP-X4") == 10


@pytest.mark.rule("S-10.2", "S-VP-W")
def test_the_higher_total_wins() -> None:
    allied = count({"us-1-16": CENTRE, "it-bers-10": "0711"}, held={"3413": "allied"})
    outcome = allied.outcome()
    assert outcome is not None
    assert outcome.winner == "allied"
    axis = count({"us-1-16": CENTRE, "it-bers-10": "0711"})
    outcome = axis.outcome()
    assert outcome is not None
    assert outcome.winner == "axis"
    assert outcome.score.total("axis") == 5


@pytest.mark.rule("S/C-R22", "S-VP-W")
def test_equal_totals_are_a_draw() -> None:
    units = {"us-1-16": CENTRE, "it-bers-10": "0711", "it-bers-177": "0809"}
    position = count(units, held={"3413": "allied"})
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.score.total("allied") == outcome.score.total("axis") == 10
    assert outcome.winner is None


@pytest.mark.rule("S-10.2")
def test_every_line_of_the_sheet_names_its_rule_and_side() -> None:
    position = count({"us-1-16": CENTRE, "it-bers-10": "0711"}, held={"3413": "allied"})
    for line in position.score().lines:
        assert line.rule.startswith("S-VP-")
        assert line.side == ("allied" if "-A" in line.rule else "axis")
        assert position.texts.score(line) != f"score-{line.reason}"


# --- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("S-2.4.1", "S/C-R64")
def test_the_game_ends_after_the_allied_combat_phase_of_turn_13_and_not_before() -> None:
    position = table({"us-1-16": CENTRE}, side="axis", turn=12)
    for _ in range(7):
        position.do(EndPhase())
        assert position.outcome() is None
    events = position.do(EndPhase())
    assert position.outcome() is not None
    assert any(isinstance(event, GameEnded) for event in events)
    assert position.decisions() == ()


@pytest.mark.rule("S/C-R64")
def test_a_side_without_units_plays_on() -> None:
    position = table({"us-1-16": CENTRE}, side="axis", turn=4)
    position.do(EndPhase())
    position.do(EndPhase())
    assert position.outcome() is None


@pytest.mark.rule("S/C-R64")
def test_a_player_may_resign_at_his_own_decision_and_loses() -> None:
    position = table({"us-1-16": CENTRE}, side="axis", turn=4)
    position.do(Resign())
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == "allied"
    assert Resign() not in list(table({"us-1-16": CENTRE}).choices())


def test_the_summary_tells_when_the_cities_fell() -> None:
    position = table({"us-1-16": "2313"}, turn=13, held={"3413": "allied"})
    position.do(Move(("us-1-16",), "2512"))
    position.do(EndPhase())
    position.do(EndPhase())
    told = position.ruleset.summary(position.state)
    assert told
    sentences = [position.texts.event(event) for event in told]
    assert any("Catania" in sentence for sentence in sentences)
    assert not any(sentence.startswith("event-") for sentence in sentences)


@pytest.mark.rule("S-VP-A3")
def test_a_reserve_unit_that_landed_and_died_is_not_kept_off() -> None:
    position = table(dict.fromkeys(RESERVE, "box:reinforcements"), turn=13, held={"3718": "allied"})
    position.do(Land("uk-4arm", "3718", "3718"))
    position.place("uk-4arm", "box:eliminated")
    position.do(EndPhase())
    position.do(EndPhase())
    assert points(position, "S-VP-A3") == 15
