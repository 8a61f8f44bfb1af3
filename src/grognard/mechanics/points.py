"""Pools of points that are set anew, halved and spent: air, supply, bombardment missions."""

from grognard.kernel.illegal import Illegal


def spend(available: int, wanted: int, *, code: str, rule: str, pool: str) -> int:
    """What is left after spending; refused if the pool is too small or the wish negative."""
    if wanted < 0 or wanted > available:
        raise Illegal(code, rule, pool=pool, wanted=wanted, available=available)
    return available - wanted
