"""``grognard serve`` and ``grognard play``: the table in the browser."""

import os
import platform
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Annotated

import typer

from grognard.cli.output import CommandError

Host = Annotated[str, typer.Option(help="Address to listen on.")]
Port = Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.")]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        envvar="DATABASE_URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file of your own.",
    ),
]
Workers = Annotated[int, typer.Option(help="Processes for computer players.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(name="play")(play)
    app.command(name="serve")(serve)


def play(
    host: Host = "127.0.0.1",
    port: Port = 0,
    database_url: DatabaseUrl = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
) -> None:
    """Open the table on this machine and a browser on it.

    Example: grognard play
    """
    chosen = port or _preferred_port(host)
    address = f"http://{_shown(host)}:{chosen}/"
    print(f"The table is at {address}  (Ctrl-C closes it)")
    if browser and _has_screen():
        threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
    _run(host, chosen, database_url, workers=1, quiet=True)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database_url: DatabaseUrl = None,
    workers: Workers = 1,
) -> None:
    """Serve matches over HTTP, for one machine or for many.

    Example: grognard serve --host 0.0.0.0 --port 8000 --database-url postgresql://grognard@db/games
    """
    _run(host, port or free_port(host), database_url, workers=workers, quiet=False)


def _run(host: str, port: int, database_url: str | None, *, workers: int, quiet: bool) -> None:
    import uvicorn

    from grognard.server.app import create_app
    from grognard.server.config import KEEP_ALIVE, ServerConfig
    from grognard.server.logs import set_up_logs

    set_up_logs(quiet=quiet)
    config = ServerConfig(
        database_url=database_url or _own_database(), host=host, port=port, workers=workers
    )
    uvicorn.run(
        create_app(config),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=10,
        server_header=False,
        ws_max_size=64 * 1024,
        timeout_keep_alive=KEEP_ALIVE,
    )


def _own_database() -> str:
    """A file in the user's data folder."""
    from grognard.server.folders import data_folder

    try:
        folder = data_folder()
    except OSError as error:
        raise CommandError(f"there is nowhere to keep matches: {error}") from error
    return f"sqlite:///{folder / 'matches.sqlite3'}"


def free_port(host: str) -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _preferred_port(host: str) -> int:
    """The usual port if it is free, so that an address in the history goes on working."""
    with socket.socket() as probe:
        try:
            probe.bind((host, 8000))
        except OSError:
            return free_port(host)
    return 8000


def _shown(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host


def _has_screen() -> bool:
    needs_display = platform.system() == "Linux"
    return not needs_display or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open_when_up(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
