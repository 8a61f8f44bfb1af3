"""How servers that share one PostgreSQL hear of each other's changes.

Every change is announced in the transaction that makes it, so a notice comes exactly when there is
something to read. A line that breaks is mended, and whoever was listening is then told to look at
everything again, because something may have been said meanwhile.
"""

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec
import structlog
from asyncpg import InterfaceError, PostgresError
from sqlalchemy.exc import SQLAlchemyError

from grognard.server.storage.engine import Database, ServerDatabase

log = structlog.get_logger()

CHANNEL = "grognard"
FIRST_REST, LONGEST_REST = 0.2, 10.0
"""Seconds before a broken line is mended, doubled each time."""

FAULTS = (OSError, SQLAlchemyError, InterfaceError, PostgresError)

Subject = Literal["log", "seats", "chat"]


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something has changed in a match."""

    origin: str
    match: str
    subject: Subject

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


class Listening:
    """The line to the database on which other servers' notices come in."""

    def __init__(
        self, database: Database, heard: Callable[[Notice], None], gap: Callable[[], None]
    ) -> None:
        self._database = database
        self._heard = heard
        self._gap = gap
        self.ready = asyncio.Event()
        """Set while the line is open."""
        self._line: Any = None
        self._asking = asyncio.Lock()

    async def listen(self) -> None:
        """Runs as long as the server; there is nothing to hear where nobody else can write."""
        if not isinstance(self._database, ServerDatabase):
            return
        rest = FIRST_REST
        while True:
            try:
                await self._attend(self._database)
                rest = FIRST_REST
            except FAULTS as error:
                log.warning("notices_lost", error=repr(error))
                rest = min(LONGEST_REST, rest * 2)
            finally:
                self._line = None
                self.ready.clear()
            await asyncio.sleep(rest)

    async def _attend(self, database: ServerDatabase) -> None:
        """Listen on a connection of our own until it breaks."""
        async with database.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            line: Any = raw.driver_connection
            broken = asyncio.Event()
            line.add_termination_listener(lambda _: broken.set())
            await line.add_listener(CHANNEL, self._receive)
            try:
                self._line = line
                self.ready.set()
                self._gap()
                await broken.wait()
            finally:
                with suppress(*FAULTS):
                    # It has a listener on it and must not go back among the others.
                    await connection.invalidate()

    def _receive(self, _line: object, _pid: int, _channel: str, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.MsgspecError:
            log.warning("notice_not_understood", payload=payload[:200])
            return
        self._heard(notice)

    # --- what only one server should do --------------------------------------------------------

    async def claim(self, errand: str) -> bool:
        """Whether this server may do something; nobody else may until it is given back.

        Claims hang on the line, so those of a server that dies are free at once. Without a line
        everybody may: claims spare work, and what keeps a match right is its revision.
        """
        return await self._asked("select pg_try_advisory_lock($1)", errand)

    async def give_back(self, errand: str) -> None:
        """Somebody else may do it now."""
        await self._asked("select pg_advisory_unlock($1)", errand)

    async def _asked(self, question: str, errand: str) -> bool:
        line = self._line
        if line is None:
            return True
        digest = hashlib.sha256(errand.encode()).digest()
        try:
            async with self._asking:
                found = await line.fetchval(question, int.from_bytes(digest[:8], signed=True))
        except FAULTS as error:
            log.warning("claim_not_asked", error=repr(error))
            return True
        return bool(found)
