"""The ferry game: list, check and apply, with rule ids and reasons."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from grognard.kernel.decision import Choices, Decision
from grognard.kernel.flow import Point, StepRuleset
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import Outcome, ScoreLine, ScoreSheet
from grognard.kernel.records import Action, Side
from grognard.kernel.report import (
    Chance,
    Modifier,
    OddsReport,
    ReachedHex,
    ReachReport,
    StepCost,
)
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import Editor, GameInfo, Options, OptionSpec, OptionValue, Scenario
from grognard.kernel.view import BoxView, Face, PieceView, View
from tests.lab.ferry.records import (
    BOX,
    BY_ID,
    OFF,
    PATROLS,
    ROW,
    FerryAction,
    FerryEvent,
    FerryState,
    Fire,
    Move,
    Moved,
    Pass,
    Shot,
    Turn,
    TurnEnded,
)

SIDES = ("red", "blue")


@rule("F-1")
def neighbours(at: str) -> tuple[str, ...]:
    """The hexes next to a hex; the box touches the middle of the row."""
    if at == BOX:
        return (ROW[2],)
    if at not in ROW:
        return ()
    index = ROW.index(at)
    return tuple(ROW[each] for each in (index - 1, index + 1) if 0 <= each < len(ROW))


@rule("F-2")
def is_free(state: FerryState, at: str) -> bool:
    """One patrol to a hex."""
    return at not in state.places.values()


@rule("F-3")
def needed(state: FerryState) -> int:
    """The lowest roll that hits."""
    return 3 if state.veteran == "yes" else 4


def require_enemy_near(state: FerryState, unit: str, target: str) -> None:
    """Refuse to fire at friends or at anybody who is not next door."""
    if BY_ID[target].side == BY_ID[unit].side:
        raise Illegal("FRIENDLY", "F-3", unit=unit, target=target)
    if state.places[target] not in neighbours(state.places[unit]):
        raise Illegal("OUT_OF_RANGE", "F-3", unit=unit, target=target)


class TurnPoint(Point["FerryRules", FerryState, Turn]):
    """A side does one thing with one patrol, or passes."""

    def decisions(self, rules: "FerryRules", state: FerryState, step: Turn) -> tuple[Decision, ...]:
        return (Decision(side=step.side, kind="turn", rule="F-1", params={"turn": state.turn}),)

    def choices(
        self, rules: "FerryRules", state: FerryState, step: Turn, side: Side
    ) -> Choices[Any]:
        own = [each.id for each in PATROLS if each.side == side and state.places[each.id] != OFF]
        moves = [
            Move(unit, to)
            for unit in own
            for to in neighbours(state.places[unit])
            if is_free(state, to)
        ]
        shots = [
            Fire(unit, other.id)
            for unit in own
            for other in PATROLS
            if other.side != side and state.places[other.id] in neighbours(state.places[unit])
        ]
        return Choices.of(*moves, *shots, Pass())

    def check(
        self, rules: "FerryRules", state: FerryState, step: Turn, side: Side, action: Action
    ) -> None:
        if isinstance(action, Fire) and action.aimed:
            action = Fire(action.unit, action.target)
        super().check(rules, state, step, side, action)

    def refuse(
        self, rules: "FerryRules", state: FerryState, step: Turn, side: Side, action: Action
    ) -> Illegal:
        match action:
            case Move(unit=unit, to=to) if not is_free(state, to):
                return Illegal("OCCUPIED", "F-2", unit=unit, at=to)
            case Move(unit=unit, to=to):
                near = neighbours(state.places.get(unit, OFF))
                return Illegal("TOO_FAR", "F-1", unit=unit, at=to, alternatives=near)
            case Fire(unit=unit, target=target):
                try:
                    require_enemy_near(state, unit, target)
                except Illegal as illegal:
                    return illegal
            case _:
                pass
        return super().refuse(rules, state, step, side, action)

    def apply(
        self,
        rules: "FerryRules",
        state: FerryState,
        step: Turn,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        match action:
            case Move(unit=unit, to=to):
                state.places[unit] = to
                resolution.emit(Moved(rule="F-1", unit=unit, to=to))
            case Fire(unit=unit, target=target):
                self._shoot(state, unit, target, resolution)
            case _:
                pass
        resolution.emit(TurnEnded(rule="F-4", side=side))
        self._next(state, side)

    @staticmethod
    def _shoot(state: FerryState, unit: str, target: str, resolution: Resolution) -> None:
        roll = resolution.roll(6, reason="fire", rule="F-3")
        hit = roll >= needed(state)
        if hit:
            state.strength[target] -= 1
            state.points[BY_ID[unit].side] += 1
            if not state.strength[target]:
                state.places[target] = OFF
        resolution.emit(Shot(rule="F-3", unit=unit, target=target, roll=roll, hit=hit))

    @staticmethod
    @rule("F-4")
    def _next(state: FerryState, side: Side) -> None:
        state.steps.pop()
        if side == SIDES[-1]:
            state.turn += 1
        if state.turn <= state.turns:
            state.steps.append(Turn(SIDES[1 - SIDES.index(side)]))


class FerryEditor(Editor):
    """Sets the row up by hand."""

    def __init__(self, state: FerryState) -> None:
        self.state = state

    def _known(self, unit: str) -> str:
        if unit not in BY_ID:
            raise Illegal("UNKNOWN_UNIT", "F-1", unit=unit)
        return unit

    def place(self, unit: str, at: str) -> None:
        if at not in (*ROW, BOX):
            raise Illegal("UNKNOWN_HEX", "F-1", at=at)
        self.state.places[self._known(unit)] = at

    def remove(self, unit: str) -> None:
        self.state.places[self._known(unit)] = OFF

    def set_steps(self, unit: str, steps: int) -> None:
        self.state.strength[self._known(unit)] = steps

    def settings(self) -> Mapping[str, OptionValue]:
        return {"turn": self.state.turn, "side": self.state.steps[-1].side, "red-points": 0}

    def set(self, name: str, value: OptionValue, at: str | None = None) -> None:
        match name, value:
            case "turn", int():
                self.state.turn = value
            case "side", str():
                self.state.steps[-1] = Turn(value)
            case "red-points", int():
                self.state.points["red"] = value
            case _:
                raise Illegal("UNKNOWN_SETTING", "F-1", setting=name)

    def clear(self) -> None:
        for unit in self.state.places:
            self.state.places[unit] = OFF


class FerryRules(StepRuleset[FerryState, FerryAction]):
    """The whole game."""

    info = GameInfo(
        id="ferry",
        title="The Ferry",
        version="1",
        sides=SIDES,
        scenarios=(Scenario(id="row", title="The row", turns=4),),
        options=(OptionSpec(id="veteran_fire", values=("no", "yes"), rule="F-3"),),
        text_packages=("tests.lab.ferry",),
        rules_packages=("tests.lab.ferry",),
    )
    state_type = FerryState
    action_type = FerryAction
    event_type = FerryEvent
    points = MappingProxyType({Turn: TurnPoint()})

    @staticmethod
    def stack(state: FerryState) -> list[Any]:
        return state.steps

    def start(self, scenario: str, options: Options, dice: Dice) -> tuple[FerryState, Resolution]:
        self.info.scenario(scenario)
        chosen = self.info.complete_options(options)
        state = FerryState(
            steps=[Turn("red")],
            veteran=str(chosen["veteran_fire"]),
            places={each.id: each.home for each in PATROLS},
            strength={each.id: 2 for each in PATROLS},
            points=dict.fromkeys(SIDES, 0),
        )
        return state, Resolution(dice)

    def view(self, state: FerryState, viewer: Side) -> View:
        pieces = tuple(_piece(state, each.id) for each in PATROLS if state.places[each.id] != OFF)
        decisions = self.decisions(state)
        return View(
            game=self.info.id,
            scenario="row",
            options={"veteran_fire": state.veteran},
            viewer=viewer,
            turn=state.turn,
            turns=state.turns,
            turn_label=f"Turn {state.turn}",
            phase="turn",
            active=state.steps[-1].side if state.steps else None,
            pieces=pieces,
            boxes=(BoxView(id="ferry"),),
            decisions=decisions,
            offers=self.choices(state, viewer).offers(),
            score=self.score(state),
            outcome=self.outcome(state),
        )

    def score(self, state: FerryState) -> ScoreSheet:
        lines = tuple(
            ScoreLine(side=side, points=points, reason="hits", rule="F-4")
            for side, points in state.points.items()
        )
        return ScoreSheet(lines=lines)

    def outcome(self, state: FerryState) -> Outcome | None:
        if state.steps:
            return None
        sheet = self.score(state)
        red, blue = sheet.total("red"), sheet.total("blue")
        winner = None if red == blue else "red" if red > blue else "blue"
        return Outcome(winner=winner, reason="hits", rule="F-4", score=sheet)

    def scramble(self, state: FerryState, viewer: Side, random: Random) -> FerryState:
        return state.copy()

    def editor(self, state: FerryState) -> Editor:
        return FerryEditor(state)

    def reach(self, state: FerryState, unit: str) -> ReachReport:
        if state.places.get(unit, OFF) == OFF:
            raise Illegal("UNKNOWN_UNIT", "F-1", unit=unit)
        reason = Modifier(value=1, reason="clear", rule="F-1")
        hexes = tuple(
            ReachedHex(
                at=at,
                cost=1,
                may_end=True,
                path=(StepCost(at=at, cost=1, reasons=(reason,)),),
            )
            for at in neighbours(state.places[unit])
            if is_free(state, at)
        )
        return ReachReport(unit=unit, allowance=1, spent=0, scale=1, hexes=hexes)

    def odds(self, state: FerryState, question: Mapping[str, object]) -> OddsReport:
        hits = 7 - needed(state)
        return OddsReport(
            kind="fire",
            rule="F-3",
            attack=(Modifier(value=hits, reason="faces", rule="F-3"),),
            defence=(),
            base_column="fire",
            shifts=(),
            column="fire",
            chances=(
                Chance(outcome="hit", numerator=hits, denominator=6),
                Chance(outcome="miss", numerator=6 - hits, denominator=6),
            ),
        )


def _piece(state: FerryState, unit: str) -> PieceView:
    patrol = BY_ID[unit]
    face = Face(
        unit=unit,
        name=unit.upper(),
        label=unit,
        nation=patrol.side,
        symbol="infantry",
        steps=state.strength[unit],
        full_steps=2,
    )
    return PieceView(handle=unit, side=patrol.side, at=state.places[unit], face=face)
