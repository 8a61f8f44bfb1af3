"""Where everybody will be: the units of a side while their phase is being planned."""

from typing import Final, NamedTuple

import numpy as np

from grognard.games.somnium.state import MOVED
from grognard.kernel.report import Modifier
from grognard.players.somnium.chances import FloatArray
from grognard.players.somnium.movers import Mover, evacuations, movers
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.reasons import because

LEAVES: Final = -1
"""Stands for a destination beyond the map."""
NEVER: Final = -1e6


class Order(NamedTuple):
    """A unit, where it shall go, and why."""

    unit: int
    to: int
    reasons: tuple[Modifier, ...] = ()
    highlights: tuple[tuple[str, str], ...] = ()


class Posts:
    """Who has no task yet, where everybody will stand, and the orders given so far."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        state, edition = outlook.state, outlook.edition
        self.free: dict[int, Mover] = {
            u: m for u, m in movers(outlook).items() if m.here < 0 or not state.marks[u] & MOVED
        }
        self.leaving = evacuations(outlook)
        self.planned: dict[int, int] = {u: state.place[u] for u in outlook.own_units()}
        self.defence: FloatArray = np.zeros(edition.size)
        self.count: FloatArray = np.zeros(edition.size)
        self.weak: FloatArray = np.zeros(edition.size)
        """How much bombs find in each hex."""
        for unit, h in self.planned.items():
            self.defence[h] += outlook.defence[unit]
            self.count[h] += 1
            self.weak[h] += edition.vulnerability[unit][0]
        self.result: list[Order] = []

    def settle(self, unit: int, to: int, reasons: tuple[Modifier, ...], why: str) -> None:
        """Give a unit its place in the plan."""
        outlook = self.outlook
        mover = self.free.pop(unit)
        self.shift_to(unit, to)
        if to != mover.here:
            name = outlook.edition.names[to]
            self.result.append(Order(unit, to, reasons, ((name, why),)))

    def shift_to(self, unit: int, to: int) -> None:
        """Count a unit in another hex."""
        old = self.planned.get(unit, -1)
        value = self.outlook.defence[unit]
        weak = self.outlook.edition.vulnerability[unit][0]
        if old >= 0:
            self.defence[old] -= value
            self.count[old] -= 1
            self.weak[old] -= weak
        if to >= 0:
            self.defence[to] += value
            self.count[to] += 1
            self.weak[to] += weak
            self.planned[unit] = to
        else:
            self.planned.pop(unit, None)

    def comes_to(self, unit: int, h: int) -> bool:
        mover = self.free[unit]
        if mover.here == h:
            return True
        limit = self.outlook.edition.stack_limit
        return bool(mover.ends[h]) and self.count[h] < limit

    def leave(self, unit: int, gain: float) -> None:
        """Let a unit go from the map."""
        self.free.pop(unit)
        self.shift_to(unit, LEAVES)
        self.result.append(Order(unit, LEAVES, (because("evacuate", round(gain * 100)),)))

    def left_behind(self, pairs: list[tuple[int, int]]) -> float:
        """What places are worth that nobody would hold any more while an enemy can come to them."""
        outlook = self.outlook
        lost = 0.0
        for unit, spot in pairs:
            here = self.planned.get(unit, -1)
            if here == spot or here not in outlook.places or not outlook.enemy_reach[here]:
                continue
            stay = sum(1 for u, h in self.planned.items() if h == here)
            stay -= sum(1 for u, s in pairs if self.planned.get(u, -1) == here != s)
            if stay <= 0 and outlook.is_ours(here):
                lost += outlook.places[here] * outlook.weights.hold
        return lost
