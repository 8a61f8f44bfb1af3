"""3.1, 4.1: air and naval missions, in Turn S and as Operations."""

from typing import TYPE_CHECKING, Any

from grognard.games.malta.actions import Assign, Done
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.events import MissionAssigned, MissionsRolled, MissionsSet
from grognard.games.malta.state import MaltaState
from grognard.games.malta.steps import Bombardments, Missions
from grognard.games.malta.title import AXIS, SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


@rule("M-3.1", "M-4.1", "M-2.1")
def fixed_missions(
    rules: "MaltaRules", state: MaltaState, kind: str, resolution: Resolution
) -> Missions:
    """Turn S has so many missions, without a die."""
    turn = rules.title.turns[state.turn]
    number = turn.air_missions if kind == "air" else turn.naval_missions
    resolution.emit(MissionsSet(rule=rule_of(kind), kind=kind, missions=number))
    return Missions(kind, number)


@rule("M-3.1", "M-4.1")
def rolled_missions(
    rules: "MaltaRules", state: MaltaState, kind: str, resolution: Resolution
) -> Missions:
    """Later turns roll: die and the turn's modifier, kept within its bounds."""
    turn, limits = rules.title.turns[state.turn], rules.title.entry.missions
    modifier = turn.air_mod if kind == "air" else turn.nav_mod
    die = resolution.roll(6, reason="missions", rule=rule_of(kind))
    number = max(limits.least, min(limits.most, die + modifier))
    resolution.emit(
        MissionsRolled(rule=rule_of(kind), kind=kind, die=die, modifier=modifier, missions=number)
    )
    return Missions(kind, number)


def rule_of(kind: str) -> str:
    """The rule behind a kind of mission."""
    return "M-3.1" if kind == "air" else "M-4.1"


@rule("M-3.1", "M-3.1-R1", "M-4.1", "M-4.1-R2", "M-5.3.1")
def mission_hexes(rules: "MaltaRules", state: MaltaState, kind: str) -> list[int]:
    """Land without present Axis units, coastal for ships, at most three missions a hex."""
    table = rules.table(state)
    edition, own = table.edition, table.present[AXIS]
    most = rules.title.entry.missions.per_hex
    planned = state.missions
    return [
        h
        for h in edition.land
        if not own[h] and (kind == "air" or edition.is_coastal[h]) and planned.count(h) < most
    ]


class MissionsPoint(Point["MaltaRules", MaltaState, Missions]):
    """Missions are assigned one by one; the dice fall when the plan is done."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Missions
    ) -> tuple[Decision, ...]:
        return (
            Decision(
                side=SIDES[AXIS],
                kind="missions",
                rule=rule_of(step.kind),
                params={
                    "kind": step.kind,
                    "left": step.allowance - len(state.missions),
                    "planned": tuple(rules.hex_name(h) for h in state.missions),
                },
            ),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Missions, side: Side
    ) -> Choices[Any]:
        found: list[ChoiceGroup[Any]] = []
        if len(state.missions) < step.allowance:
            hexes = mission_hexes(rules, state, step.kind)
            if hexes:
                names = rules.edition(state).names
                found.append(HexGroup(Assign, {}, "target", hexes, names, rule=rule_of(step.kind)))
        found.append(Single(Done(), rule=rule_of(step.kind)))
        return Choices(found)

    def check(
        self, rules: "MaltaRules", state: MaltaState, step: Missions, side: Side, action: Action
    ) -> None:
        if isinstance(action, Assign):
            check_mission(rules, state, step, action)
        elif not isinstance(action, Done):
            raise not_offered(self.decisions(rules, state, step), action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Missions,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Assign):
            state.missions.append(rules.hex_named(action.target))
            left = step.allowance - len(state.missions)
            resolution.emit(
                MissionAssigned(
                    rule=rule_of(step.kind), kind=step.kind, target=action.target, left=left
                )
            )
            return
        items = tuple((h, -1) for h in state.missions)
        state.missions.clear()
        state.steps[-1] = Bombardments(step.kind, AXIS, items)


@rule("M-3.1", "M-4.1", "M-5.3.1", "M-5.3.1-R4")
def check_mission(rules: "MaltaRules", state: MaltaState, step: Missions, action: Assign) -> None:
    """Refuse a mission too many, at sea, on friends, or inland for ships."""
    table = rules.table(state)
    h = rules.hex_named(action.target)
    if len(state.missions) >= step.allowance:
        raise Illegal(
            "TOO_MANY_MISSIONS", rule_of(step.kind), kind=step.kind, missions=step.allowance
        )
    if not table.edition.is_land[h]:
        raise Illegal("SEA_HEX", "M-1.3.1", hex=action.target)
    if table.present[AXIS][h]:
        raise Illegal("OWN_HEX", "M-3.1-R1", hex=action.target)
    if step.kind == "naval" and not table.edition.is_coastal[h]:
        raise Illegal("NOT_COASTAL", "M-4.1", hex=action.target)
    most = rules.title.entry.missions.per_hex
    if state.missions.count(h) >= most:
        raise Illegal("HEX_CAP", "M-5.3.1", hex=action.target, limit=most)
