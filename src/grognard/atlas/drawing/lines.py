"""Roads, railways, rivers, fortified lines, escarpments and bridges."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from math import hypot, sqrt
from typing import TypeVar

import numpy as np
import numpy.typing as npt
import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.anchors import Anchors
from grognard.atlas.drawing.frame import SPACING, Frame
from grognard.atlas.drawing.noise import pick
from grognard.atlas.drawing.theme import LineStyle, SideStyle, Theme
from grognard.atlas.drawing.web import Web, ribbon
from grognard.hexes.board import Board
from grognard.hexes.grid import HexId, SideId

Points = npt.NDArray[np.float64]
Corner = tuple[int, int]
N = TypeVar("N", bound=Hashable)

#: How far a railway keeps from a road that crosses the same hexside, in hexes.
BESIDE = 0.17


@dataclass(frozen=True)
class LineWork:
    """Draws all lines of a board."""

    board: Board
    theme: Theme
    frame: Frame
    shore: BaseGeometry
    anchors: Anchors

    # --- networks through hexes ---------------------------------------------------------------

    @cached_property
    def _towns(self) -> frozenset[HexId]:
        """Hexes where lines meet in the middle: those that hold a place drawn as a settlement."""
        return frozenset(
            self.board.grid.hex(place.hexes[0])
            for place in self.board.places
            if any(role in self.theme.settlements for role in place.roles)
        )

    def _node(self, kind: str, h: HexId) -> Points:
        """Where a line passes within a hex: towns in the middle, other lines a little off it.

        Watercourses keep to the north-east of the middle and railways to its south-west, so that
        lines sharing a valley run side by side.
        """
        spot = self.anchors.spot(h)
        manner = self._drawn_as(kind)
        if h in self._towns and manner != "river":
            return spot
        seed = sum(map(ord, kind))
        drift = np.array([pick(h, seed, 1) - 0.5, pick(h, seed, 2) - 0.5]) * 0.2 * SPACING
        aside = {"river": 0.15, "rail": -0.09}.get(manner, 0.0) * SPACING
        return np.asarray(spot + drift + np.array([aside, -aside]), dtype=np.float64)

    def _crossing(self, kind: str, side: SideId) -> Points:
        """Where a line crosses a hexside: near the middle, side by side with other lines."""
        a, b = (self.frame.corner(key) for key in self.board.grid.side_corner_keys(side))
        manner = self._drawn_as(kind)
        slide = (pick(side, sum(map(ord, kind)), 3) - 0.5) * 0.12
        company = [k for k in self.board.network_kinds if k != kind and side in self.board.links(k)]
        if company and manner in ("river", "rail"):
            ahead = 1.0 if (b - a) @ np.array([1.0, -0.9]) > 0 else -1.0
            slide = ahead * (1.6 * BESIDE if manner == "river" else -BESIDE)
        return self.anchors.crossing(side, slide)

    def _drawn_as(self, kind: str) -> str:
        styles = self.theme.networks.get(kind, {})
        return next(iter(styles.values())).draw if styles else ""

    def _hex_web(self, kind: str, link_class: str | None) -> Web[HexId | SideId | str]:
        grid = self.board.grid

        def spot(node: HexId | SideId | str) -> Points:
            if isinstance(node, str):
                return self._off_map(kind, grid.side_named(node))
            return self._node(kind, HexId(node))

        web: Web[HexId | SideId | str] = Web(spot)
        for side in sorted(self.board.links(kind)):
            if self.board.link_class(kind, side) != link_class:
                continue
            a, b = grid.side_hexes(side)
            far: HexId | str = grid.side_name(side) if b is None else b
            web.join(a, far, self._strand(kind, side, spot(a), spot(far)))
        return web

    def _strand(self, kind: str, side: SideId, start: Points, end: Points) -> Points:
        """The way between two hexes: through the crossing, swinging a little on either side."""
        middle = self._crossing(kind, side)
        swing = [(pick(side, sum(map(ord, kind)), seed) - 0.5) * 0.3 for seed in (31, 32)]
        out: list[Points] = []
        for a, b, sway in ((start, middle, swing[0]), (middle, end, swing[1])):
            along = b - a
            out.append((a + b) / 2 + np.array([-along[1], along[0]]) * sway)
        return np.array([out[0], middle, out[1]])

    def _off_map(self, kind: str, side: SideId) -> Points:
        """A point beyond the map edge, under the border."""
        inside = self.frame.centre(self.board.grid.side_hexes(side)[0])
        across = self._crossing(kind, side)
        return np.asarray(across + (across - inside) * 1.2, dtype=np.float64)

    def _courses(self, kind: str, link_class: str | None) -> list[Points]:
        web = self._hex_web(kind, link_class)
        stops = [n for n in web.around if not isinstance(n, str) and n in self._towns]
        return [web.course(chain) for chain in web.chains(stops)]

    def network(self, draw: str) -> str:
        """All networks drawn in one manner (``road`` or ``rail``), better classes on top."""
        casings: list[str] = []
        faces: list[str] = []
        for kind in self.board.network_kinds:
            styles = self.theme.networks.get(kind, {})
            for name, style in reversed(list(styles.items())):
                if style.draw != draw:
                    continue
                link_class = None if name == "default" else name
                data = "".join(svg.smooth_open(c) for c in self._courses(kind, link_class))
                casing, face = _stroked(data, style, f"{kind} {name}")
                casings.append(casing)
                faces.append(face)
        return "".join([*casings, *faces])

    def courses(self) -> tuple[Points, ...]:
        """Where lines run, for names to keep clear of."""
        out: list[Points] = []
        for kind in self.board.network_kinds:
            classes = {self.board.link_class(kind, side) for side in self.board.links(kind)}
            for link_class in sorted(classes, key=str):
                out.extend(self._courses(kind, link_class))
        for kind, style in self.theme.hexsides.items():
            if style.draw in ("river", "fort") and kind in self.board.hexside_kinds:
                web = self._corner_web(kind)
                out.extend(web.course(chain) for chain in web.chains())
        return tuple(out)

    def hex_bridges(self) -> str:
        """Bridges in hexes that hold both a watercourse and a road or railway."""
        if not self.theme.hex_bridges:
            return ""
        water = shapely.union_all(
            [LineString(svg.sample_open(c, 5)) for c in self._drawn_courses("river")]
        )
        out: list[str] = []
        for overlay, manner in self.theme.hex_bridges.items():
            if overlay not in self.board.overlay_kinds:
                continue
            wanted = {int(h) for h in np.flatnonzero(self.board.overlay_mask(overlay))}
            for course in self._drawn_courses(manner):
                line = LineString(svg.sample_open(course, 5))
                for spot in shapely.get_coordinates(shapely.intersection(line, water)):
                    h = int(self.frame.nearest(spot[:1], spot[1:])[0])
                    if h in wanted:
                        wanted.discard(h)
                        out.append(_bridge(spot, _heading(line, spot)))
            out.extend(self._near_bridge(HexId(h), manner) for h in sorted(wanted))
        style = self.theme.hexsides["bridge"]
        return _drawn(style, out, "bridge") if out else ""

    def _near_bridge(self, h: HexId, manner: str) -> str:
        """A bridge in a hex whose lines, as drawn, only come near each other."""
        kinds = [k for k in self.board.network_kinds if self._drawn_as(k) == manner]
        for kind in kinds:
            for d in range(6):
                side = self.board.grid.side_in(h, d)
                if side in self.board.links(kind):
                    spot = self._node(kind, h)
                    way = self._crossing(kind, side) - spot
                    return _bridge(spot + way * 0.3, way / max(1e-9, hypot(*way)))
        return ""

    def _drawn_courses(self, manner: str) -> list[Points]:
        """The courses of all networks drawn in one manner."""
        out: list[Points] = []
        for kind in self.board.network_kinds:
            if self._drawn_as(kind) == manner:
                classes = {self.board.link_class(kind, side) for side in self.board.links(kind)}
                for link_class in sorted(classes, key=str):
                    out.extend(self._courses(kind, link_class))
        return out

    # --- rivers -------------------------------------------------------------------------------

    def rivers(self) -> str:
        """Watercourses, growing wider towards the sea."""
        bodies: list[str] = []
        for kind, style in self.theme.hexsides.items():
            if style.draw == "river" and kind in self.board.hexside_kinds:
                web = self._corner_web(kind)
                bodies.append(self._ribbons(web, style.width))
        for kind, styles in self.theme.networks.items():
            for name, line in styles.items():
                if line.draw == "river" and kind in self.board.network_kinds:
                    links = self._hex_web(kind, None if name == "default" else name)
                    bodies.append(self._ribbons(links, line.width))
        palette = self.theme.palette
        return svg.path(
            bodies,
            fill=palette["river"],
            stroke=palette["river_edge"],
            stroke_width=".8",
            stroke_linejoin="round",
        )

    def _corner_web(self, kind: str) -> Web[Corner]:
        def spot(key: Corner) -> Points:
            drift = np.array([pick(*key, 5) - 0.5, pick(*key, 6) - 0.5]) * 0.11 * SPACING
            return np.asarray(self.frame.corner(key) + drift, dtype=np.float64)

        web: Web[Corner] = Web(spot)
        for side in sorted(self.board.hexsides(kind)):
            a, b = self.board.grid.side_corner_keys(side)
            web.join(a, b, _meander(self.frame.corner(a), self.frame.corner(b), side))
        return web

    def _ribbons(self, web: Web[N], width: float) -> str:
        """Every stretch of a web as a band of changing width, wide bands last."""
        flow = web.flow(lambda node: self._height_above_sea(web.spot(node)))
        out: list[str] = []
        for chain in web.chains():
            below = flow[chain[0]][0]
            run = chain if below == chain[1] else chain[::-1]
            course = web.course(run)
            mouth = run[-1]
            if flow[mouth][0] is None:
                course = self._to_the_sea(course)
            line = svg.sample_open(course, 4)
            start, end = (self._breadth(flow[n][1], width) for n in (run[0], run[-2]))
            widths = np.linspace(start, end, len(line))
            if len(web.around[run[0]]) == 1:
                widths[0] = 0.4
            out.append(svg.polyline(ribbon(line, widths), closed=True))
        return "".join(out)

    @staticmethod
    def _breadth(upstream: int, width: float) -> float:
        return min(width * 2.1, width * (0.42 + 0.24 * sqrt(upstream)))

    def _height_above_sea(self, point: Points) -> float:
        """Distance to salt water stands for height: rivers end where they come nearest to it."""
        return float(shapely.distance(shapely.points(*point), self._water_edge))

    @cached_property
    def _water_edge(self) -> BaseGeometry:
        edge = shapely.boundary(self.shore)
        shapely.prepare(edge)
        return edge

    def _to_the_sea(self, course: Points) -> Points:
        """The last stretch, led on to the shore when it is near."""
        end = shapely.points(*course[-1])
        line = shapely.shortest_line(end, self._water_edge)
        reach = float(shapely.length(line))
        if not 0 < reach < SPACING or not shapely.contains(self.shore, end):
            return course
        a, b = shapely.get_coordinates(line)
        beyond = b + (b - a) / reach * 8
        return np.concatenate([course, beyond[None, :]])

    # --- features on hexsides -----------------------------------------------------------------

    def sides(self, draw: str) -> str:
        """All hexside features drawn in one manner."""
        out: list[str] = []
        for kind, style in self.theme.hexsides.items():
            if style.draw == draw and kind in self.board.hexside_kinds:
                marks = [self._side(kind, s, style) for s in sorted(self.board.hexsides(kind))]
                out.append(_drawn(style, marks, kind))
        return "".join(out)

    def ferries(self) -> str:
        """Dashed lines over the water between the hexes of each ferry."""
        grid = self.board.grid
        runs = [
            svg.polyline(np.array([self.anchors.spot(grid.hex(h)) for h in place.hexes]))
            for place in self.board.places_with("ferry")
        ]
        return svg.path(
            runs,
            fill="none",
            stroke=self.theme.palette["coast"],
            stroke_width="2.4",
            stroke_dasharray="7 5",
            class_="ferry",
        )

    def cliffs(self) -> str:
        """Cliff hexsides, shown along the stretch of real coast that belongs to them."""
        out: list[str] = []
        for kind, style in self.theme.hexsides.items():
            if style.draw != "cliff" or kind not in self.board.hexside_kinds:
                continue
            near = [
                LineString([self.frame.corner(k) for k in grid_keys])
                for side in sorted(self.board.hexsides(kind))
                for grid_keys in [self.board.grid.side_corner_keys(side)]
            ]
            zone = shapely.union_all(near).buffer(SPACING * 0.36, cap_style="flat")
            coast = shapely.line_merge(shapely.intersection(self._water_edge, zone))
            marks = [
                _crest(np.asarray(shapely.get_coordinates(line), dtype=np.float64), self.shore)
                for line in shapely.get_parts(coast)
                if shapely.length(line) > 12
            ]
            out.append(_drawn(style, marks, kind))
        return "".join(out)

    def _side(self, kind: str, side: SideId, style: SideStyle) -> str:
        a, b = (self.frame.corner(key) for key in self.board.grid.side_corner_keys(side))
        facing = self.board.facing(kind, side)
        first = self.board.grid.side_hexes(side)[0]
        inner = self.frame.centre(first if facing is None else facing)
        outward = (a + b) / 2 - inner
        outward = outward / max(1e-9, hypot(*outward))
        if style.draw == "bridge":
            return _bridge(self._bridge_point(side), outward)
        return _SIDES[style.draw](a, b, outward)

    def _bridge_point(self, side: SideId) -> Points:
        for kind in self.board.network_kinds:
            if self._drawn_as(kind) in ("road", "rail") and side in self.board.links(kind):
                return self._crossing(kind, side)
        a, b = (self.frame.corner(key) for key in self.board.grid.side_corner_keys(side))
        return np.asarray((a + b) / 2, dtype=np.float64)


def _heading(line: LineString, at: Points) -> Points:
    """Direction of a line near a point."""
    here = float(shapely.line_locate_point(line, shapely.points(*at)))
    ends = shapely.line_interpolate_point(line, [max(0.0, here - 3), here + 3])
    a, b = shapely.get_coordinates(ends)
    size = max(1e-9, hypot(*(b - a)))
    return np.asarray((b - a) / size, dtype=np.float64)


def _meander(a: Points, b: Points, seed: int) -> Points:
    """Two points between the ends of a hexside, to either side of it."""
    along, across = b - a, np.array([-(b - a)[1], (b - a)[0]])
    swing = (pick(seed, 1, 7) - 0.5) * 0.34
    return np.array([a + along * 0.34 + across * swing, a + along * 0.67 - across * swing * 0.8])


def _stroked(data: str, style: LineStyle, name: str) -> tuple[str, str]:
    """Casing and face of a line."""
    pen = {"fill": "none", "stroke_linejoin": "round"}
    if style.draw == "rail":
        ties = svg.path(
            data,
            stroke=style.colour,
            stroke_width=style.width * 4.2,
            class_=name,
            stroke_dasharray="1.5 6.5",
            **pen,
        )
        bed = svg.path(
            data, stroke=style.casing or "#f4eeda", stroke_width=style.width * 2.2, **pen
        )
        return bed, ties + svg.path(data, stroke=style.colour, stroke_width=style.width, **pen)
    casing = ""
    if style.casing:
        casing = svg.path(
            data, stroke=style.casing, stroke_width=style.width + 2.2, stroke_linecap="round", **pen
        )
    face = svg.path(
        data,
        stroke=style.colour,
        stroke_width=style.width,
        class_=name,
        stroke_linecap="butt" if style.dash else "round",
        stroke_dasharray=style.dash or None,
        **pen,
    )
    return casing, face


def _drawn(style: SideStyle, marks: list[str], kind: str) -> str:
    solid = style.draw in ("fort",)
    if style.draw == "bridge":
        pen = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
        wide = svg.path(marks, stroke="#fffaf0", stroke_width=style.width + 2, **pen)
        return wide + svg.path(
            marks, stroke=style.colour, stroke_width=style.width, class_=kind, **pen
        )
    return svg.path(
        marks,
        fill=style.colour if solid else "none",
        stroke=style.colour,
        stroke_width=style.width,
        stroke_linecap="round",
        stroke_linejoin="round",
        class_=kind,
    )


def _teeth(a: Points, b: Points, outward: Points) -> str:
    """A wall with teeth towards the enemy."""
    along = b - a
    out = [svg.polyline(np.array([a, b]))]
    count = 4
    for i in range(count):
        base = a + along * ((i + 0.5) / count)
        half = along * (0.3 / count)
        out.append(
            svg.polyline(np.array([base - half, base + outward * 7, base + half]), closed=True)
        )
    return "".join(out)


def _ticks(a: Points, b: Points, outward: Points) -> str:
    """A crest line with ticks down the slope, in the manner of a cliff."""
    along = b - a
    out = [svg.polyline(np.array([a, b]))]
    for i in range(8):
        base = a + along * ((i + 0.5) / 8)
        out.append(svg.polyline(np.array([base, base + outward * (8.5 if i % 2 else 5)])))
    return "".join(out)


def _crest(line: Points, land: BaseGeometry) -> str:
    """A coast with ticks on its landward side."""
    steps = np.hypot(*np.diff(line, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    out = [svg.polyline(line)]
    for number, at in enumerate(np.arange(3.0, along[-1], 5.0)):
        here, ahead = (
            np.array([np.interp(t, along, line[:, 0]), np.interp(t, along, line[:, 1])])
            for t in (at, at + 1.5)
        )
        way = ahead - here
        across = np.array([-way[1], way[0]]) / max(1e-9, hypot(*way))
        if not shapely.contains_xy(land, *(here + across * 3)):
            across = -across
        out.append(svg.polyline(np.array([here, here + across * (8.0 if number % 2 else 5.0)])))
    return "".join(out)


def _bar(a: Points, b: Points, outward: Points) -> str:
    """A plain line along the hexside."""
    return svg.polyline(np.array([a + outward * 0, b]))


def _bridge(at: Points, over: Points) -> str:
    """Two parapets either side of the road."""
    along = np.array([-over[1], over[0]])
    out: list[str] = []
    for hand in (-1, 1):
        rail = at + along * hand * 5.4
        flare = along * hand * 3.2
        ends = [
            rail - over * 8 + flare,
            rail - over * 4.5,
            rail + over * 4.5,
            rail + over * 8 + flare,
        ]
        out.append(svg.polyline(np.array(ends)))
    return "".join(out)


_SIDES = {"fort": _teeth, "escarpment": _ticks, "bar": _bar}
