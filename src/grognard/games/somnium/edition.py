"""A title under chosen options, laid out in flat tables for the rules to read."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

import numpy as np

from grognard.games.somnium.title import Terrain, Title, Unit
from grognard.hexes.changes import BoolArray
from grognard.hexes.costs import (
    Costs,
    CostTable,
    OverlayPrice,
    Price,
    SidePrice,
    TerrainPrice,
    compile_costs,
)
from grognard.hexes.grid import IntArray, MaskArray
from grognard.hexes.kernel import RULES
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import OptionValue
from grognard.kernel.view import Face, HexView
from grognard.mechanics.tables import BandColumns, ResultTable

CLASSES: Final = ("nonmotorised", "motorised", "armour", "mountain")
ROW: Final = {name: row for row, name in enumerate(CLASSES)}
NEVER: Final = 1000
HALF_POINTS: Final = 2
"""Costs and allowances count half movement points."""


class Edition:
    """Board, costs and counters as plain lists indexed by hex and unit."""

    scale: int = 1
    """In how many parts a point of strength is counted."""

    def __init__(self, title: Title, options: Mapping[str, OptionValue]) -> None:
        self.title: Final = title
        self.options: Final = dict(options)
        self.units: Final = tuple(self.adjusted(unit) for unit in title.units)
        self.number: Final = title.number
        self._lay_ground()
        self._lay_costs()
        self._lay_counters()
        # Records of views, made when first needed and handed out again and again.
        self.faces: Final[dict[tuple[int, int], Face]] = {}
        self.hex_views: Final[dict[tuple[int, int, int], HexView]] = {}

    # --- what options change in the data; a title overrides these --------------------------------

    def adjusted(self, unit: Unit) -> Unit:
        """A counter as this edition plays it."""
        return unit

    def chart(self) -> dict[str, Terrain]:
        """The terrain chart as this edition plays it."""
        return dict(self.title.terrain)

    @rule("S/C-R01")
    def reduced_side(self, unit: Unit) -> tuple[int, int]:
        """Attack and defence of the reverse side: as printed, where a side is printed."""
        return unit.attack_reduced, unit.defence_reduced

    def shown(self, strength: int) -> str:
        """A strength as people read it."""
        return str(strength)

    def is_closed(self, h: int) -> bool:
        """Whether no unit of any kind may ever enter this hex."""
        return False

    @property
    def bombardment(self) -> tuple[ResultTable, BandColumns]:
        """The bombardment table in use."""
        return self.title.bombardment, self.title.bands

    # --- ground ----------------------------------------------------------------------------------

    def _lay_ground(self) -> None:
        board, grid = self.title.board, self.title.board.grid
        self.board = board
        self.grid = grid
        self.size = grid.count
        self.names = [grid.name(h) for h in grid.hexes()]
        self.by_name = {name: h for h, name in enumerate(self.names)}
        flat: list[int] = grid.neighbours.tolist()
        self.neighbours = flat
        self.around = [
            tuple(n for n in flat[h * 6 : h * 6 + 6] if n >= 0) for h in range(self.size)
        ]
        chart = self.chart()
        self.terrain_of = [(board.terrain(h), *sorted(board.overlays(h))) for h in grid.hexes()]
        self.columns = [max(chart[kind].columns for kind in kinds) for kinds in self.terrain_of]
        self.is_mountain = bytes(kinds[0] == "mountain" for kinds in self.terrain_of)
        self.closed = bytes(self.is_closed(h) for h in range(self.size))
        road, river = board.network("road"), board.hexside_mask("river")
        self.road_slots = bytes(road.tolist())
        self.river_slots = bytes(river.tolist())
        self.unbridged_slots = bytes((river & ~road.astype(bool)).tolist())
        self.stack_limit = self.title.constants.stack_limit

    @rule("S/C-R20")
    def distance(self, a: int, b: int) -> int:
        """Hexes from one to the other."""
        return self.far[a][b]

    @cached_property
    def far(self) -> list[bytes]:
        """Distances between all pairs of hexes."""
        return [bytes(self.grid.distances(h).tolist()) for h in self.grid.hexes()]

    def slot(self, a: int, b: int) -> int:
        """Position of the step from a hex to its neighbour in the flat tables."""
        return self.neighbours.index(b, a * 6, a * 6 + 6)

    @rule("S/C-R03", "S/C-R33")
    def crosses_river(self, a: int, b: int) -> bool:
        """Whether the step crosses a river without a road bridge."""
        return bool(self.unbridged_slots[self.slot(a, b)])

    # --- costs -----------------------------------------------------------------------------------

    @rule("S/C-4.0c", "S/C-4.0d", "S/C-R03")
    def cost_table(self) -> CostTable:
        """The terrain chart as a cost table: roads replace everything, rivers add."""
        chart = self.chart()
        board = self.board
        terrain = {kind: TerrainPrice(cost=self._prices(chart[kind])) for kind in board.kinds}
        overlays = {
            kind: OverlayPrice(cost=self._prices(chart[kind]), mode="replace")
            for kind in board.overlay_kinds
            if any(cost > HALF_POINTS for cost in chart[kind].costs.values())
        }
        river = SidePrice(cost=self._prices(chart["river"]), mode="add")
        road = TerrainPrice(cost=self._prices(chart["road"]))
        return CostTable(
            classes=CLASSES,
            terrain=terrain,
            overlays=overlays,
            hexsides={"river": river},
            networks={"road": road},
        )

    def _prices(self, terrain: Terrain) -> dict[str, Price]:
        prices: dict[str, Price] = {}
        for name in CLASSES:
            if name in terrain.costs:
                prices[name] = terrain.costs[name]
            elif name in terrain.road_only:
                prices[name] = "forbidden"
            else:
                prices[name] = "closed"
        return prices

    @rule("S-4.0e", "C-4.0e", "S/C-R57", "S-R63")
    def _lay_costs(self) -> None:
        """Edge costs by class; sea, peaks, lakes, Etna and closed land cannot be entered."""
        table = self.cost_table()
        self.costs: list[Costs] = [compile_costs(self.board, table, name) for name in CLASSES]
        into_closed = np.array([n >= 0 and self.closed[n] for n in self.neighbours], dtype=bool)
        stacked = np.stack([costs.edge_cost for costs in self.costs])
        stacked[:, into_closed] = -1
        self.edge_costs: IntArray = np.ascontiguousarray(stacked, dtype=np.int32)
        self.edge_costs.setflags(write=False)
        self.edge: list[list[int]] = self.edge_costs.tolist()
        self.cheapest = [cheapest_steps(row) for row in self.edge]
        on_land = [n >= 0 and self.edge[0][slot] > 0 for slot, n in enumerate(self.neighbours)]
        self.land_links: IntArray = np.where(on_land, 1, -1).astype(np.int32)
        self.land_links.setflags(write=False)
        self.enterable = bytes(
            any(self.edge[0][self.slot(n, h)] > 0 for n in self.around[h]) and not self.closed[h]
            for h in range(self.size)
        )
        self.land = tuple(h for h in range(self.size) if self.enterable[h])
        self.no_surcharge: IntArray = np.zeros((2, self.size), dtype=np.int32)
        self.no_counting: MaskArray = np.zeros(self.size * 6, dtype=np.uint8)
        self.no_rules: IntArray = np.zeros((2, RULES), dtype=np.int32)
        self.nowhere: IntArray = np.full(self.size, -1, dtype=np.int32)
        self.everywhere: BoolArray = np.ones(self.size, dtype=np.bool_)

    # --- counters --------------------------------------------------------------------------------

    @rule("S/C-2.2.1", "S/C-R21")
    def _lay_counters(self) -> None:
        """Values by unit; a walking class for every type the lists do not name."""
        units = self.units
        self.ids = [unit.id for unit in units]
        self.owner = [unit.owner for unit in units]
        self.class_row = [ROW.get(unit.move_class, 0) for unit in units]
        self.allowance = [unit.movement * HALF_POINTS for unit in units]
        self.is_armour = bytes(unit.is_armour for unit in units)
        self.is_gun = bytes(unit.is_artillery for unit in units)
        self.is_fast = bytes(unit.move_class in ("motorised", "armour") for unit in units)
        self.range = [unit.range or 0 for unit in units]
        self.full = [unit.steps for unit in units]
        reduced = [self.reduced_side(unit) for unit in units]
        self.attack = [
            _by_step(unit.steps, unit.attack, back[0])
            for unit, back in zip(units, reduced, strict=True)
        ]
        self.defence = [
            _by_step(unit.steps, unit.defence, back[1])
            for unit, back in zip(units, reduced, strict=True)
        ]
        self.of_side = tuple(
            tuple(unit.index for unit in units if unit.owner == side) for side in (0, 1)
        )
        self.guns_of = tuple(
            tuple(u for u in self.of_side[side] if self.is_gun[u]) for side in (0, 1)
        )
        elements: dict[str, list[int]] = {}
        for unit in units:
            if unit.division in self.title.divisions:
                elements.setdefault(unit.division, []).append(unit.index)
        self.divisions = {name: tuple(members) for name, members in elements.items()}
        self.division_of = [
            unit.division if unit.division in self.divisions else "" for unit in units
        ]
        self.vulnerability = [self.title.vulnerability[unit.type] for unit in units]

    def unit_named(self, name: str) -> int | None:
        return self.number.get(name)


def cheapest_steps(edge: list[int]) -> list[int]:
    """For every hex, the cheapest step out of it; dearer than any allowance if there is none."""
    return [
        min((cost for cost in edge[slot : slot + 6] if cost > 0), default=NEVER)
        for slot in range(0, len(edge), 6)
    ]


def _by_step(steps: int, full: int, reduced: int) -> tuple[int, ...]:
    return (0, full) if steps == 1 else (0, reduced, full)
