"""A visitor of a running server: opens matches, looks and acts as a browser would."""

import time
from collections.abc import Callable, Mapping
from itertools import count
from random import Random
from typing import Any

import httpx
from litestar.testing import TestClient

from grognard.server.app import Application
from grognard.server.service import Service

GAME = "sicilia"
Json = dict[str, Any]

_numbers = count()


class Seat:
    """One token at one table."""

    def __init__(self, client: httpx.Client, match: str, token: str) -> None:
        self.client = client
        self.match = match
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str = "") -> httpx.Response:
        return self.client.get(f"/api/matches/{self.match}{path}", headers=self.headers)

    def post(self, path: str, body: object) -> httpx.Response:
        return self.client.post(f"/api/matches/{self.match}{path}", json=body, headers=self.headers)

    def look(self, viewer: str = "") -> Json:
        """The present moment."""
        seen: Json = read(self.get(f"?as={viewer}" if viewer else ""))
        return seen

    def submission(self, action: Json, **changes: object) -> Json:
        """A well-formed submission of an action for the present moment."""
        seen = self.look()
        body = {
            "client_id": f"c{next(_numbers)}",
            "revision": seen["revision"],
            "side": seen["viewer"],
            "action": action,
        }
        return {**body, **changes}

    def act(self, action: Json, **changes: object) -> httpx.Response:
        return self.post("/actions", self.submission(action, **changes))

    def play(self, random: Random) -> str | None:
        """Do something legal, or say that there is nothing to do; returns the decision's kind."""
        seen = self.look()
        choice = some_choice(seen, random)
        if choice is None:
            return None
        answer = self.act(choice)
        assert answer.status_code == 200, answer.text
        own = [each for each in seen["view"]["decisions"] if each["side"] == seen["viewer"]]
        return str(own[0]["kind"])


class House:
    """The server as its visitors see it, and its back door for the tests."""

    def __init__(self, client: TestClient[Application]) -> None:
        self.client = client

    @property
    def service(self) -> Service:
        found = self.client.app.state.service
        assert isinstance(found, Service)
        return found

    def open(self, mode: str = "hotseat", **wish: object) -> tuple[Seat, Json]:
        """A new match: the creator's seat, and what the server said."""
        body = {"game": GAME, "mode": mode, **wish}
        created = read(self.client.post("/api/matches", json=body), 201)
        return Seat(self.client, created["match"], created["token"]), created

    def remote(self) -> tuple[Seat, Seat, Seat]:
        """A match of two people: both seats, and a place to watch."""
        first, created = self.open("remote")
        (invite,) = created["invites"].values()
        watcher = Seat(self.client, first.match, created["watch"])
        return first, Seat(self.client, first.match, invite), watcher

    def at(self, created: Mapping[str, Any]) -> Seat:
        return Seat(self.client, created["match"], created["token"])


def read(answer: httpx.Response, status: int = 200) -> Any:
    """The body of an answer that is as it should be."""
    assert answer.status_code == status, answer.text
    return answer.json()


def refused(answer: httpx.Response, status: int, code: str) -> Json:
    """The refusal in an answer, which must be of this kind."""
    assert answer.status_code == status, answer.text
    problem: Json = answer.json()["error"]
    assert problem["code"] == code, problem
    assert problem["message"]
    assert problem["rule"]
    return problem


def some_choice(seen: Json, random: Random) -> Json | None:
    """One of the actions that a snapshot offers."""
    offers = [each for each in seen["view"]["offers"] if each["slot"] is None or each["targets"]]
    if not offers:
        return None
    offer = random.choice(offers)
    action: Json = dict(offer["action"])
    if offer["slot"] is not None:
        action[offer["slot"]] = random.choice(offer["targets"])["value"]
    return action


def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something that happens soon; how soon is no matter of the test."""
    for _ in range(int(seconds / 0.02)):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError(f"this never came true: {true}")
