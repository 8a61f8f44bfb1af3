"""A movement phase thought through as a whole: assaults first, then everybody else's place."""

from typing import Final, NamedTuple

import numpy as np

from grognard.games.somnium.state import MOVED
from grognard.kernel.report import Modifier
from grognard.players.somnium.assault import air_in_hand, best_air
from grognard.players.somnium.chances import FloatArray
from grognard.players.somnium.front import draw_front
from grognard.players.somnium.greedy import reserve_price, waiting_value
from grognard.players.somnium.manning import Manning
from grognard.players.somnium.movers import Mover, evacuations, movers, must_fight
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.pull import pull_map
from grognard.players.somnium.reasons import because
from grognard.players.somnium.weights import LineWeights

LEAVES: Final = -1
"""Stands for a destination beyond the map."""
NEVER: Final = -1e6
PATIENCE: Final = 3
"""How many further units may bring nothing before an assault is thought complete."""
PASSES: Final = 2
"""How often everybody's place is thought over."""
LEAST: Final = 0.05
FARTHEST: Final = 7.0
"""Turns of marching beyond which nobody is sent to a place."""
STRIDE: Final = 0.2
"""What half a point of the way is worth to a unit on the march."""
AFTER_JUMP: Final = 2 / 3
"""Mean strength of a unit that jumped: four times in six it loses a step."""
SPARED: Final = 0.05
"""How much each point of attack is missed that walks into an open place."""


class Order(NamedTuple):
    """A unit, where it shall go, and why."""

    unit: int
    to: int
    reasons: tuple[Modifier, ...] = ()
    highlights: tuple[tuple[str, str], ...] = ()


class Scheme(NamedTuple):
    """An assault as planned: who from where, and what it should bring."""

    gain: float
    target: int
    pairs: tuple[tuple[int, int], ...]
    guns: tuple[tuple[int, int], ...]
    air: int


class Plan:
    """Works out one movement phase from the position as it is."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        state, edition = outlook.state, outlook.edition
        able = movers(outlook)
        self.free: dict[int, Mover] = {
            u: m for u, m in able.items() if m.here < 0 or not state.marks[u] & MOVED
        }
        self.leaving = evacuations(outlook)
        self.planned: dict[int, int] = {u: state.place[u] for u in outlook.own_units()}
        self.defence: FloatArray = np.zeros(edition.size)
        self.count: FloatArray = np.zeros(edition.size)
        for unit, h in self.planned.items():
            self.defence[h] += outlook.defence[unit]
            self.count[h] += 1
        self.bound = [
            u
            for u in outlook.own_units()
            if u not in self.free and must_fight(outlook, u) and not edition.is_gun[u]
        ]
        self.committed: dict[int, int] = {}
        self.air = air_in_hand(outlook)
        self.reluctance = LEAST if outlook.invading else outlook.title.inertia
        self.result: list[Order] = []

    def orders(self) -> list[Order]:
        """The whole plan as a list of orders, in the order in which they are best given."""
        self.plan_watch()
        self.plan_seizures()
        self.plan_relief()
        line = None if self.outlook.invading else self.outlook.title.line
        if line is not None:
            self.plan_assaults(line.sally)
            self.plan_departures()
            self.plan_front(line)
        self.plan_assaults(self.outlook.weights.attack_least)
        self.plan_expeditions()
        self.plan_places()
        return self.result

    # --- bookkeeping -----------------------------------------------------------------------------

    def settle(self, unit: int, to: int, reasons: tuple[Modifier, ...], why: str) -> None:
        """Give a unit its place in the plan."""
        outlook = self.outlook
        mover = self.free.pop(unit)
        self.shift_to(unit, to)
        if to != mover.here:
            name = outlook.edition.names[to]
            self.result.append(Order(unit, to, reasons, ((name, why),)))

    def shift_to(self, unit: int, to: int) -> None:
        """Count a unit in another hex."""
        old = self.planned.get(unit, -1)
        value = self.outlook.defence[unit]
        if old >= 0:
            self.defence[old] -= value
            self.count[old] -= 1
        if to >= 0:
            self.defence[to] += value
            self.count[to] += 1
            self.planned[unit] = to
        else:
            self.planned.pop(unit, None)

    def comes_to(self, unit: int, h: int) -> bool:
        mover = self.free[unit]
        if mover.here == h:
            return True
        limit = self.outlook.edition.stack_limit
        return bool(mover.ends[h]) and self.count[h] < limit

    # --- garrisons -------------------------------------------------------------------------------

    def plan_watch(self) -> None:
        """Keep the defender's garrisons where they are and fill them up before anything else."""
        outlook = self.outlook
        if outlook.invading:
            return
        for name, wanted in outlook.title.watch.items():
            h = outlook.edition.by_name[outlook.rules.title.places[name]]
            if outlook.is_ours(h):
                self.fill(h, wanted)

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
                self.settle(unit, h, reasons, "defended")
        if outlook.enemy_zone[h]:
            return
        able = [u for u, mover in self.free.items() if not edition.is_gun[u] and mover.ends[h]]
        for unit in sorted(able, key=strong):
            if have < wanted and self.count[h] < edition.stack_limit:
                self.settle(unit, h, reasons, "defended")
                have += 1
        marches = {row: outlook.land.march(row, [h]) for row in set(edition.class_row)}
        for unit in self.nearest(marches):
            if have >= wanted:
                break
            have += self.send(unit, h, marches[edition.class_row[unit]])

    def plan_departures(self) -> None:
        """Let worn units leave the map for whom that is better than any place on it."""
        outlook = self.outlook
        for unit in sorted(self.leaving):
            worn = outlook.state.strength[unit] < outlook.edition.full[unit]
            if unit in self.free and worn and self.free[unit].here >= 0:
                gain, to = self.best_place(unit)
                if to == LEAVES:
                    self.leave(unit, gain)

    def leave(self, unit: int, gain: float) -> None:
        """Let a unit go from the map."""
        self.free.pop(unit)
        self.shift_to(unit, LEAVES)
        self.result.append(Order(unit, LEAVES, (because("evacuate", round(gain * 100)),)))

    # --- the front -------------------------------------------------------------------------------

    def plan_front(self, line: LineWeights) -> None:
        """Man the front, and set those marching to it who cannot come there yet."""
        edition = self.outlook.edition
        manning = Manning(self, draw_front(self, line), line)
        for unit, h in manning.fill():
            saved = self.outlook.worth_of[unit].evacuated
            if unit in self.leaving and saved > 0 and manning.chance_lost(h) > line.forlorn:
                self.leave(unit, saved)
                continue
            self.settle(unit, h, (because("holds-front", hex=edition.names[h]),), "defended")
        for h in manning.wanting():
            marches = {row: self.outlook.land.march(row, [h]) for row in set(edition.class_row)}
            for unit in self.nearest(marches):
                if manning.count[h] >= edition.stack_limit:
                    break
                if self.send(unit, h, marches[edition.class_row[unit]]):
                    manning.count[h] += 1

    # --- what lies open --------------------------------------------------------------------------

    def plan_seizures(self) -> None:
        """Send somebody into every place worth having that nobody holds, before any fighting."""
        outlook = self.outlook
        wanted = [
            (worth, h)
            for h, worth in outlook.places.items()
            if not outlook.is_ours(h) and not outlook.enemy_here[h] and not self.count[h]
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
                self.settle(best[1], h, reasons, "goal")

    def plan_relief(self) -> None:
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
                    if not self.comes_to(unit, h) or outlook.enemy_zone[h]:
                        continue
                    value = -self.price_of_going(unit, h)
                    if best is None or value > best[0]:
                        best = (value, unit, h)
            if best is not None:
                name = edition.names[state.place[lost]]
                self.settle(best[1], best[2], (because("relieves", hex=name),), "goal")

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
        cost += self.left_behind([(unit, h)]) + outlook.attack[unit] * SPARED
        if self.free[unit].here < 0:
            cost += reserve_price(outlook, unit) + step * (1.0 - whole) * 2
        return cost

    def whole(self, unit: int, h: int) -> float:
        """The share of its strength that a unit has on arrival: a jump may cost half of it."""
        kind = next((way.kind for way in self.free[unit].ways if way.ends[h]), "")
        return AFTER_JUMP if kind == "drop" else 1.0

    # --- assaults --------------------------------------------------------------------------------

    def plan_assaults(self, least: float) -> None:
        """Take the assault that promises most, then the next, until none is worth it."""
        outlook = self.outlook
        schemes = {t: self.scheme(t) for t in outlook.enemy_hexes}
        fresh = set(schemes)
        while schemes:
            target = max(schemes, key=lambda t: (schemes[t].gain, -t))
            best = schemes[target]
            if best.gain < least:
                return
            if target not in fresh:
                schemes[target] = self.scheme(target)
                fresh.add(target)
                continue
            del schemes[target]
            self.commit(best)
            fresh = set()

    def commit(self, scheme: Scheme) -> None:
        """Make an assault part of the plan."""
        outlook = self.outlook
        name = outlook.edition.names[scheme.target]
        reasons = (because("assault", round(scheme.gain * 100), hex=name),)
        for unit, spot in (*scheme.pairs, *scheme.guns):
            if unit in self.free:
                self.settle(unit, spot, reasons, "assault")
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
        room = {n: edition.stack_limit - int(self.count[n]) for n in spots}
        for unit in self.candidates(spots, climbing):
            spot = self.best_spot(unit, target, spots, pairs, room)
            if spot is None:
                continue
            pairs = [*pairs, (unit, spot)]
            if self.free[unit].here != spot:
                room[spot] -= 1
            value, air = self.value(target, pairs, power, self.air)
            gain = value - base - outlook.weights.unit_price * len(pairs)
            gain -= self.left_open(pairs) + self.left_behind(pairs)
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

    def left_behind(self, pairs: list[tuple[int, int]]) -> float:
        """What places are worth that nobody would hold any more while an enemy can come to them."""
        outlook = self.outlook
        lost = 0.0
        for unit, spot in pairs:
            here = self.planned.get(unit, -1)
            if here == spot or here not in outlook.places or not outlook.enemy_reach[here]:
                continue
            stay = sum(1 for u, h in self.planned.items() if h == here)
            stay -= sum(1 for u, s in pairs if self.planned.get(u, -1) == here != s)
            if stay <= 0 and outlook.is_ours(here):
                lost += outlook.places[here] * outlook.weights.hold
        return lost

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
            mover = self.free[gun]
            spots = [
                h
                for h in (here, *np.flatnonzero(mover.ends).tolist())
                if h >= 0 and not outlook.enemy_zone[h] and self.reaches(gun, h, target)
            ]
            if spots:
                best = max(spots, key=lambda h: (self.defence[h], edition.columns[h], h))
                found.append((gun, best))
        return tuple(found)

    def reaches(self, gun: int, h: int, target: int) -> bool:
        return 2 <= self.outlook.edition.far[h][target] <= self.outlook.edition.range[gun]

    # --- far places ------------------------------------------------------------------------------

    def plan_expeditions(self) -> None:
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
        if self.left_behind([(unit, h)]) > 0:
            return False
        full = self.count >= outlook.edition.stack_limit
        _, risk = self.place_values(unit)
        able = mover.ends & ~full & ~outlook.enemy_zone & (march < march[mover.here])
        if not able.any():
            return False
        values = np.where(able, -march * STRIDE - risk, NEVER)
        to = int(values.argmax())
        if values[to] <= -march[mover.here] * STRIDE:
            return False
        name = outlook.edition.names[h]
        self.settle(unit, to, (because("marches-on", hex=name),), "goal")
        return True

    # --- everybody else --------------------------------------------------------------------------

    def plan_places(self) -> None:
        """Find each unit without a task its place; a second look sees where the others went."""
        order = sorted(self.free, key=lambda u: (-self.outlook.life[u], u))
        goals: dict[int, tuple[float, int]] = {}
        for _ in range(PASSES):
            for unit in order:
                goals[unit] = self.best_place(unit)
                self.shift_to(unit, goals[unit][1])
        for unit in order:
            gain, to = goals[unit]
            here = self.free[unit].here
            if to == LEAVES:
                if here >= 0:
                    self.leave(unit, gain)
                continue
            if to == here:
                continue
            word = "holds-place" if to in self.outlook.places else "better-there"
            name = self.outlook.edition.names[to]
            reasons = (because(word, round(gain * 100), hex=name),)
            self.free.pop(unit)
            self.result.append(Order(unit, to, reasons, ((name, "goal"),)))

    def best_place(self, unit: int) -> tuple[float, int]:
        """How much better a unit's best hex is than staying, and which it is."""
        outlook = self.outlook
        mover = self.free[unit]
        values, risk = self.place_values(unit)
        limit = outlook.edition.stack_limit
        at = self.planned.get(unit, -1)
        full = self.count - (np.arange(len(self.count)) == at) >= limit
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
        if unit in self.leaving and mover.here >= 0 and outlook.worth_of[unit].evacuated > 0:
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
        defence = float(self.defence[h]) + (0.0 if here else outlook.defence[unit])
        count = float(self.count[h]) + (0.0 if here else 1.0)
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
        return max(self.value(t, pairs, 0.0, self.air)[0] for t in targets)

    def place_values(self, unit: int) -> tuple[FloatArray, FloatArray]:
        """How good each hex is for a unit as things are planned, and what it risks there."""
        outlook = self.outlook
        weights = outlook.weights
        at = self.planned.get(unit, -1)
        defence, count = self.defence.copy(), self.count + 1
        if at >= 0:
            defence[at] -= outlook.defence[unit]
            count[at] -= 1
        alone = count <= 1
        defence += outlook.defence[unit]
        risk = outlook.danger(defence, count, outlook.step[unit], outlook.life[unit])
        row = outlook.edition.class_row[unit]
        values = pull_map(outlook, row) + weights.cover * outlook.land.cover - risk
        values += weights.company * np.minimum(count - 1, 2)
        for h, worth in outlook.places.items():
            if not outlook.is_ours(h):
                values[h] += worth if alone[h] else 0.0
            elif outlook.enemy_reach[h] and alone[h]:
                values[h] += worth * weights.hold
        return values, risk
