"""Two servers on one PostgreSQL: they hear of each other at once and never both have their way."""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import text
from websockets.sync.client import ClientConnection, connect

from grognard.server.storage.engine import migrate, open_database
from grognard.server.storage.notices import Listening, Notice
from grognard.server.storage.store import Store
from tests.server.conftest import on_server
from tests.server.house import GAME, Json, Seat, read, refused, some_choice
from tests.server.keeper import Keeper
from tests.server.test_storage import a_match, an_entry


@pytest.fixture(scope="module")
def shared_url(postgres_server: str) -> Iterator[str]:
    """A database for this module."""
    asyncio.run(on_server(postgres_server, "create database two_servers"))
    yield f"{postgres_server.rpartition('/')[0]}/two_servers"
    asyncio.run(on_server(postgres_server, "drop database two_servers with (force)"))


@pytest.fixture(scope="module")
def servers(
    shared_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Keeper, Keeper]]:
    """Two servers, each in a process of its own, started at the same time on an empty database."""
    folder = tmp_path_factory.mktemp("servers")
    keepers = (Keeper(shared_url, folder / "one"), Keeper(shared_url, folder / "two"))
    with ThreadPoolExecutor(2) as starters:
        list(starters.map(Keeper.start, keepers))
    yield keepers
    for each in keepers:
        each.kill()


@pytest.fixture
def lines(servers: tuple[Keeper, Keeper]) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    """A line to each server."""
    with ExitStack() as stack:
        yield (
            stack.enter_context(httpx.Client(base_url=servers[0].address, timeout=60)),
            stack.enter_context(httpx.Client(base_url=servers[1].address, timeout=60)),
        )


def two_people(lines: tuple[httpx.Client, httpx.Client]) -> tuple[Seat, Seat]:
    """A remote match whose players use different servers."""
    one, two = lines
    created = read(one.post("/api/matches/", json={"game": GAME, "mode": "remote"}), 201)
    (invite,) = created["invites"].values()
    return Seat(one, created["match"], created["token"]), Seat(two, created["match"], invite)


@contextmanager
def watching(seat: Seat) -> Iterator[ClientConnection]:
    address = str(seat.client.base_url).rstrip("/").replace("http", "ws", 1)
    with connect(f"{address}/api/matches/{seat.match}/live", max_size=None) as socket:
        socket.send(json.dumps({"token": seat.token}))
        yield socket


def shown(socket: ClientConnection, wanted: Callable[[Json], bool]) -> Json:
    """The next snapshot of this kind."""
    for _ in range(50):
        push = json.loads(socket.recv(timeout=30))
        if wanted(push["snapshot"]):
            snapshot: Json = push["snapshot"]
            return snapshot
    raise AssertionError("it was never shown")


def stands_at(revision: int) -> Callable[[Json], bool]:
    return lambda seen: bool(seen["revision"] == revision)


def test_what_happens_on_one_server_is_shown_on_the_other(
    lines: tuple[httpx.Client, httpx.Client],
) -> None:
    first, second = two_people(lines)
    with watching(first) as one, watching(second) as two:
        shown(one, stands_at(0))
        side = shown(two, stands_at(0))["viewer"]
        random = Random(5)
        for number in range(1, 6):
            mover = first if first.look()["view"]["offers"] else second
            choice = some_choice(mover.look(), random)
            assert choice is not None
            read(mover.act(choice))
            assert shown(one, stands_at(number))["view"] == first.look()["view"]
            assert shown(two, stands_at(number))["view"] == second.look()["view"]
        read(first.post("/chat", {"text": "ciao"}), 201)
        assert shown(two, lambda seen: bool(seen["chat"]))["chat"][0]["text"] == "ciao"
        read(second.post(f"/seats/{side}", {"kind": "human", "name": "Vitória"}))
        shown(one, lambda seen: "Vitória" in {each["name"] for each in seen["seats"]})


def test_of_two_submissions_on_two_servers_exactly_one_is_applied(
    lines: tuple[httpx.Client, httpx.Client],
) -> None:
    one, two = lines
    created = read(one.post("/api/matches/", json={"game": GAME}), 201)
    seats = [Seat(each, created["match"], created["token"]) for each in (one, two)]
    random = Random(11)
    with ThreadPoolExecutor(2) as people:
        for number in range(1, 13):
            seen = seats[number % 2].look()
            bodies = [
                {
                    "client_id": f"{number}-{place}",
                    "revision": seen["revision"],
                    "side": seen["viewer"],
                    "action": some_choice(seen, random),
                }
                for place in range(2)
            ]
            answers = list(
                people.map(lambda seat, body: seat.post("/actions", body), seats, bodies)
            )
            assert sorted(each.status_code for each in answers) == [200, 409], answers
            refused(max(answers, key=lambda each: each.status_code), 409, "STALE_REVISION")
            looks = [each.look() for each in seats]
            assert looks[0]["revision"] == looks[1]["revision"] == number
            assert looks[0]["view"] == looks[1]["view"]


def test_a_repeated_submission_is_answered_by_the_other_server_too(
    lines: tuple[httpx.Client, httpx.Client],
) -> None:
    one, two = lines
    created = read(one.post("/api/matches/", json={"game": GAME}), 201)
    seats = [Seat(each, created["match"], created["token"]) for each in (one, two)]
    choice = some_choice(seats[0].look(), Random(2))
    assert choice is not None
    body = seats[0].submission(choice)
    assert not read(seats[0].post("/actions", body))["repeated"]
    again = read(seats[1].post("/actions", body))
    assert (again["repeated"], again["revision"]) == (True, 1)


def test_a_line_that_breaks_is_mended_and_everything_is_looked_at_again(shared_url: str) -> None:
    async def run() -> None:
        one, two = open_database(shared_url), open_database(shared_url)
        await migrate(one)
        heard: list[Notice] = []
        gaps: list[int] = []
        listening = Listening(one, heard.append, lambda: gaps.append(1))
        line = asyncio.create_task(listening.listen())
        try:
            await asyncio.wait_for(listening.ready.wait(), 30)
            writer = Store(two)
            await writer.create(a_match("m-line"), [], [], [an_entry(0)])
            await writer.append("m-line", an_entry(1), card=b"", finished=False)
            await _until(lambda: len(heard) == 1)
            assert heard == [Notice(origin=writer.origin, match="m-line", subject="log")]
            cut = "select pg_terminate_backend(pid) from pg_stat_activity where query like :line"
            await two.read(lambda to: to.execute(text(cut), {"line": "%LISTEN%"}).all())
            await _until(lambda: len(gaps) == 2)
            await writer.append("m-line", an_entry(2), card=b"", finished=False)
            await _until(lambda: len(heard) == 2)
        finally:
            line.cancel()
            await asyncio.gather(line, return_exceptions=True)
            await one.close()
            await two.close()

    asyncio.run(run())


def test_a_claim_belongs_to_one_server_until_it_is_given_back_or_the_server_dies(
    shared_url: str,
) -> None:
    async def run() -> None:
        databases = [open_database(shared_url) for _ in range(2)]
        houses = [Listening(each, lambda _: None, lambda: None) for each in databases]
        lines = [asyncio.create_task(each.listen()) for each in houses]
        try:
            for each in houses:
                await asyncio.wait_for(each.ready.wait(), 30)
            one, two = houses
            assert await one.claim("m1:axis")
            assert not await two.claim("m1:axis")
            assert await two.claim("m1:allied")
            await one.give_back("m1:axis")
            assert await two.claim("m1:axis")
            lines[1].cancel()
            await asyncio.gather(lines[1], return_exceptions=True)
            await databases[1].close()
            assert await one.claim("m1:axis")
        finally:
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
            for database in databases:
                await database.close()

    asyncio.run(run())


async def _until(true: Callable[[], bool]) -> None:
    for _ in range(1500):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came true")


def test_logs_of_both_servers_tell_of_no_error(servers: tuple[Keeper, Keeper]) -> None:
    for each in servers:
        assert _errors(each.log) == []


def _errors(log: Path) -> list[str]:
    return [line for line in log.read_text(encoding="utf-8").splitlines() if "error" in line]
