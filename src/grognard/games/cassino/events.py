"""What happens only here. ``Counter…`` events are what the opponent reads (S/C-R19)."""

from grognard.games.somnium.events import SomniumEvent
from grognard.kernel.records import Event, Side


class BoxChosen(Event, frozen=True, kw_only=True):
    """Units were put into a bivouac before the first turn."""

    side: Side
    units: tuple[str, ...]
    box: str


class Deployed(Event, frozen=True, kw_only=True):
    """A unit was put on the map before the first turn."""

    unit: str
    at: str


class CounterDeployed(Event, frozen=True, kw_only=True):
    """A counter was put on the map before the first turn."""

    side: Side
    at: str


class WeatherRolled(Event, frozen=True, kw_only=True):
    """The weather of the turn."""

    die: int
    bad: bool


class OpeningAttackDue(Event, frozen=True, kw_only=True):
    """Before anybody moves, these units attack."""

    units: tuple[str, ...]
    target: str


class BivouacBlocked(Event, frozen=True, kw_only=True):
    """Every way out of a box is watched or full: its units may come in by the edges this phase."""

    box: str


class Entered(Event, frozen=True, kw_only=True):
    """A unit came onto the map and perhaps went on; ``cost`` in half points."""

    unit: str
    at: str
    to: str
    path: tuple[str, ...]
    cost: int


class CounterEntered(Event, frozen=True, kw_only=True):
    """A counter came onto the map."""

    side: Side
    at: str
    to: str


class Railed(Event, frozen=True, kw_only=True):
    """A unit travelled by train."""

    unit: str
    origin: str
    to: str
    path: tuple[str, ...]


class CounterRailed(Event, frozen=True, kw_only=True):
    """A counter travelled by train."""

    side: Side
    origin: str
    to: str


class LeftMap(Event, frozen=True, kw_only=True):
    """A unit went over the edge; ``turn`` is when it may come back, 0 if never."""

    unit: str
    at: str
    turn: int


class CameBack(Event, frozen=True, kw_only=True):
    """A unit that was gone stands ready again, at full strength."""

    unit: str


CassinoEvent = (
    SomniumEvent
    | BoxChosen
    | Deployed
    | CounterDeployed
    | WeatherRolled
    | OpeningAttackDue
    | BivouacBlocked
    | Entered
    | CounterEntered
    | Railed
    | CounterRailed
    | LeftMap
    | CameBack
)
"""Every event of the game."""
