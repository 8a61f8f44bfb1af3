"""Finding the game, scenario and options that a command line names."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from grognard.cli.output import CommandError
from grognard.games import load
from grognard.kernel.ruleset import GameInfo, OptionValue, Ruleset


def find_ruleset(name: str) -> Ruleset[Any, Any]:
    """A game of the house by id, or any package with ``ruleset()`` by its dotted name.

    The second form serves whoever is writing a game; only the command line has it, because it
    imports whatever it is told to.
    """
    if "." not in name:
        return load(name)
    try:
        package = import_module(name)
    except ModuleNotFoundError as error:
        raise CommandError(f"no package {name!r}: {error}") from None
    if not hasattr(package, "ruleset"):
        raise CommandError(f"package {name!r} offers no ruleset()")
    offered: Ruleset[Any, Any] = package.ruleset()
    return offered


def chosen_scenario(info: GameInfo, wanted: str | None) -> str:
    """The scenario asked for, or the first one."""
    return info.scenario(wanted).id if wanted else info.scenarios[0].id


def chosen_options(info: GameInfo, pairs: Sequence[str] | None) -> dict[str, OptionValue]:
    """``NAME=VALUE`` pairs as options, numbers where the option has numbers."""
    chosen: dict[str, OptionValue] = {}
    specs = {spec.id: spec for spec in info.options}
    for pair in pairs or ():
        name, equals, text = pair.partition("=")
        if not equals:
            raise CommandError(f"--option takes NAME=VALUE, not {pair!r}")
        spec = specs.get(name)
        values = spec.values if spec else ()
        chosen[name] = next((each for each in values if str(each) == text), text)
    return info.complete_options(chosen)
