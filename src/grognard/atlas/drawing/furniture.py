"""The furniture of the sheet: title, key, turn track, boxes and scale, packed below the map."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

import numpy as np

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.frame import BORDER, SPACING, Frame
from grognard.atlas.drawing.ground import CLOSED
from grognard.atlas.drawing.labels import width
from grognard.atlas.drawing.signs import DRAWINGS, blocks, settlement
from grognard.atlas.drawing.textures import mine, texture
from grognard.atlas.drawing.theme import Lettering, TerrainStyle, Theme
from grognard.hexes.board import Board
from grognard.hexes.board import Box as HoldingBox
from grognard.hexes.grid import Grid, GridSpec

GAP = 34.0
ROW = 40.0
NORMAL = 2480.0
"""Width of a sheet whose furniture is drawn at its normal size."""
CELL = (112.0, 96.0)
HOLD = (236.0, 168.0)
TEXT = 15.0


@dataclass(frozen=True)
class Block:
    """A piece of furniture: its size, and its drawing at a given corner."""

    name: str
    width: float
    height: float
    draw: Callable[[float, float, float], str]
    grows: bool = False


def words(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    fill: str,
    anchor: str = "start",
    weight: str | None = None,
    style: str | None = None,
    family: str = "serif",
    spacing: float = 0.0,
) -> str:
    """A line of text in the panel."""
    return svg.text(
        x,
        y,
        text,
        font_family=family,
        font_size=float(size),
        fill=fill,
        font_weight=weight,
        font_style=style,
        text_anchor=None if anchor == "start" else anchor,
        letter_spacing=float(spacing) if spacing else None,
    )


class Panel:
    """Furniture for one sheet, packed into rows beneath the map."""

    def __init__(self, board: Board, theme: Theme, frame: Frame) -> None:
        self.board = board
        self.theme = theme
        self.frame = frame
        self.ink = theme.palette["ink"]
        # Wide sheets are looked at from further away, so their furniture is larger.
        self.scale = max(1.0, round(frame.width / NORMAL, 2))
        self.room = frame.width / self.scale
        self.rows = self._pack()
        local = sum(max(b.height for b in row) + GAP for row in self.rows) + 8
        self.height = local * self.scale

    def _blocks(self) -> list[Block]:
        found = [self._title(), self._key()]
        if self.board.boxes:
            found.append(self._holding())
        if self.theme.track is not None:
            found.append(self._track())
        return found

    def _pack(self) -> list[list[Block]]:
        """Shelves: blocks in order, a new shelf when the next one does not fit."""
        room = self.room
        rows: list[list[Block]] = [[]]
        used = 0.0
        for block in self._blocks():
            need = block.width + (GAP if rows[-1] else 0.0)
            if rows[-1] and used + need > room:
                rows.append([])
                used, need = 0.0, block.width
            rows[-1].append(block)
            used += need
        return rows

    def _arranged(self) -> list[tuple[Block, float, float, float]]:
        """Every block with its corner and width; rows are spread over the width of the map."""
        out: list[tuple[Block, float, float, float]] = []
        y = (self.frame.height + BORDER - 8) / self.scale
        for row in self.rows:
            spare = self.room - sum(b.width for b in row)
            growing = [b for b in row if b.grows]
            gap = GAP if growing else min(4 * GAP, spare / max(1, len(row) - 1))
            free = spare - gap * (len(row) - 1)
            x = 0.0 if growing else free / 2
            for block in row:
                w = block.width + (free / len(growing) if block.grows else 0.0)
                out.append((block, x, y, w))
                x += w + gap
            y += max(b.height for b in row) + GAP
        return out

    def places(self) -> dict[str, tuple[float, float, float, float]]:
        """Where each holding box lies: x, y, width, height."""
        for block, x, y, w in self._arranged():
            if block.name == "boxes":
                spots = _spread(x, y, w, len(self.board.boxes))
                k = self.scale
                return {
                    box.id: (x * k, y * k, w * k, h * k)
                    for box, (x, y, w, h) in zip(self.board.boxes, spots, strict=True)
                }
        return {}

    def drawn(self) -> str:
        """The whole panel; coordinates below the map."""
        body = "".join(block.draw(x, y, w) for block, x, y, w in self._arranged())
        return body if self.scale == 1 else svg.tag("g", body, transform=f"scale({self.scale})")

    # --- title --------------------------------------------------------------------------------

    def _title(self) -> Block:
        theme = self.theme
        style = Lettering(size=66, weight="bold", spacing=14, capitals=True)
        need = max(width(theme.title, style), width(theme.subtitle, Lettering(size=19)), 560.0)

        def draw(x: float, y: float, w: float) -> str:
            middle = x + w / 2
            parts = [
                words(
                    middle + 7,
                    y + 62,
                    theme.title,
                    66,
                    fill=theme.palette["accent"],
                    anchor="middle",
                    weight="bold",
                    spacing=14,
                ),
                _flourish(middle, y + 84, w * 0.8, self.ink),
                words(
                    middle,
                    y + 112,
                    theme.subtitle,
                    19,
                    fill=self.ink,
                    anchor="middle",
                    style="italic",
                ),
                words(middle, y + 137, theme.scale, 15, fill=self.ink, anchor="middle"),
                self._scale_bar(middle, y + 160),
                *(
                    words(
                        middle,
                        y + 218 + 13 * i,
                        line,
                        9.6,
                        fill=self.ink,
                        anchor="middle",
                        style="italic",
                    )
                    for i, line in enumerate(_fold(theme.credit, 96))
                ),
            ]
            return svg.tag("g", "".join(parts), id="title")

        return Block("title", need + 20, 236.0, draw)

    def _scale_bar(self, middle: float, y: float) -> str:
        """Kilometres and miles, in steps a ruler would have."""
        per_km = SPACING / self.theme.kilometres_per_hex / self.scale
        step = next(s for s in (1, 2, 5, 10, 20, 50) if s * per_km * 4 >= 240)
        length = step * per_km
        x = middle - 2 * length
        parts: list[str] = []
        for i in range(4):
            fill = self.ink if i % 2 == 0 else self.theme.palette["paper"]
            parts.append(
                svg.tag(
                    "rect",
                    x=x + i * length,
                    y=y,
                    width=length,
                    height=7.0,
                    fill=fill,
                    stroke=self.ink,
                    stroke_width="1",
                )
            )
        for i in range(5):
            mark = f"{i * step} km" if i == 4 else str(i * step)
            parts.append(
                words(
                    x + i * length,
                    y + 21,
                    mark,
                    11,
                    fill=self.ink,
                    anchor="middle",
                    family="sans-serif",
                )
            )
        mile = per_km * 1.609344
        miles = next(s for s in (1, 2, 5, 10, 20, 50, 0) if s == 0 or s * mile * 2 >= length * 1.6)
        if miles:
            data = f"M{svg.number(x)} {svg.number(y + 27)}"
            parts.append(
                svg.path(
                    data + f"v6h{svg.number(miles * mile)}v-6m0 6h{svg.number(miles * mile)}v-6",
                    fill="none",
                    stroke=self.ink,
                    stroke_width="1",
                )
            )
            for i in (1, 2):
                mark = f"{i * miles} miles" if i == 2 else str(miles)
                parts.append(
                    words(
                        x + i * miles * mile + 4,
                        y + 44,
                        mark,
                        9,
                        fill=self.ink,
                        family="sans-serif",
                    )
                )
        return "".join(parts)

    # --- key ----------------------------------------------------------------------------------

    def _entries(self) -> list[tuple[str, str]]:
        """Every line of the key: a picture around (0, 0) and its title."""
        theme, board = self.theme, self.board
        out: list[tuple[str, str]] = []
        for kind in board.file.terrain_kinds:
            style = theme.terrain_style(kind.id)
            if style.key and not (style.water and not style.texture):
                out.append((self._swatch(style), kind.title))
        for kind in board.file.overlay_kinds:
            overlay = theme.overlay_style(kind.id)
            if overlay is not None and overlay.key:
                out.append((self._swatch(overlay), kind.title))
        out.extend(self._line_entries())
        seen: set[str] = set()
        roles = {role for place in board.places for role in place.roles}
        roles |= set(board.overlay_kinds)
        regions = {region.id for region in board.regions}
        signs = [*theme.signs.items(), *theme.region_signs.items()]
        for role, sign in signs:
            if role in roles | regions and sign.sign not in seen:
                seen.add(sign.sign)
                drawn = DRAWINGS.get(sign.sign, "")
                out.append((self._city_picture() if sign.sign == "city" else drawn, sign.title))
        return [*out, *self._settlement_entries(seen), *self._extra_entries()]

    def _settlement_entries(self, seen: set[str]) -> list[tuple[str, str]]:
        """Sizes of settlements that are drawn although no role is named after them."""
        signs = self.theme.signs
        drawn = {
            settlement(self.theme, signs[role].sign, place)
            for place in self.board.places
            for role in place.roles
            if role in signs
        }
        titles = {"city": "Large town", "town": "Town", "village": "Village"}
        return [
            (self._city_picture() if name == "city" else DRAWINGS[name], titles[name])
            for name in titles
            if name in drawn - seen
        ]

    def _extra_entries(self) -> list[tuple[str, str]]:
        """What is drawn without being a terrain, a line or a sign of its own."""
        out: list[tuple[str, str]] = []
        style = self.theme.hexsides["bridge"]
        if any(kind in self.board.overlay_kinds for kind in self.theme.hex_bridges):
            out.append((_side_picture("bridge", style.colour, style.width), "Bridge"))
        if any(CLOSED in region.roles for region in self.board.regions):
            pale = TerrainStyle(fill=self.theme.palette["paper"])
            out.append((self._swatch(pale), "Out of play"))
        return out

    def _city_picture(self) -> str:
        return svg.path(
            blocks(np.zeros(2), 3), fill=self.theme.palette["town"], transform="scale(.72)"
        )

    def _line_entries(self) -> list[tuple[str, str]]:
        theme, board = self.theme, self.board
        out: list[tuple[str, str]] = []
        for kind in board.network_kinds:
            classes = {board.link_class(kind, side) or "default" for side in board.links(kind)}
            for name, style in theme.networks.get(kind, {}).items():
                if name in classes and style.title:
                    out.append(
                        (
                            _line_picture(
                                style.draw, style.width, style.colour, style.casing, style.dash
                            ),
                            style.title,
                        )
                    )
        for group in board.file.hexsides:
            side = theme.hexsides.get(group.kind)
            if side is not None and side.key:
                out.append((_side_picture(side.draw, side.colour, side.width), group.title))
        return out

    def _swatch(self, style: TerrainStyle) -> str:
        """A hex of the terrain."""
        ring = np.array([[19 * cos(pi / 3 * i), 19 * sin(pi / 3 * i)] for i in range(6)])
        fill = style.fill or self.theme.palette["land"]
        if style.water:
            fill = self.theme.sea[3].fill
        hexagon = svg.polyline(ring, closed=True)
        parts = [svg.path(hexagon, fill=fill)]
        if style.hachures:
            strokes = "M-10-9l-3 6m7-8l-2 7m6-8v8m5-7l2 7m3-6l3 6M-12 2l-3 6m8-7l-2 7m6-8v8m5-7l2 7"
            parts.append(
                svg.path(
                    strokes,
                    fill="none",
                    stroke=self.theme.palette["hachure"],
                    stroke_width=".9",
                    stroke_opacity=".6",
                )
            )
        if style.texture:
            parts.append(_sample(style))
        parts.append(svg.path(hexagon, fill="none", stroke=self.ink, stroke_width=".9"))
        return "".join(parts)

    def _key(self) -> Block:
        entries = self._entries()
        title = self.theme.legend.get("key", "Key")
        widest = max((width(t, Lettering(size=TEXT)) for _, t in entries), default=80.0)
        column = widest * 0.86 + 70
        depth = 5
        columns = -(-len(entries) // depth)

        def draw(x: float, y: float, w: float) -> str:
            parts = [self._heading(x, y, w, title)]
            pitch = min(w / max(1, columns), column * 1.3)
            for i, (picture, text) in enumerate(entries):
                cx, cy = x + 28 + (i // depth) * pitch, y + 52 + (i % depth) * ROW
                parts.append(
                    svg.tag("g", picture, transform=f"translate({svg.number(cx)} {svg.number(cy)})")
                )
                parts.append(words(cx + 32, cy + 5, text, TEXT, fill=self.ink))
            return svg.tag("g", "".join(parts), id="key")

        return Block("key", columns * column, 42 + depth * ROW, draw, grows=True)

    def _heading(self, x: float, y: float, w: float, text: str) -> str:
        line = f"M{svg.number(x)} {svg.number(y + 22)}h{svg.number(w)}"
        return words(
            x, y + 15, text.upper(), 13, fill=self.ink, spacing=3, weight="bold"
        ) + svg.path(line, stroke=self.ink, stroke_width="1.2", fill="none")

    # --- holding boxes ------------------------------------------------------------------------

    def _holding(self) -> Block:
        boxes = self.board.boxes
        title = self.theme.legend.get("boxes", "Off-map boxes")

        def draw(x: float, y: float, w: float) -> str:
            body = [self._heading(x, y, w, title)]
            for box, (bx, by, bw, bh) in zip(boxes, _spread(x, y, w, len(boxes)), strict=True):
                body.append(self._hold(box, bx, by, bw, bh))
            return svg.tag("g", "".join(body), id="boxes")

        need = len(boxes) * (HOLD[0] + 12)
        return Block("boxes", min(need, self.room), HOLD[1] + 34, draw, grows=True)

    def _hold(self, box: HoldingBox, x: float, y: float, w: float, h: float) -> str:
        ways = sorted({c.hex or c.box or "" for c in box.connections})
        note = ", ".join(ways) if len(ways) <= 6 else f"{ways[0]} … {ways[-1]}"
        size = min(17.0, 17.0 * (w - 20) / width(box.name, Lettering(size=17, weight="bold")))
        parts = [
            svg.tag(
                "rect",
                x=x,
                y=y,
                width=w,
                height=h,
                rx=7.0,
                fill=self.theme.palette["panel"],
                stroke=self.ink,
                stroke_width="1.8",
            ),
            svg.tag(
                "rect",
                x=x + 5,
                y=y + 5,
                width=w - 10,
                height=h - 10,
                rx=4.0,
                fill="none",
                stroke=self.ink,
                stroke_width=".7",
            ),
            words(x + w / 2, y + 29, box.name, size, fill=self.ink, anchor="middle", weight="bold"),
        ]
        if note:
            parts.append(
                words(
                    x + w / 2, y + h - 14, note, 11, fill=self.ink, anchor="middle", style="italic"
                )
            )
        return svg.tag("g", "".join(parts), id=f"box-{box.id}", class_="box")

    # --- turn track ---------------------------------------------------------------------------

    def _track(self) -> Block:
        track = self.theme.track
        assert track is not None
        columns = track.columns or len(track.cells)
        lines = -(-len(track.cells) // columns)

        def draw(x: float, y: float, w: float) -> str:
            parts = [self._heading(x, y, w, track.title)]
            pitch = w / columns
            for i, cell in enumerate(track.cells):
                cx, cy = x + (i % columns) * pitch, y + 32 + (i // columns) * (CELL[1] + 8)
                tint = self.theme.palette["panel" if i % 2 == 0 else "paper"]
                parts.append(
                    svg.tag(
                        "rect",
                        x=cx + 2,
                        y=cy,
                        width=pitch - 4,
                        height=CELL[1],
                        rx=5.0,
                        fill=tint,
                        stroke=self.ink,
                        stroke_width="1.2",
                        class_="turn",
                    )
                )
                parts.append(
                    words(
                        cx + 11,
                        cy + 24,
                        cell.label,
                        20,
                        fill=self.theme.palette["accent"],
                        weight="bold",
                    )
                )
                for j, line in enumerate(_fold(cell.note, 17)):
                    parts.append(
                        words(
                            cx + 11,
                            cy + CELL[1] - 22 + 13 * j,
                            line,
                            11,
                            fill=self.ink,
                            style="italic",
                        )
                    )
            return svg.tag("g", "".join(parts), id="track")

        return Block("track", columns * CELL[0], 32 + lines * (CELL[1] + 8), draw, grows=True)


def _spread(x: float, y: float, w: float, count: int) -> list[tuple[float, float, float, float]]:
    """Equal boxes side by side."""
    pitch = (w + 12) / count
    return [(x + i * pitch, y + 34, pitch - 12, HOLD[1]) for i in range(count)]


def _fold(text: str, limit: int) -> list[str]:
    """Words in lines of at most ``limit`` characters."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= limit:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _flourish(x: float, y: float, w: float, ink: str) -> str:
    """A line with a diamond in the middle."""
    n = svg.number
    line = f"M{n(x - w / 2)} {n(y)}H{n(x - 12)}M{n(x + 12)} {n(y)}H{n(x + w / 2)}"
    gem = f"M{n(x - 8)} {n(y)}l8-5 8 5-8 5z"
    return svg.path(line, stroke=ink, stroke_width="1.2", fill="none") + svg.path(gem, fill=ink)


def _line_picture(draw: str, thick: float, colour: str, casing: str, dash: str) -> str:
    data = "M-19 4q9-11 19-4t19-4"
    if draw == "river":
        return svg.path(
            data, fill="none", stroke=colour, stroke_width=thick, stroke_linecap="round"
        )
    if draw == "rail":
        ties = svg.path(
            data, fill="none", stroke=colour, stroke_width=thick * 4.6, stroke_dasharray="1.5 6.5"
        )
        return ties + svg.path(data, fill="none", stroke=colour, stroke_width=thick)
    under = svg.path(data, fill="none", stroke=casing, stroke_width=thick + 2.2) if casing else ""
    return under + svg.path(
        data, fill="none", stroke=colour, stroke_width=thick, stroke_dasharray=dash or None
    )


_SIDE_DATA = {
    "fort": "M-18 3H18M-14 3l3-7 3 7zM-4.5 3l3-7 3 7zM5 3l3-7 3 7z",
    "escarpment": "M-18-3H18M-15-3v8M-9-3v5M-3-3v8M3-3v5M9-3v8M15-3v5",
    "cliff": "M-18-3H18M-15-3v8M-9-3v5M-3-3v8M3-3v5M9-3v8M15-3v5",
    "bar": "M-18 0H18",
    "bridge": "M-11-9l4 4H7l4-4M-11 9l4-4H7l4 4",
}


def _side_picture(draw: str, colour: str, thick: float) -> str:
    if draw == "river":
        return _line_picture("river", thick, colour, "", "")
    fill = colour if draw == "fort" else "none"
    return svg.path(
        _SIDE_DATA[draw],
        fill=fill,
        stroke=colour,
        stroke_width=thick,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _sample(style: TerrainStyle) -> str:
    """A patch of a texture for the key, scattered as on the map."""
    if style.water:
        marks = [mine(x, y) for x, y in ((-7.0, -4.0), (7.0, -4.0), (0.0, 7.0))]
        return svg.path(marks, fill="none", stroke=style.ink, stroke_width="1.4")
    frame = Frame(Grid(GridSpec(columns=2, rows=2)))
    lattice = Lattice(frame)
    x, y = lattice.mesh
    inside = (np.hypot(x - 40, y - 40) < 14).astype(np.float64)
    return svg.tag("g", texture(lattice, inside, style, 5), transform="translate(-40-40)")
