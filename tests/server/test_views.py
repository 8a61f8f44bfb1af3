"""Nothing leaves the server but through the view of whoever asks."""

import csv
import io
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import msgspec
import pytest

from grognard.kernel.match import full_view
from grognard.kernel.records import SPECTATOR, state_hash
from grognard.server import library, presenter
from grognard.server.identity import Caller
from tests.server.house import GAME, House, Json, Seat, read, refused


def units_shown(seen: Json) -> set[str]:
    """The units whose faces a snapshot shows, and those its log names."""
    faces = {piece["face"]["unit"] for piece in seen["view"]["pieces"] if piece["face"]}
    return faces | {word for word in words(seen["log"]) if "-" in word}


def words(value: object) -> set[str]:
    """Every string in a JSON value, keys left out."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {word for each in value.values() for word in words(each)}
    if isinstance(value, list):
        return {word for each in value for word in words(each)}
    return set()


def enemy_units(house: House, seat: Seat) -> set[str]:
    """The ids of the other side's units."""
    own = seat.look()["viewer"]
    match = house.service.hall.tables[seat.match].match
    pieces = [
        piece
        for side in match.ruleset.info.sides
        for piece in match.ruleset.view(match.state, side).pieces
        if piece.side != own and piece.face is not None
    ]
    return {piece.face.unit for piece in pieces if piece.face is not None}


def play_on(seats: tuple[Seat, Seat], moves: int, seed: int) -> None:
    random = Random(seed)
    for _ in range(moves):
        if all(seat.play(random) is None for seat in seats):
            return


@pytest.fixture
def remote(house: House) -> tuple[Seat, Seat, Seat]:
    """Two people and a spectator, some moves into the game."""
    first, second, watcher = house.remote()
    play_on((first, second), 25, seed=11)
    return first, second, watcher


def test_a_snapshot_is_what_the_game_shows_this_side_and_nothing_else(
    house: House, remote: tuple[Seat, Seat, Seat]
) -> None:
    match = house.service.hall.tables[remote[0].match].match
    for seat in remote:
        seen = seat.look()
        expected = full_view(match.ruleset, match.state, seen["viewer"])
        assert seen["view"] == msgspec.json.decode(msgspec.json.encode(expected))
        log = [line["item"] for line in seen["log"]]
        assert log == msgspec.json.decode(msgspec.json.encode(match.log(seen["viewer"])))


def test_two_positions_that_look_alike_give_the_same_answers_byte_for_byte(house: House) -> None:
    first, second, _ = house.remote()
    random = Random(5)
    for _ in range(12):
        play_on((first, second), 3, seed=random.randrange(1000))
        table = house.service.hall.tables[first.match]
        match, rules = table.match, table.match.ruleset
        for viewer in (*rules.info.sides, SPECTATOR):
            caller = Caller(match=table.id, role="watch")
            true = msgspec.json.encode(presenter.snapshot(table, caller, viewer, "en").view)
            other = rules.scramble(match.state, viewer, random)
            assert msgspec.json.encode(full_view(rules, other, viewer)) == true


def test_no_answer_to_a_seat_names_an_enemy_unit_that_its_view_does_not(
    house: House, remote: tuple[Seat, Seat, Seat]
) -> None:
    for seat in remote[:2]:
        seen = seat.look()
        side = seen["viewer"]
        match = house.service.hall.tables[seat.match].match
        moments = [match.view_at(side, n) for n in range(seen["revision"] + 1)]
        once = {p.face.unit for view in moments for p in view.pieces if p.face is not None}
        secret = enemy_units(house, seat) - units_shown(seen) - once
        assert len(secret) > 10, "the test needs something to hide"
        other = next(each for each in ("allied", "axis") if each != side)
        own = next(iter(p["face"]["unit"] for p in seen["view"]["pieces"] if p["side"] == side))
        answers = [
            seat.get(),
            seat.get("/log"),
            seat.get("/luck"),
            seat.get("/export"),
            seat.get(f"?as={other}"),
            *(seat.get(f"/moments/{n}?as={other}") for n in range(0, seen["revision"], 6)),
            seat.post("/query", {"kind": "reach", "side": side, "unit": own}),
            seat.post("/query", {"kind": "overlay", "side": side, "overlay": "control"}),
            seat.post("/query", {"kind": "why", "side": side, "action": {"verb": "end-phase"}}),
            seat.client.post("/api/matches/mine", json={"tokens": [seat.token]}),
        ]
        for answer in answers:
            leaked = secret & words(answer.json())
            assert not leaked, (answer.url, leaked)


def test_questions_about_the_other_side_are_refused(remote: tuple[Seat, Seat, Seat]) -> None:
    first, second, watcher = remote
    other = second.look()["viewer"]
    theirs = next(p["face"]["unit"] for p in second.look()["view"]["pieces"] if p["side"] == other)
    mine = first.look()["viewer"]
    reach = {"kind": "reach", "side": other, "unit": theirs}
    refused(first.post("/query", reach), 403, "NOT_YOUR_SEAT")
    refused(first.post("/query", {**reach, "side": mine}), 422, "NOT_YOUR_UNIT")
    refused(watcher.post("/query", reach), 403, "NOT_YOUR_SEAT")
    for kind in ("advice", "why", "odds", "overlay"):
        body = {"kind": kind, "side": other}
        more: Json = {
            "why": {"action": {}},
            "odds": {"plan": {}},
            "overlay": {"overlay": "control"},
        }
        refused(first.post("/query", {**body, **more.get(kind, {})}), 403, "NOT_YOUR_SEAT")


def test_odds_against_an_unseen_stack_are_a_range_of_what_may_be_there(house: House) -> None:
    first, second, _ = house.remote()
    play_on((first, second), 30, seed=5)
    match = house.service.hall.tables[first.match].match
    rules, state = match.ruleset, match.state
    answered = 0
    for seat in (first, second):
        seen = seat.look()
        side = seen["viewer"]
        for plan in list(attacks(seen))[:4]:
            answer = seat.post("/query", {"kind": "odds", "side": side, "plan": plan})
            if answer.status_code == 422:
                assert answer.json()["error"]["code"] == "ARMOUR_MOUNTAIN"
                continue
            report, guess = read(answer), read(answer)["guess"]
            assert report["hidden"]
            assert 0 < guess["counters"] <= guess["candidates"]
            shares = [Fraction(each["numerator"], each["denominator"]) for each in guess["columns"]]
            assert sum(shares) == 1
            assert report["column"] in {each["outcome"] for each in guess["columns"]}
            # The answer follows from what the side sees: it is the same wherever secrets lie.
            for seed in range(3):
                other = rules.scramble(state, side, Random(seed))
                again = rules.odds(other, {**plan, "viewer": side})
                assert msgspec.json.decode(msgspec.json.encode(again)) == report
            answered += 1
    assert answered


def attacks(seen: Json) -> Iterator[Json]:
    """Attacks of single units on hidden stacks beside them, of those a view shows."""
    board = library.board(seen["game"]).grid
    pieces = [each for each in seen["view"]["pieces"] if not each["at"].startswith("box:")]
    hidden = {each["at"] for each in pieces if each["face"] is None}
    for piece in pieces:
        if piece["side"] != seen["viewer"]:
            continue
        for near in board.adjacent(board.hex(piece["at"])):
            at = board.name(near)
            if at in hidden:
                yield {"target": at, "units": [piece["face"]["unit"]], "guns": [], "air": 0}


def test_nobody_learns_where_a_hidden_unit_stands_by_asking_what_it_would_do(house: House) -> None:
    first, second, _ = house.remote()
    seen, theirs = first.look(), second.look()
    own = next(
        each["at"]
        for each in seen["view"]["pieces"]
        if each["side"] == seen["viewer"] and not each["at"].startswith("box:")
    )
    unit = next(
        each["face"]["unit"]
        for each in theirs["view"]["pieces"]
        if each["side"] == theirs["viewer"] and not each["at"].startswith("box:")
    )
    for plan in ({"target": own, "units": [unit]}, {"target": own, "guns": [unit]}):
        asked = {"kind": "odds", "side": seen["viewer"], "plan": plan}
        refused(first.post("/query", asked), 422, "HIDDEN")


def test_overlays_mark_the_map_and_tell_nothing_hidden(house: House) -> None:
    first, second, _ = house.remote()
    play_on((first, second), 20, seed=3)
    match = house.service.hall.tables[first.match].match
    random = Random(9)
    for seat in (first, second):
        side = seat.look()["viewer"]
        for wanted in ("zones", "threat", "control"):
            body = {"kind": "overlay", "side": side, "overlay": wanted}
            marks = read(seat.post("/query", body))["hexes"]
            assert len(marks) > 10, wanted
            assert {each["at"] for each in marks} <= library.hex_numbers(GAME)
        for _ in range(3):
            other = match.ruleset.scramble(match.state, side, random)
            assert state_hash(other) != state_hash(match.state)
            for wanted in ("zones", "threat"):
                true = match.ruleset.overlay(match.state, side, wanted)
                assert match.ruleset.overlay(other, side, wanted) == true
    unknown = {"kind": "overlay", "side": first.look()["viewer"], "overlay": "aliens"}
    refused(first.post("/query", unknown), 422, "NO_SUCH_QUERY")


def test_a_running_match_is_exported_only_as_its_player_may_know_it(
    remote: tuple[Seat, Seat, Seat],
) -> None:
    first, *_ = remote
    file = first.get("/export").json()
    assert file["format"] == "grognard-player-export"
    assert file["seen"]["secret"] is None


def test_the_dice_secret_is_shown_only_when_the_match_is_over(house: House) -> None:
    seat, _ = house.open("hotseat")
    assert seat.look()["secret"] is None
    assert len(seat.look()["commitment"]) == 64
    read(seat.act({"verb": "resign"}))
    over = seat.look()
    assert over["over"]
    assert over["secret"] == house.service.hall.tables[seat.match].match.secret
    assert over["view"]["outcome"] is not None


def test_the_history_of_a_campaign_is_told_when_it_is_over(house: House) -> None:
    seat, _ = house.open("hotseat")
    assert seat.look()["history"] == []
    read(seat.act({"verb": "resign"}))
    over = seat.look()
    assert any("Messina" in sentence for sentence in over["history"])
    assert read(seat.get("/moments/0"))["history"] == []


def test_a_match_that_is_over_can_be_replayed_with_everything_open(house: House) -> None:
    first, second, watcher = house.remote()
    play_on((first, second), 12, seed=8)
    hidden = read(watcher.get("/moments/3?as=all"))
    assert hidden["viewer"] == "spectator", "as long as it goes on nothing is open"
    assert any(piece["face"] is None for piece in hidden["view"]["pieces"])
    own = {seat.look()["viewer"]: read(seat.get("/moments/3")) for seat in (first, second)}
    mover = first if first.look()["view"]["offers"] else second
    read(mover.act({"verb": "resign"}))
    shown = read(watcher.get("/moments/3?as=all"))
    assert (shown["viewer"], shown["revision"]) == ("all", 3)
    for side, seen in own.items():
        mine = [piece for piece in seen["view"]["pieces"] if piece["side"] == side]
        assert [piece for piece in shown["view"]["pieces"] if piece["side"] == side] == mine
    assert all(piece["face"] for piece in shown["view"]["pieces"])
    whole = read(watcher.get("/log?as=all"))
    assert len(whole) >= max(len(read(seat.get("/log"))) for seat in (first, second))
    for revision in (999, 10**30, -1):
        refused(watcher.get(f"/moments/{revision}?as=all"), 404, "NO_SUCH_REVISION")


def test_a_past_moment_is_shown_as_it_was(house: House) -> None:
    seat, _ = house.open("hotseat")
    random = Random(4)
    history = []
    for _ in range(12):
        seen = seat.look("allied")
        history.append((seen["view"]["pieces"], seen["view"]["turn"]))
        seat.play(random)
    for revision, (pieces, turn) in enumerate(history):
        then = read(seat.get(f"/moments/{revision}?as=allied"))
        assert (then["view"]["pieces"], then["view"]["turn"]) == (pieces, turn)
        assert then["revision"] == revision
        assert all(line["item"]["revision"] <= revision for line in then["log"])
        assert then["view"]["offers"] == []
    refused(seat.get("/moments/99"), 404, "NO_SUCH_REVISION")


def test_the_log_tells_what_happened_since_somebody_left(house: House) -> None:
    seat, _ = house.open("hotseat")
    random = Random(8)
    for _ in range(6):
        seat.play(random)
    whole = read(seat.get("/log?as=axis"))
    since = read(seat.get("/log?as=axis&since=3"))
    assert since == [line for line in whole if line["item"]["revision"] > 3]
    assert since
    assert all(line["text"] for line in whole)
    assert any(line["hexes"] for line in whole)


def test_sentences_come_in_the_readers_language(house: House) -> None:
    seat, _ = house.open("hotseat")
    seat.play(Random(8))
    told = set()
    for language in ("en", "pt"):
        headers = {**seat.headers, "accept-language": language}
        answer = seat.client.get(f"/api/matches/{seat.match}", headers=headers)
        told.add((answer.json()["prompts"][0], answer.json()["log"][-1]["text"]))
    assert len(told) == 2


def test_luck_counts_every_die_once_and_none_that_was_taken_back(house: House) -> None:
    seat, _ = house.open("hotseat")
    random = Random(21)
    for _ in range(60):
        if seat.play(random) is None:
            break
    match = house.service.hall.tables[seat.match].match
    thrown = sum(len(record.rolls) for record in match.records)
    report = read(seat.get("/luck"))["lines"]
    rows = list(csv.DictReader(io.StringIO(seat.get("/luck.csv").text)))
    assert [(row["side"], row["reason"], int(row["rolls"])) for row in rows] == [
        (line["side"], line["reason"], line["rolls"]) for line in report
    ]
    assert thrown > 0
    assert sum(line["rolls"] for line in report) == thrown
    for line in report:
        assert sum(line["counts"]) == line["rolls"]
        assert len(line["counts"]) == line["faces"]
        total = sum(face * times for face, times in enumerate(line["counts"], 1))
        assert total == line["total"]
        assert line["expected"] == line["rolls"] * (line["faces"] + 1) / 2


@pytest.mark.parametrize("header", ["", "xx", "de-AT, *;q=0.1", "\xff"])
def test_an_unknown_language_gets_english(header: str) -> None:
    assert library.negotiated(header) == "en"
