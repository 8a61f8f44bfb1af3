"""Arrival and withdrawal schedules."""

from collections.abc import Iterable

import msgspec


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """A unit due from a turn on, at named places (none = any place its rule allows)."""

    unit: str
    turn: int
    places: tuple[str, ...] = ()
    manner: str = ""


class Withdrawal(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that must leave on a turn, and perhaps returns on a later one."""

    unit: str
    turn: int
    returns: int | None = None


class Schedule(msgspec.Struct, frozen=True, kw_only=True):
    """All arrivals and withdrawals of a scenario."""

    arrivals: tuple[Arrival, ...] = ()
    withdrawals: tuple[Withdrawal, ...] = ()

    def arriving(self, turn: int, waiting: Iterable[str]) -> tuple[Arrival, ...]:
        """Arrivals due now or earlier among the units still waiting off the map."""
        there = set(waiting)
        return tuple(each for each in self.arrivals if each.turn <= turn and each.unit in there)

    def leaving(self, turn: int) -> tuple[Withdrawal, ...]:
        """Withdrawals due now or earlier and not yet over by a return."""
        return tuple(
            each
            for each in self.withdrawals
            if each.turn <= turn and (each.returns is None or turn < each.returns)
        )

    def returning(self, turn: int) -> tuple[Withdrawal, ...]:
        return tuple(each for each in self.withdrawals if each.returns == turn)
