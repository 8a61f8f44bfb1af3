"""Exact chances."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.chance import (
    certain,
    chances,
    dice_sum,
    die,
    distribution,
    expectation,
    mapped,
    merged,
    product,
    two_dice_sum,
)
from grognard.kernel.report import Chance


def test_two_dice_give_the_well_known_triangle() -> None:
    ways = [int(chance * 36) for chance in two_dice_sum().values()]
    assert ways == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert list(two_dice_sum()) == list(range(2, 13))


@given(count=st.integers(1, 4), faces=st.integers(1, 8))
def test_chances_of_any_dice_add_up_to_one(count: int, faces: int) -> None:
    source = dice_sum(count, faces)
    assert sum(source.values()) == 1
    assert expectation(source) == Fraction(count * (faces + 1), 2)


def test_a_table_is_read_face_by_face() -> None:
    table = {1: "A", 2: "A", 3: "B", 4: "A", 5: "C", 6: "C"}
    assert distribution(table.__getitem__, die(6)) == (
        Chance(outcome="A", numerator=1, denominator=2),
        Chance(outcome="B", numerator=1, denominator=6),
        Chance(outcome="C", numerator=1, denominator=3),
    )


def test_independent_sources_multiply() -> None:
    both = product(die(2), die(3), lambda one, other: one == other)
    assert both == {True: Fraction(1, 3), False: Fraction(2, 3)}


def test_a_second_roll_is_merged_with_the_weight_of_the_first() -> None:
    merged_source = merged(
        [(Fraction(1, 6), mapped(die(2), str)), (Fraction(5, 6), certain("none"))]
    )
    assert merged_source == {"1": Fraction(1, 12), "2": Fraction(1, 12), "none": Fraction(5, 6)}
    assert [chance.fraction for chance in chances(merged_source)] == list(merged_source.values())


def test_chances_that_do_not_add_up_are_a_fault() -> None:
    with pytest.raises(ValueError, match="1/2"):
        chances({"A": Fraction(1, 2)})
    with pytest.raises(ValueError, match="not 1"):
        merged([(Fraction(1, 3), certain("A"))])
    with pytest.raises(ValueError):
        die(0)
    with pytest.raises(ValueError):
        dice_sum(0)
