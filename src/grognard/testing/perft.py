"""Counts decision sequences, to notice when a rule starts to allow more or less than before."""

from typing import Any

from grognard.kernel.dice import SeededDice
from grognard.kernel.ruleset import Options, Ruleset

DICE_SEED = 0


def perft(
    ruleset: Ruleset[Any, Any], scenario: str, depth: int, options: Options | None = None
) -> int:
    """The number of distinct sequences of exactly ``depth`` decisions from the start.

    The dice are fixed: on every path, roll number *i* is roll *i* of ``SeededDice(0)``. Where
    several sides decide at the same time they are asked in the order of the open decisions, so
    that one set of answers counts once. A game that ends earlier adds nothing.
    """
    if depth < 0:
        raise ValueError("a depth cannot be negative")
    dice = SeededDice(DICE_SEED)
    state, _ = ruleset.start(scenario, options or {}, dice)
    return _count(ruleset, state, depth, dice.index)


def _count(ruleset: Ruleset[Any, Any], state: Any, depth: int, rolls: int) -> int:
    if depth == 0:
        return 1
    decisions = ruleset.decisions(state)
    if not decisions:
        return 0
    side = decisions[0].side
    choices = ruleset.choices(state, side)
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        after = state.copy()
        dice = SeededDice(DICE_SEED, rolls)
        ruleset.apply_checked(after, side, action, dice)
        total += _count(ruleset, after, depth - 1, dice.index)
    return total
