"""Cassino: from the landing at Anzio to the fall of Rome, January to June 1944."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules


@cache
def ruleset() -> "CassinoRules":
    """The game, ready to play."""
    from grognard.games.cassino.campaign import load

    return load()
