"""Chapter 3: the attack of the 36th Division before the first turn."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from grognard.games.cassino.events import OpeningAttackDue
from grognard.games.somnium.actions import AddAir, Attack, Commit
from grognard.games.somnium.events import DeclarationGrew
from grognard.games.somnium.rules.air import check_support, support_limit
from grognard.games.somnium.rules.declaration import AirGroup, seal
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Declaration, OpeningAttack
from grognard.games.somnium.telling import whisper
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules

DIVISION: Final = "US 36 ID"
TARGET: Final = "2321"
PHASE: Final = "opening"


@rule("C-3.0b", "C-R41")
def begin_opening(rules: "CassinoRules", state: SomniumState, resolution: Resolution) -> None:
    """On turn 1, with the air of that turn ready, all three regiments attack one hex."""
    edition = rules.front(state)
    target = edition.by_name[TARGET]
    units = edition.divisions[DIVISION]
    state.side = rules.allied
    state.phase = PHASE
    names = rules.unit_names(units)
    resolution.emit(OpeningAttackDue(rule="C-3.0b", units=names, target=TARGET))
    state.steps.append(OpeningAttack(rules.allied, target, units))


def opening_first(state: SomniumState) -> Illegal | None:
    """The refusal for anything else while the opening attack is not resolved."""
    if state.phase != PHASE:
        return None
    return Illegal("OPENING_ATTACK_FIRST", "C-3.0b", hex=TARGET)


class OpeningAttackPoint(Point["CassinoRules", SomniumState, OpeningAttack]):
    """Units and target are fixed; the Allied player decides about his air."""

    def decisions(
        self, rules: "CassinoRules", state: SomniumState, step: OpeningAttack
    ) -> tuple[Decision, ...]:
        return (
            Decision(
                side=rules.sides[step.side],
                kind="opening-attack",
                rule="C-3.0b",
                params={
                    "target": rules.hex_name(step.target),
                    "units": rules.unit_names(step.units),
                    "guns": (),
                    "air": step.air,
                },
                hidden=True,
            ),
        )

    @rule("C-3.0b")
    def choices(
        self, rules: "CassinoRules", state: SomniumState, step: OpeningAttack, side: Side
    ) -> Choices[Any]:
        groups: list[ChoiceGroup[Any]] = []
        if not step.air:
            groups.append(AirGroup(range(1, support_limit(rules, state, step.side) + 1)))
        groups.append(Single(Commit(), rule="C-3.0b"))
        return Choices(groups)

    @rule("C-3.0b", "C-R41")
    def check(
        self,
        rules: "CassinoRules",
        state: SomniumState,
        step: OpeningAttack,
        side: Side,
        action: Action,
    ) -> None:
        if isinstance(action, Commit):
            return
        if isinstance(action, AddAir):
            if step.air or action.points < 1:
                raise Illegal("AIR_BOUNDS", "S/C-R46", wanted=action.points, least=1, most=0)
            check_support(rules, state, step.side, action.points)
            return
        whole = isinstance(action, Attack) and (
            action.target == rules.hex_name(step.target)
            and sorted(action.units) == sorted(rules.unit_names(step.units))
            and not action.guns
            and not step.air
        )
        if not isinstance(action, Attack) or not whole:
            raise opening_first(state) or rules.wrong_phase(state, action)
        check_support(rules, state, step.side, action.air)

    @rule("C-R41")
    def apply(
        self,
        rules: "CassinoRules",
        state: SomniumState,
        step: OpeningAttack,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, AddAir):
            state.steps[-1] = msgspec.structs.replace(step, air=action.points)
            event = DeclarationGrew(
                rule="C-3.0b", side=side, target=rules.hex_name(step.target), air=action.points
            )
            whisper(rules, resolution, step.side, event)
            return
        air = action.air if isinstance(action, Attack) else step.air
        declared = Declaration(step.side, step.target, False, step.units, (), air)
        seal(rules, state, declared, resolution)
