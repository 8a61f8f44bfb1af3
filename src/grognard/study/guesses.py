"""Reconstructed numbers: which there are, and what a game's data look like with one of them moved.

A guess is named in ``data/guesses/<game>.toml`` by the cells it stands in. Moving it by a notch
makes a new folder of data in memory, from which the game's own loader builds a ruleset; nothing of
the game as it is offered to people is touched.
"""

import csv
import io
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final
from zipfile import Path as ZipPath
from zipfile import ZipFile

import msgspec

from grognard.games import package_of
from grognard.kernel.ruleset import Ruleset

OFFER: Final = "ruleset_from"
"""The function by which a game package builds its ruleset from another folder of data."""
MOST_NOTCHES: Final = 9


class GuessError(ValueError):
    """A guess that does not exist or cannot be moved that far; says why."""


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Cells of one data file that belong to a guess."""

    file: str
    table: str = ""
    """The table of a TOML file; ``unit`` also means every ``[[unit]]``."""
    where: dict[str, tuple[str, ...]] = {}
    """Only rows whose fields match one of these patterns."""
    fields: tuple[str, ...]
    """Numbers to be added to, or lists of results to be slid along the dice."""
    every: bool = False
    """These fields were reconstructed in every row, whatever its provenance says of the others."""
    step: int = 1
    least: int = 0
    most: int = 99


class Guess(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A reconstructed number, or a family of them that was guessed in one go."""

    id: str
    title: str
    notch: str = "1 point"
    """What one notch is, in words."""
    edit: tuple[Edit, ...]


class Guesses(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The content of a game's file."""

    guessed: dict[str, dict[str, tuple[str, ...]]] = {}
    """By file: the provenance column, and the codes that stand for a reconstruction. Rows with
    any other provenance are never moved, save by an edit of ``every`` row."""
    guess: tuple[Guess, ...] = ()


@cache
def guesses_of(game: str) -> Guesses:
    """The guesses of a game; a game without a file has none."""
    source = files("grognard.study") / "data" / "guesses" / f"{game}.toml"
    if "." in game or not source.is_file():
        return Guesses()
    return msgspec.toml.decode(source.read_bytes(), type=Guesses)


def find_guess(game: str, name: str) -> Guess:
    """A guess by its id."""
    known = {each.id: each for each in guesses_of(game).guess}
    if name not in known:
        raise GuessError(f"{game} has no guess {name!r}; there are: {', '.join(known) or 'none'}")
    return known[name]


def check_notches(game: str, vary: Mapping[str, int]) -> None:
    """Refuse guesses that do not exist and moves that change nothing."""
    for name, notches in vary.items():
        guess = find_guess(game, name)
        if not 1 <= abs(notches) <= MOST_NOTCHES:
            raise GuessError(f"{name}: move it by 1 to {MOST_NOTCHES} notches, up or down")
        if not _changed_files(game, guess, notches):
            raise GuessError(f"{name}: {notches:+} changes nothing, the number is at its bound")


# --- the ruleset -------------------------------------------------------------------------------


def varied_ruleset(game: str, vary: Mapping[str, int]) -> Ruleset[Any, Any]:
    """The game with some of its guesses moved; the same object for the same moves."""
    return _varied(game, tuple(sorted(vary.items())))


@cache
def _varied(game: str, vary: tuple[tuple[str, int], ...]) -> Ruleset[Any, Any]:
    package = import_module(package_of(game))
    built: Ruleset[Any, Any] = getattr(package, OFFER)(varied_data(game, dict(vary)))
    return built


def varied_data(game: str, vary: Mapping[str, int]) -> Traversable:
    """The data folder of a game, in memory, with some of its guesses moved."""
    root = files(package_of(game)) / "data"
    content = {each.name: each.read_bytes() for each in root.iterdir() if each.is_file()}
    for name, notches in vary.items():
        content |= _changed_files(game, find_guess(game, name), notches, content)
    memory = io.BytesIO()
    with ZipFile(memory, "w") as archive:
        for file, data in content.items():
            archive.writestr(file, data)
    found: Traversable = ZipPath(ZipFile(memory))
    return found


def _changed_files(
    game: str, guess: Guess, notches: int, content: Mapping[str, bytes] | None = None
) -> dict[str, bytes]:
    """The files that a move changes, as they then are."""
    root = files(package_of(game)) / "data"
    changed: dict[str, bytes] = {}
    for edit in guess.edit:
        before = changed.get(edit.file) or (content or {}).get(edit.file)
        text = (before or (root / edit.file).read_bytes()).decode()
        where = edit.where | ({} if edit.every else guesses_of(game).guessed.get(edit.file, {}))
        move = _edited_csv if edit.file.endswith(".csv") else _edited_toml
        after = move(text, msgspec.structs.replace(edit, where=where), notches)
        if after != text:
            changed[edit.file] = after.encode()
    return changed


def _moved(edit: Edit, value: Any, notches: int) -> Any:
    """A number further up or down; a list of results slid towards its end by as many dice."""
    if isinstance(value, list):
        last = len(value) - 1
        by = notches * edit.step
        return [value[max(0, min(last, place + by))] for place in range(last + 1)]
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    moved = value + notches * edit.step
    # A number that was outside of the bounds from the beginning is not pulled to them.
    return max(min(edit.least, value), min(max(edit.most, value), moved))


def _matches(where: Mapping[str, tuple[str, ...]], row: Mapping[str, Any]) -> bool:
    return all(
        any(fnmatchcase(str(row.get(name, "")), pattern) for pattern in patterns)
        for name, patterns in where.items()
    )


# --- files -------------------------------------------------------------------------------------


def _edited_csv(text: str, edit: Edit, notches: int) -> str:
    reader = csv.DictReader(io.StringIO(text))
    names = list(reader.fieldnames or ())
    out = io.StringIO()
    writer = csv.DictWriter(out, names, lineterminator="\n")
    writer.writeheader()
    changed = False
    for row in reader:
        if _matches(edit.where, row):
            for field in edit.fields:
                if row[field]:
                    moved = str(_moved(edit, int(row[field]), notches))
                    changed |= moved != row[field]
                    row[field] = moved
        writer.writerow(row)
    return out.getvalue() if changed else text


def _edited_toml(text: str, edit: Edit, notches: int) -> str:
    """Change values where they stand, line by line, so that everything else stays as it is."""
    lines = text.split("\n")
    for block in _blocks(lines, edit.table):
        row = {name: value for name, (_, value) in block.items()}
        if not _matches(edit.where, row):
            continue
        for pattern in edit.fields:
            for name, (line, value) in block.items():
                if fnmatchcase(name, pattern):
                    moved = _moved(edit, value, notches)
                    if moved != value:
                        key = lines[line].partition("=")[0].rstrip()
                        lines[line] = f"{key} = {msgspec.json.encode(moved).decode()}"
    return "\n".join(lines)


def _blocks(lines: list[str], table: str) -> Iterator[dict[str, tuple[int, Any]]]:
    """The keys of every table of this name, with their lines and values."""
    here, block = "", dict[str, tuple[int, Any]]()
    for number, line in enumerate(lines):
        if line.startswith("["):
            if here == table:
                yield block
            here, block = line.partition("#")[0].strip().strip("[]"), {}
        elif here == table and "=" in line and not line.startswith(("#", " ")):
            try:
                ((name, value),) = tomllib.loads(line).items()
            except tomllib.TOMLDecodeError:
                # The head of a value that goes on over several lines: never a number.
                continue
            block[name] = (number, value)
    if here == table:
        yield block
