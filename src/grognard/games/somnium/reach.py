"""Where the units of the moving side can go: computed once, then kept up to date move by move.

Enemies stand still in a movement phase, so one unit's reach only changes when that unit moves.
Room under the stack limit changes with every move but concerns single hexes: it is kept as a mask
and taken off the counts, never off the reaches themselves.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from grognard.games.somnium.disposition import Disposition
from grognard.games.somnium.edition import Edition
from grognard.games.somnium.rules.zones import barred_to_armour, should_leave
from grognard.games.somnium.state import MOVED, RAILED, STOPPED, SomniumState
from grognard.hexes.changes import BoolArray as BoolArray
from grognard.hexes.grid import IntArray, MaskArray
from grognard.hexes.kernel import (
    BLOCKED,
    ENTRY_STOPS,
    NO_LIMIT,
    ON_ENTRY,
    QUERY,
    RULES,
    START,
    ZOC,
    engines,
)
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules

_KEY: Final = "reach"


class EntryRow(NamedTuple):
    """A way for a unit to come onto the map.

    ``land``: at one hex and on from there; all others: on any hex of ``ends``, at these costs.
    """

    kind: str
    unit: int
    at: int
    ends: BoolArray | None = None
    costs: IntArray | None = None


class Block:
    """Rows of legal ends (ignoring room) and how many of them have room."""

    def __init__(self, ends: BoolArray, counts: IntArray) -> None:
        self.engine = engines()
        self.ends = ends
        self.counts = counts
        self.total = int(counts.sum())

    def clear(self, row: int) -> None:
        """A row has no legal end any more."""
        self.ends[row] = False
        self.total -= int(self.counts[row])
        self.counts[row] = 0

    def toggled(self, h: int, has_room: bool) -> None:
        """A hex has become full, or has room again."""
        change = 1 if has_room else -1
        self.total += change * self.engine.toggle(self.ends, self.counts, h, change)

    def locate(self, index: int, room: BoolArray) -> tuple[int, int]:
        """Row and hex of the choice at this place."""
        return self.engine.pick(self.ends, self.counts, room, index)


class Flooder:
    """The compiled search with the enemy's position of one phase filled in."""

    @rule("S/C-4.1.2a", "S/C-4.1.2b", "S/C-4.1.2e", "S/C-R26")
    def __init__(self, rules: "SomniumRules", state: SomniumState, side: int) -> None:
        """Enemy hexes are closed, a zone entered ends the move, leaving one costs a point."""
        table = rules.table(state)
        edition = table.edition
        self.edition = edition
        self.engine = engines()
        enemy = 1 - side
        flags = np.zeros((2, edition.size), dtype=np.uint8)
        flags[0] |= (np.frombuffer(table.count[enemy], dtype=np.uint8) > 0) * np.uint8(BLOCKED)
        flags[0] |= rules.closed_to(state, side) * np.uint8(BLOCKED)
        flags[0] |= (table.zone_view[enemy] > 0) * np.uint8(ZOC)
        flags[1] = flags[0] | barred_to_armour(table, side) * np.uint8(BLOCKED)
        self.flags: MaskArray = flags
        law = np.zeros((2, RULES), dtype=np.int32)
        law[:, ON_ENTRY] = ENTRY_STOPS
        law[:, START] = rules.disengage_cost
        self.rules: IntArray = law
        self.costs = rules.edge_costs(state)
        self.one: tuple[IntArray, ...] = tuple(np.zeros(1, dtype=np.int32) for _ in range(5))
        self.offsets: IntArray = np.array([0, 1], dtype=np.int32)

    def single(self, unit: int, start: int, spent: int) -> tuple[IntArray, IntArray, IntArray]:
        """The hexes one unit reaches from a hex, the points spent then, the hex before each."""
        edition = self.edition
        cost_row, situation, at, used, budget = self.one
        cost_row[0] = edition.class_row[unit]
        situation[0] = edition.is_armour[unit]
        at[0] = start
        used[0] = spent
        budget[0] = edition.allowance[unit]
        _, nodes, costs, before, _ = self.engine.flood(
            edition.grid.neighbours,
            self.costs,
            self.flags,
            edition.no_surcharge,
            self.rules,
            edition.no_counting,
            NO_LIMIT,
            cost_row,
            situation,
            self.offsets,
            at,
            used,
            budget,
        )
        return nodes, costs, before

    def many(
        self,
        units: Sequence[int],
        starts: Sequence[int],
        spent: Sequence[int],
        budget: int | None = None,
    ) -> tuple[IntArray, IntArray]:
        """The hex before each hex (-1 where a unit does not come) and the points spent then.

        One row a unit. ``budget`` replaces the allowances, to find out what a way would cost.
        """
        edition = self.edition
        before = np.full((len(units), edition.size), -1, dtype=np.int32)
        spent_there = np.zeros_like(before)
        if not units:
            return before, spent_there
        offsets, nodes, costs, previous, _ = self.engine.flood(
            edition.grid.neighbours,
            self.costs,
            self.flags,
            edition.no_surcharge,
            self.rules,
            edition.no_counting,
            NO_LIMIT,
            np.array([edition.class_row[u] for u in units], dtype=np.int32),
            np.array([edition.is_armour[u] for u in units], dtype=np.int32),
            np.arange(len(units) + 1, dtype=np.int32),
            np.array(starts, dtype=np.int32),
            np.array(spent, dtype=np.int32),
            np.array([budget or edition.allowance[u] for u in units], dtype=np.int32),
        )
        rows = np.repeat(np.arange(len(units)), np.diff(offsets))
        before[rows, nodes] = previous
        spent_there[rows, nodes] = costs
        return before, spent_there

    def refill(self, queries: IntArray, room: BoolArray, table: "ReachTable") -> int:
        """Write rows of a kept table anew; by how much all its counts together have changed."""
        edition = self.edition
        return self.engine.refill(
            edition.grid.neighbours,
            self.costs,
            self.flags,
            edition.no_surcharge,
            self.rules,
            queries,
            room,
            table.before,
            table.spent,
            table.ends,
            table.counts,
        )


class ReachTable(NamedTuple):
    """One row a unit: the hex before each hex (-1: never), the points spent then, the ends."""

    before: IntArray
    spent: IntArray
    ends: BoolArray
    counts: IntArray

    @classmethod
    def empty(cls, rows: int, size: int) -> "ReachTable":
        return cls(
            np.full((rows, size), -1, dtype=np.int32),
            np.full((rows, size), -1, dtype=np.int32),
            np.zeros((rows, size), dtype=np.bool_),
            np.zeros(rows, dtype=np.int32),
        )


def flooder(rules: "SomniumRules", state: SomniumState, side: int) -> Flooder:
    """The search for a side, kept until somebody moves."""
    contacts = rules.table(state).contacts
    key = f"flooder {side}"
    found = contacts.get(key)
    if not isinstance(found, Flooder):
        found = contacts[key] = Flooder(rules, state, side)
    return found


class ReachBook:
    """Every legal move, landing and drop of a movement phase."""

    def __init__(self, rules: "SomniumRules", state: SomniumState, side: int) -> None:
        table = rules.table(state)
        edition = table.edition
        self.side = side
        self.table = table
        self.flooder = Flooder(rules, state, side)
        self.units = edition.of_side[side]
        self.row_of = {unit: row for row, unit in enumerate(self.units)}
        self.limit = edition.stack_limit
        self.cheapest = rules.cheapest_steps(state)
        here = np.frombuffer(table.count[side], dtype=np.uint8)
        self.room: BoolArray = here < self.limit
        self.reach = ReachTable.empty(len(self.units), edition.size)
        self.query: IntArray = np.zeros((1, QUERY), dtype=np.int32)
        movable = [unit for unit in self.units if can_move(state, unit)]
        if movable:
            queries = [self.query_of(state, unit) for unit in movable]
            self.flooder.refill(np.array(queries, dtype=np.int32), self.room, self.reach)
        self.walk = Block(self.reach.ends, self.reach.counts)
        self.outside = self.flooder.flags[0] & ZOC == 0
        self.leavers = [unit for unit in self.units if should_leave(rules, state, unit)]
        self.landing: dict[tuple[int, int, int], tuple[IntArray, IntArray]] = {}
        self.refresh_entries(rules, state)

    def refresh_entries(self, rules: "SomniumRules", state: SomniumState) -> None:
        """List the ways onto the map anew: a port was taken, a unit came."""
        edition = self.table.edition
        self.entries = rules.entries(state, self.side)
        ends = np.zeros((len(self.entries), edition.size), dtype=np.bool_)
        for row, entry in enumerate(self.entries):
            if entry.ends is not None:
                ends[row] = entry.ends
            else:
                ends[row] = self.landing_from(entry.unit, entry.at)[0] >= 0
                ends[row, entry.at] = True
        counts = np.count_nonzero(ends & self.room, axis=1).astype(np.int32)
        self.entry = Block(ends, counts)
        self.rows_of: dict[int, list[int]] = {}
        for row, entry in enumerate(self.entries):
            self.rows_of.setdefault(entry.unit, []).append(row)

    def close_entries(self, unit: int) -> None:
        """A unit has used its way onto the map, or its train: strike the others."""
        for row in self.rows_of.get(unit, ()):
            self.entry.clear(row)

    def entry_costs(self, row: int, hexes: IntArray) -> list[int]:
        """What a way onto the map costs to each of these hexes; empty if it costs nothing."""
        entry = self.entries[row]
        if entry.kind == "land":
            costs: list[int] = self.landing_from(entry.unit, entry.at)[1][hexes].tolist()
            return costs
        return [] if entry.costs is None else entry.costs[hexes].tolist()

    def landing_from(self, unit: int, at: int) -> tuple[IntArray, IntArray]:
        """For a unit that comes ashore at a hex with all its points: the hex before each hex, and
        the points spent then.
        """
        edition = self.table.edition
        key = (edition.class_row[unit], edition.allowance[unit], at)
        found = self.landing.get(key)
        if found is None:
            before = np.full(edition.size, -1, dtype=np.int32)
            spent = np.zeros(edition.size, dtype=np.int32)
            if not self.flooder.flags[0][at] & ZOC:
                nodes, costs, previous = self.flooder.single(unit, at, 0)
                before[nodes] = previous
                spent[nodes] = costs
            found = self.landing[key] = (before, spent)
        return found

    # --- keeping up ------------------------------------------------------------------------------

    def moved(self, state: SomniumState, unit: int, old: int, new: int) -> None:
        """A unit went from place to place: its own reach and the room in both hexes change."""
        for h in (old, new):
            if h >= 0:
                has_room = self.table.count[self.side][h] < self.limit
                if has_room is not self.room.item(h):
                    self.room[h] = has_room
                    self.walk.toggled(h, has_room)
                    self.entry.toggled(h, has_room)
        self.renew(state, unit)

    def query_of(self, state: SomniumState, unit: int) -> tuple[int, ...]:
        """What the search needs to know of a unit on the map."""
        edition = self.table.edition
        return (
            self.row_of[unit],
            edition.class_row[unit],
            edition.is_armour[unit],
            state.place[unit],
            state.spent[unit],
            edition.allowance[unit],
        )

    def renew(self, state: SomniumState, unit: int) -> None:
        """Compute one unit's reach anew."""
        if can_move(state, unit) and self.can_afford(state, unit):
            self.query[0] = self.query_of(state, unit)
            self.walk.total += self.flooder.refill(self.query, self.room, self.reach)
        else:
            self.walk.clear(self.row_of[unit])

    def can_afford(self, state: SomniumState, unit: int) -> bool:
        """Whether the points left pay for the cheapest step out of the unit's hex."""
        edition = self.table.edition
        left = edition.allowance[unit] - state.spent[unit]
        return left >= self.cheapest[edition.class_row[unit]][state.place[unit]]

    # --- questions -------------------------------------------------------------------------------

    def reaches(self, unit: int, h: int) -> bool:
        """Whether a unit can come to a hex, room or no room."""
        return bool(self.walk.ends[self.row_of[unit], h])

    def may_end(self, unit: int, h: int) -> bool:
        return bool(self.room[h]) and self.reaches(unit, h)

    def path(self, unit: int, to: int) -> list[int]:
        """The cheapest way of a unit on the map, its own hex left out."""
        return backtrack(self.reach.before[self.row_of[unit]], to)

    def cost(self, state: SomniumState, unit: int, to: int) -> int:
        """What the cheapest way to a hex costs a unit from where it stands."""
        return int(self.reach.spent[self.row_of[unit], to]) - state.spent[unit]

    @rule("S/C-R26")
    def held_armour(self, state: SomniumState) -> list[tuple[int, tuple[int, ...]]]:
        """Armour that must leave enemies in the mountains, and the free hexes it can reach."""
        found = []
        for unit in self.leavers:
            if state.marks[unit] & MOVED or state.place[unit] < 0:
                continue
            free = self.walk.ends[self.row_of[unit]] & self.room & self.outside
            hexes = tuple(int(h) for h in free.nonzero()[0])
            if hexes:
                found.append((unit, hexes))
        return found


def backtrack(before: IntArray, to: int) -> list[int]:
    """The way to a hex from the table of the hexes before; the start is left out."""
    way = [to]
    h = int(before[to])
    while before[h] >= 0:
        way.append(h)
        h = int(before[h])
    way.reverse()
    return way


@rule("S/C-4.1.2a", "S-4.2.3c")
def can_move(state: SomniumState, unit: int) -> bool:
    """Whether a unit may move at all: on the map, not stopped by a zone, not cut off, no train."""
    held = state.marks[unit] & (STOPPED | RAILED)
    return state.place[unit] >= 0 and not held and unit not in state.awaiting


def reach_book(rules: "SomniumRules", state: SomniumState, side: int) -> ReachBook:
    """The book of the present movement phase."""
    table: Disposition = rules.table(state)
    found = table.books.get(_KEY)
    if not isinstance(found, ReachBook) or found.side != side:
        found = ReachBook(rules, state, side)
        table.books[_KEY] = found
    return found


def open_book(table: Disposition) -> ReachBook | None:
    """The book if there is one."""
    found = table.books.get(_KEY)
    return found if isinstance(found, ReachBook) else None


def joined(edition: Edition, free: BoolArray, starts: IntArray) -> BoolArray:
    """The hexes joined to the starts by free hexes, however far."""
    return engines().spread(edition.grid.neighbours, edition.land_links, free, starts)
