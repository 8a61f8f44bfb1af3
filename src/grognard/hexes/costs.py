"""Movement costs from data: a table of prices, compiled into one flat array per movement class.

The price of entering a hex off the networks is

    base + overlays that add + hexsides that add

where the base is the terrain, or the overlay that replaces it, or the dearest crossed hexside
that replaces it. A network link replaces all of that, prohibitions included; the mover takes the
cheapest way. Every compiled number can be explained again, entry by entry.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from grognard.hexes.board import Board
from grognard.hexes.changes import NO_CHANGES, BoardChanges, BoolArray, Layers
from grognard.hexes.grid import Grid, HexId, IntArray

FORBIDDEN: Final = -1
"""Edge that cannot be used."""
WHOLE: Final = -2
"""Edge that takes the whole unspent allowance."""
MOST: Final = 10_000
"""Dearest price a table may name; keeps sums far from overflow."""

Price = int | Literal["forbidden", "closed", "all"]
"""Points in the game's smallest unit; ``forbidden`` unless along a network; ``closed`` even along
a network; ``all`` takes the whole allowance, which must be unspent."""

Prices = dict[str, Price]
"""Price by movement class; ``*`` stands for every class without its own price."""

What = Literal["terrain", "overlay", "hexside", "network"]
LongArray = npt.NDArray[np.int64]


class CostError(ValueError):
    """A cost table that does not fit itself or the board; names entry and class."""


class TerrainPrice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a terrain or a network link costs, and how weather changes the number."""

    cost: Prices
    weather: dict[str, Prices] = {}
    weather_factor: dict[str, int] = {}
    weather_add: dict[str, int] = {}


class OverlayPrice(TerrainPrice, frozen=True, kw_only=True):
    """What an overlay adds to the terrain, or puts in its place.

    ``by_terrain`` gives other prices on some terrains; ``cancelled_by`` names overlays that take
    the effect away (a bridge in a torrent hex).
    """

    mode: Literal["add", "replace"] = "add"
    by_terrain: dict[str, Prices] = {}
    cancelled_by: tuple[str, ...] = ()


class SidePrice(TerrainPrice, frozen=True, kw_only=True):
    """What crossing a hexside adds to the hex behind it, or puts in place of its terrain."""

    mode: Literal["add", "replace"] = "add"
    cancelled_by: tuple[str, ...] = ()


class CostTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All movement prices of a game. Network keys are ``road`` or ``road:main`` for one class.

    ``symmetric`` forbids a step whose way back is forbidden.
    """

    classes: tuple[str, ...]
    terrain: dict[str, TerrainPrice]
    weathers: tuple[str, ...] = ("fair",)
    overlays: dict[str, OverlayPrice] = {}
    hexsides: dict[str, SidePrice] = {}
    networks: dict[str, TerrainPrice] = {}
    symmetric: bool = False


@dataclass(frozen=True, slots=True)
class CostReason:
    """One part of a cost: how much, what kind of thing, which one, and how it works."""

    value: int
    what: str
    name: str
    effect: Literal["add", "forbidden", "closed", "all"] = "add"


class Costs:
    """Compiled costs of one movement class on one map: ``edge_cost[h * 6 + d]``."""

    def __init__(self, grid: Grid, edge_cost: IntArray, source: "_Compiler | None" = None) -> None:
        off_map = grid.neighbours < 0
        if edge_cost.shape != off_map.shape or (edge_cost[off_map] != FORBIDDEN).any():
            raise CostError("edge costs must cover the grid and forbid steps off the map")
        if (edge_cost == 0).any() or (edge_cost < WHOLE).any():
            raise CostError(
                "a step costs at least 1, or is forbidden, or takes the whole allowance"
            )
        self.grid: Final = grid
        self.edge_cost: Final[IntArray] = np.ascontiguousarray(edge_cost, dtype=np.int32).copy()
        self.edge_cost.setflags(write=False)
        self._source = source

    def step(self, a: HexId, b: HexId) -> int:
        """Cost of the step to a neighbour; FORBIDDEN or WHOLE where there is no number."""
        return int(self.edge_cost[a * 6 + self.grid.direction(a, b)])

    def explain_edge(self, h: HexId, direction: int) -> tuple[CostReason, ...]:
        """Why the step in a direction costs what it does, or why it is forbidden."""
        if self.grid.neighbour(h, direction) is None:
            return (CostReason(0, "map", "edge", "closed"),)
        cost = int(self.edge_cost[h * 6 + direction])
        if self._source is None:
            return (CostReason(max(cost, 0), "map", "hex", "add" if cost > 0 else "forbidden"),)
        reasons = self._source.explain(h * 6 + direction)
        if cost == FORBIDDEN and all(reason.effect == "add" for reason in reasons):
            return (CostReason(0, "map", "not_this_way", "forbidden"),)
        return reasons

    def along(self, links: npt.NDArray[np.uint8] | BoolArray) -> "Costs":
        """The same costs for movement along these links only (a mask [count * 6])."""
        kept = np.where(links.astype(np.bool_), self.edge_cost, np.int32(FORBIDDEN))
        return Costs(self.grid, kept.astype(np.int32), self._source)


def unit_costs(grid: Grid, links: npt.NDArray[np.uint8] | BoolArray | None = None) -> Costs:
    """Every step costs 1: for counting hexes, along the given links only if there are any."""
    open_ = grid.neighbours >= 0
    if links is not None:
        open_ &= links.astype(np.bool_)
    return Costs(grid, np.where(open_, 1, FORBIDDEN).astype(np.int32))


def compile_costs(
    board: Board,
    table: CostTable,
    movement_class: str,
    weather: str | None = None,
    changes: BoardChanges = NO_CHANGES,
) -> Costs:
    """Costs of a class in a weather (the table's first by default) on the map as it stands."""
    check_table(board, table)
    if movement_class not in table.classes:
        raise CostError(f"no movement class {movement_class!r}; known: {', '.join(table.classes)}")
    chosen = table.weathers[0] if weather is None else weather
    if chosen not in table.weathers:
        raise CostError(f"no weather {chosen!r}; known: {', '.join(table.weathers)}")
    compiler = _Compiler(Layers(board, changes), table, movement_class, chosen)
    return Costs(board.grid, compiler.edge_costs(), compiler)


# --- checking ---------------------------------------------------------------------------------


def check_table(board: Board, table: CostTable) -> None:
    """Refuse a table with unknown names, missing terrain or prices out of range."""
    if not table.classes or not table.weathers:
        raise CostError("a table needs at least one movement class and one weather")
    _refuse_unknown("terrain", set(table.terrain), set(board.kinds))
    _refuse_unknown("overlay", set(table.overlays), set(board.overlay_kinds))
    _refuse_unknown("hexside", set(table.hexsides), set(board.hexside_kinds))
    networks = {key.partition(":")[0] for key in table.networks}
    _refuse_unknown("network", networks, set(board.network_kinds))
    for kind in board.kinds:
        if kind not in table.terrain:
            raise CostError(f"terrain {kind!r} has no price")
    for overlay in table.overlays.values():
        _refuse_unknown("cancelled_by overlay", set(overlay.cancelled_by), set(board.overlay_kinds))
        _refuse_unknown("by_terrain", set(overlay.by_terrain), set(board.kinds))
    for side in table.hexsides.values():
        _refuse_unknown("cancelled_by hexside", set(side.cancelled_by), set(board.hexside_kinds))
    for what, name, entry in _entries(table):
        _check_entry(table, f"{what} {name!r}", entry)
    for name, terrain in table.terrain.items():
        for movement_class in table.classes:
            if _by_class(terrain.cost, movement_class) is None:
                raise CostError(f"terrain {name!r} has no price for class {movement_class!r}")


def _entries(table: CostTable) -> Iterator[tuple[What, str, TerrainPrice]]:
    for name, terrain in table.terrain.items():
        yield "terrain", name, terrain
    for name, overlay in table.overlays.items():
        yield "overlay", name, overlay
    for name, side in table.hexsides.items():
        yield "hexside", name, side
    for name, network in table.networks.items():
        yield "network", name, network


def _check_entry(table: CostTable, label: str, entry: TerrainPrice) -> None:
    _refuse_unknown(
        f"{label}: weather",
        set(entry.weather) | set(entry.weather_factor) | set(entry.weather_add),
        set(table.weathers),
    )
    extra = entry.by_terrain.values() if isinstance(entry, OverlayPrice) else ()
    least = 0 if isinstance(entry, OverlayPrice | SidePrice) and entry.mode == "add" else 1
    for prices in (entry.cost, *entry.weather.values(), *extra):
        _refuse_unknown(f"{label}: class", set(prices) - {"*"}, set(table.classes))
        for price in prices.values():
            if isinstance(price, int) and not least <= price <= MOST:
                raise CostError(f"{label}: price {price} is not between {least} and {MOST}")
    for number in (*entry.weather_factor.values(), *entry.weather_add.values()):
        if not 0 <= number <= MOST:
            raise CostError(f"{label}: weather number {number} is not between 0 and {MOST}")
    if 0 in entry.weather_factor.values():
        raise CostError(f"{label}: a weather factor cannot be 0")


def _refuse_unknown(what: str, named: set[str], known: set[str]) -> None:
    unknown = sorted(named - known)
    if unknown:
        raise CostError(f"{what}: unknown {', '.join(unknown)}; known: {', '.join(sorted(known))}")


def _by_class(prices: Mapping[str, Price], movement_class: str) -> Price | None:
    return prices.get(movement_class, prices.get("*"))


# --- compiling --------------------------------------------------------------------------------


@dataclass(slots=True)
class _Sum:
    """Prices under construction, one per hex or hexside: a number and three kinds of refusal."""

    number: LongArray
    forbidden: BoolArray
    closed: BoolArray
    whole: BoolArray

    @classmethod
    def of(cls, size: int) -> "_Sum":
        blank = np.zeros(size, dtype=np.bool_)
        return cls(np.zeros(size, dtype=np.int64), blank, blank.copy(), blank.copy())

    def put(self, where: BoolArray, price: Price) -> None:
        """Replace what stands there."""
        self.number[where] = price if isinstance(price, int) else 0
        self.forbidden[where] = price == "forbidden"
        self.closed[where] = price == "closed"
        self.whole[where] = price == "all"

    def add(self, where: BoolArray, price: Price) -> None:
        """Add to what stands there."""
        if isinstance(price, int):
            self.number[where] += price
        elif price == "forbidden":
            self.forbidden |= where
        elif price == "closed":
            self.closed |= where
        else:
            self.whole |= where


class _Compiler:
    """Computes edge costs as arrays, and explains single edges from the same table and layers."""

    def __init__(self, layers: Layers, table: CostTable, movement_class: str, weather: str) -> None:
        self.layers = layers
        self.grid = layers.grid
        self.table = table
        self.movement_class = movement_class
        self.weather = weather

    def price(self, entry: TerrainPrice, terrain: str | None = None) -> Price | None:
        """The entry's price for this class in this weather (on a terrain, for overlays)."""
        prices: Mapping[str, Price] = entry.cost
        if isinstance(entry, OverlayPrice) and terrain in entry.by_terrain:
            prices = entry.by_terrain[terrain]
        base = _by_class(prices, self.movement_class)
        if self.weather in entry.weather:
            changed = _by_class(entry.weather[self.weather], self.movement_class)
            base = base if changed is None else changed
        if not isinstance(base, int):
            return base
        factor = entry.weather_factor.get(self.weather, 1)
        return base * factor + entry.weather_add.get(self.weather, 0)

    def edge_costs(self) -> IntArray:
        """The flat array of all steps."""
        target = self.grid.neighbours
        on_map = target >= 0
        base, added = self._hexes()
        sides = _Sum.of(target.size)
        number = base.number[target]
        forbidden = base.forbidden[target] | added.forbidden[target]
        closed = base.closed[target] | added.closed[target]
        whole = base.whole[target] | added.whole[target]
        replaced = self._sides(sides)
        number = np.where(replaced > 0, replaced, number) + added.number[target] + sides.number
        forbidden |= sides.forbidden
        closed |= sides.closed
        whole |= sides.whole
        cost = np.where(whole, WHOLE, number)
        cost = np.where(forbidden, FORBIDDEN, cost)
        links = self._links()
        cheaper = (links > 0) & ((cost < 0) | (links < cost))
        cost = np.where(cheaper, links, cost)
        cost = np.where(closed | ~on_map, FORBIDDEN, cost)
        if self.table.symmetric:
            back = target * 6 + (np.arange(target.size) % 6 + 3) % 6
            cost = np.where(on_map & (cost[back] == FORBIDDEN), FORBIDDEN, cost)
        return cost.astype(np.int32)

    def _hexes(self) -> tuple[_Sum, _Sum]:
        board = self.layers.board
        base, added = _Sum.of(self.grid.count), _Sum.of(self.grid.count)
        index = board.terrain_index
        for number, kind in enumerate(board.kinds):
            price = self.price(self.table.terrain[kind])
            if price is not None:
                base.put(index == number, price)
        for name, entry in self.table.overlays.items():
            present = self._overlay_present(name, entry)
            for number, kind in enumerate(board.kinds):
                price = self.price(entry, kind)
                where = present & (index == number)
                if price is None or not where.any():
                    continue
                if entry.mode == "replace":
                    base.put(where, price)
                else:
                    added.add(where, price)
        return base, added

    def _overlay_present(self, name: str, entry: OverlayPrice) -> BoolArray:
        present = self.layers.overlay(name)
        for other in entry.cancelled_by:
            present &= ~self.layers.overlay(other)
        return present

    def _sides(self, sides: _Sum) -> LongArray:
        """Add hexside prices to ``sides``; return the prices that replace the base (0 = none)."""
        replaced = np.zeros(sides.number.size, dtype=np.int64)
        for name, entry in self.table.hexsides.items():
            price = self.price(entry)
            if price is None:
                continue
            crossed = self._side_present(name, entry)
            if entry.mode == "replace" and isinstance(price, int):
                replaced = np.where(crossed, np.maximum(replaced, price), replaced)
            else:
                sides.add(crossed, price)
        return replaced

    def _side_present(self, name: str, entry: SidePrice) -> BoolArray:
        present = self.layers.crossing(name)
        for other in entry.cancelled_by:
            present &= ~self.layers.crossing(other)
        return present

    def _links(self) -> LongArray:
        """The cheapest network link of every step, 0 where there is none."""
        best = np.zeros(self.grid.neighbours.size, dtype=np.int64)
        for name, entry in self.table.networks.items():
            price = self.price(entry)
            if not isinstance(price, int):
                continue
            linked = self._network(name)
            best = np.where(linked & ((best == 0) | (price < best)), price, best)
        return best

    def _network(self, name: str) -> BoolArray:
        kind, _, link_class = name.partition(":")
        return self.layers.network(kind, link_class or None)

    # --- explaining one edge ------------------------------------------------------------------

    def explain(self, slot: int) -> tuple[CostReason, ...]:
        """The reasons of one step, cheapest way first chosen as in ``edge_costs``."""
        off = self._off_network(slot)
        closing = tuple(reason for reason in off if reason.effect == "closed")
        if closing:
            return closing
        link = self._cheapest_link(slot)
        barred = any(reason.effect != "add" for reason in off)
        if link is not None and (barred or link.value < sum(reason.value for reason in off)):
            return (link,)
        refusals = tuple(reason for reason in off if reason.effect == "forbidden")
        return refusals or tuple(reason for reason in off if reason.effect == "all") or off

    def _off_network(self, slot: int) -> tuple[CostReason, ...]:
        h = HexId(int(self.grid.neighbours[slot]))
        base = self._base_reason(h)
        adding = [
            _reason(price, "overlay", name)
            for name, entry in self.table.overlays.items()
            if entry.mode == "add" and self._overlay_present(name, entry)[h]
            if (price := self.price(entry, self.layers.board.terrain(h))) is not None
        ]
        dearest: CostReason | None = None
        for name, entry in self.table.hexsides.items():
            price = self.price(entry)
            if price is None or not self._side_present(name, entry)[slot]:
                continue
            reason = _reason(price, "hexside", name)
            if entry.mode == "add" or reason.effect != "add":
                adding.append(reason)
            elif dearest is None or reason.value > dearest.value:
                dearest = reason
        if dearest is not None and base.effect == "add":
            base = dearest
        return (base, *(r for r in adding if r.value > 0 or r.effect != "add"))

    def _base_reason(self, h: HexId) -> CostReason:
        terrain = self.layers.board.terrain(h)
        price = self.price(self.table.terrain[terrain])
        reason = _reason("forbidden" if price is None else price, "terrain", terrain)
        for name, entry in self.table.overlays.items():
            instead = self.price(entry, terrain)
            if (
                entry.mode == "replace"
                and instead is not None
                and self._overlay_present(name, entry)[h]
            ):
                reason = _reason(instead, "overlay", name)
        return reason

    def _cheapest_link(self, slot: int) -> CostReason | None:
        best: CostReason | None = None
        for name, entry in self.table.networks.items():
            price = self.price(entry)
            if not isinstance(price, int) or not self._network(name)[slot]:
                continue
            if best is None or price < best.value:
                best = CostReason(price, "network", name)
        return best


def _reason(price: Price, what: What, name: str) -> CostReason:
    if isinstance(price, int):
        return CostReason(price, what, name)
    return CostReason(0, what, name, price)
