"""Matches as single JSON files: export, strict import, and what a running match gives a player.

Two policies answer the question what a corrected rule does to a stored match. A *pinned* match
is taken up only by the rules version that it was played with. A *verified* match is taken up by
another version if replaying the whole log with it gives the same events, rolls and hashes; the
version is then added to the header. The first difference is reported otherwise.
"""

from typing import Any, Generic, Literal, TypeVar

import msgspec

from grognard.kernel.codec import FILE_LIMITS, Codec, WireRecord, malformed, refuse_shape
from grognard.kernel.codec import require_shape as _require_shape
from grognard.kernel.dice import CommittedDice, MatchDice, commitment
from grognard.kernel.illegal import Illegal
from grognard.kernel.log import Header, Record
from grognard.kernel.match import Match, MatchView
from grognard.kernel.records import Action, Side, State, encode_state
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import Ruleset

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

FORMAT = "grognard-match"
FORMAT_VERSION = 1

Policy = Literal["pinned", "verified"]


class WireSnapshot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A stored position after some revision."""

    revision: int
    state: dict[str, Any]


class WireMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match file, its game-specific parts still plain JSON."""

    format: Literal["grognard-match"]
    format_version: Literal[1]
    header: Header
    records: tuple[WireRecord, ...]
    snapshots: tuple[WireSnapshot, ...] = ()
    secret: str | None = None


class StoredMatch(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A match file read with its ruleset, not yet replayed."""

    header: Header
    records: tuple[Record, ...]
    snapshots: dict[int, S]
    secret: bytes | None


class PlayerExport(msgspec.Struct, frozen=True, kw_only=True):
    """What a player may carry away from a running match: his own view and log, no secret."""

    format: Literal["grognard-player-export"] = "grognard-player-export"
    header: Header
    seen: MatchView


class _Newest(msgspec.Struct, kw_only=True, omit_defaults=True):
    format: str
    format_version: int
    header: Header
    records: list[Record]
    snapshots: list[dict[str, object]]
    secret: str | None = None


def match_schema() -> dict[str, Any]:
    """The JSON Schema of match files, as published in ``docs/schemas/match.schema.json``.

    Actions, events and states belong to each game and are left open here; reading a file with its
    game is stricter.
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "grognard/match-1",
        **msgspec.json.schema(WireMatch),
        "title": "Grognard match file",
    }


def export_match(match: Match[S, A], *, keep_secret: bool = False) -> bytes:
    """The whole match as one JSON file, hidden answers included: for whoever keeps the table.

    The dice secret is in it only if the match is over, or if the keeper asks for it in order to
    go on playing later (``keep_secret``). A player of a running match gets ``export_for``.
    """
    secret = match.secret
    if keep_secret and isinstance(match.dice, CommittedDice):
        secret = match.dice.secret.hex()
    file = _Newest(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        header=match.header,
        records=match.records,
        snapshots=[
            {"revision": at, "state": msgspec.Raw(encode_state(state))}
            for at, state in sorted(match.snapshots.items())
        ],
        secret=secret,
    )
    return msgspec.json.encode(file, order="deterministic")


def export_for(match: Match[S, A], viewer: Side) -> bytes:
    """Everything this viewer may keep of a running match."""
    header = msgspec.structs.replace(match.header, position=None)
    return msgspec.json.encode(
        PlayerExport(header=header, seen=match.view(viewer)), order="deterministic"
    )


def read_wire(data: bytes) -> WireMatch:
    """The outer form of a match file; tells which game it belongs to."""
    _require_shape(data, FILE_LIMITS)
    try:
        return msgspec.json.decode(data, type=WireMatch)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        refuse_shape(error)


def read_match(ruleset: Ruleset[S, A], data: bytes) -> StoredMatch[S]:
    """A match file with every record typed; nothing is replayed yet."""
    wire = read_wire(data)
    if wire.header.game != ruleset.info.id:
        raise Illegal("WRONG_GAME", "K-FILE", game=wire.header.game, expected=ruleset.info.id)
    if not wire.records or wire.records[0].kind != "start":
        raise malformed("the log does not begin with a start", "$.records")
    codec = Codec(ruleset)
    records = []
    for index, record in enumerate(wire.records):
        if record.revision != index:
            raise malformed(f"revision {record.revision} stands at place {index}", "$.records")
        try:
            records.append(codec.record(record))
        except (msgspec.ValidationError, ValueError) as error:
            problem, _, path = str(error).partition(" - at ")
            raise malformed(problem, f"$.records[{index}] {path.strip('`')}".strip()) from error
    for each in wire.snapshots:
        if not 0 <= each.revision < len(records):
            raise malformed(f"a snapshot of revision {each.revision}", "$.snapshots")
    return StoredMatch(
        header=wire.header,
        records=tuple(records),
        snapshots={
            each.revision: codec.decode_state(msgspec.json.encode(each.state))
            for each in wire.snapshots
        },
        secret=_secret(wire.secret),
    )


@rule("K-VERSION")
def import_match(
    ruleset: Ruleset[S, A],
    data: bytes,
    *,
    policy: Policy = "pinned",
    dice: MatchDice | None = None,
    trust_snapshots: bool = False,
) -> Match[S, A]:
    """Take a match up from its file.

    The whole log is replayed and compared, unless the file is the keeper's own and its snapshots
    may be trusted. Raises ``Illegal`` for a file that is not well formed or belongs to another
    rules version than the policy allows, and ``Diverged`` if the replay differs.
    """
    stored = read_match(ruleset, data)
    header = stored.header
    known = (header.rules_version, *header.verified)
    another = ruleset.info.version not in known
    if another and policy == "pinned":
        raise Illegal(
            "RULES_VERSION", "K-VERSION", recorded=header.rules_version, ours=ruleset.info.version
        )
    source = dice if dice is not None else dice_from(header, stored.secret)
    match = Match.resume(
        ruleset,
        header,
        stored.records,
        dice=source,
        snapshots=stored.snapshots if trust_snapshots and not another else None,
    )
    if another:
        match.header = msgspec.structs.replace(
            header, verified=(*header.verified, ruleset.info.version)
        )
    return match


def dice_from(header: Header, secret: bytes | None) -> MatchDice | None:
    """The dice a stored match rolls on with, if its secret is there and is the right one."""
    if secret is None or header.dice.kind != "committed":
        return None
    if commitment(secret, header.match) != header.dice.commitment:
        raise Illegal("WRONG_SECRET", "K-DICE", match=header.match)
    return CommittedDice(secret, header.match)


def _secret(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        secret = bytes.fromhex(text)
        commitment(secret, "")
    except ValueError as error:
        raise malformed(str(error), "$.secret") from error
    return secret
