"""Chapter 6: air points in support and alone, and the bombardment table."""

import pytest

from grognard.games.somnium.actions import Attack, Bombard, EndPhase, Move, Support
from grognard.games.somnium.events import AirLapsed, BombardmentRolled
from grognard.lab import Position
from tests.games.sicilia.arrange import (
    CENTRE,
    CITY,
    MOUNTAIN,
    NORTH,
    battle,
    decision,
    refused,
    steps,
    table,
)

TARGET = {"it-assietta-29": CENTRE, "it-bers-10": CENTRE, "de-hg-conrath-pz": CENTRE}
"""Two infantry and one armoured unit: air vulnerability 2 x 1 + 2 = 4."""
WIDE = {"bombardment_table": "width18"}


def air_left(position: Position) -> int:
    (points,) = [
        track.value
        for track in position.view("allied").tracks
        if track.id == "air" and track.side == "allied"
    ]
    return points


def bombs(position: Position, target: str, points: int, dice: tuple[int, int]) -> BombardmentRolled:
    events = position.do(Bombard(target, air=points), dice=dice)
    (rolled,) = [event for event in events if isinstance(event, BombardmentRolled)]
    return rolled


@pytest.mark.rule("S-6.0", "S/C-R58")
def test_the_allies_have_fifteen_points_and_twenty_after_ponte_olivo() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    assert air_left(position) == 15
    taken = table({"us-1-16": "2519"}, turn=5)
    taken.do(Move(("us-1-16",), "2518"))
    assert air_left(taken) == 15
    taken.do(EndPhase())
    taken.do(EndPhase())
    assert air_left(taken) == 20


@pytest.mark.rule("S-R10")
@pytest.mark.parametrize(("value", "points"), [("permanent", 20), ("while_controlled", 15)])
def test_losing_ponte_olivo_again_matters_only_with_the_switch(value: str, points: int) -> None:
    units = {"us-1-16": "2519", "it-bers-10": "2516"}
    position = table(units, turn=5, options={"ponte_olivo_bonus": value})
    position.do(Move(("us-1-16",), "2518"))
    position.do(Move(("us-1-16",), "2519"))
    position.do(EndPhase())
    position.do(EndPhase())
    assert air_left(position) == 20
    position.control("axis", "2518")
    for _ in range(4):
        position.do(EndPhase())
    assert air_left(position) == points


@pytest.mark.rule("S/C-6.1")
def test_points_are_deducted_when_the_combat_is_committed_and_gone_at_the_end_of_the_turn() -> None:
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE}, air=15)
    position.do(Attack(CENTRE, ("us-1-16",), air=4), dice=(3, 4))
    assert air_left(position) == 11
    while position.decisions() and decision(position).kind != "combat":
        position.do(position.choices()[0])
    events = position.do(EndPhase())
    assert [event.points for event in events if isinstance(event, AirLapsed)] == [11]
    assert air_left(position) == 15


@pytest.mark.rule("S/C-6.1")
def test_points_serve_in_defence_too() -> None:
    position = battle({"de-neapel": NORTH, "us-1-16": CENTRE}, side="axis", air=15)
    position.do(Attack(CENTRE, ("de-neapel",)))
    position.do(Support(air=6), dice=(3, 4))
    assert air_left(position) == 9


@pytest.mark.rule("S/C-6.1", "S/C-6.2b")
def test_nobody_spends_points_he_does_not_have() -> None:
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE}, air=5)
    assert refused(position, Attack(CENTRE, ("us-1-16",), air=6)) == ("AIR_POINTS", "S/C-6.1")
    distant = battle({"it-bers-10": CENTRE, "us-1-16": "2519"}, air=4)
    assert refused(distant, Bombard(CENTRE, air=5)) == ("AIR_POINTS", "S/C-6.1")
    axis = battle({"de-neapel": NORTH, "us-1-16": CENTRE}, side="axis", air=0)
    assert refused(axis, Attack(CENTRE, ("de-neapel",), air=1))[0] == "AIR_POINTS"


@pytest.mark.rule("S/C-6.2b", "S/C-R46")
def test_any_number_of_points_may_support_a_ground_combat() -> None:
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE}, air=15)
    for points in (0, 1, 2, 7, 15):
        assert position.check(Attack(CENTRE, ("us-1-16",), air=points)), points


@pytest.mark.rule("S/C-R46")
def test_with_the_switch_no_more_than_six_points_join_a_ground_combat() -> None:
    capped = {"air_support_cap": "standalone_max"}
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE}, air=15, options=capped)
    assert position.check(Attack(CENTRE, ("us-1-16",), air=6))
    assert refused(position, Attack(CENTRE, ("us-1-16",), air=7))[0] in ("AIR_BOUNDS", "AIR_POINTS")
    defence = battle({"de-neapel": NORTH, "us-1-16": CENTRE}, side="axis", air=15, options=capped)
    defence.do(Attack(CENTRE, ("de-neapel",)))
    assert defence.check(Support(air=6))
    assert not defence.check(Support(air=7))


# --- air attacks --------------------------------------------------------------------------------


@pytest.mark.rule("S/C-6.2a", "S-R06")
def test_six_points_on_two_infantry_and_one_armour_make_24() -> None:
    rolled = bombs(battle(TARGET, air=15), CENTRE, 6, (3, 4))
    assert (rolled.value, rolled.column, rolled.result) == (24, "21-30", "DI")
    wide = bombs(battle(TARGET, air=15, options=WIDE), CENTRE, 6, (3, 4))
    assert wide.column == "19-36"


@pytest.mark.rule("S/C-6.2a", "S-R06", "S/C-R05")
def test_the_same_attack_on_a_city_goes_one_column_left() -> None:
    town = dict.fromkeys(TARGET, CITY)
    assert bombs(battle(town, air=15), CITY, 6, (3, 4)).column == "11-20"
    assert bombs(battle(town, air=15, options=WIDE), CITY, 6, (3, 4)).column == "1-18"


@pytest.mark.rule("S-R06")
@pytest.mark.parametrize(
    ("points", "units", "column"),
    [
        (3, ("it-bers-10",), "1-10"),
        (6, ("it-bers-10", "it-bers-177"), "11-20"),
        (6, ("de-hg-conrath-pz", "it-art-xii"), "21-30"),
        (6, ("de-hg-conrath-pz", "it-art-xii", "it-art-xvi"), "31-36"),
    ],
)
def test_the_value_finds_its_printed_column(
    points: int, units: tuple[str, ...], column: str
) -> None:
    position = battle(dict.fromkeys(units, CENTRE), air=15)
    assert bombs(position, CENTRE, points, (3, 4)).column == column


@pytest.mark.rule("S/C-R05")
def test_rivers_do_not_protect_against_bombs_but_mountains_do() -> None:
    behind = {"it-bers-10": "2117", "it-bers-177": "2117", "de-neapel": "2117"}
    assert bombs(battle(behind, air=15), "2117", 6, (3, 4)).column == "11-20"
    uphill = dict.fromkeys(TARGET, MOUNTAIN)
    assert bombs(battle(uphill, air=15), MOUNTAIN, 6, (3, 4)).column == "1-10"


@pytest.mark.rule("S/C-6.2a")
@pytest.mark.parametrize(("points", "legal"), [(2, False), (3, True), (6, True), (7, False)])
def test_an_air_attack_takes_three_to_six_points(points: int, legal: bool) -> None:
    position = battle(TARGET, air=15)
    if legal:
        assert position.check(Bombard(CENTRE, air=points))
    else:
        assert refused(position, Bombard(CENTRE, air=points)) == ("AIR_BOUNDS", "S/C-6.2a")


@pytest.mark.rule("S/C-6.2a")
def test_a_db_costs_one_unit_of_the_owners_choice_a_step_and_moves_nobody() -> None:
    from grognard.games.somnium.actions import ChooseLoss

    position = battle(TARGET, air=15)
    assert bombs(position, CENTRE, 6, (1, 1)).result == "DB"
    assert decision(position).side == "axis"
    position.do(ChooseLoss("it-bers-10"))
    assert steps(position, "it-bers-10") == 1
    assert all(position.where(unit) == CENTRE for unit in TARGET)


@pytest.mark.rule("S/C-6.2a", "S-R06")
@pytest.mark.parametrize(
    ("dice", "result"),
    [((1, 1), "DB"), ((1, 2), "DB"), ((2, 2), "DB"), ((2, 3), "DI"), ((3, 4), "DI")],
)
def test_the_rows_of_the_bombardment_table(dice: tuple[int, int], result: str) -> None:
    assert bombs(battle(TARGET, air=15), CENTRE, 6, dice).result == result


@pytest.mark.rule("S/C-R46")
def test_air_attacks_are_made_in_the_own_combat_phase_only() -> None:
    position = battle({"de-neapel": "2313", "us-1-16": "2519"}, side="axis", air=15)
    assert not position.check(Bombard("2313", air=3), "allied")
    moving = table(TARGET, air=15)
    assert not moving.check(Bombard(CENTRE, air=3))


@pytest.mark.rule("S/C-6.2a")
def test_any_enemy_hex_on_the_map_may_be_bombed_but_no_empty_one() -> None:
    position = battle({"it-cn-171": "1306", "us-1-16": "2519"}, air=15)
    assert position.check(Bombard("1306", air=3))
    assert not position.check(Bombard("1307", air=3))


@pytest.mark.rule("S/C-R46")
def test_guns_and_aircraft_do_not_join_in_one_bombardment() -> None:
    position = battle({**TARGET, "us-art-ii": "3315"}, air=15)
    action = Bombard(CENTRE, ("us-art-ii",), 3)
    assert refused(position, action) == ("MIXED_BOMBARDMENT", "S/C-R46")


@pytest.mark.rule("S/C-R21", "S/C-6.2a")
@pytest.mark.parametrize("unit", ["it-bers-10", "it-cn-17"])
def test_bersaglieri_and_blackshirts_are_worth_one_to_aircraft(unit: str) -> None:
    assert bombs(battle({unit: CENTRE}, air=15), CENTRE, 5, (3, 4)).value == 5
