"""Per-hex numbers measured once from coastline and elevation: the ground every map stands on."""

from functools import lru_cache

import msgspec

from grognard.atlas.files import AtlasError, data_folder, read_table
from grognard.hexes.grid import Grid, HexId

HEAD = ("hex", "land", "lake", "mean", "maximum", "relief")


class HexStatistics(msgspec.Struct, frozen=True):
    """Shares of land and lake, and heights in metres of the land part of one hex.

    ``relief`` is the 90th minus the 10th percentile of the heights.
    """

    land: float = 0.0
    lake: float = 0.0
    mean: int = 0
    maximum: int = 0
    relief: int = 0


OPEN_SEA = HexStatistics()


def parse_statistics(rows: list[dict[str, str]], grid: Grid) -> tuple[HexStatistics, ...]:
    """One record per hex of the grid; hexes without a row are open sea."""
    found: dict[HexId, HexStatistics] = {}
    for row in rows:
        h = grid.hex(row["hex"])
        if h in found:
            raise AtlasError(f"statistics list hex {row['hex']} twice")
        found[h] = HexStatistics(
            land=float(row["land"]),
            lake=float(row["lake"]),
            mean=int(row["mean"]),
            maximum=int(row["maximum"]),
            relief=int(row["relief"]),
        )
    return tuple(found.get(h, OPEN_SEA) for h in grid.hexes())


@lru_cache(maxsize=8)
def _rows(game: str) -> tuple[tuple[tuple[str, str], ...], ...]:
    path = data_folder(game) / "statistics.csv"
    return tuple(tuple(row.items()) for row in read_table(path))


def load_statistics(game: str, grid: Grid) -> tuple[HexStatistics, ...]:
    """The committed measurements of a map, in hex order."""
    return parse_statistics([dict(row) for row in _rows(game)], grid)
