"""The application: everything wired together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

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
from grognard.server.storage.engine import migrate, open_engine
from grognard.server.storage.store import Store
from grognard.server.traffic import Metrics, Traffic
from grognard.server.version import program_version

log = structlog.get_logger()


def create_app(config: ServerConfig) -> Litestar:
    """A server for this configuration; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        engine = open_engine(config.database_url)
        await migrate(engine)
        service = Service(Store(engine), config)
        app.state.service = service
        await service.wake_all()
        log.info("started", version=program_version(), database=engine.dialect.name)
        try:
            yield
        finally:
            service.computers.stop()
            await engine.dispose()
            log.info("stopped")

    figures = Metrics()
    app = Litestar(
        route_handlers=[Games, Matches, Asking, live, health, metrics, client],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        middleware=[Traffic(config.limits, figures), safe_headers],
        request_max_body_size=config.limits.request_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version=program_version(),
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.state.metrics = figures
    return app
