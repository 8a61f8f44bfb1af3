"""The load command: bounded, only on this machine, and honest about errors."""

import asyncio
import json

import pytest
from typer.testing import CliRunner

from grognard.cli.main import build_app
from grognard.server.laying import measure_laying
from grognard.server.load import NotHere, Times, Wish, require_loopback, run_load


@pytest.mark.parametrize(
    "address", ["http://example.org", "http://10.0.0.1:80", "http://0.0.0.0", "ftp://", "x"]
)
def test_other_machines_are_left_in_peace(address: str) -> None:
    with pytest.raises(NotHere):
        require_loopback(address)
    with pytest.raises(NotHere):
        asyncio.run(run_load(Wish(address=address, game="sicilia")))


@pytest.mark.parametrize(("matches", "seconds"), [(0, 1.0), (501, 1.0), (1, 0.0), (1, 601.0)])
def test_a_run_is_bounded(matches: int, seconds: float) -> None:
    wish = Wish(address="http://127.0.0.1:1", game="sicilia", matches=matches, seconds=seconds)
    with pytest.raises(ValueError, match="at most"):
        asyncio.run(run_load(wish))


def test_a_server_that_is_not_there_is_counted_as_an_error() -> None:
    wish = Wish(address="http://127.0.0.1:1", game="sicilia", matches=2, seconds=0.1)
    report = asyncio.run(run_load(wish))
    assert report.errors == 2
    assert report.actions == 0


def test_percentiles_are_those_of_the_sample() -> None:
    times = Times.of([each / 1000 for each in range(1, 101)])
    assert (times.count, times.p50, times.p95, times.p99, times.worst) == (100, 51, 96, 100, 100)
    assert Times.of([]).p95 == 0


def test_a_small_crowd_plays_without_an_error() -> None:
    arguments = ["load", "--matches", "3", "--seconds", "3", "--pause", "0.2", "--json"]
    result = CliRunner().invoke(build_app(), arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["errors"] == 0
    assert report["actions"] == report["shown"]["count"] > 3


def test_coming_back_to_a_long_match_is_measured() -> None:
    found = asyncio.run(measure_laying("sicilia", actions=60, repeats=2))
    assert (found.game, found.actions >= 60) == ("sicilia", True)
    assert found.laid.count == found.shown.count == 2
    assert found.laid.p50 > 0
