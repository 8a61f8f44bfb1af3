"""Movement queries: where can a unit go, at what cost, by which path, and why.

``reach`` answers for one unit, ``reach_many`` for a whole side in one compiled call, and
``reach_back`` asks from which hexes a hex can be reached. Enemies and their zones of control come
in as masks and parameters: no game's rule is in here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final, Literal, TypeVar

import numpy as np
import numpy.typing as npt

from grognard.hexes.changes import BoolArray
from grognard.hexes.costs import FORBIDDEN, WHOLE, CostReason, Costs
from grognard.hexes.grid import Grid, HexId, IntArray, MaskArray
from grognard.hexes.kernel import (
    BLOCKED,
    DOUBLE,
    ENTRY_FORBIDDEN,
    ENTRY_FREE,
    ENTRY_STOPS,
    NO_LIMIT,
    ZOC,
    Engine,
    Found,
    engines,
)

Mask = MaskArray | BoolArray
"""One value per hex, or per hex and direction; anything but 0 is yes."""

MOST_BUDGET: Final = 1_000_000


class MovementError(ValueError):
    """A query that makes no sense: wrong mask, wrong hex, budget out of range."""


@dataclass(frozen=True, slots=True)
class ZocRule:
    """What enemy zones of control do to movement.

    ``on_entry``: ``stop`` ends the move in the first such hex, ``forbid`` closes it. Surcharges
    are paid to enter one, to leave one on any step, and to leave one on the first step of the
    move. ``zoc_to_zoc`` tells whether a step may lead from one such hex straight into another.
    """

    on_entry: Literal["none", "stop", "forbid"] = "none"
    leave_surcharge: int = 0
    enter_surcharge: int = 0
    start_surcharge: int = 0
    zoc_to_zoc: bool = True

    def row(self, minimum_one_hex: bool) -> list[int]:
        """The rule as the engines read it."""
        surcharges = (self.leave_surcharge, self.enter_surcharge, self.start_surcharge)
        if any(not 0 <= surcharge <= MOST_BUDGET for surcharge in surcharges):
            raise MovementError(f"surcharges {surcharges} must be between 0 and {MOST_BUDGET}")
        entry = {"none": ENTRY_FREE, "stop": ENTRY_STOPS, "forbid": ENTRY_FORBIDDEN}[self.on_entry]
        return [entry, *surcharges, int(not self.zoc_to_zoc), int(minimum_one_hex)]


T = TypeVar("T", bound=np.generic)
NO_ZOC: Final = ZocRule()


def hex_mask(grid: Grid, hexes: Iterable[HexId]) -> MaskArray:
    """A mask [count] of some hexes."""
    mask = np.zeros(grid.count, dtype=np.uint8)
    listed = list(hexes)
    if listed and not (min(listed) >= 0 and max(listed) < grid.count):
        raise MovementError(f"hex ids must be between 0 and {grid.count - 1}")
    mask[listed] = 1
    return mask


def neighbours_of(grid: Grid, mask: Mask) -> MaskArray:
    """A mask of the hexes next to the masked ones: the zone of pieces that reach one hex."""
    around = grid.neighbours.reshape(-1, 6)
    near = np.zeros(grid.count, dtype=np.uint8)
    touched = around[_checked("mask", mask, grid.count)]
    near[touched[touched >= 0]] = 1
    return near


def _checked(what: str, mask: Mask, size: int) -> BoolArray:
    if mask.shape != (size,):
        raise MovementError(f"{what} has shape {mask.shape}, expected ({size},)")
    return mask.astype(np.bool_)


class Situation:
    """Enemies as one side's units see them; prepare it once and use it for many queries.

    ``blocked`` hexes cannot be entered; ``zoc`` marks enemy zones of control; entering a
    ``double_next_to`` hex costs twice; ``surcharge`` is added on entering a hex;
    ``minimum_one_hex`` lets an unspent unit step into any neighbour that is not forbidden.
    """

    def __init__(
        self,
        grid: Grid,
        *,
        blocked: Mask | None = None,
        zoc: Mask | None = None,
        zoc_rule: ZocRule = NO_ZOC,
        double_next_to: Mask | None = None,
        surcharge: npt.NDArray[np.integer] | None = None,
        minimum_one_hex: bool = False,
    ) -> None:
        flags = np.zeros(grid.count, dtype=np.uint8)
        for bit, what, mask in (
            (BLOCKED, "blocked", blocked),
            (ZOC, "zoc", zoc),
            (DOUBLE, "double_next_to", double_next_to),
        ):
            if mask is not None:
                flags |= _checked(what, mask, grid.count).astype(np.uint8) * np.uint8(bit)
        extra = _no_surcharge(grid.count)
        if surcharge is not None:
            if surcharge.shape != (grid.count,) or surcharge.min() < 0:
                raise MovementError(f"surcharge must be {grid.count} numbers of 0 or more")
            extra = surcharge.astype(np.int32)
        self.grid: Final = grid
        self.zoc_rule: Final = zoc_rule
        self.minimum_one_hex: Final = minimum_one_hex
        self.flags: Final[MaskArray] = flags.reshape(1, -1)
        self.surcharge: Final[IntArray] = extra.reshape(1, -1)
        self.rules: Final[IntArray] = np.array([zoc_rule.row(minimum_one_hex)], dtype=np.int32)

    def extras(self, a: HexId, b: HexId, cost: int, at_start: bool) -> list[CostReason]:
        """What this situation adds to a step of that printed cost."""
        here, there = int(self.flags[0, a]), int(self.flags[0, b])
        parts = [("doubled", cost if there & DOUBLE else 0), ("surcharge", self.surcharge[0, b])]
        if here & ZOC:
            parts.append(("leave_zoc", self.zoc_rule.leave_surcharge))
            parts.append(("start_in_zoc", self.zoc_rule.start_surcharge if at_start else 0))
        if there & ZOC:
            parts.append(("enter_zoc", self.zoc_rule.enter_surcharge))
        return [CostReason(int(value), "situation", name) for name, value in parts if value]


@lru_cache(maxsize=32)
def _no_surcharge(count: int) -> IntArray:
    return np.zeros(count, dtype=np.int32)


@lru_cache(maxsize=32)
def _all_counted(count: int) -> MaskArray:
    return np.ones(count * 6, dtype=np.uint8)


_NONE_COUNTED: Final[MaskArray] = np.zeros(0, dtype=np.uint8)
_ROW_0: Final[IntArray] = np.zeros(1, dtype=np.int32)
_ONE_START: Final[IntArray] = np.array([0, 1], dtype=np.int32)


@dataclass(frozen=True, slots=True)
class Step:
    """One hex of a path: from where, to where, what it costs and why.

    ``whole`` marks a step that took the whole allowance: its reasons may add up to more.
    """

    origin: HexId
    target: HexId
    cost: int
    reasons: tuple[CostReason, ...]
    whole: bool = False


@dataclass(frozen=True, eq=False)
class Reach:
    """The answer for one unit: ``hexes`` in id order with ``costs`` and ``previous`` hexes.

    The starting hexes are included at the cost already spent, with previous -1.
    """

    grid: Grid
    budget: int
    hexes: IntArray
    costs: IntArray
    previous: IntArray
    ended: MaskArray
    _terms: tuple[Costs, Situation] = field(repr=False)
    _may_end: BoolArray | None = field(default=None, repr=False)
    _nodes: "dict[int, tuple[int, int, bool]] | None" = field(default=None, repr=False)
    _chosen: "dict[int, int] | None" = field(default=None, repr=False)

    @cached_property
    def _position(self) -> dict[int, int]:
        return {h: i for i, h in enumerate(self.hexes.tolist())}

    def __contains__(self, h: object) -> bool:
        return h in self._position

    def __len__(self) -> int:
        return len(self.hexes)

    def cost(self, h: HexId) -> int | None:
        """Cost to get there; None out of reach."""
        i = self._position.get(h)
        return None if i is None else int(self.costs[i])

    def must_end(self, h: HexId) -> bool:
        """Whether a move that gets there cannot go on (zone of control, whole allowance)."""
        i = self._position.get(h)
        return i is not None and bool(self.ended[i])

    def can_end(self, h: HexId) -> bool:
        """Whether the move may end there: in reach, and allowed by ``may_end``."""
        return h in self._position and (self._may_end is None or bool(self._may_end[h]))

    def ends(self) -> tuple[HexId, ...]:
        """All hexes where the move may end, in id order."""
        return tuple(h for h in map(HexId, self.hexes.tolist()) if self.can_end(h))

    def path(self, h: HexId) -> tuple[Step, ...]:
        """The cheapest path, step by step; empty for a starting hex."""
        if h not in self._position:
            raise MovementError(f"hex {self.grid.name(h)} is out of reach")
        labels = self._labels
        node = h if self._chosen is None else self._chosen[h]
        steps: list[Step] = []
        while labels[node][1] >= 0:
            cost, before, ended = labels[node]
            steps.append(self._step(node, before, cost - labels[before][0], ended))
            node = before
        return tuple(reversed(steps))

    @cached_property
    def _labels(self) -> dict[int, tuple[int, int, bool]]:
        if self._nodes is not None:
            return self._nodes
        return _label_table(self.hexes, self.costs, self.previous, self.ended)

    def _step(self, node: int, before: int, paid: int, ended: bool) -> Step:
        costs, situation = self._terms
        a, b = HexId(before % self.grid.count), HexId(node % self.grid.count)
        direction = self.grid.direction(a, b)
        printed = int(costs.edge_cost[a * 6 + direction])
        at_start = self._labels[before][1] < 0
        reasons = list(costs.explain_edge(a, direction))
        if printed != WHOLE:
            reasons += situation.extras(a, b, printed, at_start)
        full = sum(reason.value for reason in reasons)
        whole = ended and (printed == WHOLE or full > paid)
        return Step(a, b, paid, tuple(reasons), whole)


def _label_table(
    nodes: IntArray, costs: IntArray, previous: IntArray, ended: MaskArray
) -> dict[int, tuple[int, int, bool]]:
    rows = zip(nodes.tolist(), costs.tolist(), previous.tolist(), ended.tolist(), strict=True)
    return {node: (cost, before, bool(end)) for node, cost, before, end in rows}


def reach(
    costs: Costs,
    start: HexId | Iterable[HexId],
    budget: int,
    *,
    blocked: Mask | None = None,
    zoc: Mask | None = None,
    zoc_rule: ZocRule = NO_ZOC,
    double_next_to: Mask | None = None,
    surcharge: npt.NDArray[np.integer] | None = None,
    minimum_one_hex: bool = False,
    network_only: Mask | None = None,
    may_end: Mask | None = None,
    limit_hexes: int | None = None,
    counted: Mask | None = None,
    spent: int = 0,
    situation: Situation | None = None,
    engine: Engine = "auto",
) -> Reach:
    """Everything within ``budget`` of one start, or of the nearest of several.

    ``situation`` replaces the enemy parameters by prepared ones. ``network_only`` keeps the move
    on a mask of links, ``limit_hexes`` bounds the number of hexes entered (of those steps that
    the mask ``counted`` marks), ``spent`` is what the unit has already used of its budget.
    """
    grid = costs.grid
    if situation is None:
        situation = Situation(
            grid,
            blocked=blocked,
            zoc=zoc,
            zoc_rule=zoc_rule,
            double_next_to=double_next_to,
            surcharge=surcharge,
            minimum_one_hex=minimum_one_hex,
        )
    if network_only is not None:
        costs = costs.along(_checked("network_only", network_only, grid.count * 6))
    starts = _starts(grid, start)
    _check_budget(budget, spent)
    found = _flood_one(costs, situation, starts, budget, spent, limit_hexes, counted, engine)
    ending = None if may_end is None else _checked("may_end", may_end, grid.count)
    if limit_hexes is None:
        _, nodes, paid, before, ended = found
        return Reach(grid, budget, nodes, paid, before, ended, (costs, situation), ending)
    return _limited(grid, budget, found, (costs, situation), ending)


def _starts(grid: Grid, start: HexId | Iterable[HexId]) -> IntArray:
    listed = [int(start)] if isinstance(start, int | np.integer) else sorted(set(start))
    if not listed or listed[0] < 0 or listed[-1] >= grid.count:
        raise MovementError(f"starts must be hex ids between 0 and {grid.count - 1}")
    return np.array(listed, dtype=np.int32)


def _check_budget(budget: int, spent: int) -> None:
    if not 0 <= spent <= budget <= MOST_BUDGET:
        raise MovementError(
            f"budget {budget} and spent {spent} must satisfy 0 <= spent <= budget <= {MOST_BUDGET}"
        )


def _flood_one(
    costs: Costs,
    situation: Situation,
    starts: IntArray,
    budget: int,
    spent: int,
    limit_hexes: int | None,
    counted: Mask | None,
    engine: Engine,
) -> Found:
    limit = NO_LIMIT
    steps = _NONE_COUNTED
    if limit_hexes is not None:
        if limit_hexes < 0:
            raise MovementError(f"limit_hexes {limit_hexes} is below 0")
        limit = min(limit_hexes, costs.grid.count)  # no cheapest path visits a hex twice
        steps = _all_counted(costs.grid.count)
        if counted is not None:
            steps = _checked("counted", counted, costs.grid.count * 6).astype(np.uint8)
    return Found(
        *engines(engine).flood(
            costs.grid.neighbours,
            costs.edge_cost.reshape(1, -1),
            situation.flags,
            situation.surcharge,
            situation.rules,
            steps,
            limit,
            _ROW_0,
            _ROW_0,
            _ONE_START if starts.size == 1 else np.array([0, starts.size], dtype=np.int32),
            starts,
            _ROW_0 if spent == 0 else np.array([spent], dtype=np.int32),
            np.array([budget], dtype=np.int32),
        )
    )


def _limited(
    grid: Grid,
    budget: int,
    found: Found,
    terms: tuple[Costs, Situation],
    may_end: BoolArray | None,
) -> Reach:
    """One answer per hex out of the nodes of a limited search: cheapest, then fewest steps."""
    labels = _label_table(found.nodes, found.costs, found.previous, found.ended)
    chosen: dict[int, int] = {}
    for node, (cost, _, _) in labels.items():
        h = node % grid.count
        if h not in chosen or cost < labels[chosen[h]][0]:
            chosen[h] = node
    order = sorted(chosen)
    rows = [labels[chosen[h]] for h in order]
    before = [row[1] % grid.count if row[1] >= 0 else -1 for row in rows]
    return Reach(
        grid,
        budget,
        np.array(order, dtype=np.int32),
        np.array([row[0] for row in rows], dtype=np.int32),
        np.array(before, dtype=np.int32),
        np.array([row[2] for row in rows], dtype=np.uint8),
        terms,
        may_end,
        labels,
        chosen,
    )


# --- many units at once -----------------------------------------------------------------------


class CostSet:
    """Costs of several movement classes, stacked once for ``reach_many``."""

    def __init__(self, costs: Sequence[Costs]) -> None:
        if not costs or any(one.grid is not costs[0].grid for one in costs):
            raise MovementError("a cost set needs costs of at least one class on one grid")
        self.members: Final = tuple(costs)
        self.grid: Final = costs[0].grid
        self.edge_costs: Final[IntArray] = np.stack([one.edge_cost for one in costs])
        # Read-only like the costs of one class: numba compiles anew for every kind of array.
        self.edge_costs.setflags(write=False)


@dataclass(frozen=True, eq=False)
class ReachMany:
    """Answers of a batch: query i owns the rows ``offsets[i]`` to ``offsets[i + 1]``."""

    costs_of: CostSet
    situations: tuple[Situation, ...]
    cost_rows: IntArray
    situation_rows: IntArray
    budgets: IntArray
    offsets: IntArray
    hexes: IntArray
    costs: IntArray
    previous: IntArray
    ended: MaskArray

    def __len__(self) -> int:
        return len(self.budgets)

    def one(self, i: int, may_end: Mask | None = None) -> Reach:
        """The answer of one query as ``reach`` would give it."""
        rows = slice(int(self.offsets[i]), int(self.offsets[i + 1]))
        grid = self.costs_of.grid
        member = self.costs_of.members[int(self.cost_rows[i])]
        return Reach(
            grid,
            int(self.budgets[i]),
            self.hexes[rows],
            self.costs[rows],
            self.previous[rows],
            self.ended[rows],
            (member, self.situations[int(self.situation_rows[i])]),
            None if may_end is None else _checked("may_end", may_end, grid.count),
        )


def reach_many(
    costs: CostSet,
    situations: Sequence[Situation],
    starts: npt.ArrayLike,
    budgets: npt.ArrayLike,
    *,
    cost_rows: npt.ArrayLike | None = None,
    situation_rows: npt.ArrayLike | None = None,
    spent: npt.ArrayLike | None = None,
    engine: Engine = "auto",
) -> ReachMany:
    """The reach of many units in one call: unit i starts in ``starts[i]`` with ``budgets[i]``.

    ``cost_rows`` and ``situation_rows`` pick the unit's movement class and situation (0 if not
    given).
    """
    grid = costs.grid
    if not situations or any(situation.grid is not grid for situation in situations):
        raise MovementError("a batch needs at least one situation on the grid of its costs")
    first = np.ascontiguousarray(starts, dtype=np.int32)
    count = first.size
    allowed = _column("budgets", budgets, count, MOST_BUDGET)
    used = _column("spent", spent, count, MOST_BUDGET)
    class_rows = _column("cost_rows", cost_rows, count, len(costs.members) - 1)
    scene_rows = _column("situation_rows", situation_rows, count, len(situations) - 1)
    if count and (first.min() < 0 or first.max() >= grid.count):
        raise MovementError(f"starts must be hex ids between 0 and {grid.count - 1}")
    if (used > allowed).any():
        raise MovementError("a unit cannot have spent more than its budget")
    found = engines(engine).flood(
        grid.neighbours,
        costs.edge_costs,
        _stacked([situation.flags for situation in situations]),
        _stacked([situation.surcharge for situation in situations]),
        _stacked([situation.rules for situation in situations]),
        _NONE_COUNTED,
        NO_LIMIT,
        class_rows,
        scene_rows,
        np.arange(count + 1, dtype=np.int32),
        first,
        used,
        allowed,
    )
    return ReachMany(costs, tuple(situations), class_rows, scene_rows, allowed, *found)


def _column(what: str, values: npt.ArrayLike | None, count: int, most: int) -> IntArray:
    if values is None:
        return np.zeros(count, dtype=np.int32)
    column = np.ascontiguousarray(values, dtype=np.int32)
    if column.shape != (count,):
        raise MovementError(f"{what} has shape {column.shape}, expected ({count},)")
    if count and (column.min() < 0 or column.max() > most):
        raise MovementError(f"{what} must be between 0 and {most}")
    return column


def _stacked(rows: list[npt.NDArray[T]]) -> npt.NDArray[T]:
    return rows[0] if len(rows) == 1 else np.concatenate(rows)


# --- the other way round ----------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class ReachBack:
    """From where the targets can be reached: cost and next hex per hex, -1 out of reach."""

    grid: Grid
    costs: IntArray
    following: IntArray

    def cost(self, h: HexId) -> int | None:
        """Cost of the cheapest move from a hex to a target; None out of reach."""
        cost = int(self.costs[h])
        return None if cost < 0 else cost

    def hexes(self) -> tuple[HexId, ...]:
        """All hexes from which a target can be reached, targets included."""
        return tuple(HexId(int(h)) for h in np.flatnonzero(self.costs >= 0))


def reach_back(
    costs: Costs,
    target: HexId | Iterable[HexId],
    budget: int,
    *,
    situation: Situation | None = None,
    engine: Engine = "auto",
) -> ReachBack:
    """Who could reach a hex: for every hex the cost of a move that begins there, unspent."""
    scene = situation or Situation(costs.grid)
    _check_budget(budget, 0)
    begin, following = engines(engine).flood_back(
        costs.grid.neighbours,
        costs.edge_cost,
        scene.flags[0],
        scene.surcharge[0],
        scene.rules[0],
        _starts(costs.grid, target),
        budget,
    )
    return ReachBack(costs.grid, begin, following)


__all__ = [
    "FORBIDDEN",
    "NO_ZOC",
    "WHOLE",
    "CostSet",
    "Mask",
    "MovementError",
    "Reach",
    "ReachBack",
    "ReachMany",
    "Situation",
    "Step",
    "ZocRule",
    "hex_mask",
    "neighbours_of",
    "reach",
    "reach_back",
    "reach_many",
]
