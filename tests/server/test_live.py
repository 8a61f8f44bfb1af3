"""Live connections: whoever is at a table is told of every change through his own eyes."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from grognard.server.app import create_app
from grognard.server.config import Limits
from tests.server.conftest import config_for
from tests.server.house import House, Json, Seat, read, some_choice, until


@contextmanager
def connect(seat: Seat, **hello: object) -> Iterator[WebSocketTestSession]:
    assert isinstance(seat.client, TestClient)
    with seat.client.websocket_connect(f"/api/matches/{seat.match}/live") as session:
        session.send_json({"token": seat.token, **hello})
        yield session


def next_snapshot(session: WebSocketTestSession, revision: int = -1) -> Json:
    """The next snapshot, of this revision if one is named."""
    for _ in range(50):
        push = session.receive_json(timeout=20)
        assert push["type"] == "snapshot", push
        snapshot: Json = push["snapshot"]
        if revision in (-1, snapshot["revision"]):
            return snapshot
    raise AssertionError(f"revision {revision} never came")


def test_a_connection_begins_with_the_present_moment(house: House) -> None:
    seat, _ = house.open()
    with connect(seat) as session:
        assert next_snapshot(session)["view"] == seat.look()["view"]


def test_everybody_is_told_of_a_change_as_he_may_see_it(house: House) -> None:
    seats = house.remote()
    first, second, _ = seats
    with ExitStack() as stack:
        sessions = [stack.enter_context(connect(each)) for each in seats]
        for session in sessions:
            next_snapshot(session)
        mover = first if first.look()["view"]["offers"] else second
        choice = some_choice(mover.look(), Random(2))
        assert choice is not None
        read(mover.act(choice))
        for seat, session in zip(seats, sessions, strict=True):
            live = next_snapshot(session, 1)
            assert live["view"] == seat.look()["view"]
            assert live["log"] == seat.look()["log"]


def test_presence_is_shown_while_somebody_is_connected(house: House) -> None:
    first, second, _ = house.remote()
    side = second.look()["viewer"]

    def present() -> bool:
        return bool({each["side"]: each["present"] for each in first.look()["seats"]}[side])

    assert not present()
    with connect(second) as session:
        next_snapshot(session)
        assert present()
    until(lambda: not present())


def test_chat_reaches_the_other_player_at_once(house: House) -> None:
    first, second, _ = house.remote()
    with connect(second) as session:
        next_snapshot(session)
        read(first.post("/chat", {"text": "ciao"}), 201)
        heard = any(next_snapshot(session)["chat"] for _ in range(3))
    assert heard


def test_the_language_of_the_greeting_is_used(house: House) -> None:
    seat, _ = house.open()
    with connect(seat, language="pt") as session:
        assert next_snapshot(session)["prompts"] != seat.look()["prompts"]


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"token": "wrong"}', "UNKNOWN_TOKEN"),
        ('{"token": ""}', "PRIVATE_TABLE"),
        ("nonsense", "MALFORMED"),
        ('{"token": "x", "admin": true}', "MALFORMED"),
        ('{"token": "x", "language": "xx"}', "MALFORMED"),
        ("[" * 3000, "MALFORMED"),
        ('"' + "x" * 5000 + '"', "MALFORMED"),
    ],
)
def test_a_greeting_that_opens_nothing_is_refused_with_a_reason(
    house: House, hello: str, code: str
) -> None:
    seat, _ = house.open()
    with house.client.websocket_connect(f"/api/matches/{seat.match}/live") as session:
        session.send_text(hello)
        push = session.receive_json(timeout=20)
        assert (push["type"], push["problem"]["code"]) == ("problem", code)
        assert push["problem"]["message"]
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json(timeout=20)
        assert closed.value.code == 4400


def test_a_match_that_is_not_there_has_no_live_connection(house: House) -> None:
    with house.client.websocket_connect("/api/matches/nowhere/live") as session:
        session.send_text("{}")
        assert session.receive_json(timeout=20)["problem"]["code"] == "NO_SUCH_MATCH"


def test_connections_of_one_address_are_limited_and_given_back(sqlite_url: str) -> None:
    limits = Limits(sockets_per_address=2, creations_per_hour=1000)
    with TestClient(create_app(config_for(sqlite_url, limits))) as client:
        house = House(client)
        seat, _ = house.open()
        with connect(seat) as one:
            next_snapshot(one)
            with connect(seat) as two:
                next_snapshot(two)
                assert house.service.sockets.open == 2
                with client.websocket_connect(f"/api/matches/{seat.match}/live") as third:
                    with pytest.raises(WebSocketDisconnect) as closed:
                        third.receive_json(timeout=20)
                    assert closed.value.code == 4429
            until(lambda: house.service.sockets.open == 1)
            with connect(seat) as again:
                next_snapshot(again)
        until(lambda: house.service.sockets.open == 0)


def test_a_client_that_never_stops_talking_is_cut_off(house: House) -> None:
    seat, _ = house.open()
    with connect(seat) as session:
        next_snapshot(session)
        for _ in range(150):
            session.send_text("blah")
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json(timeout=20)
        assert closed.value.code == 4400
