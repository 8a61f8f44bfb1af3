"""Everything that is answered on the spot: combat choices, losses, retreats, small orders."""

from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.games.malta.actions import (
    Accept,
    AddLander,
    Advance,
    Bonus,
    ChooseLoss,
    ChooseSea,
    ComeAshore,
    Defend,
    Disperse,
    Done,
    Enter,
    Fire,
    Join,
    Move,
    Order,
    Refuse,
    Retreat,
)
from grognard.games.malta.rules.combat import able_defenders, attackers, defence_limit, standing
from grognard.games.malta.rules.odds import read_combat
from grognard.games.malta.rules.stacking import is_urban
from grognard.games.malta.steps import (
    Advancing,
    Barrage,
    Fight,
)
from grognard.games.malta.title import AXIS
from grognard.players.contract import Thought
from grognard.players.malta.assault import (
    has_bonus,
    judge,
    progress,
    ruin_cost,
    shake_chance,
    stakes_for,
)
from grognard.players.malta.chances import Duel, Stakes, end
from grognard.players.malta.outlook import Outlook
from grognard.players.somnium.reasons import because

# --- a combat ------------------------------------------------------------------------------------


def answer_fight(outlook: Outlook, attacker: Outlook, step: Fight) -> Thought:
    """A decision inside a combat; ``attacker`` is the same table as the attacker sees it."""
    match step.stage:
        case "bonus":
            return choose_bonus(attacker, step)
        case "answer":
            return choose_answer(attacker, step)
        case "defenders":
            return choose_defenders(outlook, step)
        case "press":
            return press(attacker, step)
        case _:
            return hold(attacker, step)


def duel_of(
    attacker: Outlook, step: Fight, defenders: tuple[int, ...], bonus: str, answer: str
) -> tuple[Duel, Stakes]:
    """The combat as the table reads it, and what is at stake."""
    rules, state = attacker.rules, attacker.state
    units = attackers(state, step)
    facing = standing(rules, state, step)
    fight = msgspec.structs.replace(step, defenders=defenders, bonus=bonus, answer=answer)
    column = step.column if step.column >= 0 else read_combat(rules, state, fight).column
    duel = Duel(
        column,
        is_urban(attacker.table, state, step.target),
        step.kind in ("sea", "drop"),
        sum(state.strength[u] for u in units),
        sum(state.strength[u] for u in facing),
    )
    prize = 0.0 if step.kind == "sweep" else attacker.prize(step.target)
    use = bonus if bonus in ("elite", "engineers") else "none"
    stakes = stakes_for(attacker, list(units), list(facing), use, prize)
    if step.kind != "sweep":
        siege = progress(attacker, step.target, duel.defenders)
        stakes = stakes._replace(enemy_step=stakes.enemy_step + siege)
    if step.kind == "drop":
        # Whoever does not clear his drop hex is lost with everything he has.
        stakes = stakes._replace(prize=stakes.prize + stakes.own_step * duel.attackers)
    return duel, stakes


def choose_bonus(attacker: Outlook, step: Fight) -> Thought:
    """The column is worth it if it brings more than the elite units that must bleed first."""
    rules, state = attacker.rules, attacker.state
    able = able_defenders(rules, state, step)
    answer = "elite" if has_bonus(attacker, step.target, able) else "none"
    options: dict[str, float] = {}
    for use in ("none", *has_bonus(attacker, step.target, attackers(state, step))):
        duel, stakes = duel_of(attacker, step, able, use, answer)
        options[use] = attacker.chances.value(duel, stakes)
    return bonus_thought(max(options, key=lambda use: options[use]))


def choose_answer(attacker: Outlook, step: Fight) -> Thought:
    """The defender's column costs nothing but the choice of who falls."""
    options: dict[str, float] = {}
    for use in ("none", *has_bonus(attacker, step.target, step.defenders)):
        duel, stakes = duel_of(attacker, step, step.defenders, step.bonus, use)
        if use != "none":
            dear = [attacker.prices[u] for u in step.defenders if attacker.edition.is_elite[u]]
            if dear:
                stakes = stakes._replace(enemy_step=max(stakes.enemy_step, max(dear)))
        options[use] = attacker.chances.value(duel, stakes)
    return bonus_thought(min(options, key=lambda use: options[use]))


def bonus_thought(use: str) -> Thought:
    """The answer that takes the column, or does without it."""
    if use == "elite":
        return Thought(action=Bonus("elite"), reasons=(because("uses-elite"),))
    if use == "engineers":
        return Thought(action=Bonus("engineers"), reasons=(because("uses-elite"),))
    return Thought(action=Bonus("none"), reasons=(because("spares-elite"),))


def choose_defenders(outlook: Outlook, step: Fight) -> Thought:
    """As much value as the hexsides let stand."""
    edition, state = outlook.edition, outlook.state
    room = defence_limit(outlook.rules, state, step)
    chosen: list[int] = []
    able = able_defenders(outlook.rules, state, step)
    for unit in sorted(able, key=lambda u: (-outlook.values[u] / max(1, state.strength[u]), u)):
        points = 0 if edition.free[unit] else state.strength[unit]
        if points <= room:
            room -= points
            chosen.append(unit)
    if not chosen:
        chosen = [max(able, key=lambda u: (outlook.values[u], -u))]
    names = tuple(edition.ids[u] for u in sorted(chosen))
    return Thought(action=Defend(names), reasons=(because("stands"),))


def press(attacker: Outlook, step: Fight) -> Thought:
    """Fight on if that is worth more than breaking off, whatever the defender does."""
    duel, stakes = duel_of(attacker, step, step.defenders, step.bonus, step.answer)
    own, enemy = step.attack_loss, step.defence_loss
    refuse = end(duel, own, enemy).value(stakes)
    if step.kind == "overrun":
        refuse = min(refuse, end(duel, own, enemy, thrown=True).value(stakes))
    accept = min(
        end(duel, own, enemy, left=True).value(stakes),
        attacker.chances.pressed_on(duel, stakes, step.round, own, enemy),
    )
    if accept > refuse:
        return Thought(action=Accept(), reasons=(because("fights-on"),))
    return Thought(action=Refuse(), reasons=(because("breaks-off"),))


def hold(attacker: Outlook, step: Fight) -> Thought:
    """Hold if giving way would cost more."""
    duel, stakes = duel_of(attacker, step, step.defenders, step.bonus, step.answer)
    own, enemy = step.attack_loss, step.defence_loss
    if step.accepted:
        refuse = end(duel, own, enemy, left=True).value(stakes)
        accept = attacker.chances.pressed_on(duel, stakes, step.round, own, enemy)
    else:
        refuse = end(duel, own, enemy, thrown=True).value(stakes)
        accept = end(duel, own, enemy).value(stakes)
    if accept <= refuse:
        return Thought(action=Accept(), reasons=(because("fights-on"),))
    return Thought(action=Refuse(), reasons=(because("gives-way"),))


# --- consequences --------------------------------------------------------------------------------


def choose_loss(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """The unit that can best be spared bears the loss."""
    edition, state = outlook.edition, outlook.state

    def cost(action: ChooseLoss) -> tuple[float, str]:
        unit = outlook.rules.title.number[action.unit]
        strength = state.strength[unit]
        drop = edition.cv[unit][strength] - edition.cv[unit][strength - 1]
        return outlook.prices[unit] + 0.12 * drop + 0.1 * (strength == 1), action.unit

    best = min(choices, key=cost)
    return Thought(action=best, reasons=(because("can-be-spared", unit=best.unit),))


def choose_retreat(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """Back to where it is safest, on to an objective if there is one."""
    edition = outlook.edition

    def value(action: Retreat) -> tuple[float, str]:
        h = edition.by_name[action.to]
        worth = outlook.worth.get(h, 0.0)
        found = worth * (1.0 if not outlook.is_ours(h) else 0.3)
        found -= 0.08 * float(outlook.threat[h]) + 0.1 * outlook.shifts[h]
        return found + 0.03 * float(outlook.support[h]), action.to

    best = max(choices, key=value)
    return Thought(action=best, reasons=(because("falls-back", hex=best.to),))


def choose_advance(outlook: Outlook, step: Advancing, choices: Sequence[Any]) -> Thought:
    """Follow up for an objective or better ground, but leave no objective open for it."""
    edition, state = outlook.edition, outlook.state
    target = step.target
    pull = outlook.pull_map(outlook.goals)
    taken = bool(outlook.table.present[outlook.side][target])
    best: tuple[float, Any] | None = None
    for action in choices:
        if not isinstance(action, Advance):
            continue
        unit = outlook.rules.title.number[action.unit]
        here = state.place[unit]
        value = 0.1 * (outlook.shifts[here] - outlook.shifts[target]) + 0.02
        value += outlook.weights.pull * 0.5 * float(pull[target] - pull[here])
        if not taken:
            value += outlook.prize(target)
        alone = len(outlook.stack(here, outlook.side)) == 1
        if alone and here in outlook.worth and edition.is_land[here] and outlook.threat[here] > 0:
            value -= outlook.worth[here]
        if best is None or value > best[0]:
            best = (value, action)
    done = [action for action in choices if isinstance(action, Done)]
    name = edition.names[target]
    if best is not None and (best[0] > 0 or not done):
        return Thought(action=best[1], reasons=(because("follows-up", hex=name),))
    return Thought(action=done[0], reasons=(because("stays-put", hex=name),))


def order_combats(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """The most promising combat first."""
    edition, state = outlook.edition, outlook.state

    def value(action: Order) -> tuple[float, str]:
        target = edition.by_name.get(action.next, -1)
        pairs = [
            (u, state.place[u])
            for u in outlook.present_units(outlook.side)
            if state.target[u] == target
        ]
        return (judge(outlook, target, pairs).gain if target >= 0 else 0.0), action.next

    return Thought(action=max(choices, key=value))


# --- guns ----------------------------------------------------------------------------------------


def lay_guns(outlook: Outlook, step: Barrage, choices: Sequence[Any]) -> Thought:
    """Each gun fires where disorder hurts most."""
    edition, state = outlook.edition, outlook.state
    aimed = [h for _, h in state.fired]
    best: tuple[float, Any] | None = None
    for action in choices:
        if not isinstance(action, Fire):
            continue
        h = edition.by_name[action.target]
        chance = shake_chance(outlook, h, 0)
        value = chance * (1 - chance) ** aimed.count(h) * barrage_value(outlook, step, h)
        ruin = ruin_cost(outlook, h, 0)
        value += -ruin if outlook.side == AXIS else ruin
        if best is None or value > best[0]:
            best = (value, action)
    if best is None or best[0] <= 0.05:
        return Thought(action=Done())
    name = best[1].target
    reason = because("bombard", round(best[0] * 100), hex=name)
    return Thought(action=best[1], reasons=(reason,), highlights=((name, "target"),))


def barrage_value(outlook: Outlook, step: Barrage, h: int) -> float:
    """What disorder in a hex is worth: most where it decides an attack."""
    state = outlook.state
    enemies = outlook.stack(h, outlook.enemy)
    if step.kind == "artillery":
        strength = sum(outlook.values[u] for u in enemies)
        decided = any(state.target[u] == h for u in outlook.present_units(outlook.side))
        return 0.2 * strength * (1.0 if decided else 0.3)
    return 0.2 * sum(outlook.values[u] for u in enemies if state.target[u] >= 0) + 0.1


# --- small orders --------------------------------------------------------------------------------


def scatter(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """The dearest company is blown away."""

    def cost(action: Disperse) -> tuple[float, int, str]:
        unit = outlook.rules.title.number[action.unit]
        guide = 0.6 if unit == outlook.edition.pathfinder else 0.0
        return outlook.prices[unit] + guide, outlook.values[unit], action.unit

    best = max(choices, key=cost)
    return Thought(action=best, reasons=(because("most-wanted", unit=best.unit),))


def shore_moves(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """Off the beach, towards something worth having, and out of the way of the second wave."""
    edition, state = outlook.edition, outlook.state
    pull = outlook.pull_map(outlook.goals)
    best: tuple[float, Any] | None = None
    for action in choices:
        if not isinstance(action, Move):
            continue
        unit = outlook.rules.title.number[action.units[0]]
        here, to = state.place[unit], edition.by_name[action.to]
        value = float(pull[to] - pull[here]) + outlook.prize(to) * (not outlook.is_ours(to))
        value -= 0.05 * float(outlook.threat[to] - outlook.threat[here]) - 0.05
        if best is None or value > best[0]:
            best = (value, action)
    done = [action for action in choices if isinstance(action, Done)]
    if best is not None and (best[0] > 0 or not done):
        name = best[1].to
        reason = because("off-the-beach", round(best[0] * 100), hex=name)
        return Thought(action=best[1], reasons=(reason,), highlights=((name, "goal"),))
    return Thought(action=done[0])


def add_landers(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """Everybody strong enough joins an attack on a beach."""
    joining = [action for action in choices if isinstance(action, AddLander)]
    number = outlook.rules.title.number
    best = max(joining, key=lambda a: (outlook.values[number[a.unit]], a.unit), default=None)
    if best is None or outlook.values[number[best.unit]] < 2:
        return Thought(action=Done())
    return Thought(action=best)


def choose_strongest(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """Who comes next: the strongest unit, or the first of a list that is all the same."""
    number = outlook.rules.title.number
    units = [action for action in choices if isinstance(action, Enter)]
    if units:
        return Thought(action=max(units, key=lambda a: (outlook.values[number[a.unit]], a.unit)))
    return Thought(action=choices[0])


def come_ashore(outlook: Outlook, choices: Sequence[Any]) -> Thought:
    """A swimmer makes for the nearest goal."""
    pull = outlook.pull_map(outlook.goals)
    places = [a for a in choices if isinstance(a, ComeAshore)]
    best = max(places, key=lambda a: (float(pull[outlook.edition.by_name[a.at]]), a.at))
    return Thought(action=best)


def join_all(choices: Sequence[Any]) -> Thought:
    """Independents go with whoever acts first."""
    joining = [action for action in choices if isinstance(action, Join)]
    return Thought(action=joining[0] if joining else choices[len(choices) - 1])


def choose_sea(choices: Sequence[Any]) -> Thought:
    """Any sea hex that is open; plans name theirs."""
    seas = [action for action in choices if isinstance(action, ChooseSea)]
    return Thought(action=seas[0])
