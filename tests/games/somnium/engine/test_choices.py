"""The list of choices: complete, countable, and the same however it is asked."""

from typing import Any

import msgspec
import pytest

from grognard.games.sicilia import ruleset
from grognard.games.somnium.actions import Drop, EndPhase, Land, Move, Resign
from grognard.games.somnium.steps import Combat, Movement
from grognard.kernel.dice import DictatedDice, SeededDice
from grognard.kernel.illegal import Illegal
from tests.games.somnium.engine.playing import SCENARIO, movement_after, random_game


def legal(state: Any, side: str, action: Any) -> bool:
    try:
        ruleset().check(state, side, action)
    except Illegal:
        return False
    return True


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_listed_is_legal_and_what_is_not_listed_is_refused(seed: int) -> None:
    rules = ruleset()
    state = movement_after(seed, 60 * seed)
    side = rules.decisions(state)[0].side
    listed = set(rules.choices(state, side))
    names = rules.edition(state).names
    owner = rules.sides.index(side)
    units = [rules.title.units[unit].id for unit in rules.edition(state).of_side[owner]]
    for unit in units[::3]:
        for name in names[::7]:
            assert legal(state, side, Move((unit,), name)) == (Move((unit,), name) in listed)
            assert legal(state, side, Drop(unit, name)) == (Drop(unit, name) in listed)
    for action in listed:
        if isinstance(action, Land):
            assert legal(state, side, action)


def test_index_iteration_and_offers_tell_the_same_list() -> None:
    rules = ruleset()
    met = set()
    for number, (state, _, _, _) in enumerate(random_game(11)):
        if not state.steps or (number % 60 and isinstance(state.steps[-1], Movement | Combat)):
            continue
        side = rules.decisions(state)[0].side
        choices = rules.choices(state, side)
        met.add(type(state.steps[-1]).__name__)
        listed = list(choices)
        assert listed == [choices[index] for index in range(len(choices))]
        assert len(set(listed)) == len(listed)
        assert choices[-1] == listed[-1]
        offered = []
        for offer in choices.offers():
            if offer.slot is None:
                offered.append(offer.action)
            for target in offer.targets:
                offered.append({**offer.action, str(offer.slot): target.value})
        decoded = [msgspec.convert(each, rules.action_type) for each in offered]
        assert decoded == listed
    assert {"Movement", "Combat", "Declaration", "Retreats", "Advances"} <= met


def test_past_the_end_of_the_list_there_is_nothing() -> None:
    rules = ruleset()
    state, _ = rules.start(SCENARIO, {}, SeededDice(1))
    choices = rules.choices(state, "axis")
    with pytest.raises(IndexError):
        choices[len(choices)]
    assert len(rules.choices(state, "allied")) == 0


@pytest.mark.rule("S/C-R64")
def test_resigning_is_accepted_but_never_listed() -> None:
    rules = ruleset()
    state, _ = rules.start(SCENARIO, {}, SeededDice(1))
    assert Resign() not in list(rules.choices(state, "axis"))
    rules.apply(state, "axis", Resign(), DictatedDice([]))
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("allied", "resignation")
    assert rules.decisions(state) == ()
    with pytest.raises(Illegal) as refused:
        rules.check(state, "allied", EndPhase())
    assert refused.value.code == "GAME_OVER"


@pytest.mark.rule("S/C-4.0b")
def test_a_stack_moves_together_only_if_every_unit_can_and_fits() -> None:
    rules = ruleset()
    state, _ = rules.start(SCENARIO, {}, SeededDice(1))
    rules.apply(state, "axis", EndPhase(), SeededDice(2))
    rules.apply(state, "axis", EndPhase(), SeededDice(2))
    stack = ("uk-50-69", "uk-50-151", "uk-50-168")
    assert legal(state, "allied", Move(stack, "3519"))
    assert not legal(state, "allied", Move((*stack, "uk-231"), "3519"))
    assert not legal(state, "allied", Move(("uk-50-69", "uk-50-69"), "3519"))
    rules.apply(state, "allied", Move(stack, "3519"), SeededDice(1))
    assert [rules.hex_name(state.place[rules.title.number[unit]]) for unit in stack] == ["3519"] * 3
    assert not legal(state, "allied", Move(("uk-231",), "3519"))
