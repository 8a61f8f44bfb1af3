"""The one-off survey: coastline package and elevation raster in, committed numbers out.

Run by hand when a source changes: ``python -m grognard.atlas.survey GAME … --rasters FOLDER``.
Needs the ``atlas`` extra and a folder with the elevation rasters and their index ``dem.json``; the
rasters themselves stay outside the project. Everything else in the atlas works from the results.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from grognard.atlas.coastline import (
    LAKE_LEVEL,
    LAND_LEVEL,
    Box,
    Coast,
    dump_coast,
    package_folder,
    page_rings,
    read_polygons,
)
from grognard.atlas.files import GAMES, AtlasError, data_folder, table_text
from grognard.atlas.recipe import load_recipe
from grognard.atlas.samples import hexagon_samples
from grognard.atlas.statistics import HEAD
from grognard.atlas.transform import Floats, Transform, load_transform
from grognard.hexes.grid import Grid

COAST_TOLERANCE = 0.012
"""Thinning of the drawn coastline in hexes: 100 m on the widest map, 18 m on Malta."""

SHADING_LIMIT = 28_000
"""Most cells a shading grid may have: two characters each keep the file below 60 kB."""

SHADING_STEP = 16
"""Metres per unit of the shading grid; two hexadecimal digits then reach 4,080 m."""


class RasterIndex(msgspec.Struct, frozen=True):
    """Georeference of one elevation raster."""

    file: str
    west: float
    north: float
    cell_deg: float
    cols: int
    rows: int


class Raster:
    """An 8-bit elevation raster in 32 m steps."""

    def __init__(self, index: RasterIndex, grey: npt.NDArray[np.uint8]) -> None:
        if grey.shape != (index.rows, index.cols):
            raise AtlasError(f"{index.file}: size {grey.shape} is not what its index says")
        self.index = index
        steps = grey.astype(np.int64)
        # Values up to 2 mean "below 32 m"; 10 m stands for coastal flats.
        self.metres = np.where(steps <= 2, 10, (steps - 2) * 32 + 16)

    def heights(self, latitude: Floats, longitude: Floats) -> Floats:
        """Heights in metres at geographic points, nearest cell."""
        index = self.index
        row = np.floor((index.north - latitude) / index.cell_deg).astype(int)
        column = np.floor((longitude - index.west) / index.cell_deg).astype(int)
        row = np.clip(row, 0, index.rows - 1)
        column = np.clip(column, 0, index.cols - 1)
        found: Floats = self.metres[row, column].astype(float)
        return found

    def window(self) -> Box:
        """The raster's own window, also used to cut the coastline."""
        index = self.index
        return Box(
            index.west,
            index.north - index.rows * index.cell_deg,
            index.west + index.cols * index.cell_deg,
            index.north,
        )


def read_raster(folder: Path, region: str) -> Raster:
    """The raster of a region, found through the index file of the folder."""
    from PIL import Image

    text = (folder / "dem.json").read_bytes()
    index = msgspec.json.decode(text, type=dict[str, RasterIndex])[region]
    with Image.open(folder / index.file) as picture:
        return Raster(index, np.asarray(picture.convert("L"), dtype=np.uint8))


class Mask:
    """Land and lakes as a test for geographic points."""

    def __init__(self, box: Box) -> None:
        import shapely

        folder = package_folder()
        self.land = read_polygons(folder, box, LAND_LEVEL)
        self.lakes = read_polygons(folder, box, LAKE_LEVEL)
        self._land = shapely.union_all(self.land)
        self._lakes = shapely.union_all(self.lakes)
        shapely.prepare(self._land)
        shapely.prepare(self._lakes)

    def test(self, latitude: Floats, longitude: Floats) -> tuple[npt.NDArray[np.bool_], ...]:
        """Two arrays: dry land, and lake."""
        import shapely

        lake = shapely.contains_xy(self._lakes, longitude, latitude)
        return shapely.contains_xy(self._land, longitude, latitude) & ~lake, lake


def measure(transform: Transform, mask: Mask, raster: Raster) -> list[tuple[object, ...]]:
    """The statistics rows of a map."""
    grid = transform.grid
    offsets = hexagon_samples()
    rows: list[tuple[object, ...]] = []
    for h in grid.hexes():
        latitude, longitude = transform.to_geographic(np.array(grid.centre(h)) + offsets)
        land, lake = mask.test(latitude, longitude)
        if not land.any() and not lake.any():
            continue
        heights = raster.heights(latitude[land], longitude[land])
        low, high = np.percentile(heights, [10, 90]) if heights.size else (0.0, 0.0)
        mean = heights.mean() if heights.size else 0.0
        top = heights.max() if heights.size else 0.0
        rows.append(
            (
                grid.name(h),
                f"{land.mean():.3f}",
                f"{lake.mean():.3f}",
                round(mean),
                round(top),
                round(high - low),
            )
        )
    return rows


def shading_text(transform: Transform, mask: Mask, raster: Raster) -> str:
    """A coarse grid of heights over the page, for hill-shading.

    First line: x and y of the first cell centre, step, columns, rows, metres per unit. Then one
    line per row of two-digit hexadecimal heights; sea is 00.
    """
    grid = transform.grid
    width, height = page_size(grid)
    step = 0.25
    while (width / step + 1) * (height / step + 1) > SHADING_LIMIT:
        step += 0.05
    columns, rows = int(width / step) + 1, int(height / step) + 1
    x0, y0 = -0.6, -0.6
    xs = x0 + step * np.arange(columns)
    ys = y0 + step * np.arange(rows)
    page = np.stack(np.meshgrid(xs, ys), axis=-1)
    total = np.zeros((rows, columns))
    inner = [(dx, dy) for dx in (-1 / 3, 0.0, 1 / 3) for dy in (-1 / 3, 0.0, 1 / 3)]
    for dx, dy in inner:
        latitude, longitude = transform.to_geographic(page + np.array([dx, dy]) * step)
        land, _ = mask.test(latitude, longitude)
        total += np.where(land, raster.heights(latitude, longitude), 0.0)
    units = np.round(total / len(inner) / SHADING_STEP).astype(int)
    lines = [f"{x0:g} {y0:g} {step:g} {columns} {rows} {SHADING_STEP}"]
    lines += ["".join(f"{value:02x}" for value in row) for row in units]
    return "\n".join(lines) + "\n"


def page_size(grid: Grid) -> tuple[float, float]:
    """Width and height of the printed hexes, with a small margin, in hex units."""
    xs, ys = zip(*(grid.centre(h) for h in grid.hexes()), strict=True)
    return max(xs) + 1.2, max(ys) + 1.2


def survey(game: str, rasters: Path) -> dict[str, bytes]:
    """The committed files of one map: name to content."""
    recipe = load_recipe(game)
    grid = Grid(recipe.grid)
    transform = load_transform(game, grid)
    raster = read_raster(rasters, recipe.region)
    mask = Mask(raster.window())
    coast = Coast(
        tuple(page_rings(mask.land, transform, COAST_TOLERANCE)),
        tuple(page_rings(mask.lakes, transform, COAST_TOLERANCE)),
    )
    return {
        "statistics.csv": table_text(HEAD, measure(transform, mask, raster)).encode(),
        "coast.json": dump_coast(coast),
        "shading.txt": shading_text(transform, mask, raster).encode(),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Survey the named maps and write their files."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="maps to survey")
    parser.add_argument("--rasters", type=Path, required=True, help="folder with dem.json")
    options = parser.parse_args(arguments)
    for game in options.games:
        for name, content in survey(game, options.rasters).items():
            (data_folder(game) / name).write_bytes(content)
            print(f"{game}/{name}: {len(content)} bytes")


if __name__ == "__main__":
    main()
