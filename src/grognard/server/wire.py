"""What travels between server and clients. Requests are decoded strictly."""

from typing import Literal

import msgspec

from grognard.kernel.illegal import Param, Refusal
from grognard.kernel.log import LogItem
from grognard.kernel.outcome import Outcome
from grognard.kernel.records import Side
from grognard.kernel.resolution import Roll
from grognard.kernel.view import View
from grognard.server.storage.store import ChatLine

Mode = Literal["hotseat", "computer", "remote", "sandbox"]
SeatKind = Literal["human", "computer"]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a client sends: an unknown field is an error, not a surprise."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Anything the server sends."""


# --- errors ------------------------------------------------------------------------------------


class Problem(Answer, frozen=True, kw_only=True):
    """A refusal with its sentence in the reader's language."""

    code: str
    rule: str = ""
    message: str = ""
    params: dict[str, Param] = {}
    alternatives: tuple[str, ...] = ()

    @classmethod
    def of(cls, refusal: Refusal, message: str) -> "Problem":
        return cls(
            code=refusal.code,
            rule=refusal.rule,
            message=message,
            params=refusal.params,
            alternatives=refusal.alternatives,
        )


class ErrorAnswer(Answer, frozen=True, kw_only=True):
    """The body of every answer that is not a success."""

    error: Problem


# --- games -------------------------------------------------------------------------------------


class SideCard(Answer, frozen=True, kw_only=True):
    """A side as people are shown it: never by colour alone."""

    id: Side
    name: str
    colour: str
    letter: str


class ScenarioCard(Answer, frozen=True, kw_only=True):
    """A scenario that can be chosen."""

    id: str
    title: str
    turns: int


class OptionValueCard(Answer, frozen=True, kw_only=True):
    """One position of a switch."""

    value: str | int
    text: str


class OptionCard(Answer, frozen=True, kw_only=True):
    """A switch with its explanation and the rule it belongs to."""

    id: str
    text: str
    rule: str
    default: str | int
    values: tuple[OptionValueCard, ...]


class LevelCard(Answer, frozen=True, kw_only=True):
    """A strength of the computer and the time it takes to think."""

    id: str
    name: str
    seconds: float
    default: bool = False


class GameCard(Answer, frozen=True, kw_only=True):
    """A game on the shelf."""

    id: str
    title: str
    sides: tuple[SideCard, ...]
    scenarios: tuple[ScenarioCard, ...]
    options: tuple[OptionCard, ...]
    levels: tuple[LevelCard, ...]


class RuleText(Answer, frozen=True, kw_only=True):
    """A rule in words."""

    id: str
    chapter: str
    title: str
    text: str
    kind: str = "rule"
    option: str = ""


# --- matches -----------------------------------------------------------------------------------


class SeatWish(Request, frozen=True, kw_only=True):
    """Who shall sit on a side."""

    kind: SeatKind = "human"
    level: str = ""
    name: str = ""


class NewMatch(Request, frozen=True, kw_only=True):
    """The wish to play.

    ``side`` is the creator's own in a remote match; the other people's seats are given away by
    invitation. Left empty it is the first seat of a person.
    """

    game: str
    scenario: str = ""
    options: dict[str, str | int] = {}
    seats: dict[Side, SeatWish] = {}
    side: Side = ""
    mode: Mode = "hotseat"
    public: bool = False


class Created(Answer, frozen=True, kw_only=True):
    """A new match. ``token`` is the owner's; each invitation is for one seat; keep them."""

    match: str
    token: str
    invites: dict[Side, str]
    watch: str


class Tokens(Request, frozen=True, kw_only=True):
    """The tokens a browser has kept."""

    tokens: tuple[str, ...]


class SeatCard(Answer, frozen=True, kw_only=True):
    """Who sits where."""

    side: Side
    kind: str
    level: str = ""
    name: str = ""
    present: bool = False


class MatchCard(Answer, frozen=True, kw_only=True):
    """A match in a list."""

    match: str
    game: str
    scenario: str
    mode: str
    turn: int
    turns: int
    turn_label: str
    phase: str
    deciders: tuple[Side, ...]
    updated: int
    finished: bool
    seats: tuple[SeatCard, ...] = ()
    yours: tuple[Side, ...] = ()
    your_turn: bool = False
    outcome: Outcome | None = None


class Submission(Request, frozen=True, kw_only=True):
    """An action, sent once and repeated with the same ``client_id`` if no answer came."""

    client_id: str
    revision: int
    side: Side
    action: dict[str, object]


class Command(Request, frozen=True, kw_only=True):
    """Undo, redo or restart."""

    client_id: str
    revision: int
    side: Side


class AcceptedAnswer(Answer, frozen=True, kw_only=True):
    """The submission is safe on disk."""

    revision: int
    repeated: bool = False


class LogLine(Answer, frozen=True, kw_only=True):
    """A line of the log: the event and its sentence, the rule and the hexes it is about."""

    item: LogItem
    text: str
    hexes: tuple[str, ...] = ()


class UndoState(Answer, frozen=True, kw_only=True):
    """What can be taken back now."""

    may_undo: bool
    may_redo: bool
    taken_back: int


class Snapshot(Answer, frozen=True, kw_only=True):
    """All that a viewer receives of a match at one moment."""

    match: str
    game: str
    scenario: str
    mode: str
    role: str
    sides: tuple[Side, ...]
    viewer: Side
    owner: bool
    revision: int
    view: View
    prompts: tuple[str, ...]
    log: tuple[LogLine, ...]
    log_from: int
    undo: UndoState
    seats: tuple[SeatCard, ...]
    chat: tuple[ChatLine, ...]
    commitment: str
    secret: str | None
    over: bool
    thinking: tuple[Side, ...] = ()
    history: tuple[str, ...] = ()
    """How the campaign went, in sentences; told when it is over."""


class ReachQuestion(Request, frozen=True, kw_only=True, tag_field="kind", tag="reach"):
    """Where can this unit go?"""

    side: Side
    unit: str


class OddsQuestion(Request, frozen=True, kw_only=True, tag_field="kind", tag="odds"):
    """What are the odds?"""

    side: Side
    plan: dict[str, object]


class WhyQuestion(Request, frozen=True, kw_only=True, tag_field="kind", tag="why"):
    """Why may I not do this?"""

    side: Side
    action: dict[str, object]


class AdviceQuestion(Request, frozen=True, kw_only=True, tag_field="kind", tag="advice"):
    """What would you do?"""

    side: Side
    level: str = ""


class OverlayQuestion(Request, frozen=True, kw_only=True, tag_field="kind", tag="overlay"):
    """Show something over the whole map: zones, threats, control, supply."""

    side: Side
    overlay: str


Question = ReachQuestion | OddsQuestion | WhyQuestion | AdviceQuestion | OverlayQuestion


class Ruling(Answer, frozen=True, kw_only=True):
    """Legal, or why not."""

    legal: bool
    problem: Problem | None = None


class ForkWish(Request, frozen=True, kw_only=True):
    """From which moment a sandbox shall go on, as the caller counts revisions."""

    revision: int


class Edit(Request, frozen=True, kw_only=True):
    """One change of a position by hand."""

    do: Literal["place", "remove", "steps", "set", "clear"]
    unit: str = ""
    at: str = ""
    steps: int = 0
    name: str = ""
    value: str | int = ""


class Edits(Request, frozen=True, kw_only=True):
    """Changes that make a new position."""

    edits: tuple[Edit, ...]


class Workbench(Answer, frozen=True, kw_only=True):
    """What can be set by hand in a sandbox besides counters, as it now stands, and the dice told.

    Settings of a hex or unit (``control``, …) are listed with what they are usually set to.
    """

    settings: dict[str, str | int]
    dice: tuple[int, ...] = ()


class DiceWish(Request, frozen=True, kw_only=True):
    """How the next dice shall fall in a sandbox."""

    values: tuple[int, ...]


class NoteWish(Request, frozen=True, kw_only=True):
    """What a seat notes for itself, in the place of what it noted before."""

    text: str


class ChatWish(Request, frozen=True, kw_only=True):
    """Something to say to the table."""

    text: str


class DiceRecord(Answer, frozen=True, kw_only=True):
    """Rolls of the match as far as the viewer knows of them."""

    revision: int
    rolls: tuple[Roll, ...]


class Hello(Request, frozen=True, kw_only=True):
    """The first message on a socket."""

    token: str = ""
    viewer: Side | None = None
    language: Literal["en", "pt", "it", "fr"] | None = None
    changes: bool = False
    """Whether to be told only what has changed, once the first snapshot has come."""
