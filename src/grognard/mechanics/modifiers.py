"""Numbers that explain themselves: lists of modifiers and their sums."""

from collections.abc import Iterable

from grognard.kernel.illegal import Param
from grognard.kernel.report import Modifier


def because(value: int, reason: str, rule: str, **params: Param) -> Modifier:
    """A modifier; reason and rule are not optional, so no bare number can slip in."""
    return Modifier(value=value, reason=reason, rule=rule, params=params)


def total(modifiers: Iterable[Modifier]) -> int:
    """What they come to."""
    return sum(modifier.value for modifier in modifiers)


def best(modifiers: Iterable[Modifier]) -> tuple[Modifier, ...]:
    """Only the greatest counts (terrain that does not add up); the first of equals wins."""
    chosen: Modifier | None = None
    for modifier in modifiers:
        if chosen is None or modifier.value > chosen.value:
            chosen = modifier
    return () if chosen is None else (chosen,)
