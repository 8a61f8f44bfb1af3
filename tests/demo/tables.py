"""Positions of the demonstration game, set up in a line."""

from collections.abc import Sequence

from grognard.kernel.dice import DictatedDice, SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.ruleset import Ruleset
from tests.demo.records import AnyAction, AnyStep, DemoState, Posture, TurnEndStep

Rules = Ruleset[DemoState, AnyAction]


def table(
    rules: Rules,
    step: AnyStep,
    *,
    turn: int = 1,
    counting: str = "every-turn",
    postures: tuple[Posture, Posture] = ("hold", "march"),
    **units: str,
) -> DemoState:
    """A position with these units (``r1="0202*3"`` has strength 3, else 2) and this step open."""
    state, _ = rules.start("hill", {"counting": counting}, SeededDice(1))
    state.turn = turn
    state.postures = {"red": postures[0], "blue": postures[1]}
    for unit in state.places:
        at, _, strength = units.get(unit, "").partition("*")
        state.places[unit] = at
        state.strengths[unit] = int(strength or 2)
    state.steps = [TurnEndStep(), step]
    return state


def do(
    rules: Rules, state: DemoState, side: Side, action: AnyAction, dice: Sequence[int] = ()
) -> Resolution:
    return rules.apply(state, side, action, DictatedDice(dice))


def refused(rules: Rules, state: DemoState, side: Side, action: AnyAction) -> tuple[str, str]:
    """Code and rule of the refusal of an action, which must not be listed either."""
    assert action not in rules.choices(state, side)
    try:
        rules.check(state, side, action)
    except Illegal as illegal:
        return illegal.code, illegal.rule
    return "accepted", ""


def listed(rules: Rules, state: DemoState, side: Side) -> set[AnyAction]:
    return set(rules.choices(state, side))
