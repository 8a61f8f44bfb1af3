"""A table: one match with its one writer, its seats and whoever is looking on.

A submission goes through an ordered checklist. Shape, size and authentication are settled before
it comes here; then, one at a time for each match: match open, seat, revision, legality, apply,
persist, and only then acknowledge and broadcast.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Accepted, Match, MatchView
from grognard.kernel.records import SPECTATOR, Side, encode_state
from grognard.server.config import Limits
from grognard.server.identity import Caller
from grognard.server.storage.store import ChatLine, Overtaken, Seat, Store, StoredEntry, now
from grognard.server.wire import MatchCard, SeatCard

Listener = Callable[[], None]


class Reload(Exception):
    """What is in memory is no longer what is on disk: the table must be laid anew."""


class TrueCard(msgspec.Struct, frozen=True, kw_only=True):
    """A match as the server lists it for itself; ``shown_to`` is what may leave.

    ``deciders`` are all of them: who has a hidden decision open is nobody else's business.
    """

    card: MatchCard
    deciders: tuple[Side, ...]

    def shown_to(self, caller: Caller, *, updated: int) -> MatchCard:
        """The card as one caller may read it."""
        own = tuple(side for side in self.deciders if side in caller.sides)
        return msgspec.structs.replace(
            self.card,
            deciders=tuple(dict.fromkeys((*self.card.deciders, *own))),
            yours=caller.sides,
            your_turn=bool(own),
            updated=updated,
        )


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
        order = match.ruleset.info.sides
        self.seats = {
            seat.side: seat for seat in sorted(seats, key=lambda each: order.index(each.side))
        }
        self.thinking: set[Side] = set()
        self.present: Counter[Side] = Counter()
        self.broken = False
        """What is in memory must not be used any more."""
        self.behind = False
        """The log on disk has gone on without this table."""
        self.chat: tuple[ChatLine, ...] | None = None
        """What was said last, once somebody has asked for it."""
        self.talk = 0
        """How often something was said, so that nobody remembers what is out of date."""
        self.drawer: dict[object, Any] = {}
        """What was worked out for the present revision; emptied by every change."""
        self.told: dict[tuple[str, int], tuple[str, tuple[str, ...]]] = {}
        """Sentences of the log by language and event, which never change."""
        self._store = store
        self._limits = limits
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._stored_snapshot = max(match.snapshots, default=0)

    @property
    def id(self) -> str:
        return self.match.header.match

    @property
    def writing(self) -> bool:
        """Whether something is on its way to the disk just now."""
        return self._lock.locked()

    def seen(self, viewer: Side) -> MatchView:
        """The present moment for one viewer, worked out once a revision."""
        kept = self.drawer.get(viewer)
        if not isinstance(kept, MatchView):
            kept = self.drawer[viewer] = self.match.view(viewer)
        return kept

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
                self.drawer.clear()
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
                card=self.encoded_card(updated=entry.at),
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

    def succeed(self, earlier: "Table") -> None:
        """Take over whoever sat at a table that had to be laid anew."""
        self._listeners |= earlier._listeners
        self.present = earlier.present
        self.thinking = earlier.thinking
        earlier.broken = True

    @property
    def watched(self) -> bool:
        return bool(self._listeners)

    def announce(self) -> None:
        """Tell every listener that something has changed; each fetches its own filtered view."""
        for listener in tuple(self._listeners):
            listener()

    def heard(self) -> None:
        """Something was said: whoever shows it must read it again."""
        self.talk += 1
        self.chat = None
        self.announce()

    def true_revision(self, viewer: Side, revision: int) -> int:
        """The last revision of the log that belongs to a revision as this viewer counts."""
        known = -1
        found = None
        for record in self.match.records:
            known += record.known_to(viewer)
            if known == revision:
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
                present=self.present[seat.side] > 0,
            )
            for seat in self.seats.values()
        )

    def true_card(self, *, updated: int) -> TrueCard:
        """The match as lists show it."""
        match = self.match
        deciders = tuple(each.side for each in match.ruleset.decisions(match.state))
        # Turn and phase are the same for everybody, and whoever decides is looking on anyway.
        look = deciders and self.watched
        view = self.seen(deciders[0]).view if look else match.ruleset.view(match.state, SPECTATOR)
        card = MatchCard(
            match=self.id,
            game=match.header.game,
            scenario=match.header.scenario,
            mode=self.mode,
            turn=view.turn,
            turns=view.turns,
            turn_label=view.turn_label,
            phase=view.phase,
            deciders=tuple(each.side for each in match.decisions(SPECTATOR)),
            updated=updated,
            finished=match.over,
            seats=tuple(msgspec.structs.replace(each, present=False) for each in self.seat_cards()),
            outcome=match.outcome,
        )
        return TrueCard(card=card, deciders=deciders)

    def encoded_card(self, *, updated: int) -> bytes:
        return msgspec.json.encode(self.true_card(updated=updated))

    def computers_to_move(self) -> tuple[Side, ...]:
        """The computer seats that have a decision to make and are not yet thinking."""
        found = []
        for decision in self.match.ruleset.decisions(self.match.state):
            seat = self.seats.get(decision.side)
            if seat is not None and seat.kind == "computer" and decision.side not in self.thinking:
                found.append(decision.side)
        return tuple(found)
