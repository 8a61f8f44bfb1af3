"""Ten thousand submissions that should not be: all refused, all explained, nothing changed."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from grognard.kernel.records import state_hash
from grognard.server.app import Application, create_app
from tests.server.conftest import config_for
from tests.server.house import GAME, Json

ATTEMPTS = 10_000


def deep(levels: int) -> bytes:
    return b'{"a":' * levels + b"1" + b"}" * levels


class Forger:
    """Makes submissions that are wrong in one way or another."""

    def __init__(self, seen: Json, tokens: dict[str, str], seed: int) -> None:
        self.random = Random(seed)
        self.seen = seen
        self.tokens = tokens
        self.numbers = iter(range(10**9))

    def attempts(self) -> Iterator[tuple[str, str, bytes]]:
        """Kind, token and body, for ever."""
        kinds = [name for name in dir(self) if name.startswith("make_")]
        while True:
            kind = self.random.choice(kinds)
            token, body = getattr(self, kind)()
            data = body if isinstance(body, bytes) else msgspec.json.encode(body)
            yield kind, token, data

    def good(self, **changes: object) -> Json:
        offer = self.random.choice(self.seen["view"]["offers"])
        action = dict(offer["action"])
        if offer["slot"]:
            action[offer["slot"]] = self.random.choice(offer["targets"])["value"]
        body = {
            "client_id": f"f{next(self.numbers)}",
            "revision": self.seen["revision"],
            "side": self.seen["viewer"],
            "action": action,
        }
        return {**body, **changes}

    def junk(self) -> Any:
        random = self.random
        return random.choice(
            [
                *(None, True, -1, 2**70, 1.5, "", "0101", "9999", "🎲", "x" * 500, "\x00"),
                *({}, [[]], {"verb": "move"}, ["us-1-16"] * 40, random.randrange(10**6)),
            ]
        )

    def make_wrong_seat(self) -> tuple[str, object]:
        return self.tokens["other"], self.good()

    def make_spectator(self) -> tuple[str, object]:
        return self.tokens["watch"], self.good()

    def make_stranger(self) -> tuple[str, object]:
        return self.random.choice(["", "x", "x" * 400, "null"]), self.good()

    def make_other_side(self) -> tuple[str, object]:
        side = self.random.choice(["", "spectator", "nobody", "x" * 100, "axis\x00"])
        return self.tokens["own"], self.good(side=side)

    def make_stale(self) -> tuple[str, object]:
        wrong = self.random.choice([-1, 1, 2, 10**9, -(10**9), 2**62])
        return self.tokens["own"], self.good(revision=wrong)

    def make_unknown_verb(self) -> tuple[str, object]:
        verb = self.random.choice(["win", "", "Move", "__class__", "move ", "x" * 300])
        return self.tokens["own"], self.good(action={"verb": verb})

    def make_forged_argument(self) -> tuple[str, object]:
        body = self.good()
        fields = [name for name in body["action"] if name != "verb"] or ["extra"]
        body["action"][self.random.choice(fields)] = self.junk()
        return self.tokens["own"], body

    def make_illegal_hex(self) -> tuple[str, object]:
        units = [p["face"]["unit"] for p in self.seen["view"]["pieces"] if p["face"]]
        action = {"verb": "move", "units": [self.random.choice(units)], "to": "0000"}
        return self.tokens["own"], self.good(action=action)

    def make_extra_field(self) -> tuple[str, object]:
        return self.tokens["own"], self.good(admin=self.junk())

    def make_missing_field(self) -> tuple[str, object]:
        body = self.good()
        del body[self.random.choice(list(body))]
        return self.tokens["own"], body

    def make_wrong_type(self) -> tuple[str, object]:
        body = self.good()
        name = self.random.choice(["client_id", "revision", "side", "action"])
        body[name] = self.random.choice([None, [], {}, 1.25, "", [1], {"x": []}])
        return self.tokens["own"], body

    def make_giant(self) -> tuple[str, object]:
        size = self.random.choice([70_000, 200_000])
        return self.tokens["own"], self.good(client_id="x" * size)

    def make_deep(self) -> tuple[str, object]:
        levels = self.random.choice([20, 200, 2_000, 9_000])
        body = msgspec.json.encode(self.good(action={"verb": "move", "deep": "HERE"}))
        return self.tokens["own"], body.replace(b'"HERE"', deep(levels))

    def make_noise(self) -> tuple[str, object]:
        return self.tokens["own"], self.random.randbytes(self.random.randrange(200))

    def make_cut_off(self) -> tuple[str, object]:
        whole = msgspec.json.encode(self.good())
        return self.tokens["own"], whole[: self.random.randrange(len(whole))]


@pytest.mark.anyio
async def test_ten_thousand_bad_submissions_are_refused_and_change_nothing(
    sqlite_url: str,
) -> None:
    tally: Counter[tuple[str, int]] = Counter()
    async with AsyncTestClient(create_app(config_for(sqlite_url))) as client:
        opened = await client.post("/api/matches/", json={"game": GAME, "mode": "remote"})
        created = opened.json()
        (invite,) = created["invites"].values()
        path = f"/api/matches/{created['match']}"
        tokens = {"own": created["token"], "other": invite, "watch": created["watch"]}
        seen = (await client.get(path, headers=bearer(tokens["own"]))).json()
        if not seen["view"]["offers"]:
            tokens["own"], tokens["other"] = tokens["other"], tokens["own"]
            seen = (await client.get(path, headers=bearer(tokens["own"]))).json()
        table = client.app.state.service.hall.tables[created["match"]]
        before = (table.match.revision, state_hash(table.match.state))
        forger = Forger(seen, tokens, seed=43)
        for _, (kind, token, body) in zip(range(ATTEMPTS), forger.attempts(), strict=False):
            status, said = await submit(client.app, f"{path}/actions", token, body)
            assert 400 <= status < 500, (kind, body[:300], said)
            problem = msgspec.json.decode(said)["error"]
            assert problem["code"], (kind, body[:300])
            assert problem["rule"], (kind, body[:300])
            assert problem["message"], (kind, body[:300])
            tally[kind, status] += 1
        table = client.app.state.service.hall.tables[created["match"]]
        assert (table.match.revision, state_hash(table.match.state)) == before
        assert (await client.get("/healthz")).json()["status"] == "ok"
        assert (await client.get(path, headers=bearer(tokens["own"]))).json() == seen
        good = await client.post(
            f"{path}/actions", json=forger.good(), headers=bearer(tokens["own"])
        )
        assert good.status_code == 200, good.text
    assert tally.total() == ATTEMPTS
    assert len({kind for kind, _ in tally}) == 15


async def submit(app: Application, path: str, token: str, body: bytes) -> tuple[int, bytes]:
    """Send a body as the web server would hand it over; ten thousand real requests take long."""
    status, said = 0, bytearray()

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)
        said.extend(message.get("body", b""))

    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [
            (b"authorization", f"Bearer {token}".encode()),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
        "extensions": {},
    }
    await app(scope, receive, send)
    return status, bytes(said)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@pytest.fixture
def anyio_backend() -> str:
    """The loop the server runs on."""
    return "asyncio"
