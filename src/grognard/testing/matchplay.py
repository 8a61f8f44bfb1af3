"""Random play through a match, the way people play it: with undo, redo and restarts of phases."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from grognard.kernel.dice import CommittedDice
from grognard.kernel.illegal import EngineFault, Illegal
from grognard.kernel.match import Accepted, Match
from grognard.kernel.records import SPECTATOR, Action, Side, state_hash
from grognard.kernel.ruleset import Options, Ruleset

Before = Callable[[Match[Any, Any], Side, Action], None]
After = Callable[[Match[Any, Any], Side, str, Accepted], None]


def new_match(
    ruleset: Ruleset[Any, Any], scenario: str, seed: int, options: Options | None = None
) -> Match[Any, Any]:
    """A match on committed dice whose secret is made from the seed: for tests only."""
    match_id = f"battery-{ruleset.info.id}-{scenario}-{seed}"
    secret = Random(seed).randbytes(32)
    return Match.begin(
        ruleset,
        match_id=match_id,
        scenario=scenario,
        options=options,
        dice=CommittedDice(secret, match_id),
        snapshot_every=10,
    )


def play_match(
    match: Match[Any, Any],
    random: Random,
    max_actions: int,
    *,
    before: Before | None = None,
    after: After | None = None,
) -> None:
    """Submit random choices; ``after`` also learns the hash of the position before the action."""
    for _ in range(max_actions):
        decisions = match.ruleset.decisions(match.state)
        if not decisions:
            return
        side = random.choice(decisions).side
        choices = match.choices(side)
        action = choices[random.randrange(len(choices))]
        if before is not None:
            before(match, side, action)
        earlier = state_hash(match.state)
        accepted = match.submit(side, match.revision_for(side), action)
        if after is not None:
            after(match, side, earlier, accepted)


def undo_and_redo(match: Match[Any, Any], side: Side, earlier: str, _accepted: Accepted) -> None:
    """If the action just made can be taken back, do so, compare, and repeat it."""
    now = state_hash(match.state)
    rolls = sum(len(record.rolls) for record in match.records)
    if not match.may_undo(side):
        return
    match.undo(side, match.revision_for(side))
    _require(state_hash(match.state) == earlier, f"undo of {side} does not restore the position")
    _require(match.may_redo(side), "what was undone can be repeated")
    match.redo(side, match.revision_for(side))
    _require(state_hash(match.state) == now, f"redo of {side} does not restore the position")
    _require(
        rolls == sum(len(record.rolls) for record in match.records),
        "an action that rolls dice could be taken back",
    )


def restart_now_and_then(
    match: Match[Any, Any], side: Side, _earlier: str, accepted: Accepted
) -> None:
    """At every seventh revision, restart the phase and repeat everything that it took back."""
    if accepted.record.revision % 7 or not match.may_undo(side):
        return
    now = state_hash(match.state)
    try:
        done = match.restart_phase(side, match.revision_for(side))
    except Illegal as illegal:
        # The action just made was the step into a new phase.
        _require(illegal.code == "NOTHING_TO_UNDO", f"restart: {illegal}")
        return
    first = min(done.record.takes_back)
    _require(
        done.record.hash == _hash_before(match, first),
        "a restart goes back to where the phase was open first",
    )
    for _ in done.record.takes_back:
        match.redo(side, match.revision_for(side))
    _require(state_hash(match.state) == now, f"{side} cannot repeat a restarted phase")


def _hash_before(match: Match[Any, Any], revision: int) -> str:
    return match.records[revision - 1].hash


def traces(match: Match[Any, Any], side: Side, action: Action) -> Iterator[str]:
    """What others can notice of a hidden answer, of its undo and of its redo: should be nothing."""
    viewers = [each for each in (*match.ruleset.info.sides, SPECTATOR) if each != side]
    looks = {each: _look(match, each) for each in viewers}
    accepted = match.submit(side, match.revision_for(side), action)
    if not accepted.record.hidden:
        return
    stages = ["the answer"]
    yield from _changes(match, looks, stages[0])
    if match.may_undo(side):
        match.undo(side, match.revision_for(side))
        yield from _changes(match, looks, "its undo")
        match.redo(side, match.revision_for(side))
        yield from _changes(match, looks, "its redo")


def _changes(match: Match[Any, Any], looks: dict[Side, bytes], what: str) -> Iterator[str]:
    for viewer, look in looks.items():
        if _look(match, viewer) != look:
            yield f"{viewer} notices {what}"


def _look(match: Match[Any, Any], viewer: Side) -> bytes:
    return msgspec.json.encode(match.view(viewer), order="deterministic")


def _require(condition: bool, complaint: str) -> None:
    if not condition:
        raise EngineFault(complaint)
