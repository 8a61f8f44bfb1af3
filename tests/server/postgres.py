"""A real PostgreSQL server for the tests, with its files in a temporary folder."""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "grognard"
DEBIAN = Path("/usr/lib/postgresql")


def binaries() -> Path:
    """Where initdb and postgres lie: Debian keeps them out of the search path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(DEBIAN.glob("*/bin"), key=lambda each: int(each.parent.name))
    if not folders:
        raise RuntimeError("these tests need PostgreSQL: install the package postgresql")
    return folders[-1]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _servant() -> str | None:
    """PostgreSQL refuses to run as root, so root hands it to somebody without rights."""
    if os.geteuid() != 0:
        return None
    names = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The address of a server that lives as long as the context."""
    servant = _servant()
    if servant is not None:
        shutil.chown(folder, servant)
    programs, data, port = binaries(), folder / "data", free_port()
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8"],
        check=True,
        user=servant,
        cwd=folder,
        capture_output=True,
    )
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [
                *(programs / "postgres", "-D", data, "-p", str(port), "-k", folder),
                *("-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"),
            ],
            user=servant,
            cwd=folder,
            stdout=log,
            stderr=log,
        )
    try:
        _await(programs, port, server)
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(30)


def _await(programs: Path, port: int, server: subprocess.Popen[bytes]) -> None:
    waiting: list[str | Path] = [
        programs / "pg_isready",
        "-h",
        "127.0.0.1",
        "-p",
        str(port),
        "-t",
        "1",
    ]
    for _ in range(120):
        if server.poll() is not None:
            raise RuntimeError("PostgreSQL did not start")
        if subprocess.run(waiting, capture_output=True, check=False).returncode == 0:
            return
    raise RuntimeError("PostgreSQL does not answer")
