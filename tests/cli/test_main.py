"""The command as a whole: help, laziness, mistakes."""

import subprocess
import sys

import pytest

from grognard.cli.main import COMMANDS, build_app
from tests.cli.support import FERRY, Run


def test_help_lists_every_command(run: Run) -> None:
    answer = run("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in answer.out or f"\n  {command}\n" in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    answer = run(command, "--help")
    assert answer.code == 0
    assert "Example" in answer.out


def test_help_imports_nothing_heavy() -> None:
    # The promise is an answer in under half a second; what costs time is listed here by name.
    heavy = ("numba", "numpy", "scipy", "rich.console", "fluent.runtime", "litestar", "matplotlib")
    script = (
        "import sys\nfrom grognard.cli.main import build_app\nbuild_app()\n"
        f"print([name for name in {heavy!r} if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_the_app_can_be_built_more_than_once() -> None:
    assert len(build_app().registered_commands) == len(build_app().registered_commands)


def test_an_unknown_game_is_answered_in_one_line_with_the_known_ones(run: Run) -> None:
    answer = run("rules", "chess")
    assert answer.code == 2
    assert answer.err.startswith("grognard: no game 'chess'; the games are:")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("fuzz", "no.such.package"), "no package"),
        (("fuzz", "grognard.texts"), "offers no ruleset()"),
        (("fuzz", FERRY, "--option", "veteran_fire"), "takes NAME=VALUE"),
        (("fuzz", FERRY, "--option", "weather=rain"), "K-OPTIONS"),
        (("fuzz", FERRY, "--scenario", "moon"), "K-SCENARIO"),
        (("ask", "nowhere.toml"), "does not exist"),
        (("replay", "nowhere.json"), "does not exist"),
        (("rules",), "say which game"),
        (("atlas", "check", "narnia"), "no map narnia"),
    ],
)
def test_a_mistake_is_answered_in_plain_words(
    run: Run, arguments: tuple[str, ...], complaint: str
) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert complaint in answer.err
    assert "Traceback" not in answer.err
