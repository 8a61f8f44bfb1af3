"""Versions of the demonstration game that give something away, each in another place."""

from typing import Any

import msgspec

from grognard.kernel.decision import Choices, Decision
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.view import View
from tests.demo.records import AnyAction, DemoState, MovesStep, OrderGiven, OrdersStep
from tests.demo.rules import DemoRules, enemy_of, side_of


def _secret(state: DemoState, side: Side) -> int:
    """Something only the enemy of this side may know."""
    return sum(
        strength
        for unit, strength in state.strengths.items()
        if side_of(unit) != side and unit not in state.known
    )


class LeakyView(DemoRules):
    """The view adds up hidden strengths."""

    def view(self, state: DemoState, viewer: Side) -> View:
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, notes={"sum": _secret(state, viewer)})


class LeakyHandles(DemoRules):
    """Hidden counters carry their own names."""

    def view(self, state: DemoState, viewer: Side) -> View:
        view = super().view(state, viewer)
        named = {at: unit for unit, at in state.places.items()}
        pieces = tuple(
            msgspec.structs.replace(piece, handle=named[piece.at]) for piece in view.pieces
        )
        return msgspec.structs.replace(view, pieces=pieces)


class LeakyRefusal(DemoRules):
    """The refusal of a bad move quotes a hidden strength."""

    def check(self, state: DemoState, side: Side, action: AnyAction) -> None:
        try:
            super().check(state, side, action)
        except Illegal as illegal:
            raise Illegal(illegal.code, illegal.rule, hint=_secret(state, side)) from illegal


class LeakyChoices(DemoRules):
    """A weak enemy can be read from what is offered."""

    def choices(self, state: DemoState, side: Side) -> Choices[AnyAction]:
        choices = super().choices(state, side)
        if len(choices) > 2 and _secret(state, side) > 5:
            return Choices.of(*choices[1:])
        return choices


class LeakyDecisions(DemoRules):
    """A decision's parameters tell a hidden strength."""

    def decisions(self, state: DemoState) -> tuple[Decision, ...]:
        return tuple(
            msgspec.structs.replace(each, params={"sum": _secret(state, each.side)})
            for each in super().decisions(state)
        )


class LeakyLog(DemoRules):
    """The enemy hears an order's wording before it is revealed."""

    def apply_checked(
        self, state: DemoState, side: Side, action: AnyAction, dice: Dice
    ) -> Resolution:
        resolution = super().apply_checked(state, side, action, dice)
        if isinstance(state.steps[-1] if state.steps else None, MovesStep):
            sum_of_own = _secret(state, enemy_of(side))
            posture: Any = "march" if sum_of_own % 2 else "hold"
            resolution.emit(OrderGiven(rule="D-2.1", side=side, posture=posture))
        return resolution


class LeakyAnswers(DemoRules):
    """Everybody hears that an order was given."""

    def apply_checked(
        self, state: DemoState, side: Side, action: AnyAction, dice: Dice
    ) -> Resolution:
        resolution = super().apply_checked(state, side, action, dice)
        if isinstance(state.steps[-1] if state.steps else None, OrdersStep):
            resolution.emit(OrderGiven(rule="D-2.1", side=side, posture="hold"))
        return resolution


class LeakyPhase(DemoRules):
    """The table shows that one side has given its order."""

    def view(self, state: DemoState, viewer: Side) -> View:
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, phase=f"orders-{len(state.orders)}")


VIEW_LEAKS: tuple[type[DemoRules], ...] = (
    LeakyView,
    LeakyHandles,
    LeakyRefusal,
    LeakyChoices,
    LeakyDecisions,
    LeakyLog,
)
TRACE_LEAKS: tuple[type[DemoRules], ...] = (LeakyAnswers, LeakyPhase)
