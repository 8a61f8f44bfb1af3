"""Proof of a match file: derive every roll from the revealed secret and replay the whole log."""

from typing import Literal, TypeVar

import msgspec

from grognard.kernel.codec import Codec
from grognard.kernel.dice import CommittedDice, MatchDice, SeededDice, commitment
from grognard.kernel.matchfile import StoredMatch, read_match
from grognard.kernel.records import Action, State, state_hash
from grognard.kernel.replay import Diverged, Divergence, Replay
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import Ruleset

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

DiceProof = Literal["derived", "secret kept", "dictated"]


class VerifyReport(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking a match file.

    ``dice`` says what stands behind the rolls: ``derived`` from secret or seed and found equal,
    ``secret kept`` while the match runs, ``dictated`` where there is nothing to prove. Inherited
    rolls of a fork belong to the parent match and are replayed as they stand.
    """

    match: str
    game: str
    recorded_version: str
    replayed_version: str
    dice: DiceProof
    records: int
    rolls: int
    derived_rolls: int
    finished: bool
    divergence: Divergence | None = None

    @property
    def ok(self) -> bool:
        return self.divergence is None


@rule("K-VERIFY")
def verify_match(ruleset: Ruleset[S, A], data: bytes) -> VerifyReport:
    """Check a match file; a file that cannot even be read raises ``Illegal`` (MALFORMED)."""
    stored = read_match(ruleset, data)
    codec = Codec(ruleset)
    dice, proof = _dice(stored)
    replay: Replay[S, A] = Replay(codec, stored.header, dice=dice)
    divergence = _commitment_divergence(stored)
    done = 0
    finished = False
    if divergence is None:
        try:
            for record in stored.records:
                replay.step(record)
                _check_snapshot(stored, record.revision, record.hash)
                done += 1
            finished = not ruleset.decisions(replay.play.state)
        except Diverged as diverged:
            divergence = diverged.divergence
    fork = stored.header.fork
    inherited = fork.rolls if fork is not None else 0
    return VerifyReport(
        match=stored.header.match,
        game=stored.header.game,
        recorded_version=stored.header.rules_version,
        replayed_version=ruleset.info.version,
        dice=proof,
        records=done,
        rolls=replay.rolls,
        derived_rolls=max(0, replay.rolls - inherited) if dice is not None else 0,
        finished=finished,
        divergence=divergence,
    )


def _dice(stored: StoredMatch[S]) -> tuple[MatchDice | None, DiceProof]:
    note = stored.header.dice
    if note.kind == "committed":
        if stored.secret is None:
            return None, "secret kept"
        return CommittedDice(stored.secret, stored.header.match), "derived"
    if note.kind == "seeded" and note.seed is not None:
        return SeededDice(note.seed), "derived"
    return None, "dictated"


def _commitment_divergence(stored: StoredMatch[S]) -> Divergence | None:
    note = stored.header.dice
    if note.kind != "committed" or stored.secret is None:
        return None
    derived = commitment(stored.secret, stored.header.match)
    if derived == note.commitment:
        return None
    return Divergence(revision=0, field="commitment", recorded=note.commitment, replayed=derived)


def _check_snapshot(stored: StoredMatch[S], revision: int, expected: str) -> None:
    snapshot = stored.snapshots.get(revision)
    if snapshot is None:
        return
    found = state_hash(snapshot)
    if found != expected:
        raise Diverged(
            Divergence(revision=revision, field="snapshot", recorded=found, replayed=expected)
        )
