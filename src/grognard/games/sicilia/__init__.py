"""Sicilia: the campaign of July and August 1943."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.sicilia.campaign import SiciliaRules


@cache
def ruleset() -> "SiciliaRules":
    """The game, ready to play."""
    from grognard.games.sicilia.campaign import load

    return load()
