"""Looking ahead: several plans, each played on against the enemy's best answer, before one is made.

Nothing here is limited by a clock: the number of plans and of sampled continuations is fixed, so
that the answer follows from the position and the seed alone.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, cast

from grognard.games.somnium.actions import SomniumAction
from grognard.games.somnium.ruleset import SomniumRules
from grognard.games.somnium.state import EVACUATED, LOST, SomniumState
from grognard.games.somnium.steps import Movement
from grognard.kernel.dice import SeededDice
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.plan import Plan
from grognard.players.somnium.posts import Order
from grognard.players.somnium.pull import pull_map
from grognard.players.somnium.reasons import because
from grognard.players.somnium.weights import Manner
from grognard.players.staff import Staff

LONGEST = 2000
"""No continuation has more answers than this; it only guards against an endless one."""
SEED_BITS = 60

StandIn = Callable[[Sequence[Order]], Staff]
"""Makes a cheap staff for a continuation that first carries out the given orders."""


class Candidate(NamedTuple):
    """A plan, the manner of thinking it came from, and how it turned out on average."""

    manner: str
    orders: list[Order]
    value: float


def best_plan(outlook: Outlook, stand_in: StandIn) -> list[Order]:
    """The plan that turns out best on average over the same few continuations for all."""
    plans = candidate_plans(outlook)
    if len(plans) == 1:
        return plans[0][1]
    seeds = [outlook.random.getrandbits(SEED_BITS) for _ in range(outlook.title.samples)]
    best: Candidate | None = None
    for manner, orders in plans:
        value = sum(play_out(outlook, orders, seed, stand_in) for seed in seeds) / len(seeds)
        if best is None or value > best.value:
            best = Candidate(manner, orders, value)
    if best is None:
        return []
    why = because(f"manner-{best.manner}", len(plans))
    return [order._replace(reasons=(*order.reasons, why)) for order in best.orders]


def candidate_plans(outlook: Outlook) -> list[tuple[str, list[Order]]]:
    """The different plans that different manners of thinking lead to, the usual one first."""
    found: dict[tuple[tuple[int, int], ...], tuple[str, list[Order]]] = {}
    seed = outlook.random.getrandbits(SEED_BITS)
    manners = (Manner(name="usual"), *outlook.judgement.lookahead.manners)
    for manner in manners[: outlook.title.plans]:
        judgement = manner.applied(outlook.judgement)
        seen = Outlook(outlook.rules, outlook.state, outlook.side, Random(seed), judgement)
        orders = Plan(seen).orders()
        key = tuple(sorted((order.unit, order.to) for order in orders))
        found.setdefault(key, (manner.name, orders))
    return list(found.values())


def play_out(outlook: Outlook, orders: Sequence[Order], seed: int, stand_in: StandIn) -> float:
    """What a plan is worth to its side after the enemy has had his answer."""
    rules, side = outlook.rules, outlook.side
    random, dice = Random(seed), SeededDice(seed)
    state = rules.scramble(outlook.state, rules.sides[side], random)
    staffs = {
        name: stand_in(orders if number == side else ()) for number, name in enumerate(rules.sides)
    }
    ends = (state.turn + outlook.judgement.lookahead.depth, side)
    for _ in range(LONGEST):
        decisions = rules.decisions(state)
        if not decisions:
            break
        if (state.turn, state.side) >= ends and isinstance(state.steps[-1], Movement):
            break
        decider = decisions[0].side
        action = staffs[decider].answer(rules, state, decider, random).action
        rules.apply_checked(state, decider, cast("SomniumAction", action), dice)
    return judged(rules, state, outlook, random)


def judged(rules: SomniumRules, state: SomniumState, outlook: Outlook, random: Random) -> float:
    """What a position is worth to a side: units, places, and what the units stand before."""
    side = outlook.side
    if not state.steps:
        sheet = rules.score(state)
        ours, theirs = (sheet.total(rules.sides[n]) for n in (side, 1 - side))
        decided = outlook.judgement.lookahead.victory
        return ours - theirs + (decided if ours > theirs else -decided if ours < theirs else 0.0)
    mine = Outlook(rules, state, side, random, outlook.judgement)
    other = Outlook(rules, state, 1 - side, random, outlook.judgement)
    total = lives(mine, side) - lives(mine, 1 - side)
    for h, worth in mine.places.items():
        total += worth if mine.is_ours(h) else -worth
    share = outlook.judgement.lookahead.prospects
    return total + share * (prospects(mine) - prospects(other))


def lives(outlook: Outlook, side: int) -> float:
    """What is left of a side, on the map, beside it and in safety."""
    state = outlook.state
    total = 0.0
    for unit in outlook.edition.of_side[side]:
        place = state.place[unit]
        if place == EVACUATED:
            total += outlook.worth_of[unit].evacuated
        elif place not in LOST:
            total += outlook.life_at(unit, state.strength[unit])
            if place < 0 and outlook.edition.units[unit].arrive_mode == "reserve":
                total += outlook.title.reserve_points
    return total


def prospects(outlook: Outlook) -> float:
    """How well a side's units stand for what they want next."""
    rows = outlook.edition.class_row
    place = outlook.state.place
    return sum(float(pull_map(outlook, rows[u])[place[u]]) for u in outlook.own_units())
