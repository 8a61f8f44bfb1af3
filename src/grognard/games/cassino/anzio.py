"""Chapter 4.2.1: how many units the beachhead holds without land contact."""

from typing import TYPE_CHECKING

import numpy as np

from grognard.games.somnium.reach import joined
from grognard.games.somnium.state import SomniumState
from grognard.hexes.changes import BoolArray
from grognard.hexes.grid import IntArray
from grognard.kernel.illegal import Illegal
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules


@rule("C-R43")
def joined_to_rear(rules: "CassinoRules", state: SomniumState) -> BoolArray:
    """The land joined to the Allied edges; a hex in a German zone counts if Allies stand in it."""
    edition, table = rules.front(state), rules.table(state)
    ours = np.frombuffer(table.count[rules.allied], dtype=np.uint8) > 0
    theirs = np.frombuffer(table.count[rules.axis], dtype=np.uint8) > 0
    free = ~theirs & ((table.zone_view[rules.axis] == 0) | ours)
    edges = edition.allied_edges
    return joined(edition, free, edges[free[edges]])


def nearby(rules: "CassinoRules", state: SomniumState) -> tuple[int, IntArray]:
    """Units in the box of the beachhead, and how many Allied units stand in each hex near Anzio."""
    edition, place = rules.front(state), state.place
    boxed = 0
    if edition.beach_box in place:
        ours = edition.of_side[rules.allied]
        boxed = sum(1 for unit in ours if place[unit] == edition.beach_box)
    count = np.frombuffer(rules.table(state).count[rules.allied], dtype=np.uint8)
    near: IntArray = count[edition.beachhead].astype(np.int32)
    return boxed, near


@rule("C-4.2.1b", "C-R43")
def units_ashore(rules: "CassinoRules", state: SomniumState) -> int | None:
    """How many units the limit counts; None while there is land contact."""
    return cut_off(rules, state, *nearby(rules, state))


def cut_off(rules: "CassinoRules", state: SomniumState, boxed: int, near: IntArray) -> int | None:
    """How many of the units near Anzio have no land contact; None if Anzio itself has it."""
    rear = joined_to_rear(rules, state)
    if rear[rules.front(state).anzio]:
        return None
    return boxed + int(near[~rear[rules.front(state).beachhead]].sum())


@rule("C-4.2.1b")
def landing_open(rules: "CassinoRules", state: SomniumState) -> bool:
    """Whether one more unit may land at Anzio."""
    limit = rules.constants.anzio_limit
    boxed, near = nearby(rules, state)
    if boxed + int(near.sum()) < limit:
        return True
    counted = cut_off(rules, state, boxed, near)
    return counted is None or counted < limit


def limit_reached(rules: "CassinoRules", state: SomniumState, unit: int) -> Illegal:
    """The refusal for one unit too many."""
    return Illegal(
        "ANZIO_LIMIT",
        "C-4.2.1b",
        unit=rules.title.units[unit].id,
        limit=rules.constants.anzio_limit,
        present=units_ashore(rules, state) or 0,
    )
