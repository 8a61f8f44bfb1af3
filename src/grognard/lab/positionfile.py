"""Position files: a position, what is done in it, and what is asked about it, as TOML."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from grognard.games import load
from grognard.kernel.decision import Decision
from grognard.kernel.illegal import Illegal, Refusal
from grognard.kernel.outcome import ScoreSheet
from grognard.kernel.records import Event
from grognard.kernel.report import OddsReport, ReachReport
from grognard.kernel.resolution import Roll
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.view import View
from grognard.lab.errors import LabError
from grognard.lab.phrase import write_phrase
from grognard.lab.position import Position, Ruling

SCHEMA_NAME = "position.schema.json"

Finder = Callable[[str], Ruleset[Any, Any]]
"""How the game of a file is found by its id."""


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Parts of a position file refuse what they do not know."""


class Placement(_Part, frozen=True, kw_only=True):
    """A unit and where it stands: a printed hex number or ``box:<id>``."""

    unit: str
    at: str
    steps: int | None = None


class HexSetting(_Part, frozen=True, kw_only=True):
    """A setting that belongs to a hex, such as its control."""

    at: str
    name: str
    value: str | int


class Doing(_Part, frozen=True, kw_only=True):
    """An action to carry out, with its dice. Actions are tables or short phrases."""

    action: dict[str, Any] | str
    dice: tuple[int, ...] = ()
    side: str | None = None


class AskReach(_Part, frozen=True, kw_only=True, tag_field="query", tag="reach"):
    """Where can this unit go?"""

    unit: str


class AskOdds(_Part, frozen=True, kw_only=True, tag_field="query", tag="odds"):
    """What are the chances of this combat? ``more`` holds whatever else the game offers."""

    units: tuple[str, ...]
    target: str
    more: dict[str, Any] = {}


class AskCheck(_Part, frozen=True, kw_only=True, tag_field="query", tag="check"):
    """Is this legal?"""

    action: dict[str, Any] | str
    side: str | None = None


class AskChoices(_Part, frozen=True, kw_only=True, tag_field="query", tag="choices"):
    """What can be done?"""

    side: str | None = None
    limit: int = 200


class AskScore(_Part, frozen=True, kw_only=True, tag_field="query", tag="score"):
    """How does the game stand?"""


class AskView(_Part, frozen=True, kw_only=True, tag_field="query", tag="view"):
    """What does this viewer see?"""

    side: str


Question = AskReach | AskOdds | AskCheck | AskChoices | AskScore | AskView


class PositionFile(_Part, frozen=True, kw_only=True):
    """A position from the empty table (``start = "empty"``) or from a scenario."""

    game: str
    format: Literal[1] = 1
    start: Literal["empty", "scenario"] = "empty"
    scenario: str | None = None
    options: dict[str, str | int] = {}
    dice: tuple[int, ...] = ()
    settings: dict[str, str | int] = {}
    hex: tuple[HexSetting, ...] = ()
    place: tuple[Placement, ...] = ()
    remove: tuple[str, ...] = ()
    do: tuple[Doing, ...] = ()
    ask: tuple[Question, ...] = ()


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """What an action of the file brought about."""

    action: str
    events: tuple[Event, ...]
    texts: tuple[str, ...]
    rolls: tuple[Roll, ...]


class ChoiceList(msgspec.Struct, frozen=True, kw_only=True):
    """The open decision and its legal answers, as phrases; ``count`` is the number of all."""

    decisions: tuple[Decision, ...]
    count: int
    actions: tuple[str, ...]


Answer = ReachReport | OddsReport | Ruling | ChoiceList | ScoreSheet | View | Refusal
"""A refusal is the answer to a question the game cannot be asked."""


class Answers(msgspec.Struct, frozen=True, kw_only=True):
    """All answers to a file, in its order."""

    done: tuple[Done, ...]
    answers: tuple[tuple[Question, Answer], ...]


def read_position_file(path: Path) -> PositionFile:
    """Read strictly; every error names the file and the key."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=PositionFile)
    except FileNotFoundError:
        raise LabError(f"{path}: the file does not exist") from None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LabError(f"{path}: {error}") from None


def position_schema() -> bytes:
    """The JSON Schema of position files, as published."""
    schema = msgspec.json.schema(PositionFile)
    schema["title"] = "Grognard position file"
    encoded = msgspec.json.encode(schema, order="deterministic")
    return msgspec.json.format(encoded, indent=2) + b"\n"


def build_position(file: PositionFile, language: str = "en", find: Finder = load) -> Position:
    """The position a file describes, before anything is done in it."""
    position = Position(
        find(file.game),
        _starting_scenario(file),
        options=file.options,
        dice=file.dice,
        language=language,
    )
    if file.start == "empty":
        position.clear()
    position.remove(*file.remove)
    for each in file.place:
        position.place(each.unit, each.at, steps=each.steps)
    # After the units: entering a phase may look at where they stand.
    position.set(**file.settings)
    for setting in file.hex:
        position.set_at(setting.at, **{setting.name: setting.value})
    return position


def answer_file(file: PositionFile, language: str = "en", find: Finder = load) -> Answers:
    """Set the position up, do what the file says, and answer every question at the end."""
    position = build_position(file, language, find)
    done = tuple(_do(position, each) for each in file.do)
    answers = tuple((each, answer(position, each)) for each in file.ask)
    return Answers(done=done, answers=answers)


def answer(position: Position, question: Question) -> Answer:
    """The answer to one question about a position."""
    try:
        match question:
            case AskReach():
                return position.reach(question.unit)
            case AskOdds():
                return position.odds(question.units, question.target, **question.more)
            case AskCheck():
                return position.check(question.action, question.side)
            case AskChoices():
                return _choice_list(position, question)
            case AskScore():
                return position.score()
            case AskView():
                return position.view(question.side)
    except Illegal as illegal:
        return illegal.refusal


def _starting_scenario(file: PositionFile) -> str | None:
    if file.start == "scenario" and file.scenario is None:
        raise LabError('start = "scenario" needs scenario = "…"')
    return file.scenario


def _do(position: Position, doing: Doing) -> Done:
    action = position.action(doing.action)
    events = position.do(action, doing.dice, side=doing.side)
    return Done(
        action=write_phrase(action),
        events=events,
        texts=tuple(position.narrate()),
        rolls=position.rolls(),
    )


def _choice_list(position: Position, question: AskChoices) -> ChoiceList:
    choices = position.choices(question.side)
    return ChoiceList(
        decisions=position.decisions(),
        count=len(choices),
        actions=tuple(write_phrase(each) for each in choices[: question.limit]),
    )
