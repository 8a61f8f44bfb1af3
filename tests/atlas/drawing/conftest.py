"""The five real maps, each drawn once for all tests."""

import pytest

from grognard.atlas.drawing.layers import MapDrawing
from grognard.atlas.drawing.position import drawing_of
from grognard.atlas.files import GAMES


@pytest.fixture(params=GAMES)
def drawing(request: pytest.FixtureRequest) -> MapDrawing:
    """The drawing of each of the five maps in turn."""
    return drawing_of(str(request.param))
