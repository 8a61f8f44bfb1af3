"""Opening a database and bringing it to the newest schema.

Work on a database is written once, as plain functions of a connection. A file is read and written
by two threads of its own, one errand at a time, so that an action costs one hop to a thread and
back; a PostgreSQL server is asked without any thread.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import as_file, files
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]

MIGRATING = 0x67726F676E617264
"""The number under which servers queue for changing the schema: the name in ASCII."""

DRIVERS = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}


class Database(ABC):
    """Somewhere to keep matches."""

    shared: bool
    """Whether other servers may write into the same database."""
    name: str

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Do some reading."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do some writing, all of it or nothing; it is safe on disk when this returns."""

    @abstractmethod
    async def close(self) -> None:
        """Nothing more will be asked."""


class FileDatabase(Database):
    """SQLite, embedded: one writer, who need not wait for readers, nor they for him."""

    shared = False

    def __init__(self, address: str) -> None:
        self.engine: Engine = create_engine(address)
        self.name = self.engine.dialect.name
        event.listen(self.engine, "connect", _durable_sqlite)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="database-writer")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="database-reader")

    async def read(self, work: Work[T]) -> T:
        def errand() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, errand)

    async def write(self, work: Work[T]) -> T:
        def errand() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        # An errand once begun is finished: who stops waiting for it does not know how it ended.
        return await asyncio.get_running_loop().run_in_executor(self._writer, errand)

    async def close(self) -> None:
        for thread in (self._writer, self._reader):
            await asyncio.to_thread(thread.shutdown)
        self.engine.dispose()


class ServerDatabase(Database):
    """PostgreSQL, which several servers may share."""

    shared = True

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address, pool_pre_ping=True)
        self.name = self.engine.dialect.name

    async def read(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def driver_address(address: str) -> str:
    """The address with the driver we use, whatever form it was given in."""
    scheme, colon, rest = address.partition("://")
    if not colon:
        raise ValueError(f"{address!r} is no database address (sqlite:///file or postgresql://…)")
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def open_database(address: str) -> Database:
    """A database that never acknowledges what a power cut could take back."""
    url = driver_address(address)
    return FileDatabase(url) if url.startswith("sqlite") else ServerDatabase(url)


def _durable_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(database: Database) -> None:
    """Bring the schema up to date; a database of a newer version is left alone with an error."""
    await database.write(_bring_up_to_date)


def _bring_up_to_date(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Servers that start together change the schema one after the other.
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    if _present(connection) != newest_schema():
        _upgrade(connection)


def newest_schema() -> str:
    """The number of the last migration, as the files are named: ``m0001_…``."""
    folder = files("grognard.server.storage") / "migrations" / "versions"
    return max(each.name[1:5] for each in folder.iterdir() if each.name.startswith("m0"))


def _present(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("select version_num from alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Connection) -> None:
    # Only needed once for each database, and slow to load.
    from alembic import command
    from alembic.config import Config

    with as_file(files("grognard.server.storage") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
