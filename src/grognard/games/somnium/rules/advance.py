"""Chapter 5.2: advance after combat (procedure C5)."""

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.somnium.actions import Advance, Pass
from grognard.games.somnium.events import Advanced
from grognard.games.somnium.ground import walk
from grognard.games.somnium.rules.stacking import has_room
from grognard.games.somnium.rules.zones import is_engaged, only_mountain_enemies
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Advances
from grognard.kernel.decision import Choices, Decision
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


@rule("S/C-5.2", "S/C-R34", "S/C-R26")
def entry_obstacle(
    rules: "SomniumRules", state: SomniumState, unit: int, here: int, there: int
) -> str:
    """Why a unit may not advance over this hexside; empty if it may."""
    table = rules.table(state)
    edition = table.edition
    side = edition.owner[unit]
    if rules.retreat_cost(state, unit, here, there) < 0:
        return "terrain"
    if table.count[1 - side][there]:
        return "enemy"
    if rules.is_barred(state, side, there):
        return "closed"
    if edition.is_armour[unit] and only_mountain_enemies(table, side, there):
        return "armour-mountain"
    return ""


@rule("S/C-5.2", "S/C-R21", "S/C-R34")
def second_obstacle(
    rules: "SomniumRules", state: SomniumState, unit: int, first: int, second: int
) -> str:
    """Why a unit may not go on from the vacated hex; empty if it may."""
    table = rules.table(state)
    edition = table.edition
    if not edition.is_fast[unit]:
        return "walks"
    if is_engaged(table, edition.owner[unit], first):
        return "zone"
    return rules.second_advance_obstacle(edition, first, second) or entry_obstacle(
        rules, state, unit, first, second
    )


def advances(
    rules: "SomniumRules", state: SomniumState, unit: int, target: int
) -> list[tuple[int, ...]]:
    """The ways of a unit: into the vacated hex, or through it one further; each with room."""
    table = rules.table(state)
    edition = table.edition
    here, side = state.place[unit], edition.owner[unit]
    if entry_obstacle(rules, state, unit, here, target):
        return []
    found: list[tuple[int, ...]] = []
    if has_room(table, side, target):
        found.append((target,))
    if edition.is_fast[unit]:
        found.extend(
            (target, n)
            for n in edition.around[target]
            if n != here
            and has_room(table, side, n)
            and not second_obstacle(rules, state, unit, target, n)
        )
    return found


class AdvancesPoint(Point["SomniumRules", SomniumState, Advances]):
    """The attacker advances as many of the victors as he likes, one by one."""

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: Advances
    ) -> tuple[Decision, ...]:
        if not self.options(rules, state, step):
            return ()
        return (
            Decision(
                side=rules.sides[step.side],
                kind="advance",
                rule="S/C-5.2",
                params={"target": rules.hex_name(step.target)},
            ),
        )

    def run(
        self, rules: "SomniumRules", state: SomniumState, step: Advances, resolution: Resolution
    ) -> None:
        state.steps.pop()

    def options(
        self, rules: "SomniumRules", state: SomniumState, step: Advances
    ) -> list[tuple[int, tuple[int, ...]]]:
        """Every way of every unit that has not advanced yet, computed once for a position."""
        contacts = rules.table(state).contacts
        found = contacts.get("advances")
        if isinstance(found, tuple) and found[0] == step:
            known: list[tuple[int, tuple[int, ...]]] = found[1]
            return known
        known = [
            (unit, way) for unit in step.units for way in advances(rules, state, unit, step.target)
        ]
        contacts["advances"] = (step, known)
        return known

    @rule("S/C-5.2", "S/C-R36")
    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: Advances, side: Side
    ) -> Choices[Any]:
        names, units = rules.edition(state).names, rules.title.units
        found: list[Advance | Pass] = [
            Advance(units[unit].id, names[way[-1]], names[way[0]] if len(way) == 2 else "")
            for unit, way in self.options(rules, state, step)
        ]
        return Choices.of(*found, Pass())

    def refuse(
        self, rules: "SomniumRules", state: SomniumState, step: Advances, side: Side, action: Action
    ) -> Illegal:
        if not isinstance(action, Advance):
            return rules.locked(state, action)
        unit = rules.title.number.get(action.unit)
        if unit is None or unit not in step.units:
            return Illegal(
                "ADVANCE_HEX", "S/C-5.2", unit=action.unit, hex=action.to, reason="not-advancing"
            )
        table = rules.table(state)
        to = rules.hex_named(action.to)
        reason = entry_obstacle(rules, state, unit, state.place[unit], step.target)
        if not reason and to != step.target:
            if to not in table.edition.around[step.target]:
                reason = "too-far"
            else:
                reason = second_obstacle(rules, state, unit, step.target, to)
        if not reason:
            reason = "way" if has_room(table, step.side, to) else "full"
        legal = [way for each, way in self.options(rules, state, step) if each == unit]
        return Illegal(
            "ADVANCE_HEX",
            "S/C-5.2",
            unit=action.unit,
            hex=action.to,
            reason=reason,
            alternatives=tuple(rules.hex_name(way[-1]) for way in legal),
        )

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Advances,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Pass):
            state.steps.pop()
            return
        edition = rules.edition(state)
        unit = rules.title.number[action.unit]
        to = edition.by_name[action.to]
        way = (step.target, to) if action.through else (to,)
        resolution.emit(
            Advanced(
                rule="S/C-5.2",
                unit=action.unit,
                origin=edition.names[state.place[unit]],
                to=action.to,
                through=action.through,
            )
        )
        walk(rules, state, unit, way, resolution)
        left = tuple(each for each in step.units if each != unit)
        state.steps[-1] = msgspec.structs.replace(step, units=left)
