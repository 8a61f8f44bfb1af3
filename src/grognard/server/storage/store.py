"""Reading and writing matches. Nothing here knows a rule or decides anything."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Select, and_, desc, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grognard.kernel.records import Side
from grognard.server.identity import Caller, Role
from grognard.server.storage import schema

MOST_REVISION = 2**31 - 1


class NoSuchMatch(Exception):
    """The match does not exist."""


class Overtaken(Exception):
    """Another writer has stored this revision, or this client's submission, before us."""


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a side."""

    side: Side
    kind: str
    level: str = ""
    name: str = ""


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True):
    """The row of a match; header and card are documents of the layer above."""

    id: str
    game: str
    scenario: str
    mode: str
    header: bytes
    secret: bytes
    revision: int
    finished: bool
    public: bool
    card: bytes
    created: int
    updated: int


class StoredEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One accepted thing."""

    revision: int
    body: bytes
    at: int
    client: str | None = None


class StoredToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token as stored, by its key."""

    key: str
    role: Role
    sides: tuple[Side, ...] = ()
    owner: bool = False


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table."""

    id: int
    side: Side
    text: str
    at: int


def now() -> int:
    """Milliseconds since the epoch, for display and ordering only."""
    return time.time_ns() // 1_000_000


class Store:
    """All database access of the service."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.shared = engine.dialect.name != "sqlite"
        """Whether other servers may write into the same database."""
        self._pen = asyncio.Lock()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        if self.shared:
            async with self._engine.begin() as connection:
                yield connection
            return
        # SQLite has one writer; queueing here is quicker and fairer than its own waiting.
        async with self._pen, self._engine.begin() as connection:
            yield connection

    async def ping(self) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    # --- matches -------------------------------------------------------------------------------

    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[Seat],
        tokens: Sequence[StoredToken],
        entries: Sequence[StoredEntry] = (),
    ) -> None:
        """Store a new match with its seats and, for imports and forks, its log."""
        async with self._transaction() as connection:
            await connection.execute(
                insert(schema.matches), [msgspec.to_builtins(match, builtin_types=(bytes,))]
            )
            if seats:
                await connection.execute(
                    insert(schema.seats),
                    [{"match": match.id, **msgspec.to_builtins(seat)} for seat in seats],
                )
            await self._insert_tokens(connection, match.id, tokens)
            if entries:
                await connection.execute(
                    insert(schema.entries), [_entry_row(match.id, entry) for entry in entries]
                )

    async def match(self, match_id: str) -> StoredMatch:
        async with self._engine.connect() as connection:
            query = select(schema.matches).where(schema.matches.c.id == match_id)
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            raise NoSuchMatch(match_id)
        return _match(row)

    async def matches(self, ids: Sequence[str]) -> list[StoredMatch]:
        if not ids:
            return []
        return await self._matches(select(schema.matches).where(schema.matches.c.id.in_(ids)))

    async def public_matches(self, limit: int) -> list[StoredMatch]:
        return await self._matches(
            select(schema.matches).where(schema.matches.c.public.is_(True)).limit(limit)
        )

    async def unfinished_matches(self) -> list[StoredMatch]:
        return await self._matches(
            select(schema.matches).where(schema.matches.c.finished.is_(False))
        )

    async def _matches(self, query: Select[Any]) -> list[StoredMatch]:
        async with self._engine.connect() as connection:
            ordered = query.order_by(desc(schema.matches.c.updated))
            rows = (await connection.execute(ordered)).mappings().all()
        return [_match(row) for row in rows]

    async def count_unfinished(self) -> int:
        async with self._engine.connect() as connection:
            query = select(func.count()).where(schema.matches.c.finished.is_(False))
            return int((await connection.execute(query)).scalar_one())

    # --- the log -------------------------------------------------------------------------------

    async def append(
        self,
        match_id: str,
        entry: StoredEntry,
        *,
        card: bytes,
        finished: bool,
        snapshot: bytes | None = None,
    ) -> None:
        """Store one accepted thing. Raises ``Overtaken`` if the log has moved on without us."""
        table = schema.matches
        try:
            async with self._transaction() as connection:
                moved = await connection.execute(
                    update(table)
                    .where(and_(table.c.id == match_id, table.c.revision == entry.revision - 1))
                    .values(revision=entry.revision, card=card, finished=finished, updated=entry.at)
                )
                if moved.rowcount != 1:
                    raise Overtaken(match_id)
                await connection.execute(insert(schema.entries), [_entry_row(match_id, entry)])
                if snapshot is not None:
                    await connection.execute(
                        insert(schema.snapshots),
                        [{"match": match_id, "revision": entry.revision, "body": snapshot}],
                    )
        except IntegrityError as error:
            raise Overtaken(match_id) from error

    async def entries(self, match_id: str, after: int = 0) -> list[StoredEntry]:
        table = schema.entries
        query = (
            select(table)
            .where(and_(table.c.match == match_id, table.c.revision > after))
            .order_by(table.c.revision)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            StoredEntry(
                revision=row["revision"], body=row["body"], at=row["at"], client=row["client"]
            )
            for row in rows
        ]

    async def revision(self, match_id: str) -> int | None:
        """How far the log of a match goes."""
        table = schema.matches
        query = select(table.c.revision).where(table.c.id == match_id)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else int(found)

    async def newest_snapshot(self, match_id: str) -> tuple[int, bytes] | None:
        """The last stored position."""
        return await self.snapshot_before(match_id, MOST_REVISION)

    async def snapshot_before(self, match_id: str, revision: int) -> tuple[int, bytes] | None:
        """The last stored position that is not later than a revision."""
        table = schema.snapshots
        query = (
            select(table.c.revision, table.c.body)
            .where(and_(table.c.match == match_id, table.c.revision <= revision))
            .order_by(desc(table.c.revision))
            .limit(1)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (int(row[0]), bytes(row[1]))

    # --- seats and tokens ----------------------------------------------------------------------

    async def seats(self, match_id: str) -> list[Seat]:
        table = schema.seats
        query = select(table).where(table.c.match == match_id).order_by(table.c.side)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            Seat(side=row["side"], kind=row["kind"], level=row["level"], name=row["name"])
            for row in rows
        ]

    async def set_seat(self, match_id: str, seat: Seat, *, card: bytes) -> None:
        table = schema.seats
        async with self._transaction() as connection:
            await connection.execute(
                update(table)
                .where(and_(table.c.match == match_id, table.c.side == seat.side))
                .values(kind=seat.kind, level=seat.level, name=seat.name)
            )
            await connection.execute(
                update(schema.matches).where(schema.matches.c.id == match_id).values(card=card)
            )

    async def grant(self, match_id: str, caller: Caller, side: Side) -> None:
        """Let the owner's token act for one more side, after he took over a computer's seat."""
        table = schema.tokens
        sides = ",".join((*caller.sides, side))
        async with self._transaction() as connection:
            await connection.execute(
                update(table)
                .where(and_(table.c.match == match_id, table.c.owner.is_(True)))
                .values(sides=sides)
            )

    async def _insert_tokens(
        self, connection: AsyncConnection, match_id: str, tokens: Sequence[StoredToken]
    ) -> None:
        if tokens:
            await connection.execute(
                insert(schema.tokens),
                [
                    {
                        "key": token.key,
                        "match": match_id,
                        "role": token.role,
                        "sides": ",".join(token.sides),
                        "owner": token.owner,
                    }
                    for token in tokens
                ],
            )

    async def callers(self, keys: Sequence[str]) -> list[Caller]:
        """What the holders of these tokens may do."""
        if not keys:
            return []
        query = select(schema.tokens).where(schema.tokens.c.key.in_(keys))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            Caller(
                match=row["match"],
                role=row["role"],
                sides=tuple(row["sides"].split(",")) if row["sides"] else (),
                owner=bool(row["owner"]),
            )
            for row in rows
        ]

    # --- chat ----------------------------------------------------------------------------------

    async def say(self, match_id: str, side: Side, text: str) -> ChatLine:
        at = now()
        async with self._transaction() as connection:
            result = await connection.execute(
                insert(schema.chat).values(match=match_id, side=side, text=text, at=at)
            )
            key = result.inserted_primary_key
            if key is None:
                raise RuntimeError("the database gave the new chat line no number")
        return ChatLine(id=int(key[0]), side=side, text=text, at=at)

    async def count_chat(self, match_id: str) -> int:
        query = select(func.count()).where(schema.chat.c.match == match_id)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def chat(self, match_id: str, after: int = 0, limit: int = 500) -> list[ChatLine]:
        table = schema.chat
        query = (
            select(table)
            .where(and_(table.c.match == match_id, table.c.id > after))
            .order_by(desc(table.c.id))
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            ChatLine(id=row["id"], side=row["side"], text=row["text"], at=row["at"])
            for row in reversed(rows)
        ]


def _match(row: Mapping[Any, Any]) -> StoredMatch:
    return StoredMatch(**{name: row[name] for name in StoredMatch.__struct_fields__})


def _entry_row(match_id: str, entry: StoredEntry) -> dict[str, object]:
    return {
        "match": match_id,
        "revision": entry.revision,
        "client": entry.client,
        "body": entry.body,
        "at": entry.at,
    }
