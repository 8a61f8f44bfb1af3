"""A small made-up board with its geography, for tests that need no real map."""

from functools import lru_cache

import msgspec
import numpy as np

from grognard.atlas.drawing.geography import Geography, Heights
from grognard.atlas.drawing.layers import MapDrawing
from grognard.atlas.drawing.theme import load_theme
from grognard.atlas.transform import Transform, all_parameters
from grognard.hexes.board import (
    Board,
    BoardFile,
    Box,
    GridSpec,
    HexRecord,
    HexsideGroup,
    Kind,
    LinkRecord,
    NetworkGroup,
    Place,
    SideRecord,
)
from grognard.hexes.grid import Grid


@lru_cache(maxsize=1)
def small_board() -> Board:
    """Six columns by five rows: sea in the west, a mountain in the east, a road and a river."""
    spec = GridSpec(columns=6, rows=5)
    grid = Grid(spec)

    def terrain(column: int) -> str:
        return "sea" if column <= 2 else "mountain" if column == 6 else "open"

    return Board(
        BoardFile(
            format=1,
            id="small",
            title="Small",
            grid=spec,
            terrain_kinds=tuple(Kind(id=k, title=k.title()) for k in ("sea", "open", "mountain")),
            overlay_kinds=(Kind(id="city", title="City"),),
            hexes=tuple(
                HexRecord(
                    hex=grid.name(h),
                    terrain=terrain(grid.column_row(h)[0]),
                    overlays=("city",) if grid.name(h) == "0403" else (),
                )
                for h in grid.hexes()
            ),
            hexsides=(
                HexsideGroup(
                    kind="river",
                    title="River",
                    sides=(SideRecord(side="0402/0403"), SideRecord(side="0402/0502")),
                ),
            ),
            networks=(
                NetworkGroup(
                    kind="road",
                    title="Road",
                    links=(
                        LinkRecord(link="0302/0403", link_class="main"),
                        LinkRecord(link="0403/0503", link_class="main"),
                    ),
                ),
            ),
            places=(
                Place(id="alba", name="Alba", hexes=("0403",), roles=("city", "port")),
                Place(id="bosco", name="Bosco & Figli", hexes=("0501",), roles=("town",)),
            ),
            boxes=(Box(id="reserve", name="Reserve"),),
        )
    )


@lru_cache(maxsize=1)
def small_geography() -> Geography:
    """Land east of a straight shore, rising to the east."""
    land = np.array([[1.4, -1.0], [6.0, -1.0], [6.0, 6.0], [1.4, 6.0]])
    x = np.linspace(-1, 6, 36)
    metres = np.tile(np.clip((x - 1.4) * 200, 0, None), (36, 1))
    return Geography((land,), (), Heights(-1.0, -1.0, 0.2, metres))


@lru_cache(maxsize=1)
def small_drawing() -> MapDrawing:
    """The small board drawn in the theme of sicilia."""
    theme = msgspec.structs.replace(load_theme("sicilia"), name=())
    board = small_board()
    transform = Transform(all_parameters()["sicilia"], board.grid)
    return MapDrawing(board, theme, small_geography(), transform)
