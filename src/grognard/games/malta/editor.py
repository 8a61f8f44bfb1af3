"""Setting up any position by hand."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from grognard.games.malta.disposition import renew
from grognard.games.malta.phases import phase_of
from grognard.games.malta.rules.activation import nearness, next_contest
from grognard.games.malta.state import (
    ACTIVATED,
    ASIDE,
    BOXES,
    DG,
    DISPERSED,
    ELIMINATED,
    JOINED,
    OPERATION_MARKS,
    MaltaState,
)
from grognard.games.malta.steps import (
    Barrage,
    Combats,
    Declaration,
    DropPlan,
    LandingPlan,
    MaltaStep,
    Missions,
    Movement,
    OperationEnd,
    Recovery,
    Setup,
    TurnEnd,
)
from grognard.games.malta.title import AXIS, SIDES
from grognard.kernel.illegal import Illegal
from grognard.kernel.ruleset import Editor, OptionValue

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

BOX = "box:"
LANDING_PHASES = ("air-bombardment", "airdrops", "naval-bombardment", "landings")
OPERATION_PHASES = (
    "movement",
    "declaration",
    "recovery",
    "bombardment",
    "defensive-bombardment",
    "combat",
)
PHASES = ("setup", *LANDING_PHASES, "activation", *OPERATION_PHASES, "end")
UNIT_MARKS = {"disorganised": DG, "dispersed": DISPERSED, "activated": ACTIVATED}
HEX_VALUES = ("control", "rubble", "success", "held", "occupied")
MOST_OF = {"rubble": 2, "success": 1, "held": 1, "occupied": 31}


class MaltaEditor(Editor):
    """Changes a state by hand; after every change the present phase is as if it just began."""

    def __init__(self, rules: "MaltaRules", state: MaltaState) -> None:
        self.rules = rules
        self.state = state

    # --- units -----------------------------------------------------------------------------------

    def place(self, unit: str, at: str) -> None:
        number = self._unit(unit)
        place = self._place(at)
        state, edition = self.state, self.rules.edition(self.state)
        phase = phase_of(state)
        if place >= 0:
            if not edition.is_land[place]:
                raise Illegal("EDIT_HEX", "M-1.3.1", unit=unit, hex=at)
            others = {
                edition.owner[u]
                for u, h in enumerate(state.place)
                if h == place and not state.marks[u] & DISPERSED
            }
            if others - {edition.owner[number]}:
                raise Illegal("ENEMY_HEX", "M-1.3.6-R3", hex=at)
            state.control[place] = edition.owner[number]
        state.place[number] = place
        self._fresh(number)
        if place == ELIMINATED:
            state.strength[number] = 0
        elif state.strength[number] == 0:
            state.strength[number] = edition.full[number]
        self._restart(phase)

    def remove(self, unit: str) -> None:
        number = self._unit(unit)
        phase = phase_of(self.state)
        self.state.place[number] = ASIDE
        self._fresh(number)
        self._restart(phase)

    def set_steps(self, unit: str, steps: int) -> None:
        number = self._unit(unit)
        phase = phase_of(self.state)
        most = self.rules.edition(self.state).full[number]
        self.state.strength[number] = self._number("steps", steps, 1, most)
        self._restart(phase)

    def clear(self) -> None:
        phase = phase_of(self.state)
        edition = self.rules.edition(self.state)
        for unit in range(len(edition.units)):
            self.state.place[unit] = ASIDE
            self.state.strength[unit] = edition.full[unit]
            self._fresh(unit)
        self._restart(phase)

    def _fresh(self, unit: int) -> None:
        """A unit put down by hand has done nothing yet."""
        state = self.state
        state.marks[unit] = 0
        state.spent[unit] = 0
        state.wave[unit] = 0
        state.target[unit] = state.arrow[unit] = -1
        state.beach[unit] = state.goes_with[unit] = -1

    # --- settings --------------------------------------------------------------------------------

    def settings(self) -> Mapping[str, OptionValue]:
        state = self.state
        found: dict[str, OptionValue] = {
            "turn": state.turn,
            "side": SIDES[state.side],
            "phase": phase_of(state),
            "active": self.rules.active_name(state),
            "run": state.run,
            "last": SIDES[state.last],
            "passed-axis": state.passed[0],
            "passed-british": state.passed[1],
            "used": 0,
            "control": SIDES[AXIS],
        }
        for name in (*HEX_VALUES[1:], *UNIT_MARKS):
            found[name] = 0
        return found

    def set(self, name: str, value: OptionValue, at: str | None = None) -> None:
        state = self.state
        if name not in self.settings():
            raise Illegal("EDIT_SETTING", "K-EDIT", name=name)
        phase = phase_of(state)
        if name == "turn":
            state.turn = self._number(name, value, 0, len(self.rules.title.turns) - 1)
        elif name == "phase":
            phase = self._word(name, value, PHASES)
        elif name in ("side", "active"):
            self._set_active(name, value)
        elif name == "run":
            state.run = self._number(name, value, 0, 12)
        elif name == "last":
            state.last = SIDES.index(self._word(name, value, SIDES))
        elif name.startswith("passed-"):
            side = SIDES.index(name.removeprefix("passed-"))
            state.passed[side] = self._number(name, value, 0, 1)
        elif name == "used":
            state.chits_used[self._chit(at or "")] = self._number(name, value, 0, 1)
        elif name in UNIT_MARKS:
            self._set_mark(name, value, at)
        else:
            self._set_hex(name, value, at)
        state.winner = state.ended = ""
        self._restart(phase)

    def _set_active(self, name: str, value: OptionValue) -> None:
        state, edition = self.state, self.rules.edition(self.state)
        if name == "active":
            state.active = self._chit(str(value))
            state.side = edition.chit_owner[state.active]
            return
        state.side = SIDES.index(self._word(name, value, SIDES))
        if state.active < 0 or edition.chit_owner[state.active] != state.side:
            state.active = edition.chit_owner.index(state.side)

    def _set_mark(self, name: str, value: OptionValue, at: str | None) -> None:
        unit, bit = self._unit(at or ""), UNIT_MARKS[name]
        wanted = self._number(name, value, 0, 1)
        marks = self.state.marks[unit] & ~bit
        self.state.marks[unit] = marks | bit if wanted else marks

    def _set_hex(self, name: str, value: OptionValue, at: str | None) -> None:
        h = self.rules.hex_named(at or "")
        if name == "control":
            self.state.control[h] = SIDES.index(self._word(name, value, SIDES))
        else:
            values: bytearray = getattr(self.state, name)
            values[h] = self._number(name, value, 0, MOST_OF[name])

    # --- the phase as it stands ------------------------------------------------------------------

    def _restart(self, phase: str) -> None:
        """Drop derived tables and begin the phase afresh."""
        state = self.state
        renew(state)
        for unit in range(len(state.marks)):
            state.marks[unit] &= ~OPERATION_MARKS
            state.spent[unit] = 0
            state.target[unit] = state.arrow[unit] = -1
        state.roads.clear()
        state.arrived.clear()
        state.fired.clear()
        state.missions.clear()
        state.bids[:] = [-1, -1]
        if phase in OPERATION_PHASES:
            self._begin_operation(phase)
        elif phase in LANDING_PHASES:
            self._begin_landing(phase)
        elif phase == "activation":
            state.active = -1
            state.steps[:] = [next_contest(self.rules, state)]
        elif phase == "end":
            state.steps[:] = [TurnEnd()]
        else:
            state.steps[:] = [Setup()]

    def _begin_operation(self, phase: str) -> None:
        state, edition = self.state, self.rules.edition(self.state)
        if state.active < 0:
            state.active = edition.chit_owner.index(state.side)
        state.side = state.last = edition.chit_owner[state.active]
        self._join()
        segments: dict[str, MaltaStep] = {
            "combat": Combats(),
            "defensive-bombardment": Barrage("defensive", 1 - state.side),
            "bombardment": Barrage("artillery", state.side),
            "recovery": Recovery(),
            "declaration": Declaration("ground"),
            "movement": Movement(),
        }
        state.steps[:] = [OperationEnd()]
        for name, segment in segments.items():
            state.steps.append(segment)
            if name == phase:
                break

    def _join(self) -> None:
        """Independents as near to the active Formation as to any other take part."""
        state = self.state
        for unit in self.rules.edition(state).independents[state.side]:
            if state.place[unit] < 0 or state.marks[unit] & ACTIVATED:
                continue
            near = nearness(self.rules, state, unit)
            if state.active in near and near[state.active] == min(near.values()):
                state.marks[unit] |= JOINED

    def _begin_landing(self, phase: str) -> None:
        state = self.state
        state.turn, state.side, state.active = 0, AXIS, -1
        turn = self.rules.title.turns[0]
        segments: dict[str, MaltaStep] = {
            "landings": LandingPlan(),
            "naval-bombardment": Missions("naval", turn.naval_missions),
            "airdrops": DropPlan(),
            "air-bombardment": Missions("air", turn.air_missions),
        }
        state.steps[:] = [TurnEnd()]
        for name, segment in segments.items():
            state.steps.append(segment)
            if name == phase:
                break

    # --- reading what is given -------------------------------------------------------------------

    def _unit(self, name: str) -> int:
        number = self.rules.title.number.get(name)
        if number is None:
            raise Illegal("NO_SUCH_UNIT", "M-1.2", units=(name,))
        return number

    def _chit(self, name: str) -> int:
        chit = self.rules.edition(self.state).chits.get(name)
        if chit is None:
            raise Illegal("NO_SUCH_FORMATION", "M-1.3.2", formation=name)
        return chit

    def _place(self, at: str) -> int:
        if not at.startswith(BOX):
            return self.rules.hex_named(at)
        wanted = at.removeprefix(BOX)
        for place, name in BOXES.items():
            if name == wanted:
                return place
        raise Illegal("NO_SUCH_BOX", "K-EDIT", box=wanted)

    @staticmethod
    def _number(name: str, value: OptionValue, least: int, most: int) -> int:
        if not isinstance(value, int) or not least <= value <= most:
            raise Illegal(
                "EDIT_VALUE", "K-EDIT", name=name, value=str(value), least=least, most=most
            )
        return value

    @staticmethod
    def _word(name: str, value: OptionValue, known: tuple[str, ...]) -> str:
        if value not in known:
            raise Illegal("EDIT_WORD", "K-EDIT", name=name, value=str(value), known=known)
        return str(value)
