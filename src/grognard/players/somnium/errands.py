"""Errands: garrisons to be filled, open places to be walked into, marches to far ones."""

from typing import Final

import numpy as np

from grognard.players.somnium.chances import FloatArray
from grognard.players.somnium.greedy import reserve_price
from grognard.players.somnium.places import Places
from grognard.players.somnium.posts import NEVER, Posts
from grognard.players.somnium.reasons import because

FARTHEST: Final = 7.0
"""Turns of marching beyond which nobody is sent to a place."""
STRIDE: Final = 0.2
"""What half a point of the way is worth to a unit on the march."""
AFTER_JUMP: Final = 2 / 3
"""Mean strength of a unit that jumped: four times in six it loses a step."""
SPARED: Final = 0.05
"""How much each point of attack is missed that walks into an open place."""


class Errands:
    """Sends single units where somebody is needed."""

    def __init__(self, posts: Posts, places: Places) -> None:
        self.posts = posts
        self.places = places
        self.outlook = posts.outlook
        self.free, self.planned = posts.free, posts.planned

    def fill(self, h: int, wanted: int) -> None:
        """So many units in a place: those who are there, who can come, and who is on the way."""
        outlook = self.outlook
        edition = outlook.edition
        reasons = (because("garrison-stays", hex=edition.names[h]),)

        def strong(unit: int) -> tuple[float, int]:
            return -outlook.defence[unit], unit

        here = sorted((u for u, at in self.planned.items() if at == h), key=strong)
        have = min(wanted, len(here))
        for unit in here[:wanted]:
            if unit in self.free:
                self.posts.settle(unit, h, reasons, "defended")
        if outlook.enemy_zone[h]:
            return
        able = [u for u, mover in self.free.items() if not edition.is_gun[u] and mover.ends[h]]
        for unit in sorted(able, key=strong):
            if have < wanted and self.posts.count[h] < edition.stack_limit:
                self.posts.settle(unit, h, reasons, "defended")
                have += 1
        marches = {row: outlook.land.march(row, [h]) for row in set(edition.class_row)}
        for unit in self.nearest(marches):
            if have >= wanted:
                break
            have += self.send(unit, h, marches[edition.class_row[unit]])

    def seize(self) -> None:
        """Send somebody into every place worth having that nobody holds, before any fighting."""
        outlook = self.outlook
        wanted = [
            (worth, h)
            for h, worth in outlook.places.items()
            if not outlook.is_ours(h) and not outlook.enemy_here[h] and not self.posts.count[h]
        ]
        for worth, h in sorted(wanted, key=lambda each: (-each[0], each[1])):
            if worth < outlook.weights.seize or outlook.enemy_zone[h]:
                continue
            best: tuple[float, int] | None = None
            for unit, mover in self.free.items():
                if outlook.edition.is_gun[unit] or not mover.ends[h]:
                    continue
                gain = worth * self.keeps(unit, h) - self.price_of_going(unit, h)
                if best is None or gain > best[0]:
                    best = (gain, unit)
            if best is not None and best[0] > 0:
                name = outlook.edition.names[h]
                reasons = (because("lies-open", round(worth * 100), hex=name),)
                self.posts.settle(best[1], h, reasons, "goal")

    def relieve(self) -> None:
        """Send somebody beside every unit that came down behind the lines and waits for contact."""
        outlook = self.outlook
        edition, state = outlook.edition, outlook.state
        for lost in state.awaiting:
            if edition.owner[lost] != outlook.side or state.place[lost] < 0:
                continue
            around = edition.around[state.place[lost]]
            if any(h in around for u, h in self.planned.items() if u not in state.awaiting):
                continue
            best: tuple[float, int, int] | None = None
            for unit, mover in self.free.items():
                if edition.is_gun[unit] or mover.here < 0:
                    continue
                for h in around:
                    if not self.posts.comes_to(unit, h) or outlook.enemy_zone[h]:
                        continue
                    value = -self.price_of_going(unit, h)
                    if best is None or value > best[0]:
                        best = (value, unit, h)
            if best is not None:
                name = edition.names[state.place[lost]]
                self.posts.settle(best[1], best[2], (because("relieves", hex=name),), "goal")

    def keeps(self, unit: int, h: int) -> float:
        """The chance that a unit alone in a place still has it after the enemy's turn."""
        outlook = self.outlook
        return outlook.holding_chance(h, outlook.defence[unit] * self.whole(unit, h))

    def price_of_going(self, unit: int, h: int) -> float:
        """What it costs to send a unit into an open place: risk, what it leaves, its reserve."""
        outlook = self.outlook
        step, life = outlook.step[unit], outlook.life[unit]
        whole = self.whole(unit, h)
        cost = outlook.danger_at(h, outlook.defence[unit] * whole, 1.0, step, life)
        cost += self.posts.left_behind([(unit, h)]) + outlook.attack[unit] * SPARED
        if self.free[unit].here < 0:
            cost += reserve_price(outlook, unit) + step * (1.0 - whole) * 2
        return cost

    def whole(self, unit: int, h: int) -> float:
        """The share of its strength that a unit has on arrival: a jump may cost half of it."""
        kind = next((way.kind for way in self.free[unit].ways if way.ends[h]), "")
        return AFTER_JUMP if kind == "drop" else 1.0

    def set_out(self) -> None:
        """Set somebody marching to every place worth having that nobody is near."""
        outlook = self.outlook
        if not outlook.invading:
            return
        wanted = [(worth, h) for h, worth in outlook.places.items() if not outlook.is_ours(h)]
        for worth, h in sorted(wanted, key=lambda each: (-each[0], each[1])):
            if worth < outlook.weights.seize:
                continue
            marches = {row: outlook.land.march(row, [h]) for row in set(outlook.edition.class_row)}
            need = 1.0 + outlook.weights.force * self.garrison(h)
            need -= self.strength_near(h, marches)
            for unit in self.nearest(marches):
                if need <= 0:
                    break
                if self.send(unit, h, marches[outlook.edition.class_row[unit]]):
                    need -= outlook.attack[unit]

    def garrison(self, h: int) -> float:
        """The strength that an enemy has in a place and beside it."""
        outlook = self.outlook
        hexes = [h, *outlook.edition.around[h]]
        return sum(
            outlook.defence[u]
            for each in hexes
            if outlook.enemy_here[each]
            for u in outlook.table.stacks[each]
        )

    def strength_near(self, h: int, marches: dict[int, FloatArray]) -> float:
        """The attack strength of ours that is within a turn's march of a place as planned."""
        outlook = self.outlook
        rows, allowance = outlook.edition.class_row, outlook.edition.allowance
        return sum(
            outlook.attack[u]
            for u, at in self.planned.items()
            if not outlook.edition.is_gun[u] and marches[rows[u]][at] <= allowance[u]
        )

    def nearest(self, marches: dict[int, FloatArray]) -> list[int]:
        """Free units on the map by the turns they need for a march, the nearest first."""
        outlook = self.outlook
        edition = outlook.edition
        able = [
            u
            for u, mover in self.free.items()
            if mover.here >= 0
            and not edition.is_gun[u]
            and outlook.state.strength[u] == edition.full[u]
        ]

        def turns(unit: int) -> tuple[float, int]:
            march = float(marches[edition.class_row[unit]][self.free[unit].here])
            return march / max(1, edition.allowance[unit]), unit

        return sorted((u for u in able if turns(u)[0] < FARTHEST), key=turns)

    def send(self, unit: int, h: int, march: FloatArray) -> bool:
        """Let a unit go as far towards a place as it safely can; False if it gets no nearer."""
        outlook = self.outlook
        mover = self.free[unit]
        if self.posts.left_behind([(unit, h)]) > 0:
            return False
        full = self.posts.count >= outlook.edition.stack_limit
        _, risk = self.places.place_values(unit)
        able = mover.ends & ~full & ~outlook.enemy_zone & (march < march[mover.here])
        if not able.any():
            return False
        values = np.where(able, -march * STRIDE - risk, NEVER)
        to = int(values.argmax())
        if values[to] <= -march[mover.here] * STRIDE:
            return False
        name = outlook.edition.names[h]
        self.posts.settle(unit, to, (because("marches-on", hex=name),), "goal")
        return True
