"""A position as one side sees it: strengths known or expected, worths, places, threats.

The imagined state shows one of many possible hidden positions, so nothing here reads a hidden
enemy's face from it: unknown units count as the average of those that could be there.
"""

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

import numpy as np

from grognard.games.somnium.rules.air import strike_range
from grognard.games.somnium.rules.odds import complete_divisions
from grognard.games.somnium.ruleset import SomniumRules
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Fight
from grognard.games.somnium.view import shown_units
from grognard.players.somnium.chances import (
    ATTACKER_BACK,
    ATTACKER_LIFE,
    ATTACKER_STEP,
    DEFENDER_BACK,
    DEFENDER_LIFE,
    DEFENDER_STEP,
    EXCHANGE,
    FOLLOW,
    BoolArray,
    FloatArray,
)
from grognard.players.somnium.geometry import geometry
from grognard.players.somnium.weights import Book, Worth, title_weights, weights_in

FEW = 2
"""So many units may not leave a map that must not be cleared."""
OWN: Final = ("own_defence", "own_count")
"""What changes with every move of one's own."""
GROUND: Final = ("places",)
"""What changes only when a hex changes hands."""


class Stack(NamedTuple):
    """One way a defending hex may look: strength, and what its losses would be worth."""

    defence: float
    step: float
    life: float
    ruin: float
    """What is lost if all of it has to run with nowhere to go."""


class Outlook:
    """What a side knows and expects."""

    def __init__(
        self,
        rules: SomniumRules,
        state: SomniumState,
        side: int,
        random: Random,
        judgement: Book,
    ) -> None:
        self.rules = rules
        self.state = state
        self.side = side
        self.enemy = 1 - side
        self.random = random
        self.judgement = judgement
        self.title = title_weights(judgement, rules.info.id)
        self.weights = weights_in(judgement, self.title)
        self.edition = rules.edition(state)
        self.table = rules.table(state)
        self.land = geometry(self.edition)
        self.turns = rules.title.constants.turns
        self.invading = rules.sides[side] == rules.invader
        self.air_price = self.weights.air_price * self.title.air
        self.fear = self.weights.exposure * (self.weights.boldness if self.invading else 1.0)
        self._read_units()
        self._stacks: dict[int, list[Stack]] = {}
        self._control = bytes(state.control)
        self._signature = self._sign(rules, state)
        self.pulls: dict[int, FloatArray] = {}
        """Maps of where units of a class are drawn, kept by whoever draws them."""
        self.standings: dict[tuple[float, ...], FloatArray] = {}
        """Maps of how well units of a kind stand, kept likewise until somebody moves."""
        self.blows: dict[tuple[int, ...], float] = {}
        """Values of attacks thought about in this phase."""

    def _sign(self, rules: SomniumRules, state: SomniumState) -> tuple[object, ...]:
        """All that must be the same for thoughts about the enemy to hold."""
        table = rules.table(state)
        return (
            state.turn,
            state.phase,
            state.side,
            tuple(state.air),
            bytes(state.strength),
            bytes(table.count[self.enemy]),
        )

    def carried(self, state: SomniumState, random: Random) -> "Outlook | None":
        """The same outlook after moves of one's own; None if more than that has changed.

        Enemies stand still in a movement phase, and which hidden counter was imagined where does
        not matter, so what was thought about them is still good.
        """
        if self._sign(self.rules, state) != self._signature:
            return None
        shown = shown_units(self.rules, state, self.rules.sides[self.side])
        if any(state.place[u] >= 0 and u in shown for u in self.hidden):
            return None
        other = copy(self)
        other.state, other.random, other.table = state, random, self.rules.table(state)
        for name in OWN:
            other.__dict__.pop(name, None)
        other.standings = {}
        if bytes(state.control) != self._control:
            other._control = bytes(state.control)
            other.pulls, other.blows = {}, {}
            for name in GROUND:
                other.__dict__.pop(name, None)
        return other

    def _read_units(self) -> None:
        """Values of every unit now; those of hidden ones are averages."""
        edition, state = self.edition, self.state
        units = range(len(edition.units))
        self.worth_of = [
            self.title.worth.get(unit.nation) or self.title.worth["other"] for unit in edition.units
        ]
        self.attack = [float(edition.attack[u][state.strength[u]]) for u in units]
        self.defence = [float(edition.defence[u][state.strength[u]]) for u in units]
        self.life = [self.life_at(u, state.strength[u]) for u in units]
        self.step = [self.step_at(u) for u in units]
        shown = shown_units(self.rules, state, self.rules.sides[self.side])
        self.hidden = [
            u for u in edition.of_side[self.enemy] if state.place[u] >= 0 and u not in shown
        ]
        self._faces = [(self.defence[u], self.step[u], self.life[u]) for u in self.hidden]
        for values in (self.attack, self.defence, self.life, self.step):
            if self.hidden:
                mean = sum(values[u] for u in self.hidden) / len(self.hidden)
                for u in self.hidden:
                    values[u] = mean
        self._is_hidden = set(self.hidden)

    # --- worth -----------------------------------------------------------------------------------

    def life_at(self, unit: int, steps: int) -> float:
        """What a unit with so many steps is worth to its side."""
        worth: Worth = self.worth_of[unit]
        if steps <= 0:
            return 0.0
        kept = worth.full if steps >= self.edition.full[unit] else worth.reduced
        return kept + (self.last_ones if self.edition.owner[unit] == self.defending else 0.0)

    def worth_staying(self, unit: int) -> float:
        """What a unit on the map is worth there; others can keep it from being cleared as well."""
        left = sum(1 for u in self.edition.of_side[self.defending] if self.state.place[u] >= 0)
        return self.life[unit] - (self.last_ones if left > FEW else 0.0)

    @cached_property
    def defending(self) -> int:
        """The side that is invaded."""
        return 1 - self.rules.sides.index(self.rules.invader)

    @cached_property
    def last_ones(self) -> float:
        """A unit's part in keeping the map from being cleared: the fewer are left, the more."""
        left = sum(1 for u in self.edition.of_side[self.defending] if self.state.place[u] >= 0)
        return self.title.cleared * self.state.turn / self.turns / max(2, left)

    def step_at(self, unit: int) -> float:
        """What the loss of one step costs."""
        steps = self.state.strength[unit]
        return self.life_at(unit, steps) - self.life_at(unit, steps - 1)

    @cached_property
    def places(self) -> dict[int, float]:
        """Value of every place that matters, by hex."""
        found: dict[int, float] = {}
        for name, value in self.title.places.items():
            number = self.rules.title.places.get(name)
            if number is not None:
                h = self.edition.by_name[number]
                found[h] = value.at(self.state.turn, self.turns, self.title.fade)
                if name == self.title.exit:
                    found[h] += self.title.exit_share * self.still_to_leave
        ports = self.open_ports()
        if len(ports) == 1:
            found[ports[0]] += self.title.last_port
        return found

    def open_ports(self) -> list[int]:
        """The ports by which the invader's units can still come."""
        invader = self.rules.sides.index(self.rules.invader)
        named = [name for name, value in self.title.places.items() if value.port]
        hexes = [self.edition.by_name[self.rules.title.places[name]] for name in named]
        return [h for h in hexes if self.state.control[h] == invader]

    @property
    def still_to_leave(self) -> float:
        """What could yet be saved by leaving the map: the stake in the place one leaves by."""
        return sum(
            max(0.0, self.worth_of[u].evacuated - self.worth_of[u].reduced)
            for u in self.edition.of_side[self.defending]
            if self.state.place[u] >= 0
        )

    def is_ours(self, h: int) -> bool:
        return self.state.control[h] == self.side

    # --- who is where ----------------------------------------------------------------------------

    @cached_property
    def enemy_here(self) -> BoolArray:
        found: BoolArray = np.frombuffer(self.table.count[self.enemy], dtype=np.uint8) > 0
        return found

    @cached_property
    def enemy_zone(self) -> BoolArray:
        found: BoolArray = self.table.zone_view[self.enemy] > 0
        return found

    @cached_property
    def enemy_hexes(self) -> list[int]:
        return [int(h) for h in np.flatnonzero(self.enemy_here)]

    def own_units(self) -> list[int]:
        return [u for u in self.edition.of_side[self.side] if self.state.place[u] >= 0]

    @cached_property
    def own_defence(self) -> FloatArray:
        """The defence of our stacks by hex."""
        found: FloatArray = np.zeros(self.edition.size)
        for u in self.own_units():
            found[self.state.place[u]] += self.defence[u]
        return found

    @cached_property
    def own_count(self) -> FloatArray:
        """How many of our units stand in each hex."""
        found: FloatArray = np.frombuffer(self.table.count[self.side], dtype=np.uint8).astype(
            np.float64
        )
        return found

    # --- threats ---------------------------------------------------------------------------------

    @cached_property
    def enemy_span(self) -> BoolArray:
        """One row for each enemy unit: where it could come in its next move."""
        state = self.state
        units = [u for u in self.edition.of_side[self.enemy] if state.place[u] >= 0]
        units.sort(key=lambda u: -self.attack[u])
        self.span_units = units
        return self.land.spans(units, [state.place[u] for u in units])

    @cached_property
    def near_enemies(self) -> BoolArray:
        """One row for each enemy unit: the hexes that it could come beside in its next move."""
        return self.land.beside(self.enemy_span)

    @cached_property
    def enemy_reach(self) -> BoolArray:
        """The hexes that some enemy could come to in his next move."""
        found: BoolArray = np.logical_or.reduce(self.enemy_span, axis=0)
        return found

    @cached_property
    def threat(self) -> FloatArray:
        """The attack strength that the enemy could bring against each hex in his next turn."""
        near = self.near_enemies
        strength = np.array([self.attack[u] for u in self.span_units])[:, None]
        most = np.minimum(self.weights.threat_units, self.land.slots * 3)
        counted = near & (np.cumsum(near, axis=0) <= most[None, :])
        power: FloatArray = (counted * strength).sum(axis=0)
        if self.side != self.rules.sides.index(self.rules.invader):
            power = power + np.where(power > 0, self.weights.threat_air, 0.0)
        return power

    @cached_property
    def enclosure(self) -> FloatArray:
        """1 where the enemy could close every way back out of a hex, 0 where he could not."""
        padded = np.append(self.enemy_reach, False)[self.land.around]
        covered = padded | np.roll(padded, 1, axis=1) | np.roll(padded, -1, axis=1)
        ground = np.append(self.land.enterable, False)[self.land.around]
        closed = np.logical_and.reduce(covered | ~ground, axis=1)
        found: FloatArray = closed.astype(np.float64)
        return found

    def danger(
        self, defence: FloatArray, count: FloatArray, step: float, life: float
    ) -> FloatArray:
        """What a unit may expect to lose in each hex if the enemy attacks where it pays him."""
        columns = self.land.chances.columns(self.threat, defence, -self.land.cover)
        chance = self.land.chances.table[columns]
        lost = chance[:, DEFENDER_STEP] * step
        lost = lost + (chance[:, DEFENDER_LIFE] + chance[:, EXCHANGE]) * life
        price = chance[:, ATTACKER_STEP] * self.enemy_step + chance[:, ATTACKER_BACK] * 0.2
        price = price + (chance[:, ATTACKER_LIFE] + chance[:, EXCHANGE]) * self.enemy_life
        flight = self.weights.pushed_back + self.enclosure * self.weights.trapped * life
        back = chance[:, DEFENDER_BACK] * flight
        pays = (lost + back > price) & (self.threat > 0)
        found: FloatArray = np.where(pays, lost / count + back, 0.0) * self.fear
        return found

    def danger_at(self, h: int, defence: float, count: float, step: float, life: float) -> float:
        """The same for one hex."""
        threat = float(self.threat[h])
        if threat <= 0:
            return 0.0
        chances = self.land.chances
        chance = chances.rows[chances.column(threat, defence, -self.edition.columns[h])]
        lost = chance[DEFENDER_STEP] * step
        lost += (chance[DEFENDER_LIFE] + chance[EXCHANGE]) * life
        price = chance[ATTACKER_STEP] * self.enemy_step + chance[ATTACKER_BACK] * 0.2
        price += (chance[ATTACKER_LIFE] + chance[EXCHANGE]) * self.enemy_life
        flight = self.weights.pushed_back + float(self.enclosure[h]) * self.weights.trapped * life
        back = chance[DEFENDER_BACK] * flight
        return (lost / count + back) * self.fear if lost + back > price else 0.0

    def stack_danger(self, h: int, units: list[int]) -> float:
        """What units together in one hex may expect to lose there to the enemy's next attack."""
        if self.threat[h] <= 0 or not units:
            return 0.0
        defence = sum(self.defence[u] for u in units)
        column = self.land.chances.column(float(self.threat[h]), defence, -self.edition.columns[h])
        chance = self.land.chances.rows[column]
        flight = self.weights.pushed_back
        flight += float(self.enclosure[h]) * self.weights.trapped * sum(self.life[u] for u in units)
        lost = (
            chance[DEFENDER_STEP] * min(self.step[u] for u in units)
            + (chance[DEFENDER_LIFE] + chance[EXCHANGE]) * min(self.life[u] for u in units)
            + chance[DEFENDER_BACK] * flight
        )
        price = (
            chance[ATTACKER_STEP] * self.enemy_step
            + (chance[ATTACKER_LIFE] + chance[EXCHANGE]) * self.enemy_life
            + chance[ATTACKER_BACK] * self.weights.pushed_back
        )
        return lost * self.fear if lost > price else 0.0

    def bombing(self, weak: FloatArray) -> FloatArray:
        """What the enemy's bombs may cost in each hex if so much that suffers stands there."""
        rows = np.minimum(weak, self.land.bombs.weakest).astype(np.int64)
        found: FloatArray = self.strikes[rows, self.land.cover.astype(np.int64)]
        return found

    def bombing_at(self, h: int, weak: int) -> float:
        """The same for one hex."""
        return float(self.strikes[min(weak, self.land.bombs.weakest), self.edition.columns[h]])

    @cached_property
    def strikes(self) -> FloatArray:
        """How much the enemy's next strike is feared, by what stands in a hex and by its cover."""
        points = strike_range(self.rules, self.state, self.enemy)
        strength = points[-1] if points else 0
        return self.land.bombs.by_strike(strength) * self.title.bombed

    def holding_chance(self, h: int, defence: float) -> float:
        """The chance that a stack still stands in a hex after the enemy's best attack on it."""
        if self.threat[h] <= 0:
            return 1.0
        shift = -self.edition.columns[h]
        chance = self.land.chances.rows[
            self.land.chances.column(float(self.threat[h]), defence, shift)
        ]
        return 1.0 - chance[DEFENDER_BACK]

    @cached_property
    def usual_step(self) -> float:
        """What a step of ours is worth, on average."""
        units = self.own_units()
        return sum(self.step[u] for u in units) / len(units) if units else 1.0

    @cached_property
    def enemy_step(self) -> float:
        """What a step costs the enemy, on average."""
        units = self.span_units if self.enemy_span.size else []
        return sum(self.step[u] for u in units) / len(units) if units else 1.0

    @cached_property
    def enemy_life(self) -> float:
        """What a unit is worth to the enemy, on average."""
        units = self.span_units if self.enemy_span.size else []
        return sum(self.life[u] for u in units) / len(units) if units else 5.0

    # --- attacks ---------------------------------------------------------------------------------

    def stacks(self, target: int) -> list[Stack]:
        """Several ways a defending hex may look; one if nothing in it is hidden."""
        found = self._stacks.get(target)
        if found is None:
            units = self.table.stacks[target]
            unknown = sum(1 for u in units if u in self._is_hidden)
            known = [
                (self.defence[u], self.step[u], self.life[u])
                for u in units
                if u not in self._is_hidden
            ]
            if unknown:
                draws = range(self.weights.draws)
                count = min(unknown, len(self._faces))
                found = [_stack([*known, *self.random.sample(self._faces, count)]) for _ in draws]
            else:
                found = [_stack(known)]
            self._stacks[target] = found
        return found

    def shift(self, target: int, hexes: list[int], units: list[int], encircled: bool) -> int:
        """The net shift of an attack from these hexes by these units."""
        edition = self.edition
        ground = edition.columns[target]
        if hexes and all(edition.river_slots[edition.slot(h, target)] for h in hexes):
            ground = max(ground, self.land.river)
        divisions = len(complete_divisions(self.rules, self.state, units))
        defenders = tuple(self.table.stacks[target])
        known = [u for u in defenders if u not in self._is_hidden]
        if len(known) == len(defenders):
            divisions -= len(complete_divisions(self.rules, self.state, known))
        fight = Fight(self.side, target, (), (), 0, defenders)
        special = sum(each.value for each in self.rules.special_shifts(self.state, fight))
        return divisions + special + int(encircled) - ground

    def attack_value(
        self,
        target: int,
        units: list[int],
        power: float,
        shift: int,
        *,
        encircled: bool = False,
        trapped: float = 0.0,
    ) -> float:
        """What an attack is expected to bring, over everything the dice and the hidden may do."""
        weights = self.weights
        own_step = min((self.step[u] for u in units), default=0.0)
        own_life = min((self.life[u] for u in units), default=0.0)
        prize = 0.0 if self.is_ours(target) else self.places.get(target, 0.0)
        support = self.state.air[self.enemy] * weights.enemy_air
        column, rows = self.land.chances.column, self.land.chances.rows
        total, stacks = 0.0, self.stacks(target)
        for stack in stacks:
            chance = rows[column(power, stack.defence + support, shift)]
            pain = stack.ruin if encircled else 0.0
            total += (
                chance[DEFENDER_STEP] * stack.step
                + chance[DEFENDER_LIFE] * stack.life
                + chance[DEFENDER_BACK] * (weights.ground + pain)
                + chance[EXCHANGE] * (stack.life - own_life)
                + chance[FOLLOW] * (weights.advance + prize)
                - chance[ATTACKER_STEP] * own_step
                - chance[ATTACKER_LIFE] * own_life
                - chance[ATTACKER_BACK] * (weights.pushed_back + trapped)
            )
        return total / len(stacks)

    def closed_in(self, target: int, ours: set[int], zone: set[int]) -> bool:
        """Whether defenders would have no hex to fall back to, given our hexes and zones."""
        enterable = self.edition.enterable
        return all(not enterable[n] or n in ours or n in zone for n in self.edition.around[target])

    def stake(self, pairs: Sequence[tuple[int, int]]) -> float:
        """What is laid open if attackers from these hexes are thrown back: places they hold."""
        total = 0.0
        for h in {h for _, h in pairs}:
            worth = self.places.get(h, 0.0)
            if worth > 0 and self.is_ours(h) and not self.invading:
                held = self.own_defence[h] or 1.0
                gone = sum(self.defence[u] for u, at in pairs if at == h)
                total += worth * self.weights.hold * min(1.0, gone / held)
        return total

    def no_way_back(self, h: int, target: int) -> bool:
        """Whether a unit of ours that attacks from a hex has nowhere to fall back to."""
        enterable, zone = self.edition.enterable, self.table.zone[self.enemy]
        return all(
            not enterable[n] or zone[n] or self.table.count[self.enemy][n]
            for n in self.edition.around[h]
            if n != target
        )


def _stack(faces: list[tuple[float, float, float]]) -> Stack:
    return Stack(
        defence=sum(face[0] for face in faces),
        step=min(face[1] for face in faces),
        life=min(face[2] for face in faces),
        ruin=sum((face[1] + face[2]) / 2 for face in faces),
    )
