"""The family's staff: answers any decision of its games, with or without a plan."""

from collections.abc import Sequence
from random import Random
from typing import Any

from grognard.games.somnium.actions import AddGun, AddUnit, SomniumAction
from grognard.games.somnium.ruleset import SomniumRules
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import (
    Combat,
    Declaration,
    DefenderSupport,
    Movement,
    OpeningAttack,
)
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought
from grognard.players.somnium.assault import best_support, next_combat, opening_attack
from grognard.players.somnium.foresight import best_plan
from grognard.players.somnium.greedy import next_move
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.planner import Campaign, plain_plan
from grognard.players.somnium.posts import Order
from grognard.players.somnium.responses import answer_result
from grognard.players.somnium.weights import Book, book, foresighted


class SomniumStaff:
    """Thinks for one side of a game of the family."""

    def __init__(
        self,
        *,
        planning: bool,
        foresight: bool = False,
        judgement: Book | None = None,
        orders: Sequence[Order] = (),
    ) -> None:
        self.planning = planning
        self.judgement = judgement or book()
        if foresight:
            self.judgement = foresighted(self.judgement)
        self.campaign = Campaign(self.look_ahead if foresight else plain_plan, orders)
        self._last: Outlook | None = None

    def answer(
        self, rules: Ruleset[Any, Any], imagined: Any, side: Side, random: Random
    ) -> Thought:
        """The answer to the open decision; whatever the thinking missed, it is legal."""
        if not isinstance(rules, SomniumRules) or not isinstance(imagined, SomniumState):
            raise TypeError("this staff thinks about the somnium family only")
        choices = rules.choices(imagined, side)
        if len(choices) == 1 and not isinstance(imagined.steps[-1], Combat):
            return Thought(action=choices[0])
        outlook = self.outlook(rules, imagined, rules.sides.index(side), random)
        thought = self.think(outlook, choices)
        if thought is None:
            return fallback(choices)
        return thought if is_legal(rules, imagined, side, thought.action) else fallback(choices)

    def look_ahead(self, outlook: Outlook) -> list[Order]:
        """The plan that stands up best to what the enemy may do."""
        return best_plan(outlook, self.stand_in)

    def stand_in(self, orders: Sequence[Order]) -> "SomniumStaff":
        """A staff that thinks no further than its own phase, for playing on from a plan."""
        return SomniumStaff(planning=True, judgement=self.judgement, orders=orders)

    def outlook(
        self, rules: SomniumRules, imagined: SomniumState, side: int, random: Random
    ) -> Outlook:
        """The position as the side sees it; what still holds of the last look is not redone."""
        last = self._last
        found = None
        if last is not None and last.rules is rules and last.side == side:
            found = last.carried(imagined, random)
        if found is None:
            found = Outlook(rules, imagined, side, random, self.judgement)
        self._last = found
        return found

    def think(self, outlook: Outlook, choices: Sequence[SomniumAction]) -> Thought | None:
        """The answer to each kind of open step."""
        step = outlook.state.steps[-1]
        if isinstance(step, Movement):
            return self.campaign.next_move(outlook) if self.planning else next_move(outlook)
        if isinstance(step, Combat):
            return next_combat(outlook, careful=self.planning)
        if isinstance(step, DefenderSupport):
            return best_support(outlook, step)
        if isinstance(step, OpeningAttack):
            return opening_attack(outlook, step)
        if isinstance(step, Declaration):
            # Only somebody who was replaced in mid-declaration leaves one open.
            return finish_declaration(choices)
        return answer_result(outlook, choices)


def finish_declaration(choices: Sequence[SomniumAction]) -> Thought:
    """Send everybody who can go into a declaration somebody else began, and seal it."""
    for action in choices:
        if isinstance(action, AddUnit | AddGun):
            return Thought(action=action)
    return Thought(action=choices[len(choices) - 1])


def is_legal(rules: Ruleset[Any, Any], state: SomniumState, side: Side, action: Action) -> bool:
    """Whether the referee would accept an answer."""
    try:
        rules.check(state, side, action)
    except Illegal:
        return False
    return True


def fallback(choices: Sequence[SomniumAction]) -> Thought:
    """The last choice of the list, which ends or passes wherever that is allowed."""
    return Thought(action=choices[len(choices) - 1])
