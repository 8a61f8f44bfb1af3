"""The flow of play as a stack of step records, and the driver that runs it.

A *point* is the home of one kind of step: the code that lists the legal choices stands beside the
code that applies one. A point without an open decision runs by itself. Nothing about the flow
lives outside the state, so play can be copied, stored and resumed at every decision.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from grognard.kernel.decision import Choices, Decision
from grognard.kernel.illegal import EngineFault, Illegal
from grognard.kernel.records import Action, Event, Side, State, Step
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.ruleset import Ruleset

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
R = TypeVar("R", bound="StepRuleset[Any, Any]")
T = TypeVar("T", bound=Step)

RUNAWAY = 100_000
"""More automatic steps than any game makes between two decisions."""


class Forced(Event, frozen=True, kw_only=True):
    """The engine made the only possible choice for a side."""

    side: Side
    verb: str


class Point(Generic[R, S, T]):
    """Behaviour of one kind of step. Override ``run`` or the four decision methods."""

    def decisions(self, rules: R, state: S, step: T) -> tuple[Decision, ...]:
        """Open decisions of this step; none means that it runs by itself."""
        return ()

    def run(self, rules: R, state: S, step: T, resolution: Resolution) -> None:
        """Carry the step out: change the state and the stack (at least pop or push)."""
        raise EngineFault(f"{type(step).__name__} neither decides nor runs")

    def choices(self, rules: R, state: S, step: T, side: Side) -> Choices[Any]:
        """Every legal answer of this side."""
        return Choices([])

    def check(self, rules: R, state: S, step: T, side: Side, action: Action) -> None:
        """Look the action up among the choices; say why if it is not there."""
        if action not in self.choices(rules, state, step, side):
            raise self.refuse(rules, state, step, side, action)

    def refuse(self, rules: R, state: S, step: T, side: Side, action: Action) -> Illegal:
        """The reason why an action is not among the choices."""
        return not_offered(self.decisions(rules, state, step), action)

    def apply(
        self, rules: R, state: S, step: T, side: Side, action: Any, resolution: Resolution
    ) -> None:
        """Carry out a legal answer."""
        raise EngineFault(f"{type(step).__name__} does not take {type(action).__name__}")


def not_offered(decisions: tuple[Decision, ...], action: Action) -> Illegal:
    """The plain refusal: this action does not answer the open decision."""
    verb = str(action.__struct_config__.tag)
    open_kinds = tuple(decision.kind for decision in decisions)
    return Illegal("NOT_OFFERED", "K-OFFERED", verb=verb, open=open_kinds)


class StepRuleset(Ruleset[S, A], Generic[S, A]):
    """A ruleset driven by the step stack ``state.steps``; the top step is the last."""

    points: Mapping[type[Step], Point[Any, Any, Any]]

    @staticmethod
    @abstractmethod
    def stack(state: S) -> list[Any]:
        """The step stack of a state."""

    def point(self, step: Step) -> Point[Any, Any, Any]:
        return self.points[type(step)]

    def decisions(self, state: S) -> tuple[Decision, ...]:
        stack = self.stack(state)
        if not stack:
            return ()
        return self.points[type(stack[-1])].decisions(self, state, stack[-1])

    def choices(self, state: S, side: Side) -> Choices[A]:
        stack = self.stack(state)
        if not stack:
            return Choices([])
        step = stack[-1]
        point = self.points[type(step)]
        if not any(decision.side == side for decision in point.decisions(self, state, step)):
            return Choices([])
        return point.choices(self, state, step, side)

    def check(self, state: S, side: Side, action: A) -> None:
        stack = self.stack(state)
        if not stack:
            raise Illegal("GAME_OVER", "K-OVER")
        step = stack[-1]
        point = self.points[type(step)]
        open_decisions = point.decisions(self, state, step)
        if not any(decision.side == side for decision in open_decisions):
            deciders = tuple(decision.side for decision in open_decisions)
            raise Illegal("NOT_YOUR_DECISION", "K-SIDE", side=side, deciders=deciders)
        point.check(self, state, step, side, action)

    def apply(self, state: S, side: Side, action: A, dice: Dice) -> Resolution:
        self.check(state, side, action)
        return self.apply_checked(state, side, action, dice)

    def apply_checked(self, state: S, side: Side, action: A, dice: Dice) -> Resolution:
        """Carry out an action taken from ``choices`` of this very state, without a second look-up.

        For search and simulation, which only ever play listed choices.
        """
        resolution = Resolution(dice)
        step = self.stack(state)[-1]
        self.points[type(step)].apply(self, state, step, side, action, resolution)
        self.settle(state, resolution)
        return resolution

    def settle(self, state: S, resolution: Resolution) -> None:
        """Run automatic steps and single choices until somebody has something to decide."""
        stack = self.stack(state)
        for _ in range(RUNAWAY):
            if not stack:
                return
            step = stack[-1]
            point = self.points[type(step)]
            decisions = point.decisions(self, state, step)
            if not decisions:
                point.run(self, state, step, resolution)
                continue
            if not self._take_forced(state, step, decisions, resolution):
                return
        raise EngineFault(f"the flow does not come to rest: {stack[-1]!r}")

    def _take_forced(
        self,
        state: S,
        step: Step,
        decisions: tuple[Decision, ...],
        resolution: Resolution,
    ) -> bool:
        if len(decisions) != 1 or not decisions[0].automatic:
            return False
        decision = decisions[0]
        point = self.points[type(step)]
        choices = point.choices(self, state, step, decision.side)
        if len(choices) != 1:
            return False
        action: Action = choices[0]
        verb = str(action.__struct_config__.tag)
        resolution.emit(
            Forced(rule=decision.rule, side=decision.side, verb=verb),
            audience=(decision.side,) if decision.hidden else None,
        )
        point.apply(self, state, step, decision.side, action, resolution)
        return True
