"""8.2: victory points of the Axis, automatic victories, levels."""

from typing import TYPE_CHECKING, NamedTuple

from grognard.games.malta.rules.control import is_operational
from grognard.games.malta.state import MaltaState
from grognard.games.malta.title import AXIS, BRITISH, SIDES
from grognard.kernel.outcome import ScoreSheet
from grognard.kernel.rule import rule
from grognard.mechanics.scoring import Tally

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


class Verdict(NamedTuple):
    """Who has won, and by how much."""

    winner: str
    level: str
    reason: str


@rule("M-8.2-R1", "M-1.3.7")
def lost_steps(rules: "MaltaRules", state: MaltaState) -> list[tuple[int, int]]:
    """Axis units with the steps they lost, survivors included."""
    edition = rules.edition(state)
    return [
        (unit, edition.full[unit] - state.strength[unit])
        for unit in edition.of_side[AXIS]
        if state.strength[unit] < edition.full[unit]
    ]


@rule("M-8.2", "M-8.2-R1", "M-8.2-R2")
def score(rules: "MaltaRules", state: MaltaState) -> ScoreSheet:
    """Italian losses in threes, valuable steps one by one, objectives."""
    edition, worth = rules.edition(state), rules.title.points
    tally = Tally()
    plain, dear = 0, 0
    for unit, lost in lost_steps(rules, state):
        counter = edition.units[unit]
        if counter.elite or counter.type in ("armour", "artillery", "antitank"):
            dear += lost
        elif counter.nation == "italian":
            plain += lost
    side = SIDES[AXIS]
    per = worth.italian_points_per_minus1
    tally.add(side, -plain // per, "italian-losses", "M-8.2", count=plain, each=per)
    tally.add(side, dear * worth.elite_armour_artillery_step, "valued-losses", "M-8.2", count=dear)
    held = [h for h in edition.worth if state.control[h] == AXIS]
    points = sum(edition.worth[h] for h in held) * worth.objective_hex
    names = tuple(edition.objective_name[h] for h in sorted(held))
    tally.add(side, points, "objectives", "M-8.2", count=len(held), names=names)
    return tally.sheet()


@rule("M-8.2f", "M-8.2", "M-8.2-R3", "M-8.2-R5")
def judge(rules: "MaltaRules", state: MaltaState) -> Verdict:
    """At the end: without port and airfield the British win outright; then the levels."""
    edition = rules.edition(state)
    port = any(state.control[h] == AXIS and is_operational(state, h) for h in edition.ports)
    field = any(state.control[h] == AXIS for h in edition.airfields)
    if not port or not field:
        return Verdict(SIDES[BRITISH], "british-overwhelming", "no-base")
    points = rules.score(state).total(SIDES[AXIS])
    level = next(each for each in rules.title.levels if each.min <= points <= each.max)
    return Verdict(level.winner, level.name, "points")
