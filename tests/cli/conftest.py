"""The ``run`` fixture: ``run("games", "--json").json()``."""

import pytest

from tests.cli.support import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")
    return runner(capsys)
