"""Hachures: rows of short strokes down the slope, hung from contour lines as engravers did."""

import numpy as np
import numpy.typing as npt
from contourpy import contour_generator

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.noise import scatter

Array = npt.NDArray[np.float64]

#: Distance between two strokes of a row, and the longest stroke, in map units.
GAP = 5.2
LONGEST = 15.0
#: Height lines are chosen so that this many rows cover the whole range of heights.
ROWS = 26


#: Most strokes on a sheet; where mountains are many, each bears fewer.
MOST = 13000


class Hachures:
    """The strokes of a map, as path data for its lit and its shaded slopes."""

    def __init__(
        self,
        lattice: Lattice,
        surface: Array,
        slopes: tuple[Array, Array, float],
        tone: Array,
        wish: Array,
    ) -> None:
        self.lattice = lattice
        self.gx, self.gy, self.typical = slopes
        self.wish = wish
        self.interval = float(surface.max()) / ROWS
        cutter = contour_generator(lattice.x, lattice.y, surface)
        found = [
            self._hang(np.asarray(line, dtype=np.float64), row)
            for row in range(1, ROWS)
            for line in cutter.lines(row * self.interval)
        ]
        strokes = np.concatenate([np.zeros((0, 6)), *found])
        if len(strokes) > MOST:
            chance = scatter(np.arange(len(strokes)), np.zeros(len(strokes)), 6)
            strokes = strokes[chance < MOST / len(strokes)]
        dark = tone[strokes[:, 5].astype(np.int64), strokes[:, 4].astype(np.int64)] > 0.03
        self.shaded = _drawn(strokes[dark])
        self.lit = _drawn(strokes[~dark])

    def _hang(self, line: Array, row: int) -> Array:
        """Strokes hung from one contour line: start, end, and lattice column and row."""
        steps = np.hypot(*np.diff(line, axis=0).T)
        total = float(steps.sum())
        if total < 4 * GAP:
            return np.zeros((0, 6))
        along = np.concatenate([[0.0], np.cumsum(steps)])
        count = int(total / GAP)
        place = (np.arange(count) + 0.7 * scatter(np.arange(count), np.full(count, row), 3)) * GAP
        x = np.interp(place, along, line[:, 0])
        y = np.interp(place, along, line[:, 1])
        c = np.rint((x - self.lattice.x[0]) / self.lattice.step).astype(np.int64)
        r = np.rint((y - self.lattice.y[0]) / self.lattice.step).astype(np.int64)
        c = np.clip(c, 0, len(self.lattice.x) - 1)
        r = np.clip(r, 0, len(self.lattice.y) - 1)
        gx, gy = self.gx[r, c], self.gy[r, c]
        slope = np.maximum(np.hypot(gx, gy), 1e-9)
        force = np.minimum(1.0, slope / self.typical) * self.wish[r, c]
        run = np.minimum(LONGEST, self.interval / slope * self.lattice.step * 0.85)
        shown = (force > 0.24) & (scatter(c, r, 8) < force * 1.5)
        ends = [x, y, x - gx / slope * run, y - gy / slope * run, c, r]
        return np.asarray(np.stack(ends, axis=1)[shown], dtype=np.float64)


def _drawn(strokes: Array) -> str:
    return "".join(svg.polyline(stroke[:4].reshape(2, 2)) for stroke in strokes)
