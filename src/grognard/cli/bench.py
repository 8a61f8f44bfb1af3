"""``grognard bench``: how fast it is, with yardsticks in the same run."""

from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.output import CommandError, Json, console, print_json, print_table

if TYPE_CHECKING:
    from grognard.bench.playouts import Speed
    from grognard.bench.run import Report

EXAMPLES = """Examples:

  grognard bench

  grognard bench sicilia --quick

  grognard bench --json

  grognard bench --server

Needs the `bench` extra (python-chess, networkx, SciPy), which nothing else uses.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench", epilog=EXAMPLES)(bench)


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(help="Games to measure; all if none is given.")
    ] = None,
    quick: Annotated[
        bool, typer.Option(help="Fewer repeats: an answer in under a minute.")
    ] = False,
    server: Annotated[
        bool, typer.Option(help="Only how long the server takes to open a match of 1,000 actions.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure movement range, random games and copies."""
    if server:
        _bench_server(games, as_json=as_json)
        return
    from grognard.bench.playouts import YardstickMissing
    from grognard.bench.run import QUICK, THOROUGH, run, steps
    from grognard.cli.progress import counting
    from grognard.cli.select import find_ruleset
    from grognard.games import game_ids
    from grognard.memory import settle

    effort = QUICK if quick else THOROUGH
    rulesets = [find_ruleset(game) for game in games or game_ids()]
    # The collector of garbage works as it does on the server, for the yardsticks as well.
    settle()
    try:
        with counting(steps(rulesets, effort), "measurements") as step:
            report = run(rulesets, effort, step)
    except (YardstickMissing, ImportError) as error:
        raise CommandError(f"{error} (the `bench` extra brings the yardsticks)") from None
    if as_json:
        print_json(report)
    else:
        _tell(report)


def _bench_server(games: list[str] | None, *, as_json: bool) -> None:
    import asyncio

    from grognard.cli.select import find_ruleset
    from grognard.games import game_ids
    from grognard.server.laying import measure_laying

    wanted = [find_ruleset(game).info.id for game in games or game_ids()]
    found = [asyncio.run(measure_laying(game)) for game in wanted]
    if as_json:
        print_json(found)
        return
    print_table(
        "Opening a match from disk, milliseconds",
        ("game", "actions", "laid p50", "laid p95", "laid worst", "shown to both sides p50"),
        [
            (each.game, each.actions, each.laid.p50, each.laid.p95, each.laid.worst, each.shown.p50)
            for each in found
        ],
    )


def _tell(report: "Report") -> None:
    print_table(
        "Movement range, µs per unit",
        ("map", "hexes", "grognard", "networkx", "SciPy", "× networkx", "× SciPy"),
        [
            (
                game,
                int(found["hexes"]),
                found["batch_us"],
                found["networkx_us"],
                found["scipy_us"],
                found["ratio_networkx"],
                found["ratio_scipy"],
            )
            for game, found in report.reach.maps.items()
        ],
    )
    plies = report.yardstick["python_chess_plies_per_s"]
    print_table(
        "Complete random games, full legal list at every decision",
        ("game", "games/s", "actions/s", "branching", "of python-chess"),
        [
            (game, speed.games_per_s, speed.actions_per_s, speed.branching, _share(speed, plies))
            for game, speed in report.playouts.items()
        ]
        + [
            (
                "python-chess",
                report.yardstick["python_chess_games_per_s"],
                plies,
                report.yardstick["python_chess_branching"],
                "100 %",
            )
        ],
    )
    print_table(
        "A position from the middle of a game",
        ("game", "copy µs", "hash µs", "view µs", "view to JSON µs", "action µs", "submit µs"),
        [
            (
                game,
                found["state_copy_us"],
                found["state_hash_us"],
                found["view_us"],
                found["view_encode_us"],
                found["apply_us"],
                found["submit_us"],
            )
            for game, found in report.states.items()
        ],
    )
    console().print("Medians; the ratios for scripts are those of the slowest map.", style="dim")


def _share(speed: "Speed", plies: float) -> str:
    return f"{speed.actions_per_s / plies:.0%}"
