"""The border of the sheet, with degrees of latitude and longitude, and the compass rose."""

from collections.abc import Callable
from itertools import pairwise
from math import cos, pi, sin

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.frame import BORDER, SPACING, Frame
from grognard.atlas.drawing.furniture import words
from grognard.atlas.drawing.theme import Theme
from grognard.atlas.transform import Transform

Points = npt.NDArray[np.float64]

BAND = 9.0
"""Width of the chequered band along the map edge."""


def border(frame: Frame, theme: Theme, transform: Transform | None) -> str:
    """Paper around the map, chequered band, degrees and neat lines."""
    x, y, w, h = frame.sheet_box
    paper = theme.palette["paper"]
    hole = f"M0 0v{svg.number(frame.height)}h{svg.number(frame.width)}v{svg.number(-frame.height)}z"
    sheet = f"M{svg.number(x)} {svg.number(y)}h{svg.number(w)}v{svg.number(h)}h{svg.number(-w)}z"
    parts = [svg.path(sheet + hole, fill=paper, fill_rule="evenodd")]
    ink = theme.palette["ink"]
    for reach, thick in ((0.0, "1.2"), (BAND, "1.2"), (BORDER - 20, "2.6"), (BORDER - 14, "0.9")):
        parts.append(_rectangle(frame, reach, thick, ink))
    if transform is not None:
        parts.append(_degrees(frame, theme, transform))
    return "".join(parts)


def _rectangle(frame: Frame, reach: float, thick: str, ink: str) -> str:
    deep = frame.panel if reach > BAND else 0.0
    return svg.tag(
        "rect",
        x=-reach,
        y=-reach,
        width=frame.width + 2 * reach,
        height=frame.height + 2 * reach + deep,
        fill="none",
        stroke=ink,
        stroke_width=thick,
    )


def _degrees(frame: Frame, theme: Theme, transform: Transform) -> str:
    """A chequer of a few minutes each, and the degrees written at its joints."""
    ink = theme.palette["ink"]
    minutes = chequer_minutes(theme.kilometres_per_hex)
    size = min(19.0, 13.0 * max(1.0, frame.width / 2480))
    dark: list[str] = []
    marks: list[str] = []
    w, h = frame.width, frame.height
    sides: list[tuple[Callable[[float], tuple[float, float]], float, int, tuple[float, float]]] = [
        (lambda t: (t, 0.0), w, 1, (0.0, -1.0)),
        (lambda t: (t, h), w, 1, (0.0, 1.0)),
        (lambda t: (0.0, t), h, 0, (-1.0, 0.0)),
        (lambda t: (w, t), h, 0, (1.0, 0.0)),
    ]
    for at, length, axis, out in sides:
        joints = edge_joints(transform, at, length, axis, minutes)
        for (a, cell, _), (b, _, _) in pairwise(joints):
            if cell % 2 == 0:
                dark.append(_cell(at(a), at(b), out))
        for position, _, crossed in joints:
            if crossed is not None and crossed % 3 == 0:
                marks.append(_mark(at(position), out, crossed * minutes, axis, ink, size))
    return svg.path(dark, fill=ink) + "".join(marks)


def chequer_minutes(kilometres_per_hex: float) -> int:
    """Minutes of arc per cell: about two or three hexes."""
    wanted = kilometres_per_hex * 2.4 / 1.85
    return min((1, 2, 5, 10, 20, 30), key=lambda m: abs(m - wanted))


def edge_joints(
    transform: Transform,
    at: Callable[[float], tuple[float, float]],
    length: float,
    axis: int,
    minutes: int,
) -> list[tuple[float, int, int | None]]:
    """Cuts along a map edge: position, number of the cell that follows, multiple crossed there.

    The two ends of the edge are cuts that cross nothing.
    """
    t = np.linspace(0, length, 1200)
    spots = np.array([at(float(v)) for v in t]) / SPACING - np.array([1 / np.sqrt(3), 0.5])
    latitude, longitude = transform.to_geographic(spots)
    arc = (latitude if axis == 0 else longitude) * 60 / minutes
    whole = np.floor(arc).astype(int)
    found: list[tuple[float, int, int | None]] = [(0.0, int(whole[0]), None)]
    for i in np.flatnonzero(np.diff(whole)):
        crossed = int(max(whole[i], whole[i + 1]))
        share = (crossed - arc[i]) / (arc[i + 1] - arc[i])
        position = float(t[i] + share * (t[i + 1] - t[i]))
        found.append((position, int(whole[i + 1]), crossed))
    found.append((length, int(whole[-1]), None))
    return found


def _cell(a: tuple[float, float], b: tuple[float, float], out: tuple[float, float]) -> str:
    shift = np.array(out) * BAND
    return svg.polyline(np.array([a, b, np.array(b) + shift, np.array(a) + shift]), closed=True)


def _mark(
    at: tuple[float, float], out: tuple[float, float], arc: int, axis: int, ink: str, size: float
) -> str:
    degrees, minutes = divmod(arc, 60)
    letter = "N" if axis == 0 else "E"
    text = f"{degrees}°{minutes:02d}′ {letter}"
    x, y = at[0] + out[0] * (BAND + 14), at[1] + out[1] * (BAND + 14)
    turn = {(-1.0, 0.0): -90, (1.0, 0.0): 90}.get(out)
    label = words(0, 0, text, size, fill=ink, anchor="middle")
    spin = f" rotate({turn})" if turn else ""
    shift = 8 if out[1] > 0 else 4 if out[1] == 0 else 2
    where = f"translate({svg.number(x)} {svg.number(y)}){spin} translate(0 {shift})"
    return svg.tag("g", label, transform=where)


# --- compass ----------------------------------------------------------------------------------


def quiet_spot(
    frame: Frame, shore: BaseGeometry, taken: list[tuple[float, float, float, float]], size: float
) -> tuple[float, float] | None:
    """The emptiest point of the sea with room for a circle of this radius, or None."""
    busy = shapely.union_all([shapely.simplify(shore, 4.0), *(shapely.box(*b) for b in taken)])
    shapely.prepare(busy)
    step = SPACING * 0.6
    x, y = np.meshgrid(
        np.arange(size + 20, frame.width - size - 20, step),
        np.arange(size + 20, frame.height - size - 20, step),
    )
    if not x.size:
        return None
    room = np.minimum(
        shapely.distance(shapely.points(x, y), busy),
        np.minimum(np.minimum(x, y), np.minimum(frame.width - x, frame.height - y)),
    )
    best = int(np.argmax(room))
    if float(room.flat[best]) < size + 12:
        return None
    return float(x.flat[best]), float(y.flat[best])


def compass(x: float, y: float, size: float, theme: Theme, north: float) -> str:
    """A compass rose; ``north`` is the direction of true north in degrees, clockwise from up."""
    ink = theme.palette["coast"]
    parts = [
        svg.tag("circle", r=size * 0.62, fill="none", stroke=ink, stroke_width="1.4"),
        svg.tag("circle", r=size * 0.57, fill="none", stroke=ink, stroke_width=".7"),
    ]
    ticks = "".join(
        svg.polyline(np.array([_polar(a, size * 0.57), _polar(a, size * 0.62)]))
        for a in range(0, 360, 10)
    )
    parts.append(svg.path(ticks, stroke=ink, stroke_width=".8", fill="none"))
    for first, reach in ((45, 0.6), (0, 0.92)):
        for angle in range(first, 360, 90):
            parts.append(_point(angle, size * reach, ink, theme.palette["paper"]))
    parts.append(words(0, -size * 0.97, "N", size * 0.24, fill=ink, anchor="middle", weight="bold"))
    place = f"translate({svg.number(x)} {svg.number(y)}) rotate({svg.number(north)})"
    return svg.tag("g", "".join(parts), transform=place, opacity=".8")


def _polar(angle: float, radius: float) -> tuple[float, float]:
    turn = angle * pi / 180
    return (radius * sin(turn), -radius * cos(turn))


def _point(angle: float, reach: float, ink: str, pale: str) -> str:
    tip, middle = _polar(angle, reach), (0.0, 0.0)
    left, right = _polar(angle - 45, reach * 0.2), _polar(angle + 45, reach * 0.2)
    pen = {"stroke": ink, "stroke_width": ".8", "stroke_linejoin": "round"}
    dark = svg.path(svg.polyline(np.array([middle, tip, right]), closed=True), fill=ink, **pen)
    light = svg.path(svg.polyline(np.array([middle, tip, left]), closed=True), fill=pale, **pen)
    return dark + light
