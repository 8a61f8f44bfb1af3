"""Malta: the invasion that was planned for 1942 (Operazione C3)."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


@cache
def ruleset() -> "MaltaRules":
    """The game, ready to play."""
    from grognard.games.malta.referee import load

    return load()
