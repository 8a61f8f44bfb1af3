"""Reads a title's data files. Every error names file, line or key, and what is wrong."""

import csv
import io
import tomllib
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from grognard.games.somnium.state import UnitId
from grognard.games.somnium.title import (
    Constants,
    Fall,
    Record,
    Terrain,
    Title,
    Turn,
    Unit,
    move_class_of,
)
from grognard.hexes.board import Board, load_board
from grognard.hexes.grid import HexError
from grognard.kernel.rule import rule
from grognard.mechanics.tables import BandColumns, OddsColumns, ResultTable, TableError

T = TypeVar("T", bound=msgspec.Struct)
C = TypeVar("C", bound=Constants)


class DataError(ValueError):
    """A data file that cannot be used: which file, which line or key, and why."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        self.file = file
        self.where = where
        self.problem = problem
        super().__init__(f"{file}, {where}: {problem}")


class _UnitRow(Record, frozen=True, kw_only=True):
    id: str
    side: str
    nation: str
    name: str
    counter_label: str
    type: str
    move_class: str
    division: str
    size: str
    att_full: int
    def_full: int
    mov: int
    att_red: int | None
    def_red: int | None
    steps: int
    range: int | None
    start: str
    start_state: str
    arrive_turn: str
    arrive_at: str
    arrive_mode: str
    withdraw_turn: int | None
    return_turn: int | None
    prov_identity: str
    prov_full: str
    prov_reduced: str
    prov_placement: str
    note: str


class _VictoryRow(Record, frozen=True, kw_only=True):
    id: str
    side: str
    event: str
    points: int | None
    counted: str
    provenance: str


class _PlaceRow(Record, frozen=True, kw_only=True):
    hex: str
    name: str
    role: str
    provenance: str


class _VulnerabilityRow(Record, frozen=True, kw_only=True):
    type: str
    air: int
    artillery: int
    provenance: str


class _TerrainRow(Record, frozen=True, kw_only=True):
    terrain: str
    location: str
    printed_nonmot: str
    printed_mot: str
    printed_columns: str
    cost_nonmot: str
    cost_mountain_troops: str
    cost_mot_infantry: str
    cost_armour: str
    columns_left: str
    counts_vs_air: str
    counts_vs_artillery_bombardment: str
    ruling: str


class _History(Record, frozen=True, kw_only=True):
    fall: tuple[Fall, ...]


# --- files ---------------------------------------------------------------------------------------


class Folder:
    """A title's data folder."""

    def __init__(self, root: Traversable) -> None:
        self.root = root

    def text(self, name: str) -> str:
        try:
            return (self.root / name).read_text(encoding="utf-8")
        except OSError as error:
            raise DataError(name, "file", f"cannot be read ({error.strerror})") from error
        except UnicodeDecodeError as error:
            raise DataError(name, f"byte {error.start}", "is not UTF-8") from error

    def rows(self, name: str) -> list[tuple[int, list[str]]]:
        """The rows of a CSV file with their line numbers, header first, all equally wide."""
        reader = csv.reader(io.StringIO(self.text(name)))
        found = [(reader.line_num, row) for row in reader if row]
        if len(found) < 2:
            raise DataError(name, "file", "needs a header and at least one row")
        width = len(found[0][1])
        for line, row in found:
            if len(row) != width:
                raise DataError(name, f"line {line}", f"has {len(row)} fields, not {width}")
        return found

    def records(self, name: str, kind: type[T]) -> list[tuple[int, T]]:
        """The rows of a CSV file as strict records; an empty field of a number is None."""
        (_, header), *rows = self.rows(name)
        found = []
        for line, row in rows:
            raw: dict[str, Any] = dict(zip(header, row, strict=True))
            for field in msgspec.structs.fields(kind):
                if raw.get(field.name) == "" and field.type not in (str,):
                    raw[field.name] = None
            try:
                found.append((line, msgspec.convert(raw, kind, strict=False)))
            except msgspec.ValidationError as error:
                raise DataError(name, f"line {line}", str(error)) from error
        return found

    def toml(self, name: str, kind: type[T]) -> T:
        try:
            raw = tomllib.loads(self.text(name))
        except tomllib.TOMLDecodeError as error:
            raise DataError(name, "file", str(error)) from error
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            text, _, key = str(error).partition(" - at `$.")
            raise DataError(name, f"key {key.rstrip('`') or '(top)'}", text) from error


# --- the parts -----------------------------------------------------------------------------------


def _unit(name: str, line: int, index: int, row: _UnitRow, sides: Sequence[str]) -> Unit:
    if row.side not in sides:
        raise DataError(name, f"line {line}", f"{row.id}: unknown side {row.side!r}")
    if row.start_state not in ("full", "reduced"):
        raise DataError(name, f"line {line}", f"{row.id}: start_state {row.start_state!r}")
    turn = row.arrive_turn.removesuffix("+")
    if turn and not turn.isdigit():
        raise DataError(name, f"line {line}", f"{row.id}: arrive_turn {row.arrive_turn!r}")
    if row.steps == 2 and (row.att_red is None or row.def_red is None):
        raise DataError(name, f"line {line}", f"{row.id}: two steps but no reduced values")
    return Unit(
        index=index,
        id=row.id,
        side=row.side,
        owner=sides.index(row.side),
        nation=row.nation,
        name=row.name,
        label=row.counter_label,
        type=row.type,
        move_class=move_class_of(row.type),
        division=row.division,
        size=row.size,
        attack=row.att_full,
        defence=row.def_full,
        movement=row.mov,
        attack_reduced=row.att_red or 0,
        defence_reduced=row.def_red or 1,
        steps=row.steps,
        range=row.range,
        start=row.start,
        starts_reduced=row.start_state == "reduced",
        arrive_turn=int(turn) if turn else None,
        arrive_at=row.arrive_at,
        arrive_mode=row.arrive_mode,
        withdraw_turn=row.withdraw_turn,
        return_turn=row.return_turn,
    )


@rule("S-2.2", "C-2.2", "S/C-2.2.1")
def load_units(folder: Folder, sides: Sequence[str], totals: dict[str, int]) -> tuple[Unit, ...]:
    """The order of battle: unique ids, so many counters of each nation, guns with a range."""
    name = "oob.csv"
    units = []
    lines: dict[str, int] = {}
    for index, (line, row) in enumerate(folder.records(name, _UnitRow)):
        if row.id in lines:
            raise DataError(name, f"line {line}", f"{row.id} is already on line {lines[row.id]}")
        lines[row.id] = line
        unit = _unit(name, line, index, row, sides)
        if unit.is_artillery != (unit.range is not None):
            raise DataError(name, f"line {line}", f"{unit.id}: a range belongs to guns alone")
        units.append(unit)
    found = Counter(unit.nation for unit in units)
    if found != Counter(totals):
        raise DataError(name, "nations", f"counted {dict(found)}, expected {totals}")
    return tuple(units)


def load_table(folder: Folder, name: str) -> ResultTable:
    """A result table: first column the dice, the others as headed."""
    (_, header), *rows = folder.rows(name)
    try:
        return ResultTable.from_rows(header[1:], {row[0]: row[1:] for _, row in rows})
    except TableError as error:
        raise DataError(name, "table", str(error)) from error


_COST_COLUMNS = {
    "nonmotorised": "cost_nonmot",
    "mountain": "cost_mountain_troops",
    "motorised": "cost_mot_infantry",
    "armour": "cost_armour",
}


def load_terrain(folder: Folder) -> dict[str, Terrain]:
    """The terrain chart: costs become half points."""
    name = "terrain_effects.csv"
    found = {}
    for line, row in folder.records(name, _TerrainRow):
        costs: dict[str, int] = {}
        road_only = []
        for move_class, column in _COST_COLUMNS.items():
            text: str = getattr(row, column)
            if text == "forbidden off road":
                road_only.append(move_class)
                continue
            if text in ("", "forbidden") or row.location == "box" or row.terrain == "rail":
                continue
            try:
                costs[move_class] = int(float(text) * 2)
            except ValueError:
                raise DataError(name, f"line {line}", f"{column}: {text!r}") from None
        columns = row.columns_left.split()[0] if row.columns_left else "0"
        found[row.terrain] = Terrain(
            name=row.terrain,
            location=row.location,
            costs=costs,
            road_only=tuple(road_only),
            columns=int(columns),
        )
    return found


@rule("S-2.4.1", "C-2.4.1")
def load_turns(folder: Folder, constants: Constants) -> tuple[Turn, ...]:
    """The turn track: as many turns as the game has, each of the stated length."""
    name = "turns.csv"
    (_, header), *rows = folder.rows(name)
    turns: list[Turn] = []
    for line, row in rows:
        raw = dict(zip(header, row, strict=True))
        try:
            wanted = {key: raw[key] for key in ("turn", "first_day", "last_day")}
            turn = msgspec.convert(wanted, Turn, strict=False)
        except (KeyError, msgspec.ValidationError) as error:
            raise DataError(name, f"line {line}", str(error)) from error
        if turn.turn != len(turns) + 1:
            raise DataError(name, f"line {line}", f"turn {turn.turn} out of order")
        if (turn.last_day - turn.first_day).days + 1 != constants.days_per_turn:
            raise DataError(name, f"line {line}", "the turn has the wrong length")
        turns.append(turn)
    if len(turns) != constants.turns:
        raise DataError(name, "file", f"{len(turns)} turns, not {constants.turns}")
    return tuple(turns)


@rule("S-2.1", "C-2.1")
def check_board(board: Board, constants: Constants, terrain: dict[str, Terrain]) -> None:
    """The map has its printed size and every hex a terrain of the chart."""
    size, grid = constants.map, board.grid
    if (grid.spec.columns, grid.spec.rows, grid.count) != (size.columns, size.rows, size.hexes):
        raise DataError("board.json", "grid", f"is not {size.columns} by {size.rows}")
    for kind in (*board.kinds, *board.overlay_kinds):
        if kind not in terrain:
            raise DataError("board.json", f"terrain {kind}", "is not in terrain_effects.csv")


def load_places(folder: Folder, board: Board) -> dict[str, str]:
    """Named places that rules speak of, by name; their hexes must be on the map."""
    name = "named_hexes.csv"
    found = {}
    for line, row in folder.records(name, _PlaceRow):
        try:
            board.grid.hex(row.hex)
        except HexError as error:
            raise DataError(name, f"line {line}", str(error)) from error
        found[row.name] = row.hex
    return found


@rule("S-R13", "C-R17", "S/C-5.1.4")
def check_divisions(units: Sequence[Unit], divisions: dict[str, int]) -> None:
    """Every division with a bonus has exactly the elements the bonus asks for."""
    found = Counter(unit.division for unit in units)
    for name, needed in divisions.items():
        if found[name] != needed:
            raise DataError(
                "rules.toml", f"key divisions.{name}", f"{needed} elements, but {found[name]} exist"
            )


def check_units(units: Sequence[Unit], board: Board, vulnerability: dict[str, Any]) -> None:
    """Set-up and arrival hexes exist, and every type has its vulnerability."""
    for unit in units:
        for key, text in (("start", unit.start), ("arrive_at", unit.arrive_at)):
            if text.isdigit():
                try:
                    board.grid.hex(text)
                except HexError as error:
                    raise DataError("oob.csv", f"{unit.id}.{key}", str(error)) from error
        if unit.type not in vulnerability:
            raise DataError("vulnerability.csv", "type", f"{unit.type!r} is missing")


def load_title(package: str, constants_type: type[C], *, board: Board | None = None) -> Title:
    """Load and check everything under ``data/`` of a game package."""
    return title_from(files(package) / "data", constants_type, board=board)


def title_from(root: Traversable, constants_type: type[C], *, board: Board | None = None) -> Title:
    """Load and check the data folder of a title; ``board`` replaces its map, for experiments."""
    folder = Folder(root)
    constants = folder.toml("rules.toml", constants_type)
    second = "allied" if constants.first_side == "axis" else "axis"
    sides = (constants.first_side, second)
    units = load_units(folder, sides, constants.max_units)
    terrain = load_terrain(folder)
    if board is None:
        board = load_board((folder.root / "board.json").read_bytes(), name="board.json")
    check_board(board, constants, terrain)
    vulnerability = {
        row.type: (row.air, row.artillery)
        for _, row in folder.records("vulnerability.csv", _VulnerabilityRow)
    }
    check_units(units, board, vulnerability)
    check_divisions(units, constants.divisions)
    combat = load_table(folder, "combat_results.csv")
    bombardment = load_table(folder, "bombardment.csv")
    try:
        odds, bands = OddsColumns.parse(combat.columns), BandColumns.parse(bombardment.columns)
    except TableError as error:
        raise DataError("combat_results.csv, bombardment.csv", "columns", str(error)) from error
    return Title(
        id=constants.game,
        sides=sides,
        units=units,
        number={unit.id: UnitId(unit.index) for unit in units},
        combat=combat,
        odds=odds,
        bombardment=bombardment,
        bands=bands,
        vulnerability=vulnerability,
        terrain=terrain,
        turns=load_turns(folder, constants),
        points={
            row.id: row.points or 0 for _, row in folder.records("victory_points.csv", _VictoryRow)
        },
        places=load_places(folder, board),
        history=folder.toml("history.toml", _History).fall,
        divisions=constants.divisions,
        constants=constants,
        board=board,
    )
