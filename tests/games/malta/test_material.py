"""1, 9: counters, chits, tables, terrain and map as the catalogue gives them."""

from functools import cache
from itertools import product

import pytest

from grognard.games.malta.loader import load_title
from grognard.games.malta.title import Title, Unit, read_row
from tests.games.malta.arrange import COLUMNS, CRT, board


@cache
def title() -> Title:
    return load_title()


def of(formation: str, side: str = "axis") -> list[Unit]:
    return [u for u in title().units if u.formation == formation and u.side == side]


@pytest.mark.rule("M-1.2")
def test_there_are_126_units_and_12_chits() -> None:
    assert len(title().units) == 126
    assert len(title().formations) == 12
    assert {u.nation for u in title().units} == {"italian", "german", "commonwealth"}


@pytest.mark.rule("M-1.2")
@pytest.mark.parametrize(
    ("formation", "side", "counters", "points", "attack"),
    [
        ("RAMCKE", "axis", 14, 13, 38),
        ("FOLGORE", "axis", 21, 20, 40),
        ("LIVORNO", "axis", 9, 15, 28),
        ("FRIULI", "axis", 10, 16, 29),
        ("SUPERGA", "axis", 8, 14, 26),
        ("LASPEZIA", "axis", 10, 16, 30),
        ("IND", "axis", 13, 13, 34),
        ("BDE1", "british", 4, 8, 17),
        ("BDE2", "british", 4, 8, 16),
        ("BDE3", "british", 4, 7, 13),
        ("BDE4", "british", 3, 6, 13),
    ],
)
def test_every_formation_has_its_counters_points_and_attack_value(
    formation: str, side: str, counters: int, points: int, attack: int
) -> None:
    units = of(formation, side)
    assert len(units) == counters
    assert sum(u.steps for u in units if u.stacking == "points") == points
    assert sum(u.cv for u in units if not u.cv_paren) == attack


@pytest.mark.rule("M-1.2")
def test_the_british_independents_are_guns_tanks_and_engineers() -> None:
    kinds = [u.type for u in of("IND", "british")]
    assert len(kinds) == 26
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "armour": 3,
        "antitank": 1,
        "artillery": 3,
        "engineer": 2,
        "coastal": 10,
        "aa_heavy": 3,
        "aa_light": 4,
    }


@pytest.mark.rule("M-1.2-R1")
def test_both_sides_have_field_artillery() -> None:
    guns = [u for u in title().units if u.type == "artillery"]
    assert {u.side for u in guns} == {"axis", "british"}
    assert all(u.cv_paren for u in guns)


@pytest.mark.rule("M-1.2-R2")
def test_everybody_who_jumps_is_a_company_of_one_step() -> None:
    jumpers = [u for u in title().units if u.entry == "airdrop"]
    assert len(jumpers) == 39
    assert {u.steps for u in jumpers} == {1}


@pytest.mark.rule("M-7.1")
def test_the_letters_are_on_the_right_counters() -> None:
    lettered: dict[str, set[str]] = {u.special: set() for u in title().units if u.special}
    for unit in title().units:
        if unit.special:
            lettered[unit.special].add(unit.id)
    assert lettered["S"] == {"IT-SMB", "IT-SMG"}
    assert lettered["A"] == {"IT-LOR"}
    assert lettered["DAGGER"] == {"IT-NP1", "IT-NP2"}
    assert lettered["L"] == {"DE-BU1", "DE-BU2", "DE-BU3", "IT-FII1", "IT-FII2", "IT-FII3"}


@pytest.mark.rule("M-5.1")
def test_every_chit_has_its_modifier() -> None:
    found = {each.id: each.chit_mod for each in title().formations}
    assert found == {
        "RAMCKE": 2,
        "FOLGORE": 1,
        "LIVORNO": 1,
        "FRIULI": 0,
        "SUPERGA": 0,
        "LASPEZIA": 0,
        "AIROP": 1,
        "NAVOP": 0,
        "BDE1": 1,
        "BDE2": 0,
        "BDE3": 1,
        "BDE4": 0,
    }


@pytest.mark.rule("M-5.5.1.1")
@pytest.mark.parametrize(("total", "place"), list(product(range(2, 13), range(7))))
def test_every_cell_of_the_combat_table(total: int, place: int) -> None:
    assert title().combat.columns == COLUMNS
    assert title().combat.cell(place, total) == CRT[total][place]


BOMBARDMENT = {
    "0": {"D": (6, 7, 8, 9), "1": (10, 11, 12)},
    "1": {"D": (7, 8, 9), "*D": (10,), "1": (11, 12)},
    "2": {"*": (7,), "D": (8, 9, 10), "*D": (11,), "1": (12,)},
    "3": {"*": (7, 8), "D": (9, 10), "*D": (11,), "*1": (12,)},
    "4+": {"*": (8, 9), "D": (10, 11), "*1": (12,)},
}


@pytest.mark.rule("M-5.3.1")
@pytest.mark.parametrize(("total", "column"), list(product(range(2, 13), BOMBARDMENT)))
def test_every_cell_of_the_bombardment_table(total: int, column: str) -> None:
    wanted = next((r for r, totals in BOMBARDMENT[column].items() if total in totals), "-")
    place = title().bombardment.columns.index(column)
    assert title().bombardment.cell(place, total) == wanted


@pytest.mark.rule("M-3.2")
def test_the_airdrop_table() -> None:
    rows = title().airdrop.row
    found = [read_row(rows, total) for total in range(-3, 9)]
    assert found == ["2E"] * 3 + ["1E", "3D", "2D", "2D", "1D", "1D", "-", "-", "-"]


@pytest.mark.rule("M-4.2")
def test_the_landing_table() -> None:
    rows = title().landing.row
    assert [read_row(rows, total) for total in range(-2, 8)] == ["1D"] * 4 + ["D"] * 2 + ["-"] * 4


@pytest.mark.rule("M-5.5.2")
def test_the_tank_table() -> None:
    rows = title().tank.row
    found = [read_row(rows, total) for total in range(-1, 8)]
    assert found == ["A1"] * 3 + ["-"] * 3 + ["D1"] * 3


@pytest.mark.rule("M-1.3.5")
def test_the_terrain_chart() -> None:
    base = {
        each.id: (each.mp_foot, each.mp_heavy, each.shift, each.bomb, each.stack, each.side)
        for each in title().base.values()
        if each.stack
    }
    assert base == {
        "plain": (2, 2, 0, 0, 6, 4),
        "terraced": (3, "P", -1, 1, 4, 2),
        "hill": (4, "P", -1, 1, 4, 2),
        "city": (3, 3, -1, 3, 6, 3),
    }
    assert title().base["plain"].side_settled == 3
    overlays = {o.id: (o.mp_add, o.shift, o.bomb) for o in title().overlays.values()}
    assert overlays == {
        "village": (0, -1, 1),
        "town": (1, -1, 2),
        "rubble": (1, -1, 1),
        "port": (0, 0, 0),
        "airfield": (0, 0, 0),
    }
    sides = {
        s.id: (s.mp_foot, s.mp_heavy, s.shift, s.directional) for s in title().hexsides.values()
    }
    assert sides == {
        "escarpment": (5, "P", -1, False),
        "victoria_line": (5, "P", -1, True),
    }
    assert title().road_cost == 1
    assert set(title().heavy_types) == {"armour", "artillery", "antitank", "aa_light"}


@pytest.mark.rule("M-2.1-R1")
def test_the_five_turns_and_their_modifiers() -> None:
    turns = [(t.id, t.air_mod, t.nav_mod, t.regroup_mod, t.supply_check) for t in title().turns]
    assert turns == [
        ("S", 0, 0, 0, False),
        ("1", 0, 0, 0, False),
        ("2", 0, -1, -1, False),
        ("3", -1, -1, -2, True),
        ("4", -1, -2, -3, True),
    ]
    assert (title().turns[0].air_missions, title().turns[0].naval_missions) == (6, 6)


@pytest.mark.rule("M-8.2")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (-20, "british-overwhelming"),
        (-7, "british-overwhelming"),
        (-6, "british-minor"),
        (0, "british-minor"),
        (1, "draw"),
        (5, "draw"),
        (6, "axis-minor"),
        (10, "axis-minor"),
        (11, "axis-overwhelming"),
        (30, "axis-overwhelming"),
    ],
)
def test_the_levels_of_victory(points: int, level: str) -> None:
    assert [each.name for each in title().levels if each.min <= points <= each.max] == [level]


OBJECTIVES = {
    "city": {"2716", "2717", "2616", "2517"},
    "town": {"2316", "2418", "2619", "2818", "2820", "2218", "1917", "2115", "2215"},
    "port": {"2716", "2920", "2822", "1912"},
    "airfield": {"2420", "2623", "2521", "2017", "2221"},
}


@pytest.mark.rule("M-8.2")
def test_exactly_21_hexes_are_objectives() -> None:
    for kind, hexes in OBJECTIVES.items():
        found = {
            h
            for place in board().places
            if "objective" in place.roles and kind in place.roles
            for h in place.hexes
        }
        assert found == hexes, kind
    assert len(set().union(*OBJECTIVES.values())) == 21


@pytest.mark.rule("M-1.3.1")
def test_land_is_where_towns_roads_and_batteries_are() -> None:
    sea = {"sea", "mined_sea"}
    grid = board().grid
    for battery in title().batteries:
        assert board().terrain(grid.hex(battery.hex)) not in sea
    for hexes in OBJECTIVES.values():
        assert all(board().terrain(grid.hex(h)) not in sea for h in hexes)


@pytest.mark.rule("M-8.1")
def test_the_ready_set_up_places_every_unit_without_a_letter() -> None:
    wanted = {u.id for u in title().units if u.side == "british" and not u.letter}
    assert set(title().auto_setup) == wanted
    assert len(wanted) == 31
    assert {b.letter for b in title().batteries} == set("ABCDEFGHIJ")


@pytest.mark.rule("M-8.1-R2")
def test_the_ready_set_up_does_not_leave_la_valletta_to_its_battery() -> None:
    there = [unit for unit, at in title().auto_setup.items() if at == "2716"]
    assert any(u.id in there and u.type == "infantry" for u in title().units)


OPTIONS = {
    "naval_last_turn": (4, 1),
    "landing_hex_limit_scope": ("side", "formation"),
    "activation_bid": ("sequential", "simultaneous"),
    "independent_scope": ("all", "unactivated"),
    "artillery_scope": ("formation_or_independent", "any_friendly"),
    "coastal_batteries_bombard": ("no", "yes"),
    "turn_s_defensive_fire": ("no", "yes"),
    "stranded_landers": ("reembark", "eliminated"),
    "supply_requires_operational_port": ("no", "yes"),
    "dg_same_operation_recovery": ("yes", "no"),
    "at_company_counts_for_drop_limit": ("yes", "no"),
    "tank_losses_immediate": ("yes", "no"),
    "vp_multi_feature_hex": ("once", "per_feature"),
    "road_limit_scope": ("hex_entered", "hexside"),
    "undropped_airborne": ("sea", "lost"),
    "loreto_same_turn": ("yes", "no"),
    "star_without_settlement": ("none", "road_and_port"),
}


def test_every_switch_has_its_ruling_as_first_value() -> None:
    assert {each.id: tuple(each.values) for each in title().options} == OPTIONS
