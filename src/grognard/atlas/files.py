"""Where the atlas keeps its fact files, and how the small formats are read."""

import csv
import io
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

GAMES: Final = ("sicilia", "cassino", "malta", "sicilia43", "sicily2")


class AtlasError(ValueError):
    """A fact file, a recipe or a built map that contradicts itself; names the place."""


def data_folder(game: str | None = None) -> Path:
    """The folder of the shared fact files, or of one map."""
    folder = Path(str(files("grognard.atlas") / "data"))
    if game is None:
        return folder
    if game not in GAMES:
        raise AtlasError(f"no map called {game!r}; known maps: {', '.join(GAMES)}")
    return folder / game


def board_path(game: str) -> Path:
    """Where the finished board file of a game lives."""
    data_folder(game)
    return Path(str(files("grognard"))) / "games" / game / "data" / "board.json"


def read_table(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV fact file."""
    with path.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream, strict=True))


def table_text(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A CSV file as text, with line ends that are the same everywhere."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return stream.getvalue()


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file; a syntax error names the file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise AtlasError(f"{path.name}: {error}") from error
