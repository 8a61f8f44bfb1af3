"""What a computer player is.

A player never receives the true state. It receives an *imagined* one: ``ruleset.scramble`` redraws
everything its side may not know, so that looking at it tells exactly as much as the side's view.
Legal choices do not depend on what is hidden, so an answer to the imagined state fits the true one.
Who is ``blind`` picks among them without looking, so nothing has to be redrawn for him.
"""

from random import Random
from typing import Any, Protocol

import msgspec

from grognard.kernel.records import Action, Side, State
from grognard.kernel.report import Modifier
from grognard.kernel.ruleset import Ruleset


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """An answer and the reasons for it, most important first; texts are ``reason-<reason>``."""

    action: Action
    reasons: tuple[Modifier, ...] = ()
    highlights: tuple[tuple[str, str], ...] = ()
    """Hexes that matter to the answer, each with a word why: (printed number, reason)."""


class Player(Protocol):
    """Answers decisions. ``random`` is its only source of chance, so a seed fixes its play."""

    id: str
    blind: bool

    def choose(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        ...


def think(
    player: Player, rules: Ruleset[Any, Any], state: State, side: Side, random: Random
) -> Thought:
    """Let a player answer about a true state without showing it to him."""
    imagined = state if player.blind else rules.scramble(state, side, random)
    return player.choose(rules, imagined, side, random)
