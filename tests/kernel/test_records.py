"""Records, refusals, options, resolutions and rule marks."""

import pickle
from typing import Any

import pytest

from grognard.kernel.dice import DictatedDice, SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import ScoreLine, ScoreSheet
from grognard.kernel.records import kebab, state_hash
from grognard.kernel.resolution import Entry, Resolution
from grognard.kernel.rule import rule, rules_of
from tests.demo.records import Move, Stood
from tests.demo.rules import DemoRules


@pytest.mark.parametrize(
    ("name", "tag"), [("StandDown", "stand-down"), ("Move", "move"), ("D6Roll", "d6-roll")]
)
def test_tags_are_the_class_name_in_lower_case_with_hyphens(name: str, tag: str) -> None:
    assert kebab(name) == tag


def test_a_copied_state_shares_nothing_that_changes() -> None:
    state, _ = DemoRules().start("hill", {}, SeededDice(1))
    state.__dict__["cache"] = "derived"
    before = state_hash(state)
    other = state.copy()
    assert other == state
    assert other.__dict__ == {}
    other.places["r1"] = "0505"
    other.known.add("r1")
    other.steps.pop()
    other.turn = 9
    assert state_hash(state) == before


def test_the_hash_does_not_depend_on_the_order_of_filling() -> None:
    one, _ = DemoRules().start("hill", {}, SeededDice(1))
    other = one.copy()
    other.places = dict(reversed(one.places.items()))
    one.known |= {"r1", "b1", "b2"}
    other.known |= {"b2", "b1", "r1"}
    assert state_hash(one) == state_hash(other)
    other.known.discard("r1")
    assert state_hash(one) != state_hash(other)


def test_a_refusal_names_code_rule_and_facts_and_survives_pickling() -> None:
    refusal = Illegal("OCCUPIED", "D-3.4", alternatives=("0102",), to="0101", count=2)
    again = pickle.loads(pickle.dumps(refusal))
    for each in (refusal, again):
        assert (each.code, each.rule, each.params) == (
            "OCCUPIED",
            "D-3.4",
            {"to": "0101", "count": 2},
        )
        assert each.refusal.alternatives == ("0102",)
    assert "OCCUPIED (D-3.4)" in str(refusal)


def test_options_are_completed_with_the_first_value_as_default() -> None:
    info = DemoRules.info
    assert info.complete_options({}) == {"counting": "every-turn"}
    assert info.complete_options({"counting": "last-turn"}) == {"counting": "last-turn"}


def test_unanswerable_questions_are_refused() -> None:
    rules = DemoRules()
    state, _ = rules.start("hill", {}, SeededDice(1))
    with pytest.raises(Illegal) as illegal:
        rules.reach(state, "r1")
    assert (illegal.value.code, illegal.value.rule) == ("NO_SUCH_QUERY", "K-QUERY")


def test_an_event_is_read_by_its_audience_and_its_mask_by_everybody_else() -> None:
    event, mask = Stood(rule="D-4.1", side="red"), Stood(rule="D-4.1", side="")
    assert Entry(event=event).seen_by("anybody") == event
    secret = Entry(event=event, audience=("red",), public=mask)
    assert (secret.seen_by("red"), secret.seen_by("blue")) == (event, mask)
    assert Entry(event=event, audience=("red",)).seen_by("blue") is None


def test_a_resolution_keeps_events_and_rolls_in_order() -> None:
    resolution = Resolution(DictatedDice([4, 2]))
    assert resolution.roll(6, reason="combat", rule="D-5.4") == 4
    resolution.emit(Stood(rule="D-4.1", side="red"))
    resolution.roll(3, reason="strength", rule="D-1.2")
    assert [(roll.faces, roll.value, roll.reason) for roll in resolution.rolls] == [
        (6, 4, "combat"),
        (3, 2, "strength"),
    ]
    assert resolution.events() == [Stood(rule="D-4.1", side="red")]
    assert not resolution.revealed


def test_scores_add_up_by_side() -> None:
    sheet = ScoreSheet(
        lines=(
            ScoreLine(side="red", points=3, reason="hill", rule="D-7.2"),
            ScoreLine(side="blue", points=1, reason="hill", rule="D-7.2"),
            ScoreLine(side="red", points=-1, reason="losses", rule="D-7.2"),
        )
    )
    assert (sheet.total("red"), sheet.total("blue"), sheet.total("green")) == (2, 1, 0)


def test_rule_marks_add_up_and_must_name_a_rule() -> None:
    @rule("K-ONE")
    @rule("K-TWO", "K-THREE")
    def marked() -> None: ...

    assert rules_of(marked) == ("K-TWO", "K-THREE", "K-ONE")
    assert rules_of(len) == ()
    for wrong in ((), ("",)):
        with pytest.raises(ValueError, match="at least one"):
            rule(*wrong)


def test_actions_are_frozen_and_comparable() -> None:
    assert Move("r1", "0101") == Move("r1", "0101")
    assert len({Move("r1", "0101"), Move("r1", "0101"), Move("r1", "0102")}) == 2
    frozen: Any = Move("r1", "0101")
    with pytest.raises(AttributeError):
        frozen.to = "0102"
