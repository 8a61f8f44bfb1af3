"""What must never happen: an acknowledged action lost or doubled, a refused one that left a trace.

The server runs in a process of its own and is killed without warning, again and again.
"""

import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.house import GAME, Json, Seat, read, some_choice
from tests.server.keeper import Keeper

SUBMISSIONS = 200
KILLS = 3


@pytest.fixture
def keeper(sqlite_url: str, tmp_path: Path) -> Iterator[Keeper]:
    """A server that can be killed."""
    keeper = Keeper(sqlite_url, tmp_path / "log")
    keeper.start()
    yield keeper
    keeper.kill()


class Assassin(threading.Thread):
    """Kills the server at random moments and starts it again, a given number of times."""

    def __init__(self, keeper: Keeper, kills: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.keeper = keeper
        self.kills = kills
        self.random = Random(seed)
        self.allowed = threading.Event()

    def run(self) -> None:
        while self.kills:
            self.allowed.wait()
            time.sleep(self.random.uniform(0.0, 0.25))
            self.keeper.kill()
            self.kills -= 1
            self.allowed.clear()
            self.keeper.start()


def persistently(seat: Seat, body: Json) -> Json:
    """Send a submission until it is answered, as a browser on a bad line does."""
    for _ in range(4000):
        try:
            answer = seat.post("/actions", body)
        except httpx.TransportError:
            time.sleep(0.02)
            continue
        found: Json = read(answer)
        return found
    raise AssertionError("the server never came back")


def patiently(seat: Seat) -> Json:
    for _ in range(4000):
        try:
            return seat.look()
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError("the server never came back")


def test_kill_minus_nine_loses_no_acknowledged_action_and_doubles_none(keeper: Keeper) -> None:
    random = Random(1943)
    acknowledged: list[tuple[str, int]] = []
    with httpx.Client(base_url=keeper.address, timeout=60) as client:
        created = read(client.post("/api/matches/", json={"game": GAME}), 201)
        seat = Seat(client, created["match"], created["token"])
        assassin = Assassin(keeper, KILLS, seed=7)
        assassin.start()
        for number in range(SUBMISSIONS):
            if number % (SUBMISSIONS // KILLS) == 5:
                assassin.allowed.set()
            seen = patiently(seat)
            choice = some_choice(seen, random)
            assert choice is not None
            body = {
                "client_id": f"n{number}",
                "revision": seen["revision"],
                "side": seen["viewer"],
                "action": choice,
            }
            answer = persistently(seat, body)
            acknowledged.append((body["client_id"], answer["revision"]))
        assassin.join()
        assert keeper.starts == KILLS + 1
        keeper.kill()
        keeper.start()
        assert patiently(seat)["mode"] == "hotseat"
        records = httpx.get(f"{keeper.address}{path(seat)}/export", headers=seat.headers).json()
    stored = [record["client_id"] for record in records["records"][1:]]
    assert stored == [client for client, _ in acknowledged]
    assert len(stored) == SUBMISSIONS == len(set(stored))


def path(seat: Seat) -> str:
    return f"/api/matches/{seat.match}"


def test_a_server_that_is_asked_to_stop_stops_cleanly(keeper: Keeper) -> None:
    read(httpx.post(f"{keeper.address}/api/matches/", json={"game": GAME}), 201)
    assert keeper.stop() in (0, -signal.SIGTERM), "it ended for another reason than ours"
    assert "stopped" in keeper.log.read_text(encoding="utf-8").splitlines()[-1]
