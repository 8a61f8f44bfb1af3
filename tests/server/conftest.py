"""Databases and servers that the tests of this room share."""

import asyncio
import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import structlog
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from grognard.server import computer, hall
from grognard.server.app import Application, create_app
from grognard.server.config import Limits, ServerConfig
from grognard.server.storage.engine import driver_address
from tests.server import postgres
from tests.server.house import House

PLENTY = Limits(
    requests_per_minute=10_000_000,
    requests_per_address_minute=10_000_000,
    creations_per_hour=1_000_000,
)
"""Tests of anything but the limits never meet them."""


@pytest.fixture(scope="session", autouse=True)
def quiet_logs() -> None:
    """Only what went wrong is worth reading when a test fails."""
    structlog.configure(
        processors=[
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
    )


@pytest.fixture(scope="session", autouse=True)
def own_folders() -> Iterator[None]:
    """Nothing of the tests may end up among a user's files."""
    folder = tempfile.mkdtemp(prefix="grognard-test-")
    before = {name: os.environ.get(name) for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME")}
    os.environ.update(dict.fromkeys(before, folder))
    yield
    for name, value in before.items():
        os.environ.pop(name)
        if value is not None:
            os.environ[name] = value
    shutil.rmtree(folder, ignore_errors=True)


class SteadyLuck:
    """Stands for ``secrets`` where the course of a game hangs on it."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def token_bytes(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def randbits(self, size: int) -> int:
        return self._random.getrandbits(size)


@pytest.fixture(autouse=True)
def steady_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same dice on every machine, whichever way its games go.

    Tokens stay as secret as ever; servers in processes of their own know nothing of this.
    """
    luck = SteadyLuck(request.node.nodeid)
    monkeypatch.setattr(hall, "secrets", luck)
    monkeypatch.setattr(computer, "secrets", luck)
    monkeypatch.setattr(hall, "new_match_id", lambda: luck.token_hex(6))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    folder = Path(tempfile.mkdtemp(prefix="grognard-pg-"))
    try:
        with postgres.running(folder) as address:
            yield address
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'matches.sqlite3'}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A database file of its own."""
    return _sqlite(tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        yield _sqlite(tmp_path)
        return
    server: str = request.getfixturevalue("postgres_server")
    name = f"t{abs(hash(request.node.nodeid)):x}"
    asyncio.run(on_server(server, f"drop database if exists {name}", f"create database {name}"))
    yield f"{server.rpartition('/')[0]}/{name}"
    asyncio.run(on_server(server, f"drop database {name} with (force)"))


async def on_server(server: str, *statements: str) -> None:
    """Carry out statements that belong to no database."""
    engine = create_async_engine(driver_address(server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for each in statements:
            await connection.execute(text(each))
    await engine.dispose()


def config_for(database_url: str, limits: Limits = PLENTY, **more: Any) -> ServerConfig:
    """A server that does nothing by itself."""
    config = ServerConfig(database_url=database_url, limits=limits, warm=False)
    return msgspec.structs.replace(config, **more)


@pytest.fixture
def app(sqlite_url: str) -> Application:
    """A server that has not yet started."""
    return create_app(config_for(sqlite_url))


@pytest.fixture
def house(app: Application) -> Iterator[House]:
    """A running server on SQLite."""
    with TestClient(app) as client:
        yield House(client)
