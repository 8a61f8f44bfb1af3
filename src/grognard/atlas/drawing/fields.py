"""Painting by fields: numbers on a fine lattice, smoothed, and cut into outlines.

Areas of terrain, bands of shadow and depths of water are all drawn in the same way. A value is laid
out on a lattice of points over the sheet, blurred, made irregular, and the region above a level is
cut out as smooth outlines. That is what lets terrain flow across the borders of the hexes.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import shapely
from contourpy import FillType, contour_generator

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.frame import BLEED, SPACING, Frame
from grognard.atlas.drawing.noise import layered_noise

Array = npt.NDArray[np.float64]
Points = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Lattice:
    """Evenly spaced points over the sheet, ``per_hex`` of them between two hex centres."""

    frame: Frame
    per_hex: int = 12

    @property
    def step(self) -> float:
        """Distance between two points in map units."""
        return SPACING / self.per_hex

    @cached_property
    def x(self) -> Array:
        """Map x of the columns."""
        return _axis(self.frame.width, self.step)

    @cached_property
    def y(self) -> Array:
        """Map y of the rows."""
        return _axis(self.frame.height, self.step)

    @cached_property
    def mesh(self) -> tuple[Array, Array]:
        """x and y of every point."""
        x, y = np.meshgrid(self.x, self.y)
        return x, y

    def wander(self, amount: float, width: float, seed: int) -> tuple[Array, Array]:
        """The points pushed about irregularly by up to ``amount`` hexes."""
        x, y = self.mesh
        u, v = x / (SPACING * width), y / (SPACING * width)
        push = amount * SPACING
        return (
            x + push * layered_noise(u, v, seed, 2),
            y + push * layered_noise(u, v, seed + 5, 2),
        )

    def of_hexes(self, values: Array, *, wander: float = 0.0, seed: int = 1) -> Array:
        """Spread one value per hex over the lattice, with irregular borders between hexes."""
        x, y = self.wander(wander, 0.55, seed) if wander else self.mesh
        return np.asarray(values[self.frame.nearest(x, y)], dtype=np.float64)

    def blur(self, field: Array, radius: float) -> Array:
        """Gaussian blur; ``radius`` (standard deviation) in hexes."""
        sigma = radius * self.per_hex
        reach = max(1, int(3 * sigma + 0.5))
        taps = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
        taps /= taps.sum()
        padded = np.pad(field, reach, mode="edge")
        rows = np.zeros((padded.shape[0], field.shape[1]))
        for index, weight in enumerate(taps):
            rows += weight * padded[:, index : index + field.shape[1]]
        out = np.zeros(field.shape)
        for index, weight in enumerate(taps):
            out += weight * rows[index : index + field.shape[0]]
        return out

    def regions(self, field: Array, level: float, smallest: float = 0.02) -> list[list[Points]]:
        """Where ``field`` is above ``level``: polygons, each an outline followed by its holes.

        ``smallest`` drops outlines of less than that many hexes in area.
        """
        top = float(field.max()) + 1.0
        if level >= top - 1.0:
            return []
        cutter = contour_generator(self.x, self.y, field, fill_type=FillType.OuterOffset)
        filled = cutter.filled(level, top)
        points, offsets = filled[0], filled[1]
        limit = smallest * SPACING * SPACING * 0.866
        found: list[list[Points]] = []
        for block, marks in zip(points, offsets, strict=True):
            if block is None or marks is None:
                continue
            rings = [block[a:b] for a, b in pairwise(marks)]
            kept = [r for r in rings if abs(ring_area(r)) >= limit]
            if kept and kept[0] is rings[0]:
                found.append(kept)
        return found

    def outline(self, field: Array, level: float, smallest: float = 0.02, fine: float = 0.8) -> str:
        """Path data of the region above a level."""
        return "".join(
            svg.smooth_closed(thin(ring, fine))
            for region in self.regions(field, level, smallest)
            for ring in region
        )


def _axis(length: float, step: float) -> Array:
    count = int(np.ceil((length + 2 * BLEED) / step)) + 1
    return np.asarray(-BLEED + step * np.arange(count), dtype=np.float64)


def ring_area(ring: Points) -> float:
    """Signed area of a closed outline."""
    x, y = ring[:, 0], ring[:, 1]
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def thin(points: Points, tolerance: float, longest: float = 22.0) -> Points:
    """Drop points that a smooth curve does not need, but leave no span longer than ``longest``."""
    if len(points) < 4:
        return points
    kept = shapely.simplify(shapely.linestrings(points), tolerance)
    kept = shapely.segmentize(kept, longest)
    return np.asarray(shapely.get_coordinates(kept), dtype=np.float64)
