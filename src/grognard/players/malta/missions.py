"""What air and naval missions are worth: whom they hit, and who profits from it."""

from grognard.games.malta.rules.bombardment import dice_modifiers
from grognard.games.malta.rules.missions import mission_hexes
from grognard.games.malta.state import DG, RUBBLE
from grognard.games.malta.title import BRITISH
from grognard.mechanics.modifiers import total
from grognard.players.malta.assault import shake_chance
from grognard.players.malta.invasion import Beach
from grognard.players.malta.outlook import Outlook

PORT_RUIN = 0.8
HOUSES_RUIN = 0.25


def mission_value(
    outlook: Outlook, kind: str, h: int, before: int, drops: list[int], landings: list[Beach]
) -> float:
    """What one more mission on a hex brings."""
    modifier = total(dice_modifiers(outlook.rules, outlook.state, kind, h))
    chance = shake_chance(outlook, h, modifier)
    gain = sum(
        importance(outlook, unit, h, drops, landings)
        for unit in outlook.stack(h, BRITISH)
        if not outlook.state.marks[unit] & DG
    )
    return (1 - chance) ** before * chance * gain - ruin(outlook, h, modifier)


def importance(
    outlook: Outlook, unit: int, h: int, drops: list[int], landings: list[Beach]
) -> float:
    """What it brings to disorganise one enemy unit now."""
    edition, title = outlook.edition, outlook.rules.title
    kind = edition.units[unit].type
    far = edition.far[h]
    value = 0.12 * outlook.values[unit] * min(1.0, float(outlook.support[h]) / 8.0)
    value *= 1.0 + 0.2 * outlook.worth.get(h, 0.0)
    if kind in title.anti_air.range:
        value += 0.25 * sum(1 for d in drops if far[d] <= title.anti_air.range[kind])
    if kind == "coastal":
        value += 0.3 * sum(1 for b in landings if far[b.land] <= title.coastal.range)
    if any(b.land == h for b in landings):
        value += 0.35 * outlook.values[unit]
    elif any(far[b.land] <= 1 for b in landings) or any(far[d] <= 1 for d in drops):
        value += 0.06 * outlook.values[unit]
    return value


def ruin(outlook: Outlook, h: int, modifier: int) -> float:
    """What rubble would cost: a port closed, houses that hold better."""
    edition, rules = outlook.edition, outlook.rules
    if not edition.is_settled[h] or outlook.state.rubble[h] == RUBBLE:
        return 0.0
    table = rules.title.bombardment
    column = rules.title.bands.index(edition.bomb[h])
    chance = sum(
        share
        for roll, share in outlook.chances.dice
        if roll + modifier >= min(table.rows) and "*" in table.cell(column, roll + modifier)
    )
    return chance * (PORT_RUIN if edition.is_port[h] else HOUSES_RUIN)


def best_mission(
    outlook: Outlook, kind: str, drops: list[int], landings: list[Beach]
) -> tuple[float, int]:
    """The hex where one more mission brings most."""
    planned = outlook.state.missions
    best = (0.0, -1)
    for h in mission_hexes(outlook.rules, outlook.state, kind):
        if not outlook.table.present[BRITISH][h]:
            continue
        value = mission_value(outlook, kind, h, planned.count(h), drops, landings)
        if value > best[0]:
            best = (value, h)
    return best
