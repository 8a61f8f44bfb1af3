"""Heat drawn on the real map: one picture of the map for a page, and light overlays for it."""

import base64
import io
from collections.abc import Mapping
from html import escape

from matplotlib.colors import LinearSegmentedColormap, to_hex
from PIL import Image

from grognard.atlas.drawing import LAYERS, MapDrawing, drawing_of, to_png
from grognard.study.charts import SIDES

WIDTH = 1500
"""Pixels of the map picture: sharp on a page, small in a file."""
LEFT_OUT = frozenset({"border", "panel", "numbers", "compass"})

HEAT = LinearSegmentedColormap.from_list("heat", ["#f6d55c", "#ed8a2d", "#c0392b", "#5b0f1a"])
HOLD = LinearSegmentedColormap.from_list("hold", [SIDES[0], "#efe6d2", SIDES[1]])


def map_picture(game: str) -> str:
    """The map without margins as a ``data:`` address."""
    drawing = drawing_of(game)
    layers = [each for each in LAYERS if each not in LEFT_OUT]
    picture = Image.open(io.BytesIO(to_png(drawing.sheet(layers), WIDTH)))
    out = io.BytesIO()
    picture.convert("RGB").save(out, "JPEG", quality=80, optimize=True, progressive=True)
    return "data:image/jpeg;base64," + base64.b64encode(out.getvalue()).decode()


def heat_overlay(game: str, values: Mapping[str, float], described: str, unit: str) -> str:
    """Hexes coloured from pale to dark by their value; nothing where nothing happened."""
    most = max(values.values(), default=0.0)
    # The square root keeps quiet hexes visible beside one where everything happened.
    paint = {
        at: (to_hex(HEAT((value / most) ** 0.5)), 0.35 + 0.5 * (value / most) ** 0.5)
        for at, value in values.items()
        if value > 0
    }
    notes = {at: f"{values[at]:.2f} {unit}" for at in paint}
    return _overlay(game, paint, notes, described)


def hold_overlay(
    game: str, values: Mapping[str, float], described: str, sides: tuple[str, str]
) -> str:
    """Hexes coloured by who held them, from always the first side to always the second."""
    paint = {at: (to_hex(HOLD(value)), 0.68) for at, value in values.items()}
    notes = {
        at: f"{sides[1]} {value:.0%}, {sides[0]} {1 - value:.0%}" for at, value in values.items()
    }
    return _overlay(game, paint, notes, described)


def _overlay(
    game: str, paint: Mapping[str, tuple[str, float]], notes: Mapping[str, str], described: str
) -> str:
    drawing = drawing_of(game)
    names = _names(drawing)
    cells = []
    for at, (colour, strength) in paint.items():
        corners = drawing.frame.corners(drawing.board.grid.hex(at))
        points = " ".join(f"{x:.0f},{y:.0f}" for x, y in corners)
        note = escape(f"{names.get(at, at)}: {notes[at]}")
        cells.append(
            f'<polygon points="{points}" fill="{colour}" fill-opacity="{strength:.2f}">'
            f"<title>{note}</title></polygon>"
        )
    _, _, width, height = drawing.frame.map_box
    return (
        f'<svg class="map" role="img" aria-label="{escape(described, quote=True)}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}">{"".join(cells)}</svg>'
    )


def _names(drawing: MapDrawing) -> dict[str, str]:
    """Printed numbers with the name of the place, if one stands there."""
    found = {}
    for place in drawing.board.places:
        for at in place.hexes:
            found[at] = f"{place.name} {at}"
    return found
