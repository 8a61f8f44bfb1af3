"""Turn S: which beaches, which drop hexes, and what to bombard first."""

from math import exp
from typing import NamedTuple

from grognard.games.malta.actions import MaltaAction, PlanDrop, PlanLanding
from grognard.games.malta.rules.beaches import landers
from grognard.games.malta.rules.bombardment import anti_air, coastal_fire
from grognard.games.malta.rules.drops import droppers
from grognard.games.malta.title import AXIS, BRITISH, read_row
from grognard.mechanics.modifiers import total
from grognard.players.malta.assault import judge
from grognard.players.malta.outlook import Outlook

CROWDED = (1.0, 0.8, 0.45, 0.2)
"""What another sea hex before the same beach is worth."""
COMPANIES = 3
SCATTERED = 0.3
"""Share of a company's worth that is lost when it is dispersed."""


class Beach(NamedTuple):
    """A sea hex, the land before it, and what landing there promises."""

    sea: int
    land: int
    value: float


# --- beaches -------------------------------------------------------------------------------------


def draw(outlook: Outlook, h: int, reach: float) -> float:
    """How near a hex lies to objectives that are not ours, each by its worth."""
    far = outlook.edition.far[h]
    return sum(
        value * exp(-far[goal] / reach)
        for goal, value in outlook.worth.items()
        if not outlook.is_ours(goal)
    )


def landing_cost(outlook: Outlook, h: int) -> float:
    """What batteries and ground cost a battalion that lands in a hex."""
    title = outlook.rules.title
    modifier = total(coastal_fire(outlook.rules, outlook.state, h))
    if not outlook.edition.is_plain[h]:
        modifier += title.landing.rough
    cost = 0.0
    for die in range(1, 7):
        result = read_row(title.landing.row, die + modifier)
        cost += (0.6 if result.startswith("1") else 0.0) + (0.2 if "D" in result else 0.0)
    return cost / 6


def beach_value(outlook: Outlook, sea: int, land: int, battalions: list[int]) -> float:
    """What landing two battalions in a hex promises."""
    edition, weights = outlook.edition, outlook.weights
    if not edition.is_plain[land]:
        return -1.0
    value = 0.5 * draw(outlook, land, weights.beach_reach) - 2 * landing_cost(outlook, land)
    value -= 0.04 * float(outlook.threat[land])
    if outlook.table.present[BRITISH][land]:
        pairs = [(unit, sea) for unit in battalions[:2]]
        value += judge(outlook, land, pairs, kind="sea").gain - weights.beach_guard
    return value


def beaches(outlook: Outlook) -> list[Beach]:
    """The best connected set of sea hexes, each with its landing hex."""
    edition = outlook.edition
    limit = outlook.rules.title.entry.amphibious.sea_hexes
    infantry = [u for u in landers(outlook.rules, outlook.state) if edition.full[u] > 1]
    if not infantry:
        infantry = [u for u in edition.of_side[AXIS] if edition.entry[u] == "amphib"]
    worth = {
        (sea, land): beach_value(outlook, sea, land, infantry)
        for sea, lands in edition.arrows.items()
        for land in lands
    }
    best: tuple[float, list[Beach]] = (0.0, [])
    for start in edition.arrows:
        value, group = grow(outlook, start, worth, limit)
        if value > best[0]:
            best = (value, group)
    return best[1]


def grow(
    outlook: Outlook, start: int, worth: dict[tuple[int, int], float], limit: int
) -> tuple[float, list[Beach]]:
    """A connected set that starts from one sea hex and takes the best neighbour each time."""
    edition = outlook.edition
    group: list[Beach] = []
    seas: set[int] = set()
    used: dict[int, int] = {}
    front = {start}
    sum_ = 0.0
    while front and len(group) < limit:
        options = [
            Beach(sea, land, share(worth[sea, land], used.get(land, 0)))
            for sea in sorted(front)
            for land in edition.arrows[sea]
        ]
        best = max(options, key=lambda each: (each.value, -each.sea, -each.land))
        if best.value <= -0.5:
            break
        group.append(best)
        sum_ += best.value
        seas.add(best.sea)
        used[best.land] = used.get(best.land, 0) + 1
        front = {
            n for sea in seas for n in edition.around[sea] if n in edition.arrows and n not in seas
        }
    while group and group[-1].value < 0:
        sum_ -= group.pop().value
    return sum_, group


def share(value: float, before: int) -> float:
    """What is left of a beach's value when others already land there."""
    if value < 0:
        return value
    return value * CROWDED[min(before, len(CROWDED) - 1)]


def landing_plan(outlook: Outlook) -> list[MaltaAction]:
    """Battalions into sea hexes: two divisions side by side, marines in the first wave."""
    edition = outlook.edition
    group = beaches(outlook)
    names = edition.names
    waiting = [u for u in landers(outlook.rules, outlook.state) if edition.full[u] > 1]
    chits = sorted(
        edition.amphibious_chits,
        key=lambda c: (-edition.title.formations[c].chit_mod, c),
    )
    divisions = {chit: [u for u in waiting if edition.formation[u] == chit] for chit in chits}
    marines = [u for u in waiting if edition.is_marine[u]]
    spare = [u for u in waiting if edition.formation[u] < 0 and not edition.is_marine[u]]
    held = outlook.table.present[BRITISH]
    plan: list[MaltaAction] = []
    for index, beach in enumerate(group):
        chit = chits[0] if index < (len(group) + 1) // 2 else chits[1]
        for wave in (1, 2):
            stock = divisions[chit]
            if wave == 1 and marines and (held[beach.land] or index in (0, len(group) - 1)):
                stock = marines
            elif not stock:
                stock = spare
            if not stock:
                continue
            unit = stock.pop(0)
            plan.append(
                PlanLanding(
                    edition.ids[unit],
                    names[beach.land],
                    1 if wave == 1 else 2,
                    names[beach.sea],
                    edition.chit_ids[chit] if edition.formation[unit] < 0 else "",
                )
            )
    return plan


# --- drops ---------------------------------------------------------------------------------------


def drop_cost(outlook: Outlook, h: int, pathfinders: bool) -> float:
    """The share of its companies a drop loses or scatters, as a price per company."""
    title, edition = outlook.rules.title, outlook.edition
    modifier = total(anti_air(outlook.rules, outlook.state, h, title.anti_air.drop_minimum))
    modifier += title.airdrop.l_bonus if pathfinders else 0
    wet = sum(1 for n in edition.around[h] if not edition.is_land[n]) / 6
    cost = 0.0
    for die in range(1, 7):
        result = read_row(title.airdrop.row, die + modifier)
        if result == "-":
            continue
        number = min(COMPANIES, int(result[:-1])) / COMPANIES
        cost += number * (1.0 if result.endswith("E") else wet + (1 - wet) * SCATTERED)
    return cost / 6


def drop_hexes(outlook: Outlook, count: int, near: list[Beach]) -> list[int]:
    """So many hexes, the best first: near objectives and beaches, away from guns and garrisons."""
    edition, weights = outlook.edition, outlook.weights
    goals = {g: v for g, v in outlook.worth.items() if not outlook.is_ours(g)}
    enemy = outlook.table.present[BRITISH]
    open_ = [h for h in edition.land if not enemy[h]]
    base = {}
    for h in open_:
        value = -COMPANIES * weights.drop_loss * drop_cost(outlook, h, False)
        value -= 0.035 * float(outlook.threat[h])
        value += 0.12 * sum(exp(-edition.far[h][beach.land] / 3.0) for beach in near)
        base[h] = value
    fade = [exp(-distance / weights.drop_spread) for distance in range(64)]
    found: list[int] = []
    for _ in range(count):
        if not open_:
            break

        def promise(h: int) -> float:
            far = edition.far[h]
            return base[h] + sum(v * fade[far[g]] for g, v in goals.items())

        best = max(open_, key=lambda h: (promise(h), -h))
        found.append(best)
        open_.remove(best)
        far = edition.far[best]
        for goal in goals:
            goals[goal] *= 1 - 0.5 * fade[far[goal]]
    return found


def drop_plan(outlook: Outlook) -> list[MaltaAction]:
    """Companies in threes, each three with its pathfinders; guns are kept for a port."""
    edition = outlook.edition
    waiting = [u for u in droppers(outlook.rules, outlook.state) if not edition.is_anti_tank[u]]
    chits = sorted(edition.airborne_chits, key=lambda c: (-edition.title.formations[c].chit_mod, c))
    loose = [u for u in waiting if edition.formation[u] < 0]
    loose.sort(key=lambda u: (u != edition.pathfinder, u))
    teams: list[tuple[int, list[int]]] = []
    for chit in chits:
        members = [u for u in waiting if edition.formation[u] == chit]
        leaders = [u for u in members if edition.letters[u] == "L"]
        others = [u for u in members if u not in leaders]
        count = -(-len(members) // COMPANIES)
        groups: list[list[int]] = [[u] for u in leaders[:count]]
        groups += [[] for _ in range(count - len(groups))]
        rest = [*others, *leaders[count:]]
        for group in groups:
            while rest and len(group) < COMPANIES:
                group.append(rest.pop(0))
        teams += [(chit, group) for group in groups if group]
    hexes = drop_hexes(outlook, len(teams) + 1, beaches(outlook))
    teams = mixed(teams, chits)
    plan: list[MaltaAction] = []
    for (chit, group), h in zip(teams, hexes, strict=False):
        party = [*group]
        while loose and len(party) < COMPANIES:
            party.append(loose.pop(0))
        plan += [jump(outlook, unit, h, chit) for unit in party]
    if loose and len(hexes) > len(teams):
        plan += [jump(outlook, unit, hexes[-1], chits[0]) for unit in loose[:COMPANIES]]
    return plan


def mixed(teams: list[tuple[int, list[int]]], chits: list[int]) -> list[tuple[int, list[int]]]:
    """The strongest Formation takes the best hex, then every third."""
    first = [team for team in teams if team[0] == chits[0]]
    others = [team for team in teams if team[0] != chits[0]]
    found = []
    while first or others:
        if first:
            found.append(first.pop(0))
        found += others[:2]
        del others[:2]
    return found


def jump(outlook: Outlook, unit: int, h: int, chit: int) -> PlanDrop:
    """The order for one company."""
    edition = outlook.edition
    with_ = edition.chit_ids[chit] if edition.formation[unit] < 0 else ""
    return PlanDrop(edition.ids[unit], edition.names[h], with_)
