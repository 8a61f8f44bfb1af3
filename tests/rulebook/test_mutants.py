"""Mutants: disabled on import, noticed by the tests that cite the rule."""

import ast
from pathlib import Path

import pytest

from grognard.rulebook.coverage import game_coverage
from grognard.rulebook.mutants import Runner, Trial, run_trials, sample, trials
from grognard.rulebook.mutation import Mutant, disable, find_functions, variants
from tests.lab.ferry import ruleset

ROOT = Path(__file__).parents[2]


def ways(signature: str, body: str = "pass") -> tuple[str, ...]:
    ((_, function),) = find_functions(ast.parse(f"def f() {signature}: {body}"), "f")
    return variants(function)


@pytest.mark.parametrize(
    ("signature", "expected"),
    [
        ("-> None", ("return None",)),
        ("-> bool", ("return True", "return False")),
        ("-> int", ("return 0",)),
        ("-> int | None", ("return None",)),
        ("-> tuple[str, ...]", ("return ()",)),
        ("-> list[int]", ("return []",)),
        ("-> frozenset[str]", ("return frozenset()",)),
        ("-> Iterator[int]", ("return iter(())",)),
        ("-> Choices[A]", ("return Choices([])",)),
        ("-> Verdict", ()),
    ],
)
def test_a_function_is_disabled_by_the_neutral_value_of_its_annotation(
    signature: str, expected: tuple[str, ...]
) -> None:
    assert ways(signature) == expected


def test_a_function_that_returns_a_record_loses_its_conditions() -> None:
    source = b"def f(x) -> Verdict:\n    if x:\n        return 'hit'\n    return 'miss'\n"
    tree = disable(source, Mutant(module="m", qualname="f", variant="unguarded"), "m.py")
    names: dict[str, object] = {}
    exec(compile(tree, "m.py", "exec", dont_inherit=True), {"Verdict": object}, names)
    disabled = names["f"]
    assert callable(disabled)
    assert disabled(1) == "miss"


def test_a_marked_class_is_disabled_method_by_method() -> None:
    tree = ast.parse("class P:\n    def a(self): ...\n    def __init__(self): ...\n    x = 1\n")
    assert [name for name, _ in find_functions(tree, "P")] == ["P.a"]


def test_every_rule_function_of_a_game_gives_trials_with_the_files_that_cite_it() -> None:
    found = trials(game_coverage(ruleset().info, ROOT), ROOT)
    assert {(each.rule, each.mutant.qualname, each.mutant.variant) for each in found} == {
        ("F-1", "neighbours", "return ()"),
        ("F-2", "is_free", "return True"),
        ("F-2", "is_free", "return False"),
        ("F-3", "needed", "return 0"),
        ("F-4", "TurnPoint._next", "return None"),
    }
    assert all("tests/lab/test_position.py" in each.files for each in found)


def test_a_sample_is_repeatable_and_in_order() -> None:
    every = trials(game_coverage(ruleset().info, ROOT), ROOT)
    assert sample(every, 3, 7) == sample(every, 3, 7)
    assert sample(every, 3, 7) == [each for each in every if each in sample(every, 3, 7)]
    assert sample(every, None, 7) == every


def test_a_disabled_rule_is_noticed_only_by_the_tests_that_prove_it() -> None:
    mutant = Mutant(module="tests.lab.ferry.ruleset", qualname="needed", variant="return 0")
    files = ("tests/lab/test_position.py",)
    source = (ROOT / "tests/lab/ferry/ruleset.py").read_bytes()
    chosen = [
        Trial(rule="F-3", mutant=mutant, files=files),
        Trial(rule="F-2", mutant=mutant, files=files),
        Trial(rule="F-4", mutant=mutant, files=()),
    ]
    summary = run_trials(Runner(ROOT), chosen, jobs=2)
    assert [each.verdict for each in summary.results] == ["killed", "survived", "untested"]
    assert summary.unproved() == ("F-2", "F-4")
    assert (ROOT / "tests/lab/ferry/ruleset.py").read_bytes() == source
