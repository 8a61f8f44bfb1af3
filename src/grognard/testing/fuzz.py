"""Random games through the generic checks, with an importable match file when one goes wrong."""

import traceback
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from grognard.kernel.dice import SeededDice
from grognard.kernel.match import Match
from grognard.kernel.matchfile import export_match
from grognard.kernel.outcome import Outcome
from grognard.kernel.records import Action, Side
from grognard.kernel.ruleset import Options, Ruleset
from grognard.testing.checks import QUICK_CHECKS, Check

MAX_ACTIONS = 50_000


class Violation(msgspec.Struct, frozen=True, kw_only=True):
    """What was wrong, and after how many actions."""

    check: str
    detail: str
    actions: int


class PlayoutResult(msgspec.Struct, frozen=True, kw_only=True):
    """One random game. ``branching`` is the number of choices summed over all decisions made.

    ``match_file`` is there when something was wrong: the game up to that point, to be imported.
    """

    seed: int
    actions: int
    branching: int
    outcome: Outcome | None = None
    violation: Violation | None = None
    match_file: bytes | None = None


def play_random(
    ruleset: Ruleset[Any, Any],
    scenario: str,
    options: Options | None = None,
    seed: int = 0,
    max_actions: int = MAX_ACTIONS,
    *,
    checks: Sequence[Check] = QUICK_CHECKS,
    every: int = 1,
    cut_off: bool = False,
) -> PlayoutResult:
    """Play one random game, looking at every ``every``-th decision with the checks.

    A game longer than ``max_actions`` is a violation, unless it is to be ``cut_off`` there.
    """
    game = _Game(ruleset, scenario, options or {}, seed)
    violation = None
    try:
        violation = game.play(max_actions, checks, every, cut_off)
    except Exception as error:
        violation = game.violation("exception", _trace(error))
    return PlayoutResult(
        seed=seed,
        actions=len(game.played),
        branching=game.branching,
        outcome=game.outcome,
        violation=violation,
        match_file=game.dump() if violation is not None else None,
    )


class _Game:
    def __init__(
        self, ruleset: Ruleset[Any, Any], scenario: str, options: Options, seed: int
    ) -> None:
        self.ruleset = ruleset
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.played: list[tuple[Side, Action]] = []
        self.branching = 0
        self.outcome: Outcome | None = None

    def violation(self, check: str, detail: str) -> Violation:
        return Violation(check=check, detail=detail, actions=len(self.played))

    def play(
        self, max_actions: int, checks: Sequence[Check], every: int, cut_off: bool
    ) -> Violation | None:
        ruleset = self.ruleset
        # Choosing and checking draw from two sources, so that checks do not change the game.
        random, probing = Random(self.seed), Random(~self.seed)
        dice = SeededDice(self.seed)
        state, _ = ruleset.start(self.scenario, self.options, dice)
        while decisions := ruleset.decisions(state):
            if len(self.played) >= max_actions:
                return None if cut_off else self.violation("endless", f"{max_actions} actions")
            for decision in decisions:
                if not len(ruleset.choices(state, decision.side)):
                    return self.violation("dead end", f"{decision.side}: {decision.kind}")
            if ruleset.outcome(state) is not None:
                return self.violation("outcome", "a result while decisions are open")
            if len(self.played) % every == 0:
                for check in checks:
                    complaint = check(ruleset, state, probing)
                    if complaint is not None:
                        return self.violation(check.__name__, complaint)
            side = random.choice(decisions).side
            choices = ruleset.choices(state, side)
            self.branching += len(choices)
            action = choices[random.randrange(len(choices))]
            ruleset.apply_checked(state, side, action, dice)
            self.played.append((side, action))
        self.outcome = ruleset.outcome(state)
        if self.outcome is None:
            return self.violation("outcome", "nobody has anything to decide but there is no result")
        return None

    def dump(self) -> bytes | None:
        """The game so far as a match file. Seeded dice roll the same again."""
        try:
            match: Match[Any, Any] = Match.begin(
                self.ruleset,
                match_id=f"fuzz-{self.ruleset.info.id}-{self.seed}",
                scenario=self.scenario,
                options=self.options,
                dice=SeededDice(self.seed),
            )
        except Exception:
            # Not even the start succeeds: there is no position to hand over.
            return None
        for side, action in self.played:
            try:
                match.submit(side, match.revision_for(side), action)
            except Exception:
                # The fault itself may strike here again; what was played before it is the find.
                break
        return export_match(match)


def _trace(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__}: {error} ({places})"
