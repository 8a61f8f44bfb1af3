"""Marks over the whole map, worked out only from what the asking side may know."""

from typing import TYPE_CHECKING

import numpy as np

from grognard.games.somnium.reach import Flooder
from grognard.games.somnium.rules.retreat import is_encircled
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.view import shown_units
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side
from grognard.kernel.report import Mark
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules

OVERLAYS = ("zones", "threat", "contact")


def overlay_marks(
    rules: "SomniumRules", state: SomniumState, viewer: Side, wanted: str
) -> tuple[Mark, ...]:
    """The marks of one overlay."""
    if wanted == "zones":
        return zone_marks(rules, state)
    if wanted == "contact":
        return contact_marks(rules, state, viewer)
    if wanted == "threat" and viewer in rules.sides:
        return threat_marks(rules, state, viewer)
    raise Illegal(
        "NO_SUCH_QUERY", "K-QUERY", query=wanted, game=rules.info.id, alternatives=OVERLAYS
    )


def zone_marks(rules: "SomniumRules", state: SomniumState) -> tuple[Mark, ...]:
    """Whose engagement zones lie where; counters lie open, so zones are no secret (4.1.2a)."""
    table = rules.table(state)
    names = table.edition.names
    found = []
    for h in range(table.edition.size):
        touching = [side for side in (0, 1) if table.zone[side][h]]
        if touching:
            value = rules.sides[touching[0]] if len(touching) == 1 else "both"
            weight = sum(table.zone[side][h] for side in touching)
            found.append(Mark(at=names[h], value=value, weight=weight))
    return tuple(found)


@rule("S/C-R40", "C-R43", "S/C-R31")
def contact_marks(rules: "SomniumRules", state: SomniumState, viewer: Side) -> tuple[Mark, ...]:
    """The land joined to the invader's rear, his units outside it, and one's own encircled stacks.

    Counters lie open, so contact is no secret; whether a stack could retreat depends on what is in
    it, so a side sees that of its own stacks only.
    """
    table = rules.table(state)
    edition, joined = table.edition, rules.land_contact(state)
    invader = rules.sides.index(rules.invader)
    found = []
    for h in edition.land:
        stack = table.stacks.get(h, ())
        owner = edition.owner[stack[0]] if stack else -1
        if stack and rules.sides[owner] == viewer and is_encircled(rules, state, tuple(stack)):
            value = "encircled"
        elif owner == invader and not joined[h]:
            value = "cut-off"
        elif joined[h]:
            value = "in-contact"
        else:
            continue
        weight = len(stack) if value != "in-contact" else 1
        found.append(Mark(at=edition.names[h], value=value, weight=weight))
    return tuple(found)


def threat_marks(rules: "SomniumRules", state: SomniumState, viewer: Side) -> tuple[Mark, ...]:
    """How many enemy stacks could come to a hex in a movement phase of their own.

    A counter whose face is hidden counts as the most mobile of all that it could be.
    """
    table = rules.table(state)
    edition = table.edition
    enemy = 1 - rules.sides.index(viewer)
    shown = shown_units(rules, state, viewer)
    guesses = fastest_of_each_class(rules, state, shown, enemy)
    flooder = Flooder(rules, state, enemy)
    counts = np.zeros(edition.size, dtype=np.int32)
    for h, stack in sorted(table.stacks.items()):
        if edition.owner[stack[0]] != enemy:
            continue
        units = [unit for unit in stack if unit in shown]
        if len(units) < len(stack):
            units += guesses
        before, _ = flooder.many(units, [h] * len(units), [0] * len(units))
        counts += (before >= 0).any(axis=0)
    return tuple(
        Mark(at=edition.names[h], value="threat", weight=int(counts[h]))
        for h in counts.nonzero()[0].tolist()
    )


def fastest_of_each_class(
    rules: "SomniumRules", state: SomniumState, shown: set[int], side: int
) -> list[int]:
    """Of the hidden units of a side on the map, the one with most points of each class."""
    edition = rules.edition(state)
    fastest: dict[tuple[int, bool], int] = {}
    for unit in edition.of_side[side]:
        if state.place[unit] < 0 or unit in shown:
            continue
        kind = (int(edition.class_row[unit]), bool(edition.is_armour[unit]))
        if kind not in fastest or edition.allowance[unit] > edition.allowance[fastest[kind]]:
            fastest[kind] = unit
    return sorted(fastest.values())
