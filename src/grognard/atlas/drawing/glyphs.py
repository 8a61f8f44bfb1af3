"""Unit symbols: small vector drawings inside a box 30 wide and 19 high around (0, 0).

Symbols follow the usual military signs. Every drawing is built from strokes (``line``) and filled
shapes (``solid``); a symbol without a box is a silhouette.
"""

from typing import Final

HALF_W, HALF_H = 15.0, 9.5

_CROSS = "M-15-9.5L15 9.5M-15 9.5L15-9.5"
_OVAL = "M-8.5-4.6H8.5a4.6 4.6 0 0 1 0 9.2H-8.5a4.6 4.6 0 0 1 0-9.2z"
_DOT = "M-3.6 0a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z"
_CANOPY = "M-7 7.6q1.8-4.4 3.5-4.4T0 7.6q1.8-4.4 3.5-4.4T7 7.6"
_PLANE = (
    "M0-11c1.6 0 2.1 2.2 2.1 4.8L13 1.4V4L2.1.9v5.2L5.4 8.6v2.1L0 9.2l-5.4 1.5V8.6L-2.1 6.1V.9"
    "L-13 4V1.4L-2.1-6.2C-2.1-8.8-1.6-11 0-11z"
)
_SHIP = "M-16 2H16L12 9H-12zM-8 2V-2H-3V-7H1V-2H7V2zM-14 1v-2.2h5V1M9 1v-2.2h5V1"

#: Symbol to (strokes, filled shapes, letters, has a box).
GLYPHS: Final[dict[str, tuple[str, str, str, bool]]] = {
    "infantry": (_CROSS, "", "", True),
    "motorised": (_CROSS + "M0-9.5V9.5", "", "", True),
    "mechanised": (_CROSS + _OVAL, "", "", True),
    "armour": (_OVAL, "", "", True),
    "parachute": (_CROSS + _CANOPY, "", "", True),
    "glider": (_CROSS + "M-6 6.6H-1M1 6.6H6M-6 6.6v-2.4M6 6.6v-2.4", "", "", True),
    "mountain": (_CROSS, "M0 3.2L5.4 9.5H-5.4z", "", True),
    "artillery": ("", _DOT, "", True),
    "mech_artillery": (_OVAL, "M-2.6 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z", "", True),
    "rocket": (
        "M-5-2.5L0-7 5-2.5M-5 .5L0-4 5 .5",
        "M-2.6 5a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z",
        "",
        True,
    ),
    "rail_gun": (
        "M-11 7H11M-8 5v4M-3 5v4M3 5v4M8 5v4",
        "M-3.4-1a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z",
        "",
        True,
    ),
    "anti_aircraft": ("M-11 9.5Q-11-4 0-4T11 9.5", "", "", True),
    "anti_tank": ("M-15 9.5L0-9.5 15 9.5", "", "", True),
    "engineer": ("M-7.5 5V-4H7.5V5M0-4V5", "", "", True),
    "commando": (_CROSS, "", "CDO", True),
    "marine": (_CROSS + "M0-6.4V6.6M-4.6 3.2Q-4 6.8 0 6.8T4.6 3.2M-2.6-4H2.6", "", "", True),
    "headquarters": ("M-15 9.5V16", "", "HQ", True),
    "coastal": (
        "M-15-9.5h5v3.4h5v-3.4h5v3.4h5v-3.4h5v3.4h5",
        "M-3.4 3a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z",
        "",
        True,
    ),
    "reconnaissance": ("M-15 9.5L15-9.5", "", "", True),
    "armoured_recon": ("M-15 9.5L15-9.5" + _OVAL, "", "", True),
    "machine_gun": (_CROSS + "M0 7V-7M-2.6-4.4L0-7 2.6-4.4M-3 7H3", "", "", True),
    "supply": ("M-15 5.2H15", "", "", True),
    "truck": (
        "M-10 4V-5H3V4zM3-2H8L11 1V4H3M-10 4H11",
        "M-8 5.6a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM4 5.6a2 2 0 1 1 4 0a2 2 0 1 1-4 0z",
        "",
        True,
    ),
    "train": (
        "M-13 7H13M-10 4V-4H-3V-7H3V-4H10V4z",
        "M-9 5.6a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0z"
        "M5.6 5.6a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0z",
        "",
        True,
    ),
    "aircraft": ("", _PLANE, "", False),
    "ship": ("", _SHIP, "", False),
}


def glyph(symbol: str, ink: str, box: str) -> str:
    """The drawing of a symbol in its box."""
    if symbol not in GLYPHS:
        raise KeyError(f"no unit symbol {symbol!r}; there are: {', '.join(sorted(GLYPHS))}")
    strokes, solids, letters, boxed = GLYPHS[symbol]
    parts: list[str] = []
    if boxed:
        parts.append(
            f'<rect x="-15" y="-9.5" width="30" height="19" fill="{box}" stroke="{ink}" '
            'stroke-width="1.5"/>'
        )
    if strokes:
        parts.append(
            f'<path d="{strokes}" fill="none" stroke="{ink}" stroke-width="1.4" '
            'stroke-linejoin="round"/>'
        )
    if solids:
        parts.append(f'<path d="{solids}" fill="{ink}" fill-rule="nonzero"/>')
    if letters:
        back = f' stroke="{box}" stroke-width="3" paint-order="stroke"'
        parts.append(
            f'<text y="3.4" font-size="9.4" font-weight="bold" text-anchor="middle" '
            f'font-family="sans-serif" fill="{ink}"{back}>{letters}</text>'
        )
    return "".join(parts)
