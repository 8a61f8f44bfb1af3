"""3.2i, 3.2j: Dispersed units: crawling, regrouping, and being swept by the enemy."""

from typing import TYPE_CHECKING

from grognard.games.malta.actions import Regroup, Sweep
from grognard.games.malta.disposition import Disposition, disperse, unsettle
from grognard.games.malta.events import RegroupRolled, SweepPaid
from grognard.games.malta.rules.control import claim
from grognard.games.malta.rules.ground import off_road_cost, standing_cost
from grognard.games.malta.rules.mobility import is_mobile, prohibited, require_mobile
from grognard.games.malta.rules.reach import allowance
from grognard.games.malta.rules.stacking import is_over
from grognard.games.malta.state import (
    ARRIVED,
    DISPERSED,
    MOVED,
    STRATEGIC,
    SWEPT,
    TRIED,
    MaltaState,
)
from grognard.kernel.illegal import Illegal
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


@rule("M-3.2j", "M-3.2-R9", "M-3.2-R10")
def crawl_hexes(rules: "MaltaRules", state: MaltaState, unit: int) -> list[int]:
    """Where a Dispersed unit may go: one hex, whatever the ground, not among enemies."""
    table = rules.table(state)
    edition = table.edition
    if state.marks[unit] & MOVED:
        return []
    enemy = table.present[1 - edition.owner[unit]]
    return [n for n in edition.around[state.place[unit]] if edition.is_land[n] and not enemy[n]]


@rule("M-3.2i")
def sweep_price(table: Disposition, state: MaltaState, unit: int, slot: int) -> int:
    """Twice the price of entering a hex off the road; negative where that is prohibited."""
    return 2 * off_road_cost(table, state, table.edition.row[unit], slot)


def hunted(rules: "MaltaRules", state: MaltaState, side: int, h: int) -> bool:
    """Whether Dispersed enemies lie in a hex."""
    owner = rules.edition(state).owner
    return any(
        owner[unit] != side and state.marks[unit] & DISPERSED
        for unit in rules.table(state).stacks.get(h, ())
    )


def may_sweep(rules: "MaltaRules", state: MaltaState, unit: int) -> bool:
    """Whether a unit could attack Dispersed enemies at all."""
    marks = state.marks[unit]
    return not (
        rules.edition(state).paren[unit]
        or marks & (DISPERSED | ARRIVED | STRATEGIC | SWEPT)
        or not is_mobile(rules, state, unit)
    )


def sweep_entries(rules: "MaltaRules", state: MaltaState, unit: int) -> list[int]:
    """Neighbouring hexes a unit can enter at the price of a sweep."""
    table = rules.table(state)
    edition, here = table.edition, state.place[unit]
    left = allowance(table, state, unit) - state.spent[unit]
    enemy = table.present[1 - edition.owner[unit]]
    return [
        n
        for n in edition.around[here]
        if not enemy[n]
        and hunted(rules, state, edition.owner[unit], n)
        and 0 < sweep_price(table, state, unit, edition.slot(here, n)) <= left
        and not is_over(table, state, n, edition.owner[unit], unit)
    ]


def sweep_here(rules: "MaltaRules", state: MaltaState, unit: int) -> int:
    """What a sweep of the hex a unit stands in costs; 0 if there is nothing to sweep or pay."""
    table = rules.table(state)
    if not hunted(rules, state, table.edition.owner[unit], state.place[unit]):
        return 0
    return max(0, 2 * standing_cost(table, state, table.edition.row[unit], state.place[unit]))


@rule("M-3.2i")
def check_sweep_entry(rules: "MaltaRules", state: MaltaState, unit: int, to: int) -> None:
    """A sweep on entry is a step into the next hex at twice its price off the road."""
    table = rules.table(state)
    edition, name = table.edition, rules.edition(state).ids[unit]
    require_sweeper(rules, state, unit, to)
    if to not in edition.around[state.place[unit]]:
        raise Illegal("NOT_ADJACENT", "M-3.2i", unit=name, hex=edition.names[to])
    price = sweep_price(table, state, unit, edition.slot(state.place[unit], to))
    left = allowance(table, state, unit) - state.spent[unit]
    if price < 0:
        raise prohibited(rules, state, unit, to)
    if price > left:
        raise Illegal(
            "SWEEP_COST", "M-3.2i", unit=name, hex=edition.names[to], cost=price, left=left
        )


def require_sweeper(rules: "MaltaRules", state: MaltaState, unit: int, h: int) -> None:
    """Refuse a unit that cannot attack Dispersed units, or a hex without them."""
    edition = rules.edition(state)
    name = edition.ids[unit]
    if edition.paren[unit]:
        raise Illegal("NO_ATTACK_VALUE", "M-5.5", unit=name)
    if state.marks[unit] & DISPERSED:
        raise Illegal("DISPERSED", "M-3.2i", unit=name)
    if not hunted(rules, state, state.side, h):
        raise Illegal("NO_DISPERSED", "M-3.2i", hex=edition.names[h])
    if state.marks[unit] & (ARRIVED | STRATEGIC | SWEPT):
        raise Illegal("NO_SWEEP", "M-3.2i", unit=name)


# --- regrouping and sweeping ---------------------------------------------------------------------


@rule("M-3.2j", "M-3.2-R9", "M-3.2-R10")
def may_regroup(rules: "MaltaRules", state: MaltaState, unit: int) -> bool:
    """A Dispersed unit rolls once, before it moves, if no present enemy is in its hex."""
    enemy = rules.table(state).present[1 - state.side]
    return bool(
        state.marks[unit] & DISPERSED
        and not state.marks[unit] & (TRIED | MOVED)
        and not enemy[state.place[unit]]
    )


@rule("M-3.2j", "M-3.2-R9")
def check_regroup(rules: "MaltaRules", state: MaltaState, action: Regroup) -> None:
    """Refuse a roll under an enemy, after a move, or twice."""
    unit = rules.active_unit(state, action.unit)
    if state.place[unit] < 0 or not state.marks[unit] & DISPERSED:
        raise Illegal("NOT_DISPERSED", "M-3.2j", unit=action.unit)
    if state.marks[unit] & MOVED:
        raise Illegal("REGROUP_MOVED", "M-3.2j", unit=action.unit)
    if state.marks[unit] & TRIED:
        raise Illegal("REGROUP_TWICE", "M-3.2-R10", unit=action.unit)
    if not may_regroup(rules, state, unit):
        at = rules.hex_name(state.place[unit])
        raise Illegal("REGROUP_ENEMY", "M-3.2j", unit=action.unit, hex=at)


@rule("M-3.2j", "M-3.2-R14")
def regroup(rules: "MaltaRules", state: MaltaState, unit: int, resolution: Resolution) -> None:
    """One die and the turn's modifier; a success turns the unit present at once."""
    modifier = rules.title.turns[state.turn].regroup_mod
    die = resolution.roll(6, reason="regroup", rule="M-3.2j")
    total = die + modifier
    success = total <= rules.title.entry.airdrop.regroup_success_max
    state.marks[unit] |= TRIED
    unsettle(state, unit)
    h = state.place[unit]
    resolution.emit(
        RegroupRolled(
            rule="M-3.2j",
            unit=rules.title.units[unit].id,
            at=rules.hex_name(h),
            die=die,
            modifier=modifier,
            total=total,
            success=success,
        )
    )
    if success:
        disperse(state, unit, False)
        claim(rules, state, h, state.side, resolution)


@rule("M-3.2i")
def check_sweep(rules: "MaltaRules", state: MaltaState, action: Sweep) -> None:
    """The price is paid in full from what is left."""
    unit = rules.active_unit(state, action.unit)
    require_mobile(rules, state, unit)
    h = state.place[unit]
    require_sweeper(rules, state, unit, h)
    cost = sweep_here(rules, state, unit)
    if cost <= 0:
        raise prohibited(rules, state, unit, h)
    left = allowance(rules.table(state), state, unit) - state.spent[unit]
    if cost > left:
        at = rules.hex_name(h)
        raise Illegal("SWEEP_COST", "M-3.2i", unit=action.unit, hex=at, cost=cost, left=left)


def sweep(rules: "MaltaRules", state: MaltaState, unit: int, resolution: Resolution) -> None:
    """A unit pays for the attack on those under it."""
    cost = sweep_here(rules, state, unit)
    state.spent[unit] += cost
    state.marks[unit] |= SWEPT | MOVED
    unsettle(state, unit)
    at = rules.hex_name(state.place[unit])
    resolution.emit(SweepPaid(rule="M-3.2i", unit=rules.title.units[unit].id, at=at, cost=cost))
