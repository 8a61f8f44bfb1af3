"""The example does what its first line says."""

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_verbs.py"


def test_the_example_learns_something_in_a_few_small_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["learn_verbs", "--game", "tests.study.skirmish", "--episodes", "6"]
    monkeypatch.setattr(sys, "argv", arguments)
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    said = capsys.readouterr().out
    assert said.count("points") == 6
    learnt = said[said.index("what was learnt") :].splitlines()[1:]
    assert len(learnt) >= 2
