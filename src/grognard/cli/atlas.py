"""``grognard atlas``: rebuild the maps from geography and check them."""

from typing import Annotated

import typer

from grognard.cli.output import CommandError, Json, console, print_json

EXAMPLES = """Examples:

  grognard atlas build              all maps

  grognard atlas diff malta         what a rebuild would change

  grognard atlas check --json       every acceptance check
"""

Maps = Annotated[list[str] | None, typer.Argument(help="Game ids; all maps if none is given.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(
        help="Rebuild the maps from geography and check them.",
        no_args_is_help=True,
        rich_markup_mode=None,
        epilog=EXAMPLES,
    )
    group.command("build")(build)
    group.command("diff")(diff)
    group.command("check")(check)
    app.add_typer(group, name="atlas")


def build(games: Maps = None, as_json: Json = False) -> None:
    """Build board files and write them next to their games; shows what changed."""
    from grognard.atlas import diff as difference
    from grognard.atlas import write
    from grognard.cli.progress import with_progress

    chosen = _chosen(games)
    changes = {}
    for game in with_progress(chosen, len(chosen), "maps"):
        changes[game] = difference(game)
        write(game)
    _tell_changes(changes, "unchanged", as_json=as_json)


def diff(games: Maps = None, as_json: Json = False) -> None:
    """Show how a rebuild differs from the board files; the exit code is 1 if it does."""
    from grognard.atlas import diff as difference
    from grognard.cli.progress import with_progress

    chosen = _chosen(games)
    changes = {game: difference(game) for game in with_progress(chosen, len(chosen), "maps")}
    _tell_changes(changes, "as committed", as_json=as_json)
    if any(changes.values()):
        raise typer.Exit(1)


def check(games: Maps = None, as_json: Json = False) -> None:
    """Run every acceptance check of the maps; the exit code is 1 if one fails."""
    from grognard.atlas.check import check as run_checks
    from grognard.cli.progress import with_progress

    chosen = _chosen(games)
    results = {game: run_checks(game) for game in with_progress(chosen, len(chosen), "maps")}
    if as_json:
        print_json(results)
    else:
        out = console()
        for game, found in results.items():
            failed = [each for each in found if not each.passed]
            out.print(f"{game}: {len(found) - len(failed)} of {len(found)} checks pass")
            for each in failed:
                out.print(f"  {each.name}: {each.detail}", style="red", markup=False)
    if any(not each.passed for found in results.values() for each in found):
        raise typer.Exit(1)


def _chosen(games: list[str] | None) -> list[str]:
    from grognard.atlas import GAMES

    unknown = [each for each in games or () if each not in GAMES]
    if unknown:
        raise CommandError(f"no map {', '.join(unknown)}; the maps are: {', '.join(GAMES)}")
    return list(games or GAMES)


def _tell_changes(changes: dict[str, str], same: str, *, as_json: bool) -> None:
    if as_json:
        print_json({game: {"changed": bool(text), "diff": text} for game, text in changes.items()})
        return
    for game, text in changes.items():
        print(f"{game}: {'changed' if text else same}")
        if text:
            print(text)
