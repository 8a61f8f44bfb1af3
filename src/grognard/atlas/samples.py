"""Evenly spread sample points of a hexagon, for measuring land and height."""

from math import sqrt

import numpy as np
import numpy.typing as npt

RINGS = 8
"""Rings around the centre point: 3·8·9 + 1 = 217 samples in a hex."""


def hexagon_samples(rings: int = RINGS) -> npt.NDArray[np.float64]:
    """Offsets from the centre of a flat-top hex of unit width, each standing for an equal area."""
    step = 1 / sqrt(3) / (rings + 0.5)
    points = [
        (step * (q + r / 2), step * r * sqrt(3) / 2)
        for q in range(-rings, rings + 1)
        for r in range(-rings, rings + 1)
        if abs(q + r) <= rings
    ]
    return np.array(points, dtype=np.float64)
