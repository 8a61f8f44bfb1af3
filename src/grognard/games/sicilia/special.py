"""Chapters 6.0, 7.0 and 9.0: the airfield, recovery, and the guns of the fleet."""

from typing import TYPE_CHECKING

import numpy as np

from grognard.games.somnium.events import Recovered
from grognard.games.somnium.reach import joined
from grognard.games.somnium.state import BEGAN_ENGAGED, SomniumState
from grognard.games.somnium.steps import Fight
from grognard.games.somnium.telling import tell
from grognard.hexes.changes import BoolArray
from grognard.kernel.report import Modifier
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import because

if TYPE_CHECKING:
    from grognard.games.sicilia.campaign import SiciliaRules


@rule("S-6.0", "S-R10", "S-2.4.2")
def allied_air(rules: "SiciliaRules", state: SomniumState) -> tuple[int, int]:
    """Allied points of this turn and how many of them Ponte Olivo gives."""
    air = rules.constants.air
    taken = state.taken.get(air.bonus_hex)
    bonus = 0
    if taken is not None and state.turn > taken:
        held = state.control[rules.island(state).air_bonus_hex] == rules.allied
        if held or state.options["ponte_olivo_bonus"] == "permanent":
            bonus = air.allied_bonus
    return air.allied_per_turn + bonus, bonus


# --- recovery ------------------------------------------------------------------------------------


@rule("S-7.0b", "S/C-R40")
def recover(rules: "SiciliaRules", state: SomniumState, resolution: Resolution) -> None:
    """Allied units that kept out of contact and are joined to a port regain a step."""
    edition = rules.island(state)
    candidates = [
        unit
        for unit in edition.of_side[rules.allied]
        if state.strength[unit] < edition.full[unit] and not obstacle(rules, state, unit)
    ]
    if not candidates:
        return
    supplied = joined_to_port(rules, state)
    for unit in candidates:
        h = state.place[unit]
        if supplied[h]:
            state.strength[unit] += 1
            event = Recovered(rule="S-7.0b", unit=edition.ids[unit], at=edition.names[h])
            tell(rules, state, resolution, rules.allied, event)


@rule("S-7.0b", "S/C-R40", "S-4.2.3c")
def obstacle(rules: "SiciliaRules", state: SomniumState, unit: int) -> str:
    """What bars a unit from recovering, its way to a port apart: it must have been on the map all
    phase, never engaged, and not be waiting for contact.
    """
    h = state.place[unit]
    if h < 0:
        return "off-map"
    if unit in state.awaiting:
        return "awaiting"
    if state.landed[unit] == state.turn:
        return "landed"
    engaged = state.marks[unit] & BEGAN_ENGAGED or rules.table(state).zone[rules.axis][h]
    return "engaged" if engaged else ""


@rule("S/C-R40")
def joined_to_port(rules: "SiciliaRules", state: SomniumState) -> BoolArray:
    """Every land hex joined to an Allied port by land free of enemies and their zones."""
    edition = rules.island(state)
    table = rules.table(state)
    enemy = np.frombuffer(table.count[rules.axis], dtype=np.uint8)
    free = (table.zone_view[rules.axis] == 0) & (enemy == 0)
    ports = [
        port for port in edition.allied_ports if state.control[port] == rules.allied and free[port]
    ]
    return joined(edition, free, np.array(ports, dtype=np.int32))


# --- naval support -------------------------------------------------------------------------------


@rule("S-9.0", "S-R39")
def naval_support(rules: "SiciliaRules", state: SomniumState, fight: Fight) -> tuple[Modifier, ...]:
    """One column left if the fleet covers a landed unit near the coast against an Axis attack."""
    support = rules.constants.naval_support
    if fight.side != rules.axis:
        return ()
    if rules.island(state).off_coast[fight.target] > support.max_hexes_from_coast:
        return ()
    if not any(is_covered(rules, state, unit) for unit in fight.defenders):
        return ()
    return (because(-support.columns_left, "naval-support", "S-9.0"),)


@rule("S-9.0")
def is_covered(rules: "SiciliaRules", state: SomniumState, unit: int) -> bool:
    """Units that came by sea on the first turns, Commandos on their landing turn and the next."""
    support = rules.constants.naval_support
    kind = rules.title.units[unit].type
    if kind in support.excludes:
        return False
    if kind == "commandos":
        return state.landed[unit] > 0 and state.turn - state.landed[unit] <= 1
    return state.turn in support.turns
