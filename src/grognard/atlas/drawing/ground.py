"""The painted ground: water, land, terrain flowing across hex borders, and relief.

The order is that of a painter: terrain first and without regard to the shore, then the sea over
it, cut to the true coastline. No clipping is needed and the shore is as sharp as the data.
"""

from collections.abc import Iterable
from functools import cached_property

import numpy as np
import numpy.typing as npt
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.frame import BLEED, SPACING, Frame
from grognard.atlas.drawing.geography import Geography
from grognard.atlas.drawing.hachures import Hachures
from grognard.atlas.drawing.noise import layered_noise, scatter
from grognard.atlas.drawing.textures import mine, texture
from grognard.atlas.drawing.theme import Theme
from grognard.hexes.board import Board

Array = npt.NDArray[np.float64]

#: Tone levels of the hill-shading: how dark (or light) a slope must be to enter each band.
SHADOWS = (0.03, 0.06, 0.1, 0.15, 0.21, 0.28, 0.36, 0.45, 0.55, 0.66)
LIGHTS = (0.05, 0.1, 0.17, 0.26, 0.37, 0.5)


#: A land hex with less real land than this share gets a headland.
LEAST_LAND = 0.02

#: Boards with more hexes than this are painted on a coarser lattice.
LARGE, HUGE = 1200, 2500


CLOSED = "closed"
"""Role of regions that are out of play."""


class Ground:
    """Everything below the grid, computed once for a board."""

    def __init__(self, board: Board, theme: Theme, geography: Geography, frame: Frame) -> None:
        self.board = board
        self.theme = theme
        self.frame = frame
        count = board.grid.count
        self.lattice = Lattice(frame, 12 if count <= LARGE else 9 if count <= HUGE else 8)
        self.styles = [theme.terrain_style(kind) for kind in board.kinds]
        self.shore = _with_forced_land(board, theme, geography, frame)
        self.lakes = geography.lake_shape(frame)
        self.heights = geography.heights.on(self.lattice)
        self.index = self._settled_terrain()

    def _settled_terrain(self) -> npt.NDArray[np.int64]:
        """Terrain of every hex, water hexes taking over the land terrain next to them.

        A sea hex may hold a strip of shore. It is painted like its land neighbours so that no
        colour seam runs along the coast.
        """
        index = self.board.terrain_index.astype(np.int64)
        wet = np.array([style.water for style in self.styles])[index]
        for _ in range(3):
            fresh = index.copy()
            for h in np.flatnonzero(wet):
                around = self.board.grid.neighbours[h * 6 : h * 6 + 6]
                dry = [int(n) for n in around if n >= 0 and not wet[n]]
                if dry:
                    fresh[h] = min((index[n] for n in dry), key=lambda i: self.styles[i].rank)
            changed = fresh != index
            index = fresh
            wet = wet & ~changed
        return index

    # --- layers -------------------------------------------------------------------------------

    def land(self) -> str:
        """The colour of the lowest ground, under everything."""
        x, y, w, h = _bleed(self.frame)
        return svg.tag("rect", x=x, y=y, width=w, height=h, fill=self.theme.palette["land"])

    def terrain(self) -> str:
        """Tinted areas, higher ground over lower, then woods, marsh and the like."""
        return "".join([*self._ranks(), *self._patches(), self._textures()])

    def _ranks(self) -> Iterable[str]:
        """Ordered ground (plain, hills, mountains): each rank covers all ranks above it."""
        ranks = sorted({s.rank for s in self.styles if not s.water and s.patch is False})
        of_hex = np.array([s.rank for s in self.styles], dtype=np.float64)[self.index]
        for rank in ranks:
            if rank <= 0:
                continue
            style = next(s for s in self.styles if s.rank == rank and not s.patch)
            field = self._area(of_hex >= rank, seed=rank)
            yield svg.path(
                self.lattice.outline(field, 0.36, 0.1), fill=style.fill, fill_opacity=".45"
            )
            yield svg.path(self.lattice.outline(field, 0.55, 0.1), fill=style.fill)

    def _area(self, chosen: npt.NDArray[np.bool_], seed: int, wander: float = 0.24) -> Array:
        """1 inside the chosen hexes, 0 outside, with a border that follows the lie of the land."""
        field = self.lattice.of_hexes(chosen.astype(np.float64), wander=wander, seed=11 + seed)
        return np.asarray(self.lattice.blur(field, 0.13) + self._lie, dtype=np.float64)

    @cached_property
    def _lie(self) -> Array:
        """Slightly positive on ground above its surroundings, negative in valleys, with grain."""
        lattice = self.lattice
        rise = lattice.blur(self.heights, 0.1) - lattice.blur(self.heights, 0.5)
        spread = float(np.percentile(np.abs(rise), 95)) or 1.0
        x, y = lattice.mesh
        grain = layered_noise(x / (SPACING * 0.28), y / (SPACING * 0.28), 63, 2)
        return np.asarray(0.14 * np.clip(rise / spread, -1, 1) + 0.12 * grain, dtype=np.float64)

    def _patches(self) -> Iterable[str]:
        """Ground of a kind of its own, laid over the ranks."""
        for number, style in enumerate(self.styles):
            if style.patch and not style.water:
                field = self._area(self.index == number, seed=40 + number)
                yield svg.path(self.lattice.outline(field, 0.5, 0.1), fill=style.fill)

    def relief(self) -> str:
        """Light from the north-west over the hills: bands of tone under engraved hachures."""
        tone = self._tone
        ink, glow = self.theme.palette["shadow"], self.theme.palette["light"]
        # Large sheets are looked at from further away: half the bands, each twice as strong.
        every = 1 if self.board.grid.count <= LARGE else 2
        least = 0.02 * every
        dark = [
            svg.path(
                self.lattice.outline(tone, level, least, 0.6 * every),
                fill=ink,
                fill_opacity=f"{0.052 * every:.3f}",
            )
            for level in SHADOWS[every - 1 :: every]
        ]
        bright = [
            svg.path(
                self.lattice.outline(-tone, level, least, 0.6 * every),
                fill=glow,
                fill_opacity=f"{0.1 * every:.3f}",
            )
            for level in LIGHTS[every - 1 :: every]
        ]
        return "".join([*dark, *bright])

    @cached_property
    def _strength(self) -> Array:
        """How strongly relief shows, by terrain: faint on plains, full in the mountains."""
        of_hex = np.array([s.relief for s in self.styles], dtype=np.float64)[self.index]
        return self.lattice.blur(self.lattice.of_hexes(of_hex, wander=0.2, seed=3), 0.2)

    @cached_property
    def _surface(self) -> Array:
        """Heights with ridges and gullies finer than the data, stronger on steep ground."""
        lattice = self.lattice
        base = lattice.blur(self.heights, 0.11)
        gy, gx = np.gradient(lattice.blur(self.heights, 0.3))
        steep = np.hypot(gx, gy)
        scale = float(np.percentile(steep[steep > 0], 95)) if np.any(steep > 0) else 1.0
        x, y = lattice.wander(0.25, 0.5, 31)
        wide = 1 - 2 * np.abs(layered_noise(x / (SPACING * 0.8), y / (SPACING * 0.8), 77, 2))
        narrow = 1 - 2 * np.abs(layered_noise(x / (SPACING * 0.36), y / (SPACING * 0.36), 91, 2))
        rough = np.clip(steep / scale, 0.04, 1.2)
        ridges = (1.9 * wide + 0.9 * narrow) * rough * scale * lattice.per_hex / 9
        return np.asarray(base + ridges, dtype=np.float64)

    @cached_property
    def _slopes(self) -> tuple[Array, Array, float]:
        """The two slopes of the surface and the size of a steep one."""
        gy, gx = np.gradient(self.lattice.blur(self._surface, 0.05))
        slope = np.hypot(gx, gy)
        land = slope[self.heights > 1]
        typical = float(np.percentile(land, 90)) if land.size else 1.0
        return np.asarray(gx), np.asarray(gy), max(typical, 1e-6)

    @cached_property
    def _tone(self) -> Array:
        """Positive in shadow, negative in light, between -1 and 1."""
        gx, gy, typical = self._slopes
        # Ground that falls towards the south-east turns away from the light.
        away = -(gx * 0.62 + gy * 0.78) / typical
        tone = np.tanh(away * 0.75) * self._strength
        return self.lattice.blur(np.asarray(tone, dtype=np.float64), 0.045)

    @cached_property
    def _level_lines(self) -> Array:
        """Direction of the level line through every point, in radians."""
        gy, gx = np.gradient(self.lattice.blur(self.heights, 0.7))
        return np.asarray(np.arctan2(gx, -gy), dtype=np.float64)

    def hachures(self) -> str:
        """Rows of fine strokes running down the slopes, heavier on the shadow side."""
        weight = np.array([s.hachures for s in self.styles], dtype=np.float64)[self.index]
        if not weight.any():
            return ""
        wish = self.lattice.blur(self.lattice.of_hexes(weight, wander=0.15, seed=3), 0.1)
        strokes = Hachures(self.lattice, self._surface, self._slopes, self._tone, wish)
        ink = self.theme.palette["hachure"]
        pen = {"fill": "none", "stroke": ink, "stroke_linecap": "round"}
        return "".join(
            svg.path(data, stroke_width=width, stroke_opacity=opacity, **pen)
            for data, width, opacity in (
                (strokes.shaded, "1", ".5"),
                (strokes.lit, ".6", ".32"),
            )
        )

    # --- textures -----------------------------------------------------------------------------

    def _textures(self) -> str:
        out: list[str] = []
        for number, style in enumerate(self.styles):
            if style.texture and not style.water:
                field = self._area(self.index == number, seed=40 + number, wander=0.12)
                out.append(texture(self.lattice, field, style, number, self._level_lines))
        for kind in self.board.overlay_kinds:
            overlay = self.theme.overlay_style(kind)
            if overlay is not None and overlay.texture:
                chosen = self.board.overlay_mask(kind).astype(bool)
                number = 80 + self.board.overlay_kinds.index(kind)
                field = self._area(chosen, seed=number)
                if overlay.fill:
                    tint = self.lattice.outline(field, 0.5, 0.1)
                    out.append(svg.path(tint, fill=overlay.fill, fill_opacity=".8"))
                out.append(texture(self.lattice, field, overlay, number))
        return "".join(out)

    def veil(self) -> str:
        """Land that is out of play, paled."""
        chosen = np.zeros(self.board.grid.count, dtype=bool)
        for region in self.board.regions:
            if CLOSED in region.roles:
                chosen[[self.board.grid.hex(number) for number in region.hexes]] = True
        if not chosen.any():
            return ""
        field = self.lattice.blur(self.lattice.of_hexes(chosen.astype(np.float64)), 0.06)
        return svg.path(
            self.lattice.outline(field, 0.5, 0.1),
            fill=self.theme.palette["paper"],
            fill_opacity=".62",
        )

    # --- water --------------------------------------------------------------------------------

    def sea(self) -> str:
        """The sea over the land, deeper blue away from the shore, and the drawn coastline."""
        bands = self.theme.sea
        x, y, w, h = _bleed(self.frame)
        rect = f"M{svg.number(x)} {svg.number(y)}h{svg.number(w)}v{svg.number(h)}h{svg.number(-w)}z"
        parts: list[str] = []
        for band in bands:
            shape = self.shore if band.distance == 0 else _swell(self.shore, band.distance)
            data = rect + rings(shape)
            parts.append(svg.path(data, fill=band.fill, fill_rule="evenodd"))
        parts.append(self._waterlines())
        parts.append(self._coastline())
        return "".join(parts)

    def water_signs(self) -> str:
        """Signs scattered over kinds of water, such as minefields."""
        out: list[str] = []
        for number, style in enumerate(self.styles):
            if style.water and style.texture:
                marks = [
                    mine(float(x + dx), float(y + dy))
                    for x, y in self.frame.centres[self.board.terrain_index == number]
                    for dx, dy in ((-15.0, -7.0), (15.0, -7.0), (0.0, 15.0))
                ]
                out.append(
                    svg.path(
                        marks,
                        fill="none",
                        stroke=style.ink,
                        stroke_width="1.5",
                        stroke_linecap="round",
                        class_=style.texture,
                    )
                )
        return "".join(out)

    def _waterlines(self) -> str:
        """Fine lines echoing the shore, closer together near it, as engravers drew the sea."""
        out: list[str] = []
        for reach, opacity in ((0.055, ".55"), (0.125, ".4"), (0.215, ".26")):
            data = rings(_swell(self.shore, reach))
            ink = self.theme.palette["coast"]
            out.append(
                svg.path(data, fill="none", stroke=ink, stroke_width=".7", stroke_opacity=opacity)
            )
        return "".join(out)

    def _coastline(self) -> str:
        data = rings(self.shore)
        palette = self.theme.palette
        return svg.path(
            data, fill="none", stroke=palette["coast"], stroke_width="1.6", stroke_linejoin="round"
        )

    def lake(self) -> str:
        """Inland water."""
        data = rings(self.lakes)
        return svg.path(
            data, fill=self.theme.sea[0].fill, stroke=self.theme.palette["coast"], stroke_width="1"
        )


def rings(shape: BaseGeometry) -> str:
    """Path data of every outline of a shape, corners slightly rounded."""
    out: list[str] = []
    for polygon in shapely.get_parts(shape):
        if shapely.get_type_id(polygon) != 3:
            continue
        for ring in shapely.get_parts(shapely.segmentize(shapely.boundary(polygon), 16.0)):
            points = np.asarray(shapely.get_coordinates(ring), dtype=np.float64)
            out.append(svg.smooth_closed(points))
    return "".join(out)


def _swell(shape: BaseGeometry, distance: float) -> BaseGeometry:
    """The shape grown by a distance in hexes, its outline smoothed and lightened."""
    reach = distance * SPACING
    grown = shapely.buffer(shapely.simplify(shape, reach * 0.08), reach, quad_segs=6)
    grown = shapely.buffer(grown, -reach * 0.25, quad_segs=4)
    grown = shapely.simplify(grown, 1.2)
    return shapely.segmentize(grown, 40.0)


def _bleed(frame: Frame) -> tuple[float, float, float, float]:
    return (-BLEED, -BLEED, frame.width + 2 * BLEED, frame.height + 2 * BLEED)


def _with_forced_land(
    board: Board, theme: Theme, geography: Geography, frame: Frame
) -> BaseGeometry:
    """The true land, plus a headland in every land hex that the coastline leaves in the water."""
    land = geography.land_shape(frame)
    wet = {kind for kind in board.kinds if theme.terrain_style(kind).water}
    shapely.prepare(land)
    extra: list[BaseGeometry] = []
    for h in board.grid.hexes():
        if board.terrain(h) in wet:
            continue
        whole = Polygon(frame.corners(h))
        if shapely.contains(land, whole):
            continue
        share = shapely.area(shapely.intersection(land, whole)) / shapely.area(whole)
        if share < LEAST_LAND:
            extra.append(_headland(frame, land, int(h)))
    if not extra:
        return land
    joined = shapely.union_all([land, *extra])
    rounded = shapely.buffer(shapely.buffer(joined, 5), -5)
    return shapely.union_all(
        [land, shapely.intersection(rounded, shapely.union_all(extra).buffer(8))]
    )


def _headland(frame: Frame, land: BaseGeometry, h: int) -> BaseGeometry:
    """A cape that brings the nearest shore to the middle of a hex; an islet if none is near."""
    centre = frame.centres[h]
    turns = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    radius = SPACING * (0.2 + 0.08 * (scatter(np.arange(14), np.full(14, h), 5) - 0.5))
    tip = Polygon(
        np.stack([centre[0] + radius * np.cos(turns), centre[1] + radius * np.sin(turns)], 1)
    )
    near = shapely.intersection(land, tip.buffer(SPACING * 0.5))
    if shapely.is_empty(near):
        return tip
    return shapely.union_all([tip, near]).convex_hull
