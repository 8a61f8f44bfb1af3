"""5.3.2, 5.4: guns in attack and in defence."""

from typing import TYPE_CHECKING, Any

from grognard.games.malta.actions import Done, Fire
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.events import GunLaid
from grognard.games.malta.rules.bombardment import RULE_OF
from grognard.games.malta.state import ACTIVATED, DISPERSED, MaltaState
from grognard.games.malta.steps import Barrage, Bombardments
from grognard.games.malta.title import SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


@rule("M-5.3", "M-5.3-R1", "M-5.3.2", "M-5.3.2-R1", "M-5.3.2-R4", "M-5.4-R2")
def has_gun(rules: "MaltaRules", state: MaltaState, step: Barrage, unit: int) -> bool:
    """A gun on the map, not Dispersed, that may act: any in defence, in attack by Formation."""
    edition = rules.edition(state)
    if (
        edition.owner[unit] != step.side
        or not edition.is_gun[unit]
        or state.place[unit] < 0
        or state.marks[unit] & DISPERSED
    ):
        return False
    if step.kind != "artillery" or state.options["artillery_scope"] == "any_friendly":
        return True
    return edition.formation[unit] in (-1, state.active)


def laid_guns(state: MaltaState) -> tuple[int, ...]:
    """Guns that have been given a target in this segment."""
    return tuple(gun for gun, _ in state.fired)


@rule("M-5.3.2-R2", "M-5.4")
def is_loaded(state: MaltaState, unit: int) -> bool:
    """Once a turn, in attack or in defence; only the unit's own marker counts."""
    return not state.marks[unit] & ACTIVATED and unit not in laid_guns(state)


@rule("M-5.3.2", "M-5.3.2-R3", "M-5.4-R1", "M-5.3.1-R4")
def barrage_hexes(rules: "MaltaRules", state: MaltaState, step: Barrage) -> list[int]:
    """Enemies next to the active Formation; in defence the hexes from which it will attack."""
    table = rules.table(state)
    if step.kind == "artillery":
        enemy = table.present[1 - step.side]
        beside = {
            n
            for unit in rules.active_units(state)
            if state.place[unit] >= 0 and not state.marks[unit] & DISPERSED
            for n in table.edition.around[state.place[unit]]
        }
        found = [h for h in sorted(beside) if enemy[h]]
    else:
        found = sorted({state.place[unit] for unit in barrage_units(rules, state, step)})
    most = rules.title.entry.artillery.per_hex
    aimed = [target for _, target in state.fired]
    return [h for h in found if aimed.count(h) < most]


def declared(rules: "MaltaRules", state: MaltaState, side: int) -> tuple[int, ...]:
    """The units of a side that have declared an attack."""
    return tuple(u for u in rules.edition(state).of_side[side] if is_declared(state, u))


def barrage_units(rules: "MaltaRules", state: MaltaState, step: Barrage) -> tuple[int, ...]:
    """The attackers a defensive barrage can hit: those declared, or those before the beaches."""
    if step.kind == "landing":
        return tuple(unit for unit in step.units if state.strength[unit])
    return declared(rules, state, 1 - step.side)


def is_declared(state: MaltaState, unit: int) -> bool:
    """Whether a unit on the map has declared an attack."""
    return state.target[unit] >= 0 and state.place[unit] >= 0


def ready_guns(rules: "MaltaRules", state: MaltaState, step: Barrage) -> list[int]:
    """Guns that can still be given a target."""
    return [
        unit
        for unit in rules.guns(state, step.side)
        if has_gun(rules, state, step, unit) and is_loaded(state, unit)
    ]


def in_range(rules: "MaltaRules", state: MaltaState, unit: int, hexes: list[int]) -> list[int]:
    """The hexes a gun reaches, over sea and hills."""
    far = rules.edition(state).far[state.place[unit]]
    reach = rules.title.entry.artillery.range
    return [h for h in hexes if far[h] <= reach]


class BarragePoint(Point["MaltaRules", MaltaState, Barrage]):
    """Guns are given targets one by one; the dice fall when all are laid."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Barrage
    ) -> tuple[Decision, ...]:
        if not state.fired and not self.possible(rules, state, step):
            return ()
        return (
            Decision(
                side=SIDES[step.side],
                kind="barrage",
                rule=RULE_OF[step.kind],
                params={"kind": step.kind, "units": rules.unit_names(laid_guns(state))},
            ),
        )

    def possible(self, rules: "MaltaRules", state: MaltaState, step: Barrage) -> bool:
        guns = ready_guns(rules, state, step)
        if not guns:
            return False
        hexes = barrage_hexes(rules, state, step)
        return any(in_range(rules, state, gun, hexes) for gun in guns)

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Barrage, resolution: Resolution
    ) -> None:
        state.steps.pop()

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Barrage, side: Side
    ) -> Choices[Any]:
        edition = rules.edition(state)
        hexes = barrage_hexes(rules, state, step)
        found: list[ChoiceGroup[Any]] = []
        for gun in ready_guns(rules, state, step):
            reached = in_range(rules, state, gun, hexes)
            if reached:
                name = edition.ids[gun]
                found.append(
                    HexGroup(
                        Fire,
                        {"unit": name},
                        "target",
                        reached,
                        edition.names,
                        subject=name,
                        rule=RULE_OF[step.kind],
                    )
                )
        found.append(Single(Done(), rule=RULE_OF[step.kind]))
        return Choices(found)

    def check(
        self, rules: "MaltaRules", state: MaltaState, step: Barrage, side: Side, action: Action
    ) -> None:
        if isinstance(action, Fire):
            check_fire(rules, state, step, action)
        elif not isinstance(action, Done):
            raise not_offered(self.decisions(rules, state, step), action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Barrage,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Fire):
            unit = rules.title.number[action.unit]
            state.fired.append((unit, rules.hex_named(action.target)))
            resolution.emit(
                GunLaid(
                    rule=RULE_OF[step.kind],
                    unit=action.unit,
                    target=action.target,
                    kind=step.kind,
                )
            )
            return
        items = tuple((h, gun) for gun, h in state.fired)
        for gun in laid_guns(state):
            state.marks[gun] |= ACTIVATED
        state.fired.clear()
        hit = () if step.kind == "artillery" else barrage_units(rules, state, step)
        state.steps[-1] = Bombardments(step.kind, step.side, items, hit)


@rule("M-5.3.2", "M-5.3.2-R5", "M-5.4", "M-5.3.1")
def check_fire(rules: "MaltaRules", state: MaltaState, step: Barrage, action: Fire) -> None:
    """Refuse a gun that may not fire, or a target it may not fire at."""
    unit = rules.own_unit(state, step.side, action.unit)
    h = rules.hex_named(action.target)
    edition, rule_id = rules.edition(state), RULE_OF[step.kind]
    if state.marks[unit] & DISPERSED:
        raise Illegal("DISPERSED", "M-5.3.2-R4", unit=action.unit)
    if not has_gun(rules, state, step, unit):
        raise rules.no_gun(state, step, unit)
    if not is_loaded(state, unit):
        raise Illegal("ARTY_USED", "M-5.3.2-R2", unit=action.unit)
    most = rules.title.entry.artillery.per_hex
    if [target for _, target in state.fired].count(h) >= most:
        raise Illegal("HEX_CAP", "M-5.3.1", hex=action.target, limit=most)
    if h not in barrage_hexes(rules, state, step):
        if step.kind != "artillery":
            raise Illegal("NO_DECL", "M-5.4", hex=action.target)
        formation = rules.active_name(state)
        raise Illegal("ARTY_TARGET", "M-5.3.2", hex=action.target, formation=formation)
    distance, reach = edition.far[state.place[unit]][h], rules.title.entry.artillery.range
    if distance > reach:
        raise Illegal(
            "ARTY_RANGE",
            rule_id,
            unit=action.unit,
            hex=action.target,
            distance=distance,
            range=reach,
        )
