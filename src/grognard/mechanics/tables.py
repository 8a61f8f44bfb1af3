"""Printed result tables: rows picked by dice, columns by strength, shifts by circumstances."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Literal

import msgspec

from grognard.kernel.report import Chance


class TableError(ValueError):
    """A table that cannot be read or does not hang together."""


def dice_distribution(dice: int, faces: int = 6) -> dict[int, Fraction]:
    """Exact chance of each sum of ``dice`` dice."""
    whole = Fraction(1, faces**dice)
    chances: dict[int, Fraction] = {}
    for throw in product(range(1, faces + 1), repeat=dice):
        total = sum(throw)
        chances[total] = chances.get(total, Fraction(0)) + whole
    return chances


class ResultTable(msgspec.Struct, frozen=True, kw_only=True):
    """Cells by column and dice total. Totals beyond the printed rows read the nearest row."""

    columns: tuple[str, ...]
    rows: dict[int, tuple[str, ...]]
    dice: int = 2

    def __post_init__(self) -> None:
        if not self.columns or not self.rows:
            raise TableError("a result table needs columns and rows")
        for total, cells in self.rows.items():
            if len(cells) != len(self.columns):
                raise TableError(
                    f"row {total} has {len(cells)} cells for {len(self.columns)} columns"
                )
        low, high = min(self.rows), max(self.rows)
        missing = [total for total in range(low, high + 1) if total not in self.rows]
        if missing:
            raise TableError(f"rows {missing} are missing")

    @classmethod
    def from_rows(
        cls, columns: Sequence[str], rows: Mapping[str, Sequence[str]], dice: int = 2
    ) -> "ResultTable":
        """Read rows labelled as printed: ``"7"`` or, for symmetrical tables, ``"2|12"``."""
        found: dict[int, tuple[str, ...]] = {}
        for label, cells in rows.items():
            for part in label.split("|"):
                if not part.strip().lstrip("-").isdigit():
                    raise TableError(f"row label {label!r} is no number of dice")
                total = int(part)
                if total in found:
                    raise TableError(f"row {total} appears twice")
                found[total] = tuple(cells)
        return cls(columns=tuple(columns), rows=found, dice=dice)

    def cell(self, column: int, total: int) -> str:
        if not 0 <= column < len(self.columns):
            raise TableError(f"column {column} of {len(self.columns)}")
        total = max(min(self.rows), min(max(self.rows), total))
        return self.rows[total][column]

    def chances(self, column: int, modifier: int = 0) -> tuple[Chance, ...]:
        """The exact distribution of results in a column, in the order of the rows."""
        sums: dict[str, Fraction] = {}
        for total, chance in sorted(dice_distribution(self.dice).items()):
            result = self.cell(column, total + modifier)
            sums[result] = sums.get(result, Fraction(0)) + chance
        return tuple(
            Chance(outcome=result, numerator=chance.numerator, denominator=chance.denominator)
            for result, chance in sums.items()
        )


# --- columns -----------------------------------------------------------------------------------

BelowOne = Literal["ceil", "floor"]


def odds_position(attack: int, defence: int, *, below_one: BelowOne = "ceil") -> int:
    """Odds as a place on an endless line: 0 is 1-1, +1 is 2-1, -1 is 1-2.

    Above one to one the fraction is dropped. Below it ``ceil`` rounds for the defender (3:4 is
    1-2), ``floor`` drops the fraction the other way round (3:4 is 1-1).
    """
    if defence <= 0 or attack <= 0:
        raise TableError(f"odds of {attack} to {defence} do not exist")
    if attack >= defence:
        return attack // defence - 1
    if below_one == "ceil":
        return -(-(-defence // attack) - 1)
    return -(defence // attack - 1)


class OddsColumns(msgspec.Struct, frozen=True, kw_only=True):
    """The odds columns of a table as places on the line of ``odds_position``."""

    first: int
    last: int

    @classmethod
    def parse(cls, columns: Sequence[str]) -> "OddsColumns":
        """Read ``1-4 … 9-1`` (a trailing ``+`` marks the open end); they must be consecutive."""
        places = [_odds_place(column) for column in columns]
        if places != list(range(places[0], places[0] + len(places))):
            raise TableError(f"odds columns {list(columns)} are not consecutive")
        return cls(first=places[0], last=places[-1])

    def clamp(self, place: int) -> int:
        return max(self.first, min(self.last, place))

    def index(self, place: int) -> int:
        return self.clamp(place) - self.first

    def clamp_then_shift(self, place: int, net: int) -> int:
        """A finger on the printed table: start inside it, stop at its borders."""
        return self.index(self.clamp(place) + net)

    def virtual_shift(self, place: int, net: int) -> int:
        """Count columns beyond the border before coming back into the table."""
        return self.index(place + net)

    def limited_shift(self, place: int, net: int, limit: int) -> int:
        """Virtual columns, but at most ``limit`` steps may end on a printed column."""
        step = 1 if net > 0 else -1
        used = 0
        for _ in range(abs(net)):
            if self.first <= place + step <= self.last:
                if used == limit:
                    break
                used += 1
            place += step
        return self.index(place)


def _odds_place(column: str) -> int:
    left, _, right = column.rstrip("+").partition("-")
    try:
        attack, defence = int(left), int(right)
    except ValueError:
        raise TableError(f"{column!r} is no odds column") from None
    if attack < 1 or defence < 1 or (attack != 1 and defence != 1):
        raise TableError(f"{column!r} is no odds column")
    return attack - 1 if defence == 1 else -(defence - 1)


class BandColumns(msgspec.Struct, frozen=True, kw_only=True):
    """Columns that are bands of a number: a difference, a bombardment value, barrage points."""

    lows: tuple[int, ...]

    def __post_init__(self) -> None:
        if list(self.lows) != sorted(set(self.lows)) or not self.lows:
            raise TableError(f"bands {self.lows} do not rise")

    @classmethod
    def parse(cls, columns: Sequence[str]) -> "BandColumns":
        """Read ``1-10, 11-20, …, 37+``; bands must follow one another without a gap."""
        lows: list[int] = []
        expected: int | None = None
        for column in columns:
            low, _, high = column.rstrip("+").partition("-")
            if not low.isdigit() or (high and not high.isdigit()):
                raise TableError(f"{column!r} is no band")
            if expected is not None and int(low) != expected:
                raise TableError(f"band {column!r} should begin at {expected}")
            lows.append(int(low))
            expected = int(high) + 1 if high else (None if column.endswith("+") else int(low) + 1)
        return cls(lows=tuple(lows))

    def index(self, value: int) -> int:
        """The band of a value; below the first band reads the first."""
        found = 0
        for place, low in enumerate(self.lows):
            if value >= low:
                found = place
        return found

    def shifted(self, value: int, net: int) -> int:
        """The band of a value after moving by ``net`` bands, stopping at the borders."""
        return max(0, min(len(self.lows) - 1, self.index(value) + net))
