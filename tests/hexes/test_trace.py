"""Traces: limits, networks, legs in order, where a trace breaks, contact and retreat paths."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.hexes.costs import WHOLE, Costs, compile_costs, unit_costs
from grognard.hexes.grid import Grid, GridSpec, HexId
from grognard.hexes.movement import MovementError, hex_mask, neighbours_of
from grognard.hexes.trace import Break, TraceLeg, connected, simple_paths, trace
from tests.hexes.boards import hexes_of, make_board, random_costs
from tests.hexes.test_costs import table

GRID = Grid(GridSpec(columns=9, rows=9))
FLAT = unit_costs(GRID)
START = GRID.hex("0105")


def some(*numbers: str) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    return hex_mask(GRID, [GRID.hex(number) for number in numbers])


def numbers(hexes: tuple[HexId, ...]) -> list[str]:
    return [GRID.name(h) for h in hexes]


def test_a_trace_finds_the_nearest_goal_and_its_path() -> None:
    found = trace(START, some("0101", "0108"), [TraceLeg("supply", FLAT, limit=5)])
    assert found
    assert found.goal == GRID.hex("0108")
    assert numbers(found.path) == ["0106", "0107", "0108"]
    assert found.cost("supply") == 3
    assert found.broken is None


def test_a_start_on_a_goal_is_a_trace_of_no_length() -> None:
    found = trace(START, some("0105"), [TraceLeg("supply", FLAT, limit=0)])
    assert found.found
    assert found.path == ()


def test_a_trace_that_is_too_long_breaks_where_the_limit_is_used_up() -> None:
    found = trace(START, some("0101"), [TraceLeg("supply", FLAT, limit=3)])
    assert not found
    assert found.broken == Break("supply", "limit", GRID.hex("0102"), GRID.hex("0101"))


def test_a_wall_of_closed_hexes_breaks_the_trace_in_front_of_the_wall() -> None:
    wall = some(*[f"05{row:02}" for row in range(1, 10)])
    found = trace(START, some("0905"), [TraceLeg("supply", FLAT, allowed=1 - wall)])
    assert found.broken is not None
    assert (found.broken.leg, found.broken.cause) == ("supply", "closed")
    assert found.broken.at is not None
    assert GRID.name(found.broken.at).startswith("04")
    assert found.broken.towards is not None
    assert GRID.name(found.broken.towards).startswith("05")


def test_a_start_that_may_not_be_left_breaks_at_once_but_may_itself_be_the_goal() -> None:
    leg = TraceLeg("supply", FLAT, limit=5, allowed=1 - some("0105"))
    found = trace(START, some("0107"), [leg])
    assert found.broken == Break("supply", "closed", START, GRID.hex("0106"))
    assert trace(START, some("0105"), [leg]).found


def test_forbidden_terrain_breaks_a_trace() -> None:
    board = make_board(3, 3, terrain={f"02{row:02}": "sea" for row in range(1, 4)})
    costs = compile_costs(board, table(), "foot")
    goal = hex_mask(board.grid, [board.grid.hex("0302")])
    found = trace(board.grid.hex("0102"), goal, [TraceLeg("supply", costs)])
    assert found.broken is not None
    assert found.broken.cause == "forbidden"
    assert found.broken.at == board.grid.hex("0102")


def test_a_path_cannot_enter_a_hex_that_takes_a_whole_allowance() -> None:
    edge_cost = FLAT.edge_cost.copy()
    edge_cost[GRID.neighbours == GRID.hex("0106")] = WHOLE
    leg = TraceLeg("supply", Costs(GRID, edge_cost), limit=5)
    found = trace(START, some("0106"), [leg])
    assert found.broken == Break("supply", "forbidden", START, GRID.hex("0106"))


def test_without_any_goal_there_is_nothing_to_trace_to() -> None:
    found = trace(START, some(), [TraceLeg("supply", FLAT)])
    assert found.broken == Break("supply", "no_goal")


def test_a_trace_on_a_network_only_needs_every_link() -> None:
    board = make_board(9, 9, links={"rail": ["0105/0106", "0106/0107", "0108/0109"]})
    costs = unit_costs(board.grid)
    leg = TraceLeg("rail", costs, network=board.network("rail"))
    assert trace(START, some("0107"), [leg]).found
    found = trace(START, some("0109"), [leg])
    assert found.broken == Break("rail", "off_network", GRID.hex("0107"), GRID.hex("0108"))


def test_a_trace_may_leave_the_network_for_a_few_hexes() -> None:
    board = make_board(9, 9, links={"road": ["0105/0106", "0106/0107", "0108/0109"]})
    costs = unit_costs(board.grid)

    def leg(strays: int) -> TraceLeg:
        return TraceLeg(
            "mixed", costs, limit=12, network=board.network("road"), off_network_limit=strays
        )

    assert trace(START, some("0109"), [leg(1)]).found
    short = trace(START, some("0209"), [leg(1)])
    assert not short
    assert short.broken is not None
    assert short.broken.cause == "off_network"
    assert trace(START, some("0209"), [leg(2)]).found


def test_legs_follow_one_another_and_each_has_its_own_limit() -> None:
    rail = ["0205/0305", "0304/0305", "0304/0404", "0404/0504"]
    board = make_board(9, 9, links={"rail": rail})
    trucks = TraceLeg("truck", unit_costs(board.grid), limit=2)
    rails = TraceLeg(
        "rail",
        unit_costs(board.grid),
        network=board.network("rail"),
        begins=some("0205", "0305"),
    )
    found = trace(START, some("0504"), [trucks, rails])
    assert found.found
    assert (found.cost("truck"), found.cost("rail")) in {(1, 4), (2, 3)}
    assert numbers(found.path)[-1] == "0504"
    assert not trace(START, some("0504"), [trucks])
    far = trace(GRID.hex("0109"), some("0504"), [trucks, rails])
    assert far.broken is not None
    assert (far.broken.leg, far.broken.cause) == ("truck", "limit")
    stuck = trace(START, some("0909"), [trucks, rails])
    assert stuck.broken is not None
    assert stuck.broken.leg == "rail"


def test_adjacent_is_close_enough_by_widening_the_goal() -> None:
    dump = some("0109")
    reachable = dump | neighbours_of(GRID, dump)
    assert trace(START, reachable, [TraceLeg("draw", FLAT, limit=3)]).found
    assert not trace(START, dump, [TraceLeg("draw", FLAT, limit=3)])


def test_asking_for_an_unknown_leg_or_tracing_without_legs_is_refused() -> None:
    found = trace(START, some("0101"), [TraceLeg("supply", FLAT)])
    with pytest.raises(MovementError, match="rail"):
        found.cost("rail")
    with pytest.raises(MovementError, match="at least one leg"):
        trace(START, some("0101"), [])
    with pytest.raises(MovementError, match="goals"):
        trace(START, np.zeros(3, dtype=np.uint8), [TraceLeg("supply", FLAT)])


def test_connected_hexes_are_joined_through_allowed_ones() -> None:
    wall = some(*[f"05{row:02}" for row in range(1, 10)])
    joined = connected(GRID, START, 1 - wall)
    west = {h for h in GRID.hexes() if GRID.column_row(h)[0] < 5}
    assert {HexId(int(h)) for h in np.flatnonzero(joined)} == west


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_found_trace_keeps_its_limits_and_a_lost_one_breaks_for_a_reason(
    data: st.DataObject,
) -> None:
    costs = data.draw(random_costs(most=5))
    grid = costs.grid
    size = grid.count

    def mask(length: int, one_in: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]":
        values = data.draw(st.lists(st.integers(0, one_in - 1), min_size=length, max_size=length))
        return np.array([value == 0 for value in values])

    leg = TraceLeg(
        "supply",
        costs,
        limit=data.draw(st.none() | st.integers(0, 8)),
        allowed=~mask(size, 4),
        network=data.draw(st.sampled_from([None, ~mask(6 * size, 3)])),
        off_network_limit=data.draw(st.integers(0, 2)),
    )
    start = data.draw(hexes_of(grid))
    goals = mask(size, 6)
    found = trace(start, goals, [leg])
    same = trace(start, goals, [leg], engine="reference")
    assert (found.goal, found.path) == (same.goal, same.path)
    if found.goal is None:
        assert found.broken is not None
        return
    assert goals[found.goal]
    assert leg.allowed is not None
    route = [start, *found.path]
    steps = [(a, b, a * 6 + grid.direction(a, b)) for a, b in pairwise(route)]
    assert route[-1] == found.goal
    assert all(leg.allowed[a] and leg.allowed[b] for a, b, _ in steps)
    assert all(costs.edge_cost[slot] > 0 for _, _, slot in steps)
    assert leg.limit is None or found.cost("supply") <= leg.limit
    if leg.network is not None:
        assert sum(not leg.network[slot] for _, _, slot in steps) <= leg.off_network_limit


# --- retreat paths ----------------------------------------------------------------------------


def test_simple_paths_have_the_exact_length_and_never_enter_a_hex_twice() -> None:
    middle = GRID.hex("0505")
    paths = list(simple_paths(FLAT, middle, 3))
    assert len(paths) == len(set(paths)) == 138
    for path in paths:
        assert len({middle, *path}) == 4
        assert all(GRID.are_adjacent(a, b) for a, b in pairwise((middle, *path)))


def test_simple_paths_begin_clockwise_from_north_and_respect_obstacles() -> None:
    middle = GRID.hex("0505")
    north = some("0504")
    assert numbers(next(simple_paths(FLAT, middle, 2))) == ["0504", "0503"]
    assert all(
        GRID.hex("0504") not in path for path in simple_paths(FLAT, middle, 2, blocked=north)
    )
    ends = {path[-1] for path in simple_paths(FLAT, middle, 2, may_end=north)}
    assert ends == {GRID.hex("0504")}


def test_a_cornered_unit_has_no_path() -> None:
    around = neighbours_of(GRID, some("0505"))
    assert list(simple_paths(FLAT, GRID.hex("0505"), 1, blocked=around)) == []
    with pytest.raises(MovementError):
        next(simple_paths(FLAT, START, 0))
