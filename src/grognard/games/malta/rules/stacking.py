"""1.3.6: how much a hex holds, in steps, with one unit of each free-stacking class."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from grognard.games.malta.disposition import FREE_BITS, Disposition
from grognard.games.malta.edition import FREE_NAMES
from grognard.games.malta.state import DISPERSED, RUBBLE, MaltaState
from grognard.kernel.illegal import Illegal
from grognard.kernel.rule import rule
from grognard.mechanics.stacking import Room

SECOND_OF_CLASS: Final = 0xEEE0
"""Bits that are set where a hex holds two units of a free class."""


class Load(NamedTuple):
    """What a hex carries: points, and how many units of each free class."""

    points: int
    free: tuple[int, int, int, int]

    def over(self, limit: int) -> bool:
        return self.points > limit or max(self.free) > 1


@rule("M-1.3.6", "M-1.3.6-R1", "M-1.3.6-R3")
def load_of(table: Disposition, state: MaltaState, units: Iterable[int]) -> Load:
    """Points of remaining steps and free classes; Dispersed units count for nobody."""
    points, free = 0, [0, 0, 0, 0]
    edition = table.edition
    for unit in units:
        if state.marks[unit] & DISPERSED:
            continue
        kind = edition.free[unit]
        if kind:
            free[kind] += 1
        else:
            points += state.strength[unit]
    return Load(points, (0, free[1], free[2], free[3]))


def load_in(table: Disposition, state: MaltaState, h: int, side: int, *more: int) -> Load:
    """The load of a side in a hex, with some units added."""
    owner = table.edition.owner
    here = [u for u in table.stacks.get(h, ()) if owner[u] == side and u not in more]
    return load_of(table, state, [*here, *more])


@rule("M-1.3.6-R4")
def is_over(table: Disposition, state: MaltaState, h: int, side: int, *more: int) -> bool:
    """Whether a hex is over its limits; a second unit of a free class is too much as well."""
    edition = table.edition
    points, free = table.points[side][h], table.free[side][h]
    for unit in more:
        if state.marks[unit] & DISPERSED or state.place[unit] == h:
            continue
        kind = edition.free[unit]
        if kind:
            free += 1 << (FREE_BITS * kind)
        else:
            points += state.strength[unit]
    return points > edition.stack_limit[h] or free & SECOND_OF_CLASS != 0


def require_fit(
    table: Disposition,
    state: MaltaState,
    unit: int,
    h: int,
    code: str = "STACK",
    rule_id: str = "M-1.3.6",
) -> None:
    """Refuse to put a unit where it would be too much."""
    edition = table.edition
    load = load_in(table, state, h, edition.owner[unit], unit)
    name = edition.names[h]
    if max(load.free) > 1:
        kind = FREE_NAMES[edition.free[unit]]
        raise Illegal("FREE_CLASS", "M-1.3.6-R2", hex=name, unit=edition.ids[unit], kind=kind)
    room = Room(limit=edition.stack_limit[h], present=load.points)
    if room.excess:
        raise Illegal(
            code, rule_id, unit=edition.ids[unit], hex=name, points=load.points, limit=room.limit
        )


@rule("M-5.5", "M-1.3.5")
def side_limit(table: Disposition, state: MaltaState, h: int) -> int:
    """Points that may attack, or defend, through one hexside of a hex."""
    edition = table.edition
    if edition.has_houses[h] or state.rubble[h] == RUBBLE:
        return edition.settled_limit[h]
    return edition.side_limit[h]


@rule("M-5.5.1.1", "M-5.3.1-R1")
def is_urban(table: Disposition, state: MaltaState, h: int) -> bool:
    """City or rubble, where nobody retreats by Ar or Dr; a town alone is not meant."""
    return bool(table.edition.is_city[h]) or state.rubble[h] == RUBBLE
