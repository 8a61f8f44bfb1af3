"""Chapter 7: losses."""

from typing import TYPE_CHECKING

from grognard.games.somnium.disposition import put
from grognard.games.somnium.events import Eliminated, StepLost
from grognard.games.somnium.state import ELIMINATED, SomniumState
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.losses import after_loss

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


@rule("S/C-7.0a", "S-R12")
def lose_step(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    cause: str,
    resolution: Resolution,
    rule_id: str = "S/C-7.0a",
) -> bool:
    """Take a step from a unit; the last one eliminates it. Says whether it still lives."""
    left = after_loss(state.strength[unit])
    if left == 0:
        eliminate(rules, state, unit, cause, resolution, rule_id)
        return False
    state.strength[unit] = left
    edition = rules.edition(state)
    at = edition.names[state.place[unit]]
    resolution.emit(StepLost(rule=rule_id, unit=edition.ids[unit], at=at, cause=cause))
    return True


def eliminate(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    cause: str,
    resolution: Resolution,
    rule_id: str = "S/C-7.0a",
) -> None:
    """Take a unit off the map for good; everybody learns which it was."""
    edition = rules.edition(state)
    at = edition.names[state.place[unit]]
    resolution.emit(Eliminated(rule=rule_id, unit=edition.ids[unit], at=at, cause=cause))
    put(state, unit, ELIMINATED)
    state.strength[unit] = 0
    state.fallen[unit] = state.turn
    if unit in state.awaiting:
        state.awaiting.remove(unit)
