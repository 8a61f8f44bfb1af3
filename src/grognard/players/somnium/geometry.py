"""Facts of a map that never change, as arrays: neighbours, cover, distances over the ground."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from grognard.games.somnium.edition import CLASSES, NEVER, Edition
from grognard.hexes.grid import IntArray
from grognard.hexes.kernel import NO_LIMIT, RULES, engines
from grognard.players.somnium.chances import (
    BombardmentChances,
    BoolArray,
    CombatChances,
    FloatArray,
)

ON_FOOT = 0
"""The movement class of those who walk."""
FAR = 200
"""Half points beyond which one place does not matter to another."""


class Geometry:
    """An edition seen by a player."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        size = edition.size
        around = np.array(edition.neighbours, dtype=np.int64).reshape(size, 6)
        self.around = np.where(around < 0, size, around)
        """Neighbours by hex; where there is none, the number after the last hex."""
        self.cover: FloatArray = np.array(edition.columns, dtype=np.float64)
        self.enterable: BoolArray = np.frombuffer(edition.enterable, dtype=np.uint8) > 0
        open_around = np.append(self.enterable, False)[self.around]
        self.slots: IntArray = open_around.sum(axis=1).astype(np.int32)
        self.chances = CombatChances(edition.title)
        self.bombs = BombardmentChances(edition)
        self.river = edition.chart()["river"].columns
        self.far: IntArray = np.array([list(row) for row in edition.far], dtype=np.int32)
        """Hexes between any two, as a table."""
        self.backward = self._backward()
        self.steps_on_foot = self._steps_on_foot()
        self._no_flags = np.zeros((1, size), dtype=np.uint8)
        self._no_rules = np.zeros((1, RULES), dtype=np.int32)
        self._zero = np.zeros(1, dtype=np.int32)

    def _backward(self) -> IntArray:
        """Edge costs read against the direction of the march."""
        edition = self.edition
        costs = np.full((len(CLASSES), edition.size * 6), -1, dtype=np.int32)
        for h in range(edition.size):
            for direction in range(6):
                n = edition.neighbours[h * 6 + direction]
                if n >= 0:
                    slot = edition.slot(n, h)
                    for row in range(len(CLASSES)):
                        costs[row, h * 6 + direction] = edition.edge[row][slot]
        return costs

    def _steps_on_foot(self) -> IntArray:
        """Every step that somebody on foot can take: from where, to where, over a river or not."""
        edition = self.edition
        found = []
        for h in edition.land:
            for n in edition.around[h]:
                slot = edition.slot(n, h)
                if edition.enterable[n] and edition.edge[ON_FOOT][slot] > 0:
                    found.append((n, h, int(edition.river_slots[slot] > 0)))
        return np.array(found, dtype=np.int32).T

    def beside(self, mask: BoolArray) -> BoolArray:
        """For every hex, whether a neighbour is in the mask; rows of masks are taken one by one."""
        padding = np.zeros((*mask.shape[:-1], 1), dtype=np.bool_)
        padded = np.concatenate((mask, padding), axis=-1)
        found: BoolArray = np.logical_or.reduce(padded[..., self.around], axis=-1)
        return found

    def march(self, row: int, goals: Sequence[int]) -> FloatArray:
        """Half points from every hex to the nearest of the goals, whoever stands in between."""
        found = np.full(self.edition.size, float(NEVER))
        if goals:
            _, nodes, costs, _, _ = engines().flood(
                self.edition.grid.neighbours,
                self.backward,
                self._no_flags,
                self.edition.no_surcharge,
                self._no_rules,
                self.edition.no_counting,
                NO_LIMIT,
                np.array([row], dtype=np.int32),
                self._zero,
                np.array([0, len(goals)], dtype=np.int32),
                np.array(goals, dtype=np.int32),
                np.zeros(len(goals), dtype=np.int32),
                np.array([FAR], dtype=np.int32),
            )
            found[nodes] = costs
            found[list(goals)] = 0.0
        return found

    def spans(self, units: Sequence[int], starts: Sequence[int]) -> BoolArray:
        """The hexes each unit could come to from its start with all its points and no enemies."""
        edition = self.edition
        found = np.zeros((len(units), edition.size), dtype=np.bool_)
        if not units:
            return found
        offsets, nodes, _, _, _ = engines().flood(
            edition.grid.neighbours,
            edition.edge_costs,
            self._no_flags,
            edition.no_surcharge,
            self._no_rules,
            edition.no_counting,
            NO_LIMIT,
            np.array([edition.class_row[u] for u in units], dtype=np.int32),
            np.zeros(len(units), dtype=np.int32),
            np.arange(len(units) + 1, dtype=np.int32),
            np.array(starts, dtype=np.int32),
            np.zeros(len(units), dtype=np.int32),
            np.array([edition.allowance[u] for u in units], dtype=np.int32),
        )
        rows = np.repeat(np.arange(len(units)), np.diff(offsets))
        found[rows, nodes] = True
        found[np.arange(len(units)), list(starts)] = True
        return found


@cache
def geometry(edition: Edition) -> Geometry:
    """The geometry of an edition, worked out once."""
    return Geometry(edition)
