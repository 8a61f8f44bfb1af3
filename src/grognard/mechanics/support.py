"""Guns within range."""

from collections.abc import Callable, Iterable, Mapping

import msgspec


class Gun(msgspec.Struct, frozen=True, kw_only=True):
    """A gun that could fire: its unit, hex and reach."""

    unit: str
    hex: int
    range: int


def in_range(
    guns: Iterable[Gun], target: int, distance: Callable[[int, int], int]
) -> Mapping[str, int]:
    """The guns that reach a hex, with their distance."""
    reached = {}
    for gun in guns:
        far = distance(gun.hex, target)
        if far <= gun.range:
            reached[gun.unit] = far
    return reached
