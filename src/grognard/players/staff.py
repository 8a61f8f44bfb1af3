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
