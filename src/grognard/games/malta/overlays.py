"""Marks over the whole map. Nothing that they show is hidden: stacks may always be inspected."""

from collections import Counter
from typing import TYPE_CHECKING

from grognard.games.malta.rules.ground import step_cost
from grognard.games.malta.rules.reach import explore
from grognard.games.malta.rules.supply import supplied_hexes, unsupplied
from grognard.games.malta.state import DG, DISPERSED, MaltaState
from grognard.games.malta.title import AXIS, SIDES
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side
from grognard.kernel.report import Mark
from grognard.kernel.rule import rule
from grognard.mechanics.losses import halved_up

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

OVERLAYS = ("zones", "threat", "supply")


def overlay_marks(
    rules: "MaltaRules", state: MaltaState, viewer: Side, wanted: str
) -> tuple[Mark, ...]:
    """The marks of one overlay."""
    if wanted == "zones":
        return near_marks(rules, state)
    if wanted == "supply":
        return supply_marks(rules, state)
    if wanted == "threat" and viewer in SIDES:
        return threat_marks(rules, state, 1 - SIDES.index(viewer))
    raise Illegal(
        "NO_SUCH_QUERY", "K-QUERY", query=wanted, game=rules.info.id, alternatives=OVERLAYS
    )


@rule("M-5.2b", "M-1.3.8")
def near_marks(rules: "MaltaRules", state: MaltaState) -> tuple[Mark, ...]:
    """The land beside each side, where it costs the other side double to come."""
    table = rules.table(state)
    found = []
    for h in table.edition.land:
        beside = [side for side in (0, 1) if table.near[side][h]]
        if beside:
            value = SIDES[beside[0]] if len(beside) == 1 else "both"
            weight = sum(table.near[side][h] for side in beside)
            found.append(Mark(at=table.edition.names[h], value=value, weight=weight))
    return tuple(found)


@rule("M-7.5", "M-7.5-R1", "M-7.5-R3")
def supply_marks(rules: "MaltaRules", state: MaltaState) -> tuple[Mark, ...]:
    """Land that Axis airfields and ports reach, and from Turn 3 on the stacks that go hungry."""
    table = rules.table(state)
    edition = table.edition
    air, sea = (supplied_hexes(rules, state, kind) for kind in ("airfield", "port"))
    on_map = tuple(unit for unit in edition.of_side[AXIS] if state.place[unit] >= 0)
    hungry = Counter(state.place[unit] for unit in unsupplied(rules, state, on_map))
    found = []
    for h in edition.land:
        if h in hungry:
            value = "unsupplied"
        elif h in air or h in sea:
            value = "by-both" if h in air and h in sea else "by-air" if h in air else "by-sea"
        else:
            continue
        found.append(Mark(at=edition.names[h], value=value, weight=hungry[h] or 1))
    return tuple(found)


@rule("M-5.2", "M-5.2.5")
def threat_marks(rules: "MaltaRules", state: MaltaState, enemy: int) -> tuple[Mark, ...]:
    """How many enemy stacks could attack a hex after moving in an Operation of theirs."""
    table = rules.table(state)
    edition = table.edition
    counts: Counter[int] = Counter()
    for stack in table.stacks.values():
        if edition.owner[stack[0]] == enemy:
            counts.update({h for unit in stack for h in attackable(rules, state, unit)})
    return tuple(
        Mark(at=edition.names[h], value="threat", weight=counts[h]) for h in sorted(counts)
    )


def attackable(rules: "MaltaRules", state: MaltaState, unit: int) -> set[int]:
    """The hexes a unit could attack from where it stands or can go with all its points."""
    table = rules.table(state)
    edition, start = table.edition, state.place[unit]
    if edition.paren[unit] or state.marks[unit] & DISPERSED or not edition.is_land[start]:
        return set()
    budget = edition.allowance[unit]
    if state.marks[unit] & DG:
        budget = halved_up(budget)
    row = edition.row[unit]
    return {
        edition.neighbours[slot]
        for here in (start, *explore(rules, state, unit, start, 0, budget).spent)
        for slot in range(here * 6, here * 6 + 6)
        if edition.neighbours[slot] >= 0 and step_cost(table, state, row, slot) > 0
    }
