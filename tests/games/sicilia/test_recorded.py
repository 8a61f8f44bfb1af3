"""Complete games replayed from their files, and counts of the choices in known positions."""

import gzip

import pytest

from grognard.games import load
from grognard.kernel.verify import verify_match
from grognard.lab import Position
from grognard.testing.perft import perft
from tests.games.sicilia.arrange import CENTRE, NORTH, battle, table
from tests.games.sicilia.record import HOME, OPTIONS

CAMPAIGN_CHOICES = 3449
"""Legal moves of the Axis before anything has happened, the end of the phase included."""
LONE_REGIMENT = (87, 1746)
"""One American regiment on open ground: its choices, and pairs of choices."""


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_a_recorded_game_still_plays_out_the_same(name: str) -> None:
    report = verify_match(load("sicilia"), gzip.decompress((HOME / f"{name}.json.gz").read_bytes()))
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


def test_the_first_decision_of_the_campaign_has_the_stored_number_of_choices() -> None:
    assert perft(load("sicilia"), "campaign", 1) == CAMPAIGN_CHOICES


def test_small_positions_have_the_stored_numbers_of_sequences() -> None:
    alone = table({"us-1-16": CENTRE}, turn=13, held={})
    assert (len(alone.choices()), count(alone, 2)) == LONE_REGIMENT
    engaged = battle({"us-1-16": NORTH, "it-bers-10": CENTRE}, air=0)
    assert len(engaged.choices()) == 1
