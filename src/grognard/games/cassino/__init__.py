"""Cassino: from the landing at Anzio to the fall of Rome, January to June 1944."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules
    from grognard.games.loader import DataFolder


@cache
def ruleset() -> "CassinoRules":
    """The game, ready to play."""
    from grognard.games.cassino.campaign import load

    return load()


def ruleset_from(data: "DataFolder") -> "CassinoRules":
    """The game as another folder of data (a traversable resource) has it, for experiments."""
    from grognard.games.cassino.campaign import CassinoRules
    from grognard.games.cassino.constants import CassinoConstants
    from grognard.games.somnium.loader import title_from

    return CassinoRules(title_from(data, CassinoConstants))
