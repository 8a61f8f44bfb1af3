"""4: naval missions, the landings of Turn S, reinforcements by sea."""

from typing import Any, Literal

import pytest

from grognard.games.malta.actions import (
    AddLander,
    Arrive,
    Assign,
    Bid,
    ChooseSea,
    Declare,
    Done,
    EndMovement,
    Enter,
    Move,
    Order,
    Pass,
    PlanDrop,
    PlanLanding,
)
from grognard.games.malta.events import (
    Bombarded,
    CombatRolled,
    LandingPlanned,
    LandingRolled,
    LandingSucceeded,
    Reembarked,
)
from grognard.kernel.records import Event
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    attack,
    decision,
    is_gone,
    marked,
    of_type,
    play,
    reachable,
    refused,
    shaken,
    steps,
    table,
    to_drops,
    to_landings,
    turn_s,
)

LINE = ("IT-L33I", "IT-L33II", "IT-L33III", "IT-L34I")
FAR_AWAY = {"UK-RIF2": "1912"}
BEACH, SEA, SEA_TOO = "3020", "3120", "3119"
"""Plain coast without a battery nearby, and two sea hexes beside it."""


Landing = tuple[str, str, str, Literal[1, 2]]
"""Unit, sea hex, beach, wave."""


def plan(position: Position, *moves: Landing, **more: str) -> Position:
    """Unit, sea hex, beach, wave."""
    for unit, sea, to, wave in moves:
        position.do(PlanLanding(unit, to, wave, sea, **more))
    return position


def landing(
    british: dict[str, str],
    *moves: Landing,
    formation: str = "",
    **more: Any,
) -> Position:
    """A plan for one Formation, complete."""
    position = to_landings(turn_s(british, [move[0] for move in moves], **more))
    for unit, sea, to, wave in moves:
        with_whom = formation if unit.startswith("IT-SM") else ""
        position.do(PlanLanding(unit, to, wave, sea, with_whom))
    return position


def go(position: Position, dice: tuple[int, ...], **answers: Any) -> list[Event]:
    """Carry the plan out."""
    until = ("contest", "shore-moves", "declare", "landing-entry")
    return play(position, dice=dice, until=until, landing_plan=[Done()], **answers)


# --- naval missions ------------------------------------------------------------------------------


@pytest.mark.rule("M-4.1", "M-2.1")
def test_turn_s_has_six_naval_missions_against_coastal_hexes() -> None:
    position = to_drops(turn_s(FAR_AWAY))
    position.do(Done())
    assert decision(position).params["left"] == 6
    assert refused(position, Assign(CENTRE)) == ("NOT_COASTAL", "M-4.1")
    assert position.check(Assign("2822"))
    assert position.check(Assign("1912"))


@pytest.mark.rule("M-4.1-R2")
def test_ships_may_fire_at_several_hexes() -> None:
    position = to_drops(turn_s(FAR_AWAY))
    position.do(Done())
    position.do(Assign("2822"))
    assert position.check(Assign("1912"))


@pytest.mark.rule("M-5.3.4")
@pytest.mark.parametrize(
    ("guns", "dg", "modifier"),
    [
        ({"UK-CBI": "3021"}, (), -1),
        ({"UK-CBI": "3021"}, ("UK-CBI",), 0),
        ({"UK-CBJ": "2823", "UK-CBI": "3021"}, (), -2),
        ({"UK-CBH": "3018"}, (), 0),
    ],
)
def test_coastal_batteries_in_order_disturb_ships(
    guns: dict[str, str], dg: tuple[str, ...], modifier: int
) -> None:
    position = to_drops(turn_s({"UK-DEV2": "2822"} | guns, dg=dg))
    position.do(Done())
    position.do(Assign("2822"))
    told = position.do(Done(), dice=(1, 2))
    assert of_type(told, Bombarded)[0].modifier == modifier


# --- the plan ------------------------------------------------------------------------------------


@pytest.mark.rule("M-4.2")
def test_one_sea_hex_takes_two_points_in_each_of_two_waves() -> None:
    position = to_landings(turn_s(FAR_AWAY, LINE))
    plan(position, ("IT-L33I", SEA, BEACH, 1))
    assert refused(position, PlanLanding("IT-L33II", BEACH, 1, SEA))[0] == "WAVE_CAP"
    plan(position, ("IT-L33II", SEA, BEACH, 2))
    assert refused(position, PlanLanding("IT-L33III", BEACH, 2, SEA))[0] == "SEA_CAP"


@pytest.mark.rule("M-4.2", "M-4.2-R2")
def test_without_a_sea_hex_the_player_is_asked_for_one() -> None:
    position = to_landings(turn_s(FAR_AWAY, LINE))
    position.do(PlanLanding("IT-L33I", BEACH, 1))
    assert decision(position).kind == "landing-sea"
    told = position.do(ChooseSea(SEA))
    assert of_type(told, LandingPlanned)[0].sea == SEA


@pytest.mark.rule("M-4.2-R1", "M-4.2")
def test_the_sea_hexes_are_one_connected_group() -> None:
    position = to_landings(turn_s(FAR_AWAY, LINE))
    plan(position, ("IT-L33I", SEA, BEACH, 1))
    assert refused(position, PlanLanding("IT-L33II", "2722", 1, "2723"))[0] == "SEA_SET"
    assert position.check(PlanLanding("IT-L33II", BEACH, 1, SEA_TOO))


@pytest.mark.rule("M-4.2-R1")
def test_with_the_option_every_formation_has_its_own_group() -> None:
    for scope, legal in (("side", False), ("formation", True)):
        position = to_landings(
            turn_s(FAR_AWAY, ("IT-L33I", "IT-U87I"), options={"landing_hex_limit_scope": scope})
        )
        plan(position, ("IT-L33I", SEA, BEACH, 1))
        assert bool(position.check(PlanLanding("IT-U87I", "2722", 1, "2723"))) is legal


CHAIN = ("2921", "2922", "3022", "3121", "3120", "3119", "3118")
CHAIN_BEACHES = ("2920", "2822", "3021", "3021", "3020", "3019", "3018")


@pytest.mark.rule("M-4.2-R1")
def test_an_eighth_sea_hex_is_too_many() -> None:
    units = ("IT-L33I", "IT-L33II", "IT-L33III", "IT-L34I", "IT-L34II", "IT-L34III", "IT-LGUA")
    position = to_landings(turn_s(FAR_AWAY, (*units, "IT-U87I")))
    for unit, sea, to in zip(units, CHAIN, CHAIN_BEACHES, strict=True):
        plan(position, (unit, sea, to, 1))
    assert refused(position, PlanLanding("IT-U87I", "3018", 1, "3117"))[0] == "SEA_SET"


@pytest.mark.rule("M-4.2")
def test_mined_hexes_are_no_place_to_land_from() -> None:
    position = to_landings(turn_s({"UK-DEV2": "2822"}, LINE))
    assert refused(position, PlanLanding("IT-L33I", "1912", 1, "1911"))[0] == "MINED"


@pytest.mark.rule("M-4.2-R13")
def test_nobody_lands_over_cliffs() -> None:
    position = to_landings(turn_s(FAR_AWAY, LINE))
    assert refused(position, PlanLanding("IT-L33I", "2321", 1, "2322"))[0] == "CLIFF"


@pytest.mark.rule("M-4.2")
def test_the_arrow_points_at_an_adjacent_coastal_hex() -> None:
    position = to_landings(turn_s(FAR_AWAY, LINE))
    assert refused(position, PlanLanding("IT-L33I", CENTRE, 1))[0] == "NOT_COASTAL"
    assert refused(position, PlanLanding("IT-L33I", BEACH, 1, "3117"))[0] == "SEA_ADJ"
    assert refused(position, PlanLanding("IT-L33I", "3222", 1))[0] == "SEA_HEX"


@pytest.mark.rule("M-4.2-R3")
@pytest.mark.parametrize("unit", ["IT-LART", "IT-LAT", "IT-SEM1"])
def test_guns_and_armour_need_a_port(unit: str) -> None:
    position = to_landings(turn_s(FAR_AWAY, (unit,)))
    formation = "LIVORNO" if unit == "IT-SEM1" else ""
    assert refused(position, PlanLanding(unit, BEACH, 1, SEA, formation))[0] == "PORT_ONLY"


@pytest.mark.rule("M-4.2g", "M-4.2-R12")
def test_rough_ground_takes_one_marine_unit_first_or_nobody() -> None:
    position = to_landings(turn_s({"UK-DEV2": "2822"}, (*LINE, "IT-SMB", "IT-SMG")))
    beach, sea = "1711", "1710"
    assert refused(position, PlanLanding("IT-L33I", beach, 1, sea))[0] == "MARINES_FIRST"
    assert refused(position, PlanLanding("IT-L33I", beach, 2, sea))[0] == "MARINES_FIRST"
    position.do(PlanLanding("IT-SMB", beach, 1, sea, "LIVORNO"))
    other = PlanLanding("IT-SMG", beach, 1, "1811", "LIVORNO")
    assert not position.check(other)
    assert position.check(PlanLanding("IT-L33I", beach, 2, sea))


@pytest.mark.rule("M-4.2-R9")
def test_a_village_port_on_plain_is_plain_ground() -> None:
    position = to_landings(turn_s(FAR_AWAY, LINE))
    assert position.check(PlanLanding("IT-L33I", "2920", 1, "2921"))


@pytest.mark.rule("M-4.2-R2")
def test_the_plan_may_be_empty_or_only_a_second_wave() -> None:
    position = to_landings(turn_s(FAR_AWAY, LINE))
    assert position.check(PlanLanding("IT-L33I", BEACH, 2, SEA))
    position.do(Done())
    assert decision(position).kind == "contest"


@pytest.mark.rule("M-4.2-R6")
def test_a_crowded_plan_is_allowed_with_a_warning() -> None:
    position = to_landings(turn_s(FAR_AWAY, LINE))
    plan(position, ("IT-L33I", SEA, BEACH, 1), ("IT-L33II", SEA_TOO, BEACH, 1))
    plan(position, ("IT-L33III", SEA, BEACH, 2))
    told = position.do(PlanLanding("IT-L34I", BEACH, 2, SEA_TOO))
    assert of_type(told, LandingPlanned)[0].crowded is True


@pytest.mark.rule("M-1.3.3-R4")
def test_independents_land_with_a_formation_of_their_choice() -> None:
    position = to_landings(turn_s(FAR_AWAY, ("IT-SMB",)))
    assert refused(position, PlanLanding("IT-SMB", BEACH, 1, SEA))[0] == "WRONG_FORMATION"
    assert position.check(PlanLanding("IT-SMB", BEACH, 1, SEA, "FRIULI"))
    assert not position.check(PlanLanding("IT-SMB", BEACH, 1, SEA, "FOLGORE"))


# --- coming ashore -------------------------------------------------------------------------------


@pytest.mark.rule("M-4.2")
@pytest.mark.parametrize(
    ("die", "left", "dg"), [(1, 1, True), (2, 2, True), (3, 2, True), (4, 2, False), (6, 2, False)]
)
def test_every_unit_rolls_for_its_landing(die: int, left: int, dg: bool) -> None:
    position = landing(FAR_AWAY, ("IT-L33I", SEA, BEACH, 1))
    go(position, (die,))
    assert position.where("IT-L33I") == BEACH
    assert (steps(position, "IT-L33I"), shaken(position, "IT-L33I")) == (left, dg)


@pytest.mark.rule("M-7.1", "M-4.2")
def test_san_marco_adds_one_and_batteries_and_rough_ground_take_one() -> None:
    easy = landing(FAR_AWAY, ("IT-SMB", SEA, BEACH, 1), formation="LIVORNO")
    assert of_type(go(easy, (3,)), LandingRolled)[0].modifier == 1
    guarded = landing({"UK-CBI": "3021"}, ("IT-L33I", SEA, BEACH, 1))
    assert of_type(go(guarded, (4,)), LandingRolled)[0].modifier == -1
    shy = landing({"UK-CBI": "3021"}, ("IT-L33I", SEA, BEACH, 1), dg=("UK-CBI",))
    assert of_type(go(shy, (4,)), LandingRolled)[0].modifier == 0
    rough = landing({"UK-DEV2": "2822"}, ("IT-SMB", "1710", "1711", 1), formation="LIVORNO")
    assert of_type(go(rough, (4,)), LandingRolled)[0].modifier == 0


@pytest.mark.rule("M-4.2e", "M-4.2-R7")
def test_first_wave_units_in_good_order_may_move_one_hex() -> None:
    position = landing(FAR_AWAY, ("IT-L33I", SEA, BEACH, 1), ("IT-L33II", SEA_TOO, BEACH, 1))
    go(position, (6, 2))
    assert decision(position).kind == "shore-moves"
    assert position.check(Move(("IT-L33I",), "2920"))
    assert not position.check(Move(("IT-L33II",), "2920"))
    position.do(Move(("IT-L33I",), "2920"))
    assert position.where("IT-L33I") == "2920"


@pytest.mark.rule("M-4.2e", "M-4.2-R8")
def test_they_may_attack_once_both_waves_are_ashore() -> None:
    british = {"UK-KOMR10": "2919"}
    position = landing(british, ("IT-L33I", SEA, BEACH, 1), ("IT-L33II", SEA, BEACH, 2))
    go(position, (6,))
    position.do(Done(), dice=(6,))
    assert decision(position).kind == "declare"
    assert position.where("IT-L33II") == BEACH
    assert not position.check(Declare(("IT-L33II",), "2919"))
    position.do(Declare(("IT-L33I",), "2919"))
    told = play(position, dice=(1, 1), until=("contest",))
    assert of_type(told, CombatRolled)[0].attack == 4


@pytest.mark.rule("M-4.2-R6")
def test_who_finds_no_room_does_not_roll_and_goes_back() -> None:
    position = landing(
        FAR_AWAY,
        ("IT-L33I", SEA, BEACH, 1),
        ("IT-L33II", SEA_TOO, BEACH, 1),
        ("IT-L33III", SEA, BEACH, 2),
        ("IT-L34I", SEA_TOO, BEACH, 2),
    )
    go(position, (6, 6))
    position.do(Done())
    assert decision(position).kind == "landing-entry"
    told = list(position.do(Enter("IT-L34I"), dice=(6,)))
    told += play(position, until=("contest",))
    assert position.where("IT-L34I") == BEACH
    assert position.where("IT-L33III") == "box:pool"
    assert len(of_type(told, LandingRolled)) == 1


# --- attacks from the sea ------------------------------------------------------------------------


@pytest.mark.rule("M-4.2", "M-1.3.9", "M-4.2-R11")
def test_the_attack_from_the_sea_is_halved_and_halved_again_when_disorganised() -> None:
    for die, value in ((6, 3), (2, 2)):
        position = landing({"UK-DEV2": BEACH}, ("IT-SMB", SEA, BEACH, 1), formation="LIVORNO")
        told = go(position, (die - 1, 1, 1))
        assert of_type(told, CombatRolled)[0].attack == value


@pytest.mark.rule("M-4.2", "M-4.2-R11")
def test_ar_eliminates_the_landing_stack() -> None:
    position = landing(
        {"UK-HAM1": BEACH}, ("IT-L33I", SEA, BEACH, 1), ("IT-L33II", SEA_TOO, BEACH, 1)
    )
    told = go(position, (6, 6, 2, 3))
    assert of_type(told, CombatRolled)[0].result == "Ar/-"
    assert is_gone(position, "IT-L33I")
    assert is_gone(position, "IT-L33II")
    score = {line.reason: line.points for line in position.score().lines}
    assert score["italian-losses"] == -2


@pytest.mark.rule("M-4.2-R11", "M-5.5.1.1")
def test_against_rubble_ar_is_one_step_and_the_stack_stays_at_sea() -> None:
    position = landing({"UK-HAM1": "2920"}, ("IT-L33I", "2921", "2920", 1), rubble=("2920",))
    told = go(position, (6, 3, 4))
    assert decision(position).kind == "contest"
    assert of_type(told, CombatRolled)[0].result == "Ar/-"
    assert steps(position, "IT-L33I") == 1
    assert of_type(told, Reembarked)
    assert position.where("IT-L33I") == "box:pool"


@pytest.mark.rule("M-4.2-R11", "M-5.5.1-R1")
def test_every_sea_hex_is_a_direction_of_one_combat() -> None:
    position = landing(
        {"UK-HAM1": BEACH}, ("IT-L33I", SEA, BEACH, 1), ("IT-L33II", SEA_TOO, BEACH, 1)
    )
    told = go(position, (6, 6, 1, 1))
    rolled = of_type(told, CombatRolled)
    assert [(each.attack, each.defence) for each in rolled] == [(4, 4)]


@pytest.mark.rule("M-4.2-R4")
def test_a_first_wave_at_sea_comes_ashore_behind_a_victorious_second() -> None:
    position = landing(
        {"UK-KOMR10": BEACH}, ("IT-L33I", SEA, BEACH, 1), ("IT-L33II", SEA, BEACH, 2)
    )
    told = go(position, (6, 3, 4, 6, 5, 6))
    assert [each.result for each in of_type(told, CombatRolled)] == ["CI", "-/Dr"]
    assert position.where("IT-L33I") == BEACH
    assert position.where("IT-L33II") == BEACH


@pytest.mark.rule("M-4.2-R4", "M-4.2-R10")
@pytest.mark.parametrize(("option", "alive"), [("reembark", True), ("eliminated", False)])
def test_who_is_left_at_sea_goes_back_or_with_the_option_is_lost(option: str, alive: bool) -> None:
    position = landing(
        {"UK-HAM1": BEACH},
        ("IT-L33I", SEA, BEACH, 1),
        options={"stranded_landers": option},
    )
    told = go(position, (6, 5, 6))
    assert of_type(told, CombatRolled)[0].result == "1/1"
    assert is_gone(position, "IT-L33I") is not alive
    assert bool(of_type(told, LandingSucceeded)) is alive
    if alive:
        assert position.where("IT-L33I") == "box:pool"
        assert not shaken(position, "IT-L33I")


@pytest.mark.rule("M-4.2-R5")
def test_attackers_from_the_sea_must_enter_the_hex_they_cleared() -> None:
    position = landing({"UK-KOMR10": BEACH}, ("IT-L33I", SEA, BEACH, 1))
    go(position, (6, 5, 6))
    assert position.where("IT-L33I") == BEACH


@pytest.mark.rule("M-4.2-R10")
def test_a_beach_counts_as_open_if_one_unit_that_tried_it_lives() -> None:
    position = landing({"UK-DEV2": BEACH}, ("IT-L33I", SEA, BEACH, 1))
    told = go(position, (6, 2, 3))
    assert not is_gone(position, "IT-L33I")
    assert [each.at for each in of_type(told, LandingSucceeded)] == [BEACH]
    lost = landing({"UK-DEV2": BEACH}, ("IT-L33I", SEA, BEACH, 1))
    told = go(lost, (6, 3, 4))
    assert is_gone(lost, "IT-L33I")
    assert of_type(told, LandingSucceeded) == []


@pytest.mark.rule("M-2.1-R3")
def test_british_guns_are_silent_in_turn_s_unless_the_option_lets_them_fire() -> None:
    british = {"UK-HAM1": BEACH, "UK-12F": "2919"}
    quiet = landing(british, ("IT-L33I", SEA, BEACH, 1))
    told = go(quiet, (6, 1, 1))
    assert of_type(told, Bombarded) == []
    loud = landing(british, ("IT-L33I", SEA, BEACH, 1), options={"turn_s_defensive_fire": "yes"})
    play(loud, dice=(6,), until=("barrage",), landing_plan=[Done()])
    assert (decision(loud).kind, loud.decider()) == ("barrage", "british")


@pytest.mark.rule("M-4.2")
def test_one_formation_lands_completely_before_the_next() -> None:
    position = to_landings(turn_s(FAR_AWAY, ("IT-L33I", "IT-U87I")))
    plan(position, ("IT-L33I", SEA, BEACH, 2), ("IT-U87I", SEA_TOO, BEACH, 1))
    position.do(Done())
    assert decision(position).kind == "landing-order"
    told = position.do(Order("LIVORNO"), dice=(6, 6))
    assert [each.unit for each in of_type(told, LandingRolled)] == ["IT-L33I", "IT-U87I"]


@pytest.mark.rule("M-5.6-R3", "M-2.1")
def test_nobody_recovers_in_turn_s() -> None:
    position = landing(FAR_AWAY, ("IT-L33I", SEA, BEACH, 1))
    go(position, (2,))
    play(position, until=("contest",))
    assert decision(position).kind == "contest"
    assert shaken(position, "IT-L33I")


# --- reinforcements ------------------------------------------------------------------------------

PORT = "2822"


def fresh(
    units: dict[str, str] | None = None, pool: tuple[str, ...] = LINE, **more: Any
) -> Position:
    """LIVORNO with units still aboard, Kalafrana in Axis hands since the last turn."""
    settings: dict[str, Any] = {"held": (PORT,), "turn": 2} | more
    return table(units or {"IT-U87I": PORT}, active="LIVORNO", pool=pool, **settings)


def by_port(unit: str, at: str = PORT) -> Arrive:
    return Arrive(unit, at, "port")


@pytest.mark.rule("M-4.2.1", "M-4.2.1-R6")
def test_a_controlled_port_receives_units_that_may_move_one_hex() -> None:
    position = fresh()
    position.do(by_port("IT-L33I"))
    assert position.where("IT-L33I") == PORT
    assert not shaken(position, "IT-L33I")
    position.do(Move(("IT-L33I",), CENTRE))
    assert not position.check(Move(("IT-L33I",), "2621"))


@pytest.mark.rule("M-4.2.1", "M-6")
def test_the_port_must_have_been_held_at_the_end_of_the_last_turn() -> None:
    position = fresh(held=(), axis_holds=(PORT,))
    assert refused(position, by_port("IT-L33I"))[0] == "PORT_CONTROL"
    lost = fresh({"IT-U87I": "2722"})
    lost.control("british", PORT).set(phase="movement")
    assert refused(lost, by_port("IT-L33I"))[0] == "PORT_CONTROL"


@pytest.mark.rule("M-4.2.1", "M-4.2.1-R2")
def test_a_battery_within_four_hexes_closes_the_port_even_disorganised() -> None:
    for dg in ((), ("UK-CBI",)):
        position = fresh({"IT-U87I": PORT, "UK-CBI": "3021"}, dg=dg)
        assert refused(position, by_port("IT-L33I"))[0] == "PORT_BATTERY"
    edge = fresh({"IT-U87I": PORT, "UK-CBG": "2818"})
    assert refused(edge, by_port("IT-L33I"))[0] == "PORT_BATTERY"
    far = fresh({"IT-U87I": PORT, "UK-CBG": "2817"})
    assert far.check(by_port("IT-L33I"))


@pytest.mark.rule("M-4.2.1-R1", "M-5.3.1")
def test_a_port_in_rubble_receives_nobody() -> None:
    position = fresh(rubble=(PORT,))
    assert refused(position, by_port("IT-L33I"))[0] == "PORT_RUBBLE"


@pytest.mark.rule("M-4.2.1-R3")
def test_a_port_lands_no_more_than_it_can_stack() -> None:
    position = fresh({"IT-U87I": "2722"})
    for unit in LINE[:3]:
        position.do(by_port(unit))
        position.do(Move((unit,), CENTRE))
    assert not position.check(by_port("IT-L34I"))


@pytest.mark.rule("M-4.2.1", "M-4.2-R3")
def test_guns_and_armour_come_through_a_port_only() -> None:
    position = fresh(pool=("IT-LART", "IT-LAT"), success=(BEACH,))
    assert refused(position, Arrive("IT-LART", BEACH, "beach"))[0] == "PORT_ONLY"
    assert position.check(by_port("IT-LART"))


@pytest.mark.rule("M-4.2.1-R5")
def test_la_spezia_never_comes_by_sea() -> None:
    position = table(
        {"IT-U87I": PORT}, active="LASPEZIA", pool=("IT-S125I",), held=(PORT,), success=(BEACH,)
    )
    assert not position.check(by_port("IT-S125I"))
    assert not position.check(Arrive("IT-S125I", BEACH, "beach"))


@pytest.mark.rule("M-4.2.1", "M-4.2-R10")
def test_a_beach_needs_a_successful_landing_of_turn_s() -> None:
    position = fresh(success=(BEACH,))
    assert refused(position, Arrive("IT-L33I", "3018", "beach"))[0] == "NO_BEACH"
    told = position.do(Arrive("IT-L33I", BEACH, "beach"), dice=(2,))
    assert of_type(told, LandingRolled)[0].result == "D"
    assert shaken(position, "IT-L33I")
    assert not position.check(Move(("IT-L33I",), "2920"))


@pytest.mark.rule("M-4.2.1-R4", "M-4.2.1-R6")
def test_units_in_good_order_move_one_hex_from_a_free_beach() -> None:
    position = fresh(success=(BEACH,))
    position.do(Arrive("IT-L33I", BEACH, "beach"), dice=(5,))
    assert position.check(Move(("IT-L33I",), "2920"))


@pytest.mark.rule("M-4.2.1-R3")
def test_four_points_arrive_over_a_beach_in_one_operation() -> None:
    position = fresh(success=(BEACH,))
    for unit in LINE[:2]:
        position.do(Arrive(unit, BEACH, "beach"), dice=(6,))
    assert refused(position, Arrive("IT-L33III", BEACH, "beach"))[0] == "BEACH_CAP"


@pytest.mark.rule("M-4.2.1-R7")
def test_reinforcements_need_no_marines_on_rough_ground() -> None:
    position = fresh(success=("1711",))
    assert position.check(Arrive("IT-L33I", "1711", "beach"))


@pytest.mark.rule("M-4.2.1-R8", "M-4.2.1-R4")
def test_an_enemy_held_beach_is_assaulted_at_once_from_one_sea_hex() -> None:
    position = fresh({"IT-U87I": PORT, "UK-KOMR10": BEACH}, success=(BEACH,))
    position.do(Arrive("IT-L33I", BEACH, "beach", SEA))
    assert decision(position).kind == "beach-assault"
    told = position.do(AddLander("IT-L33II"), dice=(6, 6, 5, 5))
    assert of_type(told, CombatRolled)[0].attack == 4
    play(position, until=("movement",))
    assert position.where("IT-L33I") == BEACH
    assert not position.check(Move(("IT-L33I",), "2920"))
    position.do(EndMovement())


@pytest.mark.rule("M-4.2.1-R8")
def test_a_beaten_assault_goes_back_or_dies() -> None:
    position = fresh({"IT-U87I": PORT, "UK-HAM1": BEACH}, success=(BEACH,), pool=("IT-L33I",))
    position.do(Arrive("IT-L33I", BEACH, "beach", SEA), dice=(6, 4, 5))
    play(position, until=("movement",))
    assert position.where("IT-L33I") == "box:pool"


@pytest.mark.rule("M-11-R1")
@pytest.mark.parametrize(("option", "legal"), [("sea", True), ("lost", False)])
def test_parachutists_who_did_not_jump_may_come_by_sea(option: str, legal: bool) -> None:
    position = fresh(pool=("IT-FV1",), options={"undropped_airborne": option})
    assert bool(position.check(by_port("IT-FV1"))) is legal
    assert all(line.points == 0 for line in position.score().lines if "losses" in line.reason)


@pytest.mark.rule("M-1.3.3-R4")
def test_independents_off_the_map_come_with_the_formation_and_are_marked_afterwards() -> None:
    position = fresh(pool=("IT-SEM1",))
    position.do(by_port("IT-SEM1"))
    play(position, until=("contest",), movement=EndMovement())
    assert marked(position, "IT-SEM1", "activated")


@pytest.mark.rule("M-4.2.1")
def test_arrivals_by_port_may_attack() -> None:
    position = fresh({"IT-U87I": PORT, "UK-KOMR10": CENTRE})
    position.do(by_port("IT-L33I"))
    told = attack(position, {CENTRE: ("IT-L33I",)}, dice=(1, 1))
    assert of_type(told, CombatRolled)[0].attack == 4


@pytest.mark.rule("M-5.2.3-R3")
def test_arrivals_have_no_strategic_movement() -> None:
    position = fresh()
    position.do(by_port("IT-L33I"))
    assert not position.check(Move(("IT-L33I",), "2623", strategic=True))
    assert "2623" not in reachable(position, "IT-L33I")


@pytest.mark.rule("M-4.2.1", "M-2.1")
def test_nobody_arrives_by_sea_when_his_formation_is_not_active() -> None:
    position = fresh(pool=("IT-U88I",))
    assert not position.check(by_port("IT-U88I"))


@pytest.mark.rule("M-2.1-R2")
def test_a_port_taken_in_turn_s_serves_in_turn_one() -> None:
    position = to_landings(turn_s(FAR_AWAY, ("IT-L33I", "IT-L33II")))
    plan(position, ("IT-L33I", "2921", "2920", 1))
    go(position, (6,))
    play(position, until=("contest",))
    position.do(Bid("LIVORNO"))
    position.do(Pass())
    assert position.check(by_port("IT-L33II", "2920"))


@pytest.mark.rule("M-3.2", "M-11-R1")
def test_a_company_held_back_stays_in_the_pool() -> None:
    position = to_drops(turn_s(FAR_AWAY, ("DE-HU1", "DE-HU2")))
    position.do(PlanDrop("DE-HU1", CENTRE))
    position.do(Done(), dice=(6,))
    assert position.where("DE-HU2") == "box:pool"
