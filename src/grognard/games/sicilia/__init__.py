"""Sicilia: the campaign of July and August 1943."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.loader import DataFolder
    from grognard.games.sicilia.campaign import SiciliaRules


@cache
def ruleset() -> "SiciliaRules":
    """The game, ready to play."""
    from grognard.games.sicilia.campaign import load

    return load()


def ruleset_from(data: "DataFolder") -> "SiciliaRules":
    """The game as another folder of data (a traversable resource) has it, for experiments."""
    from grognard.games.sicilia.campaign import SiciliaRules
    from grognard.games.sicilia.constants import SiciliaConstants
    from grognard.games.somnium.loader import title_from

    return SiciliaRules(title_from(data, SiciliaConstants))
