"""Chapter 5.1.1: the combat phase and the attacker's sealed declaration (procedures C1, C2, C6)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.somnium.actions import (
    AddAir,
    AddGun,
    AddUnit,
    Attack,
    Bombard,
    Commit,
    EndPhase,
    SomniumAction,
)
from grognard.games.somnium.disposition import Disposition
from grognard.games.somnium.events import (
    AttackCommitted,
    BombardmentCommitted,
    DeclarationGrew,
    DeclarationOpened,
)
from grognard.games.somnium.rules.air import (
    check_strike,
    check_support,
    strike_range,
    support_limit,
)
from grognard.games.somnium.rules.artillery import check_gun, firing_guns, may_fire
from grognard.games.somnium.rules.odds import strength
from grognard.games.somnium.rules.retreat import is_encircled
from grognard.games.somnium.rules.sequence import end_combat
from grognard.games.somnium.rules.zones import (
    already_attacked,
    last_targets,
    legal_targets,
    stranded,
    targets_now,
    unmet,
)
from grognard.games.somnium.state import USED, SomniumState
from grognard.games.somnium.steps import Bombardment, Combat, Declaration, Fight
from grognard.games.somnium.telling import whisper
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Offer, Single, Target
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import total

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


class TargetGroup(ChoiceGroup[SomniumAction]):
    """The hexes one may attack, or bombard."""

    def __init__(self, verb: type[Attack] | type[Bombard], hexes: Sequence[str]) -> None:
        self.verb = verb
        self.hexes = hexes

    def __len__(self) -> int:
        return len(self.hexes)

    def at(self, index: int) -> SomniumAction:
        return self.verb(self.hexes[index])

    def __contains__(self, action: object) -> bool:
        return any(action == self.verb(name) for name in self.hexes)

    def offer(self) -> Offer:
        verb = "attack" if self.verb is Attack else "bombard"
        return Offer(
            verb=verb,
            action={"verb": verb},
            slot="target",
            targets=tuple(Target(value=name) for name in self.hexes),
            rule="S/C-5.1.1b" if self.verb is Attack else "S/C-8.0d",
        )


class AirGroup(ChoiceGroup[SomniumAction]):
    """Numbers of air points."""

    def __init__(self, numbers: range) -> None:
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def at(self, index: int) -> SomniumAction:
        return AddAir(self.numbers[index])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, AddAir) and action.points in self.numbers

    def offer(self) -> Offer:
        return Offer(
            verb="add-air",
            action={"verb": "add-air"},
            slot="points",
            targets=tuple(Target(value=number) for number in self.numbers),
            rule="S/C-6.2b",
        )


# --- the combat phase ----------------------------------------------------------------------------


@rule("S/C-R24", "S/C-5.0")
def attackable(table: Disposition, state: SomniumState, side: int) -> list[int]:
    """The hexes that at least one unused unit next to them may attack."""
    found = {h for hexes in targets_now(table, state, side).values() for h in hexes}
    return sorted(found)


@rule("S/C-6.2a", "S/C-8.0d", "S/C-R25", "S/C-R46")
def bombardable(rules: "SomniumRules", state: SomniumState, side: int) -> list[int]:
    """The enemy hexes that air or a gun may bombard without stranding an obliged unit."""
    table = rules.table(state)
    by_air = bool(strike_range(rules, state, side))
    far, ranges = table.edition.far, table.edition.range
    guns = [
        (far[state.place[gun]], ranges[gun])
        for gun in table.edition.guns_of[side]
        if may_fire(rules, state, gun)
    ]
    if not by_air and not guns:
        return []
    needed = last_targets(table, state, side)
    enemy = table.count[1 - side]
    return [
        h
        for h in sorted(table.stacks)
        if enemy[h]
        and h not in needed
        and not already_attacked(state, side, h)
        and (by_air or any(2 <= away[h] <= reach for away, reach in guns))
    ]


class CombatPoint(Point["SomniumRules", SomniumState, Combat]):
    """Attacks and bombardments in any order, each finished before the next."""

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: Combat
    ) -> tuple[Decision, ...]:
        return rules.combat_decisions[step.side]

    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: Combat, side: Side
    ) -> Choices[Any]:
        table = rules.table(state)
        names = table.edition.names
        groups: list[ChoiceGroup[Any]] = []
        attacks = attackable(table, state, step.side)
        if attacks:
            groups.append(TargetGroup(Attack, [names[h] for h in attacks]))
        shelled = bombardable(rules, state, step.side)
        if shelled:
            groups.append(TargetGroup(Bombard, [names[h] for h in shelled]))
        if not unmet(table, state, step.side):
            groups.append(Single(EndPhase(), rule=rules.cite("3.0")))
        return Choices(groups)

    def check(
        self, rules: "SomniumRules", state: SomniumState, step: Combat, side: Side, action: Action
    ) -> None:
        if isinstance(action, EndPhase):
            check_duties(rules, state, step.side)
        elif isinstance(action, Attack):
            check_attack(rules, state, step.side, action)
        elif isinstance(action, Bombard):
            check_bombard(rules, state, step.side, action)
        else:
            raise rules.wrong_phase(state, action)

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Combat,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, EndPhase):
            end_combat(rules, state, step.side, resolution)
            return
        number = rules.title.number
        target = rules.edition(state).by_name[action.target]
        shelling = isinstance(action, Bombard)
        units = () if shelling else tuple(number[name] for name in action.units)
        guns = tuple(number[name] for name in action.guns)
        declared = Declaration(step.side, target, shelling, units, guns, action.air)
        state.steps.append(declared)
        if units or guns or action.air:
            seal(rules, state, declared, resolution)
            return
        event = DeclarationOpened(
            rule="S/C-5.1.1b",
            side=side,
            kind="bombardment" if shelling else "attack",
            target=action.target,
        )
        whisper(rules, resolution, step.side, event)


@rule("S/C-4.1.2d", "S/C-R25")
def check_duties(rules: "SomniumRules", state: SomniumState, side: int) -> None:
    """The phase may not end while an obliged unit that has not attacked has a legal target."""
    owing = unmet(rules.table(state), state, side)
    if owing:
        raise must_attack(rules, state, owing, "S/C-4.1.2d")


def must_attack(
    rules: "SomniumRules", state: SomniumState, owing: dict[int, tuple[int, ...]], rule_id: str
) -> Illegal:
    """The refusal that lists who must still attack, and what."""
    edition = rules.edition(state)
    targets = tuple(sorted({edition.names[h] for hexes in owing.values() for h in hexes}))
    return Illegal(
        "MUST_ATTACK",
        rule_id,
        units=tuple(edition.ids[unit] for unit in owing),
        targets=targets,
        alternatives=targets,
    )


# --- checking a whole declaration ----------------------------------------------------------------


@rule("S/C-8.0f", "S/C-R29", "S/C-R24")
def check_target(rules: "SomniumRules", state: SomniumState, side: int, name: str) -> int:
    """A target is a hex with enemies that this side has not attacked this turn."""
    h = rules.hex_named(name)
    table = rules.table(state)
    if not table.count[1 - side][h]:
        raise Illegal("NO_TARGET", "S/C-R24", hex=name)
    if already_attacked(state, side, h):
        raise Illegal("TARGET_ALREADY_ATTACKED", "S/C-8.0f", hex=name, turn=state.turn)
    return h


@rule("S/C-R24", "S/C-5.1.2b", "S/C-8.0i")
def check_attacker(
    rules: "SomniumRules", state: SomniumState, side: int, name: str, target: int
) -> int:
    """The unit of this name, or the reason why it cannot take part in the attack."""
    edition = rules.edition(state)
    unit = rules.own_unit(state, side, name)
    if state.marks[unit] & USED:
        raise Illegal("ALREADY_ATTACKED_WITH", "S/C-R24", unit=name)
    if state.place[unit] not in edition.around[target]:
        raise Illegal("NOT_ADJACENT", "S/C-R24", unit=name, hex=edition.names[target])
    if target not in legal_targets(rules.table(state), state, unit):
        raise Illegal(
            "ARMOUR_MOUNTAIN", "S/C-5.1.2b", unit=name, hex=edition.names[target], enemies=()
        )
    return unit


def check_attack(rules: "SomniumRules", state: SomniumState, side: int, action: Attack) -> None:
    """Refuse an attack that may not be declared, opened or whole."""
    target = check_target(rules, state, side, action.target)
    table = rules.table(state)
    if not (action.units or action.guns or action.air):
        if target not in attackable(table, state, side):
            raise nobody_adjacent(rules, state, side, target)
        return
    check_twice(action.units)
    check_twice(action.guns)
    units = tuple(check_attacker(rules, state, side, name, target) for name in action.units)
    if not units:
        raise Illegal("NOT_ADJACENT", "S/C-R24", unit="", hex=action.target)
    for name in action.guns:
        check_gun(rules, state, side, name, target, attacking=True)
    check_support(rules, state, side, action.air)
    refuse_stranding(rules, state, side, target, units)


def nobody_adjacent(rules: "SomniumRules", state: SomniumState, side: int, target: int) -> Illegal:
    """Why no unit may attack a hex: none is next to it, all are used, or only armour is there."""
    edition = rules.edition(state)
    near = [unit for unit in edition.of_side[side] if state.place[unit] in edition.around[target]]
    name = edition.names[target]
    if not near:
        return Illegal("NOT_ADJACENT", "S/C-R24", unit="", hex=name)
    if all(state.marks[unit] & USED for unit in near):
        return Illegal("ALREADY_ATTACKED_WITH", "S/C-R24", unit=edition.ids[near[0]])
    return Illegal(
        "ARMOUR_MOUNTAIN", "S/C-5.1.2b", unit=edition.ids[near[0]], hex=name, enemies=(name,)
    )


def check_twice(names: tuple[str, ...]) -> None:
    """A unit takes part once."""
    for index, name in enumerate(names):
        if name in names[:index]:
            raise Illegal("ALREADY_ATTACKED_WITH", "S/C-R24", unit=name)


@rule("S/C-R25")
def refuse_stranding(
    rules: "SomniumRules", state: SomniumState, side: int, target: int, units: tuple[int, ...]
) -> None:
    """Refuse a declaration that leaves out a unit which can attack nothing else."""
    left_out = stranded(rules.table(state), state, side, target, units)
    if left_out:
        raise must_attack(rules, state, dict.fromkeys(left_out, (target,)), "S/C-R25")


@rule("S/C-6.2a", "S/C-8.0d", "C-8.0g", "S/C-R46", "S/C-R25")
def check_bombard(rules: "SomniumRules", state: SomniumState, side: int, action: Bombard) -> None:
    """Refuse a bombardment that may not be declared: guns or air, never both."""
    target = check_target(rules, state, side, action.target)
    if action.guns and action.air:
        raise Illegal("MIXED_BOMBARDMENT", "S/C-R46", hex=action.target)
    check_twice(action.guns)
    for name in action.guns:
        check_gun(rules, state, side, name, target, attacking=True)
    if action.air:
        check_strike(rules, state, side, action.air)
    if not action.guns and not action.air:
        able = strike_range(rules, state, side) or firing_guns(rules, state, side, target)
        if not able:
            raise Illegal(
                "OUT_OF_RANGE", "S/C-8.0b", unit="", hex=action.target, distance=0, range=0
            )
    refuse_stranding(rules, state, side, target, ())


# --- building a declaration up -------------------------------------------------------------------


class DeclarationPoint(Point["SomniumRules", SomniumState, Declaration]):
    """The attacker adds units, guns and air one by one and seals; nobody else sees it."""

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: Declaration
    ) -> tuple[Decision, ...]:
        return (
            Decision(
                side=rules.sides[step.side],
                kind="declare-bombardment" if step.bombardment else "declare-attack",
                rule="S/C-5.1.1b",
                params={
                    "target": rules.hex_name(step.target),
                    "units": rules.unit_names(step.units),
                    "guns": rules.unit_names(step.guns),
                    "air": step.air,
                },
                hidden=True,
            ),
        )

    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: Declaration, side: Side
    ) -> Choices[Any]:
        ids = rules.edition(state).ids
        groups: list[ChoiceGroup[Any]] = [
            Single(AddUnit(ids[unit]), subject=ids[unit], rule="S/C-R24")
            for unit in self.units_to_add(rules, state, step)
        ]
        groups += [
            Single(AddGun(ids[gun]), subject=ids[gun], rule="S/C-8.0c")
            for gun in self.guns_to_add(rules, state, step)
        ]
        numbers = self.air_to_add(rules, state, step)
        if numbers:
            groups.append(AirGroup(numbers))
        if self.is_complete(rules, state, step):
            groups.append(Single(Commit(), rule="S/C-5.1.1b"))
        return Choices(groups)

    def units_to_add(
        self, rules: "SomniumRules", state: SomniumState, step: Declaration
    ) -> list[int]:
        if step.bombardment:
            return []
        targets = targets_now(rules.table(state), state, step.side)
        return [
            unit
            for unit, hexes in targets.items()
            if step.target in hexes and unit not in step.units
        ]

    def guns_to_add(
        self, rules: "SomniumRules", state: SomniumState, step: Declaration
    ) -> list[int]:
        if step.bombardment and step.air:
            return []
        guns = firing_guns(rules, state, step.side, step.target)
        return [gun for gun in guns if gun not in step.guns]

    def air_to_add(self, rules: "SomniumRules", state: SomniumState, step: Declaration) -> range:
        if step.air or (step.bombardment and step.guns):
            return range(0)
        if step.bombardment:
            return strike_range(rules, state, step.side)
        return range(1, support_limit(rules, state, step.side) + 1)

    @rule("S/C-R25", "S/C-5.1.1b")
    def is_complete(self, rules: "SomniumRules", state: SomniumState, step: Declaration) -> bool:
        """Whether the declaration may be sealed: somebody takes part and nobody is stranded."""
        if step.bombardment:
            return bool(step.guns or step.air)
        table = rules.table(state)
        return bool(step.units) and not stranded(table, state, step.side, step.target, step.units)

    def check(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Declaration,
        side: Side,
        action: Action,
    ) -> None:
        if isinstance(action, AddUnit) and not step.bombardment:
            if rules.title.number.get(action.unit, -1) in step.units:
                raise Illegal("ALREADY_ATTACKED_WITH", "S/C-R24", unit=action.unit)
            check_attacker(rules, state, step.side, action.unit, step.target)
        elif isinstance(action, AddGun):
            self.check_add_gun(rules, state, step, action)
        elif isinstance(action, AddAir):
            self.check_add_air(rules, state, step, action)
        elif isinstance(action, Commit):
            self.check_commit(rules, state, step)
        else:
            raise rules.locked(state, action)

    def check_add_gun(
        self, rules: "SomniumRules", state: SomniumState, step: Declaration, action: AddGun
    ) -> None:
        if step.bombardment and step.air:
            raise Illegal("MIXED_BOMBARDMENT", "S/C-R46", hex=rules.hex_name(step.target))
        gun = check_gun(rules, state, step.side, action.unit, step.target, attacking=True)
        if gun in step.guns:
            raise Illegal("GUN_USED", "S/C-8.0e", unit=action.unit)

    def check_add_air(
        self, rules: "SomniumRules", state: SomniumState, step: Declaration, action: AddAir
    ) -> None:
        if step.bombardment and step.guns:
            raise Illegal("MIXED_BOMBARDMENT", "S/C-R46", hex=rules.hex_name(step.target))
        if step.air or action.points < 1:
            raise Illegal("AIR_BOUNDS", "S/C-R46", wanted=action.points, least=1, most=0)
        if step.bombardment:
            check_strike(rules, state, step.side, action.points)
        else:
            check_support(rules, state, step.side, action.points)

    def check_commit(self, rules: "SomniumRules", state: SomniumState, step: Declaration) -> None:
        if step.bombardment and not self.is_complete(rules, state, step):
            raise Illegal("NOTHING_DECLARED", "S/C-8.0d", hex=rules.hex_name(step.target))
        if not step.bombardment:
            if not step.units:
                raise Illegal("NOT_ADJACENT", "S/C-R24", unit="", hex=rules.hex_name(step.target))
            refuse_stranding(rules, state, step.side, step.target, step.units)

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Declaration,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Commit):
            seal(rules, state, step, resolution)
            return
        replace = msgspec.structs.replace
        name, air = "", 0
        if isinstance(action, AddAir):
            air = action.points
            state.steps[-1] = replace(step, air=air)
        else:
            name = action.unit
            unit = rules.title.number[name]
            if isinstance(action, AddGun):
                state.steps[-1] = replace(step, guns=(*step.guns, unit))
            else:
                state.steps[-1] = replace(step, units=(*step.units, unit))
        event = DeclarationGrew(
            rule="S/C-5.1.1b", side=side, target=rules.hex_name(step.target), unit=name, air=air
        )
        whisper(rules, resolution, step.side, event)


@rule("S/C-5.1.1b", "S/C-R24", "S/C-R29", "S/C-6.1", "S/C-8.0e")
def seal(
    rules: "SomniumRules", state: SomniumState, declared: Declaration, resolution: Resolution
) -> None:
    """Lock a declaration: points are spent, units and guns used, the hex counts as attacked."""
    table = rules.table(state)
    edition = table.edition
    side, target = declared.side, declared.target
    defenders = tuple(table.stacks[target])
    guns = tuple(edition.ids[gun] for gun in declared.guns)
    if declared.bombardment:
        state.steps[-1] = Bombardment(side, target, declared.guns, declared.air, defenders)
        resolution.emit(
            BombardmentCommitted(
                rule="S/C-6.2a" if declared.air else "S/C-8.0d",
                side=rules.sides[side],
                target=edition.names[target],
                guns=guns,
                air=declared.air,
            )
        )
    else:
        encircled = is_encircled(rules, state, defenders)
        attack = strength(rules, state, declared.units, declared.guns, declared.air, attacking=True)
        state.steps[-1] = Fight(
            side,
            target,
            declared.units,
            declared.guns,
            declared.air,
            defenders,
            encircled=encircled,
        )
        resolution.emit(
            AttackCommitted(
                rule="S/C-5.1.1b",
                side=rules.sides[side],
                target=edition.names[target],
                units=tuple(edition.ids[unit] for unit in declared.units),
                guns=guns,
                air=declared.air,
                attack=total(attack),
            )
        )
        rules.attack_sealed(state, state.steps[-1], resolution)
    for unit in (*declared.units, *declared.guns):
        state.marks[unit] |= USED
    state.air[side] -= declared.air
    state.attacked[target] |= 1 << side
    table.contacts = {}
    resolution.reveal()
