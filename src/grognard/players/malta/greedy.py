"""One step ahead: every single choice is judged by itself, with no plan behind it."""

from collections.abc import Sequence
from math import exp
from typing import Any

from grognard.games.malta.actions import (
    Bid,
    Declare,
    Done,
    MaltaAction,
    Move,
    PlanDrop,
    PlanLanding,
)
from grognard.games.malta.rules.declaration import may_declare, targets_of
from grognard.games.malta.rules.mobility import is_mobile
from grognard.games.malta.rules.movement import ends_of
from grognard.games.malta.state import DISPERSED, MOVED, SWEPT
from grognard.games.malta.steps import Declaration
from grognard.games.malta.title import BRITISH
from grognard.players.contract import Thought
from grognard.players.malta.assault import judge
from grognard.players.malta.invasion import drop_cost, landing_cost
from grognard.players.malta.operations import arrival, end_movement, regrouping
from grognard.players.malta.outlook import Outlook
from grognard.players.somnium.reasons import because

LEAST = 0.08


def next_move(outlook: Outlook) -> Thought:
    """The single move that improves a unit's place most."""
    thought = regrouping(outlook) or arrival(outlook)
    if thought is not None:
        return thought
    rules, state, edition = outlook.rules, outlook.state, outlook.edition
    pull = outlook.pull_map(outlook.goals)
    best: tuple[float, MaltaAction, str] | None = None
    for unit in rules.active_units(state):
        if not is_mobile(rules, state, unit) or state.marks[unit] & (MOVED | DISPERSED):
            continue
        stay = standing_value(outlook, unit, state.place[unit], float(pull[state.place[unit]]))
        for h in ends_of(rules, state, unit):
            gain = standing_value(outlook, unit, h, float(pull[h])) - stay
            if gain > LEAST and (best is None or gain > best[0]):
                best = (gain, Move((edition.ids[unit],), edition.names[h]), edition.names[h])
    if best is None:
        return end_movement(outlook)
    reason = because("better-there", round(best[0] * 100), hex=best[2])
    return Thought(action=best[1], reasons=(reason,), highlights=((best[2], "goal"),))


def standing_value(outlook: Outlook, unit: int, h: int, pull: float) -> float:
    """How good it is for a unit to stand in a hex: objectives, the way to them, danger."""
    stays = outlook.state.place[unit] == h
    friends = [u for u in outlook.stack(h, outlook.side) if u != unit]
    value = outlook.values[unit] + sum(outlook.values[u] for u in friends)
    steps = outlook.state.strength[unit] + sum(outlook.state.strength[u] for u in friends)
    found = pull
    worth = outlook.worth.get(h, 0.0)
    if worth and not outlook.is_ours(h):
        found += worth
    elif worth and outlook.threat[h] > 0 and not friends:
        found += worth * (0.9 if stays else 0.7)
    risk = outlook.danger(h, value, steps, outlook.prices[unit])
    return found - 0.5 * risk * outlook.state.strength[unit] / max(1, steps)


def declare(outlook: Outlook, step: Declaration) -> Thought:
    """Add the unit whose attack brings most by itself or with those already declared."""
    rules, state, edition = outlook.rules, outlook.state, outlook.edition
    best: tuple[float, int, int] | None = None
    for unit in may_declare(rules, state, step):
        for target in targets_of(rules, state, unit):
            here = state.place[unit]
            kind = "sweep" if target == here and state.marks[unit] & SWEPT else "ground"
            before = [
                (u, state.place[u])
                for u in outlook.present_units(outlook.side)
                if state.target[u] == target
            ]
            gain = judge(outlook, target, [*before, (unit, here)], kind=kind).gain
            if before:
                gain -= judge(outlook, target, before, kind=kind).gain
            if best is None or gain > best[0]:
                best = (gain, unit, target)
    if best is None or best[0] < outlook.attack_least:
        return Thought(action=Done(), reasons=(because("nothing-pays"),))
    name = edition.names[best[2]]
    reason = because("attack-pays", round(best[0] * 100), hex=name)
    action = Declare((edition.ids[best[1]],), name)
    return Thought(action=action, reasons=(reason,), highlights=((name, "target"),))


def choose_chit(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """The Formation with most strength on the map."""
    edition = outlook.edition

    def strength(action: Bid) -> tuple[int, str]:
        members = edition.members[edition.chits[action.formation]]
        return sum(outlook.values[u] for u in members if outlook.is_present(u)), action.formation

    bids = [action for action in choices if isinstance(action, Bid)]
    if not bids:
        return Thought(action=choices[0])
    return Thought(action=max(bids, key=strength))


def plan_drop(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """The best hex for the next company, seen by itself."""
    edition = outlook.edition
    first: str | None = None
    best: tuple[float, Any] | None = None
    for action in choices:
        if not isinstance(action, PlanDrop):
            continue
        first = first or action.unit
        if action.unit != first:
            break
        h = edition.by_name[action.at]
        if outlook.table.present[BRITISH][h]:
            continue
        value = sum(
            v * exp(-edition.far[h][g]) for g, v in outlook.worth.items() if not outlook.is_ours(g)
        ) - 2 * drop_cost(outlook, h, False)
        if best is None or value > best[0]:
            best = (value, action)
    return Thought(action=best[1] if best is not None else Done())


def plan_landing(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """The best beach for the next unit, seen by itself."""
    edition = outlook.edition
    best: tuple[float, Any] | None = None
    first: str | None = None
    for action in choices:
        if not isinstance(action, PlanLanding):
            continue
        first = first or action.unit
        if action.unit != first:
            break
        h = edition.by_name[action.to]
        value = sum(
            v * exp(-edition.far[h][g] / 2)
            for g, v in outlook.worth.items()
            if not outlook.is_ours(g)
        ) - 2 * landing_cost(outlook, h)
        if outlook.table.present[BRITISH][h]:
            value -= 3.0
        if best is None or value > best[0]:
            best = (value, action)
    return Thought(action=best[1] if best is not None and best[0] > 0 else Done())
