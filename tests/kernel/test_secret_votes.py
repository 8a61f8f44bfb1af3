"""Three sides act, undo, redo and restart in secret, in any order: each has its own history."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.dice import SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Match
from grognard.kernel.matchfile import export_match, import_match
from grognard.kernel.records import state_hash
from grognard.kernel.verify import verify_match
from tests.kernel.ballot import SIDES, Add, AnyAction, Ballot, BallotState, Draw

OPERATIONS = st.lists(
    st.tuples(
        st.sampled_from(SIDES),
        st.sampled_from(["add-1", "add-2", "add-3", "draw", "undo", "undo", "redo", "restart"]),
    ),
    max_size=30,
)


class Model:
    """What a side's votes should be: final ones, open additions, and additions taken back."""

    def __init__(self) -> None:
        self.final = 0
        self.open: list[int] = []
        self.taken: list[int] = []

    @property
    def votes(self) -> int:
        return self.final + sum(self.open)

    def add(self, votes: int) -> None:
        self.open.append(votes)
        self.taken.clear()

    def draw(self, votes: int) -> None:
        self.final += sum(self.open) + votes
        self.open.clear()
        self.taken.clear()

    def take_back(self, count: int) -> None:
        for _ in range(count):
            self.taken.append(self.open.pop())

    def repeat(self) -> None:
        self.open.append(self.taken.pop())


def step(match: Match[BallotState, AnyAction], model: Model, side: str, operation: str) -> None:
    now = match.revision_for(side)
    match_before = match.state.votes[side]
    if operation == "draw":
        match.submit(side, now, Draw())
        model.draw(match.state.votes[side] - match_before)
    elif operation.startswith("add"):
        votes = int(operation[-1])
        match.submit(side, now, Add(votes))
        model.add(votes)
    elif operation == "redo":
        if refused(model.taken, lambda: match.redo(side, now)):
            return
        model.repeat()
    elif not refused(
        model.open,
        lambda: match.undo(side, now) if operation == "undo" else match.restart_phase(side, now),
    ):
        model.take_back(1 if operation == "undo" else len(model.open))


def refused(possible: list[int], attempt: object) -> bool:
    assert callable(attempt)
    if possible:
        attempt()
        return False
    with pytest.raises(Illegal):
        attempt()
    return True


@given(OPERATIONS)
def test_every_side_undoes_and_redoes_only_its_own(operations: list[tuple[str, str]]) -> None:
    match = Match.begin(
        Ballot(), match_id="b", scenario="vote", dice=SeededDice(0), snapshot_every=3
    )
    models = {side: Model() for side in SIDES}
    for side, operation in operations:
        others = {each: look(match, each) for each in (*SIDES, "spectator") if each != side}
        step(match, models[side], side, operation)
        assert match.state.votes == {each: models[each].votes for each in SIDES}
        assert {each: look(match, each) for each in others} == others
        assert match.may_undo(side) == bool(models[side].open)
        assert match.may_redo(side) == bool(models[side].taken)
    data = export_match(match)
    assert verify_match(Ballot(), data).ok
    again = import_match(Ballot(), data, trust_snapshots=True)
    assert state_hash(again.state) == state_hash(match.state)
    for side in SIDES:
        assert look(again, side) == look(match, side)


def look(match: Match[BallotState, AnyAction], viewer: str) -> bytes:
    return msgspec.json.encode(match.view(viewer), order="deterministic")
