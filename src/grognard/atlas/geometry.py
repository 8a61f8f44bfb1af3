"""Small plane geometry on the page: polylines, polygons, distances."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def densify(points: Floats, step: float) -> Floats:
    """A polyline with extra points so that no two neighbours are further apart than ``step``."""
    parts = [points[:1]]
    for a, b in pairwise(points):
        pieces = max(1, ceil(hypot(*(b - a)) / step))
        share = np.arange(1, pieces + 1)[:, None] / pieces
        parts.append(a + (b - a) * share)
    dense: Floats = np.concatenate(parts)
    return dense


def distance_to_polyline(point: Sequence[float] | Floats, line: Floats) -> float:
    """Distance from a point to the nearest point of a polyline."""
    p = np.asarray(point, dtype=float)
    if len(line) == 1:
        return float(np.hypot(*(line[0] - p)))
    start, end = line[:-1], line[1:]
    along = end - start
    length = np.maximum((along**2).sum(axis=1), 1e-12)
    share = np.clip(((p - start) * along).sum(axis=1) / length, 0.0, 1.0)
    foot = start + along * share[:, None]
    return float(np.hypot(*(foot - p).T).min())


def inside(polygon: Floats, points: Floats) -> npt.NDArray[np.bool_]:
    """Which points lie inside a closed polygon (even-odd rule)."""
    x, y = points[..., 0], points[..., 1]
    result = np.zeros(x.shape, dtype=bool)
    for (x1, y1), (x2, y2) in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        if y1 == y2:
            continue
        crosses = (y1 > y) != (y2 > y)
        result ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return result
