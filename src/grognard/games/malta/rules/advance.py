"""5.5.1.1: entering a hex that the enemy has left."""

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.malta.actions import Advance, Done
from grognard.games.malta.events import Advanced, CameAshore
from grognard.games.malta.rules.control import enter
from grognard.games.malta.rules.ground import may_pass
from grognard.games.malta.rules.stacking import is_over
from grognard.games.malta.state import DISPERSED, MOVED, MaltaState
from grognard.games.malta.steps import Advancing
from grognard.games.malta.title import SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


def advance_into(
    rules: "MaltaRules", state: MaltaState, unit: int, h: int, resolution: Resolution
) -> None:
    """A unit enters the vacated hex; from the sea it comes ashore."""
    edition = rules.edition(state)
    afloat = not edition.is_land[state.place[unit]]
    name, at = edition.ids[unit], edition.names[h]
    if afloat:
        resolution.emit(CameAshore(rule="M-4.2-R5", unit=name, at=at))
    else:
        resolution.emit(Advanced(rule="M-5.5.1.1-R4", unit=name, at=at))
        state.marks[unit] |= MOVED
    state.target[unit] = state.arrow[unit] = -1
    enter(rules, state, unit, h, resolution)


@rule("M-5.5.1.1", "M-5.5.1.1-R4", "M-4.2-R6")
def able(rules: "MaltaRules", state: MaltaState, step: Advancing) -> tuple[int, ...]:
    """Who may still enter: alive, able to cross, with room in the hex."""
    table = rules.table(state)
    edition = table.edition
    if any(
        edition.owner[unit] != step.side and not state.marks[unit] & DISPERSED
        for unit in table.stacks.get(step.target, ())
    ):
        return ()
    return tuple(
        unit
        for unit in step.units
        if state.strength[unit]
        and state.place[unit] >= 0
        and not is_over(table, state, step.target, step.side, unit)
        and (
            not edition.is_land[state.place[unit]]
            or may_pass(table, state, unit, state.place[unit], step.target)
        )
    )


class AdvancePoint(Point["MaltaRules", MaltaState, Advancing]):
    """Attackers advance one by one; from the sea they must, as far as there is room."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Advancing
    ) -> tuple[Decision, ...]:
        units = able(rules, state, step)
        if not units or (step.must and self.room_for_all(rules, state, step, units)):
            return ()
        return (
            Decision(
                side=SIDES[step.side],
                kind="advance",
                rule="M-5.5.1.1-R4",
                params={"target": rules.hex_name(step.target)},
            ),
        )

    @staticmethod
    def room_for_all(
        rules: "MaltaRules", state: MaltaState, step: Advancing, units: tuple[int, ...]
    ) -> bool:
        return len(units) == 1 or not is_over(
            rules.table(state), state, step.target, step.side, *units
        )

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Advancing, resolution: Resolution
    ) -> None:
        units = able(rules, state, step)
        if not units:
            state.steps.pop()
            return
        self.go(rules, state, step, units[0], resolution)

    def go(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Advancing,
        unit: int,
        resolution: Resolution,
    ) -> None:
        rest = tuple(each for each in step.units if each != unit)
        state.steps[-1] = msgspec.structs.replace(step, units=rest)
        advance_into(rules, state, unit, step.target, resolution)

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Advancing, side: Side
    ) -> Choices[Any]:
        ids = rules.edition(state).ids
        found: list[ChoiceGroup[Any]] = [
            Single(Advance(ids[unit]), subject=ids[unit], rule="M-5.5.1.1-R4")
            for unit in able(rules, state, step)
        ]
        if not step.must:
            found.append(Single(Done(), rule="M-5.5.1.1-R4"))
        return Choices(found)

    def refuse(
        self, rules: "MaltaRules", state: MaltaState, step: Advancing, side: Side, action: Action
    ) -> Illegal:
        able_ids = rules.unit_names(able(rules, state, step))
        target = rules.hex_name(step.target)
        if isinstance(action, Done):
            return Illegal("MUST_ADVANCE", "M-4.2-R5", hex=target, units=able_ids)
        if isinstance(action, Advance):
            return Illegal(
                "NO_ADVANCE", "M-5.5.1.1-R4", unit=action.unit, hex=target, alternatives=able_ids
            )
        return super().refuse(rules, state, step, side, action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Advancing,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Done):
            state.steps.pop()
        else:
            self.go(rules, state, step, rules.title.number[action.unit], resolution)
