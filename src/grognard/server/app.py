"""The application: everything wired together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import (
    ASGIApp,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Receive,
    Scope,
    Send,
)

from grognard.server import library
from grognard.server.config import ServerConfig
from grognard.server.errors import HANDLERS
from grognard.server.routes.asking import Asking
from grognard.server.routes.client import client
from grognard.server.routes.games import Games
from grognard.server.routes.health import health, metrics
from grognard.server.routes.live import live
from grognard.server.routes.matches import Matches
from grognard.server.security import safe_headers
from grognard.server.service import Service
from grognard.server.storage.engine import migrate, open_database
from grognard.server.storage.store import Store
from grognard.server.traffic import Metrics, Traffic
from grognard.server.version import program_version

log = structlog.get_logger()


class Application(Litestar):
    """Litestar with a door in front: what it does not route is watched and answered safely too."""

    __slots__ = ("_door",)

    def open_door(self, door: Callable[[ASGIApp], ASGIApp]) -> None:
        """Put something in front of everything."""
        self._door = door(super().__call__)

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self._door(scope, cast("Receive", receive), cast("Send", send))


def create_app(config: ServerConfig) -> Application:
    """A server for this configuration; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = open_database(config.database_url)
        await migrate(database)
        await asyncio.to_thread(library.open_shelf)
        service = Service(Store(database), config)
        app.state.service = service
        line = asyncio.create_task(service.listening.listen())
        house = asyncio.create_task(_keep_house(service))
        log.info("started", version=program_version(), database=database.name)
        try:
            yield
        finally:
            house.cancel()
            await service.computers.stop()
            line.cancel()
            await asyncio.gather(house, line, return_exceptions=True)
            await database.close()
            log.info("stopped")

    figures = Metrics()
    app = Application(
        route_handlers=[Games, Matches, Asking, live, health, metrics, client],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=config.limits.request_bytes,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=4
        ),
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version=program_version(),
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    traffic = Traffic(config.limits, figures)
    app.open_door(lambda inner: safe_headers(traffic.watch(inner)))
    app.state.metrics = figures
    return app


async def _keep_house(service: Service) -> None:
    try:
        await service.keep_house()
    except Exception as error:
        # The table can be used without its housekeeper, but somebody should know.
        log.error("housekeeping_failed", exc_info=error)
