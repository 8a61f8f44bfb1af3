"""A match takes submissions in order, checks them, writes them down and shows views."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from grognard.kernel.dice import CommittedDice, DictatedDice, SeededDice, commitment
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Accepted, Match, Submission
from grognard.kernel.matchfile import export_match, import_match
from grognard.kernel.records import SPECTATOR, state_hash
from grognard.kernel.replay import Diverged
from grognard.kernel.view import View
from grognard.testing.matchplay import new_match, play_match
from tests.demo.records import AnyAction as DemoAction
from tests.demo.records import Attack, DemoState, EndMoves, Move, Order
from tests.demo.rules import DemoRules
from tests.kernel.ballot import Add, Ballot, Break

SECRET = bytes(range(32))


def begin(**options: str | int) -> Match[DemoState, DemoAction]:
    return Match.begin(
        DemoRules(),
        match_id="m1",
        scenario="hill",
        options=options,
        dice=CommittedDice(SECRET, "m1"),
    )


def in_moves() -> Match[DemoState, DemoAction]:
    match = begin()
    match.submit("red", 0, Order("march"))
    match.submit("blue", 0, Order("hold"))
    return match


def refused(
    match: Match[DemoState, DemoAction], side: str, revision: int, action: Submission
) -> str:
    before = (state_hash(match.state), match.revision, len(match.records))
    with pytest.raises(Illegal) as illegal:
        match.submit(side, revision, action)
    assert (state_hash(match.state), match.revision, len(match.records)) == before
    return illegal.value.code


def test_a_match_begins_with_its_set_up_in_the_log() -> None:
    match = begin(counting="last-turn")
    assert match.revision == 0
    assert match.header.options == {"counting": "last-turn"}
    assert match.header.rules_version == "1.0"
    assert match.header.dice.commitment == commitment(SECRET, "m1")
    (start,) = match.records
    assert (start.kind, len(start.rolls), len(start.entries)) == ("start", 6, 6)
    assert start.hash == state_hash(match.state)


@pytest.mark.parametrize(
    ("scenario", "options", "match_id", "code"),
    [
        ("sea", {}, "m1", "UNKNOWN_SCENARIO"),
        ("hill", {"weather": 1}, "m1", "UNKNOWN_OPTION"),
        ("hill", {"counting": "never"}, "m1", "UNKNOWN_OPTION"),
        ("hill", {}, "", "MALFORMED"),
        ("hill", {}, "m" * 201, "MALFORMED"),
    ],
)
def test_a_match_of_nothing_known_is_refused(
    scenario: str, options: dict[str, str | int], match_id: str, code: str
) -> None:
    with pytest.raises(Illegal) as illegal:
        Match.begin(
            DemoRules(), match_id=match_id, scenario=scenario, options=options, dice=SeededDice(1)
        )
    assert illegal.value.code == code


@pytest.mark.rule("K-DICE")
def test_dice_committed_for_another_match_are_refused() -> None:
    with pytest.raises(Illegal) as illegal:
        Match.begin(DemoRules(), match_id="m2", scenario="hill", dice=CommittedDice(SECRET, "m1"))
    assert illegal.value.code == "WRONG_SECRET"


@pytest.mark.rule("K-REVISION")
def test_every_accepted_action_makes_one_revision_and_one_record() -> None:
    match = in_moves()
    accepted = match.submit("red", match.revision_for("red"), Move("r1", "0202"))
    assert accepted.record.revision == match.revision == len(match.records) - 1 == 3
    assert accepted.record.side == "red"
    assert accepted.record.action == Move("r1", "0202")
    assert accepted.record.hash == state_hash(match.state)


@pytest.mark.rule("K-SHAPE", "K-SIDE", "K-REVISION", "K-OFFERED")
def test_checks_come_in_the_order_shape_known_side_revision_decider_argument() -> None:
    match = in_moves()
    now = match.revision_for("red")
    broken, illegal, good = b"{", Move("r1", "0505"), Move("r1", "0202")
    assert refused(match, "nobody", 99, broken) == "MALFORMED"
    assert refused(match, "nobody", 99, illegal) == "UNKNOWN_SIDE"
    assert refused(match, "blue", 99, illegal) == "STALE_REVISION"
    assert refused(match, "blue", match.revision_for("blue"), illegal) == "NOT_YOUR_DECISION"
    assert refused(match, "red", now - 1, illegal) == "STALE_REVISION"
    assert refused(match, "red", now + 1, good) == "STALE_REVISION"
    assert refused(match, "red", now, illegal) == "NO_SUCH_HEX"
    assert refused(match, "red", now, Attack("r1", "0202")) == "NOT_OFFERED"
    match.submit("red", now, good)


@pytest.mark.rule("K-OVER")
def test_a_finished_match_takes_nothing_more() -> None:
    match = new_match(DemoRules(), "hill", 3)
    play_match(match, Random(3), 500)
    assert match.over
    assert match.outcome is not None
    assert refused(match, "red", match.revision_for("red"), EndMoves()) == "GAME_OVER"
    with pytest.raises(Illegal) as illegal:
        match.undo("red", match.revision_for("red"))
    assert illegal.value.code == "COMMITTED"


@pytest.mark.rule("K-REVISION")
def test_the_same_client_id_is_accepted_once_and_answered_again() -> None:
    match = in_moves()
    now = match.revision_for("red")
    first = match.submit("red", now, Move("r1", "0202"), "c-1")
    again = match.submit("red", now, Move("r1", "0202"), "c-1")
    assert (first.repeated, again.repeated) == (False, True)
    assert again.record == first.record
    assert match.revision == 3
    wrongs: tuple[Callable[[], Accepted], ...] = (
        lambda: match.submit("red", now, Move("r1", "0102"), "c-1"),
        lambda: match.undo("red", now, "c-1"),
        lambda: match.redo("red", now, "c-1"),
        lambda: match.restart_phase("red", now, "c-1"),
    )
    for wrong in wrongs:
        with pytest.raises(Illegal) as illegal:
            wrong()
        assert illegal.value.code == "CLIENT_ID_REUSED"
    for bad in ("", "x" * 101):
        with pytest.raises(Illegal) as illegal:
            match.submit("red", now + 1, EndMoves(), bad)
        assert illegal.value.code == "MALFORMED"
    taken = match.undo("red", first.revision, "c-2")
    assert match.undo("red", first.revision, "c-2").record == taken.record
    assert match.revision == 4


def test_a_rule_that_fails_half_way_leaves_nothing_behind() -> None:
    match = Match.begin(Ballot(), match_id="b", scenario="vote", dice=SeededDice(0))
    match.submit("ash", 0, Add(2))
    before = state_hash(match.state)
    with pytest.raises(RuntimeError, match="a fault"):
        match.submit("ash", 1, Break())
    assert (state_hash(match.state), match.revision) == (before, 1)
    match.submit("ash", 1, Add(1))


@pytest.mark.rule("K-DICE")
def test_dice_that_run_out_are_refused_and_leave_nothing_behind() -> None:
    match = Match.begin(
        DemoRules(), match_id="d", scenario="hill", dice=DictatedDice([2, 2, 2, 2, 2, 2])
    )
    with pytest.raises(Illegal) as short:
        Match.begin(DemoRules(), match_id="d", scenario="hill", dice=DictatedDice([2]))
    assert (short.value.code, short.value.rule) == ("DICE_MISSING", "K-DICE")
    assert short.value.params["position"] == 2
    match.submit("red", 0, Order("march"))
    match.submit("blue", 0, Order("march"))
    match.state.places.update(r1="0302", b1="0402")
    match.submit("red", match.revision_for("red"), EndMoves())
    assert refused(match, "red", match.revision_for("red"), Attack("r1", "0402")) == "DICE_MISSING"


def test_a_match_may_start_from_a_position_set_up_by_hand() -> None:
    rules = DemoRules()
    state, _ = rules.start("hill", {}, SeededDice(1))
    rules.editor(state).place("r1", "0302")
    match = Match.begin(rules, match_id="p", scenario="hill", dice=SeededDice(1), position=state)
    assert state_hash(match.state) == state_hash(state)
    assert match.state is not state
    play_match(match, Random(1), 500)
    again = import_match(rules, export_match(match))
    assert again.header == match.header
    assert state_hash(again.state) == state_hash(match.state)


def test_a_view_can_be_read_back_from_its_wire_form() -> None:
    match = in_moves()
    for viewer in ("red", "blue", SPECTATOR):
        view = match.view(viewer).view
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


# ==== views and logs


def test_a_view_holds_the_decisions_and_offers_of_its_viewer() -> None:
    match = in_moves()
    red, blue = match.view("red"), match.view("blue")
    assert [decision.kind for decision in red.view.decisions] == ["moves"]
    assert len(red.view.offers) == len(match.choices("red"))
    assert [decision.side for decision in blue.view.decisions] == ["red"]
    assert blue.view.offers == ()
    assert (red.match, red.over, red.secret) == ("m1", False, None)
    assert red.commitment == commitment(SECRET, "m1")
    for stranger in ("green", ""):
        for ask in (match.view, match.log):
            with pytest.raises(Illegal) as illegal:
                ask(stranger)
            assert illegal.value.code == "UNKNOWN_SIDE"


def test_a_hidden_answer_shows_neither_in_revision_log_nor_decisions() -> None:
    match = begin()
    before = msgspec.json.encode(match.view("blue"))
    watched = msgspec.json.encode(match.view(SPECTATOR))
    accepted = match.submit("red", 0, Order("march"))
    assert (accepted.revision, match.revision) == (1, 1)
    assert msgspec.json.encode(match.view("blue")) == before
    assert msgspec.json.encode(match.view(SPECTATOR)) == watched
    assert match.revision_for("blue") == 0
    assert refused(match, "red", 1, Order("hold")) == "NOT_YOUR_DECISION"
    with pytest.raises(Illegal) as illegal:
        match.submit("red", 1, Order("hold"))
    assert illegal.value.params["deciders"] == ()
    match.submit("blue", 0, Order("hold"))
    assert match.revision_for("blue") == 1
    assert match.revision_for(SPECTATOR) == 1
    assert match.revision_for("red") == 2


def test_a_viewer_reads_only_what_was_meant_for_him() -> None:
    match = in_moves()
    match.submit("red", 2, Move("r1", "0202"))
    tags = {
        viewer: [str(item.event.__struct_config__.tag) for item in match.log(viewer)]
        for viewer in ("red", "blue", SPECTATOR)
    }
    assert tags["red"].count("strength-drawn") == tags["blue"].count("strength-drawn") == 3
    assert tags["red"].count("order-given") == tags["blue"].count("order-given") == 1
    assert tags[SPECTATOR] == ["orders-revealed", "moved"]
    assert getattr(match.log("blue")[-1].event, "unit", None) == ""
    assert getattr(match.log("red")[-1].event, "unit", None) == "r1"


def test_the_log_can_be_asked_for_from_a_revision_on() -> None:
    match = in_moves()
    match.submit("red", 2, Move("r1", "0202"))
    whole = match.log("blue")
    assert [item.revision for item in whole] == [0, 0, 0, 1, 1, 2]
    assert match.log("blue", since=1) == whole[-1:]
    assert match.view("blue", since=2).log == ()


def test_the_secret_is_shown_when_the_match_is_over_and_not_before() -> None:
    match = begin()
    random = Random(5)
    while not match.over:
        assert match.view("red").secret is None
        assert SECRET.hex().encode() not in export_match(match)
        play_match(match, random, 1)
    assert match.view(SPECTATOR).secret == SECRET.hex()
    assert SECRET.hex().encode() in export_match(match)


# ==== the past


def test_any_earlier_position_can_be_looked_at_again() -> None:
    match = new_match(DemoRules(), "hill", 4)
    play_match(match, Random(4), 40)
    for revision in range(match.revision + 1):
        assert state_hash(match.state_at(revision)) == match.records[revision].hash
    for wrong in (-1, match.revision + 1):
        with pytest.raises(Illegal) as illegal:
            match.state_at(wrong)
        assert illegal.value.code == "NO_SUCH_REVISION"


def test_a_viewer_looks_back_at_what_he_saw_then() -> None:
    match = begin()
    seen = [match.view("blue").view]
    match.submit("red", 0, Order("march"))
    match.submit("blue", 0, Order("hold"))
    seen.append(match.view("blue").view)
    match.submit("red", 2, Move("r1", "0202"))
    seen.append(match.view("blue").view)
    assert [match.view_at("blue", revision) for revision in range(3)] == seen
    for wrong in (-1, 3):
        with pytest.raises(Illegal) as illegal:
            match.view_at("blue", wrong)
        assert illegal.value.code == "NO_SUCH_REVISION"


def test_snapshots_are_taken_where_nothing_can_be_taken_back() -> None:
    match = new_match(DemoRules(), "hill", 4)
    play_match(match, Random(4), 500)
    assert match.snapshots
    for revision, state in match.snapshots.items():
        assert state_hash(state) == match.records[revision].hash
    spoilt = {at: state.copy() for at, state in match.snapshots.items()}
    spoilt[max(spoilt)].turn += 1
    with pytest.raises(Diverged) as diverged:
        Match.resume(DemoRules(), match.header, match.records, snapshots=spoilt)
    assert diverged.value.divergence.field == "snapshot"


def test_a_fork_goes_its_own_way_and_leaves_the_parent_alone() -> None:
    match = new_match(DemoRules(), "hill", 6)
    play_match(match, Random(6), 20)
    before = export_match(match)
    fork = match.fork(8, match_id="f", dice=SeededDice(1))
    assert fork.header.fork is not None
    assert (fork.header.fork.match, fork.header.fork.revision) == (match.header.match, 8)
    play_match(fork, Random(99), 500)
    assert fork.over
    assert export_match(match) == before
    with pytest.raises(Illegal):
        match.fork(999, match_id="f", dice=SeededDice(1))


def test_a_match_cannot_be_resumed_as_another_game_or_from_nothing() -> None:
    match = begin()
    with pytest.raises(Illegal) as illegal:
        Match.resume(Ballot(), match.header, match.records)
    assert illegal.value.code == "WRONG_GAME"
    with pytest.raises(Illegal) as illegal:
        Match.resume(DemoRules(), match.header, [])
    assert illegal.value.code == "MALFORMED"
