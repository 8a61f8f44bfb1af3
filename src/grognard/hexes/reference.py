"""The plain-Python movement engine: the same answers from an ordinary heap search.

Slower and easier to read than the compiled one; tests hold the two equal on random maps. It also
serves where numba is not installed.
"""

import heapq

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
    NOWHERE,
    ON_ENTRY,
    START,
    ZOC,
    ZOC_TO_ZOC,
)

_WHOLE = -2
Label = tuple[int, int, int]
"""Cost, whether the move must end there, and the node before: smaller is better."""


class _Situation:
    """One row of a situation as plain lists, and what a step costs in it."""

    def __init__(
        self,
        neighbours: IntArray,
        edge_cost: IntArray,
        flags: MaskArray,
        surcharge: IntArray,
        rules: IntArray,
    ) -> None:
        self.neighbours: list[int] = neighbours.tolist()
        self.edge_cost: list[int] = edge_cost.tolist()
        self.flags: list[int] = flags.tolist()
        self.surcharge: list[int] = surcharge.tolist()
        self.rules: list[int] = rules.tolist()

    def stops(self, h: int) -> bool:
        """Whether a move entering a hex must end there."""
        return bool(self.flags[h] & ZOC) and self.rules[ON_ENTRY] == ENTRY_STOPS

    def may_step(self, h: int, t: int) -> bool:
        """Whether enemies let a unit step from a hex into the next."""
        if self.flags[t] & BLOCKED:
            return False
        if self.flags[t] & ZOC:
            if self.rules[ON_ENTRY] == ENTRY_FORBIDDEN:
                return False
            if self.flags[h] & ZOC and self.rules[ZOC_TO_ZOC]:
                return False
        return True

    def step_cost(self, slot: int, t: int, at_start: bool) -> int:
        """Full cost of a step that has a number."""
        h = slot // 6
        cost = self.edge_cost[slot] * (2 if self.flags[t] & DOUBLE else 1) + self.surcharge[t]
        if self.flags[h] & ZOC:
            cost += self.rules[LEAVE] + (self.rules[START] if at_start else 0)
        if self.flags[t] & ZOC:
            cost += self.rules[ENTER]
        return cost

    def arrive(self, slot: int, t: int, now: int, at_start: bool, budget: int) -> tuple[int, int]:
        """Cost on arrival and whether the move must end there; cost above budget is out of reach.

        ``at_start`` with ``now`` 0 means that nothing has been spent: only then may a step take
        the whole allowance.
        """
        fresh = at_start and now == 0 and budget > 0
        if self.edge_cost[slot] == _WHOLE:
            return (budget, 1) if fresh else (budget + 1, 1)
        after = now + self.step_cost(slot, t, at_start)
        if after > budget and self.rules[MINIMUM] and fresh:
            return budget, 1
        return after, int(self.stops(t))


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
    offsets = [0]
    rows: list[tuple[int, Label]] = []
    for q in range(budgets.size):
        row = situation_rows[q]
        situation = _Situation(
            neighbours, edge_costs[cost_rows[q]], flags[row], surcharge[row], rules[row]
        )
        starts = start_hexes[start_offsets[q] : start_offsets[q + 1]].tolist()
        steps = counted.tolist() if limit >= 0 else []
        found = _search(situation, steps, limit, starts, int(spent[q]), int(budgets[q]))
        rows.extend(sorted(found.items()))
        offsets.append(len(rows))
    return (
        np.array(offsets, dtype=np.int32),
        np.array([node for node, _ in rows], dtype=np.int32),
        np.array([label[0] for _, label in rows], dtype=np.int32),
        np.array([label[2] for _, label in rows], dtype=np.int32),
        np.array([label[1] for _, label in rows], dtype=np.uint8),
    )


def _search(
    situation: _Situation,
    counted: list[int],
    limit: int,
    starts: list[int],
    spent: int,
    budget: int,
) -> dict[int, Label]:
    n = len(situation.flags)
    best: dict[int, Label] = dict.fromkeys(starts, (spent, 0, NOWHERE))
    heap = [(spent, s) for s in starts]
    heapq.heapify(heap)
    settled: set[int] = set()
    while heap:
        now, node = heapq.heappop(heap)
        if node in settled:
            continue
        settled.add(node)
        _, ended, before = best[node]
        if ended:
            continue
        steps, h = divmod(node, n)
        for slot in range(h * 6, h * 6 + 6):
            t = situation.neighbours[slot]
            if t < 0 or situation.edge_cost[slot] == -1 or not situation.may_step(h, t):
                continue
            layer = steps + (1 if limit >= 0 and counted[slot] else 0)
            after, end = situation.arrive(slot, t, now, before == NOWHERE, budget)
            if after > budget or 0 <= limit < layer:
                continue
            to = layer * n + t
            label = (after, end, node)
            if to not in best or label < best[to]:
                best[to] = label
                heapq.heappush(heap, (after, to))
    return best


def flood_back(
    neighbours: IntArray,
    edge_cost: IntArray,
    flags: MaskArray,
    surcharge: IntArray,
    rules: IntArray,
    targets: IntArray,
    budget: int,
) -> tuple[IntArray, IntArray]:
    """See ``kernel.FloodBack``: here simply one forward search from every hex.

    The first step of the cheapest move is the lowest neighbour that lies on one.
    """
    situation = _Situation(neighbours, edge_cost, flags, surcharge, rules)
    n = len(situation.flags)
    goals = set(targets.tolist())
    start = np.full(n, NOWHERE, dtype=np.int32)
    after = np.full(n, NOWHERE, dtype=np.int32)
    for h in range(n):
        if h in goals:
            start[h] = 0
            continue
        answer = _cheapest_first_step(situation, h, goals, budget)
        if answer is not None:
            start[h], after[h] = answer
    return start, after


def _cheapest_first_step(
    situation: _Situation, h: int, goals: set[int], budget: int
) -> tuple[int, int] | None:
    """Cost of the cheapest move to a goal and the lowest first hex of such a move."""
    best: tuple[int, int] | None = None
    for slot in range(h * 6, h * 6 + 6):
        t = situation.neighbours[slot]
        if t < 0 or situation.edge_cost[slot] == -1 or not situation.may_step(h, t):
            continue
        after, end = situation.arrive(slot, t, 0, True, budget)
        if after > budget:
            continue
        total = after if t in goals else None
        if total is None and not end:
            total = _rest(situation, t, after, goals, budget)
        if total is not None and (best is None or (total, t) < best):
            best = total, t
    return best


def _rest(
    situation: _Situation, first: int, spent: int, goals: set[int], budget: int
) -> int | None:
    """Cheapest total from the hex after the first step, which is no longer a start."""
    best = {first: spent}
    heap = [(spent, first)]
    while heap:
        now, h = heapq.heappop(heap)
        if h in goals:
            return now
        if now > best[h] or (h != first and situation.stops(h)):
            continue
        for slot in range(h * 6, h * 6 + 6):
            t = situation.neighbours[slot]
            if t < 0 or situation.edge_cost[slot] == -1 or not situation.may_step(h, t):
                continue
            after, _ = situation.arrive(slot, t, now, False, budget)
            if after <= budget and after < best.get(t, budget + 1):
                best[t] = after
                heapq.heappush(heap, (after, t))
    return None
