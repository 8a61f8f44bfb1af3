"""5.3, 5.4: offensive and defensive bombardment, rubble, artillery."""

from typing import Any

import pytest

from grognard.games.malta.actions import Assign, Bid, Done, EndMovement, Fire, Move, Pass
from grognard.games.malta.events import (
    Bombarded,
    CombatRolled,
    Disorganised,
    RoadWrecked,
    RubbleMade,
    StepLost,
)
from grognard.kernel.records import Event
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    CITY,
    NORTH,
    SOUTH,
    attack,
    decision,
    is_gone,
    marked,
    of_type,
    operation,
    play,
    refused,
    shaken,
    steps,
    table,
    turn_s,
)


def bombed(
    target: str, dice: tuple[int, ...], garrison: tuple[str, ...] = ("UK-HAM1",), **more: Any
) -> tuple[Position, list[Event]]:
    """As many air missions of Turn S on a hex as there are pairs of dice."""
    british = dict.fromkeys(garrison, target) or {"UK-RIF2": "1912"}
    position = turn_s(british, **more)
    for _ in range(len(dice) // 2):
        position.do(Assign(target))
    return position, list(position.do(Done(), dice=dice))


# --- resolution ----------------------------------------------------------------------------------


@pytest.mark.rule("M-5.3.1")
@pytest.mark.parametrize(
    ("target", "rubble", "column"),
    [
        (CENTRE, (), "0"),
        ("2515", (), "1"),
        ("2720", (), "1"),
        ("2820", (), "2"),
        ("2115", (), "3"),
        (CITY, (), "3"),
        (CITY, (CITY,), "4+"),
        ("2115", ("2115",), "4+"),
    ],
)
def test_the_column_is_the_sum_of_the_values_of_the_hex(
    target: str, rubble: tuple[str, ...], column: str
) -> None:
    _, told = bombed(target, (1, 1), rubble=rubble)
    assert of_type(told, Bombarded)[0].column == column


@pytest.mark.rule("M-5.3.1")
def test_d_disorganises_all_units_in_the_hex() -> None:
    position, told = bombed(CENTRE, (3, 3), ("UK-HAM1", "UK-DEV2"))
    assert set(of_type(told, Disorganised)[0].units) == {"UK-HAM1", "UK-DEV2"}
    assert shaken(position, "UK-HAM1")


@pytest.mark.rule("M-5.3.1")
def test_one_costs_a_unit_of_the_owners_choice_a_step() -> None:
    position, _ = bombed(CENTRE, (5, 5), ("UK-HAM1", "UK-DEV2"))
    assert (decision(position).kind, position.decider()) == ("loss", "british")
    told = play(position, until=("drop-plan",))
    assert len(of_type(told, StepLost)) == 1


@pytest.mark.rule("M-5.3.1", "M-5.3.1-R1")
@pytest.mark.parametrize(("target", "dice"), [("2720", (5, 5)), ("2820", (3, 4)), (CITY, (3, 4))])
def test_a_star_makes_rubble_of_village_town_and_city(target: str, dice: tuple[int, int]) -> None:
    position, told = bombed(target, dice)
    assert [each.at for each in of_type(told, RubbleMade)] == [target]
    hexes = {each.at: each.markers for each in position.view("axis").hexes}
    assert "rubble" in hexes[target]


@pytest.mark.rule("M-5.3.1-R2")
def test_a_star_on_open_ground_does_nothing_unless_the_option_says_so() -> None:
    calm, told = bombed("2515", (5, 5))
    assert of_type(told, RubbleMade) == []
    assert shaken(calm, "UK-HAM1")
    _, told = bombed("2515", (5, 5), options={"star_without_settlement": "road_and_port"})
    assert of_type(told, RubbleMade) == []
    assert [each.at for each in of_type(told, RoadWrecked)] == ["2515"]


@pytest.mark.rule("M-5.3.1-R2")
def test_rubble_is_not_made_twice() -> None:
    _, told = bombed(CITY, (4, 4), rubble=(CITY,))
    assert of_type(told, Bombarded)[0].result == "*"
    assert of_type(told, RubbleMade) == []


@pytest.mark.rule("M-5.3.1-R3")
def test_rubble_changes_the_column_of_the_next_bombardment() -> None:
    _, told = bombed(CITY, (3, 4, 1, 1))
    assert [each.column for each in of_type(told, Bombarded)] == ["3", "4+"]


@pytest.mark.rule("M-3.2-R8")
def test_dispersed_units_ignore_bombardment() -> None:
    units = {"IT-FV1": CENTRE, "UK-HAM1": NORTH, "UK-12F": "2719", "IT-FV2": CENTRE}
    position = table(units, active="BDE1", phase="bombardment", dispersed=("IT-FV1",))
    position.do(Fire("UK-12F", CENTRE))
    play(position, dice=(3, 3), until=("contest",), barrage=Done())
    assert not shaken(position, "IT-FV1")
    assert shaken(position, "IT-FV2")


# --- artillery -----------------------------------------------------------------------------------


def gunners(units: dict[str, str] | None = None, **more: Any) -> Position:
    """LIVORNO beside the enemy with a gun behind, in the bombardment segment."""
    places = {"IT-L33I": NORTH, "IT-LART": "2718", "UK-HAM1": CENTRE} | (units or {})
    return table(places, active="LIVORNO", phase="bombardment", **more)


@pytest.mark.rule("M-5.3.2", "M-5.3.2-R5", "M-5.3")
def test_artillery_fires_four_hexes_far() -> None:
    position = gunners({"IT-LART": "2717"})
    assert position.check(Fire("IT-LART", CENTRE))
    far = gunners({"IT-LART": "2716", "IT-CART": "2717"})
    assert refused(far, Fire("IT-LART", CENTRE))[0] == "ARTY_RANGE"


@pytest.mark.rule("M-5.3.2")
def test_the_target_must_be_adjacent_to_a_unit_of_the_formation() -> None:
    places = {"IT-LART": "2717", "UK-DEV2": "2819", "IT-U87I": "2918"}
    assert refused(gunners(places), Fire("IT-LART", "2819"))[0] == "ARTY_TARGET"


@pytest.mark.rule("M-5.3.2", "M-5.3.2-R2")
def test_a_gun_fires_once_a_turn_and_is_marked() -> None:
    position = gunners({"IT-CART": "2718"})
    position.do(Fire("IT-LART", CENTRE))
    assert refused(position, Fire("IT-LART", CENTRE))[0] == "ARTY_USED"
    play(position, dice=(1, 1), until=("contest",), barrage=Done())
    assert marked(position, "IT-LART", "activated")
    used = gunners({"IT-CART": "2718"}, activated=("IT-LART",))
    assert refused(used, Fire("IT-LART", CENTRE))[0] == "ARTY_USED"


@pytest.mark.rule("M-5.3.2-R2")
def test_a_gun_that_moved_with_its_formation_may_fire() -> None:
    position = table({"IT-L33I": NORTH, "IT-LART": "2718", "UK-HAM1": CENTRE}, active="LIVORNO")
    position.do(Move(("IT-LART",), "2719"))
    position.do(EndMovement())
    play(position, until=("barrage",))
    assert position.check(Fire("IT-LART", CENTRE))


@pytest.mark.rule("M-5.3.2-R1")
@pytest.mark.parametrize(
    ("scope", "legal"), [("formation_or_independent", False), ("any_friendly", True)]
)
def test_guns_of_other_formations_are_silent_unless_the_option_calls_them(
    scope: str, legal: bool
) -> None:
    places = {"IT-UART": "2718", "IT-CART": "2718"}
    position = gunners(places, options={"artillery_scope": scope})
    assert bool(position.check(Fire("IT-UART", CENTRE))) is legal
    assert position.check(Fire("IT-CART", CENTRE))


@pytest.mark.rule("M-5.3.2-R3")
def test_an_independent_that_joined_makes_targets() -> None:
    units = {"IT-L33I": "2719", "IT-LART": "2718", "IT-SEM1": NORTH, "UK-HAM1": CENTRE}
    position, joined = operation(units, "LIVORNO")
    assert joined == ["IT-SEM1"]
    position.do(EndMovement())
    play(position, until=("barrage",))
    assert position.check(Fire("IT-LART", CENTRE))


@pytest.mark.rule("M-5.3.2-R4")
def test_disorganised_guns_fire() -> None:
    assert gunners(dg=("IT-LART",)).check(Fire("IT-LART", CENTRE))


@pytest.mark.rule("M-5.3-R1")
@pytest.mark.parametrize(("option", "legal"), [("no", False), ("yes", True)])
def test_coastal_batteries_bombard_only_with_the_option(option: str, legal: bool) -> None:
    units = {"UK-DEV2": "2822", "UK-CBJ": "2823", "UK-12F": "2822", "IT-L33I": CENTRE}
    position = table(
        units,
        active="BDE1",
        phase="bombardment",
        options={"coastal_batteries_bombard": option},
    )
    assert bool(position.check(Fire("UK-CBJ", CENTRE))) is legal


@pytest.mark.rule("M-5.3.1", "M-5.3.1-R4")
def test_a_fourth_gun_on_one_hex_is_refused() -> None:
    places = {"IT-UART": "2718", "IT-CART": "2718", "IT-GART": "2719"}
    position = gunners(places, options={"artillery_scope": "any_friendly"})
    for gun in ("IT-LART", "IT-UART", "IT-CART"):
        position.do(Fire(gun, CENTRE))
    assert refused(position, Fire("IT-GART", CENTRE))[0] == "HEX_CAP"


@pytest.mark.rule("M-5.3.1")
def test_all_guns_are_laid_before_the_first_is_rolled() -> None:
    position = gunners({"IT-CART": "2718"})
    assert of_type(position.do(Fire("IT-LART", CENTRE)), Bombarded) == []
    told = play(position, dice=(1, 1), until=("contest",), barrage=Done())
    assert [each.by for each in of_type(told, Bombarded)] == ["IT-LART"]


# --- defensive bombardment -----------------------------------------------------------------------


def answered(guns: dict[str, str], extra: dict[str, str] | None = None, **more: Any) -> Position:
    """LIVORNO has declared an attack; the British may answer."""
    places = {"IT-L33I": NORTH, "UK-HAM1": CENTRE} | guns | (extra or {})
    position = table(places, active="LIVORNO", **more)
    attack(position, {CENTRE: ("IT-L33I",)}, until=("barrage", "contest"))
    return position


@pytest.mark.rule("M-5.4", "M-5.4-R2", "M-0.2")
def test_the_other_side_may_bombard_units_that_declared_attacks() -> None:
    position = answered({"UK-12F": "2822"})
    assert (decision(position).kind, position.decider()) == ("barrage", "british")
    position.do(Fire("UK-12F", NORTH))
    told = play(position, dice=(3, 4, 1, 1), until=("contest",), barrage=Done())
    assert of_type(told, Disorganised)[0].units == ("IT-L33I",)
    assert of_type(told, CombatRolled)[0].attack == 2
    assert marked(position, "UK-12F", "activated")


@pytest.mark.rule("M-5.4-R1")
def test_others_in_the_hex_are_untouched_and_its_ground_gives_the_column() -> None:
    position = answered({"UK-12F": "2822"}, {"IT-L33II": NORTH})
    position.do(Fire("UK-12F", NORTH))
    told = play(position, dice=(3, 4, 1, 3), until=("contest",), barrage=Done())
    assert of_type(told, Bombarded)[0].column == "1"
    assert not shaken(position, "IT-L33II")


@pytest.mark.rule("M-5.4")
def test_who_has_declared_nothing_is_no_target() -> None:
    position = answered({"UK-12F": "2822"}, {"IT-L33II": SOUTH})
    assert refused(position, Fire("UK-12F", SOUTH))[0] == "NO_DECL"


@pytest.mark.rule("M-5.4")
def test_a_gun_that_has_fired_does_not_answer() -> None:
    position = answered({"UK-12F": "2822", "UK-26D": "2822"}, activated=("UK-12F",))
    assert refused(position, Fire("UK-12F", NORTH))[0] == "ARTY_USED"
    far = answered({"UK-12F": "1912", "UK-26D": "2822"})
    assert refused(far, Fire("UK-12F", NORTH))[0] == "ARTY_RANGE"


@pytest.mark.rule("M-5.4-R3", "M-5.5-R7")
def test_an_attack_lapses_only_when_all_its_attackers_are_gone() -> None:
    position = answered({"UK-12F": "2822"}, reduced=("IT-L33I",))
    position.do(Fire("UK-12F", NORTH))
    told = play(position, dice=(6, 6), until=("contest",), barrage=Done())
    assert is_gone(position, "IT-L33I")
    assert of_type(told, CombatRolled) == []
    alive = answered({"UK-12F": "2822"})
    alive.do(Fire("UK-12F", NORTH))
    told = play(alive, dice=(6, 6, 1, 3), until=("contest",), barrage=Done())
    assert of_type(told, CombatRolled)
    assert steps(alive, "IT-L33I") <= 1


@pytest.mark.rule("M-5.3.1-R4")
def test_defensive_bombardments_have_their_own_three() -> None:
    guns = {"UK-12F": "2822", "UK-26D": "2822", "UK-BDB": "2822"}
    position = answered(guns)
    for gun in guns:
        assert position.check(Fire(gun, NORTH))
        if gun != "UK-BDB":
            position.do(Fire(gun, NORTH))


@pytest.mark.rule("M-3.1", "M-5.1-R4")
def test_an_air_operation_bombards_and_ends() -> None:
    position = table({"UK-HAM1": CENTRE, "IT-L33I": "2318"}, phase="activation")
    position.do(Bid("AIROP"))
    position.do(Pass(), dice=(2,))
    position.do(Assign(CENTRE))
    told = position.do(Done(), dice=(3, 3))
    assert of_type(told, Bombarded)[0].result == "D"
    assert decision(position).kind == "contest"
