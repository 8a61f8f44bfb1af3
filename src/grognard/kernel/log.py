"""The log of a match: its header, one record for every accepted thing, and what a viewer reads.

A match is its log. Undo is written down like everything else, so the log only ever grows.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from grognard.kernel.records import Action, Event, Side
from grognard.kernel.resolution import Entry, Roll

Kind = Literal["start", "action", "undo", "redo", "restart"]
DiceKind = Literal["committed", "seeded", "dictated"]


class Undone(Event, frozen=True, kw_only=True):
    """A side took its last action back."""

    side: Side


class Redone(Event, frozen=True, kw_only=True):
    """A side repeated an action it had taken back."""

    side: Side


class PhaseRestarted(Event, frozen=True, kw_only=True):
    """A side took back everything it could of the present phase."""

    side: Side
    actions: int


class DiceNote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a match rolls. ``commitment`` is published from the start; a seed is no secret."""

    kind: DiceKind
    commitment: str = ""
    seed: int | None = None


class ForkNote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a fork left its parent; the parent's rolls up to there are taken as they are."""

    match: str
    revision: int
    rolls: int


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a match is about. ``verified`` lists later rules versions that replay it unchanged.

    ``position`` is a state in JSON form for a match that starts from a position set up by hand.
    """

    match: str
    game: str
    rules_version: str
    scenario: str
    options: dict[str, str | int]
    dice: DiceNote
    fork: ForkNote | None = None
    verified: tuple[str, ...] = ()
    position: dict[str, Any] | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One accepted thing and all it brought about.

    ``hidden`` says that it answered a hidden decision and nothing has come of it yet that others
    may notice. ``takes_back`` holds the revisions that an undo or restart cancels.
    """

    revision: int
    kind: Kind
    hash: str
    side: Side = ""
    action: Action | None = None
    takes_back: tuple[int, ...] = ()
    rolls: tuple[Roll, ...] = ()
    entries: tuple[Entry, ...] = ()
    hidden: bool = False
    client_id: str | None = None

    def known_to(self, viewer: Side) -> bool:
        """Whether this viewer may know that anything happened at all."""
        if not self.hidden or viewer == self.side:
            return True
        return any(entry.seen_by(viewer) is not None for entry in self.entries)

    @property
    def concealed(self) -> bool:
        """Whether nobody but its own side may know of it."""
        own = (self.side,)
        return self.hidden and all(
            entry.audience == own and entry.public is None for entry in self.entries
        )


class LogItem(msgspec.Struct, frozen=True, kw_only=True):
    """An event as one viewer reads it; ``undone`` if its action was taken back later.

    ``revision`` counts as this viewer counts: things he may not know of leave no gap.
    """

    revision: int
    side: Side
    event: Event
    undone: bool = False


def known_revision(records: Sequence[Record], viewer: Side) -> int:
    """The number of accepted things this viewer may know of."""
    return sum(1 for record in records[1:] if record.known_to(viewer))


def log_for(records: Sequence[Record], viewer: Side, since: int = -1) -> tuple[LogItem, ...]:
    """The log as this viewer may read it, from after revision ``since`` of his own count."""
    cancelled = {each for record in records for each in record.takes_back}
    items = []
    seen = -1
    for record in records:
        if not record.known_to(viewer):
            continue
        seen += 1
        if seen <= since:
            continue
        for entry in record.entries:
            event = entry.seen_by(viewer)
            if event is not None:
                undone = record.revision in cancelled
                items.append(LogItem(revision=seen, side=record.side, event=event, undone=undone))
    return tuple(items)
