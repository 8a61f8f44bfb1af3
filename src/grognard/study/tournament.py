"""Two players against each other, each on both sides, with honest intervals."""

import hashlib
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from grognard.kernel.records import Side
from grognard.kernel.ruleset import OptionValue
from grognard.players.levels import PLAYERS
from grognard.study.runner import GameResult, Task

Z95 = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


class UnknownPlayer(LookupError):
    """There is no such player; the message lists those that there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no player {name!r}; the players are: {', '.join(PLAYERS)}")


class Pairing(msgspec.Struct, frozen=True):
    """Two players of the published table, and the score that the first should reach."""

    players: tuple[str, str]
    goal: float


PAIRINGS = (
    Pairing(("greedy", "random"), 0.95),
    Pairing(("planner", "greedy"), 0.75),
    Pairing(("grognard", "recruit"), 0.80),
)
"""What the strength of the players is judged by."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a tournament. A draw counts half in ``score`` and its interval ``ci95``."""

    game: str
    scenario: str
    players: tuple[str, ...]
    seed: int
    games: int
    draws: int
    wins: dict[str, int]
    wins_by_side: dict[str, dict[Side, int]]
    score: dict[str, float]
    ci95: dict[str, tuple[float, float]]
    mean_points: dict[str, dict[Side, float]]
    p95_decision_s: dict[str, float]
    p95_turn_s: dict[str, float]
    actions: int


def fixtures(
    game: str,
    scenario: str,
    options: dict[str, OptionValue],
    sides: Sequence[Side],
    players: tuple[str, str],
    games: int,
    seed: int,
) -> list[Task]:
    """The games to play: each pair shares its seed and changes seats."""
    for name in players:
        if name not in PLAYERS:
            raise UnknownPlayer(name)
    labels = label_pair(players)
    found = []
    for index in range(games):
        turn = index % 2
        order = (turn, 1 - turn)
        found.append(
            Task(
                index=index,
                game=game,
                scenario=scenario,
                options=options,
                seats={side: players[order[n % 2]] for n, side in enumerate(sides)},
                labels={side: labels[order[n % 2]] for n, side in enumerate(sides)},
                seed=game_seed(seed, index // 2),
            )
        )
    return found


def label_pair(players: tuple[str, str]) -> tuple[str, str]:
    """Names to count under: a player against himself is told apart by a number."""
    one, two = players
    return (one, two) if one != two else (one, f"{two}-2")


def game_seed(seed: int, pair: int) -> int:
    """The seed of a pair of games, far from those of its neighbours."""
    digest = hashlib.sha256(f"grognard tournament {seed} {pair}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def standing(tasks: Sequence[Task], results: Iterable[GameResult], seed: int) -> Standing:
    """Count a tournament up."""
    played = list(results)
    labels = tuple(dict.fromkeys(label for task in tasks for label in task.labels.values()))
    sides = tuple(tasks[0].labels)
    wins = dict.fromkeys(labels, 0)
    by_side = {label: dict.fromkeys(sides, 0) for label in labels}
    for game in played:
        if game.winner is not None:
            wins[game.labels[game.winner]] += 1
            by_side[game.labels[game.winner]][game.winner] += 1
    draws = sum(1 for game in played if game.winner is None)
    count = len(played)
    scores = {label: (wins[label] + draws / 2) / count for label in labels}
    return Standing(
        game=tasks[0].game,
        scenario=tasks[0].scenario,
        players=labels,
        seed=seed,
        games=count,
        draws=draws,
        wins=wins,
        wins_by_side=by_side,
        score=scores,
        ci95={label: wilson(scores[label], count) for label in labels},
        mean_points={label: _mean_points(played, label, sides) for label in labels},
        p95_decision_s={label: _slow(played, label, "decision_s") for label in labels},
        p95_turn_s={label: _slow(played, label, "turn_s") for label in labels},
        actions=sum(game.actions for game in played),
    )


def markdown_table(tables: Sequence[Standing]) -> str:
    """Standings as one Markdown table, a line for each, seen from its first player."""
    goals = {pairing.players: pairing.goal for pairing in PAIRINGS}
    lines = [
        "| game | players | games | won | drawn | score | 95 % interval | goal | by side "
        "| p95 decision s | p95 turn s |",
        "| --- | --- | ---: | ---: | ---: | ---: | --- | ---: | --- | --- | --- |",
    ]
    for table in tables:
        one, two = table.players
        goal = goals.get((one, two))
        low, high = table.ci95[one]
        by_side = ", ".join(f"{side} {won}" for side, won in table.wins_by_side[one].items())
        times = [
            " / ".join(f"{measured[label]:.2f}" for label in (one, two))
            for measured in (table.p95_decision_s, table.p95_turn_s)
        ]
        cells = (
            table.game,
            f"{one} – {two}",
            table.games,
            table.wins[one],
            table.draws,
            f"{table.score[one]:.1%}",
            f"{low:.1%} – {high:.1%}",
            "" if goal is None else f"≥ {goal:.0%}",
            by_side,
            *times,
        )
        lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    return "\n".join(lines)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's interval for a share, which stays honest near 0 and 1 and for few games."""
    if count == 0:
        return 0.0, 1.0
    square = Z95 * Z95
    middle = (share + square / (2 * count)) / (1 + square / count)
    spread = sqrt(share * (1 - share) / count + square / (4 * count * count))
    spread *= Z95 / (1 + square / count)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of all values lies."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _slow(played: Sequence[GameResult], label: str, field: str) -> float:
    values: list[float] = []
    for game in played:
        times: dict[Side, list[float]] = getattr(game, field)
        for side, name in game.labels.items():
            if name == label:
                values += times[side]
    return percentile(values, 0.95)


def _mean_points(
    played: Sequence[GameResult], label: str, sides: Sequence[Side]
) -> dict[Side, float]:
    found = {}
    for side in sides:
        points = [game.points[side] for game in played if game.labels[side] == label]
        found[side] = sum(points) / len(points) if points else 0.0
    return found
