"""The georeferenced map pipeline: real geography in, hex maps out.

``build`` makes a board file from the committed facts, ``write`` stores it next to its game,
``diff`` compares the two, ``check`` runs every acceptance check of a map.
"""

from grognard.atlas.build import build, diff, rendered, write
from grognard.atlas.check import CheckResult, check
from grognard.atlas.files import GAMES, AtlasError, board_path

__all__ = [
    "GAMES",
    "AtlasError",
    "CheckResult",
    "board_path",
    "build",
    "check",
    "diff",
    "rendered",
    "write",
]
