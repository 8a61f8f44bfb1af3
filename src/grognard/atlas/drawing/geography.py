"""The shape of the land beneath the hexes: coastline, lakes and heights, read once from data."""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

import numpy as np
import numpy.typing as npt
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from grognard.atlas.coastline import load_coast
from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.frame import SPACING, Frame
from grognard.atlas.files import data_folder

Array = npt.NDArray[np.float64]


class GeographyError(ValueError):
    """A geography file that cannot be read; names the file."""


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

    def land_shape(self, frame: Frame) -> BaseGeometry:
        """All land in map units."""
        return _shape(frame, self.land)

    def lake_shape(self, frame: Frame) -> BaseGeometry:
        """All lakes in map units."""
        return _shape(frame, self.lakes)


def _shape(frame: Frame, rings: tuple[Array, ...]) -> BaseGeometry:
    polygons = [shapely.make_valid(Polygon(frame.place(ring))) for ring in rings if len(ring) > 3]
    return shapely.union_all(polygons)


def read_heights(content: str, name: str = "shading") -> Heights:
    """Heights from their text form.

    The first line gives x and y of the first point, the step, columns, rows and metres per unit;
    every further line is a row of two-digit hexadecimal numbers.
    """
    head, *lines = content.split("\n")
    try:
        x0, y0, step, columns, rows, unit = (float(part) for part in head.split())
        values = np.array([list(bytes.fromhex(line)) for line in lines if line], dtype=np.float64)
    except ValueError as error:
        raise GeographyError(f"{name}: not a grid of heights ({error})") from error
    if values.shape != (int(rows), int(columns)):
        raise GeographyError(f"{name}: {values.shape} heights, its head says {rows:g}, {columns:g}")
    return Heights(x0, y0, step, values * unit)


@lru_cache(maxsize=8)
def load_geography(game: str) -> Geography:
    """The committed coastline and heights of a map."""
    coast = load_coast(game)
    path = data_folder(game) / "shading.txt"
    return Geography(
        land=tuple(np.array(ring.pairs(), dtype=np.float64) for ring in coast.land),
        lakes=tuple(np.array(ring.pairs(), dtype=np.float64) for ring in coast.lakes),
        heights=read_heights(path.read_text(encoding="ascii"), f"{game}/{path.name}"),
    )
