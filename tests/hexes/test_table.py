"""A kept table of reaches: rows made again in place, counts that follow the room, both engines."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.hexes.costs import Costs, unit_costs
from grognard.hexes.grid import Grid, GridSpec, HexId
from grognard.hexes.kernel import QUERY, Engine, Engines, engines
from grognard.hexes.movement import Situation, reach
from tests.hexes.boards import hexes_of, random_costs, situations

BOTH = pytest.mark.parametrize("engine", ["compiled", "reference"])
ROWS = 3


class Table:
    """Three rows over a map, with room in some hexes."""

    def __init__(self, costs: Costs, scenes: list[Situation], room: list[bool]) -> None:
        size = costs.grid.count
        self.costs = costs
        self.scenes = scenes
        self.room = np.array(room)
        self.before = np.full((ROWS, size), -1, dtype=np.int32)
        self.paid = np.full((ROWS, size), -1, dtype=np.int32)
        self.ends = np.zeros((ROWS, size), dtype=np.bool_)
        self.counts = np.zeros(ROWS, dtype=np.int32)

    def refill(self, engine: Engines, queries: list[tuple[int, ...]]) -> int:
        return engine.refill(
            self.costs.grid.neighbours,
            self.costs.edge_cost.reshape(1, -1),
            np.concatenate([scene.flags for scene in self.scenes]),
            np.concatenate([scene.surcharge for scene in self.scenes]),
            np.concatenate([scene.rules for scene in self.scenes]),
            np.array(queries, dtype=np.int32).reshape(-1, QUERY),
            self.room,
            self.before,
            self.paid,
            self.ends,
            self.counts,
        )

    def listed(self) -> list[tuple[int, int]]:
        """Every row and hex that can be chosen, in order."""
        rows, hexes = np.nonzero(self.ends & self.room)
        return list(zip(rows.tolist(), hexes.tolist(), strict=True))


def assert_row(table: Table, row: int, scene: int, start: int, spent: int, budget: int) -> None:
    alone = reach(table.costs, HexId(start), budget, spent=spent, situation=table.scenes[scene])
    found = dict.fromkeys(range(table.costs.grid.count), -1)
    found.update(zip(alone.hexes.tolist(), alone.previous.tolist(), strict=True))
    assert table.before[row].tolist() == list(found.values())
    for h, cost in zip(alone.hexes.tolist(), alone.costs.tolist(), strict=True):
        assert table.paid[row, h] == cost
    assert (table.ends[row] == (table.before[row] >= 0)).all()


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_row_made_again_holds_exactly_what_a_query_answers(data: st.DataObject) -> None:
    costs = data.draw(random_costs())
    grid = costs.grid
    scenes = [data.draw(situations(grid)) for _ in range(2)]
    room = data.draw(st.lists(st.booleans(), min_size=grid.count, max_size=grid.count))
    table = Table(costs, scenes, room)
    for engine in (engines("compiled"), engines("reference")):
        for _ in range(2):
            rows = data.draw(st.permutations(range(ROWS)))[: data.draw(st.integers(0, ROWS))]
            asked: list[tuple[int, ...]] = []
            for row in rows:
                scene, start = data.draw(st.integers(0, 1)), data.draw(hexes_of(grid))
                budget, spent = data.draw(st.integers(1, 10)), data.draw(st.integers(0, 1))
                asked.append((row, 0, scene, int(start), spent, budget))
            before = int(table.counts.sum())
            change = table.refill(engine, asked)
            assert int(table.counts.sum()) == before + change
            for row, _, *query in asked:
                assert_row(table, row, *query)
            assert table.counts.tolist() == (table.ends & table.room).sum(axis=1).tolist()


def filled(engine: Engine) -> Table:
    grid = Grid(GridSpec(columns=5, rows=5))
    table = Table(unit_costs(grid), [Situation(grid)], [True] * grid.count)
    edge, middle = grid.hex("0301"), grid.hex("0303")
    table.refill(engines(engine), [(0, 0, 0, edge, 0, 1), (2, 0, 0, middle, 0, 2)])
    return table


@BOTH
def test_a_hex_that_fills_up_is_taken_off_every_count_and_comes_back_with_room(
    engine: Engine,
) -> None:
    table = filled(engine)
    h = table.costs.grid.hex("0302")
    could = table.ends[:, h].tolist()
    assert could == [True, False, True]
    before = table.counts.tolist()
    toggle = engines(engine).toggle
    assert toggle(table.ends, table.counts, h, -1) == 2
    assert table.counts.tolist() == [before[0] - 1, 0, before[2] - 1]
    assert toggle(table.ends, table.counts, h, 1) == 2
    assert table.counts.tolist() == before


@BOTH
def test_every_running_number_stands_for_one_place_of_the_table(engine: Engine) -> None:
    table = filled(engine)
    full = table.costs.grid.hex("0302")
    table.room[full] = False
    engines(engine).toggle(table.ends, table.counts, full, -1)
    listed = table.listed()
    assert len(listed) == int(table.counts.sum())
    assert full not in {h for _, h in listed}
    pick = engines(engine).pick
    found = [pick(table.ends, table.counts, table.room, n) for n in range(len(listed))]
    assert found == listed


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_both_engines_agree_on_what_is_joined(data: st.DataObject) -> None:
    costs = data.draw(random_costs())
    grid = costs.grid
    flags = data.draw(st.lists(st.booleans(), min_size=grid.count, max_size=grid.count))
    starts: Any = np.array(data.draw(st.lists(hexes_of(grid), max_size=3)), dtype=np.int32)
    free = np.array(flags)
    masks = [
        engines(name).spread(grid.neighbours, costs.edge_cost, free, starts)
        for name in ("compiled", "reference")
    ]
    assert masks[0].tolist() == masks[1].tolist()
    assert masks[0][starts].all()
    inside = set(np.flatnonzero(masks[0]).tolist()) - set(starts.tolist())
    assert all(flags[h] for h in inside)


@BOTH
def test_land_is_joined_round_a_wall_but_not_through_it(engine: Engine) -> None:
    grid = Grid(GridSpec(columns=5, rows=5))
    free = np.ones(grid.count, dtype=np.bool_)
    free[[grid.hex(f"03{row:02d}") for row in range(1, 5)]] = False
    links = unit_costs(grid).edge_cost
    start = np.array([grid.hex("0101")], dtype=np.int32)
    open_end = engines(engine).spread(grid.neighbours, links, free, start)
    assert open_end[grid.hex("0501")]
    free[grid.hex("0305")] = False
    shut = engines(engine).spread(grid.neighbours, links, free, start)
    assert not shut[grid.hex("0501")]
    assert shut.sum() == 10
