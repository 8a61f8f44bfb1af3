"""How fast movement range is, measured against networkx and SciPy in the same run.

The three get the same map, the same units and must give the same answers. ``grognard bench``
calls ``measure_reach``; the yardstick libraries are a bench-only extra and imported here alone.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from grognard.hexes.costs import FORBIDDEN, Costs
from grognard.hexes.grid import Grid, GridSpec, HexId, IntArray
from grognard.hexes.movement import CostSet, Situation, reach, reach_many

Answer = dict[int, int]
Run = Callable[[], Callable[[], list[Answer]]]


class BenchmarkError(RuntimeError):
    """The libraries disagree on an answer, so their speeds mean nothing."""


def random_costs(grid: Grid, seed: int = 1943) -> Costs:
    """Entry costs 1 to 4 with one hex in seven closed: the map of the first measurements."""
    random = np.random.default_rng(seed)
    entry = random.integers(1, 5, grid.count)
    entry[random.random(grid.count) < 0.15] = FORBIDDEN
    on_map = grid.neighbours >= 0
    edge_cost = np.where(on_map, entry[grid.neighbours], FORBIDDEN)
    return Costs(grid, edge_cost.astype(np.int32))


def measure_reach(
    costs: Costs | None = None,
    *,
    budget: int = 12,
    units: int = 200,
    passes: int = 20,
    seed: int = 1943,
) -> dict[str, float]:
    """Microseconds per unit and the ratios, best pass of each method.

    ``ratio_networkx`` and ``ratio_scipy`` compare one batch call for all units, which is how the
    games ask, with one call per unit of the other library; the ``single_ratio`` figures compare
    one call per unit on both sides. ``scipy_batch_us`` is SciPy with all units in one call, which
    works only while all units see the same enemies.
    """
    subject = costs or random_costs(Grid(GridSpec(columns=41, rows=25)), seed)
    starts = _starts(subject, units, seed)
    stacked = CostSet([subject])
    answers, seconds = _race(
        {
            "batch": lambda: _batch(stacked, starts, budget),
            "single": lambda: _singles(subject, starts, budget),
            "networkx": _networkx(subject, starts, budget),
            "scipy": _scipy(subject, starts, budget),
            "scipy_batch": _scipy_batch(subject, starts, budget),
        },
        passes,
    )
    for name, answer in answers.items():
        if answer != answers["batch"]:
            raise BenchmarkError(f"{name} gives other answers than the batch")
    each = {name: taken / units * 1e6 for name, taken in seconds.items()}
    return {
        "hexes": float(subject.grid.count),
        "reached": sum(len(answer) for answer in answers["batch"]) / units,
        **{f"{name}_us": microseconds for name, microseconds in each.items()},
        "ratio_networkx": each["networkx"] / each["batch"],
        "ratio_scipy": each["scipy"] / each["batch"],
        "single_ratio_networkx": each["networkx"] / each["single"],
        "single_ratio_scipy": each["scipy"] / each["single"],
    }


def _starts(costs: Costs, units: int, seed: int) -> IntArray:
    """Hexes that have at least one way out."""
    leaving = np.flatnonzero((costs.edge_cost.reshape(-1, 6) > 0).any(axis=1))
    return np.random.default_rng(seed).choice(leaving, units).astype(np.int32)


def _race(runs: dict[str, Run], passes: int) -> tuple[dict[str, list[Answer]], dict[str, float]]:
    """Answers and best time of each method; turns alternate, so that a busy moment hits all.

    A run returns how to read its answers, which is not timed; the first turn only warms up.
    """
    readers = {name: run() for name, run in runs.items()}
    best = dict.fromkeys(runs, float("inf"))
    for _ in range(passes):
        for name, run in runs.items():
            begin = perf_counter()
            readers[name] = run()
            best[name] = min(best[name], perf_counter() - begin)
    return {name: read() for name, read in readers.items()}, best


def _batch(costs: CostSet, starts: IntArray, budget: int) -> Callable[[], list[Answer]]:
    budgets = np.full(starts.size, budget, dtype=np.int32)
    many = reach_many(costs, [Situation(costs.grid)], starts, budgets)
    return lambda: [
        dict(zip(one.hexes.tolist(), one.costs.tolist(), strict=True))
        for one in (many.one(i) for i in range(len(many)))
    ]


def _singles(costs: Costs, starts: IntArray, budget: int) -> Callable[[], list[Answer]]:
    situation = Situation(costs.grid)
    found = [reach(costs, HexId(s), budget, situation=situation) for s in starts.tolist()]
    return lambda: [dict(zip(r.hexes.tolist(), r.costs.tolist(), strict=True)) for r in found]


def _edges(costs: Costs) -> tuple[Any, Any, Any]:
    """Origin, target and cost of every step with a number."""
    slots = np.flatnonzero((costs.edge_cost > 0) & (costs.grid.neighbours >= 0))
    return slots // 6, costs.grid.neighbours[slots], costs.edge_cost[slots]


def _networkx(costs: Costs, starts: IntArray, budget: int) -> Run:
    import networkx as nx

    graph: Any = nx.DiGraph()
    graph.add_nodes_from(range(costs.grid.count))
    origins, targets, weights = (part.tolist() for part in _edges(costs))
    graph.add_weighted_edges_from(zip(origins, targets, weights, strict=True))
    listed = starts.tolist()

    def run() -> Callable[[], list[Answer]]:
        found = [
            nx.single_source_dijkstra_path_length(graph, start, cutoff=budget) for start in listed
        ]
        return lambda: [{int(h): int(cost) for h, cost in one.items()} for one in found]

    return run


def _scipy(costs: Costs, starts: IntArray, budget: int) -> Run:
    from scipy.sparse.csgraph import dijkstra

    matrix = _matrix(costs)
    listed = starts.tolist()

    def run() -> Callable[[], list[Answer]]:
        found = [dijkstra(matrix, indices=start, limit=float(budget)) for start in listed]
        return lambda: [_finite(row) for row in found]

    return run


def _scipy_batch(costs: Costs, starts: IntArray, budget: int) -> Run:
    from scipy.sparse.csgraph import dijkstra

    matrix = _matrix(costs)

    def run() -> Callable[[], list[Answer]]:
        found = dijkstra(matrix, indices=starts, limit=float(budget))
        return lambda: [_finite(row) for row in found]

    return run


def _matrix(costs: Costs) -> Any:
    from scipy.sparse import csr_matrix

    origins, targets, weights = _edges(costs)
    count = costs.grid.count
    return csr_matrix((weights.astype(np.float64), (origins, targets)), (count, count))


def _finite(row: Any) -> Answer:
    return {int(h): int(row[h]) for h in np.flatnonzero(np.isfinite(row))}
