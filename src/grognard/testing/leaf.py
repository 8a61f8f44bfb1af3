"""Single values inside JSON, to change one at a time."""

from collections.abc import Iterator
from typing import Any

import msgspec

PathKey = str | int


class Leaf(msgspec.Struct, frozen=True):
    """A value and the keys and indices that lead to it."""

    path: tuple[PathKey, ...]
    value: Any


def leaves(value: Any, path: tuple[PathKey, ...] = ()) -> Iterator[Leaf]:
    """Every value that is neither an object nor a list."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, (*path, key))
    elif isinstance(value, list | tuple):
        for index, each in enumerate(value):
            yield from leaves(each, (*path, index))
    else:
        yield Leaf(path, value)


def replaced(value: Any, leaf: Leaf, new: object) -> Any:
    """The same JSON with another value in this place."""
    return _replaced(value, leaf.path, new)


def _replaced(value: Any, path: tuple[PathKey, ...], new: object) -> Any:
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(value, dict):
        return {
            key: _replaced(each, rest, new) if key == first else each for key, each in value.items()
        }
    return [
        _replaced(each, rest, new) if index == first else each for index, each in enumerate(value)
    ]
