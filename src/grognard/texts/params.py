"""Turning records into the plain values that a text can show."""

from collections.abc import Mapping

import msgspec

Shown = str | int
"""What may stand in a text: words, or a number that can choose a plural."""


def shown(value: object) -> Shown:
    """One value as a text shows it: lists joined by commas, nothing as the empty string."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case None:
            return ""
        case list() | tuple() | set() | frozenset():
            return ", ".join(str(shown(each)) for each in value)
        case dict():
            return ", ".join(f"{key} {shown(each)}" for key, each in value.items())
        case _:
            return str(value)


def shown_params(params: Mapping[str, object]) -> dict[str, Shown]:
    """All parameters of a text."""
    return {name: shown(value) for name, value in params.items()}


def record_params(record: msgspec.Struct) -> dict[str, Shown]:
    """The fields of a record as parameters; a record inside it gives ``<field>-<its field>``."""
    wire = msgspec.to_builtins(record)
    found: dict[str, Shown] = {}
    for name, value in wire.items():
        if isinstance(value, dict):
            found.update((f"{name}-{key}", shown(each)) for key, each in value.items())
        found[name] = shown(value)
    return found
