"""Chapter 4.1.2: engagement zones, breaking contact, dominant ground and the duty to attack."""

import pytest

from grognard.games.somnium.actions import AddUnit, Advance, Attack, Bombard, Commit, EndPhase, Move
from grognard.lab import Position
from tests.games.sicilia.arrange import (
    CENTRE,
    CITY,
    MOUNTAIN,
    NORTH,
    NORTH_WEST,
    SOUTH,
    battle,
    moves_of,
    refused,
    table,
)


def attack_duties(position: Position, side: str) -> dict[str, set[str]]:
    """Unit → targets of the duties to attack that a side still has."""
    return {
        duty.unit: set(duty.targets) for duty in position.view(side).duties if duty.kind == "attack"
    }


# --- the zone -----------------------------------------------------------------------------------


@pytest.mark.rule("S/C-4.1.2a")
def test_a_unit_entering_a_zone_stops() -> None:
    # From 3315 southwards: 3316 lies next to the enemy in 3317.
    position = table({"us-1-16": "3314", "it-assietta-29": CENTRE})
    through = Move(("us-1-16",), NORTH_WEST, ("3315", NORTH, NORTH_WEST))
    assert refused(position, through) == ("ZOC_STOP", "S/C-4.1.2a")
    position.do(Move(("us-1-16",), NORTH, ("3315", NORTH)))
    assert not moves_of(position, "move", "us-1-16")
    assert not [each for each in position.reach("us-1-16").hexes if each.may_end]
    assert refused(position, Move(("us-1-16",), "3315"))[0] == "ZOC_STOP"
    free = table({"us-1-16": "3314", "it-assietta-29": CENTRE})
    assert NORTH in moves_of(free, "move", "us-1-16")


@pytest.mark.rule("S/C-4.1.2a", "S/C-4.1.2d")
def test_the_reach_says_where_a_unit_would_have_to_attack() -> None:
    position = table({"us-1-16": "3314", "it-assietta-29": CENTRE})
    told = {each.at: (each.note, each.rule) for each in position.reach("us-1-16").hexes}
    assert told[NORTH] == ("contact", "S/C-4.1.2d")
    assert told["3315"] == ("", "")


@pytest.mark.rule("S/C-4.1.2a")
@pytest.mark.parametrize("enemy", ["it-cn-17", "it-art-xii", "de-hg-conrath-pz"])
def test_every_type_has_a_zone_reduced_or_not(enemy: str) -> None:
    position = table({"us-1-16": "3314", enemy: CENTRE}, reduced=(enemy,))
    assert refused(position, Move(("us-1-16",), NORTH_WEST, ("3315", NORTH, NORTH_WEST)))[0] == (
        "ZOC_STOP"
    )


@pytest.mark.rule("S/C-4.1.2a")
def test_a_zone_reaches_across_a_river_and_into_mountains() -> None:
    across = table({"us-1-16": "2016", "it-assietta-29": "2117"})
    assert refused(across, Move(("us-1-16",), "2018", ("2017", "2018")))[0] == "ZOC_STOP"
    uphill = table({"us-1-16": "2817", "it-assietta-29": "2715"})
    assert refused(uphill, Move(("us-1-16",), "2616", (MOUNTAIN, "2616")))[0] == "ZOC_STOP"


@pytest.mark.rule("S/C-4.1.2a")
def test_friends_in_the_hex_do_not_switch_the_zone_off() -> None:
    position = table({"us-1-16": "3314", "us-1-18": NORTH, "it-assietta-29": CENTRE})
    assert refused(position, Move(("us-1-16",), NORTH_WEST, ("3315", NORTH, NORTH_WEST)))[0] == (
        "ZOC_STOP"
    )


@pytest.mark.rule("S/C-4.1.2e")
def test_enemies_never_share_a_hex() -> None:
    position = table({"us-1-16": NORTH, "it-assietta-29": CENTRE})
    action = Move(("us-1-16",), CENTRE, (CENTRE,))
    assert refused(position, action) == ("ENEMY_OCCUPIED", "S/C-4.1.2e")


# --- breaking contact ---------------------------------------------------------------------------


@pytest.mark.rule("S/C-4.1.2b")
def test_leaving_a_zone_costs_one_point_more_once() -> None:
    position = table({"us-1-16": NORTH, "it-assietta-29": CENTRE})
    position.do(Move(("us-1-16",), "3315"))
    assert position.reach("us-1-16").spent == 4
    position.do(Move(("us-1-16",), "3314"))
    assert position.reach("us-1-16").spent == 6


@pytest.mark.rule("S/C-4.1.2b")
def test_stepping_into_another_zone_hex_is_legal_and_costs_the_extra_point_too() -> None:
    position = table({"us-1-16": NORTH, "it-assietta-29": CENTRE})
    position.do(Move(("us-1-16",), NORTH_WEST))
    assert position.reach("us-1-16").spent == 4
    assert not moves_of(position, "move", "us-1-16")
    position.do(EndPhase())
    assert attack_duties(position, "allied") == {"us-1-16": {CENTRE}}


@pytest.mark.rule("S/C-4.1.2b")
def test_a_unit_that_cannot_pay_the_extra_point_cannot_go_that_way() -> None:
    # Over the river into the mountain: 4 points, all that the Italian has.
    way = Move(("it-assietta-29",), "2115", ("2115",))
    free = table({"it-assietta-29": "2016"}, side="axis")
    assert free.check(way)
    engaged = table({"it-assietta-29": "2016", "us-1-16": "1916"}, side="axis")
    assert refused(engaged, way) == ("MP_EXCEEDED", "S/C-4.0a")


@pytest.mark.rule("S/C-4.1.2b", "S/C-4.1.2d")
def test_while_moving_a_player_sees_who_must_leave_or_attack() -> None:
    position = table({"us-1-16": NORTH, "us-1-18": "3314", "it-assietta-29": CENTRE})
    kinds = {duty.unit: (duty.kind, duty.targets) for duty in position.view("allied").duties}
    assert kinds == {"us-1-16": ("attack-or-leave", (CENTRE,))}
    position.do(Move(("us-1-18",), NORTH_WEST))
    kinds = {duty.unit: (duty.kind, duty.targets) for duty in position.view("allied").duties}
    assert kinds["us-1-18"] == ("attack", (CENTRE,))
    assert position.view("axis").duties == ()


# --- dominant ground ----------------------------------------------------------------------------


@pytest.mark.rule("S/C-4.1.2c", "S/C-R45")
def test_a_unit_in_the_mountains_beside_an_enemy_in_a_city_need_neither_leave_nor_attack() -> None:
    position = table({"de-neapel": MOUNTAIN, "us-1-16": CITY}, side="axis")
    position.do(EndPhase())
    assert attack_duties(position, "axis") == {}
    position.do(EndPhase())


@pytest.mark.rule("S/C-4.1.2c", "S/C-4.1.2d")
def test_a_second_unit_that_moves_into_the_same_zone_must_attack_and_the_first_need_not() -> None:
    units = {"de-neapel": MOUNTAIN, "us-1-16": CITY, "de-15pg-104": "2915"}
    position = table({**units, "de-15pg-104": "2914"}, side="axis")
    position.do(Move(("de-15pg-104",), "2915"))
    position.do(EndPhase())
    assert attack_duties(position, "axis") == {"de-15pg-104": {CITY}}
    assert refused(position, EndPhase())[0] == "MUST_ATTACK"


@pytest.mark.rule("S/C-4.1.2c")
def test_a_dominant_unit_may_attack_if_it_likes() -> None:
    position = battle({"us-1-16": MOUNTAIN, "it-assietta-29": CITY})
    assert attack_duties(position, "allied") == {}
    assert position.check(Attack(CITY, ("us-1-16",)))


@pytest.mark.rule("S/C-4.1.2c")
def test_a_unit_that_moved_has_no_use_of_dominant_ground() -> None:
    position = table({"de-neapel": "2615", "us-1-16": CITY}, side="axis")
    position.do(Move(("de-neapel",), MOUNTAIN, ("2616", MOUNTAIN)))
    position.do(EndPhase())
    assert attack_duties(position, "axis") == {"de-neapel": {CITY}}


@pytest.mark.rule("S/C-4.1.2c", "S/C-R25")
def test_ground_must_dominate_every_enemy_hex_around() -> None:
    # City (1) dominates the open hex 2815 but not the mountain 2716.
    units = {"de-neapel": CITY, "us-1-16": "2815", "us-1-18": MOUNTAIN}
    position = battle(units, side="axis", air=0)
    assert attack_duties(position, "axis") == {"de-neapel": {"2815", MOUNTAIN}}
    alone = battle({"de-neapel": CITY, "us-1-16": "2815"}, side="axis", air=0)
    assert attack_duties(alone, "axis") == {}


@pytest.mark.rule("S/C-R45")
def test_equal_ground_does_not_dominate_and_rivers_do_not_count() -> None:
    equal = battle({"de-neapel": CENTRE, "us-1-16": NORTH}, side="axis", air=0)
    assert attack_duties(equal, "axis") == {"de-neapel": {NORTH}}
    river = battle({"de-neapel": "2117", "us-1-16": "2017"}, side="axis", air=0)
    assert attack_duties(river, "axis") == {"de-neapel": {"2017"}}


# --- the duty to attack -------------------------------------------------------------------------


@pytest.mark.rule("S/C-4.1.2d", "S/C-R25")
def test_a_unit_engaged_at_the_start_that_stays_must_attack() -> None:
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE})
    assert attack_duties(position, "allied") == {"us-1-16": {CENTRE}}
    assert refused(position, EndPhase())[0] == "MUST_ATTACK"


@pytest.mark.rule("S/C-4.1.2d")
def test_the_duty_ends_with_the_attack() -> None:
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE})
    position.do(Attack(CENTRE, ("us-1-16",), air=3), dice=(1, 2))
    assert attack_duties(position, "allied") == {}


@pytest.mark.rule("S/C-R25", "S/C-4.1.2d")
def test_an_attack_that_leaves_out_a_unit_with_no_other_target_is_refused() -> None:
    units = {"us-1-16": NORTH, "us-1-18": NORTH_WEST, "it-assietta-29": CENTRE}
    position = battle(units, air=15)
    assert refused(position, Attack(CENTRE, ("us-1-16",))) == ("MUST_ATTACK", "S/C-R25")


@pytest.mark.rule("S/C-R25")
def test_a_bombardment_that_takes_the_last_target_of_an_obliged_unit_is_refused() -> None:
    units = {"us-1-16": NORTH, "us-1-18": NORTH_WEST, "it-assietta-29": CENTRE}
    position = battle(units, air=15)
    assert refused(position, Bombard(CENTRE, air=3)) == ("MUST_ATTACK", "S/C-R25")
    assert Bombard(CENTRE) not in list(position.choices())
    free = battle({"it-assietta-29": CENTRE, "us-1-16": "3314"}, air=15)
    assert Bombard(CENTRE) in list(free.choices())


@pytest.mark.rule("S/C-R25", "S/C-5.1.1b")
def test_a_declaration_can_be_committed_only_when_nobody_is_left_out() -> None:
    units = {"us-1-16": NORTH, "us-1-18": NORTH_WEST, "it-assietta-29": CENTRE}
    position = battle(units, air=0)
    position.do(Attack(CENTRE))
    assert refused(position, Commit())
    position.do(AddUnit("us-1-16"))
    assert Commit() not in list(position.choices())
    assert AddUnit("us-1-18") in list(position.choices())
    position.do(AddUnit("us-1-18"))
    assert Commit() in list(position.choices())


@pytest.mark.rule("S/C-R25")
def test_both_units_together_with_guns_and_air_may_attack() -> None:
    units = {"us-1-16": NORTH, "us-1-18": NORTH_WEST, "it-assietta-29": CENTRE}
    position = battle({**units, "us-art-ii": "3315"}, air=15)
    assert position.check(Attack(CENTRE, ("us-1-16", "us-1-18"), ("us-art-ii",), 5))


@pytest.mark.rule("S/C-R25")
def test_a_unit_with_a_second_target_may_be_left_out() -> None:
    units = {"us-1-16": NORTH, "us-1-18": "3218", "it-assietta-29": CENTRE, "it-bers-10": "3219"}
    position = battle(units, air=15)
    assert position.check(Attack(CENTRE, ("us-1-16",)))


@pytest.mark.rule("S/C-R25")
def test_not_every_enemy_hex_must_be_attacked() -> None:
    units = {"us-1-16": NORTH_WEST, "it-assietta-29": CENTRE, "it-bers-10": "3116"}
    position = battle(units, air=15)
    assert attack_duties(position, "allied") == {"us-1-16": {CENTRE, "3116"}}
    position.do(Attack("3116", ("us-1-16",), air=15), dice=(1, 1))
    assert attack_duties(position, "allied") == {}


@pytest.mark.rule("S/C-R25")
def test_an_advance_next_to_another_enemy_obliges_nobody() -> None:
    units = {"us-1-16": NORTH, "it-assietta-29": CENTRE, "it-bers-10": SOUTH}
    position = battle(units, air=15)
    position.do(Attack(CENTRE, ("us-1-16",), air=15), dice=(1, 2))
    position.do(Advance("us-1-16", CENTRE))
    assert attack_duties(position, "allied") == {}
    position.do(EndPhase())
    assert position.where("us-1-16") == CENTRE


# --- armour and mountains -----------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.2b", "S/C-R26")
def test_armour_may_not_come_next_to_enemies_who_all_stand_in_mountains() -> None:
    position = table({"us-2ad-cca": "2718", "it-assietta-29": MOUNTAIN})
    assert refused(position, Move(("us-2ad-cca",), "2717")) == ("ARMOUR_MOUNTAIN", "S/C-R26")
    stepped = Move(("us-2ad-cca",), "2717", ("2717",))
    assert refused(position, stepped) == ("ARMOUR_MOUNTAIN", "S/C-R26")
    assert "2717" not in moves_of(position, "move", "us-2ad-cca")
    infantry = table({"us-1-16": "2718", "it-assietta-29": MOUNTAIN})
    assert "2717" in moves_of(infantry, "move", "us-1-16")


@pytest.mark.rule("S/C-R26", "S/C-5.1.2b")
def test_armour_may_enter_if_one_enemy_beside_the_hex_is_not_in_mountains() -> None:
    units = {"us-2ad-cca": "2718", "it-assietta-29": MOUNTAIN, "it-bers-10": "2617"}
    position = table(units)
    position.do(Move(("us-2ad-cca",), "2717"))
    position.do(EndPhase())
    assert attack_duties(position, "allied") == {"us-2ad-cca": {"2617"}}
    attack = Attack(MOUNTAIN, ("us-2ad-cca",))
    assert refused(position, attack) == ("ARMOUR_MOUNTAIN", "S/C-5.1.2b")


@pytest.mark.rule("S/C-5.1.2b")
def test_armour_does_not_attack_mountains_along_a_road_either() -> None:
    # 2816 and the mountain 2716 are joined by a road; a city does not dominate a mountain.
    enemies = {"it-assietta-29": MOUNTAIN, "it-bers-10": "2815"}
    position = battle({"us-2ad-cca": CITY, "us-1-16": CITY, **enemies})
    attack = Attack(MOUNTAIN, ("us-1-16", "us-2ad-cca"))
    assert refused(position, attack) == ("ARMOUR_MOUNTAIN", "S/C-5.1.2b")


@pytest.mark.rule("S/C-R26")
def test_armour_engaged_only_from_mountains_must_leave_before_the_phase_ends() -> None:
    position = table({"us-2ad-cca": "2717", "it-assietta-29": MOUNTAIN})
    assert refused(position, EndPhase()) == ("MUST_DISENGAGE", "S/C-R26")
    duties = [duty for duty in position.view("allied").duties if duty.unit == "us-2ad-cca"]
    assert [duty.kind for duty in duties] == ["disengage"]
    position.do(Move(("us-2ad-cca",), "2718"))
    position.do(EndPhase())


@pytest.mark.rule("S/C-R26")
def test_armour_that_cannot_get_out_of_every_zone_stays_and_owes_no_attack() -> None:
    # Every hex around 2717 is in some zone, but only the mountain 2716 is beside it.
    units = {
        "us-2ad-cca": "2717",
        "it-assietta-29": MOUNTAIN,
        "it-bers-10": "2619",
        "it-bers-177": "2819",
    }
    position = table(units)
    position.do(EndPhase())
    assert attack_duties(position, "allied") == {}
    position.do(EndPhase())


@pytest.mark.rule("S/C-R26")
def test_infantry_beside_a_mountain_position_owes_its_attack() -> None:
    position = battle({"us-1-16": "2717", "it-assietta-29": MOUNTAIN})
    assert attack_duties(position, "allied") == {"us-1-16": {MOUNTAIN}}
