"""Many random games, in this process or several, and what came of them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial, wraps
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from grognard.cli.select import find_ruleset
from grognard.kernel.ruleset import OptionValue, Ruleset
from grognard.testing.checks import ALL_CHECKS, Check, nothing_leaks
from grognard.testing.fuzz import PlayoutResult, Violation, play_random

LEAKS_EVERY = 5
"""Hunting leaks costs several times as much as all other checks together."""


class GameOrder(msgspec.Struct, frozen=True, kw_only=True):
    """Which game to play and how closely to look; small enough to send to another process."""

    game: str
    scenario: str
    options: dict[str, OptionValue]
    every: int


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """A game in which something was wrong; ``file`` can be imported."""

    seed: int
    violation: Violation
    file: str | None


class SoakSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The stable answer of ``grognard fuzz --json``; ``branching`` is the mean."""

    games: int
    actions: int
    branching: float
    violations: int
    faults: tuple[Fault, ...]
    wins: dict[str, int]


@cache
def _ruleset(game: str) -> Ruleset[Any, Any]:
    return find_ruleset(game)


def play_ordered(order: GameOrder, seed: int) -> PlayoutResult:
    """One game of an order. Dead ends are looked for at every decision, the rest now and then."""
    return play_random(
        _ruleset(order.game),
        order.scenario,
        order.options,
        seed,
        checks=_checks(),
        every=order.every,
    )


def _checks() -> tuple[Check, ...]:
    return tuple(
        _occasionally(check, LEAKS_EVERY) if check is nothing_leaks else check
        for check in ALL_CHECKS
    )


def _occasionally(check: Check, every: int) -> Check:
    """The same check, made only every so many times it is asked for; the first time counts."""
    turns = count()

    @wraps(check)
    def now_and_then(ruleset: Ruleset[Any, Any], state: Any, random: Random) -> str | None:
        return None if next(turns) % every else check(ruleset, state, random)

    return now_and_then


def play_all(order: GameOrder, seeds: Sequence[int], jobs: int) -> Iterator[PlayoutResult]:
    """The games of an order as they end; the results do not depend on the number of jobs."""
    play = partial(play_ordered, order)
    if jobs == 1:
        yield from map(play, seeds)
        return
    # Fresh processes: compiled kernels and threads do not survive being forked.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, seeds)


def summarise(order: GameOrder, results: Sequence[PlayoutResult], folder: Path) -> SoakSummary:
    """Count, and write a match file for every faulty game."""
    actions = sum(result.actions for result in results)
    faults = tuple(_fault(order, result, folder) for result in results if result.violation)
    winners = Counter(
        result.outcome.winner or "draw" for result in results if result.outcome is not None
    )
    return SoakSummary(
        games=len(results),
        actions=actions,
        branching=sum(result.branching for result in results) / max(1, actions),
        violations=len(faults),
        faults=faults,
        wins=dict(sorted(winners.items())),
    )


def _fault(order: GameOrder, result: PlayoutResult, folder: Path) -> Fault:
    if result.violation is None:
        raise ValueError("nothing is wrong with this game")
    file = None
    if result.match_file is not None:
        path = folder / f"fuzz-{order.game}-{result.seed}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(result.match_file)
        file = str(path)
    return Fault(seed=result.seed, violation=result.violation, file=file)
