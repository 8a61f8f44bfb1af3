"""Boards and maps, drawn once and then kept on disk for the next start."""

import asyncio
import hashlib
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import structlog

from grognard.games import package_of
from grognard.server import library
from grognard.server.board import BoardInfo
from grognard.server.folders import cache_folder
from grognard.server.mapmaker import BOARD_FILE, PARTS, fingerprint
from grognard.server.wire import SideCard

log = structlog.get_logger()

SIDE_COLOURS = ("#5d6b34", "#5c636a", "#7a4a2b", "#3d5a80")
"""For sides whose game names no colour, in the order of the sides."""


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """Bytes with the tag by which a browser knows whether it has them already."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes) -> "Picture":
        return cls(body=body, tag=f'"{hashlib.sha256(body).hexdigest()[:24]}"')


class DrawingFailed(Exception):
    """The map could not be drawn; the log says why."""


class Maps:
    """The maps of all games; each is drawn at most once on a machine."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._pictures: dict[tuple[str, str], Picture] = {}
        self._boards: dict[str, BoardInfo] = {}
        self._drawing: dict[str, asyncio.Lock] = {}

    async def picture(self, game: str, part: str = "all") -> Picture:
        """The map or a part of it as an SVG document whose layers are told by their ids."""
        if (game, part) not in self._pictures:
            await self._fetch(game)
        return self._pictures[game, part]

    async def board(self, game: str, language: str) -> BoardInfo:
        """The board in the units of its map picture."""
        if game not in self._boards:
            await self._fetch(game)
        return msgspec.structs.replace(self._boards[game], sides=side_cards(game, language))

    async def _fetch(self, game: str) -> None:
        async with self._drawing.setdefault(game, asyncio.Lock()):
            if game in self._boards:
                return
            if self._folder is None:
                self._folder = await asyncio.to_thread(cache_folder)
            folder = self._folder / "maps" / f"{game}-{await asyncio.to_thread(fingerprint, game)}"
            if not (folder / PARTS["all"]).is_file():
                await _draw(game, folder)
            for part, name in PARTS.items():
                self._pictures[game, part] = Picture.of((folder / name).read_bytes())
            self._boards[game] = msgspec.json.decode(
                (folder / BOARD_FILE).read_bytes(), type=BoardInfo
            )


async def _draw(game: str, folder: Path) -> None:
    artist = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "grognard.server.mapmaker",
        game,
        str(folder),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        _, said = await artist.communicate()
    except asyncio.CancelledError:
        artist.kill()
        raise
    if artist.returncode:
        log.error("map_not_drawn", game=game, said=said.decode(errors="replace")[-2000:])
        raise DrawingFailed(game)


# --- sides ---------------------------------------------------------------------------------------


class SideLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game shows one of its sides."""

    id: str
    colour: str
    letter: str


class Presentation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The content of a game's ``presentation.toml``."""

    side: tuple[SideLook, ...]


@cache
def presentation(game: str) -> dict[str, SideLook]:
    """How a game wants its sides to look; empty if it leaves that to us."""
    source = files(package_of(game)) / "data" / "presentation.toml"
    if not source.is_file():
        return {}
    found = msgspec.toml.decode(source.read_bytes(), type=Presentation)
    return {look.id: look for look in found.side}


def side_cards(game: str, language: str) -> tuple[SideCard, ...]:
    """The sides of a game with name, colour and a letter that tells them apart without colour."""
    words = library.texts(game, language)
    looks = presentation(game)
    letters = {look.letter for look in looks.values()}
    cards = []
    for place, side in enumerate(library.ruleset(game).info.sides):
        name = words.side(side)
        look = looks.get(side)
        if look is None:
            free = [each for each in name.upper() if each.isalpha() and each not in letters]
            letter = free[0] if free else str(place + 1)
            letters.add(letter)
            look = SideLook(id=side, colour=SIDE_COLOURS[place % len(SIDE_COLOURS)], letter=letter)
        cards.append(SideCard(id=side, name=name, colour=look.colour, letter=look.letter))
    return tuple(cards)
