"""Chapter 4.2.1 and 14.1: onto the map over the edges, at Anzio, and out of the bivouacs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from grognard.games.cassino.actions import Enter
from grognard.games.cassino.anzio import landing_open, limit_reached
from grognard.games.cassino.edition import AWAY, CassinoEdition, Gate
from grognard.games.cassino.events import BivouacBlocked, CounterEntered, Entered
from grognard.games.somnium.ground import walk
from grognard.games.somnium.reach import Flooder, open_book
from grognard.games.somnium.rules.movement import (
    armour_mountain,
    check_way,
    exceeded,
    forbidden,
    unreachable_from,
    way_cost,
    zoc_stop,
)
from grognard.games.somnium.rules.stacking import has_room, require_room
from grognard.games.somnium.rules.zones import engaging_hexes
from grognard.games.somnium.state import MOVED, STOPPED, WAITING, SomniumState
from grognard.games.somnium.telling import tell
from grognard.hexes.grid import IntArray
from grognard.hexes.kernel import BLOCKED, NO_LIMIT, ZOC
from grognard.kernel.illegal import Illegal
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules

BLOCKED_BOXES = "blocked-boxes"
"""The fact that remembers, bit by bit, the boxes shut in when the phase began."""


class GateReach(NamedTuple):
    """For units from outside: the hex before each hex, and the points spent then (-1: never)."""

    before: IntArray
    spent: IntArray


# --- who may come where --------------------------------------------------------------------------


@rule("C-4.2.2a")
def return_turn(rules: "CassinoRules", state: SomniumState, unit: int) -> int:
    """The turn from which a unit that left by an Allied edge may come back."""
    return state.fallen[unit] + rules.constants.return_delay_turns


@rule("C-4.2.1a", "C-4.2.2a", "C-R52", "C-14.1")
def is_due(rules: "CassinoRules", state: SomniumState, unit: int) -> bool:
    """Whether a unit outside may come now: scheduled, back from its absence, or in a bivouac."""
    place = state.place[unit]
    counter = rules.title.units[unit]
    if place == WAITING:
        arrives = counter.arrive_turn is not None and state.turn >= counter.arrive_turn
        returns = counter.return_turn is not None and state.turn >= counter.return_turn
        return arrives or returns
    if place == AWAY:
        return state.turn >= return_turn(rules, state, unit)
    return rules.is_holding_box(place)


@rule("C-R23")
def is_shut_in(edition: CassinoEdition, state: SomniumState, box: int) -> bool:
    """Whether the ways out of a box were all watched or full when the phase began."""
    number = tuple(edition.ways_out).index(box)
    return bool(state.facts.get(BLOCKED_BOXES, 0) & (1 << number))


@rule("C-4.2.1a", "C-R23", "C-R61", "C-4.2.1b")
def gates_for(rules: "CassinoRules", state: SomniumState, unit: int) -> tuple[Gate, ...]:
    """Where a unit that is due may come in, enemies and ground apart."""
    edition = rules.front(state)
    place, side = state.place[unit], edition.owner[unit]
    if place in edition.box_gates:
        out = edition.box_gates[place]
        return (*out, *edition.edge_gates[side]) if is_shut_in(edition, state, place) else out
    if side == rules.allied and anzio_open(rules, state):
        return edition.sea_gates[side]
    return edition.edge_gates[side]


def anzio_open(rules: "CassinoRules", state: SomniumState) -> bool:
    """The same as ``landing_open``, remembered until somebody moves."""
    contacts = rules.table(state).contacts
    found = contacts.get("anzio")
    if not isinstance(found, bool):
        found = contacts["anzio"] = landing_open(rules, state)
    return found


@rule("C-R23")
def note_blocked(rules: "CassinoRules", state: SomniumState, resolution: Resolution | None) -> None:
    """As the Allied movement begins: boxes whose ways out are all in a German zone or full."""
    edition, table = rules.front(state), rules.table(state)
    bits = 0
    for number, (box, ways) in enumerate(edition.ways_out.items()):
        blocked = all(
            table.zone[rules.axis][h]
            or table.count[rules.axis][h]
            or not has_room(table, rules.allied, h)
            for h in ways
        )
        if blocked and box in state.place:
            bits |= 1 << number
            if resolution is not None:
                resolution.emit(BivouacBlocked(rule="C-R23", box=rules.box_name(box)))
    if bits or BLOCKED_BOXES in state.facts:
        state.facts[BLOCKED_BOXES] = bits


# --- how far they come ---------------------------------------------------------------------------


@rule("C-4.2.1a", "C-R23", "C-R54")
def first_cost(rules: "CassinoRules", state: SomniumState, unit: int, gate: Gate) -> int:
    """The price of the first hex: its terrain, or the road that runs off the map there."""
    edition = rules.front(state)
    row = edition.class_row[unit]
    price = edition.first_price[row][gate.hex]
    if price > 0 and rules.is_bad(state):
        price += edition.mud
    road = edition.road_price[row]
    if gate.by_edge and edition.has_road_off[gate.hex] and (price < 0 or road < price):
        return road
    return price


@rule("C-4.2.1a", "S/C-R59", "S/C-R26")
def gate_reach(
    rules: "CassinoRules", state: SomniumState, unit: int, gates: tuple[Gate, ...]
) -> GateReach:
    """Everything a unit from outside reaches; a first hex in an enemy zone ends the move."""
    edition, table = rules.front(state), rules.table(state)
    row, allowance = edition.class_row[unit], edition.allowance[unit]
    armour = edition.is_armour[unit]
    known = table.books.setdefault("gates", {})
    key = (row, allowance, armour, gates)
    if isinstance(known, dict) and key in known:
        reach: GateReach = known[key]
        return reach
    search = gate_search(rules, state, edition.owner[unit])
    flags = search.flags[armour]
    before = np.full(edition.size, -1, dtype=np.int32)
    spent = np.full(edition.size, -1, dtype=np.int32)
    starts: dict[int, list[int]] = {}
    for gate in gates:
        price = first_cost(rules, state, unit, gate)
        if not 0 < price <= allowance or flags[gate.hex] & BLOCKED:
            continue
        if spent[gate.hex] < 0 or price < spent[gate.hex]:
            spent[gate.hex] = price
        if not flags[gate.hex] & ZOC:
            starts.setdefault(price, []).append(gate.hex)
    flood_gates(search, row, armour, allowance, starts, before, spent)
    found = GateReach(before, spent)
    if isinstance(known, dict):
        known[key] = found
    return found


def gate_search(rules: "CassinoRules", state: SomniumState, side: int) -> Flooder:
    """The search of this phase; enemies stand still in it."""
    table = rules.table(state)
    book = open_book(table)
    if book is not None and book.side == side:
        return book.flooder
    key = f"gate search {side}"
    found = table.books.get(key)
    if not isinstance(found, Flooder):
        found = table.books[key] = Flooder(rules, state, side)
    return found


def flood_gates(
    search: Flooder,
    row: int,
    armour: int,
    allowance: int,
    starts: dict[int, list[int]],
    before: IntArray,
    spent: IntArray,
) -> None:
    """Search from all gates of one price at a time and keep the cheapest way to every hex."""
    edition = search.edition
    for price, hexes in sorted(starts.items()):
        _, nodes, costs, previous, _ = search.engine.flood(
            edition.grid.neighbours,
            search.costs,
            search.flags,
            edition.no_surcharge,
            search.rules,
            edition.no_counting,
            NO_LIMIT,
            np.array([row], dtype=np.int32),
            np.array([armour], dtype=np.int32),
            np.array([0, len(hexes)], dtype=np.int32),
            np.array(hexes, dtype=np.int32),
            np.array([price], dtype=np.int32),
            np.array([allowance], dtype=np.int32),
        )
        better = (previous >= 0) & ((spent[nodes] < 0) | (costs < spent[nodes]))
        before[nodes[better]] = previous[better]
        spent[nodes[better]] = costs[better]


def way_in(reach: GateReach, to: int) -> list[int]:
    """The cheapest way to a hex, the first hex on the map included."""
    way = [to]
    while reach.before[way[-1]] >= 0:
        way.append(int(reach.before[way[-1]]))
    way.reverse()
    return way


# --- the action ----------------------------------------------------------------------------------


@rule("C-4.2.1a", "C-4.2.1b", "C-4.2.2a", "C-R61", "S/C-R59")
def check_enter(rules: "CassinoRules", state: SomniumState, side: int, action: Enter) -> None:
    """Refuse a unit that cannot come now, a hex where it cannot come in, and a way it cannot go."""
    unit = rules.own_unit(state, side, action.unit)
    to = rules.hex_named(action.to)
    require_outside(rules, state, unit)
    gates = gates_for(rules, state, unit)
    first = action.at or (action.via[0] if action.via else "")
    if first:
        gates = (check_gate(rules, state, unit, gates, rules.hex_named(first)),)
    if action.via:
        check_given(rules, state, unit, gates[0], action, to)
    elif gate_reach(rules, state, unit, gates).spent[to] < 0:
        raise cannot_reach(rules, state, unit, gates, to)
    require_room(rules.table(state), side, to)


def require_outside(rules: "CassinoRules", state: SomniumState, unit: int) -> None:
    """Refuse a unit that is on the map, gone for good, or not due."""
    name, place = rules.title.units[unit].id, state.place[unit]
    if place >= 0:
        raise Illegal("ALREADY_HERE", "C-14.1", unit=name)
    if is_due(rules, state, unit):
        return
    if place == AWAY:
        turn = return_turn(rules, state, unit)
        raise Illegal("RETURN_TOO_EARLY", "C-4.2.2a", unit=name, turn=turn)
    if place == WAITING:
        turn = rules.title.units[unit].arrive_turn or 0
        raise Illegal("NOT_DUE", "C-14.1", unit=name, turn=turn)
    raise rules.off_map(state, unit)


def check_gate(
    rules: "CassinoRules", state: SomniumState, unit: int, gates: tuple[Gate, ...], h: int
) -> Gate:
    """The gate at a hex, or the reason why a unit cannot come in there."""
    edition = rules.front(state)
    side = edition.owner[unit]
    gate = next((each for each in gates if each.hex == h), None)
    if gate is None:
        landing = state.place[unit] not in edition.ways_out and side == rules.allied
        if h == edition.anzio and landing:
            raise limit_reached(rules, state, unit)
        raise Illegal(
            "ENTRY_EDGE",
            "C-4.2.1a",
            unit=edition.ids[unit],
            hex=edition.names[h],
            alternatives=tuple(edition.names[each.hex] for each in gates),
        )
    if rules.table(state).count[1 - side][h]:
        raise Illegal("ENEMY_OCCUPIED", "S/C-4.1.2e", hex=edition.names[h])
    rules.check_closed(state, unit, h)
    if edition.is_armour[unit] and gate_search(rules, state, side).flags[1][h] & BLOCKED:
        raise armour_mountain(rules, state, unit, h)
    price = first_cost(rules, state, unit, gate)
    if price < 0:
        raise forbidden(rules, state, unit, h)
    if price > edition.allowance[unit]:
        raise exceeded(rules, state, unit, price, (edition.names[h],))
    return gate


def check_given(
    rules: "CassinoRules", state: SomniumState, unit: int, gate: Gate, action: Enter, to: int
) -> None:
    """Refuse a given way that is broken, too dear, or goes on from an enemy zone."""
    edition, table = rules.front(state), rules.table(state)
    way = [rules.hex_named(name) for name in action.via]
    if way[0] == gate.hex:
        way = way[1:]
    if (way[-1] if way else gate.hex) != to:
        raise Illegal("PATH_BROKEN", "S/C-4.0a", hex=action.via[-1], to=rules.hex_name(to))
    side = edition.owner[unit]
    if way and table.zone[1 - side][gate.hex]:
        near = engaging_hexes(table, side, gate.hex)
        raise zoc_stop(rules, state, unit, gate.hex, near)
    price = first_cost(rules, state, unit, gate)
    check_way(rules, state, unit, gate.hex, way, spent=price)


def cannot_reach(
    rules: "CassinoRules", state: SomniumState, unit: int, gates: Sequence[Gate], to: int
) -> Illegal:
    """Why a unit from outside has no way to a hex: told for the gate nearest to it."""
    edition = rules.front(state)
    if not gates:
        return Illegal("ENTRY_EDGE", "C-4.2.1a", unit=edition.ids[unit], hex=edition.names[to])
    gate = min(gates, key=lambda each: (edition.far[each.hex][to], each.hex))
    try:
        check_gate(rules, state, unit, (gate,), gate.hex)
    except Illegal as refusal:
        return refusal
    return unreachable_from(rules, state, unit, gate.hex, to)


@rule("C-4.2.1a", "C-R23", "C-4.2.2a")
def enter(
    rules: "CassinoRules", state: SomniumState, side: int, action: Enter, resolution: Resolution
) -> None:
    """Bring a unit in and on; an enemy zone ends its move."""
    edition, table = rules.front(state), rules.table(state)
    unit = rules.title.number[action.unit]
    to = edition.by_name[action.to]
    gates = gates_for(rules, state, unit)
    first = action.at or (action.via[0] if action.via else "")
    if first:
        gates = tuple(each for each in gates if edition.names[each.hex] == first)[:1]
    if action.via:
        way = [edition.by_name[name] for name in action.via]
        way = way if way[0] == gates[0].hex else [gates[0].hex, *way]
        price = first_cost(rules, state, unit, gates[0])
        cost = price + (way_cost(rules, state, unit, way[0], way[1:]) if len(way) > 1 else 0)
    else:
        reach = gate_reach(rules, state, unit, gates)
        way, cost = way_in(reach, to), int(reach.spent[to])
    state.landed[unit] = state.turn
    state.fallen[unit] = 0
    state.spent[unit] = cost
    state.marks[unit] |= MOVED
    if table.zone[1 - side][to]:
        state.marks[unit] |= STOPPED
    names = edition.names
    tell(
        rules,
        state,
        resolution,
        side,
        Entered(
            rule="C-4.2.1a",
            unit=action.unit,
            at=names[way[0]],
            to=names[to],
            path=tuple([names[h] for h in way]),
            cost=cost,
        ),
        CounterEntered(rule="C-4.2.1a", side=rules.sides[side], at=names[way[0]], to=names[to]),
    )
    walk(rules, state, unit, way, resolution)
    rules.came(state, unit, to)
