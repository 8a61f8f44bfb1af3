"""Everything a request handler needs, in one place."""

import asyncio

import msgspec
import structlog

from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side
from grognard.memory import settle
from grognard.server import library, presenter
from grognard.server.computer import Computers
from grognard.server.config import ServerConfig
from grognard.server.hall import Hall
from grognard.server.identity import Caller, token_key
from grognard.server.limits import Sockets
from grognard.server.mapping import Maps
from grognard.server.storage.notices import Listening, Notice
from grognard.server.storage.store import ChatLine, Store, StoredMatch, StoredNote
from grognard.server.table import Reload, Table, TrueCard
from grognard.server.wire import (
    AcceptedAnswer,
    Command,
    Created,
    MatchCard,
    NewMatch,
    SeatWish,
    Snapshot,
    Submission,
)

log = structlog.get_logger()

TIDY_SECONDS = 30.0
TRIES = 3


class Service:
    """The uses of the server, behind whatever transport carries them."""

    def __init__(self, store: Store, config: ServerConfig) -> None:
        self.config = config
        self.store = store
        self.hall = Hall(store, config)
        self.listening = Listening(store.database, self._heard, self._missed)
        self.computers = Computers(self.hall, self.listening, config.workers, config.patience)
        self.sockets = Sockets(config.limits)
        self.maps = Maps()

    # --- matches -------------------------------------------------------------------------------

    async def open(self, wish: NewMatch) -> Created:
        created = await self.hall.open(wish)
        self.computers.wake(await self.hall.table(created.match))
        return created

    async def seated(self, match_id: str, token: str) -> tuple[Table, Caller]:
        """The table of a match, and what the holder of the token may do at it."""
        caller = await self.hall.caller(match_id, token)
        return await self.hall.table(match_id), caller

    async def submit(self, caller: Caller, wish: Submission) -> AcceptedAnswer:
        """Take an action; a table that was overtaken is laid anew and tried again."""
        for _ in range(TRIES):
            table = await self.hall.table(caller.match)
            try:
                accepted = await table.submit(
                    caller, wish.side, wish.revision, wish.action, wish.client_id
                )
            except Reload:
                continue
            self.computers.wake(table)
            return AcceptedAnswer(revision=accepted.revision, repeated=accepted.repeated)
        raise Reload(caller.match)

    async def command(self, caller: Caller, kind: str, wish: Command) -> AcceptedAnswer:
        """Undo, redo or restart."""
        for _ in range(TRIES):
            table = await self.hall.table(caller.match)
            try:
                accepted = await table.command(
                    caller, kind, wish.side, wish.revision, wish.client_id
                )
            except Reload:
                continue
            self.computers.wake(table)
            return AcceptedAnswer(revision=accepted.revision, repeated=accepted.repeated)
        raise Reload(caller.match)

    async def snapshot(
        self, table: Table, caller: Caller, language: str, viewer: Side | None
    ) -> Snapshot:
        """The present moment, with the chat if the caller sits at the table."""
        chat = await self._chat(table) if caller.role == "seat" else ()
        seen_as = viewpoint(table, caller, viewer)
        return presenter.snapshot(table, caller, seen_as, language, chat=chat)

    async def _chat(self, table: Table) -> tuple[ChatLine, ...]:
        """What was said last, read once and then remembered."""
        while table.chat is None:
            talk = table.talk
            found = tuple(await self.store.chat(table.id))
            if talk == table.talk:
                table.chat = found
        return table.chat

    async def moment(
        self, table: Table, caller: Caller, language: str, viewer: Side | None, revision: int
    ) -> Snapshot:
        """A past moment; once the match is over, through anybody's eyes or with all cards open."""
        if table.match.over and viewer == presenter.EVERYBODY:
            last = table.match.revision
            if not 0 <= revision <= last:
                raise Illegal("NO_SUCH_REVISION", "K-REVISION", given=revision, current=last)
            await self.hall.remember(table, revision)
            return presenter.open_moment(table, caller, language, revision)
        seen_as = viewpoint(table, caller, viewer)
        if table.match.over and viewer in table.match.ruleset.info.sides:
            seen_as = viewer
        await self.hall.remember(table, table.true_revision(seen_as, revision))
        return presenter.moment(table, caller, seen_as, language, revision)

    # --- lists ---------------------------------------------------------------------------------

    async def cards(self, tokens: tuple[str, ...]) -> list[MatchCard]:
        """The matches in which these tokens hold a seat or a place to watch."""
        most = self.config.limits.tokens
        if len(tokens) > most:
            raise Illegal("TOO_LARGE", "T-LIMITS", most=most)
        found = await self.store.callers([token_key(token) for token in tokens])
        by_match: dict[str, Caller] = {}
        for caller in found:
            known = by_match.setdefault(caller.match, caller)
            sides = tuple(dict.fromkeys((*known.sides, *caller.sides)))
            by_match[caller.match] = msgspec.structs.replace(known, sides=sides)
        return [
            _card(stored).shown_to(by_match[stored.id], updated=stored.updated)
            for stored in await self.store.matches(list(by_match))
        ]

    async def public_cards(self, limit: int) -> list[MatchCard]:
        """Matches that anybody may watch, newest first."""
        return [
            _card(stored).shown_to(Caller(match=stored.id, role="watch"), updated=stored.updated)
            for stored in await self.store.public_matches(limit)
        ]

    # --- people --------------------------------------------------------------------------------

    async def say(self, table: Table, caller: Caller, text: str) -> ChatLine:
        """Say something to the table; only who sits at it may."""
        limits = self.config.limits
        if caller.role != "seat":
            raise Illegal("NOT_YOUR_SEAT", "T-SEAT", side="", yours=())
        words = text.strip()
        if not words or len(words) > limits.chat_characters:
            raise Illegal("CHAT_LENGTH", "T-LIMITS", most=limits.chat_characters)
        if "\x00" in words:
            raise Illegal("MALFORMED", "K-SHAPE", problem="a zero character", path="$.text")
        if await self.store.count_chat(table.id) >= limits.chat_lines:
            raise Illegal("CHAT_FULL", "T-LIMITS", most=limits.chat_lines)
        line = await self.store.say(table.id, caller.viewer(), words)
        table.heard()
        return line

    async def note(self, table: Table, caller: Caller, side: Side) -> StoredNote:
        """What a seat has noted for itself; nobody else may read it."""
        _require_seat(caller, side)
        return await self.store.note(table.id, side)

    async def write_note(self, table: Table, caller: Caller, side: Side, text: str) -> StoredNote:
        """Keep what a seat notes for itself."""
        _require_seat(caller, side)
        most = self.config.limits.note_characters
        if len(text) > most:
            raise Illegal("NOTE_LENGTH", "T-LIMITS", most=most)
        if "\x00" in text:
            raise Illegal("MALFORMED", "K-SHAPE", problem="a zero character", path="$.text")
        return await self.store.write_note(table.id, side, text)

    async def replace_seat(self, table: Table, caller: Caller, side: Side, wish: SeatWish) -> None:
        """Let somebody else, or a computer, take a seat the caller may give away."""
        await self.hall.reseat(table, caller, side, wish)
        self.computers.rouse(table, side)

    # --- other servers -------------------------------------------------------------------------

    def _heard(self, notice: Notice) -> None:
        """Another server has changed a match; whoever looks at it here is shown so at once."""
        if notice.origin == self.store.origin:
            return
        if notice.subject == "seats":
            self.hall.forget_callers(notice.match)
        table = self.hall.tables.get(notice.match)
        if table is None:
            return
        if notice.subject == "chat":
            table.heard()
            return
        if notice.subject == "seats":
            table.behind = True
        table.announce()

    def _missed(self) -> None:
        """The line was down: other servers may have changed anything."""
        self.hall.forget_callers()
        for table in self.hall.tables.values():
            table.behind = True
            table.heard()

    # --- housekeeping --------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Runs as long as the server: gets things ready, then tidies up from time to time."""
        await self._wake_all()
        if self.config.warm:
            await self._warm_up()
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.hall.clear()
            if self.store.shared:
                # A server may have died while it was thinking for a computer.
                await self._wake_all()

    async def _wake_all(self) -> None:
        """After a start: let computers go on wherever it is their turn."""
        for stored in await self.store.unfinished_matches():
            if stored.game not in library.games():
                continue
            waiting = _card(stored)
            computers = {seat.side for seat in waiting.card.seats if seat.kind == "computer"}
            if computers & set(waiting.deciders):
                self.computers.wake(await self.hall.table(stored.id))

    async def _warm_up(self) -> None:
        """Load every game and draw its map before somebody waits for it."""
        for game in library.games():
            await asyncio.to_thread(library.prepare, game)
        for game in library.games():
            await self.maps.picture(game)
        settle()
        await self.computers.warm_up(library.games())
        log.info("warm", games=library.games())


def _card(stored: StoredMatch) -> TrueCard:
    return msgspec.json.decode(stored.card, type=TrueCard)


def viewpoint(table: Table, caller: Caller, wanted: Side | None) -> Side:
    """Whose eyes the caller looks through.

    Who plays several sides sees with the eyes of the side that must decide, unless he asks for
    another of his own; so two people at one screen see what the one whose turn it is may see.
    """
    if wanted is None and len(caller.sides) > 1:
        for decision in table.match.ruleset.decisions(table.match.state):
            if decision.side in caller.sides:
                return decision.side
    return caller.viewer(wanted)


def _require_seat(caller: Caller, side: Side) -> None:
    if not caller.may_play(side):
        raise Illegal("NOT_YOUR_SEAT", "T-SEAT", side=side, yours=caller.sides)
