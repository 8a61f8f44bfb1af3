"""The way numbers and curves are written."""

import itertools
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.fields import Lattice, ring_area, thin
from grognard.atlas.drawing.frame import HEX_SIZE, SPACING, Frame
from grognard.atlas.drawing.noise import layered_noise, scatter, smooth_noise
from grognard.atlas.drawing.web import Web, ribbon
from grognard.hexes.grid import Grid, GridSpec

coordinate = st.floats(-5000, 5000, allow_nan=False).map(lambda v: round(v, 1))
points = st.lists(st.tuples(coordinate, coordinate), min_size=3, max_size=120)


def walk(data: str) -> np.ndarray:
    """End points of every command of a path, by a reader written independently of the writer."""
    here = np.zeros(2)
    out: list[np.ndarray] = []
    for command, body in re.findall(r"([MlqtzZ])([^MlqtzZ]*)", data):
        values = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", body)]
        size = {"M": 2, "l": 2, "q": 4, "t": 2}.get(command, 0)
        if not size:
            continue
        for i in range(0, len(values), size):
            step = np.array(values[i : i + size][-2:])
            here = step if command == "M" else here + step
            out.append(here.copy())
    return np.array(out)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (0.5, ".5"),
        (-0.5, "-.5"),
        (12, "12"),
        (-3.04, "-3"),
        (10.25, "10.2"),
        (7.36, "7.4"),
    ],
)
def test_a_number_is_written_with_one_decimal_and_no_more(value: float, text: str) -> None:
    assert svg.number(value) == text


@given(points)
def test_a_straight_outline_reads_back_as_the_points_it_was_written_from(
    given_points: list[tuple[float, float]],
) -> None:
    array = np.array(given_points)
    data = svg.polyline(array)
    kept = [array[0]] + [b for a, b in itertools.pairwise(array) if tuple(a) != tuple(b)]
    if len(kept) < 2:
        assert data == ""
    else:
        assert np.allclose(walk(data), np.array(kept), atol=0.051)


@given(points)
def test_a_smooth_line_starts_and_ends_where_its_points_do(
    given_points: list[tuple[float, float]],
) -> None:
    array = np.array(given_points)
    data = svg.smooth_open(array)
    if data:
        read = walk(data)
        assert np.allclose(read[0], array[0], atol=0.11)
        assert np.allclose(read[-1], array[-1], atol=0.11)


@given(points)
def test_a_smooth_outline_passes_the_middle_of_every_span_without_drift(
    given_points: list[tuple[float, float]],
) -> None:
    array = np.array(given_points)
    data = svg.smooth_closed(array)
    if not data:
        return
    assert data.endswith("z")
    low, high = array.min(axis=0) - 0.2, array.max(axis=0) + 0.2
    read = walk(data)
    assert np.all(read >= low)
    assert np.all(read <= high)
    assert np.allclose(read[0], read[-1], atol=1e-9)


def test_text_and_attributes_are_escaped() -> None:
    drawn = svg.text(1, 2, "Bosco & <Figli>", class_='a"b')
    assert "Bosco &amp; &lt;Figli&gt;" in drawn
    assert 'a"b' not in drawn.replace("'a\"b'", "")


def test_noise_is_the_same_every_time_and_stays_in_bounds() -> None:
    x, y = np.meshgrid(np.linspace(-9, 9, 60), np.linspace(-9, 9, 60))
    first, second = layered_noise(x, y, 4), layered_noise(x, y, 4)
    assert np.array_equal(first, second)
    assert first.min() >= -1
    assert first.max() <= 1
    assert first.std() > 0.1
    assert not np.allclose(first, layered_noise(x, y, 5))
    assert np.abs(np.diff(smooth_noise(np.linspace(0, 5, 5000), 0.3, 1))).max() < 0.01
    values = scatter(np.arange(-500, 500), np.arange(1000), 2)
    assert values.min() >= 0
    assert values.max() < 1
    assert 0.45 < values.mean() < 0.55


def test_scattered_numbers_are_the_same_on_every_machine() -> None:
    assert [round(float(v), 6) for v in scatter([0, 1, -7], [0, 5, 12], 3)] == SCATTERED


SCATTERED = [0.158174, 0.66452, 0.259175]


@pytest.mark.parametrize(
    "spec",
    [
        GridSpec(columns=7, rows=6),
        GridSpec(columns=8, rows=5, lowered="even"),
        GridSpec(columns=6, rows=7, rows_grow="north", numbering="C.RR"),
    ],
)
def test_the_nearest_hex_to_a_point_inside_a_hex_is_that_hex(spec: GridSpec) -> None:
    frame = Frame(Grid(spec))
    for h in frame.grid.hexes():
        corners, centre = frame.corners(h), frame.centre(h)
        inside = centre + (corners - centre) * 0.97
        assert set(frame.nearest(inside[:, 0], inside[:, 1]).tolist()) == {h}
        assert np.allclose(np.hypot(*(corners - centre).T), HEX_SIZE)
        assert centre[0] >= HEX_SIZE - 1e-6
        assert centre[1] >= SPACING / 2 - 1e-6
        assert centre[0] <= frame.width - HEX_SIZE + 1e-6
        assert centre[1] <= frame.height - SPACING / 2 + 1e-6


def test_a_region_of_a_field_has_the_area_of_the_hexes_it_covers() -> None:
    frame = Frame(Grid(GridSpec(columns=9, rows=9)))
    lattice = Lattice(frame)
    chosen = np.zeros(frame.grid.count)
    middle = frame.grid.hex("0505")
    chosen[[middle, *frame.grid.adjacent(middle)]] = 1
    field = lattice.blur(lattice.of_hexes(chosen), 0.1)
    (region,) = lattice.regions(field, 0.5)
    wanted = 7 * SPACING * SPACING * np.sqrt(3) / 2
    assert abs(ring_area(region[0])) == pytest.approx(wanted, rel=0.03)
    assert lattice.outline(field, 2.0) == ""


def test_a_hole_in_a_region_is_kept_and_specks_are_dropped() -> None:
    frame = Frame(Grid(GridSpec(columns=9, rows=9)))
    lattice = Lattice(frame)
    middle = frame.grid.hex("0505")
    ring = np.zeros(frame.grid.count)
    ring[list(frame.grid.ring(middle, 2))] = 1
    field = lattice.blur(lattice.of_hexes(ring), 0.08)
    assert [len(region) for region in lattice.regions(field, 0.5)] == [2]
    assert lattice.regions(field, 0.5, smallest=500.0) == []


def test_thinning_keeps_the_ends_and_leaves_no_long_gap() -> None:
    t = np.linspace(0, 200, 400)
    line = np.stack([t, 5 * np.sin(t / 20)], 1)
    thinned = thin(line, 0.8, longest=22.0)
    assert len(thinned) < 60
    assert np.allclose(thinned[0], line[0])
    assert np.allclose(thinned[-1], line[-1])
    assert np.hypot(*np.diff(thinned, axis=0).T).max() <= 22.001


def make_web(pairs: list[tuple[int, int]]) -> Web[int]:
    web: Web[int] = Web(lambda node: np.array([float(node), 0.0]))
    for a, b in pairs:
        web.join(a, b, np.array([[(a + b) / 2, 1.0]]))
    return web


def test_chains_cover_every_strand_once_and_break_at_forks() -> None:
    web = make_web([(1, 2), (2, 3), (3, 4), (3, 5), (6, 7), (7, 8), (8, 6)])
    chains = web.chains()
    strands = sorted(tuple(sorted(pair)) for c in chains for pair in itertools.pairwise(c))
    assert strands == [(1, 2), (2, 3), (3, 4), (3, 5), (6, 7), (6, 8), (7, 8)]
    assert sorted(len(c) for c in chains) == [2, 2, 3, 4]
    assert all(3 not in c[1:-1] for c in chains)
    assert len(web.chains(stops=[2])) == 5
    assert web.course([1, 2]).tolist() == [[1, 0], [1.5, 1], [2, 0]]


def test_water_flows_to_the_lowest_node_and_gathers_on_the_way() -> None:
    web = make_web([(1, 2), (2, 3), (4, 3), (3, 5)])
    flow = web.flow(lambda node: -float(node))
    assert flow[5] == (None, 4)
    assert flow[3] == (5, 3)
    assert flow[1] == (2, 0)


def test_a_ribbon_is_as_wide_as_it_is_told() -> None:
    line = np.stack([np.linspace(0, 100, 11), np.zeros(11)], 1)
    outline = ribbon(line, np.linspace(2, 6, 11))
    assert len(outline) == 22
    assert np.allclose(np.abs(outline[:11, 1] - outline[::-1][:11, 1]), np.linspace(2, 6, 11))
