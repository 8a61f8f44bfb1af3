"""Small words for setting up positions and combats of sicilia.

The open ground around ``CENTRE`` has neither rivers nor heights within two hexes, so nothing but
what a test puts there influences a combat.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from grognard.games.somnium.actions import EndPhase
from grognard.hexes.board import Board, load_board
from grognard.kernel.ruleset import OptionValue
from grognard.lab import Position
from tests.games.somnium.arrange import COLUMNS as COLUMNS
from tests.games.somnium.arrange import DIAGONAL as DIAGONAL
from tests.games.somnium.arrange import DICE_OF_ROW as DICE_OF_ROW
from tests.games.somnium.arrange import assault as assault
from tests.games.somnium.arrange import decision as decision
from tests.games.somnium.arrange import dice_for as dice_for
from tests.games.somnium.arrange import is_gone as is_gone
from tests.games.somnium.arrange import refused as refused
from tests.games.somnium.arrange import shift_values as shift_values
from tests.games.somnium.arrange import steps as steps

CENTRE = "3317"
NORTH, NORTH_EAST, SOUTH_EAST = "3316", "3417", "3418"
SOUTH, SOUTH_WEST, NORTH_WEST = "3318", "3218", "3217"
RING = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)

FENCE = ("3416", "3419", "3117")
"""Three hexes at distance two whose zones cover the whole ring."""

MOUNTAIN = "2716"
"""A mountain with open ground at 2715, 2817, 2717, 2617 and the city 2816 beside it."""
CITY = "2816"


@cache
def board() -> Board:
    """The map of the game."""
    return load_board((files("grognard.games.sicilia") / "data" / "board.json").read_bytes())


def table(
    units: Mapping[str, str],
    *,
    side: str = "allied",
    turn: int = 5,
    reduced: Sequence[str] = (),
    held: Mapping[str, str] | None = None,
    air: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Position:
    """These units alone on the map, at the beginning of the movement phase of a side."""
    position = Position("sicilia", options=options, dice=(1, 1))
    landed = [each.at for each in position.view("axis").hexes if each.control == "allied"]
    position.control("axis", *landed)
    for unit, at in units.items():
        position.place(unit, at, steps=1 if unit in reduced else None)
    for at, holder in (held or {}).items():
        position.control(holder, at)
    position.set(turn=turn)
    position.set(side=side)
    position.set(phase="movement")
    if air is not None:
        position.set(air_allied=air)
    return position


def to_combat(position: Position) -> Position:
    """End the movement phase."""
    position.do(EndPhase())
    return position


def battle(
    units: Mapping[str, str],
    *,
    side: str = "allied",
    turn: int = 5,
    reduced: Sequence[str] = (),
    air: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Position:
    """These units at the beginning of the combat phase of a side."""
    return to_combat(table(units, side=side, turn=turn, reduced=reduced, air=air, options=options))


def moves_of(position: Position, verb: str, unit: str) -> set[str]:
    """Where the listed choices of one verb take a unit."""
    found = set()
    for offer in position.choices().offers():
        if offer.verb == verb and offer.subject == unit:
            found |= {str(target.value) for target in offer.targets}
    return found
