"""The hex grid and the hex numbers."""

import numpy as np

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.frame import HEX_SIZE, SPACING, Frame
from grognard.atlas.drawing.theme import Theme

NUMBER_SIZE = 7.6
"""Height of the hex numbers in map units."""


def number_place(frame: Frame, h: int) -> tuple[float, float]:
    """Middle of the baseline of a hex number: just inside the northern hexside."""
    x, y = frame.centres[h]
    return float(x), float(y) - SPACING / 2 + NUMBER_SIZE + 1.6


def grid_lines(frame: Frame, theme: Theme) -> str:
    """All hexsides, each drawn once: a zigzag down the west of every column, then the lintels."""
    spec = frame.grid.spec
    data: list[str] = []
    half = SPACING / 2
    for column in range(spec.columns):
        first = frame.centres[column * spec.rows]
        last = frame.centres[(column + 1) * spec.rows - 1]
        top, low = sorted((float(first[1]), float(last[1])))
        x = float(first[0])
        west: list[tuple[float, float]] = [(x - HEX_SIZE / 2, top - half)]
        for row in range(spec.rows):
            y = top + row * SPACING
            west += [(x - HEX_SIZE, y), (x - HEX_SIZE / 2, y + half)]
        data.append(svg.polyline(np.array(west)))
        for row in range(spec.rows + 1):
            y = top - half + row * SPACING
            data.append(svg.polyline(np.array([[x - HEX_SIZE / 2, y], [x + HEX_SIZE / 2, y]])))
        data.extend(_eastern(frame, column, x, top, low))
    return svg.path(
        data,
        fill="none",
        stroke=theme.palette["grid"],
        stroke_width=".8",
        stroke_opacity=".42",
        stroke_linejoin="round",
    )


def _eastern(frame: Frame, column: int, x: float, top: float, low: float) -> list[str]:
    """Hexsides in the east that no further column draws."""
    half = SPACING / 2
    if column == frame.grid.spec.columns - 1:
        east = [(x + HEX_SIZE / 2, top - half)]
        for row in range(frame.grid.spec.rows):
            y = top + row * SPACING
            east += [(x + HEX_SIZE, y), (x + HEX_SIZE / 2, y + half)]
        return [svg.polyline(np.array(east))]
    after = frame.centres[(column + 1) * frame.grid.spec.rows :][: frame.grid.spec.rows]
    out: list[str] = []
    if top < float(after[:, 1].min()):
        out.append(svg.polyline(np.array([[x + HEX_SIZE / 2, top - half], [x + HEX_SIZE, top]])))
    if low > float(after[:, 1].max()):
        out.append(svg.polyline(np.array([[x + HEX_SIZE, low], [x + HEX_SIZE / 2, low + half]])))
    return out


def hex_numbers(frame: Frame, theme: Theme) -> str:
    """The printed number of every hex."""
    out: list[str] = []
    for h in frame.grid.hexes():
        x, y = number_place(frame, h)
        out.append(f'<text x="{svg.number(x)}" y="{svg.number(y)}">{frame.grid.name(h)}</text>')
    return svg.tag(
        "g",
        "".join(out),
        font_family="sans-serif",
        font_size=NUMBER_SIZE,
        text_anchor="middle",
        fill=theme.palette["number"],
        fill_opacity=".72",
    )
