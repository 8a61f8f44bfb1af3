"""The phase of a position, read off its steps."""

from collections.abc import Mapping

from grognard.games.malta.state import MaltaState
from grognard.games.malta.steps import (
    Barrage,
    BeachAssault,
    Combats,
    Contest,
    Declaration,
    DropCombats,
    DropFormation,
    DropOrder,
    DropPlan,
    Joining,
    LandingOrder,
    LandingPlan,
    Missions,
    Movement,
    Recovery,
    Setup,
    TurnEnd,
)
from grognard.kernel.records import Step
from grognard.kernel.rule import rule

PHASES: Mapping[type[Step], str] = {
    Setup: "setup",
    DropPlan: "airdrops",
    DropOrder: "airdrops",
    DropFormation: "airdrops",
    DropCombats: "airdrops",
    LandingPlan: "landings",
    LandingOrder: "landings",
    Contest: "activation",
    Joining: "activation",
    Movement: "movement",
    BeachAssault: "movement",
    Declaration: "declaration",
    Recovery: "recovery",
    Combats: "combat",
    TurnEnd: "end",
}


@rule("M-2", "M-2.1")
def phase_of(state: MaltaState) -> str:
    """The phase that everybody sees: Turn S has its own, later turns their segments."""
    if not state.steps:
        return "over"
    landing = any(isinstance(step, LandingOrder) for step in state.steps)
    if landing:
        return "landings"
    for step in reversed(state.steps):
        if isinstance(step, Missions):
            return "air-bombardment" if step.kind == "air" else "naval-bombardment"
        if isinstance(step, Barrage):
            return "bombardment" if step.kind == "artillery" else "defensive-bombardment"
        if type(step) in PHASES:
            return PHASES[type(step)]
    return "end"
