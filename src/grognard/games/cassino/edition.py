"""What options and the ground between Rome and the Adriatic make of the family's tables."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import msgspec
import numpy as np

from grognard.games.cassino.constants import CassinoConstants
from grognard.games.somnium.edition import CLASSES, HALF_POINTS, Edition, cheapest_steps
from grognard.games.somnium.state import FIRST_TITLE_BOX
from grognard.games.somnium.title import Title, Unit
from grognard.hexes.costs import CostTable, SidePrice, TerrainPrice, compile_costs
from grognard.hexes.grid import IntArray, MaskArray
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import OptionValue

GOOD, BAD = "good", "bad"
EDGE_OF_LETTER: Final = {"N": "north", "S": "south", "W": "west", "E": "east"}
PORT: Final = "Anzio"
ROME: Final = ("Rome (1 of 2)", "Rome (2 of 2)")

AWAY: Final = FIRST_TITLE_BOX
"""Allied units that left by an edge of their own and may come back."""
FIRST_BIVOUAC: Final = FIRST_TITLE_BOX - 1


def box_places(title: Title) -> dict[int, str]:
    """The bivouac boxes of the map by place code."""
    return {FIRST_BIVOUAC - number: box.id for number, box in enumerate(title.board.boxes)}


class Gate(NamedTuple):
    """A hex where a unit may come in; over an edge a road that runs off the map helps."""

    hex: int
    by_edge: bool


class CassinoEdition(Edition):
    """The board with its edges, boxes, rails, works and two kinds of weather."""

    def __init__(self, title: Title, options: Mapping[str, OptionValue]) -> None:
        if options["reduced_rounding"] == "exact_half":
            self.scale = HALF_POINTS
        super().__init__(title, options)
        constants = title.constants
        if not isinstance(constants, CassinoConstants):
            raise TypeError(f"{title.id} does not have the constants of this title")
        self.constants = constants
        self.anzio = self.by_name[title.places[PORT]]
        self.rome = tuple(self.by_name[title.places[name]] for name in ROME)
        self._lay_weather()
        self._lay_edges()
        self._lay_boxes()
        self._lay_rails()
        self._lay_works()

    # --- counters --------------------------------------------------------------------------------

    @rule("C-R16", "C-R18")
    def adjusted(self, unit: Unit) -> Unit:
        """The 139th and 18th Brigades may trade values, the 114th Division may climb."""
        replace = msgspec.structs.replace
        swapped = {"uk-46-139": "uk-18", "uk-18": "uk-46-139"}
        if unit.id in swapped and self.options["values_139_18"] == "swapped":
            other = self.title.units[self.title.number[swapped[unit.id]]]
            return replace(unit, attack=other.attack, defence=other.defence)
        if unit.division == "DE 114 Light" and self.options["light_division_mountain"] == "yes":
            return replace(unit, move_class="mountain")
        return unit

    @rule("S/C-R01")
    def reduced_side(self, unit: Unit) -> tuple[int, int]:
        """Half of each value: rounded up, rounded down, or exact; never less than one."""
        if self.scale > 1:
            return max(self.scale, unit.attack), max(self.scale, unit.defence)
        more = 1 if self.options["reduced_rounding"] == "up" else 0
        return max(1, (unit.attack + more) // 2), max(1, (unit.defence + more) // 2)

    def _lay_counters(self) -> None:
        super()._lay_counters()
        if self.scale > 1:
            # The reduced sides are in halves already; the full ones are whole points.
            self.attack = [(*row[:-1], row[-1] * self.scale) for row in self.attack]
            self.defence = [(*row[:-1], row[-1] * self.scale) for row in self.defence]

    def shown(self, strength: int) -> str:
        """A strength as people read it: halves as such."""
        whole, half = divmod(strength, self.scale)
        return f"{whole}½" if half else str(whole)

    # --- weather ---------------------------------------------------------------------------------

    @rule("C-R54", "C-13.0", "C-9.0")
    def cost_table(self) -> CostTable:
        """The chart with both weathers: off the road every hex and every river costs more."""
        table = super().cost_table()
        constants = self.title.constants
        if not isinstance(constants, CassinoConstants):
            raise TypeError(f"{self.title.id} does not have the constants of this title")
        self.mud = int(constants.weather.bad_extra_cost * HALF_POINTS)
        add = {BAD: self.mud}
        terrain: dict[str, TerrainPrice] = {
            kind: msgspec.structs.replace(price, weather_add=add)
            for kind, price in table.terrain.items()
        }
        hexsides: dict[str, SidePrice] = {
            kind: msgspec.structs.replace(price, weather_add=add)
            for kind, price in table.hexsides.items()
        }
        return msgspec.structs.replace(
            table, weathers=(GOOD, BAD), terrain=terrain, hexsides=hexsides
        )

    def _lay_weather(self) -> None:
        """Edge costs of bad weather beside those of good weather; first-hex prices of both."""
        table = self.cost_table()
        bad = np.stack([compile_costs(self.board, table, name, BAD).edge_cost for name in CLASSES])
        self.bad_costs: IntArray = np.ascontiguousarray(bad, dtype=np.int32)
        self.bad_costs.setflags(write=False)
        self.bad_edge: list[list[int]] = self.bad_costs.tolist()
        self.bad_cheapest = [cheapest_steps(row) for row in self.bad_edge]
        chart = self.chart()
        self.first_price = [
            [chart[kinds[0]].costs.get(name, -1) for kinds in self.terrain_of] for name in CLASSES
        ]
        self.road_price = [chart["road"].costs[name] for name in CLASSES]

    # --- edges and boxes -------------------------------------------------------------------------

    @rule("C-R61", "C-4.2.1a", "C-4.2.2a")
    def _lay_edges(self) -> None:
        """Entry and exit hexes of both sides, and where roads run off the map."""
        edges = self.constants.edges
        axis, allied = self.title.side_number("axis"), self.title.side_number("allied")
        self.arrival = [self.edge_hexes(()), self.edge_hexes(())]
        self.arrival[axis] = self.edge_hexes(edges.german_reinforcement)
        self.arrival[allied] = self.edge_hexes(edges.allied_reinforcement)
        self.allied_edges: IntArray = np.array(self.arrival[allied], dtype=np.int32)
        self.for_good = frozenset(self.edge_hexes(edges.exit_no_return))
        self.coming_back = frozenset(self.edge_hexes(edges.allied_exit_and_return))
        self.deadly = frozenset(self.edge_hexes(edges.german_destroyed_if_exits))
        self.port_exits = frozenset(
            {self.anzio} if PORT in edges.allied_exit_and_return else frozenset[int]()
        )
        self.departure = [self.for_good | self.deadly, self.for_good | self.deadly]
        self.departure[allied] = self.for_good | self.coming_back | self.port_exits
        off = [n < 0 for n in self.neighbours]
        self.has_road_off = bytes(
            any(self.road_slots[slot] and off[slot] for slot in range(h * 6, h * 6 + 6))
            for h in range(self.size)
        )

    def edge_hexes(self, letters: Iterable[str]) -> tuple[int, ...]:
        """The flagged hexes of these edges; the port is no edge."""
        found: dict[int, None] = {}
        for letter in letters:
            if letter in EDGE_OF_LETTER:
                found.update(dict.fromkeys(self.board.edge(EDGE_OF_LETTER[letter])))
        return tuple(found)

    @rule("C-14.1a", "C-R23", "C-R51", "C-R60")
    def _lay_boxes(self) -> None:
        """The bivouacs with their ways out, the beachhead, and what is closed to Germans."""
        self.box_of_name = {name: place for place, name in box_places(self.title).items()}
        self.ways_out = {
            self.box_of_name[box.id]: tuple(
                self.by_name[way.hex] for way in box.connections if way.hex is not None
            )
            for box in self.board.boxes
        }
        exits = {h for ways in self.ways_out.values() for h in ways} - {self.anzio}
        radius = self.constants.naval_support.perimeter_radius_from_0420
        self.is_exit = self._mask(exits)
        self.is_perimeter = self._mask(
            h for h in range(self.size) if self.far[self.anzio][h] <= radius
        )
        closed = self.is_exit if self.options["bivouac_exits"] == "closed_to_german" else None
        self.closed_later: MaskArray = self._mask(()) if closed is None else closed
        self.closed_first: MaskArray = self.closed_later
        if self.options["anzio_surprise"] == "perimeter_closed_turn_1":
            self.closed_first = self.closed_later | self.is_perimeter
        near = self.constants.anzio_count_radius
        self.near_anzio = bytes(far <= near for far in self.far[self.anzio])
        self.beachhead: IntArray = np.flatnonzero(
            np.frombuffer(self.near_anzio, dtype=np.uint8)
        ).astype(np.int32)
        boxes = [box for box, ways in self.ways_out.items() if ways == (self.anzio,)]
        self.beach_box = boxes[0]
        self.edge_gates = [tuple(Gate(h, True) for h in hexes) for hexes in self.arrival]
        self.sea_gates = [(*gates, Gate(self.anzio, False)) for gates in self.edge_gates]
        self.box_gates = {
            box: tuple(Gate(h, False) for h in ways) for box, ways in self.ways_out.items()
        }

    def _mask(self, hexes: Iterable[int]) -> MaskArray:
        found = np.zeros(self.size, dtype=np.uint8)
        found[list(hexes)] = 1
        return found

    # --- rails and works -------------------------------------------------------------------------

    @rule("C-10.0", "C-R42")
    def _lay_rails(self) -> None:
        """Rail links as an edge cost of one a hex."""
        links = self.board.network("rail")
        self.rail_slots = bytes(links.tolist())
        on_map = np.array([n >= 0 for n in self.neighbours], dtype=bool)
        cost = np.where(links.astype(bool) & on_map, 1, -1).astype(np.int32)
        self.rail_costs: IntArray = np.ascontiguousarray(cost[None, :])
        self.rail_costs.setflags(write=False)
        self.on_rail = bytes(links.reshape(self.size, 6).max(axis=1).tolist())
        self.rail_hexes = tuple(h for h in range(self.size) if self.on_rail[h])

    @rule("C-11.0")
    def _lay_works(self) -> None:
        """The fortified hexsides, as steps into the hex they protect, and either way."""
        self.fort_into = bytes(self.board.crossing_mask("fortification").tolist())
        self.fort_slots = bytes(self.board.hexside_mask("fortification").tolist())
