"""``grognard verify``: proof that a match was played by the rules and with honest dice."""

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.output import Json, console, print_json

EXAMPLES = """Examples:

  grognard verify match.json

  grognard verify match.json --json

The exit code is 0 if everything agrees and 1 at the first thing that does not.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", epilog=EXAMPLES)(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    game: Annotated[str | None, typer.Option(help="Package of a game that is not listed.")] = None,
    as_json: Json = False,
) -> None:
    """Check dice and log of a match file."""
    from grognard.cli.matchfiles import open_match_file
    from grognard.kernel.verify import verify_match

    rules, data = open_match_file(file, game)
    report = verify_match(rules, data)
    if as_json:
        print_json({"ok": report.ok, "report": report})
    else:
        out = console()
        out.print(f"match {report.match}, {report.game}, rules {report.recorded_version}")
        out.print(f"{report.records} entries replayed, {report.rolls} rolls, dice {report.dice}")
        divergence = report.divergence
        if divergence is None:
            out.print("everything agrees", style="green")
        else:
            out.print(
                f"entry {divergence.revision}, {divergence.field}: the file has "
                f"{divergence.recorded}, the replay gives {divergence.replayed}",
                style="red",
                markup=False,
            )
    if not report.ok:
        raise typer.Exit(1)
