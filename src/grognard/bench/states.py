"""The cost of copying a position and of making and writing a view of it."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from grognard.kernel.dice import SeededDice
from grognard.kernel.match import full_view
from grognard.kernel.records import State, encode_state
from grognard.kernel.ruleset import Ruleset

S = TypeVar("S", bound=State)

MIDDLE = 300
"""Actions into the game: far enough for a full board, if the game lasts that long."""


def middle_position(ruleset: Ruleset[S, Any], scenario: str, seed: int = 1) -> S:
    """A position from the middle of a random game."""
    random, dice = Random(seed), SeededDice(seed)
    state, _ = ruleset.start(scenario, {}, dice)
    kept = state.copy()
    for _ in range(MIDDLE):
        decisions = ruleset.decisions(state)
        if not decisions:
            break
        kept = state.copy()
        side = decisions[0].side
        choices = ruleset.choices(state, side)
        ruleset.apply_checked(state, side, choices[random.randrange(len(choices))], dice)
    return kept


def measure_state(
    ruleset: Ruleset[Any, Any], scenario: str, *, repeats: int = 200
) -> dict[str, float]:
    """Median microseconds and sizes in bytes for one position."""
    state = middle_position(ruleset, scenario)
    viewer = ruleset.decisions(state)[0].side
    encoded = msgspec.json.encode(full_view(ruleset, state, viewer))
    return {
        "copy_us": _microseconds(state.copy, repeats),
        "view_us": _microseconds(lambda: full_view(ruleset, state, viewer), repeats),
        "view_encoding_us": _microseconds(
            lambda: msgspec.json.encode(full_view(ruleset, state, viewer)), repeats
        ),
        "state_bytes": float(len(encode_state(state))),
        "view_bytes": float(len(encoded)),
    }


def _microseconds(work: Callable[[], object], repeats: int) -> float:
    times = []
    for _ in range(repeats):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return median(times) * 1e6
