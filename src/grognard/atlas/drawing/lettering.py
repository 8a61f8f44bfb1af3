"""All names of a map: chosen, placed and written."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.frame import SPACING, Frame
from grognard.atlas.drawing.gridlines import number_place
from grognard.atlas.drawing.labels import (
    Box,
    Clutter,
    Label,
    Placed,
    Placement,
    letter_boxes,
    overlap,
    width,
)
from grognard.atlas.drawing.signs import REACH, SignWork, settlement
from grognard.atlas.drawing.theme import Lettering, Name, Theme, ThemeError
from grognard.atlas.transform import Transform
from grognard.hexes.board import Board, Place

Points = npt.NDArray[np.float64]

#: How far a curved name may move from where its data puts it, in hexes, nearest first.
SHIFTS = sorted(
    ((dx / 4, dy / 4) for dx in range(-4, 5) for dy in range(-4, 5)),
    key=lambda shift: (shift[0] ** 2 + shift[1] ** 2, shift),
)

RANK = {"city": 3.0, "town": 2.0, "village": 1.0, "peak": 0.6, "other": 0.4}


@dataclass(frozen=True)
class NameWork:
    """Places and writes the names of a board."""

    board: Board
    theme: Theme
    frame: Frame
    signs: SignWork
    shore: BaseGeometry
    courses: tuple[Points, ...]
    transform: Transform

    # --- names along curves -------------------------------------------------------------------

    def _guide(self, name: Name) -> Points:
        """Control points of that line, lengthened at both ends until the name fits."""
        if len(name.through) < 2:
            raise ThemeError(f"name {name.text!r} needs at least two points to run through")
        array = np.array(name.through)
        spots = self.frame.place(self.transform.to_page(array[:, 0], array[:, 1]))
        if spots[-1, 0] < spots[0, 0]:
            # The page may be turned so far that the line runs backwards: letters stay upright.
            spots = spots[::-1].copy()
        style, size = self._style(name.lettering), self._size(name)
        need = width(name.text, style, size) * 1.1 + style.spacing * len(name.text) * 0.5
        have = float(np.hypot(*np.diff(spots, axis=0).T).sum())
        if have < need:
            spare = (need - have) / 2
            first, last = spots[0] - spots[1], spots[-1] - spots[-2]
            spots[0] += first / np.hypot(*first) * spare
            spots[-1] += last / np.hypot(*last) * spare
        return spots

    @cached_property
    def _shown(self) -> tuple[tuple[Name, Points], ...]:
        """The names that fit on the map, each with its guide moved to the clearest spot nearby."""
        out: list[tuple[Name, Points]] = []
        taken: list[Box] = list(self.signs.boxes)
        clutter = self._clutter
        for name in sorted(self.theme.name, key=lambda n: -self._size(n)):
            style, size = self._style(name.lettering), self._size(name)
            guide = self._guide(name)
            best: tuple[float, Points, list[Box]] | None = None
            for dx, dy in SHIFTS:
                moved = guide + np.array([dx, dy]) * SPACING
                boxes = letter_boxes(svg.sample_open(moved, 12), name.text, style, size)
                if not self._on_map(boxes):
                    continue
                cost = 0.6 * (abs(dx) + abs(dy))
                cost += sum(3.0 for b in boxes for t in taken if overlap(b, t))
                cost += sum(clutter.under(b) for b in boxes)
                cost += 4.0 * self._misplaced(boxes, name.lettering in ("sea", "gulf"))
                if best is None or cost < best[0]:
                    best = (cost, moved, boxes)
            if best is not None:
                out.append((name, best[1]))
                taken.extend(best[2])
        return tuple(out)

    def _misplaced(self, boxes: list[Box], wet: bool) -> int:
        """How many letters of a sea name lie on land, or the other way round."""
        middles = np.array([[(b[0] + b[2]) / 2, (b[1] + b[3]) / 2] for b in boxes])
        dry = shapely.contains_xy(self.shore, middles[:, 0], middles[:, 1])
        return int(np.count_nonzero(dry if wet else ~dry))

    def _on_map(self, boxes: list[Box]) -> bool:
        _, _, w, h = self.frame.map_box
        return all(b[0] > 4 and b[1] > 4 and b[2] < w - 4 and b[3] < h - 4 for b in boxes)

    def _style(self, kind: str) -> Lettering:
        style = self.theme.lettering.get(kind)
        if style is None:
            raise ThemeError(f"theme {self.theme.title!r} has no lettering {kind!r}")
        return style

    def _size(self, name: Name) -> float:
        return (name.size or self._style(name.lettering).size) * self.theme.name_scale

    def name_boxes(self) -> list[Box]:
        """Boxes of the letters of all curved names."""
        return [
            box
            for name, guide in self._shown
            for box in letter_boxes(
                svg.sample_open(guide, 12),
                name.text,
                self._style(name.lettering),
                self._size(name),
            )
        ]

    def curved(self, kinds: Iterable[str]) -> str:
        """Curved names of some kinds of lettering."""
        wanted = set(kinds)
        out: list[str] = []
        for number, (name, guide) in enumerate(self._shown):
            if name.lettering not in wanted:
                continue
            line = svg.smooth_open(guide)
            size = self._size(name)
            style = self._style(name.lettering)
            words = name.text.upper() if style.capitals else name.text
            path = f'<path id="curve-{number}" d="{line}" fill="none"/>'
            along = f'<textPath href="#curve-{number}" startOffset="50%">{escape(words)}</textPath>'
            spacing = style.spacing * size / style.size
            written = svg.tag(
                "text",
                along,
                class_=f"l-{name.lettering}",
                text_anchor="middle",
                style=f"font-size:{svg.number(size)}px;letter-spacing:{svg.number(spacing)}px",
            )
            out.append(path + written)
        return "".join(out)

    # --- names of places ----------------------------------------------------------------------

    def kind_of(self, place: Place) -> str:
        """The lettering of a place, by the most important role it plays."""
        roles = [r for r in place.roles if r in self.theme.signs]
        signs = {settlement(self.theme, self.theme.signs[r].sign, place) for r in roles}
        for kind in ("city", "town", "village", "peak"):
            if kind in signs:
                return kind
        return "other"

    def named_places(self) -> list[Place]:
        """The places whose names are written."""
        silent = set(self.theme.silent)
        return [p for p in self.board.places if not p.roles or not silent.issuperset(p.roles)]

    def _labels(self) -> list[Label]:
        out: list[Label] = []
        for place in self.named_places():
            kind = self.kind_of(place)
            spots = np.array([self.signs.anchors.spot(self.board.grid.hex(h)) for h in place.hexes])
            x, y = spots.mean(axis=0)
            drawn = {self.theme.signs[r].sign for r in place.roles if r in self.theme.signs}
            clear = REACH.get(kind, 10.5 if drawn else 2.0)
            text = self.theme.label(place.name)
            style = self._style(kind)
            out.append(Label(text, float(x), float(y), clear, style, RANK[kind], place.id, kind))
        return sorted(out, key=lambda label: (-label.importance, -len(label.text), label.key))

    @cached_property
    def _clutter(self) -> Clutter:
        clutter = Clutter(Lattice(self.frame, 10))
        for course in self.courses:
            clutter.line(course, 0.16)
        for ring in shapely.get_parts(shapely.boundary(self.shore)):
            clutter.line(np.asarray(shapely.get_coordinates(ring), dtype=np.float64), 0.12)
        numbers = np.array([number_place(self.frame, h) for h in self.board.grid.hexes()])
        for shift in (-7.0, 0.0, 7.0):
            clutter.spots(numbers + np.array([shift, -3.0]), 0.12)
        return clutter

    @cached_property
    def placed(self) -> tuple[Placed, ...]:
        """Every place name with its place."""
        x, y, w, h = self.frame.map_box
        taken = [*self.signs.boxes, *self.name_boxes()]
        placement = Placement(self._clutter, (x + 3, y + 3, x + w - 3, y + h - 3), taken)
        return tuple(placement.put(label) for label in self._labels())

    def place_names(self) -> str:
        """All place names, with leaders where a name stands away from its place."""
        leaders = svg.path(
            [p.leader() for p in self.placed],
            fill="none",
            stroke=self.theme.palette["ink"],
            stroke_width=".8",
            stroke_opacity=".7",
        )
        return leaders + "".join(p.drawn() for p in self.placed)

    def style_sheet(self) -> str:
        """CSS of the lettering, with halos."""
        halo = self.theme.palette["halo"]
        rules: list[str] = []
        for kind, style in self.theme.lettering.items():
            parts = [
                f"font:{style.style} {style.weight} {svg.number(style.size)}px {style.family}",
                f"fill:{style.colour}",
            ]
            if style.spacing:
                parts.append(f"letter-spacing:{svg.number(style.spacing)}px")
            if style.halo:
                parts.append(
                    f"stroke:{halo};stroke-width:{svg.number(style.halo)}px;"
                    "stroke-linejoin:round;paint-order:stroke"
                )
            rules.append(f".l-{kind}{{{';'.join(parts)}}}")
        return "".join(rules)
