"""2, 5.6, 5.7, 6: the frame of a turn and of an Operation."""

from typing import TYPE_CHECKING, Any

from grognard.games.malta.actions import Order
from grognard.games.malta.events import (
    GameEnded,
    OperationOver,
    Recovered,
    TurnBegan,
    TurnEnded,
)
from grognard.games.malta.rules.activation import next_contest
from grognard.games.malta.rules.combat import open_fight
from grognard.games.malta.rules.missions import fixed_missions
from grognard.games.malta.rules.victory import judge
from grognard.games.malta.state import (
    ACTIVATED,
    DG,
    FRESH,
    JOINED,
    MOVED,
    OPERATION_MARKS,
    RETREATED,
    TRIED_BEACH,
    MaltaState,
)
from grognard.games.malta.steps import (
    Combats,
    DropPlan,
    LandingPlan,
    Missions,
    OperationEnd,
    Recovery,
    TurnEnd,
    TurnStart,
)
from grognard.games.malta.title import AXIS, SIDES
from grognard.kernel.decision import Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


class TurnStartPoint(Point["MaltaRules", MaltaState, TurnStart]):
    """Turn S has its own sequence; every other turn begins with a contest."""

    @rule("M-0.1", "M-2", "M-2.1", "M-2.1-R1", "M-0.5", "M-5.1-R3", "M-5.1-R4")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: TurnStart, resolution: Resolution
    ) -> None:
        """Clear the memory of passes and runs, and lay out the phases."""
        turn = rules.title.turns[state.turn]
        resolution.emit(TurnBegan(rule="M-2", turn=turn.id))
        state.passed[:] = [0, 0]
        state.run = 0
        state.active = -1
        if turn.sequence == "landing":
            state.side = AXIS
            state.last = AXIS
            naval = Missions("naval", turn.naval_missions)
            state.steps[-1] = TurnEnd()
            state.steps += [LandingPlan(), naval, DropPlan()]
            state.steps.append(fixed_missions(rules, state, "air", resolution))
        else:
            state.steps[-1] = next_contest(rules, state)


class RecoveryPoint(Point["MaltaRules", MaltaState, Recovery]):
    """A-3: who does not attack gets over its disorganisation."""

    @rule("M-5.6", "M-5.6-R1", "M-5.6-R2", "M-5.6-R3")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Recovery, resolution: Resolution
    ) -> None:
        """Active units that declared nothing recover, fresh disorder included by default."""
        state.steps.pop()
        keep = FRESH if state.options["dg_same_operation_recovery"] == "no" else 0
        better = tuple(
            unit
            for unit in rules.active_units(state)
            if state.marks[unit] & DG
            and not state.marks[unit] & keep
            and state.target[unit] < 0
            and state.place[unit] >= 0
        )
        for unit in better:
            state.marks[unit] &= ~(DG | FRESH)
        for unit in range(len(state.marks)):
            state.marks[unit] &= ~RETREATED
        if better:
            resolution.emit(Recovered(rule="M-5.6", units=rules.unit_names(better)))


class CombatsPoint(Point["MaltaRules", MaltaState, Combats]):
    """A-6: the active player says which of his combats comes next."""

    @rule("M-5.5-R3", "M-5.2.5")
    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Combats
    ) -> tuple[Decision, ...]:
        """Asked only while more than one combat is left."""
        if len(combat_hexes(rules, state)) < 2:
            return ()
        return (Decision(side=SIDES[state.side], kind="combat-order", rule="M-5.5-R3"),)

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Combats, side: Side
    ) -> Choices[Any]:
        names = rules.edition(state).names
        return Choices(
            [
                Single(Order(names[h]), subject=names[h], rule="M-5.5-R3")
                for h in combat_hexes(rules, state)
            ]
        )

    @rule("M-2")
    def refuse(
        self, rules: "MaltaRules", state: MaltaState, step: Combats, side: Side, action: Action
    ) -> Illegal:
        """Segments are not gone back to."""
        if isinstance(action, Order):
            return not_offered(self.decisions(rules, state, step), action)
        return rules.wrong_segment(state, action)

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Combats, resolution: Resolution
    ) -> None:
        hexes = combat_hexes(rules, state)
        if hexes:
            fight_at(rules, state, hexes[0])
        else:
            state.steps.pop()

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Combats,
        side: Side,
        action: Order,
        resolution: Resolution,
    ) -> None:
        fight_at(rules, state, rules.hex_named(action.next))


def combat_hexes(rules: "MaltaRules", state: MaltaState) -> list[int]:
    """Hexes with a declared attack not yet fought, in order of number."""
    return sorted(
        {
            state.target[unit]
            for unit in rules.edition(state).of_side[state.side]
            if state.target[unit] >= 0 and state.place[unit] >= 0
        }
    )


def fight_at(rules: "MaltaRules", state: MaltaState, h: int) -> None:
    """All who declared against a hex fight one combat; sweepers and others there are apart."""
    units = tuple(
        unit
        for unit in rules.edition(state).of_side[state.side]
        if state.target[unit] == h and state.place[unit] >= 0
    )
    for unit in units:
        state.target[unit] = -1
    sweeping = all(state.place[unit] == h for unit in units)
    open_fight(state, "sweep" if sweeping else "ground", state.side, h, units)


class OperationEndPoint(Point["MaltaRules", MaltaState, OperationEnd]):
    """5.7: the chit is used up."""

    @rule("M-5.7", "M-1.3.2", "M-1.3.3-R3", "M-1.3.3-R4")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: OperationEnd, resolution: Resolution
    ) -> None:
        """Mark the chit and the independents that joined; artillery only if it did something."""
        edition = rules.edition(state)
        state.chits_used[state.active] = 1
        for unit, marks in enumerate(state.marks):
            if edition.formation[unit] < 0 and marks & JOINED:
                busy = marks & MOVED or not edition.is_field_gun[unit]
                if busy:
                    marks |= ACTIVATED
            state.marks[unit] = marks & ~OPERATION_MARKS
            state.spent[unit] = 0
            state.target[unit] = -1
        state.roads.clear()
        state.arrived.clear()
        resolution.emit(
            OperationOver(rule="M-5.7", side=SIDES[state.side], formation=rules.active_name(state))
        )
        state.active = -1
        state.steps[-1] = next_contest(rules, state)


class TurnEndPoint(Point["MaltaRules", MaltaState, TurnEnd]):
    """6: the End-of-Turn Phase."""

    @rule("M-6", "M-2.1-R2", "M-3.2.1-R2")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: TurnEnd, resolution: Resolution
    ) -> None:
        """Take markers off, note who holds ports and airfields, go on or count."""
        edition, table = rules.edition(state), rules.table(state)
        state.chits_used[:] = bytes(len(state.chits_used))
        for unit in range(len(state.marks)):
            state.marks[unit] &= ~(ACTIVATED | TRIED_BEACH | OPERATION_MARKS)
        for h in (*edition.ports, *edition.airfields):
            state.held[h] = state.control[h] == AXIS
        for h in edition.airfields:
            if table.present[AXIS][h]:
                state.occupied[h] |= 1 << state.turn
        resolution.emit(
            TurnEnded(
                rule="M-6",
                turn=rules.title.turns[state.turn].id,
                ports=tuple(edition.names[h] for h in edition.ports if state.held[h]),
                airfields=tuple(edition.names[h] for h in edition.airfields if state.held[h]),
            )
        )
        if state.turn + 1 < len(rules.title.turns):
            state.turn += 1
            state.steps[-1] = TurnStart()
            return
        verdict = judge(rules, state)
        state.winner, state.ended = verdict.winner, verdict.level
        points = rules.score(state).total(SIDES[AXIS])
        resolution.emit(GameEnded(rule="M-8.2", points=points, level=verdict.level))
