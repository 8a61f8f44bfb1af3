"""The board file: strict records for a map on disk, its reader's first stage, writer and schema.

A board file is JSON. Terrain, overlays and data keys are declared before hexes use them, so that a
misspelt kind is an error and not a silent new terrain. Hexside features and networks are groups
that declare their kind and list their hexsides. What only a grid can tell (hex on the map, link
between neighbours, duplicates) is checked by ``Board``.
"""

import json
import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal, Protocol

import msgspec

from grognard.hexes.grid import Grid, GridSpec, HexError

FORMAT: Final = 1
SCHEMA_ID: Final = "grognard/board-1"

Value = str | int | bool
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Text = Annotated[str, msgspec.Meta(min_length=1)]
Cost = Annotated[int, msgspec.Meta(ge=0)]


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Strict, immutable record; default values are not written."""


class Kind(_Record, frozen=True, kw_only=True):
    """A kind of base terrain or overlay: id used by hexes, title for people."""

    id: Name
    title: Text


class DataKind(_Record, frozen=True, kw_only=True):
    """A key that hexes may carry under ``data`` and the type of its values."""

    id: Name
    title: Text
    type: Literal["int", "bool", "str"]


class HexRecord(_Record, frozen=True, kw_only=True):
    """One hex: base terrain, overlays and values."""

    hex: Text
    terrain: Name
    overlays: tuple[Name, ...] = ()
    data: dict[str, Value] = {}


class SideRecord(_Record, frozen=True, kw_only=True):
    """One hexside of a feature, ``2019/2118`` or ``2001:N`` on the map edge.

    ``facing`` names the hex the feature protects: it works against crossing into that hex, not
    out of it. Without ``facing`` it works both ways.
    """

    side: Text
    facing: Text | None = None
    data: dict[str, Value] = {}


class HexsideGroup(_Record, frozen=True, kw_only=True):
    """All hexsides with one kind of feature (river, bridge, fort, escarpment, impassable …)."""

    kind: Name
    title: Text
    sides: tuple[SideRecord, ...]


class LinkRecord(_Record, frozen=True, kw_only=True):
    """One link of a network between neighbours, or off the map (``2001:N``)."""

    link: Text
    link_class: Name | None = msgspec.field(default=None, name="class")


class NetworkGroup(_Record, frozen=True, kw_only=True):
    """A network of links (road, track, rail …)."""

    kind: Name
    title: Text
    links: tuple[LinkRecord, ...]


class Place(_Record, frozen=True, kw_only=True):
    """A named place with the roles it plays (city, port, airfield, objective …)."""

    id: Name
    name: Text
    hexes: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    roles: tuple[Name, ...] = ()
    data: dict[str, Value] = {}


class Region(_Record, frozen=True, kw_only=True):
    """A named set of hexes (perimeter, arc, beach …)."""

    id: Name
    name: Text
    hexes: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    roles: tuple[Name, ...] = ()
    data: dict[str, Value] = {}


class Edge(_Record, frozen=True, kw_only=True):
    """The hexes of one side of the page through which units may enter or leave."""

    id: Name
    side: Literal["north", "east", "south", "west"]
    hexes: tuple[str, ...]
    name: str = ""


class Connection(_Record, frozen=True, kw_only=True):
    """A way between a box and a hex or another box; ``way`` is seen from the box."""

    hex: Text | None = None
    box: Name | None = None
    cost: Cost = 0
    way: Literal["both", "out", "in"] = "both"
    kind: Name | None = None
    data: dict[str, Value] = {}


class Box(_Record, frozen=True, kw_only=True):
    """An off-map box; ``stacking`` None means no limit."""

    id: Name
    name: Text
    side: str | None = None
    stacking: Cost | None = None
    connections: tuple[Connection, ...] = ()
    data: dict[str, Value] = {}


class BoardFile(_Record, frozen=True, kw_only=True):
    """A whole map as written on disk."""

    format: Literal[1]
    id: Name
    title: Text
    notes: tuple[str, ...] = ()
    grid: GridSpec
    terrain_kinds: Annotated[tuple[Kind, ...], msgspec.Meta(min_length=1, max_length=255)]
    overlay_kinds: tuple[Kind, ...] = ()
    data_kinds: tuple[DataKind, ...] = ()
    hexes: tuple[HexRecord, ...]
    hexsides: tuple[HexsideGroup, ...] = ()
    networks: tuple[NetworkGroup, ...] = ()
    places: tuple[Place, ...] = ()
    regions: tuple[Region, ...] = ()
    edges: tuple[Edge, ...] = ()
    boxes: tuple[Box, ...] = ()


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong in a board file: where it is and what it is."""

    key: str
    problem: str
    hex: str | None = None

    def __str__(self) -> str:
        place = f"hex {self.hex}, {self.key}" if self.hex else self.key
        return f"{place}: {self.problem}"


class BoardError(ValueError):
    """A board file that cannot be used; lists every problem found with file, hex and key."""

    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        self.file = file
        self.problems = tuple(problems)
        shown = "\n".join(f"{file}: {problem}" for problem in self.problems[:20])
        hidden = len(self.problems) - 20
        super().__init__(shown + (f"\n{file}: and {hidden} more problems" if hidden > 0 else ""))


class Readable(Protocol):
    """Anything with bytes in it: a ``Path`` or a package resource."""

    def read_bytes(self) -> bytes:
        """The whole content."""
        ...


# --- reading ----------------------------------------------------------------------------------

_HEX_INDEX: Final = re.compile(r"\$\.hexes\[(\d+)\]")


def decode_board(content: bytes, file: str) -> BoardFile:
    """Decode strictly: wrong type, unknown key, missing key or repeated key is a ``BoardError``."""
    repeated: list[str] = []

    def no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        keys = [key for key, _ in pairs]
        names = dict(pairs)
        label = next((f"{k} {names[k]}" for k in ("hex", "side", "id", "kind") if k in names), "")
        repeated.extend(f"{label} {key}".strip() for i, key in enumerate(keys) if key in keys[:i])
        return names

    try:
        raw = json.loads(content, object_pairs_hook=no_repeats)
    except (ValueError, RecursionError) as error:
        raise BoardError(file, [Problem("(file)", f"not JSON: {error}")]) from error
    if repeated:
        raise BoardError(file, [Problem(key, "key is written twice") for key in repeated])
    try:
        return msgspec.convert(raw, BoardFile)
    except msgspec.ValidationError as error:
        raise BoardError(file, [_decode_problem(raw, str(error))]) from error


def _decode_problem(raw: Any, message: str) -> Problem:
    text, found, path = message.partition(" - at `")
    key = path.rstrip("`") if found else "$"
    match = _HEX_INDEX.match(key)
    number: object = None
    if match is not None:
        record = raw["hexes"][int(match[1])]
        number = record.get("hex") if isinstance(record, dict) else None
    return Problem(key, text, number if isinstance(number, str) else None)


# --- writing ----------------------------------------------------------------------------------


def encode_board(board: BoardFile) -> bytes:
    """Readable JSON with one record per line, hexes and hexsides in grid order."""
    ordered = _in_grid_order(board)
    plain: dict[str, Any] = msgspec.to_builtins(ordered)
    lines = []
    for key in BoardFile.__struct_encode_fields__:
        if key in plain:
            lines.append(f" {json.dumps(key)}: {_block(plain[key], 1)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _block(value: Any, depth: int) -> str:
    """Lists of records get one line each; groups open up one level further."""
    indent = " " * (depth + 1)
    if isinstance(value, dict) and ("sides" in value or "links" in value):
        inner = ",\n".join(
            f"{indent}{json.dumps(key)}: {_block(item, depth + 1)}" for key, item in value.items()
        )
        return "{\n" + inner + "\n" + " " * depth + "}"
    if isinstance(value, list | tuple) and value and isinstance(value[0], dict):
        inner = ",\n".join(indent + _block(item, depth + 1) for item in value)
        return "[\n" + inner + "\n" + " " * depth + "]"
    return json.dumps(value, ensure_ascii=False)


def _in_grid_order(board: BoardFile) -> BoardFile:
    """Hexes, hexsides and links sorted by id, hexsides under their stable names."""
    grid = Grid(board.grid)
    replace = msgspec.structs.replace

    def by_side(name: str) -> int:
        return grid.side_named(name)

    def stable(name: str) -> str:
        return grid.side_name(grid.side_named(name))

    groups = []
    for group in board.hexsides:
        sides = sorted(group.sides, key=lambda record: by_side(record.side))
        named = tuple(replace(record, side=stable(record.side)) for record in sides)
        groups.append(replace(group, sides=named))
    networks = []
    for network in board.networks:
        links = sorted(network.links, key=lambda record: by_side(record.link))
        joined = tuple(replace(record, link=stable(record.link)) for record in links)
        networks.append(replace(network, links=joined))
    hexes = tuple(sorted(board.hexes, key=lambda record: grid.hex(record.hex)))
    return replace(board, hexes=hexes, hexsides=tuple(groups), networks=tuple(networks))


# --- schema -----------------------------------------------------------------------------------


def board_schema() -> dict[str, Any]:
    """The JSON Schema of board files, as published in ``docs/schemas/board.schema.json``."""
    schema = msgspec.json.schema(BoardFile)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": SCHEMA_ID,
        "title": "Grognard board file",
        **schema,
    }


def board_schema_text() -> str:
    """The published schema, byte for byte."""
    return json.dumps(board_schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


# --- small checks shared with Board -----------------------------------------------------------


def duplicates(names: Iterable[str]) -> list[str]:
    """Names that occur more than once, in order of their second appearance."""
    seen: set[str] = set()
    again: list[str] = []
    for name in names:
        if name in seen and name not in again:
            again.append(name)
        seen.add(name)
    return again


def explain(error: HexError) -> str:
    """A grid's complaint without the name the caller already gives."""
    return f"{error.problem} ({error.given!r}); legal: {error.legal}"
