"""Take any single check out of the demonstration game and a test fails."""

import inspect
from collections.abc import Callable, Iterator

import pytest

from grognard.testing.checks import ALL_CHECKS
from grognard.testing.fuzz import play_random
from tests.demo import test_rules
from tests.demo.mutants import Mutant, mutants
from tests.demo.rules import DemoRules
from tests.demo.tables import Rules

ALL = tuple(mutants())


def _tests() -> Iterator[Callable[[Rules], None]]:
    for name, test in vars(test_rules).items():
        if name.startswith("test_"):
            assert list(inspect.signature(test).parameters) == ["rules"], name
            yield test


def _failing(rules: Rules) -> str | None:
    """The first test that fails with these rules; the battery's checks come last."""
    for test in _tests():
        try:
            test(rules)
        except (Exception, pytest.fail.Exception) as error:
            return f"{test.__name__}: {error!r}"
    for seed in range(4):
        violation = play_random(
            rules, "hill", seed=seed, max_actions=500, checks=ALL_CHECKS, every=3
        ).violation
        if violation is not None:
            return f"{violation.check}: {violation.detail}"
    return None


def test_the_unchanged_game_passes() -> None:
    assert _failing(DemoRules()) is None


def test_there_are_enough_mutants_to_mean_something() -> None:
    refusals = [mutant for mutant in ALL if mutant.change.startswith("without: if")]
    assert len(refusals) >= 30
    assert len(ALL) >= 60


@pytest.mark.parametrize("mutant", ALL, ids=str)
def test_a_game_without_one_of_its_checks_fails_a_test(mutant: Mutant) -> None:
    assert _failing(mutant.rules()) is not None
