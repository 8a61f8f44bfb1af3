"""Processes that think for computer players, and remember whom they thought for.

A player who plans a whole phase carries the plan out order by order. So a seat is asked in the same
process as before whenever that is free, and finds its player there with the plan in his head. What
a player remembers only saves time: in another process, or after a restart, a new one thinks anew.
"""

import asyncio
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from grognard.games import load
from grognard.kernel.codec import Codec
from grognard.kernel.dice import SeededDice
from grognard.kernel.records import Side
from grognard.kernel.report import Modifier
from grognard.players.contract import Player
from grognard.players.levels import LEVELS, default_level, level

Given = TypeVar("Given")
Found = TypeVar("Found")

REMEMBERED = 64
"""How many seats a process keeps the players of."""
AT_HOME = 4096
"""How many seats the server knows the process of."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a process: an imagined state, and whose it is."""

    game: str
    match: str
    side: Side
    level: str
    revision: int
    state: bytes
    seed: int

    @property
    def seat(self) -> tuple[str, Side, str]:
        """Who is asked: another level on the same seat is somebody else."""
        return self.match, self.side, self.level


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """What comes back from a process."""

    action: dict[str, object]
    reasons: tuple[Modifier, ...] = ()
    highlights: tuple[tuple[str, str], ...] = ()


# --- inside a process ----------------------------------------------------------------------------


class Kept(NamedTuple):
    """A player between two questions, and how far his match was."""

    player: Player
    revision: int


class Memory:
    """The players of the seats a process was asked about last."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, Side, str], Kept] = OrderedDict()

    def player(self, asked: Asked) -> Player:
        """The player of before if his match has gone on since, otherwise a new one."""
        kept = self._kept.pop(asked.seat, None)
        if kept is None or asked.revision < kept.revision:
            kept = Kept(level(asked.level).make(), asked.revision)
        self._kept[asked.seat] = Kept(kept.player, asked.revision)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return kept.player


_memory = Memory()


def answer(asked: Asked, memory: Memory = _memory) -> bytes:
    """Think about an imagined state."""
    rules = load(asked.game)
    imagined = Codec(rules).decode_state(asked.state)
    player = memory.player(asked)
    thought = player.choose(rules, imagined, asked.side, Random(asked.seed))
    return msgspec.json.encode(
        Answered(
            action=msgspec.to_builtins(thought.action),
            reasons=thought.reasons,
            highlights=thought.highlights,
        )
    )


def rehearse(game: str) -> None:
    """Load a game and let everything compile, before somebody waits."""
    rules = load(game)
    dice = SeededDice(1)
    state, _ = rules.start(rules.info.scenarios[0].id, rules.info.complete_options({}), dice)
    for decision in rules.decisions(state):
        for each in (LEVELS[0], default_level()):
            each.make().choose(rules, state, decision.side, Random(1))


def _ignore_interrupts() -> None:
    # Ctrl-C in a terminal reaches the whole group; only the server decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- in the server -------------------------------------------------------------------------------


class Desk:
    """One process, started when it is first needed and replaced when it breaks."""

    def __init__(self) -> None:
        self.taken = False
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, errand: Callable[[Given], Found], given: Given) -> "Future[Found]":
        """Send an errand; raises BrokenExecutor if the process died while it had nothing to do."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_ignore_interrupts,
            )
        return self._pool.submit(errand, given)

    def discard(self) -> None:
        """Get rid of a process that died or hangs; the next errand starts another."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        pids = tuple(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def pids(self) -> tuple[int, ...]:
        """The process, if it runs."""
        return tuple(getattr(self._pool, "_processes", None) or {})


class Desks:
    """Hands out desks: to a seat the one it sat at before, if that is free."""

    def __init__(self, count: int) -> None:
        self.all = tuple(Desk() for _ in range(count))
        self._freed = asyncio.Event()
        self._homes: OrderedDict[tuple[str, Side, str], Desk] = OrderedDict()

    async def take(self, seat: tuple[str, Side, str]) -> Desk:
        """A free desk for a seat; waits until there is one."""
        home = self._homes.pop(seat, None)
        desk = await self._free(lambda: home if home and not home.taken else self._any())
        self._homes[seat] = desk
        while len(self._homes) > AT_HOME:
            self._homes.popitem(last=False)
        return desk

    async def take_one(self, desk: Desk) -> Desk:
        """This very desk; waits until it is free."""
        return await self._free(lambda: None if desk.taken else desk)

    def _any(self) -> Desk | None:
        return next((desk for desk in self.all if not desk.taken), None)

    async def _free(self, find: Callable[[], Desk | None]) -> Desk:
        while (desk := find()) is None:
            self._freed.clear()
            await self._freed.wait()
        desk.taken = True
        return desk

    def leave(self, desk: Desk, errand: "Future[Any] | None") -> None:
        """Free a desk, at once or when its process has come to the end of a thought."""
        if errand is None or errand.done():
            self._leave(desk)
            return
        loop = asyncio.get_running_loop()

        def ended(_: "Future[Any]") -> None:
            # The server may have gone home before its process did.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._leave, desk)

        errand.add_done_callback(ended)

    def _leave(self, desk: Desk) -> None:
        desk.taken = False
        self._freed.set()
