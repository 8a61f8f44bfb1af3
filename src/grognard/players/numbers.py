"""The numbers behind the thinking by name, so that others can be tried in their place.

A name is the way to a number through its data file: ``weights.boldness``,
``titles.sicilia.places.Messina.end``.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from grognard.kernel.ruleset import Ruleset
from grognard.players.staff import school_of


class UnknownNumber(LookupError):
    """There is no such number, or the game has none at all."""


def numbers_of(rules: Ruleset[Any, Any]) -> dict[str, float]:
    """Every number behind the thinking about a game; whole numbers are counts and stay fixed."""
    school = school_of(rules)
    if school is None:
        raise UnknownNumber(f"nobody has judged {rules.info.id} yet: it has no weights")
    return dict(_leaves(msgspec.to_builtins(school.read()), ""))


def _leaves(value: object, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, below in value.items():
            yield from _leaves(below, f"{path}.{key}" if path else str(key))
    elif isinstance(value, float):
        yield path, value


def find_number(known: Mapping[str, float], wanted: str, game: str) -> str:
    """The full name of a number that was named by the end of it; the game's own come first."""
    if wanted in known:
        return wanted
    special = f"titles.{game}.own.{wanted}"
    if special in known:
        return special
    found = [name for name in known if name.endswith(f".{wanted}")]
    own = [name for name in found if name.startswith(("weights.", f"titles.{game}."))]
    if len(own) == 1:
        return own[0]
    if not found:
        raise UnknownNumber(f"no weight {wanted!r}; the weights are: {', '.join(known)}")
    raise UnknownNumber(f"{wanted!r} may be any of: {', '.join(own or found)}")


def judgement_with(rules: Ruleset[Any, Any], changes: Mapping[str, float]) -> Any:
    """The numbers of a game's school with some of them changed."""
    school = school_of(rules)
    if school is None:
        raise UnknownNumber(f"nobody has judged {rules.info.id} yet: it has no weights")
    book = school.read()
    tree = msgspec.to_builtins(book)
    for name, value in changes.items():
        *way, last = name.split(".")
        node = tree
        for key in way:
            node = node[key]
        node[last] = value
    return msgspec.convert(tree, type(book))
