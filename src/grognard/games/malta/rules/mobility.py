"""5.2: whether a unit can move at all."""

from typing import TYPE_CHECKING

from grognard.games.malta.state import ENDED, OVERRAN, SPENT, MaltaState
from grognard.kernel.illegal import Illegal
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

STOPPED = ENDED | SPENT | OVERRAN


def is_mobile(rules: "MaltaRules", state: MaltaState, unit: int) -> bool:
    """Whether a unit on the map can still move at all."""
    edition = rules.edition(state)
    return (
        state.place[unit] >= 0 and edition.allowance[unit] > 0 and not state.marks[unit] & STOPPED
    )


@rule("M-5.2", "M-5.2-R4", "M-5.2-R2")
def require_mobile(rules: "MaltaRules", state: MaltaState, unit: int) -> None:
    """A unit must be on the map, able to move, and not done with moving."""
    edition = rules.edition(state)
    name = edition.ids[unit]
    if state.place[unit] < 0:
        raise Illegal("OFF_MAP", "M-5.2", unit=name)
    if not edition.allowance[unit]:
        raise Illegal("IMMOBILE", "M-5.2-R2", unit=name)
    if state.marks[unit] & STOPPED:
        raise Illegal("MOVE_ENDED", "M-5.2-R4", unit=name)


def prohibited(rules: "MaltaRules", state: MaltaState, unit: int, there: int) -> Illegal:
    """The refusal for ground that is closed to a unit except by road."""
    edition = rules.edition(state)
    return Illegal(
        "PROHIBITED",
        "M-1.3.5",
        unit=edition.ids[unit],
        hex=edition.names[there],
        terrain=edition.terrain[there],
    )
