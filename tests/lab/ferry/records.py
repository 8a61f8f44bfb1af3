"""Actions, events, the one step and the state of the ferry game."""

import msgspec

from grognard.kernel.flow import Forced
from grognard.kernel.records import Action, Event, State, Step

ROW = ("0101", "0201", "0301", "0401", "0501")
BOX = "box:ferry"
OFF = ""


class Patrol(msgspec.Struct, frozen=True):
    """A unit of the game; all have two steps and the same strength."""

    id: str
    side: str
    home: str


PATROLS = (Patrol("r1", "red", "0101"), Patrol("r2", "red", BOX), Patrol("b1", "blue", "0501"))
BY_ID = {patrol.id: patrol for patrol in PATROLS}


class Move(Action, frozen=True):
    """Go to a neighbouring hex."""

    unit: str
    to: str


class Fire(Action, frozen=True):
    """Shoot at a neighbouring enemy."""

    unit: str
    target: str
    aimed: bool = False


class Pass(Action, frozen=True):
    """Do nothing more this turn."""


class Moved(Event, frozen=True, kw_only=True):
    """A patrol has moved."""

    unit: str
    to: str


class Shot(Event, frozen=True, kw_only=True):
    """A patrol has fired."""

    unit: str
    target: str
    roll: int
    hit: bool


class TurnEnded(Event, frozen=True, kw_only=True):
    """A side is done."""

    side: str


class Turn(Step, frozen=True):
    """One side's turn."""

    side: str


FerryAction = Move | Fire | Pass
FerryEvent = Moved | Shot | TurnEnded | Forced


class FerryState(State, kw_only=True):
    """Where the patrols are and what they have left."""

    steps: list[Turn]
    turn: int = 1
    turns: int = 4
    veteran: str = "no"
    places: dict[str, str]
    strength: dict[str, int]
    points: dict[str, int]
