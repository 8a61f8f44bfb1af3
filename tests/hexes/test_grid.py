"""Grids: numbering, neighbours, distance, hexsides, edges and geometry."""

from collections import deque
from math import dist, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.hexes.grid import DIRECTIONS, EDGES, Grid, GridSpec, HexError, HexId, SideId
from tests.hexes.boards import hexes_of, specs

SOMNIUM = GridSpec(columns=41, rows=25)
SICILY = GridSpec(columns=62, rows=35, rows_grow="north", numbering="C.RR")


def breadth_first(grid: Grid, start: HexId) -> dict[HexId, int]:
    """Distances by walking, independent of any formula."""
    away = {start: 0}
    queue = deque([start])
    while queue:
        h = queue.popleft()
        for other in grid.adjacent(h):
            if other not in away:
                away[other] = away[h] + 1
                queue.append(other)
    return away


@pytest.mark.parametrize(
    ("spec", "number", "around"),
    [
        (SOMNIUM, "2010", ["2009", "2109", "2110", "2011", "1910", "1909"]),
        (SOMNIUM, "2110", ["2109", "2210", "2211", "2111", "2011", "2010"]),
        (SOMNIUM, "2019", ["2018", "2118", "2119", "2020", "1919", "1918"]),
        (SICILY, "20.10", ["20.11", "21.11", "21.10", "20.09", "19.10", "19.11"]),
        (SICILY, "21.10", ["21.11", "22.10", "22.09", "21.09", "20.09", "20.10"]),
        (SICILY, "57.32", ["57.33", "58.32", "58.31", "57.31", "56.31", "56.32"]),
    ],
)
def test_neighbours_clockwise_from_north_are_those_of_the_printed_maps(
    spec: GridSpec, number: str, around: list[str]
) -> None:
    grid = Grid(spec)
    h = grid.hex(number)
    assert [grid.name(other) for other in grid.adjacent(h)] == around


def test_the_two_hexes_of_messina_touch_only_if_even_columns_sit_higher() -> None:
    high, low = (
        Grid(SICILY),
        Grid(GridSpec(columns=62, rows=35, rows_grow="north", lowered="even", numbering="C.RR")),
    )
    assert high.are_adjacent(high.hex("56.32"), high.hex("57.33"))
    assert not low.are_adjacent(low.hex("56.32"), low.hex("57.33"))


def test_numbers_without_leading_zeros_are_printed_as_the_map_prints_them() -> None:
    grid = Grid(SICILY)
    assert grid.name(grid.at(7, 19)) == "7.19"
    assert grid.column_row(grid.hex("57.33")) == (57, 33)
    assert grid.legal_range == "1.01 to 62.35"


@pytest.mark.parametrize("number", ["", "201", "20191", "2O19", "20.19", "-119", "\uff12\uff1019"])
def test_a_number_of_the_wrong_form_is_refused_with_the_form(number: str) -> None:
    with pytest.raises(HexError, match="CCRR") as refusal:
        Grid(SOMNIUM).hex(number)
    assert refusal.value.given == number


@pytest.mark.parametrize("number", ["0001", "4201", "2026", "0100"])
def test_a_number_off_the_map_is_refused_with_the_legal_range(number: str) -> None:
    with pytest.raises(HexError, match="0101 to 4125"):
        Grid(SOMNIUM).hex(number)


@pytest.mark.parametrize("pattern", ["", "CC", "RR", "CCXX", "CCRRCC", "C/R", "C:RR", "cc.rr"])
def test_a_numbering_pattern_must_name_column_and_row(pattern: str) -> None:
    with pytest.raises(HexError):
        Grid(GridSpec(columns=2, rows=2, numbering=pattern))


@pytest.mark.parametrize(
    "spec",
    [
        GridSpec(columns=100, rows=5),
        GridSpec(columns=5, rows=100),
        GridSpec(columns=12, rows=5, numbering="CR"),
        GridSpec(columns=0, rows=5),
        GridSpec(columns=5, rows=5, first_row=-1),
    ],
)
def test_a_grid_too_large_for_its_numbers_or_without_hexes_is_refused(spec: GridSpec) -> None:
    with pytest.raises(HexError):
        Grid(spec)


@given(specs())
def test_printing_and_parsing_numbers_are_inverse(spec: GridSpec) -> None:
    grid = Grid(spec)
    names = [grid.name(h) for h in grid.hexes()]
    assert [grid.hex(name) for name in names] == list(grid.hexes())
    assert len(set(names)) == grid.count == spec.columns * spec.rows
    assert [grid.at(*grid.column_row(h)) for h in grid.hexes()] == list(grid.hexes())


@given(specs(), st.text(max_size=6))
def test_any_text_is_either_a_hex_that_prints_the_same_or_refused(
    spec: GridSpec, text: str
) -> None:
    grid = Grid(spec)
    try:
        h = grid.hex(text)
    except HexError:
        return
    assert grid.name(h) == text


@given(specs())
def test_neighbours_are_symmetric_in_opposite_directions(spec: GridSpec) -> None:
    grid = Grid(spec)
    for h in grid.hexes():
        for d in range(6):
            other = grid.neighbour(h, d)
            if other is None:
                assert grid.neighbours[h * 6 + d] == -1
                continue
            assert grid.neighbour(other, (d + 3) % 6) == h
            assert grid.direction(h, other) == d
            assert grid.direction(other, h) == (d + 3) % 6


@given(specs())
def test_neighbours_are_exactly_the_hexes_whose_centres_are_one_apart(spec: GridSpec) -> None:
    grid = Grid(spec)
    for a in grid.hexes():
        near = {b for b in grid.hexes() if isclose(dist(grid.centre(a), grid.centre(b)), 1.0)}
        assert set(grid.adjacent(a)) == near


@given(specs())
def test_directions_point_where_they_say_on_the_page(spec: GridSpec) -> None:
    grid = Grid(spec)
    vertical = {"N": -1, "S": 1}
    for h in grid.hexes():
        for d, name in enumerate(DIRECTIONS):
            other = grid.neighbour(h, d)
            if other is None:
                continue
            (x0, y0), (x1, y1) = grid.centre(h), grid.centre(other)
            assert (y1 - y0) * vertical[name[0]] > 0
            assert (x1 > x0) == ("E" in name)
            assert (x1 < x0) == ("W" in name)


@given(specs(most=7))
def test_distance_equals_the_number_of_steps_and_is_a_metric(spec: GridSpec) -> None:
    grid = Grid(spec)
    away = {h: breadth_first(grid, h) for h in grid.hexes()}
    for a in grid.hexes():
        assert {b: grid.distance(a, b) for b in grid.hexes()} == away[a]
        assert grid.distances(a).tolist() == [away[a][b] for b in grid.hexes()]
        assert grid.distance(a, a) == 0
    hexes = list(grid.hexes())[:12]
    for a in hexes:
        for b in hexes:
            assert grid.distance(a, b) == grid.distance(b, a)
            assert all(
                grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c) for c in hexes
            )


@given(st.data(), specs(), st.integers(0, 5))
def test_rings_add_up_to_ranges(data: st.DataObject, spec: GridSpec, radius: int) -> None:
    grid = Grid(spec)
    h = data.draw(hexes_of(grid))
    rings = [other for r in range(radius + 1) for other in grid.ring(h, r)]
    assert sorted(rings) == list(grid.within(h, radius))


def test_a_ring_far_from_the_edges_has_six_hexes_per_step() -> None:
    grid = Grid(SOMNIUM)
    assert [len(grid.ring(grid.hex("2013"), r)) for r in range(6)] == [1, 6, 12, 18, 24, 30]


@given(specs())
def test_hexsides_are_shared_named_and_found_again(spec: GridSpec) -> None:
    grid = Grid(spec)
    seen: set[SideId] = set()
    for h in grid.hexes():
        for d in range(6):
            s = grid.side_in(h, d)
            seen.add(s)
            other = grid.neighbour(h, d)
            assert grid.side_named(grid.side_name(s)) == s
            if other is None:
                assert grid.side_name(s) == f"{grid.name(h)}:{DIRECTIONS[d]}"
                assert grid.side_hexes(s) == (h, None)
                assert grid.side_slots(s) == (h * 6 + d,)
                continue
            assert grid.side(h, other) == grid.side(other, h) == s
            assert set(grid.side_hexes(s)) == {h, other}
            assert grid.side_named(f"{grid.name(other)}/{grid.name(h)}") == s
            assert set(grid.side_slots(s)) == {h * 6 + d, other * 6 + (d + 3) % 6}
    assert seen == {SideId(i) for i in range(grid.side_count)}
    inner = sum(len(grid.adjacent(h)) for h in grid.hexes()) // 2
    assert grid.side_count == 6 * grid.count - inner


def test_a_hexside_name_puts_the_lower_number_first() -> None:
    grid = Grid(SOMNIUM)
    assert grid.side_name(grid.side(grid.hex("2118"), grid.hex("2019"))) == "2019/2118"


@pytest.mark.parametrize(
    "name", ["2019/2021", "2019", "2019:X", "2019:N", "2019/", "9999/2019", ""]
)
def test_a_hexside_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(HexError):
        Grid(SOMNIUM).side_named(name)


@given(specs())
def test_edges_are_the_hexes_with_a_side_open_to_that_edge(spec: GridSpec) -> None:
    grid = Grid(spec)
    along = {edge: set(grid.edge(edge)) for edge in EDGES}
    assert set().union(*along.values()) == {h for h in grid.hexes() if grid.is_edge(h)}
    tops = {
        min((grid.centre(h)[1], h) for h in grid.hexes() if grid.centre(h)[0] == x)[1]
        for x in {grid.centre(h)[0] for h in grid.hexes()}
    }
    assert along["north"] == tops
    assert len(along["north"]) == len(along["south"]) == spec.columns
    assert len(along["east"]) == len(along["west"]) == spec.rows
    assert all(grid.neighbour(h, 3) is None for h in along["south"])


@given(specs())
def test_neighbours_share_exactly_the_two_corners_of_their_hexside(spec: GridSpec) -> None:
    grid = Grid(spec)
    for h in grid.hexes():
        for other in grid.adjacent(h):
            shared = set(grid.corner_keys(h)) & set(grid.corner_keys(other))
            assert shared == set(grid.side_corner_keys(grid.side(h, other)))
        for corner, following in zip(grid.corners(h), grid.corners(h)[1:], strict=False):
            assert isclose(dist(corner, following), 3**-0.5)
            assert isclose(dist(corner, grid.centre(h)), 3**-0.5)


@pytest.mark.parametrize("bad", [-1, 16])
def test_ids_outside_the_grid_are_refused_everywhere(bad: int) -> None:
    grid = Grid(GridSpec(columns=4, rows=4))
    h = HexId(bad)
    for ask in (
        lambda: grid.name(h),
        lambda: grid.column_row(h),
        lambda: grid.neighbour(h, 0),
        lambda: grid.adjacent(h),
        lambda: grid.distance(h, HexId(0)),
        lambda: grid.distance(HexId(0), h),
        lambda: grid.within(h, 2),
        lambda: grid.direction(h, HexId(0)),
        lambda: grid.centre(h),
        lambda: grid.is_edge(h),
    ):
        with pytest.raises(HexError):
            ask()
    with pytest.raises(HexError):
        grid.neighbour(HexId(0), 6)
    with pytest.raises(HexError):
        grid.side_name(SideId(grid.side_count))
    with pytest.raises(HexError):
        grid.at(5, 1)
    with pytest.raises(HexError):
        grid.direction(HexId(0), HexId(15))


def test_tables_of_a_grid_cannot_be_changed() -> None:
    grid = Grid(SOMNIUM)
    with pytest.raises(ValueError, match="read-only"):
        grid.neighbours[0] = 5
