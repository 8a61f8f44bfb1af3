"""The survey: rasters and coast to numbers, on a small made-up island."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from grognard.atlas import survey
from grognard.atlas.files import GAMES, AtlasError, data_folder
from grognard.atlas.statistics import OPEN_SEA, HexStatistics, parse_statistics
from grognard.atlas.survey import Mask, Raster, RasterIndex, measure, read_raster, shading_text
from grognard.atlas.transform import Floats, Parameters, Transform
from grognard.hexes.grid import Grid, GridSpec

INDEX = RasterIndex(file="dem.png", west=14.0, north=38.0, cell_deg=0.5, cols=2, rows=2)
GRID = Grid(GridSpec(columns=4, rows=4))
FLAT = Parameters(
    latitude=37.0,
    longitude=14.0,
    matrix=((0.1, 0.0), (0.0, 0.1)),
    offset=(1.0, -2.0),
    half_step_parity=1,
    row_direction=-1,
    km_per_hex=10.0,
    rotation=0.0,
    forward_vectors=(),
    centre_vectors=(),
    neighbour_vectors={},
)


class HalfIsland(Mask):
    """Land north of a parallel, a lake in its north-west."""

    def __init__(self, north_of: float) -> None:
        self.north_of = north_of

    def test(self, latitude: Floats, longitude: Floats) -> tuple[npt.NDArray[np.bool_], ...]:
        lake = (latitude > 37.0) & (longitude < 14.05)
        return (latitude > self.north_of) & ~lake, lake


def raster(grey: list[list[int]]) -> Raster:
    return Raster(INDEX, np.array(grey, dtype=np.uint8))


def test_grey_values_become_metres_in_steps_of_32() -> None:
    heights = raster([[0, 2], [3, 105]])
    assert heights.metres.tolist() == [[10, 10], [48, 3312]]


def test_heights_are_read_from_the_nearest_cell_and_clipped_at_the_border() -> None:
    heights = raster([[3, 4], [5, 6]])
    latitude = np.array([37.9, 37.1, 30.0])
    longitude = np.array([14.1, 14.9, 20.0])
    assert heights.heights(latitude, longitude).tolist() == [48.0, 144.0, 144.0]


def test_a_raster_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(AtlasError, match=r"dem\.png"):
        Raster(INDEX, np.zeros((3, 3), dtype=np.uint8))


def test_a_raster_is_found_through_its_index(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("rasters")
    Image.fromarray(np.array([[3, 4], [5, 6]], dtype=np.uint8)).save(folder / "dem.png")
    (folder / "dem.json").write_text(
        '{"here": {"file": "dem.png", "west": 14.0, "north": 38.0, "cell_deg": 0.5,'
        ' "cols": 2, "rows": 2, "note": "ignored"}}'
    )
    assert read_raster(folder, "here").metres.tolist() == [[48, 80], [112, 144]]


def test_shares_of_land_and_lake_are_measured() -> None:
    transform = Transform(FLAT, GRID)
    rows = measure(transform, HalfIsland(36.5), raster([[10, 10], [10, 10]]))
    found = parse_statistics(
        [
            dict(
                zip(
                    ("hex", "land", "lake", "mean", "maximum", "relief"), map(str, row), strict=True
                )
            )
            for row in rows
        ],
        GRID,
    )
    assert {row[0] for row in rows} == {GRID.name(h) for h in GRID.hexes()}
    assert all(0 <= each.land + each.lake <= 1.001 for each in found)
    assert any(each.lake > 0.5 for each in found)
    assert all(each.mean in (0, 272) and each.relief == 0 for each in found)


def test_open_sea_takes_no_row() -> None:
    transform = Transform(FLAT, GRID)
    assert measure(transform, HalfIsland(80.0), raster([[1, 1], [1, 1]]))[0][1] == "0.000"
    empty = parse_statistics([], GRID)
    assert set(empty) == {OPEN_SEA}


def test_a_hex_listed_twice_is_refused() -> None:
    row = {"hex": "0101", "land": "1", "lake": "0", "mean": "5", "maximum": "6", "relief": "1"}
    assert parse_statistics([row], GRID)[0] == HexStatistics(1.0, 0.0, 5, 6, 1)
    with pytest.raises(AtlasError, match="0101"):
        parse_statistics([row, row], GRID)


def test_the_shading_grid_states_its_frame_and_fits_its_size() -> None:
    text = shading_text(Transform(FLAT, GRID), HalfIsland(36.5), raster([[10, 10], [10, 10]]))
    head, *lines = text.splitlines()
    _, _, _, columns, rows, metres = head.split()
    assert len(lines) == int(rows)
    assert {len(line) for line in lines} == {2 * int(columns)}
    values = {int(line[i : i + 2], 16) for line in lines for i in range(0, len(line), 2)}
    assert max(values) * int(metres) == 272


@pytest.mark.parametrize("game", GAMES)
def test_committed_shading_grids_stay_below_sixty_kilobytes(game: str) -> None:
    content = (data_folder(game) / "shading.txt").read_bytes()
    assert len(content) < 60_000


def test_the_survey_writes_its_files_next_to_the_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, Path]] = []

    def pretend(game: str, rasters: Path) -> dict[str, bytes]:
        asked.append((game, rasters))
        return {"statistics.csv": b"hex\n"}

    monkeypatch.setattr(survey, "survey", pretend)
    monkeypatch.setattr(survey, "data_folder", lambda _: tmp_path)
    survey.main(["malta", "--rasters", "somewhere"])
    assert asked == [("malta", Path("somewhere"))]
    assert (tmp_path / "statistics.csv").read_bytes() == b"hex\n"
    assert "malta/statistics.csv: 4 bytes" in capsys.readouterr().out
