"""Board files: reading, writing, every kind of error, schema, and questions to a loaded board."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grognard.hexes.board import (
    Board,
    BoardError,
    BoardLookupError,
    SideRecord,
    board_schema,
    board_schema_text,
    dump_board,
    load_board,
)
from grognard.hexes.grid import HexError, HexId
from tests.hexes.boards import full_file, make_board

SCHEMA = Path(__file__).parents[2] / "docs" / "schemas" / "board.schema.json"
Raw = dict[str, Any]


def load_changed(change: Callable[[Raw], object]) -> Board:
    """Load the sample file after a change to its JSON."""
    raw = json.loads(dump_board(full_file()))
    change(raw)
    return load_board(json.dumps(raw).encode(), name="sample.json")


# --- round trip -------------------------------------------------------------------------------


def test_a_written_board_reads_back_the_same_and_writes_the_same_bytes() -> None:
    content = dump_board(full_file())
    board = load_board(content)
    assert dump_board(board.file) == content
    assert board.file == full_file()


def test_every_hex_stands_on_a_line_of_its_own() -> None:
    lines = dump_board(full_file()).decode().splitlines()
    for number in ("0101", "0202", "0404"):
        assert len([line for line in lines if line.startswith(f'  {{"hex": "{number}"')]) == 1


def test_writing_puts_hexes_and_hexsides_into_one_order_and_spelling() -> None:
    file = full_file()
    river, fort = file.hexsides
    turned = msgspec.structs.replace(
        river, sides=(SideRecord(side="0401/0301"), *reversed(river.sides[:1]))
    )
    shuffled = msgspec.structs.replace(
        file, hexes=tuple(reversed(file.hexes)), hexsides=(turned, fort)
    )
    assert dump_board(shuffled) == dump_board(file)


def test_a_board_is_read_from_a_path_and_its_errors_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "malta.json"
    path.write_bytes(dump_board(full_file()))
    assert load_board(path).id == "sample"
    path.write_bytes(b"{}")
    with pytest.raises(BoardError, match=r"^malta\.json: "):
        load_board(path)


def test_writing_refuses_a_board_that_could_not_be_read() -> None:
    broken = msgspec.structs.replace(full_file(), hexes=full_file().hexes[1:])
    with pytest.raises(BoardError, match="hex 0101, hexes: hex is missing"):
        dump_board(broken)


# --- errors -----------------------------------------------------------------------------------


def set_in(*path: str | int, to: object) -> Callable[[Raw], None]:
    """A change that writes a value at a place in the JSON."""

    def change(raw: Raw) -> None:
        place: Any = raw
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


ERRORS: list[tuple[Callable[[Raw], object], str | None, str]] = [
    (set_in("colour", to=1), None, "unknown field `colour`"),
    (set_in("format", to=2), None, "format"),
    (set_in("hexes", 5, "terain", to="open"), "0202", "unknown field `terain`"),
    (set_in("hexes", 5, "terrain", to=3), "0202", "terrain"),
    (set_in("hexes", 5, "terrain", to="swamp"), "0202", "unknown terrain 'swamp'"),
    (set_in("hexes", 5, "overlays", to=["port"]), "0202", "unknown overlay 'port'"),
    (set_in("hexes", 5, "overlays", to=["city", "city"]), "0202", "'city' is listed twice"),
    (set_in("hexes", 5, "data", to={"height": 3}), "0202", "data.height: unknown data key"),
    (set_in("hexes", 5, "data", to={"elevation": "x"}), "0202", "data.elevation"),
    (set_in("hexes", 5, "data", to={"elevation": True}), "0202", "data.elevation"),
    (set_in("hexes", 5, "hex", to="0201"), "0201", "hex is listed twice"),
    (set_in("hexes", 5, "hex", to="0505"), "0505", "hex is off the map"),
    (set_in("hexes", 5, "hex", to="x"), "x", "not a hex number"),
    (lambda raw: raw["hexes"].pop(5), "0202", "hex is missing"),
    (lambda raw: raw["hexes"][5].pop("terrain"), "0202", "missing required field `terrain`"),
    (set_in("hexsides", 0, "sides", 0, "side", to="0202/0404"), "0202", "not neighbours"),
    (set_in("hexsides", 0, "sides", 0, "side", to="0401/0301"), "0301", "listed twice"),
    (set_in("hexsides", 0, "sides", 0, "side", to="0202:N"), "0202", "not on the map edge"),
    (set_in("hexsides", 0, "sides", 0, "width", to=1), None, "unknown field `width`"),
    (set_in("hexsides", 1, "sides", 0, "facing", to="0202"), "0202", "is not one of 0203, 0303"),
    (set_in("hexsides", 1, "kind", to="river"), None, "'river' is declared twice"),
    (set_in("networks", 0, "links", 1, "link", to="0201/0203"), "0201", "not neighbours"),
    (set_in("networks", 0, "links", 1, "link", to="0302/0202"), "0202", "listed twice"),
    (set_in("places", 0, "hexes", to=["0909"]), "0909", "places.licata: hex is off the map"),
    (set_in("places", 0, "hexes", to=["0202", "0202"]), "0202", "hex is listed twice"),
    (set_in("places", 0, "hexes", to=[]), None, "places[0].hexes"),
    (set_in("regions", 0, "hexes", to=["0909"]), "0909", "regions.beachhead"),
    (set_in("edges", 0, "hexes", to=["0202"]), "0202", "hex is not on the north edge"),
    (set_in("edges", 0, "side", to="up"), None, "edges[0].side"),
    (set_in("boxes", 0, "connections", 0, "hex", to="0909"), "0909", "boxes.italy.connections"),
    (set_in("boxes", 0, "connections", 1, "box", to="crete"), None, "unknown box 'crete'"),
    (set_in("boxes", 0, "connections", 1, "box", to="italy"), None, "connect to itself"),
    (set_in("boxes", 0, "connections", 0, "box", to="africa"), None, "either a hex or a box"),
    (set_in("boxes", 0, "connections", 0, "cost", to=-1), None, "cost"),
    (set_in("boxes", 1, "id", to="italy"), None, "'italy' is declared twice"),
    (set_in("terrain_kinds", 1, "id", to="open"), None, "'open' is declared twice"),
    (set_in("grid", "columns", to=0), None, "grid: not a grid size"),
    (set_in("grid", "numbering", to="XX"), None, "grid: not a numbering pattern"),
    (set_in("grid", "tilt", to=1), None, "unknown field `tilt`"),
    (set_in("id", to="Not An Id"), None, "$.id"),
]


@pytest.mark.parametrize(("change", "number", "message"), ERRORS)
def test_every_load_error_names_file_hex_and_key(
    change: Callable[[Raw], object], number: str | None, message: str
) -> None:
    with pytest.raises(BoardError) as refusal:
        load_changed(change)
    assert str(refusal.value).startswith("sample.json: ")
    assert message.lower() in str(refusal.value).lower()
    assert number is None or number in {problem.hex for problem in refusal.value.problems}
    assert all(problem.key for problem in refusal.value.problems)


def test_a_connection_listed_twice_is_an_error() -> None:
    def again(raw: Raw) -> None:
        raw["boxes"][0]["connections"].append(raw["boxes"][0]["connections"][0])

    with pytest.raises(BoardError, match="listed twice"):
        load_changed(again)


def test_all_problems_of_a_file_are_reported_together() -> None:
    def spoil(raw: Raw) -> None:
        for record in raw["hexes"]:
            record["terrain"] = "lava"

    with pytest.raises(BoardError) as refusal:
        load_changed(spoil)
    assert len(refusal.value.problems) == 16


def test_a_long_list_of_problems_is_cut_in_the_message_only() -> None:
    def spoil(raw: Raw) -> None:
        for record in raw["hexes"]:
            record["terrain"] = "lava"
            record["overlays"] = ["port"]

    with pytest.raises(BoardError, match="and 12 more problems") as refusal:
        load_changed(spoil)
    assert len(refusal.value.problems) == 32


def test_a_key_written_twice_is_an_error_that_names_its_hex() -> None:
    content = dump_board(full_file()).replace(
        b'"hex": "0202", "terrain": "open"', b'"hex": "0202", "terrain": "sea", "terrain": "open"'
    )
    with pytest.raises(BoardError, match="hex 0202 terrain: key is written twice"):
        load_board(content)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000])
def test_what_is_not_a_board_at_all_is_a_board_error(content: bytes) -> None:
    with pytest.raises(BoardError):
        load_board(content)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_damaged_file_is_refused_or_survives_writing_and_reading(data: st.DataObject) -> None:
    content = bytearray(dump_board(full_file()))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at] = data.draw(st.integers(32, 126))
    try:
        board = load_board(bytes(content))
    except BoardError:
        return
    written = dump_board(board.file)
    assert dump_board(load_board(written).file) == written


# --- schema -----------------------------------------------------------------------------------


def test_the_published_schema_is_the_one_the_code_generates() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == board_schema_text()


def test_the_schema_accepts_a_written_board_and_refuses_an_unknown_key() -> None:
    validator = jsonschema.Draft202012Validator(board_schema())
    raw = json.loads(dump_board(full_file()))
    assert not list(validator.iter_errors(raw))
    raw["hexes"][0]["terain"] = "open"
    assert list(validator.iter_errors(raw))


# --- questions --------------------------------------------------------------------------------


def test_a_loaded_board_answers_for_hexes() -> None:
    board = load_board(dump_board(full_file()))
    city, sea = board.grid.hex("0202"), board.grid.hex("0101")
    assert board.terrain(city) == "open"
    assert board.terrain(sea) == "sea"
    assert board.hexes_of("sea") == {board.grid.hex(f"010{row}") for row in range(1, 5)}
    assert board.overlays(city) == {"city"}
    assert board.has(city, "city")
    assert not board.has(sea, "city")
    assert board.overlay_mask("city").sum() == 1
    assert board.data(city) == {"elevation": 50, "coastal": True, "control": "axis"}


def test_a_loaded_board_answers_for_hexsides_and_networks() -> None:
    board = load_board(dump_board(full_file()))
    side = board.grid.side_named("0202/0302")
    assert board.hexsides("river") == {side, board.grid.side_named("0301/0401")}
    assert board.hexside_mask("river").sum() == 4
    assert board.side_data("river", side) == {"name": "Salso"}
    assert board.facing("river", side) is None
    assert board.linked("road", board.grid.hex("0202"), board.grid.hex("0302"))
    assert not board.linked("road", board.grid.hex("0202"), board.grid.hex("0203"))
    assert board.network("road").sum() == 5
    assert board.network("road", "main").sum() == 3
    assert board.link_class("road", board.grid.side_named("0201/0202")) == "main"
    assert board.link_class("road", side) is None
    assert len(board.links("road")) == 3


def test_a_facing_hexside_works_only_against_crossing_into_the_protected_hex() -> None:
    board = load_board(dump_board(full_file()))
    outside, inside = board.grid.hex("0203"), board.grid.hex("0303")
    side = board.grid.side(outside, inside)
    mask = board.crossing_mask("fort")
    assert board.facing("fort", side) == inside
    assert mask[outside * 6 + board.grid.direction(outside, inside)] == 1
    assert mask[inside * 6 + board.grid.direction(inside, outside)] == 0
    assert board.hexside_mask("fort").sum() == 2


def test_a_loaded_board_answers_for_places_regions_edges_and_boxes() -> None:
    board = load_board(dump_board(full_file()))
    grid = board.grid
    assert board.place("licata").data["capacity"] == 3
    assert board.place_hexes("licata") == (grid.hex("0202"), grid.hex("0302"))
    assert [place.id for place in board.places_with("port")] == ["licata"]
    assert board.places_with("mine") == ()
    assert [place.id for place in board.places_at(grid.hex("0302"))] == ["licata"]
    assert board.places_at(grid.hex("0404")) == ()
    assert board.region("beachhead") == {grid.hex("0202"), grid.hex("0203")}
    assert board.region_record("beachhead").name == "Beachhead"
    assert board.edge("north_entry") == (grid.hex("0201"), grid.hex("0301"))
    assert board.box("italy").stacking is None
    assert board.box("africa").stacking == 4
    assert board.box("italy").connections[0].way == "out"


@pytest.mark.parametrize(
    "ask",
    [
        lambda board: board.hexes_of("lava"),
        lambda board: board.has(HexId(0), "port"),
        lambda board: board.overlay_mask("port"),
        lambda board: board.hexsides("wall"),
        lambda board: board.hexside_mask("wall"),
        lambda board: board.crossing_mask("wall"),
        lambda board: board.facing("river", board.grid.side_named("0101/0102")),
        lambda board: board.network("rail"),
        lambda board: board.links("rail"),
        lambda board: board.linked("rail", HexId(0), HexId(1)),
        lambda board: board.link_class("road", board.grid.side_named("0101/0102")),
        lambda board: board.place("gela"),
        lambda board: board.region("anzio"),
        lambda board: board.region_record("anzio"),
        lambda board: board.edge("south"),
        lambda board: board.box("malta"),
    ],
)
def test_asking_for_what_the_board_does_not_have_is_an_error(
    ask: Callable[[Board], object],
) -> None:
    with pytest.raises(BoardLookupError, match="sample"):
        ask(load_board(dump_board(full_file())))


def test_a_hex_id_off_the_board_is_refused() -> None:
    board = make_board()
    for ask in (board.terrain, board.overlays, board.data, board.places_at):
        with pytest.raises(HexError):
            ask(HexId(-1))


def test_a_board_cannot_be_changed() -> None:
    board = load_board(dump_board(full_file()))
    for array in (board.terrain_index, board.hexside_mask("river"), board.network("road")):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
