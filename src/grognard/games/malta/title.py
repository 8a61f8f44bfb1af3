"""The game as data: counters, chits, tables, turns, entry rules, board."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from grognard.games.malta.state import UnitId
from grognard.hexes.board import Board
from grognard.kernel.rule import rule
from grognard.mechanics.tables import BandColumns, OddsColumns, ResultTable

AXIS = 0
BRITISH = 1
SIDES = ("axis", "british")
INDEPENDENT = "IND"

EntryKind = Literal["airdrop", "amphib", "airland", "setup", "chit_only"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A strict record of a data file."""


@rule("M-1.2", "M-1.2-R1", "M-1.2-R2")
class Unit(Record, frozen=True, kw_only=True):
    """One counter as printed; field artillery is a type of its own, a company has one step."""

    id: str
    name: str
    side: Literal["axis", "british"]
    nation: str
    formation: str
    type: str
    size: str
    steps: int
    cv: int
    cv_reduced: int
    cv_paren: bool
    ma: int
    t: int
    elite: bool
    special: str
    stacking: Literal["points", "free"]
    entry: EntryKind
    supply: Literal["airfield", "port", "none"]
    prov_name: str
    prov_values: str
    parent: str = ""
    letter: str = ""
    label: str = ""


class Formation(Record, frozen=True, kw_only=True):
    """A Formation and its activation chit."""

    id: str
    name: str
    side: Literal["axis", "british"]
    chit_mod: int
    entry: EntryKind
    prov: str = ""


class Turn(Record, frozen=True, kw_only=True):
    """A box of the turn track; fixed missions only where nothing is rolled."""

    id: str
    sequence: Literal["landing", "normal"]
    air_missions: int = -1
    naval_missions: int = -1
    air_mod: int = 0
    nav_mod: int = 0
    regroup_mod: int = 0
    supply_check: bool = False
    date: str = ""


Price = int | Literal["P"]


class Base(Record, frozen=True, kw_only=True):
    """Base terrain. ``side`` is the combat limit a hexside; ``side_settled`` with houses on it."""

    id: str
    mp_foot: Price
    mp_heavy: Price
    shift: int = 0
    bomb: int = 0
    stack: int = 0
    side: int = 0
    side_settled: int = 0
    note: str = ""


class Overlay(Record, frozen=True, kw_only=True):
    """What lies on top of the base terrain and always adds."""

    id: str
    mp_add: int = 0
    shift: int = 0
    bomb: int = 0
    note: str = ""


class Hexside(Record, frozen=True, kw_only=True):
    """What lies between two hexes: adds in combat, replaces the base in movement."""

    id: str
    mp_foot: Price
    mp_heavy: Price
    shift: int
    directional: bool
    note: str = ""


class Row(Record, frozen=True, kw_only=True):
    """A row of a one-die table: every total up to ``max`` that no earlier row took."""

    max: int
    result: str


class AntiAir(Record, frozen=True, kw_only=True):
    """What each AA unit in order takes off a die, and how much all together at most."""

    value: int
    minimum: int
    drop_minimum: int
    range: dict[str, int]
    prov: str = ""


class Coastal(Record, frozen=True, kw_only=True):
    """What each coastal battery in order takes off a naval or landing die."""

    value: int
    minimum: int
    range: int
    prov: str = ""


class AirdropTable(Record, frozen=True, kw_only=True):
    """The airdrop table."""

    l_bonus: int
    row: tuple[Row, ...]
    prov: str = ""


class LandingTable(Record, frozen=True, kw_only=True):
    """The landing table."""

    s_bonus: int
    rough: int
    row: tuple[Row, ...]
    prov: str = ""


class TankTerrain(Record, frozen=True, kw_only=True):
    """Ground that hinders tanks; of several the worst counts."""

    kinds: tuple[str, ...]
    value: int


class TankTable(Record, frozen=True, kw_only=True):
    """The tank combat table, and the factor of units that print none."""

    row: tuple[Row, ...]
    inherent: dict[str, int]
    terrain: tuple[TankTerrain, ...]
    prov: str = ""


class Dispersed(Record, frozen=True, kw_only=True):
    """The Dispersed side of a company."""

    cv: int
    t: int
    prov: str = ""


class Level(Record, frozen=True, kw_only=True):
    """A level of victory: a band of victory points."""

    name: str
    winner: Literal["axis", "british", ""]
    min: int = -1000
    max: int = 1000


class DropLimits(Record, frozen=True, kw_only=True):
    """Limits of the airdrops."""

    companies_per_hex: int
    regroup_success_max: int
    prov: str = ""


class LandingLimits(Record, frozen=True, kw_only=True):
    """Limits of the landings of Turn S."""

    sea_hexes: int
    points_per_sea_hex: int
    points_per_wave: int
    waves: int
    prov: str = ""


class ReinforcementLimits(Record, frozen=True, kw_only=True):
    """Limits of later arrivals by sea."""

    beach_points: int
    battery_veto_range: int
    prov: str = ""


class ArtilleryLimits(Record, frozen=True, kw_only=True):
    """Range of guns, and bombardments a hex."""

    range: int
    per_hex: int
    prov: str = ""


class MissionLimits(Record, frozen=True, kw_only=True):
    """Bounds of the mission die, and missions a hex."""

    least: int
    most: int
    per_hex: int
    prov: str = ""


class RoadLimit(Record, frozen=True, kw_only=True):
    """Who may use one road beside the enemy."""

    points: int
    armour: int
    prov: str = ""


class EntryLimits(Record, frozen=True, kw_only=True):
    """The numbers of ``entry.toml``."""

    airdrop: DropLimits
    amphibious: LandingLimits
    reinforcement: ReinforcementLimits
    artillery: ArtilleryLimits
    missions: MissionLimits
    road_limit: RoadLimit


class Points(Record, frozen=True, kw_only=True):
    """What is worth how many victory points."""

    italian_points_per_minus1: int
    elite_armour_artillery_step: int
    objective_hex: int


class Option(Record, frozen=True, kw_only=True):
    """A switch; the first value is the ruling of the catalogue."""

    id: str
    values: tuple[str | int, ...]
    rule: str


class Battery(Record, frozen=True, kw_only=True):
    """A coastal battery and the hex of its letter."""

    letter: str
    hex: str
    unit: str
    fort: str
    armament: str
    place: str
    prov: str = ""


@dataclass(frozen=True)
class Title:
    """Everything unchanging about the game."""

    id: str
    units: tuple[Unit, ...]
    number: Mapping[str, UnitId]
    formations: tuple[Formation, ...]
    turns: tuple[Turn, ...]
    base: Mapping[str, Base]
    overlays: Mapping[str, Overlay]
    hexsides: Mapping[str, Hexside]
    road_cost: int
    heavy_types: tuple[str, ...]
    combat: ResultTable
    odds: OddsColumns
    shift_limit: int
    bombardment: ResultTable
    bands: BandColumns
    anti_air: AntiAir
    coastal: Coastal
    airdrop: AirdropTable
    landing: LandingTable
    tank: TankTable
    dispersed: Dispersed
    entry: EntryLimits
    points: Points
    levels: tuple[Level, ...]
    options: tuple[Option, ...]
    batteries: tuple[Battery, ...]
    auto_setup: Mapping[str, str]
    board: Board


def read_row(rows: tuple[Row, ...], total: int) -> str:
    """The result of a one-die table."""
    return next(row.result for row in rows if total <= row.max)
