"""Setting up any position by hand."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from grognard.games.somnium.disposition import renew
from grognard.games.somnium.rules.zones import is_engaged, is_obliged
from grognard.games.somnium.state import (
    ASIDE,
    BEGAN_ENGAGED,
    ELIMINATED,
    GUN_ENGAGED,
    MOVED,
    OBLIGED,
    PHASE_MARKS,
    USED,
    SomniumState,
)
from grognard.games.somnium.steps import Combat, Movement
from grognard.kernel.illegal import Illegal
from grognard.kernel.ruleset import Editor, OptionValue

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules

PHASES = ("movement", "combat")
BOX = "box:"


class SomniumEditor(Editor):
    """Changes a state by hand; after every change the present phase is as if it just began."""

    def __init__(self, rules: "SomniumRules", state: SomniumState) -> None:
        self.rules = rules
        self.state = state

    # --- units -----------------------------------------------------------------------------------

    def place(self, unit: str, at: str) -> None:
        number = self._unit(unit)
        place = self._place(at)
        edition = self.rules.edition(self.state)
        if place >= 0:
            if not edition.enterable[place]:
                raise Illegal("EDIT_HEX", self.rules.cite("closed"), unit=unit, hex=at)
            others = {edition.owner[u] for u, h in enumerate(self.state.place) if h == place}
            if others - {edition.owner[number]}:
                raise Illegal("ENEMY_OCCUPIED", "S/C-4.1.2e", hex=at)
            self.state.control[place] = edition.owner[number]
        self.state.place[number] = place
        if place == ELIMINATED:
            self.state.strength[number] = 0
            self.state.fallen[number] = self.state.turn
        elif self.state.strength[number] == 0:
            self.state.strength[number] = edition.full[number]
            self.state.fallen[number] = 0
        self._fresh(number)
        self._restart()

    def remove(self, unit: str) -> None:
        number = self._unit(unit)
        self.state.place[number] = ASIDE
        self._fresh(number)
        self._restart()

    def set_steps(self, unit: str, steps: int) -> None:
        number = self._unit(unit)
        most = self.rules.edition(self.state).full[number]
        if not 1 <= steps <= most:
            raise Illegal("EDIT_VALUE", "S/C-7.0a", name="steps", value=steps, least=1, most=most)
        self.state.strength[number] = steps
        self._restart()

    def clear(self) -> None:
        edition = self.rules.edition(self.state)
        for unit in range(len(edition.units)):
            self.state.place[unit] = ASIDE
            self.state.strength[unit] = edition.full[unit]
            self._fresh(unit)
        self.state.fallen[:] = bytes(len(self.state.fallen))
        self._restart()

    def _fresh(self, unit: int) -> None:
        """A unit put down by hand has done nothing yet."""
        self.state.marks[unit] = 0
        self.state.spent[unit] = 0
        self.state.landed[unit] = 0
        if unit in self.state.awaiting:
            self.state.awaiting.remove(unit)

    # --- settings --------------------------------------------------------------------------------

    def settings(self) -> Mapping[str, OptionValue]:
        state, sides = self.state, self.rules.sides
        found: dict[str, OptionValue] = {
            "turn": state.turn,
            "side": sides[state.side],
            "phase": state.phase,
        }
        for side, name in enumerate(sides):
            found[f"air-{name}"] = state.air[side]
        found["control"] = sides[0]
        found["attacked"] = 0
        found["awaiting-contact"] = 0
        found["landed"] = 0
        found["taken"] = 0
        for fact in self.rules.fact_names:
            found[fact] = state.facts.get(fact, 0)
        return found

    def set(self, name: str, value: OptionValue, at: str | None = None) -> None:
        if name not in self.settings():
            raise Illegal("EDIT_SETTING", "K-EDIT", name=name)
        if name in ("turn", "side", "phase"):
            self._set_phase(name, value)
        elif name.startswith("air-"):
            side = self.rules.sides.index(name.removeprefix("air-"))
            self.state.air[side] = self._number(name, value, 0, 99)
        elif name in ("awaiting-contact", "landed"):
            self._set_unit(name, value, at)
        elif name in ("control", "attacked", "taken"):
            self._set_hex(name, value, at)
        else:
            self.state.facts[name] = self._number(name, value, 0, 99)
        self._restart()

    def _set_phase(self, name: str, value: OptionValue) -> None:
        state = self.state
        if name == "turn":
            state.turn = self._number(name, value, 1, self.rules.title.constants.turns)
            for side, (points, _) in enumerate(self.rules.air_allowance(state)):
                state.air[side] = points
            state.attacked[:] = bytes(len(state.attacked))
        elif name == "side":
            state.side = self.rules.sides.index(self._word(name, value, self.rules.sides))
        else:
            state.phase = self._word(name, value, PHASES)
        if state.phase not in PHASES:
            state.phase = "movement"
        state.resigned = ""
        for unit in range(len(state.marks)):
            state.marks[unit] = 0
            state.spent[unit] = 0

    def _set_unit(self, name: str, value: OptionValue, at: str | None) -> None:
        unit = self._unit(at or "")
        if name == "landed":
            most = self.rules.title.constants.turns
            self.state.landed[unit] = self._number(name, value, 0, most)
            return
        waits = bool(self._number(name, value, 0, 1))
        if waits and unit not in self.state.awaiting:
            self.state.awaiting.append(unit)
        elif not waits and unit in self.state.awaiting:
            self.state.awaiting.remove(unit)

    def _set_hex(self, name: str, value: OptionValue, at: str | None) -> None:
        h = self.rules.hex_named(at or "")
        if name == "control":
            side = self._word(name, value, self.rules.sides)
            self.state.control[h] = self.rules.sides.index(side)
        elif name == "attacked":
            self.state.attacked[h] = self._number(name, value, 0, 3)
        else:
            place = self.rules.place_at.get(h)
            if place is None:
                raise Illegal("EDIT_HEX", "K-EDIT", unit="", hex=at or "")
            most = self.rules.title.constants.turns
            self.state.taken[place] = self._number(name, value, 1, most)

    # --- the phase as it stands ------------------------------------------------------------------

    def _restart(self) -> None:
        """Drop derived tables and take the marks of the phase's beginning afresh."""
        state = self.state
        renew(state)
        side = state.side
        state.steps[:] = [Combat(side) if state.phase == "combat" else Movement(side)]
        if state.phase not in PHASES:
            state.phase = "movement"
        table = self.rules.table(state)
        edition = table.edition
        for unit in range(len(edition.units)):
            h, owner = state.place[unit], edition.owner[unit]
            engaged = h >= 0 and is_engaged(table, owner, h)
            marks = state.marks[unit]
            if state.phase == "movement":
                if owner == side and not marks & MOVED:
                    marks &= ~PHASE_MARKS
                    marks |= BEGAN_ENGAGED if engaged else 0
            else:
                marks &= ~(GUN_ENGAGED | OBLIGED)
                if owner == side:
                    marks |= BEGAN_ENGAGED if engaged else 0
                if edition.is_gun[unit] and engaged:
                    marks |= GUN_ENGAGED
            state.marks[unit] = marks
        self.rules.edited(state)
        if state.phase == "combat":
            for unit in edition.of_side[side]:
                if not state.marks[unit] & USED and is_obliged(self.rules, state, unit):
                    state.marks[unit] |= OBLIGED

    # --- reading what is given -------------------------------------------------------------------

    def _unit(self, name: str) -> int:
        number = self.rules.title.number.get(name)
        if number is None:
            raise Illegal("NO_SUCH_UNIT", "S/C-2.2.1", units=(name,))
        return number

    def _place(self, at: str) -> int:
        if at.startswith(BOX):
            wanted = at.removeprefix(BOX)
            for place, name in self.rules.boxes().items():
                if name == wanted:
                    return place
            raise Illegal("NO_SUCH_BOX", "K-EDIT", box=wanted)
        return self.rules.hex_named(at)

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
