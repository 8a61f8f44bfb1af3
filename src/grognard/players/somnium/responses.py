"""Small choices after a result: who bears a loss, where to fall back, who follows up."""

from collections.abc import Sequence

from grognard.games.somnium.actions import (
    Advance,
    ChooseLoss,
    Displace,
    Pass,
    Retreat,
    SomniumAction,
)
from grognard.games.somnium.steps import (
    Advances,
    Deployment,
    Displacement,
    ExchangeOffer,
    ExchangePrice,
    LifeLoss,
    Retreats,
    StepLoss,
)
from grognard.players.contract import Thought
from grognard.players.somnium.chances import FloatArray
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.pull import pull_map
from grognard.players.somnium.reasons import because


def choose_loss(
    outlook: Outlook, step: StepLoss | LifeLoss | ExchangeOffer | ExchangePrice
) -> Thought:
    """The unit that can best be spared."""
    ids = outlook.edition.ids
    if isinstance(step, ExchangeOffer) and step.given:
        return Thought(action=Pass(), reasons=(because("spare-the-rest"),))
    price = outlook.step if isinstance(step, StepLoss) else outlook.life
    candidates: Sequence[int] = step.units
    if isinstance(step, ExchangePrice):
        alive = [u for u in step.units if outlook.state.place[u] >= 0]
        paying = [u for u in alive if outlook.attack[u] >= step.due]
        candidates = paying or alive
    unit = min(candidates, key=lambda u: (price[u], outlook.attack[u] + outlook.defence[u], u))
    return Thought(
        action=ChooseLoss(ids[unit]),
        reasons=(because("can-be-spared", round(price[unit] * 100), unit=ids[unit]),),
    )


def standing(outlook: Outlook, unit: int) -> FloatArray:
    """How good each hex is for a unit to be in at the end of the enemy's next turn."""
    row = outlook.edition.class_row[unit]
    defence, step, life = outlook.defence[unit], outlook.step[unit], outlook.life[unit]
    weights = outlook.weights
    key = (row, defence, step, life)
    found = outlook.standings.get(key)
    if found is None:
        # The same for all units of a kind, except where each of them stands itself.
        count = outlook.own_count + 1
        feared = outlook.danger(outlook.own_defence + defence, count, step, life)
        found = pull_map(outlook, row) + weights.cover * outlook.land.cover
        found = outlook.standings[key] = found + weights.company * outlook.own_count - feared
    here = outlook.state.place[unit]
    if here >= 0:
        found = found.copy()
        together = outlook.own_count[here]
        risk = outlook.danger_at(here, float(outlook.own_defence[here]), together, step, life)
        found[here] = pull_map(outlook, row)[here] + weights.cover * outlook.land.cover[here]
        found[here] += weights.company * (together - 1) - risk
    return found


def choose_retreat(outlook: Outlook, choices: Sequence[SomniumAction]) -> Thought:
    """The hex where a beaten unit is safest and of most use; a short way before a long one."""
    by_name, number = outlook.edition.by_name, outlook.rules.title.number
    best: tuple[float, SomniumAction] | None = None
    maps: dict[int, FloatArray] = {}
    for action in choices:
        if not isinstance(action, Retreat | Displace):
            continue
        unit = number[action.unit]
        if unit not in maps:
            maps[unit] = standing(outlook, unit)
        h = by_name.get(action.to)
        # Over the edge of the map a unit is out of danger, and mostly out of use.
        value = float(maps[unit][h]) if h is not None else -outlook.life[unit] / 2
        if isinstance(action, Retreat) and action.through:
            first = by_name[action.through]
            friends = outlook.table.count[outlook.side][first]
            value -= 0.0 if friends else outlook.step[unit]
        if best is None or value > best[0]:
            best = (value, action)
    if best is None:
        return Thought(action=choices[0])
    chosen = best[1]
    name = chosen.to if isinstance(chosen, Retreat | Displace) else ""
    if name not in by_name:
        return Thought(action=chosen, reasons=(because("off-the-map"),))
    return Thought(
        action=chosen,
        reasons=(because("falls-back", hex=name),),
        highlights=((name, "retreat"),),
    )


def choose_advance(outlook: Outlook, choices: Sequence[SomniumAction], step: Advances) -> Thought:
    """Follow up where the new hex is better than the old; a place worth points is always taken."""
    by_name, number = outlook.edition.by_name, outlook.rules.title.number
    best: tuple[float, SomniumAction] = (0.0, Pass())
    taken = outlook.table.count[outlook.side][step.target] > 0
    for action in choices:
        if not isinstance(action, Advance):
            continue
        unit, h = number[action.unit], by_name[action.to]
        here = outlook.state.place[unit]
        values = standing(outlook, unit)
        value = float(values[h] - values[here])
        if not taken:
            value += outlook.weights.advance
            if not outlook.is_ours(step.target):
                value += outlook.places.get(step.target, 0.0)
        if h != step.target and not outlook.is_ours(h):
            value += outlook.places.get(h, 0.0)
        if outlook.is_ours(here) and outlook.table.count[outlook.side][here] == 1:
            value -= outlook.places.get(here, 0.0) * float(outlook.enemy_reach[here])
        if value > best[0]:
            best = (value, action)
    action = best[1]
    if isinstance(action, Advance):
        return Thought(
            action=action,
            reasons=(because("follows-up", hex=action.to),),
            highlights=((action.to, "advance"),),
        )
    return Thought(action=action, reasons=(because("stays-put"),))


def deploy(outlook: Outlook, choices: Sequence[SomniumAction], step: Deployment) -> Thought:
    """A gun goes where it stands best out of contact; of several boxes any will do."""
    values = standing(outlook, step.units[0])
    best: tuple[float, SomniumAction] | None = None
    for action in choices:
        h = outlook.edition.by_name.get(getattr(action, "to", ""))
        if h is not None and not outlook.enemy_zone[h]:
            value = float(values[h])
            if best is None or value > best[0]:
                best = (value, action)
    return Thought(action=choices[0] if best is None else best[1])


def answer_result(outlook: Outlook, choices: Sequence[SomniumAction]) -> Thought | None:
    """The answer to a choice that a result asks for; None if the open step is none of these."""
    step = outlook.state.steps[-1]
    if isinstance(step, StepLoss | LifeLoss | ExchangeOffer | ExchangePrice):
        return choose_loss(outlook, step)
    if isinstance(step, Retreats | Displacement):
        return choose_retreat(outlook, choices)
    if isinstance(step, Deployment):
        return deploy(outlook, choices, step)
    if isinstance(step, Advances):
        return choose_advance(outlook, choices, step)
    return None
