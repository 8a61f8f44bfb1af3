"""Versions of the demonstration game with one fault each, for the checks to find."""

from typing import Any

import msgspec

from grognard.kernel.decision import Choices, Decision
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import Outcome
from grognard.kernel.records import Side
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.view import View
from tests.demo.records import AnyAction, DemoState, EndMoves, Move, Order, Stood
from tests.demo.rules import DemoRules


class RefusesListed(DemoRules):
    def check(self, state: DemoState, side: Side, action: AnyAction) -> None:
        if isinstance(action, Move):
            raise Illegal("OCCUPIED", "D-3.4", to=action.to)
        super().check(state, side, action)


class ListsTwice(DemoRules):
    def choices(self, state: DemoState, side: Side) -> Choices[AnyAction]:
        choices = super().choices(state, side)
        return Choices.of(*choices, *choices[:1])


class ServesEverybody(DemoRules):
    def choices(self, state: DemoState, side: Side) -> Choices[AnyAction]:
        choices = super().choices(state, side)
        return choices if len(choices) else Choices.of(EndMoves())


class NeverTheSame(DemoRules):
    def __init__(self) -> None:
        self.count = 0

    def apply_checked(
        self, state: DemoState, side: Side, action: AnyAction, dice: Dice
    ) -> Resolution:
        self.count += 1
        resolution = super().apply_checked(state, side, action, dice)
        resolution.emit(Stood(rule="D-4.1", side=str(self.count)))
        return resolution


class SharesStates(DemoRules):
    """Writes into the position it was copied from."""

    def apply_checked(
        self, state: DemoState, side: Side, action: AnyAction, dice: Dice
    ) -> Resolution:
        original: Any = self.last
        if original is not None and original is not state:
            original.turn = 99
        return super().apply_checked(state, side, action, dice)

    last: DemoState | None = None

    def decisions(self, state: DemoState) -> tuple[Decision, ...]:
        if self.last is None:
            self.last = state
        return super().decisions(state)


class RemembersOutsideTheState(DemoRules):
    """Keeps a fact in the instance dictionary, which is not written down."""

    def start(self, scenario: str, options: Any, dice: Dice) -> tuple[DemoState, Resolution]:
        state, resolution = super().start(scenario, options, dice)
        state.__dict__["fresh"] = True
        return state, resolution

    def decisions(self, state: DemoState) -> tuple[Decision, ...]:
        kind = "fresh" if "fresh" in state.__dict__ else "stale"
        return tuple(
            msgspec.structs.replace(each, params={"kind": kind})
            for each in super().decisions(state)
        )


class LooksAndTouches(DemoRules):
    def view(self, state: DemoState, viewer: Side) -> View:
        state.known.add("r1")
        return super().view(state, viewer)


class MixesUpViewers(DemoRules):
    def view(self, state: DemoState, viewer: Side) -> View:
        return msgspec.structs.replace(super().view(state, viewer), viewer="red")


class DeadEnd(DemoRules):
    def choices(self, state: DemoState, side: Side) -> Choices[AnyAction]:
        return Choices([]) if state.turn == 2 else super().choices(state, side)


class Endless(DemoRules):
    def apply_checked(
        self, state: DemoState, side: Side, action: AnyAction, dice: Dice
    ) -> Resolution:
        resolution = super().apply_checked(state, side, action, dice)
        state.turn = 1
        return resolution


class NoResult(DemoRules):
    def outcome(self, state: DemoState) -> Outcome | None:
        return None


class ResultTooSoon(DemoRules):
    def outcome(self, state: DemoState) -> Outcome | None:
        return Outcome(winner=None, reason="points", rule="D-7.3")


class Crashes(DemoRules):
    def apply_checked(
        self, state: DemoState, side: Side, action: AnyAction, dice: Dice
    ) -> Resolution:
        if state.turn == 2 and not isinstance(action, Order):
            raise ZeroDivisionError("a fault in the rules")
        return super().apply_checked(state, side, action, dice)


class CrashesAtOnce(DemoRules):
    def start(self, scenario: str, options: Any, dice: Dice) -> tuple[DemoState, Resolution]:
        raise ZeroDivisionError("a fault in the rules")


class AcceptsAnything(DemoRules):
    def check(self, state: DemoState, side: Side, action: AnyAction) -> None:
        """Never looks."""
