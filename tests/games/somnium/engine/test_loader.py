"""The loader: figures of the title, and errors that name file, line or key."""

import shutil
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from grognard.games.sicilia.constants import SiciliaConstants
from grognard.games.somnium.loader import DataError, title_from

Change = Callable[[str], str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with as_file(files("grognard.games.sicilia") / "data") as source:
        shutil.copytree(source, tmp_path / "data")
    return tmp_path / "data"


def broken(folder: Path, name: str, change: Change) -> DataError:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    spoilt = change(text)
    assert spoilt != text
    path.write_text(spoilt, encoding="utf-8")
    with pytest.raises(DataError) as found:
        title_from(folder, SiciliaConstants)
    return found.value


@pytest.mark.rule("S-2.1", "S-2.2", "S-2.4.1")
def test_the_title_loads_with_its_printed_numbers(folder: Path) -> None:
    title = title_from(folder, SiciliaConstants)
    assert (len(title.units), len(title.turns), title.board.grid.count) == (77, 13, 1025)
    assert title.sides == ("axis", "allied")


@pytest.mark.rule("S-2.2")
def test_a_counter_that_appears_twice_is_named_with_both_lines(folder: Path) -> None:
    error = broken(folder, "oob.csv", lambda text: text.replace("us-1-18,", "us-1-16,", 1))
    assert (error.file, error.where) == ("oob.csv", "line 3")
    assert "line 2" in error.problem


@pytest.mark.rule("S-2.2")
def test_a_missing_counter_is_missed_in_its_nation(folder: Path) -> None:
    error = broken(folder, "oob.csv", lambda text: "\n".join(text.splitlines()[:-1]) + "\n")
    assert error.where == "nations"


@pytest.mark.parametrize(
    ("name", "old", "new", "where"),
    [
        ("oob.csv", "infantry,nonmot,US 1 ID,III,3,", "infantry,nonmot,US 1 ID,III,x,", "line 2"),
        ("oob.csv", "us-1-16,allied,", "us-1-16,neutral,", "line 2"),
        ("oob.csv", ",2620,full,", ",9999,full,", "us-1-16.start"),
        ("turns.csv", "1943-07-12", "1943-07-13", "line 2"),
        ("rules.toml", "stack_limit = 3", "stack_limit = 'three'", "key stack_limit"),
        ("rules.toml", '"US 1 ID" = 3', '"US 1 ID" = 4', "key divisions.US 1 ID"),
        ("combat_results.csv", "6|8,", "6|7,", "table"),
        ("vulnerability.csv", "glider,", "sailplane,", "type"),
        ("named_hexes.csv", "2019,Licata", "2099,Licata", "line 2"),
        ("rules.toml", "columns = 41", "columns = 40", "grid"),
    ],
)
def test_a_wrong_value_is_answered_with_its_place(
    folder: Path, name: str, old: str, new: str, where: str
) -> None:
    error = broken(folder, name, lambda text: text.replace(old, new, 1))
    assert error.where == where


def test_an_unknown_key_and_broken_toml_are_refused(folder: Path) -> None:
    error = broken(folder, "rules.toml", lambda text: "surprise = 1\n" + text)
    assert error.file == "rules.toml"
    assert "surprise" in str(error)
    error = broken(folder, "rules.toml", lambda text: text + "\n[[[")
    assert error.where == "file"


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "turns.csv").unlink()
    with pytest.raises(DataError) as found:
        title_from(folder, SiciliaConstants)
    assert found.value.file == "turns.csv"
