"""3.2: the airdrops of Turn S."""

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.malta.actions import ComeAshore, Disperse, Done, Order, PlanDrop
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.disposition import disperse, put
from grognard.games.malta.events import (
    CompanyLanded,
    CompanyScattered,
    DropPlanned,
    DropRolled,
)
from grognard.games.malta.rules.bombardment import anti_air
from grognard.games.malta.rules.combat import open_fight
from grognard.games.malta.rules.control import enter
from grognard.games.malta.rules.losses import eliminate
from grognard.games.malta.state import DISPERSED, POOL, RETREATED, MaltaState
from grognard.games.malta.steps import (
    Ashore,
    DropCombats,
    DropFormation,
    DropOrder,
    DropPlan,
    Scatter,
)
from grognard.games.malta.title import AXIS, BRITISH, SIDES, read_row
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.report import Modifier
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import because, total

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


# --- the plan ------------------------------------------------------------------------------------


@rule("M-3.2-R3")
def counts_for_cap(rules: "MaltaRules", state: MaltaState, unit: int) -> bool:
    """Whether a company counts among the three of a drop hex; anti-tank ones may not."""
    counted = state.options["at_company_counts_for_drop_limit"] == "yes"
    return counted or not rules.edition(state).is_anti_tank[unit]


def droppers(rules: "MaltaRules", state: MaltaState) -> list[int]:
    """Companies that could still be given a drop hex."""
    edition = rules.edition(state)
    return [
        unit
        for unit in edition.of_side[AXIS]
        if edition.entry[unit] == "airdrop" and state.place[unit] == POOL and state.arrow[unit] < 0
    ]


def planned(rules: "MaltaRules", state: MaltaState, h: int) -> list[int]:
    """Companies that will drop on a hex."""
    return [
        unit
        for unit in rules.edition(state).of_side[AXIS]
        if state.arrow[unit] == h and state.place[unit] == POOL
    ]


@rule("M-3.2-R11")
def drop_owners(rules: "MaltaRules", state: MaltaState) -> dict[int, int]:
    """The drop hexes of the plan, and the Formation each belongs to."""
    return {
        state.arrow[unit]: state.goes_with[unit]
        for unit in rules.edition(state).of_side[AXIS]
        if state.arrow[unit] >= 0 and state.place[unit] == POOL
    }


@rule("M-3.2", "M-3.2-R1", "M-3.2-R11")
def drop_hexes(rules: "MaltaRules", state: MaltaState, chit: int, counted: bool) -> list[int]:
    """Any land hex with room for another company and not another Formation's."""
    edition = rules.edition(state)
    most = rules.title.entry.airdrop.companies_per_hex
    loads: dict[int, int] = {}
    for unit in edition.of_side[AXIS]:
        h = state.arrow[unit]
        if h >= 0 and counts_for_cap(rules, state, unit):
            loads[h] = loads.get(h, 0) + 1
    closed = {h for h, owner in drop_owners(rules, state).items() if owner != chit}
    if counted:
        closed.update(h for h, load in loads.items() if load >= most)
    return [h for h in edition.land if h not in closed]


class DropPlanPoint(Point["MaltaRules", MaltaState, DropPlan]):
    """All drop hexes of all Formations are named before any die falls."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: DropPlan
    ) -> tuple[Decision, ...]:
        return (
            Decision(
                side=SIDES[AXIS],
                kind="drop-plan",
                rule="M-3.2",
                params={"left": len(droppers(rules, state))},
            ),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: DropPlan, side: Side
    ) -> Choices[Any]:
        edition = rules.edition(state)
        hexes: dict[tuple[int, bool], list[int]] = {}
        found: list[ChoiceGroup[Any]] = []
        for unit in droppers(rules, state):
            own, counted = edition.formation[unit], counts_for_cap(rules, state, unit)
            for chit in edition.airborne_chits if own < 0 else (own,):
                key = (chit, counted)
                if key not in hexes:
                    hexes[key] = drop_hexes(rules, state, chit, counted)
                fields = {"unit": edition.ids[unit]}
                if own < 0:
                    fields["formation"] = edition.chit_ids[chit]
                if hexes[key]:
                    found.append(
                        HexGroup(
                            PlanDrop,
                            fields,
                            "at",
                            hexes[key],
                            edition.names,
                            subject=edition.ids[unit],
                            rule="M-3.2",
                        )
                    )
        found.append(Single(Done(), rule="M-3.2"))
        return Choices(found)

    def check(
        self, rules: "MaltaRules", state: MaltaState, step: DropPlan, side: Side, action: Action
    ) -> None:
        if isinstance(action, PlanDrop):
            check_drop(rules, state, action)
        elif not isinstance(action, Done):
            raise not_offered(self.decisions(rules, state, step), action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: DropPlan,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Done):
            chits = tuple(sorted(set(drop_owners(rules, state).values())))
            state.steps[-1] = DropOrder(chits)
            return
        unit, h = rules.title.number[action.unit], rules.hex_named(action.at)
        chit = drop_chit(rules, state, unit, action)
        state.arrow[unit] = h
        state.goes_with[unit] = chit
        formation = rules.edition(state).chit_ids[chit]
        resolution.emit(
            DropPlanned(rule="M-3.2", unit=action.unit, at=action.at, formation=formation)
        )


@rule("M-1.3.3-R4")
def drop_chit(rules: "MaltaRules", state: MaltaState, unit: int, action: PlanDrop) -> int:
    """The Formation a company drops with: its own, or the one an independent names."""
    edition = rules.edition(state)
    own = edition.formation[unit]
    chit = edition.chits.get(action.formation, own if not action.formation else -1)
    wrong = chit not in edition.airborne_chits or (own >= 0 and chit != own)
    if wrong:
        raise Illegal("WRONG_FORMATION", "M-1.3.3-R4", unit=action.unit, formation=action.formation)
    return chit


@rule("M-3.2", "M-3.2-R1", "M-3.2-R3", "M-3.2-R11")
def check_drop(rules: "MaltaRules", state: MaltaState, action: PlanDrop) -> None:
    """Refuse who does not jump, the sea, a fourth company, and a hex of another Formation."""
    edition = rules.edition(state)
    unit = rules.own_unit(state, AXIS, action.unit)
    h = rules.hex_named(action.at)
    if edition.entry[unit] != "airdrop" or state.place[unit] != POOL:
        raise Illegal("NOT_AIRDROP", "M-3.2", unit=action.unit)
    chit = drop_chit(rules, state, unit, action)
    if not edition.is_land[h]:
        raise Illegal("SEA_HEX", "M-1.3.1", hex=action.at)
    if state.arrow[unit] >= 0:
        at = edition.names[state.arrow[unit]]
        raise Illegal("ALREADY_PLANNED", "M-3.2", unit=action.unit, hex=at)
    taken = drop_owners(rules, state).get(h, chit)
    if taken != chit:
        owner = edition.chit_ids[taken]
        raise Illegal("DROP_FORMATION", "M-3.2-R11", hex=action.at, formation=owner)
    if h not in drop_hexes(rules, state, chit, counts_for_cap(rules, state, unit)):
        most = rules.title.entry.airdrop.companies_per_hex
        raise Illegal("DROP_CAP", "M-3.2", hex=action.at, limit=most)


# --- order ---------------------------------------------------------------------------------------


class DropOrderPoint(Point["MaltaRules", MaltaState, DropOrder]):
    """Formation by Formation, in the order the Axis likes."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: DropOrder
    ) -> tuple[Decision, ...]:
        if len(step.formations) < 2:
            return ()
        return (Decision(side=SIDES[AXIS], kind="drop-order", rule="M-3.2"),)

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: DropOrder, side: Side
    ) -> Choices[Any]:
        ids = rules.edition(state).chit_ids
        return Choices.of(*(Order(ids[chit]) for chit in step.formations))

    @rule("M-3.2")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: DropOrder, resolution: Resolution
    ) -> None:
        """After the last drop the airborne Formations have had their activation."""
        if step.formations:
            self.begin(rules, state, step, step.formations[0])
            return
        state.steps.pop()
        state.active = -1
        for unit in range(len(state.marks)):
            state.marks[unit] &= ~RETREATED
            state.arrow[unit] = -1
            state.goes_with[unit] = -1

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: DropOrder,
        side: Side,
        action: Order,
        resolution: Resolution,
    ) -> None:
        self.begin(rules, state, step, rules.edition(state).chits[action.next])

    @staticmethod
    def begin(rules: "MaltaRules", state: MaltaState, step: DropOrder, chit: int) -> None:
        rest = tuple(each for each in step.formations if each != chit)
        state.steps[-1] = DropOrder(rest)
        state.active = chit
        owners = drop_owners(rules, state)
        hexes = tuple(sorted(h for h, owner in owners.items() if owner == chit))
        state.steps.append(DropFormation(chit, hexes))


class DropFormationPoint(Point["MaltaRules", MaltaState, DropFormation]):
    """Hex by hex, in the order the Axis likes."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: DropFormation
    ) -> tuple[Decision, ...]:
        if len(step.hexes) < 2:
            return ()
        formation = rules.edition(state).chit_ids[step.formation]
        return (
            Decision(
                side=SIDES[AXIS],
                kind="drop-hex",
                rule="M-3.2-R11",
                params={"formation": formation},
            ),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: DropFormation, side: Side
    ) -> Choices[Any]:
        names = rules.edition(state).names
        return Choices([HexGroup(Order, {}, "next", step.hexes, names, rule="M-3.2-R11")])

    @rule("M-3.2")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: DropFormation, resolution: Resolution
    ) -> None:
        """After all drops of the Formation, those among enemies fight."""
        if step.hexes:
            drop_at(rules, state, step, step.hexes[0], resolution)
            return
        table = rules.table(state)
        occupied = tuple(
            h for h in step.done if table.present[BRITISH][h] and table.present[AXIS][h]
        )
        state.steps[-1] = DropCombats(step.formation, occupied)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: DropFormation,
        side: Side,
        action: Order,
        resolution: Resolution,
    ) -> None:
        drop_at(rules, state, step, rules.hex_named(action.next), resolution)


# --- the dice ------------------------------------------------------------------------------------


@rule("M-3.2", "M-3.2-R6", "M-7.1")
def drop_modifiers(
    rules: "MaltaRules", state: MaltaState, h: int, units: list[int]
) -> tuple[Modifier, ...]:
    """AA in order around the hex, and once +1 for companies with L."""
    found = anti_air(rules, state, h, rules.title.anti_air.drop_minimum)
    if any(rules.edition(state).letters[unit] == "L" for unit in units):
        found = (*found, because(rules.title.airdrop.l_bonus, "letter-l", "M-7.1"))
    return found


@rule("M-3.2", "M-3.2-R2", "M-3.2-R12")
def drop_at(
    rules: "MaltaRules",
    state: MaltaState,
    step: DropFormation,
    h: int,
    resolution: Resolution,
) -> None:
    """One die for the hex; anti-tank companies come down without one, Dispersed."""
    rest = tuple(each for each in step.hexes if each != h)
    state.steps[-1] = msgspec.structs.replace(step, hexes=rest, done=(*step.done, h))
    edition = rules.edition(state)
    units = planned(rules, state, h)
    guns = [unit for unit in units if edition.is_anti_tank[unit]]
    for gun in guns:
        disperse(state, gun, True)
    land(rules, state, guns, h, resolution)
    jumpers = [unit for unit in units if unit not in guns]
    if not jumpers:
        return
    die = resolution.roll(6, reason="airdrop", rule="M-3.2")
    modifier = total(drop_modifiers(rules, state, h, jumpers))
    result = read_row(rules.title.airdrop.row, die + modifier)
    resolution.emit(
        DropRolled(
            rule="M-3.2",
            formation=edition.chit_ids[step.formation],
            at=edition.names[h],
            units=rules.unit_names(tuple(jumpers)),
            die=die,
            modifier=modifier,
            total=die + modifier,
            result=result,
        )
    )
    number = int(result[:-1]) if result != "-" else 0
    if result.endswith("E"):
        shoot_down(rules, state, h, jumpers, number, resolution)
        number = 0
    state.steps.append(Scatter(h, tuple(jumpers), min(number, len(jumpers))))


@rule("M-3.2")
def shoot_down(
    rules: "MaltaRules",
    state: MaltaState,
    h: int,
    units: list[int],
    number: int,
    resolution: Resolution,
) -> None:
    """So many companies are lost, drawn by lot; they are taken off the list."""
    for _ in range(min(number, len(units))):
        lot = resolution.roll(len(units), reason="lot", rule="M-3.2") if len(units) > 1 else 1
        lost = units.pop(lot - 1)
        eliminate(rules, state, lost, "anti-air", resolution, "M-3.2", rules.hex_name(h))


def land(
    rules: "MaltaRules", state: MaltaState, units: list[int], h: int, resolution: Resolution
) -> None:
    """Companies come down in a hex."""
    if not units:
        return
    scattered = bool(state.marks[units[0]] & DISPERSED)
    for unit in units:
        state.arrow[unit] = -1
        enter(rules, state, unit, h, resolution)
    names = rules.unit_names(tuple(units))
    at = rules.hex_name(h)
    resolution.emit(CompanyLanded(rule="M-3.2", units=names, at=at, dispersed=scattered))


class ScatterPoint(Point["MaltaRules", MaltaState, Scatter]):
    """The British pick the companies that are dispersed, one direction die each."""

    @rule("M-3.2f", "M-3.2-R2", "M-0.2")
    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Scatter
    ) -> tuple[Decision, ...]:
        """Nobody is asked where all or none are dispersed."""
        if step.left in (0, len(step.units)) or not step.units:
            return ()
        return (
            Decision(
                side=SIDES[BRITISH],
                kind="scatter",
                rule="M-3.2f",
                params={"at": rules.hex_name(step.hex), "left": step.left},
            ),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Scatter, side: Side
    ) -> Choices[Any]:
        return Choices.of(*(Disperse(name) for name in rules.unit_names(step.units)))

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Scatter, resolution: Resolution
    ) -> None:
        if step.left:
            self.pick(state, step, step.units[0])
        elif step.blown:
            self.blow(rules, state, step, step.blown[0], resolution)
        else:
            state.steps.pop()
            land(rules, state, list(step.units), step.hex, resolution)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Scatter,
        side: Side,
        action: Disperse,
        resolution: Resolution,
    ) -> None:
        self.pick(state, step, rules.title.number[action.unit])

    @staticmethod
    def pick(state: MaltaState, step: Scatter, unit: int) -> None:
        """A company is picked; all are picked before the first direction is rolled."""
        rest = tuple(each for each in step.units if each != unit)
        state.steps[-1] = msgspec.structs.replace(
            step, units=rest, left=step.left - 1, blown=(*step.blown, unit)
        )

    @rule("M-3.2", "M-3.2-R4", "M-7.1")
    def blow(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Scatter,
        unit: int,
        resolution: Resolution,
    ) -> None:
        """A company comes down one hex away; in the sea it is lost, unless it can swim."""
        state.steps[-1] = msgspec.structs.replace(step, blown=step.blown[1:])
        edition = rules.edition(state)
        die = resolution.roll(6, reason="scatter", rule="M-3.2-R4")
        there = edition.neighbours[step.hex * 6 + die - 1]
        dry = there >= 0 and bool(edition.is_land[there])
        name, at = edition.ids[unit], edition.names[there] if dry else "sea"
        drop = edition.names[step.hex]
        resolution.emit(CompanyScattered(rule="M-3.2", unit=name, drop=drop, die=die, at=at))
        state.arrow[unit] = -1
        disperse(state, unit, True)
        if dry:
            put(state, unit, there)
        elif edition.letters[unit] == "DAGGER":
            state.steps.append(Ashore(unit, nearest_land(rules, state, step.hex, there)))
        else:
            eliminate(rules, state, unit, "drowned", resolution, "M-3.2", drop)


def nearest_land(rules: "MaltaRules", state: MaltaState, drop: int, fallen: int) -> tuple[int, ...]:
    """The land hexes nearest to where a swimmer fell; off the map, to his drop hex."""
    edition = rules.edition(state)
    far = edition.far[fallen if fallen >= 0 else drop]
    nearest = min(far[h] for h in edition.land)
    return tuple(h for h in edition.land if far[h] == nearest)


class AshorePoint(Point["MaltaRules", MaltaState, Ashore]):
    """7.1: swimmers reach land where their owner says."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Ashore
    ) -> tuple[Decision, ...]:
        if len(step.hexes) == 1:
            return ()
        unit = rules.title.units[step.unit].id
        return (
            Decision(side=SIDES[AXIS], kind="come-ashore", rule="M-7.1", params={"unit": unit}),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Ashore, side: Side
    ) -> Choices[Any]:
        edition = rules.edition(state)
        fields = {"unit": edition.ids[step.unit]}
        return Choices([HexGroup(ComeAshore, fields, "at", step.hexes, edition.names)])

    @rule("M-7.1")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Ashore, resolution: Resolution
    ) -> None:
        """There is only one nearest hex."""
        state.steps.pop()
        put(state, step.unit, step.hexes[0])

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Ashore,
        side: Side,
        action: ComeAshore,
        resolution: Resolution,
    ) -> None:
        state.steps.pop()
        put(state, step.unit, rules.hex_named(action.at))


# --- combats in occupied drop hexes --------------------------------------------------------------


class DropCombatsPoint(Point["MaltaRules", MaltaState, DropCombats]):
    """Companies that fell among enemies must fight, in the order the Axis likes."""

    @rule("M-3.2-R11")
    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: DropCombats
    ) -> tuple[Decision, ...]:
        """Asked while more than one combat is left."""
        if len(step.hexes) < 2:
            return ()
        return (Decision(side=SIDES[AXIS], kind="drop-combat", rule="M-3.2-R11"),)

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: DropCombats, side: Side
    ) -> Choices[Any]:
        names = rules.edition(state).names
        return Choices([HexGroup(Order, {}, "next", step.hexes, names, rule="M-3.2-R11")])

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: DropCombats, resolution: Resolution
    ) -> None:
        if step.hexes:
            self.fight(rules, state, step, step.hexes[0])
        else:
            state.steps.pop()

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: DropCombats,
        side: Side,
        action: Order,
        resolution: Resolution,
    ) -> None:
        self.fight(rules, state, step, rules.hex_named(action.next))

    @rule("M-3.2")
    def fight(self, rules: "MaltaRules", state: MaltaState, step: DropCombats, h: int) -> None:
        """Everybody in the hex who is not Dispersed must attack."""
        rest = tuple(each for each in step.hexes if each != h)
        state.steps[-1] = msgspec.structs.replace(step, hexes=rest)
        table = rules.table(state)
        units = tuple(
            unit
            for unit in table.stacks.get(h, ())
            if table.edition.owner[unit] == AXIS and not state.marks[unit] & DISPERSED
        )
        open_fight(state, "drop", AXIS, h, units)
