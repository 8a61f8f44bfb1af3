"""The sheet: how hex units become map units, and what lies where on the paper.

Map units are chosen so that a hex has radius :data:`HEX_SIZE` (centre to corner). The origin is the
top left corner of the rectangle that bounds the hex grid; the border and the panel below the map
have coordinates outside that rectangle. Clients that draw their own margins use ``map_box``,
printed sheets use ``sheet_box``.
"""

from dataclasses import dataclass
from functools import cached_property
from math import sqrt

import numpy as np
import numpy.typing as npt

from grognard.hexes.grid import Grid, HexId, corner_point

HEX_SIZE = 40.0
"""Radius of a hex in map units, from its centre to a corner."""

SPACING = HEX_SIZE * sqrt(3)
"""Distance between the centres of two neighbouring hexes in map units."""

BORDER = 64.0
"""Width of the printed border around the map."""

BLEED = 24.0
"""How far the painting runs on beneath the border."""

Points = npt.NDArray[np.float64]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Frame:
    """Geometry of one sheet."""

    grid: Grid
    panel: float = 0.0

    @cached_property
    def width(self) -> float:
        """Width of the hex grid."""
        return (self.grid.spec.columns - 1) * 1.5 * HEX_SIZE + 2 * HEX_SIZE

    @cached_property
    def height(self) -> float:
        """Height of the hex grid."""
        return (self.grid.spec.rows + 0.5) * SPACING

    @property
    def map_box(self) -> Box:
        """x, y, width, height of the hex grid."""
        return (0.0, 0.0, self.width, self.height)

    @property
    def sheet_box(self) -> Box:
        """x, y, width, height of the whole printed sheet."""
        return (-BORDER, -BORDER, self.width + 2 * BORDER, self.height + 2 * BORDER + self.panel)

    def place(self, points: npt.ArrayLike) -> Points:
        """Hex units of :meth:`Grid.centre` to map units."""
        array = np.asarray(points, dtype=np.float64)
        return np.asarray((array + np.array([1 / sqrt(3), 0.5])) * SPACING, dtype=np.float64)

    @cached_property
    def centres(self) -> Points:
        """Centre of every hex, by hex id."""
        return self.place([self.grid.centre(h) for h in self.grid.hexes()])

    def centre(self, h: HexId) -> Points:
        """Centre of one hex."""
        return np.asarray(self.centres[h], dtype=np.float64)

    def corner(self, key: tuple[int, int]) -> Points:
        """A corner shared by up to three hexes."""
        return self.place(corner_point(key))

    def corners(self, h: HexId) -> Points:
        """The six corners of a hex, clockwise from the north-west."""
        return self.place(self.grid.corners(h))

    def nearest(self, x: Points, y: Points) -> npt.NDArray[np.int64]:
        """The hex nearest to each point; points off the grid get the nearest edge hex."""
        spec = self.grid.spec
        px, py = x / SPACING - 1 / sqrt(3), y / SPACING - 0.5
        tops = np.array([self._top(c) for c in range(spec.columns)])
        best = np.full(px.shape, np.inf)
        answer = np.zeros(px.shape, dtype=np.int64)
        base = np.floor(px / (sqrt(3) / 2)).astype(np.int64)
        for shift in (0, 1):
            column = np.clip(base + shift, 0, spec.columns - 1)
            top = tops[column]
            row = np.clip(np.rint(py - top).astype(np.int64), 0, spec.rows - 1)
            away = (px - column * sqrt(3) / 2) ** 2 + (py - top - row) ** 2
            along = row if spec.rows_grow == "south" else spec.rows - 1 - row
            answer = np.where(away < best, column * spec.rows + along, answer)
            best = np.minimum(best, away)
        return answer

    def _top(self, column: int) -> float:
        """How far the topmost hex of a column lies below the top of the grid, in hex units."""
        rows = self.grid.spec.rows
        h = column * rows + (0 if self.grid.spec.rows_grow == "south" else rows - 1)
        return self.grid.centre(HexId(h))[1]
