"""What the events of the games mean to a study, and what their objectives are; all from data."""

import csv
import re
from datetime import date
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from grognard.games import package_of
from grognard.hexes.board import Board, load_board
from grognard.kernel.chance import two_dice_sum

NUMBERED: Final = re.compile(r" \(\d+ of \d+\)$")
"""The end of a name of which there are several, as in "Rome (1 of 2)"."""


class Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tags of the events that count."""

    turn: frozenset[str]
    attack: frozenset[str]
    combat: frozenset[str]
    bombardment: frozenset[str]
    reduced: frozenset[str]
    destroyed: frozenset[str]


class Roles(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The roles that make a place an objective."""

    roles: tuple[str, ...]


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The content of ``vocabulary.toml``."""

    events: Events
    objectives: Roles
    merit: dict[str, dict[str, int]]
    first_turn: dict[str, int] = {}
    """The number of the first turn, where a game does not count from 1."""


class Merit(msgspec.Struct, frozen=True, kw_only=True):
    """How good each sum of two dice is for the attacker, and what can be expected."""

    of: dict[int, int]
    mean: float
    variance: float


class HistoricFall(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a place fell in history."""

    place: str
    date: date


class History(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The content of a game's ``history.toml``."""

    fall: tuple[HistoricFall, ...] = ()


@cache
def vocabulary() -> Vocabulary:
    """The one vocabulary of all games."""
    source = files("grognard.study") / "data" / "vocabulary.toml"
    return msgspec.toml.decode(source.read_bytes(), type=Vocabulary)


@cache
def merit_of(game: str) -> Merit | None:
    """The merit of dice in a game; None where its table has no such order."""
    written = vocabulary().merit.get(game)
    if written is None:
        return None
    of = {int(total): value for total, value in written.items()}
    chances = two_dice_sum()
    mean = sum((chance * of[total] for total, chance in chances.items()), Fraction(0))
    square = sum((chance * of[total] ** 2 for total, chance in chances.items()), Fraction(0))
    return Merit(of=of, mean=float(mean), variance=float(square - mean * mean))


@cache
def history_of(game: str) -> tuple[HistoricFall, ...]:
    """When the places of a game fell in history, if its data say so."""
    if "." in game:
        return ()
    source = files(package_of(game)) / "data" / "history.toml"
    if not source.is_file():
        return ()
    return msgspec.toml.decode(source.read_bytes(), type=History).fall


@cache
def board_of(game: str) -> Board | None:
    """The map of a game of the house; a game in the making may have none."""
    if "." in game:
        return None
    source = files(package_of(game)) / "data" / "board.json"
    return load_board(source) if source.is_file() else None


@cache
def objectives_of(game: str) -> dict[str, tuple[str, ...]]:
    """The hexes of every objective by its name: the places of the history, else by role."""
    board = board_of(game)
    if board is None:
        return {}
    history = history_of(game)
    if history:
        # A rulebook's own name for a place goes before the one on the map.
        known = {place.name: place.hexes for place in board.places} | _named_by_rules(game)
        return {fall.place: known[fall.place] for fall in history if fall.place in known}
    roles = set(vocabulary().objectives.roles)
    return {place.name: place.hexes for place in board.places if roles.intersection(place.roles)}


def _named_by_rules(game: str) -> dict[str, tuple[str, ...]]:
    """The hexes that a game's rules call by name; a place of several hexes is numbered."""
    source = files(package_of(game)) / "data" / "named_hexes.csv"
    if not source.is_file():
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for row in csv.DictReader(source.read_text(encoding="utf-8").splitlines()):
        name = NUMBERED.sub("", row["name"])
        found[name] = (*found.get(name, ()), row["hex"])
    return found
