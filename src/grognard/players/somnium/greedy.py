"""One step ahead: every single move is judged by the position it leads to, with no plan."""

import numpy as np

from grognard.games.somnium.actions import EndPhase
from grognard.games.somnium.state import MOVED
from grognard.players.contract import Thought
from grognard.players.somnium.chances import FloatArray
from grognard.players.somnium.movers import Mover, evacuations, may_end, movers, must_fight
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.reasons import because
from grognard.players.somnium.responses import standing

LEAST = 0.05
"""No move is made for less."""
COME = -100.0
STAY_OUT = 100.0
"""Worth of waiting for those who should come at once, and for those who should not."""
FIGHT_BLIND = 0.5
"""What it costs to owe an attack that has not been thought about."""


def next_move(outlook: Outlook) -> Thought:
    """The single move that improves most, or the end of the phase."""
    best: tuple[float, Thought] | None = None
    zones = zone_values(outlook)
    for unit, mover in movers(outlook).items():
        if mover.here >= 0 and outlook.state.marks[unit] & MOVED:
            continue
        value, to = best_end(outlook, mover, zones)
        if value > LEAST and (best is None or value > best[0]):
            name = outlook.edition.names[to]
            thought = Thought(
                action=mover.action(outlook, to),
                reasons=(because("better-there", round(value * 100), hex=name),),
                highlights=((name, "goal"),),
            )
            best = (value, thought)
    for unit, action in evacuations(outlook).items():
        value = evacuation_gain(outlook, unit)
        if value > LEAST and (best is None or value > best[0]):
            thought = Thought(action=action, reasons=(because("evacuate", round(value * 100)),))
            best = (value, thought)
    if best is not None:
        return best[1]
    return end_phase(outlook)


def end_phase(outlook: Outlook) -> Thought:
    """The end of the phase, or what must be done before it."""
    held = may_end(outlook)
    if held:
        unit, hexes = held[0]
        mover = movers(outlook)[unit]
        values = standing(outlook, unit)
        to = max((h for h in hexes if mover.ends[h]), key=lambda h: float(values[h]))
        return Thought(action=mover.action(outlook, to), reasons=(because("must-leave"),))
    return Thought(action=EndPhase(), reasons=(because("phase-done"),))


def best_end(outlook: Outlook, mover: Mover, zones: FloatArray) -> tuple[float, int]:
    """The best hex for a unit and how much better it is than staying."""
    values = standing(outlook, mover.unit) + zones
    for h, worth in outlook.places.items():
        if not outlook.is_ours(h):
            values[h] += worth
        elif outlook.enemy_reach[h] and alone(outlook, mover.unit, h):
            values[h] += worth * outlook.weights.hold
    masked = np.where(mover.ends, values, -1e9)
    to = int(masked.argmax())
    if mover.here < 0:
        return float(masked[to]) - waiting_value(outlook, mover.unit), to
    stay = float(values[mover.here])
    if not must_fight(outlook, mover.unit):
        stay -= float(zones[mover.here])
    return float(masked[to]) - stay, to


def alone(outlook: Outlook, unit: int, h: int) -> bool:
    """Whether nobody else of ours holds a hex."""
    others = outlook.table.count[outlook.side][h] - (outlook.state.place[unit] == h)
    return others == 0


def waiting_value(outlook: Outlook, unit: int) -> float:
    """What it is worth to keep a unit off the map: points for reserves, nothing for others."""
    if outlook.edition.units[unit].arrive_mode != "reserve":
        return COME
    return STAY_OUT if reserve_price(outlook, unit) > 0 else COME / 2


def reserve_price(outlook: Outlook, unit: int) -> float:
    """What a place must bring at least for a unit of the reserve to be landed there.

    Its points are lost by landing; what it can do ashore in the turns that are left is won.
    """
    counter = outlook.edition.units[unit]
    if counter.arrive_mode != "reserve":
        return 0.0
    use = outlook.title.reserve.get(counter.type, 0.0)
    left = (outlook.turns - outlook.state.turn) / outlook.turns
    return outlook.title.reserve_points - use * left


def evacuation_gain(outlook: Outlook, unit: int) -> float:
    """What leaving brings over staying: safety now against use and points later."""
    worth = outlook.worth_of[unit]
    if worth.evacuated <= 0:
        return 0.0
    left = outlook.turns - outlook.state.turn
    here = float(standing_risk(outlook, unit))
    keep = outlook.worth_staying(unit) - here + outlook.title.stay * left
    return worth.evacuated - keep


def standing_risk(outlook: Outlook, unit: int) -> float:
    """What a unit risks where it stands."""
    h = outlook.state.place[unit]
    together = float(outlook.own_count[h])
    defence = float(outlook.own_defence[h])
    risk = outlook.danger_at(h, defence, together, outlook.step[unit], outlook.life[unit])
    return risk / outlook.fear


def zone_values(outlook: Outlook) -> FloatArray:
    """What owing an attack is worth in each hex next to enemies, judged unit for unit."""
    found: FloatArray = np.zeros(outlook.edition.size)
    found[outlook.enemy_zone] = -1e6
    average = average_attack(outlook)
    for target in outlook.enemy_hexes:
        near = [h for h in outlook.edition.around[target] if outlook.edition.enterable[h]]
        value = blow(outlook, target, near, average)
        for h in near:
            found[h] = max(found[h], value - FIGHT_BLIND)
    return found


def blow(outlook: Outlook, target: int, near: list[int], average: float) -> float:
    """An attack by those beside an enemy and one unit more."""
    stacks, is_gun = outlook.table.stacks, outlook.edition.is_gun
    ours = outlook.table.count[outlook.side]
    friends = [u for h in near if ours[h] for u in stacks[h] if not is_gun[u]]
    key = (target, *friends)
    known = outlook.blows.get(key)
    if known is None:
        helper = friends or outlook.own_units()[:1]
        power = sum(outlook.attack[u] for u in friends) + average
        power += min(5, outlook.state.air[outlook.side])
        shift = -outlook.edition.columns[target]
        known = outlook.attack_value(target, helper, power, shift) if helper else -1e6
        outlook.blows[key] = known
    return known


def average_attack(outlook: Outlook) -> float:
    """The attack value of a unit of ours, on average."""
    units = outlook.own_units()
    return sum(outlook.attack[u] for u in units) / len(units) if units else 0.0
