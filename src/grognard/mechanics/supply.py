"""Supply and contact: a trace turned into an answer that explains itself."""

import msgspec

from grognard.hexes.trace import Trace


class SupplyLine(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a line exists; its hexes if it does, and where and why it breaks if not.

    ``broken_at`` and ``towards`` are printed hex numbers; ``cause`` is one of the causes of a
    trace (no source, closed hex, forbidden step, off the network, too long).
    """

    rule: str
    path: tuple[str, ...] = ()
    source: str = ""
    cause: str = ""
    leg: str = ""
    broken_at: str = ""
    towards: str = ""

    @property
    def found(self) -> bool:
        return not self.cause

    def __bool__(self) -> bool:
        return self.found


def supply_line(trace: Trace, rule: str) -> SupplyLine:
    """The answer behind a trace, in printed hex numbers."""
    grid = trace.grid
    if trace.goal is not None:
        return SupplyLine(
            rule=rule,
            path=tuple(grid.name(h) for h in trace.path),
            source=grid.name(trace.goal),
        )
    broken = trace.broken
    if broken is None:
        raise ValueError("a trace without a goal and without a break")
    return SupplyLine(
        rule=rule,
        cause=broken.cause,
        leg=broken.leg,
        broken_at="" if broken.at is None else grid.name(broken.at),
        towards="" if broken.towards is None else grid.name(broken.towards),
    )
