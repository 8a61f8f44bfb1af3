"""What the documentation shows works as shown."""

import doctest
from pathlib import Path

import pytest

from grognard.kernel.illegal import Refusal
from grognard.lab import position
from grognard.lab.positionfile import answer_file, read_position_file

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.toml"))


def test_the_example_in_the_docstring_gives_what_it_says() -> None:
    result = doctest.testmod(position)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_file_is_answered(path: Path) -> None:
    answers = answer_file(read_position_file(path))
    assert answers.answers
    assert not any(isinstance(answer, Refusal) for _, answer in answers.answers)
