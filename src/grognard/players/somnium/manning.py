"""Manning a front: each unit where it is needed most, nobody where a friend's zone will do."""

from grognard.players.somnium.chances import DEFENDER_BACK
from grognard.players.somnium.front import Front, Posting
from grognard.players.somnium.movers import must_fight
from grognard.players.somnium.weights import LineWeights

KIN = 0.5
"""How much a unit is preferred that belongs to a division already there."""
CHOICE = 0.1
"""How much less a unit is wanted for each other hex of the front it could go to."""


class Manning:
    """Gives the units of a plan their hexes in a front."""

    def __init__(self, posting: Posting, front: Front, line: LineWeights) -> None:
        self.posting = posting
        self.outlook = posting.outlook
        self.front = front
        self.line = line
        self.power = {h: self.expected(h) for h in front.hexes}
        self.defence = dict.fromkeys(front.hexes, 0.0)
        self.count = dict.fromkeys(front.hexes, 0)
        self.weak = dict.fromkeys(front.hexes, 0)
        for unit, h in posting.planned.items():
            if h in self.defence and unit not in posting.free:
                self.defence[h] += self.outlook.defence[unit]
                self.count[h] += 1
                self.weak[h] += self.outlook.edition.vulnerability[unit][0]
        self.able = {unit: self.within(unit) for unit in posting.free}

    def within(self, unit: int) -> set[int]:
        """The hexes of the front that a unit could be in this turn."""
        outlook = self.outlook
        if outlook.edition.is_gun[unit]:
            return set()
        mover = self.posting.free[unit]
        found = {h for h in self.front.hexes if mover.ends[h] and not outlook.enemy_zone[h]}
        if mover.here in self.defence and not must_fight(outlook, unit):
            found.add(mover.here)
        return found

    def expected(self, h: int) -> float:
        """The strength that the enemy can bring against a hex of the front."""
        outlook = self.outlook
        limit = outlook.edition.stack_limit * max(1, self.front.sides[h])
        beside = outlook.near_enemies[:, h]
        strong = [
            outlook.attack[u] for u, near in zip(outlook.span_units, beside, strict=True) if near
        ]
        power = sum(sorted(strong, reverse=True)[:limit])
        return power + outlook.weights.threat_air if power else self.line.rumour

    def weakness(self, h: int, defence: float) -> float:
        """The chance that a hex of the front is lost, times what hangs on it."""
        worth = self.line.breach + self.outlook.places.get(h, 0.0)
        return self.chance_back(h, defence) * worth

    def chance_back(self, h: int, defence: float) -> float:
        """The chance that so much defence is thrown out of a hex of the front."""
        chances = self.outlook.land.chances
        column = chances.column(self.power[h], max(defence, 0.5), -self.front.cover[h])
        return chances.rows[column][DEFENDER_BACK]

    def chance_lost(self, h: int) -> float:
        """The chance that a hex of the front is lost as it is manned."""
        return self.chance_back(h, self.defence[h])

    def need(self, h: int) -> float:
        """What one unit more would be worth in a hex."""
        if self.count[h] >= self.outlook.edition.stack_limit:
            return 0.0
        more = self.weakness(h, self.defence[h])
        more -= self.weakness(h, self.defence[h] + self.line.usual)
        more += self.line.hole if self.is_open(h) else self.line.company
        return more - self.bombs_on(h)

    def bombs_on(self, h: int) -> float:
        """How much more bombs would cost in a hex with one unit more."""
        outlook, weak = self.outlook, self.weak[h]
        more = outlook.bombing_at(h, weak + 1) - outlook.bombing_at(h, weak)
        return more * outlook.usual_step

    def is_open(self, h: int) -> bool:
        """Whether the enemy could walk through a hex without meeting anybody."""
        around = self.outlook.edition.around[h]
        return not self.count[h] and not any(self.count.get(n) for n in around)

    def fill(self) -> list[tuple[int, int]]:
        """Who goes where, the most needed first."""
        orders: list[tuple[int, int]] = []
        wanting = set(self.front.hexes)
        while wanting and self.able:
            h = max(wanting, key=lambda each: (self.need(each), -each))
            if self.need(h) <= 0:
                break
            unit = self.best_for(h)
            if unit is None:
                wanting.discard(h)
                continue
            orders.append((unit, h))
            self.defence[h] += self.outlook.defence[unit]
            self.count[h] += 1
            self.weak[h] += self.outlook.edition.vulnerability[unit][0]
            del self.able[unit]
        return orders

    def wanting(self) -> list[int]:
        """The hexes that need more than company, the neediest first."""
        found = [h for h in self.front.hexes if self.need(h) > self.line.company]
        return sorted(found, key=lambda h: -self.need(h))

    def best_for(self, h: int) -> int | None:
        """The unit that should go to a hex: strong, there already, with its kin, free of others."""
        edition, planned = self.outlook.edition, self.posting.planned
        kin = {edition.units[u].division for u, at in planned.items() if at == h} - {""}
        best: tuple[float, int] | None = None
        for unit, hexes in self.able.items():
            if h not in hexes:
                continue
            value = self.outlook.defence[unit] - CHOICE * len(hexes)
            value += self.line.stay if self.posting.free[unit].here == h else 0.0
            value += KIN if edition.units[unit].division in kin else 0.0
            if best is None or value > best[0]:
                best = (value, unit)
        return None if best is None else best[1]
