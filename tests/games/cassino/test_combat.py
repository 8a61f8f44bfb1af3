"""Combat: works, the fleet, divisions, guns, bombardment, advance, halves."""

import pytest

from grognard.games.somnium.actions import AddAir, Advance, Attack, Bombard, EndPhase, Move, Support
from grognard.games.somnium.events import CombatRolled
from grognard.lab import Position
from tests.games.cassino.arrange import (
    ANZIO,
    CENTRE,
    NORTH,
    NORTH_EAST,
    SOUTH,
    SOUTH_EAST,
    assault,
    battle,
    campaign,
    refused,
    shift_values,
    steps,
    table,
)

# --- the Gustav Line -----------------------------------------------------------------------------


@pytest.mark.rule("C-11.0", "S/C-R04")
def test_works_give_a_column_if_every_attacker_comes_through_them() -> None:
    units = {"us-34-133": "2422", "us-34-135": "2421", "de-94-267": "2321", "us-34-168": "2320"}
    position = battle({**units, "us-3-7": "2222"})
    assert shift_values(position.odds(("us-34-133", "us-34-135"), "2321"))["C-11.0"] == -1
    mixed = position.odds(("us-34-133", "us-34-135", "us-3-7"), "2321")
    assert "C-11.0" not in shift_values(mixed)


@pytest.mark.rule("C-11.0")
def test_the_column_comes_on_top_of_terrain() -> None:
    position = battle({"us-34-133": "2420", "de-94-267": "2319"})
    assert shift_values(position.odds(("us-34-133",), "2319")) == {"S/C-5.1.2a": -3, "C-11.0": -1}


@pytest.mark.rule("C-11.0")
def test_works_serve_nobody_but_the_german_behind_them() -> None:
    german = battle({"us-34-133": "2422", "de-94-267": "2321"}, side="axis")
    assert "C-11.0" not in shift_values(german.odds(("de-94-267",), "2422"))
    captured = battle({"us-34-133": "2321", "de-94-267": "2422"}, side="axis")
    assert "C-11.0" not in shift_values(captured.odds(("de-94-267",), "2321"))
    outside = battle({"us-34-133": "2321", "de-94-267": "2422"})
    assert "C-11.0" not in shift_values(outside.odds(("us-34-133",), "2422"))


@pytest.mark.rule("C-11.0", "S/C-R05")
def test_works_and_rivers_count_in_no_bombardment() -> None:
    position = battle({"us-art-ii": "2521", "de-94-267": "2321"}, air=(10, 0))
    assert shift_values(position.odds((), "2321", guns=("us-art-ii",))) == {}
    assert shift_values(position.odds((), "2321", air=6)) == {}


@pytest.mark.rule("C-11.0", "S/C-R45", "S/C-4.1.2c")
def test_a_german_behind_works_dominates_level_ground() -> None:
    units = {"us-34-133": "2422", "de-94-267": "2321"}
    german = table(units, side="axis")
    german.do(EndPhase())
    german.do(EndPhase())
    allied = table(units)
    allied.do(EndPhase())
    assert refused(allied, EndPhase())[0] == "MUST_ATTACK"


@pytest.mark.rule("S/C-4.1.2c", "S/C-4.1.2d")
def test_a_german_in_the_mountains_need_not_attack_the_open_below() -> None:
    german = table({"us-34-133": "0716", "de-94-267": "0817"}, side="axis")
    german.do(EndPhase())
    german.do(EndPhase())
    second = table({"us-34-133": "0716", "de-94-267": "0817", "de-94-274": "0615"}, side="axis")
    second.do(Move(("de-94-274",), "0616"))
    second.do(EndPhase())
    ruling = second.check(EndPhase())
    assert ruling.refusal is not None
    assert ruling.refusal.params["units"] == ("de-94-274",)


# --- the fleet -----------------------------------------------------------------------------------


@pytest.mark.rule("C-12.0", "C-R51")
@pytest.mark.parametrize(
    ("target", "origin", "columns"), [(ANZIO, "0519", -1), ("0417", "0416", -1)]
)
def test_naval_support_in_the_beachhead(target: str, origin: str, columns: int) -> None:
    position = battle({"us-3-7": target, "de-lehr": origin}, side="axis", turn=19)
    assert shift_values(position.odds(("de-lehr",), target))["C-12.0"] == columns


@pytest.mark.rule("C-12.0", "C-R51")
def test_no_naval_support_outside_nor_for_allied_attacks() -> None:
    outside = battle({"us-3-7": "0416", "de-lehr": "0417"}, side="axis")
    assert "C-12.0" not in shift_values(outside.odds(("de-lehr",), "0416"))
    attack = battle({"us-3-7": "0519", "de-lehr": ANZIO})
    assert "C-12.0" not in shift_values(attack.odds(("us-3-7",), ANZIO))


# --- divisions -----------------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.4")
@pytest.mark.parametrize(
    ("units", "bonus"),
    [
        (("de-362-955", "de-362-956"), 0),
        (("de-92-1059", "de-92-1060"), -1),
        (("de-90pg-200", "de-90pg-361"), -1),
        (("de-1fj-1", "de-1fj-3", "de-1fj-4"), -1),
        (("de-1fj-1", "de-1fj-3"), 0),
    ],
)
def test_complete_divisions_defend_better(units: tuple[str, ...], bonus: int) -> None:
    position = battle({**dict.fromkeys(units, CENTRE), "us-3-7": NORTH})
    assert shift_values(position.odds(("us-3-7",), CENTRE)).get("S/C-5.1.4", 0) == bonus


@pytest.mark.rule("S/C-5.1.4")
@pytest.mark.parametrize(
    ("units", "bonus"),
    [
        (("us-fse-1", "us-fse-2"), 0),
        (("uk-6ad-26", "uk-6ad-61"), 1),
        (("pl-3-1", "pl-3-2"), 1),
        (("us-3-7", "us-3-15", "us-3-30"), 1),
        (("us-3-7", "us-3-15"), 0),
    ],
)
def test_complete_divisions_attack_better(units: tuple[str, ...], bonus: int) -> None:
    position = battle({**dict.fromkeys(units, NORTH), "de-bode": CENTRE})
    assert shift_values(position.odds(units, CENTRE)).get("S/C-5.1.4", 0) == bonus


@pytest.mark.rule("S/C-R55")
@pytest.mark.parametrize(("switch", "bonus"), [("full_complement", 0), ("survivors", 1)])
def test_survivors_count_as_a_division_only_with_the_switch(switch: str, bonus: int) -> None:
    units = {"us-3-7": NORTH, "us-3-15": NORTH, "us-3-30": "box:eliminated", "de-bode": CENTRE}
    position = battle(units, options={"division_bonus": switch})
    assert shift_values(position.odds(("us-3-7", "us-3-15"), CENTRE)).get("S/C-5.1.4", 0) == bonus
    away = battle({**units, "us-3-30": "box:bivouac_vi"}, options={"division_bonus": switch})
    assert shift_values(away.odds(("us-3-7", "us-3-15"), CENTRE)).get("S/C-5.1.4", 0) == 0


# --- guns, air, bombardment ----------------------------------------------------------------------


@pytest.mark.rule("S/C-6.2a", "S/C-5.1.2a")
@pytest.mark.parametrize(("at", "column"), [(CENTRE, "13-24"), ("0212", "1-12")])
def test_six_air_points_on_two_infantry_and_one_armour(at: str, column: str) -> None:
    position = battle({"de-94-267": at, "de-94-274": at, "de-508": at, "us-3-7": "3417"})
    report = position.odds((), at, air=6)
    assert sum(each.value for each in report.defence) == 4
    assert report.base_column == "13-24"
    assert report.column == column


@pytest.mark.rule("S/C-8.0d")
def test_two_british_guns_on_armour_and_motorised_infantry() -> None:
    units = {"uk-art-v": "0210", "uk-art-x": "0210", "de-508": CENTRE, "de-lehr": CENTRE}
    report = battle(units).odds((), CENTRE, guns=("uk-art-v", "uk-art-x"))
    assert sum(each.value for each in report.attack) == 6
    assert sum(each.value for each in report.defence) == 3
    assert report.column == "13-24"


@pytest.mark.rule("S/C-6.2a")
def test_d2b_takes_a_step_from_two_different_units() -> None:
    crowd = ("de-508", "de-26pz-26", "de-hg-pz", "de-94-267")
    position = battle({**dict.fromkeys(crowd, CENTRE), "us-3-7": "3417"}, air=(10, 0))
    position.do(Bombard(CENTRE, air=10), dice=(1, 1))
    first = position.choices()[0]
    position.do(first)
    assert first not in list(position.choices())
    position.do(position.choices()[0])
    assert sum(steps(position, unit) for unit in crowd) == 6
    assert position.decisions()[0].kind == "combat"


@pytest.mark.rule("S/C-6.2a")
def test_d2b_on_a_single_unit_takes_one_step() -> None:
    guns = ("uk-art-v", "uk-art-x", "uk-art-xiii", "us-art-ii")
    more = ("us-art-vi", "us-art-5a", "uk-art-8a", "fr-art-cef")
    units = {**dict.fromkeys(guns, "0210"), **dict.fromkeys(more, "0310"), "de-lehr": CENTRE}
    position = battle({**units, "ca-art-i": "0309", "pl-art": "0309"})
    everything = (*guns, *more, "ca-art-i", "pl-art")
    report = position.odds((), CENTRE, guns=everything)
    assert report.column == "61+"
    position.do(Bombard(CENTRE, everything), dice=(1, 1))
    assert steps(position, "de-lehr") == 1


@pytest.mark.rule("S/C-6.2a", "S/C-R46")
def test_bounds_of_an_air_attack_are_three_and_ten() -> None:
    position = battle({"de-lehr": CENTRE, "us-3-7": "3417"}, air=(60, 0))
    for points in (2, 11):
        assert refused(position, Bombard(CENTRE, air=points)) == ("AIR_BOUNDS", "S/C-6.2a")
    position.do(Bombard(CENTRE, air=10), dice=(3, 4))
    assert position.state.air[1] == 50


@pytest.mark.rule("S/C-6.2b", "S/C-R46")
@pytest.mark.parametrize(("switch", "code"), [("none", None), ("standalone_max", "AIR_BOUNDS")])
def test_air_support_of_a_ground_combat_is_free_unless_capped(
    switch: str, code: str | None
) -> None:
    options = {"air_support_cap": switch}
    position = battle({"us-3-7": NORTH, "de-lehr": CENTRE}, air=(60, 4), options=options)
    assert position.check(Attack(CENTRE, ("us-3-7",), air=11)).code == code
    position.do(Attack(CENTRE, ("us-3-7",), air=10))
    position.do(AddAir(4))
    assert position.state.air == [4, 50]


@pytest.mark.rule("S/C-8.0e", "C-R47")
@pytest.mark.parametrize(
    ("gun", "far", "legal"),
    [("de-neb5", "0210", True), ("de-neb5", "0211", False), ("de-art-1fj", "0211", True)],
)
def test_ranges_count_to_the_defenders_hex(gun: str, far: str, legal: bool) -> None:
    position = battle({gun: far, "de-lehr": NORTH, "us-3-7": CENTRE}, side="axis")
    ruling = position.check(Attack(CENTRE, ("de-lehr",), (gun,)))
    assert bool(ruling) is legal
    if not legal:
        assert ruling.code == "OUT_OF_RANGE"


@pytest.mark.rule("C-R62", "S/C-R26", "S/C-5.1.2b")
def test_mechanised_guns_may_attack_mountains_but_tanks_may_not() -> None:
    units = {"us-3-7": "0817", "de-art-xiv": "0716", "de-94-267": "0716"}
    position = battle(units, side="axis")
    assert position.odds(("de-art-xiv", "de-94-267"), "0817").attack
    tank = table({"us-3-7": "0817", "de-508": "0716", "de-94-267": "0716"}, side="axis")
    tank.set(phase="combat")
    assert refused(tank, Attack("0817", ("de-508", "de-94-267")))[0] == "ARMOUR_MOUNTAIN"


@pytest.mark.rule("S/C-R26", "S/C-4.1.2b")
def test_a_tank_brigade_before_a_mountain_enemy_must_leave_if_it_can() -> None:
    position = table({"uk-7arm": "0716", "de-94-267": "0817"}, turn=15)
    assert refused(position, EndPhase()) == ("MUST_DISENGAGE", "S/C-R26")
    fence = {"de-lehr": "0516", "de-1027": "0615"}
    held = table({"uk-7arm": "0716", "de-94-267": "0817", **fence}, turn=15)
    held.do(EndPhase())
    held.do(EndPhase(), dice=(2,))
    assert held.state.turn == 16


# --- advance -------------------------------------------------------------------------------------


def won(units: dict[str, str], target: str, attackers: tuple[str, ...]) -> Position:
    position = battle(units, air=(60, 0))
    assault(position, target, attackers, "DE AVB", air=30)
    while position.decisions()[0].kind != "advance":
        position.do(position.choices()[0])
    return position


@pytest.mark.rule("S/C-5.2", "S/C-R34")
def test_fast_troops_advance_two_hexes_over_open_ground() -> None:
    position = won({"uk-6ad-61": NORTH, "de-bode": CENTRE}, CENTRE, ("uk-6ad-61",))
    assert {action.to for action in position.choices() if isinstance(action, Advance)} == {
        CENTRE,
        NORTH_EAST,
        SOUTH_EAST,
        SOUTH,
        "0108",
        "0107",
    }


@pytest.mark.rule("S/C-5.2")
def test_nobody_goes_on_from_a_city_nor_over_works_or_an_open_river() -> None:
    city = won({"uk-6ad-61": "0312", "de-bode": "0212"}, "0212", ("uk-6ad-61",))
    assert {action.to for action in city.choices() if isinstance(action, Advance)} == {"0212"}
    works = won({"uk-6ad-61": "2221", "de-bode": "2321"}, "2321", ("uk-6ad-61",))
    found = {action.to for action in works.choices() if isinstance(action, Advance)}
    assert "2320" in found
    assert not {"2421", "2422"} & found
    assert refused(works, Advance("uk-6ad-61", "2421", "2321"))[0] == "ADVANCE_HEX"


@pytest.mark.rule("S/C-5.2", "C-R62")
def test_mechanised_guns_never_advance() -> None:
    units = {"de-art-xiv": NORTH, "de-lehr": NORTH, "us-3-7": CENTRE}
    position = battle(units, side="axis", air=(0, 60))
    assault(position, CENTRE, ("de-art-xiv", "de-lehr"), "DE AVI", air=40, support=None)
    who = {action.unit for action in position.choices() if isinstance(action, Advance)}
    assert who == {"de-lehr"}


@pytest.mark.rule("C-R60", "C-R23", "S/C-5.2")
def test_germans_do_not_advance_into_closed_hexes() -> None:
    units = {"de-lehr": "2420", "us-3-7": "2520"}
    position = battle(units, side="axis", air=(0, 60))
    assault(position, "2520", ("de-lehr",), "DE AVI", air=40)
    hexes = {action.to for action in position.choices() if isinstance(action, Advance)}
    assert hexes == {"2520"}
    beach = battle({"de-lehr": "0416", "us-3-7": "0417"}, side="axis", turn=1, air=(0, 60))
    assault(beach, "0417", ("de-lehr",), "DE AVI", air=40)
    assert beach.decisions()[0].kind == "combat"


@pytest.mark.rule("S/C-R11")
@pytest.mark.parametrize(("switch", "kind"), [("no", "combat"), ("yes", "advance")])
def test_advance_after_an_exchange_only_with_the_switch(switch: str, kind: str) -> None:
    units = {"us-3-7": NORTH, "us-3-15": NORTH, "us-3-30": NORTH, "de-bode": CENTRE}
    position = battle(units, air=(60, 0), options={"emp_advance": switch})
    assault(position, CENTRE, ("us-3-7", "us-3-15", "us-3-30"), "EMP", air=12)
    while position.decisions()[0].kind.startswith("exchange"):
        position.do(position.choices()[0])
    assert position.decisions()[0].kind == kind


# --- values --------------------------------------------------------------------------------------


@pytest.mark.rule("S/C-R01")
@pytest.mark.parametrize(
    ("switch", "attack", "defence", "shown"),
    [("up", 2, 2, ("2", "2", "7")), ("down", 1, 1, ("1", "1", "7"))],
)
def test_reduced_values_are_half(
    switch: str, attack: int, defence: int, shown: tuple[str, ...]
) -> None:
    options = {"reduced_rounding": switch}
    units = {"fr-rm-1": NORTH, "de-bode": CENTRE}
    position = battle(units, reduced=("fr-rm-1",), options=options)
    report = position.odds(("fr-rm-1",), CENTRE)
    assert [each.value for each in report.attack] == [attack]
    assert position.face("fr-rm-1").values == shown
    other = battle(units, side="axis", reduced=("fr-rm-1",), options=options)
    assert [each.value for each in other.odds(("de-bode",), NORTH).defence] == [defence]


@pytest.mark.rule("S/C-R01")
def test_exact_halves_are_counted_in_halves() -> None:
    options = {"reduced_rounding": "exact_half"}
    units = {"fr-rm-1": NORTH, "fr-rm-3": NORTH, "de-bode": CENTRE}
    position = battle(units, reduced=("fr-rm-1",), options=options, air=(2, 0))
    report = position.odds(("fr-rm-1", "fr-rm-3"), CENTRE, air=1)
    assert [each.value for each in report.attack] == [3, 6, 2]
    assert [each.value for each in report.defence] == [6]
    assert report.base_column == "1-1"
    assert position.face("fr-rm-1").values == ("1½", "1½", "7")
    rounded = battle(units, reduced=("fr-rm-1",), air=(2, 0))
    assert rounded.odds(("fr-rm-1", "fr-rm-3"), CENTRE, air=1).base_column == "2-1"


@pytest.mark.rule("S/C-R01", "S/C-6.2a")
def test_bombardment_value_with_exact_halves_drops_the_fraction() -> None:
    options = {"reduced_rounding": "exact_half"}
    units = {"us-art-ii": "0210", "de-508": CENTRE}
    position = battle(units, reduced=("us-art-ii",), options=options)
    events = position.do(Bombard(CENTRE, ("us-art-ii",)), dice=(3, 4))
    assert [getattr(event, "value", None) for event in events if hasattr(event, "value")] == [1]


@pytest.mark.rule("C-R16")
@pytest.mark.parametrize(("switch", "first", "second"), [("as_written", 3, 4), ("swapped", 4, 3)])
def test_the_139th_and_18th_brigades_trade_values(switch: str, first: int, second: int) -> None:
    options = {"values_139_18": switch}
    position = table({"uk-46-139": CENTRE, "uk-18": NORTH}, options=options)
    assert position.face("uk-46-139").values == (str(first), "4", "6")
    assert position.face("uk-18").values == (str(second), "4", "6")


@pytest.mark.rule("S/C-R07")
@pytest.mark.parametrize(
    ("switch", "column"), [("defender_favour", "1-2"), ("truncate_both_ways", "1-1")]
)
def test_odds_below_one(switch: str, column: str) -> None:
    options = {"odds_below_one": switch}
    position = battle({"it-68": NORTH, "de-bode": CENTRE}, options=options)
    assert position.odds(("it-68",), CENTRE).base_column == column


@pytest.mark.rule("S/C-R08")
@pytest.mark.parametrize(
    ("switch", "column"), [("clamp_then_shift", "7-1"), ("virtual_columns", "9-1")]
)
def test_odds_beyond_nine(switch: str, column: str) -> None:
    options = {"odds_above_nine": switch}
    position = battle({"us-3-7": "0312", "de-bode": "0212"}, air=(60, 0), options=options)
    assert position.odds(("us-3-7",), "0212", air=40).column == column


@pytest.mark.rule("S/C-R19")
@pytest.mark.parametrize(("switch", "seen"), [("hidden", False), ("open", True)])
def test_strength_is_hidden_unless_the_switch_says_otherwise(switch: str, seen: bool) -> None:
    position = table({"us-3-7": NORTH, "de-bode": "2319"}, options={"hidden_strength": switch})
    assert ("de-bode" in str(position.view("allied").pieces)) is seen


@pytest.mark.rule("C-3.0b", "S/C-5.1.6")
def test_the_opening_attack_is_resolved_to_its_end() -> None:
    position = campaign(3)
    attack = Attack("2321", ("us-36-141", "us-36-142", "us-36-143"), air=20)
    position.do(attack)
    events = position.do(Support(), dice=(1, 1))
    assert any(isinstance(event, CombatRolled) for event in events)
