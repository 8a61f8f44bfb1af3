"""The sheet of a small board, themes, pictures, and what is refused."""

import struct
from xml.etree import ElementTree

import numpy as np
import pytest
import shapely

from grognard.atlas.drawing import LAYERS, RasterError, ThemeError, load_theme, render, to_png
from grognard.atlas.drawing.border import quiet_spot
from grognard.atlas.drawing.geography import GeographyError, read_heights
from grognard.atlas.drawing.theme import parse_theme
from grognard.atlas.files import AtlasError
from tests.atlas.drawing.small import small_drawing

GROUND = {"land", "terrain", "relief", "sea"}


def size(picture: bytes) -> tuple[int, int]:
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    return int(width), int(height)


def test_names_with_special_characters_are_written_safely() -> None:
    root = ElementTree.fromstring(small_drawing().sheet(["labels"]))
    printed = {" ".join(e.itertext()) for e in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Alba", "Bosco & Figli"} <= printed


def test_only_the_wanted_layers_are_drawn() -> None:
    root = ElementTree.fromstring(small_drawing().sheet(["sea", "grid"]))
    assert [child.get("id") for child in root if child.get("id")] == ["sea", "grid"]
    assert root.get("viewBox") == "0 0 380 381.1"


def test_the_border_widens_the_sheet() -> None:
    root = ElementTree.fromstring(small_drawing().sheet(["sea", "border"]))
    x, y, w, h = (float(v) for v in str(root.get("viewBox")).split())
    assert x < 0
    assert y < 0
    assert w > 380
    assert h > 382


def test_an_unknown_layer_is_refused_with_the_list_of_layers() -> None:
    with pytest.raises(ValueError, match=r"no layer clouds.*sea"):
        small_drawing().sheet(["clouds"])


def test_every_layer_says_what_it_shows() -> None:
    assert all(len(text) >= 5 for text in LAYERS.values())
    assert set(small_drawing().layers) == set(LAYERS)


def test_the_shore_separates_sea_and_land_hexes() -> None:
    drawing = small_drawing()
    for h in drawing.board.grid.hexes():
        wet = drawing.board.terrain(h) == "sea"
        assert shapely.contains_xy(drawing.ground.shore, *drawing.frame.centre(h)) == (not wet)


def test_mountains_are_painted_over_the_mountain_hexes_only() -> None:
    drawing = small_drawing()
    field = drawing.ground._area(drawing.ground.index == 2, seed=40)
    lattice = drawing.ground.lattice
    for h in drawing.board.grid.hexes():
        x, y = drawing.frame.centre(h)
        r = int(np.rint((y - lattice.y[0]) / lattice.step))
        c = int(np.rint((x - lattice.x[0]) / lattice.step))
        assert (field[r, c] > 0.5) == (drawing.board.terrain(h) == "mountain")


def test_a_slope_facing_away_from_the_light_is_in_shadow() -> None:
    drawing = small_drawing()
    # The small board rises to the east, so its slopes look west, towards the light.
    inland = drawing.ground.heights > 300
    assert drawing.ground._tone[inland].mean() < 0


def test_the_compass_finds_open_water_or_gives_up() -> None:
    drawing = small_drawing()
    spot = quiet_spot(drawing.frame, drawing.ground.shore, [], 20.0)
    assert spot is not None
    assert not shapely.contains_xy(shapely.buffer(drawing.ground.shore, 20), *spot)
    assert quiet_spot(drawing.frame, drawing.ground.shore, [], 200.0) is None


def test_a_picture_is_as_wide_as_asked_and_shows_text() -> None:
    with_text = to_png(small_drawing().sheet(), 300)
    without = to_png(small_drawing().sheet(sorted(GROUND | {"border"})), 300)
    assert size(with_text)[0] == 300
    assert with_text != without
    letters = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">{}</svg>'
    word = '<text x="3" y="20" font-size="18" font-family="{}">Enna</text>'
    blank = to_png(letters.format(""), 90)
    for family in ("serif", "sans-serif"):
        assert len(to_png(letters.format(word.format(family)), 90)) > len(blank) + 100


@pytest.mark.parametrize("width", [0, -5, 1_000_000])
def test_a_picture_of_impossible_width_is_refused(width: int) -> None:
    with pytest.raises(RasterError, match="width"):
        to_png("<svg/>", width)


def test_a_broken_drawing_is_refused() -> None:
    with pytest.raises(RasterError, match="cannot be rendered"):
        to_png("<svg", 100)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(AtlasError, match="sicilia"):
        render("atlantis")
    with pytest.raises(ThemeError, match="sicilia43"):
        load_theme("atlantis")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("title = ", "not TOML"),
        ("colour = 3", "theme"),
        ("title = 5", "title"),
    ],
)
def test_a_theme_that_cannot_be_read_says_why(text: str, complaint: str) -> None:
    with pytest.raises(ThemeError, match=complaint):
        parse_theme(text)


def test_a_terrain_without_a_style_is_an_error() -> None:
    with pytest.raises(ThemeError, match="swamp"):
        load_theme("sicilia").terrain_style("swamp")


def test_names_may_be_replaced_exactly_or_by_their_beginning() -> None:
    theme = load_theme("sicily2")
    assert theme.label("Air entry point 14.08") == "AEP"
    assert theme.label("Enna") == "Enna"
    assert load_theme("cassino").label("Alban Hills (Monte Cavo)") == "Monte Cavo"


@pytest.mark.parametrize(
    "text", ["", "0 0 1 2 2 16\n0a0b\n", "0 0 1 2 1 16\nzz00\n", "a b c d e f\n00\n"]
)
def test_a_grid_of_heights_that_contradicts_itself_is_refused(text: str) -> None:
    with pytest.raises(GeographyError, match="etna"):
        read_heights(text, "etna")


def test_heights_are_read_in_metres() -> None:
    heights = read_heights("-1 -2 0.5 3 2 16\n00010a\nff0000\n")
    assert heights.metres.tolist() == [[0, 16, 160], [4080, 0, 0]]
    assert (heights.x0, heights.y0, heights.step) == (-1, -2, 0.5)
