"""Chapter 4.0: what a hex costs, roads, rivers, mountains, closed land, and who holds a hex."""

import pytest

from grognard.games.somnium.actions import EndPhase, Move
from grognard.kernel.report import ReachReport
from tests.games.sicilia.arrange import CENTRE, board, moves_of, refused, table

NEAR_BANK = ("2018", "2017", "2016")
"""Three open hexes north of Licata; the mountain 2115 lies beyond the unbridged Salso."""


def costs(report: ReachReport) -> dict[str, int]:
    return {each.at: each.cost for each in report.hexes}


@pytest.mark.rule("S/C-4.0a", "S-4.0e", "S/C-4.0c")
def test_infantry_from_licata_over_the_bridge_reaches_the_mountain_with_its_last_point() -> None:
    position = table({"us-1-16": "2019"})
    position.do(Move(("us-1-16",), "2115", ("2118", "2117", "2116", "2115")))
    assert position.where("us-1-16") == "2115"
    report = position.reach("us-1-16")
    assert (report.allowance, report.spent) == (12, 12)
    assert not moves_of(position, "move", "us-1-16")


@pytest.mark.rule("S/C-4.0a", "S/C-4.0d", "S/C-R03")
def test_from_the_near_bank_the_unbridged_river_makes_the_mountain_too_dear() -> None:
    position = table({"us-1-16": "2019"})
    action = Move(("us-1-16",), "2115", (*NEAR_BANK, "2115"))
    assert refused(position, action) == ("MP_EXCEEDED", "S/C-4.0a")
    position.do(Move(("us-1-16",), "2016", NEAR_BANK))
    report = position.reach("us-1-16")
    assert report.allowance - report.spent == 6


@pytest.mark.rule("S/C-4.0a")
def test_infantry_goes_straight_north_from_licata_to_caltanissetta() -> None:
    position = table({"us-1-16": "2019"})
    assert costs(position.reach("us-1-16"))["2014"] <= 12
    position.do(Move(("us-1-16",), "2014"))
    assert position.where("us-1-16") == "2014"


@pytest.mark.rule("S/C-4.0a")
def test_a_unit_moves_in_stretches_until_its_points_are_spent() -> None:
    position = table({"us-1-16": CENTRE})
    position.do(Move(("us-1-16",), "3316"))
    position.do(Move(("us-1-16",), CENTRE))
    assert position.reach("us-1-16").spent == 4
    position.do(Move(("us-1-16",), "3314", ("3316", "3315", "3314")))
    code, rule = refused(position, Move(("us-1-16",), "3313", ("3313",)))
    assert (code, rule) == ("MP_EXCEEDED", "S/C-4.0a")


@pytest.mark.rule("S/C-4.0a")
def test_less_than_the_whole_allowance_may_be_spent() -> None:
    position = table({"us-1-16": CENTRE})
    position.do(Move(("us-1-16",), "3316"))
    position.do(EndPhase())
    assert position.where("us-1-16") == "3316"


@pytest.mark.rule("S/C-4.0b")
def test_unused_points_are_not_saved_for_the_next_turn() -> None:
    position = table({"us-1-16": CENTRE})
    position.do(EndPhase())
    position.do(EndPhase())
    position.do(EndPhase())
    position.do(EndPhase())
    report = position.reach("us-1-16")
    assert (report.allowance, report.spent) == (12, 0)


@pytest.mark.rule("S/C-4.0b")
def test_units_moving_together_do_not_pool_their_points() -> None:
    # The Italian has 4 points, the German 12: together they get as far as the slower one.
    position = table({"it-assietta-29": "2313", "de-neapel": "2313"}, side="axis")
    far = Move(("it-assietta-29", "de-neapel"), "2318", ("2314", "2315", "2316", "2317", "2318"))
    assert refused(position, far) == ("MP_EXCEEDED", "S/C-4.0a")
    position.do(Move(("de-neapel",), "2318", ("2314", "2315", "2316", "2317", "2318")))
    assert position.where("it-assietta-29") == "2313"


@pytest.mark.rule("S/C-4.0b")
def test_a_stack_moves_as_far_as_each_of_its_units_can() -> None:
    position = table({"it-assietta-29": "2313", "de-neapel": "2313"}, side="axis")
    position.do(Move(("it-assietta-29", "de-neapel"), "2316", ("2314", "2315", "2316")))
    assert position.where("it-assietta-29") == position.where("de-neapel") == "2316"


@pytest.mark.rule("S/C-4.0c")
def test_motorised_units_pay_half_a_point_a_hex_on_the_road_and_infantry_a_whole_one() -> None:
    # The road runs 3217 - 3216 - 3315.
    for unit, each in (("us-2ad-cca", 1), ("us-1-16", 2)):
        found = costs(table({unit: "3217"}).reach(unit))
        assert found["3216"] == each
        assert found["3315"] == 2 * each


@pytest.mark.rule("S/C-4.0c")
def test_the_road_price_needs_a_road_across_the_very_side() -> None:
    # 3316 lies beside road hexes but no road runs into it.
    found = costs(table({"us-2ad-cca": "3217"}).reach("us-2ad-cca"))
    assert found["3316"] == 2


@pytest.mark.rule("S/C-4.0c", "S/C-R03")
def test_a_road_across_a_river_is_a_bridge() -> None:
    # Licata 2019 and 2118: river and road share the side.
    for unit, price in (("us-1-16", 2), ("us-2ad-cca", 1)):
        report = table({unit: "2019"}).reach(unit)
        assert costs(report)["2118"] == price


@pytest.mark.rule("S/C-4.0d", "S/C-R03")
@pytest.mark.parametrize(("unit", "price"), [("us-1-16", 4), ("us-2ad-cca", 6), ("de-neapel", 6)])
def test_an_unbridged_river_costs_1_on_foot_and_2_on_wheels_on_top_of_the_hex(
    unit: str, price: int
) -> None:
    side = "axis" if unit.startswith("de") else "allied"
    position = table({unit: "2017"}, side=side)
    position.do(Move((unit,), "2117", ("2117",)))
    assert position.reach(unit).spent == price


@pytest.mark.rule("S-4.0e")
def test_mountains_cost_three_on_foot_and_are_closed_to_armour_off_the_road() -> None:
    on_foot = table({"us-1-16": "2715"})
    assert costs(on_foot.reach("us-1-16"))["2714"] == 6
    armour = table({"us-2ad-cca": "2715"})
    action = Move(("us-2ad-cca",), "2716", ("2716",))
    assert refused(armour, action) == ("TERRAIN_FORBIDDEN", "S-4.0e")


@pytest.mark.rule("S-R02", "S/C-4.0c")
def test_armour_may_follow_a_road_into_the_mountains() -> None:
    # The road climbs from Caltagirone 2816 into 2716.
    position = table({"us-2ad-cca": "2816"})
    position.do(Move(("us-2ad-cca",), "2716", ("2716",)))
    assert position.where("us-2ad-cca") == "2716"
    assert position.reach("us-2ad-cca").spent == 1


@pytest.mark.rule("S-R02")
@pytest.mark.parametrize("unit", ["de-neapel", "it-livorno-33"])
def test_motorised_infantry_enters_mountains_for_three_points(unit: str) -> None:
    position = table({unit: "2715"}, side="axis")
    position.do(Move((unit,), "2714", ("2714",)))
    assert position.reach(unit).spent == 6


@pytest.mark.rule("S-R02")
def test_with_the_switch_motorised_infantry_is_barred_from_mountains_like_armour() -> None:
    position = table(
        {"de-neapel": "2715"}, side="axis", options={"mountain_motorised_infantry": "forbidden"}
    )
    action = Move(("de-neapel",), "2714", ("2714",))
    assert refused(position, action) == ("TERRAIN_FORBIDDEN", "S-4.0e")


@pytest.mark.rule("S-4.0e", "S/C-R57")
def test_nobody_enters_the_sea() -> None:
    position = table({"us-1-16": "2019"})
    action = Move(("us-1-16",), "2020", ("2020",))
    assert refused(position, action) == ("TERRAIN_FORBIDDEN", "S-4.0e")


@pytest.mark.rule("S-4.0e")
def test_nobody_climbs_etna() -> None:
    position = table({"us-1-16": "3110"})
    action = Move(("us-1-16",), "3210", ("3210",))
    assert refused(position, action) == ("TERRAIN_FORBIDDEN", "S-4.0e")


@pytest.mark.rule("S-R63")
def test_calabria_is_closed_even_where_it_touches_sicily() -> None:
    grid = board().grid
    assert grid.distance(grid.hex("3903"), grid.hex("4003")) == 1
    position = table({"de-neapel": "3903"}, side="axis")
    code, rule = refused(position, Move(("de-neapel",), "4003", ("4003",)))
    assert (code, rule) == ("TERRAIN_FORBIDDEN", "S-R63")
    assert "4003" not in moves_of(position, "move", "de-neapel")


@pytest.mark.rule("S/C-R35")
def test_a_hex_belongs_to_whoever_last_moved_through_it() -> None:
    position = table({"us-1-16": CENTRE})
    position.do(Move(("us-1-16",), "3315", ("3316", "3315")))
    held = {each.at: each.control for each in position.view("allied").hexes}
    assert held["3316"] == held["3315"] == "allied"
    assert held["3314"] == "axis"


@pytest.mark.rule("S/C-R35")
def test_zones_do_not_take_hexes() -> None:
    position = table({"us-1-16": "2313"})
    position.do(Move(("us-1-16",), "2314", ("2314",)))
    held = {each.at: each.control for each in position.view("allied").hexes}
    assert held["2315"] == "axis"


@pytest.mark.rule("S/C-R35")
def test_at_the_start_the_axis_holds_all_but_the_allied_set_up_hexes() -> None:
    from grognard.lab import Position

    position = Position("sicilia", "campaign", dice=(1, 1))
    held = {each.at: each.control for each in position.view("axis").hexes}
    allied = {at for at, holder in held.items() if holder == "allied"}
    stands = {at for unit, at in position.units().items() if unit[:2] in ("us", "uk", "ca")}
    assert allied == {at for at in stands if not at.startswith("box:")}
    assert held["3413"] == held["3718"] == held["1306"] == "axis"


@pytest.mark.rule("S-8.0a")
def test_artillery_moves_like_infantry() -> None:
    found = costs(table({"us-art-ii": "2715"}).reach("us-art-ii"))
    assert found["2714"] == 6
    assert found["2615"] == 2
