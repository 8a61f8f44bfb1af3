"""Small boards and random ingredients that several tests of this room share."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

import numpy as np
from hypothesis import strategies as st

from grognard.hexes.board import (
    Board,
    BoardFile,
    Box,
    Connection,
    DataKind,
    Edge,
    HexRecord,
    HexsideGroup,
    Kind,
    LinkRecord,
    NetworkGroup,
    Place,
    Region,
    SideRecord,
)
from grognard.hexes.costs import Costs
from grognard.hexes.grid import Grid, GridSpec, HexId
from grognard.hexes.movement import Situation, ZocRule

TERRAINS = ("open", "hills", "mountain", "sea")
OVERLAYS = ("town", "torrent", "bridge", "beach", "rubble")


def make_board(
    columns: int = 6,
    rows: int = 5,
    *,
    terrain: Mapping[str, str] | None = None,
    overlays: Mapping[str, Iterable[str]] | None = None,
    sides: Mapping[str, Iterable[str | SideRecord]] | None = None,
    links: Mapping[str, Iterable[str | LinkRecord]] | None = None,
) -> Board:
    """An open map with some hexes, hexsides and links changed."""
    grid = Grid(GridSpec(columns=columns, rows=rows))
    chosen = terrain or {}
    carried = overlays or {}
    return Board(
        BoardFile(
            format=1,
            id="test",
            title="Test",
            grid=grid.spec,
            terrain_kinds=tuple(Kind(id=name, title=name) for name in TERRAINS),
            overlay_kinds=tuple(Kind(id=name, title=name) for name in OVERLAYS),
            hexes=tuple(
                HexRecord(
                    hex=grid.name(h),
                    terrain=chosen.get(grid.name(h), "open"),
                    overlays=tuple(carried.get(grid.name(h), ())),
                )
                for h in grid.hexes()
            ),
            hexsides=tuple(
                HexsideGroup(
                    kind=kind,
                    title=kind,
                    sides=tuple(
                        SideRecord(side=side) if isinstance(side, str) else side for side in listed
                    ),
                )
                for kind, listed in (sides or {}).items()
            ),
            networks=tuple(
                NetworkGroup(
                    kind=kind,
                    title=kind,
                    links=tuple(
                        LinkRecord(link=link) if isinstance(link, str) else link for link in listed
                    ),
                )
                for kind, listed in (links or {}).items()
            ),
        )
    )


def full_file() -> BoardFile:
    """A board file that uses every part of the format."""
    grid = Grid(GridSpec(columns=4, rows=4))
    return BoardFile(
        format=1,
        id="sample",
        title="Sample",
        notes=("drawn for the tests",),
        grid=grid.spec,
        terrain_kinds=(Kind(id="open", title="Open"), Kind(id="sea", title="Sea")),
        overlay_kinds=(Kind(id="city", title="City"),),
        data_kinds=(
            DataKind(id="elevation", title="Elevation in metres", type="int"),
            DataKind(id="control", title="Control at start", type="str"),
            DataKind(id="coastal", title="Coastal", type="bool"),
        ),
        hexes=tuple(
            HexRecord(
                hex=grid.name(h),
                terrain="sea" if h < 4 else "open",
                overlays=("city",) if grid.name(h) == "0202" else (),
                data={"elevation": 10 * h, "coastal": h < 8, "control": "axis"},
            )
            for h in grid.hexes()
        ),
        hexsides=(
            HexsideGroup(
                kind="river",
                title="River",
                sides=(
                    SideRecord(side="0202/0302", data={"name": "Salso"}),
                    SideRecord(side="0301/0401"),
                ),
            ),
            HexsideGroup(
                kind="fort",
                title="Fortified line",
                sides=(SideRecord(side="0203/0303", facing="0303"),),
            ),
        ),
        networks=(
            NetworkGroup(
                kind="road",
                title="Road",
                links=(
                    LinkRecord(link="0201:N", link_class="main"),
                    LinkRecord(link="0201/0202", link_class="main"),
                    LinkRecord(link="0202/0302"),
                ),
            ),
        ),
        places=(
            Place(
                id="licata",
                name="Licata",
                hexes=("0202", "0302"),
                roles=("city", "port"),
                data={"capacity": 3},
            ),
        ),
        regions=(Region(id="beachhead", name="Beachhead", hexes=("0202", "0203")),),
        edges=(Edge(id="north_entry", side="north", hexes=("0201", "0301")),),
        boxes=(
            Box(
                id="italy",
                name="Italy",
                side="axis",
                connections=(
                    Connection(hex="0401", cost=2, way="out"),
                    Connection(box="africa", cost=20, kind="air"),
                ),
            ),
            Box(id="africa", name="Africa", stacking=4),
        ),
    )


# --- random ingredients -----------------------------------------------------------------------


@st.composite
def specs(draw: st.DrawFn, most: int = 9) -> GridSpec:
    """Any small grid: either parity, either direction of rows, several numberings."""
    lowered: Literal["odd", "even"] = draw(st.sampled_from(["odd", "even"]))
    rows_grow: Literal["south", "north"] = draw(st.sampled_from(["south", "north"]))
    return GridSpec(
        columns=draw(st.integers(1, most)),
        rows=draw(st.integers(1, most)),
        first_column=draw(st.integers(0, 3)),
        first_row=draw(st.integers(0, 3)),
        lowered=lowered,
        rows_grow=rows_grow,
        numbering=draw(st.sampled_from(["CCRR", "C.RR", "CC.RR", "RRCC", "C-R", "CCCRR", "RR C"])),
    )


def _numbers(draw: st.DrawFn, size: int, numbers: st.SearchStrategy[int]) -> list[int]:
    return draw(st.lists(numbers, min_size=size, max_size=size))


@st.composite
def random_costs(draw: st.DrawFn, most: int = 6) -> Costs:
    """Costs that differ by direction, with forbidden and whole-allowance steps."""
    grid = Grid(draw(specs(most)))
    prices = st.sampled_from([-2, -1, -1, 1, 1, 2, 2, 3, 4])
    edge_cost = np.array(_numbers(draw, grid.count * 6, prices), dtype=np.int32)
    edge_cost[grid.neighbours < 0] = -1
    return Costs(grid, edge_cost)


@st.composite
def zoc_rules(draw: st.DrawFn) -> ZocRule:
    """Any rule for zones of control."""
    on_entry: Literal["none", "stop", "forbid"] = draw(st.sampled_from(["none", "stop", "forbid"]))
    small = st.integers(0, 2)
    return ZocRule(on_entry, draw(small), draw(small), draw(small), draw(st.booleans()))


@st.composite
def situations(draw: st.DrawFn, grid: Grid) -> Situation:
    """Any enemies on a grid."""

    def mask(one_in: int) -> "np.ndarray[tuple[int], np.dtype[np.uint8]]":
        values = _numbers(draw, grid.count, st.integers(0, one_in - 1))
        return np.array([value == 0 for value in values], dtype=np.uint8)

    return Situation(
        grid,
        blocked=mask(8),
        zoc=mask(3),
        zoc_rule=draw(zoc_rules()),
        double_next_to=mask(4),
        surcharge=np.array(_numbers(draw, grid.count, st.integers(0, 1)), dtype=np.int32),
        minimum_one_hex=draw(st.booleans()),
    )


def hexes_of(grid: Grid) -> st.SearchStrategy[HexId]:
    """Any hex of a grid."""
    make: Callable[[int], HexId] = HexId
    return st.integers(0, grid.count - 1).map(make)
