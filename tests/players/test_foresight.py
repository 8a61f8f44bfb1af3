"""The grognard tries several plans out and makes the one that turns out best."""

from collections.abc import Sequence
from random import Random

import pytest

from grognard.games.sicilia.campaign import load
from grognard.kernel.dice import SeededDice
from grognard.players.somnium import foresight
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.posts import Order
from grognard.players.somnium.staff import SomniumStaff
from grognard.players.somnium.weights import book


def first_look() -> Outlook:
    """The Axis before its first move."""
    rules = load()
    state, _ = rules.start("campaign", {}, SeededDice(2))
    return Outlook(rules, state, rules.sides.index("axis"), Random(1), book())


def test_different_manners_lead_to_different_plans() -> None:
    plans = foresight.candidate_plans(first_look())
    assert plans[0][0] == "usual"
    assert len(plans) >= 3
    moves = [sorted((order.unit, order.to) for order in orders) for _, orders in plans]
    assert all(one != two for n, one in enumerate(moves) for two in moves[:n])


def test_the_plan_that_turns_out_best_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    outlook = first_look()
    wanted, orders = foresight.candidate_plans(first_look())[-1]
    moves = [(order.unit, order.to) for order in orders]

    def fated(_: Outlook, tried: Sequence[Order], seed: int, stand_in: object) -> float:
        return float([(order.unit, order.to) for order in tried] == moves)

    monkeypatch.setattr(foresight, "play_out", fated)
    staff = SomniumStaff(planning=True, foresight=True)
    chosen = staff.look_ahead(outlook)
    assert [(order.unit, order.to) for order in chosen] == moves
    assert chosen[0].reasons[-1].reason == f"manner-{wanted}"


def test_playing_on_follows_from_the_seed_and_leaves_the_table_alone() -> None:
    outlook = first_look()
    before = bytes(outlook.state.control), list(outlook.state.place)
    staff = SomniumStaff(planning=True, foresight=True)
    _, orders = foresight.candidate_plans(outlook)[0]
    values = {foresight.play_out(outlook, orders, 5, staff.stand_in) for _ in range(2)}
    assert len(values) == 1
    assert (bytes(outlook.state.control), list(outlook.state.place)) == before
