"""The named strengths that people choose from."""

from collections.abc import Callable

import msgspec

from grognard.players.contract import Player
from grognard.players.uniform import UniformPlayer


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A computer opponent: who it is and how long it thinks about one decision at most."""

    id: str
    seconds: float
    make: Callable[[], Player]


LEVELS: tuple[Level, ...] = (Level(id="random", seconds=0.01, make=UniformPlayer),)
"""From the weakest to the strongest."""


def level(wanted: str) -> Level:
    """A level by id; an unknown or empty one gives the default opponent."""
    for each in LEVELS:
        if each.id == wanted:
            return each
    return default_level()


def default_level() -> Level:
    """What a newcomer meets."""
    return LEVELS[len(LEVELS) // 2]
