"""What air and naval missions are worth: whom they hit, and who profits from it."""

from grognard.games.malta.rules.bombardment import dice_modifiers
from grognard.games.malta.rules.missions import mission_hexes
from grognard.games.malta.state import DG
from grognard.games.malta.title import BRITISH
from grognard.mechanics.modifiers import total
from grognard.players.malta.assault import ruin_cost, shake_chance
from grognard.players.malta.invasion import Beach
from grognard.players.malta.outlook import Outlook

EXPECTED = 3
"""Missions that an air or naval Operation normally has."""


def mission_value(
    outlook: Outlook, kind: str, h: int, before: int, drops: list[int], landings: list[Beach]
) -> float:
    """What one more mission on a hex brings."""
    modifier = total(dice_modifiers(outlook.rules, outlook.state, kind, h))
    chance = shake_chance(outlook, h, modifier)
    fresh = [u for u in outlook.stack(h, BRITISH) if not outlook.state.marks[u] & DG]
    gain = sum(importance(outlook, unit, h, drops, landings) for unit in fresh)
    if fresh:
        gain += opening(outlook, h)
    return (1 - chance) ** before * chance * gain - ruin_cost(outlook, h, modifier)


def opening(outlook: Outlook, h: int) -> float:
    """How much better a garrison in disorder can be attacked by those who have yet to act."""
    force = float(outlook.assault_force[h])
    if force <= 0:
        return 0.0
    shaken = sum(
        value if outlook.state.marks[u] & DG else (value + 1) // 2
        for u in outlook.stack(h, BRITISH)
        for value in (outlook.values[u],)
    )
    defence = sum(outlook.values[u] for u in outlook.stack(h, BRITISH))
    better = outlook.promise(force, shaken, h) - outlook.promise(force, defence, h)
    return outlook.weights.opening * better * (outlook.prize(h) + 0.5)


def importance(
    outlook: Outlook, unit: int, h: int, drops: list[int], landings: list[Beach]
) -> float:
    """What it brings to disorganise one enemy unit now."""
    edition, title = outlook.edition, outlook.rules.title
    kind = edition.units[unit].type
    far = edition.far[h]
    value = 0.04 * outlook.values[unit] * min(1.0, float(outlook.support[h]) / 8.0)
    if kind in title.anti_air.range:
        value += 0.25 * sum(1 for d in drops if far[d] <= title.anti_air.range[kind])
    if kind == "coastal":
        value += 0.3 * sum(1 for b in landings if far[b.land] <= title.coastal.range)
    if any(b.land == h for b in landings):
        value += 0.35 * outlook.values[unit]
    elif any(far[b.land] <= 1 for b in landings) or any(far[d] <= 1 for d in drops):
        value += 0.06 * outlook.values[unit]
    return value


def targets(outlook: Outlook, kind: str) -> list[int]:
    """Hexes with somebody to bombard."""
    held = outlook.table.present[BRITISH]
    return [h for h in mission_hexes(outlook.rules, outlook.state, kind) if held[h]]


def best_mission(
    outlook: Outlook, kind: str, drops: list[int], landings: list[Beach]
) -> tuple[float, int]:
    """The hex where one more mission brings most."""
    planned = outlook.state.missions
    best = (0.0, -1)
    for h in targets(outlook, kind):
        value = mission_value(outlook, kind, h, planned.count(h), drops, landings)
        if value > best[0]:
            best = (value, h)
    return best


def mission_prospects(outlook: Outlook, kind: str) -> float:
    """What an Operation of so many missions as can be expected would bring now."""
    values = [
        mission_value(outlook, kind, h, before, [], [])
        for h in targets(outlook, kind)
        for before in range(2)
    ]
    values.sort(reverse=True)
    return sum(value for value in values[:EXPECTED] if value > 0)
