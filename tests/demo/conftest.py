"""Fixtures of the demonstration game."""

import pytest

from tests.demo.rules import DemoRules


@pytest.fixture
def rules() -> DemoRules:
    return DemoRules()
