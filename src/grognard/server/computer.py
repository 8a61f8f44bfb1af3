"""Computer players at the tables, thinking in processes of their own.

The server never waits for them: a computer's answer comes in like anybody's, through the same
checklist. What is sent to the process is an imagined state, redrawn wherever the side may not
look, so that not even a broken player could play on secrets.
"""

import asyncio
import secrets
from collections.abc import Iterable
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from random import Random

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from grognard.kernel.illegal import EngineFault, Illegal
from grognard.kernel.records import Side, encode_state
from grognard.server.hall import Hall
from grognard.server.identity import Caller
from grognard.server.storage.notices import Listening
from grognard.server.table import Reload, Table
from grognard.server.thinkers import Answered, Asked, Desks, answer, rehearse

log = structlog.get_logger()

TRIES = 3
FIRST_REST, LONGEST_REST = 2.0, 300.0
"""Seconds before a computer that failed is asked again, doubled each time."""


class Computers:
    """Keeps computer seats playing."""

    def __init__(self, hall: Hall, claims: Listening, workers: int, patience: float) -> None:
        self._hall = hall
        self._claims = claims
        self._patience = patience
        self._desks = Desks(workers)
        self._tasks: set[asyncio.Task[None]] = set()
        self._playing: dict[tuple[str, Side], asyncio.Event] = {}
        """Seats that are being played here; the event is set when one has a new occupant."""
        self._stopping = False

    async def stop(self) -> None:
        """No more thinking."""
        self._stopping = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        for desk in self._desks.all:
            desk.discard()
        await asyncio.gather(*tasks, return_exceptions=True)

    def worker_pids(self) -> tuple[int, ...]:
        """The processes now at work, for monitoring."""
        return tuple(pid for desk in self._desks.all for pid in desk.pids())

    async def warm_up(self, games: Iterable[str]) -> None:
        """Let every process get ready for every game, unless it has something better to do."""
        for game in games:
            for desk in self._desks.all:
                await self._desks.take_one(desk)
                errand: Future[None] | None = None
                try:
                    errand = desk.submit(rehearse, game)
                    await asyncio.wrap_future(errand)
                except BrokenExecutor:
                    desk.discard()
                except Exception as error:
                    # Whoever asks it a real question will be told the same.
                    log.error("rehearsal_failed", game=game, exc_info=error)
                finally:
                    self._desks.leave(desk, errand)

    # --- asking --------------------------------------------------------------------------------

    async def ask(self, table: Table, side: Side, level_id: str) -> Answered:
        """What a player of this level would do now."""
        match = table.match
        seed = secrets.randbits(63)
        imagined = match.ruleset.scramble(match.state, side, Random(seed))
        asked = Asked(
            game=match.header.game,
            match=table.id,
            side=side,
            level=level_id,
            revision=match.revision_for(side),
            state=encode_state(imagined),
            seed=seed,
        )
        for attempt in range(TRIES):
            given = await self._asked(asked)
            if given is not None:
                return msgspec.json.decode(given, type=Answered)
            log.warning("computer_restarted", match=table.id, attempt=attempt + 1)
        raise Illegal("COMPUTER_FAILED", "T-COMPUTER", side=side)

    async def _asked(self, asked: Asked) -> bytes | None:
        """A process's answer, or None if it died or fell silent and was replaced."""
        # Waiting for a free process is no sign of a fault, so the clock starts after it.
        desk = await self._desks.take(asked.seat)
        errand: Future[bytes] | None = None
        task = asyncio.current_task()
        try:
            # A process that died while it had nothing to do refuses the question itself.
            errand = desk.submit(answer, asked)
            return await asyncio.wait_for(asyncio.wrap_future(errand), self._patience)
        except (BrokenExecutor, TimeoutError, asyncio.CancelledError):
            # A question is also cancelled when its process is discarded for the server's end.
            if self._stopping or (task is not None and task.cancelling()):
                raise
            desk.discard()
            errand = None
            return None
        except Exception as error:
            # A defect of the player: its process is sound, so asking again would not help.
            log.error("computer_failed", game=asked.game, level=asked.level, exc_info=error)
            raise Illegal("COMPUTER_FAILED", "T-COMPUTER", side=asked.side) from error
        finally:
            self._desks.leave(desk, errand)

    # --- playing -------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let computer seats play on where it is their turn."""
        if self._stopping:
            return
        for side in table.computers_to_move():
            table.thinking.add(side)
            if (table.id, side) in self._playing:
                continue
            self._playing[table.id, side] = asyncio.Event()
            task = asyncio.create_task(self._sit(table.id, side))
            self._tasks.add(task)
            task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("computer_lost", exc_info=task.exception())

    def rouse(self, table: Table, side: Side) -> None:
        """A seat has a new occupant, who need not wait until his forerunner has thought or rested.

        What the forerunner comes up with is not wanted any more.
        """
        if table.seats[side].kind != "computer":
            table.thinking.discard(side)
            table.announce()
        replaced = self._playing.get((table.id, side))
        if replaced is not None:
            replaced.set()
        self.wake(table)

    async def _rest(self, match_id: str, side: Side, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._playing[match_id, side].wait(), seconds)

    async def _sit(self, match_id: str, side: Side) -> None:
        """Play a seat as long as it is its turn, unless another server does so already."""
        seat = f"{match_id}:{side}"
        ours = False
        try:
            ours = await self._claims.claim(seat)
            if ours:
                await self._play(match_id, side)
        finally:
            if ours:
                await self._claims.give_back(seat)
            del self._playing[match_id, side]
            table = self._hall.tables.get(match_id)
            if table is not None:
                table.thinking.discard(side)
                table.announce()
        if ours and table is not None:
            # It may have become this seat's turn again while we were getting up.
            self.wake(table)

    async def _play(self, match_id: str, side: Side) -> None:
        rest = FIRST_REST
        while not self._stopping:
            table = await self._hall.table(match_id)
            self._playing[match_id, side].clear()
            if table.seats[side].kind != "computer" or not table.match.choices(side):
                return
            table.thinking.add(side)
            try:
                await self._move(table, side, table.seats[side].level)
                rest = FIRST_REST
            except Reload:
                continue
            except (Illegal, EngineFault, OSError, SQLAlchemyError) as error:
                log.error("computer_stuck", match=match_id, side=side, error=repr(error))
                await self._rest(match_id, side, rest)
                rest = min(LONGEST_REST, rest * 2)

    async def _move(self, table: Table, side: Side, level_id: str) -> None:
        revision = table.match.revision_for(side)
        thought = await self._thought(table, side, level_id)
        if thought is None:
            return
        caller = Caller(match=table.id, role="seat", sides=(side,))
        client = f"computer-{revision}-{secrets.token_hex(4)}"
        try:
            await table.submit(caller, side, revision, thought.action, client)
        except Illegal as illegal:
            # Somebody acted meanwhile; the next question is about the new position.
            if illegal.code not in ("STALE_REVISION", "NOT_YOUR_DECISION", "GAME_OVER"):
                raise
        self.wake(table)

    async def _thought(self, table: Table, side: Side, level_id: str) -> Answered | None:
        """What the computer on a seat would do, or None if it was sent away while thinking."""
        asking = asyncio.create_task(self.ask(table, side, level_id))
        replaced = asyncio.create_task(self._playing[table.id, side].wait())
        try:
            await asyncio.wait({asking, replaced}, return_when=asyncio.FIRST_COMPLETED)
            if not replaced.done():
                return await asking
            # A process cannot be stopped in the middle of a thought; nobody waits for it though.
            asking.cancel()
            return None
        finally:
            replaced.cancel()
            if not asking.done():
                asking.cancel()
            await asyncio.gather(asking, replaced, return_exceptions=True)
