"""Textures: small signs scattered evenly but irregularly over an area."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.fields import Lattice
from grognard.atlas.drawing.noise import scatter
from grognard.atlas.drawing.theme import TerrainStyle

Array = npt.NDArray[np.float64]


def texture(
    lattice: Lattice, field: Array, style: TerrainStyle, seed: int, turn: Array | None = None
) -> str:
    """Small signs scattered over an area: trees, tufts, clinker, terraces.

    ``turn`` is the direction of the level line at each point, which terraces follow.
    """
    draw, spacing = _SIGNS[style.texture]
    step = spacing / lattice.step
    rows, columns = int(field.shape[0] / step), int(field.shape[1] / step)
    c, r = np.meshgrid(np.arange(columns), np.arange(rows))
    a, b = scatter(c, r, seed + 1), scatter(c, r, seed + 2)
    across, down = (c + 0.15 + 0.7 * a + (r % 2) * 0.5) * step, (r + 0.15 + 0.7 * b) * step
    i = np.minimum(down.astype(np.int64), field.shape[0] - 1)
    j = np.minimum(across.astype(np.int64), field.shape[1] - 1)
    marks = [
        draw(
            float(lattice.x[0] + across[k] * lattice.step),
            float(lattice.y[0] + down[k] * lattice.step),
            float(a[k]),
            0.0 if turn is None else float(turn[i[k], j[k]]),
        )
        for k in zip(*np.nonzero(field[i, j] >= 0.62), strict=True)
    ]
    filled = style.texture in ("wood", "lava", "grove")
    ink = style.ink or style.fill
    if filled:
        return svg.path(marks, fill=ink, class_=style.texture)
    return svg.path(
        marks,
        fill="none",
        stroke=ink,
        stroke_width="1.1",
        stroke_linecap="round",
        class_=style.texture,
    )


def _tree(x: float, y: float, chance: float, _turn: float) -> str:
    r = 2.6 + 1.6 * chance
    n = svg.number
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 1 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 1 {n(-2 * r)} 0z"


def _tuft(x: float, y: float, chance: float, _turn: float) -> str:
    n = svg.number
    w = 5 + 3 * chance
    return f"M{n(x - w)} {n(y)}h{n(2 * w)}M{n(x)} {n(y - 1.5)}v-4m-2.6 4l-1.6-3m6.8 3l1.6-3"


def _clinker(x: float, y: float, chance: float, _turn: float) -> str:
    n = svg.number
    s = 1.2 + 2.2 * chance
    return f"M{n(x)} {n(y - s)}l{n(s * 1.2)} {n(s)}l{n(-s)} {n(s * 0.8)}l{n(-s * 1.1)} {n(-s)}z"


def _terrace(x: float, y: float, chance: float, turn: float) -> str:
    n = svg.number
    w = 6 + 5 * chance
    dx, dy = w * float(np.cos(turn)), w * float(np.sin(turn))
    bend = 2.5 * chance
    control = f"{n(dx - dy / w * bend)} {n(dy + dx / w * bend)}"
    return f"M{n(x - dx)} {n(y - dy)}q{control} {n(2 * dx)} {n(2 * dy)}"


def mine(x: float, y: float) -> str:
    """A sea mine."""
    n = svg.number
    return f"M{n(x - 2.6)} {n(y)}h5.2m-2.6-2.6v5.2m-1.8-4.4l3.6 3.6m0-3.6l-3.6 3.6"


#: Texture name to the drawing of one sign and the distance between signs.
_SIGNS: dict[str, tuple[Callable[[float, float, float, float], str], float]] = {
    "wood": (_tree, 9.5),
    "grove": (_tree, 16.0),
    "marsh": (_tuft, 17.0),
    "lava": (_clinker, 9.0),
    "terrace": (_terrace, 13.0),
}
