"""``grognard tune``: better weights for the computer players, by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.output import CommandError, GameName, Json, print_json, print_table

EXAMPLES = """Examples:

  grognard tune sicilia --weights boldness,hunt,pull --generations 6 --out weights.toml

  grognard tune cassino --games 12 --held-out 100 --seed 4 --jobs 2 --out cassino.toml

The present weights are the opponent. Every candidate plays the same seeds on both sides, or on the
one of --side, and is judged by how much better it does there than the present weights do; games
with other seeds decide at the end whether it is kept. FILE gets the whole file of weights, and
FILE.figures.toml beside it the figures that speak for them. Without --weights a sensible list is
tuned; an unknown name is answered by all that there are.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tune", epilog=EXAMPLES)(tune)


def tune(
    game: GameName,
    weights: Annotated[str, typer.Option(help="Weights to tune, by commas.")] = "",
    games: Annotated[int, typer.Option(min=2, help="Games for each candidate.")] = 8,
    generations: Annotated[int, typer.Option(min=1, help="Generations of candidates.")] = 6,
    population: Annotated[int, typer.Option(min=3, help="Candidates in a generation.")] = 6,
    held_out: Annotated[int, typer.Option(min=2, help="Fresh games that decide.")] = 40,
    seed: Annotated[int, typer.Option(help="Seed of the whole search.")] = 1,
    side: Annotated[str, typer.Option(help="The side that plays the candidates.")] = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes side by side.")] = 1,
    scenario: Annotated[str | None, typer.Option(help="A scenario; the first if none.")] = None,
    out: Annotated[Path | None, typer.Option(help="FILE.toml; GAME-weights.toml if none.")] = None,
    as_json: Json = False,
) -> None:
    """Improve the weights of the computer players by self-play."""
    import shlex
    import sys
    from importlib.resources import files
    from importlib.util import find_spec

    import msgspec

    from grognard.cli.progress import counting
    from grognard.cli.select import chosen_scenario, find_ruleset
    from grognard.players.numbers import UnknownNumber
    from grognard.players.staff import school_of

    if find_spec("cma") is None:
        raise CommandError("tuning needs cma: install the extra `study`")
    from grognard.study import tune as tuning

    rules = find_ruleset(game)
    if side and side not in rules.info.sides:
        raise CommandError(f"no side {side!r}; the sides are: {', '.join(rules.info.sides)}")
    wanted = [each.strip() for each in weights.split(",") if each.strip()]
    try:
        names = tuning.chosen_weights(rules, wanted)
    except UnknownNumber as error:
        raise CommandError(str(error)) from None
    search = tuning.Search(
        game=game,
        scenario=chosen_scenario(rules.info, scenario),
        weights=names,
        games=games,
        generations=generations,
        population=population,
        held_out=held_out,
        seed=seed,
        jobs=jobs,
        side=side,
    )
    with counting(search.total, f"{game} games") as step:
        found = tuning.tune(rules, search, lambda: step(f"{game} games"))
    command = " ".join(["grognard", *(shlex.quote(each) for each in sys.argv[1:])])
    found = msgspec.structs.replace(found, command=command)
    school = school_of(rules)
    path = out or Path(f"{game.rpartition('.')[2]}-weights.toml")
    if school is not None:
        text = files("grognard.players").joinpath(f"data/{school.data}").read_text("utf-8")
        tuning.write_tuning(path, text, found)
    if as_json:
        print_json(found)
        return
    print_table(
        f"{game}: {'kept' if found.accepted else 'not kept'}, "
        f"{found.fresh.wins} of {found.fresh.games} fresh games won "
        f"({found.fresh.wins_before} before), "
        "gain {:.3f} ({:.3f} to {:.3f})".format(found.fresh.value, *found.fresh.ci95),
        ("weight", "before", "after"),
        [(name, f"{found.before[name]:.4g}", f"{found.after[name]:.4g}") for name in names],
    )
