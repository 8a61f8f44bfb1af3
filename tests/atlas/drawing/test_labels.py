"""Finding places for names."""

import numpy as np
import pytest

from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.frame import Frame
from grognard.atlas.drawing.labels import (
    Clutter,
    Label,
    LabelError,
    Placement,
    letter_boxes,
    overlap,
    width,
    wrap,
)
from grognard.atlas.drawing.theme import Lettering
from grognard.hexes.grid import Grid, GridSpec

STYLE = Lettering(size=10.0)
FRAME = Frame(Grid(GridSpec(columns=8, rows=8)))
LIMITS = (0.0, 0.0, FRAME.width, FRAME.height)


def label(text: str, x: float, y: float, importance: float = 1.0) -> Label:
    return Label(text, x, y, 5.0, STYLE, importance, text, "town")


def placement(*taken: tuple[float, float, float, float]) -> Placement:
    return Placement(Clutter(Lattice(FRAME)), LIMITS, taken)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Enna", ("Enna",)),
        ("Castelvetrano", ("Castelvetrano",)),
        ("Caltanissetta!", ("Caltanissetta!",)),
        ("Piazza Armerina", ("Piazza", "Armerina")),
        ("Santo Stefano di Camastra", ("Santo Stefano", "di Camastra")),
    ],
)
def test_long_names_are_broken_near_the_middle(text: str, lines: tuple[str, ...]) -> None:
    assert wrap(text) == lines


def test_wider_letters_capitals_and_spacing_make_wider_words() -> None:
    assert width("mmm", STYLE) > width("aaa", STYLE) > width("iii", STYLE)
    assert width("enna", Lettering(size=10, capitals=True)) > width("enna", STYLE)
    assert width("enna", Lettering(size=10, spacing=2)) == pytest.approx(width("enna", STYLE) + 8)
    assert width("enna", STYLE, 20) == pytest.approx(2 * width("enna", STYLE))


def test_a_lone_name_goes_to_the_right_of_its_sign() -> None:
    placed = placement().put(label("Enna", 200, 200))
    assert placed.anchor == "start"
    assert placed.box[0] >= 205
    assert not placed.far
    assert placed.leader() == ""


def test_a_name_avoids_what_is_taken_and_takes_its_own_box() -> None:
    work = placement((200, 180, 320, 220))
    first = work.put(label("Enna", 195, 200))
    second = work.put(label("Nicosia", 195, 200))
    assert not overlap(first.box, (200, 180, 320, 220))
    assert not overlap(first.box, second.box)


def test_a_name_prefers_clear_ground_to_a_road() -> None:
    clutter = Clutter(Lattice(FRAME))
    clutter.line(np.array([[205.0, 200.0], [300.0, 200.0]]), 5.0)
    work = Placement(clutter, LIMITS, ())
    placed = work.put(label("Enna", 200, 200))
    assert clutter.under(placed.box) == 0


def test_a_name_pushed_far_away_gets_a_leader_to_its_sign() -> None:
    work = placement((140, 175, 300, 225))
    placed = work.put(label("Enna", 215, 200))
    assert placed.far
    assert placed.leader().startswith("M")


def test_a_map_without_room_says_which_name_found_none() -> None:
    work = placement(LIMITS)
    with pytest.raises(LabelError, match="Enna"):
        work.put(label("Enna", 200, 200))


def test_clutter_is_summed_over_exactly_the_box() -> None:
    lattice = Lattice(FRAME)
    clutter = Clutter(lattice)
    clutter.spots(np.array([[100.0, 100.0], [200.0, 100.0]]), 2.0)
    assert clutter.under((90, 90, 110, 110)) == 2.0
    assert clutter.under((90, 90, 210, 110)) == 4.0
    assert clutter.under((300, 300, 400, 400)) == 0.0


def test_letters_of_a_curved_name_follow_the_line_and_skip_spaces() -> None:
    line = np.stack([np.linspace(0, 400, 50), np.linspace(0, 200, 50)], 1)
    boxes = letter_boxes(line, "Mar Io", Lettering(size=12, spacing=8), 12)
    assert len(boxes) == 5
    lefts = [b[0] for b in boxes]
    assert lefts == sorted(lefts)
    assert all(boxes[i][2] <= boxes[i + 1][0] + 1e-6 for i in range(4))
    middle = (boxes[0][0] + boxes[-1][2]) / 2
    assert middle == pytest.approx(200, abs=15)
