"""How long it takes to lay the table of a long match: what somebody waits who comes back to it."""

import tempfile
import time
from pathlib import Path
from random import Random

import msgspec

from grognard.kernel.codec import Codec
from grognard.server import library
from grognard.server.config import ServerConfig
from grognard.server.hall import Hall
from grognard.server.identity import Caller
from grognard.server.load import Times
from grognard.server.storage.engine import migrate, open_database
from grognard.server.storage.store import Store
from grognard.server.table import Table
from grognard.server.wire import NewMatch

ACTIONS = 1000
TAKEN_BACK = 0.25


class Laying(msgspec.Struct, frozen=True, kw_only=True):
    """One game's figures: the time to lay the table from disk, and to show it after that."""

    game: str
    actions: int
    laid: Times
    shown: Times


async def measure_laying(game: str, *, actions: int = ACTIONS, repeats: int = 10) -> Laying:
    """Play a match of this many actions at random, then come back to it again and again.

    One action in four is taken back where that is possible, as people do.
    """
    library.prepare(game)
    with tempfile.TemporaryDirectory(prefix="grognard-bench-") as folder:
        database = open_database(f"sqlite:///{Path(folder) / 'matches.sqlite3'}")
        try:
            await migrate(database)
            config = ServerConfig(database_url="")
            hall = Hall(Store(database), config)
            table = await _long_match(hall, game, actions)
            laid, shown = [], []
            for _ in range(repeats):
                fresh = Hall(Store(database), config)
                began = time.perf_counter()
                again = await fresh.table(table.id)
                laid.append(time.perf_counter() - began)
                began = time.perf_counter()
                for viewer in again.match.ruleset.info.sides:
                    msgspec.json.encode(again.seen(viewer))
                shown.append(time.perf_counter() - began)
            return Laying(
                game=game,
                actions=table.match.revision,
                laid=Times.of(laid),
                shown=Times.of(shown),
            )
        finally:
            await database.close()


async def _long_match(hall: Hall, game: str, actions: int) -> Table:
    """A match with this many entries in its log."""
    created = await hall.open(NewMatch(game=game))
    table = await hall.table(created.match)
    match, codec = table.match, Codec(table.match.ruleset)
    caller = Caller(match=table.id, role="seat", sides=match.ruleset.info.sides, owner=True)
    random = Random(1)
    while match.revision < actions and not match.over:
        side = match.ruleset.decisions(match.state)[0].side
        choices = match.choices(side)
        choice = codec.encode_action(choices[random.randrange(len(choices))])
        if msgspec.json.decode(choice)["verb"] == "resign":
            continue
        client = f"n{match.revision}"
        await table.submit(
            caller, side, match.revision_for(side), msgspec.json.decode(choice), client
        )
        if random.random() < TAKEN_BACK and match.may_undo(side):
            await table.command(caller, "undo", side, match.revision_for(side), f"u{client}")
    return table
