"""The non-interference harness: positions that look alike to a viewer must be alike for him.

``ruleset.scramble`` redraws what a viewer may not know. His view, decisions, offers, choices and
refusals must then be the same byte for byte. The log is examined through actions: one that could
still be taken back may teach nobody anything, and where the table looks the same afterwards the
telling must be the same as well.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from grognard.kernel.dice import SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import full_view, require_decider
from grognard.kernel.records import Action, Side, State, state_hash
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.undo import Commits, commits

VARIANTS = 2
PROBES = 3


class Leak(msgspec.Struct, frozen=True, kw_only=True):
    """Something a viewer can learn but should not."""

    viewer: Side
    where: str
    here: str
    there: str

    def __str__(self) -> str:
        return f"{self.viewer} can tell at {self.where}: {self.here} or {self.there}"


def find_leak(
    ruleset: Ruleset[Any, Any], state: State, viewer: Side, random: Random, variants: int = VARIANTS
) -> Leak | None:
    """A difference this viewer can see between the position and redrawn ones, if there is any."""
    probes = _probes(ruleset, state, random)
    before = state_hash(state)
    seen = observation(ruleset, state, viewer, probes)
    for _ in range(variants):
        other = ruleset.scramble(state, viewer, random)
        if state_hash(state) != before:
            return Leak(viewer=viewer, where="scramble", here="changes", there="the original")
        found = _difference(seen, observation(ruleset, other, viewer, probes), "")
        if found is not None:
            return _leak(viewer, found)
        told = _telling_leak(ruleset, state, other, viewer, random)
        if told is not None:
            return told
    return None


def observation(
    ruleset: Ruleset[Any, Any], state: Any, viewer: Side, probes: Sequence[Action] = ()
) -> bytes:
    """Everything a viewer can get out of a position: view, offers, choices, refusals."""
    choices = ruleset.choices(state, viewer)
    step = max(1, len(choices) // 20)
    return msgspec.json.encode(
        {
            "view": full_view(ruleset, state, viewer),
            "choices": len(choices),
            "listed": [choices[index] for index in range(0, len(choices), step)],
            "answers": [_answer(ruleset, state, viewer, probe) for probe in probes],
        },
        order="deterministic",
    )


def _probes(ruleset: Ruleset[Any, Any], state: Any, random: Random) -> list[Action]:
    """Things to try: choices of every side, and the same with a value put in from elsewhere."""
    probes: list[Action] = []
    for side in ruleset.info.sides:
        choices = ruleset.choices(state, side)
        if not len(choices):
            continue
        picked = [choices[random.randrange(len(choices))] for _ in range(PROBES)]
        probes += picked
        for one in picked:
            other = choices[random.randrange(len(choices))]
            mixed = mix(one, other, random)
            if mixed is not None:
                probes.append(mixed)
    return probes


def mix(one: Action, other: Action, random: Random) -> Action | None:
    """The first action with one value of the second, if both have the same verb."""
    if type(one) is not type(other):
        return None
    names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    if not names:
        return None
    name = random.choice(names)
    return msgspec.structs.replace(one, **{name: getattr(other, name)})


def _answer(ruleset: Ruleset[Any, Any], state: Any, viewer: Side, probe: Action) -> object:
    try:
        require_decider(ruleset, state, viewer)
        ruleset.check(state, viewer, probe)
    except Illegal as illegal:
        return illegal.refusal
    return "legal"


def _telling_leak(
    ruleset: Ruleset[Any, Any], state: Any, other: Any, viewer: Side, random: Random
) -> Leak | None:
    for decision in ruleset.decisions(state):
        side = decision.side
        choices = ruleset.choices(state, side)
        action = choices[random.randrange(len(choices))]
        seed = random.getrandbits(32)
        here = _told(ruleset, state, side, action, viewer, seed)
        there = _told(ruleset, other, side, action, viewer, seed)
        if here is None or there is None:
            continue
        if side == viewer:
            # Only what can be taken back is bound to teach nothing; the rest is fair play.
            if not (here.open and there.open):
                continue
            found = _difference(here.after, there.after, "after his own action")
            if found is not None:
                return _leak(viewer, found)
        elif here.after != there.after:
            continue
        found = _difference(here.told, there.told, f"log of {side}'s {type(action).__name__}")
        if found is not None:
            return _leak(viewer, found)
    return None


class _Told(msgspec.Struct, frozen=True):
    told: bytes
    after: bytes
    open: bool


def _told(
    ruleset: Ruleset[Any, Any], state: Any, side: Side, action: Action, viewer: Side, seed: int
) -> _Told | None:
    """What a viewer hears of an action and sees after it; nothing if it is shown or rolled for."""
    if not any(decision.side == side for decision in ruleset.decisions(state)):
        return None
    played = state.copy()
    decisions = ruleset.decisions(played)
    try:
        resolution = ruleset.apply(played, side, action, SeededDice(seed))
    except Illegal:
        return None
    if resolution.revealed or resolution.rolls:
        return None
    events = [entry.seen_by(viewer) for entry in resolution.entries]
    final = commits(side, decisions, ruleset.decisions(played), resolution)
    return _Told(
        msgspec.json.encode([event for event in events if event is not None]),
        observation(ruleset, played, viewer),
        final is Commits.NOTHING,
    )


def _leak(viewer: Side, found: tuple[str, str, str]) -> Leak:
    return Leak(viewer=viewer, where=found[0], here=found[1], there=found[2])


def _difference(one: bytes, other: bytes, where: str) -> tuple[str, str, str] | None:
    if one == other:
        return None
    found = _first_difference(msgspec.json.decode(one), msgspec.json.decode(other), where)
    return found or (where, "one order", "another order")


def _first_difference(one: Any, other: Any, where: str) -> tuple[str, str, str] | None:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in (*one, *(each for each in other if each not in one)):
            found = _first_difference(one.get(key), other.get(key), f"{where}.{key}")
            if found is not None:
                return found
        return None
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            found = _first_difference(left, right, f"{where}[{index}]")
            if found is not None:
                return found
        return None
    if one == other:
        return None
    return where, _short(one), _short(other)


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 160 else text[:157] + "..."
