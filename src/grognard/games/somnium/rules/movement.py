"""Chapter 4.0: movement. The listing of moves stands beside their check and execution."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.somnium.actions import EndPhase, Move, SomniumAction
from grognard.games.somnium.disposition import Disposition
from grognard.games.somnium.edition import HALF_POINTS
from grognard.games.somnium.events import CounterMoved, Moved
from grognard.games.somnium.ground import walk
from grognard.games.somnium.reach import (
    Flooder,
    ReachBook,
    backtrack,
    flooder,
    open_book,
    reach_book,
)
from grognard.games.somnium.rules.stacking import require_room
from grognard.games.somnium.rules.zones import engaging_hexes, is_engaged
from grognard.games.somnium.state import MOVED, STOPPED, SomniumState
from grognard.games.somnium.steps import Movement, MovementEnd
from grognard.games.somnium.telling import tell
from grognard.hexes.kernel import BLOCKED
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Offer, Single
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


FAR = 400
"""Half points enough to cross any map."""

# --- the list of legal moves ---------------------------------------------------------------------


class HexGroup(ChoiceGroup[SomniumAction]):
    """All choices of one unit that differ only in a hex."""

    def __init__(
        self,
        rules: "SomniumRules",
        kind: str,
        unit: int,
        at: int,
        hexes: Sequence[int],
        costs: Sequence[int] = (),
    ) -> None:
        self.rules = rules
        self.kind = kind
        self.unit = unit
        self.at_hex = at
        self.hexes = hexes
        self.costs = costs

    def __len__(self) -> int:
        return len(self.hexes)

    def at(self, index: int) -> SomniumAction:
        return build(self.rules, self.kind, self.unit, self.at_hex, self.hexes[index])

    def __contains__(self, action: object) -> bool:
        return any(action == self.at(index) for index in range(len(self.hexes)))

    def offer(self) -> Offer:
        action = msgspec.to_builtins(self.at(0))
        slot = "at" if self.kind in ("drop", "beach") else "to"
        action.pop(slot)
        target = self.rules.target
        costs: Sequence[int | None] = self.costs or [None] * len(self.hexes)
        return Offer(
            verb=str(action["verb"]),
            action=action,
            subject=self.rules.title.units[self.unit].id,
            slot=slot,
            targets=tuple([target(h, cost) for h, cost in zip(self.hexes, costs, strict=True)]),
            scale=HALF_POINTS,
            rule="S/C-4.0a",
        )


def build(rules: "SomniumRules", kind: str, unit: int, at: int, h: int) -> SomniumAction:
    """The action of a row of the book."""
    if kind == "move":
        return Move((rules.title.units[unit].id,), rules.hex_name(h))
    action: SomniumAction = rules.entry_action(kind, unit, at, h)
    return action


class MovementChoices(Choices[SomniumAction]):
    """Moves, then entries, then departures, then the end of the phase; nothing built early."""

    __slots__ = ("_book", "_ends", "_entries", "_exits", "_rules", "_state", "_walks")

    def __init__(self, rules: "SomniumRules", state: SomniumState, book: ReachBook) -> None:
        self._rules = rules
        self._state = state
        self._book = book
        self._walks = book.walk.total
        self._entries = book.entry.total
        self._exits = rules.exits(state, book)
        self._ends = not (book.leavers and book.held_armour(state))
        self._length = self._walks + self._entries + len(self._exits) + self._ends

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(self._length))]
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        book = self._book
        if index < self._walks:
            row, h = book.walk.locate(index, book.room)
            units = self._rules.title.units
            return Move((units[book.units[row]].id,), self._rules.hex_name(h))
        index -= self._walks
        if index < self._entries:
            row, h = book.entry.locate(index, book.room)
            entry = book.entries[row]
            return build(self._rules, entry.kind, entry.unit, entry.at, h)
        index -= self._entries
        if index < len(self._exits):
            return self._rules.exit_action(self._exits[index])
        return EndPhase()

    def __iter__(self) -> Iterator[SomniumAction]:
        for group in self.groups:
            for index in range(len(group)):
                yield group.at(index)

    @property
    def groups(self) -> Sequence[ChoiceGroup[SomniumAction]]:
        book, rules, state = self._book, self._rules, self._state
        found: list[ChoiceGroup[SomniumAction]] = []
        for row, unit in enumerate(book.units):
            if book.walk.counts[row]:
                hexes = (book.walk.ends[row] & book.room).nonzero()[0]
                costs = (book.reach.spent[row][hexes] - state.spent[unit]).tolist()
                found.append(HexGroup(rules, "move", unit, -1, hexes.tolist(), costs))
        for row, entry in enumerate(book.entries):
            if book.entry.counts[row]:
                hexes = (book.entry.ends[row] & book.room).nonzero()[0]
                costs = book.entry_costs(row, hexes)
                group = HexGroup(rules, entry.kind, entry.unit, entry.at, hexes.tolist(), costs)
                found.append(group)
        for unit in self._exits:
            name = rules.title.units[unit].id
            action = rules.exit_action(unit)
            found.append(Single(action, subject=name, rule=rules.cite("exit")))
        if self._ends:
            found.append(Single(EndPhase(), rule=rules.cite("3.0")))
        return found

    @groups.setter
    def groups(self, _: Sequence[ChoiceGroup[SomniumAction]]) -> None:
        raise AttributeError("the groups of a movement phase are derived")

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            check_movement(self._rules, self._state, self._book.side, action)
        except Illegal:
            return False
        return True


# --- the phase -----------------------------------------------------------------------------------


class MovementPoint(Point["SomniumRules", SomniumState, Movement]):
    """A side moves its units in any order, in as many commands as it likes."""

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: Movement
    ) -> tuple[Decision, ...]:
        return rules.movement_decisions[step.side]

    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: Movement, side: Side
    ) -> Choices[Any]:
        return MovementChoices(rules, state, reach_book(rules, state, step.side))

    def check(
        self, rules: "SomniumRules", state: SomniumState, step: Movement, side: Side, action: Action
    ) -> None:
        check_movement(rules, state, step.side, action)

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Movement,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Move):
            for name in action.units:
                make_move(rules, state, rules.title.number[name], action, resolution)
        elif isinstance(action, EndPhase):
            state.steps[-1] = MovementEnd(step.side)
        else:
            rules.apply_entry(state, step.side, action, resolution)


def check_movement(rules: "SomniumRules", state: SomniumState, side: int, action: Action) -> None:
    """Refuse what the movement phase does not allow, with the first reason that applies."""
    if isinstance(action, Move):
        check_move(rules, state, side, action)
    elif isinstance(action, EndPhase):
        check_end(rules, state, side)
    elif isinstance(action, rules.passages):
        rules.check_entry(state, side, action)
    else:
        raise rules.wrong_phase(state, action)


@rule("S-3.0", "C-3.0a", "S/C-R26")
def check_end(rules: "SomniumRules", state: SomniumState, side: int) -> None:
    """The phase may not end while armour must still get away from the mountains."""
    held = reach_book(rules, state, side).held_armour(state)
    if held:
        edition = rules.edition(state)
        raise Illegal(
            "MUST_DISENGAGE",
            "S/C-R26",
            units=tuple(edition.ids[unit] for unit, _ in held),
            alternatives=tuple(edition.names[h] for h in held[0][1]),
        )


@rule("S/C-4.0a", "S/C-4.0b")
def check_move(rules: "SomniumRules", state: SomniumState, side: int, action: Move) -> None:
    """Every unit of a stack is checked alone: points are neither lent nor pooled."""
    if not action.units or len(set(action.units)) != len(action.units):
        raise Illegal("NO_SUCH_UNIT", "S/C-4.0a", units=action.units)
    units = tuple(rules.own_unit(state, side, name) for name in action.units)
    to = rules.hex_named(action.to)
    table = rules.table(state)
    starts = {state.place[unit] for unit in units}
    if len(starts) > 1:
        raise Illegal("NOT_TOGETHER", "S/C-4.0b", units=action.units)
    book = open_book(table)
    if book is not None and not action.via and len(units) == 1 and book.may_end(units[0], to):
        return
    for unit in units:
        require_able(rules, state, unit)
    for unit in units:
        check_walk(rules, state, unit, to, action.via)
    require_room(table, side, to, sum(1 for unit in units if state.place[unit] != to))


@rule("S-4.2.3c", "S/C-4.1.2a")
def require_able(rules: "SomniumRules", state: SomniumState, unit: int) -> None:
    """A unit off the map, cut off, or stopped by a zone cannot move."""
    edition = rules.edition(state)
    h = state.place[unit]
    name = edition.ids[unit]
    if h < 0:
        raise rules.off_map(state, unit)
    if unit in state.awaiting:
        raise Illegal("AWAITING_CONTACT", "S-4.2.3c", unit=name, hex=edition.names[h])
    if state.marks[unit] & STOPPED:
        table = rules.table(state)
        near = engaging_hexes(table, edition.owner[unit], h)
        raise zoc_stop(rules, state, unit, h, near)
    rules.require_unspent(state, unit)


def zoc_stop(
    rules: "SomniumRules", state: SomniumState, unit: int, h: int, near: Sequence[int]
) -> Illegal:
    """The refusal for going on after entering a zone."""
    edition = rules.edition(state)
    return Illegal(
        "ZOC_STOP",
        "S/C-4.1.2a",
        unit=edition.ids[unit],
        hex=edition.names[h],
        enemies=tuple(edition.names[n] for n in near),
    )


def check_walk(
    rules: "SomniumRules", state: SomniumState, unit: int, to: int, via: tuple[str, ...]
) -> None:
    """Refuse a way that breaks a rule of movement; without a given way, one that cannot exist."""
    if not via:
        if to == state.place[unit]:
            raise Illegal("NO_MOVE", "S/C-4.0a", hex=rules.hex_name(to))
        if cheapest(rules, state, unit, to) is None:
            raise unreachable(rules, state, unit, to)
        return
    way = [rules.hex_named(name) for name in via]
    if way[-1] != to:
        raise Illegal("PATH_BROKEN", "S/C-4.0a", hex=via[-1], to=rules.hex_name(to))
    check_way(rules, state, unit, state.place[unit], way)


def check_way(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    start: int,
    way: Sequence[int],
    spent: int | None = None,
) -> None:
    """Refuse a given way at its first illegal step."""
    here = start
    costs: list[str] = []
    used = state.spent[unit] if spent is None else spent
    edition = rules.edition(state)
    for number, there in enumerate(way):
        check_step(rules, state, unit, here, there)
        table = rules.table(state)
        if number and is_engaged(table, edition.owner[unit], here):
            near = engaging_hexes(table, edition.owner[unit], here)
            raise zoc_stop(rules, state, unit, here, near)
        cost = rules.step_cost(state, edition.class_row[unit], here, there)
        if not number and is_engaged(table, edition.owner[unit], here):
            cost += rules.disengage_cost
        used += cost
        costs.append(f"{edition.names[there]} {points(cost)}")
        here = there
    if used > edition.allowance[unit]:
        raise exceeded(rules, state, unit, used, tuple(costs))


def points(half: int) -> str:
    """Half points as people write them."""
    return f"{half // 2}½" if half % 2 and half > 1 else ("½" if half == 1 else str(half // 2))


def exceeded(
    rules: "SomniumRules", state: SomniumState, unit: int, cost: int, steps: tuple[str, ...]
) -> Illegal:
    """The refusal for too dear a way, with its price hex by hex."""
    edition = rules.edition(state)
    return Illegal(
        "MP_EXCEEDED",
        "S/C-4.0a",
        unit=edition.ids[unit],
        cost=cost,
        allowance=edition.allowance[unit],
        left=edition.allowance[unit] - state.spent[unit],
        steps=steps,
    )


@rule("S/C-4.1.2e", "S-4.0e", "C-4.0e", "S-R63", "S/C-R26")
def check_step(
    rules: "SomniumRules", state: SomniumState, unit: int, here: int, there: int
) -> None:
    """Refuse a step into enemies, forbidden ground, or armour next to mountain enemies only."""
    edition = rules.edition(state)
    if there not in edition.around[here]:
        raise Illegal("PATH_BROKEN", "S/C-4.0a", hex=edition.names[there], to=edition.names[here])
    table = rules.table(state)
    side = edition.owner[unit]
    if table.count[1 - side][there]:
        raise Illegal("ENEMY_OCCUPIED", "S/C-4.1.2e", hex=edition.names[there])
    rules.check_closed(state, unit, there)
    if rules.step_cost(state, edition.class_row[unit], here, there) < 0:
        raise forbidden(rules, state, unit, there)
    barred = flooder(rules, state, side).flags[1][there] & BLOCKED
    if edition.is_armour[unit] and barred:
        raise armour_mountain(rules, state, unit, there)


def armour_mountain(rules: "SomniumRules", state: SomniumState, unit: int, h: int) -> Illegal:
    """The refusal for armour that would face nobody but enemies in mountains."""
    edition = rules.edition(state)
    near = engaging_hexes(rules.table(state), edition.owner[unit], h)
    return Illegal(
        "ARMOUR_MOUNTAIN",
        "S/C-R26",
        unit=edition.ids[unit],
        hex=edition.names[h],
        enemies=tuple(edition.names[n] for n in near),
    )


def forbidden(rules: "SomniumRules", state: SomniumState, unit: int, h: int) -> Illegal:
    """The refusal for ground a class may not enter; says when a road would help."""
    edition = rules.edition(state)
    kind = edition.units[unit].move_class
    terrain = edition.terrain_of[h][0]
    return Illegal(
        "TERRAIN_FORBIDDEN",
        "S-R63" if edition.closed[h] else rules.cite("4.0e"),
        unit=edition.ids[unit],
        hex=edition.names[h],
        terrain="closed" if edition.closed[h] else terrain,
        move_class=kind,
        by_road="yes" if kind in edition.chart()[terrain].road_only else "no",
    )


def cheapest(rules: "SomniumRules", state: SomniumState, unit: int, to: int) -> list[int] | None:
    """The cheapest legal way of a unit to a hex, or None."""
    book = open_book(rules.table(state))
    if book is not None and unit in book.row_of:
        return book.path(unit, to) if book.reaches(unit, to) else None
    edition = rules.edition(state)
    search = flooder(rules, state, edition.owner[unit])
    before = search.many([unit], [state.place[unit]], [state.spent[unit]])[0][0]
    return backtrack(before, to) if before[to] >= 0 else None


def unreachable(rules: "SomniumRules", state: SomniumState, unit: int, to: int) -> Illegal:
    """Why a unit on the map has no way to a hex."""
    return unreachable_from(rules, state, unit, state.place[unit], to)


def unreachable_from(
    rules: "SomniumRules", state: SomniumState, unit: int, start: int, to: int
) -> Illegal:
    """Why there is no way: the hex itself, the zones between, or the points."""
    edition = rules.edition(state)
    side = edition.owner[unit]
    table = rules.table(state)
    if table.count[1 - side][to]:
        return Illegal("ENEMY_OCCUPIED", "S/C-4.1.2e", hex=edition.names[to])
    try:
        rules.check_closed(state, unit, to)
    except Illegal as refusal:
        return refusal
    row = edition.class_row[unit]
    if all(rules.step_cost(state, row, n, to) < 0 for n in edition.around[to]):
        return forbidden(rules, state, unit, to)
    search = flooder(rules, state, side)
    if edition.is_armour[unit] and search.flags[1][to] & BLOCKED:
        return armour_mountain(rules, state, unit, to)
    if to in edition.around[start] and rules.step_cost(state, row, start, to) < 0:
        return forbidden(rules, state, unit, to)
    way = without_zones(rules, state, search, unit, start, to)
    if way is None:
        return forbidden(rules, state, unit, to)
    cost = way_cost(rules, state, unit, start, way)
    if state.spent[unit] + cost <= edition.allowance[unit]:
        stop = next(h for h in (start, *way) if is_engaged(table, side, h))
        return zoc_stop(rules, state, unit, stop, engaging_hexes(table, side, stop))
    steps = tuple(
        f"{edition.names[b]} {points(rules.step_cost(state, row, a, b))}"
        for a, b in zip([start, *way], way, strict=False)
    )
    return exceeded(rules, state, unit, state.spent[unit] + cost, steps)


def without_zones(
    rules: "SomniumRules", state: SomniumState, search: Flooder, unit: int, start: int, to: int
) -> list[int] | None:
    """The cheapest way if zones did not stop anybody and points did not end."""
    plain = Flooder(rules, state, rules.edition(state).owner[unit])
    plain.flags[:] = search.flags & BLOCKED
    before = plain.many([unit], [start], [0], budget=FAR)[0][0]
    return backtrack(before, to) if before[to] >= 0 else None


def way_cost(
    rules: "SomniumRules", state: SomniumState, unit: int, start: int, way: Sequence[int]
) -> int:
    """The price of a way in half points, the point for leaving a zone included."""
    table = rules.table(state)
    edition = table.edition
    edge, place = rules.edges(state)[edition.class_row[unit]], edition.neighbours.index
    cost, here = 0, start
    for there in way:
        cost += edge[place(there, here * 6, here * 6 + 6)]
        here = there
    if table.zone[1 - edition.owner[unit]][start]:
        cost += rules.disengage_cost
    return cost


@rule("S/C-4.0a", "S/C-4.1.2a", "S/C-4.1.2b")
def make_move(
    rules: "SomniumRules", state: SomniumState, unit: int, action: Move, resolution: Resolution
) -> None:
    """Move one unit: points add up over the phase, an enemy zone ends its moves."""
    table: Disposition = rules.table(state)
    edition = table.edition
    side, start = edition.owner[unit], state.place[unit]
    to = edition.by_name[action.to]
    book = open_book(table)
    if book is not None and not action.via:
        way = book.path(unit, to)
        cost = book.cost(state, unit, to)
    else:
        given = [edition.by_name[name] for name in action.via]
        way = given or cheapest(rules, state, unit, to) or [to]
        cost = way_cost(rules, state, unit, start, way)
    state.spent[unit] += cost
    state.marks[unit] |= MOVED
    if table.zone[1 - side][to]:
        state.marks[unit] |= STOPPED
    tell_move(rules, state, unit, way, resolution, cost)
    walk(rules, state, unit, way, resolution)
    if book is not None:
        book.moved(state, unit, start, to)
        rules.keep_entries(state, book, unit, (start, *way))


def tell_move(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    way: Sequence[int],
    resolution: Resolution,
    cost: int | None = None,
) -> None:
    """Tell a move that is about to be made: the opponent sees a counter go from hex to hex."""
    edition = rules.edition(state)
    side, start, names = edition.owner[unit], state.place[unit], edition.names
    tell(
        rules,
        state,
        resolution,
        side,
        Moved(
            rule="S/C-4.0a",
            unit=edition.ids[unit],
            origin=names[start],
            to=names[way[-1]],
            path=tuple([names[h] for h in way]),
            cost=way_cost(rules, state, unit, start, way) if cost is None else cost,
        ),
        CounterMoved(
            rule="S/C-4.0a", side=rules.sides[side], origin=names[start], to=names[way[-1]]
        ),
    )
