"""The non-interference harness finds every kind of leak, and none where there is none."""

from random import Random

import pytest

from grognard.testing.checks import nothing_leaks
from grognard.testing.fuzz import play_random
from grognard.testing.matchplay import new_match, traces
from tests.demo.leaky import TRACE_LEAKS, VIEW_LEAKS
from tests.demo.rules import DemoRules


@pytest.mark.parametrize("leaky", VIEW_LEAKS)
def test_a_leak_is_found_within_a_few_games(leaky: type[DemoRules]) -> None:
    found = []
    for seed in range(10):
        violation = play_random(leaky(), "hill", seed=seed, checks=[nothing_leaks]).violation
        if violation is not None:
            assert violation.check == "nothing_leaks"
            found.append(violation.detail)
    assert found


def test_the_place_of_a_leak_is_named() -> None:
    leaky = VIEW_LEAKS[0]()
    violation = play_random(leaky, "hill", seed=1, checks=[nothing_leaks]).violation
    assert violation is not None
    assert ".view.notes.sum" in violation.detail


def _noticed(rules: DemoRules) -> list[str]:
    noticed: list[str] = []
    for seed in range(3):
        match = new_match(rules, "hill", seed)
        random = Random(seed)
        while decisions := rules.decisions(match.state):
            side = random.choice(decisions).side
            choices = match.choices(side)
            noticed += traces(match, side, choices[random.randrange(len(choices))])
    return noticed


@pytest.mark.parametrize("leaky", TRACE_LEAKS)
def test_a_trace_of_a_hidden_answer_is_found(leaky: type[DemoRules]) -> None:
    assert _noticed(leaky())


def test_the_honest_game_leaves_no_trace() -> None:
    assert _noticed(DemoRules()) == []
