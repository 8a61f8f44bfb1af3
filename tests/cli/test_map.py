"""Maps as files, and counters for them."""

from pathlib import Path

from grognard.cli.counters import counters_by_place
from grognard.kernel.view import Face, PieceView
from tests.cli.support import Run


def test_a_map_is_written_as_svg(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "island.svg"
    told = run("map", "sicilia", "--out", path, "--json").json()
    assert path.read_text(encoding="utf-8").startswith("<svg")
    assert told == {
        "game": "sicilia",
        "file": str(path),
        "bytes": path.stat().st_size,
        "pieces": 0,
    }


def test_a_map_is_written_as_png(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "island.png"
    assert run("map", "sicilia", "--out", path, "--width", 300).out.startswith(str(path))
    assert path.read_bytes().startswith(b"\x89PNG")


def test_another_kind_of_file_is_refused(run: Run, tmp_path: Path) -> None:
    answer = run("map", "sicilia", "--out", tmp_path / "island.doc")
    assert answer.code == 2
    assert "written as .svg or .png" in answer.err


def test_an_unknown_map_is_refused_with_the_known_ones(run: Run, tmp_path: Path) -> None:
    answer = run("map", "narnia", "--out", tmp_path / "x.svg")
    assert answer.code == 2
    assert "sicilia" in answer.err


def test_counters_are_grouped_by_place_and_hidden_faces_left_out() -> None:
    face = Face(
        unit="u1",
        name="First",
        label="1",
        nation="us",
        symbol="infantry",
        size="III",
        values=("3", "4", "6"),
        steps=1,
        full_steps=2,
    )
    pieces = [
        PieceView(handle="u1", side="allied", at="2019", face=face, markers=("DG",)),
        PieceView(handle="2019#1", side="axis", at="2019"),
    ]
    ((counter,),) = counters_by_place(pieces).values()
    assert (counter.nation, counter.values, counter.reduced) == ("us", ("3", "4", "6"), True)
    assert counter.markers == ("DG",)


def test_the_units_of_a_scenario_are_drawn_where_they_start(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "start.svg"
    told = run("map", "sicilia", "--units", "campaign", "--out", path, "--json").json()
    assert told["pieces"] > 20
    assert 'id="pieces"' in path.read_text(encoding="utf-8")
