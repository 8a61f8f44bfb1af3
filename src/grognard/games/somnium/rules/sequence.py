"""Chapter 3: the sequence of play."""

from typing import TYPE_CHECKING

from grognard.games.somnium.disposition import put
from grognard.games.somnium.events import (
    AirLapsed,
    AirReady,
    CounterHeldBack,
    DutyFixed,
    PhaseBegan,
    PhaseEnded,
    TurnBegan,
    WithdrawalDelayed,
    Withdrawn,
)
from grognard.games.somnium.rules.retreat import is_cut_off
from grognard.games.somnium.rules.zones import is_engaged, is_obliged
from grognard.games.somnium.state import (
    BEGAN_ENGAGED,
    GUN_ENGAGED,
    OBLIGED,
    PHASE_MARKS,
    TURN_MARK,
    USED,
    WAITING,
    WITHDRAWN,
    SomniumState,
)
from grognard.games.somnium.steps import (
    Combat,
    CombatStart,
    FinalCount,
    Movement,
    MovementEnd,
    MovementStart,
    TurnEnd,
    TurnStart,
)
from grognard.games.somnium.telling import tell
from grognard.kernel.flow import Point
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


class TurnStartPoint(Point["SomniumRules", SomniumState, TurnStart]):
    """A turn begins: air totals are set."""

    @rule("S-2.4.1", "C-2.4.1", "S-6.0", "C-6.0", "S/C-R58")
    def run(
        self, rules: "SomniumRules", state: SomniumState, step: TurnStart, resolution: Resolution
    ) -> None:
        state.turn += 1
        turn = rules.title.turns[state.turn - 1]
        resolution.emit(
            TurnBegan(
                rule=rules.cite("2.4.1"),
                turn=state.turn,
                first_day=turn.first_day.isoformat(),
                last_day=turn.last_day.isoformat(),
            )
        )
        rules.turn_starts(state, resolution)
        for side, (points, bonus) in enumerate(rules.air_allowance(state)):
            state.air[side] = points
            if points:
                name = rules.sides[side]
                resolution.emit(
                    AirReady(rule=rules.cite("6.0"), side=name, points=points, bonus=bonus)
                )
        state.steps[-1] = MovementStart(0)
        rules.turn_begun(state, resolution)


class MovementStartPoint(Point["SomniumRules", SomniumState, MovementStart]):
    """Before the first move: withdrawals, and who begins engaged."""

    @rule("S-3.0", "C-3.0a", "S/C-4.1.2b")
    def run(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: MovementStart,
        resolution: Resolution,
    ) -> None:
        begin_phase(rules, state, step.side, "movement", resolution)
        withdraw_due(rules, state, step.side, resolution)
        rules.movement_starts(state, step.side, resolution)
        table = rules.table(state)
        for unit in table.edition.of_side[step.side]:
            h = state.place[unit]
            state.spent[unit] = 0
            engaged = h >= 0 and is_engaged(table, step.side, h)
            state.marks[unit] &= TURN_MARK
            state.marks[unit] |= BEGAN_ENGAGED if engaged else 0
        table.forget()
        state.steps[-1] = Movement(step.side)


def begin_phase(
    rules: "SomniumRules", state: SomniumState, side: int, phase: str, resolution: Resolution
) -> None:
    """Note and tell whose phase it is."""
    state.side = side
    state.phase = phase
    rules.table(state).forget()
    resolution.emit(
        PhaseBegan(rule=rules.cite("3.0"), side=rules.sides[side], phase=phase, turn=state.turn)
    )


@rule("S/C-R50")
def withdraw_due(
    rules: "SomniumRules", state: SomniumState, side: int, resolution: Resolution
) -> None:
    """Units called away leave, wherever they are, unless cut off; those are asked again later."""
    edition = rules.edition(state)
    for unit in edition.of_side[side]:
        counter = edition.units[unit]
        if counter.withdraw_turn is None or state.turn < counter.withdraw_turn:
            continue
        place = state.place[unit]
        if place != WAITING and place < 0 and not rules.is_holding_box(place):
            continue
        if counter.return_turn is not None and state.turn >= counter.return_turn:
            continue
        rule_id = rules.cite("withdrawal")
        at = edition.names[place] if place >= 0 else ""
        if place >= 0 and is_cut_off(rules, state, unit):
            tell(
                rules,
                state,
                resolution,
                side,
                WithdrawalDelayed(rule=rule_id, unit=counter.id, at=at),
                CounterHeldBack(rule=rule_id, side=rules.sides[side], unit=counter.id),
            )
            continue
        if unit in state.awaiting:
            state.awaiting.remove(unit)
        put(state, unit, WITHDRAWN)
        state.fallen[unit] = state.turn
        resolution.emit(Withdrawn(rule=rule_id, unit=counter.id, at=at))


class MovementEndPoint(Point["SomniumRules", SomniumState, MovementEnd]):
    """After the last move: recovery, and the list of obliged units is fixed."""

    @rule("S/C-R25", "S/C-4.1.2d")
    def run(
        self, rules: "SomniumRules", state: SomniumState, step: MovementEnd, resolution: Resolution
    ) -> None:
        rules.movement_ends(state, step.side, resolution)
        table = rules.table(state)
        edition = table.edition
        obliged = []
        for unit in edition.of_side[step.side]:
            if is_obliged(rules, state, unit):
                state.marks[unit] |= OBLIGED
                obliged.append(edition.ids[unit])
        side = rules.sides[step.side]
        resolution.emit(
            PhaseEnded(rule=rules.cite("3.0"), side=side, phase="movement", turn=state.turn)
        )
        if obliged:
            event = DutyFixed(rule="S/C-R25", side=side, units=tuple(obliged))
            tell(rules, state, resolution, step.side, event)
        state.steps[-1] = CombatStart(step.side)


class CombatStartPoint(Point["SomniumRules", SomniumState, CombatStart]):
    """Before the first attack: guns of both sides may fire again; engaged ones are noted."""

    @rule("S/C-8.0e", "S/C-8.0i")
    def run(
        self, rules: "SomniumRules", state: SomniumState, step: CombatStart, resolution: Resolution
    ) -> None:
        begin_phase(rules, state, step.side, "combat", resolution)
        table = rules.table(state)
        edition = table.edition
        for unit in range(len(edition.units)):
            marks = state.marks[unit] & ~(USED | GUN_ENGAGED)
            h = state.place[unit]
            if edition.is_gun[unit] and h >= 0 and is_engaged(table, edition.owner[unit], h):
                marks |= GUN_ENGAGED
            state.marks[unit] = marks
        state.steps[-1] = Combat(step.side)


def end_combat(
    rules: "SomniumRules", state: SomniumState, side: int, resolution: Resolution
) -> None:
    """Close a combat phase: duties are done with, the other side moves or the turn ends."""
    name = rules.sides[side]
    resolution.emit(PhaseEnded(rule=rules.cite("3.0"), side=name, phase="combat", turn=state.turn))
    for unit in range(len(state.marks)):
        state.marks[unit] &= ~PHASE_MARKS
    state.steps[-1] = MovementStart(1) if side == 0 else TurnEnd()


class TurnEndPoint(Point["SomniumRules", SomniumState, TurnEnd]):
    """A turn is over: marks are cleared, air is lost, the next turn or the count follows."""

    @rule("S/C-6.1", "S/C-R29", "S/C-R64", "S-2.4.1", "C-2.4.1")
    def run(
        self, rules: "SomniumRules", state: SomniumState, step: TurnEnd, resolution: Resolution
    ) -> None:
        rules.turn_ends(state, resolution)
        for side, left in enumerate(state.air):
            if left:
                name = rules.sides[side]
                resolution.emit(AirLapsed(rule="S/C-6.1", side=name, points=left))
            state.air[side] = 0
        state.attacked[:] = bytes(len(state.attacked))
        for unit in range(len(state.marks)):
            state.marks[unit] &= ~TURN_MARK
        rules.table(state).forget()
        last = state.turn >= rules.title.constants.turns
        state.steps[-1] = FinalCount() if last else TurnStart()
        if last:
            rules.before_count(state, resolution)
