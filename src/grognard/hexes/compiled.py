"""The compiled movement engine: bucket queues on flat arrays, turned into machine code by numba.

Importing this module imports numba, so only ``kernel.engines`` does it, on the first query. Costs
are whole numbers of at least 1, so a node is final when its bucket is emptied. Helpers take plain
numbers and whole arrays, never tuples of arrays: numba counts references on every use of those.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import numba
import numpy as np

from grognard.hexes.grid import IntArray, MaskArray
from grognard.hexes.kernel import (
    BLOCKED,
    DOUBLE,
    ENTER,
    ENTRY_FORBIDDEN,
    ENTRY_STOPS,
    LEAVE,
    MINIMUM,
    ON_ENTRY,
    START,
    ZOC,
    ZOC_TO_ZOC,
)

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first call, keeping the machine code on disk where that is possible."""
    try:
        faster: Callable[P, R] = numba.njit(cache=True)(function)
    except RuntimeError:  # numba found no writable place for its cache
        faster = numba.njit(cache=False)(function)
    return faster


@compiled
def _may_step(here: int, there: int, on_entry: int, no_zoc_to_zoc: int) -> bool:
    """Whether enemies let a unit step between hexes with these flags."""
    if there & BLOCKED:
        return False
    if there & ZOC:
        return on_entry != ENTRY_FORBIDDEN and not (here & ZOC and no_zoc_to_zoc != 0)
    return True


@compiled
def _step_cost(
    cost: int, extra: int, here: int, there: int, leave: int, enter: int, from_start: int
) -> int:
    """A printed cost with doubling and surcharges; ``from_start`` is 0 after the first step."""
    if there & DOUBLE:
        cost *= 2
    cost += extra
    if here & ZOC:
        cost += leave + from_start
    if there & ZOC:
        cost += enter
    return cost


@compiled
def _seed(
    starts: IntArray,
    cost: int,
    cost_at: IntArray,
    bucket: IntArray,
    entry_node: IntArray,
    entry_next: IntArray,
) -> int:
    """Label the starts and put them into the queue; return the number of entries."""
    entries = 0
    for s in starts:
        cost_at[s] = cost
        entry_node[entries] = s
        entry_next[entries] = bucket[cost]
        bucket[cost] = entries
        entries += 1
    return entries


@compiled
def search(
    neighbours: IntArray,
    edge_cost: IntArray,
    flags: MaskArray,
    surcharge: IntArray,
    rules: IntArray,
    counted: MaskArray,
    limit: int,
    starts: IntArray,
    spent: int,
    budget: int,
    cost_at: IntArray,
    before: IntArray,
    ended: MaskArray,
    bucket: IntArray,
    entry_node: IntArray,
    entry_next: IntArray,
) -> int:
    """Label every node within one query's budget; return how many queue entries that took.

    The queue is one linked list of entries per cost. A label is better if it is cheaper, then if
    the move may go on from it, then if its predecessor is lower.
    """
    n = flags.size
    on_entry, no_zoc_to_zoc, minimum = rules[ON_ENTRY], rules[ZOC_TO_ZOC], rules[MINIMUM]
    entries = _seed(starts, spent, cost_at, bucket, entry_node, entry_next)
    for now in range(spent, budget):
        while bucket[now] >= 0:
            node = entry_node[bucket[now]]
            bucket[now] = entry_next[bucket[now]]
            if cost_at[node] != now or ended[node] != 0:
                continue
            layer = node // n if limit >= 0 else 0
            h = node - layer * n
            at_start = before[node] < 0
            fresh = at_start and now == 0 and budget > 0
            from_start = rules[START] if at_start else 0
            for slot in range(h * 6, h * 6 + 6):
                cost = edge_cost[slot]
                if cost == -1 or (now + cost > budget and not fresh):
                    continue
                t = neighbours[slot]
                to = layer * n + t
                if limit >= 0 and counted[slot] != 0:
                    if layer == limit:
                        continue
                    to += n
                old = cost_at[to]
                there = flags[t]
                if 0 <= old < now + cost and not fresh:  # extras only make it dearer
                    continue
                if not _may_step(flags[h], there, on_entry, no_zoc_to_zoc):
                    continue
                end = 1 if there & ZOC and on_entry == ENTRY_STOPS else 0
                after = budget + 1
                if cost > 0:
                    after = now + _step_cost(
                        cost, surcharge[t], flags[h], there, rules[LEAVE], rules[ENTER], from_start
                    )
                if after > budget:
                    if not fresh or (cost > 0 and minimum == 0):
                        continue
                    after = budget
                    end = 1
                if old < 0 or after < old:
                    entry_node[entries] = to
                    entry_next[entries] = bucket[after]
                    bucket[after] = entries
                    entries += 1
                elif after > old or end > ended[to] or (end == ended[to] and node >= before[to]):
                    continue
                cost_at[to] = after
                before[to] = node
                ended[to] = end
    bucket[budget] = -1  # whoever has spent all goes nowhere
    return entries


@compiled
def _collect(
    cost_at: IntArray,
    before: IntArray,
    ended: MaskArray,
    nodes: IntArray,
    costs: IntArray,
    previous: IntArray,
    ends: MaskArray,
    total: int,
    entry_node: IntArray,
    entries: int,
) -> int:
    """Write the reached nodes in ascending order and clear the labels for the next query."""
    lowest, highest = cost_at.size, -1
    for entry in range(entries):
        lowest = min(lowest, entry_node[entry])
        highest = max(highest, entry_node[entry])
    for node in range(lowest, highest + 1):
        if cost_at[node] >= 0:
            nodes[total] = node
            costs[total] = cost_at[node]
            previous[total] = before[node]
            ends[total] = ended[node]
            total += 1
            cost_at[node] = -1
            before[node] = -1
            ended[node] = 0
    return total


@compiled
def flood(
    neighbours: IntArray,
    edge_costs: IntArray,
    flags: MaskArray,
    surcharge: IntArray,
    rules: IntArray,
    counted: MaskArray,
    limit: int,
    cost_rows: IntArray,
    situation_rows: IntArray,
    start_offsets: IntArray,
    start_hexes: IntArray,
    spent: IntArray,
    budgets: IntArray,
) -> tuple[IntArray, IntArray, IntArray, IntArray, MaskArray]:
    """See ``kernel.Flood``."""
    queries = budgets.size
    size = flags.shape[1] * (limit + 1) if limit >= 0 else flags.shape[1]
    cost_at = np.full(size, -1, np.int32)
    before = np.full(size, -1, np.int32)
    ended = np.zeros(size, np.uint8)
    bucket = np.full((budgets.max() if queries else 0) + 1, -1, np.int32)
    entry_node = np.empty(7 * size, np.int32)
    entry_next = np.empty(7 * size, np.int32)
    # Room for every node of every query: pages never written to cost nothing.
    nodes = np.empty(size * queries, np.int32)
    costs = np.empty(size * queries, np.int32)
    previous = np.empty(size * queries, np.int32)
    ends = np.empty(size * queries, np.uint8)
    offsets = np.zeros(queries + 1, np.int32)
    for q in range(queries):
        row = situation_rows[q]
        entries = search(
            neighbours,
            edge_costs[cost_rows[q]],
            flags[row],
            surcharge[row],
            rules[row],
            counted,
            limit,
            start_hexes[start_offsets[q] : start_offsets[q + 1]],
            spent[q],
            budgets[q],
            cost_at,
            before,
            ended,
            bucket,
            entry_node,
            entry_next,
        )
        offsets[q + 1] = _collect(
            cost_at, before, ended, nodes, costs, previous, ends, offsets[q], entry_node, entries
        )
    total = offsets[queries]
    return (
        offsets,
        nodes[:total].copy(),
        costs[:total].copy(),
        previous[:total].copy(),
        ends[:total].copy(),
    )


@compiled
def flood_back(
    neighbours: IntArray,
    edge_cost: IntArray,
    flags: MaskArray,
    surcharge: IntArray,
    rules: IntArray,
    targets: IntArray,
    budget: int,
) -> tuple[IntArray, IntArray]:
    """See ``kernel.FloodBack``.

    ``tail`` is the cost from a hex passed on the way, ``begin`` from a hex where the move begins:
    the two differ because a unit may begin in a zone that would stop it on the way.
    """
    n = flags.size
    on_entry, no_zoc_to_zoc = rules[ON_ENTRY], rules[ZOC_TO_ZOC]
    tail = np.full(n, -1, np.int32)
    begin = np.full(n, -1, np.int32)
    following = np.full(n, -1, np.int32)
    bucket = np.full(budget + 1, -1, np.int32)
    entry_node = np.empty(7 * n, np.int32)
    entry_next = np.empty(7 * n, np.int32)
    entries = _seed(targets, 0, tail, bucket, entry_node, entry_next)
    begin[targets] = 0
    for now in range(budget + 1):
        while bucket[now] >= 0:
            x = entry_node[bucket[now]]
            bucket[now] = entry_next[bucket[now]]
            if tail[x] != now:
                continue
            at_target = now == 0 and budget > 0
            for d in range(6):
                g = neighbours[x * 6 + d]
                if g < 0:
                    continue
                cost = edge_cost[g * 6 + (d + 3) % 6]
                here = flags[g]
                if cost == -1 or not _may_step(here, flags[x], on_entry, no_zoc_to_zoc):
                    continue
                passing = budget + 1
                whole = budget + 1
                if cost > 0:
                    passing = now + _step_cost(
                        cost, surcharge[x], here, flags[x], rules[LEAVE], rules[ENTER], 0
                    )
                    whole = passing + (rules[START] if here & ZOC else 0)
                if whole > budget and at_target and (cost < 0 or rules[MINIMUM] != 0):
                    whole = budget
                old = begin[g]
                better = old < 0 or whole < old or (whole == old and x < following[g])
                if whole <= budget and better:
                    begin[g] = whole
                    following[g] = x
                stops = here & ZOC and on_entry == ENTRY_STOPS
                if passing > budget or stops or here & BLOCKED:
                    continue
                if tail[g] < 0 or passing < tail[g]:
                    tail[g] = passing
                    entry_node[entries] = g
                    entry_next[entries] = bucket[passing]
                    bucket[passing] = entries
                    entries += 1
    return begin, following
