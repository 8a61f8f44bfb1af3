"""Chapter 4.2.2: leaving the map, of one's own will or in retreat, and coming back."""

from bisect import insort
from typing import TYPE_CHECKING

from grognard.games.cassino.actions import Leave
from grognard.games.cassino.edition import AWAY, CassinoEdition
from grognard.games.cassino.entry import return_turn
from grognard.games.cassino.events import CameBack, LeftMap
from grognard.games.somnium.disposition import put
from grognard.games.somnium.edition import HALF_POINTS
from grognard.games.somnium.ground import walk
from grognard.games.somnium.reach import ReachBook, can_move
from grognard.games.somnium.rules.losses import eliminate
from grognard.games.somnium.rules.movement import (
    check_way,
    exceeded,
    require_able,
    tell_move,
    way_cost,
    zoc_stop,
)
from grognard.games.somnium.rules.zones import engaging_hexes
from grognard.games.somnium.state import ASIDE, ELIMINATED, EVACUATED, WAITING, SomniumState
from grognard.kernel.illegal import Illegal
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules

LEAVERS = "leavers"
"""Where the table keeps the units that could leave in this phase."""


@rule("C-4.2.2a", "C-R44")
def fate(rules: "CassinoRules", edition: CassinoEdition, side: int, h: int) -> int:
    """Where a unit goes that leaves here: away for a while, for good, or to its end."""
    if side == rules.allied:
        back = h in edition.coming_back or h in edition.port_exits
        return AWAY if back else EVACUATED
    return EVACUATED if h in edition.for_good else ELIMINATED


@rule("C-R44")
def leaving_cost(rules: "CassinoRules", state: SomniumState, unit: int, h: int) -> int:
    """One point in any weather, one more to break contact."""
    side = rules.front(state).owner[unit]
    engaged = rules.table(state).zone[1 - side][h]
    return HALF_POINTS + (rules.disengage_cost if engaged else 0)


@rule("C-4.2.2a", "C-R44")
def leavers(rules: "CassinoRules", state: SomniumState, book: ReachBook) -> list[int]:
    """The units that stand on an exit hex and can pay for leaving."""
    books = rules.table(state).books
    known = books.get(LEAVERS)
    if not isinstance(known, list):
        known = books[LEAVERS] = [u for u in book.units if may_leave(rules, state, u)]
    return known


def may_leave(rules: "CassinoRules", state: SomniumState, unit: int) -> bool:
    """Whether a unit could leave the map from where it stands."""
    edition, h = rules.front(state), state.place[unit]
    if h < 0 or h not in edition.departure[edition.owner[unit]] or not can_move(state, unit):
        return False
    left = edition.allowance[unit] - state.spent[unit]
    return left >= leaving_cost(rules, state, unit, h)


def keep_leavers(rules: "CassinoRules", state: SomniumState, unit: int) -> None:
    """A unit moved: it alone may have won or lost the chance to leave."""
    known = rules.table(state).books.get(LEAVERS)
    if not isinstance(known, list):
        return
    if unit in known:
        known.remove(unit)
    if may_leave(rules, state, unit):
        insort(known, unit)


@rule("C-4.2.2a", "C-R44", "C-R61")
def check_leave(rules: "CassinoRules", state: SomniumState, side: int, action: Leave) -> None:
    """Refuse a unit that is not on an exit hex of its side, cannot pay, or was stopped."""
    unit = rules.own_unit(state, side, action.unit)
    require_able(rules, state, unit)
    edition, table = rules.front(state), rules.table(state)
    start = h = state.place[unit]
    cost = leaving_cost(rules, state, unit, h)
    steps: tuple[str, ...] = ()
    if action.via:
        way = [rules.hex_named(name) for name in action.via]
        check_way(rules, state, unit, start, way)
        h = way[-1]
        if table.zone[1 - side][h]:
            raise zoc_stop(rules, state, unit, h, engaging_hexes(table, side, h))
        cost = way_cost(rules, state, unit, start, way) + HALF_POINTS
        steps = action.via
    if h not in edition.departure[side]:
        raise Illegal("ENTRY_EDGE", "C-4.2.2a", unit=action.unit, hex=edition.names[h])
    if state.spent[unit] + cost > edition.allowance[unit]:
        raise exceeded(rules, state, unit, state.spent[unit] + cost, steps)


@rule("C-4.2.2a", "C-R44")
def leave(
    rules: "CassinoRules", state: SomniumState, action: Leave, resolution: Resolution
) -> None:
    """Take a unit off the map."""
    edition = rules.front(state)
    unit = rules.title.number[action.unit]
    start = state.place[unit]
    if action.via:
        way = [edition.by_name[name] for name in action.via]
        tell_move(rules, state, unit, way, resolution)
        walk(rules, state, unit, way, resolution)
    go_off(rules, state, unit, resolution)
    rules.came(state, unit, state.place[unit], start)


@rule("C-4.2.2a", "C-R44")
def go_off(rules: "CassinoRules", state: SomniumState, unit: int, resolution: Resolution) -> None:
    """A unit crosses the edge where it stands; everybody sees which it was."""
    edition = rules.front(state)
    h = state.place[unit]
    place = fate(rules, edition, edition.owner[unit], h)
    if place == ELIMINATED:
        eliminate(rules, state, unit, "left-map", resolution, "C-4.2.2a")
        return
    put(state, unit, place)
    state.fallen[unit] = state.turn
    turn = return_turn(rules, state, unit) if place == AWAY else 0
    resolution.emit(
        LeftMap(rule="C-4.2.2a", unit=edition.ids[unit], at=edition.names[h], turn=turn)
    )


@rule("C-R44", "C-R62")
def may_retreat_off(rules: "CassinoRules", state: SomniumState, unit: int, h: int) -> bool:
    """West and north serve both sides in retreat, east and south the Allies; never the sea."""
    edition = rules.front(state)
    legal = h in edition.for_good
    if edition.owner[unit] == rules.allied:
        legal = legal or h in edition.coming_back
    if legal and edition.units[unit].move_class == "rail":
        slots = range(h * 6, h * 6 + 6)
        return any(edition.rail_slots[s] and edition.neighbours[s] < 0 for s in slots)
    return legal


@rule("C-R52", "C-7.0b", "C-4.2.2b")
def call_back(
    rules: "CassinoRules", state: SomniumState, side: int, resolution: Resolution
) -> None:
    """The division that was called away stands ready again, whole, whatever befell it."""
    edition = rules.front(state)
    for unit in edition.of_side[side]:
        counter = edition.units[unit]
        gone = state.place[unit] < 0 and state.place[unit] not in (ASIDE, WAITING)
        if counter.return_turn == state.turn and gone:
            put(state, unit, WAITING)
            state.strength[unit] = edition.full[unit]
            state.fallen[unit] = 0
            resolution.emit(CameBack(rule="C-R52", unit=counter.id))
