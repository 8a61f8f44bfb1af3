"""Small words for setting up positions and combats of cassino.

The ground around ``CENTRE`` is open and without rivers, rails or works.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from grognard.games.cassino.campaign import CassinoRules, load
from grognard.games.somnium.actions import EndPhase
from grognard.kernel.dice import SeededDice
from grognard.kernel.ruleset import OptionValue
from grognard.lab import Position
from tests.games.somnium.arrange import COLUMNS as COLUMNS
from tests.games.somnium.arrange import DIAGONAL as DIAGONAL
from tests.games.somnium.arrange import DICE_OF_ROW as DICE_OF_ROW
from tests.games.somnium.arrange import assault as assault
from tests.games.somnium.arrange import dice_for as dice_for
from tests.games.somnium.arrange import refused as refused
from tests.games.somnium.arrange import shift_values as shift_values
from tests.games.somnium.arrange import steps as steps

CENTRE = "0208"
NORTH, NORTH_EAST, SOUTH_EAST = "0207", "0307", "0308"
SOUTH, SOUTH_WEST, NORTH_WEST = "0209", "0108", "0107"
RING = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
ANZIO = "0420"
WAITING = "box:reinforcements"


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
