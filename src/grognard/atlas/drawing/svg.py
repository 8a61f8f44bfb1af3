"""Writing compact SVG: numbers, paths, elements.

A map holds a hundred thousand points, so the way a point is written decides the size of the file.
Straight outlines are written as relative moves in tenths of a map unit. Smooth outlines are uniform
quadratic B-splines, which SVG can write with a single pair of numbers per point (command ``t``)
provided that the control points lie on a lattice of two tenths: then every joint is exact and
rounding errors cannot pile up along the curve.
"""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]

#: After this many ``t`` commands a full ``q`` restarts the curve (guards against float drift).
RESTART = 40


def number(value: float) -> str:
    """A coordinate with at most one decimal and no superfluous characters."""
    return _tenths(round(value * 10))


def _tenths(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    text = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{text}" if tenths < 0 else text


def _join(values: Iterable[int]) -> str:
    """Join integers in tenths, using a minus sign as separator where there is one."""
    out: list[str] = []
    for value in values:
        text = _tenths(value)
        if out and text[0] != "-":
            out.append(" ")
        out.append(text)
    return "".join(out)


def _lattice(points: Points, step: int) -> npt.NDArray[np.int64]:
    """Points in tenths, rounded to multiples of ``step``, without repeated neighbours."""
    grid = np.rint(np.asarray(points, dtype=np.float64) * (10 / step)).astype(np.int64) * step
    if len(grid) < 2:
        return grid
    keep = np.ones(len(grid), dtype=bool)
    keep[1:] = np.any(grid[1:] != grid[:-1], axis=1)
    return np.asarray(grid[keep], dtype=np.int64)


def polyline(points: Points, *, closed: bool = False) -> str:
    """Straight segments through ``points``."""
    grid = _lattice(points, 1)
    if closed and len(grid) > 1 and np.array_equal(grid[0], grid[-1]):
        grid = grid[:-1]
    if len(grid) < 2:
        return ""
    head = f"M{_join([int(grid[0, 0]), int(grid[0, 1])])}"
    deltas = np.diff(grid, axis=0).ravel().tolist()
    return head + "l" + _join(deltas) + ("z" if closed else "")


def smooth_closed(points: Points) -> str:
    """A closed curve shaped by ``points`` (a quadratic B-spline)."""
    grid = _lattice(points, 2)
    if len(grid) > 1 and np.array_equal(grid[0], grid[-1]):
        grid = grid[:-1]
    if len(grid) < 3:
        return ""
    return _spline(np.concatenate([grid, grid[:1], grid[1:2]]), lead=False) + "z"


def smooth_open(points: Points) -> str:
    """An open curve from the first to the last point, shaped by those between."""
    grid = _lattice(points, 2)
    if len(grid) < 2:
        return ""
    if len(grid) == 2:
        return polyline(points)
    return _spline(grid, lead=True)


def _spline(grid: npt.NDArray[np.int64], *, lead: bool) -> str:
    """Curve through the midpoints of ``grid``; with ``lead`` also joined to both ends."""
    middles = (grid[1:] + grid[:-1]) // 2
    start = grid[0] if lead else middles[0]
    parts = [f"M{_join([int(start[0]), int(start[1])])}"]
    here = start
    if lead:
        step = middles[0] - here
        parts.append("l" + _join([int(step[0]), int(step[1])]))
        here = middles[0]
    pending: list[int] = []
    for index in range(1, len(middles)):
        control, target = grid[index], middles[index]
        step = target - here
        if (index - 1) % RESTART == 0:
            if pending:
                parts.append("t" + _join(pending))
                pending = []
            bend = control - here
            parts.append("q" + _join([int(bend[0]), int(bend[1]), int(step[0]), int(step[1])]))
        else:
            pending.extend((int(step[0]), int(step[1])))
        here = target
    if pending:
        parts.append("t" + _join(pending))
    if lead:
        step = grid[-1] - here
        parts.append("l" + _join([int(step[0]), int(step[1])]))
    return "".join(parts)


def sample_open(points: Points, per_span: int = 6) -> Points:
    """Points on the curve that :func:`smooth_open` writes, for ribbons and text placement."""
    control = np.asarray(points, dtype=np.float64)
    if len(control) < 3:
        return control
    middles = (control[1:] + control[:-1]) / 2
    t = np.linspace(0, 1, per_span, endpoint=False)[:, None]
    spans = [control[:1]]
    for index in range(1, len(middles)):
        a, b, c = middles[index - 1], control[index], middles[index]
        spans.append((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t**2 * c)
    spans.append(middles[-1:])
    spans.append(control[-1:])
    return np.concatenate(spans)


def attributes(values: dict[str, object]) -> str:
    """Attributes in the given order; ``None`` drops one, ``_`` in a name stands for ``-``."""
    out: list[str] = []
    for key, value in values.items():
        if value is None:
            continue
        text = number(value) if isinstance(value, float) else str(value)
        name = key.rstrip("_").replace("_", "-")
        out.append(f" {name}={quoteattr(text)}")
    return "".join(out)


def tag(name: str, body: str = "", /, **values: object) -> str:
    """One element."""
    head = f"<{name}{attributes(values)}"
    return f"{head}>{body}</{name}>" if body else f"{head}/>"


def path(data: str | Sequence[str], /, **values: object) -> str:
    """A path element, or nothing when there is no data."""
    text = data if isinstance(data, str) else "".join(data)
    return tag("path", d=text, **values) if text else ""


def group(layer: str, body: str, /, **values: object) -> str:
    """A layer: a group with an id, kept even when empty so that clients find it."""
    return f'<g id="{layer}"{attributes(values)}>{body}</g>'


def text(x: float, y: float, content: str, /, **values: object) -> str:
    """A text element."""
    return tag("text", escape(content), x=float(x), y=float(y), **values)
