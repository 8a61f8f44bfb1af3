"""What may be taken back: the open line of play since the last commitment.

A die roll, a reveal and a change of the deciders commit everything before them. While several
sides answer hidden decisions at the same time, each has its own end of the line: a side may take
back its own answers, whatever the others have done meanwhile, until the answers are revealed.
"""

from enum import Enum
from typing import Generic, TypeVar

import msgspec

from grognard.kernel.decision import Decision
from grognard.kernel.log import Record
from grognard.kernel.records import Action, Side, State
from grognard.kernel.resolution import Resolution

S = TypeVar("S", bound=State)


class Commits(Enum):
    """How much an action makes final."""

    NOTHING = "nothing"
    OWN = "own"
    ALL = "all"


class OpenMove(msgspec.Struct, Generic[S]):
    """An action of the open line, with the position before it and the phase it was made in."""

    record: Record
    before: S
    final: bool = False
    phase: str | None = None


def commits(
    side: Side,
    before: tuple[Decision, ...],
    after: tuple[Decision, ...],
    resolution: Resolution,
) -> Commits:
    """What an action of this side makes final, from the deciders before and after it."""
    hidden = any(each.hidden for each in before if each.side == side)
    deciders = {each.side for each in before}
    remaining = {each.side for each in after}
    # One of several secret answers was given: nothing has been shown and others still think.
    only_left = hidden and remaining and remaining == deciders - {side}
    if resolution.revealed or (remaining != deciders and not only_left):
        return Commits.ALL
    if resolution.rolls:
        return Commits.OWN if hidden else Commits.ALL
    return Commits.NOTHING


class Line(Generic[S]):
    """The open moves of all sides in order, and what each side could repeat."""

    def __init__(self) -> None:
        self.moves: list[OpenMove[S]] = []
        self.taken: dict[Side, list[Action]] = {}

    @property
    def settled(self) -> bool:
        """Nothing can be taken back or repeated."""
        return not self.moves and not any(self.taken.values())

    def add(self, record: Record, before: S, made_final: Commits) -> None:
        """Append an accepted action."""
        side = record.side
        if record.kind == "action":
            self.taken.pop(side, None)
        if not record.hidden:
            self._others_are_overtaken(side)
        self.moves.append(OpenMove(record=record, before=before))
        if made_final is Commits.ALL:
            self.moves.clear()
            self.taken.clear()
        elif made_final is Commits.OWN:
            self.taken.pop(side, None)
            for move in self.moves:
                move.final = move.final or move.record.side == side
        if all(move.final for move in self.moves):
            self.moves.clear()

    def _others_are_overtaken(self, side: Side) -> None:
        # An open action builds on what lies open on the table, so that may no longer go away.
        for move in self.moves:
            if move.record.side != side and not move.record.hidden:
                move.final = True
        for other in [each for each in self.taken if each != side]:
            del self.taken[other]

    def last_of(self, side: Side) -> int | None:
        """Where this side's last action that can be taken back stands."""
        for index in range(len(self.moves) - 1, -1, -1):
            move = self.moves[index]
            if move.record.side == side:
                return None if move.final else index
        return None

    def may_repeat(self, side: Side) -> bool:
        return bool(self.taken.get(side))

    def push_taken(self, side: Side, action: Action) -> None:
        self.taken.setdefault(side, []).append(action)

    def pop_taken(self, side: Side) -> Action:
        return self.taken[side].pop()
