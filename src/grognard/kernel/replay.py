"""Replays a log record by record and says where it first differs from what was written down."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

import msgspec

from grognard.kernel.codec import Codec
from grognard.kernel.dice import DictatedDice, MatchDice, cause_hash
from grognard.kernel.illegal import Illegal
from grognard.kernel.log import Header, Record
from grognard.kernel.play import Play
from grognard.kernel.records import Action, State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

START_CAUSE = "start"
_COMPARED = (
    "revision",
    "kind",
    "side",
    "action",
    "takes_back",
    "rolls",
    "entries",
    "hidden",
    "hash",
)


class Divergence(msgspec.Struct, frozen=True, kw_only=True):
    """The first place where a replay is not what the log says."""

    revision: int
    field: str
    recorded: str
    replayed: str


class Diverged(Exception):
    """Raised when a log cannot be taken up because its replay differs."""

    def __init__(self, divergence: Divergence) -> None:
        self.divergence = divergence
        super().__init__(
            f"revision {divergence.revision}, {divergence.field}: the log has "
            f"{divergence.recorded}, the replay {divergence.replayed}"
        )


class Replay(Generic[S, A]):
    """Plays records again. Without ``dice`` the recorded rolls are dictated."""

    def __init__(
        self,
        codec: Codec[S, A],
        header: Header,
        *,
        dice: MatchDice | None = None,
        play: Play[S, A] | None = None,
        rolls: int = 0,
    ) -> None:
        self.codec = codec
        self.header = header
        self.dice = dice
        self._play = play
        self.rolls = rolls

    @property
    def play(self) -> Play[S, A]:
        """The position reached."""
        if self._play is None:
            raise ValueError("nothing was replayed yet")
        return self._play

    def run(self, records: Iterable[Record]) -> None:
        """Replay these records; raises ``Diverged`` at the first difference."""
        for record in records:
            self.step(record)

    def step(self, record: Record) -> None:
        """Replay one record and compare everything it brought about."""
        dictated = DictatedDice([roll.value for roll in record.rolls])
        fork = self.header.fork
        inherited = fork is not None and record.revision <= fork.revision
        dice: MatchDice = dictated if self.dice is None or inherited else self.dice
        try:
            again = self._again(record, dice)
        except Illegal as illegal:
            # Rolls that do not come out right are a matter of the rolls, not of the action.
            field = "rolls" if illegal.rule == "K-DICE" else "action"
            raise Diverged(
                Divergence(
                    revision=record.revision,
                    field=field,
                    recorded=_text(getattr(record, field)),
                    replayed=str(illegal),
                )
            ) from illegal
        self.rolls += len(again.rolls)
        difference = _difference(record, again)
        if difference is not None:
            raise Diverged(difference)

    def _again(self, record: Record, dice: MatchDice) -> Record:
        if record.kind == "start" or self._play is None:
            dice.caused_by(self.rolls, START_CAUSE)
            self._play, again = Play.begin(self.codec, self.header, dice)
            return again
        play = self._play
        if record.kind == "undo":
            return play.undo(record.side)
        if record.kind == "restart":
            return play.restart(record.side)
        action = play.next_redo(record.side) if record.kind == "redo" else self._action(record)
        dice.caused_by(self.rolls, cause_hash(record.side, self.codec.encode_action(action)))
        if record.kind == "redo":
            return play.redo(record.side, dice)
        return play.act(record.side, action, dice)

    def _action(self, record: Record) -> A:
        if record.action is None:
            raise Illegal("MALFORMED", "K-SHAPE", problem="an action is missing", path="$.action")
        return self.codec.decode_action(record.action)


def _difference(record: Record, again: Record) -> Divergence | None:
    for name in _COMPARED:
        recorded, replayed = getattr(record, name), getattr(again, name)
        if recorded != replayed:
            recorded, replayed = _narrow(recorded, replayed)
            return Divergence(
                revision=record.revision,
                field=name,
                recorded=_text(recorded),
                replayed=_text(replayed),
            )
    return None


def _narrow(recorded: object, replayed: object) -> tuple[object, object]:
    """Of two sequences, the first items that differ: a whole list of events helps nobody."""
    if not isinstance(recorded, tuple) or not isinstance(replayed, tuple):
        return recorded, replayed
    for one, other in _pairs(recorded, replayed):
        if one != other:
            return one, other
    return recorded, replayed


def _pairs(one: Sequence[object], other: Sequence[object]) -> Iterator[tuple[object, object]]:
    for index in range(max(len(one), len(other))):
        yield (
            one[index] if index < len(one) else "nothing",
            other[index] if index < len(other) else "nothing",
        )


def _text(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= 400 else text[:397] + "..."
