"""Plane geometry and sample points."""

from math import sqrt

import numpy as np
import pytest

from grognard.atlas.geometry import densify, distance_to_polyline, inside
from grognard.atlas.samples import hexagon_samples

SQUARE = np.array([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]])


def test_a_dense_line_keeps_its_ends_and_has_no_gaps() -> None:
    line = densify(np.array([[0.0, 0.0], [3.0, 4.0], [3.0, 5.0]]), 0.5)
    assert line[0] == pytest.approx([0, 0])
    assert line[-1] == pytest.approx([3, 5])
    assert np.hypot(*np.diff(line, axis=0).T).max() <= 0.5 + 1e-9
    assert any(np.allclose(point, [3, 4]) for point in line)


@pytest.mark.parametrize(
    ("point", "away"), [((2, 1), 1.0), ((-3, 0), 3.0), ((4, 3), 3.0), ((2, 0), 0.0)]
)
def test_distance_to_a_line_is_to_its_nearest_point(
    point: tuple[float, float], away: float
) -> None:
    assert distance_to_polyline(point, np.array([[0.0, 0.0], [4.0, 0.0]])) == pytest.approx(away)


def test_distance_to_a_single_point() -> None:
    assert distance_to_polyline((3, 4), np.array([[0.0, 0.0]])) == pytest.approx(5)


def test_points_inside_a_polygon_are_told_from_those_outside() -> None:
    points = np.array([[2.0, 2.0], [5.0, 2.0], [2.0, -1.0], [3.9, 3.9]])
    assert inside(SQUARE, points).tolist() == [True, False, False, True]


def test_a_hex_has_at_least_150_samples_all_inside_it() -> None:
    samples = hexagon_samples()
    assert len(samples) == 217
    circumradius = 1 / sqrt(3)
    x, y = np.abs(samples[:, 0]), np.abs(samples[:, 1])
    assert (y <= 0.5).all()
    assert (sqrt(3) * x + y <= sqrt(3) * circumradius + 1e-9).all()


def test_samples_are_spread_evenly_around_the_centre() -> None:
    samples = hexagon_samples()
    assert samples.mean(axis=0) == pytest.approx([0, 0], abs=1e-12)
    # Second moments of a hexagon are the same in all directions.
    assert (samples[:, 0] ** 2).mean() == pytest.approx((samples[:, 1] ** 2).mean())
