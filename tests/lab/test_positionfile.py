"""Position files: reading strictly, building, answering."""

from pathlib import Path

import jsonschema
import msgspec
import pytest

from grognard.kernel.outcome import ScoreSheet
from grognard.kernel.report import OddsReport, ReachReport
from grognard.kernel.view import View
from grognard.lab import LabError, Ruling
from grognard.lab import positionfile as files
from grognard.lab.positionfile import Answers, ChoiceList, answer_file, read_position_file
from tests.lab.ferry import ruleset

SCHEMA = Path(__file__).parents[2] / "docs" / "schemas" / files.SCHEMA_NAME

DUEL = """
game = "ferry"

[settings]
turn = 2

[[place]]
unit = "r1"
at = "0201"

[[place]]
unit = "b1"
at = "0301"
steps = 1

[[do]]
action = "fire r1 b1"
dice = [2]

[[ask]]
query = "check"
action = { verb = "move", unit = "b1", to = "0201" }

[[ask]]
query = "reach"
unit = "b1"

[[ask]]
query = "odds"
units = ["b1"]
target = "r1"

[[ask]]
query = "choices"

[[ask]]
query = "score"

[[ask]]
query = "view"
side = "red"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "position.toml"
    path.write_text(text, encoding="utf-8")
    return path


def answered(folder: Path, text: str) -> Answers:
    return answer_file(read_position_file(written(folder, text)), find=lambda _: ruleset())


def test_a_file_is_set_up_played_and_answered(tmp_path: Path) -> None:
    answers = answered(tmp_path, DUEL)
    assert answers.done[0].texts[0] == "r1 fires at b1, rolls 2 and misses."
    ruling, reach, odds, choices, score, view = (answer for _, answer in answers.answers)
    assert isinstance(ruling, Ruling)
    assert ruling.rule == "F-2"
    assert isinstance(reach, ReachReport)
    assert [reached.at for reached in reach.hexes] == ["0401"]
    assert isinstance(odds, OddsReport)
    assert isinstance(choices, ChoiceList)
    assert choices.count == len(choices.actions) == 3
    assert isinstance(score, ScoreSheet)
    assert isinstance(view, View)
    assert view.turn == 2


def test_a_question_the_game_refuses_is_answered_with_the_refusal(tmp_path: Path) -> None:
    text = 'game = "ferry"\n[[ask]]\nquery = "reach"\nunit = "r1"\n'
    answers = answered(tmp_path, text)
    encoded = msgspec.json.encode(answers.answers[0][1])
    assert b"UNKNOWN_UNIT" in encoded


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "missing required field `game`"),
        ('game = "x"\nwind = 3', "unknown field `wind`"),
        (
            'game = "x"\n[[place]]\nunit = 3\nat = "0101"',
            r"\$\.place\[0\]\.unit|\$\.place\[\.\.\.\]",
        ),
        ('game = "x"\n[[ask]]\nquery = "weather"', "weather"),
        ("game = ", "position.toml"),
    ],
)
def test_a_bad_file_is_refused_with_file_and_key(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(LabError, match=complaint):
        read_position_file(written(tmp_path, text))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"nowhere\.toml: the file does not exist"):
        read_position_file(tmp_path / "nowhere.toml")


def test_a_scenario_start_needs_its_scenario(tmp_path: Path) -> None:
    text = 'game = "ferry"\nstart = "scenario"'
    with pytest.raises(LabError, match="needs scenario"):
        answered(tmp_path, text)


def test_the_published_schema_is_the_one_the_reader_follows() -> None:
    assert SCHEMA.read_bytes() == files.position_schema()


def test_the_schema_accepts_the_example_and_refuses_an_unknown_key(tmp_path: Path) -> None:
    schema = msgspec.json.decode(SCHEMA.read_bytes())
    example = msgspec.toml.decode(DUEL)
    jsonschema.validate(example, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**example, "wind": 3}, schema)
