"""How the game stands: what one victory point more or less means for the result."""

from math import erf, sqrt

from grognard.games.malta.referee import MaltaRules
from grognard.games.malta.state import MaltaState
from grognard.games.malta.title import AXIS
from grognard.players.malta.weights import Weights

LEAST_SLOPE = 0.15
"""Even in a game that is decided a point is worth something."""


def bell(x: float) -> float:
    """The share of chances below x."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


class Standing:
    """The result as it must be expected, from -1 (British victory) to 1 (Axis victory).

    Both play to win: a draw pleases neither, so each side sees it as part of a defeat.
    """

    def __init__(self, rules: MaltaRules, state: MaltaState, side: int, weights: Weights) -> None:
        turn = min(state.turn, len(weights.doubt) - 1)
        self.doubt = weights.doubt[turn]
        self.scale = weights.result
        self.drawn = -weights.contempt if side == AXIS else weights.contempt
        """What a draw counts, on the same scale."""
        self.points = rules.score(state).total(rules.sides[AXIS]) + weights.drift[turn]
        levels = rules.title.levels
        self.win = min(level.min for level in levels if level.winner == "axis") - 0.5
        self.lose = max(level.max for level in levels if level.winner == "british") + 0.5
        self.base_share = weights.base_share[turn]
        self.time = weights.time[turn]
        """Share of its fighting value that a step can still bring to bear."""

    def result(self, change: float = 0.0) -> float:
        """The expected result after a change of the victory points."""
        points = self.points + change
        axis = bell((points - self.win) / self.doubt)
        british = bell((self.lose - points) / self.doubt)
        return axis - british + self.drawn * (1.0 - axis - british)

    @property
    def gain(self) -> float:
        """What one more point is worth to the Axis."""
        return max(LEAST_SLOPE, self.scale * (self.result(1.0) - self.result()))

    @property
    def loss(self) -> float:
        """What one point less costs the Axis."""
        return max(LEAST_SLOPE, self.scale * (self.result() - self.result(-1.0)))

    @property
    def base(self) -> float:
        """What it means to have a port, or an airfield, or none at the end."""
        return self.scale * self.base_share * (self.result() + 1.0)

    @property
    def capital(self) -> float:
        """What it means to win at once."""
        return self.scale * (1.0 - self.result())
