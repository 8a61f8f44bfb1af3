"""What handlers read from a request."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import FromPath

from grognard.server import library
from grognard.server.identity import Caller
from grognard.server.service import Service
from grognard.server.table import Table

Connection = ASGIConnection[Any, Any, Any, State]
WebRequest = Request[Any, Any, State]
MatchId = FromPath[str]
GameId = FromPath[str]


def service_of(connection: Connection) -> Service:
    """The service behind this application."""
    found = connection.app.state.service
    if not isinstance(found, Service):
        raise RuntimeError("the application was started without its service")
    return found


def token_of(connection: Connection) -> str:
    """The seat token of a request, if it has one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def language_of(connection: Connection) -> str:
    """The language in which the caller wants to be spoken to."""
    return library.negotiated(connection.headers.get("accept-language"))


async def seat_of(request: WebRequest, match: str) -> tuple[Table, Caller]:
    """The table and the caller's place at it; refusals from here on use the game's own words."""
    table, caller = await service_of(request).seated(match, token_of(request))
    request.scope.setdefault("state", {})["game"] = table.match.header.game
    return table, caller
