"""Who may sit where, see what, and give a seat away."""

import asyncio

import msgspec
import pytest

from grognard.server.identity import new_token
from grognard.server.table import TrueCard
from tests.server.house import GAME, House, Seat, read, refused


def test_a_hot_seat_plays_every_side_with_one_token(house: House) -> None:
    seat, created = house.open("hotseat")
    seen = seat.look()
    assert len(seen["sides"]) == 2
    assert created["invites"] == {}
    assert seen["view"]["offers"], "the hot seat looks with the eyes of who must decide"


def test_a_remote_match_gives_each_player_one_side(house: House) -> None:
    first, second, watcher = house.remote()
    one, two = first.look(), second.look()
    assert len(one["sides"]) == len(two["sides"]) == 1
    assert {one["viewer"], two["viewer"]} == {"allied", "axis"}
    assert watcher.look()["viewer"] == "spectator"


@pytest.mark.parametrize("own", ["allied", "axis"])
def test_the_creator_owns_the_match_from_whichever_side_he_chooses(house: House, own: str) -> None:
    seat, created = house.open("remote", side=own)
    (other,) = {"allied", "axis"} - {own}
    assert (seat.look()["viewer"], seat.look()["sides"]) == (own, [own])
    assert seat.look()["owner"]
    assert list(created["invites"]) == [other]
    guest = Seat(house.client, seat.match, created["invites"][other])
    assert (guest.look()["viewer"], guest.look()["owner"]) == (other, False)


def test_a_creator_cannot_take_a_side_that_is_not_there_for_him(house: House) -> None:
    post = house.client.post
    wish = {"game": GAME, "mode": "remote", "side": "neutral"}
    refused(post("/api/matches", json=wish), 422, "UNKNOWN_SIDE")
    taken = {"game": GAME, "mode": "computer", "side": "axis"}
    seats = {"axis": {"kind": "computer"}}
    refused(post("/api/matches", json={**taken, "seats": seats}), 422, "UNKNOWN_SIDE")


def test_nobody_sees_with_the_eyes_of_a_side_he_does_not_hold(house: House) -> None:
    first, second, watcher = house.remote()
    other = second.look()["viewer"]
    assert first.look(other)["viewer"] == first.look()["viewer"]
    assert watcher.look(other)["viewer"] == "spectator"


def test_a_spectator_sees_but_cannot_act_or_talk(house: House) -> None:
    first, _, watcher = house.remote()
    refused(watcher.post("/actions", first.submission({})), 403, "NOT_YOUR_SEAT")
    refused(watcher.post("/chat", {"text": "psst"}), 403, "NOT_YOUR_SEAT")
    assert watcher.look()["view"]["offers"] == []


def test_a_private_match_is_closed_to_strangers_and_a_public_one_is_open(house: House) -> None:
    private, _ = house.open("remote")
    public, _ = house.open("remote", public=True)
    refused(Seat(house.client, private.match, "").get(), 401, "PRIVATE_TABLE")
    assert Seat(house.client, public.match, "").look()["role"] == "watch"
    listed = read(house.client.get("/api/matches/public"))
    assert [each["match"] for each in listed] == [public.match]


def test_tokens_cannot_be_guessed() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert all(len(each) >= 22 for each in tokens), "22 characters of base 64 are 128 bits"


def test_my_matches_say_whose_turn_it_is_even_when_the_decision_is_hidden(house: House) -> None:
    first, second, watcher = house.remote()
    tokens = {"tokens": [first.token, "unknown"]}
    (card,) = read(house.client.post("/api/matches/mine", json=tokens))
    other = read(house.client.post("/api/matches/mine", json={"tokens": [second.token]}))[0]
    watched = read(house.client.post("/api/matches/mine", json={"tokens": [watcher.token]}))[0]
    assert card["yours"] == [first.look()["viewer"]]
    assert [card["your_turn"], other["your_turn"]].count(True) == 1
    assert watched["yours"] == []
    assert not watched["your_turn"]


def test_a_card_names_hidden_deciders_only_to_themselves(house: House) -> None:
    first, second, watcher = house.remote()
    table = house.service.hall.tables[first.match]
    true = table.true_card(updated=1)
    side = first.look()["viewer"]
    hidden = TrueCard(card=msgspec.structs.replace(true.card, deciders=()), deciders=(side,))

    async def callers() -> list[tuple[tuple[str, ...], bool]]:
        found = []
        for seat in (first, second, watcher):
            caller = await house.service.hall.caller(seat.match, seat.token)
            shown = hidden.shown_to(caller, updated=1)
            found.append((shown.deciders, shown.your_turn))
        return found

    assert asyncio.run(callers()) == [((side,), True), ((), False), ((), False)]


def test_a_seat_can_be_given_to_the_computer_and_taken_back(house: House) -> None:
    first, second, _ = house.remote()
    side = second.look()["viewer"]
    refused(first.post(f"/seats/{side}", {"kind": "computer"}), 403, "NOT_YOUR_SEAT")
    seats = read(second.post(f"/seats/{side}", {"kind": "computer", "level": "random"}))
    assert {each["side"]: each["kind"] for each in seats}[side] == "computer"
    seats = read(second.post(f"/seats/{side}", {"kind": "human", "name": "  Vitória "}))
    assert {each["side"]: each["name"] for each in seats}[side] == "Vitória"
    (card,) = read(house.client.post("/api/matches/mine", json={"tokens": [first.token]}))
    assert {each["side"]: each["name"] for each in card["seats"]}[side] == "Vitória"


def test_the_owner_can_take_over_from_a_computer_and_then_holds_both_sides(house: House) -> None:
    seat, _ = house.open("computer", seats={"axis": {"kind": "computer"}})
    assert seat.look()["sides"] == ["allied"]
    read(seat.post("/seats/axis", {"kind": "human"}))
    assert set(seat.look()["sides"]) == {"allied", "axis"}


def test_two_computers_can_play_while_their_owner_looks_on_and_steps_in(house: House) -> None:
    computer = {"kind": "computer", "level": "random"}
    seat, created = house.open("computer", seats={"axis": computer, "allied": computer})
    assert created["invites"] == {}
    seen = seat.look()
    assert (seen["viewer"], seen["sides"], seen["owner"]) == ("spectator", [], True)
    assert {each["kind"] for each in seen["seats"]} == {"computer"}
    for side in ("axis", "allied"):
        read(seat.post(f"/seats/{side}", {"kind": "human"}))
    assert set(seat.look()["sides"]) == {"allied", "axis"}


def test_wishes_that_cannot_be_met_are_refused_by_name(house: House) -> None:
    post = house.client.post
    refused(post("/api/matches", json={"game": "chess"}), 404, "NO_SUCH_GAME")
    refused(post("/api/matches", json={"game": GAME, "scenario": "x"}), 422, "UNKNOWN_SCENARIO")
    refused(post("/api/matches", json={"game": GAME, "options": {"x": 1}}), 422, "UNKNOWN_OPTION")
    refused(post("/api/matches", json={"game": GAME, "seats": {"x": {}}}), 422, "UNKNOWN_SIDE")
    level = {"axis": {"kind": "computer", "level": "genius"}}
    refused(
        post("/api/matches", json={"game": GAME, "mode": "computer", "seats": level}),
        422,
        "UNKNOWN_LEVEL",
    )
    name = {"axis": {"name": "x" * 81}}
    refused(post("/api/matches", json={"game": GAME, "seats": name}), 422, "NAME_LENGTH")
    refused(post("/api/matches", json={"game": GAME, "mode": "cheat"}), 400, "MALFORMED")


def test_people_at_the_table_can_talk_and_spectators_do_not_hear(house: House) -> None:
    first, second, watcher = house.remote()
    line = read(first.post("/chat", {"text": " Buona fortuna! "}), 201)
    assert (line["text"], line["side"]) == ("Buona fortuna!", first.look()["viewer"])
    assert [each["text"] for each in second.look()["chat"]] == ["Buona fortuna!"]
    assert watcher.look()["chat"] == []
    refused(first.post("/chat", {"text": "  "}), 422, "CHAT_LENGTH")
    refused(first.post("/chat", {"text": "x" * 2001}), 422, "CHAT_LENGTH")


def test_what_a_seat_notes_is_for_that_seat_alone(house: House) -> None:
    first, second, watcher = house.remote()
    side = first.look()["viewer"]
    path = f"/notes/{side}"
    assert read(first.get(path))["text"] == ""
    written = read(first.post(path, {"text": "Hold Primosole bridge.\n"}))
    assert read(first.get(path)) == written
    assert written["text"] == "Hold Primosole bridge.\n"
    for other in (second, watcher):
        refused(other.get(path), 403, "NOT_YOUR_SEAT")
        refused(other.post(path, {"text": "ha"}), 403, "NOT_YOUR_SEAT")
        assert "Primosole" not in other.get().text
    assert read(first.get(path)) == written
    refused(first.get("/notes/nobody"), 403, "NOT_YOUR_SEAT")
    refused(first.post(path, {"text": "x" * 10_001}), 422, "NOTE_LENGTH")
    refused(first.post(path, {"text": "a\x00b"}), 400, "MALFORMED")
