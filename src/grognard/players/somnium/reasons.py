"""Reasons as records: the sentence of each is ``reason-<word>`` in the players' texts."""

from grognard.kernel.illegal import Param
from grognard.kernel.report import Modifier

PLAN = "PLAYER"
"""Stands where a rule id would: a judgement of the player, not a rule."""


def because(reason: str, value: int = 0, **params: Param) -> Modifier:
    """A reason for an answer; values are hundredths of a victory point unless the text says so."""
    return Modifier(value=value, reason=reason, rule=PLAN, params=params)
