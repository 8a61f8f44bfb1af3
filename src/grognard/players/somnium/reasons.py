"""Reasons as records: the sentence of each is ``reason-<word>`` in the players' texts."""

from grognard.kernel.illegal import Param
from grognard.kernel.report import Modifier


def because(reason: str, value: int = 0, **params: Param) -> Modifier:
    """A reason for an answer; values are hundredths of a victory point unless the text says so.

    A player's judgement is no rule, so it cites none.
    """
    return Modifier(value=value, reason=reason, rule="", params=params)
