"""Maps with pieces on them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.counters import SIDE, Counter, CounterError, stack
from grognard.atlas.drawing.layers import MapDrawing
from grognard.atlas.drawing.theme import Theme, load_theme
from grognard.atlas.files import board_path
from grognard.hexes.board import Board, load_board

Pieces = Mapping[str, Sequence[Counter]]
"""Counters by printed hex number or by the id of an off-map box; the first lies on top."""


@lru_cache(maxsize=8)
def drawing_of(game: str) -> MapDrawing:
    """The drawing of a game's own map, made once."""
    board = load_board(board_path(game))
    return MapDrawing(board, load_theme(game))


def draw_map(board: Board, theme: Theme | None = None, layers: Iterable[str] | None = None) -> str:
    """A board as an SVG document; ``layers`` picks some of the layers (see ``LAYERS``)."""
    return MapDrawing(board, theme).sheet(layers)


def map_layers(board: Board, theme: Theme | None = None) -> dict[str, str]:
    """The layers of a board as SVG fragments in drawing order, after the shared ``defs``."""
    drawing = MapDrawing(board, theme)
    return {"defs": drawing.defs(), **drawing.layers}


def map_metadata(board: Board, theme: Theme | None = None) -> dict[str, object]:
    """Hex size, origin, view box, centres and box places, ready for JSON."""
    return MapDrawing(board, theme).metadata()


def draw_position(board: Board, theme: Theme | None, pieces: Pieces) -> str:
    """A board with counters on it."""
    drawing = MapDrawing(board, theme)
    return drawing.sheet(extra=pieces_layer(drawing, pieces))


def pieces_layer(drawing: MapDrawing, pieces: Pieces) -> str:
    """The counters as a layer, in the order of the page so that lower stacks overlap upper ones."""
    boxes = drawing.panel.places()
    placed: list[tuple[float, float, str]] = []
    for where, counters in pieces.items():
        if not counters:
            continue
        if where in boxes:
            placed.extend(_in_box(drawing, boxes[where], counters))
            continue
        x, y = drawing.frame.centre(drawing.board.grid.hex(where))
        placed.append((float(y), float(x), stack(counters, drawing.theme, float(x), float(y))))
    body = "".join(drawn for _, _, drawn in sorted(placed))
    return svg.group("pieces", body)


def _in_box(
    drawing: MapDrawing, box: tuple[float, float, float, float], counters: Sequence[Counter]
) -> list[tuple[float, float, str]]:
    """Counters laid out in rows inside an off-map box."""
    x, y, w, h = box
    across = max(1, int((w - 20) // (SIDE + 4)))
    down = max(1, int((h - 52) // (SIDE + 4)))
    room = across * down
    heaps = [list(counters[i::room]) for i in range(min(room, len(counters)))]
    out: list[tuple[float, float, str]] = []
    for index, heap in enumerate(heaps):
        cx = x + 12 + SIDE / 2 + (index % across) * (SIDE + 4)
        cy = y + 40 + SIDE / 2 + (index // across) * (SIDE + 4)
        out.append((cy, cx, stack(heap, drawing.theme, cx, cy)))
    return out


def render(game_id: str, pieces: Pieces | None = None) -> str:
    """The map of one of the five games as an SVG document, with pieces if any are given."""
    drawing = drawing_of(game_id)
    return drawing.sheet(extra=pieces_layer(drawing, pieces) if pieces else "")


__all__ = [
    "Counter",
    "CounterError",
    "Pieces",
    "draw_map",
    "draw_position",
    "drawing_of",
    "map_layers",
    "map_metadata",
    "pieces_layer",
    "render",
]
