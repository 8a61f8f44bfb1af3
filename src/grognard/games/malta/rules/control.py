"""8.2d: who entered a hex last, and what follows from it at once."""

from typing import TYPE_CHECKING

from grognard.games.malta.disposition import put
from grognard.games.malta.events import ControlChanged, VallettaFell
from grognard.games.malta.state import DISPERSED, MaltaState
from grognard.games.malta.title import AXIS, SIDES
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


def enter(
    rules: "MaltaRules", state: MaltaState, unit: int, h: int, resolution: Resolution
) -> None:
    """A unit comes into a hex, and controls it if nobody disputes that."""
    put(state, unit, h)
    if not state.marks[unit] & DISPERSED:
        claim(rules, state, h, rules.edition(state).owner[unit], resolution)


@rule("M-8.2", "M-8.2-R6", "M-3.2-R14")
def claim(
    rules: "MaltaRules", state: MaltaState, h: int, side: int, resolution: Resolution
) -> None:
    """Control changes when a side is present in a hex and the enemy is not."""
    if state.control[h] == side:
        return
    table = rules.table(state)
    edition = table.edition
    if not edition.is_land[h] or not table.present[side][h] or table.present[1 - side][h]:
        return
    state.control[h] = side
    if h in edition.worth:
        resolution.emit(ControlChanged(rule="M-8.2", at=edition.names[h], side=SIDES[side]))
    if h in edition.capital:
        check_capital(rules, state, resolution)


@rule("M-0.5", "M-8.2e", "M-8.2-R4", "M-8.2-R5")
def check_capital(rules: "MaltaRules", state: MaltaState, resolution: Resolution) -> None:
    """The Axis has won outright when every hex of La Valletta is in its hands."""
    edition = rules.edition(state)
    if state.ended or any(state.control[h] != AXIS for h in edition.capital):
        return
    state.winner, state.ended = SIDES[AXIS], "la-valletta"
    names = tuple(edition.names[h] for h in edition.capital)
    resolution.emit(VallettaFell(rule="M-8.2e", at=names))


@rule("M-6", "M-4.2.1", "M-7.5-R1")
def is_usable(state: MaltaState, h: int) -> bool:
    """A port or airfield serves from the turn after the Axis held it at the end of one."""
    return bool(state.held[h]) and state.control[h] == AXIS


@rule("M-4.2.1-R1", "M-8.2-R3")
def is_operational(state: MaltaState, h: int) -> bool:
    """A port in ruins serves nobody."""
    return state.rubble[h] == 0
