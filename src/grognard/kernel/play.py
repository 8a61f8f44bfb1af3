"""A position in play: carries out accepted things one by one and writes a record of each.

Live matches and replays both run through here, so a replay cannot differ from what was played.
Dice are handed in bound to the action they belong to.
"""

from typing import Generic, TypeVar

import msgspec

from grognard.kernel.codec import Codec
from grognard.kernel.dice import DiceError, DictatedDice
from grognard.kernel.illegal import EngineFault, Illegal
from grognard.kernel.log import Header, Kind, PhaseRestarted, Record, Redone, Undone
from grognard.kernel.records import Action, Event, Side, State, state_hash
from grognard.kernel.resolution import Dice, Entry, Resolution
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.undo import Commits, Line, OpenMove, commits

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class Play(Generic[S, A]):
    """The present position with everything that may still be taken back."""

    def __init__(self, codec: Codec[S, A], state: S, revision: int) -> None:
        self.codec = codec
        self.rules: Ruleset[S, A] = codec.ruleset
        self.state = state
        self.revision = revision
        self.line: Line[S] = Line()
        self.acted: set[Side] = set()

    @classmethod
    def begin(cls, codec: Codec[S, A], header: Header, dice: Dice) -> tuple["Play[S, A]", Record]:
        """Set the position up; the record of revision 0 tells what happened on the way."""
        rules = codec.ruleset
        rules.info.scenario(header.scenario)
        options = rules.info.complete_options(header.options)
        if header.position is not None:
            state = codec.decode_state(msgspec.json.encode(header.position))
            resolution = Resolution(dice)
        else:
            try:
                state, resolution = rules.start(header.scenario, options, dice)
            except DiceError as error:
                raise _no_dice(error) from error
        record = Record(
            revision=0,
            kind="start",
            hash=state_hash(state),
            rolls=tuple(resolution.rolls),
            entries=tuple(resolution.entries),
        )
        return cls(codec, state, 0), record

    # ---- actions

    def act(
        self,
        side: Side,
        action: A,
        dice: Dice,
        *,
        kind: Kind = "action",
        client_id: str | None = None,
    ) -> Record:
        """Check an action, carry it out, and go on to the next decision."""
        self.rules.check(self.state, side, action)
        decisions = self.rules.decisions(self.state)
        before = self.state.copy()
        resolution = self._apply(side, action, dice, before)
        made_final = commits(side, decisions, self.rules.decisions(self.state), resolution)
        answered_in_secret = any(each.hidden for each in decisions if each.side == side)
        hidden = answered_in_secret and made_final is not Commits.ALL
        entries = resolution.entries
        if kind == "redo":
            entries = [_note(Redone(rule="K-UNDO", side=side), side, hidden), *entries]
        self.revision += 1
        record = Record(
            revision=self.revision,
            kind=kind,
            hash=state_hash(self.state),
            side=side,
            action=action,
            rolls=tuple(resolution.rolls),
            entries=tuple(entries),
            hidden=hidden,
            client_id=client_id,
        )
        self.line.add(record, before, made_final)
        self.acted.add(side)
        return record

    def _apply(self, side: Side, action: A, dice: Dice, before: S) -> Resolution:
        try:
            return self.rules.apply_checked(self.state, side, action, dice)
        except DiceError as error:
            self.state = before
            raise _no_dice(error) from error
        except BaseException:
            # Whatever went wrong, no half-played action may stay on the table.
            self.state = before
            raise

    # ---- undo, redo, restart

    def may_undo(self, side: Side) -> bool:
        return self.line.last_of(side) is not None

    def may_redo(self, side: Side) -> bool:
        return self.line.may_repeat(side)

    @rule("K-UNDO")
    def undo(self, side: Side, *, client_id: str | None = None) -> Record:
        """Take this side's last action back."""
        taken = [self._take_back(side)]
        return self._taken_back("undo", side, taken, Undone(rule="K-UNDO", side=side), client_id)

    @rule("K-UNDO")
    def restart(self, side: Side, *, client_id: str | None = None) -> Record:
        """Take back whatever this side has done in the present phase and may still take back."""
        count = self._open_in_phase(side)
        if not count:
            raise self._nothing_open(side)
        state, moves = self.state, [*self.line.moves]
        stacks = {each: [*stack] for each, stack in self.line.taken.items()}
        try:
            taken = [self._take_back(side) for _ in range(count)]
        except Illegal:
            self.state, self.line.moves, self.line.taken = state, moves, stacks
            raise
        event = PhaseRestarted(rule="K-UNDO", side=side, actions=count)
        return self._taken_back("restart", side, taken, event, client_id)

    def next_redo(self, side: Side) -> A:
        """The action that a redo of this side would repeat."""
        if not self.line.may_repeat(side):
            raise Illegal("NOTHING_TO_REDO", "K-UNDO")
        again: A = self.codec.decode_action(self.line.taken[side][-1])
        return again

    @rule("K-UNDO")
    def redo(self, side: Side, dice: Dice, *, client_id: str | None = None) -> Record:
        """Repeat the action that this side took back last."""
        action = self.next_redo(side)
        self.rules.check(self.state, side, action)
        self.line.pop_taken(side)
        try:
            return self.act(side, action, dice, kind="redo", client_id=client_id)
        except BaseException:
            self.line.push_taken(side, action)
            raise

    def _open_in_phase(self, side: Side) -> int:
        phase = self.rules.phase(self.state)
        count = 0
        for move in reversed(self.line.moves):
            if move.record.side != side:
                continue
            if move.phase is None:
                # Views are dear, so a phase is asked for once and only when a restart needs it.
                move.phase = self.rules.phase(move.before)
            if move.final or move.phase != phase:
                break
            count += 1
        return count

    def _take_back(self, side: Side) -> Record:
        index = self.line.last_of(side)
        if index is None:
            raise self._nothing_open(side)
        move = self.line.moves[index]
        self.state, later = self._replayed(move.before, self.line.moves[index + 1 :])
        self.line.moves[index:] = later
        if move.record.action is None:
            raise EngineFault("an open move without its action")
        self.line.push_taken(side, move.record.action)
        return move.record

    def _nothing_open(self, side: Side) -> Illegal:
        # Between the phases of one's own turn there is no restart, though an undo may be open.
        final = side in self.acted and not self.may_undo(side)
        return Illegal("COMMITTED" if final else "NOTHING_TO_UNDO", "K-UNDO")

    def _replayed(self, start: S, moves: list[OpenMove[S]]) -> tuple[S, list[OpenMove[S]]]:
        """The position without a removed action: what others did in secret since is done again."""
        if not moves:
            return start, []
        state = start.copy()
        again = []
        for move in moves:
            before = state.copy()
            action = self.codec.decode_action(move.record.action) if move.record.action else None
            if action is None:
                raise EngineFault("an open move without its action")
            dice = DictatedDice([roll.value for roll in move.record.rolls])
            try:
                self.rules.apply(state, move.record.side, action, dice)
            except Illegal as illegal:
                # Somebody has built on it, so it counts as final; by whom and how stays unsaid.
                raise Illegal("COMMITTED", "K-UNDO") from illegal
            again.append(
                OpenMove(record=move.record, before=before, final=move.final, phase=move.phase)
            )
        return state, again

    def _taken_back(
        self, kind: Kind, side: Side, taken: list[Record], event: Event, client_id: str | None
    ) -> Record:
        concealed = all(record.concealed for record in taken)
        self.revision += 1
        return Record(
            revision=self.revision,
            kind=kind,
            hash=state_hash(self.state),
            side=side,
            takes_back=tuple(record.revision for record in taken),
            entries=(_note(event, side, concealed),),
            hidden=concealed,
            client_id=client_id,
        )


def _note(event: Event, side: Side, concealed: bool) -> Entry:
    return Entry(event=event, audience=(side,) if concealed else None)


def _no_dice(error: DiceError) -> Illegal:
    given = "" if error.value is None else str(error.value)
    return Illegal(error.code, "K-DICE", position=error.position, faces=error.faces, value=given)
