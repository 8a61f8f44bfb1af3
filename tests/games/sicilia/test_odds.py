"""Chapter 5.1: odds, ground, encirclement, divisions, naval support, and the sealed declaration."""

import pytest

from grognard.games.somnium.actions import AddUnit, Attack, Commit, EndPhase, Support
from grognard.games.somnium.events import AttackCommitted, CombatRolled
from grognard.kernel.report import OddsReport
from tests.games.sicilia.arrange import (
    CENTRE,
    CITY,
    COLUMNS,
    DIAGONAL,
    DICE_OF_ROW,
    FENCE,
    MOUNTAIN,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    assault,
    battle,
    decision,
    refused,
    shift_values,
    table,
)

ITALIAN = {"it-assietta-29": CENTRE}
"""One defender with defence 2 on open ground."""


def total(report: OddsReport, side: str) -> int:
    return sum(item.value for item in (report.attack if side == "attack" else report.defence))


# --- odds ---------------------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.1a")
def test_eleven_against_four_is_two_to_one() -> None:
    position = battle({"us-1-16": NORTH, "de-neapel": CENTRE}, air=15)
    report = position.odds(["us-1-16"], CENTRE, air=8)
    assert (total(report, "attack"), total(report, "defence")) == (11, 4)
    assert report.base_column == report.column == "2-1"


@pytest.mark.rule("S/C-5.1.1a", "S/C-6.2b", "S/C-8.0c")
def test_guns_and_air_count_on_both_sides() -> None:
    units = {"us-1-16": NORTH, "us-art-ii": "3315", "de-neapel": CENTRE, "it-art-xii": "3319"}
    position = battle(units, air=15)
    report = position.odds(
        ["us-1-16"], CENTRE, guns=("us-art-ii",), air=4, support={"guns": ("it-art-xii",)}
    )
    assert (total(report, "attack"), total(report, "defence")) == (3 + 2 + 4, 4 + 2)


@pytest.mark.rule("S/C-R07")
@pytest.mark.parametrize(
    ("air", "column", "truncated"),
    [(0, "1-4", "1-3"), (1, "1-3", "1-2"), (4, "1-2", "1-1"), (7, "1-1", "1-1")],
)
def test_an_attacker_weaker_than_the_defender_is_rounded_in_the_defenders_favour(
    air: int, column: str, truncated: str
) -> None:
    # Defence 4 + 5 + 1 = 10 against attack 3 + air.
    units = {
        "us-1-16": NORTH,
        "de-neapel": CENTRE,
        "de-15pg-104": CENTRE,
        "it-cn-17": CENTRE,
    }
    assert battle(units, air=15).odds(["us-1-16"], CENTRE, air=air).base_column == column
    other = battle(units, air=15, options={"odds_below_one": "truncate_both_ways"})
    assert other.odds(["us-1-16"], CENTRE, air=air).base_column == truncated


@pytest.mark.rule("S/C-R07")
def test_no_attack_strength_at_all_is_the_worst_column() -> None:
    units = {"it-aosta-5": NORTH, "us-1-16": CENTRE}
    position = battle(units, side="axis", reduced=("it-aosta-5",), air=0)
    report = position.odds(["it-aosta-5"], CENTRE)
    assert total(report, "attack") == 0
    assert report.base_column == "1-4"


@pytest.mark.rule("S/C-R08")
def test_odds_beyond_nine_to_one_are_read_as_nine_before_the_shifts() -> None:
    units = {"us-1-16": "2715", "it-cn-17": CITY}
    plain = battle(units, air=15)
    assert plain.odds(["us-1-16"], CITY, air=15).base_column == "9-1"
    assert plain.odds(["us-1-16"], CITY, air=15).column == "8-1"
    virtual = battle(units, air=15, options={"odds_above_nine": "virtual_columns"})
    assert virtual.odds(["us-1-16"], CITY, air=15).column == "9-1"


@pytest.mark.rule("S/C-R08")
def test_shifts_are_netted_and_stop_at_the_ends_of_the_table() -> None:
    low = battle({"us-1-16": "2717", "de-neapel": MOUNTAIN}, air=15)
    assert low.odds(["us-1-16"], MOUNTAIN).column == "1-4"
    # Encircled (1 right) in a mountain (3 left): two left in all.
    high = battle({"us-1-16": "2717", "us-1-18": "2815", "us-1-26": "2616", "it-cn-17": MOUNTAIN})
    report = high.odds(["us-1-16"], MOUNTAIN)
    assert report.base_column == "3-1"
    assert report.column == "1-1"


# --- the sealed declaration ---------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.1b")
def test_the_defender_answers_after_the_attack_is_sealed() -> None:
    position = battle({"de-neapel": NORTH, "us-1-16": CENTRE}, side="axis", air=15)
    events = position.do(Attack(CENTRE, ("de-neapel",)))
    (committed,) = [event for event in events if isinstance(event, AttackCommitted)]
    assert committed.attack == 4
    assert decision(position).side == "allied"
    rolled = position.do(Support(air=4), dice=(3, 4))
    (combat,) = [event for event in rolled if isinstance(event, CombatRolled)]
    assert sum(item.value for item in combat.defence) == 8
    assert combat.base_column == "1-2"


@pytest.mark.rule("S/C-5.1.1b")
def test_nothing_can_be_added_once_the_attack_is_sealed() -> None:
    units = {
        "de-neapel": NORTH,
        "de-15pg-104": NORTH_WEST,
        "us-1-16": CENTRE,
        "us-1-18": SOUTH_WEST,
    }
    position = battle(units, side="axis", air=15)
    position.do(Attack(CENTRE, ("de-neapel", "de-15pg-104")))
    assert not position.check(AddUnit("de-15pg-104"), "axis")
    assert not position.check(Attack(CENTRE, ("de-neapel",)), "axis")


@pytest.mark.rule("S/C-5.1.1b")
def test_an_attack_built_up_piece_by_piece_equals_one_declared_at_once() -> None:
    units = {"us-1-16": NORTH, "us-1-18": NORTH_WEST, **ITALIAN}
    whole, pieces = battle(units, air=0), battle(units, air=0)
    whole.do(Attack(CENTRE, ("us-1-16", "us-1-18")), dice=(1, 2))
    pieces.do(Attack(CENTRE))
    pieces.do(AddUnit("us-1-16"))
    if pieces.check(AddUnit("us-1-18")):
        pieces.do(AddUnit("us-1-18"))
    assert Commit() in list(pieces.choices())
    pieces.do(Commit(), dice=(1, 2))
    assert pieces.fingerprint() == whole.fingerprint()


@pytest.mark.rule("S/C-R24")
def test_every_unit_in_the_attacked_hex_defends() -> None:
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE, "de-neapel": CENTRE})
    assert total(position.odds(["us-1-16"], CENTRE), "defence") == 6


@pytest.mark.rule("S/C-R24")
def test_attackers_may_come_from_several_hexes_but_each_attacks_once_in_a_phase() -> None:
    units = {
        "us-1-16": NORTH_WEST,
        "us-1-18": SOUTH_WEST,
        "it-assietta-29": CENTRE,
        "it-bers-10": "3116",
    }
    position = battle(units, air=15)
    assault(position, CENTRE, ("us-1-16", "us-1-18"), "IMP")
    attack = Attack("3116", ("us-1-16",))
    assert refused(position, attack) == ("ALREADY_ATTACKED_WITH", "S/C-R24")


@pytest.mark.rule("S/C-5.0")
def test_only_the_side_whose_combat_phase_it_is_attacks() -> None:
    position = battle({"us-1-16": NORTH, **ITALIAN})
    assert list(position.choices()) == [Attack(CENTRE)]
    assert refused(position, EndPhase())[0] == "MUST_ATTACK"
    assert refused(position, Attack(NORTH, ("it-assietta-29",)), "axis")[0] in (
        "NOT_YOUR_PHASE",
        "NOT_YOUR_DECISION",
    )


# --- ground -------------------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.2a")
@pytest.mark.parametrize(
    ("target", "attacker", "columns"),
    [(CENTRE, NORTH, 0), (CITY, "2815", -1), ("2818", "2817", -1), (MOUNTAIN, "2715", -3)],
)
def test_ground_moves_the_column_left(target: str, attacker: str, columns: int) -> None:
    position = battle({"us-1-16": attacker, "it-assietta-29": target}, air=15)
    shifts = shift_values(position.odds(["us-1-16"], target, air=9))
    assert shifts.get("S/C-5.1.2a", 0) == columns


@pytest.mark.rule("S/C-5.1.2a", "S/C-R04")
def test_a_river_counts_two_columns() -> None:
    position = battle({"us-1-16": "2017", "it-assietta-29": "2117"}, air=15)
    report = position.odds(["us-1-16"], "2117", air=9)
    assert (report.base_column, report.column) == ("6-1", "4-1")


@pytest.mark.rule("S/C-5.1.2a")
def test_only_the_best_ground_counts() -> None:
    # Mountain 2115 behind the Salso: 3, not 5.
    position = battle({"us-1-16": "2016", "it-assietta-29": "2115"}, air=15)
    report = position.odds(["us-1-16"], "2115", air=9)
    assert (report.base_column, report.column) == ("6-1", "3-1")


@pytest.mark.rule("S/C-R04")
def test_the_river_counts_only_if_every_adjacent_attacker_crosses_it() -> None:
    units = {"us-1-16": "2017", "us-1-18": "2218", "it-assietta-29": "2117"}
    position = battle(units, air=15)
    mixed = position.odds(["us-1-16", "us-1-18"], "2117", air=9)
    assert "S/C-5.1.2a" not in shift_values(mixed)
    # Guns at a distance are not asked.
    guns = battle({"us-1-16": "2017", "us-art-ii": "2217", "it-assietta-29": "2117"}, air=15)
    assert guns.odds(["us-1-16"], "2117", air=9).column == "4-1"


@pytest.mark.rule("S/C-R04")
def test_a_bridge_does_not_help_the_attacker() -> None:
    # Licata 2019 attacked from 2118 over the bridge: river 2 beats city 1.
    position = battle({"us-1-16": "2118", "it-assietta-29": "2019"}, air=15)
    report = position.odds(["us-1-16"], "2019", air=9)
    assert (report.base_column, report.column) == ("6-1", "4-1")


# --- encirclement -------------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.3", "S/C-R31")
def test_a_defender_with_no_way_out_gives_the_attacker_a_column() -> None:
    ring = {"us-1-16": NORTH, "us-1-18": SOUTH_EAST, "us-1-26": SOUTH_WEST}
    position = battle({**ring, **ITALIAN})
    assert shift_values(position.odds(["us-1-16"], CENTRE)).get("S/C-5.1.3") == 1
    open_ring = {"us-1-16": NORTH, "us-1-18": SOUTH_EAST}
    free = battle({**open_ring, **ITALIAN})
    assert "S/C-5.1.3" not in shift_values(free.odds(["us-1-16"], CENTRE))


@pytest.mark.rule("S/C-R31")
def test_friends_do_not_cancel_the_zones_around_an_encircled_hex() -> None:
    ring = {"us-1-16": NORTH, "us-1-18": SOUTH_EAST, "us-1-26": SOUTH_WEST}
    position = battle({**ring, **ITALIAN, "it-bers-10": SOUTH})
    assert shift_values(position.odds(["us-1-16"], CENTRE)).get("S/C-5.1.3") == 1


@pytest.mark.rule("S/C-R31")
def test_a_hex_is_not_encircled_if_one_of_its_units_can_get_away() -> None:
    # Only the mountain 2714 is free: closed to tanks, open to infantry.
    enemies = {"us-1-16": "2616", "us-1-18": "2816"}
    tanks = battle({**enemies, "de-hg-conrath-pz": "2715"}, air=0)
    both = battle({**enemies, "de-hg-conrath-pz": "2715", "de-neapel": "2715"}, air=0)
    shift = "S/C-5.1.3"
    assert shift_values(tanks.odds(["us-1-16"], "2715")).get(shift) == 1
    assert shift not in shift_values(both.odds(["us-1-16"], "2715"))


@pytest.mark.rule("S/C-R31", "S/C-5.3.1")
def test_a_full_hex_is_a_way_out_if_somebody_there_can_make_room() -> None:
    crowd = {"it-bers-10": SOUTH, "it-bers-177": SOUTH, "it-assietta-30": SOUTH}
    allies = {"us-1-16": NORTH, "us-1-18": "3517", "us-1-26": "3117"}
    position = battle({**allies, **ITALIAN, **crowd})
    assert "S/C-5.1.3" not in shift_values(position.odds(["us-1-16"], CENTRE))


# --- divisions ----------------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.4")
def test_a_division_that_attacks_with_all_its_elements_gains_a_column() -> None:
    units = {"us-1-16": NORTH, "us-1-18": NORTH, "us-1-26": NORTH_WEST, **ITALIAN}
    position = battle(units)
    whole = position.odds(["us-1-16", "us-1-18", "us-1-26"], CENTRE)
    assert shift_values(whole).get("S/C-5.1.4") == 1
    part = position.odds(["us-1-16", "us-1-18"], CENTRE)
    assert "S/C-5.1.4" not in shift_values(part)


@pytest.mark.rule("S/C-5.1.4")
def test_a_division_that_defends_together_costs_the_attacker_a_column() -> None:
    units = {"us-1-16": NORTH, "it-assietta-29": CENTRE, "it-assietta-30": CENTRE}
    position = battle(units)
    assert shift_values(position.odds(["us-1-16"], CENTRE)).get("S/C-5.1.4") == -1
    split = battle({**units, "it-assietta-30": SOUTH})
    assert "S/C-5.1.4" not in shift_values(split.odds(["us-1-16"], CENTRE))


@pytest.mark.rule("S/C-5.1.4")
def test_two_elements_are_enough_for_the_29th_and_the_1st_parachute_has_none() -> None:
    two = battle({"us-1-16": NORTH, "de-29pg-15": CENTRE, "de-29pg-71": CENTRE})
    assert shift_values(two.odds(["us-1-16"], CENTRE)).get("S/C-5.1.4") == -1
    none = battle({"us-1-16": NORTH, "de-1fj-3": CENTRE, "de-1fj-4": CENTRE})
    assert "S/C-5.1.4" not in shift_values(none.odds(["us-1-16"], CENTRE))


@pytest.mark.rule("S/C-R55")
def test_each_complete_division_counts_and_losses_of_steps_do_not_matter() -> None:
    first = {"us-1-16": NORTH, "us-1-18": NORTH, "us-1-26": NORTH}
    third = {"us-3-7": NORTH_WEST, "us-3-15": NORTH_WEST, "us-3-30": NORTH_WEST}
    position = battle({**first, **third, **ITALIAN}, reduced=("us-1-16",))
    report = position.odds([*first, *third], CENTRE)
    assert shift_values(report).get("S/C-5.1.4") == 2


@pytest.mark.rule("S/C-R55")
def test_a_division_that_lost_an_element_has_no_bonus_unless_survivors_are_enough() -> None:
    units = {"us-1-16": NORTH, "us-1-18": NORTH, "us-1-26": "box:eliminated", **ITALIAN}
    pair = ["us-1-16", "us-1-18"]
    assert "S/C-5.1.4" not in shift_values(battle(units).odds(pair, CENTRE))
    survivors = battle(units, options={"division_bonus": "survivors"})
    assert shift_values(survivors.odds(pair, CENTRE)).get("S/C-5.1.4") == 1


# --- naval support ------------------------------------------------------------------------------


def naval(units: dict[str, str], target: str, turn: int) -> int:
    position = battle(units, side="axis", turn=turn, air=0)
    attackers = [unit for unit in units if unit.startswith(("de", "it"))]
    return shift_values(position.odds(attackers, target)).get("S-9.0", 0)


@pytest.mark.rule("S-9.0")
@pytest.mark.parametrize(("turn", "columns"), [(1, -1), (2, -1), (3, 0)])
def test_the_ships_help_defenders_near_the_coast_on_the_first_two_turns(
    turn: int, columns: int
) -> None:
    assert naval({"us-1-16": "2519", "de-neapel": "2518"}, "2519", turn) == columns


@pytest.mark.rule("S-9.0", "S-R39")
@pytest.mark.parametrize(
    ("target", "attacker", "columns"),
    [("2519", "2518", -1), ("2518", "2517", -1), ("2517", "2516", -1), ("2516", "2515", 0)],
)
def test_their_reach_is_two_hexes_from_the_coastal_hex(
    target: str, attacker: str, columns: int
) -> None:
    assert naval({"us-1-16": target, "de-neapel": attacker}, target, 1) == columns


@pytest.mark.rule("S-9.0", "S-R39")
def test_airborne_units_alone_have_no_ships_but_one_other_unit_is_enough() -> None:
    assert naval({"us-82-505": "2519", "de-neapel": "2518"}, "2519", 1) == 0
    both = {"us-82-505": "2519", "us-rangers": "2519", "de-neapel": "2518"}
    assert naval(both, "2519", 1) == -1


@pytest.mark.rule("S-9.0")
def test_allied_attacks_have_no_ships() -> None:
    position = battle({"us-1-16": "2519", "it-bers-10": "2518"}, turn=1)
    assert "S-9.0" not in shift_values(position.odds(["us-1-16"], "2518"))


@pytest.mark.rule("S-9.0")
def test_commandos_have_ships_on_their_landing_turn_and_the_next() -> None:
    from grognard.games.somnium.actions import Land

    position = table({"uk-cdo": "box:reinforcements", "it-bers-10": "3411"}, turn=5, air=0)
    position.do(Land("uk-cdo", "3413", "3413"))
    found = []
    for _ in range(3):
        position.do(EndPhase())
        position.do(EndPhase())
        position.place("it-bers-10", "3412")
        position.do(EndPhase())
        found.append(shift_values(position.odds(["it-bers-10"], "3413")).get("S-9.0", 0))
        position.remove("it-bers-10")
        position.do(EndPhase())
    assert found == [-1, 0, 0]


# --- dice and table -----------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.5", "S/C-2.4.3")
def test_two_and_three_make_five_and_pick_the_row_five_or_nine() -> None:
    results = []
    for dice in ((2, 3), (4, 5)):
        position = battle({"us-1-16": NORTH, **ITALIAN}, air=0)
        events = position.do(Attack(CENTRE, ("us-1-16",)), dice=dice)
        (combat,) = [event for event in events if isinstance(event, CombatRolled)]
        assert combat.dice == dice
        results.append(combat.result)
    assert results == ["DVB ARB", "DVB ARB"]


@pytest.mark.rule("S/C-R56", "S/C-5.1.5")
@pytest.mark.parametrize("column", range(12))
def test_every_row_of_a_column_gives_the_printed_result(column: int) -> None:
    air = max(0, 2 * (column - 2) - 3)
    units = {"us-1-16": NORTH, "it-assietta-29": CENTRE}
    extra = {0: ("de-15pg-104", "de-15pg-115"), 1: ("de-15pg-104",), 2: ("it-assietta-30",)}
    more = dict.fromkeys(extra.get(column, ()), CENTRE)
    for row, dice in enumerate(DICE_OF_ROW):
        position = battle({**units, **more}, air=15)
        attackers = ("us-1-16",)
        report = position.odds(attackers, CENTRE, air=air)
        place = COLUMNS.index(report.column)
        events = position.do(Attack(CENTRE, attackers, air=air), dice=dice)
        (combat,) = [event for event in events if isinstance(event, CombatRolled)]
        assert combat.column == report.column
        assert combat.result == DIAGONAL[place + row]


@pytest.mark.rule("S/C-5.1.5")
def test_the_chances_of_a_column_are_those_of_two_dice() -> None:
    position = battle({"us-1-16": NORTH, **ITALIAN}, air=0)
    chances = {each.outcome: each.fraction for each in position.odds(["us-1-16"], CENTRE).chances}
    assert sum(chances.values()) == 1
    assert chances["DVI ARB"] * 36 == 6
    assert chances["DRI AVB"] * 36 == 2


def test_the_report_agrees_with_the_combat_that_follows() -> None:
    units = {"us-1-16": NORTH, "us-1-18": SOUTH_EAST, "us-1-26": SOUTH_WEST, **ITALIAN}
    position = battle({**units, "us-art-ii": "3315"}, air=15)
    question = {"guns": ("us-art-ii",), "air": 2}
    report = position.odds(["us-1-16", "us-1-18", "us-1-26"], CENTRE, **question)
    events = position.do(
        Attack(CENTRE, ("us-1-16", "us-1-18", "us-1-26"), ("us-art-ii",), 2), dice=(3, 4)
    )
    (combat,) = [event for event in events if isinstance(event, CombatRolled)]
    assert (combat.base_column, combat.column) == (report.base_column, report.column)
    assert sorted(each.value for each in combat.shifts) == sorted(
        each.value for each in report.shifts
    )


def test_the_fence_really_covers_the_ring() -> None:
    from tests.games.sicilia.arrange import RING, board

    grid = board().grid
    for hex_name in RING:
        near = [at for at in FENCE if grid.distance(grid.hex(at), grid.hex(hex_name)) == 1]
        assert near, hex_name
    assert (RING[1], RING[3]) == (NORTH_EAST, SOUTH)
