"""Undo, redo and restart: recorded, exact, never across a commitment, never telling."""

import msgspec
import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.dice import SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.log import PhaseRestarted, Record, Redone, Undone
from grognard.kernel.match import Match
from grognard.kernel.records import SPECTATOR, state_hash
from grognard.kernel.resolution import Resolution
from grognard.kernel.undo import Commits, Line, commits
from grognard.testing.matchplay import new_match
from tests.demo.records import AnyAction as DemoAction
from tests.demo.records import Attack, DemoState, EndCombat, EndMoves, Move, Order, Stand
from tests.demo.rules import DemoRules
from tests.kernel.ballot import Add, Ballot, BallotState, Claim, Close, Draw
from tests.kernel.ballot import AnyAction as BallotAction

pytestmark = pytest.mark.rule("K-UNDO")


def demo(*, moves: bool = True) -> Match[DemoState, DemoAction]:
    match: Match[DemoState, DemoAction] = new_match(DemoRules(), "hill", 1)
    if moves:
        match.submit("red", 0, Order("march"))
        match.submit("blue", 0, Order("hold"))
    return match


def ballot() -> Match[BallotState, BallotAction]:
    return Match.begin(Ballot(), match_id="b", scenario="vote", dice=SeededDice(0))


def do(match: Match[BallotState, BallotAction], side: str, action: BallotAction) -> None:
    match.submit(side, match.revision_for(side), action)


def undo_code(
    match: Match[DemoState, DemoAction] | Match[BallotState, BallotAction], side: str
) -> str:
    before = (state_hash(match.state), match.revision)
    with pytest.raises(Illegal) as illegal:
        match.undo(side, match.revision_for(side))
    assert (state_hash(match.state), match.revision) == before
    assert not match.may_undo(side)
    return illegal.value.code


def test_undo_restores_the_identical_hash_and_is_recorded() -> None:
    match = demo()
    earlier = state_hash(match.state)
    match.submit("red", 2, Move("r1", "0202"))
    assert match.may_undo("red")
    done = match.undo("red", 3)
    assert state_hash(match.state) == earlier == done.record.hash
    assert done.record.takes_back == (3,)
    assert match.revision == 4
    assert match.records[3].action == Move("r1", "0202")
    items = match.log("blue")
    assert [item.undone for item in items[-2:]] == [True, False]
    assert items[-1].event == Undone(rule="K-UNDO", side="red")


def test_redo_repeats_what_was_undone_in_order() -> None:
    match = demo()
    match.submit("red", 2, Move("r1", "0202"))
    match.submit("red", 3, Move("r3", "0101"))
    final = state_hash(match.state)
    match.undo("red", 4)
    match.undo("red", 5)
    assert not match.may_undo("red")
    match.redo("red", 6)
    done = match.redo("red", 7)
    assert state_hash(match.state) == final
    assert done.record.entries[0].event == Redone(rule="K-UNDO", side="red")
    assert not match.may_redo("red")
    with pytest.raises(Illegal) as illegal:
        match.redo("red", 8)
    assert illegal.value.code == "NOTHING_TO_REDO"


def test_a_new_action_forgets_what_could_be_redone() -> None:
    match = demo()
    match.submit("red", 2, Move("r1", "0202"))
    match.undo("red", 3)
    assert match.may_redo("red")
    match.submit("red", 4, Move("r3", "0101"))
    assert not match.may_redo("red")


def test_undo_of_the_wrong_revision_or_side_is_refused() -> None:
    match = demo()
    match.submit("red", 2, Move("r1", "0202"))
    for call in (match.undo, match.redo, match.restart_phase):
        with pytest.raises(Illegal) as stale:
            call("red", 2)
        assert stale.value.code == "STALE_REVISION"
        with pytest.raises(Illegal) as nobody:
            call("nobody", 3)
        assert nobody.value.code == "UNKNOWN_SIDE"
    assert undo_code(match, "blue") == "COMMITTED"
    assert undo_code(demo(moves=False), "blue") == "NOTHING_TO_UNDO"


def test_a_change_of_deciders_is_final() -> None:
    match = demo()
    match.state.places.update(b1="0302")
    match.submit("red", 2, Move("r1", "0202"))
    assert [each.side for each in match.decisions("red")] == ["blue"]
    assert undo_code(match, "red") == "COMMITTED"
    match.submit("blue", match.revision_for("blue"), Stand())
    assert undo_code(match, "blue") == "COMMITTED"


def test_a_die_roll_is_final() -> None:
    match = demo()
    match.state.places.update(r1="0202", r2="0203", b1="0302")
    match.submit("red", 2, EndMoves())
    assert match.may_undo("red")
    match.submit("red", 3, Attack("r1", "0302"))
    assert undo_code(match, "red") == "COMMITTED"


def test_a_reveal_is_final() -> None:
    match = demo()
    assert undo_code(match, "red") == "COMMITTED"
    assert undo_code(match, "blue") == "COMMITTED"


def test_restarting_a_phase_goes_back_to_its_beginning_only() -> None:
    match = demo()
    match.state.places.update(r1="0202", r2="0203", b1="0302", b2="0503")
    begin = state_hash(match.state)
    match.submit("red", 2, Move("r3", "0101"))
    match.submit("red", 3, EndMoves())
    in_combat = state_hash(match.state)
    with pytest.raises(Illegal) as nothing:
        match.restart_phase("red", 4)
    assert nothing.value.code == "NOTHING_TO_UNDO"
    match.undo("red", 4)
    match.redo("red", 5)
    assert state_hash(match.state) == in_combat
    match.undo("red", 6)
    done = match.restart_phase("red", 7)
    assert len(done.record.takes_back) == 1
    assert state_hash(match.state) == begin
    assert done.record.entries[0].event == PhaseRestarted(rule="K-UNDO", side="red", actions=1)


def test_a_restart_takes_back_every_open_action_of_the_phase_and_redo_brings_them_again() -> None:
    match = demo()
    begin = state_hash(match.state)
    moves = [Move("r1", "0202"), Move("r2", "0303"), Move("r3", "0101")]
    match.state.places.update(b1="0501", b2="box:blue")
    begin = state_hash(match.state)
    for move in moves:
        match.submit("red", match.revision_for("red"), move)
    final = state_hash(match.state)
    done = match.restart_phase("red", match.revision_for("red"))
    assert done.record.takes_back == (5, 4, 3)
    assert state_hash(match.state) == begin
    for _ in moves:
        match.redo("red", match.revision_for("red"))
    assert state_hash(match.state) == final


# ==== what is final


def deciding(*sides: str, hidden: bool = False) -> tuple[Decision, ...]:
    return tuple(Decision(side=side, kind="any", rule="B-1", hidden=hidden) for side in sides)


MIXED = (*deciding("a"), *deciding("b", hidden=True))


@pytest.mark.parametrize(
    ("before", "after", "rolled", "revealed", "final"),
    [
        (deciding("a"), deciding("a"), False, False, Commits.NOTHING),
        (deciding("a"), deciding("a"), True, False, Commits.ALL),
        (deciding("a"), deciding("a"), False, True, Commits.ALL),
        (deciding("a"), deciding("b"), False, False, Commits.ALL),
        (deciding("a"), deciding("a", "b"), False, False, Commits.ALL),
        (deciding("a"), (), False, False, Commits.ALL),
        (deciding("a", "b"), deciding("b"), False, False, Commits.ALL),
        (
            deciding("a", "b", hidden=True),
            deciding("b", hidden=True),
            False,
            False,
            Commits.NOTHING,
        ),
        (deciding("a", "b", hidden=True), deciding("b", hidden=True), False, True, Commits.ALL),
        (deciding("a", "b", hidden=True), deciding("b", hidden=True), True, False, Commits.OWN),
        (deciding("a", "b", hidden=True), deciding("a", hidden=True), False, False, Commits.ALL),
        (deciding("a", hidden=True), deciding("a", hidden=True), False, False, Commits.NOTHING),
        (deciding("a", hidden=True), deciding("a", hidden=True), True, False, Commits.OWN),
        (deciding("a", hidden=True), (), False, False, Commits.ALL),
        (MIXED, MIXED[1:], False, False, Commits.ALL),
        (MIXED, MIXED, True, False, Commits.ALL),
        (deciding("a", hidden=True), deciding("b", hidden=True), False, False, Commits.ALL),
    ],
)
def test_rolls_reveals_and_changes_of_deciders_are_final_and_nothing_else(
    before: tuple[Decision, ...],
    after: tuple[Decision, ...],
    rolled: bool,
    revealed: bool,
    final: Commits,
) -> None:
    resolution = Resolution(SeededDice(0))
    if rolled:
        resolution.roll(6, reason="any", rule="B-1")
    if revealed:
        resolution.reveal()
    assert commits("a", before, after, resolution) is final


def test_an_open_action_does_not_touch_what_another_side_has_answered_in_secret() -> None:
    state, _ = Ballot().start("vote", {}, SeededDice(0))
    line: Line[BallotState] = Line()
    for revision, (side, hidden) in enumerate([("ash", True), ("birch", False), ("cedar", False)]):
        record = Record(
            revision=revision, kind="action", hash="", side=side, action=Add(1), hidden=hidden
        )
        line.add(record, state, Commits.NOTHING)
    assert [line.last_of(side) for side in ("ash", "birch", "cedar")] == [0, None, 2]


def test_a_position_is_settled_when_every_open_action_has_become_final() -> None:
    match = Match.begin(
        Ballot(), match_id="b", scenario="vote", dice=SeededDice(0), snapshot_every=1
    )
    do(match, "ash", Add(1))
    assert match.snapshots == {}
    match.undo("ash", 1)
    assert match.snapshots == {}
    do(match, "ash", Draw())
    assert set(match.snapshots) == {3}


# ==== hidden decisions of several sides at once


def test_a_side_takes_its_own_hidden_answer_back_until_it_is_revealed() -> None:
    match = demo(moves=False)
    earlier = state_hash(match.state)
    looks = {each: msgspec.json.encode(match.view(each)) for each in ("blue", SPECTATOR)}
    match.submit("red", 0, Order("march"))
    assert match.may_undo("red")
    match.undo("red", 1)
    assert state_hash(match.state) == earlier
    assert {each: msgspec.json.encode(match.view(each)) for each in looks} == looks
    match.submit("red", 2, Order("hold"))
    match.submit("blue", 0, Order("hold"))
    assert match.state.postures == {"red": "hold", "blue": "hold"}
    assert undo_code(match, "red") == "COMMITTED"
    assert match.revision_for("blue") == 1


def test_interleaved_secret_actions_are_taken_back_by_each_side_alone() -> None:
    match = ballot()
    for side, votes in (("ash", 1), ("birch", 2), ("ash", 3), ("cedar", 1), ("birch", 1)):
        do(match, side, Add(votes))
    assert match.state.votes == {"ash": 4, "birch": 3, "cedar": 1}
    seen = msgspec.json.encode(match.view("birch"))
    match.undo("ash", match.revision_for("ash"))
    assert match.state.votes == {"ash": 1, "birch": 3, "cedar": 1}
    assert msgspec.json.encode(match.view("birch")) == seen
    match.redo("ash", match.revision_for("ash"))
    match.undo("birch", match.revision_for("birch"))
    assert match.state.votes == {"ash": 4, "birch": 2, "cedar": 1}
    again = Match.resume(Ballot(), match.header, match.records)
    assert state_hash(again.state) == state_hash(match.state)
    assert again.may_undo("ash")
    assert again.may_redo("birch")


def test_a_closed_secret_ballot_may_be_opened_again_while_others_vote() -> None:
    match = ballot()
    do(match, "ash", Add(1))
    do(match, "ash", Close())
    do(match, "birch", Add(2))
    assert match.decisions("ash") == ()
    match.undo("ash", match.revision_for("ash"))
    assert [each.side for each in match.decisions("ash")] == ["ash"]
    assert match.state.votes["birch"] == 2
    done = match.restart_phase("ash", match.revision_for("ash"))
    assert done.record.takes_back == (1,)
    assert match.state.votes == {"ash": 0, "birch": 2, "cedar": 0}


def test_a_private_die_is_final_for_its_own_side_only() -> None:
    match = ballot()
    do(match, "birch", Add(2))
    do(match, "ash", Add(1))
    do(match, "ash", Draw())
    rolled = match.state.votes["ash"]
    assert undo_code(match, "ash") == "COMMITTED"
    assert match.may_undo("birch")
    match.undo("birch", match.revision_for("birch"))
    assert match.state.votes == {"ash": rolled, "birch": 0, "cedar": 0}


def test_what_one_private_die_made_final_another_does_not_open_again() -> None:
    match = ballot()
    do(match, "cedar", Add(1))
    do(match, "ash", Draw())
    do(match, "birch", Draw())
    assert undo_code(match, "ash") == "COMMITTED"
    assert undo_code(match, "birch") == "COMMITTED"
    assert match.may_undo("cedar")


def test_the_reveal_ends_every_side_s_undo_and_redo() -> None:
    match = ballot()
    do(match, "ash", Add(1))
    match.undo("ash", match.revision_for("ash"))
    for side in ("birch", "cedar"):
        do(match, side, Close())
    assert match.may_redo("ash")
    do(match, "ash", Close())
    for side in ("ash", "birch", "cedar"):
        assert undo_code(match, side) == "COMMITTED"
        assert not match.may_redo(side)


def test_a_redo_that_completes_the_answers_reveals_them() -> None:
    match = ballot()
    do(match, "ash", Close())
    match.undo("ash", match.revision_for("ash"))
    for side in ("birch", "cedar"):
        do(match, side, Close())
    match.redo("ash", match.revision_for("ash"))
    assert match.view("birch").view.phase == "claims"


def test_an_open_action_makes_others_open_actions_before_it_final() -> None:
    match = ballot()
    for side in ("ash", "birch", "cedar"):
        do(match, side, Close())
    do(match, "ash", Claim())
    assert match.may_undo("ash")
    do(match, "birch", Claim())
    assert undo_code(match, "ash") == "COMMITTED"
    match.undo("birch", match.revision_for("birch"))
    assert match.state.claims == ["ash"]


def test_a_restart_of_a_side_without_open_actions_is_refused() -> None:
    match = demo()
    for side, code in (("red", "COMMITTED"), ("blue", "COMMITTED")):
        with pytest.raises(Illegal) as illegal:
            match.restart_phase(side, match.revision_for(side))
        assert illegal.value.code == code
    with pytest.raises(Illegal) as untouched:
        demo(moves=False).restart_phase("red", 0)
    assert untouched.value.code == "NOTHING_TO_UNDO"


def test_combat_ends_by_itself_without_anything_to_attack() -> None:
    match = demo()
    match.submit("red", 2, EndMoves())
    assert [each.side for each in match.decisions("red")] == ["blue"]
    assert undo_code(match, "red") == "COMMITTED"
    assert EndCombat() not in match.choices("red")
