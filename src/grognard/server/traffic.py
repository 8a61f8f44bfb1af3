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

TOO_MANY = 4429

METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"})

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
    """The first thing a request meets, whatever it asks for."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._metrics = metrics
        self._by_token = Rate(limits.requests_per_minute / 60, limits.requests_per_minute / 2)
        per_address = limits.requests_per_address_minute
        self._by_address = Rate(per_address / 60, per_address / 2)
        self._creations = Rate(
            limits.creations_per_hour / 3600, burst=max(1, limits.creations_per_hour / 4)
        )

    def watch(self, app: ASGIApp) -> ASGIApp:
        """The application with its traffic watched."""

        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                if self._allowed(scope):
                    await app(scope, receive, send)
                else:
                    await _hang_up(receive, send)
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

        return watched

    def _allowed(self, scope: Scope) -> bool:
        """A token has its own measure; changing tokens does not help, an address has one too."""
        token = dict(scope["headers"]).get(b"authorization", b"").decode("latin-1")
        client = scope.get("client")
        address = client[0] if client else "local"
        if not self._by_address.take(address):
            return False
        if token and not self._by_token.take(token):
            return False
        creating = scope.get("method") == "POST" and _creates(scope["path"].rstrip("/"))
        return not creating or self._creations.take(address)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = str(scope.get("method", ""))
        counted = method if method in METHODS else "other"
        self._metrics.requests.labels(counted, str(status)).inc()
        self._metrics.seconds.labels(counted).observe(seconds)
        if scope["path"].startswith("/api/"):
            log.info(
                "request",
                method=counted,
                path=scope["path"][:200],
                status=status,
                ms=round(seconds * 1000, 1),
            )


def _creates(path: str) -> bool:
    """Whether a request to this path makes a new match."""
    return path in ("/api/matches", "/api/matches/import") or path.endswith(("/fork", "/edit"))


async def _hang_up(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many connections"})


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
