"""Positions and choices as numbers, made from the view alone, so that nothing hidden leaks.

The flat observation is one row of 32-bit floats:

1. for every hex, in the order of ``Encoder.hexes``, the values of :data:`HEX_PLANES`;
2. for every off-map box, in the order of ``Encoder.boxes``, own and enemy pieces, divided by 10;
3. the values of :data:`SCALARS`;
4. the phase and the kind of decision, each as :data:`BUCKETS` places of which one is 1: the place
   is the CRC-32 of its name modulo the number of places, the same on every machine.

Counts and strengths are divided by 10 so that most values lie between 0 and 1. "Own" is the viewer;
a hidden enemy counts as a piece without steps or strength.

A choice is a row of whole numbers, :data:`CHOICE_FEATURES`. Indexes count from 0; -1 means none.
"""

import re
import zlib
from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec
import numpy as np
import numpy.typing as npt

from grognard.kernel.records import Action, Side
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.view import PieceView, View

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.int32]

HEX_PLANES: Final = (
    "own pieces",
    "own steps",
    "own first value",
    "own second value",
    "enemy pieces",
    "enemy steps",
    "enemy first value",
    "enemy second value",
    "control",
)
"""What is said about every hex; control is 1 for own, -1 for the enemy's, 0 for neither. The first
and second values are those printed on the counter, attack and defence where a game has both."""

SCALARS: Final = ("turn", "to decide", "own points", "enemy points", "duties")
"""Turn as a share of all turns; 1 if the viewer must decide; points divided by 100; own duties."""

BUCKETS: Final = 16

CHOICE_FEATURES: Final = ("verb", "unit", "hex", "second hex", "number", "units")
"""Verb as an index into ``Encoder.verbs``; the first unit as an index into ``Encoder.units``; the
last and the first-but-different hex named; the first number named; how many units are named."""


class Encoder:
    """Turns views and choices of one game into numbers of fixed size."""

    def __init__(self, rules: Ruleset[Any, Any], views: Sequence[View]) -> None:
        """``views`` are those of every side at the beginning: together they name every unit."""
        first = views[0]
        self.hexes = tuple(sorted({each.at for each in first.hexes} or _stands(views)))
        self.boxes = tuple(sorted(each.id for each in first.boxes))
        self.units = tuple(
            sorted({p.face.unit for view in views for p in view.pieces if p.face is not None})
        )
        self.verbs = tuple(
            sorted(str(each.__struct_config__.tag) for each in get_args(rules.action_type))
        )
        self._hex = {at: n for n, at in enumerate(self.hexes)}
        self._box = {f"box:{each}": n for n, each in enumerate(self.boxes)}
        self._unit = {each: n for n, each in enumerate(self.units)}
        self._verb = {each: n for n, each in enumerate(self.verbs)}

    @property
    def size(self) -> int:
        """Length of the flat observation."""
        return len(self.hexes) * len(HEX_PLANES) + 2 * len(self.boxes) + len(SCALARS) + 2 * BUCKETS

    # --- positions -------------------------------------------------------------------------

    def observe(self, view: View) -> Floats:
        """The flat observation of a view."""
        planes = np.zeros((len(self.hexes), len(HEX_PLANES)), dtype=np.float32)
        boxes = np.zeros((len(self.boxes), 2), dtype=np.float32)
        for piece in view.pieces:
            if piece.at in self._hex:
                self._add(planes[self._hex[piece.at]], piece, view.viewer)
            elif piece.at in self._box:
                boxes[self._box[piece.at], int(piece.side != view.viewer)] += 0.1
        for each in view.hexes:
            if each.control is not None and each.at in self._hex:
                planes[self._hex[each.at], 8] = 1.0 if each.control == view.viewer else -1.0
        return np.concatenate(
            [planes.ravel(), boxes.ravel(), self._scalars(view), self._words(view)]
        ).astype(np.float32)

    @staticmethod
    def _add(row: Floats, piece: PieceView, viewer: Side) -> None:
        start = 0 if piece.side == viewer else 4
        row[start] += 0.1
        if piece.face is not None:
            row[start + 1] += piece.face.steps / 10
            for offset, value in enumerate(piece.face.values[:2]):
                row[start + 2 + offset] += _number(value) / 10

    @staticmethod
    def _scalars(view: View) -> Floats:
        own = view.score.total(view.viewer)
        enemy = sum(line.points for line in view.score.lines) - own
        decides = any(each.side == view.viewer for each in view.decisions)
        values = (
            view.turn / max(1, view.turns),
            float(decides),
            own / 100,
            enemy / 100,
            len(view.duties) / 10,
        )
        return np.array(values, dtype=np.float32)

    @staticmethod
    def _words(view: View) -> Floats:
        found = np.zeros(2 * BUCKETS, dtype=np.float32)
        found[_bucket(view.phase)] = 1.0
        for each in view.decisions:
            if each.side == view.viewer:
                found[BUCKETS + _bucket(each.kind)] = 1.0
        return found

    # --- choices ---------------------------------------------------------------------------

    def describe(self, choices: Sequence[Action], rows: int) -> Integers:
        """Every choice as a row; rows beyond the last choice are -1 throughout."""
        found = np.full((rows, len(CHOICE_FEATURES)), -1, dtype=np.int32)
        for index, action in enumerate(choices):
            found[index] = self._choice(action)
        return found

    def _choice(self, action: Action) -> tuple[int, ...]:
        units: list[int] = []
        hexes: list[int] = []
        number = -1
        for name in action.__struct_fields__:
            value = getattr(action, name)
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, str) and each in self._unit:
                    units.append(self._unit[each])
                elif isinstance(each, str) and each in self._hex:
                    hexes.append(self._hex[each])
                elif isinstance(each, int) and number < 0:
                    number = each
        last = hexes[-1] if hexes else -1
        other = next((each for each in hexes if each != last), -1)
        verb = self._verb.get(str(action.__struct_config__.tag), -1)
        return verb, units[0] if units else -1, last, other, number, len(units)


def _stands(views: Sequence[View]) -> set[str]:
    """Hexes of a game whose view lists none: those where pieces stand."""
    return {p.at for view in views for p in view.pieces if not p.at.startswith("box:")}


def _bucket(word: str) -> int:
    return zlib.crc32(word.encode()) % BUCKETS


def _number(value: str) -> float:
    found = re.search(r"\d+", value)
    return float(found.group()) if found else 0.0


def written(action: Action) -> dict[str, Any]:
    """An action in its JSON form, for logs."""
    plain: dict[str, Any] = msgspec.to_builtins(action)
    return plain
