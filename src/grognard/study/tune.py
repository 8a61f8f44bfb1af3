"""Better numbers behind the thinking, found by self-play and kept only if fresh games agree.

Every candidate plays the present numbers with the same seeds, so that luck is the same for all, and
each of its games is judged beside the game that the present numbers played on that seed: what
counts is the difference. So a side that always wins, or never, can be tuned like any other. The
search moves factors, not values: a weight is its present value times ``e`` to the power of what the
search chooses, and keeps its sign.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from math import exp, sqrt, tanh
from pathlib import Path
from typing import Any

import msgspec

from grognard.kernel.records import Side
from grognard.kernel.ruleset import Ruleset
from grognard.memory import settle_once
from grognard.players.numbers import UnknownNumber, find_number, numbers_of
from grognard.study.runner import GameResult, Task, play_game
from grognard.study.tournament import Z95, game_seed

LEAST_SCALE = 1.0
"""Margins are judged by what is usual in the game, but never by less than this."""
STEP = 0.35
"""The first step of the search, in powers of e."""
BOUND = 1.4
"""No weight becomes more than about four times larger or smaller in one tuning."""
FRESH = 1_000_003
"""Seeds of the games that decide are as far as this from those of the search."""
PLAYER = "planner"


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """How some numbers did against the present ones, which were given the same games before."""

    games: int
    wins: int
    draws: int
    wins_before: int
    """How many of these games the present numbers won in their place."""
    value: float
    """What a game gained on average: half for its result, half for its margin."""
    ci95: tuple[float, float]


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """A whole tuning: what was asked, what was found, and whether it holds."""

    game: str
    scenario: str
    seed: int
    generations: int
    population: int
    games: int
    held_out: int
    side: Side
    before: dict[str, float]
    after: dict[str, float]
    searched: Tried
    fresh: Tried
    accepted: bool
    command: str = ""


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """What to tune and how long."""

    game: str
    scenario: str
    weights: tuple[str, ...]
    games: int = 8
    generations: int = 6
    population: int = 6
    held_out: int = 40
    seed: int = 1
    jobs: int = 1
    side: Side = ""
    """The only side that plays with the candidates; both in turn if none."""

    @property
    def total(self) -> int:
        """How many games the whole tuning plays."""
        candidates = self.generations * self.population + 1
        once = self.seeds(self.games) + self.seeds(self.held_out)
        return candidates * self.games + self.held_out + once

    def seeds(self, games: int) -> int:
        """How many seeds so many games have."""
        return self.number(games - 1) + 1

    def number(self, index: int) -> int:
        """Which seed a game has: two in a row share one if both sides play the candidates."""
        return index if self.side else index // 2


def default_weights(known: Mapping[str, float], game: str) -> tuple[str, ...]:
    """The weights that are tuned if none are named: the game's own, and the family's."""
    own = [name for name in known if name.startswith(f"titles.{game}.own.")]
    shadowed = {name.rpartition(".")[2] for name in own}
    family = [
        name
        for name in known
        if name.startswith("weights.") and name.rpartition(".")[2] not in shadowed
    ]
    return tuple(name for name in (*own, *family) if known[name] != 0)


def chosen_weights(rules: Ruleset[Any, Any], wanted: Sequence[str]) -> tuple[str, ...]:
    """The full names of the weights to tune."""
    known, game = numbers_of(rules), rules.info.id
    names = [find_number(known, each, game) for each in wanted] or default_weights(known, game)
    zero = [name for name in names if known[name] == 0]
    if zero:
        raise UnknownNumber(f"a weight of 0 has no direction to move in: {', '.join(zero)}")
    return tuple(dict.fromkeys(names))


# --- playing -------------------------------------------------------------------------------------


def _task(search: Search, sides: Sequence[Side], seed: int, *, index: int) -> Task:
    """A game of the present numbers against themselves."""
    return Task(
        index=index,
        game=search.game,
        scenario=search.scenario,
        seats=dict.fromkeys(sides, PLAYER),
        labels=dict.fromkeys(sides, "old"),
        seed=seed,
    )


def present_games(search: Search, sides: Sequence[Side], games: int, seed: int) -> list[Task]:
    """What the present numbers do on every seed, against which the others are judged."""
    return [
        _task(search, sides, game_seed(seed, number), index=number)
        for number in range(search.seeds(games))
    ]


def pairings(
    search: Search, sides: Sequence[Side], numbers: dict[str, float], games: int, seed: int
) -> list[Task]:
    """Games of changed numbers against the present ones: each pair of sides shares its seed."""
    found = []
    for index in range(games):
        ours = search.side or sides[index % 2]
        plain = _task(search, sides, game_seed(seed, search.number(index)), index=index)
        labels = {side: "new" if side == ours else "old" for side in sides}
        found.append(msgspec.structs.replace(plain, labels=labels, numbers={ours: numbers}))
    return found


def margin_of(result: GameResult, ours: Side) -> float:
    """By how much a side is ahead at the end."""
    return 2 * result.points[ours] - sum(result.points.values())


def value_of(result: GameResult, ours: Side, scale: float) -> float:
    """What a game is worth to a side, between -1 and 1: half its result, half its margin."""
    won = 0.0 if result.winner is None else 1.0 if result.winner == ours else -1.0
    return (won + tanh(margin_of(result, ours) / scale)) / 2


def usual_margin(results: Sequence[GameResult], side: Side) -> float:
    """How far apart the sides usually end, which is the scale for every margin."""
    margins = [abs(margin_of(each, side)) for each in results]
    return max(LEAST_SCALE, sum(margins) / len(margins))


def compared(
    search: Search, results: Sequence[GameResult], present: Sequence[GameResult], scale: float
) -> Tried:
    """Count games up, each beside what the present numbers made of its seed."""
    gains, won, won_before = [], 0, 0
    for each in results:
        ours = next(side for side, label in each.labels.items() if label == "new")
        twin = present[search.number(each.index)]
        gains.append(value_of(each, ours, scale) - value_of(twin, ours, scale))
        won += each.winner == ours
        won_before += twin.winner == ours
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    error = Z95 * sqrt(spread / len(gains))
    return Tried(
        games=len(gains),
        wins=won,
        draws=sum(1 for each in results if each.winner is None),
        wins_before=won_before,
        value=mean,
        ci95=(mean - error, mean + error),
    )


Player = Callable[[Sequence[Task]], list[GameResult]]


@contextmanager
def players(jobs: int, each: Callable[[], None]) -> Iterator[Player]:
    """Somebody who plays games, alone or in processes that stay for the whole tuning."""
    if jobs <= 1:

        def alone(tasks: Sequence[Task]) -> list[GameResult]:
            found = []
            for task in tasks:
                found.append(play_game(task))
                each()
            return found

        settle_once()
        yield alone
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=settle_once) as pool:

        def together(tasks: Sequence[Task]) -> list[GameResult]:
            found = []
            for result in pool.map(play_game, tasks):
                found.append(result)
                each()
            return found

        yield together


# --- searching -----------------------------------------------------------------------------------


def tune(
    rules: Ruleset[Any, Any], search: Search, each: Callable[[], None] = lambda: None
) -> Tuning:
    """Search, then let fresh games decide."""
    from cma import CMAEvolutionStrategy

    known = numbers_of(rules)
    before = {name: known[name] for name in search.weights}
    sides = rules.info.sides

    def numbers(point: Sequence[float]) -> dict[str, float]:
        return {
            name: value * exp(float(move))
            for (name, value), move in zip(before.items(), point, strict=True)
        }

    settings = {
        "seed": search.seed + 1,
        "popsize": search.population,
        "bounds": [-BOUND, BOUND],
        "verbose": -9,
    }
    # With a single weight the package has nothing to correlate; a silent twin keeps it content.
    twin = len(before) == 1
    start = [0.0] * (2 if twin else len(before))
    strategy = CMAEvolutionStrategy(start, STEP, settings)
    with players(search.jobs, each) as play:
        present = play(present_games(search, sides, search.games, search.seed))
        scale = usual_margin(present, sides[0])

        def tried(point: Sequence[float]) -> Tried:
            tasks = pairings(search, sides, numbers(point), search.games, search.seed)
            return compared(search, play(tasks), present, scale)

        for _ in range(search.generations):
            points = strategy.ask()
            strategy.tell(points, [-tried(point[: len(before)]).value for point in points])
        # The middle of where the search ended: its best single candidate was also its luckiest.
        middle = strategy.result.xfavorite[: len(before)]
        after, found = numbers(middle), tried(middle)
        fresh_seed = search.seed + FRESH
        again = play(present_games(search, sides, search.held_out, fresh_seed))
        tasks = pairings(search, sides, after, search.held_out, fresh_seed)
        fresh = compared(search, play(tasks), again, scale)
    return Tuning(
        game=search.game,
        scenario=search.scenario,
        seed=search.seed,
        generations=search.generations,
        population=search.population,
        games=search.games,
        held_out=search.held_out,
        side=search.side,
        before=before,
        after=after,
        searched=found,
        fresh=fresh,
        accepted=fresh.ci95[0] > 0,
    )


# --- writing down --------------------------------------------------------------------------------


def tuned_text(text: str, tuning: Tuning) -> str:
    """A weights file with the new numbers in it; comments and order stay as they are."""
    table: list[str] = []
    lines = []
    wanted = tuning.after if tuning.accepted else {}
    for line in text.splitlines():
        bare = line.strip()
        if bare.startswith("[") and not bare.startswith("[["):
            table = _keys(bare[1 : bare.index("]")])
        elif bare.startswith("[["):
            table = ["", *_keys(bare[2 : bare.index("]]")])]
        elif "=" in bare and not bare.startswith("#"):
            key = bare.partition("=")[0].strip().strip('"')
            name = ".".join([*table, key])
            if name in wanted:
                line = _with_value(line, wanted[name])
        lines.append(line)
    return "\n".join(lines) + "\n"


def _keys(dotted: str) -> list[str]:
    """The keys of a table's heading, quoted ones in one piece."""
    found, inside, word = [], False, ""
    for letter in dotted:
        if letter == '"':
            inside = not inside
        elif letter == "." and not inside:
            found.append(word.strip())
            word = ""
        else:
            word += letter
    return [*found, word.strip()]


def _with_value(line: str, value: float) -> str:
    head, _, rest = line.partition("=")
    _, sign, comment = rest.partition("#")
    number = f"{head.rstrip()} = {value:.4g}"
    return f"{number}  {sign} {comment.strip()}" if sign else number


def figures_text(tuning: Tuning) -> str:
    """The figures that justify the numbers, as a table that reads as data too."""
    lines = [
        f"# {tuning.game}: numbers found by self-play, and the games that decided about them.",
        f'command = "{tuning.command}"',
        f"seed = {tuning.seed}",
        f"generations = {tuning.generations}",
        f"population = {tuning.population}",
        f"games = {tuning.games}",
        f'side = "{tuning.side}"                # who played the candidates; empty: both in turn',
        f"accepted = {'true' if tuning.accepted else 'false'}",
        "",
        "[search]                   # the numbers found, on the seeds of the search",
        *_tried_lines(tuning.searched),
        "",
        "[held_out]                 # the same on fresh seeds, which decide",
        *_tried_lines(tuning.fresh),
        "",
    ]
    for title, numbers in (("before", tuning.before), ("after", tuning.after)):
        lines.append(f"[{title}]")
        lines += [f'"{name}" = {value:.4g}' for name, value in numbers.items()]
        lines.append("")
    return "\n".join(lines)


def _tried_lines(tried: Tried) -> list[str]:
    return [
        f"games = {tried.games}",
        f"wins = {tried.wins}",
        f"wins_before = {tried.wins_before}",
        f"draws = {tried.draws}",
        f"value = {tried.value:.4f}",
        f"ci95 = [{tried.ci95[0]:.4f}, {tried.ci95[1]:.4f}]",
    ]


def write_tuning(path: Path, text: str, tuning: Tuning) -> Path:
    """Write the weights, and the figures beside them; says where the figures are."""
    beside = path.with_name(f"{path.stem}.figures.toml")
    path.write_text(tuned_text(text, tuning), encoding="utf-8")
    beside.write_text(figures_text(tuning), encoding="utf-8")
    return beside
