"""Watching the traffic: rates are limited, requests are counted, timed and logged."""

import time

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from grognard.kernel.illegal import Refusal
from grognard.server import library
from grognard.server.config import Limits
from grognard.server.errors import problem
from grognard.server.limits import Rate
from grognard.server.wire import ErrorAnswer

log = structlog.get_logger()

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "grognard_requests", "Answered requests", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "grognard_request_seconds",
            "Time to answer",
            ["method"],
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.sockets = Gauge("grognard_sockets", "Live connections", registry=self.registry)
        self.tables = Gauge("grognard_tables", "Tables in memory", registry=self.registry)
        self.matches = Gauge("grognard_matches", "Unfinished matches", registry=self.registry)


class Traffic:
    """Middleware: the first thing a request meets."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._metrics = metrics
        per_minute = limits.requests_per_minute
        self._requests = Rate(per_minute / 60, burst=per_minute / 2)
        self._creations = Rate(
            limits.creations_per_hour / 3600, burst=limits.creations_per_hour / 4
        )

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] is not ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began = time.perf_counter()
            status = 500

            async def note(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                await send(message)

            try:
                if self._allowed(scope):
                    await app(scope, receive, note)
                else:
                    await _slow_down(scope, note)
            finally:
                self._note(scope, status, time.perf_counter() - began)

        return wrapped

    def _allowed(self, scope: Scope) -> bool:
        headers = dict(scope["headers"])
        client = scope.get("client")
        address = client[0] if client else "local"
        caller = headers.get(b"authorization", b"").decode("latin-1") or address
        if not self._requests.take(caller):
            return False
        creating = scope.get("method") == "POST" and scope["path"].rstrip("/") in (
            "/api/matches",
            "/api/matches/import",
        )
        return not creating or self._creations.take(address)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = str(scope.get("method", ""))
        self._metrics.requests.labels(method, str(status)).inc()
        self._metrics.seconds.labels(method).observe(seconds)
        if scope["path"].startswith("/api/"):
            log.info(
                "request",
                method=method,
                path=scope["path"],
                status=status,
                ms=round(seconds * 1000, 1),
            )


async def _slow_down(scope: Scope, send: Send) -> None:
    headers = dict(scope["headers"])
    language = library.negotiated(headers.get(b"accept-language", b"").decode("latin-1"))
    refusal = Refusal(code="SLOW_DOWN", rule="T-LIMITS")
    body = msgspec.json.encode(ErrorAnswer(error=problem(refusal, language)))
    await send(
        {
            "type": "http.response.start",
            "status": 429,
            "headers": [(b"content-type", b"application/json"), (b"retry-after", b"5")],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
