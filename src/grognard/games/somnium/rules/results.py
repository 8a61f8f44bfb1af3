"""Chapter 5.1.5-5.1.6: the defender's support, the dice, and what a result asks for (C1, C3)."""

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.somnium.actions import AddAir, AddGun, ChooseLoss, Commit, Pass, Support
from grognard.games.somnium.events import CombatRolled, SupportCommitted
from grognard.games.somnium.rules.air import check_support, support_limit
from grognard.games.somnium.rules.artillery import check_gun, supporting_guns
from grognard.games.somnium.rules.declaration import AirGroup, check_twice
from grognard.games.somnium.rules.losses import eliminate, lose_step
from grognard.games.somnium.rules.odds import read_combat, strength
from grognard.games.somnium.rules.retreat import current_fight
from grognard.games.somnium.state import USED, SomniumState
from grognard.games.somnium.steps import (
    Advances,
    Bombardment,
    DefenderSupport,
    ExchangeOffer,
    ExchangePrice,
    Fight,
    LifeLoss,
    Retreats,
    StepLoss,
)
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import total

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


# --- the defender's support ----------------------------------------------------------------------


class DefenderSupportPoint(Point["SomniumRules", SomniumState, DefenderSupport]):
    """The defender sees the attack and adds guns and air; then nothing changes any more."""

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: DefenderSupport
    ) -> tuple[Decision, ...]:
        _, fight = current_fight(state)
        attack = strength(rules, state, fight.units, fight.guns, fight.air, attacking=True)
        return (
            Decision(
                side=rules.sides[step.side],
                kind="support-defence",
                rule="S/C-5.1.1b",
                params={
                    "target": rules.hex_name(fight.target),
                    "guns": rules.unit_names(step.guns),
                    "air": step.air,
                    "attack": total(attack),
                },
                hidden=True,
            ),
        )

    @rule("S/C-5.1.1b", "S/C-8.0c", "S/C-6.2b")
    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: DefenderSupport, side: Side
    ) -> Choices[Any]:
        _, fight = current_fight(state)
        ids = rules.edition(state).ids
        groups: list[ChoiceGroup[Any]] = [
            Single(AddGun(ids[gun]), subject=ids[gun], rule="S/C-8.0c")
            for gun in supporting_guns(rules, state, step.side, fight.target)
            if gun not in step.guns
        ]
        limit = support_limit(rules, state, step.side)
        if limit and not step.air:
            groups.append(AirGroup(range(1, limit + 1)))
        groups.append(Single(Commit(), rule="S/C-5.1.1b"))
        return Choices(groups)

    def check(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: DefenderSupport,
        side: Side,
        action: Action,
    ) -> None:
        _, fight = current_fight(state)
        if isinstance(action, AddGun):
            gun = check_gun(rules, state, step.side, action.unit, fight.target, attacking=False)
            if gun in step.guns:
                raise Illegal("GUN_USED", "S/C-8.0e", unit=action.unit)
        elif isinstance(action, AddAir):
            if step.air or action.points < 1:
                raise Illegal("AIR_BOUNDS", "S/C-R46", wanted=action.points, least=1, most=0)
            check_support(rules, state, step.side, action.points)
        elif isinstance(action, Support):
            check_twice(action.guns)
            for name in action.guns:
                check_gun(rules, state, step.side, name, fight.target, attacking=False)
            check_support(rules, state, step.side, action.air)
        elif not isinstance(action, Commit):
            raise rules.locked(state, action)

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: DefenderSupport,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        replace = msgspec.structs.replace
        if isinstance(action, AddGun):
            gun = rules.title.number[action.unit]
            state.steps[-1] = replace(step, guns=(*step.guns, gun))
        elif isinstance(action, AddAir):
            state.steps[-1] = replace(step, air=action.points)
        else:
            if isinstance(action, Support):
                guns: tuple[int, ...] = tuple(rules.title.number[name] for name in action.guns)
                step = replace(step, guns=guns, air=action.air)
            state.steps.pop()
            index, fight = current_fight(state)
            for each in step.guns:
                state.marks[each] |= USED
            state.air[step.side] -= step.air
            rules.support_sealed(state, step.guns)
            state.steps[index] = replace(fight, support=step.guns, support_air=step.air)


# --- the combat ----------------------------------------------------------------------------------


class FightPoint(Point["SomniumRules", SomniumState, Fight]):
    """A sealed combat runs through support, dice, losses, retreats and advance."""

    def run(
        self, rules: "SomniumRules", state: SomniumState, step: Fight, resolution: Resolution
    ) -> None:
        getattr(self, step.stage.replace("-", "_"))(rules, state, step, resolution)

    def support(
        self, rules: "SomniumRules", state: SomniumState, fight: Fight, resolution: Resolution
    ) -> None:
        """Ask the defender for support if he has any to give."""
        state.steps[-1] = msgspec.structs.replace(fight, stage="roll")
        enemy = 1 - fight.side
        if state.air[enemy] or supporting_guns(rules, state, enemy, fight.target):
            state.steps.append(DefenderSupport(enemy))

    @rule("S/C-5.1.5", "S/C-5.1.6", "S/C-2.4.3", "S/C-R56")
    def roll(
        self, rules: "SomniumRules", state: SomniumState, fight: Fight, resolution: Resolution
    ) -> None:
        """Announce the defence, read the column, roll two dice, look the result up."""
        edition = rules.edition(state)
        reading = read_combat(rules, state, fight)
        name, target = rules.sides[fight.side], edition.names[fight.target]
        resolution.emit(
            SupportCommitted(
                rule="S/C-5.1.1b",
                side=rules.sides[1 - fight.side],
                target=target,
                units=tuple(edition.ids[unit] for unit in fight.defenders),
                guns=tuple(edition.ids[gun] for gun in fight.support),
                air=fight.support_air,
                defence=total(reading.defence),
            )
        )
        resolution.reveal()
        first = resolution.roll(6, reason="combat", rule="S/C-5.1.5")
        second = resolution.roll(6, reason="combat", rule="S/C-5.1.5")
        table = rules.title.combat
        cell = table.cell(reading.column, first + second)
        resolution.emit(
            CombatRolled(
                rule="S/C-5.1.6",
                side=name,
                target=target,
                attack=reading.attack,
                defence=reading.defence,
                base_column=table.columns[reading.base],
                shifts=reading.shifts,
                column=table.columns[reading.column],
                dice=(first, second),
                result=cell,
            )
        )
        state.steps[-1] = msgspec.structs.replace(
            fight, stage="defender-losses", result=tuple(cell.split())
        )

    @rule("S/C-5.1.6", "S/C-R36")
    def defender_losses(
        self, rules: "SomniumRules", state: SomniumState, fight: Fight, resolution: Resolution
    ) -> None:
        """First the defender's losses, chosen by him."""
        state.steps[-1] = msgspec.structs.replace(fight, stage="attacker-losses")
        enemy = 1 - fight.side
        if "DE" in fight.result:
            state.steps.append(LifeLoss(enemy, fight.defenders, "combat"))
        elif "DRB" in fight.result or "DVB" in fight.result:
            state.steps.append(StepLoss(enemy, fight.defenders, "combat"))
        elif "EMP" in fight.result:
            state.steps.append(ExchangeOffer(enemy, fight.defenders))

    @rule("S/C-5.1.6", "S/C-R36", "S/C-R28")
    def attacker_losses(
        self, rules: "SomniumRules", state: SomniumState, fight: Fight, resolution: Resolution
    ) -> None:
        """Then the attacker's, chosen by him among the units next to the target."""
        state.steps[-1] = msgspec.structs.replace(fight, stage="retreats")
        if "AE" in fight.result:
            state.steps.append(LifeLoss(fight.side, fight.units, "combat"))
        elif "ARB" in fight.result or "AVB" in fight.result:
            state.steps.append(StepLoss(fight.side, fight.units, "combat"))

    @rule("S/C-5.1.6", "S/C-5.3", "S/C-R28")
    def retreats(
        self, rules: "SomniumRules", state: SomniumState, fight: Fight, resolution: Resolution
    ) -> None:
        """Then one side retreats, as far as it still lives."""
        state.steps[-1] = msgspec.structs.replace(fight, stage="advance")
        if any(code in fight.result for code in ("DE", "DRB", "DRI", "EMP")):
            side, units = 1 - fight.side, fight.defenders
        elif any(code in fight.result for code in ("AE", "ARB", "ARI")):
            side, units = fight.side, fight.units
        else:
            return
        alive = tuple(unit for unit in units if state.place[unit] >= 0)
        if alive:
            state.steps.append(Retreats(side, alive))

    @rule("S/C-5.2", "S/C-R11")
    def advance(
        self, rules: "SomniumRules", state: SomniumState, fight: Fight, resolution: Resolution
    ) -> None:
        """Last the victors may follow up into the empty hex; after an exchange nobody does."""
        state.steps[-1] = msgspec.structs.replace(fight, stage="done")
        won = "AVI" in fight.result or "AVB" in fight.result
        if "EMP" in fight.result:
            won = state.options["emp_advance"] == "yes"
        table = rules.table(state)
        if not won or fight.target in table.stacks:
            return
        gun = table.edition.is_gun
        units = tuple(u for u in fight.units if state.place[u] >= 0 and not gun[u])
        if units:
            state.steps.append(Advances(fight.side, fight.target, units))

    def done(
        self, rules: "SomniumRules", state: SomniumState, fight: Fight, resolution: Resolution
    ) -> None:
        """The combat is over."""
        state.steps.pop()
        rules.table(state).contacts = {}


# --- losses --------------------------------------------------------------------------------------


class LossPoint(Point["SomniumRules", SomniumState, Any]):
    """The owner names the unit that bears a loss."""

    kind = "lose-step"
    rule_id = "S/C-7.0a"

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: Any
    ) -> tuple[Decision, ...]:
        units = tuple(rules.title.units[unit].id for unit in step.units)
        return (
            Decision(
                side=rules.sides[step.side],
                kind=self.kind,
                rule=self.rule_id,
                params={"units": units},
                automatic=True,
            ),
        )

    @rule("S/C-7.0a", "S/C-R36")
    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: Any, side: Side
    ) -> Choices[Any]:
        return Choices.of(*(ChooseLoss(rules.title.units[unit].id) for unit in step.units))

    def refuse(
        self, rules: "SomniumRules", state: SomniumState, step: Any, side: Side, action: Action
    ) -> Illegal:
        return rules.locked(state, action)

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Any,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        state.steps.pop()
        unit = rules.title.number[action.unit]
        lose_step(rules, state, unit, step.cause, resolution)
        note_hit(state, unit)


def note_hit(state: SomniumState, unit: int) -> None:
    """Remember that a unit lost a step in the combat or bombardment being resolved."""
    for index in range(len(state.steps) - 1, -1, -1):
        step = state.steps[index]
        if isinstance(step, Fight | Bombardment):
            state.steps[index] = msgspec.structs.replace(step, hit=(*step.hit, unit))
            return


class LifeLossPoint(LossPoint):
    """The owner names the unit that is eliminated."""

    kind = "lose-unit"
    rule_id = "S/C-5.1.6"

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Any,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        state.steps.pop()
        unit = rules.title.number[action.unit]
        eliminate(rules, state, unit, step.cause, resolution, self.rule_id)


# --- EMP -----------------------------------------------------------------------------------------


class ExchangeOfferPoint(LossPoint):
    """EMP: the defender gives up at least one unit, and more if he likes."""

    kind = "exchange-offer"
    rule_id = "S/C-5.1.6"

    @rule("S/C-5.1.6")
    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: ExchangeOffer, side: Side
    ) -> Choices[Any]:
        losses = [ChooseLoss(rules.title.units[unit].id) for unit in step.units]
        return Choices.of(*losses, Pass()) if step.given else Choices.of(*losses)

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: ExchangeOffer,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        given, left = step.given, step.units
        if isinstance(action, ChooseLoss):
            unit = rules.title.number[action.unit]
            given += rules.edition(state).defence[unit][state.strength[unit]]
            left = tuple(each for each in step.units if each != unit)
            eliminate(rules, state, unit, "exchange", resolution, self.rule_id)
        state.steps.pop()
        if isinstance(action, ChooseLoss) and left:
            state.steps.append(ExchangeOffer(step.side, left, given))
            return
        _, fight = current_fight(state)
        state.steps.append(ExchangePrice(fight.side, fight.units, given))


class ExchangePricePoint(LossPoint):
    """EMP: the attacker gives up adjacent attackers until he has paid as much, and then stops."""

    kind = "exchange-price"
    rule_id = "S/C-5.1.6"

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: Any
    ) -> tuple[Decision, ...]:
        if not step.units or step.due <= 0:
            return ()
        return super().decisions(rules, state, step)

    def run(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: ExchangePrice,
        resolution: Resolution,
    ) -> None:
        state.steps.pop()

    @rule("S/C-5.1.6", "S/C-R28")
    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: ExchangePrice,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        unit = rules.title.number[action.unit]
        paid = rules.edition(state).attack[unit][state.strength[unit]]
        eliminate(rules, state, unit, "exchange", resolution, self.rule_id)
        left = tuple(each for each in step.units if each != unit)
        state.steps[-1] = ExchangePrice(step.side, left, step.due - paid)
