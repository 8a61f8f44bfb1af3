"""What has changed between two snapshots, so that a live connection need not carry the whole table.

A long list is told as runs of the list before it and new items: ``[[0, 80], {…}, [81, 83]]`` means
the first 80 items as they were, one new one, and 83 from the 82nd on. Whoever follows puts the new
list together from these, and knows that everything he kept is the same as before.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from grognard.server.wire import Answer, Problem, Snapshot

Run = tuple[int, int]
"""Where a run begins in the earlier list, and how many items it has."""

Told = Run | msgspec.Struct

LISTS = ("log", "chat")
VIEW_LISTS = ("pieces", "hexes", "offers")

LOOK_AHEAD = 64
"""How far on an item is searched in the earlier list before it is told anew."""


class Change(Answer, frozen=True, kw_only=True):
    """From one snapshot to the next: fields as they now are, and lists by their runs."""

    fields: dict[str, object]
    view: dict[str, object]
    lists: dict[str, list[Told]]
    """Of the snapshot: log, chat; of its view: pieces, hexes, offers."""

    def __bool__(self) -> bool:
        return bool(self.fields or self.view or self.lists)


class Push(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """A message over the socket."""

    type: Literal["snapshot", "change", "problem"]
    snapshot: Snapshot | None = None
    change: Change | None = None
    problem: Problem | None = None


def change_between(old: Snapshot, new: Snapshot) -> Change:
    """All that somebody who knows the old snapshot must be told."""
    lists: dict[str, list[Told]] = {}
    view = {} if new.view is old.view else _fields(old.view, new.view, VIEW_LISTS, lists)
    fields = _fields(old, new, ("view", *LISTS), lists)
    return Change(fields=fields, view=view, lists=lists)


def _fields(
    old: msgspec.Struct,
    new: msgspec.Struct,
    special: Sequence[str],
    lists: dict[str, list[Told]],
) -> dict[str, object]:
    """The fields that differ; long lists among them go their own way."""
    found = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or name == "view" or before == after:
            continue
        if name in special:
            lists[name] = runs(before, after)
        else:
            found[name] = after
    return found


def runs(old: Sequence[msgspec.Struct], new: Sequence[msgspec.Struct]) -> list[Told]:
    """A list told by the runs it shares with an earlier one."""
    found: list[Told] = []
    place, began = 0, -1
    for item in new:
        here = _found(old, item, place)
        if here != place or began < 0:
            if began >= 0:
                found.append((began, place - began))
            began = here
        if here < 0:
            found.append(item)
        else:
            place = here + 1
    if began >= 0:
        found.append((began, place - began))
    return found


def _found(old: Sequence[msgspec.Struct], item: msgspec.Struct, place: int) -> int:
    for here in range(place, min(len(old), place + LOOK_AHEAD)):
        if old[here] is item or old[here] == item:
            return here
    return -1
