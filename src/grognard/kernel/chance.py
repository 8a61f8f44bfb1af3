"""Exact chances: what a table gives, as fractions, without rolling anything."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from functools import reduce
from typing import TypeVar

from grognard.kernel.report import Chance

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
V = TypeVar("V", bound=Hashable)

Source = Mapping[T, Fraction]
"""Every value that can come up, with its exact probability."""


def die(faces: int) -> dict[int, Fraction]:
    """One fair die."""
    if faces < 1:
        raise ValueError(f"no die has {faces} faces")
    return {value: Fraction(1, faces) for value in range(1, faces + 1)}


def dice_sum(count: int, faces: int = 6) -> dict[int, Fraction]:
    """The sum of several fair dice."""
    if count < 1:
        raise ValueError("a sum needs at least one die")
    return reduce(lambda total, one: product(total, one, _add), [die(faces)] * count)


def two_dice_sum() -> dict[int, Fraction]:
    """The sum of two six-sided dice."""
    return dice_sum(2)


def certain(value: T) -> dict[T, Fraction]:
    """A value that is not left to chance."""
    return {value: Fraction(1)}


def product(one: Source[T], other: Source[U], join: Callable[[T, U], V]) -> dict[V, Fraction]:
    """What two independent sources give together."""
    found: dict[V, Fraction] = {}
    for left, chance in one.items():
        for right, other_chance in other.items():
            value = join(left, right)
            found[value] = found.get(value, Fraction(0)) + chance * other_chance
    return found


def mapped(source: Source[T], change: Callable[[T], V]) -> dict[V, Fraction]:
    """The distribution of something read from a source; equal results are added up."""
    found: dict[V, Fraction] = {}
    for value, chance in source.items():
        result = change(value)
        found[result] = found.get(result, Fraction(0)) + chance
    return found


def merged(parts: Iterable[tuple[Fraction, Source[T]]]) -> dict[T, Fraction]:
    """A choice between sources with given weights, e.g. the second roll that a first one asks for.

    The weights must add up to 1.
    """
    found: dict[T, Fraction] = {}
    whole = Fraction(0)
    for weight, source in parts:
        whole += weight
        for value, chance in source.items():
            found[value] = found.get(value, Fraction(0)) + weight * chance
    if whole != 1:
        raise ValueError(f"the weights add up to {whole}, not 1")
    return found


def chances(source: Source[str]) -> tuple[Chance, ...]:
    """A distribution over named outcomes as records, in the order in which outcomes came up."""
    total = sum(source.values(), Fraction(0))
    if total != 1:
        raise ValueError(f"the chances add up to {total}, not 1")
    return tuple(
        Chance(outcome=outcome, numerator=chance.numerator, denominator=chance.denominator)
        for outcome, chance in source.items()
    )


def distribution(lookup: Callable[[int], str], source: Source[int]) -> tuple[Chance, ...]:
    """The exact chance of each result of a table read with this source."""
    return chances(mapped(source, lookup))


def expectation(source: Source[int]) -> Fraction:
    """The mean of a numeric source."""
    return sum((value * chance for value, chance in source.items()), Fraction(0))


def _add(one: int, other: int) -> int:
    return one + other
