"""5.2.4: attacks in the course of movement."""

from typing import TYPE_CHECKING, Any

from grognard.games.malta.actions import Overrun
from grognard.games.malta.events import OverrunBegan
from grognard.games.malta.rules.combat import open_fight
from grognard.games.malta.rules.declaration import attack_room, require_attacker
from grognard.games.malta.rules.ground import off_road_cost, road_open
from grognard.games.malta.rules.reach import (
    allowance,
    forget_reach,
    road_free,
    road_key,
    road_share,
)
from grognard.games.malta.state import (
    ARRIVED,
    DISPERSED,
    ENDED,
    MOVED,
    OVERRAN,
    SPENT,
    STRATEGIC,
    SWEPT,
    MaltaState,
)
from grognard.kernel.decision import ChoiceGroup, Single
from grognard.kernel.illegal import Illegal
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

UNFIT = ARRIVED | DISPERSED | ENDED | OVERRAN | SPENT | STRATEGIC


@rule("M-5.2.4", "M-5.2.4-R2")
def overrun_cost(
    rules: "MaltaRules", state: MaltaState, unit: int, share: int, target: int
) -> tuple[int, bool]:
    """Twice the price of the hex, by road within its limit; and whether the road is used."""
    table = rules.table(state)
    edition = table.edition
    slot = edition.slot(state.place[unit], target)
    # The road leads into the enemy's own hex, which is as close to him as can be.
    if road_open(table, state, slot) and road_free(
        rules, state, road_key(state, slot, target), share
    ):
        return 2 * edition.road_cost, True
    return 2 * off_road_cost(table, state, edition.row[unit], slot), False


def joint_share(rules: "MaltaRules", state: MaltaState, units: tuple[int, ...]) -> int:
    """What the whole stack takes of a road."""
    table = rules.table(state)
    return sum(road_share(table, state, unit) for unit in units)


def can_overrun(
    rules: "MaltaRules", state: MaltaState, units: tuple[int, ...], target: int
) -> bool:
    """Whether these units together could overrun a hex."""
    table = rules.table(state)
    share = joint_share(rules, state, units)
    for unit in units:
        cost, _ = overrun_cost(rules, state, unit, share, target)
        if not 0 < cost <= allowance(table, state, unit) - state.spent[unit]:
            return False
    return attack_room(rules, state, units, target) is None


def overrun_groups(
    rules: "MaltaRules", state: MaltaState, units: list[int]
) -> list[ChoiceGroup[Any]]:
    """Overruns by single units, and by as many of a stack as may go together."""
    table = rules.table(state)
    edition, enemy = table.edition, table.present[1 - state.side]
    near = table.near[1 - state.side]
    stacks: dict[int, list[int]] = {}
    for unit in units:
        h = state.place[unit]
        fit = h >= 0 and near[h] and not state.marks[unit] & UNFIT
        if fit and not edition.paren[unit] and edition.allowance[unit]:
            stacks.setdefault(h, []).append(unit)
    found: list[ChoiceGroup[Any]] = []
    for h, stack in sorted(stacks.items()):
        for target in edition.around[h]:
            if not enemy[target]:
                continue
            able = [u for u in stack if can_overrun(rules, state, (u,), target)]
            parties: list[tuple[int, ...]] = [(unit,) for unit in able]
            together = joined(rules, state, able, target)
            if len(together) > 1:
                parties.append(together)
            for party in parties:
                names = rules.unit_names(party)
                found.append(
                    Single(Overrun(names, edition.names[target]), subject=names[0], rule="M-5.2.4")
                )
    return found


def joined(
    rules: "MaltaRules", state: MaltaState, units: list[int], target: int
) -> tuple[int, ...]:
    """As many of a stack as can overrun together, the strongest first."""
    edition = rules.edition(state)
    party: tuple[int, ...] = ()
    for unit in sorted(units, key=lambda u: (-edition.cv[u][state.strength[u]], u)):
        wider = tuple(sorted((*party, unit)))
        if can_overrun(rules, state, wider, target):
            party = wider
    return party


@rule("M-5.2.4", "M-5.2.4-R2", "M-5.2.3-R3")
def check_overrun(rules: "MaltaRules", state: MaltaState, action: Overrun) -> None:
    """Refuse an overrun with the first reason that applies."""
    table = rules.table(state)
    edition = table.edition
    target = rules.hex_named(action.target)
    if not action.units or len(set(action.units)) != len(action.units):
        raise Illegal("NO_SUCH_UNIT", "M-5.2.4", units=action.units)
    units = tuple(rules.active_unit(state, name) for name in action.units)
    if len({state.place[unit] for unit in units}) > 1:
        raise Illegal("NOT_TOGETHER", "M-5.2.4-R2", units=action.units)
    share = joint_share(rules, state, units)
    for unit in units:
        name = edition.ids[unit]
        if state.place[unit] < 0:
            raise Illegal("OFF_MAP", "M-5.2.4", unit=name)
        if not edition.allowance[unit]:
            raise Illegal("IMMOBILE", "M-5.2-R2", unit=name)
        if state.marks[unit] & UNFIT and not state.marks[unit] & DISPERSED:
            raise Illegal("NO_OVERRUN", "M-5.2.4-R2", unit=name)
        require_attacker(rules, state, unit, target)
        cost, _ = overrun_cost(rules, state, unit, share, target)
        left = allowance(table, state, unit) - state.spent[unit]
        if not 0 < cost <= left:
            raise Illegal(
                "OVERRUN_MP",
                "M-5.2.4",
                unit=name,
                hex=action.target,
                cost=max(0, cost),
                left=left,
            )
    problem = attack_room(rules, state, units, target)
    if problem is not None:
        raise problem


@rule("M-5.2.4", "M-5.2.4-R3")
def overrun(
    rules: "MaltaRules", state: MaltaState, action: Overrun, resolution: Resolution
) -> None:
    """Everybody pays, and the combat is fought at once, without bombardments."""
    table = rules.table(state)
    target = rules.hex_named(action.target)
    units = tuple(sorted(rules.title.number[name] for name in action.units))
    share, cost = joint_share(rules, state, units), 0
    used = False
    for unit in units:
        cost, on_road = overrun_cost(rules, state, unit, share, target)
        state.spent[unit] += cost
        state.marks[unit] = (state.marks[unit] | MOVED) & ~SWEPT
        used = used or on_road
    if used:
        key = road_key(state, table.edition.slot(state.place[units[0]], target), target)
        state.roads[key] = state.roads.get(key, 0) + share
    forget_reach(table)
    names = rules.unit_names(units)
    resolution.emit(OverrunBegan(rule="M-5.2.4", units=names, target=action.target, cost=cost))
    open_fight(state, "overrun", state.side, target, units)
