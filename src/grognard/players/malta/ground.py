"""Ways over the island: how far it is from anywhere to a goal, by road and field."""

from functools import cache
from heapq import heappop, heappush

import numpy as np
import numpy.typing as npt

from grognard.games.malta.edition import Edition

FloatArray = npt.NDArray[np.float64]
NEAR = (1.0, 1.0, 0.9, 0.55, 0.2)
"""How much of a unit's strength is expected in an attack, by distance in hexes."""
FAR = 60.0
"""Further than anybody marches in a game."""


class Ground:
    """Distances in movement points on foot, worked out when first asked for."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._ways: dict[int, FloatArray] = {}
        self.far = np.array([list(row) for row in edition.far], dtype=np.int64)
        factor = np.zeros(int(self.far.max()) + 1)
        factor[: len(NEAR)] = NEAR
        self.near: FloatArray = factor[self.far]
        """How much of a unit's strength is expected in an attack, between all pairs of hexes."""
        self._pulls: dict[tuple[int, float], FloatArray] = {}

    def to(self, goal: int) -> FloatArray:
        """The cost of the way from every hex to a goal, enemies left out."""
        found = self._ways.get(goal)
        if found is None:
            found = self._search(goal)
            self._ways[goal] = found
        return found

    def pull(self, goal: int, scale: float) -> FloatArray:
        """How much of a goal's draw reaches every hex."""
        found = self._pulls.get((goal, scale))
        if found is None:
            found = np.exp(-self.to(goal) / scale)
            self._pulls[goal, scale] = found
        return found

    def _search(self, goal: int) -> FloatArray:
        edition = self.edition
        best = np.full(edition.size, FAR)
        best[goal] = 0.0
        front = [(0.0, goal)]
        while front:
            cost, here = heappop(front)
            if cost > best[here]:
                continue
            for there in edition.around[here]:
                slot = edition.slot(there, here)
                step = edition.road_cost if edition.is_road[slot] else edition.off_road[0][slot]
                if step > 0 and cost + step < best[there]:
                    best[there] = cost + step
                    heappush(front, (cost + step, there))
        return best


@cache
def ground_of(edition: Edition) -> Ground:
    """The ground of an edition."""
    return Ground(edition)
