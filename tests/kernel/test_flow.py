"""The driver of the step stack."""

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.kernel.dice import SeededDice
from grognard.kernel.flow import Forced, Point
from grognard.kernel.illegal import EngineFault, Illegal
from grognard.kernel.records import Step
from grognard.kernel.resolution import Resolution
from tests.demo.records import (
    CombatStep,
    DemoState,
    EndCombat,
    EndMoves,
    MovesStep,
    Stand,
    TurnEndStep,
)
from tests.demo.rules import DemoRules


class Idle(Point[DemoRules, DemoState, TurnEndStep]):
    """Neither decides nor runs."""


class Circling(Point[DemoRules, DemoState, TurnEndStep]):
    """Runs for ever."""

    def run(
        self, rules: DemoRules, state: DemoState, step: TurnEndStep, resolution: Resolution
    ) -> None:
        state.steps[-1] = step


class Stuck(DemoRules):
    points: Mapping[type[Step], Point[Any, Any, Any]] = {**DemoRules.points, TurnEndStep: Idle()}


class Round(DemoRules):
    points: Mapping[type[Step], Point[Any, Any, Any]] = {
        **DemoRules.points,
        TurnEndStep: Circling(),
    }


def last_turn(rules: DemoRules) -> DemoState:
    state, _ = rules.start("hill", {}, SeededDice(1))
    state.steps = [TurnEndStep(), CombatStep("red")]
    state.places["b1"] = "0202"
    state.places["r1"] = "0201"
    return state


def test_a_step_that_neither_decides_nor_runs_is_a_fault() -> None:
    rules = Stuck()
    with pytest.raises(EngineFault, match="neither decides nor runs"):
        rules.apply(last_turn(rules), "red", EndCombat(), SeededDice(1))


def test_a_flow_that_never_rests_is_a_fault() -> None:
    rules = Round()
    with pytest.raises(EngineFault, match="does not come to rest"):
        rules.apply(last_turn(rules), "red", EndCombat(), SeededDice(1))


def test_an_empty_stack_is_a_finished_game() -> None:
    rules = DemoRules()
    state = last_turn(rules)
    state.steps.clear()
    assert rules.decisions(state) == ()
    assert len(rules.choices(state, "red")) == 0
    with pytest.raises(Illegal) as illegal:
        rules.check(state, "red", EndCombat())
    assert (illegal.value.code, illegal.value.rule) == ("GAME_OVER", "K-OVER")


def test_only_a_decider_has_choices_and_may_act() -> None:
    rules = DemoRules()
    state = last_turn(rules)
    assert len(rules.choices(state, "blue")) == 0
    with pytest.raises(Illegal) as illegal:
        rules.apply(state, "blue", EndCombat(), SeededDice(1))
    assert illegal.value.code == "NOT_YOUR_DECISION"
    assert illegal.value.params == {"side": "blue", "deciders": ("red",)}


def test_an_action_of_another_decision_is_not_offered() -> None:
    rules = DemoRules()
    with pytest.raises(Illegal) as illegal:
        rules.check(last_turn(rules), "red", Stand())
    assert illegal.value.code == "NOT_OFFERED"
    assert illegal.value.params == {"verb": "stand", "open": ("combat",)}


def test_a_decision_with_a_single_choice_is_made_by_itself_if_marked_so() -> None:
    rules = DemoRules()
    state, _ = rules.start("hill", {}, SeededDice(1))
    state.steps = [TurnEndStep(), CombatStep("red"), MovesStep("red")]
    resolution = rules.apply(state, "red", EndMoves(), SeededDice(1))
    assert Forced(rule="D-5", side="red", verb="end-combat") in resolution.events()


def test_a_point_must_know_the_actions_it_lists() -> None:
    rules = DemoRules()
    state = last_turn(rules)
    with pytest.raises(EngineFault, match="does not take"):
        Idle().apply(rules, state, TurnEndStep(), "red", Stand(), Resolution(SeededDice(1)))
    assert len(Idle().choices(rules, state, TurnEndStep(), "red")) == 0
