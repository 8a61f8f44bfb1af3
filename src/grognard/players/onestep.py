"""The staff of any game at all: tries some legal choices out and reads the score sheet."""

from random import Random
from typing import Any

from grognard.kernel.dice import SeededDice
from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought

MOST = 24
"""Choices tried out at one decision."""
THROWS = 2
"""How often the dice are thrown for each."""


class OneStepStaff:
    """Plays what leaves the best score; among equals chance decides."""

    def answer(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        choices = rules.choices(imagined, side)
        picked = range(len(choices))
        tried = random.sample(picked, MOST) if len(picked) > MOST else list(picked)
        values = {
            index: self._value(rules, imagined, side, choices[index], random) for index in tried
        }
        best = max(values.values())
        equals = [index for index, value in values.items() if value == best]
        return Thought(action=choices[equals[random.randrange(len(equals))]])

    def _value(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, action: Any, random: Random
    ) -> float:
        total = 0.0
        for _ in range(THROWS):
            after = imagined.copy()
            rules.apply_checked(after, side, action, SeededDice(random.getrandbits(60)))
            sheet = rules.score(after)
            others = sum(sheet.total(each) for each in rules.info.sides if each != side)
            total += sheet.total(side) - others
        return total
