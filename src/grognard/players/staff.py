"""Who thinks for which game: each family of games brings a staff of its own."""

from random import Random
from typing import Any, Protocol

from grognard.games.somnium.ruleset import SomniumRules
from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought
from grognard.players.onestep import OneStepStaff


class Staff(Protocol):
    """Answers the decisions of one side, with reasons."""

    def answer(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        ...


def staff_for(rules: Ruleset[Any, Any], *, planning: bool) -> Staff:
    """The staff of a game's family; a game without one is judged by its score sheet alone."""
    if isinstance(rules, SomniumRules):
        from grognard.players.somnium.staff import SomniumStaff

        return SomniumStaff(planning=planning)
    return OneStepStaff()


class Staffs:
    """The staffs of one player, one for each side of each game it is asked about."""

    def __init__(self, *, planning: bool) -> None:
        self._planning = planning
        self._known: dict[tuple[str, Side], Staff] = {}

    def of(self, rules: Ruleset[Any, Any], side: Side) -> Staff:
        """The staff for a side; what it remembers only saves time."""
        key = (rules.info.id, side)
        if key not in self._known:
            self._known[key] = staff_for(rules, planning=self._planning)
        return self._known[key]
