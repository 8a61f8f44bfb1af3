"""Answers about a position: reach and odds, every number with its reason."""

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated

import msgspec

from grognard.games.malta.disposition import Disposition, Reach
from grognard.games.malta.rules.bombardment import (
    column_of,
    dice_modifiers,
    read_cell,
)
from grognard.games.malta.rules.combat import able_defenders, standing
from grognard.games.malta.rules.ground import road_open
from grognard.games.malta.rules.movement import ends_of
from grognard.games.malta.rules.odds import Reading, odds_text, read_column, read_combat
from grognard.games.malta.rules.reach import allowance, explore, strategic_reach
from grognard.games.malta.rules.stacking import is_over
from grognard.games.malta.state import ARRIVED, DISPERSED, RUBBLE, STRATEGIC, MaltaState
from grognard.games.malta.steps import Fight
from grognard.hexes.grid import HexId
from grognard.kernel.chance import distribution, two_dice_sum
from grognard.kernel.illegal import Illegal
from grognard.kernel.report import Modifier, OddsReport, ReachedHex, ReachReport, StepCost
from grognard.mechanics.modifiers import because, total

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


# --- reach ---------------------------------------------------------------------------------------


def reach_report(rules: "MaltaRules", state: MaltaState, name: str) -> ReachReport:
    """Where a unit on the map can go with the points it has left, hex by hex."""
    unit = rules.title.number.get(name)
    if unit is None:
        raise Illegal("NO_SUCH_UNIT", "M-1.2", units=(name,))
    if state.place[unit] < 0:
        raise Illegal("OFF_MAP", "M-5.2", unit=name)
    table = rules.table(state)
    edition = table.edition
    found: list[ReachedHex] = []
    budget = allowance(table, state, unit)
    if state.marks[unit] & (DISPERSED | ARRIVED):
        found = [
            ReachedHex(at=edition.names[h], cost=0, may_end=True, path=one_hex(table, h))
            for h in sorted(ends_of(rules, state, unit))
        ]
    elif edition.allowance[unit]:
        known = reached(rules, state, unit, budget)
        for h in sorted(known.spent):
            way = known.way(state.place[unit], h)
            path = priced(rules, state, unit, way)
            found.append(
                ReachedHex(
                    at=edition.names[h],
                    cost=sum(step.cost for step in path),
                    may_end=not is_over(table, state, h, edition.owner[unit], unit),
                    path=path,
                )
            )
    return ReachReport(
        unit=name, allowance=budget, spent=state.spent[unit], scale=1, hexes=tuple(found)
    )


def one_hex(table: Disposition, h: int) -> tuple[StepCost, ...]:
    """The single free step of a unit that has just arrived, or lies Dispersed."""
    return (StepCost(at=table.edition.names[h], cost=0, reasons=()),)


def reached(rules: "MaltaRules", state: MaltaState, unit: int, budget: int) -> Reach:
    """The reach of any unit, of the active side or not."""
    if state.marks[unit] & STRATEGIC:
        return strategic_reach(rules, state, unit)
    return explore(rules, state, unit, state.place[unit], state.spent[unit], budget)


def priced(
    rules: "MaltaRules", state: MaltaState, unit: int, way: list[int]
) -> tuple[StepCost, ...]:
    """A way with the price of every hex."""
    table = rules.table(state)
    steps = []
    for here, there in pairwise([state.place[unit], *way]):
        reasons = step_reasons(table, state, unit, here, there)
        cost = sum(reason.value for reason in reasons)
        steps.append(StepCost(at=table.edition.names[there], cost=cost, reasons=reasons))
    return tuple(steps)


def step_reasons(
    table: Disposition, state: MaltaState, unit: int, here: int, there: int
) -> tuple[Modifier, ...]:
    """Why a step costs what it does: road, or hexside or base and overlays; the enemy beside it."""
    edition = table.edition
    slot = edition.slot(here, there)
    found: list[Modifier] = []
    if road_open(table, state, slot):
        found.append(because(edition.road_cost, "road", "M-5.2.2"))
    else:
        costs = edition.costs[edition.row[unit]]
        for reason in costs.explain_edge(HexId(here), slot % 6):
            found.append(because(reason.value, "ground", "M-1.3.5", terrain=reason.name))
        if state.rubble[there] == RUBBLE:
            found.append(because(edition.rubble.mp_add, "ground", "M-1.3.5", terrain="rubble"))
    if table.near[1 - edition.owner[unit]][there]:
        found.append(because(total(found), "beside-enemy", "M-5.2"))
    return tuple(found)


# --- odds ----------------------------------------------------------------------------------------


class OddsQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combat to be read: with units an attack, without one a bombardment of ``kind``.

    ``sea`` gives the sea hex of attackers who are not on land yet; ``bonus`` and ``answer`` are
    the elite or engineer columns of attacker and defender. ``more`` are points that the asker
    imagines on top of the attack, to learn how many he would need.
    """

    target: str
    units: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    kind: str = "ground"
    sea: str = ""
    bonus: str = "none"
    answer: str = "none"
    more: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    viewer: str = ""


BOMBARDMENTS = ("air", "naval", "artillery", "defensive")
COMBATS = ("ground", "sea", "drop", "sweep", "overrun")


def odds_report(
    rules: "MaltaRules", state: MaltaState, question: Mapping[str, object]
) -> OddsReport:
    """Column, shifts and exact chances of an attack or bombardment as it would be read now."""
    try:
        asked = msgspec.convert(dict(question), OddsQuestion)
    except msgspec.ValidationError as error:
        raise Illegal("MALFORMED", "K-SHAPE", path="question", problem=str(error)) from error
    target = rules.hex_named(asked.target)
    if asked.units:
        return attack_report(rules, state, asked, target)
    kind = asked.kind if asked.kind in BOMBARDMENTS else "artillery"
    return bombardment_report(rules, state, kind, target)


def attack_report(
    rules: "MaltaRules", state: MaltaState, asked: OddsQuestion, target: int
) -> OddsReport:
    """A close combat before the dice."""
    if asked.kind not in COMBATS:
        raise Illegal("MALFORMED", "K-SHAPE", path="kind", problem=asked.kind)
    units = tuple(attacker(rules, name) for name in asked.units)
    side = rules.edition(state).owner[units[0]]
    sea = rules.hex_named(asked.sea) if asked.sea else -1
    origins = tuple(origin(rules, state, unit, sea, target, asked.kind) for unit in units)
    fight = Fight(asked.kind, side, target, units, origins, bonus=asked.bonus, answer=asked.answer)
    able = able_defenders(rules, state, fight)
    if not standing(rules, state, fight):
        raise Illegal("NO_ENEMY", "M-5.5", hex=asked.target)
    if asked.defenders:
        named = {attacker(rules, name) for name in asked.defenders}
        able = tuple(unit for unit in able if unit in named)
    reading = read_combat(rules, state, msgspec.structs.replace(fight, defenders=able))
    if asked.more and reading.defence:
        reading = strengthened(rules, reading, asked.more)
    table = rules.title.combat
    return OddsReport(
        kind="attack",
        rule="M-5.5.1",
        attack=reading.attack,
        defence=reading.defence,
        base_column=reading.odds,
        shifts=reading.shifts,
        column=table.columns[reading.column],
        chances=table.chances(reading.column),
    )


def strengthened(rules: "MaltaRules", reading: Reading, points: int) -> Reading:
    """The same combat with points on top of the attack that nobody has."""
    attack = (*reading.attack, because(points, "imagined", "M-5.5.1"))
    position, column = read_column(
        rules, total(attack), total(reading.defence), total(reading.shifts)
    )
    return reading._replace(attack=attack, odds=odds_text(position), column=column)


def attacker(rules: "MaltaRules", name: str) -> int:
    """A unit by its id."""
    unit = rules.title.number.get(name)
    if unit is None:
        raise Illegal("NO_SUCH_UNIT", "M-1.2", units=(name,))
    return unit


def origin(
    rules: "MaltaRules", state: MaltaState, unit: int, sea: int, target: int, kind: str
) -> int:
    """The hex from which a unit would attack."""
    edition = rules.edition(state)
    here = sea if sea >= 0 else state.place[unit]
    inside = kind in ("drop", "sweep")
    if here < 0 or (here != target if inside else target not in edition.around[here]):
        name = edition.names[target]
        raise Illegal("NOT_ADJACENT", "M-5.5", unit=edition.ids[unit], hex=name)
    return here


def bombardment_report(
    rules: "MaltaRules", state: MaltaState, kind: str, target: int
) -> OddsReport:
    """A bombardment before the dice."""
    column = column_of(rules, state, target)
    modifiers = dice_modifiers(rules, state, kind, target)
    change = total(modifiers)
    columns = rules.title.bombardment.columns
    return OddsReport(
        kind="bombardment",
        rule="M-5.3.1",
        attack=(),
        defence=(),
        base_column=columns[column],
        shifts=modifiers,
        column=columns[column],
        chances=distribution(lambda dice: read_cell(rules, column, dice + change), two_dice_sum()),
    )
