"""The records a game is made of: actions, events, steps and states.

All are msgspec structs. Actions, events and steps are frozen and tagged, so that a union of them
decodes strictly: an unknown tag, an unknown field or a wrong type is refused before any rule runs.
"""

import copy
import hashlib
import re
from functools import cache
from typing import Self

import msgspec

Side = str
"""A side of a game as its data names it, e.g. ``"allied"``."""

SPECTATOR: Side = "spectator"
"""The viewer who holds no seat and sees only what everybody may see."""


def kebab(name: str) -> str:
    """``StandDown`` → ``stand-down``: the tag under which a record travels."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb", tag=kebab):
    """What a player does. Hexes appear by printed number, units by id."""


class Event(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="event",
    tag=kebab,
    kw_only=True,
):
    """What happened, in the words of the table talk; ``rule`` is the rule that made it happen."""

    rule: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="step", tag=kebab):
    """One frame of the flow of play: a phase, an attack, a retreat still to be made."""


class State(msgspec.Struct, dict=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position. Subclasses declare ``steps: list[…union of their steps…]``.

    Fields are scalars, tuples, frozen records, or flat lists, dicts, sets and bytearrays of such:
    then copying one level deep gives an independent state. The instance dictionary may hold
    derived caches; it is neither written down, compared nor copied.
    """

    def copy(self) -> Self:
        """An independent copy, cheap enough for search."""
        other = copy.copy(self)
        for name in _mutable_fields(type(self)):
            setattr(other, name, getattr(self, name).copy())
        return other


@cache
def _mutable_fields(kind: type[State]) -> tuple[str, ...]:
    found = []
    for field in msgspec.structs.fields(kind):
        origin = getattr(field.type, "__origin__", field.type)
        if origin in (list, dict, set, bytearray):
            found.append(field.name)
    return tuple(found)


def encode_state(state: State) -> bytes:
    """The one canonical form of a state, the same on any machine."""
    return msgspec.json.encode(state, order="deterministic")


def state_hash(state: State) -> str:
    """A fingerprint of the whole position, secrets included."""
    return hashlib.sha256(encode_state(state)).hexdigest()
