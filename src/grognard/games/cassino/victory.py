"""Chapter 14.2: the German third, and victory points."""

from typing import TYPE_CHECKING, Any

from grognard.games.somnium.events import Scored
from grognard.games.somnium.rules.losses import eliminate
from grognard.games.somnium.rules.results import LossPoint
from grognard.games.somnium.state import ELIMINATED, SomniumState
from grognard.games.somnium.steps import Attrition
from grognard.kernel.decision import Decision
from grognard.kernel.flow import not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import ScoreSheet
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.scoring import Tally

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules

ALLIED, AXIS = "allied", "axis"
ROME_FOUGHT = "rome-fought"
"""The fact that a ground combat was fought against a Rome hex."""
SHARE = 3
PHASE = "attrition"


# --- the German third ----------------------------------------------------------------------------


@rule("C-14.2a")
def begin_attrition(rules: "CassinoRules", state: SomniumState) -> None:
    """After the last turn the German gives up a third of his reduced units on the map."""
    edition = rules.front(state)
    reduced = tuple(
        unit
        for unit in edition.of_side[rules.axis]
        if state.place[unit] >= 0 and state.strength[unit] < edition.full[unit]
    )
    if len(reduced) >= SHARE:
        state.side = rules.axis
        state.phase = PHASE
        state.steps.append(Attrition(rules.axis, reduced, len(reduced) // SHARE))


class AttritionPoint(LossPoint):
    """The owner picks them one by one; which of his units are reduced is his secret."""

    kind = "attrition"
    rule_id = "C-14.2a"

    def decisions(self, rules: Any, state: SomniumState, step: Attrition) -> tuple[Decision, ...]:
        return (
            Decision(
                side=rules.sides[step.side],
                kind="attrition",
                rule=self.rule_id,
                params={"units": rules.unit_names(step.units), "due": step.due},
                hidden=True,
            ),
        )

    def refuse(
        self, rules: Any, state: SomniumState, step: Attrition, side: Side, action: Action
    ) -> Illegal:
        return not_offered(self.decisions(rules, state, step), action)

    @rule("C-14.2a")
    def apply(
        self,
        rules: Any,
        state: SomniumState,
        step: Attrition,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        unit = rules.title.number[action.unit]
        eliminate(rules, state, unit, "attrition", resolution, self.rule_id)
        state.steps.pop()
        left = tuple(each for each in step.units if each != unit)
        if step.due > 1:
            state.steps.append(Attrition(step.side, left, step.due - 1))


# --- points --------------------------------------------------------------------------------------


def holds(rules: "CassinoRules", state: SomniumState, side: int, place: str) -> bool:
    """Whether a side controls a named place."""
    return state.control[rules.hex_named(rules.title.places[place])] == side


@rule("C-R53")
def holds_rome(rules: "CassinoRules", state: SomniumState, side: int) -> bool:
    """Both hexes: last walked through, or with units standing in them, as the option says."""
    rome = rules.front(state).rome
    if state.options["rome_control"] == "physically_occupied_both":
        return all(rules.table(state).count[side][h] for h in rome)
    return all(state.control[h] == side for h in rome)


@rule("C-R53", "C-VP-G9")
def note_rome(
    rules: "CassinoRules", state: SomniumState, target: int, resolution: Resolution
) -> None:
    """A ground combat against a Rome hex costs the German his points once."""
    if target in rules.front(state).rome and not state.facts.get(ROME_FOUGHT):
        state.facts[ROME_FOUGHT] = 1
        points = rules.title.points["C-VP-G9"]
        resolution.emit(Scored(rule="C-VP-G9", side=AXIS, points=points, reason=ROME_FOUGHT))


@rule("C-14.2")
def tally(rules: "CassinoRules", state: SomniumState) -> ScoreSheet:
    """The score sheet as it stands; what counts at the end is shown as if the end were now."""
    sheet = Tally()
    count_allied(rules, state, sheet)
    count_german(rules, state, sheet)
    return sheet.sheet()


def destroyed(rules: "CassinoRules", state: SomniumState, side: int) -> list[str]:
    """The units of a side in the eliminated pile."""
    edition = rules.edition(state)
    return [edition.ids[u] for u in edition.of_side[side] if state.place[u] == ELIMINATED]


@rule("C-VP-A1", "C-VP-A2", "C-VP-A3", "C-VP-A4", "C-VP-A5", "C-R52")
def count_allied(rules: "CassinoRules", state: SomniumState, sheet: Tally) -> None:
    """The Allied lines."""
    points, side = rules.title.points, rules.allied
    if holds_rome(rules, state, side):
        sheet.add(ALLIED, points["C-VP-A1"], "rome", "C-VP-A1")
    if holds(rules, state, side, "Monte Cassino"):
        sheet.add(ALLIED, points["C-VP-A2"], "monte-cassino", "C-VP-A2")
    if holds(rules, state, side, "Valmontone"):
        sheet.add(ALLIED, points["C-VP-A3"], "valmontone", "C-VP-A3")
    if holds(rules, state, side, "Cisterna"):
        sheet.add(ALLIED, points["C-VP-A4"], "cisterna", "C-VP-A4")
    lost = destroyed(rules, state, rules.axis)
    sheet.each(ALLIED, points["C-VP-A5"], "german-destroyed", "C-VP-A5", lost)


@rule("C-VP-G1", "C-VP-G2", "C-VP-G3", "C-VP-G4", "C-VP-G5")
@rule("C-VP-G6", "C-VP-G7", "C-VP-G8", "C-VP-G9")
def count_german(rules: "CassinoRules", state: SomniumState, sheet: Tally) -> None:
    """The German lines."""
    points, side = rules.title.points, rules.axis
    if holds_rome(rules, state, side):
        sheet.add(AXIS, points["C-VP-G1"], "rome", "C-VP-G1")
    if holds(rules, state, side, "Monte Cassino"):
        sheet.add(AXIS, points["C-VP-G2"], "monte-cassino", "C-VP-G2")
    if holds(rules, state, side, "Anzio"):
        sheet.add(AXIS, points["C-VP-G3"], "anzio", "C-VP-G3")
    if holds(rules, state, side, "Pescara"):
        sheet.add(AXIS, points["C-VP-G4"], "pescara", "C-VP-G4")
    if holds(rules, state, side, "Valmontone"):
        sheet.add(AXIS, points["C-VP-G5"], "valmontone", "C-VP-G5")
    if holds(rules, state, side, "Cisterna"):
        sheet.add(AXIS, points["C-VP-G6"], "cisterna", "C-VP-G6")
    if holds(rules, state, side, "Sulmona"):
        sheet.add(AXIS, points["C-VP-G7"], "sulmona", "C-VP-G7")
    lost = destroyed(rules, state, rules.allied)
    sheet.each(AXIS, points["C-VP-G8"], "allied-destroyed", "C-VP-G8", lost)
    if state.facts.get(ROME_FOUGHT):
        sheet.add(AXIS, points["C-VP-G9"], "rome-fought", "C-VP-G9")
