"""Reading marks from the source."""

from pathlib import Path

import pytest

from grognard.rulebook.citations import CitationError, citations_in_code, citations_in_tests

ROOT = Path(__file__).parents[2]


def cited(folder: Path, source: str) -> list[tuple[str, str]]:
    (folder / "test_x.py").write_text(source, encoding="utf-8")
    found = citations_in_tests(folder, folder)
    return sorted((each.rule, each.place) for each in found)


def test_marks_on_functions_classes_and_parameters_are_found(tmp_path: Path) -> None:
    source = """
import pytest

@pytest.mark.rule("A-1", "A-2")
def test_one(): ...

@pytest.mark.rule("A-3")
class TestMany:
    @pytest.mark.rule("A-4")
    def test_two(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-5"))])
def test_three(x): ...
"""
    assert cited(tmp_path, source) == [
        ("A-1", "test_x.py::test_one"),
        ("A-2", "test_x.py::test_one"),
        ("A-3", "test_x.py::TestMany"),
        ("A-4", "test_x.py::TestMany.test_two"),
        ("A-5", "test_x.py::test_three"),
    ]


def test_a_mark_for_a_whole_module_or_in_a_table_of_cases_counts_for_the_file(
    tmp_path: Path,
) -> None:
    source = """
import pytest
pytestmark = pytest.mark.rule("A-1")
CASES = [pytest.param(1, marks=pytest.mark.rule("A-2"))]
"""
    assert cited(tmp_path, source) == [("A-1", "test_x.py"), ("A-2", "test_x.py")]


@pytest.mark.parametrize("arguments", ["", "NAME", '"A-1", *MORE'])
def test_ids_that_cannot_be_read_are_an_error(tmp_path: Path, arguments: str) -> None:
    with pytest.raises(CitationError, match=r"test_x\.py:3"):
        cited(tmp_path, f"import pytest\n\n@pytest.mark.rule({arguments})\ndef test_a(): ...\n")


def test_code_marks_and_mentions_are_told_apart() -> None:
    found = citations_in_code(("tests.lab.ferry",), ROOT)
    code = {(each.rule, each.qualname) for each in found if each.role == "code"}
    assert code == {
        ("F-1", "neighbours"),
        ("F-2", "is_free"),
        ("F-3", "needed"),
        ("F-4", "TurnPoint._next"),
    }
    mentions = {(each.rule, each.qualname) for each in found if each.role == "mention"}
    assert ("F-3", "require_enemy_near") in mentions
    assert ("F-4", "TurnPoint.apply") in mentions
