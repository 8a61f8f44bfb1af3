"""Small words for setting up positions and combats of cassino.

The ground around ``CENTRE`` is open and without rivers, rails or works.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

import pytest

from grognard.games.cassino.campaign import CassinoRules, load
from grognard.games.somnium.actions import Attack, EndPhase, Support
from grognard.kernel.dice import SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Event
from grognard.kernel.report import OddsReport
from grognard.kernel.ruleset import OptionValue
from grognard.lab import Position

CENTRE = "0208"
NORTH, NORTH_EAST, SOUTH_EAST = "0207", "0307", "0308"
SOUTH, SOUTH_WEST, NORTH_WEST = "0209", "0108", "0107"
RING = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
ANZIO = "0420"
WAITING = "box:reinforcements"

COLUMNS = ("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1")
DIAGONAL = [
    *("DVI AE", "DVI AE", "DVB AE", "DVI ARB", "DVI ARI", "DVB ARB", "DVB ARI", "IMP"),
    *("DRI AVB", "DRB AVB", "DRI AVI", "DRB AVI", "EMP"),
    *("DE AVB", "DE AVB", "DE AVI", "DE AVI"),
]
DICE_OF_ROW = ((3, 4), (3, 3), (2, 3), (2, 2), (1, 2), (1, 1))


@cache
def game() -> CassinoRules:
    """The rules, loaded once."""
    return load()


def table(
    units: Mapping[str, str],
    *,
    side: str = "allied",
    turn: int = 5,
    reduced: Sequence[str] = (),
    held: Mapping[str, str] | None = None,
    air: tuple[int, int] | None = None,
    bad: bool = False,
    options: Mapping[str, OptionValue] | None = None,
) -> Position:
    """These units alone in the game, at the beginning of the movement phase of a side."""
    position = Position(game(), options=options)
    for unit, at in units.items():
        position.place(unit, at, steps=1 if unit in reduced else None)
    for at, holder in (held or {}).items():
        position.control(holder, at)
    position.set(turn=turn)
    position.set(bad_weather=int(bad))
    position.set(turn=turn)
    position.set(side=side)
    position.set(phase="movement")
    if air is not None:
        position.set(air_allied=air[0])
        position.set(air_axis=air[1])
    return position


def battle(
    units: Mapping[str, str],
    *,
    side: str = "allied",
    turn: int = 5,
    reduced: Sequence[str] = (),
    air: tuple[int, int] = (0, 0),
    options: Mapping[str, OptionValue] | None = None,
) -> Position:
    """These units at the beginning of the combat phase of a side, nobody with air points."""
    position = table(units, side=side, turn=turn, reduced=reduced, air=air, options=options)
    position.do(EndPhase())
    return position


def campaign(seed: int = 0) -> Position:
    """The campaign with its set-up choices made at random: the opening attack is to be declared."""
    position = Position(game(), "campaign", dice=SeededDice(0))
    random = Random(seed)
    while position.decisions()[0].kind == "deploy":
        choices = position.choices()
        position.do(choices[random.randrange(len(choices))])
    return position


def end_turn(position: Position, weather: int = 2) -> None:
    """End phase after phase until the next turn has begun with this weather die."""
    turn = position.state.turn
    while position.state.turn == turn and position.decisions():
        last = position.state.phase == "combat" and position.state.side == 1
        position.do(EndPhase(), dice=(weather,) if last and turn < 20 else ())


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
    air: int = 0,
    support: Support | None = None,
) -> tuple[Event, ...]:
    """Attack and let the dice fall so that this result comes about."""
    answer = support or Support()
    asked = {"guns": answer.guns, "air": answer.air}
    report = position.odds(units, target, air=air, support=asked)
    dice = dice_for(result, report.column)
    attack = Attack(target, tuple(units), (), air)
    if support is None:
        return position.do(attack, dice=dice)
    position.do(attack)
    return position.do(support, dice=dice)


def shifts(report: OddsReport) -> dict[str, int]:
    """The columns each rule moves a combat: left is negative."""
    found: dict[str, int] = {}
    for shift in report.shifts:
        found[shift.rule] = found.get(shift.rule, 0) + shift.value
    return found


def refused(position: Position, action: Action, side: str | None = None) -> tuple[str, str]:
    """Code and rule of the refusal; it has a sentence, is not listed, and changes nothing."""
    before = position.fingerprint()
    assert action not in list(position.choices(side)), f"{action} is listed"
    ruling = position.check(action, side)
    assert not ruling, f"{action} is legal"
    assert ruling.text.endswith((".", "?")), ruling.text
    assert "{" not in ruling.text
    assert "refusal-" not in ruling.text
    with pytest.raises(Illegal):
        position.do(action, side=side)
    assert position.fingerprint() == before
    assert ruling.code is not None
    assert ruling.rule is not None
    return ruling.code, ruling.rule


def steps(position: Position, unit: str) -> int:
    """The steps a unit has left; 0 if it is gone."""
    return 0 if position.where(unit) == "box:eliminated" else position.face(unit).steps


def ends(position: Position, verb: str, unit: str) -> dict[str, int | None]:
    """Where the listed choices of one verb take a unit, and at what cost."""
    found: dict[str, int | None] = {}
    for offer in position.choices().offers():
        if offer.verb == verb and offer.subject == unit:
            found.update({str(target.value): target.cost for target in offer.targets})
    return found


def tags(position: Position) -> list[str]:
    """What the last action made happen, by the names of the events."""
    assert position.last is not None
    return [type(entry.event).__name__ for entry in position.last.entries]
