"""Small words for setting up positions and combats of sicilia.

The open ground around ``CENTRE`` has neither rivers nor heights within two hexes, so nothing but
what a test puts there influences a combat.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import pytest

from grognard.games.somnium.actions import Attack, EndPhase, Support
from grognard.hexes.board import Board, load_board
from grognard.kernel.decision import Decision
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Event
from grognard.kernel.report import OddsReport
from grognard.kernel.ruleset import OptionValue
from grognard.lab import Position

CENTRE = "3317"
NORTH, NORTH_EAST, SOUTH_EAST = "3316", "3417", "3418"
SOUTH, SOUTH_WEST, NORTH_WEST = "3318", "3218", "3217"
RING = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)

FENCE = ("3416", "3419", "3117")
"""Three hexes at distance two whose zones cover the whole ring."""

MOUNTAIN = "2716"
"""A mountain with open ground at 2715, 2817, 2717, 2617 and the city 2816 beside it."""
CITY = "2816"

COLUMNS = ("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1")
DIAGONAL = [
    *("DVI AE", "DVI AE", "DVB AE", "DVI ARB", "DVI ARI", "DVB ARB", "DVB ARI", "IMP"),
    *("DRI AVB", "DRB AVB", "DRI AVI", "DRB AVI", "EMP"),
    *("DE AVB", "DE AVB", "DE AVI", "DE AVI"),
]
"""The combat table as the catalogue writes it: row k, column j hold entry j + k."""
DICE_OF_ROW = ((3, 4), (3, 3), (2, 3), (2, 2), (1, 2), (1, 1))


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


def dice_for(result: str, column: str) -> tuple[int, int]:
    """Two dice that give this result in this column of the printed table."""
    place = COLUMNS.index(column)
    for row, dice in enumerate(DICE_OF_ROW):
        if DIAGONAL[place + row] == result:
            return dice
    raise AssertionError(f"column {column} has no {result}")


def assault(
    position: Position,
    target: str,
    units: Sequence[str],
    result: str,
    *,
    guns: Sequence[str] = (),
    air: int = 0,
    support: Support | None = None,
) -> tuple[Event, ...]:
    """Attack and let the dice fall so that this result comes about."""
    answer = support or Support()
    report = position.odds(
        units,
        target,
        guns=tuple(guns),
        air=air,
        support={"guns": answer.guns, "air": answer.air},
    )
    dice = dice_for(result, report.column)
    attack = Attack(target, tuple(units), tuple(guns), air)
    if support is None:
        return position.do(attack, dice=dice)
    position.do(attack)
    return position.do(support, dice=dice)


def shift_values(report: OddsReport) -> dict[str, int]:
    """The columns each rule moves a combat: left is negative."""
    found: dict[str, int] = {}
    for shift in report.shifts:
        found[shift.rule] = found.get(shift.rule, 0) + shift.value
    return found


def refused(position: Position, action: Action, side: str | None = None) -> tuple[str, str]:
    """Code and rule of the refusal; it is not listed and the position must stay as it was."""
    before = position.fingerprint()
    assert action not in list(position.choices(side)), f"{action} is listed"
    ruling = position.check(action, side)
    assert not ruling, f"{action} is legal"
    with pytest.raises(Illegal) as caught:
        position.do(action, side=side)
    assert (caught.value.code, caught.value.rule) == (ruling.code, ruling.rule)
    assert position.fingerprint() == before
    assert ruling.code is not None
    assert ruling.rule is not None
    return ruling.code, ruling.rule


def decision(position: Position) -> Decision:
    """The one open decision."""
    (found,) = position.decisions()
    return found


def is_gone(position: Position, unit: str) -> bool:
    """Whether a unit lies in the pile of the eliminated."""
    return position.where(unit) in (None, "box:eliminated")


def steps(position: Position, unit: str) -> int:
    """The steps a unit has left; 0 if it is gone."""
    return 0 if is_gone(position, unit) else position.face(unit).steps


def moves_of(position: Position, verb: str, unit: str) -> set[str]:
    """Where the listed choices of one verb take a unit."""
    found = set()
    for offer in position.choices().offers():
        if offer.verb == verb and offer.subject == unit:
            found |= {str(target.value) for target in offer.targets}
    return found
