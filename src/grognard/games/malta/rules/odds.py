"""5.5.1: what a combat comes to before the dice, number by number."""

from typing import TYPE_CHECKING, NamedTuple

from grognard.games.malta.edition import VICTORIA
from grognard.games.malta.rules.supply import unsupplied
from grognard.games.malta.state import DG, DISPERSED, RETREATED, RUBBLE, MaltaState
from grognard.games.malta.steps import Fight
from grognard.kernel.report import Modifier
from grognard.kernel.rule import rule
from grognard.mechanics.losses import halved_up
from grognard.mechanics.modifiers import because, total
from grognard.mechanics.tables import odds_position

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

OPPOSITE = 3


class Reading(NamedTuple):
    """A combat before the dice."""

    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    odds: str
    shifts: tuple[Modifier, ...]
    base: int
    column: int


# --- values --------------------------------------------------------------------------------------


@rule("M-1.3.9", "M-5.6", "M-3.2-R7")
def value_of(rules: "MaltaRules", state: MaltaState, unit: int, reasons: tuple[str, ...]) -> int:
    """A unit's combat value: every halving rounds up, for each unit by itself."""
    edition = rules.edition(state)
    if state.marks[unit] & DISPERSED:
        return rules.title.dispersed.cv
    value = edition.cv[unit][state.strength[unit]]
    if state.marks[unit] & DG:
        value = halved_up(value)
    for _ in reasons:
        value = halved_up(value)
    return value


def attack_values(
    rules: "MaltaRules", state: MaltaState, fight: Fight, units: tuple[int, ...]
) -> tuple[Modifier, ...]:
    """The attackers' values: halved from the sea, in a drop, and out of supply."""
    hungry = unsupplied(rules, state, units) if fight.kind != "sea" else set()
    found = []
    for unit in units:
        halved = (fight.kind,) if fight.kind in ("sea", "drop") else ()
        if unit in hungry:
            halved = (*halved, "supply")
        found.append(_value(rules, state, unit, halved))
    return tuple(found)


def defence_values(
    rules: "MaltaRules", state: MaltaState, units: tuple[int, ...]
) -> tuple[Modifier, ...]:
    """The defenders' values."""
    hungry = unsupplied(rules, state, units)
    return tuple(
        _value(rules, state, unit, ("supply",) if unit in hungry else ()) for unit in units
    )


def _value(rules: "MaltaRules", state: MaltaState, unit: int, halved: tuple[str, ...]) -> Modifier:
    name = rules.edition(state).ids[unit]
    worth = value_of(rules, state, unit, halved)
    shaken = ("disorganised",) if state.marks[unit] & DG else ()
    return because(worth, "combat-value", "M-5.5.1", unit=name, halved=(*shaken, *halved))


# --- shifts --------------------------------------------------------------------------------------


def directions(rules: "MaltaRules", state: MaltaState, fight: Fight) -> set[int]:
    """The directions from which the target hex is attacked."""
    edition = rules.edition(state)
    return {
        edition.slot(fight.target, origin) % 6
        for origin in living_origins(state, fight)
        if origin != fight.target
    }


def living_origins(state: MaltaState, fight: Fight) -> set[int]:
    """The hexes from which attackers who are still alive fight."""
    return {
        origin
        for unit, origin in zip(fight.units, fight.origins, strict=True)
        if state.strength[unit]
    }


@rule("M-5.5.1", "M-5.5.1-R1")
def is_concentric(used: set[int]) -> bool:
    """From opposite hexes, or from three of which no two touch."""
    if any((d + OPPOSITE) % 6 in used for d in used):
        return True
    return {0, 2, 4} <= used or {1, 3, 5} <= used


@rule("M-1.3.5-R1", "M-7.4")
def crossed_by_all(rules: "MaltaRules", state: MaltaState, fight: Fight, kind: str) -> bool:
    """Whether every attacker crosses a hexside of this kind, in the direction it works against."""
    edition = rules.edition(state)
    works = edition.works[kind]
    origins = living_origins(state, fight)
    return fight.target not in origins and all(
        works[edition.slot(origin, fight.target)] for origin in origins
    )


@rule("M-1.3.5", "M-5.5.1b", "M-3.2-R5")
def terrain_shifts(rules: "MaltaRules", state: MaltaState, fight: Fight) -> tuple[Modifier, ...]:
    """Base terrain, overlays and hexsides; hexsides count only across one."""
    edition, title = rules.edition(state), rules.title
    found = []
    base = title.base[edition.terrain[fight.target]]
    if base.shift:
        found.append(because(base.shift, "terrain", "M-5.5.1", terrain=base.id))
    kinds = [*edition.overlays[fight.target]]
    if state.rubble[fight.target] == RUBBLE:
        kinds.append("rubble")
    for kind in kinds:
        if title.overlays[kind].shift:
            found.append(because(title.overlays[kind].shift, "terrain", "M-5.5.1", terrain=kind))
    for kind, side in title.hexsides.items():
        if side.shift and crossed_by_all(rules, state, fight, kind):
            rule_id = "M-7.4" if kind == VICTORIA else "M-1.3.5-R1"
            found.append(because(side.shift, "hexside", rule_id, terrain=kind))
    return tuple(found)


@rule("M-5.5.1", "M-5.5.1-R2", "M-7.2")
def shifts_of(rules: "MaltaRules", state: MaltaState, fight: Fight) -> tuple[Modifier, ...]:
    """All shifts: terrain, concentric attack, one elite column a side."""
    found = [*terrain_shifts(rules, state, fight)]
    if is_concentric(directions(rules, state, fight)):
        found.append(because(1, "concentric", "M-5.5.1-R1"))
    for use, value, role in ((fight.bonus, 1, "attacker"), (fight.answer, -1, "defender")):
        if use in ("elite", "engineers"):
            rule_id = "M-7.2" if use == "engineers" else "M-5.5.1-R2"
            found.append(because(value, use, rule_id, role=role))
    return tuple(found)


# --- the column ----------------------------------------------------------------------------------


def odds_text(position: int) -> str:
    """A place on the line of odds as it is spoken."""
    return f"{position + 1}:1" if position >= 0 else f"1:{1 - position}"


@rule("M-1.3.10", "M-1.3.10-R1", "M-1.3.10-R2", "M-5.5.1")
def read_column(rules: "MaltaRules", attack: int, defence: int, net: int) -> tuple[int, int]:
    """The true odds, and the column after the net shift with at most three on the table."""
    position = odds_position(attack, defence)
    return position, rules.title.odds.limited_shift(position, net, rules.title.shift_limit)


@rule("M-5.5.1-R3")
def read_combat(rules: "MaltaRules", state: MaltaState, fight: Fight) -> Reading:
    """Values, shifts and column; where only runaways are left, the last column is read."""
    units = tuple(unit for unit in fight.units if state.strength[unit])
    attack = attack_values(rules, state, fight, units)
    fighting = tuple(
        unit
        for unit in fight.defenders
        if state.strength[unit] and not state.marks[unit] & RETREATED
    )
    title = rules.title
    if not fighting:
        last = len(title.combat.columns) - 1
        return Reading(attack, (), title.combat.columns[last], (), last, last)
    defence = defence_values(rules, state, fighting)
    shifts = shifts_of(rules, state, fight)
    position, column = read_column(rules, total(attack), total(defence), total(shifts))
    return Reading(attack, defence, odds_text(position), shifts, title.odds.index(position), column)
