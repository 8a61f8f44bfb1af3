"""6, 7.5, 8: set-up, supply, control, victory."""

from typing import Any

import pytest

from grognard.games.malta.actions import Advance, AutoSetup, Done, EndMovement, Move, Pass, Place
from grognard.games.malta.events import (
    CombatRolled,
    ControlChanged,
    SetupDone,
    TanksRolled,
    VallettaFell,
)
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    NORTH,
    attack,
    decision,
    holder,
    of_type,
    operation,
    play,
    refused,
    table,
)

# --- set-up --------------------------------------------------------------------------------------


def start(**more: Any) -> Position:
    return Position("malta", "c3", **more)


@pytest.mark.rule("M-8.1")
def test_batteries_stand_at_their_letters_and_the_axis_has_nothing_on_the_map() -> None:
    position = start()
    assert position.where("UK-CBA") == "1812"
    assert position.where("UK-CBF") == "2716"
    assert position.where("UK-CBJ") == "2823"
    assert position.where("IT-L33I") == "box:pool"
    assert decision(position).side == "british"


@pytest.mark.rule("M-8.1", "M-8.1-R1")
def test_units_go_anywhere_on_land_even_on_gozo_and_closed_ground() -> None:
    position = start()
    position.do(Place("UK-DEV2", "0806"))
    position.do(Place("UK-12F", "2515"))
    assert position.where("UK-12F") == "2515"
    assert refused(position, Place("UK-HAM1", "2824"))[0] == "SEA_HEX"


@pytest.mark.rule("M-8.1", "M-1.3.6")
def test_the_set_up_keeps_to_the_stacking_limits() -> None:
    position = start()
    for unit in ("UK-DEV2", "UK-DOR1"):
        position.do(Place(unit, "2515"))
    assert refused(position, Place("UK-HAM1", "2515"))[0] == "SETUP_STACK"
    position.do(Place("UK-H2", "2515"))
    assert refused(position, Place("UK-L3", "2515"))[0] == "SETUP_STACK"
    assert refused(position, Place("UK-CBA", "2515"))[0] == "SETUP_LETTER"


@pytest.mark.rule("M-8.1-R2", "M-8.1")
def test_the_set_up_may_be_changed_until_it_is_confirmed() -> None:
    position = start()
    position.do(Place("UK-DEV2", "2822"))
    position.do(Place("UK-DEV2", "2920"))
    assert position.where("UK-DEV2") == "2920"
    assert refused(position, Done())[0] == "SETUP_LEFT"


@pytest.mark.rule("M-8.1", "M-8.1-R2")
def test_the_ready_set_up_is_legal_and_garrisons_la_valletta() -> None:
    position = start()
    position.do(Place("UK-DEV2", "2920"))
    position.do(AutoSetup())
    assert position.where("UK-DEV2") == "2920"
    assert position.where("UK-LF11") == "2716"
    told = position.do(Done())
    assert of_type(told, SetupDone)[0].bare is False
    assert decision(position).kind == "missions"


@pytest.mark.rule("M-8.1-R2")
def test_a_bare_capital_is_pointed_out() -> None:
    position = Position("malta")
    position.place("UK-CBF", "2716")
    told = position.do(Done(), side="british")
    assert of_type(told, SetupDone)[0].bare is True


# --- control -------------------------------------------------------------------------------------


@pytest.mark.rule("M-8.2", "M-8.2-R6")
def test_a_hex_belongs_to_whom_entered_it_last() -> None:
    position = table({"IT-L33I": "2719"}, active="LIVORNO")
    assert holder(position, "2820") in (None, "british")
    told = position.do(Move(("IT-L33I",), "2820"))
    assert [(each.at, each.side) for each in of_type(told, ControlChanged)] == [("2820", "axis")]
    assert holder(position, "2820") == "axis"


@pytest.mark.rule("M-8.2e", "M-8.2-R4", "M-0.5", "M-8.2-R5")
def test_walking_into_la_valletta_wins_at_once() -> None:
    position = table({"IT-L33I": "2617"}, active="LIVORNO")
    told = position.do(Move(("IT-L33I",), "2716"))
    assert of_type(told, VallettaFell)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == "axis"
    assert position.decisions() == ()


@pytest.mark.rule("M-8.2-R4")
def test_an_advance_into_la_valletta_wins_too_and_dispersed_units_do_not() -> None:
    units = {"DE-KR1": "2617", "DE-KR2": "2617", "DE-KR3": "2617", "UK-CBF": "2716"}
    position = table(units, active="RAMCKE")
    attack(
        position,
        {"2716": ("DE-KR1", "DE-KR2", "DE-KR3")},
        dice=(6, 6),
        advance=[Advance("DE-KR1")],
    )
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == "axis"
    crawling = table({"DE-KR1": "2617"}, active="RAMCKE", dispersed=("DE-KR1",))
    crawling.do(Move(("DE-KR1",), "2716"))
    assert crawling.outcome() is None


# --- the count -----------------------------------------------------------------------------------

NINE = ("2820", "2818", "2619", "2418", "2218", "2920", "2822", "2420", "2623")


def last_turn(lost: tuple[str, ...] = (), holds: tuple[str, ...] = NINE, **more: Any) -> Position:
    """The last contest, with these eliminated and these objectives in Axis hands."""
    position = table(
        {"IT-FV1": "2318", "UK-HAM1": "1912"}, phase="activation", turn=4, axis_holds=holds, **more
    )
    for unit in lost:
        position.place(unit, "box:eliminated")
    position.set(phase="activation")
    return position


def points(position: Position) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in position.score().lines:
        found[line.reason] = found.get(line.reason, 0) + line.points
    return found


LINE_SEVEN = ("IT-L33I", "IT-L33II", "IT-L33III", "IT-FV2")


@pytest.mark.rule("M-8.2", "M-8.2-R1")
def test_losses_and_objectives_make_a_draw_of_four() -> None:
    position = last_turn((*LINE_SEVEN, "IT-SEM1", "IT-NP1"))
    assert points(position) == {"italian-losses": -3, "valued-losses": -2, "objectives": 9}
    position.do(Pass())
    position.do(Pass())
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner is None
    assert outcome.level == "draw"


@pytest.mark.rule("M-8.2-R1")
def test_steps_of_survivors_count_and_the_fraction_is_rounded_once() -> None:
    position = last_turn()
    position.place("IT-L33I", "2318", steps=1).place("IT-L33II", "2318", steps=1)
    assert points(position)["italian-losses"] == -1
    position.place("IT-L34I", "box:eliminated")
    assert points(position)["italian-losses"] == -2


@pytest.mark.rule("M-8.2-R1", "M-7.2-R2")
def test_german_pioneers_cost_nothing_and_guns_count_step_by_step() -> None:
    position = last_turn(("DE-PIO", "IT-LAT", "IT-LART", "DE-PAK"))
    found = points(position)
    assert found.get("italian-losses", 0) == 0
    assert found["valued-losses"] == -3
    engineers = last_turn(("IT-UENG",))
    assert points(engineers)["italian-losses"] == -1
    assert points(engineers).get("valued-losses", 0) == 0


@pytest.mark.rule("M-8.2-R2")
@pytest.mark.parametrize(("option", "worth"), [("once", 1), ("per_feature", 2)])
def test_a_hex_with_several_features_scores_once_or_with_the_option_for_each(
    option: str, worth: int
) -> None:
    position = last_turn(holds=("2716",), options={"vp_multi_feature_hex": option})
    assert points(position)["objectives"] == worth


@pytest.mark.rule("M-8.2-R2")
def test_rubble_keeps_its_point() -> None:
    assert points(last_turn(holds=("2820",), rubble=("2820",)))["objectives"] == 1


@pytest.mark.rule("M-8.2f", "M-8.2-R3", "M-8.2-R5", "M-6")
@pytest.mark.parametrize(
    ("holds", "rubble", "overwhelmed"),
    [
        (NINE, (), False),
        (NINE, ("2920", "2822"), True),
        (tuple(h for h in NINE if h not in ("2420", "2623")), (), True),
        (NINE, ("2920",), False),
    ],
)
def test_without_a_working_port_and_airfield_the_british_win_outright(
    holds: tuple[str, ...], rubble: tuple[str, ...], overwhelmed: bool
) -> None:
    position = last_turn(holds=holds, rubble=rubble)
    position.do(Pass())
    position.do(Pass())
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.level == "british-overwhelming") is overwhelmed
    assert (outcome.winner == "british") is overwhelmed


@pytest.mark.rule("M-11-R1", "M-8.2-R6")
def test_units_that_never_came_cost_nothing() -> None:
    position = last_turn()
    position.place("IT-L33I", "box:pool").place("DE-KR1", "box:pool")
    assert set(points(position).values()) <= {0, 9}


# --- supply --------------------------------------------------------------------------------------


def hungry(
    unit: str, formation: str, *, turn: int = 3, held: tuple[str, ...] = (), **more: Any
) -> int:
    """The attack value a unit has against somebody at the centre."""
    extra = more.pop("extra", {})
    units = {unit: NORTH, "UK-HAM1": CENTRE} | extra
    position = table(units, active=formation, turn=turn, held=held, **more)
    told = attack(position, {CENTRE: (unit,)}, dice=(1, 1))
    return int(of_type(told, CombatRolled)[0].attack)


@pytest.mark.rule("M-7.5", "M-7.5-R3")
def test_from_turn_three_airborne_troops_need_an_airfield() -> None:
    assert hungry("IT-FV1", "FOLGORE") == 1
    assert hungry("IT-FV1", "FOLGORE", turn=2) == 2
    assert hungry("IT-FV1", "FOLGORE", held=("2521",)) == 2
    assert hungry("IT-FV1", "FOLGORE", held=("2920",)) == 1


@pytest.mark.rule("M-7.5", "M-7.5-R3")
def test_landed_troops_need_a_port() -> None:
    assert hungry("IT-L33I", "LIVORNO") == 2
    assert hungry("IT-L33I", "LIVORNO", held=("2521",)) == 2
    assert hungry("IT-L33I", "LIVORNO", held=("2920",)) == 4


@pytest.mark.rule("M-7.5")
def test_hunger_counts_in_defence_too_and_never_for_the_british() -> None:
    units = {"UK-DEV2": NORTH, "IT-FV1": CENTRE}
    position = table(units, active="BDE1", turn=3)
    told = attack(position, {CENTRE: ("UK-DEV2",)}, dice=(1, 1))
    rolled = of_type(told, CombatRolled)[0]
    assert (rolled.attack, rolled.defence) == (5, 1)


@pytest.mark.rule("M-7.5-R1")
def test_the_path_must_be_free_of_enemies_but_passes_beside_them() -> None:
    assert hungry("IT-L33I", "LIVORNO", held=("2920",), extra={"UK-DEV2": "2820"}) == 4
    ring = {"UK-DEV2": "2719", "UK-DOR1": "2820", "UK-BUF4": "2821", "UK-RIF2": "2620"}
    ring |= {"UK-MAN8": "2621"}
    assert hungry("IT-L33I", "LIVORNO", held=("2920",), extra=ring) == 2


@pytest.mark.rule("M-7.5-R1", "M-6")
def test_a_port_serves_only_if_held_since_the_end_of_the_last_turn() -> None:
    assert hungry("IT-L33I", "LIVORNO", axis_holds=("2920",)) == 2


@pytest.mark.rule("M-7.5-R2")
@pytest.mark.parametrize(("option", "value"), [("no", 4), ("yes", 2)])
def test_a_port_in_rubble_supplies_unless_the_option_forbids(option: str, value: int) -> None:
    found = hungry(
        "IT-L33I",
        "LIVORNO",
        held=("2920",),
        rubble=("2920",),
        options={"supply_requires_operational_port": option},
    )
    assert found == value


@pytest.mark.rule("M-7.5-R4")
def test_hunger_does_not_halve_tank_factors() -> None:
    units = {"DE-66": NORTH, "IT-L33I": NORTH, "UK-HAM1": CENTRE}
    position, _ = operation(units, "LIVORNO", turn=3)
    told = attack(position, {CENTRE: ("DE-66",)}, dice=(2, 1, 1))
    assert of_type(told, TanksRolled)[0].modifier == 3 - 1
    assert of_type(told, CombatRolled)[0].attack == 2


@pytest.mark.rule("M-0.6")
def test_a_whole_turn_without_wishes_comes_to_its_end() -> None:
    position = table({"IT-L33I": "2318", "UK-HAM1": "1912"}, active="LIVORNO", turn=1)
    position.do(EndMovement())
    play(position, until=("contest",))
    assert decision(position).kind == "contest"
