"""Work that kills its worker, in a module that is quickly imported."""

import os
from pathlib import Path


def die_once(folder: Path, number: int) -> int:
    """Kill the worker the first time that number 2 comes along."""
    mark = folder / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os._exit(3)
    return number * number


def always_die(number: int) -> int:
    """Kill every worker."""
    os._exit(number)
