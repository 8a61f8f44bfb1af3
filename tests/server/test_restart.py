"""A server may stop at any moment: whoever comes back finds the table as he left it."""

from random import Random

from litestar.testing import TestClient

from grognard.kernel.records import state_hash
from grognard.server.app import create_app
from tests.server.conftest import config_for
from tests.server.house import House, Json, Seat, read, some_choice

COMBAT = {"choose-loss", "retreat", "advance", "support-defence", "declare-attack", "displace"}


def seen_by_all(seat: Seat) -> list[Json]:
    return [seat.look(side) for side in ("axis", "allied")]


def test_a_restart_in_the_middle_of_a_combat_changes_nothing_anybody_sees(
    database_url: str,
) -> None:
    random = Random(12)
    config = config_for(database_url, snapshot_every=20)
    kinds: set[str] = set()
    with TestClient(create_app(config)) as client:
        seat, _ = House(client).open()
    while len(kinds) < 3:
        with TestClient(create_app(config)) as client:
            seat = Seat(client, seat.match, seat.token)
            now = play_to(seat, COMBAT - kinds, random)
            kinds.add(now)
            before = seen_by_all(seat)
            table = House(client).service.hall.tables[seat.match]
            fingerprint = state_hash(table.match.state)
        with TestClient(create_app(config)) as client:
            seat = Seat(client, seat.match, seat.token)
            assert seen_by_all(seat) == before
            table = House(client).service.hall.tables[seat.match]
            assert state_hash(table.match.state) == fingerprint
            assert seat.play(random) == now


def play_to(seat: Seat, wanted: set[str], random: Random) -> str:
    for _ in range(400):
        now = decision(seat.look())
        if now in wanted:
            return now
        seat.play(random)
    raise AssertionError(f"none of {wanted} came up")


def decision(seen: Json) -> str:
    own = [each for each in seen["view"]["decisions"] if each["side"] == seen["viewer"]]
    return str(own[0]["kind"]) if own else ""


def test_what_could_be_taken_back_can_still_be_taken_back_after_a_restart(
    sqlite_url: str,
) -> None:
    random = Random(3)
    with TestClient(create_app(config_for(sqlite_url))) as client:
        seat, _ = House(client).open()
        while not seat.look()["undo"]["may_undo"]:
            seat.play(random)
        before = seat.look()
    with TestClient(create_app(config_for(sqlite_url))) as client:
        seat = Seat(client, seat.match, seat.token)
        body = {"client_id": "u", "revision": before["revision"], "side": before["viewer"]}
        read(seat.post("/take/undo", body))
        redo = {**body, "client_id": "r", "revision": before["revision"] + 1}
        read(seat.post("/take/redo", redo))
        assert seat.look()["view"] == before["view"]


def test_a_sandbox_keeps_rolling_after_a_restart(sqlite_url: str) -> None:
    random = Random(3)
    with TestClient(create_app(config_for(sqlite_url))) as client:
        seat, _ = House(client).open("sandbox")
        for _ in range(5):
            seat.play(random)
    with TestClient(create_app(config_for(sqlite_url))) as client:
        seat = Seat(client, seat.match, seat.token)
        for _ in range(40):
            assert seat.play(random) is not None


def test_two_servers_on_one_postgresql_never_both_apply_and_never_show_old_news(
    postgres_server: str,
) -> None:
    random = Random(5)
    config = config_for(postgres_server)
    with TestClient(create_app(config)) as one, TestClient(create_app(config)) as two:
        here, _ = House(one).open()
        there = Seat(two, here.match, here.token)
        for _ in range(6):
            assert here.play(random) is not None
            assert there.look() == here.look()
            assert there.play(random) is not None
            assert here.look() == there.look()
        stale = here.submission({"verb": "end-phase"}, revision=3)
        assert there.post("/actions", stale).status_code == 409
        body = here.submission(choice(here, random))
        first, second = here.post("/actions", body), there.post("/actions", body)
        assert (read(first)["repeated"], read(second)["repeated"]) == (False, True)


def choice(seat: Seat, random: Random) -> Json:
    found = some_choice(seat.look(), random)
    assert found is not None
    return found
