"""The five finished maps: acceptance checks, reproducibility, and well-known places."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import grognard.atlas as atlas
from grognard.atlas.build import build_draft
from grognard.atlas.check import OWN, check, checks_of
from grognard.atlas.checks.common import COMMON
from grognard.atlas.checks.result import Check, Subject
from grognard.atlas.files import GAMES, AtlasError, board_path
from grognard.atlas.gazetteer import load_facts, load_setup
from grognard.hexes.board import dump_board
from grognard.hexes.grid import HexId
from tests.atlas.conftest import built

PAIRS = [(game, each) for game in GAMES for each in checks_of(game)]


@pytest.mark.parametrize(
    ("game", "run"), PAIRS, ids=[f"{game}-{each.__name__}" for game, each in PAIRS]
)
def test_the_map_passes_every_acceptance_check(game: str, run: Check) -> None:
    result = run(built(game))
    assert result.passed, result.detail


def test_check_reports_each_check_once() -> None:
    results = check("malta")
    assert len(results) == len(COMMON) + len(OWN["malta"])
    assert len({result.name for result in results}) == len(results)
    assert all(result.detail for result in results)


def test_two_builds_are_equal_and_equal_the_committed_file(subject: Subject) -> None:
    again = build_draft(subject.board.id).board_file()
    content = dump_board(again)
    assert content == dump_board(subject.draft.board_file())
    assert content == board_path(subject.board.id).read_bytes()


def test_the_build_does_not_depend_on_the_hash_seed() -> None:
    source = str(Path(atlas.__file__).parents[2])
    script = (
        "import hashlib, grognard.atlas as a;"
        "print(*[hashlib.sha256(a.rendered(g)).hexdigest() for g in ('sicilia', 'malta')])"
    )
    seen = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": source},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(seen) == 1


def test_diff_is_empty_when_nothing_changed_and_shows_what_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert atlas.diff("malta") == ""
    changed = atlas.rendered("malta").replace(b"Mined sea", b"Minefield")
    monkeypatch.setattr(import_module("grognard.atlas.build"), "rendered", lambda _: changed)
    assert "Minefield" in atlas.diff("malta")


def test_writing_an_unchanged_map_touches_nothing() -> None:
    before = board_path("malta").stat().st_mtime_ns
    assert atlas.write("malta") is False
    assert board_path("malta").stat().st_mtime_ns == before


def test_an_unknown_map_cannot_be_built() -> None:
    with pytest.raises(AtlasError, match="known maps"):
        atlas.build("sicily3")


def terrain_at(subject: Subject, latitude: float, longitude: float) -> str:
    h = subject.draft.transform.hex_of(latitude, longitude)
    assert h is not None
    return subject.board.terrain(h)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("sicilia", {"etna"}), ("sicilia43", {"mountain"}), ("sicily2", {"lava_flow"})],
)
def test_etna_stands_where_it_stands(game: str, kinds: set[str]) -> None:
    assert terrain_at(built(game), 37.751, 14.993) in kinds


@pytest.mark.parametrize("game", ["sicilia", "sicilia43", "sicily2"])
@pytest.mark.parametrize(
    ("latitude", "longitude"), [(37.88, 14.03), (37.93, 14.62), (37.98, 14.93)]
)
def test_the_madonie_and_nebrodi_are_mountains(
    game: str, latitude: float, longitude: float
) -> None:
    assert terrain_at(built(game), latitude, longitude) in {"mountain", "rough"}


@pytest.mark.parametrize("game", ["sicilia", "sicilia43", "sicily2"])
@pytest.mark.parametrize(("latitude", "longitude"), [(37.42, 14.95), (37.09, 14.32)])
def test_the_plains_of_catania_and_gela_are_open(
    game: str, latitude: float, longitude: float
) -> None:
    assert terrain_at(built(game), latitude, longitude) in {"open", "plain", "low_hills"}


def test_the_liri_valley_is_open_between_its_mountains(cassino: Subject) -> None:
    valley = ("2021", "2121", "2221")
    for number in valley:
        assert cassino.board.terrain(cassino.board.grid.hex(number)) == "open"
    for number in ("2219", "2319", "2122"):
        assert cassino.board.terrain(cassino.board.grid.hex(number)) == "mountain"


def test_the_alban_hills_rise_from_the_plain_south_of_rome(cassino: Subject) -> None:
    hills = [terrain_at(cassino, 41.75, 12.71), terrain_at(cassino, 41.73, 12.75)]
    assert set(hills) <= {"rough", "forest", "mountain"}
    assert terrain_at(cassino, 41.60, 12.55) in {"open", "forest"}


def test_the_pontine_marshes_are_marsh_and_the_great_peaks_are_peaks(cassino: Subject) -> None:
    assert terrain_at(cassino, 41.44, 13.03) == "marsh"
    assert terrain_at(cassino, 42.085, 14.085) == "peak"
    assert terrain_at(cassino, 42.47, 13.565) == "peak"


def test_the_dingli_cliffs_allow_no_landing(malta: Subject) -> None:
    board = malta.board
    dingli = malta.draft.transform.hex_of(35.853, 14.385)
    assert dingli is not None
    sea = [o for o in board.grid.adjacent(dingli) if board.terrain(o) == "sea"]
    assert sea
    assert all(board.grid.side(dingli, other) in board.hexsides("cliff") for other in sea)
    assert dingli not in board.region("beaches")


@pytest.mark.rule("S-R63")
def test_calabria_is_closed_and_messina_is_not(sicilia: Subject) -> None:
    board = sicilia.board
    assert board.data(board.grid.hex("4005"))["status"] == "closed"
    assert board.data(board.grid.hex("3903"))["status"] == "island"


@pytest.mark.rule("S/C-R35")
def test_only_the_hexes_where_allies_land_are_allied_at_the_start(sicilia: Subject) -> None:
    board = sicilia.board
    allied = {
        board.grid.name(h) for h in board.grid.hexes() if board.data(h).get("control") == "allied"
    }
    starts = [s for s in load_setup("sicilia") if (s.side, s.kind) == ("allied", "start")]
    landed = {number for setup in starts for number in setup.hexes}
    assert allied == landed
    assert {"2019", "2519", "3620", "2618", "3719"} <= allied
    assert "3718" not in allied


@pytest.mark.rule("C-R61")
def test_the_sea_parts_of_the_edges_are_no_entry(cassino: Subject) -> None:
    grid = cassino.board.grid
    south = [grid.column_row(h)[0] for h in cassino.board.edge("south")]
    assert sorted(south) == list(range(22, 35))
    assert "0124" not in {grid.name(h) for h in cassino.board.edge("west")}
    assert "3401" not in {grid.name(h) for h in cassino.board.edge("east")}
    peaks = cassino.board.hexes_of("peak")
    assert not peaks & set(cassino.board.edge("north"))


@pytest.mark.rule("C-R51")
def test_the_beachhead_reaches_cisterna_only_beyond_three_hexes(cassino: Subject) -> None:
    perimeter = cassino.board.region("vi_corps_perimeter")
    assert cassino.board.grid.hex("0420") in perimeter
    assert cassino.board.grid.hex("0717") not in perimeter


@pytest.mark.rule("C-R23")
def test_each_bivouac_has_its_exits(cassino: Subject) -> None:
    exits = {
        box.id: tuple(connection.hex for connection in box.connections)
        for box in cassino.board.boxes
    }
    assert exits["bivouac_vi"] == ("0420",)
    assert exits["bivouac_cef"] == ("2620", "2720")
    assert len(exits) == 6


def test_roads_follow_the_coast_between_messina_and_palermo(sicilia43: Subject) -> None:
    board = sicilia43.board
    coast: set[HexId] = {h for h in board.grid.hexes() if board.data(h).get("coastal", False)}
    for name in ("cefalu", "santo_stefano_di_camastra", "capo_d_orlando"):
        h = board.place_hexes(name)[0]
        assert board.network("road")[h * 6 : h * 6 + 6].any()
        assert coast & {h, *board.grid.adjacent(h)}


def test_the_two_messina_hexes_are_joined_by_rail(sicily2: Subject) -> None:
    first, second = sicily2.board.place_hexes("messina")
    assert sicily2.board.linked("rail", first, second)


def test_capacities_are_whole_tokens(sicily2: Subject) -> None:
    capacity = {p.id: p.data["capacity"] for p in sicily2.board.places_with("port")}
    assert capacity["messina"] == 32
    assert capacity["gela"] == 1
    assert capacity["marsala"] == 2


def figures(row: str) -> dict[str, str]:
    """One row of the table of figures in the documentation, by game."""
    lines = (
        (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8").splitlines()
    )
    cells = next(line for line in lines if line.startswith(f"| {row}")).split("|")[2:-1]
    head = next(line for line in lines if line.startswith("| | sicilia")).split("|")[2:-1]
    return dict(zip((cell.strip() for cell in head), cells, strict=True))


def test_the_documented_figures_are_those_of_the_maps(subject: Subject) -> None:
    game = subject.board.id
    board = subject.board
    assert figures("land hexes")[game].split()[0] == f"{sum(subject.draft.land):,}"
    assert figures("facts tested")[game].strip() == str(len(load_facts(game)))
    numbers = {int(n) for n in re.findall(r"(\d+) [a-zA-Z]", figures("terrain")[game])}
    land = [kind for kind in board.kinds if kind != "sea" and board.hexes_of(kind)]
    assert numbers == {len(board.hexes_of(kind)) for kind in land}
    for kind in ("road", "rail"):
        if kind in board.network_kinds:
            assert f"{len(board.links(kind))} {kind}" in figures("lines")[game]
