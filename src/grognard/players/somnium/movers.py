"""What every unit may do in a movement phase, as masks over the map."""

from typing import NamedTuple

import numpy as np

from grognard.games.somnium.actions import SomniumAction
from grognard.games.somnium.reach import reach_book
from grognard.games.somnium.rules.movement import build
from grognard.games.somnium.rules.zones import is_dominant, is_engaged
from grognard.games.somnium.state import BEGAN_ENGAGED, MOVED
from grognard.players.somnium.chances import BoolArray
from grognard.players.somnium.outlook import Outlook


class Way(NamedTuple):
    """One manner of going somewhere: a march, a landing at a hex, a drop."""

    kind: str
    at: int
    ends: BoolArray


class Mover(NamedTuple):
    """A unit that can still go somewhere, and where."""

    unit: int
    here: int
    ends: BoolArray
    ways: tuple[Way, ...]

    def action(self, outlook: Outlook, to: int) -> SomniumAction:
        """The action that brings the unit to a hex."""
        for way in self.ways:
            if way.ends[to]:
                return build(outlook.rules, way.kind, self.unit, way.at, to)
        raise LookupError(f"{outlook.edition.ids[self.unit]} does not come to {to}")


def movers(outlook: Outlook) -> dict[int, Mover]:
    """Every unit with somewhere to go, on the map or waiting beside it."""
    book = reach_book(outlook.rules, outlook.state, outlook.side)
    found: dict[int, Mover] = {}
    for row, unit in enumerate(book.units):
        if book.walk.counts[row]:
            ends = book.walk.ends[row] & book.room
            here = outlook.state.place[unit]
            found[unit] = Mover(unit, here, ends, (Way("move", -1, ends),))
    entries: dict[int, list[Way]] = {}
    for row, entry in enumerate(book.entries):
        if book.entry.counts[row]:
            ends = book.entry.ends[row] & book.room
            entries.setdefault(entry.unit, []).append(Way(entry.kind, entry.at, ends))
    for unit, ways in entries.items():
        # A unit on the map may have the choice between marching and going by train.
        together = (*(found[unit].ways if unit in found else ()), *ways)
        ends = np.logical_or.reduce([way.ends for way in together])
        found[unit] = Mover(unit, max(-1, outlook.state.place[unit]), ends, together)
    return found


def evacuations(outlook: Outlook) -> dict[int, SomniumAction]:
    """The units that can leave the map now."""
    book = reach_book(outlook.rules, outlook.state, outlook.side)
    rules = outlook.rules
    return {unit: rules.exit_action(unit) for unit in rules.exits(outlook.state, book)}


def must_fight(outlook: Outlook, unit: int) -> bool:
    """Whether a unit that stays where it is will owe an attack."""
    h, marks = outlook.state.place[unit], outlook.state.marks[unit]
    if h < 0 or not is_engaged(outlook.table, outlook.side, h):
        return False
    stayed = marks & BEGAN_ENGAGED and not marks & MOVED
    return not (stayed and is_dominant(outlook.rules, outlook.table, outlook.side, h))


def may_end(outlook: Outlook) -> list[tuple[int, tuple[int, ...]]]:
    """Armour that must still get away before the phase may end, and where to."""
    book = reach_book(outlook.rules, outlook.state, outlook.side)
    return book.held_armour(outlook.state)
