"""Many matches at once: how long do people wait when the house is full?

Every match has a player who looks at a live connection, waits a while, and does something legal.
Two times are taken: until the action is acknowledged, which means that it is on disk, and until
the new position has arrived on the live connection. Only this machine can be put under load.
"""

import asyncio
import ipaddress
import time
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

MOST_MATCHES = 500
MOST_SECONDS = 600.0
OPENING_AT_ONCE = 8
ANSWER_SECONDS = 30.0


class NotHere(ValueError):
    """The address is not on this machine."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What a run shall be like."""

    address: str
    game: str
    matches: int = 200
    seconds: float = 30.0
    pause: float = 8.0
    """Mean seconds between the actions of one player."""
    seed: int = 1


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """How long something took, in milliseconds."""

    count: int
    p50: float
    p95: float
    p99: float
    worst: float

    @classmethod
    def of(cls, seconds: list[float]) -> "Times":
        ordered = sorted(seconds) or [0.0]

        def at(share: float) -> float:
            return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)

        return cls(count=len(seconds), p50=at(0.5), p95=at(0.95), p99=at(0.99), worst=at(1.0))


class LoadReport(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a run."""

    matches: int
    seconds: float
    actions: int
    actions_per_second: float
    acknowledged: Times
    shown: Times
    errors: int
    problems: tuple[str, ...]


class _Offer(msgspec.Struct):
    action: dict[str, Any]
    slot: str | None = None
    targets: list[dict[str, Any]] = msgspec.field(default_factory=list)


class _View(msgspec.Struct):
    offers: list[_Offer]


class _Seen(msgspec.Struct):
    revision: int
    viewer: str
    over: bool
    view: _View


class _Push(msgspec.Struct):
    type: str
    snapshot: _Seen | None = None


class _Crowd:
    """Everybody who plays, and what they have seen together."""

    def __init__(self, client: httpx.AsyncClient, wish: Wish) -> None:
        self.client = client
        self.wish = wish
        self.door = asyncio.Semaphore(OPENING_AT_ONCE)
        self.begin = asyncio.Barrier(wish.matches + 1)
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.problems: list[str] = []

    async def run(self) -> float:
        """Let everybody play for the wished time; returns how long that was."""
        people = [
            asyncio.create_task(self._person(Random(self.wish.seed * MOST_MATCHES + number)))
            for number in range(self.wish.matches)
        ]
        try:
            await asyncio.wait_for(self.begin.wait(), MOST_SECONDS)
            began = time.perf_counter()
            await asyncio.sleep(self.wish.seconds)
            return time.perf_counter() - began
        finally:
            for person in people:
                person.cancel()
            await asyncio.gather(*people, return_exceptions=True)

    async def _person(self, random: Random) -> None:
        try:
            async with self.door:
                created = await self._opened()
                live = f"{self.wish.address.replace('http', 'ws', 1)}/api/matches"
                socket = await connect(f"{live}/{created['match']}/live", max_size=None)
                await socket.send(msgspec.json.encode({"token": created["token"]}).decode())
                seen = await _next(socket)
        except (httpx.HTTPError, WebSocketException, OSError, msgspec.MsgspecError) as error:
            self.problems.append(f"opening: {error!r}"[:200])
            await self.begin.wait()
            return
        async with socket:
            await self.begin.wait()
            await self._play(socket, created, seen, random)

    async def _opened(self) -> dict[str, Any]:
        wish = {"game": self.wish.game, "mode": "hotseat"}
        answer = await self.client.post("/api/matches", json=wish)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def _play(
        self, socket: ClientConnection, created: dict[str, Any], seen: _Seen, random: Random
    ) -> None:
        path = f"/api/matches/{created['match']}/actions"
        headers = {"authorization": f"Bearer {created['token']}"}
        # The first pause is drawn evenly, so that people do not all begin in the same moment.
        await asyncio.sleep(random.uniform(0, self.wish.pause))
        number = 0
        while not seen.over:
            number += 1
            body = {
                "client_id": f"load-{number}",
                "revision": seen.revision,
                "side": seen.viewer,
                "action": _choice(seen, random),
            }
            began = time.perf_counter()
            try:
                answer = await self.client.post(path, json=body, headers=headers)
                acknowledged = time.perf_counter() - began
                answer.raise_for_status()
                seen = await asyncio.wait_for(_after(socket, seen), ANSWER_SECONDS)
            except (httpx.HTTPError, WebSocketException, OSError, TimeoutError) as error:
                self.problems.append(f"playing: {error!r}"[:200])
                return
            self.acknowledged.append(acknowledged)
            self.shown.append(time.perf_counter() - began)
            await asyncio.sleep(random.expovariate(1 / self.wish.pause))


async def _next(socket: ClientConnection) -> _Seen:
    """The next snapshot on a live connection."""
    while True:
        push = msgspec.json.decode(await socket.recv(), type=_Push)
        if push.snapshot is not None:
            return push.snapshot


async def _after(socket: ClientConnection, seen: _Seen) -> _Seen:
    """The next snapshot of another moment; who sits down or leaves is told in between."""
    while True:
        found = await _next(socket)
        if (found.viewer, found.revision) != (seen.viewer, seen.revision):
            return found


def _choice(seen: _Seen, random: Random) -> dict[str, Any]:
    offer = random.choice([each for each in seen.view.offers if not each.slot or each.targets])
    if offer.slot is None:
        return offer.action
    return {**offer.action, offer.slot: random.choice(offer.targets)["value"]}


def require_loopback(address: str) -> None:
    """Refuse to put anybody else's machine under load."""
    host = urlsplit(address).hostname or ""
    try:
        loopback = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        loopback = False
    if not loopback:
        raise NotHere(f"{address} is not on this machine; only a local server can be loaded")


async def run_load(wish: Wish) -> LoadReport:
    """Open the matches, let everybody play for the given time, and count."""
    require_loopback(wish.address)
    if not 1 <= wish.matches <= MOST_MATCHES or not 0 < wish.seconds <= MOST_SECONDS:
        raise ValueError(f"at most {MOST_MATCHES} matches and {MOST_SECONDS:.0f} seconds")
    limits = httpx.Limits(max_connections=wish.matches, max_keepalive_connections=wish.matches)
    async with httpx.AsyncClient(
        base_url=wish.address, limits=limits, timeout=ANSWER_SECONDS
    ) as client:
        crowd = _Crowd(client, wish)
        took = await crowd.run()
    actions = len(crowd.shown)
    return LoadReport(
        matches=wish.matches,
        seconds=round(took, 1),
        actions=actions,
        actions_per_second=round(actions / took, 1),
        acknowledged=Times.of(crowd.acknowledged),
        shown=Times.of(crowd.shown),
        errors=len(crowd.problems),
        problems=tuple(dict.fromkeys(crowd.problems))[:10],
    )
