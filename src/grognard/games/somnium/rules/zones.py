"""Chapter 4.1.2: engagement zones, dominant terrain, and who owes an attack."""

from typing import TYPE_CHECKING

import numpy as np

from grognard.games.somnium.disposition import Disposition
from grognard.games.somnium.state import BEGAN_ENGAGED, MOVED, OBLIGED, USED, SomniumState
from grognard.hexes.grid import MaskArray
from grognard.kernel.rule import rule
from grognard.mechanics.zones import zone_counts

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


@rule("S/C-4.1.2a")
def is_engaged(table: Disposition, side: int, h: int) -> bool:
    """Whether a unit of this side is in an enemy zone there, whatever lies between."""
    return table.zone[1 - side][h] > 0


def engaging_hexes(table: Disposition, side: int, h: int) -> list[int]:
    """The adjacent hexes with enemies of this side."""
    enemy = table.count[1 - side]
    return [n for n in table.edition.around[h] if enemy[n]]


@rule("S/C-4.1.2c", "S/C-R45")
def is_dominant(rules: "SomniumRules", table: Disposition, side: int, h: int) -> bool:
    """Whether the ground beats that of every hex engaging it, column against column."""
    columns = table.edition.columns
    return all(
        columns[h] + rules.works_facing(table.edition, side, h, n) > columns[n]
        for n in engaging_hexes(table, side, h)
    )


@rule("S/C-R26", "S/C-5.1.2b")
def only_mountain_enemies(table: Disposition, side: int, h: int) -> bool:
    """Whether enemies touch this hex and every one of them stands in mountains."""
    near = engaging_hexes(table, side, h)
    return bool(near) and all(table.edition.is_mountain[n] for n in near)


@rule("S/C-R26")
def barred_to_armour(table: Disposition, side: int) -> MaskArray:
    """The hexes armour of a side may not enter: enemies touch them, all from mountains."""
    edition = table.edition
    enemy = 1 - side
    elsewhere = [
        h
        for h, units in table.stacks.items()
        if edition.owner[units[0]] == enemy and not edition.is_mountain[h]
    ]
    reachable = zone_counts(edition.neighbours, edition.size, elsewhere)
    touched = table.zone_view[enemy] > 0
    mask: MaskArray = (touched & (np.frombuffer(reachable, dtype=np.uint8) == 0)).astype(np.uint8)
    return mask


@rule("S/C-R26")
def should_leave(rules: "SomniumRules", state: SomniumState, unit: int) -> bool:
    """Whether armour that has not moved must get away from enemies in the mountains if it can."""
    table = rules.table(state)
    edition = table.edition
    marks = state.marks[unit]
    if not edition.is_armour[unit] or not marks & BEGAN_ENGAGED or marks & MOVED:
        return False
    side, h = edition.owner[unit], state.place[unit]
    return (
        only_mountain_enemies(table, side, h)
        and not is_dominant(rules, table, side, h)
        and unit not in state.awaiting
    )


@rule("S/C-4.1.2d", "S/C-R25")
def is_obliged(rules: "SomniumRules", state: SomniumState, unit: int) -> bool:
    """Whether a unit owes an attack now that its movement phase ends."""
    table = rules.table(state)
    edition = table.edition
    side, h = edition.owner[unit], state.place[unit]
    if h < 0 or not is_engaged(table, side, h):
        return False
    marks = state.marks[unit]
    stayed = marks & BEGAN_ENGAGED and not marks & MOVED
    if stayed and is_dominant(rules, table, side, h):
        return False
    return not (edition.is_armour[unit] and only_mountain_enemies(table, side, h))


# --- targets -------------------------------------------------------------------------------------


@rule("S/C-8.0f", "S/C-R29")
def already_attacked(state: SomniumState, side: int, h: int) -> bool:
    """Whether this side has attacked the hex this turn in any manner."""
    return bool(state.attacked[h] & (1 << side))


@rule("S/C-R25", "S/C-R26", "S/C-5.1.2b")
def legal_targets(table: Disposition, state: SomniumState, unit: int) -> tuple[int, ...]:
    """The adjacent enemy hexes a unit may still attack this turn."""
    edition = table.edition
    side, h = edition.owner[unit], state.place[unit]
    if h < 0 or not is_engaged(table, side, h):
        return ()
    armour = edition.is_armour[unit]
    return tuple(
        n
        for n in engaging_hexes(table, side, h)
        if not already_attacked(state, side, n) and not (armour and edition.is_mountain[n])
    )


def targets_now(table: Disposition, state: SomniumState, side: int) -> dict[int, tuple[int, ...]]:
    """The legal targets of every unit of a side that has not attacked and has any."""
    key = f"targets {side}"
    found = table.contacts.get(key)
    if isinstance(found, dict):
        return found
    marks, zone = state.marks, table.zone[1 - side]
    targets: dict[int, tuple[int, ...]] = {}
    for unit in table.edition.of_side[side]:
        h = state.place[unit]
        if h >= 0 and zone[h] and not marks[unit] & USED:
            hexes = legal_targets(table, state, unit)
            if hexes:
                targets[unit] = hexes
    table.contacts[key] = targets
    return targets


@rule("S/C-R25", "S/C-4.1.2d")
def stranded(
    table: Disposition, state: SomniumState, side: int, target: int, taking_part: tuple[int, ...]
) -> tuple[int, ...]:
    """The obliged units for which this is the last legal target and which are left out."""
    return tuple(
        unit
        for unit, hexes in targets_now(table, state, side).items()
        if state.marks[unit] & OBLIGED and hexes == (target,) and unit not in taking_part
    )


@rule("S/C-R25")
def last_targets(table: Disposition, state: SomniumState, side: int) -> set[int]:
    """The hexes that are the last legal target of an obliged unit: bombarding one strands it."""
    return {
        hexes[0]
        for unit, hexes in targets_now(table, state, side).items()
        if len(hexes) == 1 and state.marks[unit] & OBLIGED
    }


@rule("S/C-4.1.2d", "S/C-5.0")
def unmet(table: Disposition, state: SomniumState, side: int) -> dict[int, tuple[int, ...]]:
    """The obliged units that have not attacked and still have a legal target."""
    return {
        unit: hexes
        for unit, hexes in targets_now(table, state, side).items()
        if state.marks[unit] & OBLIGED
    }
