"""Who stands where: stacks and presence, kept beside the state and never written down."""

from bisect import insort
from typing import Any, Final, NamedTuple

from grognard.games.malta.edition import Edition
from grognard.games.malta.state import DISPERSED, MaltaState
from grognard.kernel.decision import ChoiceGroup
from grognard.kernel.rule import rule

KEY: Final = "disposition"
FREE_BITS: Final = 4
MOST_POINTS: Final = 2
"""No unit weighs more: with so much room left, every unit fits."""


class Reach(NamedTuple):
    """Hexes with the points spent on arrival and the hex before each; the start is left out."""

    spent: dict[int, int]
    before: dict[int, int]
    least: frozenset[int]
    """Hexes open only as a unit's one-hex minimum."""

    def way(self, start: int, to: int) -> list[int]:
        """The hexes on the way to a hex."""
        found = [to]
        while (h := self.before[found[-1]]) != start:
            found.append(h)
        found.reverse()
        return found


Book = dict[tuple[int, int, int, int, bool, int], Reach]
"""Reaches by hex, points spent, allowance, class, whether it has moved, and share of a road."""


class Disposition:
    """Stacks by hex; present units of each side in and next to each hex, and what they weigh."""

    __slots__ = (
        "edition",
        "free",
        "mover",
        "moves",
        "near",
        "points",
        "present",
        "reaches",
        "stacks",
    )

    @rule("M-3.2i", "M-1.3.8")
    def __init__(self, edition: Edition, state: MaltaState) -> None:
        """Dispersed units lie in the stack of their hex but are not present."""
        size = edition.size
        self.edition = edition
        self.stacks: dict[int, list[int]] = {}
        self.present = (bytearray(size), bytearray(size))
        self.near = (bytearray(size), bytearray(size))
        self.points = ([0] * size, [0] * size)
        """Stacking points of present units."""
        self.free = ([0] * size, [0] * size)
        """Present units of each free class, four bits a class."""
        self.mover = -1
        self.reaches: Book = {}
        """Where units of the moving side can go; forgotten when the enemy changes."""
        self.moves: dict[int, tuple[frozenset[int], list[ChoiceGroup[Any]]]] = {}
        """Listed moves of a unit, and the hexes they depend on."""
        for unit, place in enumerate(state.place):
            if place >= 0:
                self.stacks.setdefault(place, []).append(unit)
                if not state.marks[unit] & DISPERSED:
                    self.appear(unit, place, 1, state.strength[unit])

    def appear(self, unit: int, h: int, change: int, strength: int) -> None:
        """A unit becomes present in a hex (+1) or stops being so (-1)."""
        edition = self.edition
        side = edition.owner[unit]
        if side != self.mover:
            self.forget()
        self.present[side][h] += change
        kind = edition.free[unit]
        if kind:
            self.free[side][h] += change << (FREE_BITS * kind)
            self.disturb(h)
        else:
            points = self.points[side]
            before = edition.stack_limit[h] - points[h]
            points[h] += change * strength
            if before - change * strength < MOST_POINTS or before < MOST_POINTS:
                self.disturb(h)
        near = self.near[side]
        for n in edition.around[h]:
            near[n] += change

    def weaken(self, unit: int, h: int) -> None:
        """A present unit lost a step."""
        side = self.edition.owner[unit]
        if not self.edition.free[unit]:
            self.points[side][h] -= 1
        self.forget()

    def relocate(self, unit: int, old: int, new: int, present: bool, strength: int) -> None:
        """A unit went from place to place."""
        self.moves.pop(unit, None)
        if self.edition.owner[unit] != self.mover and self.moves:
            self.moves.clear()
        if old >= 0:
            stack = self.stacks[old]
            stack.remove(unit)
            if not stack:
                del self.stacks[old]
            if present:
                self.appear(unit, old, -1, strength)
        if new >= 0:
            insort(self.stacks.setdefault(new, []), unit)
            if present:
                self.appear(unit, new, 1, strength)

    def disturb(self, h: int) -> None:
        """Room in a hex became scarce, or is no longer so: moves to it are listed anew."""
        if not self.moves:
            return
        for unit in [unit for unit, (zone, _) in self.moves.items() if h in zone]:
            del self.moves[unit]

    def forget(self) -> None:
        """Everything found about moves is out of date."""
        if self.reaches:
            self.reaches.clear()
        if self.moves:
            self.moves.clear()


def disposition(edition: Edition, state: MaltaState) -> Disposition:
    """The disposition of a state, built when first asked for."""
    found: Disposition | None = state.__dict__.get(KEY)
    if found is None:
        found = Disposition(edition, state)
        state.__dict__[KEY] = found
    return found


def put(state: MaltaState, unit: int, place: int) -> None:
    """Move a unit to a hex or box: the one place where positions change."""
    old = state.place[unit]
    state.place[unit] = place
    found: Disposition | None = state.__dict__.get(KEY)
    if found is not None:
        present = not state.marks[unit] & DISPERSED
        found.relocate(unit, old, place, present, state.strength[unit])


def disperse(state: MaltaState, unit: int, dispersed: bool) -> None:
    """Turn a unit to its Dispersed side or back."""
    if bool(state.marks[unit] & DISPERSED) == dispersed:
        return
    state.marks[unit] ^= DISPERSED
    found: Disposition | None = state.__dict__.get(KEY)
    if found is not None and state.place[unit] >= 0:
        found.moves.pop(unit, None)
        change = -1 if dispersed else 1
        found.appear(unit, state.place[unit], change, state.strength[unit])


def weaken(state: MaltaState, unit: int) -> None:
    """Take one of several steps off a unit."""
    state.strength[unit] -= 1
    found: Disposition | None = state.__dict__.get(KEY)
    if found is not None and state.place[unit] >= 0 and not state.marks[unit] & DISPERSED:
        found.weaken(unit, state.place[unit])


def unsettle(state: MaltaState, unit: int) -> None:
    """What a unit can do has changed: its moves are listed anew."""
    found: Disposition | None = state.__dict__.get(KEY)
    if found is not None:
        found.moves.pop(unit, None)


def renew(state: MaltaState) -> None:
    """Forget every derived table, after changes by hand."""
    state.__dict__.clear()
