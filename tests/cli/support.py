"""Running the command inside the test process."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from grognard.cli.main import main

FERRY = "tests.lab.ferry"


class Answer(NamedTuple):
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return msgspec.json.decode(self.out)


Run = Callable[..., Answer]


def runner(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: object) -> Answer:
        code = 0
        try:
            main([str(each) for each in arguments])
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return run
