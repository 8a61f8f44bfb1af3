"""Keeping the collector of garbage from making people and simulations wait.

Games, words and libraries are a quarter of a million objects that live as long as the process.
Looking through them again and again stops everything for a quarter of a second each time.
"""

import gc
from functools import cache

THRESHOLDS = (5_000, 20, 20)
"""Objects before the youngest are looked through, and rounds before the older ones are."""


def settle() -> None:
    """What is loaded now stays: the collector need not look at it any more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


@cache
def settle_once() -> None:
    """The same for whoever is about to play many games, only the first time in a process."""
    settle()
