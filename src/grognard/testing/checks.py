"""Checks that must hold at every decision of every game."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from grognard.kernel.codec import Codec
from grognard.kernel.dice import SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import full_view, require_decider
from grognard.kernel.records import SPECTATOR, Action, Side, State, state_hash
from grognard.kernel.ruleset import Ruleset
from grognard.testing.leaks import find_leak

AnyRuleset = Ruleset[Any, Any]
Check = Callable[[AnyRuleset, Any, Random], str | None]
"""Looks at a position and says what is wrong with it, or nothing."""

MOST_LISTED = 3_000
"""Beyond this many choices, uniqueness is not examined: it would cost more than the game."""


def some_choice(ruleset: AnyRuleset, state: State, random: Random) -> tuple[Side, Action]:
    """A random decider with a random choice of his."""
    side = random.choice(ruleset.decisions(state)).side
    choices = ruleset.choices(state, side)
    return side, choices[random.randrange(len(choices))]


def listed_choices_are_accepted(ruleset: AnyRuleset, state: State, random: Random) -> str | None:
    """What is listed is legal, and can be found in the list again."""
    side, action = some_choice(ruleset, state, random)
    if action not in ruleset.choices(state, side):
        return f"{side}: {action} is listed but not found in the list"
    try:
        ruleset.check(state, side, action)
    except Illegal as illegal:
        return f"{side}: {action} is listed but refused: {illegal}"
    return None


def choices_differ(ruleset: AnyRuleset, state: State, _random: Random) -> str | None:
    """No choice is listed twice, and the length is the number of choices."""
    for decision in ruleset.decisions(state):
        choices = ruleset.choices(state, decision.side)
        if len(choices) > MOST_LISTED:
            continue
        listed = [msgspec.json.encode(action) for action in choices]
        if len(listed) != len(choices):
            return f"{decision.side}: {len(listed)} choices, but the length says {len(choices)}"
        if len(set(listed)) != len(listed):
            twice = next(each for each in listed if listed.count(each) > 1)
            return f"{decision.side}: {twice.decode()} is listed twice"
    return None


def others_are_refused(ruleset: AnyRuleset, state: State, random: Random) -> str | None:
    """A side with nothing to decide is told so, and nothing happens."""
    _, action = some_choice(ruleset, state, random)
    deciders = {decision.side for decision in ruleset.decisions(state)}
    before = state_hash(state)
    for side in (*ruleset.info.sides, SPECTATOR):
        if side in deciders:
            continue
        if len(ruleset.choices(state, side)):
            return f"{side} has nothing to decide but has choices"
        try:
            require_decider(ruleset, state, side)
            return f"{side} passes for a decider"
        except Illegal as illegal:
            if illegal.code != "NOT_YOUR_DECISION":
                return f"{side}: {illegal.code} instead of NOT_YOUR_DECISION"
        try:
            ruleset.check(state, side, action)
            return f"{side} may play {action} out of turn"
        except Illegal:
            pass
    if state_hash(state) != before:
        return "a refusal changed the position"
    return None


def copies_are_independent(ruleset: AnyRuleset, state: State, random: Random) -> str | None:
    """Playing on a copy leaves the original alone; the same action and dice give the same."""
    side, action = some_choice(ruleset, state, random)
    before = state_hash(state)
    seed = random.getrandbits(32)
    results = []
    for _ in range(2):
        other = state.copy()
        if state_hash(other) != before:
            return "a copy differs from its original"
        resolution = ruleset.apply(other, side, action, SeededDice(seed))
        results.append((state_hash(other), msgspec.json.encode(resolution.entries)))
    if state_hash(state) != before:
        return f"{side}: playing {action} on a copy changed the original"
    if results[0] != results[1]:
        return f"{side}: {action} does not always do the same"
    return None


def states_survive_writing(ruleset: AnyRuleset, state: State, _random: Random) -> str | None:
    """A state written down and read back is the same position with the same choices."""
    codec: Codec[Any, Any] = Codec(ruleset)
    again = codec.decode_state(codec.encode_state(state))
    if state_hash(again) != state_hash(state):
        return "the state read back has another hash"
    if ruleset.decisions(again) != ruleset.decisions(state):
        return "the state read back has other decisions"
    for decision in ruleset.decisions(state):
        offers = ruleset.choices(state, decision.side).offers()
        if ruleset.choices(again, decision.side).offers() != offers:
            return f"{decision.side}: the state read back offers other choices"
    return None


def actions_survive_writing(ruleset: AnyRuleset, state: State, random: Random) -> str | None:
    """A choice written down and read back is the same action."""
    codec: Codec[Any, Any] = Codec(ruleset)
    _, action = some_choice(ruleset, state, random)
    if codec.decode_action(codec.encode_action(action)) != action:
        return f"{action} reads back differently"
    return None


def views_can_be_written(ruleset: AnyRuleset, state: State, _random: Random) -> str | None:
    """Every viewer gets a view, always the same, and looking changes nothing."""
    before = state_hash(state)
    for viewer in (*ruleset.info.sides, SPECTATOR):
        view = full_view(ruleset, state, viewer)
        if view.viewer != viewer or view.game != ruleset.info.id:
            return f"the view for {viewer} is made out to {view.viewer} of {view.game}"
        once = msgspec.json.encode(view, order="deterministic")
        if msgspec.json.encode(full_view(ruleset, state, viewer), order="deterministic") != once:
            return f"two looks of {viewer} differ"
    if state_hash(state) != before:
        return "looking changed the position"
    return None


def nothing_leaks(ruleset: AnyRuleset, state: State, random: Random) -> str | None:
    """Nobody can tell apart positions that differ only in what he may not know."""
    for viewer in (*ruleset.info.sides, SPECTATOR):
        leak = find_leak(ruleset, state, viewer, random)
        if leak is not None:
            return str(leak)
    return None


QUICK_CHECKS: tuple[Check, ...] = (listed_choices_are_accepted,)
"""Cheap enough for every decision of a long soak."""

ALL_CHECKS: tuple[Check, ...] = (
    listed_choices_are_accepted,
    choices_differ,
    others_are_refused,
    copies_are_independent,
    states_survive_writing,
    actions_survive_writing,
    views_can_be_written,
    nothing_leaks,
)
