"""Chapter 4.2.1: landing at ports and on beaches."""

from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.somnium.actions import Land
from grognard.games.somnium.events import CounterLanded, Landed
from grognard.games.somnium.ground import walk
from grognard.games.somnium.reach import EntryRow
from grognard.games.somnium.rules.movement import check_way, unreachable_from
from grognard.games.somnium.rules.stacking import require_room
from grognard.games.somnium.state import (
    LANDED_AT_EXIT,
    MOVED,
    STOPPED,
    WAITING,
    SomniumState,
)
from grognard.games.somnium.telling import tell
from grognard.games.somnium.title import Unit
from grognard.kernel.illegal import Illegal
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.sicilia.campaign import SiciliaRules


def is_due(state: SomniumState, unit: Unit) -> bool:
    """Whether a counter waits off the map and its turn has come, or came earlier."""
    return (
        state.place[unit.index] == WAITING
        and unit.arrive_turn is not None
        and state.turn >= unit.arrive_turn
    )


def is_commando(unit: Unit) -> bool:
    """The Commandos of the reserve land on beaches."""
    return unit.arrive_mode == "reserve" and unit.type == "commandos"


def may_jump_anywhere(unit: Unit) -> bool:
    """The parachute brigades of the reserve choose their drop zone."""
    return unit.arrive_mode == "reserve" and unit.type == "parachute"


# --- ports ---------------------------------------------------------------------------------------


@rule("S-4.2.1a")
def axis_port_open(rules: "SiciliaRules", state: SomniumState) -> bool:
    """Messina takes reinforcements unless Allied; a zone there does not matter."""
    port = rules.island(state).axis_port
    return state.control[port] == rules.axis and not rules.table(state).count[rules.allied][port]


@rule("S-4.2.1b", "S/C-R35")
def port_usable(rules: "SiciliaRules", state: SomniumState, port: int) -> bool:
    """An Allied port works while it is Allied-controlled and in no enemy zone."""
    zone = rules.table(state).zone[rules.axis]
    return state.control[port] == rules.allied and not zone[port]


@rule("S-4.2.1b", "S-R09", "S-R48")
def ports_for(rules: "SiciliaRules", state: SomniumState, unit: Unit) -> tuple[int, ...]:
    """The ports where a counter may land now."""
    edition = rules.island(state)
    if unit.owner == rules.axis:
        return (edition.axis_port,) if axis_port_open(rules, state) else ()
    if is_commando(unit):
        return ()
    usable = tuple(port for port in edition.allied_ports if port_usable(rules, state, port))
    if not unit.arrive_at.isdigit():
        return usable
    own = edition.by_name[unit.arrive_at]
    if unit.arrive_mode == "sea" and own in usable:
        return (own,)
    if state.options["alternate_port"] == "nearest" and usable:
        nearest = min(edition.distance(own, port) for port in usable)
        return tuple(port for port in usable if edition.distance(own, port) == nearest)
    return usable


@rule("S-4.2.1c")
def beach_obstacle(rules: "SiciliaRules", state: SomniumState, h: int) -> str:
    """Why the Commandos may not land on a hex; room is another matter."""
    edition = rules.island(state)
    if not edition.enterable[h]:
        return "sea"
    if h == edition.messina:
        return "messina"
    if "city" not in edition.terrain_of[h]:
        return "not-a-city"
    if not edition.is_coastal[h]:
        return "inland"
    if rules.table(state).count[rules.axis][h]:
        return "enemy"
    return ""


def beaches(rules: "SiciliaRules", state: SomniumState) -> list[int]:
    """The coastal cities where the Commandos may land now."""
    cities = rules.island(state).coastal_cities
    return [h for h in cities if not beach_obstacle(rules, state, h)]


def landing_rows(rules: "SiciliaRules", state: SomniumState, unit: Unit) -> list[EntryRow]:
    """The landings open to a counter that is due."""
    if is_commando(unit):
        ends = rules.island(state).mask(beaches(rules, state))
        return [EntryRow("beach", unit.index, -1, ends)]
    return [EntryRow("land", unit.index, port) for port in ports_for(rules, state, unit)]


# --- checking and landing ------------------------------------------------------------------------


@rule("S-4.2.1a", "S-4.2.1b", "S/C-R59")
def check_landing(rules: "SiciliaRules", state: SomniumState, side: int, action: Land) -> None:
    """Refuse a landing at a port that does not work, or a way on that breaks a rule."""
    unit = rules.title.units[rules.own_unit(state, side, action.unit)]
    require_waiting(rules, state, unit)
    if is_commando(unit):
        check_beach(rules, state, unit, action)
        return
    require_due(state, unit)
    at, to = rules.hex_named(action.at), rules.hex_named(action.to or action.at)
    rules.require_sea_way(state, unit)
    if at not in ports_for(rules, state, unit):
        raise port_refused(rules, state, unit, at)
    table = rules.table(state)
    if table.edition.is_armour[unit.index]:
        rules.check_armour_entry(state, unit.index, at)
    way = [rules.hex_named(name) for name in action.via]
    if way:
        if way[0] == at:
            way = way[1:]
        if (way[-1] if way else at) != to:
            raise Illegal("PATH_BROKEN", "S/C-4.0a", hex=action.via[-1], to=rules.hex_name(to))
        if way and table.zone[1 - side][at]:
            raise unreachable_from(rules, state, unit.index, at, to)
        check_way(rules, state, unit.index, at, way, spent=0)
    elif to != at and rules.landing_way(state, unit.index, at, to) is None:
        raise unreachable_from(rules, state, unit.index, at, to)
    require_room(table, side, to)


def require_waiting(rules: "SiciliaRules", state: SomniumState, unit: Unit) -> None:
    """Refuse to bring in a counter that is already there, or gone."""
    place = state.place[unit.index]
    if place == WAITING:
        return
    if place >= 0:
        raise Illegal("ALREADY_HERE", "S-10.1", unit=unit.id)
    raise rules.off_map(state, unit.index)


def require_due(state: SomniumState, unit: Unit) -> None:
    """Refuse to bring in a counter before its turn."""
    if unit.arrive_turn is None or state.turn < unit.arrive_turn:
        raise Illegal("NOT_DUE", "S-10.1", unit=unit.id, turn=unit.arrive_turn or 0)


def port_refused(rules: "SiciliaRules", state: SomniumState, unit: Unit, at: int) -> Illegal:
    """The refusal for a port, with the reason and the ports that work now."""
    edition = rules.island(state)
    listed = edition.allied_ports if unit.owner == rules.allied else (edition.axis_port,)
    if at not in listed:
        reason = "not-listed"
    elif state.control[at] != unit.owner:
        reason = "control"
    elif unit.owner == rules.allied and not port_usable(rules, state, at):
        reason = "zone"
    else:
        reason = "scheduled"
    return Illegal(
        "PORT_NOT_AVAILABLE",
        "S-4.2.1b" if unit.owner == rules.allied else "S-4.2.1a",
        unit=unit.id,
        hex=edition.names[at],
        reason=reason,
        alternatives=tuple(edition.names[port] for port in ports_for(rules, state, unit)),
    )


@rule("S-4.2.1c")
def check_beach(rules: "SiciliaRules", state: SomniumState, unit: Unit, action: Land) -> None:
    """Refuse the Commandos anything but a free coastal city other than Messina, from turn 2."""
    at = rules.hex_named(action.at)
    reason = beach_obstacle(rules, state, at)
    if unit.arrive_turn is None or state.turn < unit.arrive_turn:
        reason = "too-early"
    if reason or action.to not in ("", action.at) or action.via:
        names = rules.island(state).names
        raise Illegal(
            "COMMANDO_TARGET",
            "S-4.2.1c",
            unit=unit.id,
            hex=action.at,
            reason=reason or "moves-on",
            alternatives=tuple(names[h] for h in beaches(rules, state)),
        )
    require_room(rules.table(state), unit.owner, at)


@rule("S-4.2.1a", "S-4.2.1b", "S-4.2.1c", "S-R37")
def land(
    rules: "SiciliaRules", state: SomniumState, side: int, action: Land, resolution: Resolution
) -> None:
    """Bring a counter ashore and on; Commandos behind the lines wait for contact."""
    table = rules.table(state)
    edition = rules.island(state)
    unit = rules.title.number[action.unit]
    at, to = edition.by_name[action.at], edition.by_name[action.to or action.at]
    if action.via:
        given = [edition.by_name[name] for name in action.via]
        way = given if given[0] == at else [at, *given]
    else:
        way = rules.landing_way(state, unit, at, to) or [at]
    row = edition.class_row[unit]
    cost = sum(rules.step_cost(state, row, a, b) for a, b in pairwise(way))
    state.landed[unit] = state.turn
    state.spent[unit] = cost
    state.marks[unit] |= MOVED
    if at == edition.messina:
        state.marks[unit] |= LANDED_AT_EXIT
    if table.zone[1 - side][to]:
        state.marks[unit] |= STOPPED
    commando = is_commando(edition.units[unit])
    rule_id = "S-4.2.1c" if commando else ("S-4.2.1a" if side == rules.axis else "S-4.2.1b")
    names = edition.names
    tell(
        rules,
        state,
        resolution,
        side,
        Landed(
            rule=rule_id,
            unit=action.unit,
            at=action.at,
            to=names[to],
            path=tuple(names[h] for h in way),
            cost=cost,
        ),
        CounterLanded(rule=rule_id, side=rules.sides[side], at=action.at, to=names[to]),
    )
    if commando:
        state.awaiting.append(unit)
    walk(rules, state, unit, way, resolution)
    rules.came(state, unit, way)
