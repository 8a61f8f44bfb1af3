"""Strict reading and canonical writing of a game's records.

Whatever comes from outside passes here before any rule sees it. Size, nesting, repeated keys,
unknown fields, wrong types and oversized values are all refused as ``MALFORMED``; the refusal
depends on the input alone, never on the position.
"""

import json
import re
from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from grognard.kernel.flow import Forced
from grognard.kernel.illegal import Illegal
from grognard.kernel.log import Header, Kind, PhaseRestarted, Record, Redone, Undone
from grognard.kernel.records import Action, Event, State, encode_state
from grognard.kernel.resolution import Entry, Roll
from grognard.kernel.ruleset import Ruleset

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

KERNEL_EVENTS: tuple[type[Event], ...] = (Forced, Undone, Redone, PhaseRestarted)
"""Events that any match may hold besides those of its game."""

SHAPE = "K-SHAPE"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much of anything is taken from outside."""

    size: int
    depth: int
    text: int = 400
    items: int = 1_000
    number: int = 1 << 53


ACTION_LIMITS = Limits(size=16 * 1024, depth=8)
STATE_LIMITS = Limits(size=8 * 1024 * 1024, depth=32)
FILE_LIMITS = Limits(size=256 * 1024 * 1024, depth=48)

_OUTSIDE_PLAIN = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', re.DOTALL)


class _WireEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    event: dict[str, Any]
    audience: tuple[str, ...] | None = None
    public: dict[str, Any] | None = None


class WireRecord(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A log record as it stands in a file; actions and events are still plain JSON."""

    revision: int
    kind: Kind
    hash: str
    side: str = ""
    action: dict[str, Any] | None = None
    takes_back: tuple[int, ...] = ()
    rolls: tuple[Roll, ...] = ()
    entries: tuple[_WireEntry, ...] = ()
    hidden: bool = False
    client_id: str | None = None


class _OwnEntry(msgspec.Struct, frozen=True, kw_only=True):
    event: msgspec.Raw
    audience: tuple[str, ...] | None = None
    public: msgspec.Raw = msgspec.Raw(b"null")


class _OwnRecord(msgspec.Struct, frozen=True, kw_only=True):
    revision: int
    kind: Kind
    hash: str
    side: str = ""
    action: msgspec.Raw = msgspec.Raw(b"null")
    takes_back: tuple[int, ...] = ()
    rolls: tuple[Roll, ...] = ()
    entries: tuple[_OwnEntry, ...] = ()
    hidden: bool = False
    client_id: str | None = None


_OWN_RECORDS = msgspec.json.Decoder(_OwnRecord)
_NULL = b"null"


def malformed(problem: str, path: str = "$") -> Illegal:
    """The refusal of input that has not the right form."""
    return Illegal("MALFORMED", SHAPE, problem=problem[:300], path=path[:120])


def require_shape(data: bytes, limits: Limits) -> None:
    """Refuse JSON that is too large, nested too deep or repeats a key."""
    if len(data) > limits.size:
        raise malformed(f"more than {limits.size} bytes")
    _require_depth(data, limits.depth)
    try:
        json.loads(data, object_pairs_hook=_no_repeats)
    except (ValueError, RecursionError) as error:
        raise malformed(f"not JSON: {error}") from error


def _require_depth(data: bytes, most: int) -> None:
    if data.count(b"[") + data.count(b"{") <= most:
        return
    depth = 0
    for found in _OUTSIDE_PLAIN.finditer(data):
        mark = found.group()
        if mark in b"[{":
            depth += 1
            if depth > most:
                raise malformed(f"nested deeper than {most}")
        elif mark in b"]}":
            depth -= 1


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        repeated = sorted({key for key in keys if keys.count(key) > 1})
        raise ValueError(f"repeated key {repeated[0]!r}")
    return found


def require_values(value: object, limits: Limits, path: str = "$") -> None:
    """Refuse texts, lists and numbers that are longer or larger than any game needs."""
    if isinstance(value, str):
        if len(value) > limits.text:
            raise malformed(f"text longer than {limits.text}", path)
    elif isinstance(value, Mapping):
        if len(value) > limits.items:
            raise malformed(f"more than {limits.items} keys", path)
        for key, each in value.items():
            require_values(key, limits, path)
            require_values(each, limits, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        if len(value) > limits.items:
            raise malformed(f"more than {limits.items} items", path)
        for index, each in enumerate(value):
            require_values(each, limits, f"{path}[{index}]")
    elif isinstance(value, int) and not -limits.number <= value <= limits.number:
        raise malformed("number out of range", path)


def refuse_shape(error: Exception) -> NoReturn:
    """Turn a decoder's complaint into a refusal that names the place."""
    problem, _, path = str(error).partition(" - at ")
    raise malformed(problem, path.strip("`") or "$") from error


class Codec(Generic[S, A]):
    """Reads and writes the actions, events, states and records of one ruleset."""

    def __init__(self, ruleset: Ruleset[S, A]) -> None:
        self.ruleset = ruleset
        self._actions: msgspec.json.Decoder[A] = msgspec.json.Decoder(_any(ruleset.action_type))
        self._event_type = _any(_with_kernel_events(ruleset.event_type))
        self._events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(self._event_type)
        self._states: msgspec.json.Decoder[S] = msgspec.json.Decoder(ruleset.state_type)
        self._classes = frozenset(members(ruleset.action_type))

    # ---- actions

    def decode_action(self, given: Action | Mapping[str, object] | bytes | str) -> A:
        """An action from JSON text, from its parsed form, or from a record that is checked again.

        A record built in Python is not trusted either: msgspec checks types only on decoding.
        """
        return self._decode_action(self.action_bytes(given))

    def action_bytes(self, given: Action | Mapping[str, object] | bytes | str) -> bytes:
        """The JSON text of whatever was given as an action."""
        if isinstance(given, bytes):
            return given
        if isinstance(given, str):
            return given.encode("utf-8", "surrogatepass")
        if isinstance(given, Action) and type(given) not in self._classes:
            verb = str(given.__struct_config__.tag)
            raise malformed(f"this game has no action {verb}", "$.verb")
        try:
            return msgspec.json.encode(given, order="deterministic")
        except (TypeError, ValueError, RecursionError) as error:
            raise malformed(f"not JSON: {error}") from error

    def _decode_action(self, data: bytes) -> A:
        require_shape(data, ACTION_LIMITS)
        try:
            action = self._actions.decode(data)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            refuse_shape(error)
        require_values(msgspec.to_builtins(action), ACTION_LIMITS)
        return action

    def encode_action(self, action: Action) -> bytes:
        """The canonical JSON form of an action."""
        return msgspec.json.encode(action, order="deterministic")

    # ---- events and states

    def decode_event(self, data: bytes) -> Event:
        """An event of this game or of the kernel."""
        require_shape(data, ACTION_LIMITS)
        try:
            return self._events.decode(data)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            refuse_shape(error)

    def encode_event(self, event: Event) -> bytes:
        return msgspec.json.encode(event, order="deterministic")

    def decode_state(self, data: bytes) -> S:
        """A state from its JSON form."""
        require_shape(data, STATE_LIMITS)
        try:
            return self._states.decode(data)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            refuse_shape(error)

    def encode_state(self, state: S) -> bytes:
        return encode_state(state)

    # ---- records of the log

    def decode_record(self, data: bytes) -> Record:
        """A log record, e.g. from a row of a database."""
        require_shape(data, STATE_LIMITS)
        try:
            return self.record(msgspec.json.decode(data, type=WireRecord))
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            refuse_shape(error)

    def own_record(self, data: bytes) -> Record:
        """A log record that we wrote ourselves: typed as strictly, without looking for tricks.

        A match is taken up from thousands of them, and this is many times quicker.
        """
        try:
            wire = _OWN_RECORDS.decode(data)
            return Record(
                revision=wire.revision,
                kind=wire.kind,
                hash=wire.hash,
                side=wire.side,
                action=None if bytes(wire.action) == _NULL else self._actions.decode(wire.action),
                takes_back=wire.takes_back,
                rolls=wire.rolls,
                entries=tuple(self._own_entry(entry) for entry in wire.entries),
                hidden=wire.hidden,
                client_id=wire.client_id,
            )
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            refuse_shape(error)

    def _own_entry(self, wire: _OwnEntry) -> Entry:
        return Entry(
            event=self._events.decode(wire.event),
            audience=wire.audience,
            public=None if bytes(wire.public) == _NULL else self._events.decode(wire.public),
        )

    def encode_record(self, record: Record) -> bytes:
        return msgspec.json.encode(record, order="deterministic")

    def record(self, wire: WireRecord) -> Record:
        """The typed record behind its file form."""
        return Record(
            revision=wire.revision,
            kind=wire.kind,
            hash=wire.hash,
            side=wire.side,
            action=None if wire.action is None else self._typed(wire.action),
            takes_back=wire.takes_back,
            rolls=wire.rolls,
            entries=tuple(self._entry(entry) for entry in wire.entries),
            hidden=wire.hidden,
            client_id=wire.client_id,
        )

    def _typed(self, plain: dict[str, Any]) -> A:
        action: A = msgspec.convert(plain, _any(self.ruleset.action_type), str_keys=True)
        return action

    def _entry(self, wire: _WireEntry) -> Entry:
        return Entry(
            event=msgspec.convert(wire.event, self._event_type, str_keys=True),
            audience=wire.audience,
            public=(
                None
                if wire.public is None
                else msgspec.convert(wire.public, self._event_type, str_keys=True)
            ),
        )

    def header(self, data: bytes) -> Header:
        """A match header from its JSON form."""
        require_shape(data, STATE_LIMITS)
        try:
            return msgspec.json.decode(data, type=Header)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            refuse_shape(error)


def _any(kind: object) -> Any:
    return kind


def _with_kernel_events(union: object) -> object:
    return reduce(or_, (*members(union), *KERNEL_EVENTS))


def members(union: object) -> tuple[Any, ...]:
    """The record classes of an action or event union."""
    return tuple(getattr(union, "__args__", (union,)))
