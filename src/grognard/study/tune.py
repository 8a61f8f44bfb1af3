"""Better numbers behind the thinking, found by self-play and kept only if fresh games agree.

Every candidate plays the present numbers on both sides with the same seeds, so that luck is the
same for all. The search moves factors, not values: a weight is its present value times ``e`` to
the power of what the search chooses, and keeps its sign.
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
from grognard.players.numbers import UnknownNumber, find_number, numbers_of
from grognard.study.runner import GameResult, Task, play_game
from grognard.study.tournament import Z95, game_seed

CLOSE = 25.0
"""A margin of so many points is about three quarters of a sure win."""
STEP = 0.35
"""The first step of the search, in powers of e."""
BOUND = 1.4
"""No weight becomes more than about four times larger or smaller in one tuning."""
FRESH = 1_000_003
"""Seeds of the games that decide are as far as this from those of the search."""
PLAYER = "planner"


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """How some numbers did against the present ones."""

    games: int
    wins: int
    draws: int
    value: float
    """Mean value of a game: half for its result, half for its margin; 0 is even, 1 the most."""
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

    @property
    def total(self) -> int:
        """How many games the whole tuning plays."""
        return self.generations * self.population * self.games + self.held_out


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


def pairings(
    search: Search, sides: Sequence[Side], numbers: dict[str, float], games: int, seed: int
) -> list[Task]:
    """Games of changed numbers against the present ones: each pair shares its seed."""
    found = []
    for index in range(games):
        ours = sides[index % 2]
        found.append(
            Task(
                index=index,
                game=search.game,
                scenario=search.scenario,
                seats=dict.fromkeys(sides, PLAYER),
                labels={side: "new" if side == ours else "old" for side in sides},
                seed=game_seed(seed, index // 2),
                numbers={ours: numbers},
            )
        )
    return found


def value_of(result: GameResult) -> float:
    """What a game says about the new numbers, between -1 and 1."""
    ours = next(side for side, label in result.labels.items() if label == "new")
    margin = 2 * result.points[ours] - sum(result.points.values())
    won = 0.0 if result.winner is None else 1.0 if result.winner == ours else -1.0
    return (won + tanh(margin / CLOSE)) / 2


def summed(results: Sequence[GameResult]) -> Tried:
    """Count some games up."""
    values = [value_of(each) for each in results]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    error = Z95 * sqrt(spread / len(values))
    won = sum(1 for r in results if r.winner is not None and r.labels[r.winner] == "new")
    return Tried(
        games=len(values),
        wins=won,
        draws=sum(1 for r in results if r.winner is None),
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

        yield alone
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:

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
        for _ in range(search.generations):
            points = strategy.ask()
            losses = []
            for point in points:
                tasks = pairings(
                    search, sides, numbers(point[: len(before)]), search.games, search.seed
                )
                losses.append(-summed(play(tasks)).value)
            strategy.tell(points, losses)
        after = numbers(strategy.result.xbest[: len(before)])
        found = Tried(
            games=search.games,
            wins=0,
            draws=0,
            value=-float(strategy.result.fbest),
            ci95=(-1.0, 1.0),
        )
        tasks = pairings(search, sides, after, search.held_out, search.seed + FRESH)
        fresh = summed(play(tasks))
    return Tuning(
        game=search.game,
        scenario=search.scenario,
        seed=search.seed,
        generations=search.generations,
        population=search.population,
        games=search.games,
        held_out=search.held_out,
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
    fresh = tuning.fresh
    lines = [
        f"# {tuning.game}: numbers found by self-play, and the games that decided about them.",
        f'command = "{tuning.command}"',
        f"seed = {tuning.seed}",
        f"generations = {tuning.generations}",
        f"population = {tuning.population}",
        f"games = {tuning.games}",
        f"accepted = {'true' if tuning.accepted else 'false'}",
        "",
        "[search]                   # the best candidate on the seeds of the search",
        f"value = {tuning.searched.value:.4f}",
        "",
        "[held_out]                 # fresh seeds, both sides, against the numbers before",
        f"games = {fresh.games}",
        f"wins = {fresh.wins}",
        f"draws = {fresh.draws}",
        f"value = {fresh.value:.4f}",
        f"ci95 = [{fresh.ci95[0]:.4f}, {fresh.ci95[1]:.4f}]",
        "",
    ]
    for title, numbers in (("before", tuning.before), ("after", tuning.after)):
        lines.append(f"[{title}]")
        lines += [f'"{name}" = {value:.4g}' for name, value in numbers.items()]
        lines.append("")
    return "\n".join(lines)


def write_tuning(path: Path, text: str, tuning: Tuning) -> Path:
    """Write the weights, and the figures beside them; says where the figures are."""
    beside = path.with_name(f"{path.stem}.figures.toml")
    path.write_text(tuned_text(text, tuning), encoding="utf-8")
    beside.write_text(figures_text(tuning), encoding="utf-8")
    return beside
