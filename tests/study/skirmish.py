"""The demonstration game as a package that offers itself: games of a few milliseconds."""

from tests.demo.rules import DemoRules


def ruleset() -> DemoRules:
    return DemoRules()
