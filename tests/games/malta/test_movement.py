"""5.2: movement, stacking on the move, roads, strategic movement, overrun."""

from typing import Any

import pytest

from grognard.games.malta.actions import (
    Accept,
    Bid,
    Done,
    EndMove,
    EndMovement,
    Move,
    Overrun,
    Pass,
    Refuse,
)
from grognard.games.malta.events import (
    Advanced,
    CombatRolled,
    Disorganised,
    Moved,
    OverrunBegan,
    Retreated,
)
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    CITY,
    HILL,
    NORTH,
    NORTH_WEST,
    SOUTH,
    SOUTH_WEST,
    decision,
    is_gone,
    of_type,
    operation,
    play,
    reachable,
    refused,
    shaken,
    table,
)


def cost(position: Position, unit: str, to: str) -> int:
    """What the direct way to a neighbouring hex costs, as it is told."""
    told = position.copy().do(Move((unit,), to, via=(to,)))
    return sum(each.cost for each in of_type(told, Moved))


# --- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-1.3.5", "M-5.2")
@pytest.mark.parametrize(
    ("start", "to", "price"),
    [
        ("2721", "2621", 2),
        ("2217", "2117", 3),
        ("2516", HILL, 4),
        ("2516", CITY, 3),
        ("2721", "2720", 2),
        ("2819", "2820", 3),
        ("2418", "2517", 1),
    ],
)
def test_a_hex_costs_its_base_and_what_lies_on_it(start: str, to: str, price: int) -> None:
    assert cost(table({"IT-L33I": start}, active="LIVORNO"), "IT-L33I", to) == price


@pytest.mark.rule("M-1.3.5-R2", "M-1.3.5")
def test_a_hexside_replaces_the_base_and_rubble_still_adds() -> None:
    free = table({"IT-L33I": "1812"}, active="LIVORNO")
    assert cost(free, "IT-L33I", "1912") == 5
    ruined = table({"IT-L33I": "1812"}, active="LIVORNO", rubble=("1912",))
    assert cost(ruined, "IT-L33I", "1912") == 6


@pytest.mark.rule("M-5.2b", "M-5.2-R2")
def test_an_escarpment_into_rubble_beside_the_enemy_is_still_the_one_hex() -> None:
    units = {"IT-L33I": "1812", "UK-HAM1": "2013"}
    position = table(units, active="LIVORNO", rubble=("1912",))
    assert position.check(Move(("IT-L33I",), "1912"))
    position.do(Move(("IT-L33I",), "1912"))
    assert not any(offer.subject == "IT-L33I" for offer in position.choices().offers())


@pytest.mark.rule("M-7.4", "M-1.3.5")
def test_the_victoria_line_is_steep_from_the_north_only() -> None:
    south = table({"IT-L33I": "2113"}, active="LIVORNO")
    assert cost(south, "IT-L33I", "2114") == 5
    north = table({"IT-L33I": "2114"}, active="LIVORNO")
    assert cost(north, "IT-L33I", "2113") == 2


@pytest.mark.rule("M-5.2b", "M-5.2-R1")
def test_entering_a_hex_beside_an_enemy_costs_double_and_leaving_nothing() -> None:
    position = table({"IT-L33I": CENTRE, "UK-HAM1": "2620"}, active="LIVORNO")
    assert cost(position, "IT-L33I", NORTH_WEST) == 4
    beside = table({"IT-L33I": NORTH_WEST, "UK-HAM1": "2620"}, active="LIVORNO")
    assert cost(beside, "IT-L33I", CENTRE) == 2


@pytest.mark.rule("M-5.2b")
def test_beside_the_enemy_six_points_are_enough_for_one_plain_hex_only() -> None:
    units = {"IT-L33I": CENTRE, "UK-HAM1": "2620", "UK-DEV2": "2520"}
    position = table(units, active="LIVORNO")
    position.do(Move(("IT-L33I",), NORTH_WEST))
    assert refused(position, Move(("IT-L33I",), "2521"))[0] in ("MP", "OUT_OF_REACH")


@pytest.mark.rule("M-5.2b")
def test_a_terrace_beside_the_enemy_takes_exactly_six() -> None:
    position = table({"IT-L33I": "2217", "UK-HAM1": "2118"}, active="LIVORNO")
    assert cost(position, "IT-L33I", "2117") == 6


@pytest.mark.rule("M-5.2", "M-5.2-R2")
def test_a_disorganised_unit_may_always_move_one_hex() -> None:
    units = {"IT-L33I": "2516", "UK-HAM1": "2514"}
    position = table(units, active="LIVORNO", dg=("IT-L33I",))
    assert position.check(Move(("IT-L33I",), HILL))


@pytest.mark.rule("M-5.2-R2")
def test_the_one_hex_must_be_the_whole_move() -> None:
    units = {"IT-L33I": "2416", "UK-HAM1": "2514"}
    position = table(units, active="LIVORNO", dg=("IT-L33I",))
    position.do(Move(("IT-L33I",), "2516"))
    assert refused(position, Move(("IT-L33I",), HILL))[0] in ("MP", "OUT_OF_REACH")


@pytest.mark.rule("M-5.2", "M-1.3.8")
def test_an_enemy_hex_cannot_be_entered_but_one_may_walk_past() -> None:
    position = table({"DE-KR1": "2318", "UK-HAM1": "2319"}, active="RAMCKE")
    assert refused(position, Move(("DE-KR1",), "2319")) == ("ENEMY_HEX", "M-5.2")
    passing = table({"IT-SBER": "2318", "UK-HAM1": "2320"}, active="LASPEZIA")
    assert "2420" in reachable(passing, "IT-SBER")


@pytest.mark.rule("M-1.3.5", "M-1.3.1")
def test_heavy_units_need_a_road_on_rough_ground() -> None:
    position = table({"IT-LART": "2516"}, active="LIVORNO")
    assert refused(position, Move(("IT-LART",), HILL)) == ("PROHIBITED", "M-1.3.5")
    road = table({"IT-LART": "2518"}, active="LIVORNO")
    assert cost(road, "IT-LART", "2519") == 1


@pytest.mark.rule("M-1.3.1")
def test_nobody_walks_into_the_sea() -> None:
    position = table({"IT-L33I": "2822"}, active="LIVORNO")
    assert refused(position, Move(("IT-L33I",), "2922")) == ("SEA_HEX", "M-1.3.1")


@pytest.mark.rule("M-5.2-R2")
def test_units_with_movement_zero_never_move() -> None:
    position, _ = operation({"UK-DEV2": "2822", "UK-CBJ": "2823"}, "BDE1")
    assert refused(position, Move(("UK-CBJ",), "2722")) == ("IMMOBILE", "M-5.2-R2")


@pytest.mark.rule("M-5.2-R3")
def test_a_stack_moves_at_the_pace_of_its_slowest_member() -> None:
    position = table({"IT-SBER": "2318", "IT-S125I": "2318"}, active="LASPEZIA")
    far = {h for h, price in reachable(position, "IT-SBER").items() if price > 6}
    to = min(far)
    assert position.check(Move(("IT-SBER",), to))
    assert not position.check(Move(("IT-SBER", "IT-S125I"), to))


@pytest.mark.rule("M-5.2-R3")
def test_units_that_do_not_stand_together_do_not_move_together() -> None:
    position = table({"IT-L33I": "2318", "IT-L33II": "2319"}, active="LIVORNO")
    assert refused(position, Move(("IT-L33I", "IT-L33II"), "2419"))[0] == "NOT_TOGETHER"


@pytest.mark.rule("M-5.2-R4")
def test_moves_alternate_until_a_unit_has_ended_its_movement() -> None:
    position = table({"IT-L33I": "2318", "IT-L33II": "2318"}, active="LIVORNO")
    position.do(Move(("IT-L33I",), "2319"))
    position.do(Move(("IT-L33II",), "2419"))
    position.do(Move(("IT-L33I",), "2420"))
    position.do(EndMove("IT-L33I"))
    assert refused(position, Move(("IT-L33I",), "2421"))[0] == "MOVE_ENDED"


@pytest.mark.rule("M-5.2")
def test_points_are_not_saved_for_the_next_operation() -> None:
    position = table({"IT-L33I": "2318"}, active="LIVORNO")
    assert max(reachable(position, "IT-L33I").values()) == 6


# --- stacking ------------------------------------------------------------------------------------


FOUR = ("IT-L33I", "IT-L33II", "IT-L33III", "IT-L34I")


@pytest.mark.rule("M-5.2.1", "M-1.3.6")
def test_the_limit_may_be_passed_in_movement_but_not_at_its_end() -> None:
    units = dict.fromkeys(FOUR[:3], "2319") | {"IT-L34I": "2318"}
    position = table(units, active="LIVORNO")
    position.do(Move(("IT-L34I",), "2319", via=("2319",)))
    assert refused(position, EndMovement())[0] == "OVERSTACK"
    position.do(Move(("IT-L34I",), "2419"))
    assert position.check(EndMovement())


@pytest.mark.rule("M-5.2.1-R1", "M-5.2.1")
def test_ending_a_move_in_a_crowd_disorganises_everybody_there() -> None:
    units = dict.fromkeys(FOUR[:3], "2319") | {"IT-L34I": "2318"}
    position = table(units, active="LIVORNO")
    position.do(Move(("IT-L34I",), "2319", via=("2319",)))
    told = position.do(EndMove("IT-L34I"))
    assert set(of_type(told, Disorganised)[0].units) == set(FOUR)


@pytest.mark.rule("M-1.3.6-R1")
def test_reduced_units_take_one_point() -> None:
    units = dict.fromkeys(FOUR[:3], "2319") | {"IT-L34I": "2318"}
    position = table(units, active="LIVORNO", reduced=("IT-L33I", "IT-L33II"))
    position.do(Move(("IT-L34I",), "2319"))
    assert position.check(EndMovement())


@pytest.mark.rule("M-1.3.6-R2", "M-1.3.6-R4")
def test_a_second_unit_of_a_free_class_is_too_much() -> None:
    position, joined = operation(
        {"IT-L33I": "2318", "IT-LAT": "2319", "IT-SEM1": "2318"}, "LIVORNO"
    )
    assert joined == ["IT-SEM1"]
    assert Move(("IT-SEM1",), "2319") not in list(position.choices())
    position.do(Move(("IT-SEM1",), "2420"))


@pytest.mark.rule("M-1.3.6-R3")
def test_dispersed_units_count_for_nobodys_stacking() -> None:
    units = dict.fromkeys(FOUR[:3], "2319") | {"DE-KR1": "2319", "DE-KR2": "2319"}
    position = table(units, active="LIVORNO", dispersed=("DE-KR1", "DE-KR2"))
    assert position.check(EndMovement())


# --- roads ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-5.2.2")
def test_a_road_costs_one_and_beside_the_enemy_two() -> None:
    position = table({"IT-L33I": "2518"}, active="LIVORNO")
    assert cost(position, "IT-L33I", "2519") == 1
    near = table({"IT-L33I": "2518", "UK-HAM1": "2520"}, active="LIVORNO")
    assert cost(near, "IT-L33I", "2519") == 2


@pytest.mark.rule("M-5.2.2", "M-5.2.2-R1")
def test_beside_the_enemy_two_points_and_one_armour_unit_use_a_road() -> None:
    units = {"IT-L33I": "2518", "IT-LAT": "2518", "IT-SEM1": "2518", "UK-HAM1": "2520"}
    position, _ = operation(units, "LIVORNO")
    position.do(Move(("IT-L33I",), "2519"))
    assert refused(position, Move(("IT-LAT",), "2519")) == ("ROAD_LIMIT", "M-5.2.2")
    assert position.check(Move(("IT-SEM1",), "2519"))


@pytest.mark.rule("M-5.2.2-R2")
def test_above_the_road_limit_the_ground_may_be_used() -> None:
    units = {"IT-L33I": "2719", "IT-L33II": "2719", "UK-HAM1": "2720"}
    position = table(units, active="LIVORNO")
    assert cost(position, "IT-L33I", "2820") == 2
    position.do(Move(("IT-L33I",), "2820"))
    assert cost(position, "IT-L33II", "2820") == 6


@pytest.mark.rule("M-5.2.2-R1")
@pytest.mark.parametrize(("scope", "legal"), [("hex_entered", False), ("hexside", True)])
def test_the_road_limit_counts_by_hex_or_with_the_option_by_hexside(
    scope: str, legal: bool
) -> None:
    units = {"IT-L33I": "2518", "IT-LAT": "2420", "UK-HAM1": "2620"}
    position = table(units, active="LIVORNO", options={"road_limit_scope": scope})
    position.do(Move(("IT-L33I",), "2519"))
    assert bool(position.check(Move(("IT-LAT",), "2519"))) is legal


@pytest.mark.rule("M-5.2.2-R3")
def test_rubble_breaks_the_road() -> None:
    into = table({"IT-L33I": "2518"}, active="LIVORNO", rubble=("2519",))
    assert cost(into, "IT-L33I", "2519") == 3 + 1
    out = table({"IT-L33I": "2519"}, active="LIVORNO", rubble=("2519",))
    assert cost(out, "IT-L33I", "2518") == 2


# --- strategic movement --------------------------------------------------------------------------


@pytest.mark.rule("M-5.2.3")
def test_strategic_movement_doubles_the_pace_on_roads() -> None:
    position = table({"IT-L33I": "1410"}, active="LIVORNO")
    assert position.check(Move(("IT-L33I",), "2514", strategic=True))
    assert not position.check(Move(("IT-L33I",), "2615", strategic=True))


@pytest.mark.rule("M-5.2.3")
def test_a_short_strategic_march_is_offered_like_a_long_one() -> None:
    position = table({"IT-L33I": "2112", "UK-HAM1": "2822"}, active="LIVORNO")
    marches = [a for a in position.choices() if isinstance(a, Move) and a.strategic]
    plain = {a.to for a in position.choices() if isinstance(a, Move) and not a.strategic}
    assert {a.to for a in marches} & plain
    assert {a.to for a in marches} - plain


@pytest.mark.rule("M-5.2.3-R1", "M-5.2.3")
def test_it_may_not_begin_pass_or_end_beside_an_enemy() -> None:
    start = table({"IT-L33I": "1410", "UK-HAM1": "1411"}, active="LIVORNO")
    assert refused(start, Move(("IT-L33I",), "2112", strategic=True))[0] == "STRATEGIC"
    way = table({"IT-L33I": "1410", "UK-HAM1": "1814"}, active="LIVORNO")
    assert refused(way, Move(("IT-L33I",), "2112", strategic=True))[0] == "STRATEGIC"
    end = table({"IT-L33I": "1410", "UK-HAM1": "2113"}, active="LIVORNO")
    assert refused(end, Move(("IT-L33I",), "2112", strategic=True))[0] == "STRATEGIC"


@pytest.mark.rule("M-5.2.3")
def test_it_needs_a_road() -> None:
    position = table({"IT-L33I": "2318"}, active="LIVORNO")
    assert refused(position, Move(("IT-L33I",), "2319", strategic=True))[0] == "STRATEGIC"


@pytest.mark.rule("M-5.2.3-R2")
def test_a_disorganised_unit_halves_before_it_doubles() -> None:
    position = table({"IT-L33I": "1410"}, active="LIVORNO", dg=("IT-L33I",))
    assert position.check(Move(("IT-L33I",), "1912", strategic=True))
    assert not position.check(Move(("IT-L33I",), "2013", strategic=True))


@pytest.mark.rule("M-5.2.3-R3")
def test_it_is_chosen_before_moving() -> None:
    position = table({"IT-L33I": "1410"}, active="LIVORNO")
    position.do(Move(("IT-L33I",), "1510"))
    assert refused(position, Move(("IT-L33I",), "2112", strategic=True))[0] == "STRATEGIC_LATE"


@pytest.mark.rule("M-5.2.3-R3")
def test_it_excludes_an_overrun() -> None:
    position = table({"IT-L33I": "1410", "UK-KOMR10": "1714"}, active="LIVORNO")
    position.do(Move(("IT-L33I",), "1511", strategic=True))
    far = position.copy()
    assert not far.check(Overrun(("IT-L33I",), "1612"))


# --- overrun -------------------------------------------------------------------------------------


def overrun_at_centre(**more: Any) -> Position:
    """Two battalions north of a weak one."""
    units = {"IT-L33I": NORTH, "IT-L33II": NORTH, "UK-KOMR10": CENTRE}
    return table(units, active="LIVORNO", **more)


BOTH = ("IT-L33I", "IT-L33II")


@pytest.mark.rule("M-5.2.4", "M-5.2.4-R5", "M-5.2.4-R2")
def test_a_successful_overrun_advances_the_whole_stack_and_moves_on() -> None:
    position = overrun_at_centre()
    told = list(position.do(Overrun(BOTH, CENTRE), dice=(4, 6)))
    assert of_type(told, OverrunBegan)[0].cost == 4
    assert of_type(told, CombatRolled)[0].column == "4-1"
    told += play(position, until=("movement",))
    assert {each.unit for each in of_type(told, Advanced)} == set(BOTH)
    assert {position.where(unit) for unit in BOTH} == {CENTRE}
    assert max(reachable(position, "IT-L33I").values()) == 6 - 4
    assert position.check(Move(("IT-L33I",), NORTH_WEST))


@pytest.mark.rule("M-5.2.4")
def test_the_price_of_an_overrun_must_be_at_hand() -> None:
    position = overrun_at_centre()
    position.place("IT-L34I", "2718")
    position.set(phase="movement")
    position.do(Move(("IT-L34I",), NORTH))
    assert refused(position, Overrun(("IT-L34I",), CENTRE))[0] == "OVERRUN_MP"


@pytest.mark.rule("M-5.2.4-R2")
def test_an_overrun_keeps_to_the_limit_of_the_hexside() -> None:
    units = dict.fromkeys((*BOTH, "IT-L33III"), NORTH) | {"UK-KOMR10": CENTRE}
    position = table(units, active="LIVORNO")
    assert refused(position, Overrun((*BOTH, "IT-L33III"), CENTRE))[0] == "ATT_LIMIT"


@pytest.mark.rule("M-5.2.4-R2")
def test_brackets_do_not_overrun() -> None:
    units = {"IT-L33I": NORTH, "IT-LART": NORTH, "UK-KOMR10": CENTRE}
    position = table(units, active="LIVORNO")
    assert refused(position, Overrun(("IT-L33I", "IT-LART"), CENTRE))[0] == "NO_ATTACK_VALUE"


@pytest.mark.rule("M-5.2.4-R1", "M-5.2.4")
def test_if_both_break_off_the_overrun_is_thrown_back() -> None:
    position = overrun_at_centre()
    position.do(Overrun(BOTH, CENTRE), dice=(2, 2))
    assert (decision(position).kind, position.decider()) == ("intense", "axis")
    position.do(Refuse())
    assert (decision(position).kind, position.decider()) == ("intense", "british")
    told = list(position.do(Refuse()))
    told += play(position, until=("movement", "contest"))
    assert of_type(told, Retreated)
    assert shaken(position, "IT-L33I")


@pytest.mark.rule("M-5.2.4-R1")
def test_if_the_defender_would_fight_on_nothing_happens() -> None:
    position = overrun_at_centre()
    position.do(Overrun(BOTH, CENTRE), dice=(2, 2))
    position.do(Refuse())
    told = position.do(Accept())
    assert of_type(told, Retreated) == []
    assert position.where("IT-L33I") == NORTH
    assert not shaken(position, "IT-L33I")


@pytest.mark.rule("M-5.2.4-R1")
def test_a_defender_who_breaks_off_an_overrun_makes_room() -> None:
    position = overrun_at_centre()
    position.do(Overrun(BOTH, CENTRE), dice=(2, 2))
    position.do(Accept())
    position.do(Refuse())
    play(position, until=("movement",))
    assert position.where("UK-KOMR10") != CENTRE
    assert position.where("IT-L33I") == CENTRE


@pytest.mark.rule("M-5.2.4-R4", "M-5.2.4")
def test_after_a_failed_overrun_the_stack_stops_but_may_attack() -> None:
    position = overrun_at_centre()
    position.do(Overrun(BOTH, CENTRE), dice=(2, 2))
    position.do(Refuse())
    position.do(Accept())
    assert not any(o.subject == "IT-L33I" and o.verb == "move" for o in position.choices().offers())
    position.do(EndMovement())
    assert decision(position).kind == "declare"


@pytest.mark.rule("M-5.2.4-R3")
def test_no_guns_support_or_answer_an_overrun() -> None:
    units = {"IT-L33I": NORTH, "IT-LART": NORTH, "UK-KOMR10": CENTRE, "UK-12F": SOUTH}
    position = table(units, active="LIVORNO")
    position.do(Overrun(("IT-L33I",), CENTRE), dice=(6, 5))
    play(position, until=("movement",))
    assert is_gone(position, "UK-KOMR10") or position.where("UK-KOMR10") != CENTRE


@pytest.mark.rule("M-5.2.4-R2")
def test_several_overruns_are_possible_while_the_points_last() -> None:
    units = {"IT-SBER": NORTH, "UK-KOMR10": CENTRE, "UK-RE24": SOUTH_WEST}
    position = table(units, active="LASPEZIA")
    position.do(Overrun(("IT-SBER",), CENTRE), dice=(6, 6))
    play(position, until=("movement",))
    assert position.where("IT-SBER") == CENTRE
    assert position.check(Overrun(("IT-SBER",), SOUTH_WEST))


def test_a_bid_is_no_move() -> None:
    position = table({"IT-L33I": "2318"}, active="LIVORNO")
    assert refused(position, Bid("FRIULI"))[0] in ("WRONG_SEGMENT", "NOT_OFFERED")
    assert refused(position, Pass())[0] in ("WRONG_SEGMENT", "NOT_OFFERED")
    assert refused(position, Done())[0] in ("WRONG_SEGMENT", "NOT_OFFERED")
