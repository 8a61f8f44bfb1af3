"""1.3.9, 1.3.10, 5.5.1: values, halvings, ratios, shifts and columns."""

from typing import Any

import pytest

from grognard.games.malta.actions import Bonus, Declare, Done, EndMovement
from grognard.games.malta.events import CombatRolled
from grognard.games.malta.loader import load_title
from grognard.lab import Position
from grognard.mechanics.tables import odds_position
from tests.games.malta.arrange import (
    CENTRE,
    CITY,
    NORTH,
    RING,
    attack,
    of_type,
    table,
)

QUIET = (1, 3)
"""Dice that cost nobody a retreat in the columns used here."""

BATTALIONS = ("IT-L33I", "IT-L33II", "IT-L33III", "IT-L34I", "IT-L34II", "IT-L34III")


def rolled(position: Position, target: str, units: tuple[str, ...], **more: Any) -> CombatRolled:
    """The first close combat of an attack."""
    dice = more.pop("dice", QUIET)
    told = attack(position, {target: units}, dice=dice, **more)
    found: CombatRolled = of_type(told, CombatRolled)[0]
    return found


# --- shifts on the table -------------------------------------------------------------------------


@pytest.mark.rule("M-1.3.10", "M-1.3.10-R1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "net", "column"),
    [
        (10, 1, -2, "5-1+"),
        (8, 1, -4, "4-1"),
        (6, 1, -4, "3-1"),
        (12, 1, -9, "3-1"),
        (1, 5, 3, "1-2"),
        (3, 1, -4, "1-2"),
        (1, 1, 3, "4-1"),
        (1, 1, 9, "4-1"),
        (1, 1, -2, "1-3"),
        (1, 1, -5, "1-3"),
        (5, 1, 4, "5-1+"),
        (1, 9, 0, "1-3"),
    ],
)
def test_shifts_start_from_the_true_odds_and_only_three_count_on_the_table(
    attackers: int, defenders: int, net: int, column: str
) -> None:
    title = load_title()
    place = title.odds.limited_shift(odds_position(attackers, defenders), net, title.shift_limit)
    assert title.combat.columns[place] == column


@pytest.mark.rule("M-5.5.1", "M-1.3.9")
@pytest.mark.parametrize(
    ("units", "defenders", "odds", "column"),
    [
        (("IT-UCN",), ("UK-HAM1",), "1:2", "1-2"),
        (("IT-UCN", "IT-U87I"), ("UK-HAM1",), "1:1", "1-1"),
        (("IT-U87I", "IT-U87II"), ("UK-HAM1",), "2:1", "2-1"),
    ],
)
def test_odds_are_rounded_down_for_the_defender(
    units: tuple[str, ...], defenders: tuple[str, ...], odds: str, column: str
) -> None:
    places = dict.fromkeys(units, NORTH) | dict.fromkeys(defenders, CENTRE)
    told = rolled(table(places, active="FRIULI"), CENTRE, units)
    assert (told.odds, told.column) == (odds, column)


# --- halvings ------------------------------------------------------------------------------------


@pytest.mark.rule("M-1.3.9", "M-5.6")
def test_three_disorganised_units_of_three_are_six_not_five() -> None:
    units = ("DE-KR1", "DE-KR2", "DE-KR3")
    position = table(dict.fromkeys(units, NORTH) | {"UK-HAM1": CENTRE}, active="RAMCKE", dg=units)
    told = rolled(position, CENTRE, units)
    assert (told.attack, told.defence, told.odds) == (6, 4, "1:1")


@pytest.mark.rule("M-5.6")
def test_a_disorganised_defender_has_half_its_value() -> None:
    position = table({"IT-U87I": NORTH, "UK-DEV2": CENTRE}, active="FRIULI", dg=("UK-DEV2",))
    told = rolled(position, CENTRE, ("IT-U87I",), dice=(2, 3))
    assert (told.attack, told.defence) == (4, 3)


@pytest.mark.rule("M-1.3.7")
def test_a_reduced_unit_fights_with_the_value_of_its_other_side() -> None:
    position = table(
        {"IT-U87I": NORTH, "UK-DEV2": CENTRE}, active="FRIULI", reduced=("IT-U87I", "UK-DEV2")
    )
    told = rolled(position, CENTRE, ("IT-U87I",))
    assert (told.attack, told.defence) == (2, 3)


# --- concentric attacks --------------------------------------------------------------------------


@pytest.mark.rule("M-5.5.1-R1", "M-5.5.1")
@pytest.mark.parametrize(
    ("directions", "concentric"),
    [((0, 3), True), ((0, 1, 2), False), ((0, 2, 4), True), ((1, 3, 5), True), ((0, 2), False)],
)
def test_an_attack_is_concentric_from_opposite_sides_or_from_a_triangle(
    directions: tuple[int, ...], concentric: bool
) -> None:
    units = BATTALIONS[: len(directions)]
    places = {unit: RING[d] for unit, d in zip(units, directions, strict=True)}
    position = table(places | {"UK-HAM1": CENTRE}, active="LIVORNO")
    told = rolled(position, CENTRE, units)
    assert told.shift == int(concentric)


# --- terrain -------------------------------------------------------------------------------------


@pytest.mark.rule("M-5.5.1b", "M-1.3.5")
@pytest.mark.parametrize(
    ("target", "start", "rubble", "shift"),
    [
        (CENTRE, NORTH, (), 0),
        ("2720", "2719", (), -1),
        ("2820", "2719", (), -1),
        ("2820", "2719", ("2820",), -2),
        (CITY, "2518", (), -1),
        (CITY, "2518", (CITY,), -2),
        ("2515", "2516", (), -1),
        ("2016", "2017", (), -1),
        ("2115", "2116", (), -2),
        ("2920", "2919", (), -1),
        ("2420", "2419", (), 0),
    ],
)
def test_base_terrain_and_what_lies_on_it_add_up(
    target: str, start: str, rubble: tuple[str, ...], shift: int
) -> None:
    position = table({"IT-U87I": start, "UK-HAM1": target}, active="FRIULI", rubble=rubble)
    assert rolled(position, target, ("IT-U87I",), dice=(1, 2)).shift == shift


@pytest.mark.rule("M-1.3.5-R1", "M-5.5.1b")
def test_an_escarpment_counts_if_every_attacker_crosses_one() -> None:
    position = table({"IT-U87I": "1812", "UK-HAM1": "1912"}, active="FRIULI")
    assert rolled(position, "1912", ("IT-U87I",), dice=(1, 2)).shift == -2


@pytest.mark.rule("M-1.3.5-R1")
def test_one_attacker_beside_the_escarpment_cancels_it() -> None:
    units = ("IT-U87I", "IT-U87II")
    position = table({"IT-U87I": "1812", "IT-U87II": "1913", "UK-HAM1": "1912"}, active="FRIULI")
    assert rolled(position, "1912", units).shift == -1


@pytest.mark.rule("M-7.4")
def test_the_victoria_line_helps_against_attacks_from_the_north() -> None:
    position = table({"IT-U87I": "2113", "UK-HAM1": "2114"}, active="FRIULI")
    assert rolled(position, "2114", ("IT-U87I",), dice=(1, 2)).shift == -2


@pytest.mark.rule("M-7.4")
def test_the_victoria_line_does_not_help_against_the_south() -> None:
    position = table({"IT-U87I": "2115", "UK-HAM1": "2114"}, active="FRIULI")
    assert rolled(position, "2114", ("IT-U87I",), dice=(1, 2)).shift == -1


@pytest.mark.rule("M-7.4")
def test_one_attacker_round_the_victoria_line_cancels_it() -> None:
    units = ("IT-U87I", "IT-U87II")
    position = table({"IT-U87I": "2113", "IT-U87II": "2214", "UK-HAM1": "2114"}, active="FRIULI")
    assert rolled(position, "2114", units).shift == -1


@pytest.mark.rule("M-7.4")
def test_the_victoria_line_is_no_shield_for_a_defender_to_its_north() -> None:
    position = table({"IT-U87I": "2114", "UK-HAM1": "2113"}, active="FRIULI")
    assert rolled(position, "2113", ("IT-U87I",), dice=(1, 2)).shift == 0


# --- elite troops and engineers ------------------------------------------------------------------


@pytest.mark.rule("M-5.5.1-R2")
def test_elite_attackers_may_give_one_column_and_no_more() -> None:
    units = ("DE-KR1", "DE-KR2")
    position = table(dict.fromkeys(units, NORTH) | {"UK-HAM1": CENTRE}, active="RAMCKE")
    told = rolled(position, CENTRE, units, bonus=Bonus("elite"), dice=(1, 3))
    assert told.shift == 1


@pytest.mark.rule("M-5.5.1-R2")
def test_the_elite_column_is_voluntary() -> None:
    position = table({"DE-KR1": NORTH, "UK-HAM1": CENTRE}, active="RAMCKE")
    assert rolled(position, CENTRE, ("DE-KR1",), bonus=Bonus("none")).shift == 0


@pytest.mark.rule("M-5.5.1-R2", "M-1.3.10-R2")
def test_elite_defenders_answer_and_only_the_difference_counts() -> None:
    position = table({"DE-KR1": NORTH, "UK-DEV2": CENTRE}, active="RAMCKE")
    both = [Bonus("elite"), Bonus("elite")]
    assert rolled(position, CENTRE, ("DE-KR1",), bonus=both).shift == 0
    alone = table({"DE-KR1": NORTH, "UK-DEV2": CENTRE}, active="RAMCKE")
    quiet = [Bonus("none"), Bonus("elite")]
    assert rolled(alone, CENTRE, ("DE-KR1",), bonus=quiet).shift == -1


@pytest.mark.rule("M-5.5.1-R2")
def test_the_attacker_speaks_first_about_elite_troops() -> None:
    position = table({"DE-KR1": NORTH, "UK-DEV2": CENTRE}, active="RAMCKE")
    position.do(EndMovement())
    position.do(Declare(("DE-KR1",), CENTRE))
    position.do(Done())
    assert (position.decider(), position.decisions()[0].kind) == ("axis", "bonus")
    position.do(Bonus("none"))
    assert (position.decider(), position.decisions()[0].kind) == ("british", "bonus")


@pytest.mark.rule("M-7.2", "M-7.2-R1")
@pytest.mark.parametrize(
    ("target", "start", "offered"),
    [("2820", "2719", True), ("2720", "2719", True), (CITY, "2518", True), (CENTRE, NORTH, False)],
)
def test_engineers_count_as_elite_where_there_are_houses(
    target: str, start: str, offered: bool
) -> None:
    position = table({"IT-UENG": start, "UK-HAM1": target}, active="FRIULI")
    position.do(EndMovement())
    position.do(Declare(("IT-UENG",), target))
    if not offered:
        told = of_type(list(position.do(Done(), dice=QUIET)), CombatRolled)[0]
        assert told.shift == 0
        return
    position.do(Done())
    assert Bonus("engineers") in position.choices()
    assert Bonus("elite") not in position.choices()


@pytest.mark.rule("M-7.2", "M-7.4")
def test_engineers_count_across_the_victoria_line_only_if_all_attack_through_it() -> None:
    position = table({"IT-UENG": "2113", "UK-HAM1": "2114"}, active="FRIULI")
    position.do(EndMovement())
    position.do(Declare(("IT-UENG",), "2114"))
    position.do(Done())
    assert Bonus("engineers") in position.choices()
    units = ("IT-UENG", "IT-U87I")
    mixed = table({"IT-UENG": "2113", "IT-U87I": "2115", "UK-HAM1": "2114"}, active="FRIULI")
    assert rolled(mixed, "2114", units, dice=(1, 2)).shift == -1 + 1


@pytest.mark.rule("M-7.2-R1")
def test_engineers_and_elite_troops_together_give_one_column() -> None:
    position = table({"DE-PIO": "2719", "DE-KR1": "2719", "UK-HAM1": "2820"}, active="RAMCKE")
    told = rolled(position, "2820", ("DE-PIO", "DE-KR1"), bonus=Bonus("engineers"), dice=(1, 2))
    assert told.shift == -1 + 1
