"""Chapter 10: railways."""

from typing import TYPE_CHECKING

import numpy as np

from grognard.games.cassino.actions import Rail
from grognard.games.cassino.entry import GateReach, gates_for, require_outside, way_in
from grognard.games.cassino.events import CounterRailed, Railed
from grognard.games.somnium.ground import walk
from grognard.games.somnium.reach import ReachTable
from grognard.games.somnium.rules.stacking import require_room
from grognard.games.somnium.rules.zones import is_engaged
from grognard.games.somnium.state import MOVED, RAILED, SomniumState
from grognard.games.somnium.telling import tell
from grognard.hexes.grid import MaskArray
from grognard.hexes.kernel import BLOCKED, NO_LIMIT, engines
from grognard.kernel.illegal import Illegal
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules

BITS = 48
HELD = "rails-held-"
"""Facts that remember, bit by bit, the rail hexes in the mover's hands when the phase began."""


@rule("C-R42")
def note_held(rules: "CassinoRules", state: SomniumState, side: int) -> None:
    """With ``friendly_only`` only rails that were one's own as the phase began can be used."""
    if state.options["rail_control"] != "friendly_only":
        return
    for number, h in enumerate(rules.front(state).rail_hexes):
        key = f"{HELD}{number // BITS}"
        if number % BITS == 0:
            state.facts[key] = 0
        if state.control[h] == side:
            state.facts[key] |= 1 << (number % BITS)


@rule("C-10.0", "C-R42", "C-R60", "C-R23")
def rail_flags(rules: "CassinoRules", state: SomniumState, side: int) -> MaskArray:
    """Rail hexes a train may not enter: enemies, their zones, closed hexes, foreign rails."""
    edition, table = rules.front(state), rules.table(state)
    key = f"rail flags {side}"
    known = table.books.get(key)
    if isinstance(known, np.ndarray):
        return known
    enemy = np.frombuffer(table.count[1 - side], dtype=np.uint8) > 0
    shut = enemy | (table.zone_view[1 - side] > 0) | (rules.closed_to(state, side) > 0)
    if state.options["rail_control"] == "friendly_only":
        for number, h in enumerate(edition.rail_hexes):
            held = state.facts.get(f"{HELD}{number // BITS}", 0) >> (number % BITS)
            shut[h] |= not held & 1
    flags: MaskArray = (shut * np.uint8(BLOCKED))[None, :]
    table.books[key] = flags
    return flags


@rule("C-10.0", "C-R42")
def rail_starts(rules: "CassinoRules", state: SomniumState, unit: int) -> tuple[int, ...]:
    """Where a unit may board: its own rail hex, or the first rail hex it comes to from outside."""
    edition, table = rules.front(state), rules.table(state)
    h, side = state.place[unit], edition.owner[unit]
    if h >= 0:
        free = not table.zone[1 - side][h] and not state.marks[unit] & MOVED
        return (h,) if edition.on_rail[h] and free else ()
    flags = rail_flags(rules, state, side)[0]
    gates = gates_for(rules, state, unit)
    return tuple(g.hex for g in gates if edition.on_rail[g.hex] and not flags[g.hex])


@rule("C-10.0", "C-R42")
def rail_reach(
    rules: "CassinoRules", state: SomniumState, side: int, starts: tuple[int, ...], used: int
) -> GateReach:
    """Every hex a train reaches from these hexes, counting hexes; the allowance plays no part."""
    key = f"rail {side} {used} {starts}"
    known = rules.table(state).books.get(key)
    if isinstance(known, GateReach):
        return known
    found = search_rails(rules, state, side, starts, used)
    rules.table(state).books[key] = found
    return found


def search_rails(
    rules: "CassinoRules", state: SomniumState, side: int, starts: tuple[int, ...], used: int
) -> GateReach:
    """One search from all hexes where a train may begin."""
    edition = rules.front(state)
    row = np.zeros(1, dtype=np.int32)
    _, nodes, costs, previous, _ = engines().flood(
        edition.grid.neighbours,
        edition.rail_costs,
        rail_flags(rules, state, side),
        edition.no_surcharge,
        edition.no_rules,
        edition.no_counting,
        NO_LIMIT,
        row,
        row,
        np.array([0, len(starts)], dtype=np.int32),
        np.array(starts, dtype=np.int32),
        np.array([used], dtype=np.int32),
        np.array([rules.constants.rail_hexes], dtype=np.int32),
    )
    reach = GateReach(edition.nowhere.copy(), edition.nowhere.copy())
    reach.before[nodes] = previous
    reach.spent[nodes] = costs
    return reach


def board_all(rules: "CassinoRules", state: SomniumState, side: int) -> None:
    """Work out all journeys from the rail hexes of a side on the map at once."""
    edition, table = rules.front(state), rules.table(state)
    ours, zone = table.count[side], table.zone[1 - side]
    boarding = [
        h
        for h in edition.rail_hexes
        if ours[h] and not zone[h] and f"rail {side} 0 {(h,)}" not in table.books
    ]
    if not boarding:
        return
    reach = ReachTable.empty(len(boarding), edition.size)
    queries = [(row, 0, 0, h, 0, rules.constants.rail_hexes) for row, h in enumerate(boarding)]
    engines().refill(
        edition.grid.neighbours,
        edition.rail_costs,
        rail_flags(rules, state, side),
        edition.no_surcharge,
        edition.no_rules,
        np.array(queries, dtype=np.int32),
        edition.everywhere,
        *reach,
    )
    for row, h in enumerate(boarding):
        table.books[f"rail {side} 0 {(h,)}"] = GateReach(reach.before[row], reach.spent[row])


def reach_by_rail(rules: "CassinoRules", state: SomniumState, unit: int) -> GateReach | None:
    """Where a train takes a unit; None if it cannot board at all."""
    starts = rail_starts(rules, state, unit)
    if not starts:
        return None
    outside = state.place[unit] < 0
    return rail_reach(rules, state, rules.title.units[unit].owner, starts, 1 if outside else 0)


# --- the action ----------------------------------------------------------------------------------


def refused(rules: "CassinoRules", unit: int, h: int, reason: str) -> Illegal:
    """The refusal for a journey by rail."""
    name = rules.title.units[unit].id
    return Illegal("RAIL", "C-10.0", unit=name, hex=rules.hex_name(h), reason=reason)


@rule("C-10.0", "C-R42")
def check_rail(rules: "CassinoRules", state: SomniumState, side: int, action: Rail) -> None:
    """Refuse a unit that cannot board, rails that are closed to it, and too long a journey."""
    unit = rules.own_unit(state, side, action.unit)
    to = rules.hex_named(action.to)
    edition, table = rules.front(state), rules.table(state)
    h = state.place[unit]
    if h < 0:
        require_outside(rules, state, unit)
    elif not edition.on_rail[h]:
        raise refused(rules, unit, h, "not-on-rail")
    elif is_engaged(table, side, h):
        raise refused(rules, unit, h, "engaged")
    elif state.marks[unit] & MOVED:
        raise refused(rules, unit, h, "moved")
    if not edition.on_rail[to]:
        raise refused(rules, unit, to, "not-on-rail")
    if to == h:
        raise Illegal("NO_MOVE", "S/C-4.0a", hex=action.to)
    way = journey(rules, state, side, unit, action)
    if way is None:
        raise refused(rules, unit, to, obstacle(rules, state, side, unit, to))
    require_room(table, side, to)


def journey(
    rules: "CassinoRules", state: SomniumState, side: int, unit: int, action: Rail
) -> list[int] | None:
    """The hexes of a journey; of a unit from outside the first rail hex included."""
    edition = rules.front(state)
    starts = rail_starts(rules, state, unit)
    h, to = state.place[unit], edition.by_name[action.to]
    if action.at and h < 0:
        starts = tuple(each for each in starts if edition.names[each] == action.at)
    if not starts:
        return None
    if action.via:
        return given_journey(rules, state, side, h, starts, action)
    reach = rail_reach(rules, state, side, starts, 1 if h < 0 else 0)
    if reach.spent[to] < 0:
        return None
    way = way_in(reach, to)
    return way if h < 0 else way[1:]


def given_journey(
    rules: "CassinoRules",
    state: SomniumState,
    side: int,
    h: int,
    starts: tuple[int, ...],
    action: Rail,
) -> list[int] | None:
    """The given hexes if a train can take them."""
    edition = rules.front(state)
    flags = rail_flags(rules, state, side)[0]
    way = [rules.hex_named(name) for name in action.via]
    here = h
    for there in way:
        if flags[there] & BLOCKED:
            return None
        if here < 0:
            if there not in starts:
                return None
        elif there not in edition.around[here] or not edition.rail_slots[edition.slot(here, there)]:
            return None
        here = there
    ends = edition.names[here] == action.to
    return way if ends and len(way) <= rules.constants.rail_hexes else None


def obstacle(rules: "CassinoRules", state: SomniumState, side: int, unit: int, to: int) -> str:
    """Why there is no journey to a rail hex."""
    if not rail_starts(rules, state, unit):
        return "no-station"
    if is_engaged(rules.table(state), side, to):
        return "would-engage"
    if rail_flags(rules, state, side)[0][to]:
        return "closed"
    return "too-far"


@rule("C-10.0", "C-R42")
def go_by_rail(
    rules: "CassinoRules", state: SomniumState, side: int, action: Rail, resolution: Resolution
) -> None:
    """Send a unit by train; it does nothing else this phase."""
    edition = rules.front(state)
    unit = rules.title.number[action.unit]
    start = state.place[unit]
    way = journey(rules, state, side, unit, action) or []
    names = edition.names
    origin = names[start] if start >= 0 else names[way[0]]
    if start < 0:
        state.landed[unit] = state.turn
        state.fallen[unit] = 0
    state.marks[unit] |= MOVED | RAILED
    path = tuple([names[h] for h in way])
    tell(
        rules,
        state,
        resolution,
        side,
        Railed(rule="C-10.0", unit=action.unit, origin=origin, to=action.to, path=path),
        CounterRailed(rule="C-10.0", side=rules.sides[side], origin=origin, to=action.to),
    )
    walk(rules, state, unit, way, resolution)
    rules.came(state, unit, way[-1], start)
