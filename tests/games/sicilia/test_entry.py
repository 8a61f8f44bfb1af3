"""Chapter 4.2: landings, drops, contact, evacuation and withdrawal."""

import pytest

from grognard.games.somnium.actions import Attack, Drop, EndPhase, Evacuate, Land, Move, Support
from grognard.games.somnium.events import Dropped, Recovered, Withdrawn
from grognard.kernel.dice import NoDice
from grognard.lab import Position
from tests.games.sicilia.arrange import CENTRE, FENCE, NORTH, moves_of, refused, steps, table

WAITING = "box:reinforcements"


def is_waiting_for_contact(position: Position, unit: str) -> bool:
    return "awaiting-contact" in position.piece(unit).markers


# --- the Axis comes over Messina ----------------------------------------------------------------


@pytest.mark.rule("S-4.2.1a")
def test_german_reinforcements_land_at_messina_and_move_on() -> None:
    position = table({"de-1fj-4": WAITING}, side="axis", turn=3)
    position.do(Land("de-1fj-4", "3903", "3703"))
    assert position.where("de-1fj-4") == "3703"


@pytest.mark.rule("S-4.2.1a")
def test_they_land_nowhere_else() -> None:
    position = table({"de-1fj-4": WAITING}, side="axis", turn=3)
    code, rule = refused(position, Land("de-1fj-4", "3413", "3413"))
    assert (code, rule) == ("PORT_NOT_AVAILABLE", "S-4.2.1a")


@pytest.mark.rule("S-4.2.1a", "S-10.1")
def test_a_reinforcement_does_not_come_before_its_turn_but_may_come_later() -> None:
    early = table({"de-29pg-15": WAITING}, side="axis", turn=3)
    assert not early.check(Land("de-29pg-15", "3903", "3903"))
    late = table({"de-29pg-15": WAITING}, side="axis", turn=9)
    assert late.check(Land("de-29pg-15", "3903", "3903"))


@pytest.mark.rule("S-4.2.1a")
def test_messina_is_closed_once_the_allies_hold_it() -> None:
    position = table({"de-1fj-4": WAITING}, side="axis", turn=3, held={"3903": "allied"})
    assert refused(position, Land("de-1fj-4", "3903", "3903")) == (
        "PORT_NOT_AVAILABLE",
        "S-4.2.1a",
    )


@pytest.mark.rule("S-4.2.1a")
def test_a_unit_landed_in_an_enemy_zone_stops_and_must_attack() -> None:
    position = table({"de-1fj-4": WAITING, "us-1-16": "3803"}, side="axis", turn=3)
    assert refused(position, Land("de-1fj-4", "3903", "3902"))[0] == "ZOC_STOP"
    position.do(Land("de-1fj-4", "3903", "3903"))
    position.do(EndPhase())
    assert refused(position, EndPhase())[0] == "MUST_ATTACK"


@pytest.mark.rule("S-4.2.1a", "S-R48")
def test_the_german_paratroops_jump_on_catania_without_a_die() -> None:
    position = table({"de-1fj-3": WAITING}, side="axis", turn=2)
    events = position.do(Drop("de-1fj-3", "3413"))
    assert steps(position, "de-1fj-3") == 2
    assert [event.die for event in events if isinstance(event, Dropped)] == [0]


@pytest.mark.rule("S-R48")
def test_if_catania_fails_the_german_paratroops_may_land_at_messina() -> None:
    position = table({"de-1fj-3": WAITING, "us-1-16": "3414"}, side="axis", turn=2)
    assert refused(position, Drop("de-1fj-3", "3413"))[0] == "DROP_HEX"
    position.do(Land("de-1fj-3", "3903", "3903"))
    assert position.where("de-1fj-3") == "3903"


@pytest.mark.rule("S-R48")
def test_while_catania_serves_the_german_paratroops_do_not_land() -> None:
    position = table({"de-1fj-3": WAITING}, side="axis", turn=2)
    assert not position.check(Land("de-1fj-3", "3903", "3903"))


# --- the Allies come over their ports -----------------------------------------------------------


@pytest.mark.rule("S-4.2.1b")
def test_allied_reinforcements_land_at_their_own_port_for_nothing() -> None:
    position = table({"us-9-39": WAITING}, turn=2, held={"2519": "allied", "2019": "allied"})
    position.do(Land("us-9-39", "2519", "2419"))
    assert position.reach("us-9-39").spent == 2
    other = table({"us-9-39": WAITING}, turn=2, held={"2519": "allied", "2019": "allied"})
    assert refused(other, Land("us-9-39", "2019", "2019")) == ("PORT_NOT_AVAILABLE", "S-4.2.1b")


@pytest.mark.rule("S-4.2.1b", "S-R09", "S/C-R35")
def test_an_enemy_port_or_one_in_a_zone_cannot_be_used_and_another_may_be_chosen() -> None:
    lost = table({"us-9-39": WAITING}, turn=2, held={"2019": "allied", "3718": "allied"})
    assert refused(lost, Land("us-9-39", "2519", "2519")) == ("PORT_NOT_AVAILABLE", "S-4.2.1b")
    assert lost.check(Land("us-9-39", "2019", "2019"))
    assert lost.check(Land("us-9-39", "3718", "3718"))
    watched = table(
        {"us-9-39": WAITING, "it-bers-10": "2619"},
        turn=2,
        held={"2519": "allied", "2019": "allied"},
    )
    assert not watched.check(Land("us-9-39", "2519", "2519"))
    assert watched.check(Land("us-9-39", "2019", "2019"))


@pytest.mark.rule("S-R09")
def test_with_the_switch_only_the_nearest_usable_port_serves() -> None:
    position = table(
        {"us-9-39": WAITING},
        turn=2,
        held={"2019": "allied", "3718": "allied"},
        options={"alternate_port": "nearest"},
    )
    assert position.check(Land("us-9-39", "2019", "2019"))
    assert not position.check(Land("us-9-39", "3718", "3718"))


@pytest.mark.rule("S-R09", "S-4.2.1b")
def test_units_without_a_port_of_their_own_choose_any_usable_one() -> None:
    position = table({"uk-78-11": WAITING}, turn=6, held={"1306": "allied", "3718": "allied"})
    assert position.check(Land("uk-78-11", "1306", "1306"))
    assert position.check(Land("uk-78-11", "3718", "3718"))
    assert refused(position, Land("uk-78-11", "3413", "3413"))[0] == "PORT_NOT_AVAILABLE"


@pytest.mark.rule("S-4.2.1b")
def test_a_town_that_is_not_on_the_list_is_no_port() -> None:
    position = table({"uk-78-11": WAITING}, turn=6, held={"0307": "allied", "3903": "allied"})
    for port in ("0307", "3903"):
        assert refused(position, Land("uk-78-11", port, port))[0] == "PORT_NOT_AVAILABLE"


@pytest.mark.rule("S-R14", "S-4.2.1b")
def test_the_reserve_comes_from_turn_2() -> None:
    for turn, legal in ((1, False), (2, True)):
        position = table({"uk-4arm": WAITING}, turn=turn, held={"3718": "allied"})
        assert bool(position.check(Land("uk-4arm", "3718", "3718"))) is legal


# --- commandos ----------------------------------------------------------------------------------


@pytest.mark.rule("S-4.2.1c")
def test_commandos_land_at_any_coastal_city_but_messina() -> None:
    position = table({"uk-cdo": WAITING}, turn=2)
    for city in ("3413", "0211", "1306", "3511", "3617"):
        assert position.check(Land("uk-cdo", city, city)), city
    assert refused(position, Land("uk-cdo", "3903", "3903")) == ("COMMANDO_TARGET", "S-4.2.1c")
    for place in ("2512", "2715", "2620"):
        assert refused(position, Land("uk-cdo", place, place))[0] == "COMMANDO_TARGET", place


@pytest.mark.rule("S-4.2.1c")
def test_commandos_do_not_land_on_turn_1_nor_on_an_enemy() -> None:
    early = table({"uk-cdo": WAITING}, turn=1)
    assert refused(early, Land("uk-cdo", "3413", "3413"))[0] == "COMMANDO_TARGET"
    guarded = table({"uk-cdo": WAITING, "de-neapel": "3413"}, turn=2)
    assert not guarded.check(Land("uk-cdo", "3413", "3413"))


@pytest.mark.rule("S-4.2.1c", "S-R37")
def test_commandos_behind_the_lines_wait_for_contact() -> None:
    position = table({"uk-cdo": WAITING}, turn=2)
    position.do(Land("uk-cdo", "3413", "3413"))
    assert is_waiting_for_contact(position, "uk-cdo")
    assert refused(position, Move(("uk-cdo",), "3412"))[0] == "AWAITING_CONTACT"


@pytest.mark.rule("S-4.2.1c", "S-R37")
def test_commandos_that_land_beside_friends_may_move_on() -> None:
    position = table({"uk-cdo": WAITING, "uk-231": "3412"}, turn=2)
    position.do(Land("uk-cdo", "3413", "3413"))
    assert not is_waiting_for_contact(position, "uk-cdo")
    assert "3414" in moves_of(position, "move", "uk-cdo")


@pytest.mark.rule("S-4.2.1c")
def test_commandos_landed_in_contact_must_attack() -> None:
    position = table({"uk-cdo": WAITING, "it-bers-10": "3412"}, turn=2)
    position.do(Land("uk-cdo", "3413", "3413"))
    position.do(EndPhase())
    assert refused(position, EndPhase())[0] == "MUST_ATTACK"


# --- drops --------------------------------------------------------------------------------------


@pytest.mark.rule("S-4.2.3a")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 1), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_a_drop_succeeds_on_1_and_6(die: int, left: int) -> None:
    position = table({"us-82-504": WAITING}, turn=1, held={"2519": "allied"})
    assert Drop("us-82-504", "2519") in list(position.choices())
    position.do(Drop("us-82-504", "2519"), dice=[die])
    assert position.where("us-82-504") == "2519"
    assert steps(position, "us-82-504") == left


@pytest.mark.rule("S-4.2.3a", "S-10.1")
@pytest.mark.parametrize(("dice", "left"), [((1, 6), (2, 2)), ((3, 1), (1, 2)), ((6, 5), (2, 1))])
def test_the_505th_and_then_the_airlanding_brigade_roll_at_set_up(
    dice: tuple[int, int], left: tuple[int, int]
) -> None:
    position = Position("sicilia", "campaign", dice=dice)
    assert (steps(position, "us-82-505"), steps(position, "uk-1abn-1al")) == left
    assert position.where("us-82-505") == "2618"
    assert position.where("uk-1abn-1al") == "3719"


@pytest.mark.rule("S-4.2.3a")
def test_the_glider_regiment_comes_by_sea_without_a_die() -> None:
    position = table({"us-82-325": WAITING}, turn=3, held={"2519": "allied"})
    assert not position.check(Drop("us-82-325", "2519"))
    position.do(Land("us-82-325", "2519", "2519"))
    assert steps(position, "us-82-325") == 2


@pytest.mark.rule("S-R48")
def test_if_gela_fails_the_504th_may_come_by_sea_without_a_die() -> None:
    position = table({"us-82-504": WAITING, "it-bers-10": "2619"}, turn=1, held={"2019": "allied"})
    assert refused(position, Drop("us-82-504", "2519"))[0] == "DROP_HEX"
    assert Land("us-82-504", "2019", "2019") in list(position.choices())
    position.do(Land("us-82-504", "2019", "2019"))
    assert steps(position, "us-82-504") == 2


@pytest.mark.rule("S-4.2.3b")
def test_the_reserve_paratroops_drop_from_turn_2_on_open_ground_of_the_island() -> None:
    early = table({"uk-1abn-1para": WAITING}, turn=1)
    assert refused(early, Drop("uk-1abn-1para", CENTRE))[0] == "DROP_HEX"
    position = table({"uk-1abn-1para": WAITING}, turn=2)
    assert Drop("uk-1abn-1para", CENTRE) in list(position.choices())
    position.do(Drop("uk-1abn-1para", CENTRE), dice=[6])
    assert position.where("uk-1abn-1para") == CENTRE


@pytest.mark.rule("S-4.2.3b", "S-R63")
@pytest.mark.parametrize("place", ["2716", "3903", "2020", "3210", "4003"])
def test_they_do_not_drop_on_mountain_messina_sea_etna_or_calabria(place: str) -> None:
    position = table({"uk-1abn-1para": WAITING}, turn=2)
    assert refused(position, Drop("uk-1abn-1para", place)) == ("DROP_HEX", "S-4.2.3b")
    assert place not in moves_of(position, "drop", "uk-1abn-1para")


@pytest.mark.rule("S-4.2.3b", "S-R48")
def test_a_drop_needs_a_hex_without_enemies_zones_and_crowds() -> None:
    crowd = {"us-1-16": "2313", "us-1-18": "2313", "us-1-26": "2313"}
    position = table({"uk-1abn-1para": WAITING, "it-bers-10": CENTRE, **crowd}, turn=2)
    for place in (CENTRE, NORTH):
        assert refused(position, Drop("uk-1abn-1para", place))[0] == "DROP_HEX"
    assert not position.check(Drop("uk-1abn-1para", "2313"))
    assert position.check(Drop("uk-1abn-1para", "3315"))


@pytest.mark.rule("S-4.2.3b")
def test_the_reserve_paratroops_may_land_at_a_port_without_a_die() -> None:
    position = table({"uk-1abn-1para": WAITING}, turn=2, held={"3718": "allied"})
    position.do(Land("uk-1abn-1para", "3718", "3718"))
    assert steps(position, "uk-1abn-1para") == 2


@pytest.mark.rule("S-4.2.3b")
def test_ordinary_infantry_does_not_jump() -> None:
    position = table({"us-9-39": WAITING}, turn=2, held={"2519": "allied"})
    assert not position.check(Drop("us-9-39", "2519"))


# --- contact ------------------------------------------------------------------------------------


@pytest.mark.rule("S-4.2.3c", "S-R37")
def test_a_unit_that_jumped_waits_until_friends_come_beside_it_and_may_then_move_at_once() -> None:
    position = table({"uk-1abn-1para": WAITING, "us-1-16": "3314"}, turn=2)
    position.do(Drop("uk-1abn-1para", CENTRE), dice=[1])
    assert refused(position, Move(("uk-1abn-1para",), NORTH)) == ("AWAITING_CONTACT", "S-4.2.3c")
    position.do(Move(("us-1-16",), NORTH))
    assert not is_waiting_for_contact(position, "uk-1abn-1para")
    position.do(Move(("uk-1abn-1para",), "3318"))


@pytest.mark.rule("S-R37")
def test_two_waiting_units_do_not_free_each_other() -> None:
    position = table({"uk-1abn-1para": WAITING, "uk-1abn-2para": WAITING}, turn=2)
    position.do(Drop("uk-1abn-1para", CENTRE), dice=[1])
    position.do(Drop("uk-1abn-2para", NORTH), dice=[1])
    assert is_waiting_for_contact(position, "uk-1abn-1para")
    assert is_waiting_for_contact(position, "uk-1abn-2para")


@pytest.mark.rule("S-R37")
def test_the_german_paratroops_are_free_at_once_if_friends_stand_at_catania() -> None:
    alone = table({"de-1fj-3": WAITING}, side="axis", turn=2)
    alone.do(Drop("de-1fj-3", "3413"))
    assert is_waiting_for_contact(alone, "de-1fj-3")
    met = table({"de-1fj-3": WAITING, "de-hg-schmalz": "3413"}, side="axis", turn=2)
    met.do(Drop("de-1fj-3", "3413"))
    assert "3412" in moves_of(met, "move", "de-1fj-3")


@pytest.mark.rule("S-4.2.3c")
def test_a_waiting_unit_that_becomes_engaged_must_attack() -> None:
    position = table({"uk-1abn-1para": WAITING, "it-bers-10": "3314"}, turn=2, air=15)
    position.do(Drop("uk-1abn-1para", CENTRE), dice=[1])
    position.do(EndPhase())
    position.do(EndPhase())
    position.do(Move(("it-bers-10",), NORTH))
    position.do(EndPhase())
    position.do(Attack(CENTRE, ("it-bers-10",)))
    position.do(Support(), dice=(1, 1))
    assert position.where("uk-1abn-1para") == CENTRE
    position.do(EndPhase())
    assert refused(position, Move(("uk-1abn-1para",), "3318"))[0] == "AWAITING_CONTACT"
    position.do(EndPhase())
    assert refused(position, EndPhase())[0] == "MUST_ATTACK"


@pytest.mark.rule("S/C-R40", "S-4.2.3c")
def test_the_504th_landed_reduced_beside_the_rangers_is_free_but_recovers_only_next_turn() -> None:
    position = table({"us-82-504": WAITING, "us-rangers": "2519"}, turn=1, held={"2519": "allied"})
    position.do(Drop("us-82-504", "2519"), dice=[3])
    assert position.face("us-82-504").values == ("2", "2", "6")
    assert "2619" in moves_of(position, "move", "us-82-504")
    events = position.do(EndPhase())
    assert steps(position, "us-82-504") == 1
    assert not any(isinstance(event, Recovered) for event in events)
    for _ in range(3):
        position.do(EndPhase())
    position.do(EndPhase())
    assert steps(position, "us-82-504") == 2


# --- evacuation ---------------------------------------------------------------------------------


@pytest.mark.rule("S-4.2.2b", "S-R38")
def test_an_axis_unit_that_reaches_messina_may_be_evacuated_at_once() -> None:
    position = table({"de-neapel": "3703"}, side="axis")
    assert Evacuate("de-neapel") in list(position.choices())
    position.do(Evacuate("de-neapel"))
    assert position.where("de-neapel") == "box:italy"


@pytest.mark.rule("S-4.2.1a", "S/C-R35")
def test_a_march_to_the_ships_takes_messina_back_and_opens_it_to_reinforcements() -> None:
    position = table(
        {"de-neapel": "3804", "de-29pg-15": "box:reinforcements"},
        side="axis",
        turn=6,
        held={"3903": "allied"},
    )
    rules, state = position.ruleset, position.state
    # The list is asked for on the very state that goes on, so that what it keeps must follow.
    assert not any(isinstance(each, Land) for each in rules.choices(state, "axis"))
    rules.apply(state, "axis", Evacuate("de-neapel"), NoDice())
    assert any(isinstance(each, Land) for each in rules.choices(state, "axis"))


@pytest.mark.rule("S-4.2.2b")
def test_a_unit_that_cannot_reach_messina_cannot_be_evacuated() -> None:
    position = table({"it-bers-10": CENTRE}, side="axis")
    assert refused(position, Evacuate("it-bers-10")) == ("EVAC_NOT_MESSINA", "S-4.2.2b")


@pytest.mark.rule("S-4.2.2b")
def test_an_evacuated_unit_never_returns() -> None:
    position = table({"de-neapel": "box:italy"}, side="axis")
    assert refused(position, Land("de-neapel", "3903", "3903")) == ("NO_RETURN", "S-4.2.2b")


@pytest.mark.rule("S-4.2.2a")
def test_allied_units_do_not_leave_the_island() -> None:
    position = table({"us-1-16": "3903"}, held={"3903": "allied"})
    assert refused(position, Evacuate("us-1-16")) == ("ALLIED_NO_EXIT", "S-4.2.2a")


@pytest.mark.rule("S-R38")
def test_an_engaged_unit_in_messina_is_evacuated_without_cost() -> None:
    position = table({"it-assietta-29": "3903", "us-1-16": "3803"}, side="axis", air=0)
    position.do(Evacuate("it-assietta-29"))
    assert position.where("it-assietta-29") == "box:italy"


@pytest.mark.rule("S-R38")
def test_the_zone_around_messina_does_not_hold_a_unit_that_arrives_and_leaves() -> None:
    # 3803 lies in the enemy's zone too and stops the unit; the mountain 3804 does not.
    position = table({"de-neapel": "3703", "us-1-16": "3902"}, side="axis")
    assert refused(position, Evacuate("de-neapel", ("3803", "3903")))[0] == "ZOC_STOP"
    position.do(Evacuate("de-neapel", ("3804", "3903")))
    assert position.where("de-neapel") == "box:italy"


@pytest.mark.rule("S-R38", "S/C-4.1.1")
def test_a_full_messina_does_not_hinder_evacuation() -> None:
    crowd = {"it-assietta-29": "3903", "it-assietta-30": "3903", "it-bers-10": "3903"}
    position = table({"de-neapel": "3703", **crowd}, side="axis")
    position.do(Evacuate("de-neapel"))
    assert position.where("de-neapel") == "box:italy"


@pytest.mark.rule("S-R38")
def test_a_unit_does_not_leave_in_the_turn_in_which_it_landed() -> None:
    position = table({"de-1fj-4": WAITING}, side="axis", turn=3)
    position.do(Land("de-1fj-4", "3903", "3903"))
    assert not position.check(Evacuate("de-1fj-4"))
    for _ in range(4):
        position.do(EndPhase())
    assert position.check(Evacuate("de-1fj-4"))


# --- withdrawal of the 82nd ---------------------------------------------------------------------


@pytest.mark.rule("S-4.2.2a", "S/C-R50")
def test_the_82nd_leaves_at_the_start_of_the_allied_movement_of_turn_8() -> None:
    units = {"us-82-504": CENTRE, "us-82-505": "2313", "us-82-325": WAITING, "us-1-16": "2519"}
    position = table(units, side="axis", turn=8)
    position.do(EndPhase())
    events = position.do(EndPhase())
    gone = {event.unit for event in events if isinstance(event, Withdrawn)}
    assert gone == {"us-82-504", "us-82-505", "us-82-325"}
    assert position.where("us-1-16") == "2519"
    assert not [line for line in position.score().lines if line.rule == "S-VP-X1"]


@pytest.mark.rule("S-4.2.2a")
def test_the_82nd_does_not_leave_before_turn_8() -> None:
    position = table({"us-82-504": CENTRE}, side="axis", turn=7)
    position.do(EndPhase())
    position.do(EndPhase())
    assert position.where("us-82-504") == CENTRE


@pytest.mark.rule("S/C-R50", "S/C-R31", "S-4.2.2a")
def test_an_encircled_unit_of_the_82nd_stays_until_it_is_free() -> None:
    fence = dict(zip(("it-bers-10", "it-assietta-29", "it-bers-177"), FENCE, strict=True))
    position = table({"us-82-504": CENTRE, **fence}, side="axis", turn=8, air=0)
    position.do(EndPhase())
    position.do(EndPhase())
    assert position.where("us-82-504") == CENTRE
    position.remove(*fence)
    for _ in range(4):
        position.do(EndPhase())
    assert position.where("us-82-504") == "box:withdrawn"
