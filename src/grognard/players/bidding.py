"""Tasks that compete for the same units: the best is taken first, the others think again."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar


class Bid(Protocol):
    """A way to do something, and what it should bring."""

    @property
    def gain(self) -> float: ...


B = TypeVar("B", bound=Bid)


def best_first(targets: Iterable[int], bid: Callable[[int], B], least: float) -> Iterator[B]:
    """The most promising bid, then the next, until none is worth enough.

    Whoever takes one uses units up, so a bid that comes to the top is made anew before it counts.
    """
    bids = {target: bid(target) for target in targets}
    fresh = set(bids)
    while bids:
        target = max(bids, key=lambda each: (bids[each].gain, -each))
        best = bids[target]
        if best.gain < least:
            return
        if target not in fresh:
            bids[target] = bid(target)
            fresh.add(target)
            continue
        del bids[target]
        yield best
        fresh.clear()
