"""Computer players: out of the way, through the same checks, and never the end of a match."""

import asyncio
import os
import signal
from random import Random

import msgspec
import pytest
from litestar.testing import TestClient

from grognard.games import load
from grognard.kernel.dice import CommittedDice, SeededDice
from grognard.kernel.match import Match
from grognard.kernel.records import encode_state
from grognard.players.levels import LEVELS
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.planner import plain_plan
from grognard.players.somnium.posts import Order
from grognard.server.app import create_app
from grognard.server.storage.store import StoredEntry
from grognard.server.thinkers import Answered, Asked, Desk, Desks, Memory, answer
from tests.server.conftest import config_for
from tests.server.house import GAME, House, Seat, read, refused, until


def acted(house: House, seat: Seat, side: str) -> int:
    """How often a side has acted."""
    records = house.service.hall.tables[seat.match].match.records
    return sum(1 for record in records if record.side == side and record.kind == "action")


def entries(house: House, seat: Seat) -> list[StoredEntry]:
    portal = house.client.blocking_portal
    return portal.call(house.service.store.entries, seat.match)


def test_computers_play_replace_each_other_and_survive_the_death_of_their_process(
    house: House,
) -> None:
    seat, _ = house.open("computer", seats={"axis": {"kind": "computer", "level": "random"}})
    until(lambda: acted(house, seat, "axis") >= 3)

    # A worker dies in the middle of thinking: nothing is lost and a new one goes on.
    pids = house.service.computers.worker_pids()
    assert pids
    before = acted(house, seat, "axis")
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    until(lambda: acted(house, seat, "axis") >= before + 2 or bool(seat.look()["view"]["offers"]))
    until(lambda: not set(pids) & set(house.service.computers.worker_pids()))
    revisions = [each.revision for each in entries(house, seat)]
    assert revisions == list(range(1, len(revisions) + 1))
    assert len(revisions) > before

    # The server answers others while a computer thinks, and advice is one more question.
    until(lambda: bool(seat.look()["view"]["offers"]))
    advice = read(seat.post("/query", {"kind": "advice", "side": "allied", "level": "random"}))
    assert read(seat.act(advice["action"]))["revision"] > 0

    # Both seats computers, then one of them a person again.
    read(seat.post("/seats/allied", {"kind": "computer"}))
    before = acted(house, seat, "allied")
    until(lambda: acted(house, seat, "allied") >= before + 3)
    read(seat.post("/seats/allied", {"kind": "human"}))
    read(seat.post("/seats/axis", {"kind": "human"}))
    until(lambda: not seat.look()["thinking"])
    # The true count: what a snapshot shows is its viewer's, and the next move may be the other's.
    stands = len(entries(house, seat))
    assert seat.play(Random(1)) is not None
    assert len(entries(house, seat)) == stands + 1


def test_a_computer_goes_on_after_the_server_was_stopped(sqlite_url: str) -> None:
    with TestClient(create_app(config_for(sqlite_url))) as client:
        house = House(client)
        seat, _ = house.open("computer", seats={"axis": {"kind": "computer"}})
        until(lambda: acted(house, seat, "axis") >= 1)
    with TestClient(create_app(config_for(sqlite_url))) as client:
        house = House(client)
        again = Seat(client, seat.match, seat.token)
        stood = len(entries(house, again))
        until(
            lambda: len(entries(house, again)) >= stood + 2 or bool(again.look()["view"]["offers"])
        )


def test_a_computer_that_falls_silent_is_given_up_and_the_match_stays(sqlite_url: str) -> None:
    with TestClient(create_app(config_for(sqlite_url, patience=0.001))) as client:
        house = House(client)
        seat, _ = house.open()
        before = seat.look()
        side = before["viewer"]
        answer = seat.post("/query", {"kind": "advice", "side": side})
        refused(answer, 503, "COMPUTER_FAILED")
        assert seat.look() == before
        assert seat.play(Random(1)) is not None


def test_a_computer_that_fails_rests_and_the_seat_can_be_taken(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def fails(*_: object) -> None:
        asked.append(1)
        raise OSError("no more processes")

    monkeypatch.setattr(house.service.computers, "_asked", fails)
    seat, _ = house.open("computer", seats={"axis": {"kind": "computer"}})
    until(lambda: bool(asked))
    assert seat.look()["thinking"] == ["axis"]
    read(seat.post("/seats/axis", {"kind": "human"}))
    until(lambda: not seat.look()["thinking"])
    assert len(asked) == 1, "it was not asked again and again"
    assert seat.play(Random(1)) is not None


def test_a_seat_is_free_at_once_while_its_computer_still_thinks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[str] = []
    computers = house.service.computers

    async def endless(asked: Asked) -> bytes:
        levels.append(asked.level)
        await asyncio.sleep(3600)
        return b""

    ask = computers._asked
    monkeypatch.setattr(computers, "_asked", endless)
    seat, _ = house.open("computer", seats={"axis": {"kind": "computer", "level": "grognard"}})
    until(lambda: levels == ["grognard"])
    assert seat.look()["thinking"] == ["axis"]
    # Another computer begins to think anew, and what the first would have done is not waited for.
    read(seat.post("/seats/axis", {"kind": "computer", "level": "recruit"}))
    until(lambda: levels == ["grognard", "recruit"])
    assert seat.look()["thinking"] == ["axis"]
    read(seat.post("/seats/axis", {"kind": "human"}))
    assert seat.look()["thinking"] == []
    assert seat.play(Random(1)) is not None
    monkeypatch.setattr(computers, "_asked", ask)
    read(seat.post("/seats/axis", {"kind": "computer", "level": "random"}))
    before = acted(house, seat, "axis")
    until(lambda: acted(house, seat, "axis") > before)


def test_every_level_answers_from_a_process_that_was_warmed_up(house: House) -> None:
    house.client.blocking_portal.call(house.service.computers.warm_up, (GAME,))
    pids = house.service.computers.worker_pids()
    assert pids
    seat, _ = house.open()
    side = seat.look()["viewer"]
    for level in LEVELS:
        advice = read(seat.post("/query", {"kind": "advice", "side": side, "level": level.id}))
        ruling = {"kind": "why", "side": side, "action": advice["action"]}
        assert read(seat.post("/query", ruling))["legal"], level.id
    assert house.service.computers.worker_pids() == pids


def test_advice_is_only_for_who_has_to_decide(house: House) -> None:
    first, second, _ = house.remote()
    waiting = second if first.look()["view"]["offers"] else first
    side = waiting.look()["viewer"]
    answer = waiting.post("/query", {"kind": "advice", "side": side})
    refused(answer, 409, "NOT_YOUR_DECISION")


# --- players who stay ----------------------------------------------------------------------------


def question(revision: int, match: str = "m1", level: str = "veteran", seed: int = 7) -> Asked:
    """A question about the first position of the test game."""
    rules = load(GAME)
    scenario = rules.info.scenarios[0].id
    state, _ = rules.start(scenario, rules.info.complete_options({}), SeededDice(1))
    side = rules.decisions(state)[0].side
    imagined = rules.scramble(state, side, Random(seed))
    return Asked(
        game=GAME,
        match=match,
        side=side,
        level=level,
        revision=revision,
        state=encode_state(imagined),
        seed=seed,
    )


def test_a_player_stays_while_his_match_goes_on() -> None:
    memory = Memory()
    first = memory.player(question(3))
    assert memory.player(question(3)) is first
    assert memory.player(question(9)) is first
    assert memory.player(question(9, match="m2")) is not first
    assert memory.player(question(9, level="random")) is not first
    assert memory.player(question(4)) is not first, "the match has gone another way"


def test_a_process_forgets_the_seats_it_was_not_asked_about_for_long() -> None:
    memory = Memory(most=2)
    first = memory.player(question(1, match="a"))
    second = memory.player(question(1, match="b"))
    assert memory.player(question(2, match="a")) is first
    memory.player(question(1, match="c"))
    assert memory.player(question(3, match="a")) is first
    assert memory.player(question(2, match="b")) is not second


def test_a_new_player_answers_alike_for_the_same_seed() -> None:
    assert answer(question(1), Memory()) == answer(question(1), Memory())


def test_a_phase_is_planned_once_and_not_at_every_order(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load(GAME)
    dice = CommittedDice(bytes(range(32)), "m1")
    match = Match.begin(rules, match_id="m1", scenario=rules.info.scenarios[0].id, dice=dice)
    side = rules.decisions(match.state)[0].side
    plans: list[int] = []

    def counted(outlook: Outlook) -> list[Order]:
        plans.append(match.revision_for(side))
        return plain_plan(outlook)

    monkeypatch.setattr("grognard.players.somnium.staff.plain_plan", counted)
    memory = Memory()
    for seed in range(5):
        revision = match.revision_for(side)
        # Every question shows other hidden strengths; the plan is about places.
        asked = Asked(
            game=GAME,
            match="m1",
            side=side,
            level="veteran",
            revision=revision,
            state=encode_state(rules.scramble(match.state, side, Random(seed))),
            seed=seed,
        )
        given = msgspec.json.decode(answer(asked, memory), type=Answered)
        match.submit(side, revision, given.action)
    assert plans == [0]


def test_a_seat_is_asked_where_it_was_asked_before() -> None:
    async def seated() -> tuple[Desk, ...]:
        desks = Desks(2)
        one, two = ("m1", "axis", "veteran"), ("m2", "axis", "veteran")
        first = await desks.take(one)
        second = await desks.take(two)
        for desk in (second, first):
            desks.leave(desk, None)
        again = await desks.take(two)
        # Its own desk is taken now, and another one is better than waiting.
        other = await desks.take(two)
        waiting = asyncio.create_task(desks.take(one))
        await asyncio.sleep(0)
        assert not waiting.done()
        desks.leave(again, None)
        last = await waiting
        return first, second, again, other, last

    first, second, again, other, last = asyncio.run(seated())
    assert first is not second
    assert again is second
    assert other is first
    assert last is second
