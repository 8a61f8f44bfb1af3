"""Maps are built once for all tests of the atlas."""

from functools import lru_cache

import pytest

from grognard.atlas.check import subject_of
from grognard.atlas.checks.result import Subject
from grognard.atlas.files import GAMES


@lru_cache(maxsize=8)
def built(game: str) -> Subject:
    """A fresh build with its committed board, shared between tests that only look at it."""
    return subject_of(game)


@pytest.fixture(params=GAMES)
def subject(request: pytest.FixtureRequest) -> Subject:
    """Each map in turn."""
    return built(str(request.param))


@pytest.fixture
def sicilia() -> Subject:
    return built("sicilia")


@pytest.fixture
def cassino() -> Subject:
    return built("cassino")


@pytest.fixture
def malta() -> Subject:
    return built("malta")


@pytest.fixture
def sicilia43() -> Subject:
    return built("sicilia43")


@pytest.fixture
def sicily2() -> Subject:
    return built("sicily2")
