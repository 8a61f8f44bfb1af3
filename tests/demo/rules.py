"""The demonstration game. Listing and applying stand side by side, in the order of play.

D-1 set-up with secret strengths · D-2 secret orders · D-3 movement, with a box for reserves ·
D-4 reaction in the enemy's turn · D-5 combat on a table · D-6 retreat by the owner ·
D-7 the hill and the score.
"""

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

from grognard.hexes.grid import Grid, GridSpec
from grognard.kernel.chance import die, distribution
from grognard.kernel.decision import Choices, Decision
from grognard.kernel.flow import Point, StepRuleset
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import Outcome, ScoreLine, ScoreSheet
from grognard.kernel.records import Action, Event, Side, Step
from grognard.kernel.report import Modifier, OddsReport
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import (
    Editor,
    GameInfo,
    Options,
    OptionSpec,
    OptionValue,
    Scenario,
)
from grognard.kernel.view import BoxView, Face, HexView, PieceView, TrackView, View
from tests.demo.records import (
    AnyAction,
    AnyEvent,
    Attack,
    CombatEnded,
    CombatStep,
    DemoState,
    Destroyed,
    EndCombat,
    EndMoves,
    Fought,
    GameEnded,
    HillHeld,
    Move,
    Moved,
    MovesEnded,
    MovesStep,
    Order,
    OrderGiven,
    OrdersRevealed,
    OrdersStep,
    Posture,
    ReactionStep,
    Retreat,
    Retreated,
    RetreatStep,
    Stand,
    Stood,
    StrengthDrawn,
    TurnEndStep,
    Withdraw,
    Withdrew,
)

GRID = Grid(GridSpec(columns=5, rows=3, numbering="CCRR"))
SIDES = ("red", "blue")
HILL = "0302"
TURNS = 3
GONE = ""
EDGES: Mapping[Side, frozenset[str]] = {
    "red": frozenset(GRID.name(h) for h in GRID.edge("west")),
    "blue": frozenset(GRID.name(h) for h in GRID.edge("east")),
}
START = {"r1": "0201", "r2": "0203", "r3": "box:red", "b1": "0401", "b2": "0403", "b3": "box:blue"}
POSTURES: tuple[Posture, ...] = ("march", "hold")
LOSS_POINTS = 2

INFO = GameInfo(
    id="demo",
    title="The Hill",
    version="1.0",
    sides=SIDES,
    scenarios=(Scenario(id="hill", title="The Hill", turns=TURNS),),
    options=(OptionSpec(id="counting", values=("every-turn", "last-turn"), rule="D-7.1"),),
    text_packages=("grognard.kernel", "tests.demo"),
    rules_packages=("tests.demo",),
    hidden_information=True,
    simultaneous=True,
)


def enemy_of(side: Side) -> Side:
    return "blue" if side == "red" else "red"


def side_of(unit: str) -> Side:
    return "red" if unit.startswith("r") else "blue"


@lru_cache
def neighbours(at: str) -> tuple[str, ...]:
    return tuple(GRID.name(h) for h in GRID.adjacent(GRID.hex(at)))


def is_hex(at: str) -> bool:
    return not at.startswith("box:")


def unit_at(state: DemoState, at: str) -> str | None:
    return next((unit for unit, place in state.places.items() if place == at), None)


def unit_on(state: DemoState, at: str) -> str:
    return next(unit for unit, place in state.places.items() if place == at)


def units_of(state: DemoState, side: Side) -> list[str]:
    return [unit for unit, at in state.places.items() if side_of(unit) == side and at != GONE]


def enemy_beside(state: DemoState, side: Side, at: str) -> bool:
    return any(state.places[unit] in neighbours(at) for unit in units_of(state, enemy_of(side)))


def require_unit(state: DemoState, side: Side, unit: str) -> str:
    if unit not in units_of(state, side):
        raise Illegal("NOT_YOUR_UNIT", "D-3.1", unit=unit)
    return state.places[unit]


# ==== D-2 ORDERS ====================================================================


class OrdersPoint(Point["DemoRules", DemoState, OrdersStep]):
    @rule("D-2.1")
    def decisions(
        self, rules: "DemoRules", state: DemoState, step: OrdersStep
    ) -> tuple[Decision, ...]:
        return tuple(
            Decision(side=side, kind="order", rule="D-2.1", hidden=True)
            for side in SIDES
            if side not in state.orders
        )

    def choices(
        self, rules: "DemoRules", state: DemoState, step: OrdersStep, side: Side
    ) -> Choices[AnyAction]:
        return Choices.of(*(Order(posture) for posture in POSTURES))

    @rule("D-2.2")
    def apply(
        self,
        rules: "DemoRules",
        state: DemoState,
        step: OrdersStep,
        side: Side,
        action: Order,
        resolution: Resolution,
    ) -> None:
        state.orders[side] = action.posture
        resolution.emit(
            OrderGiven(rule="D-2.1", side=side, posture=action.posture), audience=(side,)
        )
        if len(state.orders) < len(SIDES):
            return
        state.postures = dict(state.orders)
        state.orders.clear()
        state.steps.pop()
        resolution.reveal()
        resolution.emit(
            OrdersRevealed(rule="D-2.2", red=state.postures["red"], blue=state.postures["blue"])
        )


# ==== D-3 MOVEMENT ==================================================================


@rule("D-3.1", "D-3.2", "D-3.3", "D-3.4", "D-3.5")
def check_move(state: DemoState, side: Side, unit: str, to: str) -> None:
    at = require_unit(state, side, unit)
    if unit in state.moved:
        raise Illegal("ALREADY_MOVED", "D-3.2", unit=unit)
    if to not in BOARD:
        raise Illegal("NO_SUCH_HEX", "D-3.3", to=to)
    if is_hex(at) and to not in neighbours(at):
        raise Illegal("NOT_ADJACENT", "D-3.3", unit=unit, to=to)
    if not is_hex(at) and to not in EDGES[side]:
        raise Illegal("NOT_YOUR_EDGE", "D-3.5", unit=unit, to=to)
    if unit_at(state, to) is not None:
        raise Illegal("OCCUPIED", "D-3.4", to=to)


BOARD = frozenset(GRID.name(h) for h in GRID.hexes())


def is_legal(check: Any, *arguments: object) -> bool:
    try:
        check(*arguments)
    except Illegal:
        return False
    return True


class MovesPoint(Point["DemoRules", DemoState, MovesStep]):
    def decisions(
        self, rules: "DemoRules", state: DemoState, step: MovesStep
    ) -> tuple[Decision, ...]:
        return (Decision(side=step.side, kind="moves", rule="D-3"),)

    def choices(
        self, rules: "DemoRules", state: DemoState, step: MovesStep, side: Side
    ) -> Choices[AnyAction]:
        found: list[AnyAction] = [
            Move(unit, to)
            for unit in units_of(state, side)
            for to in sorted(BOARD)
            if is_legal(check_move, state, side, unit, to)
        ]
        return Choices.of(*found, EndMoves())

    def refuse(
        self, rules: "DemoRules", state: DemoState, step: MovesStep, side: Side, action: Action
    ) -> Illegal:
        if isinstance(action, Move):
            return why(check_move, state, side, action.unit, action.to)
        return super().refuse(rules, state, step, side, action)

    def apply(
        self,
        rules: "DemoRules",
        state: DemoState,
        step: MovesStep,
        side: Side,
        action: Move | EndMoves,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, EndMoves):
            state.steps.pop()
            resolution.emit(MovesEnded(rule="D-3", side=side))
            return
        start = state.places[action.unit]
        state.places[action.unit] = action.to
        state.moved.add(action.unit)
        emit_masked(
            resolution,
            state,
            Moved(rule="D-3.3", side=side, unit=action.unit, start=start, to=action.to),
        )
        if enemy_beside(state, side, action.to):
            state.steps.append(ReactionStep(enemy_of(side), action.to))


def emit_masked(resolution: Resolution, state: DemoState, event: Moved | Withdrew) -> None:
    """The enemy sees a counter go, not which one it is."""
    if event.unit in state.known:
        resolution.emit(event)
        return
    kind = type(event)
    masked = kind(rule=event.rule, side=event.side, unit="", start=event.start, to=event.to)
    resolution.emit(event, audience=(event.side,), public=masked)


def why(check: Any, *arguments: object) -> Illegal:
    try:
        check(*arguments)
    except Illegal as illegal:
        return illegal
    return Illegal("NOT_OFFERED", "K-OFFERED", verb="", open=())


# ==== D-4 REACTION ==================================================================


@rule("D-4.1", "D-4.2")
def check_withdrawal(state: DemoState, side: Side, mover_at: str, unit: str, to: str) -> None:
    at = require_unit(state, side, unit)
    if at not in neighbours(mover_at):
        raise Illegal("NOT_THREATENED", "D-4.1", unit=unit)
    if to not in neighbours(at):
        raise Illegal("NOT_ADJACENT", "D-4.2", unit=unit, to=to)
    if unit_at(state, to) is not None:
        raise Illegal("OCCUPIED", "D-4.2", to=to)
    if enemy_beside(state, side, to):
        raise Illegal("ENEMY_BESIDE", "D-4.2", to=to)


class ReactionPoint(Point["DemoRules", DemoState, ReactionStep]):
    def decisions(
        self, rules: "DemoRules", state: DemoState, step: ReactionStep
    ) -> tuple[Decision, ...]:
        return (
            Decision(
                side=step.side, kind="reaction", rule="D-4", params={"at": step.at}, automatic=True
            ),
        )

    def choices(
        self, rules: "DemoRules", state: DemoState, step: ReactionStep, side: Side
    ) -> Choices[AnyAction]:
        found: list[AnyAction] = [
            Withdraw(unit, to)
            for unit in units_of(state, side)
            for to in sorted(BOARD)
            if is_legal(check_withdrawal, state, side, step.at, unit, to)
        ]
        return Choices.of(*found, Stand())

    def refuse(
        self, rules: "DemoRules", state: DemoState, step: ReactionStep, side: Side, action: Action
    ) -> Illegal:
        if isinstance(action, Withdraw):
            return why(check_withdrawal, state, side, step.at, action.unit, action.to)
        return super().refuse(rules, state, step, side, action)

    def apply(
        self,
        rules: "DemoRules",
        state: DemoState,
        step: ReactionStep,
        side: Side,
        action: Withdraw | Stand,
        resolution: Resolution,
    ) -> None:
        state.steps.pop()
        if isinstance(action, Stand):
            resolution.emit(Stood(rule="D-4.1", side=side))
            return
        start = state.places[action.unit]
        state.places[action.unit] = action.to
        emit_masked(
            resolution,
            state,
            Withdrew(rule="D-4.2", side=side, unit=action.unit, start=start, to=action.to),
        )


# ==== D-5 COMBAT ====================================================================


@rule("D-5.1", "D-5.2")
def check_attack(state: DemoState, side: Side, unit: str, at: str) -> None:
    start = require_unit(state, side, unit)
    if unit in state.fought:
        raise Illegal("ALREADY_FOUGHT", "D-5.1", unit=unit)
    if not is_hex(start) or at not in neighbours(start):
        raise Illegal("NOT_ADJACENT", "D-5.2", unit=unit, to=at)
    if unit_at(state, at) not in units_of(state, enemy_of(side)):
        raise Illegal("NO_ENEMY", "D-5.2", to=at)


@rule("D-5.3")
def combat_modifiers(state: DemoState, unit: str, target: str) -> tuple[Modifier, ...]:
    modifiers = [
        Modifier(value=state.strengths[unit], reason="attacker", rule="D-5.3"),
        Modifier(value=-state.strengths[target], reason="defender", rule="D-5.3"),
    ]
    if state.postures[side_of(unit)] == "march":
        modifiers.append(Modifier(value=1, reason="marching", rule="D-5.3"))
    if state.postures[side_of(target)] == "hold":
        modifiers.append(Modifier(value=-1, reason="holding", rule="D-5.3"))
    return tuple(modifiers)


@rule("D-5.4")
def combat_result(value: int) -> str:
    if value <= 1:
        return "attacker-retreats"
    if value <= 3:
        return "no-effect"
    if value <= 5:
        return "defender-retreats"
    return "defender-destroyed"


class CombatPoint(Point["DemoRules", DemoState, CombatStep]):
    def decisions(
        self, rules: "DemoRules", state: DemoState, step: CombatStep
    ) -> tuple[Decision, ...]:
        return (Decision(side=step.side, kind="combat", rule="D-5", automatic=True),)

    def choices(
        self, rules: "DemoRules", state: DemoState, step: CombatStep, side: Side
    ) -> Choices[AnyAction]:
        found: list[AnyAction] = [
            Attack(unit, at)
            for unit in units_of(state, side)
            for at in sorted(BOARD)
            if is_legal(check_attack, state, side, unit, at)
        ]
        return Choices.of(*found, EndCombat())

    def refuse(
        self, rules: "DemoRules", state: DemoState, step: CombatStep, side: Side, action: Action
    ) -> Illegal:
        if isinstance(action, Attack):
            return why(check_attack, state, side, action.unit, action.at)
        return super().refuse(rules, state, step, side, action)

    def apply(
        self,
        rules: "DemoRules",
        state: DemoState,
        step: CombatStep,
        side: Side,
        action: Attack | EndCombat,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, EndCombat):
            state.steps.pop()
            resolution.emit(CombatEnded(rule="D-5", side=side))
            return
        target = unit_on(state, action.at)
        state.known |= {action.unit, target}
        state.fought.add(action.unit)
        resolution.reveal()
        difference = sum(each.value for each in combat_modifiers(state, action.unit, target))
        roll = resolution.roll(6, reason="combat", rule="D-5.4")
        result = combat_result(roll + difference)
        resolution.emit(
            Fought(
                rule="D-5.4",
                side=side,
                unit=action.unit,
                target=target,
                at=action.at,
                difference=difference,
                die=roll,
                result=result,
            )
        )
        if result == "attacker-retreats":
            state.steps.append(RetreatStep(side, state.places[action.unit]))
        elif result == "defender-retreats":
            state.steps.append(RetreatStep(enemy_of(side), action.at))
        elif result == "defender-destroyed":
            destroy(state, target, resolution)


def destroy(state: DemoState, unit: str, resolution: Resolution) -> None:
    side = side_of(unit)
    resolution.emit(Destroyed(rule="D-5.4", side=side, unit=unit, at=state.places[unit]))
    state.places[unit] = GONE
    state.losses[side] += 1


# ==== D-6 RETREAT ===================================================================


@rule("D-6.1", "D-6.2")
def check_retreat(state: DemoState, side: Side, at: str, to: str) -> None:
    if to not in neighbours(at):
        raise Illegal("NOT_ADJACENT", "D-6.1", unit=at, to=to)
    if unit_at(state, to) is not None:
        raise Illegal("OCCUPIED", "D-6.1", to=to)
    if enemy_beside(state, side, to):
        raise Illegal("ENEMY_BESIDE", "D-6.2", to=to)


class RetreatPoint(Point["DemoRules", DemoState, RetreatStep]):
    def decisions(
        self, rules: "DemoRules", state: DemoState, step: RetreatStep
    ) -> tuple[Decision, ...]:
        if not self.choices(rules, state, step, step.side):
            return ()
        return (Decision(side=step.side, kind="retreat", rule="D-6", params={"at": step.at}),)

    @rule("D-6.3")
    def run(
        self, rules: "DemoRules", state: DemoState, step: RetreatStep, resolution: Resolution
    ) -> None:
        state.steps.pop()
        destroy(state, unit_on(state, step.at), resolution)

    def choices(
        self, rules: "DemoRules", state: DemoState, step: RetreatStep, side: Side
    ) -> Choices[AnyAction]:
        return Choices.of(
            *(
                Retreat(to)
                for to in sorted(BOARD)
                if is_legal(check_retreat, state, side, step.at, to)
            )
        )

    def refuse(
        self, rules: "DemoRules", state: DemoState, step: RetreatStep, side: Side, action: Action
    ) -> Illegal:
        if isinstance(action, Retreat):
            return why(check_retreat, state, side, step.at, action.to)
        return super().refuse(rules, state, step, side, action)

    def apply(
        self,
        rules: "DemoRules",
        state: DemoState,
        step: RetreatStep,
        side: Side,
        action: Retreat,
        resolution: Resolution,
    ) -> None:
        state.steps.pop()
        unit = unit_on(state, step.at)
        state.places[unit] = action.to
        resolution.emit(Retreated(rule="D-6.1", side=side, unit=unit, start=step.at, to=action.to))


# ==== D-7 THE HILL ==================================================================


class TurnEndPoint(Point["DemoRules", DemoState, TurnEndStep]):
    @rule("D-7.1")
    def run(
        self, rules: "DemoRules", state: DemoState, step: TurnEndStep, resolution: Resolution
    ) -> None:
        state.steps.pop()
        holder = unit_at(state, HILL)
        counts = state.options["counting"] == "every-turn" or state.turn == TURNS
        if holder is not None and counts:
            side = side_of(holder)
            state.held[side] += 1
            resolution.emit(HillHeld(rule="D-7.1", side=side, turn=state.turn))
        if state.turn < TURNS:
            state.turn += 1
            begin_turn(state)
            return
        score = rules.score(state)
        resolution.emit(GameEnded(rule="D-7.2", red=score.total("red"), blue=score.total("blue")))


def begin_turn(state: DemoState) -> None:
    state.moved.clear()
    state.fought.clear()
    state.postures = {}
    state.steps.append(TurnEndStep())
    for side in reversed(SIDES):
        state.steps += [CombatStep(side), MovesStep(side)]
    state.steps.append(OrdersStep())


# ==== THE RULESET ===================================================================

PHASES: Mapping[type[Step], str] = {
    OrdersStep: "orders",
    MovesStep: "moves",
    ReactionStep: "reaction",
    CombatStep: "combat",
    RetreatStep: "retreat",
    TurnEndStep: "turn-end",
}


class DemoRules(StepRuleset[DemoState, AnyAction]):
    """The contract of the kernel, filled by the demonstration game."""

    info = INFO
    state_type = DemoState
    action_type = AnyAction
    event_type = AnyEvent
    points: Mapping[type[Step], Point[Any, Any, Any]] = {
        OrdersStep: OrdersPoint(),
        MovesStep: MovesPoint(),
        ReactionStep: ReactionPoint(),
        CombatStep: CombatPoint(),
        RetreatStep: RetreatPoint(),
        TurnEndStep: TurnEndPoint(),
    }

    @staticmethod
    def stack(state: DemoState) -> list[Any]:
        return state.steps

    @rule("D-1.1", "D-1.2")
    def start(self, scenario: str, options: Options, dice: Dice) -> tuple[DemoState, Resolution]:
        self.info.scenario(scenario)
        resolution = Resolution(dice)
        state = DemoState(
            scenario=scenario,
            options=self.info.complete_options(options),
            turn=1,
            steps=[],
            places=dict(START),
            strengths={},
            known=set(),
            orders={},
            postures={},
            moved=set(),
            fought=set(),
            held=dict.fromkeys(SIDES, 0),
            losses=dict.fromkeys(SIDES, 0),
        )
        for unit in START:
            strength = resolution.roll(3, reason="strength", rule="D-1.2")
            state.strengths[unit] = strength
            resolution.emit(
                StrengthDrawn(rule="D-1.2", unit=unit, strength=strength),
                audience=(side_of(unit),),
            )
        begin_turn(state)
        self.settle(state, resolution)
        return state, resolution

    def view(self, state: DemoState, viewer: Side) -> View:
        step = state.steps[-1] if state.steps else None
        return View(
            game=self.info.id,
            scenario=state.scenario,
            options=state.options,
            viewer=viewer,
            turn=state.turn,
            turns=TURNS,
            turn_label=str(state.turn),
            phase=PHASES[type(step)] if step is not None else "over",
            active=getattr(step, "side", None),
            pieces=self._pieces(state, viewer),
            hexes=(HexView(at=HILL, markers=("hill",)),),
            tracks=tuple(
                TrackView(id="points", value=self.score(state).total(side), side=side)
                for side in SIDES
            ),
            boxes=tuple(BoxView(id=f"box:{side}", side=side) for side in SIDES),
            score=self.score(state),
            outcome=self.outcome(state),
            notes=dict(state.postures),
        )

    def _pieces(self, state: DemoState, viewer: Side) -> tuple[PieceView, ...]:
        pieces = []
        for unit, at in state.places.items():
            if at == GONE:
                continue
            side = side_of(unit)
            shown = side == viewer or unit in state.known
            face = Face(
                unit=unit,
                name=unit.upper(),
                label=unit,
                nation=side,
                symbol="infantry",
                values=(str(state.strengths[unit]),),
            )
            pieces.append(
                PieceView(
                    handle=unit if shown else f"{side}@{at}",
                    side=side,
                    at=at,
                    face=face if shown else None,
                )
            )
        return tuple(sorted(pieces, key=lambda piece: (piece.side, piece.at, piece.handle)))

    @rule("D-7.2")
    def score(self, state: DemoState) -> ScoreSheet:
        lines = []
        for side in SIDES:
            if state.held[side]:
                points = state.held[side]
                lines.append(ScoreLine(side=side, points=points, reason="hill", rule="D-7.2"))
            lost = state.losses[enemy_of(side)]
            if lost:
                points = LOSS_POINTS * lost
                lines.append(ScoreLine(side=side, points=points, reason="losses", rule="D-7.2"))
        return ScoreSheet(lines=tuple(lines))

    @rule("D-7.3")
    def outcome(self, state: DemoState) -> Outcome | None:
        if state.steps:
            return None
        score = self.score(state)
        red, blue = score.total("red"), score.total("blue")
        winner = None if red == blue else "red" if red > blue else "blue"
        return Outcome(winner=winner, reason="points", rule="D-7.3", score=score)

    def scramble(self, state: DemoState, viewer: Side, random: Random) -> DemoState:
        other = state.copy()
        unknown = [
            unit for unit in state.places if side_of(unit) != viewer and unit not in state.known
        ]
        for unit in unknown:
            other.strengths[unit] = random.randint(1, 3)
        for side in SIDES:
            self._shuffle(other, [unit for unit in unknown if side_of(unit) == side], random)
        if isinstance(state.steps[-1] if state.steps else None, OrdersStep):
            self._scramble_orders(other, viewer, random)
        return other

    def _shuffle(self, state: DemoState, units: list[str], random: Random) -> None:
        """Which of the unknown counters is which may be another way round."""
        drawn = random.sample(units, len(units))
        places = {new: state.places[old] for old, new in zip(units, drawn, strict=True)}
        moved = {new for old, new in zip(units, drawn, strict=True) if old in state.moved}
        state.places.update(places)
        state.moved -= set(units)
        state.moved |= moved

    def _scramble_orders(self, state: DemoState, viewer: Side, random: Random) -> None:
        """Others may have given orders or not; but if the viewer has, nobody else has yet."""
        if viewer in state.orders:
            return
        state.orders.clear()
        possible = [side for side in SIDES if side != viewer]
        giver = random.choice([*possible, None])
        if giver is not None:
            state.orders[giver] = random.choice(POSTURES)

    def editor(self, state: DemoState) -> Editor:
        return DemoEditor(state)

    @rule("D-5.5")
    def odds(self, state: DemoState, question: Mapping[str, object]) -> OddsReport:
        unit, at = str(question["unit"]), str(question["at"])
        check_attack(state, side_of(unit), unit, at)
        target = unit_on(state, at)
        modifiers = combat_modifiers(state, unit, target)
        difference = sum(each.value for each in modifiers)
        return OddsReport(
            kind="combat",
            rule="D-5.3",
            attack=modifiers[:1],
            defence=modifiers[1:2],
            base_column=f"{sum(each.value for each in modifiers[:2]):+d}",
            shifts=modifiers[2:],
            column=f"{difference:+d}",
            chances=distribution(lambda value: combat_result(value + difference), die(6)),
        )

    def summary(self, state: DemoState) -> tuple[Event, ...]:
        score = self.score(state)
        return (GameEnded(rule="D-7.2", red=score.total("red"), blue=score.total("blue")),)


class DemoEditor(Editor):
    """Sets the table up by hand."""

    def __init__(self, state: DemoState) -> None:
        self.state = state

    def _require(self, unit: str) -> None:
        if unit not in self.state.places:
            raise Illegal("NOT_YOUR_UNIT", "D-3.1", unit=unit)

    def place(self, unit: str, at: str) -> None:
        self._require(unit)
        if at not in BOARD and at != f"box:{side_of(unit)}":
            raise Illegal("NO_SUCH_HEX", "D-3.3", to=at)
        self.state.places[unit] = at

    def remove(self, unit: str) -> None:
        self._require(unit)
        self.state.places[unit] = GONE

    def set_steps(self, unit: str, steps: int) -> None:
        self._require(unit)
        if not 1 <= steps <= 3:
            raise Illegal("OUT_OF_RANGE", "D-1.2", value=steps)
        self.state.strengths[unit] = steps

    def settings(self) -> Mapping[str, OptionValue]:
        return {"turn": self.state.turn}

    def set(self, name: str, value: OptionValue, at: str | None = None) -> None:
        if name != "turn" or not isinstance(value, int) or not 1 <= value <= TURNS:
            raise Illegal("OUT_OF_RANGE", "D-1.2", value=value)
        self.state.turn = value

    def clear(self) -> None:
        for unit in self.state.places:
            self.state.places[unit] = GONE
