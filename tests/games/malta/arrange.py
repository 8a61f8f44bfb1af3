"""Small words for setting up positions of malta and for playing them on.

``CENTRE`` is open plain with plain hexes all around: nothing but what a test puts there
influences a combat. Every hex of the ring belongs to no city, hill or terrace.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from grognard.games.malta.actions import (
    Bid,
    Bonus,
    Declare,
    Done,
    EndMovement,
    Pass,
    Refuse,
)
from grognard.games.malta.events import Joined
from grognard.hexes.board import Board, load_board
from grognard.kernel.decision import Decision
from grognard.kernel.dice import DictatedDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Event
from grognard.kernel.ruleset import OptionValue
from grognard.lab import Position

CENTRE = "2721"
NORTH, NORTH_EAST, SOUTH_EAST = "2720", "2821", "2822"
SOUTH, SOUTH_WEST, NORTH_WEST = "2722", "2622", "2621"
RING = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)

CITY = "2517"
"""A city with plain on all sides: 2516, 2617, 2618, 2518, 2418, 2417 from the north on."""
HILL = "2515"
"""A hill; 2615, 2516 and 2416 beside it are plain."""
TERRACE = "2016"

ROUND = {
    "2/-": (1, 1),
    "1/-": (1, 3),
    "CI": (1, 6),
    "1/1": (4, 5),
    "-/1": (4, 6),
    "-/Dr": (5, 6),
    "Ar/-": (2, 3),
}
"""Two dice for each result of the column 1-1."""

COLUMNS = ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1+")
CRT = {
    2: ("2/-", "2/-", "2/-", "1/-", "1/-", "Ar/-", "Ar/-"),
    3: ("2/-", "2/-", "1/-", "1/-", "Ar/-", "Ar/-", "CI"),
    4: ("2/-", "1/-", "1/-", "Ar/-", "Ar/-", "CI", "CI"),
    5: ("1/-", "1/-", "Ar/-", "Ar/-", "CI", "CI", "1/1"),
    6: ("1/-", "Ar/-", "Ar/-", "CI", "CI", "1/1", "-/1"),
    7: ("Ar/-", "Ar/-", "CI", "CI", "1/1", "-/1", "-/Dr"),
    8: ("Ar/-", "Ar/-", "CI", "1/1", "-/1", "-/Dr", "-/Dr"),
    9: ("Ar/-", "CI", "1/1", "-/1", "-/Dr", "-/Dr", "-/Dr"),
    10: ("CI", "CI", "-/1", "-/Dr", "-/Dr", "-/Dr", "-/2"),
    11: ("CI", "1/1", "-/Dr", "-/Dr", "-/Dr", "-/2", "-/2"),
    12: ("1/1", "-/1", "-/Dr", "-/2", "-/2", "-/2", "-/2"),
}
"""The combat table as the catalogue prints it: total of the dice, then column by column."""

Answer = Action | Callable[[Position], Action]


class Loaded:
    """Dice that fall as told, over as many actions as it takes."""

    def __init__(self, values: Sequence[int]) -> None:
        self.inner = DictatedDice(values)

    def roll(self, faces: int) -> int:
        """The next value."""
        return self.inner.roll(faces)

    @property
    def left(self) -> tuple[int, ...]:
        """Values that nobody asked for."""
        return self.inner.left


@cache
def board() -> Board:
    """The map of the game."""
    return load_board((files("grognard.games.malta") / "data" / "board.json").read_bytes())


def side_of(unit: str) -> str:
    """Whose unit it is, by the beginning of its id."""
    return "british" if unit.startswith("UK-") else "axis"


def table(
    units: Mapping[str, str],
    *,
    active: str = "",
    turn: int = 1,
    phase: str = "movement",
    pool: Sequence[str] = (),
    reduced: Sequence[str] = (),
    dg: Sequence[str] = (),
    dispersed: Sequence[str] = (),
    activated: Sequence[str] = (),
    rubble: Sequence[str] = (),
    axis_holds: Sequence[str] = (),
    held: Sequence[str] = (),
    success: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
) -> Position:
    """These units alone, in the Operation of a Formation (or in the contest before it)."""
    position = Position("malta", options=options)
    for unit, at in units.items():
        position.place(unit, at, steps=1 if unit in reduced else None)
    for unit in pool:
        position.place(unit, "box:pool")
    position.set(turn=turn)
    for at in axis_holds:
        position.control("axis", at)
    for at in held:
        position.control("axis", at).set_at(at, held=1)
    for at in rubble:
        position.set_at(at, rubble=1)
    for at in success:
        position.set_at(at, success=1)
    for unit in dg:
        position.set_at(unit, disorganised=1)
    for unit in dispersed:
        position.set_at(unit, dispersed=1)
    for unit in activated:
        position.set_at(unit, activated=1)
    if active:
        position.set(side="british" if active.startswith("BDE") else "axis")
        position.set(active=active)
    position.set(phase=phase)
    return position


def operation(units: Mapping[str, str], chit: str, **more: Any) -> tuple[Position, list[str]]:
    """Activate a Formation against a pass; the position, and which independents joined."""
    position = table(units, phase="activation", **more)
    british = chit.startswith("BDE")
    if (position.decider() == "british") == british:
        position.do(Bid(chit))
        told = position.do(Pass())
    else:
        position.do(Pass())
        told = position.do(Bid(chit))
    return position, [unit for each in of_type(told, Joined) for unit in each.units]


def turn_s(
    british: Mapping[str, str],
    axis: Sequence[str] = (),
    *,
    dg: Sequence[str] = (),
    rubble: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
) -> Position:
    """Turn S with this garrison and these units aboard, before the air missions."""
    position = Position("malta", options=options)
    for unit, at in british.items():
        position.place(unit, at)
    for unit in axis:
        position.place(unit, "box:pool")
    for at in rubble:
        position.set_at(at, rubble=1)
    for unit in dg:
        position.set_at(unit, disorganised=1)
    position.do(Done(), side="british")
    return position


def to_drops(position: Position) -> Position:
    """Send no bombers: on to the plan of the airdrops."""
    assert decision(position).kind == "missions"
    position.do(Done())
    return position


def to_landings(position: Position) -> Position:
    """Neither bombers nor parachutes nor ships' guns: on to the plan of the landings."""
    to_drops(position).do(Done())
    assert decision(position).kind == "missions"
    position.do(Done())
    return position


DEFAULTS: dict[str, Answer] = {
    "bonus": Bonus("none"),
    "defenders": Done(),
    "intense": Refuse(),
    "barrage": Done(),
    "advance": Done(),
    "join": Done(),
    "declare": Done(),
    "shore-moves": Done(),
}
FIRST = ("loss", "retreat", "combat-order", "drop-order", "landing-order", "sea-combat", "drop-hex")


def play(
    position: Position,
    dice: Sequence[int] = (),
    until: Sequence[str] = ("contest", "movement", "landing-plan", "drop-plan"),
    **answers: Answer | Sequence[Answer],
) -> list[Event]:
    """Answer decisions until one of a kind that the test wants to answer itself, or none is left.

    ``answers`` are by kind (``combat_order`` for ``combat-order``), one for all or a list to be
    used up; kinds without an answer get the quiet one. All dice must be used.
    """
    told: list[Event] = []
    loaded = Loaded(dice)
    queues = {
        kind.replace("_", "-"): list(given) if isinstance(given, list | tuple) else given
        for kind, given in answers.items()
    }
    for _ in range(400):
        found = position.decisions()
        if not found or (found[0].kind in until and found[0].kind not in queues):
            break
        kind = found[0].kind
        told += position.do(_answer(position, kind, queues), dice=loaded)
    assert not loaded.left, f"not rolled: {loaded.left}"
    unused = {kind for kind, given in queues.items() if isinstance(given, list) and given}
    assert not unused, f"never asked: {unused}"
    return told


def _answer(position: Position, kind: str, queues: dict[str, Any]) -> Action:
    given = queues.get(kind)
    if isinstance(given, list):
        given = given.pop(0)
        if not queues[kind]:
            del queues[kind]
    if given is None:
        given = DEFAULTS.get(kind)
    if given is None and kind in FIRST:
        given = position.choices()[0]
    assert given is not None, f"nobody said what to do about {kind}"
    return given(position) if callable(given) else given


def attack(
    position: Position,
    attacks: Mapping[str, Sequence[str]],
    dice: Sequence[int] = (),
    until: Sequence[str] = ("contest",),
    **answers: Answer | Sequence[Answer],
) -> list[Event]:
    """From the Movement Segment: move nobody, declare these attacks, fight them."""
    told: list[Event] = []
    if decision(position).kind == "movement":
        told += position.do(EndMovement())
    for target, units in attacks.items():
        told += position.do(Declare(tuple(units), target))
    told += play_declared(position, dice, until, **answers)
    return told


def play_declared(
    position: Position,
    dice: Sequence[int],
    until: Sequence[str],
    **answers: Answer | Sequence[Answer],
) -> list[Event]:
    """Everything after the declarations."""
    return play(position, dice, until, **answers)


def of_type(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    """Those events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refused(position: Position, action: Action, side: str | None = None) -> tuple[str, str]:
    """Code and rule of the refusal; the action is not listed and the position stays as it was."""
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
    """Whether a unit is eliminated."""
    return position.where(unit) in (None, "box:eliminated")


def steps(position: Position, unit: str) -> int:
    """The steps a unit has left; 0 if it is gone."""
    return 0 if is_gone(position, unit) else position.face(unit).steps


def marked(position: Position, unit: str, marker: str) -> bool:
    """Whether a unit carries a marker."""
    return marker in position.piece(unit).markers


def shaken(position: Position, unit: str) -> bool:
    """Whether a unit is disorganised."""
    return marked(position, unit, "disorganised")


def scattered(position: Position, unit: str) -> bool:
    """Whether a unit is Dispersed."""
    return marked(position, unit, "dispersed")


def holder(position: Position, at: str) -> str | None:
    """Who controls a hex, as the map shows it."""
    for each in position.view("axis").hexes:
        if each.at == at:
            return each.control
    return None


def reachable(position: Position, unit: str) -> dict[str, int]:
    """Hexes a unit can move to, with their cost."""
    return {each.at: each.cost for each in position.reach(unit).hexes}
