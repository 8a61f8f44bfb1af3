"""Every check of the battery can fail: here are the faults that each one finds."""

from random import Random

import pytest

from grognard.kernel.dice import SeededDice
from grognard.kernel.match import Match
from grognard.kernel.matchfile import import_match
from grognard.kernel.records import state_hash
from grognard.testing import checks
from grognard.testing.attempts import complaint, spoilt
from grognard.testing.checks import ALL_CHECKS, Check
from grognard.testing.fuzz import play_random
from grognard.testing.leaf import Leaf, leaves, replaced
from grognard.testing.perft import perft
from tests.demo.records import Order
from tests.demo.rules import DemoRules
from tests.testing import broken


@pytest.mark.parametrize(
    ("check", "faulty"),
    [
        (checks.listed_choices_are_accepted, broken.RefusesListed),
        (checks.choices_differ, broken.ListsTwice),
        (checks.others_are_refused, broken.ServesEverybody),
        (checks.copies_are_independent, broken.NeverTheSame),
        (checks.copies_are_independent, broken.SharesStates),
        (checks.states_survive_writing, broken.RemembersOutsideTheState),
        (checks.views_can_be_written, broken.LooksAndTouches),
        (checks.views_can_be_written, broken.MixesUpViewers),
    ],
)
def test_a_check_finds_its_fault_and_nothing_in_the_sound_game(
    check: Check, faulty: type[DemoRules]
) -> None:
    found = play_random(faulty(), "hill", seed=1, checks=[check]).violation
    assert found is not None
    assert found.check == check.__name__
    assert play_random(DemoRules(), "hill", seed=1, checks=[check]).violation is None


@pytest.mark.parametrize(
    ("faulty", "kind"),
    [
        (broken.DeadEnd, "dead end"),
        (broken.Endless, "endless"),
        (broken.NoResult, "outcome"),
        (broken.ResultTooSoon, "outcome"),
        (broken.Crashes, "exception"),
    ],
)
def test_a_fault_of_the_flow_is_reported_with_an_importable_match(
    faulty: type[DemoRules], kind: str
) -> None:
    result = play_random(faulty(), "hill", seed=3, max_actions=300)
    assert result.violation is not None
    assert result.violation.check == kind
    assert result.match_file is not None
    match = import_match(faulty(), result.match_file)
    assert match.revision == result.actions == result.violation.actions


def test_a_game_that_cannot_even_start_is_reported_without_a_file() -> None:
    result = play_random(broken.CrashesAtOnce(), "hill")
    assert result.violation is not None
    assert "ZeroDivisionError" in result.violation.detail
    assert result.match_file is None


def test_a_sound_random_game_is_counted_and_repeatable() -> None:
    one = play_random(DemoRules(), "hill", seed=5, checks=ALL_CHECKS, every=4)
    other = play_random(DemoRules(), "hill", seed=5)
    assert one == other
    assert one.violation is None
    assert one.outcome is not None
    assert one.branching > one.actions > 10
    assert one.match_file is None


def test_a_game_may_be_cut_off_without_blame() -> None:
    result = play_random(DemoRules(), "hill", seed=5, max_actions=4, cut_off=True)
    assert (result.actions, result.violation, result.outcome) == (4, None, None)


def test_spoilt_submissions_show_up_rules_that_do_not_look() -> None:
    def complaints(rules: DemoRules) -> list[str]:
        found = []
        match = Match.begin(rules, match_id="a", scenario="hill", dice=SeededDice(0))
        match.submit("red", 0, Order("march"))
        match.submit("blue", 0, Order("march"))
        choices = match.choices("red")
        before = state_hash(match.state)
        for attempt in spoilt(match, "red", choices[0], Random(1)):
            wrong = complaint(match, attempt)
            if wrong is not None:
                found.append(wrong)
                break
        assert found or state_hash(match.state) == before
        return found

    assert complaints(DemoRules()) == []
    assert any("not offered" in each for each in complaints(broken.AcceptsAnything()))


def test_perft_counts_decision_sequences() -> None:
    rules = DemoRules()
    assert [perft(rules, "hill", depth) for depth in range(3)] == [1, 2, 4]
    dice = SeededDice(0)
    state, _ = rules.start("hill", {}, dice)
    total = 0
    for red in rules.choices(state, "red"):
        for blue in rules.choices(state, "blue"):
            played = state.copy()
            for side, action in (("red", red), ("blue", blue)):
                rules.apply(played, side, action, SeededDice(0, dice.index))
            total += len(rules.choices(played, "red"))
    assert perft(rules, "hill", 3) == total
    with pytest.raises(ValueError, match="negative"):
        perft(rules, "hill", -1)


def test_single_values_inside_json_can_be_replaced() -> None:
    value = {"a": [1, {"b": "x"}], "c": None}
    found = list(leaves(value))
    assert [leaf.path for leaf in found] == [("a", 0), ("a", 1, "b"), ("c",)]
    assert replaced(value, Leaf(("a", 1, "b"), "x"), 7) == {"a": [1, {"b": 7}], "c": None}
    assert value == {"a": [1, {"b": "x"}], "c": None}
