"""The small shared parts, from modifiers and zones to schedules and score sheets."""

import numpy as np
import pytest

from grognard.hexes.costs import unit_costs
from grognard.hexes.grid import Grid, GridSpec
from grognard.hexes.trace import TraceLeg, trace
from grognard.kernel.illegal import Illegal
from grognard.mechanics.advance import advance_ways
from grognard.mechanics.control import take
from grognard.mechanics.losses import after_loss, fair_candidates, halved_up
from grognard.mechanics.modifiers import because, best, total
from grognard.mechanics.points import spend
from grognard.mechanics.retreat import narrowed
from grognard.mechanics.schedule import Arrival, Schedule, Withdrawal
from grognard.mechanics.scoring import Tally, leader
from grognard.mechanics.stacking import Room
from grognard.mechanics.supply import SupplyLine, supply_line
from grognard.mechanics.support import Gun, in_range
from grognard.mechanics.zones import shift_zone, zone_counts

# A row of four hexes 0-1-2-3 in the flat form of six neighbours each.
ROW = [-1, 1, -1, -1, -1, -1, -1, 2, -1, -1, 0, -1, -1, 3, -1, -1, 1, -1, -1, -1, -1, -1, 2, -1]


def test_modifiers_sum_and_keep_their_reasons() -> None:
    city = because(-1, "city", "X-1", hex="2019")
    river = because(-2, "river", "X-2")
    assert total((city, river)) == -3
    assert city.params == {"hex": "2019"}


def test_only_the_best_of_terrains_counts_and_none_is_none() -> None:
    city, river = because(1, "city", "X-1"), because(2, "river", "X-2")
    assert best((city, river)) == (river,)
    assert best(()) == ()


def test_a_zone_counts_every_unit_beside_a_hex() -> None:
    assert list(zone_counts(ROW, 4, [1, 1, 3])) == [2, 0, 3, 0]


def test_a_zone_follows_a_unit_that_leaves() -> None:
    counts = zone_counts(ROW, 4, [1, 3])
    shift_zone(counts, ROW, 1, -1)
    assert list(counts) == [0, 0, 1, 0]


def test_a_full_hex_has_no_room_except_for_what_counts_nothing() -> None:
    full = Room(limit=3, present=3)
    assert not full.fits()
    assert full.fits(0)
    assert Room(limit=3, present=1).left == 2
    assert Room(limit=3, present=5).excess == 2


def test_a_loss_never_goes_below_elimination() -> None:
    assert after_loss(2) == 1
    assert after_loss(1, 3) == 0


def test_halving_rounds_up() -> None:
    assert [halved_up(value) for value in (1, 2, 3, 4)] == [1, 1, 2, 2]


def test_losses_spread_evenly_and_exhaust_a_class_before_the_next() -> None:
    classes = (("elite1", "elite2"), ("line",))
    steps = {"elite1": 2, "elite2": 2, "line": 2}
    assert fair_candidates(classes, steps, {}) == ("elite1", "elite2")
    assert fair_candidates(classes, steps, {"elite1": 1}) == ("elite2",)
    assert fair_candidates(classes, {"elite1": 0, "elite2": 0, "line": 1}, {}) == ("line",)
    assert fair_candidates(classes, {"elite1": 0, "elite2": 0, "line": 0}, {}) == ()


def test_priorities_narrow_a_choice_in_order() -> None:
    candidates = (10, 11, 20, 21)
    assert narrowed(candidates, [lambda h: h // 10, lambda h: -h]) == (11,)
    assert narrowed(candidates, [lambda h: h % 10]) == (10, 20)
    assert narrowed((), [lambda h: h]) == ()


NEAR = {0: [1], 1: [0, 2], 2: [1, 3], 3: [2]}


def ways(depth: int, *, stop: int = -1, full: int = -1, barred: int = -1) -> list[tuple[int, ...]]:
    return advance_ways(
        1,
        depth,
        lambda h: NEAR[h],
        lambda there, before: there != barred,
        lambda h: h != full,
        lambda h: h == stop,
    )


def test_an_advance_enters_the_vacated_hex_first_and_goes_on_as_far_as_allowed() -> None:
    assert ways(1) == [(1,)]
    assert ways(2) == [(1,), (1, 0), (1, 2)]
    assert ways(3) == [(1,), (1, 0), (1, 2), (1, 2, 3)]
    assert ways(0) == []


def test_an_advance_ends_where_the_unit_must_stop() -> None:
    assert ways(3, stop=1) == [(1,)]
    assert ways(3, stop=2) == [(1,), (1, 0), (1, 2)]


def test_an_advance_may_lead_through_a_full_hex_but_not_end_there() -> None:
    assert ways(2, full=1) == [(1, 0), (1, 2)]


def test_a_barred_hex_is_neither_entered_nor_passed() -> None:
    assert ways(3, barred=2) == [(1,), (1, 0)]
    assert ways(3, barred=1) == []


def supply_grid() -> Grid:
    return Grid(GridSpec(columns=6, rows=1))


def traced(limit: int | None, *, closed: str = "") -> SupplyLine:
    grid = supply_grid()
    source = grid.hex("0601")
    goals = np.zeros(grid.count, dtype=np.uint8)
    goals[source] = 1
    allowed = np.ones(grid.count, dtype=np.uint8)
    if closed:
        allowed[grid.hex(closed)] = 0
    leg = TraceLeg("march", unit_costs(grid), limit=limit, allowed=allowed)
    return supply_line(trace(grid.hex("0101"), goals, [leg], engine="reference"), "X-12")


def test_a_supply_line_names_its_hexes_and_its_source() -> None:
    line = traced(None)
    assert line
    assert line.path[-1] == line.source == "0601"
    assert len(line.path) == 5


def test_a_line_that_is_too_long_says_so_and_where_it_ends() -> None:
    line = traced(3)
    assert not line
    assert line.cause == "limit"
    assert (line.leg, line.broken_at) == ("march", "0401")


def test_a_line_through_a_closed_hex_says_which() -> None:
    line = traced(None, closed="0301")
    assert not line.found
    assert (line.cause, line.towards, line.rule) == ("closed", "0301", "X-12")


def test_points_cannot_be_overspent_or_spent_backwards() -> None:
    assert spend(15, 6, code="AIR_POINTS", rule="X-6", pool="air") == 9
    for wish in (16, -1):
        with pytest.raises(Illegal) as refused:
            spend(15, wish, code="AIR_POINTS", rule="X-6", pool="air")
        assert refused.value.rule == "X-6"
        assert refused.value.params["available"] == 15


def test_reinforcements_wait_for_their_turn_and_may_come_later() -> None:
    plan = Schedule(
        arrivals=(Arrival(unit="a", turn=2), Arrival(unit="b", turn=4)),
        withdrawals=(Withdrawal(unit="c", turn=7, returns=18), Withdrawal(unit="d", turn=9)),
    )
    assert plan.arriving(1, ["a", "b"]) == ()
    assert [each.unit for each in plan.arriving(5, ["a", "b"])] == ["a", "b"]
    assert [each.unit for each in plan.arriving(5, ["b"])] == ["b"]


def test_a_withdrawal_stays_due_until_the_return() -> None:
    plan = Schedule(withdrawals=(Withdrawal(unit="c", turn=7, returns=18),))
    assert plan.leaving(6) == ()
    assert [each.unit for each in plan.leaving(12)] == ["c"]
    assert plan.leaving(18) == ()
    assert [each.unit for each in plan.returning(18)] == ["c"]


def test_a_score_sheet_shows_lines_with_reasons_and_leaves_out_nothings() -> None:
    tally = Tally()
    tally.each("allied", 5, "destroyed", "X-10", ["r1", "r2"])
    tally.add("axis", 0, "nothing", "X-10")
    tally.add("axis", 15, "messina", "X-10")
    sheet = tally.sheet()
    assert [line.points for line in sheet.lines] == [10, 15]
    assert sheet.lines[0].params["names"] == ("r1", "r2")
    assert leader(sheet, ("allied", "axis")) == "axis"


def test_equal_scores_have_no_leader() -> None:
    tally = Tally()
    tally.add("allied", 5, "a", "X")
    tally.add("axis", 5, "b", "X")
    assert leader(tally.sheet(), ("allied", "axis")) is None


def test_control_passes_to_the_last_to_enter() -> None:
    control = bytearray([1, 1, 2])
    assert take(control, [2, 1, 0], 2) == [1, 0]
    assert control == bytearray([2, 2, 2])


def test_guns_reach_as_far_as_their_range() -> None:
    guns = (Gun(unit="near", hex=1, range=2), Gun(unit="far", hex=9, range=2))
    assert in_range(guns, 3, lambda a, b: abs(a - b)) == {"near": 2}
