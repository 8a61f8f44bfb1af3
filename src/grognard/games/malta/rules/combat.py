"""5.5: a combat from its declaration to its last consequence."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.malta.actions import Accept, Bonus, Defend, Done, Refuse, Withhold
from grognard.games.malta.events import (
    BonusUsed,
    CombatBegan,
    CombatLapsed,
    CombatRolled,
    Defended,
    DropFailed,
    IntenseAnswered,
    ResultConverted,
)
from grognard.games.malta.rules.advance import advance_into
from grognard.games.malta.rules.control import claim
from grognard.games.malta.rules.losses import eliminate
from grognard.games.malta.rules.odds import crossed_by_all, directions, read_combat
from grognard.games.malta.rules.retreat import fall_back
from grognard.games.malta.rules.stacking import is_urban, load_of, side_limit
from grognard.games.malta.rules.tanks import next_tank, pay_tank_losses
from grognard.games.malta.state import (
    DISPERSED,
    FOUGHT,
    OVERRAN,
    RETREATED,
    RUBBLE,
    MaltaState,
)
from grognard.games.malta.steps import Advancing, Fight, Losses
from grognard.games.malta.title import SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import total

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

AR, DR, INTENSE = "Ar", "Dr", "CI"
RETREAT_OF = {AR: 1, DR: 2}
ROUNDS = 2


# --- who takes part ------------------------------------------------------------------------------


def standing(rules: "MaltaRules", state: MaltaState, fight: Fight) -> tuple[int, ...]:
    """The units of the defender that suffer results: all present, or all Dispersed in a sweep."""
    owner, swept = rules.edition(state).owner, fight.kind == "sweep"
    return tuple(
        unit
        for unit in rules.table(state).stacks.get(fight.target, ())
        if owner[unit] != fight.side and bool(state.marks[unit] & DISPERSED) == swept
    )


@rule("M-5.5.1.3")
def able_defenders(rules: "MaltaRules", state: MaltaState, fight: Fight) -> tuple[int, ...]:
    """Who may take part in the defence: nobody who retreated here in this segment."""
    return tuple(
        unit for unit in standing(rules, state, fight) if not state.marks[unit] & RETREATED
    )


@rule("M-5.5", "M-5.5-R2", "M-7.3")
def defence_limit(rules: "MaltaRules", state: MaltaState, fight: Fight) -> int:
    """Points that may defend: the hexside limit for every hexside attacked."""
    if fight.kind in ("drop", "sweep"):
        return 1000
    sides = max(1, len(directions(rules, state, fight)))
    return sides * side_limit(rules.table(state), state, fight.target)


def attackers(state: MaltaState, fight: Fight) -> tuple[int, ...]:
    """The attackers still alive."""
    return tuple(unit for unit in fight.units if state.strength[unit])


@rule("M-7.2", "M-7.2-R1", "M-5.5.1-R2")
def bonuses(
    rules: "MaltaRules", state: MaltaState, fight: Fight, units: tuple[int, ...]
) -> tuple[str, ...]:
    """What a side can claim: elite units, engineers in houses or across the Victoria Line."""
    edition = rules.edition(state)
    found = []
    if any(edition.is_elite[unit] and not state.marks[unit] & DISPERSED for unit in units):
        found.append("elite")
    if any(edition.is_engineer[unit] and not state.marks[unit] & DISPERSED for unit in units):
        built = edition.is_settled[fight.target] or state.rubble[fight.target] == RUBBLE
        if built or crossed_by_all(rules, state, fight, "victoria_line"):
            found.append("engineers")
    return tuple(found)


@rule("M-5.5.1.2-R1", "M-7.2-R2")
def loss_classes(
    rules: "MaltaRules", state: MaltaState, units: tuple[int, ...], use: str
) -> tuple[tuple[int, ...], ...]:
    """Elite units first if they gave a column; engineers with them if they counted as elite."""
    edition = rules.edition(state)
    if use not in ("elite", "engineers"):
        return (units,)
    first = tuple(
        unit
        for unit in units
        if edition.is_elite[unit] or (use == "engineers" and edition.is_engineer[unit])
    )
    return first, tuple(unit for unit in units if unit not in first)


def open_fight(
    state: MaltaState,
    kind: str,
    side: int,
    target: int,
    units: tuple[int, ...],
) -> None:
    """Put a combat on the stack."""
    origins = tuple(state.place[unit] for unit in units)
    state.steps.append(Fight(kind=kind, side=side, target=target, units=units, origins=origins))


# --- the protocol --------------------------------------------------------------------------------


class FightPoint(Point["MaltaRules", MaltaState, Fight]):
    """Declarations, tanks, close combat, intense combat, losses, retreats, advance."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Fight
    ) -> tuple[Decision, ...]:
        target = rules.hex_name(step.target)
        attacker, defender = SIDES[step.side], SIDES[1 - step.side]
        match step.stage:
            case "bonus":
                return (_bonus_decision(attacker, target),)
            case "answer":
                return (_bonus_decision(defender, target),)
            case "defenders":
                return (
                    Decision(
                        side=defender,
                        kind="defenders",
                        rule="M-5.5",
                        params={"target": target, "limit": defence_limit(rules, state, step)},
                    ),
                )
            case "press":
                return (_intense_decision(attacker, target, step.round),)
            case "hold":
                return (_intense_decision(defender, target, step.round),)
            case _:
                return ()

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Fight, side: Side
    ) -> Choices[Any]:
        if step.stage == "bonus":
            return _bonus_choices(bonuses(rules, state, step, attackers(state, step)))
        if step.stage == "answer":
            return _bonus_choices(bonuses(rules, state, step, step.defenders))
        if step.stage == "defenders":
            return defender_choices(rules, state, step)
        return Choices.of(Accept(), Refuse())

    def check(
        self, rules: "MaltaRules", state: MaltaState, step: Fight, side: Side, action: Action
    ) -> None:
        if step.stage == "defenders":
            check_defenders(rules, state, step, action)
        elif action not in self.choices(rules, state, step, side):
            raise not_offered(self.decisions(rules, state, step), action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Fight,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Bonus):
            resolution.emit(BonusUsed(rule="M-5.5.1-R2", side=side, use=action.use))
            if step.stage == "bonus":
                advance_to(state, step, "gather", bonus=action.use)
            else:
                advance_to(state, step, "tanks", answer=action.use)
        elif isinstance(action, Withhold):
            kept = tuple(u for u in step.defenders if rules.title.units[u].id != action.unit)
            advance_to(state, step, "defenders", defenders=kept)
        elif isinstance(action, Defend):
            named = tuple(sorted(rules.title.number[name] for name in action.units))
            stand(rules, state, step, named, resolution)
        elif isinstance(action, Done):
            stand(rules, state, step, step.defenders, resolution)
        else:
            answer_intense(rules, state, step, isinstance(action, Accept), resolution)

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Fight, resolution: Resolution
    ) -> None:
        STAGES[step.stage](rules, state, step, resolution)


def advance_to(state: MaltaState, fight: Fight, stage: str, **changes: Any) -> Fight:
    """The combat at the top of the stack goes on to another stage."""
    changed = msgspec.structs.replace(fight, stage=stage, **changes)
    state.steps[-1] = changed
    return changed


def _bonus_decision(side: Side, target: str) -> Decision:
    return Decision(side=side, kind="bonus", rule="M-5.5.1-R2", params={"target": target})


def _intense_decision(side: Side, target: str, round_: int) -> Decision:
    return Decision(
        side=side,
        kind="intense",
        rule="M-5.5.1.1",
        params={"target": target, "round": round_},
    )


def _bonus_choices(able: tuple[str, ...]) -> Choices[Any]:
    found = [Bonus("none")]
    if "elite" in able:
        found.append(Bonus("elite"))
    if "engineers" in able:
        found.append(Bonus("engineers"))
    return Choices.of(*found)


# --- opening -------------------------------------------------------------------------------------


@rule("M-5.5-R4", "M-5.5-R7", "M-5.4-R3")
def begin(rules: "MaltaRules", state: MaltaState, fight: Fight, resolution: Resolution) -> None:
    """A combat without attackers lapses; one without defenders is won without dice."""
    units = attackers(state, fight)
    target = rules.hex_name(fight.target)
    if not units:
        resolution.emit(CombatLapsed(rule="M-5.5-R7", target=target, cause="no-attackers"))
        advance_to(state, fight, "close")
        return
    facing = standing(rules, state, fight)
    if not facing:
        resolution.emit(CombatLapsed(rule="M-5.5-R4", target=target, cause="no-defenders"))
        advance_to(state, fight, "close")
        return
    resolution.emit(
        CombatBegan(
            rule="M-5.5",
            kind=fight.kind,
            side=SIDES[fight.side],
            target=target,
            units=rules.unit_names(units),
            defenders=rules.unit_names(facing),
        )
    )
    able = bonuses(rules, state, fight, units)
    advance_to(state, fight, "bonus" if able else "gather")


def gather(rules: "MaltaRules", state: MaltaState, fight: Fight, resolution: Resolution) -> None:
    """All who may defend do so, unless their owner has something to choose."""
    able = able_defenders(rules, state, fight)
    if len(able) > 1 and fight.kind != "sweep":
        advance_to(state, fight, "defenders", defenders=able)
    else:
        stand(rules, state, fight, able, resolution)


def stand(
    rules: "MaltaRules",
    state: MaltaState,
    fight: Fight,
    units: tuple[int, ...],
    resolution: Resolution,
) -> None:
    """The defence is fixed."""
    resolution.emit(
        Defended(rule="M-5.5", target=rules.hex_name(fight.target), units=rules.unit_names(units))
    )
    edition = rules.edition(state)
    armour = tuple(unit for unit in attackers(state, fight) if edition.is_armour[unit])
    if fight.answer or not bonuses(rules, state, fight, units):
        advance_to(state, fight, "tanks", defenders=units, tanks=fight.tanks or armour)
    else:
        advance_to(state, fight, "answer", defenders=units, tanks=armour)


def defender_choices(rules: "MaltaRules", state: MaltaState, fight: Fight) -> Choices[Any]:
    """Withhold one more, or stand as they are if they are not too many."""
    ids = rules.edition(state).ids
    groups: list[ChoiceGroup[Any]] = []
    if len(fight.defenders) > 1:
        groups = [
            Single(Withhold(ids[unit]), subject=ids[unit], rule="M-5.5") for unit in fight.defenders
        ]
    if within_limit(rules, state, fight, fight.defenders):
        groups.append(Single(Done(), rule="M-5.5"))
    return Choices(groups)


def within_limit(
    rules: "MaltaRules", state: MaltaState, fight: Fight, units: tuple[int, ...]
) -> bool:
    """Whether so many points may defend; a single unit always may."""
    points = load_of(rules.table(state), state, units).points
    return len(units) == 1 or points <= defence_limit(rules, state, fight)


@rule("M-5.5")
def check_defenders(rules: "MaltaRules", state: MaltaState, fight: Fight, action: Action) -> None:
    """At least one unit defends, and no more points than the attacked hexsides allow."""
    ids = rules.edition(state).ids
    if isinstance(action, Withhold):
        if action.unit not in [ids[unit] for unit in fight.defenders]:
            raise Illegal("NOT_DEFENDING", "M-5.5", unit=action.unit)
        if len(fight.defenders) == 1:
            raise Illegal("WITHHOLD_ALL", "M-5.5", hex=rules.hex_name(fight.target))
        return
    if isinstance(action, Done):
        units = fight.defenders
    elif isinstance(action, Defend):
        units = tuple(rules.title.number.get(name, -1) for name in action.units)
        if not units:
            raise Illegal("WITHHOLD_ALL", "M-5.5", hex=rules.hex_name(fight.target))
        able = able_defenders(rules, state, fight)
        if len(set(units)) != len(units) or not set(units) <= set(able):
            raise Illegal("NOT_DEFENDING", "M-5.5", unit=", ".join(action.units))
    else:
        raise not_offered(FightPoint().decisions(rules, state, fight), action)
    if not within_limit(rules, state, fight, units):
        points = load_of(rules.table(state), state, units).points
        limit = defence_limit(rules, state, fight)
        raise Illegal(
            "DEF_LIMIT", "M-5.5-R2", hex=rules.hex_name(fight.target), points=points, limit=limit
        )


# --- tanks, then dice ----------------------------------------------------------------------------


def tanks(rules: "MaltaRules", state: MaltaState, fight: Fight, resolution: Resolution) -> None:
    """Tank combat comes first; whoever is left fights on."""
    if not attackers(state, fight) or not standing(rules, state, fight):
        advance_to(state, fight, "settle")
        return
    living = tuple(unit for unit in fight.defenders if state.strength[unit])
    if not living and able_defenders(rules, state, fight):
        # Those who were withheld must stand now: at least one unit defends.
        advance_to(state, fight, "gather")
        return
    if fight.tanks:
        next_tank(rules, state, fight, resolution)
        return
    advance_to(state, fight, "roll", defenders=living)


@rule("M-5.5.1", "M-5.5.1.1")
def roll(rules: "MaltaRules", state: MaltaState, fight: Fight, resolution: Resolution) -> None:
    """Two dice in the column; a second round keeps the column of the first."""
    reading = read_combat(rules, state, fight)
    column = reading.column if fight.column < 0 else fight.column
    first = resolution.roll(6, reason="combat", rule="M-5.5.1")
    second = resolution.roll(6, reason="combat", rule="M-5.5.1")
    table = rules.title.combat
    result = table.cell(column, first + second)
    resolution.emit(
        CombatRolled(
            rule="M-5.5.1",
            target=rules.hex_name(fight.target),
            attack=total(reading.attack),
            defence=total(reading.defence),
            odds=reading.odds,
            shift=total(reading.shifts),
            column=table.columns[column],
            round=fight.round,
            first=first,
            second=second,
            total=first + second,
            result=result,
        )
    )
    fight = advance_to(state, fight, "settle", column=column)
    if result == INTENSE:
        advance_to(state, fight, "settle" if fight.kind == "sweep" else "press")
    else:
        apply_result(rules, state, fight, result, resolution)


@rule("M-5.5.1.1", "M-5.5.1.1-R1", "M-5.5.1.1-R3", "M-4.2", "M-4.2-R11")
def apply_result(
    rules: "MaltaRules", state: MaltaState, fight: Fight, result: str, resolution: Resolution
) -> None:
    """Both sides' results; in city or rubble a retreat is a step instead."""
    mine, _, yours = result.partition("/")
    urban = is_urban(rules.table(state), state, fight.target)
    changes: dict[str, Any] = {}
    for code, role in ((mine, "attack"), (yours, "defence")):
        if code in (AR, DR):
            if urban:
                side = fight.side if role == "attack" else 1 - fight.side
                target = rules.hex_name(fight.target)
                resolution.emit(ResultConverted(rule="M-5.5.1.1", side=SIDES[side], target=target))
                changes[f"{role}_loss"] = getattr(fight, f"{role}_loss") + 1
            elif code == AR and fight.kind in ("sea", "drop"):
                changes["wiped"] = True
            else:
                changes[f"{role}_back"] = RETREAT_OF[code]
                if code == DR:
                    changes["shaken"] = True
        elif code.isdigit():
            changes[f"{role}_loss"] = getattr(fight, f"{role}_loss") + int(code)
    advance_to(state, fight, "settle", **changes)


# --- intense combat ------------------------------------------------------------------------------


@rule("M-5.5.1.1", "M-5.5.1.1-R2", "M-5.5.1.1-R5", "M-5.2.4", "M-5.2.4-R1")
def answer_intense(
    rules: "MaltaRules",
    state: MaltaState,
    fight: Fight,
    accepted: bool,
    resolution: Resolution,
) -> None:
    """The attacker decides first; only a defender who is asked can refuse."""
    attacking = fight.stage == "press"
    side = SIDES[fight.side if attacking else 1 - fight.side]
    target = rules.hex_name(fight.target)
    resolution.emit(IntenseAnswered(rule="M-5.5.1.1", side=side, target=target, accepted=accepted))
    if attacking:
        if accepted or fight.kind == "overrun":
            advance_to(state, fight, "hold", accepted=accepted)
        else:
            advance_to(state, fight, "settle")
        return
    if not fight.accepted:
        refused_overrun(rules, state, fight, accepted, resolution)
    elif not accepted:
        advance_to(state, fight, "settle", defence_back=1)
    else:
        fight = advance_to(
            state,
            fight,
            "settle",
            attack_loss=fight.attack_loss + 1,
            defence_loss=fight.defence_loss + 1,
        )
        if fight.round < ROUNDS and not exhausted(rules, state, fight):
            advance_to(state, fight, "roll", round=fight.round + 1, accepted=False)


@rule("M-5.2.4-R1")
def refused_overrun(
    rules: "MaltaRules",
    state: MaltaState,
    fight: Fight,
    accepted: bool,
    resolution: Resolution,
) -> None:
    """An attacker who refuses in an overrun is thrown back if the defender refuses as well."""
    if accepted:
        advance_to(state, fight, "settle")
    else:
        apply_result(rules, state, fight, f"{AR}/-", resolution)


@rule("M-5.5.1.1-R5")
def exhausted(rules: "MaltaRules", state: MaltaState, fight: Fight) -> bool:
    """Whether a side owes all it has, so that there is no second round."""
    mine = sum(state.strength[unit] for unit in attackers(state, fight))
    yours = sum(state.strength[unit] for unit in standing(rules, state, fight))
    return fight.attack_loss >= mine or fight.defence_loss >= yours


# --- consequences --------------------------------------------------------------------------------


@rule("M-5.5.1.2", "M-5.5.1.2-R2", "M-5.5.2-R1")
def settle(rules: "MaltaRules", state: MaltaState, fight: Fight, resolution: Resolution) -> None:
    """Losses of both sides first, then retreats."""
    del resolution
    if fight.tank_loss or fight.tank_hits:
        pay_tank_losses(rules, state, fight)
        return
    mine, yours = attackers(state, fight), standing(rules, state, fight)
    advance_to(state, fight, "fall-back", attack_loss=0, defence_loss=0)
    if fight.attack_loss:
        classes = loss_classes(rules, state, mine, fight.bonus)
        state.steps.append(Losses(fight.side, classes, fight.attack_loss, "combat"))
    if fight.defence_loss:
        classes = loss_classes(rules, state, yours, fight.answer)
        state.steps.append(Losses(1 - fight.side, classes, fight.defence_loss, "combat"))


@rule("M-5.5.1.1", "M-5.5.1.1-R6", "M-5.5.1.3-R4", "M-4.2")
def go_back(rules: "MaltaRules", state: MaltaState, fight: Fight, resolution: Resolution) -> None:
    """Who must retreat does so; landing attackers struck by Ar are lost."""
    advance_to(state, fight, "close")
    units = attackers(state, fight)
    if fight.wiped:
        for unit in units:
            eliminate(rules, state, unit, "thrown-back", resolution, "M-4.2")
        return
    if fight.attack_back:
        for origin in sorted(set(fight.origins)):
            group = tuple(unit for unit in units if state.place[unit] == origin)
            fall_back(rules, state, fight.side, group, 1, origin, (fight.target,), True, resolution)
    if fight.defence_back:
        # In a drop the enemy is in the hex itself, so nowhere is further away from him.
        foes = () if fight.kind == "drop" else tuple(sorted(set(fight.origins)))
        fall_back(
            rules,
            state,
            1 - fight.side,
            standing(rules, state, fight),
            fight.defence_back,
            fight.target,
            foes,
            fight.shaken,
            resolution,
        )


@rule("M-5.5.1.1-R4", "M-4.2-R5", "M-5.2.4-R5", "M-3.2-R13")
def close(rules: "MaltaRules", state: MaltaState, fight: Fight, resolution: Resolution) -> None:
    """The combat is over: whoever may or must enter the free hex does so."""
    state.steps.pop()
    units = attackers(state, fight)
    cleared = not standing(rules, state, fight)
    if fight.kind == "sea":
        for unit in units:
            state.marks[unit] |= FOUGHT
        if cleared and units:
            units = (*units, *waiting_at_sea(rules, state, fight))
    if fight.kind == "drop":
        close_drop(rules, state, fight, units, cleared, resolution)
    elif fight.kind == "overrun":
        close_overrun(rules, state, fight, units, cleared, resolution)
    elif fight.kind != "sweep" and cleared and units and not fight.attack_back:
        must = fight.kind == "sea"
        state.steps.append(Advancing(fight.side, fight.target, units, must))


@rule("M-4.2-R4")
def waiting_at_sea(rules: "MaltaRules", state: MaltaState, fight: Fight) -> tuple[int, ...]:
    """Survivors of the first wave before this hex, who come ashore when the second clears it."""
    edition = rules.edition(state)
    return tuple(
        unit
        for unit in edition.of_side[fight.side]
        if unit not in fight.units
        and state.arrow[unit] == fight.target
        and state.marks[unit] & FOUGHT
        and state.place[unit] >= 0
        and not edition.is_land[state.place[unit]]
    )


@rule("M-3.2", "M-3.2-R5")
def close_drop(
    rules: "MaltaRules",
    state: MaltaState,
    fight: Fight,
    units: tuple[int, ...],
    cleared: bool,
    resolution: Resolution,
) -> None:
    """Paratroops that have not cleared their drop hex are lost."""
    if cleared:
        claim(rules, state, fight.target, fight.side, resolution)
        return
    at = rules.hex_name(fight.target)
    if units:
        resolution.emit(DropFailed(rule="M-3.2", at=at, units=rules.unit_names(units)))
    for unit in units:
        eliminate(rules, state, unit, "drop-failed", resolution, "M-3.2")


@rule("M-5.2.4", "M-5.2.4-R4", "M-5.2.4-R5")
def close_overrun(
    rules: "MaltaRules",
    state: MaltaState,
    fight: Fight,
    units: tuple[int, ...],
    cleared: bool,
    resolution: Resolution,
) -> None:
    """The whole stack enters and goes on, or its movement is over."""
    if cleared and not fight.attack_back:
        for unit in units:
            advance_into(rules, state, unit, fight.target, resolution)
        return
    for unit in units:
        state.marks[unit] |= OVERRAN


STAGES: dict[str, Callable[["MaltaRules", MaltaState, Fight, Resolution], None]] = {
    "open": begin,
    "gather": gather,
    "tanks": tanks,
    "roll": roll,
    "settle": settle,
    "fall-back": go_back,
    "close": close,
}
"""What happens by itself, by stage; the other stages are decisions."""
