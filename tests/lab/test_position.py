"""The lab on the ferry game: arranging, asking, doing."""

from fractions import Fraction

import pytest

from grognard.games import GameNotFound
from grognard.kernel.illegal import Illegal
from grognard.lab import LabError, Position
from grognard.lab.phrase import Written
from tests.lab.ferry import ruleset
from tests.lab.ferry.records import Fire, Move, Moved, Pass, Shot, TurnEnded


def empty() -> Position:
    return Position(ruleset())


def row() -> Position:
    return Position(ruleset(), "row")


def duel() -> Position:
    return empty().place("r1", "0201").place("b1", "0301")


def test_without_a_scenario_the_table_is_empty() -> None:
    assert empty().units() == {}


def test_with_a_scenario_the_units_stand_where_it_puts_them() -> None:
    assert row().units() == {"r1": "0101", "r2": "box:ferry", "b1": "0501"}


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(GameNotFound, match="no game 'chess'"):
        Position("chess")


def test_an_unknown_scenario_is_refused_by_the_rules() -> None:
    with pytest.raises(Illegal) as caught:
        Position(ruleset(), "nowhere")
    assert caught.value.code == "UNKNOWN_SCENARIO"


def test_place_remove_and_flip_change_the_position() -> None:
    position = empty().place_all({"r1": "0201", "b1": "0401"}).flip("r1")
    assert position.where("r1") == "0201"
    assert position.face("r1").steps == 1
    assert position.flip("r1").face("r1").steps == 2
    assert position.remove("b1").where("b1") is None


def test_a_unit_can_be_placed_with_its_steps() -> None:
    assert empty().place("r1", "0201", steps=1).face("r1").steps == 1


def test_an_impossible_place_is_refused_with_the_rule() -> None:
    with pytest.raises(Illegal) as caught:
        empty().place("r1", "9999")
    assert (caught.value.code, caught.value.rule) == ("UNKNOWN_HEX", "F-1")


def test_settings_are_given_by_name_and_hyphens_may_be_underscores() -> None:
    position = row().set(turn=3, side="blue", red_points=2)
    assert position.view("red").turn == 3
    assert position.decider() == "blue"
    assert position.score().total("red") == 2


def test_options_reach_the_rules() -> None:
    veterans = Position(ruleset(), "row", options={"veteran_fire": "yes"})
    assert veterans.odds(["r1"], "b1").chances[0].fraction == Fraction(4, 6)
    assert row().odds(["r1"], "b1").chances[0].fraction == Fraction(1, 2)


@pytest.mark.rule("F-1")
def test_reach_gives_cost_and_reason_of_each_hex() -> None:
    report = row().reach("r2")
    assert [reached.at for reached in report.hexes] == ["0301"]
    assert report.hexes[0].path[0].reasons[0].rule == "F-1"


@pytest.mark.rule("F-2")
def test_check_says_rule_and_reason_of_a_refusal() -> None:
    ruling = duel().check(Move("r1", "0301"))
    assert not ruling
    assert (ruling.code, ruling.rule) == ("OCCUPIED", "F-2")
    assert ruling.text == "0301 is already occupied."


def test_check_of_a_legal_action_changes_nothing() -> None:
    position = duel()
    before = position.fingerprint()
    assert position.check(Move("r1", "0101")).legal
    assert position.fingerprint() == before


@pytest.mark.rule("F-3")
@pytest.mark.parametrize(("roll", "hit"), [(3, False), (4, True)])
def test_a_patrol_hits_on_four(roll: int, hit: bool) -> None:
    events = duel().do(Fire("r1", "b1"), dice=[roll])
    shot = Shot(rule="F-3", unit="r1", target="b1", roll=roll, hit=hit)
    assert events == (shot, TurnEnded(rule="F-4", side="red"))


@pytest.mark.rule("F-4")
def test_after_the_last_turn_the_side_with_more_hits_wins() -> None:
    position = duel().set(turn=4)
    position.do(Fire("r1", "b1"), dice=[6])
    position.do(Pass())
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == "red"
    assert not position.decisions()


def test_missing_dice_are_asked_for_and_nothing_has_happened() -> None:
    position = duel()
    before = position.fingerprint()
    with pytest.raises(LabError, match=r"die 1 \(1 to 6\) is rolled but not given"):
        position.do(Fire("r1", "b1"))
    assert position.fingerprint() == before


def test_dice_that_nobody_rolls_are_an_error_and_nothing_has_happened() -> None:
    position = duel()
    before = position.fingerprint()
    with pytest.raises(LabError, match="not used: 2"):
        position.do(Fire("r1", "b1"), dice=[5, 2])
    assert position.fingerprint() == before


def test_a_die_cannot_show_a_seven() -> None:
    with pytest.raises(LabError, match="faces 1 to 6, not 7"):
        duel().do(Fire("r1", "b1"), dice=[7])


def test_an_illegal_action_raises_and_nothing_has_happened() -> None:
    position = duel()
    before = position.fingerprint()
    with pytest.raises(Illegal, match="OCCUPIED"):
        position.do(Move("r1", "0301"))
    assert position.fingerprint() == before


def test_the_wrong_side_is_told_whose_decision_it_is() -> None:
    ruling = duel().check(Pass(), side="blue")
    assert ruling.code == "NOT_YOUR_DECISION"


def test_choices_are_those_of_the_side_that_decides() -> None:
    assert Fire("r1", "b1") in duel().choices()
    assert list(duel().choices("blue")) == []


def test_rolls_and_narration_tell_the_last_action() -> None:
    position = duel()
    position.do(Fire("r1", "b1"), dice=[6])
    assert [roll.value for roll in position.rolls()] == [6]
    assert position.narrate()[0] == "r1 fires at b1, rolls 6 and hits."


def test_a_copy_is_independent() -> None:
    position = duel()
    other = position.copy()
    other.do(Move("r1", "0101"))
    assert position.where("r1") == "0201"
    assert other.where("r1") == "0101"


def test_narration_speaks_the_language_of_the_position() -> None:
    position = Position(ruleset(), "row", language="pt")
    position.do("move r1 0201")
    assert position.narrate()[0] == "r1 move-se para 0201."


@pytest.mark.parametrize(
    "written",
    [
        Move("r1", "0201"),
        {"verb": "move", "unit": "r1", "to": "0201"},
        '{"verb": "move", "unit": "r1", "to": "0201"}',
        b'{"verb": "move", "unit": "r1", "to": "0201"}',
        "move r1 0201",
        "move to=0201 unit=r1",
    ],
)
def test_an_action_can_be_written_in_many_ways(written: Written) -> None:
    events = row().do(written)
    assert events[0] == Moved(rule="F-1", unit="r1", to="0201")
