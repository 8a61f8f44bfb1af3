"""5.2.5, 5.5: attacks are declared at the end of A-2."""

from typing import TYPE_CHECKING, Any

from grognard.games.malta.actions import Declare, Done
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.events import AttackDeclared
from grognard.games.malta.rules.ground import off_road_cost, road_open
from grognard.games.malta.rules.stacking import side_limit
from grognard.games.malta.state import DISPERSED, SPENT, SWEPT, MaltaState
from grognard.games.malta.steps import Declaration
from grognard.games.malta.title import SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


# --- what one may attack -------------------------------------------------------------------------


@rule("M-5.5", "M-5.5-R6")
def is_road_bound(
    rules: "MaltaRules", state: MaltaState, unit: int, here: int, target: int
) -> bool:
    """Whether a unit could enter the target only along a road."""
    table = rules.table(state)
    slot = table.edition.slot(here, target)
    closed = off_road_cost(table, state, table.edition.row[unit], slot) <= 0
    return closed and road_open(table, state, slot)


@rule("M-5.5", "M-5.2.5", "M-3.2i")
def require_attacker(rules: "MaltaRules", state: MaltaState, unit: int, target: int) -> None:
    """Refuse a unit that cannot attack at all, or not across this hexside."""
    table = rules.table(state)
    edition = table.edition
    name, here = edition.ids[unit], state.place[unit]
    if state.marks[unit] & DISPERSED:
        raise Illegal("DISPERSED", "M-3.2i", unit=name)
    if edition.paren[unit]:
        raise Illegal("NO_ATTACK_VALUE", "M-5.5", unit=name)
    if state.marks[unit] & SPENT:
        raise Illegal("NO_MORE_ATTACK", "M-4.2.1", unit=name)
    if here < 0 or target not in edition.around[here]:
        raise Illegal("DECL_ADJ", "M-5.2.5", unit=name, hex=edition.names[target])
    if not table.present[1 - state.side][target]:
        raise Illegal("NO_ENEMY", "M-5.5", hex=edition.names[target])
    slot = edition.slot(here, target)
    if (
        not road_open(table, state, slot)
        and off_road_cost(table, state, edition.row[unit], slot) <= 0
    ):
        raise Illegal("DECL_PASS", "M-5.5", unit=name, hex=edition.names[target])


@rule("M-5.5", "M-5.5-R1", "M-5.5-R6", "M-7.3")
def attack_room(
    rules: "MaltaRules", state: MaltaState, units: tuple[int, ...], target: int
) -> Illegal | None:
    """Why so many may not attack a hex from one hex; armour is outside the limit."""
    table = rules.table(state)
    edition, here = table.edition, state.place[units[0]]
    limit = side_limit(table, state, target)
    tanks = sum(1 for unit in units if edition.is_armour[unit])
    points = sum(state.strength[unit] for unit in units if not edition.free[unit])
    if here != target and any(is_road_bound(rules, state, unit, here, target) for unit in units):
        limit = min(limit, rules.title.entry.road_limit.points)
    if points > limit or tanks > rules.title.entry.road_limit.armour:
        return Illegal(
            "ATT_LIMIT",
            "M-5.5",
            hex=edition.names[target],
            points=points,
            limit=limit,
        )
    return None


def declared_from(
    rules: "MaltaRules", state: MaltaState, here: int, target: int
) -> tuple[int, ...]:
    """Units of one hex that have declared against a hex."""
    return tuple(
        unit
        for unit in rules.table(state).stacks.get(here, ())
        if state.target[unit] == target and rules.edition(state).owner[unit] == state.side
    )


@rule("M-5.2.5", "M-5.5", "M-4.2-R8")
def may_declare(rules: "MaltaRules", state: MaltaState, step: Declaration) -> list[int]:
    """Units that could still declare: the active ones, or on the beach those in good order."""
    edition = rules.edition(state)
    units = rules.shore_units(state) if step.kind == "shore" else rules.active_units(state)
    return [
        unit
        for unit in units
        if state.place[unit] >= 0
        and state.target[unit] < 0
        and edition.is_land[state.place[unit]]
        and not state.marks[unit] & (DISPERSED | SPENT)
        and not edition.paren[unit]
    ]


def targets_of(rules: "MaltaRules", state: MaltaState, unit: int) -> list[int]:
    """Hexes a unit can declare against, its own for a sweep."""
    table = rules.table(state)
    edition, enemy, here = table.edition, table.present[1 - state.side], state.place[unit]
    found = []
    if state.marks[unit] & SWEPT:
        party = (*declared_from(rules, state, here, here), unit)
        if attack_room(rules, state, party, here) is None:
            found.append(here)
    if not table.near[1 - state.side][here]:
        return found
    row = edition.row[unit]
    for target in edition.around[here]:
        if not enemy[target]:
            continue
        slot = edition.slot(here, target)
        if not road_open(table, state, slot) and off_road_cost(table, state, row, slot) <= 0:
            continue
        party = (*declared_from(rules, state, here, target), unit)
        if attack_room(rules, state, party, target) is None:
            found.append(target)
    return found


class DeclarationPoint(Point["MaltaRules", MaltaState, Declaration]):
    """Attacks are declared unit by unit and bind."""

    def able(
        self, rules: "MaltaRules", state: MaltaState, step: Declaration
    ) -> list[tuple[int, list[int]]]:
        found = [(unit, targets_of(rules, state, unit)) for unit in may_declare(rules, state, step)]
        return [(unit, hexes) for unit, hexes in found if hexes]

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Declaration
    ) -> tuple[Decision, ...]:
        units = rules.edition(state).of_side[state.side]
        declared = any(state.target[u] >= 0 and state.place[u] >= 0 for u in units)
        if not declared and not self.able(rules, state, step):
            return ()
        return (Decision(side=SIDES[state.side], kind="declare", rule="M-5.2.5"),)

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Declaration, resolution: Resolution
    ) -> None:
        state.steps.pop()

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Declaration, side: Side
    ) -> Choices[Any]:
        edition = rules.edition(state)
        found: list[ChoiceGroup[Any]] = []
        for unit, hexes in self.able(rules, state, step):
            name = edition.ids[unit]
            found.append(
                HexGroup(
                    Declare,
                    {"units": (name,)},
                    "target",
                    hexes,
                    edition.names,
                    subject=name,
                    rule="M-5.2.5",
                )
            )
        found.append(Single(Done(), rule="M-5.2.5"))
        return Choices(found)

    def check(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Declaration,
        side: Side,
        action: Action,
    ) -> None:
        if isinstance(action, Declare):
            check_declaration(rules, state, step, action)
        elif not isinstance(action, Done):
            raise rules.wrong_segment(state, action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Declaration,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Done):
            state.steps.pop()
            return
        target = rules.hex_named(action.target)
        units = [rules.title.number[name] for name in action.units]
        for unit in units:
            state.target[unit] = target
        sweeping = state.place[units[0]] == target
        resolution.emit(
            AttackDeclared(rule="M-5.2.5", units=action.units, target=action.target, sweep=sweeping)
        )


@rule("M-5.2.5", "M-5.5", "M-5.5-R5", "M-3.2i")
def check_declaration(
    rules: "MaltaRules", state: MaltaState, step: Declaration, action: Declare
) -> None:
    """One target a unit, adjacent and enterable, within the limit of the hexside."""
    target = rules.hex_named(action.target)
    if not action.units or len(set(action.units)) != len(action.units):
        raise Illegal("NO_SUCH_UNIT", "M-5.2.5", units=action.units)
    ready = may_declare(rules, state, step)
    by_hex: dict[int, list[int]] = {}
    for name in action.units:
        unit = rules.active_unit(state, name)
        if state.target[unit] >= 0 and unit not in ready:
            raise Illegal("DECL_TWICE", "M-5.2.5", unit=name)
        if state.place[unit] == target:
            if not state.marks[unit] & SWEPT:
                raise Illegal("SWEEP_UNPAID", "M-3.2i", unit=name, hex=action.target)
        else:
            require_attacker(rules, state, unit, target)
        if unit not in ready:
            raise Illegal("NO_MORE_ATTACK", "M-4.2-R8", unit=name)
        by_hex.setdefault(state.place[unit], []).append(unit)
    for here, units in by_hex.items():
        party = (*declared_from(rules, state, here, target), *units)
        problem = attack_room(rules, state, party, target)
        if problem is not None:
            raise problem
