"""A title as data: counters, tables, turns, constants, board. Nothing here knows one by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

import msgspec

from grognard.games.somnium.state import UnitId
from grognard.hexes.board import Board
from grognard.kernel.rule import rule
from grognard.mechanics.tables import BandColumns, OddsColumns, ResultTable

MoveClass = Literal["nonmotorised", "mountain", "motorised", "armour", "rail"]

CLASS_OF_TYPE: Mapping[str, MoveClass] = {
    "armour": "armour",
    "mech_artillery": "armour",
    "motorised_infantry": "motorised",
    "mountain": "mountain",
    "rail_artillery": "rail",
}
"""Movement class by printed type; every other type walks."""


@rule("S-8.0a", "C-8.0a", "S/C-R21")
def move_class_of(kind: str) -> MoveClass:
    """The class a type moves in: guns walk unless they are mechanised or on rails."""
    return CLASS_OF_TYPE.get(kind, "nonmotorised")


ARTILLERY = frozenset({"artillery", "mech_artillery", "rail_artillery", "rocket"})


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A strict record of a data file."""


class Unit(Record, frozen=True, kw_only=True):
    """One counter: what is printed on it and when it comes and goes."""

    index: int
    id: str
    side: str
    owner: int
    nation: str
    name: str
    label: str
    type: str
    move_class: MoveClass
    division: str
    size: str
    attack: int
    defence: int
    movement: int
    attack_reduced: int
    defence_reduced: int
    steps: int
    range: int | None
    start: str
    starts_reduced: bool
    arrive_turn: int | None
    arrive_at: str
    arrive_mode: str
    withdraw_turn: int | None
    return_turn: int | None

    @property
    def is_artillery(self) -> bool:
        return self.type in ARTILLERY

    @property
    def is_armour(self) -> bool:
        """Armour proper: mechanised guns move like it but are none (C-R62)."""
        return self.type == "armour"


class Terrain(Record, frozen=True, kw_only=True):
    """Costs in half points by class (absent = forbidden) and columns for the defender.

    ``road_only`` classes may come in along a road and no other way.
    """

    name: str
    location: str
    costs: dict[str, int]
    road_only: tuple[str, ...]
    columns: int


class Turn(Record, frozen=True, kw_only=True):
    """A box of the turn track."""

    turn: int
    first_day: date
    last_day: date


class MapSize(Record, frozen=True, kw_only=True):
    """What the map must be."""

    columns: int
    rows: int
    hexes: int
    numbering: str
    parity: str


class AirBounds(Record, frozen=True, kw_only=True):
    """Air attack bounds; a title's own section adds the totals."""

    standalone_min: int
    standalone_max: int


class Constants(Record, frozen=True, kw_only=True):
    """The family's part of ``data/rules.toml``; a title's record adds its own sections."""

    game: str
    turns: int
    days_per_turn: int
    first_side: str
    stack_limit: int
    disengage_cost: int
    zoc_radius: int
    dice: str
    max_units: dict[str, int]
    map: MapSize
    divisions: dict[str, int]
    options: dict[str, tuple[str | int, ...]]


class Fall(Record, frozen=True, kw_only=True):
    """When a place fell in history."""

    place: str
    date: date


@dataclass(frozen=True)
class Title:
    """Everything unchanging about a title."""

    id: str
    sides: tuple[str, str]
    units: tuple[Unit, ...]
    number: Mapping[str, UnitId]
    combat: ResultTable
    odds: OddsColumns
    bombardment: ResultTable
    bands: BandColumns
    vulnerability: Mapping[str, tuple[int, int]]
    terrain: Mapping[str, Terrain]
    turns: tuple[Turn, ...]
    points: Mapping[str, int]
    places: Mapping[str, str]
    history: tuple[Fall, ...]
    divisions: Mapping[str, int]
    constants: Constants
    board: Board

    def side_number(self, side: str) -> int:
        return self.sides.index(side)
