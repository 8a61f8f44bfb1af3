"""``grognard fuzz``: random games through the generic checks."""

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.output import GameName, Json, OptionPairs, console, print_json

EXAMPLES = """Examples:

  grognard fuzz sicilia --games 100 --seed 7

  grognard fuzz sicilia --games 1000 --jobs 2 --every 10

  grognard fuzz sicilia -o hidden_strength=open --json

Dead ends are looked for at every decision, everything else at every n-th.

A game in which something is wrong is written to a match file that `grognard replay` and the
server can import. The exit code is then 1.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("fuzz", epilog=EXAMPLES)(fuzz)


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next add one each.")] = 1,
    scenario: Annotated[str | None, typer.Option(help="A scenario; the first if none.")] = None,
    every: Annotated[
        int, typer.Option(min=1, help="Apply the checks at every n-th decision.")
    ] = 200,
    jobs: Annotated[int, typer.Option(min=1, help="Processes side by side.")] = 1,
    out: Annotated[Path, typer.Option(help="Folder for the files of faulty games.")] = Path(),
    option: OptionPairs = None,
    as_json: Json = False,
) -> None:
    """Play random games through the generic checks."""
    from grognard.cli.progress import with_progress
    from grognard.cli.select import chosen_options, chosen_scenario, find_ruleset
    from grognard.cli.soaking import GameOrder, play_all, summarise

    info = find_ruleset(game).info
    order = GameOrder(
        game=game,
        scenario=chosen_scenario(info, scenario),
        options=chosen_options(info, option),
        every=every,
    )
    played = play_all(order, range(seed, seed + games), jobs)
    summary = summarise(order, list(with_progress(played, games, f"{game} games")), out)
    if as_json:
        print_json(summary)
    else:
        screen = console()
        screen.print(
            f"{summary.games} games, {summary.actions:,} actions, mean branching "
            f"{summary.branching:.1f}, violations {summary.violations}"
        )
        wins = ", ".join(f"{side} {count}" for side, count in summary.wins.items())
        screen.print(f"won by: {wins}")
        for fault in summary.faults:
            found = fault.violation
            screen.print(
                f"seed {fault.seed}, after {found.actions} actions: {found.check}: {found.detail}",
                style="red",
                markup=False,
            )
            screen.print(f"  written to {fault.file or 'nothing'}", markup=False)
    if summary.violations:
        raise typer.Exit(1)
