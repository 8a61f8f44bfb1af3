"""All measurements of ``grognard bench`` in one run."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from grognard.bench.playouts import Speed, chess_game, measure_games, random_game
from grognard.bench.reach import MapSpeeds, measure_maps
from grognard.kernel.benchmark import kernel_benchmark
from grognard.kernel.ruleset import Ruleset

YARDSTICK = "python-chess"
MIDDLE = 300
"""Decisions into a game at which its positions are measured: the map is full by then."""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How long to measure."""

    repeats: int
    seconds: float
    units: int
    passes: int


THOROUGH = Effort(repeats=5, seconds=3.0, units=200, passes=7)
QUICK = Effort(repeats=3, seconds=1.0, units=200, passes=4)


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The stable answer of ``grognard bench --json``."""

    reach: MapSpeeds
    playouts: dict[str, Speed]
    yardstick: dict[str, float]
    states: dict[str, dict[str, float]]


def run(
    rulesets: Sequence[Ruleset[Any, Any]],
    effort: Effort,
    step: Callable[[str], None] = lambda _: None,
) -> Report:
    """Measure everything; ``step`` hears what was just finished."""
    reach = measure_maps(units=effort.units, passes=effort.passes)
    step("movement range")
    first = {rules.info.id: rules.info.scenarios[0].id for rules in rulesets}
    subjects = {rules.info.id: random_game(rules, first[rules.info.id]) for rules in rulesets}
    subjects[YARDSTICK] = chess_game()
    speeds = measure_games(
        subjects,
        repeats=effort.repeats,
        seconds=effort.seconds,
        step=lambda: step("random games"),
    )
    yardstick = speeds.pop(YARDSTICK)
    states = {}
    for rules in rulesets:
        states[rules.info.id] = kernel_benchmark(rules, first[rules.info.id], actions=MIDDLE)
        step("states")
    return Report(
        reach=reach,
        playouts=speeds,
        yardstick={
            "python_chess_plies_per_s": yardstick.actions_per_s,
            "python_chess_games_per_s": yardstick.games_per_s,
            "python_chess_branching": yardstick.branching,
        },
        states=states,
    )


def steps(rulesets: Sequence[Ruleset[Any, Any]], effort: Effort) -> int:
    """How often ``step`` will be heard."""
    return 1 + effort.repeats * (len(rulesets) + 1) + len(rulesets)
