"""Playing one game between computer players, alone or many side by side in processes.

Everything about a game follows from its task, so it does not matter which process plays it.
"""

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any, Protocol

import msgspec

from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.records import Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.ruleset import OptionValue, Ruleset
from grognard.memory import settle_once
from grognard.players.contract import Player, think
from grognard.players.levels import PLAYERS
from grognard.players.numbers import judgement_with
from grognard.players.planner import PlannerPlayer
from grognard.study.guesses import varied_ruleset


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """One game to be played: who sits where, and the seed of dice and players."""

    index: int
    game: str
    scenario: str
    options: dict[str, OptionValue] = {}
    vary: dict[str, int] = {}
    """Reconstructed numbers that are moved, and by how many notches."""
    seats: dict[Side, str]
    """The kind of player on each side."""
    labels: dict[Side, str]
    """Under which name each side's result is counted."""
    numbers: dict[Side, dict[str, float]] = {}
    """Changed numbers behind a side's thinking, for trying them out."""
    seed: int


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went, and how long everybody thought."""

    index: int
    winner: Side | None
    points: dict[Side, int]
    labels: dict[Side, str]
    actions: int
    decision_s: dict[Side, list[float]]
    turn_s: dict[Side, list[float]]


class Watcher(Protocol):
    """Looks on while a game is played, without touching it."""

    def begin(self, rules: Ruleset[Any, Any], state: Any, resolution: Resolution) -> None:
        """The position at the first decision."""
        ...

    def after(self, state: Any, resolution: Resolution) -> None:
        """An action was carried out."""
        ...


def ruleset_of(game: str, vary: Mapping[str, int] | None = None) -> Ruleset[Any, Any]:
    """A game of the house by id, or one in the making by the dotted name of its package."""
    if vary:
        return varied_ruleset(game, vary)
    if "." not in game:
        return load(game)
    offered: Ruleset[Any, Any] = import_module(game).ruleset()
    return offered


def seated(task: Task, rules: Ruleset[Any, Any], side: Side) -> Player:
    """The player of a side; one with numbers of its own thinks as a planner does."""
    if side in task.numbers:
        return PlannerPlayer(judgement_with(rules, task.numbers[side]))
    return PLAYERS[task.seats[side]]()


def play_game(task: Task, watcher: Watcher | None = None) -> GameResult:
    """Play a game to its end through the referee's checks."""
    rules = ruleset_of(task.game, task.vary)
    players = {side: seated(task, rules, side) for side in task.seats}
    chance = {side: Random(f"{task.seed}/{side}") for side in players}
    dice = SeededDice(task.seed)
    state, resolution = rules.start(task.scenario, task.options, dice)
    if watcher is not None:
        watcher.begin(rules, state, resolution)
    decision_s: dict[Side, list[float]] = {side: [] for side in players}
    turns: dict[Side, dict[int, float]] = {side: {} for side in players}
    actions = 0
    while decisions := rules.decisions(state):
        side = decisions[0].side
        begin = perf_counter()
        thought = think(players[side], rules, state, side, chance[side])
        spent = perf_counter() - begin
        turn = int(getattr(state, "turn", 0))
        decision_s[side].append(spent)
        turns[side][turn] = turns[side].get(turn, 0.0) + spent
        resolution = rules.apply(state, side, thought.action, dice)
        actions += 1
        if watcher is not None:
            watcher.after(state, resolution)
    outcome = rules.outcome(state)
    sheet = rules.score(state)
    return GameResult(
        index=task.index,
        winner=outcome.winner if outcome else None,
        points={side: sheet.total(side) for side in players},
        labels=task.labels,
        actions=actions,
        decision_s=decision_s,
        turn_s={side: list(each.values()) for side, each in turns.items()},
    )


def play_tasks(tasks: Sequence[Task], jobs: int = 1) -> Iterator[GameResult]:
    """Play all games; results come in the order of the tasks whatever the number of processes."""
    if jobs <= 1 or len(tasks) <= 1:
        settle_once()
        yield from map(play_game, tasks)
        return
    context = multiprocessing.get_context("spawn")
    jobs = min(jobs, len(tasks))
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=settle_once) as pool:
        yield from pool.map(play_game, tasks)
