"""The whole position as flat lists: cheap to copy, simple to write down."""

from typing import Final, NewType

from grognard.games.malta.steps import MaltaStep
from grognard.kernel.records import State
from grognard.kernel.rule import rule

UnitId = NewType("UnitId", int)
"""Dense index of a unit: its place in the order of battle."""

# A unit's place is a hex id (a sea hex while it lands), or one of these boxes.
POOL: Final = -1
ELIMINATED: Final = -2
ASIDE: Final = -3
"""Not in this game at all: only a position set up by hand leaves units here."""

BOXES: Final[dict[int, str]] = {POOL: "pool", ELIMINATED: "eliminated", ASIDE: "aside"}

# Marks of a unit that last.
DG: Final = 1
DISPERSED: Final = 2
ACTIVATED: Final = 4
# Marks of a unit for one Operation.
JOINED: Final = 8
MOVED: Final = 16
ENDED: Final = 32
STRATEGIC: Final = 64
SWEPT: Final = 128
"""Has paid for attacking the Dispersed units of its hex."""
ARRIVED: Final = 256
"""Came onto the map in this Operation: it may move one hex and no more."""
TRIED: Final = 512
"""Has rolled to regroup."""
RETREATED: Final = 1024
"""Retreated in this Combat Segment."""
FRESH: Final = 2048
"""Disorganised in this Operation."""
SPENT: Final = 4096
"""Neither moves nor attacks any more in this Operation."""
FOUGHT: Final = 8192
"""Has attacked from the sea."""
TRIED_BEACH: Final = 16384
"""Rolled for its landing in Turn S."""
OVERRAN: Final = 32768
"""Failed to overrun: its movement is over, but it may still attack."""

OPERATION_MARKS: Final = (
    JOINED
    | MOVED
    | ENDED
    | STRATEGIC
    | SWEPT
    | ARRIVED
    | TRIED
    | RETREATED
    | FRESH
    | SPENT
    | FOUGHT
    | OVERRAN
)

RUBBLE: Final = 1
WRECKED: Final = 2
"""Road and port destroyed in a hex without houses (option ``star_without_settlement``)."""


@rule("M-0.4")
class MaltaState(State, kw_only=True):
    """A position. Sides are 0 (Axis) and 1 (British); turn 0 is Turn S."""

    scenario: str
    options: dict[str, str | int]
    turn: int = 0
    side: int = 1
    # units
    place: list[int]
    strength: bytearray
    marks: list[int]
    spent: bytearray
    target: list[int]
    """Declared target of a unit; -1 for none."""
    arrow: list[int]
    """The drop hex of a unit still in the air, or the land hex it will land in; -1 for none."""
    wave: bytearray
    """Wave in which a unit lands in Turn S; 0 for none."""
    beach: list[int]
    """The hex a unit rolled to land in; -1 for none."""
    goes_with: list[int]
    """The Formation an off-map unit enters with; -1 for none."""
    # hexes
    control: bytearray
    rubble: bytearray
    success: bytearray
    """Hexes of a successful landing."""
    held: bytearray
    """Ports and airfields under Axis control at the end of the last turn."""
    occupied: bytearray
    """Bit n: an Axis unit present in this airfield hex at the end of turn n."""
    # the operation
    chits_used: bytearray
    active: int = -1
    passed: list[int]
    run: int = 0
    last: int = 0
    """Who activated last, and how often running in this turn."""
    bids: list[int]
    """Committed chits: -1 none yet, -2 pass."""
    roads: dict[str, int]
    """What has used the road into a hex beside the enemy, in this segment."""
    arrived: dict[str, int]
    """What has landed in a hex in this Operation."""
    fired: list[tuple[int, int]]
    """Guns that will bombard in this segment, and their targets, in order."""
    missions: list[int]
    # the end
    winner: str = ""
    ended: str = ""
    steps: list[MaltaStep]
