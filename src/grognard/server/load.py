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

from grognard.server.config import KEEP_ALIVE

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

    game: str
    matches: int
    pause: float
    """Mean seconds between a player's actions, exponentially distributed."""
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
    offers: list[msgspec.Raw]


class _Fields(msgspec.Struct):
    revision: int | None = None
    over: bool | None = None


class _Lists(msgspec.Struct):
    offers: list[msgspec.Raw] | None = None


class _Change(msgspec.Struct):
    fields: _Fields
    lists: _Lists


class _Seen(msgspec.Struct):
    """As much of a snapshot as a player without taste needs; offers are read when one is taken."""

    revision: int
    viewer: str
    over: bool
    view: _View

    def followed_by(self, change: _Change) -> "_Seen":
        fields, told = change.fields, change.lists.offers
        return _Seen(
            revision=self.revision if fields.revision is None else fields.revision,
            viewer=self.viewer,
            over=self.over if fields.over is None else fields.over,
            view=self.view if told is None else _View(offers=_joined(self.view.offers, told)),
        )


def _joined(old: list[msgspec.Raw], told: list[msgspec.Raw]) -> list[msgspec.Raw]:
    found: list[msgspec.Raw] = []
    for each in told:
        if bytes(each).startswith(b"["):
            first, count = msgspec.json.decode(each, type=tuple[int, int])
            found += old[first : first + count]
        else:
            found.append(each.copy())
    return found


class _Push(msgspec.Struct):
    type: str
    snapshot: _Seen | None = None
    change: _Change | None = None


class _Line:
    """A live connection and what has been seen on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: _Seen | None = None

    async def next(self) -> _Seen:
        """What is on the table after the next message about it."""
        while True:
            push = msgspec.json.decode(await self.socket.recv(), type=_Push)
            if push.change is not None and self.seen is not None:
                self.seen = self.seen.followed_by(push.change)
            elif push.snapshot is not None:
                self.seen = push.snapshot
            if self.seen is not None:
                return self.seen

    async def after(self, before: _Seen) -> _Seen:
        """The next other moment; who sits down or leaves is told in between."""
        while True:
            found = await self.next()
            if (found.viewer, found.revision) != (before.viewer, before.revision):
                return found


class _Crowd:
    """Everybody who plays, and what they have seen together."""

    def __init__(self, client: httpx.AsyncClient, wish: Wish) -> None:
        self.client = client
        self.wish = wish
        self.door = asyncio.Semaphore(OPENING_AT_ONCE)
        self.begin = asyncio.Barrier(wish.matches + 1)
        self.closing = False
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
            self.closing = True
            for person in people:
                person.cancel()
            await asyncio.gather(*people, return_exceptions=True)

    async def _person(self, random: Random) -> None:
        try:
            async with self.door:
                created = await self._opened()
                live = f"{self.wish.address.replace('http', 'ws', 1)}/api/matches"
                socket = await connect(f"{live}/{created['match']}/live", max_size=None)
                hello = {"token": created["token"], "changes": True}
                await socket.send(msgspec.json.encode(hello).decode())
                line = _Line(socket)
                async with asyncio.timeout(ANSWER_SECONDS):
                    seen = await line.next()
        except (httpx.HTTPError, WebSocketException, OSError, msgspec.MsgspecError) as error:
            self.problems.append(f"opening: {error!r}"[:200])
            await self.begin.wait()
            return
        async with socket:
            await self.begin.wait()
            await self._play(line, created, seen, random)

    async def _opened(self) -> dict[str, Any]:
        wish = {"game": self.wish.game, "mode": "hotseat"}
        answer = await self.client.post("/api/matches", json=wish)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def _play(
        self, line: _Line, created: dict[str, Any], seen: _Seen, random: Random
    ) -> None:
        path = f"/api/matches/{created['match']}/actions"
        headers = {"authorization": f"Bearer {created['token']}"}
        # The first pause is drawn evenly, so that people do not all begin in the same moment.
        await asyncio.sleep(random.uniform(0, self.wish.pause))
        number = 0
        while not seen.over and not self.closing:
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
                async with asyncio.timeout(ANSWER_SECONDS):
                    seen = await line.after(seen)
            except (httpx.HTTPError, WebSocketException, OSError, TimeoutError) as error:
                self.problems.append(f"playing: {error!r}"[:200])
                return
            self.acknowledged.append(acknowledged)
            self.shown.append(time.perf_counter() - began)
            await asyncio.sleep(random.expovariate(1 / self.wish.pause))


def _choice(seen: _Seen, random: Random) -> dict[str, Any]:
    while True:
        offer = msgspec.json.decode(random.choice(seen.view.offers), type=_Offer)
        empty = offer.slot is not None and not offer.targets
        if not empty and offer.action.get("verb") != "resign":
            break
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
    limits = httpx.Limits(
        max_connections=wish.matches,
        max_keepalive_connections=wish.matches,
        keepalive_expiry=KEEP_ALIVE - 15,
    )
    async with httpx.AsyncClient(
        base_url=wish.address, limits=limits, timeout=ANSWER_SECONDS
    ) as client:
        crowd = _Crowd(client, wish)
        took = await crowd.run()
    actions = len(crowd.shown)
    return LoadReport(
        game=wish.game,
        matches=wish.matches,
        pause=wish.pause,
        seconds=round(took, 1),
        actions=actions,
        actions_per_second=round(actions / took, 1),
        acknowledged=Times.of(crowd.acknowledged),
        shown=Times.of(crowd.shown),
        errors=len(crowd.problems),
        problems=tuple(dict.fromkeys(crowd.problems))[:10],
    )
