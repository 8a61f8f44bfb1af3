"""Which of many numbers matters, learnt from few games: all of them are moved at once.

Moving one number at a time needs a full set of games for each. Here every game has a setting of
its own, in which each factor is low or high after a balanced plan (the columns of a Hadamard
matrix, first as they are and then with all signs turned). Every game then tells something about
every factor, and the effects are found together by least squares. Turning the signs keeps the
effect of a factor free of that of any two others acting together.
"""

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec
import numpy as np

from grognard.kernel.ruleset import OptionSpec, OptionValue
from grognard.study.guesses import GuessError, check_notches, guesses_of


class Factor(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is low or high: an option with its default and another value, or a guess."""

    kind: Literal["option", "guess"]
    id: str
    title: str
    low: OptionValue
    high: OptionValue

    @property
    def notches(self) -> int:
        """How far apart low and high are; an option is switched once."""
        if self.kind == "option":
            return 1
        return int(self.high) - int(self.low)


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """The options and moved guesses of one game."""

    options: dict[str, OptionValue]
    vary: dict[str, int]


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """What switching an option, or moving a guess by a notch, does on average."""

    factor: Factor
    mean: float
    low: float
    high: float

    @property
    def matters(self) -> bool:
        """Whether the interval leaves zero out."""
        return self.low > 0 or self.high < 0


@cache
def factors_of(game: str, options: tuple[OptionSpec, ...]) -> tuple[Factor, ...]:
    """Everything of a game that can be screened: its guesses and its options."""
    found = []
    for guess in guesses_of(game).guess:
        ends = [notches for notches in (-1, 1) if _can_move(game, guess.id, notches)]
        if ends:
            low, high = min(*ends, 0), max(*ends, 0)
            found.append(Factor(kind="guess", id=guess.id, title=guess.title, low=low, high=high))
    for spec in options:
        if len(spec.values) > 1:
            title = f"{spec.id} = {spec.values[1]}".replace("_", " ")
            found.append(
                Factor(
                    kind="option",
                    id=spec.id,
                    title=title,
                    low=spec.values[0],
                    high=spec.values[1],
                )
            )
    return tuple(found)


def _can_move(game: str, guess: str, notches: int) -> bool:
    try:
        check_notches(game, {guess: notches})
    except GuessError:
        return False
    return True


def cycle(factors: int) -> int:
    """How many games make the plan balanced."""
    order = 1
    while order <= factors:
        order *= 2
    return 2 * order


def is_high(index: int, place: int, factors: int) -> bool:
    """Whether a factor is high in a game."""
    half = cycle(factors) // 2
    row = index % (2 * half)
    turned = row >= half
    odd = ((row % half) & (place + 1)).bit_count() % 2 == 1
    return odd != turned


def setting(factors: Sequence[Factor], index: int, options: dict[str, OptionValue]) -> Setting:
    """The setting of a game."""
    chosen, vary = dict(options), dict[str, int]()
    for place, factor in enumerate(factors):
        value = factor.high if is_high(index, place, len(factors)) else factor.low
        if factor.kind == "option":
            chosen[factor.id] = value
        elif value:
            vary[factor.id] = int(value)
    return Setting(options=chosen, vary=vary)


def effects(
    factors: Sequence[Factor], results: Sequence[tuple[int, float]], z: float
) -> list[Effect]:
    """The effect of every factor on a result of the games, by least squares, largest first.

    ``results`` are the numbers of games with what came out of them.
    """
    free = len(results) - len(factors) - 1
    if free < 1:
        return []
    signs = [
        [1.0, *(1.0 if is_high(index, n, len(factors)) else -1.0 for n in range(len(factors)))]
        for index, _ in results
    ]
    design = np.array(signs)
    came_out = np.array([value for _, value in results])
    found, _, rank, _ = np.linalg.lstsq(design, came_out, rcond=None)
    if rank < design.shape[1]:
        return []
    spread = float(((came_out - design @ found) ** 2).sum()) / free
    errors = np.sqrt(np.diag(np.linalg.inv(design.T @ design)) * spread)
    made = []
    for place, factor in enumerate(factors):
        scale = 2.0 / factor.notches
        mean, wide = scale * float(found[place + 1]), z * scale * float(errors[place + 1])
        made.append(Effect(factor=factor, mean=mean, low=mean - wide, high=mean + wide))
    return sorted(made, key=lambda each: -abs(each.mean))
