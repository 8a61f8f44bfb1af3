"""A place for everybody who has no other task."""

from typing import Final

import numpy as np

from grognard.players.somnium.chances import FloatArray
from grognard.players.somnium.greedy import waiting_value
from grognard.players.somnium.movers import must_fight
from grognard.players.somnium.posts import LEAVES, NEVER, Order, Posts
from grognard.players.somnium.pull import pull_map
from grognard.players.somnium.reasons import because
from grognard.players.somnium.schemes import Schemes

PASSES: Final = 2
"""How often everybody's place is thought over."""
LEAST: Final = 0.05


class Places:
    """Judges where units stand best as things are planned."""

    def __init__(self, posts: Posts, schemes: Schemes) -> None:
        self.posts = posts
        self.schemes = schemes
        self.outlook = outlook = posts.outlook
        self.free, self.planned = posts.free, posts.planned
        self.reluctance = LEAST if outlook.invading else outlook.title.inertia

    def give_out(self) -> None:
        """Find each unit without a task its place; a second look sees where the others went."""
        order = sorted(self.free, key=lambda u: (-self.outlook.life[u], u))
        goals: dict[int, tuple[float, int]] = {}
        for _ in range(PASSES):
            for unit in order:
                goals[unit] = self.best_place(unit)
                self.posts.shift_to(unit, goals[unit][1])
        for unit in order:
            gain, to = goals[unit]
            here = self.free[unit].here
            if to == LEAVES:
                if here >= 0:
                    self.posts.leave(unit, gain)
                continue
            if to == here:
                continue
            word = "holds-place" if to in self.outlook.places else "better-there"
            name = self.outlook.edition.names[to]
            reasons = (because(word, round(gain * 100), hex=name),)
            self.free.pop(unit)
            self.posts.result.append(Order(unit, to, reasons, ((name, "goal"),)))

    def best_place(self, unit: int) -> tuple[float, int]:
        """How much better a unit's best hex is than staying, and which it is."""
        outlook = self.outlook
        mover = self.free[unit]
        values, risk = self.place_values(unit)
        limit = outlook.edition.stack_limit
        at = self.planned.get(unit, -1)
        full = self.posts.count - (np.arange(len(self.posts.count)) == at) >= limit
        masked = np.where(mover.ends & ~full & ~outlook.enemy_zone, values, NEVER)
        stay = NEVER
        if mover.here >= 0 and not full[mover.here]:
            stay = float(values[mover.here]) + self.reluctance
            if must_fight(outlook, unit):
                stay = self.stay_and_fight(unit)
        elif mover.here < 0:
            stay = waiting_value(outlook, unit)
        to = int(masked.argmax())
        best, goal = (float(masked[to]), to)
        if best <= stay:
            best, goal = stay, mover.here if mover.here >= 0 else LEAVES
        if unit in self.posts.leaving and mover.here >= 0 and outlook.worth_of[unit].evacuated > 0:
            left = outlook.turns - outlook.state.turn
            keep = outlook.worth_staying(unit) + outlook.title.stay * left
            keep += self.share_in_place(unit, goal) - float(risk[goal]) / outlook.fear
            gain = outlook.worth_of[unit].evacuated - keep
            if gain > 0:
                return gain, LEAVES
        return best - stay, goal

    def share_in_place(self, unit: int, h: int) -> float:
        """A unit's part in holding a place in danger: its worth, times the chance to hold it."""
        outlook = self.outlook
        worth = outlook.places.get(h, 0.0)
        if worth <= 0 or not outlook.is_ours(h) or outlook.threat[h] <= 0:
            return 0.0
        here = self.planned.get(unit, -1) == h
        defence = float(self.posts.defence[h]) + (0.0 if here else outlook.defence[unit])
        count = float(self.posts.count[h]) + (0.0 if here else 1.0)
        return outlook.holding_chance(h, defence) * worth * outlook.weights.hold / count

    def stay_and_fight(self, unit: int) -> float:
        """What staying in contact is worth when it means an attack nobody planned."""
        outlook = self.outlook
        here = self.free[unit].here
        targets = [n for n in outlook.edition.around[here] if outlook.enemy_here[n]]
        pairs = [
            (u, here)
            for u, h in self.planned.items()
            if h == here and not outlook.edition.is_gun[u]
        ]
        if not pairs or not targets:
            return -2.0
        return max(self.schemes.value(t, pairs, 0.0, self.schemes.air)[0] for t in targets)

    def bombs_on(self, unit: int) -> FloatArray:
        """How much more the enemy's bombs would cost in each hex if a unit stood there too."""
        outlook = self.outlook
        weak = self.posts.weak.copy()
        at = self.planned.get(unit, -1)
        more = outlook.edition.vulnerability[unit][0]
        if at >= 0:
            weak[at] -= more
        return (outlook.bombing(weak + more) - outlook.bombing(weak)) * outlook.step[unit]

    def place_values(self, unit: int) -> tuple[FloatArray, FloatArray]:
        """How good each hex is for a unit as things are planned, and what it risks there."""
        outlook = self.outlook
        weights = outlook.weights
        at = self.planned.get(unit, -1)
        defence, count = self.posts.defence.copy(), self.posts.count + 1
        if at >= 0:
            defence[at] -= outlook.defence[unit]
            count[at] -= 1
        alone = count <= 1
        defence += outlook.defence[unit]
        risk = outlook.danger(defence, count, outlook.step[unit], outlook.life[unit])
        row = outlook.edition.class_row[unit]
        values = pull_map(outlook, row) + weights.cover * outlook.land.cover - risk
        values += weights.company * np.minimum(count - 1, 2) - self.bombs_on(unit)
        for h, worth in outlook.places.items():
            if not outlook.is_ours(h):
                values[h] += worth if alone[h] else 0.0
            elif outlook.enemy_reach[h] and alone[h]:
                values[h] += worth * weights.hold
        return values, risk
