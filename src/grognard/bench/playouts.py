"""Complete random games per second, with python-chess as the yardstick in the same run.

Both sides of the comparison do the same work: at every decision the full list of legal choices
is asked for, one is drawn, and it is played, until the game is over.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from grognard.kernel.dice import SeededDice
from grognard.kernel.ruleset import Ruleset

Game = Callable[[int], tuple[int, int]]
"""Plays the game of a seed to its end; returns the number of actions and the choices seen."""


class YardstickMissing(RuntimeError):
    """The library to measure against is not installed."""


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """Some complete games in a row."""

    games: int
    actions: int
    branching: int
    seconds: float


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """Medians over all samples; ``branching`` is the mean number of choices at a decision."""

    games_per_s: float
    actions_per_s: float
    branching: float


def random_game(ruleset: Ruleset[Any, Any], scenario: str) -> Game:
    """Random games of a ruleset, as fast as its rules go."""

    def play(seed: int) -> tuple[int, int]:
        random, dice = Random(seed), SeededDice(seed)
        state, _ = ruleset.start(scenario, {}, dice)
        actions = seen = 0
        while decisions := ruleset.decisions(state):
            side = decisions[0].side
            choices = ruleset.choices(state, side)
            count = len(choices)
            action = choices[random.randrange(count)]
            ruleset.apply_checked(state, side, action, dice)
            actions += 1
            seen += count
        return actions, seen

    return play


def chess_game() -> Game:
    """Random games of chess by python-chess, which is never imported anywhere else."""
    try:
        import chess
    except ImportError:
        raise YardstickMissing("python-chess is missing: install the `bench` extra") from None

    def play(seed: int) -> tuple[int, int]:
        random = Random(seed)
        board = chess.Board()
        plies = seen = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(random.choice(moves))
            plies += 1
            seen += len(moves)
        return plies, seen

    return play


def take_sample(game: Game, seeds: Iterator[int], seconds: float) -> Sample:
    """Play complete games until the time is up; the last one is finished."""
    games = actions = seen = 0
    begin = perf_counter()
    while True:
        played, choices = game(next(seeds))
        games, actions, seen = games + 1, actions + played, seen + choices
        elapsed = perf_counter() - begin
        if elapsed >= seconds:
            return Sample(games=games, actions=actions, branching=seen, seconds=elapsed)


def measure_games(
    subjects: dict[str, Game],
    *,
    repeats: int,
    seconds: float,
    step: Callable[[], None] = lambda: None,
) -> dict[str, Speed]:
    """Let the subjects take turns, so that a busy moment of the machine strikes all of them."""
    seeds = {name: iter(range(1, 1_000_000)) for name in subjects}
    samples: dict[str, list[Sample]] = {name: [] for name in subjects}
    for game in subjects.values():
        # The first game compiles and fills caches; it is not counted.
        game(0)
    for _ in range(repeats):
        for name, game in subjects.items():
            samples[name].append(take_sample(game, seeds[name], seconds))
            step()
    return {name: speed_of(found) for name, found in samples.items()}


def speed_of(samples: Sequence[Sample]) -> Speed:
    """The medians of the speeds and the mean branching over everything played."""
    actions = sum(sample.actions for sample in samples)
    return Speed(
        games_per_s=median(sample.games / sample.seconds for sample in samples),
        actions_per_s=median(sample.actions / sample.seconds for sample in samples),
        branching=sum(sample.branching for sample in samples) / max(1, actions),
    )
