"""Searching retreat hexes: conditions that must hold, and priorities that narrow the choice."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

H = TypeVar("H", bound=int)


def narrowed(candidates: Iterable[H], priorities: Sequence[Callable[[H], int]]) -> tuple[H, ...]:
    """The candidates that do best (lowest) by the first priority, of those by the second, …"""
    left = tuple(candidates)
    for priority in priorities:
        if len(left) < 2:
            break
        marks = [priority(hexagon) for hexagon in left]
        lowest = min(marks)
        left = tuple(each for each, mark in zip(left, marks, strict=True) if mark == lowest)
    return left


def retreat_paths(
    start: H,
    length: int,
    neighbours: Callable[[H], Iterable[H]],
    may_enter: Callable[[H], bool],
    may_end: Callable[[H], bool],
) -> Iterator[tuple[H, ...]]:
    """All ways of exactly ``length`` hexes that never use a hex twice, the first hex included."""

    def extend(path: tuple[H, ...]) -> Iterator[tuple[H, ...]]:
        if len(path) == length + 1:
            if may_end(path[-1]):
                yield path[1:]
            return
        for there in neighbours(path[-1]):
            if there not in path and may_enter(there):
                yield from extend((*path, there))

    yield from extend((start,))
