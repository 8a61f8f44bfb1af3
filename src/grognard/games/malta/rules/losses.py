"""1.3.7, 5.5.1.2, 5.6: steps lost, units eliminated, units disorganised."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grognard.games.malta.actions import ChooseLoss
from grognard.games.malta.disposition import put, unsettle, weaken
from grognard.games.malta.events import Disorganised, StepLost, UnitEliminated
from grognard.games.malta.state import DG, DISPERSED, ELIMINATED, FRESH, MaltaState
from grognard.games.malta.steps import Losses
from grognard.games.malta.title import SIDES
from grognard.kernel.decision import Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


def where(rules: "MaltaRules", state: MaltaState, unit: int) -> str:
    """The hex a unit is in, by number."""
    h = state.place[unit]
    return rules.edition(state).names[h] if h >= 0 else ""


def eliminate(
    rules: "MaltaRules",
    state: MaltaState,
    unit: int,
    cause: str,
    resolution: Resolution,
    rule_id: str = "M-1.3.7",
    at: str = "",
) -> None:
    """Take a unit out of the game."""
    at = at or where(rules, state, unit)
    name = rules.edition(state).ids[unit]
    put(state, unit, ELIMINATED)
    state.strength[unit] = 0
    state.marks[unit] = 0
    state.target[unit] = state.arrow[unit] = -1
    resolution.emit(UnitEliminated(rule=rule_id, unit=name, at=at, cause=cause))


@rule("M-1.3.7")
def lose_step(
    rules: "MaltaRules",
    state: MaltaState,
    unit: int,
    cause: str,
    resolution: Resolution,
    rule_id: str = "M-1.3.7",
) -> None:
    """The first loss of a two-step unit flips it, the last step eliminates it."""
    if state.strength[unit] <= 1:
        eliminate(rules, state, unit, cause, resolution, rule_id)
        return
    weaken(state, unit)
    name = rules.edition(state).ids[unit]
    at = where(rules, state, unit)
    resolution.emit(StepLost(rule=rule_id, unit=name, at=at, cause=cause))


@rule("M-5.6")
def disorganise(
    rules: "MaltaRules",
    state: MaltaState,
    units: Iterable[int],
    cause: str,
    resolution: Resolution,
    rule_id: str = "M-5.6",
) -> None:
    """Disorganise present units; who is already so, stays so."""
    hit = [u for u in units if not state.marks[u] & (DG | DISPERSED) and state.strength[u]]
    if not hit:
        return
    for unit in hit:
        state.marks[unit] |= DG | FRESH
        unsettle(state, unit)
    names = rules.unit_names(tuple(hit))
    at = where(rules, state, hit[0])
    resolution.emit(Disorganised(rule=rule_id, units=names, at=at, cause=cause))


# --- who bears a loss ----------------------------------------------------------------------------


@rule("M-5.5.1.2", "M-5.5.1.2-R1")
def candidates(state: MaltaState, step: Losses) -> tuple[int, ...]:
    """Units that may take the next loss: class by class, evenly inside a class."""
    for members in step.classes:
        living = [unit for unit in members if state.strength[unit]]
        if living:
            counts = {unit: step.taken.count(unit) for unit in living}
            fewest = min(counts.values())
            return tuple(unit for unit in living if counts[unit] == fewest)
    return ()


class LossesPoint(Point["MaltaRules", MaltaState, Losses]):
    """Losses are taken one by one; where there is no choice nobody is asked."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Losses
    ) -> tuple[Decision, ...]:
        if self.is_plain(state, step):
            return ()
        return (
            Decision(
                side=SIDES[step.side],
                kind="loss",
                rule="M-5.5.1.2",
                params={"cause": step.cause, "count": step.owed},
            ),
        )

    def is_plain(self, state: MaltaState, step: Losses) -> bool:
        """Whether nothing is left to choose: nothing owed, everybody dies, or one candidate."""
        if step.owed <= 0:
            return True
        living = {unit for members in step.classes for unit in members if state.strength[unit]}
        if sum(state.strength[unit] for unit in living) <= step.owed:
            return True
        return len(candidates(state, step)) == 1

    @rule("M-0.6")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Losses, resolution: Resolution
    ) -> None:
        """Take a loss that leaves no choice; more than there is to lose is forgotten."""
        able = candidates(state, step)
        if step.owed <= 0 or not able:
            state.steps.pop()
            return
        self.take(rules, state, step, able[0], resolution)

    def take(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Losses,
        unit: int,
        resolution: Resolution,
    ) -> None:
        """One unit loses a step."""
        state.steps[-1] = msgspec.structs.replace(
            step, owed=step.owed - 1, taken=(*step.taken, unit)
        )
        lose_step(rules, state, unit, step.cause, resolution, "M-5.5.1.2")

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Losses, side: Side
    ) -> Choices[ChooseLoss]:
        ids = rules.edition(state).ids
        return Choices(
            [
                Single(ChooseLoss(ids[unit]), subject=ids[unit], rule="M-5.5.1.2")
                for unit in candidates(state, step)
            ]
        )

    @rule("M-5.5.1.2")
    def refuse(
        self, rules: "MaltaRules", state: MaltaState, step: Losses, side: Side, action: Action
    ) -> Illegal:
        """Elite units first if they gave a column, and nobody twice before everybody once."""
        unit = rules.title.number.get(action.unit) if isinstance(action, ChooseLoss) else None
        members = [each for group in step.classes for each in group]
        if unit is None or unit not in members or not state.strength[unit]:
            return not_offered(self.decisions(rules, state, step), action)
        able = candidates(state, step)
        first = next(group for group in step.classes if able[0] in group)
        names = rules.unit_names(able)
        code = "LOSS_EVEN" if unit in first else "LOSS_PRIORITY"
        return Illegal(
            code, "M-5.5.1.2", unit=rules.title.units[unit].id, units=names, alternatives=names
        )

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Losses,
        side: Side,
        action: ChooseLoss,
        resolution: Resolution,
    ) -> None:
        self.take(rules, state, step, rules.title.number[action.unit], resolution)
