"""How one side sees the table: values, prices, goals and dangers."""

from collections.abc import Iterable
from functools import cached_property
from random import Random

import numpy as np

from grognard.games.malta.referee import MaltaRules
from grognard.games.malta.rules.odds import value_of
from grognard.games.malta.rules.stacking import is_urban, side_limit
from grognard.games.malta.rules.supply import unsupplied
from grognard.games.malta.state import DG, DISPERSED, RUBBLE, MaltaState
from grognard.games.malta.title import AXIS, BRITISH
from grognard.players.malta.chances import Duel, Stakes, chances_of
from grognard.players.malta.ground import FloatArray, ground_of
from grognard.players.malta.standing import Standing
from grognard.players.malta.weights import Book, Weights

OTHERS = 0.25
"""Share of the other Formations' strength that is feared beside the most dangerous one."""
ACTED = 0.5
"""Share of a Formation's threat when it has already acted in this turn."""


class Outlook:
    """A position with one side's judgement of it."""

    def __init__(
        self, rules: MaltaRules, state: MaltaState, side: int, random: Random, judgement: Book
    ) -> None:
        self.rules, self.state, self.side, self.random = rules, state, side, random
        self.enemy = 1 - side
        self.weights: Weights = judgement.weights
        self.hold = self.weights.hold[side]
        self.spare_base = self.weights.spare_base[side]
        self.attack_least = self.weights.attack_least[side]
        self.edition = rules.edition(state)
        self.table = rules.table(state)
        self.chances = chances_of(self.edition)
        self.standing = Standing(rules, state, side, self.weights)
        self.ground = ground_of(self.edition)

    # --- units -----------------------------------------------------------------------------------

    @cached_property
    def hungry(self) -> set[int]:
        """Axis units on the map that fight at half value for want of supply."""
        units = self.edition.of_side[AXIS]
        return unsupplied(self.rules, self.state, tuple(u for u in units if self.on_map(u)))

    def on_map(self, unit: int) -> bool:
        return self.state.place[unit] >= 0

    def is_present(self, unit: int) -> bool:
        """On the map and not Dispersed."""
        return self.state.place[unit] >= 0 and not self.state.marks[unit] & DISPERSED

    @cached_property
    def values(self) -> list[int]:
        """Combat values as they stand, disorder and hunger counted."""
        found = []
        for unit in range(len(self.edition.ids)):
            if not self.state.strength[unit]:
                found.append(0)
                continue
            reasons = ("supply",) if unit in self.hungry else ()
            found.append(value_of(self.rules, self.state, unit, reasons))
        return found

    @cached_property
    def prices(self) -> list[float]:
        """What the loss of a step costs its owner."""
        edition, weights = self.edition, self.weights
        time, point = self.standing.time, self.standing.loss
        special = {
            "coastal": weights.battery,
            "artillery": weights.gun,
            "aa_light": weights.anti_air,
            "aa_heavy": weights.anti_air,
        }
        per = self.rules.title.points.italian_points_per_minus1
        found = []
        for unit, counter in enumerate(edition.units):
            if edition.owner[unit] == BRITISH:
                found.append(time * special.get(counter.type, weights.british_step))
                continue
            price = time * weights.axis_step
            if counter.elite or counter.type in ("armour", "artillery", "antitank"):
                price += point
            elif counter.nation == "italian":
                price += point / per
            found.append(price)
        return found

    def present_units(self, side: int) -> list[int]:
        """Units of a side on the map in good or bad order, not Dispersed."""
        return [u for u in self.edition.of_side[side] if self.is_present(u)]

    def stack(self, h: int, side: int, *, dispersed: bool = False) -> list[int]:
        """Units of a side in a hex, either the present or the Dispersed ones."""
        owner, marks = self.edition.owner, self.state.marks
        return [
            u
            for u in self.table.stacks.get(h, ())
            if owner[u] == side and bool(marks[u] & DISPERSED) == dispersed
        ]

    # --- places ----------------------------------------------------------------------------------

    @cached_property
    def worth(self) -> dict[int, float]:
        """What the control of each objective is worth, whoever has it."""
        edition, state, weights = self.edition, self.state, self.weights
        ports = {h for h in edition.ports if state.control[h] == AXIS and not state.rubble[h]}
        fields = {h for h in edition.airfields if state.control[h] == AXIS}
        base = self.standing.base
        found = {}
        for h, points in edition.worth.items():
            slope = self.standing.loss if state.control[h] == AXIS else self.standing.gain
            value = points * slope
            if edition.is_port[h] and not state.rubble[h]:
                value += base * (self.spare_base if ports - {h} else 1.0)
            if edition.is_airfield[h]:
                share = self.spare_base if fields - {h} else 1.0
                value += base * share * weights.field_share
            if h in edition.capital:
                value += self.standing.capital
            found[h] = value
        return found

    def harbour(self, h: int) -> float:
        """What it would cost the Axis if a port were closed for good by rubble."""
        edition, state = self.edition, self.state
        if not edition.is_port[h] or state.rubble[h] or h in edition.capital:
            return 0.0
        others = [
            p for p in edition.ports if p != h and not state.rubble[p] and p not in edition.capital
        ]
        held = any(state.control[p] == AXIS for p in others)
        share = self.weights.spare_base[AXIS] if held else 1.0 / (1 + len(others))
        return self.weights.harbour * self.standing.base * share

    def is_ours(self, h: int) -> bool:
        return self.state.control[h] == self.side

    def prize(self, h: int) -> float:
        """What it brings to take a hex that is not ours."""
        if self.is_ours(h):
            return self.weights.ground
        return self.worth.get(h, 0.0) + self.weights.ground

    # --- dangers ---------------------------------------------------------------------------------

    @cached_property
    def threat(self) -> FloatArray:
        """The strength the enemy could bring against each hex in one Operation."""
        return self.might(self.enemy)

    @cached_property
    def support(self) -> FloatArray:
        """The strength we could bring to each hex."""
        return self.might(self.side)

    def might(self, side: int) -> FloatArray:
        """The strength a side could bring against each hex: its best Formation, and some more."""
        edition, state = self.edition, self.state
        chits = len(edition.chit_ids)
        places = np.zeros((chits + 1, edition.size))
        for unit in self.present_units(side):
            if edition.paren[unit]:
                continue
            chit = edition.formation[unit]
            share = ACTED if chit >= 0 and state.chits_used[chit] else 1.0
            row = chit if chit >= 0 else chits
            places[row, state.place[unit]] += share * self.values[unit]
        used = np.flatnonzero(places.any(axis=0))
        sums = places[:, used] @ self.ground.near[used]
        best: FloatArray = sums[:chits].max(axis=0)
        rest: FloatArray = sums[:chits].sum(axis=0) - best
        total: FloatArray = best + OTHERS * rest + sums[chits]
        return total

    @cached_property
    def assault_force(self) -> FloatArray:
        """The strength the best Axis Formation that has yet to act could bring to each hex."""
        edition, state = self.edition, self.state
        best = np.zeros(edition.size)
        for chit, members in enumerate(edition.members):
            if edition.chit_owner[chit] == AXIS and not state.chits_used[chit]:
                np.maximum(best, self.force_of(members), out=best)
        return best

    def force_of(self, units: Iterable[int]) -> FloatArray:
        """The strength some units could bring to each hex together."""
        found = np.zeros(self.edition.size)
        for unit in units:
            if self.is_present(unit) and not self.edition.paren[unit]:
                found += self.values[unit] * self.ground.near[self.state.place[unit]]
        return found

    def promise(self, force: float, defence: int, h: int) -> float:
        """A rough chance, from 0 to 1, that so much strength beats so much in a hex."""
        ratio = force / (max(1, defence) * (1 - 0.35 * self.shifts[h]))
        return max(0.0, min(1.0, (ratio - 0.8) / 2.5))

    @cached_property
    def shifts(self) -> list[int]:
        """Columns of the ground for a defender, rubble as it lies; never positive."""
        added = self.edition.rubble.shift
        if not any(self.state.rubble):
            return self.edition.shift
        return [
            shift + (added if self.state.rubble[h] == RUBBLE else 0)
            for h, shift in enumerate(self.edition.shift)
        ]

    def danger(self, h: int, defence: int, steps: int, price: float) -> float:
        """What an enemy attack on so many defenders in a hex may cost."""
        force = float(self.threat[h])
        if force <= 0 or steps <= 0:
            return 0.0
        sides = sum(1 for n in self.edition.around[h] if self.edition.is_land[n])
        force = min(force, 2.2 * side_limit(self.table, self.state, h) * max(1, sides))
        column = self.chances.column(int(force), defence, self.shifts[h])
        duel = Duel(column, is_urban(self.table, self.state, h), False, 4, steps)
        prize = self.worth.get(h, 0.0) if self.is_ours(h) else 0.0
        weights = self.weights
        stakes = Stakes(0.4, price, prize, weights.shaken, 0.1, weights.thrown_back)
        return max(0.0, self.chances.value(duel, stakes))

    # --- goals -----------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> dict[int, float]:
        """Where it is worth marching to, and how much."""
        found = {}
        for h, value in self.worth.items():
            guard = sum(self.values[u] for u in self.stack(h, self.enemy))
            if self.is_ours(h):
                if self.threat[h] > 0:
                    found[h] = 0.5 * value * min(1.0, float(self.threat[h]) / 6)
            else:
                found[h] = value / (1.0 + 0.12 * guard * (1 - 0.3 * self.shifts[h]))
        if self.side == BRITISH:
            for unit in self.edition.of_side[AXIS]:
                h = self.state.place[unit]
                if h >= 0 and self.edition.is_land[h]:
                    soft = 0.35 if self.state.marks[unit] & (DG | DISPERSED) else 0.12
                    found[h] = found.get(h, 0.0) + soft * self.prices[unit]
        return found

    def pull_map(self, goals: dict[int, float]) -> FloatArray:
        """How much the goals draw a unit to each hex."""
        best = np.zeros(self.edition.size)
        for goal, value in goals.items():
            np.maximum(best, value * self.ground.pull(goal, self.weights.pull_scale), out=best)
        return best
