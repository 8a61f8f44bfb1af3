"""Drawing: maps and counters in the style of a fine printed wargame, as SVG text.

``render("sicilia")`` gives the whole sheet of a game, ``map_layers(board)`` the layers a browser
toggles, ``draw_position`` a map with counters on it and ``to_png`` a picture of any of them. One
map unit is a fortieth of a hex radius; the origin is the top left corner of the hex grid.
"""

from grognard.atlas.drawing.counters import Counter, CounterError, counter_face, draw_counters
from grognard.atlas.drawing.frame import HEX_SIZE
from grognard.atlas.drawing.layers import LAYERS, MapDrawing
from grognard.atlas.drawing.position import (
    Pieces,
    draw_map,
    draw_position,
    drawing_of,
    map_layers,
    map_metadata,
    render,
)
from grognard.atlas.drawing.raster import RasterError, to_png
from grognard.atlas.drawing.theme import Theme, ThemeError, load_theme

__all__ = [
    "HEX_SIZE",
    "LAYERS",
    "Counter",
    "CounterError",
    "MapDrawing",
    "Pieces",
    "RasterError",
    "Theme",
    "ThemeError",
    "counter_face",
    "draw_counters",
    "draw_map",
    "draw_position",
    "drawing_of",
    "load_theme",
    "map_layers",
    "map_metadata",
    "render",
    "to_png",
]
