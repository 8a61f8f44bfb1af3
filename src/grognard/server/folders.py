"""Where a user's files lie on this machine: matches that must be kept, pictures that need not."""

import os
import platform
import tempfile
from pathlib import Path

NAME = "grognard"


def data_folder() -> Path:
    """The folder of what must not be lost; made if it is missing."""
    folder = _base("XDG_DATA_HOME", Path(".local") / "share", "LOCALAPPDATA") / NAME
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def cache_folder() -> Path:
    """The folder of what can be made again; a temporary one if there is nowhere else to write."""
    folder = _base("XDG_CACHE_HOME", Path(".cache"), "LOCALAPPDATA") / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix=f"{NAME}-"))


def _base(variable: str, usual: Path, windows: str) -> Path:
    given = os.environ.get(windows if platform.system() == "Windows" else variable)
    return Path(given) if given else Path.home() / usual
