"""The hall: every table that is in use, laid from the database when somebody comes to it."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from grognard.kernel.codec import Codec
from grognard.kernel.dice import SECRET_BYTES, CommittedDice, MatchDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.log import Record
from grognard.kernel.match import Match
from grognard.kernel.records import Side
from grognard.players.levels import LEVELS
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

MOST_NAME = 80
MOST_CALLERS = 20_000


class Hall:
    """Opens matches and keeps their tables; a table nobody uses may be cleared at any time."""

    def __init__(self, store: Store, config: ServerConfig) -> None:
        self.store = store
        self.config = config
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self._laying: dict[str, asyncio.Lock] = {}
        self._callers: OrderedDict[str, Caller] = OrderedDict()
        """Holders of tokens who were here lately, by the keys of their tokens."""

    # --- opening -------------------------------------------------------------------------------

    async def open(self, wish: NewMatch) -> Created:
        """A new match from a scenario."""
        if wish.game not in library.games():
            raise Illegal("NO_SUCH_GAME", "T-GAME", game=wish.game, known=library.games())
        rules = library.ruleset(wish.game)
        scenario = wish.scenario or rules.info.scenarios[0].id
        seats = _seats(rules.info.sides, wish.seats, wish.mode)
        _require_own_side(wish.side, seats)
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
        return await self.install(
            match, secret, mode=wish.mode, seats=seats, own=wish.side, public=wish.public
        )

    async def install(
        self,
        match: Match[Any, Any],
        secret: bytes,
        *,
        mode: str,
        seats: Sequence[Seat],
        own: Side = "",
        public: bool = False,
    ) -> Created:
        """Store a match with fresh tokens and lay its table."""
        table = Table(match, mode=mode, seats=seats, store=self.store, limits=self.config.limits)
        created, tokens = _tokens(match.header.match, mode, seats, own)
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
                card=table.encoded_card(updated=at),
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

    async def fork(self, table: Table, caller: Caller, viewer: Side, revision: int) -> Created:
        """A sandbox that goes on from a moment as one viewer knows it.

        What he may not know of that moment is redrawn, so a sandbox teaches nothing; nothing is
        secret any more once the match is over, or from somebody who plays every side.
        """
        match = table.match
        wanted = table.true_revision(viewer, revision)
        await self.remember(table, wanted)
        state = match.state_at(wanted)
        if not match.over and not set(match.ruleset.info.sides) <= set(caller.sides):
            state = match.ruleset.scramble(state, viewer, Random(secrets.randbits(64)))
        return await self.sandbox(match, state)

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
        fresh = _seat(side, wish, wish.kind)
        earlier = dict(table.seats)
        table.seats[side] = fresh
        try:
            await self.store.set_seat(table.id, fresh, card=table.encoded_card(updated=now()))
        except BaseException:
            table.seats = earlier
            raise
        if wish.kind == "human" and caller.owner and not caller.may_play(side):
            await self.store.grant(table.id, caller, side)
            self.forget_callers(table.id)
        table.announce()

    # --- coming back ---------------------------------------------------------------------------

    async def table(self, match_id: str) -> Table:
        """The table of a match, laid from the database if it is not in use or out of date."""
        table = self.tables.get(match_id)
        if table is not None and not await self._outdated(table):
            self.tables.move_to_end(match_id)
            return table
        async with self._laying.setdefault(match_id, asyncio.Lock()):
            earlier = self.tables.get(match_id)
            if earlier is not None and not earlier.broken and not earlier.behind:
                return earlier
            table = await self._lay(match_id, earlier)
            if earlier is not None:
                table.succeed(earlier)
            self.tables[match_id] = table
            return table

    async def _outdated(self, table: Table) -> bool:
        """Whether the log on disk has gone on without this table, written by another server."""
        if self.store.shared and not table.broken and not table.writing:
            seen = table.match.revision
            stored = await self.store.revision(table.id)
            if stored != seen and table.match.revision == seen and not table.writing:
                table.behind = True
        return table.broken or table.behind

    async def _lay(self, match_id: str, earlier: Table | None) -> Table:
        stored = await self.store.match(match_id)
        rules = library.ruleset(stored.game)
        codec = Codec(rules)
        records: list[Record] = []
        snapshots: dict[int, Any] = {}
        if earlier is not None and not earlier.broken:
            # What was behind is right as far as it goes; only the rest has to be read.
            records, snapshots = list(earlier.match.records), dict(earlier.match.snapshots)
        entries = await self.store.entries(match_id, after=len(records) - 1)
        newest = await self.store.newest_snapshot(match_id)
        if newest is not None and newest[0] not in snapshots:
            snapshots[newest[0]] = codec.decode_state(newest[1])
        match = Match.resume(
            rules,
            codec.header(stored.header),
            [*records, *(codec.own_record(entry.body) for entry in entries)],
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

    async def remember(self, table: Table, revision: int) -> None:
        """Fetch the stored position nearest before a revision, so that it is reached quickly."""
        stored = await self.store.snapshot_before(table.id, revision)
        if stored is not None and stored[0] not in table.match.snapshots:
            table.match.snapshots[stored[0]] = table.match.codec.decode_state(stored[1])

    async def caller(self, match_id: str, token: str) -> Caller:
        """What the holder of a token may do in a match; without one he may only watch."""
        if token:
            caller = await self._holder(token_key(token))
            if caller is None or caller.match != match_id:
                raise Illegal("UNKNOWN_TOKEN", "T-SEAT")
            return caller
        stored = await self.store.match(match_id)
        if not stored.public:
            raise Illegal("PRIVATE_TABLE", "T-SEAT")
        return Caller(match=match_id, role="watch")

    async def _holder(self, key: str) -> Caller | None:
        """What the holder of a token may do; a token changes so rarely that it is remembered."""
        known = self._callers.get(key)
        if known is not None:
            self._callers.move_to_end(key)
            return known
        found = await self.store.callers([key])
        if not found:
            return None
        self._callers[key] = found[0]
        if len(self._callers) > MOST_CALLERS:
            self._callers.popitem(last=False)
        return found[0]

    def forget_callers(self, match_id: str | None = None) -> None:
        """What tokens allow has changed, in one match or perhaps anywhere."""
        for key, caller in tuple(self._callers.items()):
            if match_id in (None, caller.match):
                del self._callers[key]

    def clear(self) -> None:
        """Take away the tables that were not used for longest; they are on disk."""
        surplus = len(self.tables) - self.config.tables
        idle = [each for each in self.tables.values() if not each.watched and not each.thinking]
        for table in idle[: max(0, surplus)]:
            if not table.writing:
                del self.tables[table.id]
                self._laying.pop(table.id, None)


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
        seats.append(_seat(side, wish, "human" if mode in ("hotseat", "sandbox") else wish.kind))
    return seats


def _seat(side: Side, wish: SeatWish, kind: str) -> Seat:
    known = tuple(each.id for each in LEVELS)
    if wish.level and wish.level not in known:
        raise Illegal("UNKNOWN_LEVEL", "T-COMPUTER", level=wish.level[:80], known=known)
    if len(wish.name) > MOST_NAME:
        raise Illegal("NAME_LENGTH", "T-LIMITS", most=MOST_NAME)
    return Seat(side=side, kind=kind, level=wish.level, name=wish.name.strip())


def _require_own_side(side: Side, seats: Sequence[Seat]) -> None:
    """The creator can only take a side that exists and that he has not given to a computer."""
    if side and side not in (seat.side for seat in seats if seat.kind == "human"):
        known = tuple(seat.side for seat in seats if seat.kind == "human")
        raise Illegal("UNKNOWN_SIDE", "K-SIDE", side=side[:80], known=known)


def _tokens(
    match_id: str, mode: str, seats: Sequence[Seat], side: Side
) -> tuple[Created, list[StoredToken]]:
    """The creator's token, one invitation for each other human seat, and one to watch."""
    human = [seat.side for seat in seats if seat.kind == "human"]
    own = human if mode != "remote" else [side] if side else human[:1]
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
