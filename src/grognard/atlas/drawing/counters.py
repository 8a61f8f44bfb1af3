"""Counters: die-cut squares with symbol, size, values and state, alone, in stacks or on sheets."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.glyphs import GLYPHS, glyph
from grognard.atlas.drawing.theme import SideColours, Theme

SIDE = 52.0
"""Edge of a counter in map units; a hex is 69 units from side to side."""

STEP = 5.0
"""How far each further counter of a stack is shifted up and to the right."""

SHOWN = 4
"""Counters of a stack that are drawn; the number says how many there are."""


class CounterError(ValueError):
    """A counter that cannot be drawn; names the counter and what is wrong."""


@dataclass(frozen=True)
class Counter:
    """What is printed on a counter, and the state it is in.

    ``values`` are written in order with dashes between; ``markers`` are short tags laid on the
    counter (``DG`` for a disorganised unit, an arrow, a fuel mark).
    """

    side: str
    nation: str
    symbol: str
    size: str = ""
    values: tuple[str, ...] = ()
    label: str = ""
    reduced: bool = False
    markers: tuple[str, ...] = ()


def _checked(counter: Counter, theme: Theme) -> SideColours:
    if counter.symbol not in GLYPHS:
        known = ", ".join(sorted(GLYPHS))
        raise CounterError(f"counter {counter.label!r}: no symbol {counter.symbol!r}; {known}")
    return theme.colours(counter.nation)


def counter_face(counter: Counter, theme: Theme) -> str:
    """A counter around (0, 0)."""
    colours = _checked(counter, theme)
    half = SIDE / 2
    fill = (colours.back or colours.fill) if counter.reduced else colours.fill
    n = svg.number
    parts = [
        svg.tag(
            "rect",
            x=-half,
            y=-half,
            width=SIDE,
            height=SIDE,
            rx=5.0,
            fill=fill,
            stroke="#1d1812",
            stroke_width="1",
        ),
        # Light falls on the upper and left edge of the punched cardboard.
        svg.path(
            f"M{n(1.6 - half)} {n(half - 4)}V{n(5.6 - half)}Q{n(1.6 - half)} {n(1.6 - half)} "
            f"{n(5.6 - half)} {n(1.6 - half)}H{n(half - 4)}",
            fill="none",
            stroke="#fff",
            stroke_opacity=".55",
            stroke_width="1.5",
        ),
        svg.path(
            f"M{n(half - 1.4)} {n(4 - half)}V{n(half - 5.4)}Q{n(half - 1.4)} {n(half - 1.4)} "
            f"{n(half - 5.4)} {n(half - 1.4)}H{n(4 - half)}",
            fill="none",
            stroke="#000",
            stroke_opacity=".3",
            stroke_width="1.5",
        ),
    ]
    if counter.reduced:
        parts.append(
            svg.path(
                f"M{n(-half + 1)} {n(half - 13)}L{n(half - 13)} {n(-half + 1)}H{n(half - 5)}"
                f"L{n(-half + 1)} {n(half - 5)}z",
                fill="#fff",
                fill_opacity=".42",
                class_="reduced",
            )
        )
    parts.append(
        svg.tag("g", glyph(counter.symbol, colours.ink, colours.box), transform="translate(0-4)")
    )
    parts.append(_print(counter, colours))
    parts.extend(_marker(i, text) for i, text in enumerate(counter.markers))
    return svg.tag("g", "".join(parts), class_="counter")


def _print(counter: Counter, colours: SideColours) -> str:
    """Size, values and label."""
    out: list[str] = []
    face = {"fill": colours.text, "font_family": "sans-serif", "text_anchor": "middle"}
    if counter.size:
        out.append(svg.text(0, -16.4, counter.size, font_size="8.2", font_weight="bold", **face))
    if counter.values:
        text = "-".join(counter.values)
        size = 14.5 if len(text) <= 5 else 12.5 if len(text) <= 7 else 10.0
        out.append(svg.text(0, 21.4, text, font_size=size, font_weight="bold", **face))
    if counter.label:
        size = 7.4 if len(counter.label) <= 5 else 6.2 if len(counter.label) <= 9 else 5.0
        turned = svg.tag(
            "g",
            svg.text(0, 0, counter.label[:14], font_size=size, **face),
            transform="translate(17.8-4) rotate(90)",
        )
        out.append(turned)
    return "".join(out)


def _marker(index: int, text: str) -> str:
    """A tag laid over the upper left of the counter."""
    width = 8.0 + 5.4 * len(text)
    x, y = -SIDE / 2 - 4, -SIDE / 2 - 4 + index * 13
    return svg.tag(
        "rect",
        x=x,
        y=y,
        width=width,
        height=12.0,
        rx=2.5,
        fill="#b3261e",
        stroke="#fff",
        stroke_width=".8",
    ) + svg.text(
        x + width / 2,
        y + 9.2,
        text,
        font_size="8.6",
        font_weight="bold",
        fill="#fff",
        font_family="sans-serif",
        text_anchor="middle",
        class_="marker",
    )


def _shadow() -> str:
    half = SIDE / 2
    return svg.tag(
        "rect",
        x=-half + 2.5,
        y=-half + 3.5,
        width=SIDE,
        height=SIDE,
        rx=5.0,
        fill="#000",
        fill_opacity=".28",
    )


def stack(counters: Sequence[Counter], theme: Theme, x: float, y: float) -> str:
    """Counters of one hex, the first on top; a number tells how many there are."""
    shown = list(counters[:SHOWN])
    lift = (len(shown) - 1) * STEP / 2
    parts: list[str] = []
    for depth in range(len(shown) - 1, -1, -1):
        shift = -lift + depth * STEP
        where = f"translate({svg.number(shift)} {svg.number(-shift)})"
        parts.append(svg.tag("g", _shadow() + counter_face(shown[depth], theme), transform=where))
    if len(counters) > 1:
        edge = SIDE / 2 + lift - 3
        parts.append(
            svg.tag(
                "g",
                '<circle r="8.4" fill="#fffdf4" stroke="#1d1812" stroke-width="1.2"/>'
                + svg.text(
                    0,
                    3.6,
                    str(len(counters)),
                    font_size="10.4",
                    font_weight="bold",
                    font_family="sans-serif",
                    text_anchor="middle",
                    fill="#1d1812",
                ),
                transform=f"translate({svg.number(edge)} {svg.number(-edge)})",
                class_="count",
            )
        )
    place = f"translate({svg.number(x)} {svg.number(y)})"
    return svg.tag("g", "".join(parts), transform=place, class_="stack")


def draw_counters(counters: Iterable[Counter], theme: Theme, columns: int = 12) -> str:
    """A sheet of counters as an SVG document."""
    if columns < 1:
        raise CounterError(f"a counter sheet needs at least one column, not {columns}")
    pieces = list(counters)
    pitch = SIDE + 12
    rows = max(1, -(-len(pieces) // columns))
    across = min(columns, max(1, len(pieces)))
    body = [
        svg.tag(
            "rect", width=across * pitch + 24, height=rows * pitch + 24, fill=theme.palette["paper"]
        )
    ]
    for index, piece in enumerate(pieces):
        x = 12 + pitch / 2 + (index % columns) * pitch
        y = 12 + pitch / 2 + (index // columns) * pitch
        body.append(stack([piece], theme, x, y))
    w, h = svg.number(across * pitch + 24), svg.number(rows * pitch + 24)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f"{''.join(body)}</svg>"
    )
