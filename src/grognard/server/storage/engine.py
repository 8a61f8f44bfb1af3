"""Opening a database and bringing it to the newest schema."""

from importlib.resources import as_file, files
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def async_address(address: str) -> str:
    """The address with the asynchronous driver we use, whatever form it was given in."""
    scheme, colon, rest = address.partition("://")
    if not colon:
        raise ValueError(f"{address!r} is no database address (sqlite:///file or postgresql://…)")
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def open_engine(address: str) -> AsyncEngine:
    """An engine that never acknowledges what a power cut could take back."""
    url = async_address(address)
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable_sqlite)
    return engine


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


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; a database of a newer version is left alone with an error."""
    async with engine.begin() as connection:
        if await connection.run_sync(_present) == newest_schema():
            return
        await connection.run_sync(_upgrade)


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
