"""Result tables, odds lines and bands."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.mechanics.tables import (
    BandColumns,
    OddsColumns,
    ResultTable,
    TableError,
    dice_distribution,
    odds_position,
)


def small_table() -> ResultTable:
    return ResultTable.from_rows(
        ["1-2", "1-1", "2-1"],
        {
            "2|12": ["a", "b", "c"],
            "3|11": ["b", "c", "d"],
            "4|10": ["a", "a", "a"],
            "5|9": ["a", "a", "b"],
            "6|8": ["a", "b", "b"],
            "7": ["b", "b", "c"],
        },
    )


def test_a_symmetrical_row_serves_both_totals() -> None:
    table = small_table()
    assert table.cell(2, 3) == table.cell(2, 11) == "d"


def test_a_total_beyond_the_rows_reads_the_nearest_row() -> None:
    assert small_table().cell(0, 1) == "a"
    assert small_table().cell(2, 14) == "c"


def test_chances_are_exact_and_sum_to_one() -> None:
    chances = small_table().chances(2)
    assert {chance.outcome: chance.fraction for chance in chances} == {
        "c": Fraction(8, 36),
        "d": Fraction(4, 36),
        "a": Fraction(6, 36),
        "b": Fraction(18, 36),
    }


def test_a_dice_modifier_moves_the_rows_read() -> None:
    chances = {chance.outcome: chance.fraction for chance in small_table().chances(2, modifier=20)}
    assert chances == {"c": Fraction(1)}


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ({"2": ["a"]}, "cells"),
        ({"2": ["a", "b", "c"], "4": ["a", "b", "c"]}, "missing"),
        ({"2": ["a", "b", "c"], "2|3": ["a", "b", "c"]}, "twice"),
        ({"two": ["a", "b", "c"]}, "no number"),
        ({}, "needs columns"),
    ],
)
def test_a_table_that_does_not_hang_together_is_refused(
    rows: dict[str, list[str]], complaint: str
) -> None:
    with pytest.raises(TableError, match=complaint):
        ResultTable.from_rows(["1-2", "1-1", "2-1"], rows)


def test_a_column_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TableError, match="column 3"):
        small_table().cell(3, 7)


def test_two_dice_make_seven_six_times_in_thirty_six() -> None:
    chances = dice_distribution(2)
    assert chances[7] == Fraction(1, 6)
    assert sum(chances.values()) == 1


@pytest.mark.parametrize(
    ("attack", "defence", "place"),
    [(11, 4, 1), (4, 4, 0), (3, 4, -1), (1, 2, -1), (7, 4, 0), (1, 9, -8), (27, 3, 8)],
)
def test_odds_drop_the_fraction_in_the_defenders_favour(
    attack: int, defence: int, place: int
) -> None:
    assert odds_position(attack, defence) == place


def test_odds_below_one_may_drop_the_fraction_both_ways() -> None:
    assert odds_position(3, 4, below_one="floor") == 0
    assert odds_position(2, 5, below_one="floor") == -1
    assert odds_position(2, 5, below_one="ceil") == -2


def test_odds_of_nothing_do_not_exist() -> None:
    with pytest.raises(TableError):
        odds_position(0, 3)
    with pytest.raises(TableError):
        odds_position(3, 0)


@given(st.integers(1, 200), st.integers(1, 200))
def test_odds_never_favour_the_attacker_beyond_the_true_ratio(attack: int, defence: int) -> None:
    place = odds_position(attack, defence)
    ratio = Fraction(place + 1) if place >= 0 else Fraction(1, 1 - place)
    assert ratio <= Fraction(attack, defence)


def test_odds_columns_are_read_as_printed() -> None:
    columns = OddsColumns.parse(["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1+"])
    assert (columns.first, columns.last) == (-2, 4)
    assert columns.index(0) == 2


@pytest.mark.parametrize("columns", [["1-1", "3-1"], ["2-2", "3-1"], ["x", "1-1"], ["0-1", "1-1"]])
def test_odds_columns_with_a_gap_or_nonsense_are_refused(columns: list[str]) -> None:
    with pytest.raises(TableError):
        OddsColumns.parse(columns)


def test_a_finger_on_the_table_stops_at_the_border_before_and_after_shifting() -> None:
    columns = OddsColumns(first=-3, last=8)
    assert columns.clamp_then_shift(11, -2) == columns.index(6)
    assert columns.clamp_then_shift(-9, 1) == columns.index(-2)
    assert columns.clamp_then_shift(7, 5) == columns.index(8)


def test_virtual_columns_count_beyond_the_border() -> None:
    columns = OddsColumns(first=-3, last=8)
    assert columns.virtual_shift(11, -2) == columns.index(8)
    assert columns.virtual_shift(-9, 1) == 0


@pytest.mark.parametrize(
    ("place", "net", "column"), [(7, -4, 3), (5, -4, 2), (0, 4, 3), (-4, 2, -2), (6, -2, 4)]
)
def test_at_most_three_steps_may_end_on_the_table(place: int, net: int, column: int) -> None:
    columns = OddsColumns(first=-2, last=4)
    assert columns.limited_shift(place, net, limit=3) == columns.index(column)


def test_bands_are_read_as_printed_and_values_below_read_the_first() -> None:
    bands = BandColumns.parse(["1-10", "11-20", "21-30", "31-36", "37+"])
    assert [bands.index(value) for value in (0, 1, 10, 11, 24, 36, 37, 400)] == [
        0,
        0,
        0,
        1,
        2,
        3,
        4,
        4,
    ]


def test_single_number_bands_are_read_too() -> None:
    assert BandColumns.parse(["1", "2", "3-4", "5+"]).lows == (1, 2, 3, 5)


def test_a_shifted_band_stops_at_both_borders() -> None:
    bands = BandColumns.parse(["1-10", "11-20", "21+"])
    assert bands.shifted(24, -1) == 1
    assert bands.shifted(24, -5) == 0
    assert bands.shifted(24, 5) == 2


@pytest.mark.parametrize("columns", [["1-10", "12-20"], ["a"], []])
def test_bands_with_gaps_or_nonsense_are_refused(columns: list[str]) -> None:
    with pytest.raises(TableError):
        BandColumns.parse(columns)
