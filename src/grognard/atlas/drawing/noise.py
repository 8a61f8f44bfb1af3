"""Repeatable irregularity: the same map is drawn the same way on every machine."""

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

_MASK = np.uint64(0xFFFFFFFF)


def scatter(x: npt.ArrayLike, y: npt.ArrayLike, seed: int = 0) -> Array:
    """A number in [0, 1) for every pair of integers; integer hashing only, so portable."""
    a = np.asarray(x).astype(np.int64).astype(np.uint64) & _MASK
    b = np.asarray(y).astype(np.int64).astype(np.uint64) & _MASK
    h = (a * np.uint64(374761393) + b * np.uint64(668265263)) & _MASK
    h = (h + np.uint64(seed * 2246822519 % (1 << 32))) & _MASK
    h = ((h ^ (h >> np.uint64(13))) * np.uint64(1274126177)) & _MASK
    h = ((h ^ (h >> np.uint64(16))) * np.uint64(2654435761)) & _MASK
    h = h ^ (h >> np.uint64(15))
    return np.asarray(h, dtype=np.float64) / float(1 << 32)


def pick(x: int, y: int, seed: int = 0) -> float:
    """A single number in [0, 1)."""
    return float(scatter([x], [y], seed)[0])


def smooth_noise(x: npt.ArrayLike, y: npt.ArrayLike, seed: int = 0) -> Array:
    """Value noise in [-1, 1] with features about one unit wide."""
    px, py = np.asarray(x, dtype=np.float64), np.asarray(y, dtype=np.float64)
    ix, iy = np.floor(px), np.floor(py)
    fx, fy = px - ix, py - iy
    sx, sy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    corner = [scatter(ix + dx, iy + dy, seed) for dy in (0, 1) for dx in (0, 1)]
    top = corner[0] + (corner[1] - corner[0]) * sx
    low = corner[2] + (corner[3] - corner[2]) * sx
    return np.asarray((top + (low - top) * sy) * 2 - 1, dtype=np.float64)


def layered_noise(x: npt.ArrayLike, y: npt.ArrayLike, seed: int = 0, octaves: int = 3) -> Array:
    """Several sizes of :func:`smooth_noise` added up, each half as strong as the last."""
    px, py = np.asarray(x, dtype=np.float64), np.asarray(y, dtype=np.float64)
    total, weight = np.zeros(np.broadcast(px, py).shape), 0.0
    for octave in range(octaves):
        scale, strength = 2.0**octave, 0.5**octave
        total = total + strength * smooth_noise(px * scale, py * scale, seed + octave * 17)
        weight += strength
    return np.asarray(total / weight, dtype=np.float64)
