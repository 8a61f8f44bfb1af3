"""The planner, who thinks a phase through, and the grognard, who also thinks of the answer."""

from random import Random
from typing import Any

from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought
from grognard.players.staff import Depth, Staffs


class PlannerPlayer:
    """The default opponent. Its staff keeps the plan of the phase, which only saves time.

    ``judgement`` replaces the numbers behind its thinking, for trying others out.
    """

    id = "planner"
    blind = False
    depth = Depth.PLAN

    def __init__(self, judgement: Any = None) -> None:
        self._staffs = Staffs(self.depth, judgement)

    def choose(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        return self._staffs.of(rules, side).answer(rules, imagined, side, random)


class GrognardPlayer(PlannerPlayer):
    """Makes several plans and plays each of them on in his head before he chooses one.

    Only where a family's staff can look ahead: `malta`'s cannot yet, and plays as the planner does.
    """

    id = "grognard"
    blind = False
    depth = Depth.FORESEE
