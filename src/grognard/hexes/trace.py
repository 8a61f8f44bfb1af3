"""Tracing: is there a path through allowed hexes, within limits, and if not, where does it break?

A trace has one or more legs in order: five truck points, then any distance by rail. Each leg has
its own costs, limit and network; the next leg begins where the last one got to. Supply, contact
and closed retreats are all traces; the games say what is allowed.
"""

import heapq
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Literal

import numpy as np

from grognard.hexes.changes import BoolArray
from grognard.hexes.costs import Costs, unit_costs
from grognard.hexes.grid import Grid, HexId, MaskArray
from grognard.hexes.kernel import Engine
from grognard.hexes.movement import (
    MOST_BUDGET,
    Mask,
    MovementError,
    Reach,
    Situation,
    Step,
    reach,
)

Cause = Literal["no_goal", "closed", "forbidden", "off_network", "limit"]


@dataclass(frozen=True, eq=False)
class TraceLeg:
    """One stretch of a trace.

    ``allowed`` hexes may be entered and left, others neither, though a leg of no length may begin
    and end in one. ``limit`` bounds the cost (None: any length). With a ``network`` mask at most
    ``off_network_limit`` steps may leave its links (0: none). ``begins`` says where the leg may
    start; it is not asked of the first leg.
    """

    name: str
    costs: Costs
    limit: int | None = None
    allowed: Mask | None = None
    network: Mask | None = None
    off_network_limit: int = 0
    begins: Mask | None = None

    @cached_property
    def usable(self) -> Costs:
        """The costs of the steps this leg may take; a path has no whole allowance to spend."""
        links = self.costs.edge_cost > 0
        if self.network is not None and self.off_network_limit <= 0:
            links &= _mask("network", self.network, self.costs.grid.count * 6)
        return self.costs.along(links)

    @cached_property
    def open(self) -> BoolArray:
        """The allowed hexes as a mask."""
        count = self.costs.grid.count
        if self.allowed is None:
            return np.ones(count, dtype=np.bool_)
        return _mask("allowed", self.allowed, count)

    @cached_property
    def situation(self) -> Situation:
        """The closed hexes as the movement engine reads them."""
        return Situation(self.costs.grid, blocked=~self.open)


@dataclass(frozen=True, slots=True)
class Break:
    """Where a trace fails: the leg, the last good hex, the hex it could not go on to, and why."""

    leg: str
    cause: Cause
    at: HexId | None = None
    towards: HexId | None = None


@dataclass(frozen=True, eq=False)
class Trace:
    """A found path leg by leg, or where it breaks."""

    grid: Grid
    legs: tuple[TraceLeg, ...]
    steps: tuple[tuple[Step, ...], ...]
    goal: HexId | None
    _failed: "tuple[int, frozenset[HexId], BoolArray] | None" = field(default=None, repr=False)

    @property
    def found(self) -> bool:
        """Whether a path exists."""
        return self.goal is not None

    def __bool__(self) -> bool:
        return self.found

    @property
    def path(self) -> tuple[HexId, ...]:
        """The hexes entered, in order."""
        return tuple(step.target for leg in self.steps for step in leg)

    def cost(self, leg: str) -> int:
        """Cost used by a leg of a found path."""
        for one, steps in zip(self.legs, self.steps, strict=False):
            if one.name == leg:
                return sum(step.cost for step in steps)
        raise MovementError(f"no leg {leg!r} in this trace")

    @cached_property
    def broken(self) -> Break | None:
        """Where the trace breaks on its least hindered way; None for a found path."""
        if self._failed is None:
            return None
        number, sources, targets = self._failed
        return _find_break(self.legs[number], sources, targets)


def trace(
    start: HexId | Iterable[HexId],
    goals: Mask,
    legs: Sequence[TraceLeg],
    *,
    engine: Engine = "auto",
) -> Trace:
    """Trace from a start (or any of several) to the goal that costs the last leg least."""
    if not legs:
        raise MovementError("a trace needs at least one leg")
    grid = legs[0].costs.grid
    wanted = _mask("goals", goals, grid.count)
    sources = frozenset((start,) if isinstance(start, int) else start)
    reaches: list[_Leg] = []
    for number, leg in enumerate(legs):
        stage = _Leg(leg, sources, engine)
        last = number == len(legs) - 1
        targets = wanted if last else _begins(legs[number + 1], grid)
        arrived = frozenset(h for h in stage.reached() if targets[h])
        reaches.append(stage)
        if not arrived:
            return Trace(grid, tuple(legs), (), None, (number, sources, targets))
        sources = arrived
    goal = min(sources, key=lambda h: (reaches[-1].cost(h), h))
    return Trace(grid, tuple(legs), _assemble(reaches, goal), goal)


class _Leg:
    """The hexes one leg gets to from its sources."""

    def __init__(self, leg: TraceLeg, sources: frozenset[HexId], engine: Engine) -> None:
        grid = leg.costs.grid
        self.sources = sources
        leaving = [h for h in sources if leg.open[h]]
        self.found: Reach | None = None
        if leaving:
            limit, counted = None, None
            if leg.network is not None and leg.off_network_limit > 0:
                limit = leg.off_network_limit
                counted = ~_mask("network", leg.network, grid.count * 6)
            self.found = reach(
                leg.usable,
                leaving,
                _budget(leg),
                limit_hexes=limit,
                counted=counted,
                situation=leg.situation,
                engine=engine,
            )

    def reached(self) -> set[HexId]:
        """Every hex the leg may end in, its sources included."""
        hexes = set(self.sources)
        if self.found is not None:
            hexes.update(HexId(h) for h in self.found.hexes.tolist())
        return hexes

    def cost(self, h: HexId) -> int:
        """Cost to get to a reached hex."""
        cost = None if self.found is None else self.found.cost(h)
        return 0 if cost is None else cost

    def path(self, h: HexId) -> tuple[Step, ...]:
        """Steps to a reached hex; none for a source."""
        if self.found is None or h in self.sources:
            return ()
        return self.found.path(h)


def _assemble(reaches: list[_Leg], goal: HexId) -> tuple[tuple[Step, ...], ...]:
    steps: list[tuple[Step, ...]] = []
    h = goal
    for stage in reversed(reaches):
        part = stage.path(h)
        h = part[0].origin if part else h
        steps.append(part)
    return tuple(reversed(steps))


def _mask(what: str, mask: Mask, size: int) -> BoolArray:
    if mask.shape != (size,):
        raise MovementError(f"{what} has shape {mask.shape}, expected ({size},)")
    return mask.astype(np.bool_)


def _begins(leg: TraceLeg, grid: Grid) -> BoolArray:
    if leg.begins is None:
        return np.ones(grid.count, dtype=np.bool_)
    return _mask("begins", leg.begins, grid.count)


def _budget(leg: TraceLeg) -> int:
    if leg.limit is not None:
        return leg.limit
    # No cheapest path visits a hex twice, so this is as good as no limit.
    dearest = max(1, int(leg.costs.edge_cost.max()))
    return min(MOST_BUDGET, leg.costs.grid.count * dearest)


# --- where it breaks --------------------------------------------------------------------------


def _find_break(leg: TraceLeg, sources: frozenset[HexId], targets: BoolArray) -> Break:
    """Walk the way with the fewest obstacles, then the least cost, up to the first obstacle."""
    if not targets.any():
        return Break(leg.name, "no_goal")
    way = _least_hindered(leg, sources, targets)
    if way is None:
        return Break(leg.name, "no_goal")
    spent, strayed = 0, 0
    for a, b in pairwise(way):
        cause = _obstacle(leg, a, b)
        if cause is not None:
            return Break(leg.name, cause, a, b)
        slot = a * 6 + leg.costs.grid.direction(a, b)
        spent += int(leg.costs.edge_cost[slot])
        strayed += int(leg.network is not None and not leg.network[slot])
        if strayed > leg.off_network_limit:
            return Break(leg.name, "off_network", a, b)
        if spent > _budget(leg):
            return Break(leg.name, "limit", a, b)
    return Break(leg.name, "limit", way[-1])


def _obstacle(leg: TraceLeg, a: HexId, b: HexId) -> Cause | None:
    if not leg.open[a] or not leg.open[b]:
        return "closed"
    slot = a * 6 + leg.costs.grid.direction(a, b)
    if leg.costs.edge_cost[slot] <= 0:
        return "forbidden"
    if leg.network is not None and leg.off_network_limit <= 0 and not leg.network[slot]:
        return "off_network"
    return None


def _least_hindered(
    leg: TraceLeg, sources: frozenset[HexId], targets: BoolArray
) -> list[HexId] | None:
    grid = leg.costs.grid
    allowed = leg.open.tolist()
    prices = leg.costs.edge_cost.tolist()
    network = None if leg.network is None else leg.network.tolist()
    best: dict[HexId, tuple[int, int]] = dict.fromkeys(sources, (0, 0))
    before: dict[HexId, HexId] = {}
    heap = [(0, 0, h) for h in sorted(sources)]
    while heap:
        hindrances, cost, a = heapq.heappop(heap)
        if (hindrances, cost) > best[a]:
            continue
        if targets[a]:
            way = [a]
            while way[-1] in before:
                way.append(before[way[-1]])
            return way[::-1]
        for d in range(6):
            b = grid.neighbour(a, d)
            if b is None:
                continue
            slot = a * 6 + d
            hindered = not allowed[a] or not allowed[b] or prices[slot] <= 0
            hindered = hindered or (network is not None and not network[slot])
            label = (hindrances + int(hindered), cost + max(1, prices[slot]))
            if b not in best or label < best[b]:
                best[b] = label
                before[b] = a
                heapq.heappush(heap, (*label, b))
    return None


# --- small questions of the same kind ---------------------------------------------------------


def connected(
    grid: Grid,
    start: HexId | Iterable[HexId],
    allowed: Mask,
    *,
    links: Mask | None = None,
    engine: Engine = "auto",
) -> MaskArray:
    """All hexes joined to the start through allowed hexes (along links), the start included."""
    found = reach(
        unit_costs(grid, links),
        start,
        grid.count,
        blocked=~_mask("allowed", allowed, grid.count),
        engine=engine,
    )
    joined = np.zeros(grid.count, dtype=np.uint8)
    joined[found.hexes] = 1
    return joined


def simple_paths(
    costs: Costs,
    start: HexId,
    length: int,
    *,
    blocked: Mask | None = None,
    may_end: Mask | None = None,
) -> Iterator[tuple[HexId, ...]]:
    """Every path of exactly ``length`` hexes that enters no hex twice, the start included.

    Costs only say which steps are forbidden. Paths come in order of directions, clockwise from
    north, so that the first one is the same everywhere.
    """
    grid = costs.grid
    closed = np.zeros(grid.count, dtype=np.bool_)
    if blocked is not None:
        closed |= _mask("blocked", blocked, grid.count)
    ends = np.ones(grid.count, dtype=np.bool_)
    if may_end is not None:
        ends = _mask("may_end", may_end, grid.count)
    if length < 1:
        raise MovementError(f"a path has at least one hex, not {length}")
    yield from _walk(costs, (start,), length, closed, ends)


def _walk(
    costs: Costs, so_far: tuple[HexId, ...], left: int, closed: BoolArray, ends: BoolArray
) -> Iterator[tuple[HexId, ...]]:
    if left == 0:
        if ends[so_far[-1]]:
            yield so_far[1:]
        return
    h = so_far[-1]
    for d in range(6):
        t = costs.grid.neighbour(h, d)
        if t is None or closed[t] or t in so_far or costs.edge_cost[h * 6 + d] == -1:
            continue
        yield from _walk(costs, (*so_far, t), left - 1, closed, ends)
