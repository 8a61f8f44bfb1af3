"""Choosing retreat hexes: priorities that narrow what the conditions of a game leave open.

The ways themselves come from ``hexes.trace.simple_paths``, which never enters a hex twice.
"""

from collections.abc import Callable, Iterable, Sequence
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
