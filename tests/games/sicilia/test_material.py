"""Chapter 2: the map, the counters, the track and the dice, and the files they come from."""

import csv
import tomllib
from collections import Counter
from datetime import date
from importlib.resources import files

import pytest

from grognard.games.sicilia.constants import SiciliaConstants
from grognard.games.somnium.loader import DataError, check_divisions, title_from
from grognard.hexes.board import load_board
from grognard.lab import Position
from tests.games.sicilia.arrange import CENTRE, COLUMNS, DIAGONAL, NORTH, RING, battle, board, table

DATA = files("grognard.games.sicilia") / "data"


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((DATA / name).read_text(encoding="utf-8").splitlines()))


@pytest.mark.rule("S-2.1")
def test_the_map_has_1025_hexes_in_41_columns() -> None:
    grid = board().grid
    assert grid.count == 1025
    assert (grid.spec.columns, grid.spec.rows) == (41, 25)
    assert all(board().terrain(h) for h in grid.hexes())


@pytest.mark.rule("S-2.2")
def test_the_sheet_has_77_counters_by_nation() -> None:
    nations = Counter(row["nation"] for row in rows("oob.csv"))
    assert nations == {"US": 22, "UK": 22, "IT": 17, "DE": 12, "CA": 4}
    assert len({row["id"] for row in rows("oob.csv")}) == 77


@pytest.mark.rule("S-2.2", "S-10.1")
def test_all_77_counters_are_in_play_or_waiting_at_the_start() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    assert len(position.units()) == 77


@pytest.mark.rule("S/C-2.2.1")
def test_the_counter_of_the_16th_regiment_reads_3_4_6() -> None:
    face = table({"us-1-16": CENTRE}).face("us-1-16")
    assert face.values == ("3", "4", "6")
    assert face.formation == "US 1 ID"
    assert face.size == "III"


@pytest.mark.rule("S/C-2.2.1")
def test_a_reduced_counter_shows_and_fights_with_its_other_side() -> None:
    position = battle({"us-1-16": NORTH, "it-assietta-29": CENTRE}, reduced=("us-1-16",))
    assert position.face("us-1-16").values == ("2", "2", "6")
    report = position.odds(["us-1-16"], CENTRE)
    assert sum(item.value for item in report.attack) == 2


@pytest.mark.rule("S/C-2.2.1")
def test_artillery_carries_its_range() -> None:
    position = table({"us-art-ii": CENTRE, "us-1-16": NORTH})
    assert position.face("us-art-ii").range == 2
    assert position.face("us-1-16").range is None


@pytest.mark.rule("S-2.4.1")
def test_thirteen_turns_of_three_days_end_on_17_august() -> None:
    turns = rows("turns.csv")
    assert len(turns) == 13
    assert turns[0]["first_day"] == "1943-07-10"
    assert (turns[12]["first_day"], turns[12]["last_day"]) == ("1943-08-15", "1943-08-17")
    for row in turns:
        length = date.fromisoformat(row["last_day"]) - date.fromisoformat(row["first_day"])
        assert length.days == 2


@pytest.mark.rule("S/C-R20")
@pytest.mark.parametrize(
    ("a", "b", "apart"),
    [("2019", "2118", 1), ("2519", "2618", 2), ("2119", "2321", 3), ("0420", "0717", 4)],
)
def test_distances_follow_the_parity_of_the_columns(a: str, b: str, apart: int) -> None:
    grid = board().grid
    assert grid.distance(grid.hex(a), grid.hex(b)) == apart


@pytest.mark.rule("S/C-R20")
def test_the_ring_around_a_hex_of_an_odd_column() -> None:
    grid = board().grid
    around = {grid.name(h) for h in grid.hexes() if grid.distance(h, grid.hex(CENTRE)) == 1}
    assert around == set(RING)


@pytest.mark.rule("S/C-R56")
@pytest.mark.parametrize("row", range(6))
def test_every_cell_of_the_combat_table_lies_on_its_diagonal(row: int) -> None:
    cells = rows("combat_results.csv")[5 - row]
    assert list(cells)[1:] == list(COLUMNS)
    assert [cells[column] for column in COLUMNS] == DIAGONAL[row : row + 12]


@pytest.mark.rule("S/C-R21")
@pytest.mark.parametrize("unit", ["it-bers-10", "it-cn-17", "us-82-325", "us-rangers", "uk-cdo"])
def test_types_the_lists_forget_are_infantry(unit: str) -> None:
    (row,) = [each for each in rows("oob.csv") if each["id"] == unit]
    (weak,) = [each for each in rows("vulnerability.csv") if each["type"] == row["type"]]
    assert (weak["air"], weak["artillery"]) == ("1", "2")


@pytest.mark.rule("S/C-R21")
def test_blackshirts_and_bersaglieri_climb_like_infantry() -> None:
    position = table({"it-bers-10": "2715"}, side="axis")
    costs = {each.at: each.cost for each in position.reach("it-bers-10").hexes}
    assert costs["2714"] == 6


@pytest.mark.rule("S-R13")
def test_both_conrath_groups_start_together_and_belong_to_the_hg_division() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    assert position.where("de-hg-conrath-pz") == position.where("de-hg-conrath-pg") == "2816"
    hg = {row["id"] for row in rows("oob.csv") if row["division"] == "DE HG"}
    assert hg == {"de-hg-conrath-pz", "de-hg-conrath-pg", "de-hg-schmalz"}
    assert position.face("de-neapel").formation == ""


def test_every_set_up_hex_can_be_entered_by_its_unit() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    for unit, at in position.units().items():
        if not at.startswith("box:"):
            terrain = board().terrain(board().grid.hex(at))
            assert terrain not in ("sea", "etna"), unit


def test_every_constant_of_the_rules_is_the_printed_one() -> None:
    constants = tomllib.loads((DATA / "rules.toml").read_text(encoding="utf-8"))
    assert constants["stack_limit"] == 3
    assert constants["air"]["allied_per_turn"] == 15
    assert constants["drop_die_ok"] == [1, 6]
    assert len(constants["options"]) == 11


@pytest.mark.rule("S-2.4.2")
def test_both_sides_see_the_allied_air_points_and_the_axis_has_none() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    for viewer in ("allied", "axis"):
        tracks = {(track.id, track.side): track.value for track in position.view(viewer).tracks}
        assert tracks["air", "allied"] == 15
        assert tracks.get(("air", "axis"), 0) == 0


@pytest.mark.rule("S-2.1")
def test_a_map_of_another_size_is_refused_on_load() -> None:
    other = files("grognard.games.cassino") / "data" / "board.json"
    with pytest.raises(DataError, match=r"board\.json, grid"):
        title_from(DATA, SiciliaConstants, board=load_board(other.read_bytes()))


@pytest.mark.rule("S-R13", "S/C-5.1.4")
def test_a_division_that_lacks_an_element_is_refused_on_load() -> None:
    title = title_from(DATA, SiciliaConstants)
    check_divisions(title.units, dict(title.divisions))
    without_conrath = tuple(unit for unit in title.units if unit.id != "de-hg-conrath-pg")
    with pytest.raises(DataError, match="DE HG"):
        check_divisions(without_conrath, dict(title.divisions))
