"""Limits: how often and how much one address or token may ask."""

import time
from collections import Counter, OrderedDict
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from grognard.server.config import Limits

MOST_BUCKETS = 20_000
"""Remembered callers; the one unseen for longest is forgotten first."""


class Rate:
    """A leaky bucket for each caller."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> bool:
        """Whether the caller may go on; if so, one drop is added to his bucket."""
        moment = time.monotonic() if now is None else now
        level, seen = self._buckets.pop(key, (0.0, moment))
        level = max(0.0, level - (moment - seen) * self._per_second)
        allowed = level + 1 <= self._burst
        self._buckets[key] = (level + 1 if allowed else level, moment)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """Where a request comes from."""
    client = connection.client
    return client.host if client is not None else "local"


class Sockets:
    """Counts open live connections."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_address: Counter[str] = Counter()

    @property
    def open(self) -> int:
        return self._by_address.total()

    def enter(self, connection: ASGIConnection[Any, Any, Any, State]) -> bool:
        """Count a connection in, unless there are too many."""
        address = address_of(connection)
        full = self.open >= self._limits.sockets
        if full or self._by_address[address] >= self._limits.sockets_per_address:
            return False
        self._by_address[address] += 1
        connection.scope.setdefault("state", {})["counted"] = True
        return True

    def leave(self, connection: ASGIConnection[Any, Any, Any, State]) -> None:
        """Count a connection out."""
        if connection.scope.get("state", {}).pop("counted", False):
            self._by_address[address_of(connection)] -= 1
