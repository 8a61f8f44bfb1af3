"""Cost tables: how prices combine, how weather and changes act, and that every number explains."""

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.hexes.board import Board, LinkRecord, SideRecord
from grognard.hexes.changes import BoardChanges
from grognard.hexes.costs import (
    FORBIDDEN,
    WHOLE,
    CostError,
    CostReason,
    Costs,
    CostTable,
    compile_costs,
    unit_costs,
)
from grognard.hexes.grid import Grid, GridSpec
from tests.hexes.boards import OVERLAYS, TERRAINS, make_board

TERRAIN: dict[str, Any] = {
    "open": {"cost": {"foot": 2, "motor": 2}},
    "hills": {"cost": {"foot": 4, "motor": 6}},
    "mountain": {"cost": {"foot": 6, "motor": "forbidden"}},
    "sea": {"cost": {"*": "forbidden"}},
}


def table(**parts: Any) -> CostTable:
    """A cost table as it would be read from a data file."""
    return msgspec.convert({"classes": ["foot", "motor"], "terrain": TERRAIN, **parts}, CostTable)


def step(board: Board, costs: Costs, a: str, b: str) -> int:
    return costs.step(board.grid.hex(a), board.grid.hex(b))


def why(board: Board, costs: Costs, a: str, b: str) -> list[tuple[int, str, str]]:
    h = board.grid.hex(a)
    reasons = costs.explain_edge(h, board.grid.direction(h, board.grid.hex(b)))
    return [(reason.value, reason.what, reason.name) for reason in reasons]


def test_a_hex_costs_its_terrain_by_movement_class() -> None:
    board = make_board(terrain={"0202": "hills", "0203": "mountain"})
    foot, motor = (compile_costs(board, table(), name) for name in ("foot", "motor"))
    assert step(board, foot, "0201", "0202") == 4
    assert step(board, motor, "0201", "0202") == 6
    assert step(board, foot, "0202", "0203") == 6
    assert step(board, motor, "0202", "0203") == FORBIDDEN
    assert step(board, foot, "0202", "0201") == 2
    assert why(board, foot, "0201", "0202") == [(4, "terrain", "hills")]


def test_a_river_adds_to_the_hex_behind_it_in_both_directions() -> None:
    board = make_board(terrain={"0202": "hills"}, sides={"river": ["0201/0202"]})
    prices = table(hexsides={"river": {"cost": {"foot": 2, "motor": 4}}})
    foot = compile_costs(board, prices, "foot")
    assert step(board, foot, "0201", "0202") == 6
    assert step(board, foot, "0202", "0201") == 4
    assert why(board, foot, "0201", "0202") == [(4, "terrain", "hills"), (2, "hexside", "river")]


def test_a_bridge_hexside_takes_the_river_away() -> None:
    board = make_board(sides={"river": ["0201/0202"], "bridge": ["0201/0202"]})
    prices = table(hexsides={"river": {"cost": {"*": 2}, "cancelled_by": ["bridge"]}})
    assert step(board, compile_costs(board, prices, "foot"), "0201", "0202") == 2
    cut = BoardChanges(sides_removed=frozenset({(board.grid.side_named("0201/0202"), "bridge")}))
    broken = compile_costs(board, prices, "foot", changes=cut)
    assert step(board, broken, "0201", "0202") == 4


def test_a_road_replaces_everything_even_a_prohibition_but_only_along_its_links() -> None:
    board = make_board(
        terrain={"0202": "mountain"},
        sides={"river": ["0201/0202"]},
        links={"road": ["0201/0202"]},
    )
    prices = table(
        hexsides={"river": {"cost": {"*": 2}}}, networks={"road": {"cost": {"foot": 2, "motor": 1}}}
    )
    motor = compile_costs(board, prices, "motor")
    assert step(board, motor, "0201", "0202") == 1
    assert step(board, motor, "0101", "0202") == FORBIDDEN
    assert why(board, motor, "0201", "0202") == [(1, "network", "road")]


def test_the_mover_takes_the_cheapest_way() -> None:
    board = make_board(links={"road": ["0201/0202"], "rail": ["0201/0202", "0202/0203"]})
    prices = table(
        networks={"rail": {"cost": {"foot": 3}}, "road": {"cost": {"foot": 1, "motor": 1}}}
    )
    foot = compile_costs(board, prices, "foot")
    assert why(board, foot, "0201", "0202") == [(1, "network", "road")]
    assert why(board, foot, "0202", "0203") == [(2, "terrain", "open")]


def test_a_network_can_be_priced_by_the_class_of_its_links() -> None:
    board = make_board(
        links={"road": [LinkRecord(link="0201/0202", link_class="main"), "0202/0203"]}
    )
    costs = compile_costs(board, table(networks={"road:main": {"cost": {"*": 1}}}), "foot")
    assert step(board, costs, "0201", "0202") == 1
    assert step(board, costs, "0202", "0203") == 2


def test_a_replacing_hexside_takes_the_place_of_the_terrain_while_overlays_still_add() -> None:
    board = make_board(
        terrain={"0203": "mountain"},
        overlays={"0202": ["town"]},
        sides={"escarpment": ["0201/0202", "0202/0203"]},
    )
    prices = table(
        overlays={"town": {"cost": {"*": 1}}},
        hexsides={"escarpment": {"cost": {"*": 5}, "mode": "replace"}},
    )
    foot, motor = (compile_costs(board, prices, name) for name in ("foot", "motor"))
    assert step(board, foot, "0201", "0202") == 6
    assert why(board, foot, "0201", "0202") == [
        (5, "hexside", "escarpment"),
        (1, "overlay", "town"),
    ]
    assert step(board, motor, "0202", "0203") == FORBIDDEN


def test_a_facing_hexside_costs_only_towards_the_protected_hex() -> None:
    board = make_board(sides={"line": [SideRecord(side="0201/0202", facing="0202")]})
    prices = table(hexsides={"line": {"cost": {"*": 5}, "mode": "replace"}})
    foot = compile_costs(board, prices, "foot")
    assert step(board, foot, "0201", "0202") == 5
    assert step(board, foot, "0202", "0201") == 2


def test_an_overlay_may_replace_the_terrain_prohibition_included() -> None:
    board = make_board(terrain={"0202": "mountain"}, overlays={"0202": ["beach"]})
    prices = table(overlays={"beach": {"cost": {"*": 2}, "mode": "replace"}})
    motor = compile_costs(board, prices, "motor")
    assert step(board, motor, "0201", "0202") == 2
    assert why(board, motor, "0201", "0202") == [(2, "overlay", "beach")]


def test_an_overlay_may_cost_otherwise_on_some_terrain_and_be_cancelled_by_another() -> None:
    board = make_board(
        terrain={"0203": "hills", "0204": "hills"},
        overlays={"0202": ["torrent"], "0203": ["torrent"], "0204": ["torrent", "bridge"]},
    )
    prices = table(
        overlays={
            "torrent": {
                "cost": {"foot": 1, "motor": 2},
                "by_terrain": {"hills": {"*": 2}},
                "cancelled_by": ["bridge"],
            }
        }
    )
    foot = compile_costs(board, prices, "foot")
    assert step(board, foot, "0201", "0202") == 3
    assert step(board, foot, "0202", "0203") == 6
    assert step(board, foot, "0203", "0204") == 4


def test_weather_adds_multiplies_or_replaces_numbers_of_single_entries() -> None:
    board = make_board(
        terrain={"0202": "hills"}, sides={"river": ["0201/0202"]}, links={"road": ["0203/0204"]}
    )
    terrain = {**TERRAIN, "open": {"cost": {"*": 2}, "weather_add": {"mud": 1}}}
    terrain["hills"] = {"cost": {"*": 4}, "weather_factor": {"mud": 2}}
    prices = table(
        terrain=terrain,
        weathers=["fair", "mud"],
        hexsides={"river": {"cost": {"*": 2}, "weather": {"mud": {"motor": "forbidden"}}}},
        networks={"road": {"cost": {"*": 1}}},
    )
    fair, mud = (compile_costs(board, prices, "foot", name) for name in ("fair", "mud"))
    assert step(board, fair, "0201", "0202") == 6
    assert step(board, mud, "0201", "0202") == 10
    assert step(board, mud, "0202", "0203") == 3
    assert step(board, mud, "0203", "0204") == 1
    assert step(board, compile_costs(board, prices, "motor", "mud"), "0201", "0202") == FORBIDDEN
    assert step(board, compile_costs(board, prices, "foot"), "0201", "0202") == 6


def test_whole_allowance_terrain_is_marked_and_a_road_lifts_it() -> None:
    board = make_board(terrain={"0202": "mountain"}, links={"road": ["0202/0203"]})
    terrain = {**TERRAIN, "mountain": {"cost": {"foot": "all", "motor": "forbidden"}}}
    prices = table(terrain=terrain, networks={"road": {"cost": {"*": 1}}})
    foot = compile_costs(board, prices, "foot")
    assert step(board, foot, "0201", "0202") == WHOLE
    assert step(board, foot, "0203", "0202") == 1
    h = board.grid.hex("0201")
    assert foot.explain_edge(h, 3) == (CostReason(0, "terrain", "mountain", "all"),)


def test_a_closed_hexside_stops_even_a_road() -> None:
    board = make_board(sides={"strait": ["0201/0202"]}, links={"road": ["0201/0202"]})
    prices = table(
        hexsides={"strait": {"cost": {"*": "closed"}}}, networks={"road": {"cost": {"*": 1}}}
    )
    foot = compile_costs(board, prices, "foot")
    assert step(board, foot, "0201", "0202") == FORBIDDEN
    h = board.grid.hex("0201")
    assert foot.explain_edge(h, 3) == (CostReason(0, "hexside", "strait", "closed"),)


def test_a_symmetric_table_forbids_a_step_whose_way_back_is_forbidden() -> None:
    board = make_board(terrain={"0202": "mountain"}, links={"road": ["0202/0203"]})
    roads = {"road": {"cost": {"*": 1}}}
    free = compile_costs(board, table(networks=roads), "motor")
    bound = compile_costs(board, table(networks=roads, symmetric=True), "motor")
    assert step(board, free, "0202", "0201") == 2
    assert step(board, bound, "0202", "0201") == FORBIDDEN
    assert step(board, bound, "0202", "0203") == 1
    h = board.grid.hex("0202")
    assert bound.explain_edge(h, 0) == (CostReason(0, "map", "not_this_way", "forbidden"),)


def test_changes_on_the_map_change_costs_without_a_new_board() -> None:
    board = make_board(links={"road": ["0201/0202"]})
    prices = table(
        overlays={"rubble": {"cost": {"*": 1}}},
        hexsides={},
        networks={"road": {"cost": {"*": 1}}},
    )
    side = board.grid.side_named("0201/0202")
    ruined = BoardChanges(
        overlays_added=frozenset({(board.grid.hex("0202"), "rubble")}),
        links_removed=frozenset({(side, "road")}),
        links_added=frozenset({(board.grid.side_named("0203/0204"), "road")}),
    )
    costs = compile_costs(board, prices, "foot", changes=ruined)
    assert step(board, costs, "0201", "0202") == 3
    assert why(board, costs, "0201", "0202") == [(2, "terrain", "open"), (1, "overlay", "rubble")]
    assert step(board, costs, "0203", "0204") == 1
    assert step(board, compile_costs(board, prices, "foot"), "0201", "0202") == 1


def test_movement_along_links_only_forbids_every_other_step() -> None:
    board = make_board(links={"rail": ["0201/0202"]})
    prices = table(networks={"rail": {"cost": {"*": 1}}})
    along = compile_costs(board, prices, "foot").along(board.network("rail"))
    assert step(board, along, "0201", "0202") == 1
    assert step(board, along, "0202", "0203") == FORBIDDEN


def test_unit_costs_count_hexes() -> None:
    board = make_board(links={"rail": ["0201/0202"]})
    assert set(unit_costs(board.grid).edge_cost.tolist()) == {1, FORBIDDEN}
    assert (unit_costs(board.grid, board.network("rail")).edge_cost == 1).sum() == 2


def test_a_step_off_the_map_is_explained_by_the_map_edge() -> None:
    board = make_board()
    costs = compile_costs(board, table(), "foot")
    assert costs.explain_edge(board.grid.hex("0101"), 0)[0].name == "edge"


# --- refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"terrain": {**TERRAIN, "lava": {"cost": {"*": 1}}}}, "terrain: unknown lava"),
        ({"terrain": {"open": {"cost": {"*": 1}}}}, "has no price"),
        ({"terrain": {**TERRAIN, "open": {"cost": {"foot": 1}}}}, "no price for class 'motor'"),
        ({"terrain": {**TERRAIN, "open": {"cost": {"*": 0}}}}, "price 0 is not between 1"),
        ({"terrain": {**TERRAIN, "open": {"cost": {"*": 10001}}}}, "not between 1 and 10000"),
        ({"terrain": {**TERRAIN, "open": {"cost": {"*": 1, "ship": 1}}}}, "unknown ship"),
        ({"overlays": {"port": {"cost": {"*": 1}}}}, "overlay: unknown port"),
        ({"overlays": {"town": {"cost": {"*": -1}}}}, "price -1"),
        ({"overlays": {"town": {"cost": {}, "cancelled_by": ["x"]}}}, "unknown x"),
        ({"overlays": {"town": {"cost": {}, "by_terrain": {"x": {}}}}}, "unknown x"),
        ({"overlays": {"town": {"cost": {"*": 0}, "mode": "replace"}}}, "price 0"),
        ({"hexsides": {"wall": {"cost": {"*": 1}}}}, "hexside: unknown wall"),
        ({"hexsides": {"river": {"cost": {}, "cancelled_by": ["x"]}}}, "unknown x"),
        ({"networks": {"canal": {"cost": {"*": 1}}}}, "network: unknown canal"),
        ({"networks": {"road": {"cost": {"*": 1}, "weather_add": {"mud": 1}}}}, "unknown mud"),
        (
            {"networks": {"road": {"cost": {"*": 1}, "weather_factor": {"fair": 0}}}},
            "factor cannot be 0",
        ),
        ({"networks": {"road": {"cost": {"*": 1}, "weather_add": {"fair": -1}}}}, "number -1"),
        ({"weathers": []}, "at least one"),
    ],
)
def test_a_table_that_does_not_fit_is_refused_with_the_entry(
    parts: dict[str, Any], message: str
) -> None:
    board = make_board(sides={"river": []}, links={"road": []})
    with pytest.raises(CostError, match=message):
        compile_costs(board, table(**parts), "foot")


def test_an_unknown_class_or_weather_is_refused_with_the_known_ones() -> None:
    board = make_board()
    with pytest.raises(CostError, match="known: foot, motor"):
        compile_costs(board, table(), "ship")
    with pytest.raises(CostError, match="known: fair"):
        compile_costs(board, table(), "foot", "snow")


def test_a_misspelt_key_in_a_table_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="cots"):
        table(overlays={"town": {"cots": {"*": 1}}})


@pytest.mark.parametrize("bad", [0, -3])
def test_costs_without_meaning_are_refused(bad: int) -> None:
    grid = Grid(GridSpec(columns=2, rows=2))
    edge_cost = unit_costs(grid).edge_cost.copy()
    edge_cost[3] = bad
    with pytest.raises(CostError):
        Costs(grid, edge_cost)
    with pytest.raises(CostError):
        Costs(grid, np.ones(24, dtype=np.int32))


# --- every number explains itself -------------------------------------------------------------

PRICE: st.SearchStrategy[Any] = st.one_of(
    st.integers(1, 6), st.sampled_from(["forbidden", "closed", "all"])
)
NUMBER: st.SearchStrategy[Any] = st.integers(1, 6)
SIDES = ("river", "bridge", "cliff")
NETWORKS = ("road", "rail")


@st.composite
def boards(draw: st.DrawFn) -> Board:
    grid = Grid(GridSpec(columns=4, rows=4))
    names = [grid.name(h) for h in grid.hexes()]
    inner = [
        f"{grid.name(h)}/{grid.name(o)}" for h in grid.hexes() for o in grid.adjacent(h) if h < o
    ]

    def some(pool: list[str]) -> list[str]:
        return draw(st.lists(st.sampled_from(pool), unique=True, max_size=len(pool) // 2))

    return make_board(
        4,
        4,
        terrain={name: draw(st.sampled_from(TERRAINS)) for name in names},
        overlays={name: some(list(OVERLAYS)) for name in some(names)},
        sides={
            kind: [
                SideRecord(side=side, facing=draw(st.sampled_from([None, *side.split("/")])))
                for side in some(inner)
            ]
            for kind in SIDES
        },
        links={kind: some(inner) for kind in NETWORKS},
    )


@st.composite
def tables(draw: st.DrawFn) -> CostTable:
    def entry(price: st.SearchStrategy[Any], **more: Any) -> dict[str, Any]:
        return {
            "cost": {"*": draw(price)},
            "weather_add": draw(st.sampled_from([{}, {"mud": 1}])),
            "weather_factor": draw(st.sampled_from([{}, {"mud": 2}])),
            "weather": draw(st.sampled_from([{}, {"mud": {"foot": 3}}])),
            **more,
        }

    mode = st.sampled_from(["add", "replace"])
    return table(
        weathers=["fair", "mud"],
        terrain={name: entry(PRICE) for name in TERRAINS},
        overlays={
            name: entry(
                PRICE,
                mode=draw(mode),
                by_terrain=draw(st.sampled_from([{}, {"hills": {"*": 2}}])),
                cancelled_by=draw(st.sampled_from([[], ["bridge"]])) if name != "bridge" else [],
            )
            for name in OVERLAYS
        },
        hexsides={
            name: entry(
                PRICE,
                mode=draw(mode),
                cancelled_by=draw(st.sampled_from([[], ["bridge"]])) if name != "bridge" else [],
            )
            for name in SIDES
        },
        networks={name: entry(NUMBER) for name in NETWORKS},
    )


@settings(max_examples=60, deadline=None)
@given(boards(), tables(), st.sampled_from(["fair", "mud"]))
def test_the_reasons_of_a_step_add_up_to_its_cost_or_say_why_there_is_none(
    board: Board, prices: CostTable, weather: str
) -> None:
    costs = compile_costs(board, prices, "foot", weather)
    for h in board.grid.hexes():
        for d in range(6):
            if board.grid.neighbour(h, d) is None:
                continue
            cost = int(costs.edge_cost[h * 6 + d])
            reasons = costs.explain_edge(h, d)
            effects = {reason.effect for reason in reasons}
            if cost > 0:
                assert sum(reason.value for reason in reasons) == cost
                assert effects == {"add"}
            elif cost == WHOLE:
                assert effects == {"all"}
            else:
                assert effects & {"forbidden", "closed"}
