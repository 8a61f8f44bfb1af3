"""Movement range on the real maps against networkx and SciPy."""

from typing import Final

import msgspec
import numpy as np

from grognard.atlas.files import GAMES, board_path
from grognard.hexes.benchmark import measure_reach
from grognard.hexes.board import Board, load_board
from grognard.hexes.costs import FORBIDDEN, Costs

CLOSED: Final = frozenset({"sea", "mined_sea", "lake"})
"""Terrain that land units do not enter."""
ROAD_COST: Final = 1
BUDGET: Final = 12
"""Six movement points in half points: an infantry division with a day's march."""


def map_costs(board: Board) -> Costs:
    """Costs in half points on a real map: 2 to 6 by kind of terrain, 1 along a road, sea closed.

    The numbers are not those of the map's own game, so that the five maps can be compared; the
    shape of land, coast and road net is what makes the work.
    """
    open_kinds = [kind for kind in board.kinds if kind not in CLOSED]
    price = {kind: min(6, 2 + 2 * number) for number, kind in enumerate(open_kinds)}
    by_kind = np.array([price.get(kind, FORBIDDEN) for kind in board.kinds], dtype=np.int32)
    entry = by_kind[board.terrain_index]
    neighbours = board.grid.neighbours
    edge_cost = np.where(neighbours >= 0, entry[neighbours], FORBIDDEN).astype(np.int32)
    road = (board.network("road") == 1) & (neighbours >= 0)
    edge_cost[road] = ROAD_COST
    # Nothing leaves the sea either, or units would stand in it.
    edge_cost.reshape(-1, 6)[entry == FORBIDDEN] = FORBIDDEN
    return Costs(board.grid, edge_cost)


class MapSpeeds(msgspec.Struct, frozen=True, kw_only=True):
    """The ratios of the slowest map, and all figures by map."""

    ratio_networkx: float
    ratio_scipy: float
    maps: dict[str, dict[str, float]]


def measure_maps(*, units: int = 200, passes: int = 5) -> MapSpeeds:
    """Measure every map that exists; all libraries must give the same answers."""
    maps = {
        game: measure_reach(
            map_costs(load_board(board_path(game))), budget=BUDGET, units=units, passes=passes
        )
        for game in GAMES
        if board_path(game).is_file()
    }
    return MapSpeeds(
        ratio_networkx=min(found["ratio_networkx"] for found in maps.values()),
        ratio_scipy=min(found["ratio_scipy"] for found in maps.values()),
        maps=maps,
    )
