"""A short history of the game, for its end."""

from typing import TYPE_CHECKING

from grognard.games.malta.events import GameEnded, LossesCounted, ObjectivesCounted
from grognard.games.malta.state import ELIMINATED, MaltaState
from grognard.games.malta.title import AXIS, SIDES
from grognard.kernel.records import Event

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


def write_summary(rules: "MaltaRules", state: MaltaState) -> tuple[Event, ...]:
    """Objectives taken, losses of both sides, points and level."""
    edition = rules.edition(state)
    held = sorted(h for h in edition.worth if state.control[h] == AXIS)
    found: list[Event] = [
        ObjectivesCounted(
            rule="M-8.2",
            count=len(held),
            names=tuple(edition.objective_name[h] for h in held),
        )
    ]
    for side, name in enumerate(SIDES):
        mine = edition.of_side[side]
        found.append(
            LossesCounted(
                rule="M-8.2",
                side=name,
                units=sum(1 for unit in mine if state.place[unit] == ELIMINATED),
                steps=sum(edition.full[unit] - state.strength[unit] for unit in mine),
            )
        )
    outcome = rules.outcome(state)
    if outcome is not None and outcome.level:
        points = outcome.score.total(SIDES[AXIS])
        found.append(GameEnded(rule="M-8.2", points=points, level=outcome.level))
    return tuple(found)
