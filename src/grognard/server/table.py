"""A table: one match with its one writer, its seats and whoever is looking on.

A submission goes through an ordered checklist. Shape, size and authentication are settled before
it comes here; then, one at a time for each match: match open, seat, revision, legality, apply,
persist, and only then acknowledge and broadcast.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Accepted, Match
from grognard.kernel.records import Side, encode_state
from grognard.server.config import Limits
from grognard.server.identity import Caller
from grognard.server.storage.store import Overtaken, Seat, Store, StoredEntry, now
from grognard.server.wire import MatchCard, SeatCard

Listener = Callable[[], None]


class Reload(Exception):
    """What is in memory is no longer what is on disk: the table must be laid anew."""


class Table:
    """The only place from which a match is written."""

    def __init__(
        self,
        match: Match[Any, Any],
        *,
        mode: str,
        seats: Sequence[Seat],
        store: Store,
        limits: Limits,
    ) -> None:
        self.match = match
        self.mode = mode
        self.seats = {seat.side: seat for seat in seats}
        self.thinking: set[Side] = set()
        self.present: dict[Side, int] = {}
        self._store = store
        self._limits = limits
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._stored_snapshot = max(match.snapshots, default=0)
        self.broken = False

    @property
    def id(self) -> str:
        return self.match.header.match

    # --- the checklist -------------------------------------------------------------------------

    async def submit(
        self, caller: Caller, side: Side, revision: int, action: dict[str, object], client: str
    ) -> Accepted:
        """Take an action of a seat."""
        return await self._write(
            caller, side, client, lambda: self.match.submit(side, revision, action, client)
        )

    async def command(
        self, caller: Caller, kind: str, side: Side, revision: int, client: str
    ) -> Accepted:
        """Undo, redo or restart for a seat."""
        steps: dict[str, Callable[[], Accepted]] = {
            "undo": lambda: self.match.undo(side, revision, client),
            "redo": lambda: self.match.redo(side, revision, client),
            "restart": lambda: self.match.restart_phase(side, revision, client),
        }
        return await self._write(caller, side, client, steps[kind])

    async def _write(
        self, caller: Caller, side: Side, client: str, step: Callable[[], Accepted]
    ) -> Accepted:
        async with self._lock:
            if self.broken:
                raise Reload(self.id)
            self._require_seat(caller, side)
            if self.match.revision >= self._limits.log_entries:
                raise Illegal("LOG_FULL", "T-LIMITS", most=self._limits.log_entries)
            accepted = step()
            if not accepted.repeated:
                await self._persist(accepted, f"{side}:{client}")
                self.announce()
            return accepted

    @staticmethod
    def _require_seat(caller: Caller, side: Side) -> None:
        if not caller.may_play(side):
            raise Illegal("NOT_YOUR_SEAT", "T-SEAT", side=side, yours=caller.sides)

    async def _persist(self, accepted: Accepted, client: str) -> None:
        record = accepted.record
        entry = StoredEntry(
            revision=record.revision,
            body=self.match.codec.encode_record(record),
            at=now(),
            client=client,
        )
        try:
            await self._store.append(
                self.id,
                entry,
                card=msgspec.json.encode(self.card(updated=entry.at)),
                finished=self.match.over,
                snapshot=self._new_snapshot(),
            )
        except BaseException as error:
            # Nothing was acknowledged; memory is ahead of the disk and must not be trusted.
            self.broken = True
            if isinstance(error, Overtaken):
                raise Reload(self.id) from error
            raise

    def _new_snapshot(self) -> bytes | None:
        newest = max(self.match.snapshots, default=0)
        if newest <= self._stored_snapshot or newest != self.match.revision:
            return None
        self._stored_snapshot = newest
        return encode_state(self.match.snapshots[newest])

    # --- who is looking ------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    @property
    def listeners(self) -> frozenset[Listener]:
        return frozenset(self._listeners)

    @property
    def watched(self) -> bool:
        return bool(self._listeners)

    def announce(self) -> None:
        """Tell every listener that something has changed; each fetches its own filtered view."""
        for listener in tuple(self._listeners):
            listener()

    def true_revision(self, viewer: Side, revision: int) -> int:
        """The revision of the log behind a revision as this viewer counts."""
        known = -1
        found = None
        for record in self.match.records:
            known += record.known_to(viewer)
            if known == revision and found is None:
                found = record.revision
        if found is None:
            raise Illegal("NO_SUCH_REVISION", "K-REVISION", given=revision, current=known)
        return found

    # --- summaries -----------------------------------------------------------------------------

    def seat_cards(self) -> tuple[SeatCard, ...]:
        return tuple(
            SeatCard(
                side=seat.side,
                kind=seat.kind,
                level=seat.level,
                name=seat.name,
                present=self.present.get(seat.side, 0) > 0,
            )
            for seat in self.seats.values()
        )

    def card(self, *, updated: int) -> MatchCard:
        """The match as lists show it; nothing in it that a spectator may not know."""
        match = self.match
        view = match.ruleset.view(match.state, "spectator")
        return MatchCard(
            match=self.id,
            game=match.header.game,
            scenario=match.header.scenario,
            mode=self.mode,
            turn=view.turn,
            turns=view.turns,
            turn_label=view.turn_label,
            phase=view.phase,
            deciders=tuple(each.side for each in match.decisions("spectator")),
            updated=updated,
            finished=match.over,
            seats=self.seat_cards(),
            outcome=match.outcome,
        )

    def computer_to_move(self) -> Side | None:
        """The computer seat that has a decision to make and is not yet thinking."""
        for decision in self.match.ruleset.decisions(self.match.state):
            seat = self.seats.get(decision.side)
            if seat is not None and seat.kind == "computer" and decision.side not in self.thinking:
                return decision.side
        return None

    async def exclusively(self, job: Callable[[], Awaitable[None]]) -> None:
        """Run something that must not meet a submission half-way."""
        async with self._lock:
            await job()
