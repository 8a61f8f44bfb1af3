"""Chapters 6.2 and 8: bombardment by air or guns (procedure C2)."""

from typing import TYPE_CHECKING

import msgspec

from grognard.games.somnium.events import BombardmentRolled
from grognard.games.somnium.rules.odds import read_bombardment
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Bombardment, StepLoss
from grognard.kernel.flow import Point
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules

LOSSES = {"DI": 0, "DB": 1, "D2B": 2}
"""How many different units lose a step."""


class BombardmentPoint(Point["SomniumRules", SomniumState, Bombardment]):
    """A sealed bombardment: dice, then losses of the owner's choice; nobody moves."""

    @rule("S/C-6.2a", "S/C-8.0d", "S-R06", "S/C-2.4.3")
    def run(
        self, rules: "SomniumRules", state: SomniumState, step: Bombardment, resolution: Resolution
    ) -> None:
        if step.stage == "roll":
            self.roll(rules, state, step, resolution)
            return
        left = tuple(unit for unit in step.defenders if unit not in step.hit)
        if step.losses and left:
            state.steps[-1] = msgspec.structs.replace(step, losses=step.losses - 1)
            state.steps.append(StepLoss(1 - step.side, left, "bombardment"))
            return
        state.steps.pop()
        rules.table(state).contacts = {}

    def roll(
        self, rules: "SomniumRules", state: SomniumState, step: Bombardment, resolution: Resolution
    ) -> None:
        """Read the column, roll two dice, look the result up."""
        edition = rules.edition(state)
        reading, value = read_bombardment(rules, state, step)
        table, _ = edition.bombardment
        first = resolution.roll(6, reason="bombardment", rule="S/C-5.1.5")
        second = resolution.roll(6, reason="bombardment", rule="S/C-5.1.5")
        result = table.cell(reading.column, first + second)
        resolution.emit(
            BombardmentRolled(
                rule="S/C-6.2a" if step.air else "S/C-8.0d",
                side=rules.sides[step.side],
                target=edition.names[step.target],
                power=reading.attack,
                vulnerability=reading.defence,
                value=value,
                base_column=table.columns[reading.base],
                shifts=reading.shifts,
                column=table.columns[reading.column],
                dice=(first, second),
                result=result,
            )
        )
        state.steps[-1] = msgspec.structs.replace(step, stage="losses", losses=LOSSES[result])
