"""Boards and maps as a client needs them: geometry and pictures, no rule."""

from functools import cache

from grognard.atlas.drawing.frame import HEX_SIZE
from grognard.atlas.drawing.layers import LAYERS, MapDrawing
from grognard.server import library
from grognard.server.wire import Answer, SideCard

PAPER = {"border", "panel"}
"""Layers of the printed sheet that a screen replaces by its own."""

SIDE_COLOURS = ("#4a6b3a", "#5b6770", "#7a4a2b", "#3d5a80")
"""For sides whose game names no colour, in the order of the sides."""


class HexInfo(Answer, frozen=True, kw_only=True):
    """A hex: its printed number, its centre on the map picture and what it looks like."""

    id: str
    x: float
    y: float
    terrain: str
    overlays: tuple[str, ...] = ()
    place: str = ""


class PlaceInfo(Answer, frozen=True, kw_only=True):
    """A named place."""

    id: str
    name: str
    hexes: tuple[str, ...]
    roles: tuple[str, ...]


class BoxInfo(Answer, frozen=True, kw_only=True):
    """A box beside the map."""

    id: str
    name: str
    side: str = ""


class BoardInfo(Answer, frozen=True, kw_only=True):
    """All a client needs to put things on the map."""

    game: str
    view_box: tuple[float, float, float, float]
    hex_radius: float
    layers: tuple[str, ...]
    hexes: tuple[HexInfo, ...]
    places: tuple[PlaceInfo, ...]
    boxes: tuple[BoxInfo, ...]
    sides: tuple[SideCard, ...]


@cache
def drawing(game: str) -> MapDrawing:
    """The drawing of a game's map; its layers take seconds to make and are made once."""
    return MapDrawing(library.board(game))


@cache
def map_picture(game: str) -> bytes:
    """The map as one SVG document whose layers a client can switch by their ids."""
    return drawing(game).sheet(layers=[each for each in LAYERS if each not in PAPER]).encode()


@cache
def board_info(game: str) -> BoardInfo:
    """The board of a game in the units of its map picture."""
    board, frame = library.board(game), drawing(game).frame
    grid = board.grid
    names = {h: place.name for place in board.places for h in board.place_hexes(place.id)}
    return BoardInfo(
        game=game,
        view_box=frame.map_box,
        hex_radius=HEX_SIZE,
        layers=tuple(each for each in LAYERS if each not in PAPER),
        hexes=tuple(
            HexInfo(
                id=grid.name(h),
                x=round(float(frame.centres[h][0]), 1),
                y=round(float(frame.centres[h][1]), 1),
                terrain=board.terrain(h),
                overlays=tuple(sorted(board.overlays(h))),
                place=names.get(h, ""),
            )
            for h in grid.hexes()
        ),
        places=tuple(
            PlaceInfo(id=each.id, name=each.name, hexes=each.hexes, roles=each.roles)
            for each in board.places
        ),
        boxes=tuple(
            BoxInfo(id=each.id, name=each.name, side=each.side or "") for each in board.boxes
        ),
        sides=side_cards(game, library.LANGUAGES[0]),
    )


def side_cards(game: str, language: str) -> tuple[SideCard, ...]:
    """The sides of a game with name, colour and a letter that tells them apart without colour."""
    words = library.texts(game, language)
    cards = []
    letters: set[str] = set()
    for place, side in enumerate(library.ruleset(game).info.sides):
        name = words.side(side)
        free = [each for each in name.upper() if each.isalpha() and each not in letters]
        letter = free[0] if free else str(place + 1)
        letters.add(letter)
        colour = SIDE_COLOURS[place % len(SIDE_COLOURS)]
        cards.append(SideCard(id=side, name=name, colour=colour, letter=letter))
    return tuple(cards)
