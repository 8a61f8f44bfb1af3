"""The sandbox: dictated dice, positions set up by hand, forks, and match files."""

import asyncio
from random import Random

import msgspec
import pytest

from grognard.kernel.matchfile import export_match
from grognard.kernel.records import state_hash
from grognard.server.sandbox import SandboxDice
from tests.server.house import House, Json, Seat, read, refused


def play_to_dice(seat: Seat, house: House, seed: int) -> list[int]:
    """Play until a die has fallen, and say which."""
    random = Random(seed)
    for _ in range(400):
        assert seat.play(random) is not None
        rolls = house.service.hall.tables[seat.match].match.records[-1].rolls
        if rolls:
            return [roll.value for roll in rolls]
    raise AssertionError("no die fell")


@pytest.mark.parametrize("face", [1, 6])
def test_dice_fall_as_told(house: House, face: int) -> None:
    seat, _ = house.open("sandbox")
    read(seat.post("/dice", {"values": [face] * 20}))
    fallen = play_to_dice(seat, house, seed=2)
    assert set(fallen) == {face}


def test_dice_fall_by_chance_when_nobody_has_told_them_how() -> None:
    dice = SandboxDice(bytes(32))
    dice.tell([5, 9, 2])
    assert dice.roll(6) == 5
    assert dice.roll(6) in range(1, 7), "a die with six faces cannot show nine"
    assert dice.told == (9, 2)
    assert dice.roll(10) == 9
    assert dice.roll(6) == 2
    assert {dice.roll(6) for _ in range(200)} == set(range(1, 7))


def test_only_a_sandbox_can_be_told_or_edited(house: House) -> None:
    seat, _ = house.open("hotseat")
    refused(seat.post("/dice", {"values": [6]}), 422, "SANDBOX_ONLY")
    refused(seat.post("/edit", {"edits": []}), 422, "SANDBOX_ONLY")


def test_a_sandbox_says_what_can_be_set_by_hand_and_setting_it_works(house: House) -> None:
    seat, _ = house.open("sandbox")
    read(seat.post("/dice", {"values": [6, 1]}))
    bench = read(seat.get("/edit"))
    assert bench["dice"] == [6, 1]
    assert {"turn", "phase", "side"} <= set(bench["settings"])
    edits = {"edits": [{"do": "set", "name": "turn", "value": 5}]}
    changed = house.at(read(seat.post("/edit", edits), 201))
    assert changed.look()["view"]["turn"] == 5
    assert read(changed.get("/edit"))["settings"]["turn"] == 5
    other, _ = house.open()
    refused(other.get("/edit"), 422, "SANDBOX_ONLY")


def test_who_only_watches_a_sandbox_cannot_change_it(house: House) -> None:
    _, created = house.open("sandbox")
    watcher = Seat(house.client, created["match"], created["watch"])
    refused(watcher.post("/dice", {"values": [6]}), 403, "NOT_YOUR_SEAT")
    refused(watcher.post("/edit", {"edits": []}), 403, "NOT_YOUR_SEAT")


def piece_on_map(seen: Json) -> Json:
    piece: Json = next(
        each
        for each in seen["view"]["pieces"]
        if each["face"] and not each["at"].startswith("box:")
    )
    return piece


def test_editing_makes_a_new_sandbox_and_leaves_the_old_one_alone(house: House) -> None:
    seat, _ = house.open("sandbox")
    before = seat.look()
    piece = piece_on_map(before)
    edits = {"edits": [{"do": "remove", "unit": piece["face"]["unit"]}]}
    edited = house.at(read(seat.post("/edit", edits), 201))
    assert edited.match != seat.match
    assert seat.look()["view"] == before["view"]
    places = {
        each["face"]["unit"]: each["at"]
        for each in edited.look(piece["side"])["view"]["pieces"]
        if each["face"]
    }
    assert places.get(piece["face"]["unit"]) != piece["at"]


def test_an_impossible_edit_is_refused_as_a_whole(house: House) -> None:
    seat, _ = house.open("sandbox")
    unit = piece_on_map(seat.look())["face"]["unit"]
    for wrong in (
        {"do": "place", "unit": "nobody", "at": "2019"},
        {"do": "place", "unit": unit, "at": "9999"},
        {"do": "steps", "unit": unit, "steps": 99},
        {"do": "set", "name": "weather-on-mars", "value": 1},
    ):
        answer = seat.post("/edit", {"edits": [wrong]})
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["rule"]
    refused(seat.post("/edit", {"edits": [{"do": "win"}]}), 400, "MALFORMED")


def test_a_fork_goes_on_from_a_past_moment(house: House) -> None:
    seat, _ = house.open("hotseat")
    random = Random(9)
    for _ in range(8):
        seat.play(random)
    then = read(seat.get("/moments/4?as=axis"))
    fork = house.at(read(seat.post("/fork", {"revision": 4}), 201))
    assert fork.look()["mode"] == "sandbox"
    assert fork.look("axis")["view"]["pieces"] == then["view"]["pieces"]
    assert fork.play(random) is not None
    assert seat.look()["revision"] == 8
    refused(seat.post("/fork", {"revision": 99}), 404, "NO_SUCH_REVISION")


def test_a_fork_of_a_running_match_shows_nothing_its_player_does_not_know(house: House) -> None:
    first, second, watcher = house.remote()
    random = Random(2)
    for _ in range(10):
        first.play(random) or second.play(random)
    match = house.service.hall.tables[first.match].match
    for seat in (first, second, watcher):
        seen = seat.look()
        fork = house.at(read(seat.post("/fork", {"revision": seen["revision"]}), 201))
        imagined = house.service.hall.tables[fork.match].match
        assert state_hash(imagined.state) != state_hash(match.state), "the hidden was not redrawn"
        if seen["viewer"] != "spectator":
            assert fork.look(seen["viewer"])["view"]["pieces"] == seen["view"]["pieces"]


def test_a_finished_match_can_be_exported_and_taken_in_again(house: House) -> None:
    seat, _ = house.open("hotseat")
    random = Random(6)
    for _ in range(10):
        seat.play(random)
    read(seat.act({"verb": "resign"}))
    file = seat.get("/export")
    assert "attachment" in file.headers["content-disposition"]
    created = read(house.client.post("/api/matches/import", content=file.content), 201)
    copy = house.at(created)
    assert copy.look()["over"]
    for revision in range(0, 11, 5):
        one = read(seat.get(f"/moments/{revision}?as=axis"))["view"]
        two = read(copy.get(f"/moments/{revision}?as=axis"))["view"]
        assert one == two


def test_a_forged_match_file_is_refused_and_opens_nothing(house: House) -> None:
    seat, _ = house.open("sandbox")
    random = Random(6)
    for _ in range(6):
        seat.play(random)
    whole = msgspec.json.decode(export_match(house.service.hall.tables[seat.match].match))
    before = asyncio.run(house.service.store.count_unfinished())

    def take_in(body: object) -> Json:
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        answer = house.client.post("/api/matches/import", content=content)
        assert answer.status_code in (400, 404, 413, 422), answer.text
        problem: Json = answer.json()["error"]
        assert problem["message"]
        return problem

    forged = msgspec.json.decode(msgspec.json.encode(whole))
    forged["records"][3]["hash"] = "0" * 64
    assert take_in(forged)["code"] == "DIVERGED"
    assert take_in({**whole, "records": []})["code"] == "MALFORMED"
    assert take_in({**whole, "surprise": 1})["code"] == "MALFORMED"
    other = {**whole, "header": {**whole["header"], "game": "chess"}}
    assert take_in(other)["code"] == "NO_SUCH_GAME"
    newer = {**whole, "header": {**whole["header"], "rules_version": "99"}}
    assert take_in(newer)["code"] == "RULES_VERSION"
    for nonsense in (b"", b"\xff\xfe", b"[" * 5000, b"null"):
        assert take_in(nonsense)["code"] == "MALFORMED"
    assert asyncio.run(house.service.store.count_unfinished()) == before
