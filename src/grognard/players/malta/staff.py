"""The staff for Malta: answers any decision of the game, with or without a plan."""

from collections.abc import Sequence
from random import Random
from typing import Any

from grognard.games.malta.actions import Assign, AutoSetup, Done, MaltaAction, Place
from grognard.games.malta.referee import MaltaRules
from grognard.games.malta.state import POOL, MaltaState
from grognard.games.malta.steps import (
    Advancing,
    Ashore,
    Barrage,
    BeachAssault,
    Combats,
    Contest,
    Declaration,
    DropPlan,
    Fight,
    Joining,
    LandingPlan,
    LandingSea,
    Losses,
    Missions,
    Movement,
    Retreating,
    Scatter,
    Setup,
    ShoreMoves,
)
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought
from grognard.players.malta import greedy, responses
from grognard.players.malta.contest import choose_chit
from grognard.players.malta.invasion import Beach, beaches, drop_hexes, drop_plan, landing_plan
from grognard.players.malta.missions import best_mission
from grognard.players.malta.operations import Campaign, declare
from grognard.players.malta.outlook import Outlook
from grognard.players.malta.weights import Book, book
from grognard.players.somnium.reasons import because

DROPS = 12
"""Drop hexes that are expected when the first missions are flown."""


class MaltaStaff:
    """Thinks for one side."""

    def __init__(self, *, planning: bool, judgement: Book | None = None) -> None:
        self.planning = planning
        self.judgement = judgement or book()
        self.campaign = Campaign()
        self._list: list[MaltaAction] = []
        self._expected: tuple[bool, set[int]] = (False, set())

    def answer(
        self, rules: Ruleset[Any, Any], imagined: Any, side: Side, random: Random
    ) -> Thought:
        """The answer to the open decision; whatever the thinking missed, it is legal."""
        if not isinstance(rules, MaltaRules) or not isinstance(imagined, MaltaState):
            raise TypeError("this staff thinks about malta only")
        choices: Sequence[Any] = ()
        if not isinstance(imagined.steps[-1], Movement):
            # A Movement Segment has thousands of choices and needs no list of them.
            choices = rules.choices(imagined, side)
            if len(choices) == 1:
                return Thought(action=choices[0])
        number = rules.sides.index(side)
        outlook = Outlook(rules, imagined, number, random, self.judgement)
        thought = self.think(outlook, choices)
        if thought is not None and is_legal(rules, imagined, side, thought.action):
            return thought
        return last_choice(rules, imagined, side)

    def think(self, outlook: Outlook, choices: Sequence[Any]) -> Thought | None:
        """The answer to each kind of open step."""
        step = outlook.state.steps[-1]
        match step:
            case Setup():
                return self.setup(outlook)
            case Missions():
                return self.missions(outlook, step)
            case DropPlan() | LandingPlan():
                return self.landing(outlook, step, choices)
            case Contest():
                return (
                    choose_chit(outlook) if self.planning else greedy.choose_chit(outlook, choices)
                )
            case Movement():
                if self.planning:
                    return self.campaign.next_move(outlook)
                return greedy.next_move(outlook)
            case Declaration():
                return declare(outlook, step) if self.planning else greedy.declare(outlook, step)
            case Fight():
                attacker = outlook
                if step.side != outlook.side:
                    attacker = Outlook(
                        outlook.rules, outlook.state, step.side, outlook.random, self.judgement
                    )
                return responses.answer_fight(outlook, attacker, step)
            case _:
                return small_answer(outlook, step, choices)

    def setup(self, outlook: Outlook) -> Thought:
        """The garrisons the planner wants first, then the rest as the game offers it."""
        if self.planning:
            for name, at in self.judgement.garrison.items():
                unit = outlook.rules.title.number.get(name, -1)
                if unit >= 0 and outlook.state.place[unit] == POOL:
                    reason = because("garrison", unit=name, hex=at)
                    return Thought(
                        action=Place(name, at), reasons=(reason,), highlights=((at, "defended"),)
                    )
        return Thought(action=AutoSetup(), reasons=(because("proved-setup"),))

    def missions(self, outlook: Outlook, step: Missions) -> Thought:
        """One mission after another where it brings most for what is planned."""
        drops: list[int] = []
        landings: list[Beach] = []
        if self.planning and outlook.state.turn == 0:
            landings = beaches(outlook)
            if step.kind == "air":
                drops = drop_hexes(outlook, DROPS, landings)
        if len(outlook.state.missions) >= step.allowance:
            return Thought(action=Done())
        value, h = best_mission(outlook, step.kind, drops, landings)
        if h < 0:
            return Thought(action=Done())
        name = outlook.edition.names[h]
        reason = because("bombard", round(value * 100), hex=name)
        return Thought(action=Assign(name), reasons=(reason,), highlights=((name, "target"),))

    def landing(
        self, outlook: Outlook, step: DropPlan | LandingPlan, choices: Sequence[Any]
    ) -> Thought:
        """Go through a list that was made as a whole; greedy looks at each unit by itself."""
        dropping = isinstance(step, DropPlan)
        if not self.planning:
            pick = greedy.plan_drop if dropping else greedy.plan_landing
            return pick(outlook, choices)
        planned = {u for u, h in enumerate(outlook.state.arrow) if h >= 0}
        if self._expected != (dropping, planned) or not planned:
            self._list = drop_plan(outlook) if dropping else landing_plan(outlook)
        while self._list:
            action = self._list.pop(0)
            if is_legal(outlook.rules, outlook.state, outlook.rules.sides[0], action):
                unit = outlook.rules.title.number[getattr(action, "unit", "")]
                self._expected = (dropping, planned | {unit})
                at = getattr(action, "at", "") or getattr(action, "to", "")
                word = "drops-there" if dropping else "lands-there"
                reason = because(word, hex=at, unit=getattr(action, "unit", ""))
                return Thought(action=action, reasons=(reason,), highlights=((at, "goal"),))
        return Thought(action=Done())


def small_answer(outlook: Outlook, step: Any, choices: Sequence[Any]) -> Thought | None:
    """Decisions that need no plan."""
    match step:
        case Losses():
            return responses.choose_loss(outlook, choices)
        case Retreating():
            return responses.choose_retreat(outlook, choices)
        case Advancing():
            return responses.choose_advance(outlook, step, choices)
        case Combats():
            return responses.order_combats(outlook, choices)
        case Barrage():
            return responses.lay_guns(outlook, step, choices)
        case Scatter():
            return responses.scatter(outlook, choices)
        case ShoreMoves():
            return responses.shore_moves(outlook, choices)
        case BeachAssault():
            return responses.add_landers(outlook, choices)
        case Joining():
            return responses.join_all(choices)
        case Ashore():
            return responses.come_ashore(outlook, choices)
        case LandingSea():
            return responses.choose_sea(choices)
        case _:
            return responses.choose_strongest(outlook, choices)


def last_choice(rules: MaltaRules, state: MaltaState, side: Side) -> Thought:
    """The last choice of the list, which ends or passes wherever that is allowed."""
    choices = rules.choices(state, side)
    return Thought(action=choices[len(choices) - 1])


def is_legal(rules: Ruleset[Any, Any], state: MaltaState, side: Side, action: Action) -> bool:
    """Whether the referee would accept an answer."""
    try:
        rules.check(state, side, action)
    except Illegal:
        return False
    return True
