"""The plain twin of ``compiled_table``: the same upkeep in ordinary numpy and Python."""

import numpy as np

from grognard.hexes.changes import BoolArray
from grognard.hexes.grid import IntArray, MaskArray
from grognard.hexes.kernel import AT, BUDGET, COST_ROW, NO_LIMIT, NOWHERE, ROW, SITUATION, SPENT
from grognard.hexes.reference import flood


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
    """See ``kernel.Refill``: an ordinary search, written into the table."""
    change = 0
    for query in queries:
        row = int(query[ROW])
        _, nodes, costs, previous, _ = flood(
            neighbours,
            edge_costs,
            flags,
            surcharge,
            rules,
            np.zeros(0, dtype=np.uint8),
            NO_LIMIT,
            query[COST_ROW : COST_ROW + 1],
            query[SITUATION : SITUATION + 1],
            np.array([0, 1], dtype=np.int32),
            query[AT : AT + 1],
            query[SPENT : SPENT + 1],
            query[BUDGET : BUDGET + 1],
        )
        before[row] = NOWHERE
        before[row, nodes] = previous
        paid[row] = -1
        paid[row, nodes] = costs
        ends[row] = before[row] >= 0
        count = int(np.count_nonzero(ends[row] & room))
        change += count - int(counts[row])
        counts[row] = count
    return change


def toggle(ends: BoolArray, counts: IntArray, h: int, change: int) -> int:
    """See ``kernel.Toggle``."""
    rows = np.flatnonzero(ends[:, h])
    counts[rows] += change
    return len(rows)


def pick(ends: BoolArray, counts: IntArray, room: BoolArray, index: int) -> tuple[int, int]:
    """See ``kernel.Pick``."""
    row = int(np.searchsorted(np.cumsum(counts), index, side="right"))
    inside = index - int(counts[:row].sum())
    return row, int(np.flatnonzero(ends[row] & room)[inside])


def spread(neighbours: IntArray, links: IntArray, free: BoolArray, starts: IntArray) -> BoolArray:
    """See ``kernel.Spread``."""
    found = np.zeros(free.size, dtype=np.bool_)
    waiting = starts.tolist()
    found[waiting] = True
    while waiting:
        h = waiting.pop()
        for slot in range(h * 6, h * 6 + 6):
            t = int(neighbours[slot])
            if t >= 0 and links[slot] > 0 and free[t] and not found[t]:
                found[t] = True
                waiting.append(t)
    return found
