"""Chapter 4.2.1: how many units the beachhead holds without land contact."""

from typing import TYPE_CHECKING

import numpy as np

from grognard.games.somnium.reach import BoolArray, joined
from grognard.games.somnium.state import SomniumState
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
    return joined(edition, free, [h for h in edition.arrival[rules.allied] if free[h]])


def nearby(rules: "CassinoRules", state: SomniumState) -> tuple[int, list[int]]:
    """Units in the box of the beachhead, and the hexes of Allied units near Anzio."""
    edition = rules.front(state)
    boxed, near, place = 0, [], state.place
    for unit in edition.of_side[rules.allied]:
        h = place[unit]
        if h >= 0:
            if edition.near_anzio[h]:
                near.append(h)
        elif h == edition.beach_box:
            boxed += 1
    return boxed, near


@rule("C-4.2.1b", "C-R43")
def units_ashore(rules: "CassinoRules", state: SomniumState) -> int | None:
    """How many units the limit counts; None while there is land contact."""
    rear = joined_to_rear(rules, state)
    if rear[rules.front(state).anzio]:
        return None
    boxed, near = nearby(rules, state)
    return boxed + sum(1 for h in near if not rear[h])


@rule("C-4.2.1b")
def landing_open(rules: "CassinoRules", state: SomniumState) -> bool:
    """Whether one more unit may land at Anzio."""
    limit = rules.constants.anzio_limit
    boxed, near = nearby(rules, state)
    if boxed + len(near) < limit:
        return True
    counted = units_ashore(rules, state)
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
