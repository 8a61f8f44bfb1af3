"""Chapter 2 and the data of cassino: counters, turns, tables, map, boxes."""

import csv
import tomllib
from collections import Counter
from datetime import date, timedelta
from functools import cache
from importlib.resources import files

import pytest

from grognard.games.somnium.loader import (
    DataError,
    Folder,
    check_divisions,
    load_table,
    load_terrain,
    load_units,
)
from grognard.games.somnium.title import Unit
from grognard.hexes.board import Board, load_board

DATA = files("grognard.games.cassino") / "data"
SIDES = ("axis", "allied")
COLUMNS = ("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1")
DIAGONAL = [
    *("DVI AE", "DVI AE", "DVB AE", "DVI ARB", "DVI ARI", "DVB ARB", "DVB ARI", "IMP"),
    *("DRI AVB", "DRB AVB", "DRI AVI", "DRB AVI", "EMP"),
    *("DE AVB", "DE AVB", "DE AVI", "DE AVI"),
]
NATIONS = {"DE": 62, "US": 30, "UK": 29, "FR": 16, "CA": 7, "IN": 6, "PL": 6} | {
    "NZ": 3,
    "IT": 3,
    "ZA": 2,
}


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((DATA / name).read_text(encoding="utf-8").splitlines()))


@cache
def board() -> Board:
    return load_board((DATA / "board.json").read_bytes())


@cache
def units() -> dict[str, Unit]:
    return {unit.id: unit for unit in load_units(Folder(DATA), SIDES, NATIONS)}


def apart(a: str, b: str) -> int:
    grid = board().grid
    return int(grid.distance(grid.hex(a), grid.hex(b)))


@pytest.mark.rule("C-2.1")
def test_the_map_has_816_hexes_in_34_columns() -> None:
    grid = board().grid
    assert (grid.spec.columns, grid.spec.rows, grid.count) == (34, 24, 816)


@pytest.mark.rule("C-2.2")
def test_the_sheet_has_164_counters_by_nation() -> None:
    assert len(units()) == 164
    assert Counter(unit.nation for unit in units().values()) == NATIONS


@pytest.mark.rule("C-2.2")
def test_a_wrong_count_of_a_nation_is_refused_on_load() -> None:
    with pytest.raises(ValueError, match="nations"):
        load_units(Folder(DATA), SIDES, {**NATIONS, "DE": 61})


@pytest.mark.rule("C-2.4.1")
def test_twenty_weeks_from_22_january_hold_the_fall_of_rome() -> None:
    turns = rows("turns.csv")
    assert len(turns) == 20
    day = date(1944, 1, 22)
    for row in turns:
        assert date.fromisoformat(row["first_day"]) == day
        assert date.fromisoformat(row["last_day"]) == day + timedelta(days=6)
        day += timedelta(days=7)
    assert turns[19]["first_day"] <= "1944-06-05" <= turns[19]["last_day"]
    assert [int(row["turn"]) for row in turns if row["track_mark"] == "R"] == [7, 9, 11, 13, 19]


@pytest.mark.rule("S/C-R56")
@pytest.mark.parametrize("row", range(6))
def test_every_cell_of_the_combat_table_lies_on_its_diagonal(row: int) -> None:
    cells = rows("combat_results.csv")[5 - row]
    assert [cells[column] for column in COLUMNS] == DIAGONAL[row : row + 12]


def test_both_titles_share_the_combat_table() -> None:
    sicilia = files("grognard.games.sicilia") / "data" / "combat_results.csv"
    assert sicilia.read_bytes() == (DATA / "combat_results.csv").read_bytes()


@pytest.mark.rule("S/C-6.2a", "S/C-8.0d")
@pytest.mark.parametrize(
    ("dice", "column", "result"),
    [
        ("2|12", "49-60", "D2B"),
        ("2|12", "61+", "D2B"),
        ("3|11", "61+", "D2B"),
        ("3|11", "49-60", "DB"),
        ("7", "61+", "DB"),
        ("7", "49-60", "DI"),
        ("4|10", "13-24", "DI"),
        ("4|10", "25-36", "DB"),
    ],
)
def test_cells_of_the_bombardment_table(dice: str, column: str, result: str) -> None:
    (row,) = [each for each in rows("bombardment.csv") if each["dice"] == dice]
    assert row[column] == result
    assert load_table(Folder(DATA), "bombardment.csv").columns == tuple(row)[1:]


@pytest.mark.rule("C-4.0e", "C-9.0")
@pytest.mark.parametrize(
    ("terrain", "foot", "mountaineers", "motorised", "armour"),
    [
        ("open", 2, 2, 2, 2),
        ("city", 2, 2, 2, 2),
        ("forest", 4, 4, 6, 6),
        ("marsh", 4, 4, 4, None),
        ("rough", 4, 4, 4, 4),
        ("mountain", 6, 4, 6, None),
        ("peak", None, None, None, None),
        ("lake", None, None, None, None),
        ("sea", None, None, None, None),
        ("road", 2, 2, 1, 1),
        ("river", 2, 2, 4, 4),
    ],
)
def test_the_terrain_chart_in_half_points(
    terrain: str,
    foot: int | None,
    mountaineers: int | None,
    motorised: int | None,
    armour: int | None,
) -> None:
    costs = load_terrain(Folder(DATA))[terrain].costs
    found = tuple(costs.get(kind) for kind in ("nonmotorised", "mountain", "motorised", "armour"))
    assert found == (foot, mountaineers, motorised, armour)


@pytest.mark.rule("S/C-5.1.2a")
@pytest.mark.parametrize(
    ("terrain", "columns"),
    [("city", 2), ("forest", 1), ("marsh", 1), ("rough", 1), ("mountain", 3), ("river", 2)],
)
def test_the_terrain_chart_in_columns(terrain: str, columns: int) -> None:
    assert load_terrain(Folder(DATA))[terrain].columns == columns


# --- counters -----------------------------------------------------------------------------------


@pytest.mark.rule("C-R16", "S/C-2.2.1")
def test_the_139th_brigade_reads_3_4_6_and_the_18th_4_4_6() -> None:
    for unit, values in (("uk-46-139", (3, 4, 6)), ("uk-18", (4, 4, 6))):
        found = units()[unit]
        assert (found.attack, found.defence, found.movement) == values
    assert units()["uk-46-139"].division == "UK 46 ID"


@pytest.mark.rule("C-R17")
def test_both_german_army_artilleries_are_3_1_5_and_the_92nd_has_two_regiments() -> None:
    for unit in ("de-art-10a", "de-art-14a"):
        found = units()[unit]
        assert (found.attack, found.defence, found.movement) == (3, 1, 5)
    assert sum(unit.division == "DE 92 ID" for unit in units().values()) == 2
    guns = [unit for unit in units().values() if unit.nation == "DE" and unit.is_artillery]
    assert len(guns) == 8


@pytest.mark.rule("C-R17", "S/C-5.1.4")
def test_a_bonus_for_a_division_of_three_that_has_two_regiments_is_refused() -> None:
    divisions = tomllib.loads(DATA.joinpath("rules.toml").read_text("utf-8"))["divisions"]
    check_divisions(tuple(units().values()), divisions)
    with pytest.raises(DataError, match="DE 92 ID"):
        check_divisions(tuple(units().values()), divisions | {"DE 92 ID": 3})


@pytest.mark.rule("C-R18")
def test_eight_units_are_mountain_troops_and_the_114th_light_is_not() -> None:
    climbers = {unit.id for unit in units().values() if unit.move_class == "mountain"}
    german = {"de-5gd-85", "de-5gd-100"}
    french = {"fr-4mm-1rtm", "fr-4mm-2rtm", "fr-4mm-6rtm", "fr-rm-1", "fr-rm-3", "fr-rm-4"}
    assert climbers == german | french
    assert units()["de-114-721"].move_class == "nonmotorised"


@pytest.mark.rule("C-R47")
@pytest.mark.parametrize(
    ("unit", "reach"),
    [("us-art-ii", 3), ("us-art-5a", 4), ("de-art-10a", 4), ("de-neb5", 2), ("de-rail725", 10)],
)
def test_ranges_of_the_guns(unit: str, reach: int) -> None:
    assert units()[unit].range == reach


@pytest.mark.rule("C-R62", "C-8.0a")
def test_mechanised_guns_move_like_armour_but_are_none_and_the_railway_gun_needs_rails() -> None:
    for unit in ("de-art-xiv", "de-art-lxxvi"):
        assert units()[unit].move_class == "armour"
        assert not units()[unit].is_armour
        assert units()[unit].is_artillery
    assert units()["de-rail725"].move_class == "rail"
    assert units()["de-neb5"].move_class == "nonmotorised"


@pytest.mark.rule("S/C-R01")
def test_reduced_values_are_half_rounded_up() -> None:
    for unit in units().values():
        assert unit.attack_reduced == max(1, (unit.attack + 1) // 2), unit.id
        assert unit.defence_reduced == max(1, (unit.defence + 1) // 2), unit.id


@pytest.mark.rule("C-14.1")
def test_three_canadian_brigades_start_reduced() -> None:
    reduced = {unit.id for unit in units().values() if unit.starts_reduced}
    assert reduced == {"ca-1-1", "ca-1-3", "ca-1arm"}


@pytest.mark.rule("C-14.1")
def test_the_free_placements_are_those_the_rulebook_names() -> None:
    free = {unit.id: unit.start for unit in units().values() if unit.start.startswith("choice")}
    assert set(free) == {
        "us-art-5a",
        "uk-art-8a",
        "ca-5ad-5",
        "ca-5ad-11",
        "ca-art-i",
        "de-art-10a",
    }
    assert free["us-art-5a"] == "choice: bivouac X | II | CEF"
    assert free["ca-art-i"] == "choice: bivouac V | XIII"


@pytest.mark.rule("C-4.2.2b")
def test_withdrawals_and_the_return_of_hermann_goering() -> None:
    leaving: dict[int, set[str]] = {}
    for unit in units().values():
        if unit.withdraw_turn is not None:
            leaving.setdefault(unit.withdraw_turn, set()).add(unit.division or unit.id)
    assert leaving == {
        7: {"DE HG"},
        9: {"us-504"},
        11: {"UK 56 ID"},
        13: {"de-35ss"},
        19: {"UK 5 ID"},
    }
    back = {unit.id for unit in units().values() if unit.return_turn == 18}
    assert back == {"de-hg-pz", "de-hg-1pzgr", "de-hg-2pzgr"}


@pytest.mark.rule("S/C-5.1.4")
def test_the_division_list_matches_the_counters() -> None:
    constants = tomllib.loads((DATA / "rules.toml").read_text(encoding="utf-8"))
    members = Counter(unit.division for unit in units().values() if unit.division)
    for division, needed in constants["divisions"].items():
        assert members[division] == needed, division
    assert set(members) - set(constants["divisions"]) == {"DE 362 ID"}
    assert not units()["us-fse-1"].division


# --- the map ------------------------------------------------------------------------------------


def starts() -> dict[str, str]:
    return {unit.id: unit.start for unit in units().values() if unit.start.isdigit()}


def test_every_set_up_hex_can_be_entered_by_its_unit() -> None:
    chart = load_terrain(Folder(DATA))
    grid = board().grid
    roads = {
        part
        for network in board().file.networks
        if network.kind == "road"
        for record in network.links
        for part in record.link.replace(":", "/").split("/")
    }
    for unit, at in starts().items():
        terrain = chart[board().terrain(grid.hex(at))]
        kind = units()[unit].move_class
        assert kind in terrain.costs or (kind in terrain.road_only and at in roads), (unit, at)


def test_no_enemies_start_side_by_side_except_the_36th_division() -> None:
    places = starts()
    pairs = {
        (places[a], places[b])
        for a in places
        for b in places
        if units()[a].side == "allied" and units()[b].side == "axis"
        if apart(places[a], places[b]) == 1
    }
    assert pairs == {("2421", "2321")}


def test_no_hex_starts_with_more_than_four_units() -> None:
    assert max(Counter(starts().values()).values()) <= 4


@pytest.mark.rule("C-R51")
def test_the_vi_corps_perimeter_is_the_land_within_three_hexes_of_anzio() -> None:
    (perimeter,) = [each for each in board().file.regions if each.id == "vi_corps_perimeter"]
    grid = board().grid
    land = {
        grid.name(h)
        for h in grid.hexes()
        if board().terrain(h) != "sea" and grid.distance(h, grid.hex("0420")) <= 3
    }
    assert set(perimeter.hexes) == land


@pytest.mark.rule("C-R23", "C-14.1a")
def test_the_bivouacs_have_their_exits_and_units() -> None:
    exits = {row["id"]: row["exit_hexes"].split("|") for row in rows("bivouacs.csv")}
    assert set(exits) == {"II", "V", "VI", "X", "XIII", "CEF"}
    assert exits["VI"] == ["0420"]
    waiting = Counter(
        unit.start.removeprefix("bivouac ")
        for unit in units().values()
        if unit.start.startswith("bivouac")
    )
    counted = {row["id"]: int(row["start_units"]) for row in rows("bivouacs.csv")}
    assert waiting == counted
    by_name = {box.id: box for box in board().file.boxes}
    for name, hexes in exits.items():
        box = by_name[f"bivouac_{name.lower()}"]
        assert [each.hex for each in box.connections] == hexes


@pytest.mark.rule("C-R61")
def test_entry_hexes_lie_on_their_edges_and_on_land() -> None:
    grid = board().grid
    edges = {edge.id: edge.hexes for edge in board().file.edges}
    assert all(at[2:] == "01" for at in edges["north"])
    assert edges["south"] == tuple(f"{column}24" for column in range(22, 35))
    assert all(at[:2] == "01" for at in edges["west"])
    assert all(at[:2] == "34" for at in edges["east"])
    for at in {each for hexes in edges.values() for each in hexes}:
        assert board().terrain(grid.hex(at)) not in ("sea", "lake", "peak"), at


@pytest.mark.rule("C-11.0")
def test_the_gustav_line_runs_along_the_gari_and_faces_the_allies() -> None:
    (works,) = [each for each in board().file.hexsides if each.kind == "fortification"]
    (rivers,) = [each for each in board().file.hexsides if each.kind == "river"]
    facing = {record.side: record.facing for record in works.sides}
    assert facing["2321/2421"] == "2321"
    assert "2321/2421" in {record.side for record in rivers.sides}
    allied = {unit for unit, at in starts().items() if units()[unit].side == "allied"}
    behind = set(facing.values())
    assert not behind & {starts()[unit] for unit in allied}


@pytest.mark.rule("S/C-R20")
def test_distances_follow_the_parity_of_the_columns() -> None:
    assert apart("0420", "0717") == 4
    assert apart("2421", "2321") == 1
