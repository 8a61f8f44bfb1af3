"""What handlers read from a request."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from grognard.server import library
from grognard.server.service import Service

Connection = ASGIConnection[Any, Any, Any, State]
WebRequest = Request[Any, Any, State]


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
