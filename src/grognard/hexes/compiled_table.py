"""Compiled upkeep of a kept table of reaches: one unit moves, one row is made again in place.

See ``kernel`` for the layout. Writing straight into the table saves what an answer in arrays of
its own would cost to make, to hand over and to copy.
"""

import numpy as np

from grognard.hexes.changes import BoolArray
from grognard.hexes.compiled import compiled, search
from grognard.hexes.grid import IntArray, MaskArray
from grognard.hexes.kernel import (
    AT,
    BUDGET,
    COST_ROW,
    NO_LIMIT,
    NOWHERE,
    ROW,
    SITUATION,
    SPENT,
)


@compiled
def refill(
    neighbours: IntArray,
    edge_costs: IntArray,
    flags: MaskArray,
    surcharge: IntArray,
    rules: IntArray,
    queries: IntArray,
    room: BoolArray,
    before: IntArray,
    paid: IntArray,
    ends: BoolArray,
    counts: IntArray,
) -> int:
    """See ``kernel.Refill``. The search labels the rows of the table themselves."""
    size = flags.shape[1]
    most = 0
    for q in range(queries.shape[0]):
        most = max(most, queries[q, BUDGET])
    bucket = np.full(most + 1, -1, np.int32)
    ended = np.empty(size, np.uint8)
    entry_node = np.empty(7 * size, np.int32)
    entry_next = np.empty(7 * size, np.int32)
    uncounted = np.empty(0, np.uint8)
    change = 0
    for q in range(queries.shape[0]):
        row, scene = queries[q, ROW], queries[q, SITUATION]
        previous, cost_at, can_end = before[row], paid[row], ends[row]
        previous[:] = NOWHERE
        cost_at[:] = -1
        ended[:] = 0
        search(
            neighbours,
            edge_costs[queries[q, COST_ROW]],
            flags[scene],
            surcharge[scene],
            rules[scene],
            uncounted,
            NO_LIMIT,
            queries[q, AT : AT + 1],
            queries[q, SPENT],
            queries[q, BUDGET],
            cost_at,
            previous,
            ended,
            bucket,
            entry_node,
            entry_next,
        )
        count = 0
        for h in range(size):
            can_end[h] = previous[h] >= 0
            if previous[h] >= 0 and room[h]:
                count += 1
        change += count - counts[row]
        counts[row] = count
    return change


@compiled
def toggle(ends: BoolArray, counts: IntArray, h: int, change: int) -> int:
    """See ``kernel.Toggle``."""
    rows = 0
    for row in range(counts.size):
        if ends[row, h]:
            counts[row] += change
            rows += 1
    return rows


@compiled
def pick(ends: BoolArray, counts: IntArray, room: BoolArray, index: int) -> tuple[int, int]:
    """See ``kernel.Pick``."""
    row = 0
    while index >= counts[row]:
        index -= counts[row]
        row += 1
    h = 0
    while index > 0 or not (ends[row, h] and room[h]):
        if ends[row, h] and room[h]:
            index -= 1
        h += 1
    return row, h


@compiled
def spread(neighbours: IntArray, links: IntArray, free: BoolArray, starts: IntArray) -> BoolArray:
    """See ``kernel.Spread``."""
    found = np.zeros(free.size, np.bool_)
    waiting = np.empty(free.size, np.int32)
    count = 0
    for s in starts:
        if not found[s]:
            found[s] = True
            waiting[count] = s
            count += 1
    while count > 0:
        count -= 1
        h = waiting[count]
        for slot in range(h * 6, h * 6 + 6):
            t = neighbours[slot]
            if t >= 0 and links[slot] > 0 and free[t] and not found[t]:
                found[t] = True
                waiting[count] = t
                count += 1
    return found
