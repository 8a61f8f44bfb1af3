"""Finds the games that exist, without importing any of them."""

import ast
from functools import cache
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

import msgspec

DataFolder = Traversable
"""Where a game may be told to read its data from; only loaders open it."""

OFFER = "ruleset"
"""The function by which a game package offers itself."""


class GamesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of ``games.toml``."""

    ids: tuple[str, ...]


@cache
def listed_ids() -> tuple[str, ...]:
    """The ids of ``games.toml`` in their order."""
    path = Path(__file__).with_name("games.toml")
    return msgspec.toml.decode(path.read_bytes(), type=GamesFile).ids


def offers_ruleset(package: str) -> bool:
    """Whether this package binds the name ``ruleset``, read from its source."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return False
    tree = ast.parse(Path(spec.origin).read_bytes(), filename=spec.origin)
    return any(OFFER in _bound_names(node) for node in tree.body)


def _bound_names(node: ast.stmt) -> set[str]:
    match node:
        case ast.FunctionDef(name=name):
            return {name}
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {alias.asname or alias.name for alias in names}
        case ast.Assign(targets=targets):
            return {each.id for each in targets if isinstance(each, ast.Name)}
        case _:
            return set()
