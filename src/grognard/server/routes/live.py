"""The live connection: whoever is at a table is told of every change, through his own eyes."""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from grognard.kernel.codec import malformed
from grognard.kernel.illegal import Illegal
from grognard.server import library
from grognard.server.changes import Push, change_between
from grognard.server.errors import problem
from grognard.server.identity import Caller
from grognard.server.service import Service
from grognard.server.storage.store import NoSuchMatch
from grognard.server.table import Table
from grognard.server.wire import Hello, Snapshot

log = structlog.get_logger()

GREETING_SECONDS = 10.0
MOST_MESSAGE = 4096
MOST_WORDS = 100
"""Messages after the greeting; who goes on talking is not one of our clients."""

REFUSED = 4400
BUSY = 4429

Socket = WebSocket[Any, Any, State]


@websocket("/api/matches/{match:str}/live")
async def live(socket: Socket, match: FromPath[str]) -> None:
    """Snapshots of one match as they come."""
    service: Service = socket.app.state.service
    await socket.accept()
    if not service.sockets.enter(socket):
        await socket.close(code=BUSY, reason="too many connections")
        return
    try:
        await _serve(socket, service, match)
    except WebSocketDisconnect:
        return
    finally:
        service.sockets.leave(socket)


async def _serve(socket: Socket, service: Service, match: str) -> None:
    language = library.negotiated(socket.headers.get("accept-language"))
    try:
        hello = await asyncio.wait_for(_hello(socket), GREETING_SECONDS)
        language = hello.language or language
        table, caller = await service.seated(match, hello.token)
    except NoSuchMatch:
        await _refuse(socket, Illegal("NO_SUCH_MATCH", "T-MATCH"), language)
    except TimeoutError:
        await _refuse(socket, malformed("no greeting"), language)
    except Illegal as illegal:
        await _refuse(socket, illegal, language)
    else:
        await _attend(socket, service, table, caller, hello, language)


async def _refuse(socket: Socket, illegal: Illegal, language: str) -> None:
    await _send(socket, Push(type="problem", problem=problem(illegal, language)))
    await socket.close(code=REFUSED, reason=illegal.code)


async def _hello(socket: Socket) -> Hello:
    text = await socket.receive_text()
    if len(text) > MOST_MESSAGE:
        raise malformed(f"a greeting has at most {MOST_MESSAGE} characters")
    try:
        return msgspec.json.decode(text, type=Hello)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise malformed(str(error)) from error


async def _attend(
    socket: Socket,
    service: Service,
    table: Table,
    caller: Caller,
    hello: Hello,
    language: str,
) -> None:
    told: Snapshot | None = None
    changed = asyncio.Event()
    changed.set()
    listener = changed.set
    table.listen(listener)
    arrived = caller
    _arrive(table, arrived, 1)
    reader = asyncio.create_task(_read(socket))
    try:
        while True:
            waiting = asyncio.create_task(changed.wait())
            await asyncio.wait({waiting, reader}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if reader.done():
                if reader.exception() is None:
                    await socket.close(code=REFUSED, reason="too many words")
                break
            changed.clear()
            current = await service.hall.table(table.id)
            if current is not table:
                table.leave(listener)
                table = current
                table.listen(listener)
            if hello.token:
                # Who took over a computer's seat meanwhile holds one more.
                caller = await service.hall.caller(table.id, hello.token)
            snapshot = await service.snapshot(table, caller, language, hello.viewer)
            push = _news(told, snapshot)
            if push is not None:
                await _send(socket, push)
            if hello.changes:
                told = snapshot
    finally:
        reader.cancel()
        table.leave(listener)
        _arrive(table, arrived, -1)


def _news(told: Snapshot | None, snapshot: Snapshot) -> Push | None:
    """A whole snapshot for who knows nothing or looks with other eyes; otherwise what is new."""
    if told is None or told.viewer != snapshot.viewer:
        return Push(type="snapshot", snapshot=snapshot)
    change = change_between(told, snapshot)
    return Push(type="change", change=change) if change else None


def _arrive(table: Table, caller: Caller, change: int) -> None:
    for side in caller.sides:
        table.present[side] += change
    if caller.sides:
        table.announce()


async def _read(socket: Socket) -> None:
    """Clients say nothing after their greeting; reading only notices that they have gone."""
    for _ in range(MOST_WORDS):
        await socket.receive_text()


async def _send(socket: Socket, push: Push) -> None:
    await socket.send_text(msgspec.json.encode(push).decode())
