"""The coastline: reading the package's format, and the committed outlines."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from grognard.atlas import coastline
from grognard.atlas.coastline import (
    LAKE_LEVEL,
    LAND_LEVEL,
    Box,
    Coast,
    Ring,
    dump_coast,
    load_coast,
    package_folder,
    page_rings,
    read_polygons,
)
from grognard.atlas.files import GAMES, AtlasError
from grognard.atlas.geometry import inside
from grognard.atlas.survey import COAST_TOLERANCE
from tests.atlas.conftest import built

SQUARE = [(10.0, 40.0), (12.0, 40.0), (12.0, 42.0), (10.0, 42.0), (10.0, 40.0)]
LAKE = [(10.5, 40.5), (11.0, 40.5), (11.0, 41.0), (10.5, 41.0), (10.5, 40.5)]
FAR = [(100.0, 40.0), (101.0, 40.0), (101.0, 41.0), (100.0, 40.0)]


def write_package(folder: Path) -> None:
    """A tiny world in the format of the package."""
    data, lines = b"", []
    for name, (level, points) in enumerate([(1, SQUARE), (1, FAR), (2, LAKE)]):
        raw = np.array(points, dtype="<f4").tobytes()
        south, north = min(p[1] for p in points), max(p[1] for p in points)
        lines.append(f"{level} 1.0 {len(points)} {south} {north} {len(data)} {len(raw)} {name}")
        data += raw
    (folder / "gshhs_f.dat").write_bytes(data)
    (folder / "gshhsmeta_f.dat").write_text("\n".join(lines) + "\n")


def test_polygons_are_read_by_level_and_cut_to_the_window(tmp_path: Path) -> None:
    write_package(tmp_path)
    box = Box(west=9, south=39, east=11, north=43)
    land = read_polygons(tmp_path, box, LAND_LEVEL)
    assert [polygon.area for polygon in land] == pytest.approx([2.0])
    assert [polygon.area for polygon in read_polygons(tmp_path, box, LAKE_LEVEL)] == [0.25]
    assert read_polygons(tmp_path, Box(9, 50, 11, 52), LAND_LEVEL) == []


def test_without_the_package_the_survey_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coastline, "find_spec", lambda _: None)
    with pytest.raises(AtlasError, match="atlas extra"):
        package_folder()


def test_the_committed_coast_of_malta_is_the_one_of_the_package() -> None:
    transform = built("malta").draft.transform
    box = Box(14.1, 36.16 - 106 / 240, 14.1 + 139 / 240, 36.16)
    rings = page_rings(read_polygons(package_folder(), box, LAND_LEVEL), transform, COAST_TOLERANCE)
    assert tuple(rings) == load_coast("malta").land


@pytest.mark.parametrize("game", GAMES)
def test_hexes_that_are_nearly_all_land_lie_inside_the_coast(game: str) -> None:
    subject = built(game)
    rings = [np.array(ring.pairs()) for ring in load_coast(game).land]
    statistics = subject.draft.statistics
    grid = subject.board.grid
    inland = [h for h in grid.hexes() if statistics[h].land > 0.99]
    points = np.array([grid.centre(h) for h in inland])
    covered = np.logical_or.reduce([inside(ring, points) for ring in rings])
    assert covered.all()
    open_sea = [h for h in grid.hexes() if statistics[h].land == 0 and statistics[h].lake == 0]
    points = np.array([grid.centre(h) for h in open_sea])
    assert not np.logical_or.reduce([inside(ring, points) for ring in rings]).any()


def test_a_coast_file_survives_writing_and_reading() -> None:
    coast = Coast((Ring((0.0, 1.25, 2.0, 3.5, -4.1, 0.0)),), ())
    assert msgspec.json.decode(dump_coast(coast), type=Coast) == coast
    assert coast.land[0].pairs() == [(0.0, 1.25), (2.0, 3.5), (-4.1, 0.0)]


@pytest.mark.parametrize("game", GAMES)
def test_committed_coasts_are_small(game: str) -> None:
    assert len(dump_coast(load_coast(game))) < 60_000
