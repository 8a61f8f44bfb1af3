"""Step losses and who may be made to bear them."""

from collections.abc import Mapping, Sequence


def after_loss(steps: int, lost: int = 1) -> int:
    """Steps left after a loss; nothing goes below elimination."""
    return max(0, steps - lost)


def halved_up(value: int) -> int:
    """Half of a value, rounded up."""
    return -(-value // 2)


def fair_candidates(
    classes: Sequence[Sequence[str]], steps: Mapping[str, int], taken: Mapping[str, int]
) -> tuple[str, ...]:
    """Units that may take the next loss when losses spread evenly inside a class.

    The first class with a living unit is used up before the next; inside it nobody takes another
    loss before every living unit of the class has taken as many.
    """
    for members in classes:
        living = [unit for unit in members if steps[unit] > 0]
        if living:
            fewest = min(taken.get(unit, 0) for unit in living)
            return tuple(unit for unit in living if taken.get(unit, 0) == fewest)
    return ()
