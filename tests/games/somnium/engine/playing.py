"""Random play for the engine's own tests."""

from collections.abc import Iterator
from random import Random

from grognard.games.sicilia import ruleset
from grognard.games.somnium.actions import SomniumAction
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Movement
from grognard.kernel.dice import SeededDice
from grognard.kernel.resolution import Resolution
from grognard.kernel.ruleset import Options

SCENARIO = "campaign"


def random_game(
    seed: int, options: Options | None = None, limit: int = 5000
) -> Iterator[tuple[SomniumState, str, SomniumAction, Resolution]]:
    """Play at random; yields the state after every action, with side, action and what happened."""
    rules, random, dice = ruleset(), Random(seed), SeededDice(seed)
    state, _ = rules.start(SCENARIO, options or {}, dice)
    for _ in range(limit):
        decisions = rules.decisions(state)
        if not decisions:
            return
        side = decisions[0].side
        choices = rules.choices(state, side)
        action = choices[random.randrange(len(choices))]
        resolution = rules.apply_checked(state, side, action, dice)
        yield state, side, action, resolution
    raise AssertionError(f"game {seed} does not end")


def random_options(seed: int) -> dict[str, str | int]:
    """Some value for every switch."""
    random = Random(seed)
    return {spec.id: random.choice(spec.values) for spec in ruleset().info.options}


def position_after(seed: int, actions: int) -> SomniumState:
    """A position some way into a random game."""
    for number, (state, _, _, _) in enumerate(random_game(seed)):
        if number == actions:
            return state.copy()
    raise AssertionError("the game is too short")


def movement_after(seed: int, actions: int) -> SomniumState:
    """The first position of a movement phase from some way into a random game."""
    for number, (state, _, _, _) in enumerate(random_game(seed)):
        if number >= actions and isinstance(state.steps[-1], Movement):
            return state.copy()
    raise AssertionError("the game is too short")
