"""Changes over a live connection: whoever follows them knows all that a snapshot would tell."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import WebSocketTestSession

from grognard.games import game_ids
from grognard.kernel.dice import SeededDice
from grognard.kernel.records import SPECTATOR
from grognard.server import library
from grognard.server.changes import runs
from tests.server.house import House, Json, Seat, read, some_choice
from tests.server.test_live import connect


class Item(msgspec.Struct, frozen=True):
    """Something in a list."""

    id: int


def joined(old: list[Any], told: list[Any]) -> list[Any]:
    """A list as a client puts it together."""
    found: list[Any] = []
    for each in told:
        found += old[each[0] : each[0] + each[1]] if isinstance(each, list | tuple) else [each]
    return found


def followed(old: Json, change: Json) -> Json:
    """A snapshot as a client puts it together."""
    lists = change["lists"]
    view = {**old["view"], **change["view"]}
    for name in ("pieces", "hexes", "offers"):
        if name in lists:
            view[name] = joined(old["view"][name], lists[name])
    new = {**old, **change["fields"], "view": view}
    for name in ("log", "chat"):
        if name in lists:
            new[name] = joined(old[name], lists[name])
    return new


@given(st.lists(st.integers(0, 9)), st.lists(st.integers(0, 9)))
def test_any_list_can_be_told_by_runs_of_another(old: list[int], new: list[int]) -> None:
    before, after = [Item(each) for each in old], [Item(each) for each in new]
    assert joined(before, runs(before, after)) == after


def test_one_item_that_moved_is_all_that_is_told_anew() -> None:
    before = [Item(each) for each in range(100)]
    after = [*before[:10], *before[11:60], before[10], *before[60:]]
    told = runs(before, after)
    assert told == [(0, 10), (11, 49), before[10], (60, 40)]


class Follower:
    """A client that is told only what has changed."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.known: Json = {}
        self.kinds: list[str] = []

    def follow(self, revision: int) -> Json:
        while self.known.get("revision") != revision:
            push = self.session.receive_json(timeout=20)
            self.kinds.append(push["type"])
            if push["type"] == "change":
                self.known = followed(self.known, push["change"])
            else:
                self.known = push["snapshot"]
        return self.known


@pytest.mark.parametrize("game", game_ids())
def test_who_follows_the_changes_knows_what_a_snapshot_tells(house: House, game: str) -> None:
    random = Random(1943)
    seat, created = house.open("remote", game=game)
    (invite,) = created["invites"].values()
    people = (seat, Seat(house.client, seat.match, invite))
    with connect(people[0], changes=True) as one, connect(people[1], changes=True) as two:
        followers = (Follower(one), Follower(two))
        for _ in range(15):
            for person, follower in zip(people, followers, strict=True):
                now = person.look()
                known = follower.follow(now["revision"])
                for name in ("view", "log", "log_from", "undo", "prompts", "viewer"):
                    assert known[name] == now[name], name
            mover = next(each for each in people if each.look()["view"]["offers"])
            choice = some_choice(mover.look(), random)
            assert choice is not None
            read(mover.act(choice))
        for follower in followers:
            assert follower.kinds[0] == "snapshot"
            assert set(follower.kinds[1:]) == {"change"}


def test_a_hot_seat_that_changes_eyes_gets_a_whole_snapshot(house: House) -> None:
    seat, _ = house.open()
    with connect(seat, changes=True) as session:
        follower = Follower(session)
        viewers = {follower.follow(0)["viewer"]}
        random = Random(3)
        while len(viewers) < 2:
            assert seat.play(random)
            now = seat.look()
            known = follower.follow(now["revision"])
            assert known["view"] == now["view"]
            viewers.add(known["viewer"])
        assert follower.kinds.count("snapshot") == 2


@pytest.mark.parametrize("game", game_ids())
def test_turn_and_phase_are_the_same_for_everybody(game: str) -> None:
    """Lists of matches take them from whichever view is at hand."""
    rules = library.ruleset(game)
    dice, random = SeededDice(7), Random(7)
    options = rules.info.complete_options({})
    state, _ = rules.start(rules.info.scenarios[0].id, options, dice)
    for _ in range(150):
        decisions = rules.decisions(state)
        if not decisions:
            break
        views = [rules.view(state, viewer) for viewer in (*rules.info.sides, SPECTATOR)]
        assert len({(v.turn, v.turns, v.turn_label, v.phase) for v in views}) == 1
        side = decisions[0].side
        rules.apply(state, side, random.choice(rules.choices(state, side)), dice)
