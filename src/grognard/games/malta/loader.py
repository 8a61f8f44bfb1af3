"""Reads the data files. Every error names file, key and what is wrong."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from grognard.games.malta.state import UnitId
from grognard.games.malta.title import (
    AirdropTable,
    AntiAir,
    Base,
    Battery,
    Coastal,
    Dispersed,
    EntryLimits,
    Formation,
    Hexside,
    LandingTable,
    Level,
    Option,
    Overlay,
    Points,
    Record,
    TankTable,
    Title,
    Turn,
    Unit,
)
from grognard.hexes.board import Board, load_board
from grognard.hexes.grid import HexError
from grognard.mechanics.tables import BandColumns, OddsColumns, ResultTable, TableError

PACKAGE = "grognard.games.malta"
T = TypeVar("T", bound=msgspec.Struct)


class DataError(ValueError):
    """A data file that cannot be used: which file, which key, and why."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        self.file = file
        self.where = where
        self.problem = problem
        super().__init__(f"{file}, {where}: {problem}")


class _Units(Record, frozen=True, kw_only=True):
    unit: tuple[Unit, ...]


class _Formations(Record, frozen=True, kw_only=True):
    formation: tuple[Formation, ...]


class _Turns(Record, frozen=True, kw_only=True):
    turn: tuple[Turn, ...]
    prov: dict[str, str] = msgspec.field(default_factory=dict)


class _Road(Record, frozen=True, kw_only=True):
    mp: int
    note: str = ""


class _Terrain(Record, frozen=True, kw_only=True):
    base: tuple[Base, ...]
    overlay: tuple[Overlay, ...]
    hexside: tuple[Hexside, ...]
    road: _Road
    heavy_types: tuple[str, ...]
    prov: dict[str, str] = msgspec.field(default_factory=dict)


class _Grid(Record, frozen=True, kw_only=True):
    columns: tuple[str, ...]
    rows: tuple[int, ...]
    cells: dict[str, tuple[str, ...]]
    prov: str = ""


class _Combat(_Grid, frozen=True, kw_only=True):
    max_on_table_shift: int


class _Tables(Record, frozen=True, kw_only=True):
    crt: _Combat
    bombardment: _Grid
    anti_air: AntiAir
    coastal: Coastal
    airdrop: AirdropTable
    landing: LandingTable
    tank: TankTable
    dispersed: Dispersed


class _Victory(Record, frozen=True, kw_only=True):
    vp: Points
    level: tuple[Level, ...]
    prov: dict[str, str] = msgspec.field(default_factory=dict)


class _Options(Record, frozen=True, kw_only=True):
    option: tuple[Option, ...]


class _Batteries(Record, frozen=True, kw_only=True):
    battery: tuple[Battery, ...]


class _AutoSetup(Record, frozen=True, kw_only=True):
    places: dict[str, str]
    prov: str = ""


def read(data: Traversable, name: str, kind: type[T]) -> T:
    """A data file as a strict record."""
    try:
        return msgspec.toml.decode((data / name).read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise DataError(name, "form", str(error)) from error


def load_title(data: Traversable | None = None) -> Title:
    """Everything unchanging about the game, checked."""
    folder = data or files(PACKAGE) / "data"
    units = read(folder, "units.toml", _Units).unit
    formations = read(folder, "formations.toml", _Formations).formation
    terrain = read(folder, "terrain.toml", _Terrain)
    tables = read(folder, "tables.toml", _Tables)
    victory = read(folder, "victory.toml", _Victory)
    board = load_board((folder / "board.json").read_bytes(), name="board.json")
    combat, bombardment = _table("crt", tables.crt), _table("bombardment", tables.bombardment)
    title = Title(
        id="malta",
        units=units,
        number={unit.id: UnitId(index) for index, unit in enumerate(units)},
        formations=formations,
        turns=read(folder, "turns.toml", _Turns).turn,
        base={each.id: each for each in terrain.base},
        overlays={each.id: each for each in terrain.overlay},
        hexsides={each.id: each for each in terrain.hexside},
        road_cost=terrain.road.mp,
        heavy_types=terrain.heavy_types,
        combat=combat,
        odds=OddsColumns.parse(combat.columns),
        shift_limit=tables.crt.max_on_table_shift,
        bombardment=bombardment,
        bands=BandColumns.parse(bombardment.columns),
        anti_air=tables.anti_air,
        coastal=tables.coastal,
        airdrop=tables.airdrop,
        landing=tables.landing,
        tank=tables.tank,
        dispersed=tables.dispersed,
        entry=read(folder, "entry.toml", EntryLimits),
        points=victory.vp,
        levels=victory.level,
        options=read(folder, "options.toml", _Options).option,
        batteries=read(folder, "coastal_batteries.toml", _Batteries).battery,
        auto_setup=read(folder, "auto_setup.toml", _AutoSetup).places,
        board=board,
    )
    _check_units(title)
    _check_places(title, board)
    return title


def _table(name: str, grid: _Grid) -> ResultTable:
    where = f"[{name}]"
    if set(grid.cells) != set(grid.columns):
        raise DataError("tables.toml", where, "columns and cells do not fit")
    for column, cells in grid.cells.items():
        if len(cells) != len(grid.rows):
            raise DataError("tables.toml", f"{where} {column}", "one cell a row is needed")
    try:
        rows: dict[int, tuple[str, ...]] = {
            total: tuple(grid.cells[column][index] for column in grid.columns)
            for index, total in enumerate(grid.rows)
        }
        return ResultTable(columns=grid.columns, rows=rows)
    except TableError as error:
        raise DataError("tables.toml", where, str(error)) from error


def _check_units(title: Title) -> None:
    if len(title.number) != len(title.units):
        raise DataError("units.toml", "id", "an id appears twice")
    known = {each.id: each for each in title.formations}
    for unit in title.units:
        where = f"unit {unit.id}"
        formation = known.get(unit.formation)
        if unit.formation != "IND" and (formation is None or formation.side != unit.side):
            raise DataError("units.toml", where, f"no formation {unit.formation!r} on its side")
        if not 1 <= unit.steps <= 2 or (unit.steps == 2) != (unit.cv_reduced > 0):
            raise DataError("units.toml", where, "steps and reduced value do not fit")
        if unit.cv < 1 or unit.ma < 0 or unit.t < 0:
            raise DataError("units.toml", where, "a value is out of range")
        if unit.type not in title.tank.inherent:
            raise DataError("tables.toml", "[tank.inherent]", f"{unit.type!r} is missing")
    if not set(title.heavy_types) <= {unit.type for unit in title.units}:
        raise DataError("terrain.toml", "heavy_types", "names a type that no unit has")


def _check_places(title: Title, board: Board) -> None:
    letters = {unit.id: unit.letter for unit in title.units if unit.letter}
    for battery in title.batteries:
        if letters.pop(battery.unit, None) != battery.letter:
            raise DataError("coastal_batteries.toml", battery.letter, "unit and letter differ")
        _land(board, title, "coastal_batteries.toml", battery.unit, battery.hex)
    if letters:
        raise DataError("coastal_batteries.toml", "unit", f"missing: {sorted(letters)}")
    wanted = {unit.id for unit in title.units if unit.side == "british" and not unit.letter}
    if set(title.auto_setup) != wanted:
        odd = sorted(set(title.auto_setup) ^ wanted)
        raise DataError("auto_setup.toml", "places", f"missing or unknown: {odd}")
    for unit, at in title.auto_setup.items():
        _land(board, title, "auto_setup.toml", unit, at)


def _land(board: Board, title: Title, file: str, where: str, at: str) -> None:
    try:
        terrain: Any = board.terrain(board.grid.hex(at))
    except HexError as error:
        raise DataError(file, where, str(error)) from error
    if title.base[terrain].stack == 0:
        raise DataError(file, where, f"{at} is a sea hex")
