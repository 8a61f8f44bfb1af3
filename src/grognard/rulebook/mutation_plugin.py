"""The pytest side of mutants: disable the function, then run only the tests citing its rule."""

from typing import Any

import pytest

from grognard.rulebook.mutation import Mutant, MutatingFinder

LOADED = "the disabled function was loaded"
FINDER = pytest.StashKey[MutatingFinder]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the two options by which the runner speaks to this plugin."""
    parser.addoption("--mutant", help="module:qualname:variant to disable")
    parser.addoption("--mutant-rule", help="run only tests citing this rule")


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Install the import hook before any test file can import the rules."""
    written = early_config.known_args_namespace.mutant
    if written:
        finder = MutatingFinder(Mutant.parse(written))
        finder.install()
        early_config.stash[FINDER] = finder


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that cite the rule."""
    wanted: Any = config.getoption("--mutant-rule")
    if wanted:
        items[:] = [
            item
            for item in items
            if any(wanted in marker.args for marker in item.iter_markers("rule"))
        ]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say whether the disabled function took part at all."""
    finder = config.stash.get(FINDER, None)
    if finder is not None and finder.loaded:
        terminalreporter.write_line(LOADED)
