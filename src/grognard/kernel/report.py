"""Answers to questions about a position: every number carries its reason and rule."""

from fractions import Fraction

import msgspec

from grognard.kernel.illegal import Param


class Modifier(msgspec.Struct, frozen=True, kw_only=True):
    """A number and why it is there. The sentence is ``reason-<reason>``."""

    value: int
    reason: str
    rule: str
    params: dict[str, Param] = {}


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """One outcome and its exact probability."""

    outcome: str
    numerator: int
    denominator: int

    @property
    def fraction(self) -> Fraction:
        return Fraction(self.numerator, self.denominator)


class OddsCase(msgspec.Struct, frozen=True, kw_only=True):
    """A combat as it would be if the hidden defenders were these."""

    defence: tuple[Modifier, ...]
    base_column: str
    shifts: tuple[Modifier, ...]
    column: str
    chances: tuple[Chance, ...]


class OddsGuess(msgspec.Struct, frozen=True, kw_only=True):
    """What may stand behind hidden counters, as far as the asking side can know.

    ``candidates`` counters could be the ``counters`` that lie there; ``drawn`` ways to lay them
    were looked at. ``columns`` tells how often each column came up, ``best`` and ``worst`` are
    the ends for the attacker.
    """

    counters: int
    candidates: int
    drawn: int
    columns: tuple[Chance, ...]
    best: OddsCase
    worst: OddsCase


class OddsReport(msgspec.Struct, frozen=True, kw_only=True):
    """A combat before the dice: strengths, column, shifts, exact chances.

    Where strength is hidden it is a report of what is likely: the column that came up most often,
    the mean of the chances, no defence, and the whole spread in ``guess``.
    """

    kind: str
    rule: str
    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    base_column: str
    shifts: tuple[Modifier, ...]
    column: str
    chances: tuple[Chance, ...]
    hidden: bool = False
    guess: OddsGuess | None = None


class StepCost(msgspec.Struct, frozen=True, kw_only=True):
    """The price of entering one hex, item by item, in the game's smallest unit."""

    at: str
    cost: int
    reasons: tuple[Modifier, ...]


class ReachedHex(msgspec.Struct, frozen=True, kw_only=True):
    """A hex a unit can reach: the whole cost, whether it may stop there, and the way.

    ``note`` names what going there brings with it, as the message ``reach-<note>`` tells, and
    ``rule`` the rule that says so; both are empty where it brings nothing.
    """

    at: str
    cost: int
    may_end: bool
    path: tuple[StepCost, ...]
    note: str = ""
    rule: str = ""


class ReachReport(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a unit can reach now. ``scale`` smallest units make one movement point."""

    unit: str
    allowance: int
    spent: int
    scale: int
    hexes: tuple[ReachedHex, ...]


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """A mark of an overlay over one hex. The name of the value is ``overlay-<value>``."""

    at: str
    value: str
    weight: int = 1
