"""The planner: thinks a phase through and then carries it out move by move."""

from random import Random
from typing import Any

from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought
from grognard.players.staff import Staffs


class PlannerPlayer:
    """The default opponent. Its staff keeps the plan of the phase, which only saves time."""

    id = "planner"

    def __init__(self) -> None:
        self._staffs = Staffs(planning=True)

    def choose(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        return self._staffs.of(rules, side).answer(rules, imagined, side, random)
