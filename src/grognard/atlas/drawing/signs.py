"""Signs: towns, ports, airfields, fortresses and all other marks that stand in a hex.

Every sign is drawn once around the point (0, 0) in the ``defs`` layer and placed with ``use``.
Built-up areas are the exception: no two cities look the same.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.anchors import Anchors
from grognard.atlas.drawing.frame import SPACING, Frame
from grognard.atlas.drawing.noise import pick
from grognard.atlas.drawing.theme import Theme
from grognard.hexes.board import Board, Place
from grognard.hexes.grid import HexId

Points = npt.NDArray[np.float64]

INK = "#241d14"
PALE = "#fbf6e6"

#: Sign name to its drawing; every drawing fits a circle of radius 10 map units unless noted.
DRAWINGS: dict[str, str] = {
    "town": f'<circle r="6.4" fill="{PALE}" stroke="{INK}" stroke-width="1.8"/>'
    f'<circle r="2.5" fill="{INK}"/>',
    "village": f'<circle r="3.1" fill="{PALE}" stroke="{INK}" stroke-width="1.5"/>',
    "port": f'<circle r="9" fill="#2f5d7c" stroke="{PALE}" stroke-width="1.4"/>'
    f'<path d="M0-3v8.2M-5 1.4q.6 4.2 5 4.2 4.4 0 5-4.2M-3-1h6" fill="none" stroke="{PALE}" '
    f'stroke-width="1.5" stroke-linecap="round"/><circle cy="-4.6" r="1.7" fill="none" '
    f'stroke="{PALE}" stroke-width="1.3"/>',
    "airfield": f'<circle r="9" fill="{PALE}" stroke="{INK}" stroke-width="1.4"/>'
    f'<path d="M0-7c1 0 1.3 1.4 1.3 3L6.6 0v1.6L1.3.2V3l1.9 1.6v1.3L0 5l-3.2.9V4.6L-1.3 3V.2'
    f'L-6.6 1.6V0l5.3-4c0-1.6.3-3 1.3-3z" fill="{INK}"/>',
    "seaplane": f'<circle r="9" fill="#2f5d7c" stroke="{PALE}" stroke-width="1.4"/>'
    f'<path d="M0-7c1 0 1.3 1.4 1.3 3L6.6 0v1.6L1.3.2V3l1.9 1.6v1.3L0 5l-3.2.9V4.6L-1.3 3V.2'
    f'L-6.6 1.6V0l5.3-4c0-1.6.3-3 1.3-3z" fill="{PALE}"/>',
    "fortress": f'<path d="M0-10l3 5.4 6.4-2.4-2.4 6.4L12.4 2 7 5l2.4 6.4L3 9 0 14.4-3 9l-6.4 2.4'
    f'L-7 5l-5.4-3L-7-.6-9.4-7-3-4.6z" transform="translate(0-2)scale(.86)" fill="#b9a27c" '
    f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>',
    "peak": f'<path d="M0-7L6.6 5H-6.6z" fill="#6a4b2d" stroke="{PALE}" stroke-width="1.2" '
    f'stroke-linejoin="round"/><path d="M0-7L2.4-2.6 0-1.4-1.6-2.8z" fill="{PALE}"/>',
    "star": f'<path d="M0-8.5l2.5 5.2 5.7.7-4.2 3.9 1.1 5.6L0 4.1l-5.1 2.8L-4 1.3-8.2-2.6l5.7-.7z" '
    f'fill="#c99a2e" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>',
    "beach": '<path d="M-9-2q3-4.4 6 0t6 0 6 0M-9 3q3-4.4 6 0t6 0 6 0" fill="none" '
    'stroke="#b0702a" stroke-width="2" stroke-linecap="round"/>',
    "battery": f'<path d="M-8.5 8.5V3.2A8.5 8.5 0 0 1 8.5 3.2V8.5z" fill="#54483a" '
    f'stroke="{PALE}" stroke-width="1.3"/>',
    "flak": f'<circle r="8.4" fill="{PALE}" stroke="#8c2f22" stroke-width="1.5"/>'
    '<path d="M-3.4 5.4h6.8M0 5.4V-6M-3.6 1.4V-2.6M3.6 1.4V-2.6" fill="none" stroke="#8c2f22" '
    'stroke-width="1.7" stroke-linecap="round"/>',
    "mines": '<g stroke="#7d2a20" stroke-width="1.5" stroke-linecap="round"><path d="M0-6v12M-6 0H6'
    'M-4.2-4.2l8.4 8.4M4.2-4.2l-8.4 8.4" fill="none"/><circle r="3" fill="#7d2a20"/></g>',
    "landmark": f'<path d="M0-5.4L5.4 0 0 5.4-5.4 0z" fill="{PALE}" stroke="{INK}" '
    'stroke-width="1.5"/>',
    "station": f'<rect x="-4" y="-4" width="8" height="8" fill="{PALE}" stroke="{INK}" '
    f'stroke-width="1.6"/><path d="M-4 0h8" stroke="{INK}" stroke-width="1.4"/>',
    "objective": f'<path d="M-4 9V-8.5M-4-8.5h10l-2.6 3.4L6-1.7H-4" fill="#8c2f22" '
    f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
    "entry": '<path d="M-9-3.5H1V-8l8.5 8L1 8V3.5H-9z" fill="#7a6a9a" stroke="#fbf6e6" '
    'stroke-width="1.3" stroke-linejoin="round"/>',
    "sealane": '<circle r="9" fill="none" stroke="#24506e" stroke-width="1.6" '
    'stroke-dasharray="3 2"/><path d="M-5 1.5h10l-2 3.6h-6zM0 1.5V-5.6l4 5.4z" fill="#24506e"/>',
    "airlane": '<path d="M0-9L9 0 0 9-9 0z" fill="#fbf6e6" stroke="#24506e" stroke-width="1.6"/>'
    '<path d="M0-5c.8 0 1 1 1 2.2L4.6 0v1.2L1 .2v2l1.3 1.1v1L0 3.7l-2.3.6v-1L-1 2.2v-2L-4.6 1.2V0'
    'L-1-2.8C-1-4-.8-5 0-5z" fill="#24506e"/>',
    "ferry": '<path d="M-9 0H9M-5.5-3.5L-9 0l3.5 3.5M5.5-3.5L9 0 5.5 3.5" fill="none" '
    'stroke="#24506e" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
    "drop": '<path d="M-7.5-1A7.5 7 0 0 1 7.5-1zM-7.5-1L0 8 7.5-1M-2.5-1L0 8 2.5-1" fill="#fbf6e6" '
    'stroke="#3a4a30" stroke-width="1.2" stroke-linejoin="round"/>',
}

#: Half width of each sign's box for label placement.
REACH = {"landmark": 6.5, "town": 8.0, "village": 4.5, "peak": 8.0, "station": 6.0, "city": 17.0}


#: Signs that belong at or in the water.
NAUTICAL = frozenset(
    {"port", "beach", "seaplane", "ferry", "mines", "sealane", "battery", "fortress"}
)

SETTLEMENTS = ("city", "town", "village")


@dataclass(frozen=True)
class Sign:
    """A placed sign."""

    name: str
    x: float
    y: float
    letter: str = ""
    badge: str = ""

    @property
    def reach(self) -> float:
        """Half the width of its box."""
        return REACH.get(self.name, 10.5)

    def drawn(self) -> str:
        """The reference to its drawing, with its letter if it bears one."""
        body = svg.tag("use", href=f"#sign-{self.name}", x=float(self.x), y=float(self.y))
        if self.badge:
            body += svg.tag(
                "g",
                f'<circle r="6" fill="{PALE}" stroke="{INK}" stroke-width="1"/>'
                f'<text y="3.2" font-size="8.6" font-weight="bold" text-anchor="middle" '
                f'font-family="sans-serif" fill="{INK}">{self.badge}</text>',
                transform=f"translate({svg.number(self.x + 9)} {svg.number(self.y + 6)})",
            )
        if not self.letter:
            return body
        mark = svg.text(
            self.x,
            self.y + 6.4,
            self.letter,
            class_="letter",
            fill=PALE,
            font_size="9.5",
            font_weight="bold",
            text_anchor="middle",
            font_family="sans-serif",
        )
        return body + mark


def settlement(theme: Theme, sign: str, place: Place) -> str:
    """The sign of a place: towns are drawn by their size, cities only where they are no terrain."""
    size = place.data.get("size")
    if sign == "town" and (size == "village" or (size == "city" and theme.large_towns)):
        return str(size)
    if sign == "village" and size in ("town", "city"):
        return "town"
    return sign


def definitions(used: set[str]) -> str:
    """The drawings of all signs in use, for the ``defs`` layer."""
    return "".join(
        f'<g id="sign-{name}">{drawing}</g>' for name, drawing in DRAWINGS.items() if name in used
    )


class SignWork:
    """Chooses and places the signs of a board."""

    def __init__(self, board: Board, theme: Theme, frame: Frame, anchors: Anchors) -> None:
        self.board = board
        self.anchors = anchors
        self.theme = theme
        self.frame = frame
        self.cities: dict[HexId, float] = {}
        self.signs: list[Sign] = []
        self.boxes: list[tuple[float, float, float, float]] = []
        for h, here in self._by_hex().items():
            self._furnish(h, here)

    def _by_hex(self) -> dict[HexId, list[tuple[str, Place | None]]]:
        """The sign names wanted in each hex, most important first."""
        wanted: dict[HexId, list[tuple[str, Place | None]]] = {}
        for place in self.board.places:
            for part, number in enumerate(place.hexes):
                here = wanted.setdefault(self.board.grid.hex(number), [])
                for role in place.roles:
                    style = self.theme.signs.get(role)
                    if style is None:
                        continue
                    name = settlement(self.theme, style.sign, place)
                    if part and name not in SETTLEMENTS:
                        continue
                    if name not in [other for other, _ in here]:
                        here.append((name, place))
        for kind in self.board.overlay_kinds:
            style = self.theme.signs.get(kind)
            if style is None:
                continue
            for h in np.flatnonzero(self.board.overlay_mask(kind)):
                here = wanted.setdefault(HexId(int(h)), [])
                if style.sign not in [name for name, _ in here]:
                    here.append((style.sign, None))
        for region in self.board.regions:
            style = self.theme.region_signs.get(region.id)
            if style is not None:
                for number in region.hexes:
                    wanted.setdefault(self.board.grid.hex(number), []).append((style.sign, None))
        return dict(sorted(wanted.items()))

    def _furnish(self, h: HexId, wanted: list[tuple[str, Place | None]]) -> None:
        names = [name for name, _ in wanted]
        centre = self.anchors.spot(h)
        settled = next((n for n in ("city", "town", "village") if n in names), None)
        if settled == "city":
            self.cities[h] = 1.0
            self._box(centre, REACH["city"])
        elif settled is not None:
            self._add(settled, centre)
        rest = [(n, p) for n, p in wanted if n not in ("city", "town", "village")]
        if settled is None and rest and rest[0][0] not in ("beach", "port", "ferry"):
            name, place = rest.pop(0)
            self._add(name, centre, place)
        slots = self._slots(h, settled == "city")
        for name, place in rest:
            wish = 1.0 if name in NAUTICAL else -1.0
            best = min(slots, key=lambda slot: (slot[0] - 2.5 * wish * slot[1], slot[2]))
            self._add(name, best[3], place)
            if len(slots) > 1:
                slots.remove(best)

    def _slots(self, h: HexId, wide: bool) -> list[tuple[float, float, int, Points]]:
        """Places beside the middle of a hex: how busy, how wet, direction, position."""
        centre = self.anchors.spot(h)
        grid = self.board.grid
        reach = SPACING * (0.34 if wide else 0.29)
        out: list[tuple[float, float, int, Points]] = []
        for d, turn in enumerate((-90, -30, 30, 90, 150, 210)):
            side = grid.side_in(h, d)
            lines = sum(1 for k in self.board.network_kinds if side in self.board.links(k))
            # The hex number stands in the north, so that side is a little busier.
            busy = 2.0 * lines + (1.2 if d == 0 else 0.0)
            angle = np.radians(turn)
            spot = centre + reach * np.array([np.cos(angle), np.sin(angle)])
            other = grid.neighbour(h, d)
            open_sea = other is not None and self.board.terrain(other) in self.anchors.wet
            afloat = not bool(shapely.contains_xy(self.anchors.shore, *spot))
            wet = 0.6 * afloat + 0.4 * open_sea
            out.append((busy, wet, d, spot))
        return out

    def _add(self, name: str, at: Points, place: Place | None = None) -> None:
        letter = (
            str(place.data.get("letter", "")) if place is not None and name == "battery" else ""
        )
        sign = Sign(
            name,
            round(float(at[0]), 1),
            round(float(at[1]), 1),
            letter,
            self._badge(name, place),
        )
        self.signs.append(sign)
        self._box(np.array([sign.x, sign.y]), sign.reach)

    def _badge(self, name: str, place: Place | None) -> str:
        """The number a sign bears, such as the level of an air base."""
        if place is None:
            return ""
        for role in place.roles:
            style = self.theme.signs.get(role)
            if style is not None and style.sign == name and style.badge in place.data:
                return _amount(int(place.data[style.badge]), style.unit)
        return ""

    def _box(self, at: Points, reach: float) -> None:
        x, y = float(at[0]), float(at[1])
        self.boxes.append((x - reach, y - reach, x + reach, y + reach))

    # --- layers -------------------------------------------------------------------------------

    def defs(self) -> str:
        """Drawings of the signs in use."""
        return definitions({sign.name for sign in self.signs})

    def built_up(self) -> str:
        """Blocks of houses in every city hex."""
        data = [blocks(self.anchors.spot(h), int(h)) for h in self.cities]
        ground = [_site(self.anchors.spot(h), int(h)) for h in self.cities]
        palette = self.theme.palette
        return svg.path(ground, fill=palette["site"], fill_opacity=".9") + svg.path(
            data, fill=palette["town"], stroke=palette["town_ink"], stroke_width=".5"
        )

    def marks(self) -> str:
        """All signs."""
        order = {"village": 0, "town": 1}
        placed = sorted(self.signs, key=lambda s: (order.get(s.name, 2), s.y, s.x))
        return "".join(sign.drawn() for sign in placed)


def _amount(value: int, unit: int) -> str:
    """A value in units, with the usual fractions."""
    whole, rest = divmod(value, unit)
    fraction = {0: "", 1: "¼", 2: "½", 3: "¾"}[rest * 4 // unit]
    return f"{whole or ''}{fraction}" or "0"


def _site(centre: Points, seed: int) -> str:
    """The ground a city stands on."""
    turns = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    radius = SPACING * np.array([0.3 + 0.1 * pick(seed, i, 12) for i in range(12)])
    ring = np.stack([np.cos(turns), np.sin(turns)], 1) * radius[:, None] + centre
    return svg.smooth_closed(ring)


def blocks(centre: Points, seed: int) -> str:
    """Blocks of houses along the streets of a turned grid, thinning out towards the edge."""
    angle = pick(seed, 1, 13) * np.pi / 2
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    out: list[str] = []
    for i in range(-3, 4):
        for j in range(-3, 4):
            middle = np.array([i * 7.4, j * 6.6])
            away = float(np.hypot(*middle)) / 23.0
            if away > 1 or pick(seed, i * 31 + j, 14) < away**2 * 0.75:
                continue
            w = 2.9 - 0.9 * pick(seed, i * 17 + j, 15)
            h = 2.5 - 0.8 * pick(seed, i * 13 + j, 16)
            box = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) + middle
            out.append(svg.polyline(box @ turn.T + centre, closed=True))
    return "".join(out)
