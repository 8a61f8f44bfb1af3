"""A chit named in secret stays secret (option ``activation_bid``)."""

from random import Random

import pytest

from grognard.games.malta.actions import AutoSetup, Bid, Done
from grognard.games.malta.state import MaltaState
from grognard.kernel.dice import SeededDice
from grognard.testing.leaks import find_leak
from tests.games.malta.engine.playing import SCENARIO, ruleset

OPEN = {"activation_bid": "sequential"}
SECRET = {"activation_bid": "simultaneous"}


def first_contest(options: dict[str, str]) -> MaltaState:
    rules, dice = ruleset(), SeededDice(1)
    state, _ = rules.start(SCENARIO, options, dice)
    rules.apply(state, "british", AutoSetup(), dice)
    while state.turn == 0:
        rules.apply(state, rules.decisions(state)[0].side, Done(), dice)
    return state


@pytest.mark.rule("M-5.1-R1", "M-0.3")
def test_both_name_a_chit_at_the_same_time_and_neither_sees_the_other() -> None:
    rules, state = ruleset(), first_contest(SECRET)
    assert {each.side for each in rules.decisions(state)} == {"axis", "british"}
    assert all(each.hidden for each in rules.decisions(state))
    before = rules.view(state, "axis")
    rules.apply(state, "british", Bid("BDE1"), SeededDice(2))
    assert rules.view(state, "axis") == before
    assert find_leak(rules, state, "axis", Random(3)) is None
    assert find_leak(rules, state, "spectator", Random(4)) is None


@pytest.mark.rule("M-5.1-R1")
def test_in_the_open_the_axis_shows_its_chit_first() -> None:
    rules, state = ruleset(), first_contest(OPEN)
    assert [each.side for each in rules.decisions(state)] == ["axis"]
    rules.apply(state, "axis", Bid("RAMCKE"), SeededDice(2))
    (asked,) = rules.decisions(state)
    assert (asked.side, asked.params["against"]) == ("british", "RAMCKE")


@pytest.mark.rule("M-5.1-R1")
def test_a_redrawn_position_keeps_what_the_viewer_named_himself() -> None:
    rules, state = ruleset(), first_contest(SECRET)
    rules.apply(state, "british", Bid("BDE2"), SeededDice(2))
    own = rules.edition(state).chits["BDE2"]
    assert rules.scramble(state, "british", Random(1)).bids[1] == own
    drawn = {rules.scramble(state, "axis", Random(seed)).bids[1] for seed in range(30)}
    assert len(drawn) > 1
