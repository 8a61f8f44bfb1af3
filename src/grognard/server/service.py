"""Everything a request handler needs, in one place."""

from typing import Any

import msgspec

from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side
from grognard.server import library, presenter
from grognard.server.computer import Computers
from grognard.server.config import ServerConfig
from grognard.server.hall import Hall
from grognard.server.identity import Caller, token_key
from grognard.server.limits import Sockets
from grognard.server.storage.store import ChatLine, Store
from grognard.server.table import Reload, Table
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


class Service:
    """The uses of the server, behind whatever transport carries them."""

    def __init__(self, store: Store, config: ServerConfig) -> None:
        self.config = config
        self.store = store
        self.hall = Hall(store, config)
        self.computers = Computers(self.hall, config.workers)
        self.sockets = Sockets(config.limits)

    # --- matches -------------------------------------------------------------------------------

    async def open(self, wish: NewMatch) -> Created:
        created = await self.hall.open(wish)
        self.computers.wake(await self.hall.table(created.match))
        return created

    async def seated(self, match_id: str, token: str) -> tuple[Table, Caller]:
        """The table of a match, and what the holder of the token may do at it."""
        caller = await self.hall.caller(match_id, token)
        return await self.hall.table(match_id), caller

    async def submit(self, match_id: str, token: str, wish: Submission) -> AcceptedAnswer:
        """Take an action; a table that was overtaken is laid anew and tried once more."""
        for last in (False, True):
            table, caller = await self.seated(match_id, token)
            try:
                accepted = await table.submit(
                    caller, wish.side, wish.revision, wish.action, wish.client_id
                )
            except Reload:
                if last:
                    raise
                continue
            self.computers.wake(table)
            return AcceptedAnswer(revision=accepted.revision, repeated=accepted.repeated)
        raise Reload(match_id)

    async def command(self, match_id: str, token: str, kind: str, wish: Command) -> AcceptedAnswer:
        """Undo, redo or restart."""
        for last in (False, True):
            table, caller = await self.seated(match_id, token)
            try:
                accepted = await table.command(
                    caller, kind, wish.side, wish.revision, wish.client_id
                )
            except Reload:
                if last:
                    raise
                continue
            return AcceptedAnswer(revision=accepted.revision, repeated=accepted.repeated)
        raise Reload(match_id)

    async def snapshot(
        self, match_id: str, token: str, language: str, viewer: Side | None = None
    ) -> Snapshot:
        table, caller = await self.seated(match_id, token)
        return await self.snapshot_of(table, caller, language, viewer)

    async def snapshot_of(
        self, table: Table, caller: Caller, language: str, viewer: Side | None
    ) -> Snapshot:
        """The present moment, with the chat if the caller sits at the table."""
        chat = await self.store.chat(table.id) if caller.role == "seat" else []
        seen_as = viewpoint(table, caller, viewer)
        return presenter.snapshot(table, caller, seen_as, language, chat=tuple(chat))

    async def cards(self, tokens: tuple[str, ...]) -> list[MatchCard]:
        """The matches in which these tokens hold a seat or a place to watch."""
        callers = await self.store.callers([token_key(token) for token in tokens])
        by_match = {caller.match: caller for caller in callers}
        cards = []
        for stored in await self.store.matches(list(by_match)):
            card = msgspec.json.decode(stored.card, type=MatchCard)
            yours = by_match[stored.id].sides
            cards.append(
                msgspec.structs.replace(
                    card,
                    updated=stored.updated,
                    yours=yours,
                    your_turn=any(side in card.deciders for side in yours),
                )
            )
        return cards

    async def public_cards(self, limit: int) -> list[MatchCard]:
        """Matches that anybody may watch, newest first."""
        return [
            msgspec.structs.replace(
                msgspec.json.decode(stored.card, type=MatchCard), updated=stored.updated
            )
            for stored in await self.store.public_matches(limit)
        ]

    async def say(self, match_id: str, token: str, text: str) -> ChatLine:
        """Say something to the table; only who sits at it may."""
        table, caller = await self.seated(match_id, token)
        if caller.role != "seat":
            raise Illegal("NOT_YOUR_SEAT", "T-SEAT", side="", yours=())
        words = text.strip()
        most = self.config.limits.chat_characters
        if not words or len(words) > most:
            raise Illegal("CHAT_LENGTH", "T-LIMITS", most=most)
        line = await self.store.say(match_id, caller.viewer(), words)
        table.announce()
        return line

    async def note_game(self, scope: Any, match_id: str) -> None:
        """Remember which game a request is about, so that its refusals use that game's words."""
        table = await self.hall.table(match_id)
        scope.setdefault("state", {})["game"] = table.match.header.game

    async def replace_seat(self, match_id: str, token: str, side: Side, wish: SeatWish) -> Table:
        """Let somebody else, or a computer, take a seat the caller may give away."""
        table, caller = await self.seated(match_id, token)
        await self.hall.reseat(table, caller, side, wish)
        self.computers.wake(table)
        return table

    async def wake_all(self) -> None:
        """After a start: let computers go on wherever it is their turn."""
        for stored in await self.store.unfinished_matches():
            seats = await self.store.seats(stored.id)
            if stored.game in library.games() and any(seat.kind == "computer" for seat in seats):
                self.computers.wake(await self.hall.table(stored.id))


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
