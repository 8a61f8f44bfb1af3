"""5.5.2: tank combat, before close combat and once a combat."""

from typing import TYPE_CHECKING

import msgspec

from grognard.games.malta.events import TanksRolled
from grognard.games.malta.state import DG, DISPERSED, RUBBLE, MaltaState
from grognard.games.malta.steps import Fight, Losses
from grognard.games.malta.title import read_row
from grognard.kernel.report import Modifier
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.losses import halved_up
from grognard.mechanics.modifiers import because, total

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

ATTACKER_HIT, DEFENDER_HIT = "A1", "D1"


@rule("M-5.6")
def factor(rules: "MaltaRules", state: MaltaState, unit: int) -> int:
    """A unit's tank or anti-tank factor, halved up while it is disorganised."""
    if state.marks[unit] & DISPERSED:
        return rules.title.dispersed.t
    value = rules.edition(state).tank[unit]
    return halved_up(value) if state.marks[unit] & DG else value


@rule("M-5.5.2")
def modifiers(
    rules: "MaltaRules", state: MaltaState, fight: Fight, unit: int
) -> tuple[Modifier, ...]:
    """Own factor, the best factor of those who defend, and the ground."""
    edition = rules.edition(state)
    living = [each for each in fight.defenders if state.strength[each]]
    against = max((factor(rules, state, each) for each in living), default=0)
    kinds = {edition.terrain[fight.target], *edition.overlays[fight.target]}
    if state.rubble[fight.target] == RUBBLE:
        kinds.add("rubble")
    found = [
        because(factor(rules, state, unit), "tank-factor", "M-5.5.2", unit=edition.ids[unit]),
        because(-against, "anti-tank-factor", "M-5.5.2"),
    ]
    hindrance = [each for each in rules.title.tank.terrain if kinds.intersection(each.kinds)]
    if hindrance:
        worst = min(hindrance, key=lambda each: each.value)
        name = sorted(kinds.intersection(worst.kinds))[0]
        found.append(because(worst.value, "tank-terrain", "M-5.5.2", terrain=name))
    return tuple(found)


@rule("M-5.5.2", "M-5.5.2-R2", "M-5.5.2-R3")
def next_tank(rules: "MaltaRules", state: MaltaState, fight: Fight, resolution: Resolution) -> None:
    """One attacking armour unit rolls."""
    unit = fight.tanks[0]
    fight = msgspec.structs.replace(fight, tanks=fight.tanks[1:])
    state.steps[-1] = fight
    if not state.strength[unit]:
        return
    die = resolution.roll(6, reason="tanks", rule="M-5.5.2")
    modifier = total(modifiers(rules, state, fight, unit))
    result = read_row(rules.title.tank.row, die + modifier)
    resolution.emit(
        TanksRolled(
            rule="M-5.5.2",
            unit=rules.title.units[unit].id,
            target=rules.hex_name(fight.target),
            die=die,
            modifier=modifier,
            total=die + modifier,
            result=result,
        )
    )
    immediate = state.options["tank_losses_immediate"] == "yes"
    if result == ATTACKER_HIT:
        if immediate:
            state.steps.append(attacker_loss(rules, state, fight, unit))
        else:
            state.steps[-1] = msgspec.structs.replace(fight, tank_loss=(*fight.tank_loss, unit))
    elif result == DEFENDER_HIT:
        if immediate:
            state.steps.append(defender_loss(rules, state, fight, 1))
        else:
            state.steps[-1] = msgspec.structs.replace(fight, tank_hits=fight.tank_hits + 1)


def attacker_loss(rules: "MaltaRules", state: MaltaState, fight: Fight, unit: int) -> Losses:
    """A1 falls on the stack of the armour that rolled it."""
    origin = fight.origins[fight.units.index(unit)]
    stack = tuple(
        each
        for each, start in zip(fight.units, fight.origins, strict=True)
        if start == origin and state.strength[each]
    )
    return Losses(fight.side, by_armour(rules, state, stack), 1, "tanks")


def defender_loss(rules: "MaltaRules", state: MaltaState, fight: Fight, owed: int) -> Losses:
    """D1 falls on the defenders, armour and anti-tank first."""
    swept = fight.kind == "sweep"
    owner = rules.edition(state).owner
    stack = tuple(
        each
        for each in rules.table(state).stacks.get(fight.target, ())
        if owner[each] != fight.side and bool(state.marks[each] & DISPERSED) == swept
    )
    return Losses(1 - fight.side, by_armour(rules, state, stack), owed, "tanks")


def by_armour(
    rules: "MaltaRules", state: MaltaState, units: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Armour and anti-tank units first, then the others."""
    tankish = rules.edition(state).is_tankish
    first = tuple(unit for unit in units if tankish[unit])
    return first, tuple(unit for unit in units if not tankish[unit])


@rule("M-5.5.2-R1")
def pay_tank_losses(rules: "MaltaRules", state: MaltaState, fight: Fight) -> None:
    """Under the option, tank losses are taken only at the end of the combat."""
    state.steps[-1] = msgspec.structs.replace(fight, tank_loss=(), tank_hits=0)
    for unit in fight.tank_loss:
        if state.strength[unit]:
            state.steps.append(attacker_loss(rules, state, fight, unit))
    if fight.tank_hits:
        state.steps.append(defender_loss(rules, state, fight, fight.tank_hits))
