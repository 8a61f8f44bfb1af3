"""A plan for one Operation: sweeps, attacks, and a place for everybody else."""

from typing import NamedTuple

from grognard.games.malta.disposition import Reach
from grognard.games.malta.rules.dispersed import may_sweep, sweep_here, sweep_price
from grognard.games.malta.rules.mobility import is_mobile
from grognard.games.malta.rules.movement import ends_of, strategic_ends
from grognard.games.malta.rules.reach import allowance, reach
from grognard.games.malta.state import ARRIVED, DISPERSED, STRATEGIC
from grognard.kernel.report import Modifier
from grognard.players.bidding import best_first
from grognard.players.malta.assault import Scheme, best_scheme, judge, may_attack
from grognard.players.malta.outlook import Outlook
from grognard.players.somnium.reasons import because

LEAST = 0.03
"""No unit marches for less."""


class Order(NamedTuple):
    """What one unit is to do: go to a hex, perhaps by way of another, perhaps to sweep there."""

    unit: int
    to: int
    sweep: bool = False
    reasons: tuple[Modifier, ...] = ()
    highlights: tuple[tuple[str, str], ...] = ()


class Plan:
    """The moves of one Operation, worked out together."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        rules, state = outlook.rules, outlook.state
        edition, side = outlook.edition, outlook.side
        self.free: dict[int, list[int]] = {}
        """Units without a task and where they can go, their own hex first."""
        self.far: dict[int, set[int]] = {}
        """Hexes only strategic movement reaches."""
        for unit in rules.active_units(state):
            if not is_mobile(rules, state, unit) or state.marks[unit] & DISPERSED:
                continue
            far = strategic_ends(rules, state, unit)
            self.far[unit] = set(far)
            self.free[unit] = [state.place[unit], *ends_of(rules, state, unit)]
        self.points = list(outlook.table.points[side])
        self.defence = [0] * edition.size
        self.steps = [0] * edition.size
        for unit in outlook.present_units(side):
            self.defence[state.place[unit]] += outlook.values[unit]
            self.steps[state.place[unit]] += state.strength[unit]
        self.goals = dict(outlook.goals)
        self.orders: list[Order] = []

    def make(self) -> list[Order]:
        """The whole plan as a list of orders."""
        self.plan_sweeps()
        self.plan_assaults()
        self.plan_places()
        return self.orders

    # --- bookkeeping -----------------------------------------------------------------------------

    def shift_to(self, unit: int, to: int) -> None:
        """Count a unit in another hex."""
        outlook = self.outlook
        here, strength = outlook.state.place[unit], outlook.state.strength[unit]
        if here == to:
            return
        if not outlook.edition.free[unit]:
            self.points[here] -= strength
            self.points[to] += strength
        self.defence[here] -= outlook.values[unit]
        self.defence[to] += outlook.values[unit]
        self.steps[here] -= strength
        self.steps[to] += strength

    def settle(
        self, unit: int, to: int, why: str, reason: Modifier, *, sweep: bool = False
    ) -> None:
        """Give a unit its task."""
        self.free.pop(unit)
        here = self.outlook.state.place[unit]
        self.shift_to(unit, to)
        if to != here or sweep:
            name = self.outlook.edition.names[to]
            self.orders.append(Order(unit, to, sweep, (reason,), ((name, why),)))

    def leaving_cost(self, unit: int) -> float:
        """What is given up when a unit leaves its hex."""
        outlook = self.outlook
        here = outlook.state.place[unit]
        worth = outlook.worth.get(here, 0.0)
        if worth <= 0 or not outlook.is_ours(here) or outlook.threat[here] <= 0:
            return 0.0
        rest = self.defence[here] - outlook.values[unit]
        share = 1.0 if rest <= 0 else max(0.0, 0.5 - rest / (float(outlook.threat[here]) + 1.0))
        return worth * outlook.hold * share * min(1.0, float(outlook.threat[here]) / 4.0)

    # --- Dispersed enemies -----------------------------------------------------------------------

    def plan_sweeps(self) -> None:
        """Attack Dispersed enemies where it pays."""
        outlook = self.outlook
        hexes = sorted(outlook.rules.dispersed_hexes(outlook.state, outlook.enemy))
        enemy = outlook.table.present[outlook.enemy]
        found: list[tuple[float, int, int]] = []
        for h in hexes:
            if enemy[h]:
                continue
            for unit in list(self.free):
                if not may_attack(outlook, unit) or not self.can_sweep(unit, h):
                    continue
                gain = judge(outlook, h, [(unit, h)], kind="sweep").gain
                gain -= self.leaving_cost(unit) if outlook.state.place[unit] != h else 0.0
                gain += outlook.worth.get(h, 0.0) if not outlook.is_ours(h) else 0.0
                if gain > outlook.attack_least:
                    found.append((gain, unit, h))
        done: set[int] = set()
        for gain, unit, h in sorted(found, key=lambda each: (-each[0], each[1], each[2])):
            if unit in self.free and h not in done:
                done.add(h)
                name = outlook.edition.names[h]
                reason = because("sweep", round(gain * 100), hex=name)
                self.settle(unit, h, "target", reason, sweep=True)

    def can_sweep(self, unit: int, h: int) -> bool:
        """Whether a unit can pay for a sweep of a hex, from where it stands or from beside it."""
        outlook = self.outlook
        rules, state, table = outlook.rules, outlook.state, outlook.table
        if not may_sweep(rules, state, unit):
            return False
        left = allowance(table, state, unit) - state.spent[unit]
        if state.place[unit] == h:
            return 0 < sweep_here(rules, state, unit) <= left
        return sweep_from(outlook, unit, h) is not None

    # --- attacks ---------------------------------------------------------------------------------

    def plan_assaults(self) -> None:
        """Take the attack that promises most, then the next, until none is worth it."""
        outlook = self.outlook
        for best in best_first(self.targets(), self.scheme, outlook.attack_least):
            name = outlook.edition.names[best.target]
            reason = because("assault", round(best.gain * 100), hex=name)
            for unit, spot in best.pairs:
                self.settle(unit, spot, "assault", reason)

    def targets(self) -> list[int]:
        """Enemy hexes beside which somebody can come."""
        outlook = self.outlook
        enemy = outlook.table.present[outlook.enemy]
        reached = {h for unit, ends in self.free.items() for h in ends if may_attack(outlook, unit)}
        near = {n for h in reached for n in outlook.edition.around[h]}
        return sorted(h for h in near if enemy[h])

    def scheme(self, target: int) -> Scheme:
        """The best attack on a hex with the units that are still free."""
        outlook = self.outlook
        limits = outlook.edition.stack_limit
        around = outlook.edition.around[target]
        ends = {u: hexes for u, hexes in self.free.items() if may_attack(outlook, u)}
        room = {h: limits[h] - self.points[h] for h in around}
        costs = {u: self.leaving_cost(u) for u in ends}
        return best_scheme(outlook, target, ends, room, costs)

    # --- everybody else --------------------------------------------------------------------------

    def plan_places(self) -> None:
        """Find each unit without a task its place, the strongest first."""
        outlook = self.outlook
        order = sorted(self.free, key=lambda u: (-outlook.values[u], u))
        for unit in order:
            gain, to = self.best_place(unit)
            word = "holds-place" if to in outlook.worth else "better-there"
            name = outlook.edition.names[to]
            self.settle(unit, to, "goal", because(word, round(gain * 100), hex=name))
            self.use_up(unit, to)

    def use_up(self, unit: int, to: int) -> None:
        """The goal a unit goes for draws the next one less."""
        outlook = self.outlook
        if not self.goals or outlook.edition.paren[unit]:
            return
        scale = outlook.weights.pull_scale

        def drawn(goal: int) -> float:
            return self.goals[goal] * float(outlook.ground.pull(goal, scale)[to])

        goal = max(self.goals, key=lambda g: (drawn(g), -g))
        # A garrison takes several units to beat, so it goes on drawing them.
        guard = sum(outlook.values[u] for u in outlook.stack(goal, outlook.enemy))
        wanted = max(1.0, guard * (1 - 0.3 * outlook.shifts[goal]) / max(1, outlook.values[unit]))
        self.goals[goal] *= outlook.weights.crowd ** (1.0 / wanted)

    def best_place(self, unit: int) -> tuple[float, int]:
        """How much better a unit's best hex is than staying, and which it is."""
        outlook = self.outlook
        here = outlook.state.place[unit]
        pull = outlook.pull_map(self.goals)
        limits, strength = outlook.edition.stack_limit, outlook.state.strength[unit]
        free = bool(outlook.edition.free[unit])
        stay = self.place_value(unit, here, float(pull[here])) + LEAST
        best, goal = stay, here
        for h in (*self.free[unit][1:], *sorted(self.far[unit])):
            if not free and self.points[h] + strength > limits[h]:
                continue
            value = self.place_value(unit, h, float(pull[h]))
            if value > best:
                best, goal = value, h
        return best - stay, goal

    def place_value(self, unit: int, h: int, pull: float) -> float:
        """How good a hex is for a unit as things are planned."""
        outlook, weights = self.outlook, self.outlook.weights
        stays = outlook.state.place[unit] == h
        value, strength = outlook.values[unit], outlook.state.strength[unit]
        others = self.defence[h] - (value if stays else 0)
        steps = self.steps[h] + (0 if stays else strength)
        threat = float(outlook.threat[h])
        found = weights.pull * pull
        worth = outlook.worth.get(h, 0.0)
        if worth and not outlook.is_ours(h):
            found += worth if others <= 0 else 0.0
        elif worth and threat > 0:
            need = min(1.0, threat / 4.0)
            share = 1.0 if others <= 0 else max(0.0, 0.6 - others / (threat + 1.0))
            found += worth * outlook.hold * need * share
        if threat > 0:
            found += weights.cover * -outlook.shifts[h]
            risk = outlook.danger(h, others + value, steps, outlook.prices[unit])
            found -= weights.fear * risk * strength / max(1, steps)
        if others > 0:
            found += weights.company
        return found


def sweep_from(outlook: Outlook, unit: int, h: int) -> int | None:
    """The hex from which a unit enters a hex to sweep it; its own if it stands beside it."""
    rules, state, table = outlook.rules, outlook.state, outlook.table
    edition = outlook.edition
    if state.marks[unit] & (ARRIVED | STRATEGIC):
        return None
    budget = allowance(table, state, unit)
    known: Reach = reach(rules, state, unit)
    here = state.place[unit]
    room = edition.stack_limit[h] - table.points[outlook.side][h]
    if not edition.free[unit] and state.strength[unit] > room:
        return None
    best: tuple[int, int] | None = None
    for n in edition.around[h]:
        spent = state.spent[unit] if n == here else known.spent.get(n, 99)
        if n in known.least or not edition.is_land[n]:
            continue
        price = sweep_price(table, state, unit, edition.slot(n, h))
        if price > 0 and spent + price <= budget and (best is None or spent < best[0]):
            best = (spent, n)
    return None if best is None else best[1]
