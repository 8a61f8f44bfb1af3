"""Submissions that must be refused: a legal one, spoilt in every way the kernel guards against."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Match
from grognard.kernel.records import Action, Side, state_hash
from grognard.testing.leaf import Leaf, leaves, replaced
from grognard.testing.leaks import mix

ANY = "any refusal"


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """One spoilt submission and the code that must answer it."""

    name: str
    side: Side
    revision: int
    action: bytes
    code: str


def spoilt(match: Match[Any, Any], side: Side, action: Action, random: Random) -> Iterator[Attempt]:
    """The spoilt versions of a legal submission."""
    revision = match.revision_for(side)
    wire: dict[str, Any] = msgspec.to_builtins(action)

    def attempt(name: str, changed: object, code: str) -> Attempt:
        data = msgspec.json.encode(changed)
        return Attempt(name=name, side=side, revision=revision, action=data, code=code)

    yield from _wrong_seat(match, side, wire)
    good = msgspec.json.encode(wire)
    for stale in (revision - 1, revision + 1):
        yield Attempt(
            name="stale revision", side=side, revision=stale, action=good, code="STALE_REVISION"
        )
    yield attempt("unknown verb", {**wire, "verb": "no-such-verb"}, "MALFORMED")
    yield attempt("no verb", {key: wire[key] for key in wire if key != "verb"}, "MALFORMED")
    yield attempt("extra field", {**wire, "extra-field": 1}, "MALFORMED")
    yield attempt("not an object", [wire], "MALFORMED")
    yield Attempt(
        name="cut short", side=side, revision=revision, action=good[:-1], code="MALFORMED"
    )
    for key in wire:
        if key != "verb":
            yield attempt(f"wrong type of {key}", {**wire, key: {"a": [1.5]}}, "MALFORMED")
    yield from (
        attempt(f"not offered: {name}", changed, ANY)
        for name, changed in _not_offered(match, side, action, random)
    )


def _wrong_seat(match: Match[Any, Any], side: Side, wire: dict[str, Any]) -> Iterator[Attempt]:
    data = msgspec.json.encode(wire)
    deciders = {decision.side for decision in match.ruleset.decisions(match.state)}
    for other in match.ruleset.info.sides:
        if other not in deciders:
            yield Attempt(
                name="wrong side",
                side=other,
                revision=match.revision_for(other),
                action=data,
                code="NOT_YOUR_DECISION",
            )
    revision = match.revision_for(side)
    yield Attempt(
        name="no seat", side="nobody", revision=revision, action=data, code="UNKNOWN_SIDE"
    )


def _not_offered(
    match: Match[Any, Any], side: Side, action: Action, random: Random
) -> Iterator[tuple[str, object]]:
    """Well-formed actions that are not among the choices: foreign values, mixtures, old ones."""
    choices = match.choices(side)
    wire: dict[str, Any] = msgspec.to_builtins(action)
    found: list[tuple[str, object]] = [
        (".".join(map(str, leaf.path)), replaced(wire, leaf, _foreign(leaf)))
        for leaf in leaves(wire)
        if leaf.path != ("verb",)
    ]
    other = choices[random.randrange(len(choices))]
    mixed = mix(action, other, random)
    if mixed is not None:
        found.append(("mixture", msgspec.to_builtins(mixed)))
    old = [record for record in match.records if record.action is not None]
    if old:
        found.append(("an action of the past", msgspec.to_builtins(random.choice(old).action)))
    for name, changed in found:
        try:
            decoded = match.codec.decode_action(msgspec.json.encode(changed))
        except Illegal:
            yield name, changed
            continue
        if decoded not in choices:
            yield name, changed


def _foreign(leaf: Leaf) -> object:
    match leaf.value:
        case bool():
            return not leaf.value
        case int():
            return leaf.value + 1_000_003
        case str():
            return "no-such-thing"
        case _:
            return "no-such-thing"


def complaint(match: Match[Any, Any], attempt: Attempt) -> str | None:
    """Submit a spoilt attempt; says what is wrong if it is not refused as it must be."""
    before, revision = state_hash(match.state), match.revision
    try:
        match.submit(attempt.side, attempt.revision, attempt.action)
    except Illegal as illegal:
        if attempt.code not in (ANY, illegal.code):
            return f"{attempt.name}: {illegal.code} instead of {attempt.code}"
        if not illegal.rule or not illegal.code:
            return f"{attempt.name}: refused without rule or code"
    except Exception as error:
        return f"{attempt.name}: {error!r} instead of a refusal of {attempt.action.decode()}"
    else:
        return f"{attempt.name}: accepted {attempt.action.decode()}"
    if (state_hash(match.state), match.revision) != (before, revision):
        return f"{attempt.name}: refused, but something changed"
    return None
