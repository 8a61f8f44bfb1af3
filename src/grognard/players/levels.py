"""The named strengths that people choose from."""

from collections.abc import Callable

import msgspec

from grognard.players.contract import Player
from grognard.players.greedy import GreedyPlayer, RecruitPlayer
from grognard.players.planner import GrognardPlayer, PlannerPlayer
from grognard.players.uniform import UniformPlayer


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A computer opponent: who it is and how long it thinks about one decision at most."""

    id: str
    seconds: float
    make: Callable[[], Player]


LEVELS: tuple[Level, ...] = (
    Level(id="random", seconds=0.1, make=UniformPlayer),
    Level(id="recruit", seconds=0.1, make=RecruitPlayer),
    Level(id="veteran", seconds=1.0, make=PlannerPlayer),
    Level(id="grognard", seconds=20.0, make=GrognardPlayer),
)
"""From the weakest to the strongest."""

DEFAULT = "veteran"

PLAYERS: dict[str, Callable[[], Player]] = {
    "random": UniformPlayer,
    "greedy": GreedyPlayer,
    "planner": PlannerPlayer,
    **{each.id: each.make for each in LEVELS},
}
"""Everybody who can be sent to a tournament: the levels, and the players by their proper names."""


def level(wanted: str) -> Level:
    """A level by id; an unknown or empty one gives the default opponent."""
    for each in LEVELS:
        if each.id == wanted:
            return each
    return default_level()


def default_level() -> Level:
    """What a newcomer meets."""
    return next(each for each in LEVELS if each.id == DEFAULT)
