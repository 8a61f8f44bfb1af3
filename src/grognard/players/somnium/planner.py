"""Carrying a plan out: order by order, with a new plan when the table looks different."""

from collections.abc import Callable, Sequence

from grognard.games.somnium.actions import SomniumAction
from grognard.games.somnium.state import EVACUATED
from grognard.players.contract import Thought
from grognard.players.somnium.greedy import end_phase
from grognard.players.somnium.movers import evacuations, movers
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.plan import Plan
from grognard.players.somnium.posts import LEAVES, Order

Planning = Callable[[Outlook], list[Order]]


def plain_plan(outlook: Outlook) -> list[Order]:
    """The plan that comes first to mind."""
    return Plan(outlook).orders()


class Campaign:
    """One side's movement phases.

    What it remembers only saves time: a campaign begun in mid-phase plans for what is left.
    """

    def __init__(self, planning: Planning = plain_plan, orders: Sequence[Order] = ()) -> None:
        self._planning = planning
        self._orders: list[Order] = list(orders)
        self._expected: tuple[object, ...] | None = None if orders else ()

    def next_move(self, outlook: Outlook) -> Thought:
        """The next order that can be carried out, or the end of the phase."""
        if self._expected is not None and self._expected != situation(outlook):
            self._orders = self._planning(outlook)
        able, leaving = movers(outlook), evacuations(outlook)
        for index, order in enumerate(self._orders):
            action: SomniumAction | None = None
            mover = able.get(order.unit)
            if order.to == LEAVES:
                action = leaving.get(order.unit)
            elif mover is not None and mover.ends[order.to]:
                action = mover.action(outlook, order.to)
            if action is not None:
                del self._orders[index]
                self._expected = situation(outlook, order)
                return Thought(action=action, reasons=order.reasons, highlights=order.highlights)
        self._orders = []
        self._expected = ()
        return end_phase(outlook)


def situation(outlook: Outlook, order: Order | None = None) -> tuple[object, ...]:
    """What the table must look like for a plan still to be good, after one more order."""
    own = outlook.edition.of_side[outlook.side]
    places = [outlook.state.place[u] for u in own]
    if order is not None:
        places[own.index(order.unit)] = EVACUATED if order.to == LEAVES else order.to
    enemies = bytes(outlook.table.count[outlook.enemy])
    return (outlook.state.turn, outlook.side, tuple(places), enemies)
