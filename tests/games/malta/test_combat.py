"""5.5, 5.6, 7.3: combats from declaration to advance, tanks, losses, retreats, disorganisation."""

from typing import Any

import pytest

from grognard.games.malta.actions import (
    Accept,
    Advance,
    Bonus,
    ChooseLoss,
    Declare,
    Defend,
    Done,
    EndMove,
    EndMovement,
    Fire,
    Move,
    Order,
    Refuse,
    Retreat,
    Withhold,
)
from grognard.games.malta.events import (
    CombatBegan,
    CombatLapsed,
    CombatRolled,
    Recovered,
    ResultConverted,
    Retreated,
    StepLost,
    Surrendered,
    TanksRolled,
)
from grognard.kernel.records import Event
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    CITY,
    HILL,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    attack,
    decision,
    is_gone,
    of_type,
    operation,
    play,
    refused,
    shaken,
    steps,
    table,
)

NEXT = ("contest",)


def duel(
    result: tuple[int, ...],
    *,
    attacker: str = "IT-U87I",
    start: str = NORTH,
    target: str = CENTRE,
    more: dict[str, str] | None = None,
    until: tuple[str, ...] = NEXT,
    settings: dict[str, Any] | None = None,
    **answers: Any,
) -> tuple[Position, list[Event]]:
    """One battalion against the 1st Hampshires, 4 against 4 on open ground: column 1-1."""
    units = {attacker: start, "UK-HAM1": target} | (more or {})
    position = table(units, active="FRIULI", **(settings or {}))
    return position, attack(position, {target: (attacker,)}, dice=result, until=until, **answers)


# --- declaration ---------------------------------------------------------------------------------


@pytest.mark.rule("M-5.2.5")
def test_a_unit_attacks_one_hex_and_a_declaration_binds() -> None:
    units = {"IT-U87I": CENTRE, "UK-HAM1": NORTH, "UK-DEV2": SOUTH}
    position = table(units, active="FRIULI")
    position.do(EndMovement())
    position.do(Declare(("IT-U87I",), NORTH))
    assert refused(position, Declare(("IT-U87I",), SOUTH))[0] == "DECL_TWICE"
    told = position.do(Done(), dice=(1, 3))
    assert of_type(told, CombatRolled)


@pytest.mark.rule("M-5.2.5", "M-5.5")
def test_only_adjacent_hexes_one_could_enter_are_attacked() -> None:
    units = {"IT-U87I": NORTH, "UK-HAM1": CENTRE, "UK-DEV2": SOUTH, "IT-UENG": "2516"}
    position = table(units | {"UK-BUF4": HILL}, active="FRIULI")
    position.do(EndMovement())
    assert refused(position, Declare(("IT-U87I",), SOUTH))[0] == "DECL_ADJ"
    armour, _ = operation({"IT-U87I": "2516", "IT-SEM1": "2516", "UK-BUF4": HILL}, "FRIULI")
    armour.do(EndMovement())
    assert refused(armour, Declare(("IT-SEM1",), HILL))[0] == "DECL_PASS"


@pytest.mark.rule("M-5.5")
def test_values_in_brackets_do_not_attack() -> None:
    units = {"IT-UAT": NORTH, "IT-U87I": NORTH, "UK-HAM1": CENTRE}
    position = table(units, active="FRIULI")
    position.do(EndMovement())
    assert refused(position, Declare(("IT-UAT",), CENTRE))[0] == "NO_ATTACK_VALUE"


@pytest.mark.rule("M-5.5", "M-5.5-R5")
@pytest.mark.parametrize(("target", "start", "limit"), [(CENTRE, NORTH, 4), (HILL, "2516", 2)])
def test_only_so_many_points_attack_through_one_hexside(
    target: str, start: str, limit: int
) -> None:
    units = ("IT-U87I", "IT-U87II", "IT-U87III")
    position = table(dict.fromkeys(units, start) | {"UK-HAM1": target}, active="FRIULI")
    position.do(EndMovement())
    fitting = units[: limit // 2]
    assert refused(position, Declare(units[: limit // 2 + 1], target))[0] == "ATT_LIMIT"
    position.do(Declare(fitting, target))
    told = position.do(Done(), dice=(2, 3) if limit == 4 else (1, 3))
    assert of_type(told, CombatBegan)[0].units == fitting


@pytest.mark.rule("M-5.5-R5")
def test_who_stays_out_of_the_attack_is_not_touched() -> None:
    units = {"IT-U87I": "2516", "IT-U87II": "2516", "UK-HAM1": HILL}
    position = table(units, active="FRIULI")
    told = attack(position, {HILL: ("IT-U87I",)}, dice=(1, 1))
    assert {each.unit for each in of_type(told, StepLost)} <= {"IT-U87I"}
    assert steps(position, "IT-U87II") == 2


@pytest.mark.rule("M-5.5-R1")
def test_attacking_armour_is_outside_the_limit() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": NORTH, "IT-SEM1": NORTH, "UK-HAM1": CENTRE}
    position, _ = operation(units, "FRIULI")
    told = attack(position, {CENTRE: ("IT-U87I", "IT-U87II", "IT-SEM1")}, dice=(2, 1, 2))
    assert of_type(told, CombatRolled)[0].attack == 10


@pytest.mark.rule("M-5.5-R6", "M-5.5")
def test_along_a_road_into_closed_ground_two_points_and_armour_attack() -> None:
    units = {"IT-U87I": "2518", "IT-U87II": "2518", "IT-SEM1": "2518", "UK-HAM1": "2519"}
    position, _ = operation(units, "FRIULI")
    position.do(EndMovement())
    assert position.check(Declare(("IT-U87I", "IT-SEM1"), "2519"))
    assert not position.check(Declare(("IT-U87I", "IT-U87II", "IT-SEM1"), "2519"))


@pytest.mark.rule("M-5.5-R6", "M-5.2.2-R3")
def test_rubble_closes_the_road_to_attacks_too() -> None:
    units = {"IT-U87I": "2518", "IT-SEM1": "2518", "UK-HAM1": "2519"}
    position, _ = operation(units, "FRIULI", rubble=("2519",))
    position.do(EndMovement())
    assert not position.check(Declare(("IT-SEM1",), "2519"))


@pytest.mark.rule("M-5.5-R3")
def test_the_active_player_orders_his_combats() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": SOUTH, "UK-HAM1": NORTH_EAST, "UK-DEV2": SOUTH_WEST}
    position = table(units, active="FRIULI")
    position.do(EndMovement())
    position.do(Declare(("IT-U87I",), NORTH_EAST))
    position.do(Declare(("IT-U87II",), SOUTH_WEST))
    position.do(Done())
    assert (decision(position).kind, position.decider()) == ("combat-order", "axis")
    told = position.do(Order(SOUTH_WEST))
    assert of_type(told, CombatBegan)[0].target == SOUTH_WEST


# --- the defence ---------------------------------------------------------------------------------


def crowded_hill(directions: tuple[str, ...]) -> Position:
    """Two battalions and a battery on a hill, attacked from one or two hexes."""
    units = dict(zip(("IT-U87I", "IT-U87II"), directions, strict=False))
    garrison = dict.fromkeys(("UK-HAM1", "UK-DOR1", "UK-CBC"), HILL)
    position = table(units | garrison, active="FRIULI")
    position.do(EndMovement())
    for unit in units:
        position.do(Declare((unit,), HILL))
    position.do(Done())
    return position


@pytest.mark.rule("M-5.5", "M-5.5-R2", "M-7.3")
def test_the_defence_limit_is_that_of_every_hexside_attacked_and_batteries_are_extra() -> None:
    one = crowded_hill(("2516",))
    assert decision(one).kind == "defenders"
    assert refused(one, Done())[0] == "DEF_LIMIT"
    assert one.check(Defend(("UK-HAM1", "UK-CBC")))
    two = crowded_hill(("2516", "2416"))
    assert two.check(Done())


@pytest.mark.rule("M-5.5")
def test_units_may_be_withheld_but_one_must_defend_and_all_suffer() -> None:
    position = crowded_hill(("2516",))
    position.do(Withhold("UK-DOR1"))
    position.do(Withhold("UK-CBC"))
    assert refused(position, Withhold("UK-HAM1"))[0] == "WITHHOLD_ALL"
    told = list(position.do(Done(), dice=(6, 6)))
    told += play(position, until=("loss", "contest"))
    assert of_type(told, CombatRolled)[0].defence == 4
    assert {each.unit for each in position.choices()} == {"UK-HAM1", "UK-DOR1", "UK-CBC"}


@pytest.mark.rule("M-5.5")
def test_only_units_of_the_hex_defend() -> None:
    position = crowded_hill(("2516",))
    assert refused(position, Defend(("UK-DEV2",)))[0] == "NOT_DEFENDING"
    assert refused(position, Defend(()))[0] == "WITHHOLD_ALL"


# --- results -------------------------------------------------------------------------------------


@pytest.mark.rule("M-5.5.1.1")
def test_ar_sends_the_attackers_back_one_hex_disorganised() -> None:
    position, told = duel((2, 3))
    assert len(of_type(told, Retreated)) == 1
    assert position.where("IT-U87I") not in (NORTH, CENTRE)
    assert shaken(position, "IT-U87I")
    assert not shaken(position, "UK-HAM1")


@pytest.mark.rule("M-5.5.1.1")
def test_dr_sends_the_defenders_back_two_hexes_disorganised() -> None:
    position, told = duel((5, 6))
    assert len(of_type(told, Retreated)) == 2
    assert shaken(position, "UK-HAM1")
    assert steps(position, "UK-HAM1") == 2


@pytest.mark.rule("M-5.5.1.1", "M-5.5.1.1-R3")
def test_numbers_are_steps_on_both_sides() -> None:
    position, _ = duel((4, 5))
    assert (steps(position, "IT-U87I"), steps(position, "UK-HAM1")) == (1, 1)
    position, _ = duel((1, 1))
    assert is_gone(position, "IT-U87I")


@pytest.mark.rule("M-5.5.1.1", "M-5.5.1.1-R1")
@pytest.mark.parametrize(
    ("target", "start", "rubble", "column"),
    [(CITY, "2518", (), "2-1"), ("2720", "2719", ("2720",), "1-1")],
)
def test_dr_in_city_or_rubble_costs_a_step_and_nobody_leaves(
    target: str, start: str, rubble: tuple[str, ...], column: str
) -> None:
    kroh = ("DE-KR1", "DE-KR2", "DE-KR3")
    position = table(
        dict.fromkeys(kroh, start) | {"UK-KOMR2": target}, active="RAMCKE", rubble=rubble
    )
    told = attack(position, {target: kroh}, dice=(6, 5))
    rolled = of_type(told, CombatRolled)[0]
    assert (rolled.odds, rolled.column, rolled.result) == ("3:1", column, "-/Dr")
    assert of_type(told, ResultConverted)[0].side == "british"
    assert position.where("UK-KOMR2") == target
    assert steps(position, "UK-KOMR2") == 1
    assert not shaken(position, "UK-KOMR2")


@pytest.mark.rule("M-5.5.1.1")
def test_ar_against_a_city_costs_a_step_and_nobody_goes_back() -> None:
    position, told = duel((3, 4), start="2518", target=CITY)
    assert of_type(told, CombatRolled)[0].result == "Ar/-"
    assert position.where("IT-U87I") == "2518"
    assert steps(position, "IT-U87I") == 1
    assert not shaken(position, "IT-U87I")


# --- intense combat ------------------------------------------------------------------------------


@pytest.mark.rule("M-5.5.1.1")
def test_an_attacker_who_breaks_off_ends_the_combat() -> None:
    position, told = duel((1, 6), intense=[Refuse()])
    assert of_type(told, CombatRolled)[0].result == "CI"
    assert (steps(position, "IT-U87I"), steps(position, "UK-HAM1")) == (2, 2)
    assert position.where("UK-HAM1") == CENTRE


@pytest.mark.rule("M-5.5.1.1", "M-5.5.1.1-R2")
@pytest.mark.parametrize(
    ("start", "target", "dice"), [(NORTH, CENTRE, (1, 6)), ("2518", CITY, (4, 6))]
)
def test_a_defender_who_breaks_off_goes_back_one_hex_in_order(
    start: str, target: str, dice: tuple[int, int]
) -> None:
    position, told = duel(dice, start=start, target=target, intense=[Accept(), Refuse()])
    assert of_type(told, CombatRolled)[0].result == "CI"
    assert len(of_type(told, Retreated)) == 1
    assert not shaken(position, "UK-HAM1")
    assert (steps(position, "IT-U87I"), steps(position, "UK-HAM1")) == (2, 2)


@pytest.mark.rule("M-5.5.1.1")
def test_both_accepting_costs_each_a_step_and_a_second_round_on_the_same_column() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": NORTH, "UK-HAM1": CENTRE, "UK-DOR1": CENTRE}
    position = table(units, active="FRIULI")
    told = attack(
        position,
        {CENTRE: ("IT-U87I", "IT-U87II")},
        dice=(4, 6, 4, 6),
        intense=[Accept(), Accept(), Refuse()],
        bonus=Bonus("none"),
        loss=lambda p: p.choices()[0],
    )
    rolled = of_type(told, CombatRolled)
    assert [each.column for each in rolled] == ["1-2", "1-2"]
    assert [each.round for each in rolled] == [1, 2]
    assert [(e.attack, e.defence) for e in rolled] == [(8, 9), (8, 9)]
    assert steps(position, "IT-U87I") + steps(position, "IT-U87II") == 3
    assert steps(position, "UK-HAM1") + steps(position, "UK-DOR1") == 3


@pytest.mark.rule("M-5.5.1.1")
def test_two_accepted_rounds_cost_two_steps_each_and_there_is_no_third() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": NORTH, "UK-HAM1": CENTRE, "UK-DOR1": CENTRE}
    position = table(units, active="FRIULI")
    told = attack(
        position,
        {CENTRE: ("IT-U87I", "IT-U87II")},
        dice=(4, 6, 4, 6),
        intense=[Accept(), Accept(), Accept(), Accept()],
    )
    assert len(of_type(told, CombatRolled)) == 2
    assert (steps(position, "IT-U87I"), steps(position, "IT-U87II")) == (1, 1)
    assert (steps(position, "UK-HAM1"), steps(position, "UK-DOR1")) == (1, 1)
    assert position.where("UK-HAM1") == CENTRE


@pytest.mark.rule("M-5.5.1.1-R5")
def test_a_side_that_owes_all_its_steps_does_not_fight_a_second_round() -> None:
    position, told = duel(
        (1, 6), settings={"reduced": ("UK-HAM1", "IT-U87I")}, intense=[Accept(), Accept()]
    )
    assert len(of_type(told, CombatRolled)) == 1
    assert is_gone(position, "UK-HAM1")
    assert is_gone(position, "IT-U87I")


@pytest.mark.rule("M-5.5.1.1-R6", "M-7.3")
def test_a_defender_who_breaks_off_loses_battery_and_anti_aircraft_guns() -> None:
    more = {"UK-CBJ": CENTRE, "UK-H2": CENTRE}
    position, _ = duel((4, 6), more=more, intense=[Accept(), Refuse()])
    assert is_gone(position, "UK-CBJ")
    assert is_gone(position, "UK-H2")
    assert position.where("UK-HAM1") != CENTRE


# --- losses --------------------------------------------------------------------------------------


@pytest.mark.rule("M-5.5.1.2", "M-5.5.1.2-R1")
def test_elite_troops_that_gave_a_column_lose_first() -> None:
    units = {
        "UK-DEV2": NORTH,
        "UK-HAM1": NORTH,
        "DE-KR1": CENTRE,
        "DE-KR2": CENTRE,
        "DE-KR3": CENTRE,
    }
    position = table(units, active="BDE1")
    attack(
        position,
        {CENTRE: ("UK-DEV2", "UK-HAM1")},
        dice=(1, 1),
        bonus=[Bonus("elite"), Bonus("elite")],
    )
    assert is_gone(position, "UK-DEV2")
    assert steps(position, "UK-HAM1") == 2


@pytest.mark.rule("M-5.5.1.2")
def test_without_the_bonus_losses_are_spread_evenly() -> None:
    units = {
        "UK-DEV2": NORTH,
        "UK-HAM1": NORTH,
        "DE-HU1": CENTRE,
        "DE-HU2": CENTRE,
        "DE-HU3": CENTRE,
    }
    position = table(units, active="BDE1")
    attack(position, {CENTRE: ("UK-DEV2", "UK-HAM1")}, dice=(1, 1), until=("loss",))
    position.do(ChooseLoss("UK-HAM1"))
    assert (steps(position, "UK-DEV2"), steps(position, "UK-HAM1")) == (1, 1)


@pytest.mark.rule("M-5.5.1.2")
def test_losses_out_of_turn_are_refused() -> None:
    units = {"UK-DEV2": NORTH, "UK-DOR1": NORTH, "UK-CRU": NORTH} | dict.fromkeys(
        ("DE-HU1", "DE-HU2", "DE-HU3", "DE-KR1"), CENTRE
    )
    position, _ = operation(units, "BDE1")
    attack(
        position,
        {CENTRE: ("UK-DEV2", "UK-DOR1", "UK-CRU")},
        dice=(3, 1, 1),
        until=("loss",),
        bonus=[Bonus("elite"), Bonus("none")],
    )
    assert decision(position).kind == "loss"
    assert refused(position, ChooseLoss("UK-CRU")) == ("LOSS_PRIORITY", "M-5.5.1.2")


@pytest.mark.rule("M-7.2", "M-5.5.1.2-R1")
def test_engineers_that_counted_as_elite_lose_first() -> None:
    units = {"IT-FVIII1": "2719", "IT-FV1": "2719", "UK-KOMR10": "2820"}
    position = table(units, active="FOLGORE")
    told = attack(
        position, {"2820": ("IT-FVIII1", "IT-FV1")}, dice=(1, 1), bonus=[Bonus("engineers")]
    )
    assert of_type(told, CombatRolled)[0].result == "1/-"
    assert is_gone(position, "IT-FVIII1")
    assert not is_gone(position, "IT-FV1")


# --- retreats ------------------------------------------------------------------------------------


@pytest.mark.rule("M-5.5.1.3", "M-5.5.1.3-R2")
def test_a_retreat_leads_away_from_the_enemy() -> None:
    position, _ = duel((5, 6), until=("retreat",))
    hexes = {each.to for each in position.choices()}
    assert hexes <= {SOUTH, SOUTH_EAST, SOUTH_WEST}
    assert refused(position, Retreat(("UK-HAM1",), NORTH_EAST))[0] == "RETREAT_PRIORITY"
    assert refused(position, Retreat(("UK-HAM1",), NORTH))[0] in ("NO_RETREAT", "RETREAT_PRIORITY")


@pytest.mark.rule("M-5.5.1.3")
def test_hexes_beside_enemies_and_costly_hexes_come_later() -> None:
    more = {"IT-U88I": "2522", "IT-U88II": "2621"}
    position, _ = duel((5, 6), more=more, until=("retreat",))
    assert SOUTH_WEST not in {each.to for each in position.choices()}


@pytest.mark.rule("M-5.5.1.3", "M-5.5.1.3-R8")
def test_friends_are_the_last_resort() -> None:
    position, _ = duel((5, 6), more={"UK-DEV2": SOUTH}, until=("retreat", "contest"))
    assert decision(position).kind == "retreat"
    assert SOUTH not in {each.to for each in position.choices()}


@pytest.mark.rule("M-5.5.1.3", "M-5.5.1.3-R3")
def test_without_a_legal_hex_the_units_surrender() -> None:
    more = {"IT-U88I": SOUTH, "IT-U88II": SOUTH_WEST, "IT-U88III": SOUTH_EAST}
    more |= {"IT-U87II": NORTH_EAST, "IT-U87III": NORTH_WEST}
    position, told = duel((5, 6), more=more)
    assert of_type(told, Surrendered)[0].units == ("UK-HAM1",)
    assert is_gone(position, "UK-HAM1")


@pytest.mark.rule("M-5.5.1.3-R3")
def test_half_a_retreat_is_no_retreat() -> None:
    units = {"IT-U87I": "2822", "IT-U88I": "2623", "IT-U88II": CENTRE, "IT-U88III": "2622"}
    position = table(units | {"UK-HAM1": "2823"}, active="FRIULI")
    told = attack(position, {"2823": ("IT-U87I",)}, dice=(5, 6))
    assert of_type(told, CombatRolled)[0].result == "-/Dr"
    assert of_type(told, Surrendered)[0].units == ("UK-HAM1",)
    assert is_gone(position, "UK-HAM1")


@pytest.mark.rule("M-5.5.1.3-R5", "M-7.3", "M-5.5.1.3-R6")
def test_batteries_and_anti_aircraft_guns_are_eliminated_instead_of_retreating() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": NORTH, "UK-HAM1": CENTRE, "UK-CBJ": CENTRE}
    position = table(units, active="FRIULI")
    attack(position, {CENTRE: ("IT-U87I", "IT-U87II")}, dice=(5, 6))
    assert is_gone(position, "UK-CBJ")
    assert position.where("UK-HAM1") not in (None, CENTRE)
    assert shaken(position, "UK-HAM1")


@pytest.mark.rule("M-5.5.1.3-R4")
def test_attackers_go_back_each_from_its_own_hex() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": SOUTH_WEST, "UK-HAM1": CENTRE, "UK-DOR1": CENTRE}
    position = table(units, active="FRIULI")
    told = attack(position, {CENTRE: ("IT-U87I", "IT-U87II")}, dice=(3, 4))
    assert of_type(told, CombatRolled)[0].result == "Ar/-"
    assert {each.start for each in of_type(told, Retreated)} == {NORTH, SOUTH_WEST}


@pytest.mark.rule("M-5.5.1.3-R7", "M-5.5.1.3")
def test_who_ends_in_an_overfull_hex_without_a_way_on_disorganises_everybody_there() -> None:
    friends = ("IT-U88I", "IT-U88II", "IT-U88III")
    ring = {"UK-HAM1": "2822", "UK-DEV2": CENTRE, "UK-DOR1": "2622", "UK-KOMR3": "2623"}
    units = {"IT-U87I": "2823"} | dict.fromkeys(friends, "2722") | ring
    position = table(units, active="FRIULI")
    told = attack(position, {"2822": ("IT-U87I",)}, dice=(3, 4))
    assert of_type(told, CombatRolled)[0].result == "Ar/-"
    assert position.where("IT-U87I") == "2722"
    assert all(shaken(position, unit) for unit in ("IT-U87I", *friends))


@pytest.mark.rule("M-5.5.1.3", "M-5.5.1.3-R7")
def test_an_overfull_hex_drives_the_retreat_on_while_there_is_a_way() -> None:
    friends = ("IT-U88I", "IT-U88II", "IT-U88III")
    units = {"IT-U87I": "2823", "UK-HAM1": "2822"} | dict.fromkeys(friends, "2722")
    position = table(units, active="FRIULI")
    told = attack(position, {"2822": ("IT-U87I",)}, dice=(3, 4))
    assert len(of_type(told, Retreated)) == 2
    assert position.where("IT-U87I") != "2722"
    assert not any(shaken(position, unit) for unit in friends)


@pytest.mark.rule("M-5.5.1.3", "M-5.5.1-R3")
def test_units_that_retreated_into_a_hex_attacked_next_do_not_fight_but_share_its_fate() -> None:
    units = {
        "IT-U87I": NORTH,
        "IT-U87II": NORTH,
        "IT-U87III": "2623",
        "UK-HAM1": CENTRE,
        "UK-DEV2": SOUTH,
        "IT-U88I": SOUTH_EAST,
        "IT-U88II": SOUTH_WEST,
        "IT-U88III": NORTH_EAST,
        "IT-UCN": NORTH_WEST,
    }
    position = table(units, active="FRIULI")
    told = attack(
        position,
        {CENTRE: ("IT-U87I", "IT-U87II"), SOUTH: ("IT-U87III",)},
        dice=(1, 6, 1, 1),
        combat_order=Order(CENTRE),
        intense=[Accept(), Refuse()],
    )
    second = of_type(told, CombatRolled)[1]
    assert second.target == SOUTH
    assert second.defence == 5


# --- advance -------------------------------------------------------------------------------------


@pytest.mark.rule("M-5.5.1.1", "M-5.5.1.1-R4")
def test_attackers_may_advance_into_the_vacated_hex_or_stay() -> None:
    position, _ = duel((5, 6), until=("advance",))
    stays = position.copy()
    stays.do(Done())
    assert stays.where("IT-U87I") == NORTH
    position.do(Advance("IT-U87I"))
    assert position.where("IT-U87I") == CENTRE


@pytest.mark.rule("M-5.5.1.1-R4")
def test_only_units_that_fought_advance() -> None:
    position, _ = duel((5, 6), more={"IT-U88I": NORTH}, until=("advance",))
    assert not position.check(Advance("IT-U88I"))


@pytest.mark.rule("M-5.5-R4")
def test_an_empty_target_is_entered_without_dice() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": NORTH_WEST, "UK-RE24": CENTRE, "IT-UART": "2719"}
    position = table(units, active="FRIULI")
    position.do(EndMovement())
    position.do(Declare(("IT-U87I",), CENTRE))
    position.do(Done())
    position.do(Fire("IT-UART", CENTRE))
    told = play(position, dice=(6, 6), until=("advance",), barrage=Done())
    assert is_gone(position, "UK-RE24")
    assert of_type(told, CombatRolled) == []
    assert of_type(told, CombatLapsed)
    position.do(Advance("IT-U87I"))
    assert position.where("IT-U87I") == CENTRE


# --- tanks ---------------------------------------------------------------------------------------


def tank_attack(
    target: str, start: str, defenders: tuple[str, ...], dice: tuple[int, ...], **more: Any
) -> tuple[Position, list[Event]]:
    """German tanks attack alone."""
    units = {"DE-66": start, "IT-U87I": start} | dict.fromkeys(defenders, target)
    position, _ = operation(units, "FRIULI", **more)
    return position, attack(position, {target: ("DE-66",)}, dice=dice)


@pytest.mark.rule("M-5.5.2")
@pytest.mark.parametrize(
    ("defenders", "modifier"),
    [(("UK-HAM1",), 3 - 1), (("UK-HAM1", "UK-2PD"), 3 - 2), (("UK-HAM1", "UK-MAT"), 0)],
)
def test_the_tank_die_counts_the_best_factor_on_each_side(
    defenders: tuple[str, ...], modifier: int
) -> None:
    _, told = tank_attack(CENTRE, NORTH, defenders, (2, 1, 1))
    assert of_type(told, TanksRolled)[0].modifier == modifier


@pytest.mark.rule("M-5.5.2")
@pytest.mark.parametrize(
    ("target", "start", "modifier"),
    [("2720", "2719", 2 - 1), ("2820", "2719", 2 - 2), (CITY, "2518", 2 - 2)],
)
def test_houses_hinder_tanks(target: str, start: str, modifier: int) -> None:
    _, told = tank_attack(target, start, ("UK-HAM1",), (3, 1, 1))
    assert of_type(told, TanksRolled)[0].modifier == modifier


@pytest.mark.rule("M-5.5.2", "M-5.6")
def test_disorganised_tanks_have_half_their_factor() -> None:
    _, told = tank_attack(CENTRE, NORTH, ("UK-HAM1",), (3, 1, 1), dg=("DE-66",))
    assert of_type(told, TanksRolled)[0].modifier == 2 - 1


@pytest.mark.rule("M-5.5.2", "M-5.5.2-R1")
@pytest.mark.parametrize(("option", "defence"), [("yes", 2), ("no", 4)])
def test_tank_losses_change_the_odds_unless_taken_at_the_end(option: str, defence: int) -> None:
    position, told = tank_attack(
        CENTRE, NORTH, ("UK-HAM1",), (3, 1, 2), options={"tank_losses_immediate": option}
    )
    assert of_type(told, TanksRolled)[0].result == "D1"
    assert of_type(told, CombatRolled)[0].defence == defence
    assert steps(position, "UK-HAM1") == 1


@pytest.mark.rule("M-5.5.2")
def test_armour_and_anti_tank_units_take_tank_losses_first() -> None:
    position, told = tank_attack(CENTRE, NORTH, ("UK-HAM1", "UK-2PD"), (4, 1, 1))
    assert of_type(told, TanksRolled)[0].result == "D1"
    assert is_gone(position, "UK-2PD")
    assert steps(position, "UK-HAM1") == 2


@pytest.mark.rule("M-5.5.2-R2")
def test_a_lost_tank_combat_costs_the_stack_of_the_tank() -> None:
    units = {"IT-L3": NORTH, "IT-U87I": SOUTH, "UK-MAT": CENTRE, "UK-HAM1": CENTRE}
    position, _ = operation(units, "FRIULI")
    told = attack(position, {CENTRE: ("IT-L3", "IT-U87I")}, dice=(1, 1, 3))
    assert of_type(told, TanksRolled)[0].result == "A1"
    assert is_gone(position, "IT-L3")


@pytest.mark.rule("M-5.5.2-R3")
def test_if_tanks_leave_nobody_to_fight_there_is_no_close_combat() -> None:
    position, told = tank_attack(CENTRE, NORTH, ("UK-KOMR10",), (6,))
    assert of_type(told, TanksRolled)[0].result == "D1"
    assert is_gone(position, "UK-KOMR10")
    assert of_type(told, CombatRolled) == []


# --- disorganisation -----------------------------------------------------------------------------


@pytest.mark.rule("M-5.6", "M-5.6-R2")
def test_active_units_that_do_not_attack_recover() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": NORTH, "UK-HAM1": CENTRE, "IT-L33I": "2318"}
    position = table(units, active="FRIULI", dg=("IT-U87I", "IT-U87II", "IT-L33I"))
    told = attack(position, {CENTRE: ("IT-U87I",)}, dice=(1, 3))
    assert of_type(told, Recovered)[0].units == ("IT-U87II",)
    assert shaken(position, "IT-L33I")
    assert shaken(position, "IT-U87I")


@pytest.mark.rule("M-5.6-R2", "M-5.6-R3")
def test_a_battery_recovers_with_the_formation_it_joins() -> None:
    units = {"UK-DEV2": "2822", "UK-CBJ": "2823", "IT-L33I": "2318"}
    position, joined = operation(units, "BDE1", dg=("UK-CBJ",))
    assert joined == ["UK-CBJ"]
    play(position, until=("contest",), movement=EndMovement())
    assert not shaken(position, "UK-CBJ")


@pytest.mark.rule("M-5.6")
def test_disorganisation_halves_movement_up() -> None:
    position = table({"IT-SBER": "2318"}, active="LASPEZIA", dg=("IT-SBER",))
    assert position.reach("IT-SBER").allowance == 4
    position = table({"IT-L33I": "2318"}, active="LIVORNO", dg=("IT-L33I",))
    assert position.reach("IT-L33I").allowance == 3


@pytest.mark.rule("M-5.6-R1")
@pytest.mark.parametrize(("option", "recovers"), [("yes", True), ("no", False)])
def test_disorganisation_of_the_same_operation_is_removed_unless_the_option_forbids(
    option: str, recovers: bool
) -> None:
    units = dict.fromkeys(("IT-L33I", "IT-L33II", "IT-L33III"), "2319") | {"IT-L34I": "2318"}
    position = table(units, active="LIVORNO", options={"dg_same_operation_recovery": option})
    position.do(Move(("IT-L34I",), "2319", via=("2319",)))
    position.do(EndMove("IT-L34I"))
    for unit in ("IT-L33I", "IT-L33II", "IT-L33III"):
        assert shaken(position, unit)
    position.do(Move(("IT-L33I",), "2419", via=("2419",)))
    play(position, until=("contest",), movement=EndMovement())
    assert shaken(position, "IT-L33II") is not recovers


@pytest.mark.rule("M-5.5.1.3-R1")
def test_a_stack_retreats_together() -> None:
    units = {"IT-U87I": NORTH, "IT-U87II": NORTH, "UK-HAM1": CENTRE, "UK-KOMR10": CENTRE}
    position = table(units, active="FRIULI")
    attack(
        position,
        {CENTRE: ("IT-U87I", "IT-U87II")},
        dice=(5, 6),
        until=("retreat", "contest"),
    )
    assert decision(position).kind == "retreat"
    assert set(next(iter(position.choices())).units) == {"UK-HAM1", "UK-KOMR10"}
    assert refused(position, Retreat(("UK-HAM1",), SOUTH))[0] == "RETREAT_TOGETHER"


@pytest.mark.rule("M-5.5.1.2-R2")
def test_losses_are_taken_before_the_survivors_retreat() -> None:
    position, told = duel((1, 6, 5, 6), intense=[Accept(), Accept()])
    order = [type(each) for each in told if isinstance(each, StepLost | Retreated)]
    assert order == [StepLost, StepLost, Retreated, Retreated]
    assert steps(position, "UK-HAM1") == 1
    assert shaken(position, "UK-HAM1")


@pytest.mark.rule("M-5.5.1.3-R9", "M-5.5.1.3-R1")
def test_units_to_which_different_ground_is_open_retreat_one_after_another() -> None:
    units = {"IT-U87I": "2621", "IT-U87II": "2621", "UK-HAM1": "2521", "UK-12F": "2521"}
    position = table(units, active="FRIULI", rubble=("2421",))
    told = attack(position, {"2521": ("IT-U87I", "IT-U87II")}, dice=(5, 6))
    assert of_type(told, CombatRolled)[0].result == "-/Dr"
    parties = {each.units for each in of_type(told, Retreated)}
    assert parties == {("UK-HAM1",), ("UK-12F",)}
    assert {each.to for each in of_type(told, Retreated) if each.units == ("UK-HAM1",)} & {
        "2421",
        "2422",
        "2522",
    }


@pytest.mark.rule("M-5.5.1-R3")
def test_runaways_left_alone_are_attacked_in_the_last_column_without_shifts() -> None:
    units = {
        "IT-U87I": NORTH,
        "UK-HAM1": CENTRE,
        "UK-RE24": SOUTH,
        "DE-66": "2623",
        "IT-U87II": "2623",
        "IT-U88I": SOUTH_EAST,
        "IT-U88II": SOUTH_WEST,
        "IT-U88III": NORTH_EAST,
        "IT-UCN": NORTH_WEST,
    }
    position, joined = operation(units, "FRIULI")
    assert joined == ["DE-66"]
    told = attack(
        position,
        {CENTRE: ("IT-U87I",), SOUTH: ("DE-66",)},
        dice=(1, 6, 6, 1, 1),
        combat_order=Order(CENTRE),
        intense=[Accept(), Refuse()],
        loss=[ChooseLoss("UK-RE24")],
    )
    assert is_gone(position, "UK-RE24")
    last = of_type(told, CombatRolled)[1]
    assert (last.target, last.column, last.shift, last.defence) == (SOUTH, "5-1+", 0, 0)
