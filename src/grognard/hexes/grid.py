"""The hex grid: dense hex and hexside ids inside, printed hex numbers only at the border.

All maps are flat-top: columns are vertical stacks and a unit can move due north or south. A
``Grid`` is built from a ``GridSpec`` (data), computes its neighbour table once and never changes.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from math import sqrt
from typing import Final, Literal, NewType

import msgspec
import numpy as np
import numpy.typing as npt

HexId = NewType("HexId", int)
"""Dense index of a hex, 0 … grid.count - 1, column by column in printed row order."""

SideId = NewType("SideId", int)
"""Dense index of a hexside; two neighbours share one id, sides on the map edge have their own."""

IntArray = npt.NDArray[np.int32]
MaskArray = npt.NDArray[np.uint8]
Point = tuple[float, float]
EdgeName = Literal["north", "east", "south", "west"]

DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
N, NE, SE, S, SW, NW = range(6)
OFF_MAP: Final = -1
EDGES: Final[tuple[EdgeName, ...]] = ("north", "east", "south", "west")

# Step of each direction in doubled coordinates: columns, and half hexes down the page.
_STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
# Corner lattice: x in units of 1/(2·√3), y in half hexes. Side d runs from corner d to d + 1.
_CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
_PATTERN: Final = re.compile(r"(C+)([^A-Za-z0-9/:]*)(R+)|(R+)([^A-Za-z0-9/:]*)(C+)")


class HexError(ValueError):
    """A hex, hexside or edge that the grid does not have; says what was given and what is legal."""

    def __init__(self, given: object, problem: str, legal: str) -> None:
        self.given = given
        self.problem = problem
        self.legal = legal
        super().__init__(f"{given!r}: {problem}; legal: {legal}")


class GridSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The shape and numbering of a map, as written in a board file.

    ``lowered`` says which printed columns sit half a hex further south on the page.
    ``numbering`` is a pattern of ``C`` and ``R``: as many letters as digits with leading zeros
    (``CCRR`` → 2019), a single letter means "no leading zeros" and needs a separator
    (``C.RR`` → 7.19 and 57.33).
    """

    columns: int
    rows: int
    first_column: int = 1
    first_row: int = 1
    lowered: Literal["odd", "even"] = "odd"
    rows_grow: Literal["south", "north"] = "south"
    numbering: str = "CCRR"


class _Numbering:
    """Prints and parses hex numbers according to the pattern of a ``GridSpec``."""

    def __init__(self, spec: GridSpec) -> None:
        match = _PATTERN.fullmatch(spec.numbering)
        if match is None:
            raise HexError(spec.numbering, "not a numbering pattern", "such as CCRR or C.RR")
        self.column_first = match[1] is not None
        first, self.separator, second = (
            (match[1], match[2], match[3]) if self.column_first else (match[4], match[5], match[6])
        )
        self.widths = (len(first), len(second))
        last_column, last_row = spec.first_column + spec.columns - 1, spec.first_row + spec.rows - 1
        lasts = (last_column, last_row) if self.column_first else (last_row, last_column)
        for width, last in zip(self.widths, lasts, strict=True):
            padded = width > 1 or not self.separator
            if padded and last >= 10**width:
                raise HexError(spec.numbering, f"too narrow for number {last}", "a wider pattern")
        digits = ["[1-9][0-9]*|0" if width == 1 else f"[0-9]{{{width}}}" for width in self.widths]
        self.parser = re.compile(f"({digits[0]}){re.escape(self.separator)}({digits[1]})")

    def print(self, column: int, row: int) -> str:
        first, second = (column, row) if self.column_first else (row, column)
        return f"{first:0{self.widths[0]}}{self.separator}{second:0{self.widths[1]}}"

    def parse(self, text: str) -> tuple[int, int] | None:
        match = self.parser.fullmatch(text)
        if match is None:
            return None
        first, second = int(match[1]), int(match[2])
        return (first, second) if self.column_first else (second, first)


class Grid:
    """An immutable flat-top hex grid with dense ids, neighbours, hexsides and geometry."""

    def __init__(self, spec: GridSpec) -> None:
        if spec.columns < 1 or spec.rows < 1 or spec.first_column < 0 or spec.first_row < 0:
            raise HexError(
                (spec.columns, spec.rows, spec.first_column, spec.first_row),
                "not a grid size",
                "at least one column and one row, first numbers not negative",
            )
        self.spec: Final = spec
        self.count: Final = spec.columns * spec.rows
        self._numbering = _Numbering(spec)
        self._columns = [index // spec.rows for index in range(self.count)]
        self._down = [self._half_rows_down(HexId(index)) for index in range(self.count)]
        self._names = [self._numbering.print(*self._printed(i)) for i in range(self.count)]
        self.neighbours: Final[IntArray] = self._build_neighbours()
        """Flat table [count * 6]: the hex in each direction, or -1 off the map."""
        self._around = tuple(self.neighbours.tolist())
        self.sides: Final[IntArray] = self._build_sides()
        """Flat table [count * 6]: the hexside in each direction."""

    # --- building -----------------------------------------------------------------------------

    def _printed(self, index: int) -> tuple[int, int]:
        column, row = divmod(index, self.spec.rows)
        return column + self.spec.first_column, row + self.spec.first_row

    def _half_rows_down(self, h: HexId) -> int:
        """Distance from the top of the page in half hexes."""
        column, row = self._printed(h)
        from_first = row - self.spec.first_row
        page_row = from_first if self.spec.rows_grow == "south" else self.spec.rows - 1 - from_first
        is_low = (column % 2 == 1) == (self.spec.lowered == "odd")
        return 2 * page_row + is_low

    def _build_neighbours(self) -> IntArray:
        at = {(self._columns[i], self._down[i]): i for i in range(self.count)}
        flat = [
            at.get((self._columns[i] + across, self._down[i] + down), OFF_MAP)
            for i in range(self.count)
            for across, down in _STEPS
        ]
        return _frozen(np.array(flat, dtype=np.int32))

    def _build_sides(self) -> IntArray:
        sides = np.empty(self.count * 6, dtype=np.int32)
        owners: list[tuple[int, int]] = []
        for slot, other in enumerate(self._around):
            h, d = divmod(slot, 6)
            if 0 <= other < h:
                sides[slot] = sides[other * 6 + (d + 3) % 6]
            else:
                sides[slot] = len(owners)
                owners.append((h, d))
        self._side_owner = tuple(owners)
        return _frozen(sides)

    # --- hexes and numbers --------------------------------------------------------------------

    @cached_property
    def _by_name(self) -> dict[str, HexId]:
        return {name: HexId(i) for i, name in enumerate(self._names)}

    @property
    def legal_range(self) -> str:
        """The printed numbers of two opposite corners, for messages."""
        return f"{self._names[0]} to {self._names[-1]}"

    def hexes(self) -> Iterator[HexId]:
        """All hexes in id order."""
        return map(HexId, range(self.count))

    def hex(self, number: str) -> HexId:
        """The hex with this printed number."""
        h = self._by_name.get(number)
        if h is not None:
            return h
        if self._numbering.parse(number) is None:
            pattern = self.spec.numbering
            raise HexError(number, f"not a hex number of the form {pattern}", self.legal_range)
        raise HexError(number, "hex is off the map", self.legal_range)

    def at(self, column: int, row: int) -> HexId:
        """The hex in this printed column and row."""
        across, along = column - self.spec.first_column, row - self.spec.first_row
        if not (0 <= across < self.spec.columns and 0 <= along < self.spec.rows):
            raise HexError((column, row), "column and row are off the map", self.legal_range)
        return HexId(across * self.spec.rows + along)

    def name(self, h: HexId) -> str:
        """The printed number of a hex."""
        self._require(h)
        return self._names[h]

    def column_row(self, h: HexId) -> tuple[int, int]:
        """Printed column and row."""
        self._require(h)
        return self._printed(h)

    def _require(self, h: int) -> None:
        if not 0 <= h < self.count:
            raise HexError(h, "no such hex id", f"0 to {self.count - 1}")

    # --- neighbours and distance --------------------------------------------------------------

    def neighbour(self, h: HexId, direction: int) -> HexId | None:
        """The hex next door in a direction 0 … 5 (N, NE, SE, S, SW, NW), None off the map."""
        self._require(h)
        if not 0 <= direction < 6:
            raise HexError(direction, "no such direction", "0 to 5")
        other = self._around[h * 6 + direction]
        return None if other < 0 else HexId(other)

    def adjacent(self, h: HexId) -> tuple[HexId, ...]:
        """The neighbours on the map, clockwise from north."""
        self._require(h)
        return tuple(HexId(o) for o in self._around[h * 6 : h * 6 + 6] if o >= 0)

    def are_adjacent(self, a: HexId, b: HexId) -> bool:
        """Whether two hexes share a hexside."""
        self._require(a)
        self._require(b)
        return b in self._around[a * 6 : a * 6 + 6]

    def direction(self, a: HexId, b: HexId) -> int:
        """The direction 0 … 5 from a hex to its neighbour."""
        self._require(a)
        self._require(b)
        around = self._around[a * 6 : a * 6 + 6]
        if b not in around:
            raise HexError(
                f"{self._names[a]}/{self._names[b]}", "hexes are not neighbours", "adjacent hexes"
            )
        return around.index(b)

    def distance(self, a: HexId, b: HexId) -> int:
        """Number of hexes from a to b (0 to itself, 1 to a neighbour), ignoring terrain."""
        self._require(a)
        self._require(b)
        across = abs(self._columns[a] - self._columns[b])
        down = abs(self._down[a] - self._down[b])
        return across + max(0, (down - across) // 2)

    def distances(self, h: HexId) -> IntArray:
        """Distance from a hex to every hex of the map."""
        self._require(h)
        across = np.abs(np.array(self._columns, dtype=np.int32) - self._columns[h])
        down = np.abs(np.array(self._down, dtype=np.int32) - self._down[h])
        away: IntArray = across + np.maximum(0, (down - across) // 2)
        return away

    def within(self, h: HexId, radius: int) -> tuple[HexId, ...]:
        """All hexes at most this far away, the hex itself included, in id order."""
        return tuple(HexId(int(i)) for i in np.flatnonzero(self.distances(h) <= radius))

    def ring(self, h: HexId, radius: int) -> tuple[HexId, ...]:
        """All hexes exactly this far away, in id order."""
        return tuple(HexId(int(i)) for i in np.flatnonzero(self.distances(h) == radius))

    # --- hexsides -----------------------------------------------------------------------------

    @property
    def side_count(self) -> int:
        """Number of hexsides, those on the map edge included."""
        return len(self._side_owner)

    def side(self, a: HexId, b: HexId) -> SideId:
        """The hexside between two neighbours."""
        return SideId(int(self.sides[a * 6 + self.direction(a, b)]))

    def side_in(self, h: HexId, direction: int) -> SideId:
        """The hexside of a hex in a direction, on the map edge too."""
        self.neighbour(h, direction)
        return SideId(int(self.sides[h * 6 + direction]))

    def side_hexes(self, s: SideId) -> tuple[HexId, HexId | None]:
        """The two hexes of a hexside; the second is None on the map edge."""
        h, d = self._owner(s)
        other = self._around[h * 6 + d]
        return HexId(h), (None if other < 0 else HexId(other))

    def side_slots(self, s: SideId) -> tuple[int, ...]:
        """Positions of a hexside in the flat [count * 6] tables: two, or one on the map edge."""
        h, d = self._owner(s)
        other = self._around[h * 6 + d]
        return (h * 6 + d,) if other < 0 else (h * 6 + d, other * 6 + (d + 3) % 6)

    def side_name(self, s: SideId) -> str:
        """Stable name: ``2019/2118`` between hexes (lower id first), ``2001:N`` on the edge."""
        h, d = self._owner(s)
        other = self._around[h * 6 + d]
        if other < 0:
            return f"{self._names[h]}:{DIRECTIONS[d]}"
        return f"{self._names[h]}/{self._names[other]}"

    def side_named(self, name: str) -> SideId:
        """The hexside with this name; ``a/b`` is understood in either order."""
        first, slash, second = name.partition("/")
        if slash:
            return self.side(self.hex(first), self.hex(second))
        first, colon, second = name.partition(":")
        if not colon or second not in DIRECTIONS:
            raise HexError(name, "not a hexside name", "a/b for neighbours or a:N … a:NW")
        h, d = self.hex(first), DIRECTIONS.index(second)
        if self._around[h * 6 + d] >= 0:
            raise HexError(name, "hexside is not on the map edge", "a/b for neighbours")
        return SideId(int(self.sides[h * 6 + d]))

    def _owner(self, s: SideId) -> tuple[int, int]:
        if not 0 <= s < len(self._side_owner):
            raise HexError(s, "no such hexside id", f"0 to {len(self._side_owner) - 1}")
        return self._side_owner[s]

    # --- map edges ----------------------------------------------------------------------------

    def is_edge(self, h: HexId) -> bool:
        """Whether at least one hexside lies on the map edge."""
        self._require(h)
        return OFF_MAP in self._around[h * 6 : h * 6 + 6]

    def edge(self, name: EdgeName) -> tuple[HexId, ...]:
        """The hexes along one edge of the page; corner hexes belong to two edges."""
        if name == "north":
            return tuple(h for h in self.hexes() if self._around[h * 6 + N] < 0)
        if name == "south":
            return tuple(h for h in self.hexes() if self._around[h * 6 + S] < 0)
        if name in ("east", "west"):
            column = self.spec.columns - 1 if name == "east" else 0
            return tuple(h for h in self.hexes() if self._columns[h] == column)
        raise HexError(name, "no such map edge", ", ".join(EDGES))

    # --- geometry for drawing -----------------------------------------------------------------

    def centre(self, h: HexId) -> Point:
        """Centre in hex units: neighbours' centres are 1 apart, x to the right, y down the page.

        The north-west corner column starts at x = 0; an unlowered top hex has y = 0.
        """
        self._require(h)
        return self._columns[h] * sqrt(3) / 2, self._down[h] / 2

    def corner_keys(self, h: HexId) -> tuple[tuple[int, int], ...]:
        """The six corners as exact integers shared by all hexes that meet there.

        Clockwise from the north-west corner, so that side d runs from corner d to corner d + 1.
        """
        self._require(h)
        x, y = 3 * self._columns[h], self._down[h]
        return tuple((x + dx, y + dy) for dx, dy in _CORNERS)

    def corners(self, h: HexId) -> tuple[Point, ...]:
        """The six corners in hex units, in the order of ``corner_keys``."""
        return tuple(corner_point(key) for key in self.corner_keys(h))

    def side_corner_keys(self, s: SideId) -> tuple[tuple[int, int], tuple[int, int]]:
        """The two corners a hexside joins."""
        h, d = self._owner(s)
        keys = self.corner_keys(HexId(h))
        return keys[d], keys[(d + 1) % 6]


def corner_point(key: tuple[int, int]) -> Point:
    """Position of a corner key in hex units."""
    return key[0] / (2 * sqrt(3)), key[1] / 2


def _frozen(array: IntArray) -> IntArray:
    array.setflags(write=False)
    return array
