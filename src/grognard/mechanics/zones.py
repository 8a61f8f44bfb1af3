"""Zones of control: the hexes next to units that exert one."""

from collections.abc import Iterable, Sequence


def zone_counts(neighbours: Sequence[int], size: int, sources: Iterable[int]) -> bytearray:
    """How many of the sources' hexes (each counted as often as listed) touch each hex.

    ``neighbours`` is the flat table of the grid, six entries a hex, -1 off the map. Counting
    instead of marking lets a caller add and remove one unit without a rebuild.
    """
    counts = bytearray(size)
    for source in sources:
        for slot in range(source * 6, source * 6 + 6):
            there = neighbours[slot]
            if there >= 0:
                counts[there] += 1
    return counts


def shift_zone(counts: bytearray, neighbours: Sequence[int], source: int, change: int) -> None:
    """Add (+1) or take away (-1) the zone of one unit standing in ``source``."""
    for slot in range(source * 6, source * 6 + 6):
        there = neighbours[slot]
        if there >= 0:
            counts[there] += change
