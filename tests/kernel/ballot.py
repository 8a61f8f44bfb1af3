"""A tiny game for three sides who vote in secret, several actions each, all at the same time.

It is written against the bare contract, without the step stack. A side may add votes, draw one
more by a die that only it sees, and close its ballot; when all are closed they are shown. Then
everybody may claim the prize, openly and in any order, and the last side ends the game.
"""

from random import Random

from grognard.kernel.decision import Choices, Decision
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import Outcome, ScoreLine, ScoreSheet
from grognard.kernel.records import Action, Event, Side, State
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.ruleset import Editor, GameInfo, Options, Ruleset, Scenario
from grognard.kernel.view import View

SIDES = ("ash", "birch", "cedar")
MOST = 3


class BallotState(State, kw_only=True):
    votes: dict[Side, int]
    closed: set[Side]
    claims: list[Side]
    over: bool = False


class Add(Action, frozen=True):
    votes: int


class Draw(Action, frozen=True):
    pass


class Close(Action, frozen=True):
    pass


class Claim(Action, frozen=True):
    pass


class Finish(Action, frozen=True):
    pass


class Break(Action, frozen=True):
    """Fails half-way, as a faulty rule would."""


AnyAction = Add | Draw | Close | Claim | Finish | Break


class Added(Event, frozen=True, kw_only=True):
    side: Side
    votes: int


class Closed(Event, frozen=True, kw_only=True):
    side: Side


class Shown(Event, frozen=True, kw_only=True):
    votes: dict[str, int]


class Claimed(Event, frozen=True, kw_only=True):
    side: Side


class Ballot(Ruleset[BallotState, AnyAction]):
    info = GameInfo(
        id="ballot",
        title="Ballot",
        version="1",
        sides=SIDES,
        scenarios=(Scenario(id="vote", title="Vote", turns=1),),
    )
    state_type = BallotState
    action_type = AnyAction
    event_type = Added | Closed | Shown | Claimed

    def start(self, scenario: str, options: Options, dice: Dice) -> tuple[BallotState, Resolution]:
        state = BallotState(votes=dict.fromkeys(SIDES, 0), closed=set(), claims=[])
        return state, Resolution(dice)

    def _voting(self, state: BallotState) -> bool:
        return len(state.closed) < len(SIDES)

    def decisions(self, state: BallotState) -> tuple[Decision, ...]:
        if state.over:
            return ()
        if self._voting(state):
            return tuple(
                Decision(side=side, kind="vote", rule="B-1", hidden=True)
                for side in SIDES
                if side not in state.closed
            )
        return tuple(Decision(side=side, kind="claim", rule="B-2") for side in SIDES)

    def choices(self, state: BallotState, side: Side) -> Choices[AnyAction]:
        if not any(decision.side == side for decision in self.decisions(state)):
            return Choices([])
        if self._voting(state):
            adds = [Add(votes) for votes in range(1, MOST + 1)]
            return Choices.of(*adds, Draw(), Close(), Break())
        return Choices.of(Claim(), Finish())

    def check(self, state: BallotState, side: Side, action: AnyAction) -> None:
        if action not in self.choices(state, side):
            raise Illegal("NOT_OFFERED", "K-OFFERED", verb=type(action).__name__, open=())

    def apply(self, state: BallotState, side: Side, action: AnyAction, dice: Dice) -> Resolution:
        self.check(state, side, action)
        resolution = Resolution(dice)
        match action:
            case Add(votes):
                self._add(state, side, votes, resolution)
            case Draw():
                votes = resolution.roll(6, reason="vote", rule="B-1")
                self._add(state, side, votes, resolution)
            case Close():
                state.closed.add(side)
                resolution.emit(Closed(rule="B-1", side=side), audience=(side,))
                if not self._voting(state):
                    resolution.reveal()
                    resolution.emit(Shown(rule="B-1", votes=dict(state.votes)))
            case Claim():
                state.claims.append(side)
                resolution.emit(Claimed(rule="B-2", side=side))
            case Finish():
                state.over = True
            case Break():
                state.votes[side] = -1
                raise RuntimeError("a fault in the rules")
        return resolution

    def _add(self, state: BallotState, side: Side, votes: int, resolution: Resolution) -> None:
        state.votes[side] += votes
        resolution.emit(Added(rule="B-1", side=side, votes=votes), audience=(side,))

    def view(self, state: BallotState, viewer: Side) -> View:
        shown = not self._voting(state)
        return View(
            game="ballot",
            scenario="vote",
            options={},
            viewer=viewer,
            turn=1,
            turns=1,
            turn_label="1",
            phase="claims" if shown else "closed" if viewer in state.closed else "votes",
            active=None,
            pieces=(),
            notes={side: votes for side, votes in state.votes.items() if shown or side == viewer},
        )

    def score(self, state: BallotState) -> ScoreSheet:
        return ScoreSheet(
            lines=tuple(
                ScoreLine(side=side, points=votes, reason="votes", rule="B-1")
                for side, votes in state.votes.items()
            )
        )

    def outcome(self, state: BallotState) -> Outcome | None:
        if not state.over:
            return None
        return Outcome(winner=None, reason="finished", rule="B-2", score=self.score(state))

    def scramble(self, state: BallotState, viewer: Side, random: Random) -> BallotState:
        return state.copy()

    def editor(self, state: BallotState) -> Editor:
        raise Illegal("NO_SUCH_QUERY", "K-QUERY", query="editor", game="ballot")
