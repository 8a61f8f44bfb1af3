"""The combat phase: which hex to attack with whom, where guns and air go, and the support."""

from typing import NamedTuple

from grognard.games.somnium.actions import Attack, Bombard, EndPhase, SomniumAction, Support
from grognard.games.somnium.rules.air import strike_range, support_limit
from grognard.games.somnium.rules.artillery import firing_guns, supporting_guns
from grognard.games.somnium.rules.declaration import attackable, bombardable
from grognard.games.somnium.rules.odds import read_combat, strength
from grognard.games.somnium.rules.retreat import current_fight
from grognard.games.somnium.rules.zones import stranded, targets_now, unmet
from grognard.games.somnium.steps import DefenderSupport, Fight, OpeningAttack
from grognard.kernel.report import Modifier
from grognard.mechanics.modifiers import total
from grognard.players.contract import Thought
from grognard.players.somnium.chances import (
    ATTACKER_BACK,
    ATTACKER_LIFE,
    ATTACKER_STEP,
    DEFENDER_BACK,
    DEFENDER_LIFE,
    DEFENDER_STEP,
    EXCHANGE,
    FOLLOW,
)
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.reasons import because

CHEAP_AIR = 0.02
"""The price of a point that lapses unused."""


class Assault(NamedTuple):
    """An attack as it could be declared, and what it promises."""

    value: float
    target: int
    units: tuple[int, ...]
    guns: tuple[int, ...]
    air: int
    forced: bool


def next_combat(outlook: Outlook, *, careful: bool = True) -> Thought:
    """The best attack or bombardment now, or the end of the phase."""
    found = [
        assault_on(outlook, target, careful=careful)
        for target in attackable(outlook.table, outlook.state, outlook.side)
    ]
    worthy = [each for each in found if each.value > 0]
    if worthy:
        return declared(outlook, max(worthy, key=lambda each: (each.value, -each.target)))
    owing = unmet(outlook.table, outlook.state, outlook.side)
    if owing:
        return declared(outlook, least_evil(outlook, owing))
    shelling = best_bombardment(outlook)
    if shelling is not None:
        return shelling
    return Thought(action=EndPhase(), reasons=(because("nothing-pays"),))


def least_evil(outlook: Outlook, owing: dict[int, tuple[int, ...]]) -> Assault:
    """The attack to make when one must: all together, where it costs least for each."""
    targets = sorted({h for hexes in owing.values() for h in hexes})
    found = [assault_on(outlook, target, careful=False) for target in targets]

    def evil(each: Assault) -> tuple[float, int]:
        done = sum(outlook.life[u] / 2 for u in each.units if u in owing)
        return each.value + done, -each.target

    return max(found, key=evil)


def assault_on(outlook: Outlook, target: int, *, careful: bool) -> Assault:
    """The best attack on a hex: those who must, then whoever improves it, then guns and air."""
    state, side = outlook.state, outlook.side
    able = [u for u, hexes in targets_now(outlook.table, state, side).items() if target in hexes]
    must = list(stranded(outlook.table, state, side, target, ()))
    spare = sorted((u for u in able if u not in must), key=lambda u: (-outlook.attack[u], u))
    guns = tuple(firing_guns(outlook.rules, state, side, target))
    power = sum(outlook.attack[g] for g in guns)
    reserve = air_in_hand(outlook)
    units = must
    best = weigh(outlook, target, units, power, reserve) if must else (-1e9, 0)
    base = best[0] if must else 0.0
    for unit in spare:
        trial = weigh(outlook, target, [*units, unit], power, reserve)
        if trial[0] > best[0] or not units or not careful:
            units, best = [*units, unit], trial
    if len(units) < len(able) and careful:
        # A whole division, or both banks of a river, may only pay all together.
        everybody = weigh(outlook, target, must + spare, power, reserve)
        if everybody[0] > best[0]:
            units, best = must + spare, everybody
    value, air = best
    return Assault(value, target, tuple(units), guns, air, forced=bool(must) and base < 0)


def air_in_hand(outlook: Outlook) -> int:
    """Points that one combat could still have."""
    return support_limit(outlook.rules, outlook.state, outlook.side)


def weigh(
    outlook: Outlook, target: int, units: list[int], power: float, air: int
) -> tuple[float, int]:
    """The value of an attack and the air that serves it best."""
    place = outlook.state.place
    hexes = list(dict.fromkeys(place[u] for u in units))
    zone = outlook.table.zone[outlook.side]
    around = outlook.edition.around[target]
    encircled = all(
        not outlook.edition.enterable[n] or zone[n] or outlook.table.count[outlook.side][n]
        for n in around
    )
    trapped = sum(
        outlook.life[u] * outlook.weights.trapped
        for u in units
        if outlook.no_way_back(place[u], target)
    )
    trapped += outlook.stake([(u, place[u]) for u in units])
    shift = outlook.shift(target, hexes, units, encircled)
    ground = power + sum(outlook.attack[u] for u in units)
    return best_air(outlook, target, units, ground, shift, air, encircled, trapped)


def best_air(
    outlook: Outlook,
    target: int,
    units: list[int],
    ground: float,
    shift: int,
    air: int,
    encircled: bool,
    trapped: float,
) -> tuple[float, int]:
    """How many points pay for themselves, and what the attack is worth with them."""
    few = len(outlook.enemy_hexes) <= 2
    price = CHEAP_AIR if few else outlook.air_price
    best = (-1e9, 0)
    for points in range(min(air, 12) + 1):
        value = outlook.attack_value(
            target, units, ground + points, shift, encircled=encircled, trapped=trapped
        )
        value -= points * price
        if value > best[0] + 1e-9:
            best = (value, points)
    return best


def declared(outlook: Outlook, assault: Assault) -> Thought:
    """The declaration in one piece, with its reasons."""
    ids, names = outlook.edition.ids, outlook.edition.names
    target = names[assault.target]
    action = Attack(
        target,
        tuple(ids[u] for u in assault.units),
        tuple(ids[g] for g in assault.guns),
        assault.air,
    )
    why = "attack-duty" if assault.value <= 0 else "attack-pays"
    reasons = [because(why, round(assault.value * 100), hex=target)]
    if assault.air:
        reasons.append(because("air-helps", assault.air, hex=target))
    if assault.guns:
        reasons.append(because("guns-help", len(assault.guns), hex=target))
    return Thought(action=action, reasons=tuple(reasons), highlights=((target, "target"),))


def opening_attack(outlook: Outlook, step: OpeningAttack) -> Thought:
    """An attack that the rules ordain: only its air is to be decided."""
    units = list(step.units)
    value, air = weigh(outlook, step.target, units, 0.0, air_in_hand(outlook))
    return declared(outlook, Assault(value, step.target, step.units, (), air, forced=True))


# --- bombardment ---------------------------------------------------------------------------------


def best_bombardment(outlook: Outlook) -> Thought | None:
    """The bombardment most likely to cost the enemy something, by what is left to fire."""
    state, side, edition = outlook.state, outlook.side, outlook.edition
    points = strike_range(outlook.rules, state, side)
    best: tuple[float, SomniumAction, str] | None = None
    for target in bombardable(outlook.rules, state, side):
        stack = outlook.table.stacks[target]
        step = sum(s.step for s in outlook.stacks(target)) / len(outlook.stacks(target))
        if points:
            weak = sum(mean_exposure(outlook, u, by_air=True) for u in stack)
            chance = outlook.land.bombs.chance(round(points[-1] * weak), -edition.columns[target])
            action: SomniumAction = Bombard(edition.names[target], (), points[-1])
            best = better(best, chance * step, action, edition.names[target])
        guns = firing_guns(outlook.rules, state, side, target)
        if guns:
            weak = sum(mean_exposure(outlook, u, by_air=False) for u in stack)
            power = sum(outlook.attack[g] for g in guns)
            chance = outlook.land.bombs.chance(round(power * weak), -edition.columns[target])
            names = tuple(edition.ids[g] for g in guns)
            action = Bombard(edition.names[target], names)
            best = better(best, chance * step, action, edition.names[target])
    if best is None or best[0] <= 0:
        return None
    value, action, name = best
    return Thought(
        action=action,
        reasons=(because("bombard", round(value * 100), hex=name),),
        highlights=((name, "target"),),
    )


def better(
    best: tuple[float, SomniumAction, str] | None, value: float, action: SomniumAction, name: str
) -> tuple[float, SomniumAction, str]:
    """The better of what was best and something new."""
    return (value, action, name) if best is None or value > best[0] else best


def mean_exposure(outlook: Outlook, unit: int, *, by_air: bool) -> float:
    """How much a unit suffers under bombs; a hidden one as much as the average."""
    which = 0 if by_air else 1
    rows = outlook.edition.vulnerability
    if unit in outlook.hidden:
        return sum(rows[u][which] for u in outlook.hidden) / len(outlook.hidden)
    return float(rows[unit][which])


# --- the defender's answer -----------------------------------------------------------------------


def best_support(outlook: Outlook, step: DefenderSupport) -> Thought:
    """As many guns as there are, and the air that spares most for its price."""
    _, fight = current_fight(outlook.state)
    guns = tuple(supporting_guns(outlook.rules, outlook.state, step.side, fight.target))
    limit = support_limit(outlook.rules, outlook.state, step.side)
    best = (damage(outlook, fight, guns, 0), 0)
    for points in range(1, min(limit, 12) + 1):
        cost = damage(outlook, fight, guns, points) + points * outlook.air_price
        if cost < best[0] - 1e-9:
            best = (cost, points)
    ids = outlook.edition.ids
    name = outlook.edition.names[fight.target]
    reasons: list[Modifier] = [because("support", best[1], hex=name)]
    return Thought(
        action=Support(tuple(ids[g] for g in guns), best[1]),
        reasons=tuple(reasons),
        highlights=((name, "defended"),),
    )


def damage(outlook: Outlook, fight: Fight, guns: tuple[int, ...], air: int) -> float:
    """What a sealed attack may cost the defender with this support, less what it costs the foe."""
    rules, state = outlook.rules, outlook.state
    reading = read_combat(rules, state, fight)
    support = strength(rules, state, (), guns, air, attacking=False)
    net = sum(each.value for each in reading.shifts)
    attack, defence = total(reading.attack), total(reading.defence) + total(support)
    chance = outlook.land.chances.rows[outlook.land.chances.column(attack, defence, net)]
    ours = [outlook.step[u] for u in fight.defenders]
    lives = [outlook.life[u] for u in fight.defenders]
    theirs = [outlook.step[u] for u in fight.units]
    their_lives = [outlook.life[u] for u in fight.units]
    pain = (sum(ours) + sum(lives)) / 2 if fight.encircled else 0.0
    prize = outlook.places.get(fight.target, 0.0)
    return (
        chance[DEFENDER_STEP] * min(ours)
        + (chance[DEFENDER_LIFE] + chance[EXCHANGE]) * min(lives)
        + chance[DEFENDER_BACK] * (outlook.weights.ground + pain)
        + chance[FOLLOW] * (outlook.weights.advance + prize)
        - chance[ATTACKER_STEP] * min(theirs)
        - (chance[ATTACKER_LIFE] + chance[EXCHANGE]) * min(their_lives)
        - chance[ATTACKER_BACK] * outlook.weights.pushed_back
    )
