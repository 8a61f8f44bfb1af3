"""Another position that looks the same to a viewer: hidden counters change places (S/C-R19)."""

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import msgspec

from grognard.games.somnium.disposition import restack
from grognard.games.somnium.edition import Edition
from grognard.games.somnium.state import PHASE_MARKS, SomniumState
from grognard.games.somnium.steps import Declaration, DefenderSupport
from grognard.games.somnium.view import participants, shown_units
from grognard.kernel.records import Side
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules

SWAPS_PER_UNIT = 3


@rule("S/C-R19")
def scrambled(
    rules: "SomniumRules", state: SomniumState, viewer: Side, random: Random
) -> SomniumState:
    """Redraw which hidden counter stands where. Numbers in every hex, casualties, arrivals and
    what combat has shown stay as they are; a sealed-off declaration of the other side is emptied.
    """
    other = state.copy()
    edition = rules.edition(other)
    shown = shown_units(rules, other, viewer)
    fixed = shown | participants(other) | set(other.awaiting) | _near_declared(edition, other)
    for side in (0, 1):
        pool = [u for u in edition.of_side[side] if u not in fixed and other.place[u] >= 0]
        # Now and then one swap more: of two units, an even number of swaps would move neither.
        swaps = SWAPS_PER_UNIT * len(pool) + int(random.random() * 2)
        for _ in range(swaps if len(pool) > 1 else 0):
            one = int(random.random() * len(pool))
            two = (one + 1 + int(random.random() * (len(pool) - 1))) % len(pool)
            _swap(edition, other, pool[one], pool[two])
    restack(other)
    _empty_declaration(rules, other, viewer)
    return other


def _near_declared(edition: Edition, state: SomniumState) -> set[int]:
    """The units beside the target of an open declaration: they keep it possible to finish."""
    found: set[int] = set()
    for step in state.steps:
        if isinstance(step, Declaration):
            near = {step.target, *edition.around[step.target]}
            found.update(unit for unit, place in enumerate(state.place) if place in near)
            found.update(step.guns)
    return found


@cache
def standable(edition: Edition) -> tuple[bytes, ...]:
    """By movement class and hex: whether such a unit could have come there at all."""
    return tuple(
        bytes(
            any(row[edition.slot(n, h)] > 0 for n in edition.around[h]) for h in range(edition.size)
        )
        for row in edition.edge
    )


def _swap(edition: Edition, state: SomniumState, one: int, two: int) -> None:
    here, there = state.place[one], state.place[two]
    may, row = standable(edition), edition.class_row
    if here == there or not (may[row[one]][there] and may[row[two]][here]):
        return
    state.place[one], state.place[two] = there, here
    first, second = state.marks[one], state.marks[two]
    state.marks[one] = (first & ~PHASE_MARKS) | (second & PHASE_MARKS)
    state.marks[two] = (second & ~PHASE_MARKS) | (first & PHASE_MARKS)
    spent = state.spent[one], state.spent[two]
    state.spent[one] = min(spent[1], edition.allowance[one])
    state.spent[two] = min(spent[0], edition.allowance[two])


def _empty_declaration(rules: "SomniumRules", state: SomniumState, viewer: Side) -> None:
    """What the other side has put into an open declaration is anybody's guess."""
    top = state.steps[-1] if state.steps else None
    if not isinstance(top, Declaration | DefenderSupport) or rules.sides[top.side] == viewer:
        return
    if isinstance(top, Declaration):
        state.steps[-1] = msgspec.structs.replace(top, units=(), guns=(), air=0)
    else:
        state.steps[-1] = msgspec.structs.replace(top, guns=(), air=0)
