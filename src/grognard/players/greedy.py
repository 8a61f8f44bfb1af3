"""The greedy player: the best single step, nothing further."""

from random import Random
from typing import Any

from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought
from grognard.players.staff import Depth, Staffs


class GreedyPlayer:
    """Judges the position after each choice and takes the best."""

    id = "greedy"
    blind = False

    def __init__(self) -> None:
        self._staffs = Staffs(Depth.STEP)

    def choose(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        return self._staffs.of(rules, side).answer(rules, imagined, side, random)


class RecruitPlayer:
    """Greedy, but half the time his mind wanders."""

    id = "recruit"
    blind = False
    wandering = 0.5

    def __init__(self) -> None:
        self._staffs = Staffs(Depth.STEP)

    def choose(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        if random.random() < self.wandering:
            choices = rules.choices(imagined, side)
            return Thought(action=choices[random.randrange(len(choices))])
        return self._staffs.of(rules, side).answer(rules, imagined, side, random)
