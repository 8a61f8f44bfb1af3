"""Chapter 4.2.2: leaving the island."""

from typing import TYPE_CHECKING

import numpy as np

from grognard.games.somnium.actions import Evacuate
from grognard.games.somnium.disposition import put
from grognard.games.somnium.events import Evacuated
from grognard.games.somnium.ground import walk
from grognard.games.somnium.reach import ReachBook
from grognard.games.somnium.rules.movement import cheapest, check_way, tell_move
from grognard.games.somnium.state import EVACUATED, LANDED_AT_EXIT, STOPPED, SomniumState
from grognard.kernel.illegal import Illegal
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.sicilia.campaign import SiciliaRules


@rule("S-4.2.2b", "S-R38")
def evacuees(rules: "SiciliaRules", state: SomniumState, book: ReachBook) -> list[int]:
    """Axis units in Messina or able to reach it, except those that landed there this turn."""
    if book.side != rules.axis:
        return []
    messina = rules.island(state).messina
    able = [book.units[row] for row in np.flatnonzero(book.walk.ends[:, messina])]
    here = rules.table(state).stacks.get(messina)
    if here and rules.island(state).owner[here[0]] == rules.axis:
        able = sorted({*able, *here})
    return [unit for unit in able if not state.marks[unit] & LANDED_AT_EXIT]


@rule("S-4.2.2a", "S-4.2.2b", "S-R38")
def check_evacuation(
    rules: "SiciliaRules", state: SomniumState, side: int, action: Evacuate
) -> None:
    """Refuse Allies, units that cannot get to Messina, and those that landed there this turn."""
    unit = rules.own_unit(state, side, action.unit)
    if side == rules.allied:
        raise Illegal("ALLIED_NO_EXIT", "S-4.2.2a", unit=action.unit)
    place = state.place[unit]
    if place < 0:
        raise rules.off_map(state, unit)
    edition = rules.island(state)
    messina = edition.names[edition.messina]
    if state.marks[unit] & LANDED_AT_EXIT:
        raise Illegal(
            "EVAC_NOT_MESSINA", "S-R38", unit=action.unit, hex=messina, reason="landed-this-turn"
        )
    if place == edition.messina:
        return
    if unit in state.awaiting:
        raise Illegal("AWAITING_CONTACT", "S-4.2.3c", unit=action.unit, hex=edition.names[place])
    if action.via:
        way = [rules.hex_named(name) for name in action.via]
        check_way(rules, state, unit, place, way)
        reached = way[-1] == edition.messina and not state.marks[unit] & STOPPED
    else:
        stopped = state.marks[unit] & STOPPED
        reached = not stopped and cheapest(rules, state, unit, edition.messina) is not None
    if not reached:
        raise Illegal(
            "EVAC_NOT_MESSINA", "S-4.2.2b", unit=action.unit, hex=messina, reason="not-there"
        )


@rule("S-4.2.2b", "S-R38")
def evacuate(
    rules: "SiciliaRules", state: SomniumState, action: Evacuate, resolution: Resolution
) -> None:
    """Ship a unit to Italy, from the port or at the end of its way there; a full port is no bar."""
    edition = rules.island(state)
    unit = rules.title.number[action.unit]
    start = state.place[unit]
    if start != edition.messina:
        if action.via:
            way = [edition.by_name[name] for name in action.via]
        else:
            way = cheapest(rules, state, unit, edition.messina) or [edition.messina]
        tell_move(rules, state, unit, way, resolution)
        walk(rules, state, unit, way, resolution)
    put(state, unit, EVACUATED)
    state.fallen[unit] = state.turn
    if unit in state.awaiting:
        state.awaiting.remove(unit)
    resolution.emit(Evacuated(rule="S-4.2.2b", unit=action.unit, at=edition.names[edition.messina]))
    rules.left(state, unit, start)
