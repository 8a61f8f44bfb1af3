"""Malta: the invasion that was planned for 1942 (Operazione C3)."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.loader import DataFolder
    from grognard.games.malta.referee import MaltaRules


@cache
def ruleset() -> "MaltaRules":
    """The game, ready to play."""
    from grognard.games.malta.referee import load

    return load()


def ruleset_from(data: "DataFolder") -> "MaltaRules":
    """The game as another folder of data (a traversable resource) has it, for experiments."""
    from grognard.games.malta.loader import load_title
    from grognard.games.malta.referee import MaltaRules

    return MaltaRules(load_title(data))
