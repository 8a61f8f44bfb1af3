"""Every submission passes the same checks in the same order, and is on disk before it is answered.

The order is shape, size, authentication, match open, seat, revision, legality. Each test breaks
two neighbours at once and sees that the earlier one answers.
"""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from grognard.kernel.records import state_hash
from grognard.server.storage.store import Overtaken
from tests.server.house import House, Seat, read, refused, some_choice


@pytest.fixture
def seat(house: House) -> Seat:
    """A hot seat: one token for both sides."""
    return house.open()[0]


def legal(seat: Seat) -> dict[str, object]:
    choice = some_choice(seat.look(), Random(1))
    assert choice is not None
    return choice


def fingerprint(house: House, seat: Seat) -> tuple[int, str]:
    match = house.service.hall.tables[seat.match].match
    return match.revision, state_hash(match.state)


def test_an_accepted_action_raises_the_revision_by_one(seat: Seat) -> None:
    assert read(seat.act(legal(seat)))["revision"] == 1
    assert seat.look()["revision"] == 1


def test_size_is_checked_before_shape(seat: Seat) -> None:
    answer = seat.client.post(
        f"/api/matches/{seat.match}/actions", content=b"{" * 70_000, headers=seat.headers
    )
    refused(answer, 413, "TOO_LARGE")


def test_shape_is_checked_before_authentication(seat: Seat) -> None:
    stranger = Seat(seat.client, seat.match, "wrong")
    body = seat.submission(legal(seat), surprise=1)
    refused(stranger.post("/actions", body), 400, "MALFORMED")


def test_authentication_is_checked_before_the_seat(seat: Seat) -> None:
    stranger = Seat(seat.client, seat.match, "wrong")
    refused(stranger.post("/actions", seat.submission({}, side="nobody")), 401, "UNKNOWN_TOKEN")


def test_a_token_opens_only_its_own_match(house: House, seat: Seat) -> None:
    other, _ = house.open()
    visitor = Seat(seat.client, seat.match, other.token)
    refused(visitor.post("/actions", seat.submission(legal(seat))), 401, "UNKNOWN_TOKEN")


def test_a_match_that_is_not_there_is_said_so(seat: Seat) -> None:
    nowhere = Seat(seat.client, "nowhere", "")
    refused(nowhere.get(), 404, "NO_SUCH_MATCH")


def test_the_seat_is_checked_before_the_revision(house: House) -> None:
    first, second, _ = house.remote()
    other = second.look()["viewer"]
    body = first.submission(legal(first), side=other, revision=99)
    refused(first.post("/actions", body), 403, "NOT_YOUR_SEAT")


def test_the_revision_is_checked_before_legality(seat: Seat) -> None:
    body = seat.submission({"verb": "end-phase"}, revision=7)
    problem = refused(seat.post("/actions", body), 409, "STALE_REVISION")
    assert problem["params"] == {"given": 7, "current": 0}


def test_an_unknown_verb_and_a_forged_argument_are_told_apart_from_bad_rules(seat: Seat) -> None:
    refused(seat.act({"verb": "win"}), 400, "MALFORMED")
    refused(seat.act({**legal(seat), "bonus": 3}), 400, "MALFORMED")


def test_a_refusal_of_a_rule_names_the_rule_and_changes_nothing(house: House, seat: Seat) -> None:
    before = fingerprint(house, seat)
    action = {"verb": "retreat", "unit": "nobody", "to": "0101"}
    answer = seat.act(action)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"]["rule"]
    assert fingerprint(house, seat) == before


def test_a_refusal_is_told_in_the_language_of_the_reader(seat: Seat) -> None:
    sentences = set()
    for language in ("en", "pt", "it", "fr"):
        headers = {**seat.headers, "accept-language": f"{language}-XX,en;q=0.1"}
        body = seat.submission({"verb": "end-phase"}, revision=7)
        path = f"/api/matches/{seat.match}/actions"
        sentences.add(
            refused(seat.client.post(path, json=body, headers=headers), 409, "STALE_REVISION")[
                "message"
            ]
        )
    assert len(sentences) == 4


def test_a_repeated_submission_is_answered_but_not_applied_twice(house: House, seat: Seat) -> None:
    body = seat.submission(legal(seat))
    first = read(seat.post("/actions", body))
    before = fingerprint(house, seat)
    again = read(seat.post("/actions", body))
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["revision"] == first["revision"]
    assert fingerprint(house, seat) == before


def test_a_client_id_cannot_be_used_for_something_else(seat: Seat) -> None:
    body = seat.submission(legal(seat))
    read(seat.post("/actions", body))
    other = seat.submission(legal(seat), client_id=body["client_id"])
    refused(seat.post("/actions", other), 409, "CLIENT_ID_REUSED")


def test_of_two_clients_at_once_exactly_one_is_applied(house: House, seat: Seat) -> None:
    for turn in range(5):
        bodies = [seat.submission(legal(seat), client_id=f"{turn}-{who}") for who in range(4)]
        with ThreadPoolExecutor(len(bodies)) as crowd:
            answers = list(crowd.map(lambda body: seat.post("/actions", body), bodies))
        assert sorted(each.status_code for each in answers) == [200, 409, 409, 409]
        assert fingerprint(house, seat)[0] == turn + 1


def test_nothing_is_acknowledged_or_shown_that_is_not_on_disk(
    house: House, seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = seat.look()
    told = []
    house.service.hall.tables[seat.match].listen(lambda: told.append(1))

    async def broken(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house.service.store, "append", broken)
        refused(seat.act(legal(seat)), 500, "SERVER_FAULT")
        assert not told
    assert seat.look() == before
    assert read(seat.act(legal(seat)))["revision"] == 1


def test_a_table_overtaken_by_another_server_is_laid_anew_and_asked_again(
    house: House, seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = []
    append = house.service.store.append

    async def overtaken_once(*given: Any, **more: Any) -> None:
        attempts.append(1)
        if len(attempts) == 1:
            raise Overtaken(seat.match)
        await append(*given, **more)

    monkeypatch.setattr(house.service.store, "append", overtaken_once)
    assert read(seat.act(legal(seat)))["revision"] == 1
    assert len(attempts) == 2


def test_undo_redo_and_restart_pass_the_same_checks(house: House) -> None:
    first, second, watcher = house.remote()
    mover = first if first.look()["view"]["offers"] else second
    other = second if mover is first else first
    start = mover.look()
    random = Random(3)
    while not mover.look()["undo"]["may_undo"]:
        mover.play(random)
    seen = mover.look()
    body = {"client_id": "u1", "revision": seen["revision"], "side": seen["viewer"]}
    refused(watcher.post("/take/undo", body), 403, "NOT_YOUR_SEAT")
    refused(other.post("/take/undo", body), 403, "NOT_YOUR_SEAT")
    refused(mover.post("/take/undo", {**body, "revision": 90}), 409, "STALE_REVISION")
    refused(mover.post("/take/everything", body), 400, "MALFORMED")
    undone = read(mover.post("/take/undo", body))
    assert read(mover.post("/take/undo", body))["repeated"]
    after = mover.look()
    assert after["undo"]["may_redo"]
    if seen["revision"] == 1:
        assert after["view"]["pieces"] == start["view"]["pieces"]
    redo = {**body, "client_id": "u2", "revision": undone["revision"]}
    read(mover.post("/take/redo", redo))
    assert mover.look()["view"] == seen["view"]


@pytest.mark.parametrize("number", [10**30, -(10**400), 2**63])
def test_a_monstrous_number_is_refused_like_any_other(seat: Seat, number: int) -> None:
    refused(seat.post("/fork", {"revision": number}), 404, "NO_SUCH_REVISION")
    body = seat.submission(legal(seat), revision=number)
    refused(seat.post("/actions", body), 409, "STALE_REVISION")
    refused(seat.get(f"/moments/{number}"), 404, "NO_SUCH_REVISION")
