"""Pictures in pixels: an SVG document becomes a PNG.

The renderer (``resvg-py``) is imported on first use. It draws no text when a font family is
missing, so the families behind ``serif`` and ``sans-serif`` are chosen by trying them out.
"""

from functools import lru_cache
from typing import Final

SERIF: Final = (
    "Linux Libertine O",
    "Libertinus Serif",
    "EB Garamond",
    "Georgia",
    "Times New Roman",
    "Liberation Serif",
    "Noto Serif",
    "DejaVu Serif",
)
SANS: Final = (
    "Liberation Sans",
    "Arial",
    "Helvetica",
    "Noto Sans",
    "Open Sans",
    "DejaVu Sans",
)
LARGEST: Final = 20_000
"""Widest picture in pixels; beyond it memory runs out before anyone is pleased."""


class RasterError(ValueError):
    """A picture that cannot be made; says why."""


def _render(
    document: str, width: int | None = None, serif: str | None = None, sans: str | None = None
) -> bytes:
    try:
        import resvg_py
    except ImportError as error:
        raise RasterError("PNG pictures need the package resvg-py") from error
    try:
        picture = resvg_py.svg_to_bytes(
            svg_string=document, width=width, serif_family=serif, sans_serif_family=sans
        )
        return bytes(picture)
    except ValueError as error:
        raise RasterError(f"the drawing cannot be rendered: {error}") from error


def _sample(generic: str, text: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="24">'
        f'<text x="2" y="18" font-size="16" font-family="{generic}">{text}</text></svg>'
    )


@lru_cache(maxsize=1)
def _families() -> tuple[str | None, str | None]:
    """The first serif and the first sans-serif candidate that put ink on the paper."""
    blank = len(_render(_sample("serif", "")))
    serif = (n for n in SERIF if len(_render(_sample("serif", "Hexagon"), serif=n)) > blank + 40)
    sans = (n for n in SANS if len(_render(_sample("sans-serif", "Hexagon"), sans=n)) > blank + 40)
    return next(serif, None), next(sans, None)


def to_png(document: str, width: int) -> bytes:
    """Render an SVG document at a width in pixels; the height follows."""
    if not 1 <= width <= LARGEST:
        raise RasterError(f"width must lie between 1 and {LARGEST} pixels, not {width}")
    serif, sans = _families()
    return _render(document, width, serif, sans)
