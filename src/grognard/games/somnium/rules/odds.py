"""Chapter 5.1: strengths, columns and shifts, every number with its reason."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.somnium.state import LOST, SomniumState
from grognard.games.somnium.steps import Bombardment, Fight
from grognard.kernel.report import Modifier
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import because, best, total
from grognard.mechanics.tables import odds_position

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


class Reading(NamedTuple):
    """A combat as read from the table before the dice."""

    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    base: int
    shifts: tuple[Modifier, ...]
    column: int


@rule("S/C-5.1.1a", "S/C-6.2b", "S/C-R27")
def strength(
    rules: "SomniumRules",
    state: SomniumState,
    units: Sequence[int],
    guns: Sequence[int],
    air: int,
    *,
    attacking: bool,
) -> tuple[Modifier, ...]:
    """What counts for a side: units by their present step, guns by attack, air point by point."""
    edition = rules.edition(state)
    values = edition.attack if attacking else edition.defence
    reason = "unit-attack" if attacking else "unit-defence"
    found = [
        because(values[u][state.strength[u]], reason, "S/C-2.2.1", unit=edition.ids[u])
        for u in units
    ]
    found += [
        because(edition.attack[g][state.strength[g]], "gun", "S/C-R27", unit=edition.ids[g])
        for g in guns
    ]
    if air:
        found.append(because(air * edition.scale, "air", "S/C-6.2b"))
    return tuple(found)


@rule("S/C-5.1.1a", "S/C-R07")
def base_place(rules: "SomniumRules", state: SomniumState, attack: int, defence: int) -> int:
    """The odds as a place on the line of columns; no attack at all reads the first column."""
    if attack <= 0:
        return rules.title.odds.first
    dropped = state.options["odds_below_one"] == "truncate_both_ways"
    return odds_position(attack, defence, below_one="floor" if dropped else "ceil")


@rule("S/C-R08")
def shifted(rules: "SomniumRules", state: SomniumState, place: int, net: int) -> int:
    """The column after the net shift, clamped before and after, or counted beyond the table."""
    odds = rules.title.odds
    if state.options["odds_above_nine"] == "virtual_columns":
        return odds.virtual_shift(place, net)
    return odds.clamp_then_shift(place, net)


@rule("S/C-5.1.2a", "S/C-R04")
def ground_shift(
    rules: "SomniumRules", state: SomniumState, target: int, attackers: Sequence[int]
) -> tuple[Modifier, ...]:
    """The best of the hex's terrain and a river that every adjacent attacker has to cross."""
    edition = rules.edition(state)
    chart = edition.chart()
    kinds = [
        because(chart[kind].columns, "terrain", "S/C-5.1.2a", terrain=kind)
        for kind in edition.terrain_of[target]
        if chart[kind].columns
    ]
    crossing = [edition.river_slots[edition.slot(state.place[unit], target)] for unit in attackers]
    if crossing and all(crossing):
        kinds.append(because(chart["river"].columns, "river", "S/C-5.1.2a"))
    return tuple(because(-m.value, m.reason, m.rule, **m.params) for m in best(kinds))


@rule("S/C-5.1.4", "S/C-R55")
def complete_divisions(
    rules: "SomniumRules", state: SomniumState, units: Sequence[int]
) -> tuple[str, ...]:
    """The divisions all of whose elements are among these units, whatever their steps.

    With survivors counted, elements lost for good are not missed, but one alone is no division.
    """
    edition = rules.edition(state)
    present = set(units)
    survivors = state.options["division_bonus"] == "survivors"
    found = []
    for name in dict.fromkeys(edition.division_of[unit] for unit in units):
        needed: Sequence[int] = edition.divisions.get(name, ())
        if survivors:
            needed = [u for u in needed if state.place[u] not in LOST]
        if len(needed) >= 2 and present.issuperset(needed):
            found.append(name)
    return tuple(found)


@rule("S/C-5.1.2a", "S/C-5.1.3", "S/C-5.1.4")
def combat_shifts(rules: "SomniumRules", state: SomniumState, fight: Fight) -> tuple[Modifier, ...]:
    """Every shift of a ground combat: right (positive) for the attacker, left for the defender."""
    shifts = list(ground_shift(rules, state, fight.target, fight.units))
    if fight.encircled:
        shifts.append(because(1, "encircled", "S/C-5.1.3"))
    for name in complete_divisions(rules, state, fight.units):
        shifts.append(because(1, "division-attacks", "S/C-5.1.4", division=name))
    for name in complete_divisions(rules, state, fight.defenders):
        shifts.append(because(-1, "division-defends", "S/C-5.1.4", division=name))
    shifts.extend(rules.special_shifts(state, fight))
    return tuple(shifts)


def read_combat(rules: "SomniumRules", state: SomniumState, fight: Fight) -> Reading:
    """Everything about a ground combat except the dice."""
    attack = strength(rules, state, fight.units, fight.guns, fight.air, attacking=True)
    defence = strength(
        rules, state, fight.defenders, fight.support, fight.support_air, attacking=False
    )
    place = base_place(rules, state, total(attack), total(defence))
    shifts = combat_shifts(rules, state, fight)
    column = shifted(rules, state, place, total(shifts))
    return Reading(attack, defence, rules.title.odds.index(place), shifts, column)


# --- bombardment ---------------------------------------------------------------------------------


@rule("S/C-6.2a", "S/C-8.0d", "S/C-R21")
def exposure(
    rules: "SomniumRules", state: SomniumState, units: Sequence[int], *, by_air: bool
) -> tuple[Modifier, ...]:
    """The summed vulnerability of the units in a bombarded hex."""
    edition = rules.edition(state)
    reason = "vulnerable-air" if by_air else "vulnerable-guns"
    return tuple(
        because(
            edition.vulnerability[u][0 if by_air else 1], reason, "S/C-6.2a", unit=edition.ids[u]
        )
        for u in units
    )


@rule("S/C-R05")
def bombardment_shift(
    rules: "SomniumRules", state: SomniumState, target: int
) -> tuple[Modifier, ...]:
    """The hex's terrain shifts left; rivers and works count in no bombardment."""
    return ground_shift(rules, state, target, ())


@rule("S/C-6.2a", "S/C-8.0d", "S/C-R05")
def read_bombardment(
    rules: "SomniumRules", state: SomniumState, shelling: Bombardment
) -> tuple[Reading, int]:
    """Everything about a bombardment except the dice, and its value."""
    power = strength(rules, state, (), shelling.guns, shelling.air, attacking=True)
    weak = exposure(rules, state, shelling.defenders, by_air=shelling.air > 0)
    value = total(power) * total(weak) // rules.edition(state).scale
    shifts = bombardment_shift(rules, state, shelling.target)
    _, bands = rules.edition(state).bombardment
    column = bands.shifted(value, total(shifts))
    return Reading(power, weak, bands.index(value), shifts, column), value
