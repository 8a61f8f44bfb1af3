"""The live connection: whoever is at a table is told of every change, through his own eyes."""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side
from grognard.server import library
from grognard.server.errors import problem
from grognard.server.identity import Caller
from grognard.server.service import Service
from grognard.server.storage.store import NoSuchMatch
from grognard.server.table import Table
from grognard.server.wire import Hello, Push

log = structlog.get_logger()

GREETING_SECONDS = 10.0
HEARTBEAT_SECONDS = 20.0
MOST_MESSAGE = 4096

REFUSED = 4400
BUSY = 4429

Socket = WebSocket[Any, Any, State]


@websocket("/api/matches/{match:str}/live")
async def live(socket: Socket, match: str) -> None:
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
        table, caller = await service.seated(match, hello.token)
    except (Illegal, NoSuchMatch, TimeoutError, msgspec.MsgspecError) as error:
        illegal = error if isinstance(error, Illegal) else Illegal("NO_SUCH_MATCH", "T-MATCH")
        refused = problem(illegal, hello_language(language))
        await _send(socket, Push(type="problem", problem=refused))
        await socket.close(code=REFUSED, reason=illegal.code)
        return
    await _attend(socket, service, table, caller, hello, language)


def hello_language(language: str) -> str:
    """The language of refusals before a game is known."""
    return language


async def _hello(socket: Socket) -> Hello:
    text = await socket.receive_text()
    if len(text) > MOST_MESSAGE:
        raise Illegal("TOO_LARGE", "K-SHAPE")
    return msgspec.json.decode(text, type=Hello)


async def _attend(
    socket: Socket,
    service: Service,
    table: Table,
    caller: Caller,
    hello: Hello,
    language: str,
) -> None:
    changed = asyncio.Event()
    changed.set()
    language = hello.language or language
    listener = changed.set
    table.listen(listener)
    _arrive(table, caller, 1)
    reader = asyncio.create_task(_read(socket))
    try:
        while not reader.done():
            waiting = asyncio.create_task(changed.wait())
            await asyncio.wait(
                {waiting, reader}, timeout=HEARTBEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            waiting.cancel()
            if not changed.is_set():
                continue
            changed.clear()
            current = await service.hall.table(table.id)
            if current is not table:
                table.leave(listener)
                table = current
                table.listen(listener)
            await _send_snapshot(socket, service, table, caller, hello.viewer, language)
    finally:
        reader.cancel()
        table.leave(listener)
        _arrive(table, caller, -1)


def _arrive(table: Table, caller: Caller, change: int) -> None:
    for side in caller.sides:
        table.present[side] = table.present.get(side, 0) + change
    if caller.sides:
        table.announce()


async def _read(socket: Socket) -> None:
    """Clients say nothing after their greeting; reading only notices that they have gone."""
    while True:
        await socket.receive_text()


async def _send_snapshot(
    socket: Socket,
    service: Service,
    table: Table,
    caller: Caller,
    viewer: Side | None,
    language: str,
) -> None:
    snapshot = await service.snapshot_of(table, caller, language, viewer)
    await _send(socket, Push(type="snapshot", snapshot=snapshot))


async def _send(socket: Socket, push: Push) -> None:
    await socket.send_text(msgspec.json.encode(push).decode())
