"""The whole position as flat lists: cheap to copy, simple to write down."""

from typing import Final, NewType, Self

from grognard.games.somnium.steps import SomniumStep
from grognard.kernel.records import State

UnitId = NewType("UnitId", int)
"""Dense index of a unit: its place in the order of battle."""

# A unit's place is a hex id, or one of these boxes.
WAITING: Final = -1
ELIMINATED: Final = -2
WITHDRAWN: Final = -3
EVACUATED: Final = -4
ASIDE: Final = -5
"""Not in this game at all: only a position set up by hand leaves units here."""
FIRST_TITLE_BOX: Final = -10
LOST: Final = frozenset((ELIMINATED, WITHDRAWN, EVACUATED, ASIDE))
"""Places from which a unit is missing for good."""

BOXES: Final[dict[int, str]] = {
    WAITING: "reinforcements",
    ELIMINATED: "eliminated",
    WITHDRAWN: "withdrawn",
    EVACUATED: "italy",
    ASIDE: "aside",
}
"""Boxes every title knows; a title adds its own from ``FIRST_TITLE_BOX`` downwards."""


# Marks: what is remembered of a unit within a phase or turn.
MOVED: Final = 1
STOPPED: Final = 2
BEGAN_ENGAGED: Final = 4
OBLIGED: Final = 8
USED: Final = 16
RAILED: Final = 32
GUN_ENGAGED: Final = 64
TURN_MARK: Final = 128
"""Lasts a whole turn; what it says is the title's affair."""
LANDED_AT_EXIT: Final = TURN_MARK

PHASE_MARKS: Final = MOVED | STOPPED | BEGAN_ENGAGED | OBLIGED | USED | RAILED | GUN_ENGAGED


class SomniumState(State, kw_only=True):
    """A position of either title. Sides are 0 (moves first) and 1."""

    scenario: str
    options: dict[str, str | int]
    turn: int = 0
    phase: str = "setup"
    side: int = 0
    place: list[int]
    strength: bytearray
    spent: bytearray
    marks: bytearray
    landed: bytearray
    awaiting: list[int]
    control: bytearray
    air: list[int]
    attacked: bytearray
    facts: dict[str, int]
    taken: dict[str, int]
    fallen: bytearray
    resigned: str = ""
    steps: list[SomniumStep]

    def copy(self) -> Self:
        """An independent copy that already knows who stands where, since searching asks at once."""
        other = super().copy()
        mine = self.__dict__
        if "disposition" in mine:
            other.__dict__["disposition"] = mine["disposition"].copy()
            other.__dict__["edition"] = mine["disposition"].edition
        return other
