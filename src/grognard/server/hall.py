"""The hall: every table that is in use, laid from the database when somebody comes to it."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from grognard.kernel.codec import Codec
from grognard.kernel.dice import SECRET_BYTES, CommittedDice, MatchDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Match
from grognard.kernel.records import Side, encode_state
from grognard.server import library
from grognard.server.config import ServerConfig
from grognard.server.identity import Caller, new_match_id, new_token, token_key
from grognard.server.sandbox import SandboxDice
from grognard.server.storage.store import (
    Seat,
    Store,
    StoredEntry,
    StoredMatch,
    StoredToken,
    now,
)
from grognard.server.table import Table
from grognard.server.wire import Created, NewMatch, SeatWish


class Hall:
    """Opens matches and keeps their tables; a table nobody uses may be cleared at any time."""

    def __init__(self, store: Store, config: ServerConfig) -> None:
        self.store = store
        self.config = config
        self.tables: dict[str, Table] = {}
        self._laying: dict[str, asyncio.Lock] = {}

    # --- opening -------------------------------------------------------------------------------

    async def open(self, wish: NewMatch) -> Created:
        """A new match from a scenario."""
        if wish.game not in library.games():
            raise Illegal("NO_SUCH_GAME", "T-GAME", game=wish.game, known=library.games())
        rules = library.ruleset(wish.game)
        scenario = wish.scenario or rules.info.scenarios[0].id
        match_id = new_match_id()
        secret, dice = _dice(wish.mode, match_id)
        match = Match.begin(
            rules,
            match_id=match_id,
            scenario=scenario,
            dice=dice,
            options=wish.options,
            snapshot_every=self.config.snapshot_every,
        )
        seats = _seats(rules.info.sides, wish.seats, wish.mode)
        return await self.install(match, secret, mode=wish.mode, seats=seats, public=wish.public)

    async def install(
        self,
        match: Match[Any, Any],
        secret: bytes,
        *,
        mode: str,
        seats: Sequence[Seat],
        public: bool = False,
    ) -> Created:
        """Store a match with fresh tokens and lay its table."""
        table = Table(match, mode=mode, seats=seats, store=self.store, limits=self.config.limits)
        created, tokens = _tokens(match.header.match, mode, seats)
        at = now()
        await self.store.create(
            StoredMatch(
                id=match.header.match,
                game=match.header.game,
                scenario=match.header.scenario,
                mode=mode,
                header=msgspec.json.encode(match.header, order="deterministic"),
                secret=secret,
                revision=match.revision,
                finished=match.over,
                public=public,
                card=msgspec.json.encode(table.card(updated=at)),
                created=at,
                updated=at,
            ),
            seats,
            tokens,
            [
                StoredEntry(
                    revision=record.revision,
                    body=match.codec.encode_record(record),
                    at=at,
                    client=None,
                )
                for record in match.records
            ],
        )
        self.tables[match.header.match] = table
        return created

    async def fork(self, table: Table, viewer: Side, revision: int) -> Created:
        """A sandbox that goes on from a moment as one viewer knows it.

        What he may not know of that moment is redrawn, so a sandbox teaches nothing.
        """
        match = table.match
        state = match.state_at(table.true_revision(viewer, revision))
        imagined = match.ruleset.scramble(state, viewer, Random(secrets.randbits(64)))
        if match.over:
            imagined = state
        return await self.sandbox(match, imagined)

    async def sandbox(self, match: Match[Any, Any], position: Any) -> Created:
        """A sandbox that starts from a position."""
        match_id = new_match_id()
        secret, dice = _dice("sandbox", match_id)
        fresh = Match.begin(
            match.ruleset,
            match_id=match_id,
            scenario=match.header.scenario,
            dice=dice,
            options=match.header.options,
            position=position,
            snapshot_every=self.config.snapshot_every,
        )
        seats = [Seat(side=side, kind="human") for side in match.ruleset.info.sides]
        return await self.install(fresh, secret, mode="sandbox", seats=seats)

    async def sandbox_of(self, match: Match[Any, Any]) -> Created:
        """A sandbox that goes on where a whole match stands, its history included."""
        match_id = new_match_id()
        secret, dice = _dice("sandbox", match_id)
        fresh = match.fork(match.revision, match_id=match_id, dice=dice)
        seats = [Seat(side=side, kind="human") for side in match.ruleset.info.sides]
        return await self.install(fresh, secret, mode="sandbox", seats=seats)

    async def reseat(self, table: Table, caller: Caller, side: Side, wish: SeatWish) -> None:
        """Change who sits on a side: the seat's holder may, and the match's owner for computers."""
        seat = table.seats.get(side)
        allowed = seat is not None and (
            caller.may_play(side) or (caller.owner and seat.kind == "computer")
        )
        if seat is None or not allowed:
            raise Illegal("NOT_YOUR_SEAT", "T-SEAT", side=side, yours=caller.sides)
        fresh = Seat(side=side, kind=wish.kind, level=wish.level[:32], name=wish.name.strip()[:80])
        await self.store.set_seat(table.id, fresh)
        if wish.kind == "human" and caller.owner and not caller.may_play(side):
            await self.store.grant(table.id, caller, side)
        table.seats[side] = fresh
        table.announce()

    # --- coming back ---------------------------------------------------------------------------

    async def table(self, match_id: str) -> Table:
        """The table of a match, laid from the database if it is not in use."""
        table = self.tables.get(match_id)
        if table is not None and not table.broken:
            return table
        async with self._laying.setdefault(match_id, asyncio.Lock()):
            table = self.tables.get(match_id)
            if table is None or table.broken:
                listeners = table.listeners if table is not None else frozenset()
                table = await self._lay(match_id)
                for listener in listeners:
                    table.listen(listener)
                self.tables[match_id] = table
            return table

    async def _lay(self, match_id: str) -> Table:
        stored = await self.store.match(match_id)
        rules = library.ruleset(stored.game)
        codec = Codec(rules)
        entries = await self.store.entries(match_id, after=-1)
        newest = await self.store.newest_snapshot(match_id)
        snapshots = {} if newest is None else {newest[0]: codec.decode_state(newest[1])}
        match = Match.resume(
            rules,
            codec.header(stored.header),
            [codec.decode_record(entry.body) for entry in entries],
            dice=_stored_dice(stored.mode, stored.secret, match_id),
            snapshots=snapshots,
            snapshot_every=self.config.snapshot_every,
        )
        return Table(
            match,
            mode=stored.mode,
            seats=await self.store.seats(match_id),
            store=self.store,
            limits=self.config.limits,
        )

    async def caller(self, match_id: str, token: str) -> Caller:
        """What the holder of a token may do in a match; without one he may only watch."""
        if token:
            for caller in await self.store.callers([token_key(token)]):
                if caller.match == match_id:
                    return caller
            raise Illegal("UNKNOWN_TOKEN", "T-SEAT")
        stored = await self.store.match(match_id)
        if not stored.public:
            raise Illegal("PRIVATE_TABLE", "T-SEAT")
        return Caller(match=match_id, role="watch")

    def clear(self, keep: int = 200) -> None:
        """Take unused tables away; they are on disk."""
        idle = [each for each in self.tables.values() if not each.watched and not each.thinking]
        for table in idle[: max(0, len(self.tables) - keep)]:
            self.tables.pop(table.id, None)
            self._laying.pop(table.id, None)


def encoded_state(match: Match[Any, Any]) -> bytes:
    """The true state, for the referee's own processes only."""
    return encode_state(match.state)


def _dice(mode: str, match_id: str) -> tuple[bytes, MatchDice]:
    secret = secrets.token_bytes(SECRET_BYTES)
    return secret, _stored_dice(mode, secret, match_id)


def _stored_dice(mode: str, secret: bytes, match_id: str) -> MatchDice:
    if mode == "sandbox":
        return SandboxDice(secret)
    return CommittedDice(secret, match_id)


def _seats(sides: Sequence[Side], wishes: Mapping[Side, SeatWish], mode: str) -> list[Seat]:
    unknown = tuple(side for side in wishes if side not in sides)
    if unknown:
        raise Illegal("UNKNOWN_SIDE", "K-SIDE", side=unknown[0], known=tuple(sides))
    seats = []
    for side in sides:
        wish = wishes.get(side, SeatWish())
        kind = "human" if mode in ("hotseat", "sandbox") else wish.kind
        seats.append(Seat(side=side, kind=kind, level=wish.level[:32], name=wish.name.strip()[:80]))
    return seats


def _tokens(match_id: str, mode: str, seats: Sequence[Seat]) -> tuple[Created, list[StoredToken]]:
    """The creator's token, one invitation for each other human seat, and one to watch."""
    human = [seat.side for seat in seats if seat.kind == "human"]
    own = human if mode != "remote" else human[:1]
    token, watch = new_token(), new_token()
    invites = {side: new_token() for side in human if side not in own}
    stored = [
        StoredToken(key=token_key(token), role="seat", sides=tuple(own), owner=True),
        StoredToken(key=token_key(watch), role="watch"),
        *(
            StoredToken(key=token_key(each), role="seat", sides=(side,))
            for side, each in invites.items()
        ),
    ]
    return Created(match=match_id, token=token, invites=invites, watch=watch), stored
