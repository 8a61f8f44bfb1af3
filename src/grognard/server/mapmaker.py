"""Draws a game's map into a folder: python -m grognard.server.mapmaker GAME FOLDER.

Drawing takes seconds of pure computing, so it runs in a process of its own and its result is kept.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from grognard.games import package_of
from grognard.server.board import (
    BoardInfo,
    BoxInfo,
    HexInfo,
    NationColours,
    PlaceInfo,
    TurnCell,
)

if TYPE_CHECKING:
    from grognard.atlas.drawing.layers import MapDrawing

PAPER = frozenset({"border", "panel"})
"""Layers of the printed sheet that a screen replaces by its own."""

BOARD_FILE = "board.json"
PARTS = {"ground": "ground.svg", "numbers": "numbers.svg", "all": "map.svg"}
"""The map in pieces: without the hex numbers, these alone, and the whole, which is made last."""

NUMBERS = "numbers"
"""The layer of the hex numbers, which only make sense near by."""


def fingerprint(game: str) -> str:
    """Changes with anything that could change the picture: the board, the looks, the artist."""
    found = hashlib.sha256()
    drawing = files("grognard.atlas.drawing")
    for source in (
        files(package_of(game)) / "data" / "board.json",
        files("grognard.atlas") / "data" / game,
        files("grognard.server") / "mapmaker.py",
        files("grognard.server") / "board.py",
        drawing / "themes",
        drawing,
    ):
        for name, body in _contents(source):
            found.update(f"{name}:{len(body)}:".encode())
            found.update(body)
    return found.hexdigest()[:24]


def _contents(source: Traversable) -> Iterator[tuple[str, bytes]]:
    if source.is_file():
        yield source.name, source.read_bytes()
    elif source.is_dir():
        for each in sorted(source.iterdir(), key=lambda item: item.name):
            if each.name != "__pycache__":
                yield from _contents(each)


def draw(game: str, folder: Path) -> None:
    """Make all files; whoever finds the last one finds all of them complete."""
    # The artist's tools take long to load and are needed nowhere else in the server.
    from grognard.atlas.drawing.layers import LAYERS, MapDrawing
    from grognard.hexes.board import load_board

    board = load_board(files(package_of(game)) / "data" / "board.json")
    drawing = MapDrawing(board)
    layers = tuple(each for each in LAYERS if each not in PAPER)
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / BOARD_FILE, msgspec.json.encode(_board_info(game, drawing, layers)))
    for part, name in PARTS.items():
        shown = [each for each in layers if part == "all" or (each == NUMBERS) == (part == NUMBERS)]
        _write(folder / name, drawing.sheet(layers=shown).encode())


def _board_info(game: str, drawing: "MapDrawing", layers: tuple[str, ...]) -> BoardInfo:
    from grognard.atlas.drawing.frame import HEX_SIZE

    board, frame, theme = drawing.board, drawing.frame, drawing.theme
    grid = board.grid
    names = {h: place.name for place in board.places for h in board.place_hexes(place.id)}
    return BoardInfo(
        game=game,
        view_box=frame.map_box,
        hex_radius=HEX_SIZE,
        layers=layers,
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
        sides=(),
        nations={
            name: NationColours(
                face=each.fill, back=each.back or each.fill, ink=each.ink, box=each.box
            )
            for name, each in theme.nations.items()
        },
        turns=tuple(
            TurnCell(label=each.label, note=each.note)
            for each in (theme.track.cells if theme.track is not None else ())
        ),
    )


def _write(path: Path, body: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(body)
    Path(name).replace(path)


if __name__ == "__main__":
    draw(sys.argv[1], Path(sys.argv[2]))
