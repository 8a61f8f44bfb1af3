"""Who stands where: stacks and presence, kept beside the state and never written down."""

from bisect import insort
from typing import Final, NamedTuple

from grognard.games.malta.edition import Edition
from grognard.games.malta.state import DISPERSED, MaltaState
from grognard.kernel.rule import rule
from grognard.mechanics.zones import zone_counts

_KEY: Final = "disposition"


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
    """Stacks by hex; present units of each side in and next to each hex."""

    __slots__ = ("edition", "mover", "near", "present", "reaches", "stacks")

    @rule("M-3.2i", "M-1.3.8")
    def __init__(self, edition: Edition, state: MaltaState) -> None:
        """Dispersed units lie in the stack of their hex but are not present."""
        self.edition = edition
        self.stacks: dict[int, list[int]] = {}
        self.present = (bytearray(edition.size), bytearray(edition.size))
        sources: tuple[list[int], list[int]] = ([], [])
        for unit, place in enumerate(state.place):
            if place >= 0:
                self.stacks.setdefault(place, []).append(unit)
                if not state.marks[unit] & DISPERSED:
                    side = edition.owner[unit]
                    self.present[side][place] += 1
                    sources[side].append(place)
        self.near = tuple(zone_counts(edition.neighbours, edition.size, each) for each in sources)
        self.mover = -1
        self.reaches: Book = {}
        """Where units of the moving side can go; forgotten when the enemy changes."""

    def appear(self, unit: int, h: int, change: int) -> None:
        """A unit becomes present in a hex (+1) or stops being so (-1)."""
        side = self.edition.owner[unit]
        if side != self.mover:
            self.reaches.clear()
        self.present[side][h] += change
        near = self.near[side]
        for n in self.edition.around[h]:
            near[n] += change

    def relocate(self, unit: int, old: int, new: int, present: bool) -> None:
        if old >= 0:
            stack = self.stacks[old]
            stack.remove(unit)
            if not stack:
                del self.stacks[old]
            if present:
                self.appear(unit, old, -1)
        if new >= 0:
            insort(self.stacks.setdefault(new, []), unit)
            if present:
                self.appear(unit, new, 1)


def disposition(edition: Edition, state: MaltaState) -> Disposition:
    """The disposition of a state, built when first asked for."""
    found: Disposition | None = state.__dict__.get(_KEY)
    if found is None:
        found = Disposition(edition, state)
        state.__dict__[_KEY] = found
    return found


def put(state: MaltaState, unit: int, place: int) -> None:
    """Move a unit to a hex or box: the one place where positions change."""
    old = state.place[unit]
    state.place[unit] = place
    found: Disposition | None = state.__dict__.get(_KEY)
    if found is not None:
        found.relocate(unit, old, place, not state.marks[unit] & DISPERSED)


def disperse(state: MaltaState, unit: int, dispersed: bool) -> None:
    """Turn a unit to its Dispersed side or back."""
    if bool(state.marks[unit] & DISPERSED) == dispersed:
        return
    state.marks[unit] ^= DISPERSED
    found: Disposition | None = state.__dict__.get(_KEY)
    if found is not None and state.place[unit] >= 0:
        found.appear(unit, state.place[unit], -1 if dispersed else 1)


def renew(state: MaltaState) -> None:
    """Forget every derived table, after changes by hand."""
    state.__dict__.clear()
