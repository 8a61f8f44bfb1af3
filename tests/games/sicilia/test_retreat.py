"""Chapter 5.3: falling back, chains, rivers, rings and the sea."""

import pytest

from grognard.games.somnium.actions import Attack, ChooseLoss, Displace, Retreat
from grognard.games.somnium.events import Displaced, Eliminated, StepLost
from grognard.lab import Position
from tests.games.sicilia.arrange import (
    CENTRE,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    assault,
    battle,
    decision,
    is_gone,
    moves_of,
    refused,
    steps,
)

DEFENDER = {"it-assietta-29": CENTRE}


def retreats(position: Position, unit: str) -> set[str]:
    """Where a unit may fall back to, by the listed choices."""
    return {
        action.to
        for action in position.choices()
        if isinstance(action, Retreat) and action.unit == unit
    }


def beaten(
    units: dict[str, str], *, reduced: tuple[str, ...] = (), result: str = "DRI AVI"
) -> Position:
    """The Allied units in the ring attack the centre and win."""
    position = battle(units, air=15, reduced=reduced)
    attackers = [unit for unit in units if unit[:2] in ("us", "uk", "ca") and units[unit] != CENTRE]
    near = [
        unit
        for unit in attackers
        if units[unit] in (NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST)
    ]
    for air in range(16):
        report = position.odds(near, CENTRE, air=air)
        if result in {each.outcome for each in report.chances}:
            assault(position, CENTRE, near, result, air=air)
            return position
    raise AssertionError(result)


@pytest.mark.rule("S/C-5.3")
def test_a_retreat_goes_one_hex_away_from_every_enemy_zone() -> None:
    position = beaten({**DEFENDER, "us-1-16": NORTH})
    assert retreats(position, "it-assietta-29") == {SOUTH_EAST, SOUTH, SOUTH_WEST}
    assert refused(position, Retreat("it-assietta-29", NORTH_WEST))[0] == "RETREAT_HEX"
    assert refused(position, Retreat("it-assietta-29", NORTH))[0] == "RETREAT_HEX"
    assert refused(position, Retreat("it-assietta-29", "3319"))[0] == "RETREAT_HEX"


@pytest.mark.rule("S/C-5.3")
def test_the_owner_chooses_the_hex() -> None:
    position = beaten({**DEFENDER, "us-1-16": NORTH})
    assert decision(position).side == "axis"
    assert not position.check(Retreat("it-assietta-29", SOUTH), "allied")


@pytest.mark.rule("S/C-5.3")
def test_attackers_fall_back_by_the_same_rules() -> None:
    position = battle({**DEFENDER, "us-1-16": NORTH, "it-bers-10": "3314"}, air=0)
    position.do(Attack(CENTRE, ("us-1-16",)), dice=(3, 3))
    # 3315 lies in the zone of 3314.
    assert "3315" not in retreats(position, "us-1-16")
    assert {"3416", "3216"} >= retreats(position, "us-1-16")


@pytest.mark.rule("S/C-5.3", "S-4.0e")
def test_armour_does_not_retreat_into_mountains_off_the_road() -> None:
    # Only the mountain 2714 lies outside every zone: the infantry goes there, the tanks cannot.
    attackers = {"us-1-16": "2816", "us-1-18": "2616"}
    infantry = battle({**attackers, "de-neapel": "2715"}, air=15)
    assault(infantry, "2715", tuple(attackers), "DRI AVI", air=14)
    assert infantry.where("de-neapel") == "2714"
    tanks = battle({**attackers, "de-hg-conrath-pz": "2715"}, air=15)
    assault(tanks, "2715", tuple(attackers), "DRI AVI", air=14)
    assert "2714" not in retreats(tanks, "de-hg-conrath-pz")
    assert tanks.where("de-hg-conrath-pz") != "2714"


# --- chains -------------------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.3.1")
def test_a_full_hex_takes_a_retreating_unit_if_another_makes_room() -> None:
    crowd = {"it-bers-10": SOUTH, "it-bers-177": SOUTH, "it-assietta-30": SOUTH}
    units = {**DEFENDER, **crowd, "us-1-16": NORTH, "us-1-18": "3517", "us-1-26": "3117"}
    position = beaten(units)
    # The only retreat there is has been made; now somebody must make room.
    assert (decision(position).side, decision(position).kind) == ("axis", "displace")
    events = position.do(Displace("it-bers-10", "3319"))
    assert [event.unit for event in events if isinstance(event, Displaced)] == ["it-bers-10"]
    assert position.where("it-assietta-29") == SOUTH
    assert position.where("it-bers-10") == "3319"
    assert steps(position, "it-bers-10") == 2


@pytest.mark.rule("S/C-5.3.1")
def test_the_unit_pushed_on_may_not_go_back_to_the_hex_that_was_left() -> None:
    crowd = {"it-bers-10": SOUTH, "it-bers-177": SOUTH, "it-assietta-30": SOUTH}
    units = {**DEFENDER, **crowd, "us-1-16": NORTH, "us-1-18": "3517", "us-1-26": "3117"}
    position = beaten(units)
    assert refused(position, Displace("it-bers-10", CENTRE))[0] == "RETREAT_HEX"


@pytest.mark.rule("S/C-5.3.1", "S/C-R31")
def test_a_full_hex_is_closed_if_nobody_there_can_move_on() -> None:
    # The crowd in 3318 is fenced in: every hex around it lies in a zone.
    crowd = {"it-bers-10": SOUTH, "it-bers-177": SOUTH, "it-assietta-30": SOUTH}
    open_fence = {"us-1-16": NORTH, "us-1-18": "3517", "us-1-26": "3117"}
    closed_fence = {**open_fence, "us-3-7": "3420", "us-3-15": "3220"}
    for fence, encircled in ((open_fence, False), (closed_fence, True)):
        position = battle({**DEFENDER, **crowd, **fence}, air=15)
        shifts = {shift.rule for shift in position.odds(["us-1-16"], CENTRE, air=10).shifts}
        assert ("S/C-5.1.3" in shifts) is encircled


# --- rivers -------------------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.3.2", "S/C-R33", "S/C-R03")
def test_armour_retreating_over_an_unbridged_river_loses_a_step() -> None:
    # Tanks in 2117; behind them only the river sides to 2017 and 2018 are free.
    units = {"us-1-16": "2116", "us-1-18": "2218", "de-hg-conrath-pz": "2117"}
    position = battle(units, air=15)
    assault(position, "2117", ("us-1-16", "us-1-18"), "DRI AVI", air=14)
    ways = retreats(position, "de-hg-conrath-pz") or {"2018"}
    assert ways <= {"2017", "2018"}
    if position.decisions() and decision(position).side == "axis":
        position.do(Retreat("de-hg-conrath-pz", sorted(ways)[0]))
    assert steps(position, "de-hg-conrath-pz") == 1


@pytest.mark.rule("S/C-5.3.2")
def test_infantry_retreats_over_a_river_without_loss() -> None:
    units = {"us-1-16": "2116", "us-1-18": "2218", "de-neapel": "2117"}
    position = battle(units, air=15)
    assault(position, "2117", ("us-1-16", "us-1-18"), "DRI AVI", air=14)
    if position.decisions() and decision(position).side == "axis":
        position.do(Retreat("de-neapel", "2018"))
    assert steps(position, "de-neapel") == 2


@pytest.mark.rule("S/C-5.3.2")
def test_armour_that_was_hit_in_the_combat_drowns() -> None:
    units = {"us-1-16": "2116", "us-1-18": "2218", "de-hg-conrath-pz": "2117"}
    position = battle(units, air=15)
    assault(position, "2117", ("us-1-16", "us-1-18"), "DRB AVI", air=14)
    if position.decisions() and decision(position).side == "axis":
        position.do(position.choices()[0])
    assert is_gone(position, "de-hg-conrath-pz")


@pytest.mark.rule("S/C-R33", "S/C-R03")
def test_a_bridge_saves_retreating_armour() -> None:
    # From 2118 the only free hex is Licata 2019, over the bridge.
    units = {"us-1-16": "2117", "us-1-18": "2218", "de-hg-conrath-pz": "2118"}
    position = battle(units, air=15)
    assault(position, "2118", ("us-1-16", "us-1-18"), "DRB AVB", air=14)
    while position.where("de-hg-conrath-pz") == "2118":
        position.do(position.choices()[0])
    assert position.where("de-hg-conrath-pz") == "2019"
    assert steps(position, "de-hg-conrath-pz") == 1


# --- rings --------------------------------------------------------------------------------------

RING_OF_THREE = {"us-1-16": NORTH, "us-1-18": SOUTH_EAST, "us-1-26": SOUTH_WEST}


@pytest.mark.rule("S/C-5.3.3", "S/C-R30")
def test_an_encircled_unit_breaks_out_over_two_hexes_and_loses_a_step() -> None:
    position = beaten({**DEFENDER, **RING_OF_THREE})
    ways = [action for action in position.choices() if isinstance(action, Retreat)]
    assert ways
    assert all(action.through for action in ways)
    events = position.do(Retreat("it-assietta-29", "3319", SOUTH))
    assert position.where("it-assietta-29") == "3319"
    assert [event.cause for event in events if isinstance(event, StepLost)] == ["second-hex"]


@pytest.mark.rule("S/C-5.3.3", "S/C-R30")
def test_if_the_second_hex_lies_in_a_zone_too_the_unit_is_eliminated() -> None:
    outer = {"us-3-7": "3320", "us-3-15": "3517", "us-3-30": "3515", "us-9-39": "3116"}
    position = beaten({**DEFENDER, **RING_OF_THREE, **outer})
    assert is_gone(position, "it-assietta-29")


@pytest.mark.rule("S/C-5.3.3")
def test_an_encircled_unit_already_hit_in_the_combat_is_eliminated() -> None:
    position = beaten({"it-assietta-29": CENTRE, **RING_OF_THREE}, result="DRB AVI")
    assert is_gone(position, "it-assietta-29")


@pytest.mark.rule("S/C-R32", "S/C-5.3.3")
def test_a_friend_in_the_first_hex_saves_hit_and_unhit_alike() -> None:
    units = {**DEFENDER, **RING_OF_THREE, "it-bers-10": SOUTH}
    hit = beaten(units, result="DRB AVI")
    hit.do(Retreat("it-assietta-29", "3319", SOUTH))
    assert steps(hit, "it-assietta-29") == 1
    unhit = beaten(units)
    unhit.do(Retreat("it-assietta-29", "3319", SOUTH))
    assert steps(unhit, "it-assietta-29") == 2
    alone = beaten({**DEFENDER, **RING_OF_THREE})
    alone.do(Retreat("it-assietta-29", "3319", SOUTH))
    assert steps(alone, "it-assietta-29") == 1


@pytest.mark.rule("S/C-R30")
def test_a_legal_single_hex_must_be_used_before_any_way_of_two() -> None:
    position = beaten({**DEFENDER, "us-1-16": NORTH})
    two = Retreat("it-assietta-29", "3319", SOUTH)
    assert refused(position, two)[0] == "RETREAT_HEX"


@pytest.mark.rule("S-5.3-obs")
def test_a_unit_that_can_only_retreat_into_the_sea_is_destroyed() -> None:
    # Marsala 0211 has two land neighbours, both beside the attackers.
    units = {"us-1-16": "0310", "us-1-18": "0311", "it-assietta-29": "0211"}
    position = battle(units, air=15)
    events = assault(position, "0211", ("us-1-16", "us-1-18"), "DRI AVI", air=8)
    assert [event.unit for event in events if isinstance(event, Eliminated)] == ["it-assietta-29"]


@pytest.mark.rule("S-R63", "S/C-5.3")
def test_nobody_retreats_into_calabria() -> None:
    units = {"us-1-16": "3803", "us-1-18": "3804", "it-assietta-29": "3903"}
    position = battle(units, air=15)
    assault(position, "3903", ("us-1-16", "us-1-18"), "DRI AVI", air=8)
    assert is_gone(position, "it-assietta-29")


@pytest.mark.rule("S/C-5.3")
def test_a_retreat_costs_no_points_and_leaves_no_mark_for_the_own_phase() -> None:
    position = battle({"us-1-16": NORTH, "de-neapel": CENTRE}, side="axis", air=0)
    assault(position, NORTH, ("de-neapel",), "DRI AVB")
    while position.decisions() and decision(position).kind != "combat":
        position.do(position.choices()[0])
    from grognard.games.somnium.actions import EndPhase

    position.do(EndPhase())
    assert position.reach("us-1-16").spent == 0
    assert moves_of(position, "move", "us-1-16")


@pytest.mark.rule("S/C-5.3", "S/C-R36")
def test_losses_come_before_the_retreat() -> None:
    position = battle({**DEFENDER, "it-bers-10": CENTRE, "us-1-16": NORTH}, air=15)
    assault(position, CENTRE, ("us-1-16",), "DRB AVI", air=13)
    assert not position.check(Retreat("it-bers-10", SOUTH))
    position.do(ChooseLoss("it-bers-10"))
    assert position.check(Retreat("it-bers-10", SOUTH))
