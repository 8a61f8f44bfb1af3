"""Taking in a match file from outside: verified by replay before it gets a table."""

import asyncio

from grognard.kernel.illegal import Illegal
from grognard.kernel.matchfile import import_match, read_wire
from grognard.server import library
from grognard.server.hall import Hall
from grognard.server.wire import Created


async def take_in(hall: Hall, data: bytes) -> Created:
    """A sandbox that holds the imported match, to be replayed, studied and continued.

    It keeps nobody's seats: a file proves what was played, not who may go on playing.
    """
    game = read_wire(data).header.game
    if game not in library.games():
        raise Illegal("NO_SUCH_GAME", "T-GAME", game=game, known=library.games())
    # Replaying a long match takes seconds, in which the others want to go on playing.
    match = await asyncio.to_thread(import_match, library.ruleset(game), data)
    return await hall.sandbox_of(match)
