"""What the two movement engines share: the layout of their flat arrays and the choice of engine.

Both engines answer the same questions with the same signatures. A *situation* is one row of
``flags`` (per hex), ``surcharge`` (per hex) and ``rules``; a query names a row of costs and a row
of situations. With a limit, a hex is searched once per number of counted steps: node = steps *
hexes + hex. Answers are canonical: among equal costs an unended move wins over one that must end,
then the lowest predecessor, so both engines agree on paths and not only on costs.
"""

import importlib.util
from functools import cache
from typing import Final, Literal, NamedTuple, Protocol

from grognard.hexes.changes import BoolArray
from grognard.hexes.grid import IntArray, MaskArray

# Compiled code keeps these numbers inside it: whoever changes one touches compiled.py as well, so
# that numba's stored code is made again.
BLOCKED: Final = 1
ZOC: Final = 2
DOUBLE: Final = 4

ON_ENTRY: Final = 0
LEAVE: Final = 1
ENTER: Final = 2
START: Final = 3
ZOC_TO_ZOC: Final = 4
MINIMUM: Final = 5
RULES: Final = 6

ENTRY_FREE: Final = 0
ENTRY_STOPS: Final = 1
ENTRY_FORBIDDEN: Final = 2

NO_LIMIT: Final = -1
NOWHERE: Final = -1

Engine = Literal["auto", "compiled", "reference"]


class Found(NamedTuple):
    """Reached nodes of a batch, query after query, each in ascending order."""

    offsets: IntArray
    nodes: IntArray
    costs: IntArray
    previous: IntArray
    ended: MaskArray


class Flood(Protocol):
    """Everything within each query's budget of its starts."""

    def __call__(
        self,
        neighbours: IntArray,
        edge_costs: IntArray,
        flags: MaskArray,
        surcharge: IntArray,
        rules: IntArray,
        counted: MaskArray,
        limit: int,
        cost_rows: IntArray,
        situation_rows: IntArray,
        start_offsets: IntArray,
        start_hexes: IntArray,
        spent: IntArray,
        budgets: IntArray,
    ) -> tuple[IntArray, IntArray, IntArray, IntArray, MaskArray]:
        """Return the fields of ``Found``."""
        ...


class FloodBack(Protocol):
    """Every hex from which one of the targets is within the budget."""

    def __call__(
        self,
        neighbours: IntArray,
        edge_cost: IntArray,
        flags: MaskArray,
        surcharge: IntArray,
        rules: IntArray,
        targets: IntArray,
        budget: int,
    ) -> tuple[IntArray, IntArray]:
        """Return cost (-1 out of reach) and next hex (-1 at a target), per hex."""
        ...


# Columns of ``queries`` in ``Refill``.
ROW: Final = 0
COST_ROW: Final = 1
SITUATION: Final = 2
AT: Final = 3
SPENT: Final = 4
BUDGET: Final = 5
QUERY: Final = 6


class Refill(Protocol):
    """Work out rows of a kept table of reaches anew.

    A table has a row for every unit: ``before`` (the hex before each hex, -1 where the unit does
    not come), ``paid`` (the points spent then), ``ends`` (whether it can go there) and ``counts``
    (how many of its ends have ``room``). Each query names a row and where its unit starts.
    """

    def __call__(
        self,
        neighbours: IntArray,
        edge_costs: IntArray,
        flags: MaskArray,
        surcharge: IntArray,
        rules: IntArray,
        queries: IntArray,
        room: BoolArray,
        before: IntArray,
        paid: IntArray,
        ends: BoolArray,
        counts: IntArray,
    ) -> int:
        """Write the rows; return by how much all counts together have changed."""
        ...


class Toggle(Protocol):
    """A hex has become full, or has room again: bring the counts up to date."""

    def __call__(self, ends: BoolArray, counts: IntArray, h: int, change: int) -> int:
        """Add the change to every row that could end there; return how many did."""
        ...


class Pick(Protocol):
    """The place of a table that a running number over all ends with room stands for."""

    def __call__(
        self, ends: BoolArray, counts: IntArray, room: BoolArray, index: int
    ) -> tuple[int, int]:
        """Return row and hex; the number must be below the sum of the counts."""
        ...


class Spread(Protocol):
    """Everything joined to some hexes, however far."""

    def __call__(
        self, neighbours: IntArray, links: IntArray, free: BoolArray, starts: IntArray
    ) -> BoolArray:
        """Mark the starts and all free hexes joined to them by links above 0."""
        ...


class Engines(NamedTuple):
    """One implementation of all questions."""

    flood: Flood
    flood_back: FloodBack
    refill: Refill
    toggle: Toggle
    pick: Pick
    spread: Spread


@cache
def engines(engine: Engine = "auto") -> Engines:
    """The asked implementation; ``auto`` is the compiled one where numba is installed.

    Imports happen here, on the first query: the command line must not pay for numba to say help.
    """
    if engine == "reference":
        return _reference()
    if engine == "auto" and importlib.util.find_spec("numba") is None:
        return _reference()
    from grognard.hexes import compiled, compiled_table

    return Engines(
        compiled.flood,
        compiled.flood_back,
        compiled_table.refill,
        compiled_table.toggle,
        compiled_table.pick,
        compiled_table.spread,
    )


def _reference() -> Engines:
    from grognard.hexes import reference, reference_table

    return Engines(
        reference.flood,
        reference.flood_back,
        reference_table.refill,
        reference_table.toggle,
        reference_table.pick,
        reference_table.spread,
    )
