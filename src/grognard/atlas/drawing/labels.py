"""Lettering: how wide words are, where they go, and how they are written.

Place names look for a free spot around their sign. Spots are judged by what they would cover;
covering a sign or another name is never allowed. Names of seas and mountains are written along
curves before all others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.theme import Lettering

Points = npt.NDArray[np.float64]
Box = tuple[float, float, float, float]

_NARROW = frozenset("iljtfrI.,'’|!:;()[] ")
_BROAD = frozenset("mwMWÆŒ@%")
#: Widths in ems of a generous serif face, so that narrower ones always fit.
_WIDTHS = {"narrow": 0.41, "small": 0.63, "capital": 0.8, "broad": 1.02, "digit": 0.65}
LINE = 1.08
"""Distance between two lines of a label in ems."""


class LabelError(ValueError):
    """A label for which the map has no free spot."""


def width(text: str, style: Lettering, size: float | None = None) -> float:
    """Width of a line of text in map units, rather too wide than too narrow."""
    em = style.size if size is None else size
    shown = text.upper() if style.capitals else text
    total = 0.0
    for char in shown:
        if char in _NARROW:
            total += _WIDTHS["narrow"]
        elif char in _BROAD:
            total += _WIDTHS["broad"]
        elif char.isdigit():
            total += _WIDTHS["digit"]
        elif char.isupper():
            total += _WIDTHS["capital"]
        else:
            total += _WIDTHS["small"]
    face = 1.06 if style.weight == "bold" else 1.0
    return total * em * face * (
        0.92 if style.family == "sans-serif" else 1.0
    ) + style.spacing * len(shown)


def wrap(text: str, limit: int = 13) -> tuple[str, ...]:
    """Long names on two lines, broken at the space nearest the middle."""
    if len(text) <= limit or " " not in text:
        return (text,)
    spaces = [i for i, char in enumerate(text) if char == " "]
    cut = min(spaces, key=lambda i: abs(i - len(text) / 2))
    return (text[:cut], text[cut + 1 :])


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share more than a border."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@dataclass(frozen=True)
class Label:
    """A name that wants a place near a point."""

    text: str
    x: float
    y: float
    clear: float
    style: Lettering
    importance: float
    key: str = ""
    kind: str = ""


@dataclass(frozen=True)
class Placed:
    """A name with its place: one box around all lines, baseline of the first line, alignment."""

    label: Label
    lines: tuple[str, ...]
    size: float
    box: Box
    anchor: str
    x: float
    y: float
    far: bool

    def drawn(self) -> str:
        """The text element."""
        x = svg.number(self.x)
        spans = [
            f'<tspan x="{x}" dy="{svg.number(LINE * self.size)}">{escape(line)}</tspan>'
            if i
            else escape(line)
            for i, line in enumerate(self._shown())
        ]
        size = None if self.size == self.label.style.size else self.size
        return svg.tag(
            "text",
            "".join(spans),
            x=self.x,
            y=self.y,
            class_=f"l-{self.label.kind}",
            text_anchor=None if self.anchor == "start" else self.anchor,
            style=None if size is None else f"font-size:{svg.number(size)}px",
        )

    def _shown(self) -> Iterable[str]:
        return [s.upper() for s in self.lines] if self.label.style.capitals else self.lines

    def leader(self) -> str:
        """A fine line back to the sign, for names that had to move away."""
        if not self.far:
            return ""
        x0, y0, x1, y1 = self.box
        px = min(max(self.label.x, x0), x1)
        py = min(max(self.label.y, y0), y1)
        line = np.array([[self.label.x, self.label.y], [px, py]])
        away = float(np.hypot(*(line[1] - line[0])))
        if away <= self.label.clear + 2:
            return ""
        line[0] += (line[1] - line[0]) * (self.label.clear / away)
        return svg.polyline(line)


#: Directions in order of preference: angle in degrees, and the cost of choosing it.
_COMPASS = (
    (0, 0.0),
    (-38, 0.4),
    (38, 0.6),
    (180, 0.8),
    (218, 1.0),
    (142, 1.2),
    (-90, 1.1),
    (90, 0.9),
    (-65, 1.3),
    (65, 1.3),
    (-115, 1.5),
    (115, 1.5),
)


class Clutter:
    """What lies on the map, as a cost of covering it, summed quickly over boxes."""

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self.cost = np.zeros((len(lattice.y), len(lattice.x)))
        self._sums: Points | None = None

    def line(self, points: Points, weight: float) -> None:
        """Add a line."""
        if len(points) < 2:
            return
        steps = np.hypot(*np.diff(points, axis=0).T)
        along = np.concatenate([[0.0], np.cumsum(steps)])
        at = np.arange(0, along[-1], self.lattice.step)
        self._stamp(np.interp(at, along, points[:, 0]), np.interp(at, along, points[:, 1]), weight)

    def spots(self, points: Points, weight: float) -> None:
        """Add single points."""
        if len(points):
            self._stamp(points[:, 0], points[:, 1], weight)

    def _stamp(self, x: Points, y: Points, weight: float) -> None:
        c = np.rint((x - self.lattice.x[0]) / self.lattice.step).astype(np.int64)
        r = np.rint((y - self.lattice.y[0]) / self.lattice.step).astype(np.int64)
        ok = (c >= 0) & (r >= 0) & (c < self.cost.shape[1]) & (r < self.cost.shape[0])
        np.add.at(self.cost, (r[ok], c[ok]), weight)
        self._sums = None

    def under(self, box: Box) -> float:
        """The cost of covering a box."""
        if self._sums is None:
            self._sums = np.pad(self.cost.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
        x0, x1 = (self._clip((v - self.lattice.x[0]) / self.lattice.step, 1) for v in box[0::2])
        y0, y1 = (self._clip((v - self.lattice.y[0]) / self.lattice.step, 0) for v in box[1::2])
        s = self._sums
        return float(s[y1, x1] - s[y0, x1] - s[y1, x0] + s[y0, x0])

    def _clip(self, value: float, axis: int) -> int:
        return int(min(max(round(value), 0), self.cost.shape[axis]))


class Placement:
    """Finds places for names; remembers what is taken."""

    def __init__(self, clutter: Clutter, limits: Box, taken: Sequence[Box]) -> None:
        self.clutter = clutter
        self.limits = limits
        self.boxes: list[Box] = list(taken)
        self._array = np.array(self.boxes, dtype=np.float64).reshape(-1, 4)

    def take(self, box: Box) -> None:
        """Mark a box as occupied."""
        self.boxes.append(box)
        self._array = np.vstack([self._array, np.array(box)[None, :]])

    def _free(self, box: Box) -> bool:
        a = self._array
        if len(a) and bool(
            np.any(
                (a[:, 0] < box[2]) & (a[:, 2] > box[0]) & (a[:, 1] < box[3]) & (a[:, 3] > box[1])
            )
        ):
            return False
        x0, y0, x1, y1 = self.limits
        return box[0] >= x0 and box[1] >= y0 and box[2] <= x1 and box[3] <= y1

    def put(self, label: Label) -> Placed:
        """The best free place for a label; it is then taken."""
        for shrink in (1.0, 0.9, 0.8):
            for rings in ((1.0, 1.7), (2.6, 3.8, 5.2), (7.0, 9.5, 12.5, 16.0)):
                if shrink > 0.8 and rings[0] > 3:
                    continue
                spots = [s for ring in rings for s in self._spots(label, shrink, ring)]
                free = [(cost, i, p) for i, (cost, p) in enumerate(spots) if self._free(p.box)]
                if free:
                    best = min(free, key=lambda entry: entry[:2])[2]
                    self.take(best.box)
                    return best
        raise LabelError(f"no free spot for the name {label.text!r}")

    def _spots(self, label: Label, shrink: float, ring: float) -> list[tuple[float, Placed]]:
        size = round(label.style.size * shrink, 1)
        choices: list[tuple[str, ...]] = [(label.text,)]
        if len(wrap(label.text)) > 1:
            choices.append(wrap(label.text))
        out: list[tuple[float, Placed]] = []
        for lines in choices:
            w = max(width(line, label.style, size) for line in lines)
            h = size * (0.86 + LINE * (len(lines) - 1))
            for angle, cost in _COMPASS:
                placed = self._at(label, lines, size, (w, h), float(angle), ring)
                covered = self.clutter.under(placed.box)
                total = cost + covered + (ring - 1) * 1.5 + (1 - shrink) * 20
                out.append((total + 0.3 * (len(lines) - 1), placed))
        return out

    def _at(
        self,
        label: Label,
        lines: tuple[str, ...],
        size: float,
        wh: tuple[float, float],
        angle: float,
        ring: float,
    ) -> Placed:
        w, h = wh
        turn = np.radians(angle)
        dx, dy = float(np.cos(turn)), float(np.sin(turn))
        reach = label.clear + 2.0 + (ring - 1) * 9.0
        px, py = label.x + dx * reach, label.y + dy * reach
        anchor = "start" if dx > 0.35 else "end" if dx < -0.35 else "middle"
        x0 = px if anchor == "start" else px - w if anchor == "end" else px - w / 2
        y0 = py - h / 2 + dy * h / 2
        box = (x0, y0, x0 + w, y0 + h)
        return Placed(
            label, lines, size, box, anchor, round(px, 1), round(y0 + size * 0.74, 1), ring > 2
        )


# --- names along curves -----------------------------------------------------------------------


def letter_boxes(line: Points, text: str, style: Lettering, size: float) -> list[Box]:
    """A box for each letter of a name centred on a curve."""
    steps = np.hypot(*np.diff(line, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    shown = text.upper() if style.capitals else text
    spacing = style.spacing * size / style.size
    widths = [width(c, _bare(style), size) + spacing for c in shown]
    at = float(along[-1]) / 2 - sum(widths) / 2
    out: list[Box] = []
    for char, w in zip(shown, widths, strict=True):
        middle = at + w / 2
        at += w
        if char == " ":
            continue
        x = float(np.interp(middle, along, line[:, 0]))
        y = float(np.interp(middle, along, line[:, 1])) - size * 0.35
        half = (w - spacing) / 2
        out.append((x - half, y - size * 0.42, x + half, y + size * 0.42))
    return out


def _bare(style: Lettering) -> Lettering:
    return Lettering(size=style.size, family=style.family, weight=style.weight)
