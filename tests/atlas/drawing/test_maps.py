"""What must be true of each of the five drawn maps."""

import gzip
import json
import re
from collections.abc import Callable
from xml.etree import ElementTree

import numpy as np
import pytest
import shapely

from grognard.atlas.drawing import LAYERS, Theme, draw_map, drawing_of, load_theme
from grognard.atlas.drawing.border import chequer_minutes, edge_joints
from grognard.atlas.drawing.frame import SPACING
from grognard.atlas.drawing.labels import overlap
from grognard.atlas.drawing.layers import MapDrawing
from grognard.atlas.drawing.signs import SETTLEMENTS
from grognard.atlas.files import GAMES

SVG = "{http://www.w3.org/2000/svg}"


def read(document: str) -> ElementTree.Element:
    return ElementTree.fromstring(document)


def words_of(element: ElementTree.Element) -> str:
    return " ".join(part.strip() for part in element.itertext() if part.strip())


def test_the_drawing_is_well_formed_and_holds_every_documented_layer(drawing: MapDrawing) -> None:
    root = read(drawing.sheet())
    assert root.tag == f"{SVG}svg"
    ids = [child.get("id") for child in root if child.tag == f"{SVG}g"]
    assert ids == list(LAYERS)


def test_no_id_is_used_twice_and_every_reference_leads_somewhere(drawing: MapDrawing) -> None:
    root = read(drawing.sheet())
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    references = {element.get("href") for element in root.iter() if element.get("href")}
    assert references
    assert {str(reference).removeprefix("#") for reference in references} <= set(ids)


def test_the_map_keeps_to_its_size_budget(drawing: MapDrawing) -> None:
    content = drawing.sheet().encode()
    assert len(content) <= 1_500_000
    assert len(gzip.compress(content, 9)) <= 400_000


def test_every_hex_number_is_printed_once(drawing: MapDrawing) -> None:
    printed = [words_of(e) for e in read(drawing.sheet(["numbers"])).iter(f"{SVG}text")]
    grid = drawing.board.grid
    assert printed == [grid.name(h) for h in grid.hexes()]


def test_every_named_place_bears_its_name(drawing: MapDrawing) -> None:
    printed = {words_of(e) for e in read(drawing.sheet(["labels"])).iter(f"{SVG}text")}
    silent = set(drawing.theme.silent)
    for place in drawing.board.places:
        if not place.roles or not silent.issuperset(place.roles):
            assert drawing.theme.label(place.name) in printed
    assert len(printed) > 20


def test_no_two_names_and_no_name_and_sign_overlap(drawing: MapDrawing) -> None:
    boxes = [(placed.label.text, placed.box) for placed in drawing.names.placed]
    for i, (name, box) in enumerate(boxes):
        for other, further in boxes[i + 1 :]:
            assert not overlap(box, further), (name, other)
        for sign in drawing.signs.signs:
            reach = sign.reach
            around = (sign.x - reach, sign.y - reach, sign.x + reach, sign.y + reach)
            assert not overlap(box, around), (name, sign.name)


def test_names_stay_on_the_map_and_near_their_place(drawing: MapDrawing) -> None:
    for placed in drawing.names.placed:
        x0, y0, x1, y1 = placed.box
        assert x0 >= 0
        assert y0 >= 0
        assert x1 <= drawing.frame.width
        assert y1 <= drawing.frame.height
        dx = max(x0 - placed.label.x, placed.label.x - x1, 0)
        dy = max(y0 - placed.label.y, placed.label.y - y1, 0)
        assert dx * dx + dy * dy <= (2.2 * 69.3) ** 2, placed.label.text


def test_signs_of_land_places_stand_on_land_or_at_its_edge(drawing: MapDrawing) -> None:
    shore = shapely.buffer(drawing.ground.shore, 14)
    grid = drawing.board.grid
    for place in drawing.board.places:
        h = grid.hex(place.hexes[0])
        if drawing.board.terrain(h) not in drawing.anchors.wet:
            x, y = drawing.anchors.spot(h)
            assert shapely.contains_xy(shore, x, y), place.name


def test_every_role_with_a_sign_is_shown_in_its_hex(drawing: MapDrawing) -> None:
    grid, theme = drawing.board.grid, drawing.theme
    at: dict[int, set[str]] = {}
    for sign in drawing.signs.signs:
        spots = drawing.anchors.spots
        near = ((spots[:, 0] - sign.x) ** 2 + (spots[:, 1] - sign.y) ** 2) ** 0.5 < 30
        for found in near.nonzero()[0]:
            at.setdefault(int(found), set()).add(sign.name)
    for place in drawing.board.places:
        h = grid.hex(place.hexes[0])
        for role in place.roles:
            style = theme.signs.get(role)
            if style is not None and style.sign not in SETTLEMENTS:
                assert style.sign in at[h], (place.name, role)


def test_a_screen_reader_hears_the_title(drawing: MapDrawing) -> None:
    root = read(drawing.sheet(["grid"]))
    assert root.get("role") == "img"
    assert drawing.theme.title in words_of(root[0])


def test_the_degrees_on_the_border_are_true(drawing: MapDrawing) -> None:
    frame, transform = drawing.frame, drawing.transform
    minutes = chequer_minutes(drawing.theme.kilometres_per_hex)
    edges: list[tuple[Callable[[float], tuple[float, float]], float, int]] = [
        (lambda t: (t, 0.0), frame.width, 1),
        (lambda t: (t, frame.height), frame.width, 1),
        (lambda t: (0.0, t), frame.height, 0),
        (lambda t: (frame.width, t), frame.height, 0),
    ]
    for at, length, axis in edges:
        joints = edge_joints(transform, at, length, axis, minutes)
        crossings = [(position, crossed) for position, _, crossed in joints if crossed is not None]
        assert len(crossings) > 3
        for position, crossed in crossings:
            spot = np.array([at(position)]) / SPACING - np.array([1 / np.sqrt(3), 0.5])
            true = float(transform.to_geographic(spot)[axis][0]) * 60
            assert true == pytest.approx(crossed * minutes, abs=0.05)


def test_every_kind_of_thing_on_the_board_has_a_style(drawing: MapDrawing) -> None:
    board, theme = drawing.board, drawing.theme
    for kind in board.kinds:
        theme.terrain_style(kind)
    assert set(board.hexside_kinds) <= set(theme.hexsides)
    for network in board.network_kinds:
        classes = {board.link_class(network, side) or "default" for side in board.links(network)}
        assert classes <= set(theme.networks[network])


def test_every_line_of_the_board_is_drawn(drawing: MapDrawing) -> None:
    board = drawing.board
    for kind in board.network_kinds:
        manner = drawing.theme.networks[kind]
        layer = {"road": "roads", "rail": "rails", "river": "rivers"}[
            next(iter(manner.values())).draw
        ]
        if board.links(kind):
            assert "<path" in drawing.layers[layer], kind
    for kind in board.hexside_kinds:
        style = drawing.theme.hexsides[kind]
        layer = {
            "river": "rivers",
            "bridge": "bridges",
            "fort": "forts",
            "bar": "forts",
            "escarpment": "cliffs",
            "cliff": "cliffs",
        }[style.draw]
        if board.hexsides(kind):
            assert "<path" in drawing.layers[layer], kind


def test_the_key_explains_what_the_map_shows(drawing: MapDrawing) -> None:
    panel = words_of(read(drawing.sheet(["panel"])))
    for kind in drawing.board.file.terrain_kinds:
        style = drawing.theme.terrain_style(kind.id)
        if style.key and (not style.water or style.texture):
            assert kind.title in panel
    roles = {role for place in drawing.board.places for role in place.roles}
    for role, sign in drawing.theme.signs.items():
        if role in roles and sum(s.sign == sign.sign for s in drawing.theme.signs.values()) == 1:
            assert sign.title in panel
    assert drawing.theme.title in panel
    for box in drawing.board.boxes:
        assert box.name in panel


def test_the_turn_track_has_a_cell_for_every_turn(drawing: MapDrawing) -> None:
    turns = {"sicilia": 13, "cassino": 20, "malta": 5, "sicilia43": 20, "sicily2": 16}
    track = drawing.theme.track
    assert track is not None
    assert len(track.cells) == turns[drawing.board.id]
    assert drawing.layers["panel"].count('class="turn"') == len(track.cells)


def test_the_metadata_tells_a_client_where_every_hex_and_box_lies(drawing: MapDrawing) -> None:
    data = json.loads(json.dumps(drawing.metadata()))
    assert data["hex_size"] == 40
    assert len(data["centres"]) == drawing.board.grid.count
    assert set(data["boxes"]) == {box.id for box in drawing.board.boxes}
    first = drawing.board.grid.name(next(iter(drawing.board.grid.hexes())))
    assert data["centres"][first] == data["origin"]
    x, y, w, h = data["viewBox"]
    assert all(x <= cx <= x + w and y <= cy <= y + h for cx, cy in data["centres"].values())
    sheet = data["sheet"]
    for bx, by, bw, bh in data["boxes"].values():
        assert by >= h
        assert bx >= sheet[0]
        assert bx + bw <= sheet[0] + sheet[2]
        assert by + bh <= sheet[1] + sheet[3]


def test_coordinates_have_at_most_one_decimal(drawing: MapDrawing) -> None:
    for data in re.findall(r' d="([^"]*)"', drawing.layers["sea"] + drawing.layers["roads"]):
        assert not re.search(r"\.\d\d", data)


def test_only_generic_font_families_are_asked_for(drawing: MapDrawing) -> None:
    families = set(re.findall(r'font-family="([^"]*)"', drawing.sheet()))
    families |= set(re.findall(r"px ([a-z-]+);", drawing.defs()))
    assert families <= {"serif", "sans-serif"}


def test_drawing_a_map_twice_gives_the_same_text() -> None:
    board = drawing_of("malta").board
    assert draw_map(board) == draw_map(board) == drawing_of("malta").sheet()


@pytest.mark.parametrize("game", GAMES)
def test_themes_of_all_games_load(game: str) -> None:
    theme = load_theme(game)
    assert isinstance(theme, Theme)
    assert theme.title
    assert theme.subtitle
    assert theme.kilometres_per_hex > 1
