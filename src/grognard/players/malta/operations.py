"""Carrying an Operation out: regrouping, arrivals, moves, overruns, declarations."""

from typing import Any

from grognard.games.malta.actions import (
    Arrive,
    Declare,
    Done,
    EndMove,
    EndMovement,
    MaltaAction,
    Move,
    Overrun,
    Regroup,
    Sweep,
)
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.rules.arrivals import arrival_groups
from grognard.games.malta.rules.declaration import attack_room, may_declare
from grognard.games.malta.rules.dispersed import crawl_hexes, may_regroup
from grognard.games.malta.rules.mobility import is_mobile
from grognard.games.malta.rules.movement import ends_of, overstacked
from grognard.games.malta.rules.overrun import overrun_groups
from grognard.games.malta.state import DISPERSED, MOVED, SWEPT
from grognard.games.malta.steps import Declaration
from grognard.games.malta.title import BRITISH
from grognard.players.contract import Thought
from grognard.players.malta.assault import NEVER, best_scheme, judge, may_attack
from grognard.players.malta.outlook import Outlook
from grognard.players.malta.plan import Order, Plan, sweep_from
from grognard.players.somnium.reasons import because

LATE = 4
"""In the last turn only arrivals with something at hand to do are worth the risk."""


class Campaign:
    """One side's Operations.

    What it remembers only saves time: a campaign begun in mid-Operation plans for what is left.
    """

    def __init__(self) -> None:
        self._orders: list[Order] = []
        self._expected: tuple[object, ...] = ()

    def next_move(self, outlook: Outlook) -> Thought:
        """The next thing to do in a Movement Segment."""
        if self._expected == situation(outlook):
            thought = self._next_order(outlook)
            if thought is not None:
                return thought
        thought = regrouping(outlook) or arrival(outlook) or crawling(outlook)
        if thought is not None:
            return thought
        if self._expected != situation(outlook):
            self._orders = Plan(outlook).make()
            self._expected = situation(outlook)
            thought = self._next_order(outlook)
            if thought is not None:
                return thought
        return overrunning(outlook) or end_movement(outlook)

    def _next_order(self, outlook: Outlook) -> Thought | None:
        """The first order that can be carried out now; the rest waits for room."""
        for index, order in enumerate(self._orders):
            action, arrives = self._action(outlook, order)
            if action is None:
                continue
            if arrives:
                del self._orders[index]
            to = (
                order.to
                if arrives or not isinstance(action, Move)
                else outlook.edition.by_name[action.to]
            )
            self._expected = situation(outlook, order.unit, to)
            return Thought(action=action, reasons=order.reasons, highlights=order.highlights)
        return None

    def _action(self, outlook: Outlook, order: Order) -> tuple[MaltaAction | None, bool]:
        """The action for an order, and whether it is done with that."""
        rules, state, edition = outlook.rules, outlook.state, outlook.edition
        unit, name = order.unit, edition.ids[order.unit]
        here = state.place[unit]
        if not is_mobile(rules, state, unit):
            return None, False
        if order.sweep:
            if here == order.to:
                return (None, False) if state.marks[unit] & SWEPT else (Sweep(name), True)
            start = sweep_from(outlook, unit, order.to)
            if start is None:
                return None, False
            if start == here:
                return Move((name,), edition.names[order.to], sweep=True), True
            if start in ends_of(rules, state, unit):
                return Move((name,), edition.names[start]), False
            return None, False
        if here == order.to:
            return None, False
        if order.to in ends_of(rules, state, unit):
            return Move((name,), edition.names[order.to]), True
        if not state.marks[unit] & MOVED:
            return Move((name,), edition.names[order.to], strategic=True), True
        return None, False


def situation(outlook: Outlook, unit: int = -1, to: int = -1) -> tuple[object, ...]:
    """What the table must look like for a plan still to be good, after one more order."""
    places = list(outlook.state.place)
    if unit >= 0:
        places[unit] = to
    marks = tuple(mark & DISPERSED for mark in outlook.state.marks)
    return (outlook.state.turn, outlook.state.active, tuple(places), marks)


# --- before marching -----------------------------------------------------------------------------


def regrouping(outlook: Outlook) -> Thought | None:
    """Whoever lies Dispersed tries to regroup."""
    rules, state = outlook.rules, outlook.state
    for unit in rules.active_units(state):
        if state.place[unit] >= 0 and may_regroup(rules, state, unit):
            name = outlook.edition.ids[unit]
            return Thought(action=Regroup(name), reasons=(because("regroups", unit=name),))
    return None


def arrival(outlook: Outlook) -> Thought | None:
    """Bring on the unit that is worth most, where it is worth most."""
    if outlook.side == BRITISH:
        return None
    best: tuple[float, Any, str] | None = None
    pull = outlook.pull_map(outlook.goals)
    for group in arrival_groups(outlook.rules, outlook.state):
        if not isinstance(group, HexGroup):
            continue
        unit = outlook.rules.title.number[str(group.fields["unit"])]
        for index, h in enumerate(group.hexes):
            action = group.at(index)
            value = arrival_value(outlook, unit, h, action, float(pull[h]))
            if best is None or value > best[0]:
                best = (value, action, action.at)
    if best is None or best[0] <= 0:
        return None
    reason = because("arrives", round(best[0] * 100), hex=best[2])
    return Thought(action=best[1], reasons=(reason,), highlights=((best[2], "goal"),))


def arrival_value(outlook: Outlook, unit: int, h: int, action: Arrive, pull: float) -> float:
    """What it brings to let a unit arrive in a hex."""
    if action.sea:
        at = outlook.edition.by_name[action.at]
        return judge(outlook, at, [(unit, h)], kind="sea").gain - 0.3
    value = 0.25 + 0.3 * pull + 0.05 * outlook.values[unit]
    if action.by == "beach":
        value -= 0.12
    if outlook.state.turn >= LATE:
        value -= 0.5
    return value


def crawling(outlook: Outlook) -> Thought | None:
    """Dispersed companies creep away from the enemy."""
    rules, state = outlook.rules, outlook.state
    edition = outlook.edition
    for unit in rules.active_units(state):
        here = state.place[unit]
        if here < 0 or not state.marks[unit] & DISPERSED or state.marks[unit] & MOVED:
            continue
        if not is_mobile(rules, state, unit) or outlook.threat[here] <= 0:
            continue
        options = crawl_hexes(rules, state, unit)
        if not options:
            continue
        best = min(options, key=lambda h: (float(outlook.threat[h]), h))
        if outlook.threat[best] < 0.7 * outlook.threat[here]:
            name, to = edition.ids[unit], edition.names[best]
            reason = because("creeps-away", hex=to)
            return Thought(action=Move((name,), to), reasons=(reason,))
    return None


# --- after marching ------------------------------------------------------------------------------


def overrunning(outlook: Outlook) -> Thought | None:
    """Run a weak enemy down in the course of movement."""
    rules, state = outlook.rules, outlook.state
    best: tuple[float, Overrun] | None = None
    for group in overrun_groups(rules, state, rules.active_units(state)):
        action = group.at(0)
        units = [rules.title.number[name] for name in action.units]
        target = outlook.edition.by_name[action.target]
        verdict = judge(outlook, target, [(u, state.place[u]) for u in units])
        gain = verdict.gain - 0.15
        if gain > outlook.attack_least and (best is None or gain > best[0]):
            best = (gain, action)
    if best is None:
        return None
    target_name = best[1].target
    reason = because("overruns", round(best[0] * 100), hex=target_name)
    return Thought(action=best[1], reasons=(reason,), highlights=((target_name, "target"),))


def end_movement(outlook: Outlook) -> Thought:
    """End the segment; before that whoever is too many somewhere goes elsewhere."""
    rules, state, edition = outlook.rules, outlook.state, outlook.edition
    for unit in overstacked(rules, state, rules.active_units(state)):
        if not is_mobile(rules, state, unit):
            continue
        ends = ends_of(rules, state, unit)
        if ends:
            best = min(ends, key=lambda h: (float(outlook.threat[h]), h))
            return Thought(action=Move((edition.ids[unit],), edition.names[best]))
        return Thought(action=EndMove(edition.ids[unit]))
    return Thought(action=EndMovement(), reasons=(because("phase-done"),))


def declare(outlook: Outlook, step: Declaration) -> Thought:
    """The attack that promises most among those that can be made from where everybody stands."""
    rules, state, edition = outlook.rules, outlook.state, outlook.edition
    ready = [u for u in may_declare(rules, state, step) if may_attack(outlook, u)]
    found: list[tuple[float, tuple[int, ...], int]] = []
    for unit in ready:
        here = state.place[unit]
        if state.marks[unit] & SWEPT:
            gain = judge(outlook, here, [(unit, here)], kind="sweep").gain
            found.append((gain, (unit,), here))
    places = {u: [state.place[u]] for u in ready if not state.marks[u] & SWEPT}
    enemy = outlook.table.present[outlook.enemy]
    targets = {n for u in places for n in edition.around[state.place[u]] if enemy[n]}
    for target in sorted(targets):
        scheme = best_scheme(outlook, target, places, {}, {})
        if scheme.gain > NEVER:
            found.append((scheme.gain, tuple(u for u, _ in scheme.pairs), target))
    found.sort(key=lambda each: (-each[0], each[2]))
    for gain, units, target in found:
        if gain < outlook.attack_least:
            break
        if all(fits(outlook, units, h, target) for h in {state.place[u] for u in units}):
            name = edition.names[target]
            action = Declare(tuple(edition.ids[u] for u in units), name)
            reason = because("attack-pays", round(gain * 100), hex=name)
            return Thought(action=action, reasons=(reason,), highlights=((name, "target"),))
    return Thought(action=Done(), reasons=(because("nothing-pays"),))


def fits(outlook: Outlook, units: tuple[int, ...], h: int, target: int) -> bool:
    """Whether those of a party in one hex may attack together."""
    party = tuple(u for u in units if outlook.state.place[u] == h)
    return attack_room(outlook.rules, outlook.state, party, target) is None
