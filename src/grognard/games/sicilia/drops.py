"""Chapter 4.2.3: parachute and glider landings."""

from typing import TYPE_CHECKING

import numpy as np

from grognard.games.sicilia.ports import may_jump_anywhere, require_due, require_waiting
from grognard.games.somnium.actions import Drop
from grognard.games.somnium.events import CounterDropped, Dropped
from grognard.games.somnium.ground import walk
from grognard.games.somnium.reach import BoolArray, EntryRow
from grognard.games.somnium.rules.stacking import has_room, require_room
from grognard.games.somnium.rules.zones import is_engaged
from grognard.games.somnium.state import MOVED, SomniumState
from grognard.games.somnium.telling import tell
from grognard.games.somnium.title import Unit
from grognard.kernel.illegal import Illegal
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.sicilia.campaign import SiciliaRules


def jumps(unit: Unit) -> bool:
    """Whether a counter may come by air."""
    return unit.arrive_mode.startswith("drop") or may_jump_anywhere(unit)


@rule("S-4.2.3b", "S-R48")
def drop_obstacle(rules: "SiciliaRules", state: SomniumState, unit: Unit, h: int) -> str:
    """Why a counter may not jump on a hex; room is another matter."""
    edition = rules.island(state)
    table = rules.table(state)
    if not edition.enterable[h]:
        return "closed" if edition.closed[h] else edition.terrain_of[h][0]
    if unit.arrive_at.isdigit():
        if edition.names[h] != unit.arrive_at:
            return "scheduled"
    elif edition.is_mountain[h]:
        return "mountain"
    elif h == edition.messina:
        return "messina"
    if table.count[1 - unit.owner][h]:
        return "enemy"
    if is_engaged(table, unit.owner, h):
        return "zone"
    return ""


@rule("S-R48")
def scheduled_drop_open(rules: "SiciliaRules", state: SomniumState, unit: Unit) -> bool:
    """Whether a counter with a drop zone of its own can use it now, room included."""
    h = rules.island(state).by_name[unit.arrive_at]
    free = not drop_obstacle(rules, state, unit, h)
    return free and has_room(rules.table(state), unit.owner, h)


@rule("S-4.2.3b", "S-R48")
def drop_zones(rules: "SiciliaRules", state: SomniumState, unit: Unit) -> BoolArray:
    """All hexes at once of which ``drop_obstacle`` finds nothing to say."""
    edition = rules.island(state)
    if unit.arrive_at.isdigit():
        h = edition.by_name[unit.arrive_at]
        return edition.mask([] if drop_obstacle(rules, state, unit, h) else [h])
    table = rules.table(state)
    enemy = np.frombuffer(table.count[1 - unit.owner], dtype=np.uint8)
    zones: BoolArray = edition.drop_ground & (enemy == 0) & (table.zone_view[1 - unit.owner] == 0)
    return zones


def drop_row(rules: "SiciliaRules", state: SomniumState, unit: Unit) -> EntryRow:
    """The drops open to a counter that is due."""
    return EntryRow("drop", unit.index, -1, drop_zones(rules, state, unit))


@rule("S-4.2.3b", "S-R48", "S-R63")
def check_drop(rules: "SiciliaRules", state: SomniumState, side: int, action: Drop) -> None:
    """Refuse a jump of a counter that cannot, or on a hex that is closed to it."""
    unit = rules.title.units[rules.own_unit(state, side, action.unit)]
    require_waiting(rules, state, unit)
    h = rules.hex_named(action.at)
    reason = drop_obstacle(rules, state, unit, h)
    if not jumps(unit):
        reason = "not-airborne"
    elif may_jump_anywhere(unit) and unit.arrive_turn and state.turn < unit.arrive_turn:
        reason = "too-early"
    else:
        require_due(state, unit)
    if reason:
        raise Illegal("DROP_HEX", "S-4.2.3b", unit=unit.id, hex=action.at, reason=reason)
    require_room(rules.table(state), side, h)


def needs_die(unit: Unit) -> bool:
    """The German regiment jumps on its own side's ground without loss."""
    return "no loss roll" not in unit.arrive_mode


@rule("S-4.2.3a")
def roll_drop(
    rules: "SiciliaRules", state: SomniumState, unit: int, resolution: Resolution
) -> tuple[int, bool]:
    """One die for a jump: 1 or 6 is good order, anything else costs a step."""
    die = resolution.roll(6, reason="drop", rule="S-4.2.3a")
    reduced = die not in rules.constants.drop_die_ok
    if reduced:
        state.strength[unit] = max(1, state.strength[unit] - 1)
    return die, reduced


@rule("S-4.2.3a", "S-4.2.3c", "S-R37", "S-R48")
def drop(
    rules: "SiciliaRules", state: SomniumState, side: int, action: Drop, resolution: Resolution
) -> None:
    """Let a counter jump; it waits for contact, which may exist at once."""
    edition = rules.island(state)
    unit = rules.title.number[action.unit]
    h = edition.by_name[action.at]
    die, reduced = 0, False
    if needs_die(edition.units[unit]):
        die, reduced = roll_drop(rules, state, unit, resolution)
    state.landed[unit] = state.turn
    state.marks[unit] |= MOVED
    tell_drop(rules, state, side, unit, h, die, reduced, resolution)
    state.awaiting.append(unit)
    walk(rules, state, unit, (h,), resolution)
    rules.came(state, unit, [h])


def tell_drop(
    rules: "SiciliaRules",
    state: SomniumState,
    side: int,
    unit: int,
    h: int,
    die: int,
    reduced: bool,
    resolution: Resolution,
) -> None:
    """Tell a jump: the opponent sees a counter come down and the die."""
    edition = rules.island(state)
    name = edition.ids[unit]
    at = edition.names[h]
    tell(
        rules,
        state,
        resolution,
        side,
        Dropped(rule="S-4.2.3a", unit=name, at=at, die=die, reduced=reduced),
        CounterDropped(rule="S-4.2.3a", side=rules.sides[side], at=at, die=die, reduced=reduced),
    )


@rule("S-4.2.3a", "S-10.1")
def set_up_drops(rules: "SiciliaRules", state: SomniumState, resolution: Resolution) -> None:
    """The two counters that jumped before the first turn roll now, in the order of the list."""
    edition = rules.island(state)
    jumped = [unit for unit in edition.units if unit.start.isdigit() and unit.arrive_mode == "drop"]
    for unit in jumped:
        die, reduced = roll_drop(rules, state, unit.index, resolution)
        h = state.place[unit.index]
        tell_drop(rules, state, unit.owner, unit.index, h, die, reduced, resolution)
        state.awaiting.append(unit.index)
    for unit in jumped:
        walk(rules, state, unit.index, (state.place[unit.index],), resolution)
