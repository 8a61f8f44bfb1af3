"""Actions as short phrases."""

import pytest

from grognard.kernel.records import Action
from grognard.lab import LabError
from grognard.lab.phrase import read_action, write_phrase
from tests.lab.ferry import ruleset
from tests.lab.ferry.records import Fire, Move, Pass


@pytest.mark.parametrize(
    "action",
    [Move("r1", "0201"), Fire("r1", "b1"), Fire("r1", "b1", aimed=True), Pass(), Move("a b", "x")],
)
def test_a_written_phrase_reads_back(action: Action) -> None:
    assert read_action(ruleset(), write_phrase(action)) == action


def test_defaults_are_not_written() -> None:
    assert write_phrase(Fire("r1", "b1")) == "fire unit=r1 target=b1"


@pytest.mark.parametrize(
    ("phrase", "complaint"),
    [
        ("dance", "the verbs are: fire, move, pass"),
        ("", "no verb"),
        ("move r1 0201 0301", "takes only 2 values"),
        ("move r1 nach=0201", "has no 'nach'"),
        ("move r1 unit=r1", "given twice"),
        ("move r1", "missing required field `to`"),
        ('{"verb": "move"', "not an action"),
        ('{"verb": "move", "unit": "r1", "to": "0201", "speed": 3}', "unknown field `speed`"),
    ],
)
def test_a_bad_phrase_is_answered_with_what_is_wrong(phrase: str, complaint: str) -> None:
    with pytest.raises(LabError, match=complaint):
        read_action(ruleset(), phrase)
