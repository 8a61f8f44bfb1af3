"""The planner: thinks a phase through and then carries it out move by move."""

from random import Random
from typing import Any

from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought
from grognard.players.staff import Staff, staff_for


class PlannerPlayer:
    """The default opponent. Its staff keeps the plan of the phase, which only saves time."""

    id = "planner"

    def __init__(self) -> None:
        self._staffs: dict[tuple[str, Side], Staff] = {}

    def choose(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        key = (rules.info.id, side)
        if key not in self._staffs:
            self._staffs[key] = staff_for(rules, planning=True)
        return self._staffs[key].answer(rules, imagined, side, random)
