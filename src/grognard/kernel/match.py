"""A match: the authority that takes submissions in order, writes the log and shows views.

Every submission passes the same checks in the same order: shape, side, revision,
whose decision it is, verb, argument.
Nothing leaves a match for a viewer except through ``view``, ``log`` and refusals.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from grognard.kernel.codec import Codec, malformed
from grognard.kernel.decision import Choices, Decision, Offer
from grognard.kernel.dice import CommittedDice, MatchDice, NoDice, SeededDice, cause_hash
from grognard.kernel.illegal import Illegal
from grognard.kernel.log import DiceNote, ForkNote, Header, LogItem, Record, log_for
from grognard.kernel.outcome import Outcome
from grognard.kernel.play import Play
from grognard.kernel.records import SPECTATOR, Action, Side, State, encode_state, state_hash
from grognard.kernel.replay import START_CAUSE, Diverged, Divergence, Replay
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import Options, Ruleset
from grognard.kernel.view import View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

SNAPSHOT_EVERY = 50
MOST_CLIENT_ID = 100
MOST_MATCH_ID = 200

Submission = Action | Mapping[str, object] | bytes | str
"""An action as it may be handed in: a record, its parsed JSON, or its JSON text."""


class Accepted(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a submission: the new revision as the side counts, and what was recorded.

    ``repeated`` means that the same client id was accepted before and nothing was done twice. The
    record holds secrets of every side: it is for the keeper of the log, not for sending.
    """

    revision: int
    record: Record
    repeated: bool = False


class MatchView(msgspec.Struct, frozen=True, kw_only=True):
    """All that one viewer receives of a match. ``secret`` is shown when the match is over."""

    match: str
    revision: int
    view: View
    log: tuple[LogItem, ...]
    may_undo: bool
    may_redo: bool
    over: bool
    commitment: str = ""
    secret: str | None = None


class Match(Generic[S, A]):
    """One game being played. Not safe for several threads: give each match one writer."""

    def __init__(
        self,
        codec: Codec[S, A],
        header: Header,
        play: Play[S, A],
        records: list[Record],
        dice: MatchDice,
        *,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> None:
        self.codec = codec
        self.ruleset: Ruleset[S, A] = codec.ruleset
        self.header = header
        self.records = records
        self.dice = dice
        self.snapshot_every = snapshot_every
        self.snapshots: dict[int, S] = {}
        self._play = play
        self._rolls = sum(len(record.rolls) for record in records)
        self._known: dict[Side, tuple[int, int]] = {}
        self._clients = {
            (record.side, record.client_id): record
            for record in records
            if record.client_id is not None
        }

    # ---- beginnings

    @classmethod
    def begin(
        cls,
        ruleset: Ruleset[S, A],
        *,
        match_id: str,
        scenario: str,
        dice: MatchDice,
        options: Options | None = None,
        position: S | None = None,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> "Match[S, A]":
        """A new match of a scenario, or from a position set up by hand."""
        if not 0 < len(match_id) <= MOST_MATCH_ID:
            raise malformed(f"a match id has 1 to {MOST_MATCH_ID} characters", "$.match")
        info = ruleset.info
        info.scenario(scenario)
        header = Header(
            match=match_id,
            game=info.id,
            rules_version=info.version,
            scenario=scenario,
            options=info.complete_options(options or {}),
            dice=dice_note(dice, match_id),
            position=None if position is None else msgspec.json.decode(encode_state(position)),
        )
        codec = Codec(ruleset)
        dice.caused_by(0, START_CAUSE)
        play, record = Play.begin(codec, header, dice)
        return cls(codec, header, play, [record], dice, snapshot_every=snapshot_every)

    @classmethod
    def resume(
        cls,
        ruleset: Ruleset[S, A],
        header: Header,
        records: Sequence[Record],
        *,
        dice: MatchDice | None = None,
        snapshots: Mapping[int, S] | None = None,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> "Match[S, A]":
        """Take a stored match up again: from the last snapshot, or by replaying all of it.

        Raises ``Diverged`` if replaying does not give what the log says. Snapshots are taken on
        trust apart from their hash, so give only those that you stored yourself.
        """
        if not records:
            raise malformed("a match without any record", "$.records")
        if header.game != ruleset.info.id:
            raise Illegal("WRONG_GAME", "K-FILE", game=header.game, expected=ruleset.info.id)
        codec = Codec(ruleset)
        kept = dict(snapshots or {})
        replay, done = _from_snapshot(codec, header, records, kept)
        replay.run(records[done:])
        source = dice if dice is not None else _dice_of(header)
        match = cls(
            codec, header, replay.play, list(records), source, snapshot_every=snapshot_every
        )
        match.snapshots = kept
        return match

    def fork(self, revision: int, *, match_id: str, dice: MatchDice) -> "Match[S, A]":
        """A new match that goes on from any revision of this one, with dice of its own."""
        self._require_revision(revision)
        records = self.records[: revision + 1]
        rolls = sum(len(record.rolls) for record in records)
        header = msgspec.structs.replace(
            self.header,
            match=match_id,
            dice=dice_note(dice, match_id),
            fork=ForkNote(match=self.header.match, revision=revision, rolls=rolls),
        )
        return Match.resume(
            self.ruleset,
            header,
            records,
            dice=dice,
            snapshots={at: state for at, state in self.snapshots.items() if at <= revision},
            snapshot_every=self.snapshot_every,
        )

    # ---- the position

    @property
    def state(self) -> S:
        """The present position, secrets included: for the referee's own rooms only."""
        return self._play.state

    @property
    def revision(self) -> int:
        """How many things were accepted so far."""
        return self._play.revision

    def revision_for(self, viewer: Side) -> int:
        """How many accepted things this viewer may know of; what he submits must quote it.

        It equals ``revision`` except while others' answers to hidden decisions are kept from him.
        """
        done, known = self._known.get(viewer, (1, 0))
        known += sum(1 for record in self.records[done:] if record.known_to(viewer))
        self._known[viewer] = (len(self.records), known)
        return known

    @property
    def outcome(self) -> Outcome | None:
        return self.ruleset.outcome(self.state)

    @property
    def over(self) -> bool:
        """Nobody has anything left to decide."""
        return not self.ruleset.decisions(self.state)

    def decisions(self, viewer: Side) -> tuple[Decision, ...]:
        """The open decisions this viewer may know of: his own, and others' unless hidden."""
        return visible_decisions(self.ruleset.decisions(self.state), viewer)

    def choices(self, side: Side) -> Choices[A]:
        return self.ruleset.choices(self.state, side)

    def state_at(self, revision: int) -> S:
        """The position as it was after this revision."""
        self._require_revision(revision)
        if revision == self.revision:
            return self.state.copy()
        usable = {at: state for at, state in self.snapshots.items() if at <= revision}
        replay, done = _from_snapshot(self.codec, self.header, self.records, usable)
        replay.run(self.records[done : revision + 1])
        return replay.play.state

    def _require_revision(self, revision: int) -> None:
        if not 0 <= revision <= self.revision:
            raise Illegal("NO_SUCH_REVISION", "K-REVISION", given=revision, current=self.revision)

    # ---- submissions

    @rule("K-SHAPE", "K-SIDE", "K-REVISION", "K-OFFERED")
    def submit(
        self, side: Side, revision: int, action: Submission, client_id: str | None = None
    ) -> Accepted:
        """Take one action of a side, or raise ``Illegal`` and leave everything as it was."""
        decoded = self.codec.decode_action(action)
        earlier = self._checked_client(side, client_id)
        if earlier is not None:
            if earlier.kind != "action" or earlier.action != decoded:
                raise Illegal("CLIENT_ID_REUSED", "K-REVISION", side=side)
            return self._answer(earlier, repeated=True)
        # The revision first: who was overtaken is told so, whoever the decision belongs to by now.
        self._require_current(side, revision)
        require_decider(self.ruleset, self.state, side)
        self._bind(side, decoded)
        return self._accept(self._play.act(side, decoded, self.dice, client_id=client_id))

    def undo(self, side: Side, revision: int, client_id: str | None = None) -> Accepted:
        """Take the side's last action back, if nothing has made it final."""
        earlier = self._checked_client(side, client_id)
        if earlier is not None:
            return self._repeated(earlier, "undo")
        self._require_current(side, revision)
        return self._accept(self._play.undo(side, client_id=client_id))

    def restart_phase(self, side: Side, revision: int, client_id: str | None = None) -> Accepted:
        """Take back all of the side's actions in this phase that nothing has made final."""
        earlier = self._checked_client(side, client_id)
        if earlier is not None:
            return self._repeated(earlier, "restart")
        self._require_current(side, revision)
        return self._accept(self._play.restart(side, client_id=client_id))

    def redo(self, side: Side, revision: int, client_id: str | None = None) -> Accepted:
        """Repeat what the side took back last."""
        earlier = self._checked_client(side, client_id)
        if earlier is not None:
            return self._repeated(earlier, "redo")
        self._require_current(side, revision)
        self._bind(side, self._play.next_redo(side))
        return self._accept(self._play.redo(side, self.dice, client_id=client_id))

    def may_undo(self, side: Side) -> bool:
        return self._play.may_undo(side)

    def may_redo(self, side: Side) -> bool:
        return self._play.may_redo(side)

    def _checked_client(self, side: Side, client_id: str | None) -> Record | None:
        if side not in self.ruleset.info.sides:
            raise Illegal("UNKNOWN_SIDE", "K-SIDE", side=side, known=self.ruleset.info.sides)
        if client_id is None:
            return None
        if not 0 < len(client_id) <= MOST_CLIENT_ID:
            raise malformed(f"a client id has 1 to {MOST_CLIENT_ID} characters", "$.client_id")
        return self._clients.get((side, client_id))

    def _require_current(self, side: Side, revision: int) -> None:
        current = self.revision_for(side)
        if revision != current:
            raise Illegal("STALE_REVISION", "K-REVISION", given=revision, current=current)

    def _bind(self, side: Side, action: A) -> None:
        self.dice.caused_by(self._rolls, cause_hash(side, self.codec.encode_action(action)))

    def _accept(self, record: Record) -> Accepted:
        self.records.append(record)
        self._rolls += len(record.rolls)
        if record.client_id is not None:
            self._clients[(record.side, record.client_id)] = record
        last = max(self.snapshots, default=0)
        if record.revision - last >= self.snapshot_every and self._play.line.settled:
            self.snapshots[record.revision] = self.state.copy()
        return self._answer(record)

    def _repeated(self, earlier: Record, kind: str) -> Accepted:
        if earlier.kind != kind:
            raise Illegal("CLIENT_ID_REUSED", "K-REVISION", side=earlier.side)
        return self._answer(earlier, repeated=True)

    def _answer(self, record: Record, *, repeated: bool = False) -> Accepted:
        return Accepted(revision=self.revision_for(record.side), record=record, repeated=repeated)

    # ---- what leaves the match

    @property
    def secret(self) -> str | None:
        """The dice secret, once the match is over and it can do no harm."""
        if self.over and isinstance(self.dice, CommittedDice):
            return self.dice.secret.hex()
        return None

    def log(self, viewer: Side, since: int = -1) -> tuple[LogItem, ...]:
        """What this viewer may read of the log, from after ``since`` of his own count."""
        self._require_viewer(viewer)
        return log_for(self.records, viewer, since)

    def view(self, viewer: Side, *, since: int = -1) -> MatchView:
        """The table, decisions, offers and log for one viewer: the only thing sent to him."""
        self._require_viewer(viewer)
        return MatchView(
            match=self.header.match,
            revision=self.revision_for(viewer),
            view=full_view(self.ruleset, self.state, viewer),
            log=log_for(self.records, viewer, since),
            may_undo=self.may_undo(viewer),
            may_redo=self.may_redo(viewer),
            over=self.over,
            commitment=self.header.dice.commitment,
            secret=self.secret,
        )

    def view_at(self, viewer: Side, revision: int) -> View:
        """The table as this viewer saw it at a revision of his own count."""
        self._require_viewer(viewer)
        known = -1
        last = -1
        for record in self.records:
            known += record.known_to(viewer)
            if known > revision:
                break
            last = record.revision
        if not 0 <= revision <= known or last < 0:
            current = self.revision_for(viewer)
            raise Illegal("NO_SUCH_REVISION", "K-REVISION", given=revision, current=current)
        return full_view(self.ruleset, self.state_at(last), viewer)

    def _require_viewer(self, viewer: Side) -> None:
        known = (*self.ruleset.info.sides, SPECTATOR)
        if viewer not in known:
            raise Illegal("UNKNOWN_SIDE", "K-SIDE", side=viewer, known=known)


def visible_decisions(decisions: Sequence[Decision], viewer: Side) -> tuple[Decision, ...]:
    """Decisions a viewer may know of: whether another's hidden one is still open is a secret."""
    return tuple(each for each in decisions if each.side == viewer or not each.hidden)


@rule("K-SIDE", "K-OVER")
def require_decider(ruleset: Ruleset[S, A], state: S, side: Side) -> None:
    """Refuse a side that has nothing to decide, naming only deciders it may know of."""
    decisions = ruleset.decisions(state)
    if not decisions:
        raise Illegal("GAME_OVER", "K-OVER")
    if not any(decision.side == side for decision in decisions):
        deciders = tuple(each.side for each in visible_decisions(decisions, side))
        raise Illegal("NOT_YOUR_DECISION", "K-SIDE", side=side, deciders=deciders)


def full_view(ruleset: Ruleset[S, A], state: S, viewer: Side) -> View:
    """A ruleset's view with the decisions and offers that this viewer may see.

    Offers that the ruleset has already put in are kept, for listing them twice is dear.
    """
    view = ruleset.view(state, viewer)
    decisions = ruleset.decisions(state)
    offers: tuple[Offer, ...] = ()
    if any(decision.side == viewer for decision in decisions):
        offers = view.offers or ruleset.choices(state, viewer).offers()
    return msgspec.structs.replace(
        view, decisions=visible_decisions(decisions, viewer), offers=offers
    )


def dice_note(dice: MatchDice, match_id: str) -> DiceNote:
    """What the header of a match says about its dice."""
    if isinstance(dice, CommittedDice):
        if dice.match_id != match_id:
            raise Illegal("WRONG_SECRET", "K-DICE", match=match_id)
        return DiceNote(kind="committed", commitment=dice.commitment)
    if isinstance(dice, SeededDice):
        return DiceNote(kind="seeded", seed=dice.seed)
    return DiceNote(kind="dictated")


def _dice_of(header: Header) -> MatchDice:
    if header.dice.kind == "seeded" and header.dice.seed is not None:
        return SeededDice(header.dice.seed)
    return NoDice()


def _from_snapshot(
    codec: Codec[S, A], header: Header, records: Sequence[Record], snapshots: Mapping[int, S]
) -> tuple[Replay[S, A], int]:
    """A replay standing at the last snapshot, and how many records it has behind it."""
    at = max((each for each in snapshots if each < len(records)), default=None)
    if at is None:
        return Replay(codec, header), 0
    state = snapshots[at].copy()
    found = state_hash(state)
    if found != records[at].hash:
        raise Diverged(
            Divergence(revision=at, field="snapshot", recorded=records[at].hash, replayed=found)
        )
    play: Play[S, A] = Play(codec, state, at)
    play.acted = {record.side for record in records[: at + 1] if record.side}
    rolls = sum(len(record.rolls) for record in records[: at + 1])
    return Replay(codec, header, play=play, rolls=rolls), at + 1
