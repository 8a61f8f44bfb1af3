"""Collects everything that a game says while it is played, to see that it can be said in full."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from fluent.syntax import ast

from grognard.kernel.decision import Decision
from grognard.kernel.illegal import Illegal, Refusal
from grognard.kernel.match import Match
from grognard.kernel.outcome import ScoreLine
from grognard.kernel.records import Action, Event, Side
from grognard.kernel.view import Duty
from grognard.testing.attempts import spoilt
from grognard.texts.bundle import kebab_code
from grognard.texts.params import record_params
from grognard.texts.sources import parse


class Heard:
    """Hooks for ``play_match`` that listen to a match.

    ``said`` holds, for every message, the values that came with it each time it was used.
    """

    def __init__(self, every: int, random: Random) -> None:
        self.every = every
        self.random = random
        self.said: dict[str, frozenset[str]] = {}

    def before(self, match: Match[Any, Any], side: Side, action: Action) -> None:
        """Listen to the decision, the views and the refusals around an action."""
        for decision in match.ruleset.decisions(match.state):
            self._decision(decision)
        if match.revision % self.every:
            return
        for viewer in match.ruleset.info.sides:
            view = match.ruleset.view(match.state, viewer)
            self._note(f"phase-{view.phase}", ())
            for line in view.score.lines:
                self._score(line)
            for duty in view.duties:
                self._duty(duty)
        for attempt in spoilt(match, side, action, self.random):
            try:
                match.submit(attempt.side, attempt.revision, attempt.action)
            except Illegal as illegal:
                self._refusal(illegal.refusal)

    def records(self, match: Match[Any, Any]) -> None:
        """Listen to the whole log, masks included."""
        for record in match.records:
            for entry in record.entries:
                self._event(entry.event)
                if entry.public is not None:
                    self._event(entry.public)
        for line in match.ruleset.score(match.state).lines:
            self._score(line)

    def unfilled(self, packages: Sequence[str], language: str) -> Iterator[str]:
        """Messages that ask for a value which the game does not always give."""
        asked = _variables(packages, language)
        for message, given in sorted(self.said.items()):
            for name in sorted(asked.get(message, frozenset()) - given):
                yield f"{language}: {message} asks for ${name}, which is not always given"

    def _note(self, message: str, given: Iterable[str]) -> None:
        names = frozenset(given)
        self.said[message] = self.said.get(message, names) & names

    def _decision(self, decision: Decision) -> None:
        self._note(f"decision-{decision.kind}", ("side", "rule", *decision.params))

    def _event(self, event: Event) -> None:
        self._note(f"event-{event.__struct_config__.tag}", record_params(event))

    def _refusal(self, refusal: Refusal) -> None:
        names = ("rule", "alternatives", *refusal.params)
        self._note(f"refusal-{kebab_code(refusal.code)}", names)

    def _score(self, line: ScoreLine) -> None:
        self._note(f"score-{line.reason}", ("side", "points", "rule", *line.params))

    def _duty(self, duty: Duty) -> None:
        self._note(f"duty-{duty.kind}", record_params(duty))


def _variables(packages: Sequence[str], language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for package in packages:
        resource = parse(package, language)
        for entry in resource.body if resource is not None else ():
            if isinstance(entry, ast.Message):
                found[entry.id.name] = frozenset(_names(entry))
    return found


def _names(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for each in node:
            yield from _names(each)
    elif isinstance(node, ast.BaseNode):
        for each in vars(node).values():
            yield from _names(each)
