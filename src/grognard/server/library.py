"""The games the server offers and their words, each loaded once."""

from functools import cache
from importlib.resources import files
from typing import Any

from grognard.games import game_ids, load, package_of
from grognard.hexes.board import Board, load_board
from grognard.kernel.dice import SeededDice
from grognard.kernel.ruleset import Ruleset
from grognard.texts.bundle import Texts, with_kernel

LANGUAGES = ("en", "pt", "it", "fr")
SERVER_TEXTS = "grognard.server"
PLAYER_TEXTS = "grognard.players"


@cache
def ruleset(game: str) -> Ruleset[Any, Any]:
    """A game's ruleset."""
    return load(game)


def games() -> tuple[str, ...]:
    """The ids of the games that can be played."""
    return game_ids()


@cache
def board(game: str) -> Board:
    """A game's board."""
    return load_board(files(package_of(game)) / "data" / "board.json")


@cache
def texts(game: str, language: str) -> Texts:
    """The sentences of a game together with the server's own."""
    info = ruleset(game).info
    return Texts(with_kernel((SERVER_TEXTS, PLAYER_TEXTS, *info.text_packages)), language)


@cache
def table_texts(language: str) -> Texts:
    """The server's sentences where no game is concerned."""
    return Texts(with_kernel((SERVER_TEXTS,)), language)


def negotiated(header: str | None) -> str:
    """The best of our languages for an Accept-Language header."""
    for part in (header or "").split(","):
        tag = part.split(";")[0].strip().lower()
        if tag[:2] in LANGUAGES:
            return tag[:2]
    return LANGUAGES[0]


@cache
def hex_numbers(game: str) -> frozenset[str]:
    """The printed numbers of a game's hexes."""
    grid = board(game).grid
    return frozenset(grid.name(each) for each in grid.hexes())


def open_shelf() -> None:
    """Load all games with their English words, before the door opens."""
    for game in games():
        texts(game, LANGUAGES[0])


def prepare(game: str) -> None:
    """Load a game and let its kernels compile, so that nobody has to wait for that later."""
    rules = ruleset(game)
    state, _ = rules.start(
        rules.info.scenarios[0].id, rules.info.complete_options({}), SeededDice(1)
    )
    for decision in rules.decisions(state):
        rules.view(state, decision.side)
        rules.choices(state, decision.side).offers()
    for language in LANGUAGES:
        texts(game, language)
    hex_numbers(game)
