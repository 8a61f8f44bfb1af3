"""``grognard simulate``: many games between computer players, kept in one file."""

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.output import CommandError, GameName, Json, OptionPairs, print_json

EXAMPLES = """Examples:

  grognard simulate sicilia --players planner,greedy --games 40 --out study.parquet

  grognard simulate sicilia campaign --players planner --games 200 --jobs 2 --out even.parquet

  grognard simulate sicilia --players planner --option emp_advance=yes --out emp.parquet

  grognard simulate sicilia --players planner --vary german-armour=+1 --out stronger.parquet

  grognard simulate sicilia --players planner --screen --games 192 --out screen.parquet

  grognard simulate sicilia --players random --games 1000 --ray local --out random.parquet

The first player plays the first side of the game, the second the second; one name plays both.
A study that was stopped goes on where it was when the same command is given again, and a larger
--games adds to it. The file depends on the seed alone, not on the number of workers.
--vary moves a reconstructed number by some notches; an unknown name is answered by all of them.
--screen gives every game a setting of its own, from which `grognard study --screen` finds out what
each option and each reconstructed number does.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate", epilog=EXAMPLES)(simulate)


def simulate(
    game: GameName,
    scenario: Annotated[str | None, typer.Argument(help="A scenario; the first if none.")] = None,
    players: Annotated[str, typer.Option(help="A player for each side, by commas.")] = "planner",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the whole study.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes side by side.")] = 1,
    out: Annotated[Path | None, typer.Option(help="FILE.parquet; GAME.parquet if none.")] = None,
    option: OptionPairs = None,
    vary: Annotated[
        list[str] | None, typer.Option(help="NAME=+1: a reconstructed number, moved.")
    ] = None,
    screen: Annotated[
        bool, typer.Option("--screen", help="Move every option and guess at once, balanced.")
    ] = False,
    ray: Annotated[
        str | None, typer.Option(help="Address of a Ray cluster, or `local` to start one.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let computer players play many games and keep what happened."""
    from grognard.cli.progress import counting
    from grognard.cli.select import chosen_options, find_ruleset
    from grognard.study.batch import RayMissing, WorkersLost
    from grognard.study.plan import StudyError, make_plan
    from grognard.study.tournament import UnknownPlayer

    try:
        from grognard.study import store
    except ModuleNotFoundError as error:
        raise CommandError(f"studies need {error.name}: install the extra `study`") from None

    path = out or Path(f"{game.rpartition('.')[2]}.parquet")
    names = tuple(each.strip() for each in players.split(","))
    options = chosen_options(find_ruleset(game).info, option) if option else None
    try:
        plan = make_plan(
            game,
            scenario,
            players=names,
            seed=seed,
            options=options,
            vary=dict(_notches(each) for each in vary or ()),
            screen=screen,
        )
        run = store.cluster(ray) if ray else store.local(jobs)
        with counting(games, f"{game} games") as step:
            played = store.simulate(plan, games, path, run, step)
    except (StudyError, UnknownPlayer, RayMissing, WorkersLost) as error:
        raise CommandError(str(error)) from None
    if as_json:
        print_json({"file": str(path), "games": games, "played": played, "plan": plan})
    else:
        print(f"{path}: {games} games of {game}, {played} of them played now")


def _notches(text: str) -> tuple[str, int]:
    name, _, moved = text.partition("=")
    try:
        return name.strip(), int(moved)
    except ValueError:
        raise CommandError(f"--vary {text}: NAME=+1 or NAME=-1 is wanted") from None
