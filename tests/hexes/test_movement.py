"""Movement queries: budgets, zones of control, special allowances, paths, batches, reversal."""

import heapq
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.hexes.costs import WHOLE, Costs, compile_costs, unit_costs
from grognard.hexes.grid import Grid, GridSpec, HexId
from grognard.hexes.kernel import Engine, engines
from grognard.hexes.movement import (
    CostSet,
    MovementError,
    Reach,
    Situation,
    ZocRule,
    hex_mask,
    neighbours_of,
    reach,
    reach_back,
    reach_many,
)
from tests.hexes.boards import hexes_of, make_board, random_costs, situations
from tests.hexes.test_costs import table

BOTH = pytest.mark.parametrize("engine", ["compiled", "reference"])
GRID = Grid(GridSpec(columns=9, rows=9))
FLAT = unit_costs(GRID)
MIDDLE = GRID.hex("0505")
FAR = settings(max_examples=150, deadline=None)


def names(found: Reach) -> dict[str, int]:
    pairs = zip(found.hexes.tolist(), found.costs.tolist(), strict=True)
    return {found.grid.name(HexId(h)): cost for h, cost in pairs}


def mask_of(*numbers: str) -> Any:
    return hex_mask(GRID, [GRID.hex(number) for number in numbers])


# --- budget, blocking, ending -----------------------------------------------------------------


@BOTH
def test_a_unit_reaches_every_hex_its_points_pay_for(engine: Engine) -> None:
    found = reach(FLAT, MIDDLE, 2, engine=engine)
    assert set(map(HexId, found.hexes.tolist())) == set(GRID.within(MIDDLE, 2))
    assert found.cost(MIDDLE) == 0
    assert found.cost(GRID.hex("0507")) == 2
    assert found.cost(GRID.hex("0508")) is None
    assert GRID.hex("0507") in found
    assert GRID.hex("0508") not in found
    assert len(found) == 19


@BOTH
def test_a_blocked_hex_is_gone_around(engine: Engine) -> None:
    wall = mask_of("0404", "0504", "0604", "0403", "0603")
    found = reach(FLAT, MIDDLE, 9, blocked=wall, engine=engine)
    assert GRID.hex("0504") not in found
    assert found.cost(GRID.hex("0503")) == 7
    route = [GRID.name(step.target) for step in found.path(GRID.hex("0503"))]
    assert route == ["0405", "0304", "0303", "0302", "0402", "0502", "0503"]


@BOTH
def test_points_already_spent_shorten_the_move(engine: Engine) -> None:
    found = reach(FLAT, MIDDLE, 4, spent=3, engine=engine)
    assert set(found.costs.tolist()) == {3, 4}
    assert len(found) == 7


def test_a_unit_may_pass_where_it_may_not_end() -> None:
    full = mask_of("0504")
    found = reach(FLAT, MIDDLE, 2, may_end=1 - full)
    assert GRID.hex("0504") in found
    assert not found.can_end(GRID.hex("0504"))
    assert found.can_end(GRID.hex("0503"))
    assert not found.can_end(GRID.hex("0502"))
    assert GRID.hex("0504") not in found.ends()
    assert len(found.ends()) == len(found) - 1


@BOTH
def test_several_starts_give_the_cost_from_the_nearest(engine: Engine) -> None:
    starts = [GRID.hex("0101"), GRID.hex("0909")]
    found = reach(FLAT, starts, 20, engine=engine)
    for h in GRID.hexes():
        assert found.cost(h) == min(GRID.distance(h, s) for s in starts)


@BOTH
def test_a_limit_of_hexes_binds_besides_the_points(engine: Engine) -> None:
    board = make_board(9, 9, links={"road": ["0105/0205", "0204/0205", "0203/0204", "0202/0203"]})
    costs = compile_costs(board, table(networks={"road": {"cost": {"*": 1}}}), "foot")
    start, goal = board.grid.hex("0105"), board.grid.hex("0203")
    assert reach(costs, start, 6, engine=engine).cost(goal) == 3
    limited = reach(costs, start, 6, limit_hexes=2, engine=engine)
    assert goal not in limited
    two = reach(costs, start, 6, limit_hexes=3, engine=engine)
    assert two.cost(goal) == 3
    assert len(two.path(goal)) == 3


@BOTH
def test_with_a_limit_the_dearer_path_with_fewer_hexes_is_found(engine: Engine) -> None:
    board = make_board(
        5, 5, terrain={"0202": "mountain"}, links={"road": ["0201/0301", "0301/0302", "0302/0203"]}
    )
    costs = compile_costs(board, table(networks={"road": {"cost": {"*": 1}}}), "foot")
    start, goal = board.grid.hex("0201"), board.grid.hex("0203")
    free = reach(costs, start, 20, engine=engine)
    short = reach(costs, start, 20, limit_hexes=2, engine=engine)
    assert (free.cost(goal), len(free.path(goal))) == (3, 3)
    assert (short.cost(goal), len(short.path(goal))) == (8, 2)


def test_movement_on_a_network_only_never_leaves_it() -> None:
    board = make_board(links={"rail": ["0201/0202", "0202/0203"]})
    costs = compile_costs(board, table(networks={"rail": {"cost": {"*": 1}}}), "foot")
    found = reach(costs, board.grid.hex("0201"), 9, network_only=board.network("rail"))
    assert names(found) == {"0201": 0, "0202": 1, "0203": 2}


# --- zones of control -------------------------------------------------------------------------


@BOTH
def test_entering_a_zone_of_control_stops_the_unit(engine: Engine) -> None:
    zone = mask_of("0504", "0404", "0604", "0304", "0704", "0204", "0804", "0104", "0904")
    found = reach(FLAT, MIDDLE, 9, zoc=zone, zoc_rule=ZocRule("stop"), engine=engine)
    assert GRID.hex("0504") in found
    assert found.must_end(GRID.hex("0504"))
    assert not found.must_end(GRID.hex("0505"))
    assert GRID.hex("0503") not in found


@BOTH
def test_a_unit_that_begins_in_a_zone_may_leave_it_and_pays_for_the_first_step_only(
    engine: Engine,
) -> None:
    zone = mask_of("0505", "0605")
    rule = ZocRule("stop", start_surcharge=2)
    found = reach(FLAT, MIDDLE, 4, zoc=zone, zoc_rule=rule, engine=engine)
    assert found.cost(GRID.hex("0504")) == 3
    assert found.cost(GRID.hex("0503")) == 4
    assert found.must_end(GRID.hex("0605"))
    assert [step.cost for step in found.path(GRID.hex("0503"))] == [3, 1]


@BOTH
def test_surcharges_are_paid_to_leave_and_to_enter_zones(engine: Engine) -> None:
    zone = mask_of("0505", "0504")
    rule = ZocRule("none", leave_surcharge=2, enter_surcharge=3)
    found = reach(FLAT, MIDDLE, 12, zoc=zone, zoc_rule=rule, engine=engine)
    assert found.cost(GRID.hex("0504")) == 6
    assert found.cost(GRID.hex("0506")) == 3
    steps = found.path(GRID.hex("0504"))
    assert [(r.name, r.value) for r in steps[0].reasons] == [
        ("hex", 1),
        ("leave_zoc", 2),
        ("enter_zoc", 3),
    ]


@BOTH
def test_zones_may_be_closed_altogether_or_only_from_zone_to_zone(engine: Engine) -> None:
    zone = mask_of("0505", "0504")
    closed = reach(FLAT, MIDDLE, 1, zoc=zone, zoc_rule=ZocRule("forbid"), engine=engine)
    assert GRID.hex("0504") not in closed
    assert GRID.hex("0506") in closed
    rule = ZocRule("stop", zoc_to_zoc=False)
    direct = reach(FLAT, MIDDLE, 1, zoc=zone, zoc_rule=rule, engine=engine)
    around = reach(FLAT, MIDDLE, 2, zoc=zone, zoc_rule=rule, engine=engine)
    assert GRID.hex("0504") not in direct
    assert around.cost(GRID.hex("0504")) == 2


def test_the_zone_of_pieces_is_the_hexes_around_them() -> None:
    zone = neighbours_of(GRID, mask_of("0505", "0101"))
    expected = {*GRID.adjacent(MIDDLE), *GRID.adjacent(GRID.hex("0101"))}
    assert {HexId(int(h)) for h in np.flatnonzero(zone)} == expected


# --- special allowances -----------------------------------------------------------------------


@BOTH
def test_a_unit_may_always_move_one_hex_if_nothing_forbids_it(engine: Engine) -> None:
    dear = Costs(GRID, np.where(FLAT.edge_cost > 0, 5, -1))
    wall = mask_of("0504")
    poor = reach(dear, MIDDLE, 3, engine=engine)
    helped = reach(dear, MIDDLE, 3, minimum_one_hex=True, blocked=wall, engine=engine)
    assert len(poor) == 1
    assert len(helped) == 6
    assert helped.cost(GRID.hex("0506")) == 3
    assert helped.must_end(GRID.hex("0506"))
    (only,) = helped.path(GRID.hex("0506"))
    assert only.whole
    assert only.reasons[0].value == 5


@BOTH
def test_the_one_hex_minimum_needs_an_unspent_unit_that_can_move_at_all(engine: Engine) -> None:
    dear = Costs(GRID, np.where(FLAT.edge_cost > 0, 5, -1))
    spent = reach(dear, MIDDLE, 3, spent=1, minimum_one_hex=True, engine=engine)
    immobile = reach(dear, MIDDLE, 0, minimum_one_hex=True, engine=engine)
    assert len(spent) == len(immobile) == 1


@BOTH
def test_a_hex_that_takes_the_whole_allowance_needs_it_unspent_and_ends_the_move(
    engine: Engine,
) -> None:
    edge_cost = FLAT.edge_cost.copy()
    peak = GRID.hex("0504")
    edge_cost[(GRID.neighbours == peak)] = WHOLE
    costs = Costs(GRID, edge_cost)
    found = reach(costs, MIDDLE, 3, engine=engine)
    assert found.cost(peak) == 3
    assert found.must_end(peak)
    assert found.path(peak)[0].whole
    assert reach(costs, MIDDLE, 3, spent=1, engine=engine).cost(peak) is None
    assert reach(costs, GRID.hex("0506"), 3, engine=engine).cost(peak) is None


@BOTH
def test_entering_a_hex_next_to_the_enemy_costs_double_and_leaving_it_does_not(
    engine: Engine,
) -> None:
    near = mask_of("0505", "0504", "0503")
    found = reach(FLAT, MIDDLE, 5, double_next_to=near, engine=engine)
    assert found.cost(GRID.hex("0504")) == 2
    assert found.cost(GRID.hex("0506")) == 1
    reasons = found.path(GRID.hex("0504"))[0].reasons
    assert [(r.name, r.value) for r in reasons] == [("hex", 1), ("doubled", 1)]


@BOTH
def test_a_surcharge_is_paid_on_entering_its_hex_and_not_doubled(engine: Engine) -> None:
    extra = mask_of("0504").astype(np.int32) * 3
    near = mask_of("0504")
    found = reach(FLAT, MIDDLE, 5, surcharge=extra, double_next_to=near, engine=engine)
    assert found.cost(GRID.hex("0504")) == 5


# --- paths ------------------------------------------------------------------------------------


def test_a_path_names_every_step_with_its_cost_and_reason() -> None:
    board = make_board(terrain={"0203": "hills"}, sides={"river": ["0202/0203"]})
    prices = table(hexsides={"river": {"cost": {"*": 1}}})
    costs = compile_costs(board, prices, "foot")
    found = reach(costs, board.grid.hex("0201"), 8)
    steps = found.path(board.grid.hex("0203"))
    assert [board.grid.name(step.target) for step in steps] == ["0202", "0203"]
    assert [step.cost for step in steps] == [2, 5]
    assert [(r.value, r.what, r.name) for r in steps[1].reasons] == [
        (4, "terrain", "hills"),
        (1, "hexside", "river"),
    ]


def test_the_path_to_the_start_is_empty_and_out_of_reach_is_refused() -> None:
    found = reach(FLAT, MIDDLE, 1)
    assert found.path(MIDDLE) == ()
    with pytest.raises(MovementError, match="0101 is out of reach"):
        found.path(GRID.hex("0101"))


# --- both engines, random maps ----------------------------------------------------------------


def same(a: Reach, b: Reach) -> None:
    for column in ("hexes", "costs", "previous", "ended"):
        assert getattr(a, column).tolist() == getattr(b, column).tolist(), column


@FAR
@given(st.data())
def test_compiled_and_plain_engine_agree_on_reach_costs_and_paths(data: st.DataObject) -> None:
    costs = data.draw(random_costs())
    grid = costs.grid
    budget = data.draw(st.integers(0, 12))
    starts = data.draw(st.lists(hexes_of(grid), min_size=1, max_size=3))
    limit = data.draw(st.none() | st.integers(0, 5))
    counted = data.draw(st.lists(st.booleans(), min_size=6 * grid.count, max_size=6 * grid.count))
    query: dict[str, Any] = {
        "situation": data.draw(situations(grid)),
        "spent": data.draw(st.sampled_from([0, 0, min(1, budget)])),
        "limit_hexes": limit,
        "counted": np.array(counted),
    }
    compiled = reach(costs, starts, budget, engine="compiled", **query)
    plain = reach(costs, starts, budget, engine="reference", **query)
    same(compiled, plain)
    for h in map(HexId, compiled.hexes.tolist()):
        steps = compiled.path(h)
        assert steps == plain.path(h)
        assert query["spent"] + sum(step.cost for step in steps) == compiled.cost(h)
        route = [*[step.origin for step in steps], h]
        assert all(grid.are_adjacent(a, b) for a, b in pairwise(route))
        assert route[0] in starts
        for step in steps:
            full = sum(reason.value for reason in step.reasons)
            assert step.whole or full == step.cost


@FAR
@given(st.data())
def test_reach_is_the_cheapest_walk_when_enemies_play_no_part(data: st.DataObject) -> None:
    costs = data.draw(random_costs())
    prices = np.where(costs.edge_cost == WHOLE, -1, costs.edge_cost)
    costs = Costs(costs.grid, prices)
    start = data.draw(hexes_of(costs.grid))
    budget = data.draw(st.integers(0, 15))
    best = {int(start): 0}
    heap = [(0, int(start))]
    while heap:
        now, h = heapq.heappop(heap)
        for slot in range(6 * h, 6 * h + 6):
            if prices[slot] < 0:
                continue
            t, after = int(costs.grid.neighbours[slot]), now + int(prices[slot])
            if after <= budget and after < best.get(t, budget + 1):
                best[t] = after
                heapq.heappush(heap, (after, t))
    found = reach(costs, start, budget)
    assert dict(zip(found.hexes.tolist(), found.costs.tolist(), strict=True)) == best


@FAR
@given(st.data())
def test_more_points_never_reach_less(data: st.DataObject) -> None:
    costs = data.draw(random_costs())
    situation = data.draw(situations(costs.grid))
    start = data.draw(hexes_of(costs.grid))
    budget = data.draw(st.integers(0, 8))
    less = reach(costs, start, budget, situation=situation)
    more = reach(costs, start, budget + 1, situation=situation)
    assert set(less.hexes.tolist()) <= set(more.hexes.tolist())


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_batch_answers_like_single_queries(data: st.DataObject) -> None:
    first = data.draw(random_costs())
    grid = first.grid
    other = Costs(grid, np.where(first.edge_cost == 2, 1, first.edge_cost))
    scenes = [data.draw(situations(grid)) for _ in range(2)]
    count = data.draw(st.integers(0, 5))

    def column(numbers: st.SearchStrategy[int]) -> list[int]:
        return data.draw(st.lists(numbers, min_size=count, max_size=count))

    starts = column(hexes_of(grid).map(int))
    budgets = column(st.integers(1, 10))
    spent = column(st.integers(0, 1))
    rows, classes = column(st.integers(0, 1)), column(st.integers(0, 1))
    for engine in ("compiled", "reference"):
        many = reach_many(
            CostSet([first, other]),
            scenes,
            starts,
            budgets,
            cost_rows=classes,
            situation_rows=rows,
            spent=spent,
            engine=engine,
        )
        assert len(many) == count
        for i in range(count):
            alone = reach(
                [first, other][classes[i]],
                HexId(starts[i]),
                budgets[i],
                situation=scenes[rows[i]],
                spent=spent[i],
            )
            same(many.one(i), alone)
            for h in map(HexId, alone.hexes.tolist()):
                assert many.one(i).path(h) == alone.path(h)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_asking_backwards_gives_the_costs_of_asking_forwards(data: st.DataObject) -> None:
    costs = data.draw(random_costs(most=4))
    grid = costs.grid
    situation = data.draw(situations(grid))
    targets = data.draw(st.lists(hexes_of(grid), min_size=1, max_size=2))
    budget = data.draw(st.integers(0, 10))
    back = reach_back(costs, targets, budget, situation=situation, engine="compiled")
    plain = reach_back(costs, targets, budget, situation=situation, engine="reference")
    assert back.costs.tolist() == plain.costs.tolist()
    assert back.following.tolist() == plain.following.tolist()
    for h in grid.hexes():
        found = reach(costs, h, budget, situation=situation)
        direct = [cost for t in targets if (cost := found.cost(t)) is not None]
        assert back.cost(h) == (min(direct) if direct else None)
    assert set(back.hexes()) == {h for h in grid.hexes() if back.cost(h) is not None}


def test_a_large_batch_fits_whatever_it_reaches() -> None:
    many = reach_many(CostSet([FLAT]), [Situation(GRID)], [MIDDLE] * 300, [20] * 300)
    assert many.offsets[-1] == 300 * GRID.count


def test_the_engine_is_compiled_once_for_all_kinds_of_queries() -> None:
    board = make_board(links={"rail": ["0201/0202"]})
    costs = compile_costs(board, table(networks={"rail": {"cost": {"*": 1}}}), "foot")
    grid, start = board.grid, board.grid.hex("0201")
    flood: Any = engines("compiled").flood
    reach(costs, start, 3)
    reach(costs, [start, grid.hex("0303")], 3, spent=1, network_only=board.network("rail"))
    reach(costs, start, 3, limit_hexes=2, blocked=board.overlay_mask("town"))
    scenes = [Situation(grid), Situation(grid, zoc=board.overlay_mask("town"))]
    reach_many(CostSet([costs]), scenes[:1], [start], [3])
    reach_many(CostSet([costs, costs]), scenes, [start], [3], cost_rows=[1], situation_rows=[1])
    assert len(flood.signatures) == 1


# --- refusals ---------------------------------------------------------------------------------

SHORT = np.zeros(5, dtype=np.uint8)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: reach(FLAT, HexId(-1), 3),
        lambda: reach(FLAT, HexId(81), 3),
        lambda: reach(FLAT, [], 3),
        lambda: reach(FLAT, MIDDLE, -1),
        lambda: reach(FLAT, MIDDLE, 1_000_001),
        lambda: reach(FLAT, MIDDLE, 3, spent=4),
        lambda: reach(FLAT, MIDDLE, 3, blocked=SHORT),
        lambda: reach(FLAT, MIDDLE, 3, zoc=SHORT),
        lambda: reach(FLAT, MIDDLE, 3, may_end=SHORT),
        lambda: reach(FLAT, MIDDLE, 3, network_only=SHORT),
        lambda: reach(FLAT, MIDDLE, 3, limit_hexes=2, counted=SHORT),
        lambda: reach(FLAT, MIDDLE, 3, limit_hexes=-1),
        lambda: reach(FLAT, MIDDLE, 3, surcharge=np.full(GRID.count, -1)),
        lambda: reach(FLAT, MIDDLE, 3, surcharge=SHORT),
        lambda: reach(FLAT, MIDDLE, 3, zoc_rule=ZocRule(leave_surcharge=-1)),
        lambda: hex_mask(GRID, [HexId(81)]),
        lambda: neighbours_of(GRID, SHORT),
        lambda: CostSet([]),
        lambda: CostSet([FLAT, unit_costs(Grid(GRID.spec))]),
        lambda: reach_many(CostSet([FLAT]), [], [0], [1]),
        lambda: reach_many(CostSet([FLAT]), [Situation(GRID)], [81], [1]),
        lambda: reach_many(CostSet([FLAT]), [Situation(GRID)], [0], [1, 2]),
        lambda: reach_many(CostSet([FLAT]), [Situation(GRID)], [0], [1], spent=[2]),
        lambda: reach_many(CostSet([FLAT]), [Situation(GRID)], [0], [1], cost_rows=[1]),
        lambda: reach_many(CostSet([FLAT]), [Situation(GRID)], [0], [1], situation_rows=[1]),
        lambda: reach_back(FLAT, [], 3),
        lambda: reach_back(FLAT, MIDDLE, -1),
    ],
)
def test_a_query_that_makes_no_sense_is_refused(ask: Callable[[], object]) -> None:
    with pytest.raises(MovementError):
        ask()
