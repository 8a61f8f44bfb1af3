"""Odds against hidden strength: what a side may expect from what it can see (S/C-R19).

Nobody may check a defence before he has attacked it, but everybody knows which counters are on
the map at all: casualties, withdrawals and arrivals are public. So the hidden counters of a side
are laid out anew in every way that looks the same, or in many ways drawn by lot, and the combat is
read each time. Where they really stand is never looked at, so the answer cannot tell it.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from grognard.games.somnium.disposition import restack
from grognard.games.somnium.edition import Edition
from grognard.games.somnium.scramble import standable
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.view import shown_units
from grognard.kernel.records import Side
from grognard.kernel.report import Chance, OddsCase, OddsGuess, OddsReport
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules

DRAWN = 60
"""Ways to lay out the hidden counters that are drawn by lot; each costs a fraction of a
millisecond, and a player waits for the answer."""

Reader = Callable[[SomniumState], OddsReport]


@rule("S/C-R19", "S/C-5.1.1b")
def guessed_odds(
    rules: "SomniumRules",
    state: SomniumState,
    viewer: Side,
    target: int,
    read: Reader,
    columns: Sequence[str],
) -> OddsReport:
    """A combat against hidden counters, read over what may be behind them.

    ``columns`` are those of the table, from the worst for the attacker to the best.
    """
    guess = Guess(rules, state, viewer, target)
    drawn = [read(guess.laid_out(lot)) for lot in guess.lots(DRAWN)]
    ends = [read(guess.laid_out(first)) for first in guess.extremes()]
    met = Counter(each.column for each in drawn)
    common = max(drawn, key=lambda each: met[each.column])
    ordered = sorted(
        [*drawn, *ends], key=lambda each: (columns.index(each.column), _weakness(each))
    )
    return OddsReport(
        kind=common.kind,
        rule=common.rule,
        attack=common.attack,
        defence=(),
        base_column=common.base_column,
        shifts=tuple(
            each for each in common.shifts if all(each in other.shifts for other in drawn)
        ),
        column=common.column,
        chances=_mean(drawn),
        hidden=True,
        guess=OddsGuess(
            counters=len(guess.behind),
            candidates=len(guess.candidates()),
            drawn=len(drawn),
            columns=tuple(_share(each, met) for each in columns if met[each]),
            best=_case(ordered[-1]),
            worst=_case(ordered[0]),
        ),
    )


class Guess:
    """The hidden counters of the side that holds a hex, without their places."""

    def __init__(
        self, rules: "SomniumRules", state: SomniumState, viewer: Side, target: int
    ) -> None:
        self.rules = rules
        self.state = state
        self.target = target
        self.edition: Edition = rules.edition(state)
        shown = shown_units(rules, state, viewer)
        side = self.edition.owner[rules.table(state).stacks[target][0]]
        self.pool = [
            u for u in self.edition.of_side[side] if u not in shown and state.place[u] >= 0
        ]
        places = sorted(state.place[u] for u in self.pool)
        self.behind = [place for place in places if place == target]
        """The target, once for each of the hidden counters on it: these are filled first."""
        self.elsewhere = [place for place in places if place != target]

    def candidates(self) -> list[int]:
        """The counters that could stand in the target hex."""
        may, row = standable(self.edition), self.edition.class_row
        found = [unit for unit in self.pool if may[row[unit]][self.target]]
        return found if len(found) >= len(self.behind) else list(self.pool)

    def lots(self, number: int) -> Iterator[list[int]]:
        """The pool in an order drawn by lot, again and again.

        The lot is cast from what the viewer knows, so the same question has the same answer.
        """
        known = (self.target, self.pool, self.behind, self.elsewhere)
        seed = hashlib.sha256(repr(known).encode()).digest()
        random = Random(int.from_bytes(seed[:8]))
        for _ in range(number):
            lot = list(self.pool)
            random.shuffle(lot)
            yield lot

    def extremes(self) -> Iterator[list[int]]:
        """Orders that put the weakest, the strongest and whole divisions into the target hex."""
        candidates = self.candidates()
        by_defence = sorted(candidates, key=self._defence)
        yield by_defence
        yield by_defence[::-1]
        by_exposure = sorted(candidates, key=self._exposure)
        yield by_exposure
        yield by_exposure[::-1]
        for members in self.edition.divisions.values():
            present = [unit for unit in members if unit in candidates]
            if len(present) == len(members) <= len(self.behind):
                yield [*present, *by_defence[::-1]]

    def _defence(self, unit: int) -> tuple[int, int]:
        return self.edition.defence[unit][self.state.strength[unit]], unit

    def _exposure(self, unit: int) -> tuple[int, int]:
        return sum(self.edition.vulnerability[unit]), unit

    def laid_out(self, order: Sequence[int]) -> SomniumState:
        """A position in which the hidden counters were laid down in this order."""
        other = self.state.copy()
        may, row = standable(self.edition), self.edition.class_row
        left = list(dict.fromkeys((*order, *self.pool)))
        for place in (*self.behind, *self.elsewhere):
            fits = next((unit for unit in left if may[row[unit]][place]), left[0])
            left.remove(fits)
            other.place[fits] = place
        restack(other)
        return other


def _weakness(report: OddsReport) -> int:
    """What tells cases of one column apart: a weak defence, or much that shells can hit."""
    total = sum(each.value for each in report.defence)
    return total if report.kind == "bombardment" else -total


def _mean(reports: Sequence[OddsReport]) -> tuple[Chance, ...]:
    """The mean of the chances over all cases that were drawn."""
    sums: dict[str, Fraction] = {}
    for report in reports:
        for each in report.chances:
            sums[each.outcome] = sums.get(each.outcome, Fraction(0)) + each.fraction
    return tuple(
        Chance(outcome=outcome, numerator=mean.numerator, denominator=mean.denominator)
        for outcome, mean in ((name, total / len(reports)) for name, total in sums.items())
    )


def _share(column: str, met: Counter[str]) -> Chance:
    """How often a column came up."""
    share = Fraction(met[column], met.total())
    return Chance(outcome=column, numerator=share.numerator, denominator=share.denominator)


def _case(report: OddsReport) -> OddsCase:
    return OddsCase(
        defence=report.defence,
        base_column=report.base_column,
        shifts=report.shifts,
        column=report.column,
        chances=report.chances,
    )
