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

  grognard study sicilia --in study.parquet --screen 192 --out report.html

  grognard study cassino --in study.parquet --variants 20 --guesses 20 --out report.html

Without --in the games are simulated first and kept beside the report. --variants N plays every
other value of every option N times, --guesses N every reconstructed number a notch down and a
notch up, all on the dice of the study's first N games. --screen N plays N games in which all of
them are moved at once after a balanced plan: far fewer games for the same certainty. All these
games are kept beside the study, so that the next report has them at once, and a run that was
stopped goes on where it was.
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
    guesses: Annotated[
        int, typer.Option(min=0, help="Games for every reconstructed number, moved each way.")
    ] = 0,
    screen: Annotated[
        int, typer.Option(min=0, help="Games in which every option and number is moved at once.")
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
        others = _play_options(plan, min(variants, len(rows)), kept, jobs)
        others += _play_guesses(plan, min(guesses, len(rows)), kept, jobs)
        screened = _play_screening(plan, screen, kept, jobs)
    except (StudyError, UnknownPlayer, WorkersLost) as error:
        raise CommandError(str(error)) from None
    text = write_report(plan, rows, _names(game, rows), others, screened)
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


def _play_options(plan: "Plan", games: int, kept: Path, jobs: int) -> "list[Variant]":
    """Every other value of every option, one at a time."""
    import msgspec

    from grognard.cli.select import find_ruleset

    found = []
    for spec in find_ruleset(plan.game).info.options if games else ():
        for value in spec.values:
            if value != plan.options[spec.id]:
                changed = msgspec.structs.replace(plan, options={**plan.options, spec.id: value})
                found.append(_play_variant(changed, games, kept, f"{spec.id}.{value}", jobs))
    return found


def _play_guesses(plan: "Plan", games: int, kept: Path, jobs: int) -> "list[Variant]":
    """Every reconstructed number, a notch down and a notch up, as far as its bounds allow."""
    import msgspec

    from grognard.study.guesses import GuessError, check_notches, guesses_of

    found = []
    for guess in guesses_of(plan.game).guess if games else ():
        for notches in (-1, 1):
            vary = dict(sorted({**plan.vary, guess.id: notches}.items()))
            try:
                check_notches(plan.game, {guess.id: notches})
            except GuessError:
                continue
            changed = msgspec.structs.replace(plan, vary=vary)
            found.append(_play_variant(changed, games, kept, f"{guess.id}.{notches:+}", jobs))
    return found


def _play_screening(plan: "Plan", games: int, kept: Path, jobs: int) -> "Variant | None":
    """Games in which everything is moved at once; none if none are wanted."""
    import msgspec

    if not games:
        return None
    changed = msgspec.structs.replace(plan, screen=True)
    return _play_variant(changed, games, kept, "screen", jobs)


def _play_variant(plan: "Plan", games: int, kept: Path, name: str, jobs: int) -> "Variant":
    from grognard.study import store
    from grognard.study.report import Variant

    path = kept.with_name(f"{kept.stem}.{name}.parquet")
    _simulate(plan, games, path, jobs)
    rows = store.read_study(path)[1]
    return Variant(plan=plan, rows=rows)


def _names(game: str, rows: "Sequence[GameRow]") -> "Names":
    from grognard.cli.select import find_ruleset
    from grognard.study.report import Names
    from grognard.texts import Texts

    info = find_ruleset(game).info
    texts = Texts.for_game(info)

    def called(message: str, field: str, ids: set[str]) -> dict[str, str]:
        if not texts.has(message):
            return {}
        named = {each: texts.text(message, {field: each}) for each in ids}
        return {each: name for each, name in named.items() if name != each}

    nations = {loss.nation for row in rows for loss in row.losses}
    return Names(
        title=info.title,
        sides={side: texts.side(side) for side in info.sides},
        nations={each: each.capitalize() if each.islower() else each for each in nations}
        | called("nation-name", "nation", nations),
        reasons=called("score-name", "reason", {line.reason for row in rows for line in row.score}),
        levels=called("level-name", "level", {row.level for row in rows if row.level}),
        colours=_colours(game, nations),
    )


def _colours(game: str, nations: set[str]) -> dict[str, str]:
    """The counters' own colours, where the game has a theme and the nation a place in it."""
    from grognard.atlas.drawing import ThemeError, load_theme

    found = {}
    for nation in nations:
        try:
            found[nation] = load_theme(game).colours(nation).fill
        except (ThemeError, LookupError):
            continue
    return found
