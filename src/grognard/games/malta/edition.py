"""The game under chosen options, laid out in flat tables for the rules to read."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from grognard.games.malta.title import AXIS, INDEPENDENT, SIDES, Price, Title
from grognard.hexes.costs import (
    Costs,
    CostTable,
    OverlayPrice,
    SidePrice,
    TerrainPrice,
    compile_costs,
)
from grognard.hexes.costs import Price as BoardPrice
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import OptionValue

CLASSES: Final = ("foot", "heavy")
VICTORIA: Final = "victoria_line"
ESCARPMENT: Final = "escarpment"

# Free-stacking classes.
COASTAL: Final = 1
ANTI_AIR: Final = 2
TANK: Final = 3
FREE_NAMES: Final = {COASTAL: "coastal", ANTI_AIR: "aa", TANK: "armour-antitank"}
FREE_CLASS: Final = {
    "coastal": COASTAL,
    "aa_light": ANTI_AIR,
    "aa_heavy": ANTI_AIR,
    "armour": TANK,
    "antitank": TANK,
}
GUNS: Final = frozenset({"artillery", "antitank", "coastal", "aa_light", "aa_heavy"})
"""Artillery of any kind, which lands only in ports."""


class Edition:
    """Board, costs and counters as plain lists indexed by hex, hexside slot and unit."""

    def __init__(self, title: Title, options: Mapping[str, OptionValue]) -> None:
        self.title: Final = title
        self.options: Final = dict(options)
        self._lay_ground()
        self._lay_costs()
        self._lay_places()
        self._lay_counters()

    # --- ground ----------------------------------------------------------------------------------

    @rule("M-1.3.1", "M-4.1")
    def _lay_ground(self) -> None:
        """Land is what can hold units; the rest is sea, some of it mined."""
        board, grid, title = self.title.board, self.title.board.grid, self.title
        self.board, self.grid, self.size = board, grid, grid.count
        self.names = [grid.name(h) for h in grid.hexes()]
        self.by_name = {name: h for h, name in enumerate(self.names)}
        flat: list[int] = grid.neighbours.tolist()
        self.neighbours = flat
        self.around = [
            tuple(n for n in flat[h * 6 : h * 6 + 6] if n >= 0) for h in range(self.size)
        ]
        self.terrain = [board.terrain(h) for h in grid.hexes()]
        bases = [title.base[kind] for kind in self.terrain]
        self.is_land = bytes(base.stack > 0 for base in bases)
        self.land = tuple(h for h in range(self.size) if self.is_land[h])
        self.is_mined = bytes(kind == "mined_sea" for kind in self.terrain)
        self.is_plain = bytes(kind == "plain" for kind in self.terrain)
        self.is_city = bytes(kind == "city" for kind in self.terrain)
        overlays = [sorted(board.overlays(h)) for h in grid.hexes()]
        self.overlays = overlays
        self.is_settled = bytes(
            self.is_city[h] or "town" in overlays[h] or "village" in overlays[h]
            for h in range(self.size)
        )
        self.has_houses = bytes(
            "town" in overlays[h] or "village" in overlays[h] for h in range(self.size)
        )
        self.is_port = bytes("port" in each for each in overlays)
        self.is_airfield = bytes("airfield" in each for each in overlays)
        self.shift = [
            base.shift + sum(title.overlays[kind].shift for kind in kinds)
            for base, kinds in zip(bases, overlays, strict=True)
        ]
        self.bomb = [
            base.bomb + sum(title.overlays[kind].bomb for kind in kinds)
            for base, kinds in zip(bases, overlays, strict=True)
        ]
        self.stack_limit = [base.stack for base in bases]
        self.side_limit = [base.side for base in bases]
        self.settled_limit = [base.side_settled for base in bases]
        self.is_coastal = bytes(
            self.is_land[h] and any(not self.is_land[n] for n in self.around[h])
            for h in range(self.size)
        )
        self.rubble = title.overlays["rubble"]

    @cached_property
    def far(self) -> list[bytes]:
        """Distances between all pairs of hexes."""
        return [bytes(self.grid.distances(h).tolist()) for h in self.grid.hexes()]

    def slot(self, a: int, b: int) -> int:
        """Position of the step from a hex to its neighbour in the flat tables."""
        return self.neighbours.index(b, a * 6, a * 6 + 6)

    # --- costs -----------------------------------------------------------------------------------

    @rule("M-1.3.5", "M-1.3.5-R2", "M-7.4")
    def _lay_costs(self) -> None:
        """Off-road prices: hexside in place of the base, overlays on top; roads on their own."""
        title, board = self.title, self.board
        table = CostTable(
            classes=CLASSES,
            terrain={
                kind: TerrainPrice(cost=_prices(each.mp_foot, each.mp_heavy, each.stack == 0))
                for kind, each in title.base.items()
            },
            overlays={
                kind: OverlayPrice(cost={"*": each.mp_add}, mode="add")
                for kind, each in title.overlays.items()
            },
            hexsides={
                kind: SidePrice(cost=_prices(each.mp_foot, each.mp_heavy, False), mode="replace")
                for kind, each in title.hexsides.items()
            },
        )
        self.costs: list[Costs] = [compile_costs(board, table, name) for name in CLASSES]
        self.off_road: list[list[int]] = [costs.edge_cost.tolist() for costs in self.costs]
        self.flat_cost = [self._flat_costs(row) for row in range(2)]
        self._close_prohibited()
        self.is_road = bytes(board.network("road").tolist())
        self.road_cost = title.road_cost
        self.is_cliff = bytes(board.hexside_mask("cliff").tolist())
        self.works = {kind: bytes(board.crossing_mask(kind).tolist()) for kind in title.hexsides}
        """Hexside features, by the crossings they work against."""

    @rule("M-8.1-R1")
    def _close_prohibited(self) -> None:
        """Who stands on ground prohibited to it leaves it by road, as it would have come."""
        for row, prices in enumerate(self.off_road):
            for h in self.land:
                if self.flat_cost[row][h] < 0:
                    prices[h * 6 : h * 6 + 6] = [-1] * 6

    @cached_property
    @rule("M-4.2", "M-4.2-R13")
    def arrows(self) -> dict[int, tuple[int, ...]]:
        """Unmined sea hexes from which one can land, and where: never across a cliff."""
        found = {}
        for sea in range(self.size):
            if self.is_land[sea] or self.is_mined[sea]:
                continue
            hexes = tuple(
                n
                for n in self.around[sea]
                if self.is_land[n] and not self.is_cliff[self.slot(sea, n)]
            )
            if hexes:
                found[sea] = hexes
        return found

    def _flat_costs(self, row: int) -> list[int]:
        """The price of a hex by itself, without road or hexside; negative if prohibited."""
        found = []
        for h in range(self.size):
            base = self.title.base[self.terrain[h]]
            price = base.mp_heavy if row else base.mp_foot
            added = sum(self.title.overlays[kind].mp_add for kind in self.overlays[h])
            found.append(-1 if price == "P" or base.stack == 0 else price + added)
        return found

    # --- places ----------------------------------------------------------------------------------

    @rule("M-8.2-R2", "M-8.2-R4")
    def _lay_places(self) -> None:
        """Objectives with what each hex counts for, ports, airfields, La Valletta."""
        board, per_feature = self.board, self.options["vp_multi_feature_hex"] == "per_feature"
        self.worth: dict[int, int] = {}
        self.objective_name: dict[int, str] = {}
        for place in board.places_with("objective"):
            for number in place.hexes:
                h = self.by_name[number]
                features = set(place.roles) & {"city", "town", "port", "airfield"}
                self.worth[h] = len(features) if per_feature else 1
                self.objective_name[h] = place.name
        self.ports = tuple(h for h in self.land if self.is_port[h])
        self.airfields = tuple(h for h in self.land if self.is_airfield[h])
        self.capital = tuple(
            self.by_name[number]
            for place in board.places_with("automatic_victory")
            for number in place.hexes
        )
        self.batteries: dict[int, int] = {
            self.title.number[each.unit]: self.by_name[each.hex] for each in self.title.batteries
        }

    # --- counters --------------------------------------------------------------------------------

    @rule("M-1.3.6", "M-1.3.6-R2", "M-7.1", "M-7.3")
    def _lay_counters(self) -> None:
        """Values by unit and the classes that stack freely."""
        title, units = self.title, self.title.units
        self.units = units
        self.ids = [unit.id for unit in units]
        self.owner = [SIDES.index(unit.side) for unit in units]
        chits = {each.id: index for index, each in enumerate(title.formations)}
        self.chits = chits
        self.chit_ids = tuple(chits)
        self.chit_owner = [SIDES.index(each.side) for each in title.formations]
        self.formation = [
            -1 if unit.formation == INDEPENDENT else chits[unit.formation] for unit in units
        ]
        self.row = [int(unit.type in title.heavy_types) for unit in units]
        self.free = [
            FREE_CLASS.get(unit.type, 0) if unit.stacking == "free" else 0 for unit in units
        ]
        self.is_armour = bytes(unit.type == "armour" for unit in units)
        self.is_tankish = bytes(unit.type in ("armour", "antitank") for unit in units)
        self.is_static = bytes(unit.type in ("coastal", "aa_light", "aa_heavy") for unit in units)
        self.is_marine = bytes(unit.type == "marine" for unit in units)
        self.is_engineer = bytes(unit.type == "engineer" for unit in units)
        self.is_elite = bytes(unit.elite for unit in units)
        self.is_anti_tank = bytes(unit.type == "antitank" for unit in units)
        self.port_only = bytes(unit.type in GUNS or unit.type == "armour" for unit in units)
        shooting = {"artillery"}
        if self.options["coastal_batteries_bombard"] == "yes":
            shooting.add("coastal")
        self.is_gun = bytes(unit.type in shooting for unit in units)
        self.is_field_gun = bytes(unit.type == "artillery" for unit in units)
        self.full = [unit.steps for unit in units]
        self.cv = [
            (0, unit.cv) if unit.steps == 1 else (0, unit.cv_reduced, unit.cv) for unit in units
        ]
        self.paren = bytes(unit.cv_paren for unit in units)
        self.allowance = [unit.ma for unit in units]
        self.tank = [unit.t or title.tank.inherent[unit.type] for unit in units]
        self.letters = [unit.special for unit in units]
        self.guns = tuple(
            tuple(u for u in range(len(units)) if self.is_gun[u] and self.owner[u] == side)
            for side in (0, 1)
        )
        self.of_side = tuple(
            tuple(u for u in range(len(units)) if self.owner[u] == side) for side in (0, 1)
        )
        self.independents = tuple(
            tuple(u for u in self.of_side[side] if self.formation[u] < 0) for side in (0, 1)
        )
        self.members = [
            tuple(u for u in range(len(units)) if self.formation[u] == chit)
            for chit in range(len(title.formations))
        ]
        self.entry = [unit.entry for unit in units]
        self.anti_air = tuple(
            (u, title.anti_air.range[unit.type])
            for u, unit in enumerate(units)
            if unit.type in title.anti_air.range
        )
        self.coastal = tuple(u for u, unit in enumerate(units) if unit.type == "coastal")
        self.airborne_chits = self._chits_entering("airdrop")
        self.amphibious_chits = self._chits_entering("amphib")
        self.airland_chits = self._chits_entering("airland")
        self.air_chit = chits["AIROP"]
        self.naval_chit = chits["NAVOP"]
        self.pathfinder = next(u for u in self.of_side[AXIS] if self.letters[u] == "A")

    def _chits_entering(self, entry: str) -> tuple[int, ...]:
        return tuple(n for n, each in enumerate(self.title.formations) if each.entry == entry)


def _prices(foot: Price, heavy: Price, closed: bool) -> dict[str, BoardPrice]:
    if closed:
        return {"*": "closed"}
    found: dict[str, BoardPrice] = {}
    for name, price in (("foot", foot), ("heavy", heavy)):
        found[name] = price if isinstance(price, int) else "forbidden"
    return found
