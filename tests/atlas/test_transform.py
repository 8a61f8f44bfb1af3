"""The transforms: known places, known centres, there and back again."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.atlas.files import GAMES, AtlasError, data_folder, read_table
from grognard.atlas.recipe import load_recipe
from grognard.atlas.transform import Transform, all_parameters, load_transform
from grognard.hexes.grid import Grid, GridSpec

TRANSFORMS = {game: load_transform(game, Grid(load_recipe(game).grid)) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_known_places_fall_into_their_hexes(game: str) -> None:
    transform = TRANSFORMS[game]
    assert transform.parameters.forward_vectors
    for vector in transform.parameters.forward_vectors:
        plane = transform.to_plane(np.array(vector.latitude), np.array(vector.longitude))
        assert plane == pytest.approx(np.array(vector.plane), abs=2e-4), vector.name
        h = transform.hex_of(vector.latitude, vector.longitude)
        assert h is not None
        assert transform.grid.name(h) == vector.hex


@pytest.mark.parametrize("game", GAMES)
def test_known_centres_have_their_coordinates(game: str) -> None:
    transform = TRANSFORMS[game]
    for vector in transform.parameters.centre_vectors:
        page = np.array(transform.grid.centre(transform.grid.hex(vector.hex)))
        latitude, longitude = transform.to_geographic(page)
        assert float(latitude) == pytest.approx(vector.latitude, abs=2e-5)
        assert float(longitude) == pytest.approx(vector.longitude, abs=2e-5)


@pytest.mark.rule("S/C-R20")
@pytest.mark.parametrize("game", GAMES)
def test_the_grid_has_the_parity_of_the_fit(game: str) -> None:
    grid = TRANSFORMS[game].grid
    vectors = all_parameters()[game].neighbour_vectors
    assert len(vectors) == 2
    for number, others in vectors.items():
        assert {grid.name(h) for h in grid.adjacent(grid.hex(number))} == set(others)


@given(st.sampled_from(GAMES), st.data())
def test_every_point_of_the_page_comes_back_from_its_coordinates(
    game: str, data: st.DataObject
) -> None:
    transform = TRANSFORMS[game]
    spec = transform.grid.spec
    x = data.draw(st.floats(0, (spec.columns - 1) * 0.866))
    y = data.draw(st.floats(0, spec.rows - 1))
    latitude, longitude = transform.to_geographic(np.array([x, y]))
    back = transform.to_page(latitude, longitude)
    assert back == pytest.approx(np.array([x, y]), abs=2e-3)


@pytest.mark.parametrize("game", GAMES)
def test_the_centre_of_every_hex_lies_in_that_hex(game: str) -> None:
    transform = TRANSFORMS[game]
    for h in list(transform.grid.hexes())[::37]:
        latitude, longitude = transform.to_geographic(np.array(transform.grid.centre(h)))
        assert transform.hex_of(float(latitude), float(longitude)) == h


def test_a_point_off_the_map_has_no_hex() -> None:
    assert TRANSFORMS["malta"].hex_of(41.9, 12.5) is None
    assert TRANSFORMS["sicilia"].hex_at(np.array([-1.2, 5.0])) is None


def test_a_grid_of_the_other_parity_is_refused() -> None:
    spec = GridSpec(columns=41, rows=25, lowered="even")
    with pytest.raises(AtlasError, match="parity"):
        Transform(all_parameters()["sicilia"], Grid(spec))


@pytest.mark.parametrize(("game", "scale"), [("sicilia", 8.474), ("malta", 1.5), ("sicily2", 5.83)])
def test_one_hex_is_as_wide_as_the_scale_says(game: str, scale: float) -> None:
    transform = TRANSFORMS[game]
    h = transform.grid.at(20, 15)
    other = transform.grid.neighbour(h, 3)
    assert other is not None
    pages = np.array([transform.grid.centre(h), transform.grid.centre(other)])
    latitude, longitude = transform.to_geographic(pages)
    east = (longitude[1] - longitude[0]) * 111.32 * np.cos(np.radians(latitude[0]))
    north = (latitude[1] - latitude[0]) * 110.95
    # The warp stretches single hexes of the hand-drawn map, never by more than a third.
    assert np.hypot(east, north) == pytest.approx(scale, rel=0.34 if game == "sicilia" else 0.01)


@pytest.mark.parametrize("game", ["sicilia", "cassino"])
def test_the_warp_puts_every_sure_anchor_into_its_own_hex(game: str) -> None:
    transform = TRANSFORMS[game]
    sure = [
        row
        for row in read_table(data_folder(game) / "anchors.csv")
        if row["confidence"] in ("certain", "high")
    ]
    assert len(sure) >= 5
    for row in sure:
        h = transform.hex_of(float(row["latitude"]), float(row["longitude"]))
        assert h is not None
        assert transform.grid.name(h) == row["hex"], row["place"]
