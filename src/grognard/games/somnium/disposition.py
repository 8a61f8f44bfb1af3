"""Who stands where: stacks and engagement zones, kept beside the state and never written down."""

from bisect import insort
from typing import Final

import numpy as np

from grognard.games.somnium.edition import Edition
from grognard.games.somnium.state import SomniumState
from grognard.hexes.grid import MaskArray
from grognard.mechanics.zones import zone_counts

_KEY: Final = "disposition"


class Disposition:
    """Stacks by hex, and how many units of each side touch each hex."""

    __slots__ = ("books", "contacts", "count", "edition", "stacks", "zone", "zone_view")

    def __init__(self, edition: Edition, state: SomniumState) -> None:
        self.edition = edition
        self.stacks: dict[int, list[int]] = {}
        self.count = (bytearray(edition.size), bytearray(edition.size))
        sources: tuple[list[int], list[int]] = ([], [])
        for unit, place in enumerate(state.place):
            if place >= 0:
                self.stacks.setdefault(place, []).append(unit)
                side = edition.owner[unit]
                self.count[side][place] += 1
                sources[side].append(place)
        around, size = edition.neighbours, edition.size
        self._set_zones(
            (zone_counts(around, size, sources[0]), zone_counts(around, size, sources[1]))
        )

    def copy(self) -> "Disposition":
        """The same disposition for an independent state."""
        other = object.__new__(Disposition)
        other.edition = self.edition
        other.stacks = {h: stack.copy() for h, stack in self.stacks.items()}
        other.count = (self.count[0].copy(), self.count[1].copy())
        other._set_zones((self.zone[0].copy(), self.zone[1].copy()))
        return other

    def _set_zones(self, zones: tuple[bytearray, bytearray]) -> None:
        self.zone = zones
        self.zone_view: tuple[MaskArray, MaskArray] = (
            np.frombuffer(zones[0], dtype=np.uint8),
            np.frombuffer(zones[1], dtype=np.uint8),
        )
        self.books: dict[str, object] = {}
        """Derived tables of the present phase; emptied by ``forget``."""
        self.contacts: dict[str, object] = {}
        """Derived facts of the present position; emptied whenever a unit moves."""

    def relocate(self, unit: int, old: int, new: int) -> None:
        edition = self.edition
        side = edition.owner[unit]
        if old >= 0:
            stack = self.stacks[old]
            stack.remove(unit)
            if not stack:
                del self.stacks[old]
            self.count[side][old] -= 1
            zone = self.zone[side]
            for n in edition.around[old]:
                zone[n] -= 1
        if new >= 0:
            stack = self.stacks.setdefault(new, [])
            insort(stack, unit)
            self.count[side][new] += 1
            zone = self.zone[side]
            for n in edition.around[new]:
                zone[n] += 1
        if self.contacts:
            self.contacts = {}

    def forget(self) -> None:
        """Drop everything that was derived for the phase that is over."""
        self.books = {}
        self.contacts = {}


def disposition(edition: Edition, state: SomniumState) -> Disposition:
    """The disposition of a state, built when first asked for."""
    found: Disposition | None = state.__dict__.get(_KEY)
    if found is None:
        found = Disposition(edition, state)
        state.__dict__[_KEY] = found
    return found


def put(state: SomniumState, unit: int, place: int) -> None:
    """Move a unit to a hex or box: the one place where positions change."""
    old = state.place[unit]
    state.place[unit] = place
    found: Disposition | None = state.__dict__.get(_KEY)
    if found is not None:
        found.relocate(unit, old, place)


def restack(state: SomniumState) -> None:
    """Lay the stacks anew after units of one side changed places with each other.

    Every hex holds as many of each side as before, so zones and counts stay as they are.
    """
    found: Disposition | None = state.__dict__.get(_KEY)
    if found is None:
        return
    for stack in found.stacks.values():
        stack.clear()
    for unit, place in enumerate(state.place):
        if place >= 0:
            found.stacks[place].append(unit)
    found.contacts = {}


def renew(state: SomniumState) -> None:
    """Forget every derived table, after changes by hand."""
    state.__dict__.clear()
