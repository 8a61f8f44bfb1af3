"""``grognard study``: a report about many games, as one HTML page."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.output import CommandError, GameName, Json, print_json

if TYPE_CHECKING:
    from grognard.study.chronicle import GameRow
    from grognard.study.plan import Plan
    from grognard.study.report import Names, Variant

EXAMPLES = """Examples:

  grognard study sicilia --in study.parquet --out report.html

  grognard study sicilia --players planner --games 40 --jobs 2 --out report.html

  grognard study sicilia --in study.parquet --variants 20 --jobs 2 --out report.html

Without --in the games are simulated first and kept beside the report. --variants N plays every
other value of every option N times, on the dice of the study's first N games, and keeps those
games beside the study, so that the next report has them at once.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("study", epilog=EXAMPLES)(study)


def study(
    game: GameName,
    source: Annotated[
        Path | None, typer.Option("--in", help="A study that `grognard simulate` has kept.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="FILE.html; GAME.html if none.")] = None,
    players: Annotated[str, typer.Option(help="Who plays, if there is no --in.")] = "planner",
    games: Annotated[int, typer.Option(min=1, help="How many games, if there is no --in.")] = 40,
    seed: Annotated[int, typer.Option(help="Seed, if there is no --in.")] = 1,
    variants: Annotated[
        int, typer.Option(min=0, help="Games for every other value of every option.")
    ] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes side by side.")] = 1,
    as_json: Json = False,
) -> None:
    """Write a report that can be read without anything else."""
    from grognard.cli.select import find_ruleset
    from grognard.study.batch import WorkersLost
    from grognard.study.plan import StudyError, make_plan
    from grognard.study.tournament import UnknownPlayer

    try:
        from grognard.study import store
        from grognard.study.report import write_report
    except ModuleNotFoundError as error:
        raise CommandError(f"studies need {error.name}: install the extra `study`") from None

    find_ruleset(game)
    page = out or Path(f"{game.rpartition('.')[2]}.html")
    kept = source or page.with_suffix(".parquet")
    try:
        if source is None:
            names = tuple(each.strip() for each in players.split(","))
            _simulate(make_plan(game, players=names, seed=seed), games, kept, jobs)
        plan, rows = store.read_study(kept)
        if plan.game != game:
            raise CommandError(f"{kept} is a study of {plan.game}, not of {game}")
        others = _play_variants(plan, min(variants, len(rows)), kept, jobs)
    except (StudyError, UnknownPlayer, WorkersLost) as error:
        raise CommandError(str(error)) from None
    text = write_report(plan, rows, _names(game, rows), others)
    page.write_text(text, encoding="utf-8")
    if as_json:
        print_json({"file": str(page), "study": str(kept), "games": len(rows)})
    else:
        print(f"{page}: {len(text) / 1024:,.0f} kB about {len(rows)} games")


def _simulate(plan: "Plan", games: int, path: Path, jobs: int) -> None:
    from grognard.cli.progress import counting
    from grognard.study import store

    with counting(games, path.stem) as step:
        store.simulate(plan, games, path, store.local(jobs), step)


def _play_variants(plan: "Plan", games: int, kept: Path, jobs: int) -> "list[Variant]":
    """Every other value of every option, one at a time."""
    import msgspec

    from grognard.cli.select import find_ruleset
    from grognard.study import store
    from grognard.study.report import Variant

    found = []
    for spec in find_ruleset(plan.game).info.options if games else ():
        for value in spec.values:
            if value == plan.options[spec.id]:
                continue
            changed = msgspec.structs.replace(plan, options={**plan.options, spec.id: value})
            path = kept.with_name(f"{kept.stem}.{spec.id}.{value}.parquet")
            _simulate(changed, games, path, jobs)
            found.append(Variant(plan=changed, rows=store.read_study(path)[1]))
    return found


def _names(game: str, rows: "Sequence[GameRow]") -> "Names":
    from grognard.atlas.drawing import ThemeError, load_theme
    from grognard.cli.select import find_ruleset
    from grognard.study.report import Names
    from grognard.texts import Texts

    info = find_ruleset(game).info
    texts = Texts.for_game(info)
    nations = {loss.nation for row in rows for loss in row.losses}
    reasons = {line.reason for row in rows for line in row.score}
    try:
        theme = load_theme(game)
        colours = {nation: theme.colours(nation).fill for nation in nations}
    except ThemeError:
        colours = {}
    return Names(
        title=info.title,
        sides={side: texts.side(side) for side in info.sides},
        nations={
            each: texts.text("nation-name", {"nation": each}) if texts.has("nation-name") else each
            for each in nations
        },
        reasons={
            each: texts.text("score-name", {"reason": each})
            for each in reasons
            if texts.has("score-name")
        },
        colours=colours,
    )
