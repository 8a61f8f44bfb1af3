"""The ruleset: the kernel's contract, and what every room of the rules asks for."""

from collections.abc import Mapping
from random import Random
from typing import Any

from grognard.games.malta.actions import (
    Arrive,
    Assign,
    Declare,
    EndMove,
    EndMovement,
    Fire,
    MaltaAction,
    Move,
    Overrun,
    Regroup,
    Resign,
    Sweep,
)
from grognard.games.malta.disposition import KEY, Disposition, disposition
from grognard.games.malta.edition import Edition
from grognard.games.malta.events import MaltaEvent, Resigned
from grognard.games.malta.loader import PACKAGE, load_title
from grognard.games.malta.phases import phase_of
from grognard.games.malta.rules.activation import nearness
from grognard.games.malta.rules.landings import in_good_order
from grognard.games.malta.rules.points import POINTS
from grognard.games.malta.rules.setup import place_batteries
from grognard.games.malta.rules.victory import judge, score
from grognard.games.malta.state import ACTIVATED, DISPERSED, JOINED, POOL, MaltaState
from grognard.games.malta.steps import Barrage, Bombardments, Setup
from grognard.games.malta.title import AXIS, BRITISH, SIDES, Title
from grognard.kernel.decision import Decision
from grognard.kernel.flow import StepRuleset
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import Outcome, ScoreSheet
from grognard.kernel.records import Action, Event, Side
from grognard.kernel.report import Mark, OddsReport, ReachReport
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import Editor, GameInfo, Options, OptionSpec, OptionValue, Scenario
from grognard.kernel.view import View

SCENARIO = "c3"
VERSION = "1"
TITLE = "L'invasione di Malta: Operazione C3"
SEGMENT_ACTIONS = (
    Arrive,
    Declare,
    EndMove,
    EndMovement,
    Fire,
    Move,
    Overrun,
    Regroup,
    Sweep,
)
"""What belongs to one segment of an Operation."""
RESIGNED = "resignation"
"""How a game ended that a side gave up."""


def load() -> "MaltaRules":
    """The ruleset with its data."""
    return MaltaRules(load_title())


class MaltaRules(StepRuleset[MaltaState, MaltaAction]):
    """L'invasione di Malta."""

    points = POINTS
    state_type = MaltaState
    action_type = MaltaAction
    event_type = MaltaEvent

    def __init__(self, title: Title) -> None:
        self.title = title
        self.sides = SIDES
        self.info = GameInfo(
            id=title.id,
            title=TITLE,
            version=VERSION,
            sides=SIDES,
            scenarios=(Scenario(id=SCENARIO, title=TITLE, turns=len(title.turns)),),
            options=tuple(
                OptionSpec(id=each.id, values=each.values, rule=each.rule) for each in title.options
            ),
            text_packages=(PACKAGE,),
            rules_packages=(PACKAGE,),
            hidden_information=True,
            simultaneous=True,
        )
        self._editions: dict[tuple[tuple[str, OptionValue], ...], Edition] = {}
        self._names = [title.board.grid.name(h) for h in title.board.grid.hexes()]
        self._hexes = {name: h for h, name in enumerate(self._names)}
        self.movement_decisions = [
            (
                Decision(
                    side=each.side, kind="movement", rule="M-5.2", params={"formation": each.id}
                ),
            )
            for each in title.formations
        ]

    # --- tables ----------------------------------------------------------------------------------

    @staticmethod
    def stack(state: MaltaState) -> list[Any]:
        return state.steps

    def edition(self, state: MaltaState) -> Edition:
        """The tables for the options of a state."""
        try:
            known: Edition = state.__dict__["edition"]
            return known
        except KeyError:
            pass
        key = tuple(sorted(state.options.items()))
        found = self._editions.get(key)
        if found is None:
            found = Edition(self.title, state.options)
            self._editions[key] = found
        state.__dict__["edition"] = found
        return found

    def table(self, state: MaltaState) -> Disposition:
        """Who stands where."""
        try:
            known: Disposition = state.__dict__[KEY]
            return known
        except KeyError:
            return disposition(self.edition(state), state)

    # --- names -----------------------------------------------------------------------------------

    def hex_name(self, h: int) -> str:
        return self._names[h]

    @rule("M-1.3.1")
    def hex_named(self, name: str) -> int:
        """A hex by its printed number."""
        h = self._hexes.get(name)
        if h is None:
            raise Illegal("NO_SUCH_HEX", "M-1.3.1", hex=name)
        return h

    def unit_names(self, units: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self.title.units[unit].id for unit in units)

    def own_unit(self, state: MaltaState, side: int, name: str) -> int:
        """A unit of this side by its id."""
        unit = self.title.number.get(name)
        if unit is None or self.edition(state).owner[unit] != side:
            raise Illegal("NO_SUCH_UNIT", "M-1.2", units=(name,))
        return unit

    def arrows(self, state: MaltaState) -> dict[int, tuple[int, ...]]:
        """Sea hexes from which one can land, and where."""
        return self.edition(state).arrows

    def guns(self, state: MaltaState, side: int) -> tuple[int, ...]:
        """Units of a side that can bombard."""
        return self.edition(state).guns[side]

    # --- who acts --------------------------------------------------------------------------------

    @rule("M-1.3.2", "M-1.3.3", "M-5.1.1")
    def active_units(self, state: MaltaState) -> list[int]:
        """The units of the active Formation and the independents that joined it."""
        edition, chit, marks = self.edition(state), state.active, state.marks
        if chit < 0:
            return []
        if state.turn == 0:
            return [u for u in edition.of_side[AXIS] if state.goes_with[u] == chit]
        found = list(edition.members[chit])
        found += [
            unit
            for unit in edition.of_side[state.side]
            if marks[unit] & JOINED and edition.formation[unit] != chit
        ]
        return found

    def shore_units(self, state: MaltaState) -> tuple[int, ...]:
        """Landed units that may still attack in Turn S."""
        return in_good_order(self, state, state.active)

    def active_name(self, state: MaltaState) -> str:
        """The id of the active Formation."""
        return self.edition(state).chit_ids[state.active] if state.active >= 0 else ""

    def active_unit(self, state: MaltaState, name: str) -> int:
        """A unit that may act now, by its id."""
        unit = self.own_unit(state, state.side, name)
        if unit not in self.active_units(state):
            raise self.not_active(state, unit)
        return unit

    @rule("M-1.3.2", "M-1.3.3")
    def not_active(self, state: MaltaState, unit: int) -> Illegal:
        """Why a unit does not act in this Operation."""
        edition = self.edition(state)
        name, active = edition.ids[unit], self.active_name(state)
        if edition.formation[unit] >= 0:
            formation = edition.chit_ids[edition.formation[unit]]
            return Illegal("NOT_ACTIVE", "M-1.3.2", unit=name, formation=formation, active=active)
        if state.marks[unit] & ACTIVATED:
            return Illegal("IND_DONE", "M-1.3.3", unit=name)
        near = nearness(self, state, unit) if state.place[unit] >= 0 else {}
        if not near:
            return Illegal("NOT_ACTIVE", "M-1.3.3-R4", unit=name, formation="IND", active=active)
        other = min(near, key=lambda chit: (near[chit], chit))
        return Illegal(
            "IND_NOT_NEAREST",
            "M-1.3.3-R1",
            unit=name,
            formation=edition.chit_ids[other],
            distance=near[other],
            active=active,
            own_distance=near.get(state.active, -1),
        )

    @rule("M-5.3.2-R1", "M-5.3-R1")
    def no_gun(self, state: MaltaState, step: Barrage, unit: int) -> Illegal:
        """Why a unit does not bombard."""
        edition = self.edition(state)
        if edition.is_gun[unit] and state.place[unit] >= 0:
            return self.not_active(state, unit)
        return Illegal("NOT_ARTILLERY", "M-5.3-R1", unit=edition.ids[unit])

    @rule("M-2", "M-5.2.5")
    def wrong_segment(self, state: MaltaState, action: Action) -> Illegal:
        """The refusal for doing something outside its segment."""
        phase = phase_of(state)
        if isinstance(action, Declare) and phase not in ("declaration", "movement"):
            return Illegal("DECL_LATE", "M-5.2.5", phase=phase)
        verb = str(action.__struct_config__.tag)
        return Illegal("WRONG_SEGMENT", "M-2", phase=phase, verb=verb)

    def dispersed_hexes(self, state: MaltaState, side: int) -> set[int]:
        """Hexes in which units of a side lie Dispersed."""
        return {
            state.place[unit]
            for unit in self.edition(state).of_side[side]
            if state.marks[unit] & DISPERSED and state.place[unit] >= 0
        }

    # --- the contract ----------------------------------------------------------------------------

    @rule("M-8.1", "M-8.2")
    def start(self, scenario: str, options: Options, dice: Dice) -> tuple[MaltaState, Resolution]:
        """The empty island with its batteries, all hexes British, the Axis off the map."""
        self.info.scenario(scenario)
        chosen = self.info.complete_options(options)
        units, size = self.title.units, self.title.board.grid.count
        count = len(units)
        state = MaltaState(
            scenario=scenario,
            options=chosen,
            place=[POOL] * count,
            strength=bytearray(unit.steps for unit in units),
            marks=[0] * count,
            spent=bytearray(count),
            target=[-1] * count,
            arrow=[-1] * count,
            wave=bytearray(count),
            beach=[-1] * count,
            goes_with=[-1] * count,
            control=bytearray([BRITISH]) * size,
            rubble=bytearray(size),
            success=bytearray(size),
            held=bytearray(size),
            occupied=bytearray(size),
            chits_used=bytearray(len(self.title.formations)),
            passed=[0, 0],
            bids=[-1, -1],
            roads={},
            arrived={},
            fired=[],
            missions=[],
            steps=[Setup()],
        )
        place_batteries(self, state)
        resolution = Resolution(dice)
        self.settle(state, resolution)
        return state, resolution

    @rule("M-0.5")
    def settle(self, state: MaltaState, resolution: Resolution) -> None:
        """As the kernel does, but a game that has ended stops at once, combats and all."""
        for _ in range(100_000):
            if state.ended:
                state.steps.clear()
            if not state.steps:
                return
            step = state.steps[-1]
            point = self.points[type(step)]
            if point.decisions(self, state, step):
                return
            point.run(self, state, step, resolution)

    def check(self, state: MaltaState, side: Side, action: MaltaAction) -> None:
        """Let a decider resign; ask the open step; what belongs to another segment is told so."""
        if isinstance(action, Resign) and any(
            decision.side == side for decision in self.decisions(state)
        ):
            return
        try:
            super().check(state, side, action)
        except Illegal as illegal:
            if illegal.code != "NOT_OFFERED":
                raise
            raise self.out_of_place(state, action, illegal) from None

    def apply_checked(
        self, state: MaltaState, side: Side, action: MaltaAction, dice: Dice
    ) -> Resolution:
        if isinstance(action, Resign):
            resolution = Resolution(dice)
            self.resign(state, side, resolution)
            return resolution
        return super().apply_checked(state, side, action, dice)

    @rule("M-8.2-R5")
    def resign(self, state: MaltaState, side: Side, resolution: Resolution) -> None:
        """A side gives up: the game is lost for it and nothing is counted."""
        state.winner = next(other for other in SIDES if other != side)
        state.ended = RESIGNED
        state.steps.clear()
        resolution.emit(Resigned(rule="M-8.2-R5", side=side))
        resolution.reveal()

    @rule("M-2", "M-3.2.1", "M-5.3.1", "M-5.2.5")
    def out_of_place(self, state: MaltaState, action: Action, plain: Illegal) -> Illegal:
        """Targets are fixed before the first die, and segments are not gone back to."""
        falling = any(isinstance(step, Bombardments) for step in state.steps)
        if falling and isinstance(action, Fire | Assign):
            return Illegal("TARGETS_FIRST", "M-5.3.1", hex=action.target)
        if not state.turn and isinstance(action, Arrive) and action.by == "airfield":
            return Illegal("AIRLAND_TURN_S", "M-3.2.1", unit=action.unit, hex=action.at, turn=1)
        if state.active >= 0 and isinstance(action, SEGMENT_ACTIONS):
            return self.wrong_segment(state, action)
        return plain

    def phase(self, state: MaltaState) -> str:
        return phase_of(state)

    @rule("M-8.2")
    def score(self, state: MaltaState) -> ScoreSheet:
        """The victory points as they stand."""
        return score(self, state)

    @rule("M-8.2", "M-8.2-R5")
    def outcome(self, state: MaltaState) -> Outcome | None:
        """Who resigns has lost; else La Valletta first, then bases, then points."""
        if state.steps:
            return None
        if state.ended == RESIGNED:
            return Outcome(winner=state.winner, reason=RESIGNED, rule="M-8.2-R5")
        sheet = self.score(state)
        if state.ended == "la-valletta":
            return Outcome(
                winner=SIDES[AXIS],
                reason="la-valletta",
                rule="M-8.2",
                level="axis-overwhelming",
                score=sheet,
            )
        verdict = judge(self, state)
        return Outcome(
            winner=verdict.winner or None,
            reason=verdict.reason,
            rule="M-8.2",
            level=verdict.level,
            score=sheet,
        )

    def view(self, state: MaltaState, viewer: Side) -> View:
        from grognard.games.malta.view import build_view

        return build_view(self, state, viewer)

    def scramble(self, state: MaltaState, viewer: Side, random: Random) -> MaltaState:
        from grognard.games.malta.scramble import scrambled

        return scrambled(self, state, viewer, random)

    def editor(self, state: MaltaState) -> Editor:
        from grognard.games.malta.editor import MaltaEditor

        return MaltaEditor(self, state)

    def reach(self, state: MaltaState, unit: str) -> ReachReport:
        from grognard.games.malta.queries import reach_report

        return reach_report(self, state, unit)

    def odds(self, state: MaltaState, question: Mapping[str, object]) -> OddsReport:
        from grognard.games.malta.queries import odds_report

        return odds_report(self, state, question)

    def overlay(self, state: MaltaState, viewer: Side, wanted: str) -> tuple[Mark, ...]:
        from grognard.games.malta.overlays import overlay_marks

        return overlay_marks(self, state, viewer, wanted)

    def summary(self, state: MaltaState) -> tuple[Event, ...]:
        from grognard.games.malta.summary import write_summary

        return write_summary(self, state)
