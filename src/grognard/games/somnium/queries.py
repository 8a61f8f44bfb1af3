"""Answers about a position: reach and odds, every number with its reason."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from grognard.games.somnium.disposition import Disposition
from grognard.games.somnium.edition import HALF_POINTS
from grognard.games.somnium.guess import guessed_odds
from grognard.games.somnium.reach import Flooder, backtrack, can_move
from grognard.games.somnium.rules.artillery import in_range
from grognard.games.somnium.rules.odds import read_bombardment, read_combat
from grognard.games.somnium.rules.retreat import is_encircled
from grognard.games.somnium.rules.stacking import has_room
from grognard.games.somnium.rules.zones import is_engaged
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Bombardment, Fight
from grognard.games.somnium.view import shown_units
from grognard.hexes.grid import HexId
from grognard.kernel.illegal import Illegal
from grognard.kernel.report import Modifier, OddsReport, ReachedHex, ReachReport, StepCost
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import because

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


# --- reach ---------------------------------------------------------------------------------------


def reach_report(rules: "SomniumRules", state: SomniumState, name: str) -> ReachReport:
    """Where a unit on the map can go with the points it has left, hex by hex."""
    unit = rules.title.number.get(name)
    if unit is None:
        raise Illegal("NO_SUCH_UNIT", "S/C-2.2.1", units=(name,))
    if state.place[unit] < 0:
        raise rules.off_map(state, unit)
    edition = rules.edition(state)
    side, start = edition.owner[unit], state.place[unit]
    table = rules.table(state)
    found = []
    priced: dict[tuple[int, int], StepCost] = {}
    if can_move(state, unit):
        flooder = Flooder(rules, state, side)
        before = flooder.many([unit], [start], [state.spent[unit]])[0][0]
        for h in (before >= 0).nonzero()[0].tolist():
            path = priced_path(rules, state, unit, start, backtrack(before, h), priced)
            found.append(
                ReachedHex(
                    at=edition.names[h],
                    cost=sum(step.cost for step in path),
                    may_end=has_room(table, side, h),
                    path=path,
                    **contact_note(table, side, h),
                )
            )
    return ReachReport(
        unit=name,
        allowance=edition.allowance[unit],
        spent=state.spent[unit],
        scale=HALF_POINTS,
        hexes=tuple(found),
    )


@rule("S/C-4.1.2a", "S/C-4.1.2d")
def contact_note(table: Disposition, side: int, h: int) -> dict[str, str]:
    """What a hex in an enemy zone means for who goes there: he stops and will have to attack."""
    if not is_engaged(table, side, h):
        return {}
    return {"note": "contact", "rule": "S/C-4.1.2d"}


def priced_path(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    start: int,
    way: list[int],
    priced: dict[tuple[int, int], StepCost],
) -> tuple[StepCost, ...]:
    """A way with the price of every hex; ``priced`` keeps the steps that many ways share."""
    steps = []
    here = start
    for there in way:
        step = priced.get((here, there))
        if step is None:
            step = priced[here, there] = step_price(rules, state, unit, start, (here, there))
        steps.append(step)
        here = there
    return tuple(steps)


def step_price(
    rules: "SomniumRules", state: SomniumState, unit: int, start: int, step: tuple[int, int]
) -> StepCost:
    """What one step costs; the first one may have to break contact."""
    here, there = step
    edition = rules.edition(state)
    reasons = step_reasons(rules, state, unit, here, there)
    if here == start and is_engaged(rules.table(state), edition.owner[unit], start):
        reasons += (because(rules.disengage_cost, "disengage", "S/C-4.1.2b"),)
    cost = sum(reason.value for reason in reasons)
    return StepCost(at=edition.names[there], cost=cost, reasons=reasons)


def step_reasons(
    rules: "SomniumRules", state: SomniumState, unit: int, here: int, there: int
) -> tuple[Modifier, ...]:
    """Why a step costs what it does: road, terrain, river."""
    edition = rules.edition(state)
    costs = edition.costs[edition.class_row[unit]]
    found = []
    for reason in costs.explain_edge(HexId(here), edition.slot(here, there) % 6):
        if reason.what == "network":
            found.append(because(reason.value, "road", "S/C-4.0c"))
        elif reason.what == "hexside":
            found.append(because(reason.value, "river-crossing", "S/C-4.0d"))
        else:
            rule_id = rules.cite("4.0e")
            found.append(because(reason.value, "hex-terrain", rule_id, terrain=reason.name))
    price = rules.step_cost(state, edition.class_row[unit], here, there)
    return (*found, *rules.surcharge(price - sum(each.value for each in found)))


# --- odds ----------------------------------------------------------------------------------------


class SupportQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the defender is supposed to add."""

    guns: tuple[str, ...] = ()
    air: int = 0


class OddsQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combat to be read: with units a ground attack, without a bombardment.

    ``viewer`` asks as that side: against hidden strength he gets what he may expect of it.
    """

    target: str
    units: tuple[str, ...] = ()
    guns: tuple[str, ...] = ()
    air: int = 0
    support: SupportQuestion = SupportQuestion()
    viewer: str = ""


def odds_report(
    rules: "SomniumRules", state: SomniumState, question: Mapping[str, object]
) -> OddsReport:
    """Column, shifts and exact chances of an attack or bombardment as it would be read now."""
    try:
        asked = msgspec.convert(dict(question), OddsQuestion)
    except msgspec.ValidationError as error:
        raise Illegal("MALFORMED", "K-SHAPE", path="question", problem=str(error)) from error
    target = rules.hex_named(asked.target)
    table = rules.table(state)
    defenders = tuple(table.stacks.get(target, ()))
    if not defenders:
        raise Illegal("NO_TARGET", "S/C-R24", hex=asked.target)
    side = 1 - table.edition.owner[defenders[0]]
    if not 0 <= asked.air <= 99 or not 0 <= asked.support.air <= 99:
        raise Illegal("AIR_BOUNDS", "S/C-R46", wanted=asked.air, least=0, most=99)

    def read(position: SomniumState) -> OddsReport:
        return read_question(rules, position, asked, target, side)

    if asked.viewer:
        shown = shown_units(rules, state, asked.viewer)
        require_shown(rules, shown, asked)
        if not shown.issuperset(defenders):
            bombardment, _ = table.edition.bombardment
            columns = rules.title.combat.columns if asked.units else bombardment.columns
            return guessed_odds(rules, state, asked.viewer, target, read, columns)
    return read(state)


def read_question(
    rules: "SomniumRules", state: SomniumState, asked: OddsQuestion, target: int, side: int
) -> OddsReport:
    """The combat asked for, as it would be in this position."""
    defenders = tuple(rules.table(state).stacks[target])
    guns = tuple(named_gun(rules, state, side, name, target, nearest=2) for name in asked.guns)
    if not asked.units:
        return bombardment_report(rules, state, target, side, guns, asked.air)
    units = tuple(named_attacker(rules, state, side, name, target) for name in asked.units)
    support = tuple(
        named_gun(rules, state, 1 - side, name, target, nearest=1) for name in asked.support.guns
    )
    fight = Fight(
        side,
        target,
        units,
        guns,
        asked.air,
        defenders,
        support,
        asked.support.air,
        encircled=is_encircled(rules, state, defenders),
    )
    reading = read_combat(rules, state, fight)
    columns = rules.title.combat.columns
    return OddsReport(
        kind="attack",
        rule="S/C-5.1.1a",
        attack=reading.attack,
        defence=reading.defence,
        base_column=columns[reading.base],
        shifts=reading.shifts,
        column=columns[reading.column],
        chances=rules.title.combat.chances(reading.column),
    )


def bombardment_report(
    rules: "SomniumRules",
    state: SomniumState,
    target: int,
    side: int,
    guns: tuple[int, ...],
    air: int,
) -> OddsReport:
    """The same for a bombardment by guns or air."""
    if guns and air:
        raise Illegal("MIXED_BOMBARDMENT", "S/C-R46", hex=rules.hex_name(target))
    if not guns and not air:
        raise Illegal("NOTHING_DECLARED", "S/C-8.0d", hex=rules.hex_name(target))
    defenders = tuple(rules.table(state).stacks[target])
    reading, _ = read_bombardment(rules, state, Bombardment(side, target, guns, air, defenders))
    table, _ = rules.edition(state).bombardment
    return OddsReport(
        kind="bombardment",
        rule="S/C-6.2a" if air else "S/C-8.0d",
        attack=reading.attack,
        defence=reading.defence,
        base_column=table.columns[reading.base],
        shifts=reading.shifts,
        column=table.columns[reading.column],
        chances=table.chances(reading.column),
    )


@rule("S/C-5.1.1b", "S/C-R19")
def require_shown(rules: "SomniumRules", shown: set[int], asked: OddsQuestion) -> None:
    """Nobody learns where a hidden unit stands by asking what it would do."""
    for name in (*asked.units, *asked.guns, *asked.support.guns):
        unit = rules.title.number.get(name)
        if unit is not None and unit not in shown:
            raise Illegal("HIDDEN", "S/C-5.1.1b", hex=asked.target)


def named_attacker(
    rules: "SomniumRules", state: SomniumState, side: int, name: str, target: int
) -> int:
    """A unit beside the target that could attack it."""
    unit = rules.own_unit(state, side, name)
    edition = rules.edition(state)
    hex_name = edition.names[target]
    if state.place[unit] not in edition.around[target]:
        raise Illegal("NOT_ADJACENT", "S/C-R24", unit=name, hex=hex_name)
    if edition.is_armour[unit] and edition.is_mountain[target]:
        raise Illegal("ARMOUR_MOUNTAIN", "S/C-5.1.2b", unit=name, hex=hex_name, enemies=(hex_name,))
    return unit


def named_gun(
    rules: "SomniumRules", state: SomniumState, side: int, name: str, target: int, *, nearest: int
) -> int:
    """A gun that reaches the target."""
    gun = rules.own_unit(state, side, name)
    edition = rules.edition(state)
    h = state.place[gun]
    distance = edition.distance(h, target) if h >= 0 else 0
    close = nearest == 1 and distance == 1
    if not edition.is_gun[gun] or h < 0 or not (close or in_range(rules, state, gun, target)):
        raise Illegal(
            "OUT_OF_RANGE",
            "S/C-8.0b",
            unit=name,
            hex=edition.names[target],
            distance=distance,
            range=edition.range[gun],
        )
    return gun
