"""Complete games replayed from their files, and counts of the choices in known positions."""

import gzip

import pytest

from grognard.games import load
from grognard.kernel.verify import verify_match
from grognard.lab import Position
from grognard.testing.perft import perft
from tests.games.cassino.arrange import CENTRE, NORTH, battle, table
from tests.games.cassino.record import HOME, OPTIONS

SET_UP_CHOICES = (3, 6, 12)
"""Ways through the first one, two and three choices of the set-up."""
LONE_REGIMENT = (57, 832)
"""One American regiment on open ground: its choices, and pairs of choices."""


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_a_recorded_game_still_plays_out_the_same(name: str) -> None:
    report = verify_match(load("cassino"), gzip.decompress((HOME / f"{name}.json.gz").read_bytes()))
    assert report.divergence is None
    assert report.finished
    assert report.dice == "derived"
    assert report.records > 1000


def count(position: Position, depth: int) -> int:
    """The number of sequences of listed choices, as long as no die is needed."""
    if depth == 0:
        return 1
    found = 0
    for action in position.choices():
        after = position.copy()
        after.do(action)
        found += count(after, depth - 1)
    return found


def test_the_set_up_has_the_stored_number_of_sequences() -> None:
    assert tuple(perft(load("cassino"), "campaign", depth) for depth in (1, 2, 3)) == SET_UP_CHOICES


def test_small_positions_have_the_stored_numbers_of_sequences() -> None:
    alone = table({"us-3-7": CENTRE}, turn=20)
    assert (len(alone.choices()), count(alone, 2)) == LONE_REGIMENT
    engaged = battle({"us-3-7": NORTH, "de-bode": CENTRE})
    assert len(engaged.choices()) == 1
