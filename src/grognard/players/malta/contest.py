"""Which Formation next: what each could do at once, and when to let the others begin."""

from grognard.games.malta.actions import Bid, MaltaAction, Pass
from grognard.games.malta.rules.activation import may_pass, open_chits
from grognard.games.malta.rules.arrivals import airfield_problem, port_problem
from grognard.games.malta.state import DG, DISPERSED, POOL
from grognard.games.malta.title import AXIS, BRITISH
from grognard.players.contract import Thought
from grognard.players.malta.missions import mission_prospects
from grognard.players.malta.outlook import Outlook
from grognard.players.somnium.reasons import because

IDLE = 0.05
"""With less to do than this one lets the other side begin."""


def choose_chit(outlook: Outlook) -> Thought:
    """The most urgent chit, or a pass when nothing is urgent."""
    chits = open_chits(outlook.rules, outlook.state, outlook.side)
    values = {chit: urgency(outlook, chit) for chit in chits}
    best = max(chits, key=lambda c: (values[c], -c))
    action: MaltaAction
    if values[best] < IDLE and may_pass(outlook.state, outlook.side):
        action = Pass()
        return Thought(action=action, reasons=(because("lets-begin"),))
    name = outlook.edition.chit_ids[best]
    reason = because("most-urgent", round(values[best] * 100), formation=name)
    return Thought(action=Bid(name), reasons=(reason,))


def urgency(outlook: Outlook, chit: int) -> float:
    """What a chit could bring if it acted now."""
    edition, weights = outlook.edition, outlook.weights
    if chit in (edition.air_chit, edition.naval_chit):
        kind = "air" if chit == edition.air_chit else "naval"
        return weights.urgency_air * mission_prospects(outlook, kind)
    units = [u for u in edition.members[chit] if outlook.on_map(u)]
    return (
        weights.urgency_fight * prospects(outlook, units)
        + weights.urgency_move * len(units)
        + recovery(outlook, units)
        + weights.urgency_land * arrivals(outlook, chit)
    )


def recovery(outlook: Outlook, units: list[int]) -> float:
    """What there is to put in order."""
    marks = outlook.state.marks
    return sum(
        0.12 * bool(marks[u] & DISPERSED) + 0.06 * bool(marks[u] & DG) * outlook.state.strength[u]
        for u in units
    )


def prospects(outlook: Outlook, units: list[int]) -> float:
    """Enemies that could be beaten, and objectives that lie open, near these units."""
    edition, state = outlook.edition, outlook.state
    force = outlook.force_of(units)
    found: list[float] = []
    enemy = outlook.table.present[outlook.enemy]
    for h in outlook.table.stacks:
        if not enemy[h] or force[h] <= 0:
            continue
        defence = sum(outlook.values[u] for u in outlook.stack(h, outlook.enemy))
        promise = outlook.promise(float(force[h]), defence, h)
        found.append(promise * (outlook.prize(h) + 0.5))
    for h, worth in outlook.worth.items():
        if not outlook.is_ours(h) and not enemy[h] and force[h] > 0:
            found.append(0.8 * worth)
    if outlook.side == BRITISH:
        lying = [u for u in edition.of_side[AXIS] if state.marks[u] & DISPERSED]
        found += [
            0.3 * outlook.prices[u] * min(1.0, float(force[state.place[u]]) / 4) for u in lying
        ]
    found.sort(reverse=True)
    return sum(found[:4])


def arrivals(outlook: Outlook, chit: int) -> float:
    """How many steps could come onto the map with a Formation."""
    edition, state = outlook.edition, outlook.state
    waiting = sum(state.strength[u] for u in edition.members[chit] if state.place[u] == POOL)
    if not waiting:
        return 0.0
    rules = outlook.rules
    if chit in edition.airland_chits:
        places = [h for h in edition.airfields if airfield_problem(rules, state, h) is None]
        return float(min(waiting, 6 * len(places)))
    ports = [h for h in edition.ports if port_problem(rules, state, h) is None]
    enemy = outlook.table.present[BRITISH]
    shores = [h for h in edition.land if state.success[h] and not enemy[h]]
    return float(min(waiting, 6 * len(ports) + 4 * len(shores)))
