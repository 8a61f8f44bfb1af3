"""The games: each is a package that offers ``ruleset()``; nothing here knows one by name."""

from functools import cache
from importlib import import_module
from typing import Any

from grognard.games.loader import listed_ids, offers_ruleset
from grognard.kernel.ruleset import Ruleset


class GameNotFound(LookupError):
    """There is no such game; the message lists those that there are."""

    def __init__(self, game_id: str, known: tuple[str, ...]) -> None:
        self.game_id = game_id
        self.known = known
        super().__init__(f"no game {game_id!r}; the games are: {', '.join(known) or 'none yet'}")


@cache
def game_ids() -> tuple[str, ...]:
    """The games that can be played, in the order of ``games.toml``."""
    return tuple(each for each in listed_ids() if offers_ruleset(package_of(each)))


def package_of(game_id: str) -> str:
    """The package of a game."""
    return f"{__name__}.{game_id}"


@cache
def load(game_id: str) -> Ruleset[Any, Any]:
    """The ruleset of a game. It holds only unchanging data, so one is enough for everybody."""
    if game_id not in game_ids():
        raise GameNotFound(game_id, game_ids())
    offered: Ruleset[Any, Any] = import_module(package_of(game_id)).ruleset()
    return offered


def __getattr__(name: str) -> tuple[str, ...]:
    # Looked up on first use: other rooms import one game without reading the source of all.
    if name == "GAME_IDS":
        return game_ids()
    raise AttributeError(name)
