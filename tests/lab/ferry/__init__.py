"""A tiny game for the tools' own tests: two patrols on a row of five hexes and a ferry box."""

from tests.lab.ferry.ruleset import FerryRules


def ruleset() -> FerryRules:
    """The game, as every game package offers it."""
    return FerryRules()
