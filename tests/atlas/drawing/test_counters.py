"""Counters, stacks and positions."""

from xml.etree import ElementTree

import pytest

from grognard.atlas.drawing import Counter, CounterError, ThemeError, draw_counters, load_theme
from grognard.atlas.drawing.counters import SHOWN, counter_face, stack
from grognard.atlas.drawing.glyphs import GLYPHS, glyph
from grognard.atlas.drawing.position import pieces_layer
from grognard.atlas.files import GAMES
from grognard.hexes.grid import HexError
from tests.atlas.drawing.small import small_drawing

THEME = load_theme("sicilia")
INFANTRY = Counter("allied", "US", "infantry", "III", ("3", "4", "6"), "16/1")


def texts(fragment: str) -> list[str]:
    root = ElementTree.fromstring(f"<svg>{fragment}</svg>")
    return ["".join(e.itertext()) for e in root.iter("text")]


def test_a_counter_shows_size_values_and_designation() -> None:
    assert texts(counter_face(INFANTRY, THEME)) == ["III", "3-4-6", "16/1"]


def test_a_reduced_counter_shows_its_back_and_a_stripe() -> None:
    back = counter_face(Counter("allied", "US", "infantry", reduced=True), THEME)
    front = counter_face(Counter("allied", "US", "infantry"), THEME)
    colours = THEME.colours("US")
    assert 'class="reduced"' in back
    assert 'class="reduced"' not in front
    assert colours.back in back
    assert colours.fill in front


def test_markers_are_laid_on_the_counter() -> None:
    drawn = counter_face(Counter("axis", "DE", "armour", markers=("DG", "Fuel")), THEME)
    assert texts(drawn)[-2:] == ["DG", "Fuel"]
    assert drawn.count('class="marker"') == 2


@pytest.mark.parametrize("symbol", sorted(GLYPHS))
def test_every_symbol_is_a_drawing_of_its_own(symbol: str) -> None:
    drawn = glyph(symbol, "#000", "#fff")
    ElementTree.fromstring(f"<svg>{drawn}</svg>")
    assert [s for s in GLYPHS if glyph(s, "#000", "#fff") == drawn] == [symbol]


def test_all_symbols_that_the_games_need_exist() -> None:
    needed = {
        "infantry", "motorised", "armour", "parachute", "glider", "mountain", "artillery",
        "mech_artillery", "rail_gun", "anti_aircraft", "anti_tank", "engineer", "commando",
        "marine", "headquarters", "coastal", "reconnaissance", "supply", "aircraft", "ship",
    }  # fmt: skip
    assert needed <= set(GLYPHS)


@pytest.mark.parametrize("game", GAMES)
def test_every_unit_type_a_theme_knows_has_a_symbol(game: str) -> None:
    theme = load_theme(game)
    assert theme.symbols
    assert set(theme.symbols.values()) <= set(GLYPHS)
    assert theme.symbol("infantry") == "infantry"
    with pytest.raises(ThemeError, match="zeppelin"):
        theme.symbol("zeppelin")


def test_a_stack_shows_how_many_counters_it_holds() -> None:
    drawn = stack([INFANTRY] * 7, THEME, 10, 20)
    assert drawn.count('class="counter"') == SHOWN
    assert texts(drawn)[-1] == "7"
    assert 'class="count"' not in stack([INFANTRY], THEME, 10, 20)


def test_the_first_counter_of_a_stack_lies_on_top() -> None:
    other = Counter("axis", "DE", "armour", values=("9",))
    drawn = texts(stack([INFANTRY, other], THEME, 0, 0))
    assert drawn.index("9") < drawn.index("3-4-6")


def test_an_unknown_symbol_or_nation_is_refused_by_name() -> None:
    with pytest.raises(CounterError, match="balloon"):
        counter_face(Counter("allied", "US", "balloon"), THEME)
    with pytest.raises(ThemeError, match="Atlantis"):
        counter_face(Counter("allied", "Atlantis", "infantry"), THEME)
    with pytest.raises(CounterError, match="column"):
        draw_counters([INFANTRY], THEME, columns=0)


def test_a_counter_sheet_holds_every_counter() -> None:
    document = draw_counters([INFANTRY] * 25, THEME, columns=10)
    root = ElementTree.fromstring(document)
    assert document.count('class="counter"') == 25
    assert root.get("viewBox") == "0 0 664 216"


def test_counters_stand_in_the_middle_of_their_hex_and_in_their_box() -> None:
    drawing = small_drawing()
    layer = pieces_layer(drawing, {"0403": [INFANTRY], "reserve": [INFANTRY] * 3, "0501": []})
    x, y = drawing.frame.centre(drawing.board.grid.hex("0403"))
    assert f'transform="translate({x:g} {y:.1f})"' in layer
    assert layer.count('class="counter"') == 4
    assert layer.startswith('<g id="pieces">')


def test_counters_beyond_the_room_of_a_box_are_stacked() -> None:
    layer = pieces_layer(small_drawing(), {"reserve": [INFANTRY] * 60})
    counts = [int(t) for t in texts(layer) if t.isdigit() and int(t) > 1]
    assert sum(counts) == 60


def test_a_piece_on_a_hex_that_does_not_exist_is_refused() -> None:
    with pytest.raises(HexError, match="9999"):
        pieces_layer(small_drawing(), {"9999": [INFANTRY]})
