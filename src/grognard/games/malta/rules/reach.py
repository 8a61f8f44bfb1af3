"""5.2: where a unit can go with the points it has left, found once and kept while it holds."""

from typing import TYPE_CHECKING, Final

from grognard.games.malta.disposition import Book, Disposition, Reach
from grognard.games.malta.state import (
    DG,
    MOVED,
    RUBBLE,
    STRATEGIC,
    MaltaState,
)
from grognard.kernel.rule import rule
from grognard.mechanics.losses import halved_up

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

ARMOUR_UNIT: Final = 100
"""Roads remember points used, and armour units in hundreds."""


NOWHERE: Final = Reach({}, {}, frozenset())


@rule("M-5.6", "M-5.2.3-R2")
def allowance(table: Disposition, state: MaltaState, unit: int) -> int:
    """A unit's movement value: halved up by disorder first, then doubled by strategic movement."""
    value = table.edition.allowance[unit]
    if state.marks[unit] & DG:
        value = halved_up(value)
    return value * 2 if state.marks[unit] & STRATEGIC else value


# --- roads beside the enemy ----------------------------------------------------------------------


@rule("M-5.2.2", "M-5.2.2-R1")
def road_share(table: Disposition, state: MaltaState, unit: int) -> int:
    """What a unit takes of a road beside the enemy: its points, an armour unit apart."""
    edition = table.edition
    if edition.is_armour[unit]:
        return ARMOUR_UNIT
    return 1 if edition.free[unit] else state.strength[unit]


def road_key(state: MaltaState, slot: int, there: int) -> str:
    """What the limit counts by: the hex entered, or the hexside under the option."""
    return str(there if state.options["road_limit_scope"] == "hex_entered" else slot)


@rule("M-5.2.2")
def road_free(rules: "MaltaRules", state: MaltaState, key: str, share: int) -> bool:
    """Whether a road beside the enemy still takes a unit: two points and one armour unit."""
    limit = rules.title.entry.road_limit
    armour, points = divmod(state.roads.get(key, 0), ARMOUR_UNIT)
    if share == ARMOUR_UNIT:
        return armour < limit.armour
    return points + share <= limit.points


# --- searching -----------------------------------------------------------------------------------


@rule("M-5.2", "M-5.2b", "M-5.2-R1", "M-5.2-R2", "M-1.3.5", "M-5.2.2-R2")
def explore(
    rules: "MaltaRules", state: MaltaState, unit: int, start: int, spent: int, budget: int
) -> Reach:
    """All hexes within the budget: doubled next to the enemy, one hex at least if unmoved."""
    table = rules.table(state)
    edition = table.edition
    side = edition.owner[unit]
    enemy, near = table.present[1 - side], table.near[1 - side]
    off, neighbours, is_road = (
        edition.off_road[edition.row[unit]],
        edition.neighbours,
        edition.is_road,
    )
    rubble, road_cost, share = state.rubble, edition.road_cost, road_share(table, state, unit)
    added = edition.rubble.mp_add
    best = {start: spent}
    before: dict[int, int] = {}
    least: set[int] = set()
    unmoved = spent == 0 and not state.marks[unit] & MOVED
    layers: list[list[int]] = [[] for _ in range(budget + 1)]
    if spent <= budget:
        layers[spent].append(start)
    for used in range(spent, budget + 1):
        for here in layers[used]:
            if best[here] != used:
                continue
            for slot in range(here * 6, here * 6 + 6):
                there = neighbours[slot]
                if there < 0 or enemy[there]:
                    continue
                cost = off[slot]
                close = near[there]
                if is_road[slot] and not rubble[here] and not rubble[there]:
                    if not close or road_free(rules, state, road_key(state, slot, there), share):
                        cost = road_cost
                elif cost > 0 and rubble[there] == RUBBLE:
                    cost += added
                if cost <= 0:
                    continue
                if close:
                    cost *= 2
                reached = used + cost
                if reached <= budget:
                    if reached < best.get(there, 1000):
                        best[there] = reached
                        before[there] = here
                        layers[reached].append(there)
                elif here == start and unmoved:
                    least.add(there)
    del best[start]
    for there in least:
        if there not in best:
            before[there] = start
    only = frozenset(there for there in least if there not in best)
    for there in only:
        best[there] = budget
    return Reach(best, before, only)


@rule("M-5.2.3", "M-5.2.3-R1")
def explore_roads(
    rules: "MaltaRules", state: MaltaState, unit: int, start: int, spent: int, budget: int
) -> Reach:
    """Hexes along roads away from the enemy, the first and the last hex included."""
    table = rules.table(state)
    edition = table.edition
    side = edition.owner[unit]
    enemy, near = table.present[1 - side], table.near[1 - side]
    if near[start]:
        return NOWHERE
    rubble, is_road, neighbours = state.rubble, edition.is_road, edition.neighbours
    best, before, front = {start: spent}, {}, [start]
    while front:
        following = []
        for here in front:
            reached = best[here] + edition.road_cost
            if reached > budget or rubble[here]:
                continue
            for slot in range(here * 6, here * 6 + 6):
                there = neighbours[slot]
                if (
                    not is_road[slot]
                    or there in best
                    or rubble[there]
                    or enemy[there]
                    or near[there]
                ):
                    continue
                best[there] = reached
                before[there] = here
                following.append(there)
        front = following
    del best[start]
    return Reach(best, before, frozenset())


def reach(rules: "MaltaRules", state: MaltaState, unit: int) -> Reach:
    """A unit's ordinary reach, shared by all units in the same situation."""
    table = rules.table(state)
    edition = table.edition
    book = _book(table, edition.owner[unit])
    here, spent = state.place[unit], state.spent[unit]
    key = (
        here,
        spent,
        allowance(table, state, unit),
        edition.row[unit],
        bool(state.marks[unit] & MOVED),
        road_share(table, state, unit),
    )
    found = book.get(key)
    if found is None:
        found = explore(rules, state, unit, here, spent, key[2])
        book[key] = found
    return found


def strategic_reach(rules: "MaltaRules", state: MaltaState, unit: int) -> Reach:
    """Where a unit can go by strategic movement."""
    table = rules.table(state)
    book = _book(table, table.edition.owner[unit])
    doubled = allowance(table, state, unit)
    if not state.marks[unit] & STRATEGIC:
        doubled *= 2
    key = (state.place[unit], state.spent[unit], doubled, -1, False, 0)
    found = book.get(key)
    if found is None:
        found = explore_roads(rules, state, unit, key[0], key[1], doubled)
        book[key] = found
    return found


def _book(table: Disposition, side: int) -> Book:
    """What was found for the side that moves; its own moves do not change it."""
    if table.mover != side:
        table.forget()
        table.mover = side
    return table.reaches


def forget_reach(table: Disposition) -> None:
    """Roads were used up, or the segment is over: everything is found anew."""
    table.forget()
