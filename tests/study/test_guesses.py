"""Reconstructed numbers: all of them are listed, none else, and a move touches nothing but them."""

import csv
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.cli.main import main
from grognard.games import game_ids, load, package_of
from grognard.study.chronicle import tell_game
from grognard.study.guesses import (
    GuessError,
    check_notches,
    find_guess,
    guesses_of,
    varied_data,
    varied_ruleset,
)
from grognard.study.plan import StudyError, make_plan
from grognard.study.store import local, read_study, simulate

GAMES = ("sicilia", "cassino", "malta")
MOVES = [(game, guess.id) for game in GAMES for guess in guesses_of(game).guess]


def original(game: str, file: str) -> str:
    return (files(package_of(game)) / "data" / file).read_text(encoding="utf-8")


def varied(game: str, file: str, **vary: int) -> str:
    moved = {name.replace("_", "-"): notches for name, notches in vary.items()}
    return (varied_data(game, moved) / file).read_text(encoding="utf-8")


def rows(text: str) -> dict[str, dict[str, str]]:
    return {row["id"]: row for row in csv.DictReader(text.splitlines())}


def leaves(value: object, way: str = "") -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, f"{way}/{key}")
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, each in enumerate(value):
            yield from leaves(each, f"{way}/{number}")
    else:
        yield way, value


def test_every_game_that_can_be_played_has_its_guesses_listed() -> None:
    assert set(game_ids()) == {game for game in game_ids() if guesses_of(game).guess}


@pytest.mark.parametrize(("game", "guess"), MOVES)
def test_every_guess_can_be_moved_at_least_one_way_and_gives_a_ruleset(
    game: str, guess: str
) -> None:
    possible = []
    for notches in (-1, 1):
        try:
            check_notches(game, {guess: notches})
        except GuessError:
            continue
        possible.append(notches)
        assert varied_ruleset(game, {guess: notches}).info.id == load(game).info.id
    assert possible


@pytest.mark.parametrize("game", ["sicilia", "cassino"])
def test_exactly_the_counters_that_were_reconstructed_are_covered(game: str) -> None:
    ((column, codes),) = guesses_of(game).guessed["oob.csv"].items()
    before = rows(original(game, "oob.csv"))
    guessed = {
        unit for unit, row in before.items() if any(fnmatchcase(row[column], c) for c in codes)
    }
    moved: dict[str, set[str]] = {"att_full": set(), "def_full": set(), "range": set()}
    for guess in guesses_of(game).guess:
        if {edit.file for edit in guess.edit} != {"oob.csv"}:
            continue
        after = rows((varied_data(game, {guess.id: 1}) / "oob.csv").read_text(encoding="utf-8"))
        for unit, row in after.items():
            different = {name for name in row if row[name] != before[unit][name]}
            assert different <= set(moved)
            for name in different:
                assert unit not in moved[name], "a number belongs to one guess"
                moved[name].add(unit)
    guns = {unit for unit, row in before.items() if row["range"] and row["move_class"] != "rail"}
    assert moved == {"att_full": guessed, "def_full": guessed, "range": guns}


def test_a_code_that_stands_for_a_statement_of_the_rulebook_is_no_guess() -> None:
    before = rows(original("sicilia", "oob.csv"))["us-1-16"]
    after = rows(varied("sicilia", "oob.csv", allied_infantry_attack=1))
    assert before["prov_full"] == "seed 2.2.1"
    assert after["us-1-16"] == before
    assert after["us-1-18"]["att_full"] == "4"


def test_every_counter_of_malta_has_its_value_and_its_movement_among_the_guesses() -> None:
    units = tomllib.loads(original("malta", "units.toml"))["unit"]
    before = dict(leaves({"unit": units}))
    moved: set[str] = set()
    for guess in guesses_of("malta").guess:
        if guess.edit[0].file == "units.toml":
            text = (varied_data("malta", {guess.id: 1}) / "units.toml").read_text(encoding="utf-8")
            after = dict(leaves(tomllib.loads(text)))
            moved |= {way for way in before if before[way] != after[way]}
    values = {f"/unit/{n}/cv" for n, unit in enumerate(units) if unit["prov_values"] == "rec"}
    assert {way for way in moved if way.endswith("/cv")} == values
    assert {way.rpartition("/")[2] for way in moved} == {"cv", "ma"}


def test_moving_a_table_changes_its_cells_and_nothing_else() -> None:
    before = dict(leaves(tomllib.loads(original("malta", "tables.toml"))))
    after = dict(leaves(tomllib.loads(varied("malta", "tables.toml", combat_table=1))))
    different = {way for way in before if before[way] != after[way]}
    assert {way.rpartition("/")[0] for way in different} == {"/crt/cells"}
    assert after["/crt/cells/1-1"] == [
        *("1/-", "1/-", "Ar/-", "Ar/-", "CI", "CI", "1/1", "-/1", "-/Dr", "-/Dr", "-/Dr")
    ], "every sum of the dice gives what one more gave"


def test_a_number_stops_at_its_bound() -> None:
    after = rows(varied("sicilia", "oob.csv", italian_infantry_defence=-5))
    assert {after[unit]["def_full"] for unit in after if after[unit]["prov_full"] == "weakest"} == {
        "1"
    }


def test_moving_a_number_leaves_the_game_itself_alone() -> None:
    rules: Any = load("sicilia")
    before = [unit.attack for unit in rules.title.units]
    other: Any = varied_ruleset("sicilia", {"german-grenadiers-attack": 1})
    after = [unit.attack for unit in other.title.units]
    assert [unit.attack for unit in rules.title.units] == before
    assert sum(after) == sum(before) + 8, "eight regiments of panzergrenadiers"
    assert load("sicilia") is rules


@pytest.mark.parametrize(
    ("vary", "said"),
    [
        ({"morale": 1}, "there are: allied-infantry-attack"),
        ({"axis-guns": 0}, "1 to 9 notches"),
        ({"axis-guns": 10}, "1 to 9 notches"),
    ],
)
def test_a_plan_refuses_moves_that_cannot_be_made(vary: dict[str, int], said: str) -> None:
    with pytest.raises(StudyError, match=said):
        make_plan("sicilia", players=("random",), vary=vary)


def test_a_guess_is_found_by_its_name() -> None:
    assert find_guess("cassino", "anzio-count-radius").notch == "1 hex"


def test_a_moved_number_is_played_with_and_the_file_does_not_depend_on_the_workers(
    tmp_path: Path,
) -> None:
    plan = make_plan("malta", players=("random",), seed=3, vary={"combat-table": 3})
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    simulate(plan, 2, one, local(1))
    simulate(plan, 2, two, local(2))
    assert one.read_bytes() == two.read_bytes()
    kept, games = read_study(one)
    assert kept.vary == {"combat-table": 3}
    plain = msgspec.structs.replace(plan, vary={})
    assert [tell_game(plain.task(index)) for index in range(2)] != games


def test_the_command_moves_a_number_and_refuses_nonsense(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "malta", "--players", "random", "--games", "1"]
    out = tmp_path / "moved.parquet"
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--vary", "stack-room=-1", "--out", str(out), "--json"])
    assert ended.value.code == 0
    assert msgspec.json.decode(capsys.readouterr().out)["plan"]["vary"] == {"stack-room": -1}
    for wrong, said in (("stack-room", "NAME=+1"), ("luck=+1", "has no guess 'luck'")):
        with pytest.raises(SystemExit) as ended:
            main([*arguments, "--vary", wrong])
        assert ended.value.code == 2
        assert said in capsys.readouterr().err
