"""Chapter 5.2: following up into the vacated hex and beyond."""

import pytest

from grognard.games.somnium.actions import Advance, EndPhase, Pass
from grognard.lab import Position
from tests.games.sicilia.arrange import (
    CENTRE,
    CITY,
    MOUNTAIN,
    NORTH,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    assault,
    battle,
    decision,
    refused,
)

WEAK = "it-cn-17"
"""A Blackshirt legion: its first loss empties the hex."""


def won(
    units: dict[str, str], target: str, attackers: tuple[str, ...], result: str = "DE AVI"
) -> Position:
    """The attackers have emptied the target hex."""
    position = battle({**units, WEAK: target}, air=15)
    for air in range(15, -1, -1):
        report = position.odds(attackers, target, air=air)
        if result in {each.outcome for each in report.chances}:
            assault(position, target, attackers, result, air=air)
            return position
    raise AssertionError(result)


def advances(position: Position, unit: str) -> set[str]:
    return {
        action.to
        for action in position.choices()
        if isinstance(action, Advance) and action.unit == unit
    }


@pytest.mark.rule("S/C-5.2", "S/C-R34")
def test_infantry_advances_into_the_vacated_hex_only() -> None:
    position = won({"us-1-16": NORTH}, CENTRE, ("us-1-16",))
    assert advances(position, "us-1-16") == {CENTRE}
    far = Advance("us-1-16", SOUTH, CENTRE)
    assert refused(position, far)[0] == "ADVANCE_HEX"


@pytest.mark.rule("S/C-5.2", "S/C-R34")
@pytest.mark.parametrize("unit", ["us-2ad-cca", "uk-4arm"])
def test_armour_may_go_one_hex_further_over_open_ground(unit: str) -> None:
    position = won({unit: NORTH}, CENTRE, (unit,))
    position.do(Advance(unit, SOUTH, CENTRE))
    assert position.where(unit) == SOUTH


@pytest.mark.rule("S/C-5.2", "S/C-R34")
def test_motorised_infantry_may_too_but_no_further() -> None:
    position = battle(
        {"de-neapel": NORTH, "de-15pg-104": NORTH, "us-rangers": CENTRE},
        side="axis",
        reduced=("us-rangers",),
        air=0,
    )
    assault(position, CENTRE, ("de-neapel", "de-15pg-104"), "DRB AVB")
    while position.decisions() and not advances_open(position):
        position.do(position.choices()[0])
    assert "3319" not in advances(position, "de-neapel")
    assert CENTRE in advances(position, "de-neapel")


def advances_open(position: Position) -> bool:
    return any(isinstance(action, Advance) for action in position.choices())


@pytest.mark.rule("S/C-5.2")
def test_artillery_never_advances() -> None:
    position = won({"us-art-ii": NORTH, "us-1-16": NORTH}, CENTRE, ("us-art-ii", "us-1-16"))
    assert not advances(position, "us-art-ii")
    assert refused(position, Advance("us-art-ii", CENTRE))[0] == "ADVANCE_HEX"


@pytest.mark.rule("S/C-5.2")
def test_nobody_has_to_advance() -> None:
    position = won({"us-1-16": NORTH, "us-1-18": NORTH_WEST}, CENTRE, ("us-1-16", "us-1-18"))
    position.do(Pass())
    assert position.where("us-1-16") == NORTH
    assert decision(position).kind == "combat"


@pytest.mark.rule("S/C-5.2")
def test_only_attackers_beside_the_hex_follow_up() -> None:
    position = battle({"us-1-16": NORTH, "us-1-18": "3315", WEAK: CENTRE}, air=15)
    assault(position, CENTRE, ("us-1-16",), "DE AVI", air=15)
    assert not position.check(Advance("us-1-18", CENTRE))


@pytest.mark.rule("S/C-5.2")
def test_the_second_hex_of_a_motorised_advance_must_be_open_or_city_and_so_must_the_first() -> None:
    # From the airfield 2818 nobody goes on; into the airfield as second hex neither.
    first = won({"us-2ad-cca": "2817"}, "2818", ("us-2ad-cca",))
    assert advances(first, "us-2ad-cca") == {"2818"}
    second = won({"us-2ad-cca": "2916"}, "2817", ("us-2ad-cca",))
    assert "2818" not in advances(second, "us-2ad-cca")
    assert CITY in advances(second, "us-2ad-cca")
    assert MOUNTAIN not in advances(second, "us-2ad-cca")


@pytest.mark.rule("S/C-5.2")
def test_an_unbridged_river_between_the_two_hexes_stops_the_second_step() -> None:
    position = won({"us-2ad-cca": "2217"}, "2117", ("us-2ad-cca",))
    assert not {"2017", "2018"} & advances(position, "us-2ad-cca")
    assert "2118" in advances(position, "us-2ad-cca")


@pytest.mark.rule("S/C-R34", "S/C-4.1.2a")
def test_entering_an_enemy_zone_ends_the_advance() -> None:
    position = won({"us-2ad-cca": NORTH, "it-bers-10": "3319"}, CENTRE, ("us-2ad-cca",))
    assert CENTRE in advances(position, "us-2ad-cca")
    position.do(Advance("us-2ad-cca", SOUTH, CENTRE))
    held = won({"us-2ad-cca": NORTH, "it-bers-10": SOUTH}, CENTRE, ("us-2ad-cca",))
    assert advances(held, "us-2ad-cca") == {CENTRE}


@pytest.mark.rule("S/C-R34", "S/C-4.1.1")
def test_an_advance_keeps_the_stacking_limit() -> None:
    four = {"us-1-16": NORTH, "us-1-18": NORTH, "us-1-26": NORTH_WEST, "us-3-7": NORTH_WEST}
    position = won(four, CENTRE, tuple(four))
    for unit in ("us-1-16", "us-1-18", "us-1-26"):
        position.do(Advance(unit, CENTRE))
    assert position.decisions()[0].kind == "combat" or (
        refused(position, Advance("us-3-7", CENTRE))[0] == "ADVANCE_HEX"
    )
    assert position.where("us-3-7") == NORTH_WEST


@pytest.mark.rule("S/C-R26", "S/C-5.2")
def test_armour_does_not_advance_next_to_enemies_who_are_all_in_mountains() -> None:
    units = {"us-2ad-cca": "2718", "us-1-16": "2718", "it-bers-10": MOUNTAIN}
    position = won(units, "2717", ("us-2ad-cca", "us-1-16"))
    assert "2717" not in advances(position, "us-2ad-cca")
    assert "2717" in advances(position, "us-1-16")


@pytest.mark.rule("S/C-R34")
def test_an_advance_takes_the_hex_and_starts_no_new_combat() -> None:
    position = won({"us-1-16": NORTH, "it-bers-10": SOUTH}, CENTRE, ("us-1-16",))
    position.do(Advance("us-1-16", CENTRE))
    held = {each.at: each.control for each in position.view("allied").hexes}
    assert held[CENTRE] == "allied"
    assert position.check(EndPhase())


@pytest.mark.rule("S/C-5.2")
def test_there_is_no_advance_into_a_hex_that_is_not_empty() -> None:
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE}, air=0)
    assault(position, CENTRE, ("us-1-16",), "DVI ARI")
    assert not any(isinstance(action, Advance) for action in position.choices())
    assert SOUTH_EAST


@pytest.mark.rule("S/C-R21", "S/C-R34")
@pytest.mark.parametrize("unit", ["us-rangers", "uk-cdo", "us-82-325", "us-82-505"])
def test_rangers_commandos_and_airborne_advance_one_hex_like_infantry(unit: str) -> None:
    position = won({unit: NORTH}, CENTRE, (unit,))
    assert advances(position, unit) == {CENTRE}


@pytest.mark.rule("S/C-5.2")
def test_the_hex_of_a_lone_unit_that_dies_of_its_loss_may_be_entered() -> None:
    position = won({"us-1-16": NORTH}, CENTRE, ("us-1-16",), "DRB AVI")
    position.do(Advance("us-1-16", CENTRE))
    assert position.where("us-1-16") == CENTRE
