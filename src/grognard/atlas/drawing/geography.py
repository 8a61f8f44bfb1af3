"""The shape of the land beneath the hexes: coastline, lakes and heights, read once from data."""

import base64
import zlib
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.frame import SPACING, Frame

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Heights:
    """Metres above the sea on a coarse lattice in hex units."""

    x0: float
    y0: float
    step: float
    metres: Array

    def on(self, lattice: Lattice) -> Array:
        """Heights at the points of a drawing lattice (bilinear)."""
        x, y = lattice.mesh
        column = (x / SPACING - 1 / sqrt(3) - self.x0) / self.step
        row = (y / SPACING - 0.5 - self.y0) / self.step
        rows, columns = self.metres.shape
        column = np.clip(column, 0, columns - 1.001)
        row = np.clip(row, 0, rows - 1.001)
        c, r = column.astype(np.int64), row.astype(np.int64)
        fc, fr = column - c, row - r
        m = self.metres
        top = m[r, c] * (1 - fc) + m[r, c + 1] * fc
        low = m[r + 1, c] * (1 - fc) + m[r + 1, c + 1] * fc
        return np.asarray(top * (1 - fr) + low * fr, dtype=np.float64)


@dataclass(frozen=True)
class Geography:
    """Land and lake outlines in hex units, and the heights."""

    land: tuple[Array, ...]
    lakes: tuple[Array, ...]
    heights: Heights

    @cached_property
    def has_land(self) -> bool:
        """Whether any land was given."""
        return bool(self.land)

    def land_shape(self, frame: Frame) -> BaseGeometry:
        """All land in map units."""
        return _shape(frame, self.land)

    def lake_shape(self, frame: Frame) -> BaseGeometry:
        """All lakes in map units."""
        return _shape(frame, self.lakes)


def _shape(frame: Frame, rings: tuple[Array, ...]) -> BaseGeometry:
    polygons = [shapely.make_valid(shapely.polygons(frame.place(ring))) for ring in rings]
    return shapely.union_all(polygons)


def unpack_heights(text: str, rows: int, columns: int, metres_per_step: float) -> Array:
    """Heights from their packed form: zlib-compressed bytes, one a point, as base64 text."""
    raw = np.frombuffer(zlib.decompress(base64.b64decode(text)), dtype=np.uint8)
    return np.asarray(raw.reshape(rows, columns), dtype=np.float64) * metres_per_step
