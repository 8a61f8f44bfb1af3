"""1.3.5: what a step costs, and who may make it at all."""

from typing import TYPE_CHECKING

from grognard.games.malta.disposition import Disposition
from grognard.games.malta.state import RUBBLE, MaltaState
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    pass


@rule("M-5.2.2-R3")
def road_open(table: Disposition, state: MaltaState, slot: int) -> bool:
    """Whether a road joins two hexes and neither end of it lies in ruins."""
    edition = table.edition
    if not edition.is_road[slot]:
        return False
    return not state.rubble[slot // 6] and not state.rubble[edition.neighbours[slot]]


@rule("M-1.3.5", "M-1.3.5-R2")
def off_road_cost(table: Disposition, state: MaltaState, row: int, slot: int) -> int:
    """The price of a step off the road: hexside or base, plus overlays; negative if prohibited."""
    edition = table.edition
    cost = edition.off_road[row][slot]
    if cost > 0 and state.rubble[edition.neighbours[slot]] == RUBBLE:
        cost += edition.rubble.mp_add
    return cost


def step_cost(table: Disposition, state: MaltaState, row: int, slot: int) -> int:
    """The undoubled price of a step, along a road if there is one; negative if prohibited."""
    if road_open(table, state, slot):
        return table.edition.road_cost
    return off_road_cost(table, state, row, slot)


def standing_cost(table: Disposition, state: MaltaState, row: int, h: int) -> int:
    """The price of a hex by itself, without road or hexside; negative if prohibited."""
    cost = table.edition.flat_cost[row][h]
    if cost > 0 and state.rubble[h] == RUBBLE:
        cost += table.edition.rubble.mp_add
    return cost


def may_pass(table: Disposition, state: MaltaState, unit: int, here: int, there: int) -> bool:
    """Whether the ground lets a unit step into a neighbouring hex, by road or otherwise."""
    edition = table.edition
    return step_cost(table, state, edition.row[unit], edition.slot(here, there)) > 0
