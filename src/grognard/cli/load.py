"""``grognard load``: many matches at once on this machine, and how long people wait."""

import asyncio
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.output import CommandError, Json, console, print_json
from grognard.cli.serve import free_port

if TYPE_CHECKING:
    from grognard.server.load import LoadReport

START_SECONDS = 120.0


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(name="load")(load)


def load(
    game: Annotated[str, typer.Argument(help="The game that is played.")] = "",
    matches: Annotated[int, typer.Option(help="Matches at the same time, at most 500.")] = 200,
    seconds: Annotated[float, typer.Option(help="How long to play, at most 600.")] = 30.0,
    pause: Annotated[float, typer.Option(help="Mean seconds between a player's actions.")] = 8.0,
    seed: Annotated[int, typer.Option(help="What the players choose depends on it.")] = 1,
    url: Annotated[
        str | None, typer.Option(help="A server on this machine; by default one is started.")
    ] = None,
    json: Json = False,
) -> None:
    """Put a server on this machine under load: many matches with live connections.

    Example: grognard load --matches 200 --seconds 30
    """
    from grognard.games import game_ids
    from grognard.server.load import NotHere, Wish, run_load

    def run(address: str) -> "LoadReport":
        wish = Wish(
            address=address.rstrip("/"),
            game=game or game_ids()[0],
            matches=matches,
            seconds=seconds,
            pause=pause,
            seed=seed,
        )
        return asyncio.run(run_load(wish))

    try:
        if url is not None:
            report = run(url)
        else:
            with _own_server() as address:
                report = run(address)
    except (NotHere, ValueError) as error:
        raise CommandError(str(error)) from error
    if json:
        print_json(report)
    else:
        _show(report)
    if report.errors:
        raise typer.Exit(1)


def _show(report: "LoadReport") -> None:
    from rich.table import Table

    title = f"{report.game}: {report.matches} matches, {report.seconds} s, {report.actions} actions"
    table = Table(title=title)
    for heading in ("milliseconds", "p50", "p95", "p99", "worst"):
        table.add_column(heading, justify="left" if heading == "milliseconds" else "right")
    for name, times in (
        ("action acknowledged (on disk)", report.acknowledged),
        ("new position shown", report.shown),
    ):
        table.add_row(name, *(str(each) for each in (times.p50, times.p95, times.p99, times.worst)))
    out = console()
    out.print(table)
    out.print(f"{report.actions_per_second} actions a second, {report.errors} errors")
    out.print(
        f"Assumed: one live connection a match, and a player who thinks {report.pause:g} s on "
        "average (exponentially distributed) and then does something legal at random. Players "
        "and server share this machine, so the players' own work is in the figures.",
        style="dim",
    )
    for problem in report.problems:
        out.print(f"  {problem}")


@contextmanager
def _own_server() -> Iterator[str]:
    """A server with a database of its own, gone afterwards."""
    port = free_port("127.0.0.1")
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="grognard-load-") as folder:
        database = f"sqlite:///{Path(folder) / 'matches.sqlite3'}"
        server = subprocess.Popen(
            [sys.executable, "-m", "grognard.server.rehearsal", database, str(port)]
        )
        try:
            _wait_for(address, server)
            yield address
        finally:
            server.terminate()
            server.wait(30)


def _wait_for(address: str, server: "subprocess.Popen[bytes]") -> None:
    ends = time.monotonic() + START_SECONDS
    while time.monotonic() < ends and server.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise CommandError("the server did not start")
