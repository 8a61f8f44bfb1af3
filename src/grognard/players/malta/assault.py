"""Attacks by exact odds: who should attack which hex from where, and what that brings."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from grognard.games.malta.rules.ground import step_cost
from grognard.games.malta.rules.odds import is_concentric
from grognard.games.malta.rules.stacking import is_urban, side_limit
from grognard.games.malta.state import ACTIVATED, DISPERSED, RETREATED, RUBBLE, SPENT
from grognard.games.malta.title import AXIS
from grognard.players.malta.chances import Duel, Stakes
from grognard.players.malta.outlook import Outlook

PATIENCE = 3
"""How many further units are tried after the best party so far."""
NEVER = -1e6
HOUSES_RUIN = 0.2
"""What harder ground costs whoever has yet to take it, besides a share of its worth."""

Pair = tuple[int, int]
"""A unit and the hex it attacks from."""


class Verdict(NamedTuple):
    """What an attack is worth, with the column it would be read in and the bonus to use."""

    gain: float
    column: int
    bonus: str


class Scheme(NamedTuple):
    """An attack with everybody in his place."""

    gain: float
    target: int
    pairs: tuple[Pair, ...]
    column: int = 0


NONE = Verdict(NEVER, 0, "none")


# --- what an attack is worth ---------------------------------------------------------------------


def ground_shift(outlook: Outlook, target: int, spots: set[int]) -> int:
    """Columns of ground, hexsides and concentric attack."""
    edition = outlook.edition
    net = outlook.shifts[target]
    outside = spots - {target}
    if not outside:
        return net
    for kind, side in outlook.rules.title.hexsides.items():
        works = edition.works[kind]
        if side.shift and all(works[edition.slot(spot, target)] for spot in outside):
            net += side.shift
    if is_concentric({edition.slot(target, spot) % 6 for spot in outside}):
        net += 1
    return net


def defence_of(outlook: Outlook, target: int, defenders: list[int], sides: int) -> int:
    """The value the defenders can bring to bear: the best within the limit of the hexsides."""
    edition, state = outlook.edition, outlook.state
    room = sides * side_limit(outlook.table, state, target)
    total = 0
    for unit in sorted(defenders, key=lambda u: -outlook.values[u]):
        if state.marks[unit] & RETREATED:
            continue
        if edition.free[unit]:
            total += outlook.values[unit]
        elif state.strength[unit] <= room:
            room -= state.strength[unit]
            total += outlook.values[unit]
    return max(1, total)


def has_bonus(outlook: Outlook, target: int, units: Iterable[int]) -> tuple[str, ...]:
    """The columns a party could claim, for elite units or for engineers among houses."""
    edition, state = outlook.edition, outlook.state
    units = list(units)
    found = []
    if any(edition.is_elite[u] and not state.marks[u] & DISPERSED for u in units):
        found.append("elite")
    built = edition.is_settled[target] or state.rubble[target] == RUBBLE
    if built and any(edition.is_engineer[u] for u in units):
        found.append("engineers")
    return tuple(found)


def cheap_half(prices: list[float]) -> float:
    """The price of a step when the owner picks who bears it."""
    prices = sorted(prices)
    half = prices[: max(1, (len(prices) + 1) // 2)]
    return sum(half) / len(half)


def first_price(outlook: Outlook, units: Iterable[int], bonus: str) -> float:
    """The price of a step when those who gave the column bear it first."""
    edition = outlook.edition
    chosen = [
        outlook.prices[u]
        for u in units
        if edition.is_elite[u] or (bonus == "engineers" and edition.is_engineer[u])
    ]
    return sum(chosen) / len(chosen)


def stakes_for(
    outlook: Outlook, units: list[int], defenders: list[int], bonus: str, prize: float
) -> Stakes:
    """What the two sides have at stake."""
    edition, weights = outlook.edition, outlook.weights
    own = (
        first_price(outlook, units, bonus)
        if bonus != "none"
        else cheap_half([outlook.prices[u] for u in units])
    )
    static = sum(outlook.prices[u] for u in defenders if edition.is_static[u])
    mobile = [u for u in defenders if not edition.is_static[u]]
    return Stakes(
        own_step=own,
        enemy_step=cheap_half([outlook.prices[u] for u in defenders]),
        prize=prize,
        rout=static + (weights.shaken * (0.5 + 0.5 * len(mobile)) if mobile else 0.0),
        leave=static,
        thrown=weights.thrown_back * (0.5 + 0.25 * len(units)),
    )


def progress(outlook: Outlook, target: int, held: int) -> float:
    """What each step of a garrison brings on the way to the objective it holds."""
    if outlook.is_ours(target):
        return 0.0
    return outlook.weights.siege * outlook.worth.get(target, 0.0) / (held + 1)


def judge(
    outlook: Outlook,
    target: int,
    pairs: list[Pair],
    *,
    kind: str = "ground",
    support: float = 0.0,
) -> Verdict:
    """What an attack of these units from these hexes brings."""
    state = outlook.state
    defenders = outlook.stack(target, outlook.enemy, dispersed=kind == "sweep")
    if not defenders or not pairs:
        return NONE
    units = [u for u, _ in pairs]
    spots = {h for _, h in pairs}
    halved = kind in ("sea", "drop")
    attack = sum((outlook.values[u] + 1) // 2 if halved else outlook.values[u] for u in units)
    sides = 9 if kind in ("sweep", "drop") else len(spots)
    defence = defence_of(outlook, target, defenders, sides)
    net = ground_shift(outlook, target, spots)
    if kind != "sweep" and has_bonus(outlook, target, defenders):
        net -= 1
    steps = sum(state.strength[u] for u in units)
    held = sum(state.strength[u] for u in defenders)
    urban = is_urban(outlook.table, state, target)
    prize = 0.0 if kind == "sweep" else outlook.prize(target)
    siege = progress(outlook, target, held) if kind != "sweep" else 0.0
    best = NONE
    for bonus in ("none", *has_bonus(outlook, target, units)):
        stakes = stakes_for(outlook, units, defenders, bonus, prize)
        stakes = stakes._replace(enemy_step=stakes.enemy_step + siege)
        extra = net + (bonus != "none")
        column = outlook.chances.column(attack, defence, extra)
        gain = outlook.chances.value(Duel(column, urban, halved, steps, held), stakes)
        if support:
            shaken = outlook.chances.column(attack, (defence + 1) // 2, extra)
            better = outlook.chances.value(Duel(shaken, urban, halved, steps, held), stakes)
            gain += support * (better - gain)
        if gain > best.gain:
            best = Verdict(gain, column, bonus)
    return best


def gun_support(outlook: Outlook, target: int) -> float:
    """The chance that guns in reach disorganise a target before the attack."""
    edition, state = outlook.edition, outlook.state
    reach = outlook.rules.title.entry.artillery.range
    miss = 1.0
    count = 0
    for gun in edition.guns[outlook.side]:
        if not outlook.is_present(gun) or state.marks[gun] & ACTIVATED:
            continue
        if edition.formation[gun] not in (-1, state.active):
            continue
        if edition.far[state.place[gun]][target] <= reach and count < 3:
            miss *= 1.0 - outlook.weights.support * shake_chance(outlook, target, 0)
            count += 1
    return 1.0 - miss


def shake_chance(outlook: Outlook, target: int, modifier: int) -> float:
    """The chance that one bombardment disorganises a hex."""
    rules = outlook.rules
    value = outlook.edition.bomb[target]
    if outlook.state.rubble[target] == RUBBLE:
        value += outlook.edition.rubble.bomb
    column = rules.title.bands.index(value)
    table = rules.title.bombardment
    return sum(
        chance
        for total, chance in outlook.chances.dice
        if total + modifier >= min(table.rows) and "D" in table.cell(column, total + modifier)
    )


def ruin_cost(outlook: Outlook, target: int, modifier: int) -> float:
    """What the rubble of one bombardment costs the Axis: a port closed, houses that hold better."""
    edition, state = outlook.edition, outlook.state
    if not edition.is_settled[target] or state.rubble[target]:
        return 0.0
    table = outlook.rules.title.bombardment
    column = outlook.rules.title.bands.index(edition.bomb[target])
    chance = sum(
        share
        for total, share in outlook.chances.dice
        if total + modifier >= min(table.rows) and "*" in table.cell(column, total + modifier)
    )
    held = state.control[target] == AXIS
    houses = 0.0 if held else HOUSES_RUIN * (1.0 + 0.5 * outlook.worth.get(target, 0.0))
    return chance * (houses + outlook.harbour(target))


# --- who attacks from where ----------------------------------------------------------------------


def may_attack(outlook: Outlook, unit: int) -> bool:
    """Whether a unit could take part in an attack."""
    marks = outlook.state.marks[unit]
    return not outlook.edition.paren[unit] and not marks & (DISPERSED | SPENT)


def can_enter(outlook: Outlook, unit: int, spot: int, target: int) -> bool:
    """Whether the ground lets a unit attack from one hex into the next."""
    edition = outlook.edition
    slot = edition.slot(spot, target)
    return step_cost(outlook.table, outlook.state, edition.row[unit], slot) > 0


class Party:
    """An attack in the making: who stands where, within all limits."""

    def __init__(self, outlook: Outlook, target: int, room: Mapping[int, int]) -> None:
        self.outlook, self.target, self.room = outlook, target, room
        self.limit = side_limit(outlook.table, outlook.state, target)
        self.pairs: list[Pair] = []
        self.points: dict[int, int] = {}
        self.tanks: dict[int, int] = {}
        self.arrivals: dict[int, int] = {}

    def spot_for(self, unit: int, ends: Iterable[int]) -> int | None:
        """The best free hex for one more attacker."""
        outlook, edition = self.outlook, self.outlook.edition
        here = outlook.state.place[unit]
        used = {edition.slot(self.target, h) % 6 for _, h in self.pairs}
        best: tuple[float, int] | None = None
        for spot in ends:
            if not self.fits(unit, spot, here) or not can_enter(outlook, unit, spot, self.target):
                continue
            direction = edition.slot(self.target, spot) % 6
            closes = is_concentric(used | {direction}) and not is_concentric(used)
            worked = any(
                edition.works[kind][edition.slot(spot, self.target)] for kind in edition.works
            )
            value = 1.0 * closes - 0.8 * worked + 0.1 * (spot == here)
            value -= 0.1 * outlook.shifts[spot] + 0.2 * (direction in used and len(used) == 1)
            if best is None or value > best[0]:
                best = (value, spot)
        return None if best is None else best[1]

    def fits(self, unit: int, spot: int, here: int) -> bool:
        """Whether hexside and hex have room for one more."""
        edition, strength = self.outlook.edition, self.outlook.state.strength[unit]
        if edition.is_armour[unit]:
            return not self.tanks.get(spot, 0)
        if self.points.get(spot, 0) + strength > self.limit:
            return False
        return spot == here or self.arrivals.get(spot, 0) + strength <= self.room.get(spot, 0)

    def add(self, unit: int, spot: int) -> None:
        """One more attacker."""
        edition, state = self.outlook.edition, self.outlook.state
        self.pairs.append((unit, spot))
        if edition.is_armour[unit]:
            self.tanks[spot] = 1
            return
        self.points[spot] = self.points.get(spot, 0) + state.strength[unit]
        if state.place[unit] != spot:
            self.arrivals[spot] = self.arrivals.get(spot, 0) + state.strength[unit]


def best_scheme(
    outlook: Outlook,
    target: int,
    ends: Mapping[int, Iterable[int]],
    room: Mapping[int, int],
    costs: Mapping[int, float],
) -> Scheme:
    """The best attack on a hex by units that can come to hexes beside it."""
    edition = outlook.edition
    around = set(edition.around[target])
    party = Party(outlook, target, room)
    support = gun_support(outlook, target)
    best = Scheme(NEVER, target, ())
    idle = 0
    price = 0.0
    order = sorted(ends, key=lambda u: (-outlook.values[u], costs.get(u, 0.0), u))
    for unit in order:
        spots = [h for h in ends[unit] if h in around]
        if not spots:
            continue
        spot = party.spot_for(unit, spots)
        if spot is None:
            continue
        party.add(unit, spot)
        leaving = spot != outlook.state.place[unit]
        price += outlook.weights.unit_price + (costs.get(unit, 0.0) if leaving else 0.0)
        verdict = judge(outlook, target, party.pairs, support=support)
        gain = verdict.gain - price
        if gain > best.gain:
            best, idle = Scheme(gain, target, tuple(party.pairs), verdict.column), 0
        else:
            idle += 1
            if idle > PATIENCE:
                break
    return best
