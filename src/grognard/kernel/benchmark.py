"""How long the kernel's own work takes on a position of a game. Measuring only; no rule asks."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import TypeVar

import msgspec

from grognard.kernel.dice import SeededDice
from grognard.kernel.match import Match, full_view
from grognard.kernel.records import Action, State, encode_state, state_hash
from grognard.kernel.ruleset import Ruleset

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

WARM_UP = 60
"""Decisions played before measuring, to be past the start of the game."""


def kernel_benchmark(
    ruleset: Ruleset[S, A], scenario: str, *, repeats: int = 200, actions: int = WARM_UP
) -> dict[str, float]:
    """Median microseconds of copying, hashing, viewing and submitting in the middle of a game.

    ``submit_overhead_us`` is what a match adds to the bare rules: decoding, undo copy, log, hash.
    """
    state = played_position(ruleset, scenario, actions)
    side = ruleset.decisions(state)[0].side
    view = full_view(ruleset, state, side)
    bare, whole = _action_us(ruleset, scenario, actions)
    return {
        "state_bytes": float(len(encode_state(state))),
        "state_copy_us": micros(state.copy, repeats),
        "state_hash_us": micros(lambda: state_hash(state), repeats),
        "view_us": micros(lambda: full_view(ruleset, state, side), max(5, repeats // 10)),
        "view_encode_us": micros(lambda: msgspec.json.encode(view), repeats),
        "view_bytes": float(len(msgspec.json.encode(view))),
        "apply_us": bare,
        "submit_us": whole,
        "submit_overhead_us": max(0.0, whole - bare),
    }


def played_position(ruleset: Ruleset[S, A], scenario: str, actions: int) -> S:
    """A position some decisions into a game; the same one every time."""
    dice, pick = SeededDice(0), SeededDice(1)
    state, _ = ruleset.start(scenario, {}, dice)
    for _ in range(actions):
        after = state.copy()
        side = ruleset.decisions(state)[0].side
        choices = ruleset.choices(state, side)
        ruleset.apply_checked(after, side, choices[pick.roll(len(choices)) - 1], dice)
        if not ruleset.decisions(after):
            break
        state = after
    return state


def micros(work: Callable[[], object], repeats: int) -> float:
    """The median time of one call in microseconds."""
    times = []
    for _ in range(repeats):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return median(times) * 1e6


def _action_us(ruleset: Ruleset[S, A], scenario: str, actions: int) -> tuple[float, float]:
    """One action by the bare rules and through a match, in turn: both meet the same noise."""
    pick = SeededDice(1)
    match = Match.begin(ruleset, match_id="bench", scenario=scenario, dice=SeededDice(0))
    bare, whole = [], []
    for _ in range(actions):
        decisions = ruleset.decisions(match.state)
        if not decisions:
            break
        side = decisions[0].side
        choices = match.choices(side)
        action = choices[pick.roll(len(choices)) - 1]
        state, revision = match.state.copy(), match.revision_for(side)
        dice = SeededDice(0, sum(len(record.rolls) for record in match.records))
        begin = perf_counter()
        ruleset.apply(state, side, action, dice)
        middle = perf_counter()
        match.submit(side, revision, action)
        whole.append(perf_counter() - middle)
        bare.append(middle - begin)
    return median(bare) * 1e6, median(whole) * 1e6
