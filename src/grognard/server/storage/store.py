"""Reading and writing matches. Nothing here knows a rule or decides anything."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, delete, desc, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from grognard.kernel.records import Side
from grognard.server.identity import Caller, Role
from grognard.server.storage import schema
from grognard.server.storage.engine import Database
from grognard.server.storage.notices import CHANNEL, Notice, Subject

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


class StoredNote(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has written down for himself, and when."""

    text: str = ""
    at: int = 0


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

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.origin = secrets.token_hex(8)
        """Under which this server tells others of its changes, so that it knows its own voice."""

    async def ping(self) -> None:
        await self.database.read(lambda connection: connection.execute(select(1)).scalar_one())

    def _tell(self, connection: Connection, match_id: str, subject: Subject) -> None:
        """Let other servers hear of a change, at the moment in which it is committed."""
        if self.shared:
            notice = Notice(origin=self.origin, match=match_id, subject=subject)
            connection.execute(select(func.pg_notify(CHANNEL, notice.text())))

    async def _rows(self, query: Select[Any]) -> Sequence[Mapping[Any, Any]]:
        return await self.database.read(
            lambda connection: connection.execute(query).mappings().all()
        )

    # --- matches -------------------------------------------------------------------------------

    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[Seat],
        tokens: Sequence[StoredToken],
        entries: Sequence[StoredEntry] = (),
    ) -> None:
        """Store a new match with its seats and, for imports and forks, its log."""

        def work(connection: Connection) -> None:
            row = msgspec.to_builtins(match, builtin_types=(bytes,))
            connection.execute(insert(schema.matches), [row])
            if seats:
                connection.execute(
                    insert(schema.seats),
                    [{"match": match.id, **msgspec.to_builtins(seat)} for seat in seats],
                )
            if tokens:
                connection.execute(
                    insert(schema.tokens), [_token_row(match.id, token) for token in tokens]
                )
            if entries:
                connection.execute(
                    insert(schema.entries), [_entry_row(match.id, entry) for entry in entries]
                )

        await self.database.write(work)

    async def match(self, match_id: str) -> StoredMatch:
        rows = await self._rows(select(schema.matches).where(schema.matches.c.id == match_id))
        if not rows:
            raise NoSuchMatch(match_id)
        return _match(rows[0])

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
        return [
            _match(row) for row in await self._rows(query.order_by(desc(schema.matches.c.updated)))
        ]

    async def count_unfinished(self) -> int:
        return await self._count(select(func.count()).where(schema.matches.c.finished.is_(False)))

    async def _count(self, query: Select[Any]) -> int:
        return await self.database.read(
            lambda connection: int(connection.execute(query).scalar_one())
        )

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

        def work(connection: Connection) -> None:
            moved = connection.execute(
                update(table)
                .where(and_(table.c.id == match_id, table.c.revision == entry.revision - 1))
                .values(revision=entry.revision, card=card, finished=finished, updated=entry.at)
            )
            if moved.rowcount != 1:
                raise Overtaken(match_id)
            connection.execute(insert(schema.entries), [_entry_row(match_id, entry)])
            if snapshot is not None:
                connection.execute(
                    insert(schema.snapshots),
                    [{"match": match_id, "revision": entry.revision, "body": snapshot}],
                )
            self._tell(connection, match_id, "log")

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Overtaken(match_id) from error

    async def entries(self, match_id: str, after: int = 0) -> list[StoredEntry]:
        table = schema.entries
        query = (
            select(table)
            .where(and_(table.c.match == match_id, table.c.revision > after))
            .order_by(table.c.revision)
        )
        return [
            StoredEntry(
                revision=row["revision"], body=row["body"], at=row["at"], client=row["client"]
            )
            for row in await self._rows(query)
        ]

    async def revision(self, match_id: str) -> int | None:
        """How far the log of a match goes."""
        table = schema.matches
        query = select(table.c.revision).where(table.c.id == match_id)
        rows = await self._rows(query)
        return int(rows[0]["revision"]) if rows else None

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
        rows = await self._rows(query)
        return (int(rows[0]["revision"]), bytes(rows[0]["body"])) if rows else None

    # --- seats and tokens ----------------------------------------------------------------------

    async def seats(self, match_id: str) -> list[Seat]:
        table = schema.seats
        query = select(table).where(table.c.match == match_id).order_by(table.c.side)
        return [
            Seat(side=row["side"], kind=row["kind"], level=row["level"], name=row["name"])
            for row in await self._rows(query)
        ]

    async def set_seat(self, match_id: str, seat: Seat, *, card: bytes) -> None:
        table = schema.seats

        def work(connection: Connection) -> None:
            connection.execute(
                update(table)
                .where(and_(table.c.match == match_id, table.c.side == seat.side))
                .values(kind=seat.kind, level=seat.level, name=seat.name)
            )
            connection.execute(
                update(schema.matches).where(schema.matches.c.id == match_id).values(card=card)
            )
            self._tell(connection, match_id, "seats")

        await self.database.write(work)

    async def grant(self, match_id: str, caller: Caller, side: Side) -> None:
        """Let the owner's token act for one more side, after he took over a computer's seat."""
        table = schema.tokens
        sides = ",".join((*caller.sides, side))

        def work(connection: Connection) -> None:
            connection.execute(
                update(table)
                .where(and_(table.c.match == match_id, table.c.owner.is_(True)))
                .values(sides=sides)
            )
            self._tell(connection, match_id, "seats")

        await self.database.write(work)

    async def callers(self, keys: Sequence[str]) -> list[Caller]:
        """What the holders of these tokens may do."""
        if not keys:
            return []
        query = select(schema.tokens).where(schema.tokens.c.key.in_(keys))
        return [
            Caller(
                match=row["match"],
                role=row["role"],
                sides=tuple(row["sides"].split(",")) if row["sides"] else (),
                owner=bool(row["owner"]),
            )
            for row in await self._rows(query)
        ]

    # --- notes ---------------------------------------------------------------------------------

    async def note(self, match_id: str, side: Side) -> StoredNote:
        """What is noted for a seat; empty if nothing is."""
        table = schema.notes
        query = select(table).where(and_(table.c.match == match_id, table.c.side == side))
        rows = await self._rows(query)
        return StoredNote(text=rows[0]["text"], at=rows[0]["at"]) if rows else StoredNote()

    async def write_note(self, match_id: str, side: Side, text: str) -> StoredNote:
        """Put a seat's note in the place of the one before."""
        table, at = schema.notes, now()

        def work(connection: Connection) -> None:
            mine = and_(table.c.match == match_id, table.c.side == side)
            connection.execute(delete(table).where(mine))
            connection.execute(insert(table).values(match=match_id, side=side, text=text, at=at))

        await self.database.write(work)
        return StoredNote(text=text, at=at)

    # --- chat ----------------------------------------------------------------------------------

    async def say(self, match_id: str, side: Side, text: str) -> ChatLine:
        at = now()

        def work(connection: Connection) -> int:
            result = connection.execute(
                insert(schema.chat).values(match=match_id, side=side, text=text, at=at)
            )
            key = result.inserted_primary_key
            if key is None:
                raise RuntimeError("the database gave the new chat line no number")
            self._tell(connection, match_id, "chat")
            return int(key[0])

        return ChatLine(id=await self.database.write(work), side=side, text=text, at=at)

    async def count_chat(self, match_id: str) -> int:
        return await self._count(select(func.count()).where(schema.chat.c.match == match_id))

    async def chat(self, match_id: str, after: int = 0, limit: int = 500) -> list[ChatLine]:
        table = schema.chat
        query = (
            select(table)
            .where(and_(table.c.match == match_id, table.c.id > after))
            .order_by(desc(table.c.id))
            .limit(limit)
        )
        return [
            ChatLine(id=row["id"], side=row["side"], text=row["text"], at=row["at"])
            for row in reversed(await self._rows(query))
        ]


def _match(row: Mapping[Any, Any]) -> StoredMatch:
    return StoredMatch(**{name: row[name] for name in StoredMatch.__struct_fields__})


def _token_row(match_id: str, token: StoredToken) -> dict[str, object]:
    return {
        "key": token.key,
        "match": match_id,
        "role": token.role,
        "sides": ",".join(token.sides),
        "owner": token.owner,
    }


def _entry_row(match_id: str, entry: StoredEntry) -> dict[str, object]:
    return {
        "match": match_id,
        "revision": entry.revision,
        "client": entry.client,
        "body": entry.body,
        "at": entry.at,
    }
