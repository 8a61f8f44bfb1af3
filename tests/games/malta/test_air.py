"""3: air missions, airdrops, dispersed units, regrouping, the La Spezia division."""

from typing import Any

import pytest

from grognard.games.malta.actions import (
    Arrive,
    Assign,
    Bid,
    ComeAshore,
    Declare,
    Disperse,
    Done,
    EndMovement,
    Fire,
    Move,
    Order,
    Pass,
    PlanDrop,
    Regroup,
    Sweep,
)
from grognard.games.malta.events import (
    Bombarded,
    CombatRolled,
    CompanyScattered,
    DropFailed,
    DropRolled,
    RegroupRolled,
    Retreated,
)
from grognard.kernel.records import Event
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    NORTH,
    NORTH_WEST,
    RING,
    attack,
    decision,
    holder,
    is_gone,
    of_type,
    operation,
    play,
    reachable,
    refused,
    scattered,
    shaken,
    table,
    to_drops,
    turn_s,
)

KROH = ("DE-KR1", "DE-KR2", "DE-KR3")
BURKHARDT = ("DE-BU1", "DE-BU2", "DE-BU3")
NOBODY = {"UK-RIF2": "1912"}


def drop(position: Position, at: str, units: tuple[str, ...], **more: Any) -> Position:
    """Plan a drop."""
    for unit in units:
        position.do(PlanDrop(unit, at, **more))
    return position


def dropped(
    british: dict[str, str], at: str, units: tuple[str, ...], dice: tuple[int, ...], **more: Any
) -> tuple[Position, list[Event]]:
    """One drop on one hex, up to the first question after its die."""
    position = to_drops(turn_s(british, units, **more))
    drop(position, at, units)
    return position, list(position.do(Done(), dice=dice))


# --- missions ------------------------------------------------------------------------------------


@pytest.mark.rule("M-3.1", "M-2.1")
def test_turn_s_begins_with_six_air_missions_without_a_die() -> None:
    position = turn_s(NOBODY)
    assert decision(position).params["left"] == 6
    assert position.view("axis").phase == "air-bombardment"


@pytest.mark.rule("M-3.1", "M-5.3.1")
def test_all_missions_are_assigned_before_the_first_die() -> None:
    position = turn_s(NOBODY)
    for _ in range(2):
        assert of_type(position.do(Assign("1912")), Bombarded) == []
    told = position.do(Done(), dice=(1, 1, 1, 1))
    assert len(of_type(told, Bombarded)) == 2


@pytest.mark.rule("M-3.1", "M-5.3.1", "M-5.3.1-R4")
def test_at_most_three_missions_hit_a_hex_and_six_are_all() -> None:
    position = turn_s({"UK-RIF2": "1912", "UK-DEV2": "2822"})
    for _ in range(3):
        position.do(Assign("1912"))
    assert refused(position, Assign("1912"))[0] == "HEX_CAP"
    for _ in range(3):
        position.do(Assign("2822"))
    assert refused(position, Assign("2221"))[0] == "TOO_MANY_MISSIONS"


@pytest.mark.rule("M-3.1-R1", "M-3.1")
def test_any_land_hex_without_axis_units_may_be_bombed() -> None:
    position = turn_s(NOBODY)
    assert position.check(Assign("2822"))
    assert refused(position, Assign("2824"))[0] == "SEA_HEX"
    later = table({"IT-L33I": "2822", "UK-RIF2": "1912"}, phase="activation")
    later.do(Bid("AIROP"))
    later.do(Pass(), dice=(3,))
    assert refused(later, Assign("2822"))[0] == "OWN_HEX"


@pytest.mark.rule("M-5.3.3", "M-3.2-R6")
@pytest.mark.parametrize(
    ("guns", "dg", "modifier"),
    [
        ({"UK-L3": "1912"}, (), -1),
        ({"UK-L3": "2013"}, (), -1),
        ({"UK-L3": "2014"}, (), 0),
        ({"UK-H2": "2014"}, (), -1),
        ({"UK-L3": "1912", "UK-L32": "2013", "UK-H2": "2014"}, (), -2),
        ({"UK-L3": "1912"}, ("UK-L3",), 0),
    ],
)
def test_anti_aircraft_guns_in_order_disturb_bombers(
    guns: dict[str, str], dg: tuple[str, ...], modifier: int
) -> None:
    position = turn_s({"UK-RIF2": "1912"} | guns, dg=dg)
    position.do(Assign("1912"))
    told = position.do(Done(), dice=(1, 2))
    assert of_type(told, Bombarded)[0].modifier == modifier


# --- drops ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-3.2")
def test_three_companies_at_most_drop_on_a_hex() -> None:
    units = (*KROH, "DE-HU1")
    position = drop(to_drops(turn_s(NOBODY, units)), CENTRE, KROH)
    assert refused(position, PlanDrop("DE-HU1", CENTRE))[0] == "DROP_CAP"


@pytest.mark.rule("M-3.2-R3")
@pytest.mark.parametrize(("counts", "legal"), [("yes", False), ("no", True)])
def test_anti_tank_companies_count_toward_the_three(counts: str, legal: bool) -> None:
    position = to_drops(
        turn_s(
            NOBODY,
            (*KROH, "DE-PAK"),
            options={"at_company_counts_for_drop_limit": counts},
        )
    )
    drop(position, CENTRE, KROH)
    assert bool(position.check(PlanDrop("DE-PAK", CENTRE))) is legal


@pytest.mark.rule("M-3.2-R1")
def test_any_land_hex_may_be_a_drop_hex_and_no_sea_hex() -> None:
    position = to_drops(turn_s({"UK-RIF2": "1912"}, KROH))
    for at in ("1912", "2517", "2515", "0806"):
        assert position.check(PlanDrop("DE-KR1", at))
    assert refused(position, PlanDrop("DE-KR1", "2824"))[0] == "SEA_HEX"


@pytest.mark.rule("M-3.2")
def test_who_has_no_parachute_does_not_jump() -> None:
    position = to_drops(turn_s(NOBODY, ("IT-L33I",)))
    assert refused(position, PlanDrop("IT-L33I", CENTRE))[0] == "NOT_AIRDROP"


@pytest.mark.rule("M-3.2-R11", "M-1.3.3-R4")
def test_a_drop_hex_belongs_to_one_formation_and_its_independents() -> None:
    position = to_drops(turn_s(NOBODY, ("DE-KR1", "IT-FV1", "IT-LOR")))
    position.do(PlanDrop("DE-KR1", CENTRE))
    assert refused(position, PlanDrop("IT-FV1", CENTRE))[0] == "DROP_FORMATION"
    assert refused(position, PlanDrop("IT-LOR", CENTRE, "FOLGORE"))[0] == "DROP_FORMATION"
    assert refused(position, PlanDrop("IT-LOR", CENTRE, "LIVORNO"))[0] == "WRONG_FORMATION"
    assert position.check(PlanDrop("IT-LOR", CENTRE, "RAMCKE"))


@pytest.mark.rule("M-3.2-R11")
def test_the_axis_chooses_the_order_of_formations_and_hexes() -> None:
    position = to_drops(turn_s(NOBODY, ("DE-KR1", "IT-FV1", "IT-FV2")))
    position.do(PlanDrop("DE-KR1", CENTRE))
    position.do(PlanDrop("IT-FV1", "2621"))
    position.do(PlanDrop("IT-FV2", "2622"))
    position.do(Done())
    assert decision(position).kind == "drop-order"
    position.do(Order("FOLGORE"))
    assert decision(position).kind == "drop-hex"
    position.do(Order("2622"), dice=(6, 6, 6))
    assert position.where("IT-FV2") == "2622"


@pytest.mark.rule("M-3.2")
def test_a_good_drop_lands_everybody_in_order() -> None:
    position, told = dropped(NOBODY, CENTRE, KROH, (6,))
    assert of_type(told, DropRolled)[0].result == "-"
    assert {position.where(unit) for unit in KROH} == {CENTRE}
    assert not any(scattered(position, unit) for unit in KROH)


@pytest.mark.rule("M-3.2", "M-7.1")
def test_the_letter_l_adds_one_once() -> None:
    _, told = dropped(NOBODY, CENTRE, BURKHARDT, (5,))
    rolled = of_type(told, DropRolled)[0]
    assert (rolled.modifier, rolled.result) == (1, "-")


@pytest.mark.rule("M-3.2", "M-3.2-R6")
@pytest.mark.parametrize(
    ("guns", "dg", "modifier"),
    [
        ({"UK-L3": NORTH}, (), -1),
        ({"UK-H2": "2719"}, (), -1),
        ({"UK-L3": "2719"}, (), 0),
        ({"UK-L3": NORTH, "UK-L32": "2822", "UK-H2": "2719", "UK-H7": "2820"}, (), -3),
        ({"UK-L3": NORTH}, ("UK-L3",), 0),
    ],
)
def test_anti_aircraft_guns_in_order_disturb_the_drop(
    guns: dict[str, str], dg: tuple[str, ...], modifier: int
) -> None:
    position = to_drops(turn_s(guns, KROH, dg=dg))
    drop(position, CENTRE, KROH)
    told = position.do(Done(), dice=(6,))
    assert of_type(told, DropRolled)[0].modifier == modifier


@pytest.mark.rule("M-3.2", "M-0.2", "M-3.2f", "M-3.2-R4")
def test_the_british_choose_who_is_dispersed_and_a_die_says_where_to() -> None:
    position, told = dropped(NOBODY, CENTRE, KROH, (3,))
    assert of_type(told, DropRolled)[0].result == "2D"
    asked = decision(position)
    assert (asked.side, asked.kind) == ("british", "scatter")
    position.do(Disperse("DE-KR2"))
    more = position.do(Disperse("DE-KR3"), dice=(1, 6))
    ways = [(each.unit, each.die, each.at) for each in of_type(more, CompanyScattered)]
    assert ways == [("DE-KR2", 1, NORTH), ("DE-KR3", 6, NORTH_WEST)]
    assert scattered(position, "DE-KR2")
    assert position.where("DE-KR1") == CENTRE
    assert not scattered(position, "DE-KR1")


@pytest.mark.rule("M-3.2-R4")
@pytest.mark.parametrize(("die", "at"), list(enumerate(RING, start=1)))
def test_the_direction_die_runs_clockwise_from_the_north(die: int, at: str) -> None:
    position, _ = dropped(NOBODY, CENTRE, ("DE-KR1",), (4, die))
    assert position.where("DE-KR1") == at


@pytest.mark.rule("M-3.2-R2")
def test_more_results_than_companies_hit_all_once() -> None:
    position, told = dropped(NOBODY, CENTRE, ("DE-KR1", "DE-KR2"), (1, 4, 5))
    assert of_type(told, DropRolled)[0].result == "3D"
    assert {position.where("DE-KR1"), position.where("DE-KR2")} == {"2722", "2622"}


@pytest.mark.rule("M-3.2")
def test_companies_shot_down_are_drawn_by_lot() -> None:
    guns = {"UK-L3": NORTH, "UK-L32": "2822"}
    position, told = dropped(guns, CENTRE, KROH, (1, 2, 2))
    assert of_type(told, DropRolled)[0].result == "2E"
    assert [unit for unit in KROH if is_gone(position, unit)] == ["DE-KR2", "DE-KR3"]
    assert position.where("DE-KR1") == CENTRE


@pytest.mark.rule("M-3.2f")
def test_a_company_blown_into_the_sea_is_lost() -> None:
    position, _ = dropped(NOBODY, "2822", ("DE-KR1",), (4, 3))
    assert is_gone(position, "DE-KR1")


@pytest.mark.rule("M-7.1", "M-3.2f")
def test_swimmers_come_ashore_dispersed_where_their_owner_likes() -> None:
    position = to_drops(turn_s(NOBODY, ("IT-NP1",)))
    position.do(PlanDrop("IT-NP1", "2822", "RAMCKE"))
    position.do(Done(), dice=(4, 3))
    asked = decision(position)
    assert (asked.side, asked.kind) == ("axis", "come-ashore")
    assert {each.at for each in position.choices()} == {"2822", "2823"}
    position.do(ComeAshore("IT-NP1", "2823"))
    assert position.where("IT-NP1") == "2823"
    assert scattered(position, "IT-NP1")


@pytest.mark.rule("M-3.2-R12", "M-3.2")
def test_anti_tank_companies_land_dispersed_without_a_die() -> None:
    position, told = dropped(NOBODY, CENTRE, ("DE-PAK",), ())
    assert of_type(told, DropRolled) == []
    assert position.where("DE-PAK") == CENTRE
    assert scattered(position, "DE-PAK")


@pytest.mark.rule("M-3.2-R12")
def test_anti_tank_companies_do_not_fight_for_the_hex_nor_die_with_the_others() -> None:
    british = {"UK-DEV2": CENTRE}
    position = to_drops(turn_s(british, ("DE-KR1", "DE-PAK")))
    drop(position, CENTRE, ("DE-KR1", "DE-PAK"))
    told = list(position.do(Done(), dice=(6,)))
    told += play(position, dice=(1, 1), until=("missions",))
    assert of_type(told, CombatRolled)[0].attack == 2
    assert is_gone(position, "DE-KR1")
    assert position.where("DE-PAK") == CENTRE
    assert scattered(position, "DE-PAK")


@pytest.mark.rule("M-3.2", "M-3.2-R5")
def test_companies_among_enemies_attack_at_half_value() -> None:
    position, told = dropped({"UK-DEV2": CENTRE}, CENTRE, ("DE-KR1", "DE-KR2"), (6,))
    told += play(position, dice=(1, 1), until=("missions",))
    rolled = of_type(told, CombatRolled)[0]
    assert (rolled.attack, rolled.defence, rolled.shift) == (4, 5, 0)


@pytest.mark.rule("M-3.2", "M-3.2-R5")
def test_if_the_hex_is_not_cleared_the_attackers_are_eliminated() -> None:
    position, told = dropped({"UK-KOMR10": CENTRE}, CENTRE, KROH, (6,))
    told += play(position, dice=(1, 4), until=("missions",))
    assert of_type(told, CombatRolled)[0].column == "3-1"
    assert of_type(told, DropFailed)
    assert all(is_gone(position, unit) for unit in KROH)
    assert holder(position, CENTRE) in (None, "british")


@pytest.mark.rule("M-3.2-R5", "M-3.2-R13")
def test_a_defender_who_retreats_leaves_the_hex_to_the_companies_in_good_order() -> None:
    position, told = dropped({"UK-KOMR10": CENTRE}, CENTRE, KROH, (6,))
    told += play(position, dice=(4, 5), until=("missions",))
    assert of_type(told, CombatRolled)[0].result == "-/Dr"
    assert of_type(told, Retreated)
    assert {position.where(unit) for unit in KROH} == {CENTRE}
    assert not any(shaken(position, unit) for unit in KROH)


@pytest.mark.rule("M-3.2-R5")
def test_the_terrain_of_the_drop_hex_counts() -> None:
    position, told = dropped({"UK-KOMR10": "2517"}, "2517", KROH, (6,))
    told += play(position, dice=(1, 1), until=("missions",))
    assert of_type(told, CombatRolled)[0].shift == -1


@pytest.mark.rule("M-8.2e", "M-8.2-R4", "M-0.5")
def test_a_drop_that_clears_la_valletta_wins_on_the_first_day() -> None:
    position, told = dropped({"UK-CBF": "2716"}, "2716", KROH, (6,))
    told += play(position, dice=(5, 6), until=("missions",))
    assert is_gone(position, "UK-CBF")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == "axis"
    assert position.decisions() == ()


@pytest.mark.rule("M-3.2", "M-2.1")
def test_after_the_drops_come_the_ships() -> None:
    position, _ = dropped(NOBODY, CENTRE, KROH, (6,))
    assert position.view("axis").phase == "naval-bombardment"


# --- dispersed units -----------------------------------------------------------------------------


@pytest.mark.rule("M-3.2i", "M-3.2-R8")
def test_dispersed_units_are_no_enemies_to_walk_past_or_over() -> None:
    position = table({"UK-DEV2": "2318", "DE-HU1": "2319"}, active="BDE1", dispersed=("DE-HU1",))
    assert reachable(position, "UK-DEV2")["2319"] == 2
    assert reachable(position, "UK-DEV2")["2419"] == 2


@pytest.mark.rule("M-3.2i")
def test_a_sweep_costs_twice_the_ground_even_after_a_road_march() -> None:
    far = table({"UK-DEV2": "2517", "DE-HU1": "2719"}, active="BDE1", dispersed=("DE-HU1",))
    far.do(Move(("UK-DEV2",), "2719"))
    assert refused(far, Sweep("UK-DEV2"))[0] == "SWEEP_COST"
    near = table({"UK-DEV2": "2618", "DE-HU1": "2719"}, active="BDE1", dispersed=("DE-HU1",))
    near.do(Move(("UK-DEV2",), "2719"))
    assert near.check(Sweep("UK-DEV2"))


@pytest.mark.rule("M-3.2i", "M-3.2-R7")
def test_a_sweep_fights_all_dispersed_units_of_the_hex_in_one_round() -> None:
    position = table(
        {"UK-DEV2": "2318", "DE-HU1": "2319", "DE-HU2": "2319"},
        active="BDE1",
        dispersed=("DE-HU1", "DE-HU2"),
    )
    position.do(Move(("UK-DEV2",), "2319", sweep=True))
    told = attack(position, {"2319": ("UK-DEV2",)}, dice=(6, 6))
    rolled = of_type(told, CombatRolled)
    assert [(each.attack, each.defence, each.column) for each in rolled] == [(5, 2, "2-1")]
    assert is_gone(position, "DE-HU1")
    assert is_gone(position, "DE-HU2")


@pytest.mark.rule("M-3.2i")
def test_intense_combat_means_nothing_in_a_sweep() -> None:
    position = table(
        {"UK-DEV2": "2318", "DE-HU1": "2319", "DE-HU2": "2319"},
        active="BDE1",
        dispersed=("DE-HU1", "DE-HU2"),
    )
    position.do(Move(("UK-DEV2",), "2319", sweep=True))
    told = attack(position, {"2319": ("UK-DEV2",)}, dice=(3, 3))
    assert of_type(told, CombatRolled)[0].result == "CI"
    assert len(of_type(told, CombatRolled)) == 1
    assert position.where("DE-HU1") == "2319"


@pytest.mark.rule("M-3.2-R7")
def test_swept_companies_retreat_two_hexes_and_stay_dispersed() -> None:
    position = table({"UK-DEV2": "2318", "DE-HU1": "2319"}, active="BDE1", dispersed=("DE-HU1",))
    position.do(Move(("UK-DEV2",), "2319", sweep=True))
    told = attack(position, {"2319": ("UK-DEV2",)}, dice=(3, 4))
    assert of_type(told, CombatRolled)[0].result == "-/Dr"
    assert len(of_type(told, Retreated)) == 2
    assert scattered(position, "DE-HU1")
    assert not shaken(position, "DE-HU1")


@pytest.mark.rule("M-3.2i")
def test_leaving_the_hex_cancels_the_sweep() -> None:
    position, _ = operation(
        {"UK-CRU": "2318", "UK-DEV2": "2318", "DE-HU1": "2319"}, "BDE1", dispersed=("DE-HU1",)
    )
    position.do(Move(("UK-CRU",), "2319", sweep=True))
    position.do(Move(("UK-CRU",), "2419"))
    position.do(EndMovement())
    assert decision(position).kind != "declare"


@pytest.mark.rule("M-3.2i")
def test_only_swept_hexes_can_be_attacked_from_inside() -> None:
    position = table(
        {"UK-DEV2": "2318", "DE-HU1": "2319", "UK-HAM1": "2822", "IT-L33I": CENTRE},
        active="BDE1",
        dispersed=("DE-HU1",),
    )
    position.do(Move(("UK-DEV2",), "2319"))
    position.do(EndMovement())
    assert not position.check(Declare(("UK-DEV2",), "2319"))


@pytest.mark.rule("M-3.2i")
def test_an_entry_doubled_by_the_enemy_pays_for_the_sweep() -> None:
    position = table(
        {"UK-DEV2": "2318", "DE-HU1": "2319", "IT-L33I": "2420"},
        active="BDE1",
        dispersed=("DE-HU1",),
    )
    position.do(Move(("UK-DEV2",), "2319"))
    position.do(EndMovement())
    assert position.check(Declare(("UK-DEV2",), "2319"))


@pytest.mark.rule("M-3.2i", "M-5.3.2-R4")
def test_dispersed_units_neither_attack_nor_fire() -> None:
    units = {"IT-FV1": NORTH, "IT-FV2": NORTH, "UK-HAM1": CENTRE}
    position = table(units, active="FOLGORE", dispersed=("IT-FV1",))
    position.do(EndMovement())
    assert refused(position, Declare(("IT-FV1",), CENTRE))[0] == "DISPERSED"
    gun = table(
        {"IT-LART": "2719", "IT-CART": "2719", "IT-L33I": NORTH, "UK-HAM1": CENTRE},
        active="LIVORNO",
        phase="bombardment",
        dispersed=("IT-LART",),
    )
    assert refused(gun, Fire("IT-LART", CENTRE))[0] == "DISPERSED"


@pytest.mark.rule("M-3.2-R8", "M-8.2-R6")
def test_dispersed_units_do_not_control() -> None:
    position, _ = dropped(NOBODY, "2820", ("DE-KR1",), (4, 4))
    assert position.where("DE-KR1") == "2821"
    position = table({"DE-HU1": "2820"}, active="RAMCKE", dispersed=("DE-HU1",))
    position.control("british", "2820").set(phase="movement")
    position.do(Move(("DE-HU1",), "2920"))
    assert holder(position, "2920") != "axis"


# --- regrouping ----------------------------------------------------------------------------------


@pytest.mark.rule("M-3.2j")
@pytest.mark.parametrize(("turn", "need"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_regrouping_becomes_easier_day_by_day(turn: int, need: int) -> None:
    for die, success in ((need, True), (need + 1, False)):
        position = table({"DE-HU1": CENTRE}, active="RAMCKE", turn=turn, dispersed=("DE-HU1",))
        told = position.do(Regroup("DE-HU1"), dice=(die,))
        assert of_type(told, RegroupRolled)[0].success is success
        assert scattered(position, "DE-HU1") is not success


@pytest.mark.rule("M-3.2j", "M-3.2-R10")
def test_a_unit_still_dispersed_moves_one_hex_whatever_the_ground() -> None:
    position = table({"DE-HU1": "2516"}, active="RAMCKE", dispersed=("DE-HU1",))
    position.do(Regroup("DE-HU1"), dice=(6,))
    assert refused(position, Regroup("DE-HU1"))[0] == "REGROUP_TWICE"
    position.do(Move(("DE-HU1",), "2515"))
    assert not position.check(Move(("DE-HU1",), "2514"))


@pytest.mark.rule("M-3.2j")
def test_a_regrouped_unit_moves_normally() -> None:
    position = table({"DE-HU1": "2318"}, active="RAMCKE", dispersed=("DE-HU1",))
    position.do(Regroup("DE-HU1"), dice=(1,))
    assert max(reachable(position, "DE-HU1").values()) == 6


@pytest.mark.rule("M-3.2-R9", "M-3.2j")
def test_under_an_enemy_nobody_regroups_but_may_crawl_away() -> None:
    position = table({"DE-HU1": CENTRE, "UK-HAM1": NORTH}, active="RAMCKE", dispersed=("DE-HU1",))
    position.place("UK-DEV2", CENTRE).set(phase="movement")
    assert refused(position, Regroup("DE-HU1")) == ("REGROUP_ENEMY", "M-3.2j")
    assert not position.check(Move(("DE-HU1",), NORTH))
    assert position.check(Move(("DE-HU1",), NORTH_WEST))


@pytest.mark.rule("M-3.2j")
def test_regrouping_comes_before_moving() -> None:
    position = table({"DE-HU1": CENTRE}, active="RAMCKE", dispersed=("DE-HU1",))
    position.do(Move(("DE-HU1",), NORTH_WEST))
    assert refused(position, Regroup("DE-HU1"))[0] == "REGROUP_MOVED"


@pytest.mark.rule("M-3.2-R9")
def test_a_dispersed_unit_does_not_crawl_into_the_sea() -> None:
    position = table({"DE-HU1": "2822"}, active="RAMCKE", dispersed=("DE-HU1",))
    assert refused(position, Move(("DE-HU1",), "2922"))[0] == "SEA_HEX"


@pytest.mark.rule("M-3.2-R14", "M-8.2-R6")
def test_a_regrouped_unit_takes_its_hex_at_once() -> None:
    position = table({"DE-HU1": "2820"}, active="RAMCKE", dispersed=("DE-HU1",))
    position.control("british", "2820").set(phase="movement")
    position.do(Regroup("DE-HU1"), dice=(2,))
    assert holder(position, "2820") == "axis"
    assert not shaken(position, "DE-HU1")


# --- La Spezia -----------------------------------------------------------------------------------

HAL_FAR = "2623"
SPEZIA = ("IT-S125I", "IT-S125II", "IT-S125III", "IT-S126I")


def airfield(units: dict[str, str] | None = None, *, turn: int = 1, **more: Any) -> Position:
    """La Spezia ready to land at Hal Far, where Loreto stands."""
    places = {"IT-LOR": HAL_FAR} if units is None else units
    return table(places, active="LASPEZIA", turn=turn, pool=SPEZIA, **more)


def land(unit: str, at: str = HAL_FAR) -> Arrive:
    return Arrive(unit, at, "airfield")


@pytest.mark.rule("M-3.2.1", "M-7.1")
def test_la_spezia_lands_where_loreto_stands_disorganised_and_moves_one_hex() -> None:
    position = airfield()
    position.do(land("IT-S125I"))
    assert position.where("IT-S125I") == HAL_FAR
    assert shaken(position, "IT-S125I")
    assert position.check(Move(("IT-S125I",), "2522"))
    position.do(Move(("IT-S125I",), "2622"))
    assert not position.check(Move(("IT-S125I",), "2621"))


@pytest.mark.rule("M-3.2.1")
def test_without_loreto_in_good_order_the_field_is_closed() -> None:
    cases: tuple[tuple[dict[str, str], dict[str, Any]], ...] = (
        ({"DE-HU1": HAL_FAR}, {}),
        ({"IT-LOR": HAL_FAR}, {"dg": ("IT-LOR",)}),
        ({"IT-LOR": HAL_FAR}, {"dispersed": ("IT-LOR",)}),
    )
    for places, marks in cases:
        position = airfield(places, **marks)
        assert refused(position, land("IT-S125I")) == ("AIRLAND_FIELD", "M-3.2.1")


@pytest.mark.rule("M-3.2.1-R2")
def test_two_turns_of_occupation_open_a_field_without_loreto() -> None:
    position = airfield({"DE-HU1": HAL_FAR}, turn=2)
    position.set_at(HAL_FAR, occupied=0b11).set(phase="movement")
    assert position.check(land("IT-S125I"))
    gap = airfield({"DE-HU1": HAL_FAR}, turn=3)
    gap.set_at(HAL_FAR, occupied=0b011).set(phase="movement")
    assert refused(gap, land("IT-S125I"))[0] == "AIRLAND_FIELD"
    left = airfield({"DE-HU1": "2622"}, turn=2)
    left.set_at(HAL_FAR, occupied=0b11).set(phase="movement")
    assert refused(left, land("IT-S125I"))[0] == "AIRLAND_FIELD"


@pytest.mark.rule("M-3.2.1-R2")
def test_with_loreto_shaken_two_turns_of_occupation_still_open_the_field() -> None:
    position = airfield(turn=2, dg=("IT-LOR",))
    position.set_at(HAL_FAR, occupied=0b11).set(phase="movement")
    assert position.check(land("IT-S125I"))


@pytest.mark.rule("M-3.2.1-R1", "M-3.2.1")
def test_anti_aircraft_guns_beside_the_field_close_it_even_disorganised() -> None:
    places = {"IT-LOR": HAL_FAR, "UK-L3": "2622"}
    for dg in ((), ("UK-L3",)):
        position = airfield(places, dg=dg)
        assert refused(position, land("IT-S125I"))[0] == "AIRLAND_AA"
    assert airfield({"IT-LOR": HAL_FAR, "UK-H2": "2621"}).check(land("IT-S125I"))


@pytest.mark.rule("M-3.2.1-R3")
def test_no_more_land_than_the_hex_can_stack_even_if_the_first_move_off() -> None:
    position = airfield()
    position.do(land("IT-S125I"))
    position.do(land("IT-S125II"))
    assert not position.check(land("IT-S125III"))
    position.do(Move(("IT-S125I",), "2622"))
    position.do(Move(("IT-S125II",), "2622"))
    position.do(land("IT-S125III"))
    position.do(Move(("IT-S125III",), "2722"))
    assert refused(position, land("IT-S126I"))[0] == "AIRLAND_FULL"


@pytest.mark.rule("M-3.2.1-R4")
def test_the_one_hex_move_ignores_the_price_but_not_closed_ground() -> None:
    position = table({"IT-LOR": HAL_FAR}, active="LASPEZIA", pool=("IT-SART", "IT-S125I"))
    position.do(land("IT-SART"))
    assert not position.check(Move(("IT-SART",), "2522"))
    assert position.check(Move(("IT-SART",), "2622"))


@pytest.mark.rule("M-3.2.1-R5")
def test_guns_of_the_division_come_by_air() -> None:
    position = table({"IT-LOR": HAL_FAR}, active="LASPEZIA", pool=("IT-SART", "IT-SAT"))
    assert position.check(land("IT-SART"))
    assert position.check(land("IT-SAT"))


@pytest.mark.rule("M-3.2.1-R6")
@pytest.mark.parametrize(("option", "legal"), [("yes", True), ("no", False)])
def test_loreto_opens_a_field_at_once_or_with_the_option_from_the_next_turn(
    option: str, legal: bool
) -> None:
    position = airfield(options={"loreto_same_turn": option})
    assert bool(position.check(land("IT-S125I"))) is legal
    held = airfield(held=(HAL_FAR,), options={"loreto_same_turn": option})
    assert held.check(land("IT-S125I"))


@pytest.mark.rule("M-3.2.1")
def test_air_landed_units_may_attack() -> None:
    position = airfield({"IT-LOR": HAL_FAR, "UK-KOMR10": "2522"})
    position.do(land("IT-S125I"))
    told = attack(position, {"2522": ("IT-S125I",)}, dice=(1, 1))
    assert of_type(told, CombatRolled)[0].attack == 2


@pytest.mark.rule("M-3.2.1")
def test_only_la_spezia_lands_on_airfields() -> None:
    position = table({"IT-LOR": HAL_FAR}, active="LIVORNO", pool=("IT-L33I",))
    assert not position.check(land("IT-L33I"))
