"""Who thinks for which game: each family of games brings a school of its own."""

from collections.abc import Callable
from enum import IntEnum
from random import Random
from typing import Any, NamedTuple, Protocol

from grognard.games.malta.referee import MaltaRules
from grognard.games.somnium.ruleset import SomniumRules
from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought
from grognard.players.onestep import OneStepStaff


class Depth(IntEnum):
    """How far somebody thinks: one step, his whole phase, or the enemy's answer to it."""

    STEP = 0
    PLAN = 1
    FORESEE = 2


class Staff(Protocol):
    """Answers the decisions of one side, with reasons."""

    def answer(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        """The answer to this side's open decision."""
        ...


class School(NamedTuple):
    """How a family of games is thought about, and the numbers behind the thinking."""

    data: str
    """The file of the numbers, beside the players."""
    read: Callable[[], Any]
    """The numbers as a record."""
    make: Callable[[Depth, Any], Staff]
    """A staff that thinks so far, with these numbers."""


def _somnium_numbers() -> Any:
    from grognard.players.somnium.weights import book

    return book()


def _somnium(depth: Depth, judgement: Any) -> Staff:
    from grognard.players.somnium.staff import SomniumStaff

    return SomniumStaff(
        planning=depth >= Depth.PLAN, foresight=depth >= Depth.FORESEE, judgement=judgement
    )


def _malta_numbers() -> Any:
    from grognard.players.malta.weights import book

    return book()


def _malta(depth: Depth, judgement: Any) -> Staff:
    from grognard.players.malta.staff import MaltaStaff

    return MaltaStaff(planning=depth >= Depth.PLAN, judgement=judgement)


SCHOOLS: dict[type, School] = {
    SomniumRules: School("somnium.toml", _somnium_numbers, _somnium),
    MaltaRules: School("malta.toml", _malta_numbers, _malta),
}
"""Who thinks about which rules; a title inherits the school of its family."""


def school_of(rules: Ruleset[Any, Any]) -> School | None:
    """The school of a game, if anybody has thought about it."""
    for kind in type(rules).__mro__:
        if kind in SCHOOLS:
            return SCHOOLS[kind]
    return None


def staff_for(rules: Ruleset[Any, Any], depth: Depth, judgement: Any = None) -> Staff:
    """The staff of a game's family; a game without one is judged by its score sheet alone."""
    school = school_of(rules)
    if school is None:
        return OneStepStaff()
    return school.make(depth, school.read() if judgement is None else judgement)


class Staffs:
    """The staffs of one player, one for each side of each game it is asked about."""

    def __init__(self, depth: Depth, judgement: Any = None) -> None:
        self._depth = depth
        self._judgement = judgement
        self._known: dict[tuple[str, Side], Staff] = {}

    def of(self, rules: Ruleset[Any, Any], side: Side) -> Staff:
        """The staff for a side; what it remembers only saves time."""
        key = (rules.info.id, side)
        if key not in self._known:
            self._known[key] = staff_for(rules, self._depth, self._judgement)
        return self._known[key]
