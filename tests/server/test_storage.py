"""The database, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from grognard.server.identity import Caller, new_token, token_key
from grognard.server.storage.engine import (
    Database,
    driver_address,
    migrate,
    newest_schema,
    open_database,
)
from grognard.server.storage.schema import metadata
from grognard.server.storage.store import (
    NoSuchMatch,
    Overtaken,
    Seat,
    Store,
    StoredEntry,
    StoredMatch,
    StoredToken,
)

T = TypeVar("T")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = open_database(url)
    await migrate(database)
    try:
        yield database
    finally:
        await database.close()


def with_store(url: str, job: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        async with opened(url) as database:
            return await job(Store(database))

    return asyncio.run(run())


def a_match(name: str = "m1", **changes: Any) -> StoredMatch:
    plain = StoredMatch(
        id=name,
        game="g",
        scenario="s",
        mode="remote",
        header=b"{}",
        secret=bytes(range(32)),
        revision=0,
        finished=False,
        public=False,
        card=b"card 0",
        created=1,
        updated=1,
    )
    return msgspec.structs.replace(plain, **changes)


def an_entry(revision: int, client: str | None = None, body: bytes = b"x") -> StoredEntry:
    return StoredEntry(revision=revision, body=body, at=1000 + revision, client=client)


def test_a_stored_match_is_read_back_as_it_was(database_url: str) -> None:
    async def job(store: Store) -> None:
        seats = [Seat(side="a", kind="human", name="Ana"), Seat(side="b", kind="computer")]
        await store.create(a_match(), seats, [], [an_entry(0, body=b"\x00start\xff")])
        assert await store.match("m1") == a_match()
        assert await store.seats("m1") == seats
        assert await store.entries("m1", after=-1) == [an_entry(0, body=b"\x00start\xff")]

    with_store(database_url, job)


def test_a_match_that_is_not_there_is_not_invented(database_url: str) -> None:
    async def job(store: Store) -> None:
        with pytest.raises(NoSuchMatch):
            await store.match("nowhere")
        assert await store.revision("nowhere") is None

    with_store(database_url, job)


def test_what_was_appended_survives_closing_and_opening(database_url: str) -> None:
    async def write(store: Store) -> None:
        await store.create(a_match(), [], [], [an_entry(0)])
        await store.append("m1", an_entry(1, "a:c1"), card=b"card 1", finished=False)
        await store.append("m1", an_entry(2, "b:c1"), card=b"card 2", finished=True)

    async def read(store: Store) -> None:
        stored = await store.match("m1")
        assert (stored.revision, stored.card, stored.finished) == (2, b"card 2", True)
        assert stored.updated == 1002
        assert [each.revision for each in await store.entries("m1", after=-1)] == [0, 1, 2]
        assert [each.client for each in await store.entries("m1", after=1)] == ["b:c1"]

    with_store(database_url, write)
    with_store(database_url, read)


def test_only_the_next_revision_can_be_appended(database_url: str) -> None:
    async def job(store: Store) -> None:
        await store.create(a_match(), [], [], [an_entry(0)])
        for wrong in (0, 2, 7):
            with pytest.raises(Overtaken):
                await store.append("m1", an_entry(wrong), card=b"wrong", finished=True)
        assert await store.match("m1") == a_match()
        assert len(await store.entries("m1", after=-1)) == 1

    with_store(database_url, job)


def test_a_client_id_is_stored_once_and_its_second_attempt_leaves_no_trace(
    database_url: str,
) -> None:
    async def job(store: Store) -> None:
        await store.create(a_match(), [], [], [an_entry(0)])
        await store.append("m1", an_entry(1, "a:same"), card=b"card 1", finished=False)
        with pytest.raises(Overtaken):
            await store.append("m1", an_entry(2, "a:same"), card=b"card 2", finished=False)
        assert (await store.match("m1")).card == b"card 1"
        assert await store.revision("m1") == 1

    with_store(database_url, job)


def test_of_two_servers_that_write_the_same_revision_exactly_one_succeeds(
    database_url: str,
) -> None:
    async def run() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            stores = (Store(one), Store(two))
            await stores[0].create(a_match(), [], [], [an_entry(0)])
            for revision in range(1, 11):
                results = await asyncio.gather(
                    *(
                        store.append(
                            "m1",
                            an_entry(revision, f"{place}:{revision}"),
                            card=f"{place}".encode(),
                            finished=False,
                        )
                        for place, store in enumerate(stores)
                    ),
                    return_exceptions=True,
                )
                assert sorted(type(each).__name__ for each in results) == ["NoneType", "Overtaken"]
            assert [each.revision for each in await stores[0].entries("m1")] == list(range(1, 11))

    asyncio.run(run())


def test_the_nearest_earlier_snapshot_is_found(database_url: str) -> None:
    async def job(store: Store) -> None:
        await store.create(a_match(), [], [], [an_entry(0)])
        assert await store.newest_snapshot("m1") is None
        for revision in (1, 2, 3):
            kept = f"state {revision}".encode() if revision != 2 else None
            await store.append("m1", an_entry(revision), card=b"", finished=False, snapshot=kept)
        assert await store.newest_snapshot("m1") == (3, b"state 3")
        assert await store.snapshot_before("m1", 2) == (1, b"state 1")
        assert await store.snapshot_before("m1", 0) is None

    with_store(database_url, job)


def test_tokens_are_kept_only_as_hashes(database_url: str) -> None:
    token = new_token()

    async def job(store: Store) -> str:
        stored = StoredToken(key=token_key(token), role="seat", sides=("a", "b"), owner=True)
        await store.create(a_match(), [], [stored])
        expected = Caller(match="m1", role="seat", sides=("a", "b"), owner=True)
        assert await store.callers([token_key(token)]) == [expected]
        assert await store.callers([token]) == []
        query = text("select * from tokens")
        return await store.database.read(lambda line: str(line.execute(query).all()))

    assert token not in with_store(database_url, job)


def test_an_owner_can_be_given_another_side(database_url: str) -> None:
    async def job(store: Store) -> None:
        own = StoredToken(key="k1", role="seat", sides=("a",), owner=True)
        other = StoredToken(key="k2", role="seat", sides=("b",))
        await store.create(a_match(), [], [own, other])
        (caller,) = await store.callers(["k1"])
        await store.grant("m1", caller, "c")
        assert (await store.callers(["k1"]))[0].sides == ("a", "c")
        assert (await store.callers(["k2"]))[0].sides == ("b",)

    with_store(database_url, job)


def test_a_note_takes_the_place_of_the_one_before(database_url: str) -> None:
    async def job(store: Store) -> None:
        await store.create(a_match(), [], [])
        assert (await store.note("m1", "a")).text == ""
        await store.write_note("m1", "a", "first")
        written = await store.write_note("m1", "a", "è così\n🎲")
        assert await store.note("m1", "a") == written
        assert (await store.note("m1", "b")).text == ""

    with_store(database_url, job)


def test_chat_keeps_its_order_and_its_letters(database_url: str) -> None:
    said = ["primeiro", "è così", "«à côté»", "🎲 4"]

    async def job(store: Store) -> None:
        await store.create(a_match(), [], [])
        lines = [await store.say("m1", "a", words) for words in said]
        assert [each.text for each in await store.chat("m1")] == said
        assert await store.chat("m1", after=lines[1].id) == lines[2:]
        assert await store.chat("m1", limit=1) == lines[-1:]
        assert await store.count_chat("m1") == len(said)

    with_store(database_url, job)


def test_lists_show_the_newest_first_and_only_what_is_asked(database_url: str) -> None:
    async def job(store: Store) -> None:
        await store.create(a_match("old", public=True, updated=5), [], [])
        await store.create(a_match("new", public=True, updated=9, finished=True), [], [])
        await store.create(a_match("own", updated=7), [], [])
        assert [each.id for each in await store.public_matches(9)] == ["new", "old"]
        assert [each.id for each in await store.public_matches(1)] == ["new"]
        assert [each.id for each in await store.unfinished_matches()] == ["own", "old"]
        assert [each.id for each in await store.matches(["old", "own", "x"])] == ["own", "old"]
        assert await store.count_unfinished() == 2

    with_store(database_url, job)


def test_migrations_lead_to_the_tables_the_code_uses(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> list[object]:
        async with opened(database_url) as database:
            await migrate(database)
            return await database.read(differences)

    assert asyncio.run(run()) == []


def test_the_newest_schema_is_the_head_of_the_migrations() -> None:
    scripts = ScriptDirectory("src/grognard/server/storage/migrations")
    assert scripts.get_heads() == [newest_schema()]


def test_sqlite_is_set_up_so_that_a_power_cut_takes_nothing_back(sqlite_url: str) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys")

    def settings(connection: Connection) -> list[object]:
        return [connection.execute(text(f"pragma {name}")).scalar() for name in names]

    async def run() -> list[object]:
        async with opened(sqlite_url) as database:
            return await database.write(settings)

    assert asyncio.run(run()) == ["wal", 2, 1]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("sqlite:///x.db", "sqlite:///x.db"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d"),
    ],
)
def test_the_usual_forms_of_an_address_are_understood(given: str, expected: str) -> None:
    assert driver_address(given) == expected


def test_something_that_is_no_address_is_refused() -> None:
    with pytest.raises(ValueError, match="no database address"):
        driver_address("matches.db")
