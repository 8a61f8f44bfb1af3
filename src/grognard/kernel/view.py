"""What leaves the engine for one viewer: one generic shape that every game fills.

Clients, computer players and spectators receive nothing else. A piece whose face is hidden has
``face`` None and a handle made from its place, so that it cannot be followed about.
"""

import msgspec

from grognard.kernel.decision import Decision, Offer
from grognard.kernel.illegal import Param
from grognard.kernel.outcome import Outcome, ScoreSheet
from grognard.kernel.records import Side


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on the side of the counter that lies up."""

    unit: str
    name: str
    label: str
    nation: str
    symbol: str
    size: str = ""
    formation: str = ""
    values: tuple[str, ...] = ()
    steps: int = 1
    full_steps: int = 1
    range: int | None = None


class PieceView(msgspec.Struct, frozen=True, kw_only=True):
    """A counter on the table. ``at`` is a printed hex number or ``box:<id>``."""

    handle: str
    side: Side
    at: str
    face: Face | None = None
    markers: tuple[str, ...] = ()


class HexView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on a hex besides counters."""

    at: str
    control: Side | None = None
    markers: tuple[str, ...] = ()


class TrackView(msgspec.Struct, frozen=True, kw_only=True):
    """A track beside the map: turn, air points, weather, supply."""

    id: str
    value: int
    maximum: int | None = None
    side: Side | None = None
    label: str = ""


class BoxView(msgspec.Struct, frozen=True, kw_only=True):
    """An off-map box or pile."""

    id: str
    side: Side | None = None
    kind: str = "holding"


class Duty(msgspec.Struct, frozen=True, kw_only=True):
    """Something that must still be done before the phase can end: ``duty-<kind>``."""

    kind: str
    rule: str
    unit: str
    at: str
    targets: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as one viewer may see it."""

    game: str
    scenario: str
    options: dict[str, str | int]
    viewer: Side
    turn: int
    turns: int
    turn_label: str
    phase: str
    active: Side | None
    pieces: tuple[PieceView, ...]
    hexes: tuple[HexView, ...] = ()
    tracks: tuple[TrackView, ...] = ()
    boxes: tuple[BoxView, ...] = ()
    duties: tuple[Duty, ...] = ()
    decisions: tuple[Decision, ...] = ()
    offers: tuple[Offer, ...] = ()
    score: ScoreSheet = ScoreSheet()
    outcome: Outcome | None = None
    notes: dict[str, Param] = {}
