"""Turning records into the plain values that a text can show."""

from collections.abc import Callable, Mapping

import msgspec

Shown = str | int | float
"""What may stand in a text: words, or a number that can choose a plural."""


Namer = Callable[[str], str]
"""Turns the id of a unit or place into what players call it, and leaves other words alone."""


def shown(value: object, name: Namer = str) -> Shown:
    """One value as a text shows it: lists joined by commas, an empty list as a dash."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int() | float():
            return value
        case str():
            return name(value)
        case None:
            return ""
        case [] | ():
            return "–"
        case list() | tuple() | set() | frozenset():
            return ", ".join(str(shown(each, name)) for each in value)
        case dict():
            return ", ".join(f"{name(key)} {shown(each, name)}" for key, each in value.items())
        case _:
            return str(value)


def shown_params(params: Mapping[str, object], name: Namer = str) -> dict[str, Shown]:
    """All parameters of a text."""
    return {key: shown(value, name) for key, value in params.items()}


def record_params(record: msgspec.Struct, name: Namer = str) -> dict[str, Shown]:
    """The fields of a record as parameters; a record inside it gives ``<field>-<its field>``."""
    wire = msgspec.to_builtins(record)
    found: dict[str, Shown] = {}
    for field, value in wire.items():
        if isinstance(value, dict):
            found.update((f"{field}-{key}", shown(each, name)) for key, each in value.items())
        found[field] = shown(value, name)
    return found
