"""Assaults as planned: who from where, with which guns and how much air."""

from typing import Final, NamedTuple

import numpy as np

from grognard.players.bidding import best_first
from grognard.players.somnium.assault import air_in_hand, best_air
from grognard.players.somnium.greedy import reserve_price
from grognard.players.somnium.movers import must_fight
from grognard.players.somnium.posts import NEVER, Posts
from grognard.players.somnium.reasons import because

PATIENCE: Final = 3
"""How many further units may bring nothing before an assault is thought complete."""
NEAREST: Final = 2
"""A gun next to its target is engaged, and supports nobody."""


class Scheme(NamedTuple):
    """An assault as planned: who from where, and what it should bring."""

    gain: float
    target: int
    pairs: tuple[tuple[int, int], ...]
    guns: tuple[tuple[int, int], ...]
    air: int


class Schemes:
    """Finds the assaults that a side's free units are best used for."""

    def __init__(self, posts: Posts) -> None:
        self.posts = posts
        self.outlook = outlook = posts.outlook
        self.free, self.planned = posts.free, posts.planned
        self.far = outlook.land.far
        self.bound = [
            u
            for u in outlook.own_units()
            if u not in self.free and must_fight(outlook, u) and not outlook.edition.is_gun[u]
        ]
        self.committed: dict[int, int] = {}
        quiet = ~outlook.enemy_zone
        self.gun_spots = {
            gun: np.flatnonzero(self.free[gun].ends & quiet)
            for gun in outlook.edition.guns_of[outlook.side]
            if gun in self.free
        }
        self.air = air_in_hand(outlook)

    def choose(self, least: float) -> None:
        """Plan the assault that promises most, then the next, until none is worth it."""
        for best in best_first(self.outlook.enemy_hexes, self.scheme, least):
            self.commit(best)

    def commit(self, scheme: Scheme) -> None:
        """Make an assault part of the plan."""
        outlook = self.outlook
        name = outlook.edition.names[scheme.target]
        reasons = (because("assault", round(scheme.gain * 100), hex=name),)
        for unit, spot in (*scheme.pairs, *scheme.guns):
            if unit in self.free:
                self.posts.settle(unit, spot, reasons, "assault")
            self.committed[unit] = scheme.target
        self.air -= scheme.air

    def scheme(self, target: int) -> Scheme:
        """The best assault on a hex with the units that are still free."""
        outlook = self.outlook
        edition = outlook.edition
        around = edition.around[target]
        spots = [n for n in around if edition.enterable[n] and not outlook.enemy_here[n]]
        climbing = bool(edition.is_mountain[target])
        pairs = [
            (u, self.planned[u])
            for u in self.bound
            if u not in self.committed
            and self.planned[u] in around
            and not (climbing and edition.is_armour[u])
        ]
        base = self.value(target, pairs, 0.0, 0)[0] if pairs else 0.0
        guns = self.guns_for(target)
        power = sum(outlook.attack[g] for g, _ in guns)
        best = Scheme(NEVER, target, (), (), 0)
        idle = 0
        room = {n: edition.stack_limit - int(self.posts.count[n]) for n in spots}
        for unit in self.candidates(spots, climbing):
            spot = self.best_spot(unit, target, spots, pairs, room)
            if spot is None:
                continue
            pairs = [*pairs, (unit, spot)]
            if self.free[unit].here != spot:
                room[spot] -= 1
            value, air = self.value(target, pairs, power, self.air)
            gain = value - base - outlook.weights.unit_price * len(pairs)
            gain -= self.left_open(pairs) + self.posts.left_behind(pairs)
            if gain > best.gain:
                best, idle = Scheme(gain, target, tuple(pairs), guns, air), 0
            else:
                idle += 1
                if idle > PATIENCE:
                    break
        return best

    def candidates(self, spots: list[int], climbing: bool) -> list[int]:
        """Units that could join, the strongest first; worn ones of the invader rest instead."""
        outlook = self.outlook
        edition, state = outlook.edition, outlook.state
        found = []
        for unit, mover in self.free.items():
            if edition.is_gun[unit] or (climbing and edition.is_armour[unit]):
                continue
            worn = state.strength[unit] < edition.full[unit]
            if worn and outlook.invading and mover.here not in spots:
                continue
            if mover.here < 0 and reserve_price(outlook, unit) > 0:
                continue
            if mover.here in spots or mover.ends[spots].any():
                found.append(unit)
        return sorted(found, key=lambda u: (-outlook.attack[u], u))

    def best_spot(
        self,
        unit: int,
        target: int,
        spots: list[int],
        pairs: list[tuple[int, int]],
        room: dict[int, int],
    ) -> int | None:
        """From where a unit should attack: close the ring, avoid rivers, mind the ground."""
        outlook = self.outlook
        edition = outlook.edition
        mover = self.free[unit]
        rivers = [edition.river_slots[edition.slot(h, target)] for _, h in pairs]
        all_wet = not rivers or all(rivers)
        held = {h for _, h in pairs}
        covered = held | {n for h in held for n in edition.around[h]}
        best: tuple[float, int] | None = None
        for spot in spots:
            stays = mover.here == spot
            if not stays and (not mover.ends[spot] or room[spot] <= 0):
                continue
            closes = sum(
                1
                for n in edition.around[target]
                if edition.enterable[n]
                and n not in covered
                and (n == spot or n in edition.around[spot])
            )
            wet = edition.river_slots[edition.slot(spot, target)]
            value = 0.4 * closes + (0.8 if all_wet and not wet else 0.0)
            value += outlook.weights.cover * edition.columns[spot] + 0.05 * stays
            value -= 0.5 * outlook.no_way_back(spot, target)
            if best is None or value > best[0]:
                best = (value, spot)
        return None if best is None else best[1]

    def value(
        self, target: int, pairs: list[tuple[int, int]], power: float, air: int
    ) -> tuple[float, int]:
        """What an assault from these hexes brings, and the air it should have."""
        outlook = self.outlook
        edition = outlook.edition
        units = [u for u, _ in pairs]
        hexes = list(dict.fromkeys(h for _, h in pairs))
        settled = {h for u, h in self.planned.items() if u not in self.free and u not in units}
        ours = set(hexes) | settled
        zone = {n for h in ours for n in edition.around[h]}
        encircled = outlook.closed_in(target, ours, zone)
        trapped = sum(
            outlook.life[u] * outlook.weights.trapped
            for u, h in pairs
            if outlook.no_way_back(h, target)
        )
        trapped += outlook.stake(pairs)
        shift = outlook.shift(target, hexes, units, encircled)
        ground = power + sum(outlook.attack[u] for u in units)
        return best_air(outlook, target, units, ground, shift, air, encircled, trapped)

    def left_open(self, pairs: list[tuple[int, int]]) -> float:
        """What the attackers risk afterwards where the attack takes them from and to."""
        outlook = self.outlook
        stacks: dict[int, list[int]] = {}
        for unit, spot in pairs:
            stacks.setdefault(spot, []).append(unit)
        return sum(outlook.stack_danger(spot, units) for spot, units in stacks.items())

    def guns_for(self, target: int) -> tuple[tuple[int, int], ...]:
        """Free guns that can fire at a hex from where no enemy touches them."""
        outlook = self.outlook
        edition = outlook.edition
        found = []
        for gun in edition.guns_of[outlook.side]:
            if gun in self.committed:
                continue
            here = self.planned.get(gun, -1)
            if gun not in self.free:
                if here >= 0 and not outlook.enemy_zone[here] and self.reaches(gun, here, target):
                    found.append((gun, here))
                continue
            near = self.gun_spots[gun]
            far = self.far[target][near]
            spots: list[int] = near[(far >= NEAREST) & (far <= edition.range[gun])].tolist()
            if here >= 0 and not outlook.enemy_zone[here] and self.reaches(gun, here, target):
                spots.append(here)
            if spots:
                best = max(spots, key=lambda h: (self.posts.defence[h], edition.columns[h], h))
                found.append((gun, best))
        return tuple(found)

    def reaches(self, gun: int, h: int, target: int) -> bool:
        return NEAREST <= self.outlook.edition.far[h][target] <= self.outlook.edition.range[gun]
