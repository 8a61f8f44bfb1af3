"""Opening match files for the commands that read them."""

from pathlib import Path
from typing import Any

from grognard.cli.output import CommandError
from grognard.cli.select import find_ruleset
from grognard.kernel.matchfile import read_wire
from grognard.kernel.ruleset import Ruleset


def open_match_file(path: Path, game: str | None = None) -> tuple[Ruleset[Any, Any], bytes]:
    """The bytes of a match file and the rules of the game it says it belongs to.

    ``game`` names the rules for a game that is not one of the house.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise CommandError(f"{path}: the file does not exist") from None
    wire = read_wire(data)
    return find_ruleset(game or wire.header.game), data
