"""Is the server well, and what is it doing?"""

import msgspec
from litestar import Response, get
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from grognard.server import library
from grognard.server.routes.context import WebRequest, service_of
from grognard.server.version import program_version


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server's own opinion of itself."""

    status: str
    version: str
    games: tuple[str, ...]
    database: str


@get("/healthz", summary="Is the server well?")
async def health(request: WebRequest) -> Response[Health]:
    """Well means that the database answers."""
    service = service_of(request)
    try:
        await service.store.ping()
        database = "ok"
    except (OSError, SQLAlchemyError) as error:
        database = type(error).__name__
    well = database == "ok"
    body = Health(
        status="ok" if well else "unwell",
        version=program_version(),
        games=library.games(),
        database=database,
    )
    return Response(body, status_code=200 if well else 503)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain")
async def metrics(request: WebRequest) -> Response[bytes]:
    """Requests, times, tables and connections."""
    service = service_of(request)
    figures = request.app.state.metrics
    figures.sockets.set(service.sockets.open)
    figures.tables.set(len(service.hall.tables))
    figures.matches.set(await service.store.count_unfinished())
    return Response(
        generate_latest(figures.registry), media_type="text/plain; version=0.0.4; charset=utf-8"
    )
