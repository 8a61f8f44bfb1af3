"""Random play for the engine's own tests."""

from collections.abc import Iterator
from functools import cache
from random import Random

from grognard.games.malta.actions import MaltaAction
from grognard.games.malta.referee import MaltaRules, load
from grognard.games.malta.state import MaltaState
from grognard.kernel.dice import SeededDice
from grognard.kernel.resolution import Resolution
from grognard.kernel.ruleset import Options

SCENARIO = "c3"


@cache
def ruleset() -> MaltaRules:
    return load()


def random_game(
    seed: int, options: Options | None = None, limit: int = 5000
) -> Iterator[tuple[MaltaState, str, MaltaAction, Resolution]]:
    """Play at random; yields the state after every action, with side, action and what happened."""
    rules, random, dice = ruleset(), Random(seed), SeededDice(seed)
    state, _ = rules.start(SCENARIO, options or {}, dice)
    for _ in range(limit):
        decisions = rules.decisions(state)
        if not decisions:
            return
        side = random.choice(decisions).side
        choices = rules.choices(state, side)
        action = choices[random.randrange(len(choices))]
        resolution = rules.apply_checked(state, side, action, dice)
        yield state, side, action, resolution
    raise AssertionError(f"game {seed} does not end")


def random_options(seed: int) -> dict[str, str | int]:
    """Some value for every switch."""
    random = Random(seed)
    return {spec.id: random.choice(spec.values) for spec in ruleset().info.options}
