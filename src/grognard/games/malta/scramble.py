"""Another position that looks the same to a viewer: only a chit named in secret is unknown."""

from random import Random
from typing import TYPE_CHECKING

from grognard.games.malta.rules.activation import PASSED, may_pass, open_chits
from grognard.games.malta.state import MaltaState
from grognard.games.malta.steps import Contest
from grognard.games.malta.title import SIDES
from grognard.kernel.records import Side
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


@rule("M-0.3", "M-5.1-R1")
def scrambled(rules: "MaltaRules", state: MaltaState, viewer: Side, random: Random) -> MaltaState:
    """Redraw what the others have named in secret, and whether they have named anything."""
    other = state.copy()
    top = other.steps[-1] if other.steps else None
    if not isinstance(top, Contest) or not top.together:
        return other
    for side, name in enumerate(SIDES):
        if name == viewer or side in top.order:
            continue
        chits = open_chits(rules, other, side)
        other.bids[side] = random.choice([*chits, PASSED] if may_pass(other, side) else chits)
    return other
