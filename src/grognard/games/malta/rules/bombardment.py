"""5.3.1: how a bombardment is resolved, whoever fires it."""

from typing import TYPE_CHECKING

import msgspec

from grognard.games.malta.events import Bombarded, RoadWrecked, RubbleMade
from grognard.games.malta.rules.losses import disorganise
from grognard.games.malta.state import DG, DISPERSED, RUBBLE, WRECKED, MaltaState
from grognard.games.malta.steps import Bombardments, Losses
from grognard.kernel.decision import Decision
from grognard.kernel.flow import Point
from grognard.kernel.report import Modifier
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import because, total

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

RULE_OF = {
    "air": "M-3.1",
    "naval": "M-4.1",
    "artillery": "M-5.3.2",
    "defensive": "M-5.4",
    "landing": "M-2.1-R3",
}


@rule("M-5.3.3", "M-3.1", "M-3.2-R6")
def anti_air(rules: "MaltaRules", state: MaltaState, h: int, minimum: int) -> tuple[Modifier, ...]:
    """Every AA unit in order and in range takes its share off the die, down to a minimum."""
    edition, chart = rules.edition(state), rules.title.anti_air
    found: list[Modifier] = []
    for unit, reach in edition.anti_air:
        at = state.place[unit]
        if at >= 0 and not state.marks[unit] & DG and edition.far[at][h] <= reach:
            if total(found) <= minimum:
                break
            found.append(because(chart.value, "anti-air", "M-3.1", unit=edition.ids[unit]))
    return tuple(found)


@rule("M-5.3.4", "M-4.1", "M-4.2")
def coastal_fire(rules: "MaltaRules", state: MaltaState, h: int) -> tuple[Modifier, ...]:
    """Every coastal battery in order and in range takes its share off the die."""
    edition, chart = rules.edition(state), rules.title.coastal
    found: list[Modifier] = []
    for unit in edition.coastal:
        at = state.place[unit]
        if at >= 0 and not state.marks[unit] & DG and edition.far[at][h] <= chart.range:
            if total(found) <= chart.minimum:
                break
            found.append(because(chart.value, "coastal", "M-4.1", unit=edition.ids[unit]))
    return tuple(found)


def dice_modifiers(
    rules: "MaltaRules", state: MaltaState, kind: str, h: int
) -> tuple[Modifier, ...]:
    """What changes the dice of a bombardment of this kind."""
    if kind == "air":
        return anti_air(rules, state, h, rules.title.anti_air.minimum)
    if kind == "naval":
        return coastal_fire(rules, state, h)
    return ()


@rule("M-5.3.1", "M-5.3.1-R3")
def column_of(rules: "MaltaRules", state: MaltaState, h: int) -> int:
    """The column: bombardment values of base and overlays summed up, rubble as it now lies."""
    edition = rules.edition(state)
    value = edition.bomb[h]
    if state.rubble[h] == RUBBLE:
        value += edition.rubble.bomb
    return rules.title.bands.index(value)


def read_cell(rules: "MaltaRules", column: int, dice: int) -> str:
    """The result; less than the lowest dice can show is no effect."""
    table = rules.title.bombardment
    if dice < min(table.rows):
        return "-"
    return table.cell(column, dice)


@rule("M-3.1", "M-5.4", "M-3.2-R8")
def targets_in(
    rules: "MaltaRules", state: MaltaState, step: Bombardments, h: int
) -> tuple[int, ...]:
    """The units that are hit: all present enemies in the hex, or the attackers declared there."""
    owner = rules.edition(state).owner
    return tuple(
        unit
        for unit in rules.table(state).stacks.get(h, ())
        if owner[unit] != step.side
        and not state.marks[unit] & DISPERSED
        and (step.kind not in ("defensive", "landing") or unit in step.units)
    )


class BombardmentsPoint(Point["MaltaRules", MaltaState, Bombardments]):
    """All targets were fixed before; now the dice fall one bombardment after another."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Bombardments
    ) -> tuple[Decision, ...]:
        return ()

    @rule("M-5.3.1", "M-5.3.1-R3")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Bombardments, resolution: Resolution
    ) -> None:
        """Resolve the next bombardment of the list."""
        if not step.items:
            state.steps.pop()
            return
        h, gun = step.items[0]
        state.steps[-1] = msgspec.structs.replace(step, items=step.items[1:])
        rule_id = RULE_OF[step.kind]
        column = column_of(rules, state, h)
        modifier = total(dice_modifiers(rules, state, step.kind, h))
        first = resolution.roll(6, reason="bombardment", rule="M-5.3.1")
        second = resolution.roll(6, reason="bombardment", rule="M-5.3.1")
        result = read_cell(rules, column, first + second + modifier)
        resolution.emit(
            Bombarded(
                rule=rule_id,
                kind=step.kind,
                by=rules.title.units[gun].id if gun >= 0 else step.kind,
                target=rules.hex_name(h),
                column=rules.title.bombardment.columns[column],
                first=first,
                second=second,
                modifier=modifier,
                total=first + second + modifier,
                result=result,
            )
        )
        hit = targets_in(rules, state, step, h)
        if "*" in result:
            ruin(rules, state, h, resolution)
        if "D" in result:
            disorganise(rules, state, hit, "bombardment", resolution, "M-5.3.1")
        if "1" in result and hit:
            state.steps.append(Losses(1 - step.side, (hit,), 1, "bombardment"))


@rule("M-5.3.1-R1", "M-5.3.1-R2")
def ruin(rules: "MaltaRules", state: MaltaState, h: int, resolution: Resolution) -> None:
    """Houses become rubble, for good; an empty hex loses its road only under the option."""
    edition = rules.edition(state)
    if state.rubble[h]:
        return
    if edition.is_settled[h]:
        state.rubble[h] = RUBBLE
        resolution.emit(RubbleMade(rule="M-5.3.1", at=edition.names[h]))
    elif state.options["star_without_settlement"] == "road_and_port":
        state.rubble[h] = WRECKED
        resolution.emit(RoadWrecked(rule="M-5.3.1-R2", at=edition.names[h]))
