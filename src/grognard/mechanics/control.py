"""Control of hexes: a hex belongs to whoever's ground unit entered it last."""

from collections.abc import Iterable


def take(control: bytearray, hexes: Iterable[int], owner: int) -> list[int]:
    """Give the hexes to an owner; the ones that changed hands, in the order entered."""
    changed = []
    for there in hexes:
        if control[there] != owner:
            control[there] = owner
            changed.append(there)
    return changed
