"""Computer players at the tables, thinking in processes of their own.

The server never waits for them: a computer's answer comes in like anybody's, through the same
checklist. What is sent to the process is an imagined state, redrawn wherever the side may not
look, so that not even a broken player could play on secrets.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from random import Random

import msgspec
import structlog

from grognard.games import load
from grognard.kernel.codec import Codec
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side, encode_state
from grognard.kernel.report import Modifier
from grognard.players.levels import level
from grognard.server.hall import Hall
from grognard.server.identity import Caller
from grognard.server.table import Reload, Table

log = structlog.get_logger()

PATIENCE = 120.0
"""Seconds after which a silent process is given up and started anew."""
TRIES = 3


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """What comes back from a process."""

    action: dict[str, object]
    reasons: tuple[Modifier, ...] = ()
    highlights: tuple[tuple[str, str], ...] = ()


def answer(game: str, state: bytes, side: Side, level_id: str, seed: int) -> bytes:
    """Runs in a worker process: think about an imagined state."""
    rules = load(game)
    imagined = Codec(rules).decode_state(state)
    thought = level(level_id).make().choose(rules, imagined, side, Random(seed))
    return msgspec.json.encode(
        Answered(
            action=msgspec.to_builtins(thought.action),
            reasons=thought.reasons,
            highlights=thought.highlights,
        )
    )


def _ignore_interrupts() -> None:
    # Ctrl-C in a terminal reaches the whole group; only the server decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Computers:
    """Keeps computer seats playing."""

    def __init__(self, hall: Hall, workers: int) -> None:
        self._hall = hall
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    # --- the pool ------------------------------------------------------------------------------

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_ignore_interrupts,
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Get rid of a pool that broke or hangs; the next question starts another."""
        if self._pool is pool:
            self._pool = None
        processes = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        """No more thinking."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._discard(self._pool)

    def worker_pids(self) -> tuple[int, ...]:
        """The processes now at work, for monitoring."""
        return tuple(getattr(self._pool, "_processes", None) or {})

    # --- asking --------------------------------------------------------------------------------

    async def ask(self, table: Table, side: Side, level_id: str) -> Answered:
        """What a player of this level would do now."""
        match = table.match
        seed = secrets.randbits(63)
        imagined = match.ruleset.scramble(match.state, side, Random(seed))
        state = encode_state(imagined)
        for attempt in range(TRIES):
            pool = self._executor()
            loop = asyncio.get_running_loop()
            try:
                question = loop.run_in_executor(
                    pool, answer, match.header.game, state, side, level_id, seed
                )
                return msgspec.json.decode(
                    await asyncio.wait_for(question, PATIENCE), type=Answered
                )
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("computer_restarted", attempt=attempt + 1, error=repr(error))
                self._discard(pool)
        raise Illegal("COMPUTER_FAILED", "T-COMPUTER", side=side)

    # --- playing -------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let computer seats play on if it is their turn."""
        side = table.computer_to_move()
        if side is None or self._stopping:
            return
        table.thinking.add(side)
        task = asyncio.create_task(self._play(table.id, side))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, match_id: str, side: Side) -> None:
        try:
            while True:
                table = await self._hall.table(match_id)
                table.thinking.add(side)
                seat = table.seats[side]
                if seat.kind != "computer" or not table.match.choices(side):
                    break
                await self._move(table, side, seat.level)
        except Illegal as illegal:
            log.error("computer_stuck", match=match_id, side=side, code=illegal.code)
        finally:
            table = await self._hall.table(match_id)
            table.thinking.discard(side)
            table.announce()
            self.wake(table)

    async def _move(self, table: Table, side: Side, level_id: str) -> None:
        revision = table.match.revision_for(side)
        thought = await self.ask(table, side, level_id)
        caller = Caller(match=table.id, role="seat", sides=(side,))
        try:
            await table.submit(
                caller,
                side,
                revision,
                thought.action,
                f"computer-{revision}-{secrets.token_hex(4)}",
            )
        except Reload:
            return
        except Illegal as illegal:
            if illegal.code != "STALE_REVISION":
                raise
