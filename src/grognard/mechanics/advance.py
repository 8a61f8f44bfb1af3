"""Advance after combat: into the vacated hex, and for some units on from there."""

from collections.abc import Callable, Iterable
from typing import TypeVar

H = TypeVar("H", bound=int)


def advance_ways(
    vacated: H,
    depth: int,
    neighbours: Callable[[H], Iterable[H]],
    may_enter: Callable[[H, H | None], bool],
    may_end: Callable[[H], bool],
    must_stop: Callable[[H], bool],
) -> list[tuple[H, ...]]:
    """All ways of one unit, the vacated hex being the first of at most ``depth`` hexes.

    ``may_enter(there, before)`` is asked for each hex with the one before it (None for the vacated
    hex); a hex where the unit must stop ends its way. Ways that end without room are left out, but
    a way may lead through such a hex.
    """
    found: list[tuple[H, ...]] = []

    def extend(way: tuple[H, ...]) -> None:
        here = way[-1]
        if may_end(here):
            found.append(way)
        if len(way) >= depth or must_stop(here):
            return
        for there in neighbours(here):
            if there not in way and may_enter(there, here):
                extend((*way, there))

    if depth > 0 and may_enter(vacated, None):
        extend((vacated,))
    return found
