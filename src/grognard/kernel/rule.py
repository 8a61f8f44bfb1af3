"""The mark that ties a function to the rulebook paragraph it enforces."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., object] | type)

RULES_ATTRIBUTE = "__rules__"


def rule(*ids: str) -> Callable[[T], T]:
    """Name the rules that the decorated function or class enforces.

    The mark is passive: it only leaves the ids on the object, so that the generated table
    (id → code → tests) can be read from the source without a registry or import order.
    """
    if not ids or not all(ids):
        raise ValueError("@rule needs at least one rule id")

    def mark(subject: T) -> T:
        setattr(subject, RULES_ATTRIBUTE, (*getattr(subject, RULES_ATTRIBUTE, ()), *ids))
        return subject

    return mark


def rules_of(subject: object) -> tuple[str, ...]:
    """The rule ids a function or class was marked with."""
    found = getattr(subject, RULES_ATTRIBUTE, ())
    return tuple(found)
