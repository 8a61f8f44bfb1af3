"""The random player: every legal choice is as likely as any other."""

from random import Random
from typing import Any

from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought


class UniformPlayer:
    """The yardstick against which the others must show what they are worth."""

    id = "random"
    blind = True

    def choose(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        choices = rules.choices(imagined, side)
        return Thought(action=choices[random.randrange(len(choices))])
