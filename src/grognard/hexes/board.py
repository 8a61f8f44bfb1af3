"""The loaded board: a checked, indexed, immutable map that queries run on."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import numpy as np

from grognard.hexes.boardfile import (
    FORMAT,
    BoardError,
    BoardFile,
    Box,
    Connection,
    DataKind,
    Edge,
    HexRecord,
    HexsideGroup,
    Kind,
    LinkRecord,
    NetworkGroup,
    Place,
    Problem,
    Readable,
    Region,
    SideRecord,
    Value,
    board_schema,
    board_schema_text,
    decode_board,
    duplicates,
    encode_board,
    explain,
)
from grognard.hexes.grid import Grid, GridSpec, HexError, HexId, MaskArray, SideId

__all__ = [
    "FORMAT",
    "Board",
    "BoardError",
    "BoardFile",
    "BoardLookupError",
    "Box",
    "Connection",
    "DataKind",
    "Edge",
    "GridSpec",
    "HexRecord",
    "HexsideGroup",
    "Kind",
    "LinkRecord",
    "NetworkGroup",
    "Place",
    "Problem",
    "Region",
    "SideRecord",
    "Value",
    "board_schema",
    "board_schema_text",
    "dump_board",
    "load_board",
]

_TYPES: Final[dict[str, type]] = {"int": int, "bool": bool, "str": str}


class BoardLookupError(LookupError):
    """A question about something this board does not have."""

    def __init__(self, board: str, what: str, asked: str, known: Iterable[str]) -> None:
        self.what = what
        self.asked = asked
        names = ", ".join(sorted(known)) or "none"
        super().__init__(f"board {board} has no {what} {asked!r}; it has: {names}")


class Board:
    """A map ready for questions. Build it with ``load_board`` or from a ``BoardFile``."""

    def __init__(self, file: BoardFile, *, name: str | None = None) -> None:
        self.file: Final = file
        self.id: Final = file.id
        self.title: Final = file.title
        try:
            self.grid: Final = Grid(file.grid)
        except HexError as error:
            raise BoardError(name or file.id, [Problem("grid", explain(error))]) from error
        problems = _Checker(file, self.grid).run()
        if problems:
            raise BoardError(name or file.id, problems)
        self._index_hexes()
        self._index_sides()
        self._index_names()

    # --- indexing (the file has been checked) -------------------------------------------------

    def _index_hexes(self) -> None:
        file, grid = self.file, self.grid
        self.kinds = tuple(kind.id for kind in file.terrain_kinds)
        self.overlay_kinds = tuple(kind.id for kind in file.overlay_kinds)
        records = sorted(file.hexes, key=lambda record: grid.hex(record.hex))
        number = {kind: i for i, kind in enumerate(self.kinds)}
        self.terrain_index: MaskArray = _locked(
            np.array([number[record.terrain] for record in records], dtype=np.uint8)
        )
        self._overlays = tuple(frozenset(record.overlays) for record in records)
        self._data = tuple(MappingProxyType(dict(record.data)) for record in records)
        self._overlay_masks = {
            kind: _locked(np.array([kind in here for here in self._overlays], dtype=np.uint8))
            for kind in self.overlay_kinds
        }

    def _index_sides(self) -> None:
        grid = self.grid
        self._hexsides: dict[str, frozenset[SideId]] = {}
        self._side_records: dict[str, dict[SideId, SideRecord]] = {}
        self._crossings: dict[str, MaskArray] = {}
        self._side_masks: dict[str, MaskArray] = {}
        for group in self.file.hexsides:
            records = {grid.side_named(record.side): record for record in group.sides}
            self._side_records[group.kind] = records
            self._hexsides[group.kind] = frozenset(records)
            self._side_masks[group.kind] = self._slots(records)
            self._crossings[group.kind] = self._crossing_slots(records)
        self._links: dict[str, dict[SideId, LinkRecord]] = {}
        self._networks: dict[str, MaskArray] = {}
        for network in self.file.networks:
            links = {grid.side_named(record.link): record for record in network.links}
            self._links[network.kind] = links
            self._networks[network.kind] = self._slots(links)

    def _slots(self, sides: Iterable[SideId]) -> MaskArray:
        mask = np.zeros(self.grid.count * 6, dtype=np.uint8)
        for s in sides:
            mask[list(self.grid.side_slots(s))] = 1
        return _locked(mask)

    def _crossing_slots(self, records: Mapping[SideId, SideRecord]) -> MaskArray:
        mask = np.zeros(self.grid.count * 6, dtype=np.uint8)
        for s, record in records.items():
            for slot in self.grid.side_slots(s):
                into = int(self.grid.neighbours[slot])
                protected = record.facing
                if protected is None or (into >= 0 and self.grid.name(HexId(into)) == protected):
                    mask[slot] = 1
        return _locked(mask)

    def _index_names(self) -> None:
        grid, file = self.grid, self.file
        self._places = {place.id: place for place in file.places}
        self._regions = {
            region.id: frozenset(grid.hex(number) for number in region.hexes)
            for region in file.regions
        }
        self._region_records = {region.id: region for region in file.regions}
        self._edges = {edge.id: edge for edge in file.edges}
        self._boxes = {box.id: box for box in file.boxes}
        at: dict[HexId, list[Place]] = {}
        for place in file.places:
            for number in place.hexes:
                at.setdefault(grid.hex(number), []).append(place)
        self._places_at = {h: tuple(places) for h, places in at.items()}

    # --- hexes --------------------------------------------------------------------------------

    def terrain(self, h: HexId) -> str:
        """Base terrain of a hex."""
        self.grid.name(h)
        return self.kinds[int(self.terrain_index[h])]

    def hexes_of(self, terrain: str) -> frozenset[HexId]:
        """All hexes of a base terrain."""
        self._known("terrain", terrain, self.kinds)
        found = np.flatnonzero(self.terrain_index == self.kinds.index(terrain))
        return frozenset(HexId(int(i)) for i in found)

    def overlays(self, h: HexId) -> frozenset[str]:
        """Overlays of a hex."""
        self.grid.name(h)
        return self._overlays[h]

    def has(self, h: HexId, overlay: str) -> bool:
        """Whether a hex carries an overlay."""
        self._known("overlay", overlay, self.overlay_kinds)
        return overlay in self.overlays(h)

    def overlay_mask(self, overlay: str) -> MaskArray:
        """Mask [count] of the hexes with an overlay."""
        self._known("overlay", overlay, self._overlay_masks)
        return self._overlay_masks[overlay]

    def data(self, h: HexId) -> Mapping[str, Value]:
        """The values a hex carries (elevation, control at start …); absent keys are absent."""
        self.grid.name(h)
        return self._data[h]

    # --- hexsides and networks ----------------------------------------------------------------

    @property
    def hexside_kinds(self) -> tuple[str, ...]:
        """The kinds of hexside features on this board."""
        return tuple(self._hexsides)

    @property
    def network_kinds(self) -> tuple[str, ...]:
        """The networks of this board."""
        return tuple(self._networks)

    def hexsides(self, kind: str) -> frozenset[SideId]:
        """All hexsides with a feature."""
        self._known("hexside", kind, self._hexsides)
        return self._hexsides[kind]

    def hexside_mask(self, kind: str) -> MaskArray:
        """Mask [count * 6] of a feature, seen from both hexes."""
        self._known("hexside", kind, self._side_masks)
        return self._side_masks[kind]

    def crossing_mask(self, kind: str) -> MaskArray:
        """Mask [count * 6] of the crossings a feature works against: into the protected hex."""
        self._known("hexside", kind, self._crossings)
        return self._crossings[kind]

    def facing(self, kind: str, side: SideId) -> HexId | None:
        """The hex a feature protects on this hexside; None if it works both ways."""
        record = self._side_record(kind, side)
        return None if record.facing is None else self.grid.hex(record.facing)

    def side_data(self, kind: str, side: SideId) -> Mapping[str, Value]:
        """The values of one hexside of a feature."""
        return MappingProxyType(self._side_record(kind, side).data)

    def _side_record(self, kind: str, side: SideId) -> SideRecord:
        self._known("hexside", kind, self._hexsides)
        record = self._side_records[kind].get(side)
        if record is None:
            name = self.grid.side_name(side)
            raise BoardLookupError(self.id, f"{kind} on hexside", name, ())
        return record

    def network(self, kind: str, link_class: str | None = None) -> MaskArray:
        """Mask [count * 6] of the links of a network (of one class), links off the map included."""
        self._known("network", kind, self._networks)
        if link_class is None:
            return self._networks[kind]
        links = self._links[kind].items()
        return self._slots(s for s, record in links if record.link_class == link_class)

    def links(self, kind: str) -> frozenset[SideId]:
        """The hexsides a network crosses."""
        self._known("network", kind, self._links)
        return frozenset(self._links[kind])

    def link_class(self, kind: str, side: SideId) -> str | None:
        """Class of a link; None if it has none. The link must exist."""
        self._known("network", kind, self._links)
        record = self._links[kind].get(side)
        if record is None:
            raise BoardLookupError(self.id, f"{kind} link", self.grid.side_name(side), ())
        return record.link_class

    def linked(self, kind: str, a: HexId, b: HexId) -> bool:
        """Whether a network joins two neighbours directly."""
        self._known("network", kind, self._networks)
        return bool(self._networks[kind][a * 6 + self.grid.direction(a, b)])

    # --- names --------------------------------------------------------------------------------

    @property
    def places(self) -> tuple[Place, ...]:
        """All places in file order."""
        return self.file.places

    def place(self, place_id: str) -> Place:
        """A place by id."""
        self._known("place", place_id, self._places)
        return self._places[place_id]

    def place_hexes(self, place_id: str) -> tuple[HexId, ...]:
        """The hexes of a place, main hex first."""
        return tuple(self.grid.hex(number) for number in self.place(place_id).hexes)

    def places_with(self, role: str) -> tuple[Place, ...]:
        """Places that play a role; empty if none does."""
        return tuple(place for place in self.file.places if role in place.roles)

    def places_at(self, h: HexId) -> tuple[Place, ...]:
        """Places with this hex."""
        self.grid.name(h)
        return self._places_at.get(h, ())

    @property
    def regions(self) -> tuple[Region, ...]:
        """All regions in file order."""
        return self.file.regions

    def region(self, region_id: str) -> frozenset[HexId]:
        """The hexes of a region."""
        self._known("region", region_id, self._regions)
        return self._regions[region_id]

    def region_record(self, region_id: str) -> Region:
        """A region with its name, roles and values."""
        self._known("region", region_id, self._region_records)
        return self._region_records[region_id]

    def edge(self, edge_id: str) -> tuple[HexId, ...]:
        """The hexes flagged for entry and exit at an edge."""
        self._known("edge", edge_id, self._edges)
        return tuple(self.grid.hex(number) for number in self._edges[edge_id].hexes)

    @property
    def boxes(self) -> tuple[Box, ...]:
        """All off-map boxes in file order."""
        return self.file.boxes

    def box(self, box_id: str) -> Box:
        """An off-map box by id."""
        self._known("box", box_id, self._boxes)
        return self._boxes[box_id]

    def _known(self, what: str, asked: str, names: Iterable[str]) -> None:
        if asked not in names:
            raise BoardLookupError(self.id, what, asked, names)


class _Checker:
    """Finds everything wrong in a decoded board file that needs the grid to be seen."""

    def __init__(self, file: BoardFile, grid: Grid) -> None:
        self.file = file
        self.grid = grid
        self.problems: list[Problem] = []

    def run(self) -> list[Problem]:
        self._kinds()
        self._hexes()
        for group in self.file.hexsides:
            self._hexside_group(group)
        for network in self.file.networks:
            self._sides(f"networks.{network.kind}", [record.link for record in network.links])
        self._named_hexes()
        self._edges()
        self._boxes()
        return self.problems

    def _report(self, key: str, problem: str, number: str | None = None) -> None:
        self.problems.append(Problem(key, problem, number))

    def _hex(self, key: str, number: str) -> HexId | None:
        try:
            return self.grid.hex(number)
        except HexError as error:
            self._report(key, explain(error), number)
            return None

    def _kinds(self) -> None:
        file = self.file
        groups: dict[str, Iterable[str]] = {
            "terrain_kinds": [kind.id for kind in file.terrain_kinds],
            "overlay_kinds": [kind.id for kind in file.overlay_kinds],
            "data_kinds": [kind.id for kind in file.data_kinds],
            "hexsides": [group.kind for group in file.hexsides],
            "networks": [group.kind for group in file.networks],
            "places": [place.id for place in file.places],
            "regions": [region.id for region in file.regions],
            "edges": [edge.id for edge in file.edges],
            "boxes": [box.id for box in file.boxes],
        }
        for key, names in groups.items():
            for name in duplicates(names):
                self._report(key, f"{name!r} is declared twice")

    def _hexes(self) -> None:
        file = self.file
        terrains = {kind.id for kind in file.terrain_kinds}
        overlays = {kind.id for kind in file.overlay_kinds}
        types = {kind.id: kind.type for kind in file.data_kinds}
        for number in duplicates(record.hex for record in file.hexes):
            self._report("hexes", "hex is listed twice", number)
        for record in file.hexes:
            self._hex("hexes", record.hex)
            if record.terrain not in terrains:
                self._report("terrain", f"unknown terrain {record.terrain!r}", record.hex)
            for overlay in record.overlays:
                if overlay not in overlays:
                    self._report("overlays", f"unknown overlay {overlay!r}", record.hex)
            for overlay in duplicates(record.overlays):
                self._report("overlays", f"{overlay!r} is listed twice", record.hex)
            for key, value in record.data.items():
                self._value(f"data.{key}", value, types.get(key), record.hex)
        listed = {record.hex for record in file.hexes}
        for h in self.grid.hexes():
            if self.grid.name(h) not in listed:
                self._report("hexes", "hex is missing", self.grid.name(h))

    def _value(self, key: str, value: Value, expected: str | None, number: str) -> None:
        if expected is None:
            self._report(key, "unknown data key", number)
        elif type(value) is not _TYPES[expected]:
            self._report(key, f"{value!r} is not of type {expected}", number)

    def _sides(self, key: str, names: Iterable[str]) -> dict[str, SideId]:
        """Check hexside names and that none is listed twice, in whatever spelling."""
        found: dict[str, SideId] = {}
        seen: set[SideId] = set()
        for name in names:
            number = name.replace(":", "/").partition("/")[0]
            try:
                side = self.grid.side_named(name)
            except HexError as error:
                self._report(f"{key} {name}", explain(error), number)
                continue
            if side in seen:
                self._report(f"{key} {name}", "hexside is listed twice", number)
            seen.add(side)
            found[name] = side
        return found

    def _hexside_group(self, group: HexsideGroup) -> None:
        key = f"hexsides.{group.kind}"
        sides = self._sides(key, [record.side for record in group.sides])
        for record in group.sides:
            if record.facing is None or record.side not in sides:
                continue
            both = self.grid.side_hexes(sides[record.side])
            ends = [self.grid.name(h) for h in both if h is not None]
            if record.facing not in ends:
                self._report(
                    f"{key} {record.side} facing",
                    f"{record.facing!r} is not one of {', '.join(ends)}",
                    record.facing,
                )

    def _named_hexes(self) -> None:
        for place in self.file.places:
            self._hex_list(f"places.{place.id}", place.hexes)
        for region in self.file.regions:
            self._hex_list(f"regions.{region.id}", region.hexes)

    def _hex_list(self, key: str, numbers: tuple[str, ...]) -> None:
        for number in duplicates(numbers):
            self._report(key, "hex is listed twice", number)
        for number in numbers:
            self._hex(key, number)

    def _edges(self) -> None:
        for edge in self.file.edges:
            key = f"edges.{edge.id}"
            self._hex_list(key, edge.hexes)
            along = {self.grid.name(h) for h in self.grid.edge(edge.side)}
            for number in edge.hexes:
                if number not in along:
                    self._report(key, f"hex is not on the {edge.side} edge", number)

    def _boxes(self) -> None:
        known = {box.id for box in self.file.boxes}
        for box in self.file.boxes:
            key = f"boxes.{box.id}.connections"
            for connection in box.connections:
                if (connection.hex is None) == (connection.box is None):
                    self._report(key, "a connection names either a hex or a box")
                if connection.hex is not None:
                    self._hex(key, connection.hex)
                if connection.box is not None and connection.box not in known:
                    self._report(key, f"unknown box {connection.box!r}")
                if connection.box == box.id:
                    self._report(key, "a box cannot connect to itself")
            ends = [f"{c.hex or c.box} {c.kind or ''} {c.way}" for c in box.connections]
            for end in duplicates(ends):
                self._report(key, f"connection {end.strip()!r} is listed twice")


def _locked(array: MaskArray) -> MaskArray:
    array.setflags(write=False)
    return array


def load_board(source: Readable | bytes, *, name: str | None = None) -> Board:
    """Read, check and index a board file; ``name`` is what errors call the file."""
    label = name or (source.name if isinstance(source, Path) else "board")
    content = source if isinstance(source, bytes) else source.read_bytes()
    return Board(decode_board(content, label), name=label)


def dump_board(file: BoardFile) -> bytes:
    """Write a board file after checking it: stable, readable, one hex per line."""
    Board(file)
    return encode_board(file)
