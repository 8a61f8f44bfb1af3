"""Where things stand in a hex: on its land, even if the middle of the hex lies in the sea."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from grognard.atlas.drawing.frame import Frame
from grognard.atlas.drawing.theme import Theme
from grognard.hexes.board import Board
from grognard.hexes.grid import HexId, SideId

Points = npt.NDArray[np.float64]

INLAND = 7.0
"""How far from the water's edge things prefer to stand, in map units."""


@dataclass(frozen=True)
class Anchors:
    """Standing places for signs and passing places for roads."""

    board: Board
    theme: Theme
    frame: Frame
    shore: BaseGeometry

    @cached_property
    def _firm(self) -> BaseGeometry:
        """Land away from the water's edge."""
        firm = shapely.buffer(self.shore, -INLAND)
        shapely.prepare(firm)
        return firm

    @cached_property
    def wet(self) -> frozenset[str]:
        """Terrain kinds that are water."""
        return frozenset(k for k in self.board.kinds if self.theme.terrain_style(k).water)

    @cached_property
    def spots(self) -> Points:
        """The standing place of every hex."""
        out = self.frame.centres.copy()
        dry = [h for h in self.board.grid.hexes() if self.board.terrain(h) not in self.wet]
        afloat = ~shapely.contains_xy(self._firm, out[:, 0], out[:, 1])
        for h in dry:
            if afloat[h]:
                out[h] = self._ashore(h)
        return out

    def _ashore(self, h: HexId) -> Points:
        """The point of a hex's land nearest to its middle."""
        centre = self.frame.centre(h)
        middle = shapely.points(*centre)
        inner = shapely.polygons(centre + (self.frame.corners(h) - centre) * 0.8)
        for land in (self._firm, self.shore):
            within = shapely.intersection(inner, land)
            if not shapely.is_empty(within):
                line = shapely.shortest_line(within, middle)
                return np.asarray(shapely.get_coordinates(line)[0], dtype=np.float64)
        return centre

    def spot(self, h: HexId) -> Points:
        """The standing place of one hex."""
        return np.asarray(self.spots[h], dtype=np.float64)

    def crossing(self, side: SideId, slide: float) -> Points:
        """A point of a hexside: ``slide`` from its middle, moved onto land if it has any."""
        a, b = (self.frame.corner(key) for key in self.board.grid.side_corner_keys(side))
        wish = np.asarray((a + b) / 2 + (b - a) * slide, dtype=np.float64)
        if bool(shapely.contains_xy(self._firm, *wish)):
            return wish
        for land in (self._firm, self.shore):
            within = shapely.intersection(shapely.linestrings([a, b]), land)
            if not shapely.is_empty(within):
                line = shapely.shortest_line(within, shapely.points(*wish))
                return np.asarray(shapely.get_coordinates(line)[0], dtype=np.float64)
        return wish
