"""Complete games replayed from their files."""

import gzip

import pytest

from grognard.kernel.verify import verify_match
from tests.games.malta.engine.playing import ruleset
from tests.games.malta.engine.record import HOME, OPTIONS


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_a_recorded_game_still_plays_out_the_same(name: str) -> None:
    report = verify_match(ruleset(), gzip.decompress((HOME / f"{name}.json.gz").read_bytes()))
    assert report.divergence is None
    assert report.finished
    assert report.dice == "derived"
    assert report.records > 300
