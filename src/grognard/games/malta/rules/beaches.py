"""4.2: planning the landings of Turn S."""

from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.games.malta.actions import ChooseSea, Done, PlanLanding
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.disposition import put
from grognard.games.malta.events import LandingPlanned
from grognard.games.malta.rules.stacking import load_in
from grognard.games.malta.state import POOL, MaltaState
from grognard.games.malta.steps import LandingOrder, LandingPlan, LandingSea
from grognard.games.malta.title import AXIS, SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

FIRST, SECOND = 1, 2


class Plan(NamedTuple):
    """The landing plan so far, summed up."""

    seas: dict[int, set[int]]
    """Sea hexes in use, by Formation (or all under -1)."""
    load: dict[int, int]
    """Points by sea hex."""
    waves: dict[tuple[int, int], int]
    """Points by sea hex and wave."""
    leaders: dict[int, int]
    """Formation of the first wave that goes for a land hex."""


def planned_units(rules: "MaltaRules", state: MaltaState) -> list[int]:
    """Units that wait at sea."""
    return [unit for unit in rules.edition(state).of_side[AXIS] if state.wave[unit]]


@rule("M-4.2-R1", "M-4.2-R2")
def plan_so_far(rules: "MaltaRules", state: MaltaState) -> Plan:
    """Sum the plan up: the caps are for the whole of Turn S, the set of hexes for the side."""
    apart = state.options["landing_hex_limit_scope"] == "formation"
    plan = Plan({}, {}, {}, {})
    for unit in planned_units(rules, state):
        sea, wave, chit = state.place[unit], state.wave[unit], state.goes_with[unit]
        points = state.strength[unit]
        plan.seas.setdefault(chit if apart else -1, set()).add(sea)
        plan.load[sea] = plan.load.get(sea, 0) + points
        plan.waves[sea, wave] = plan.waves.get((sea, wave), 0) + points
        if wave == FIRST:
            plan.leaders[state.arrow[unit]] = chit
    return plan


def landers(rules: "MaltaRules", state: MaltaState) -> list[int]:
    """Units that could still be given a place in the plan."""
    edition = rules.edition(state)
    return [
        unit
        for unit in edition.of_side[AXIS]
        if edition.entry[unit] == "amphib"
        and state.place[unit] == POOL
        and not edition.port_only[unit]
    ]


# --- what a plan allows --------------------------------------------------------------------------


@rule("M-4.2", "M-4.2-R1")
def sea_joins(rules: "MaltaRules", state: MaltaState, plan: Plan, chit: int, sea: int) -> bool:
    """Whether a sea hex is in the connected set, or can still be added to it."""
    apart = state.options["landing_hex_limit_scope"] == "formation"
    used = plan.seas.get(chit if apart else -1, set())
    if sea in used or not used:
        return True
    if len(used) >= rules.title.entry.amphibious.sea_hexes:
        return False
    return any(n in used for n in rules.edition(state).around[sea])


@rule("M-4.2g", "M-4.2-R9", "M-4.2-R12")
def marines_allow(
    rules: "MaltaRules",
    state: MaltaState,
    plan: Plan,
    chit: int,
    unit_is_marine: bool,
    to: int,
    wave: int,
) -> bool:
    """Ground that is not plain takes one marine unit first, and no one without it."""
    if rules.edition(state).is_plain[to]:
        return True
    if wave == FIRST:
        return unit_is_marine and to not in plan.leaders
    return plan.leaders.get(to) == chit


def candidate_seas(rules: "MaltaRules", state: MaltaState, plan: Plan, chit: int) -> list[int]:
    """Sea hexes worth a look: those in use and their neighbours, or all before the first."""
    arrows = rules.arrows(state)
    apart = state.options["landing_hex_limit_scope"] == "formation"
    used = plan.seas.get(chit if apart else -1)
    if not used:
        return list(arrows)
    around = rules.edition(state).around
    near = used.union(*(around[sea] for sea in used))
    return [sea for sea in sorted(near) if sea in arrows]


def seas_for(
    rules: "MaltaRules",
    state: MaltaState,
    plan: Plan,
    chit: int,
    points: int,
    marine: bool,
    wave: int,
) -> dict[int, list[int]]:
    """For a kind of unit and a wave: the land hexes open to it, each with its sea hexes."""
    limits = rules.title.entry.amphibious
    found: dict[int, list[int]] = {}
    for sea in candidate_seas(rules, state, plan, chit):
        if plan.load.get(sea, 0) + points > limits.points_per_sea_hex:
            continue
        if plan.waves.get((sea, wave), 0) + points > limits.points_per_wave:
            continue
        if not sea_joins(rules, state, plan, chit, sea):
            continue
        for to in rules.arrows(state)[sea]:
            if marines_allow(rules, state, plan, chit, marine, to, wave):
                found.setdefault(to, []).append(sea)
    return found


class LandingPlanPoint(Point["MaltaRules", MaltaState, LandingPlan]):
    """Units are put into sea hexes one by one; the dice fall when the plan is done."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: LandingPlan
    ) -> tuple[Decision, ...]:
        left = len(landers(rules, state))
        return (
            Decision(side=SIDES[AXIS], kind="landing-plan", rule="M-4.2", params={"left": left}),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: LandingPlan, side: Side
    ) -> Choices[Any]:
        edition, plan = rules.edition(state), plan_so_far(rules, state)
        known: dict[tuple[int, int, bool, int], list[int]] = {}
        found: list[ChoiceGroup[Any]] = []
        for unit in landers(rules, state):
            own, points = edition.formation[unit], state.strength[unit]
            marine = bool(edition.is_marine[unit])
            for chit in edition.amphibious_chits if own < 0 else (own,):
                for wave in (FIRST, SECOND):
                    key = (chit, points, marine, wave)
                    if key not in known:
                        known[key] = sorted(
                            seas_for(rules, state, plan, chit, points, marine, wave)
                        )
                    if not known[key]:
                        continue
                    fields: dict[str, Any] = {"unit": edition.ids[unit], "wave": wave}
                    if own < 0:
                        fields["formation"] = edition.chit_ids[chit]
                    found.append(
                        HexGroup(
                            PlanLanding,
                            fields,
                            "to",
                            known[key],
                            edition.names,
                            subject=edition.ids[unit],
                            rule="M-4.2",
                        )
                    )
        found.append(Single(Done(), rule="M-4.2"))
        return Choices(found)

    def check(
        self, rules: "MaltaRules", state: MaltaState, step: LandingPlan, side: Side, action: Action
    ) -> None:
        if isinstance(action, PlanLanding):
            check_plan(rules, state, action)
        elif not isinstance(action, Done):
            raise not_offered(self.decisions(rules, state, step), action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: LandingPlan,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Done):
            chits = {state.goes_with[unit] for unit in planned_units(rules, state)}
            state.steps[-1] = LandingOrder(tuple(sorted(chits)))
            return
        unit, to = rules.title.number[action.unit], rules.hex_named(action.to)
        chit = landing_chit(rules, state, unit, action)
        seas = open_seas(rules, state, unit, to, action.wave, chit)
        if action.sea:
            seas = [rules.hex_named(action.sea)]
        if len(seas) == 1:
            embark(rules, state, unit, seas[0], to, action.wave, chit, resolution)
        else:
            state.steps.append(LandingSea(unit, to, action.wave, chit))


def open_seas(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int, wave: int, chit: int
) -> list[int]:
    """The sea hexes from which a unit can still be made to land in a hex."""
    plan = plan_so_far(rules, state)
    marine = bool(rules.edition(state).is_marine[unit])
    return seas_for(rules, state, plan, chit, state.strength[unit], marine, wave).get(to, [])


def embark(
    rules: "MaltaRules",
    state: MaltaState,
    unit: int,
    sea: int,
    to: int,
    wave: int,
    chit: int,
    resolution: Resolution,
) -> None:
    """A unit waits in its sea hex; too many arrows at one hex are pointed out."""
    state.arrow[unit] = to
    state.wave[unit] = wave
    state.goes_with[unit] = chit
    put(state, unit, sea)
    edition = rules.edition(state)
    coming = sum(state.strength[u] for u in planned_units(rules, state) if state.arrow[u] == to)
    present = load_in(rules.table(state), state, to, AXIS).points
    resolution.emit(
        LandingPlanned(
            rule="M-4.2",
            unit=edition.ids[unit],
            sea=edition.names[sea],
            to=edition.names[to],
            wave=wave,
            formation=edition.chit_ids[chit],
            crowded=coming + present > edition.stack_limit[to],
        )
    )


class LandingSeaPoint(Point["MaltaRules", MaltaState, LandingSea]):
    """Which of several sea hexes a unit lands from."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: LandingSea
    ) -> tuple[Decision, ...]:
        edition = rules.edition(state)
        return (
            Decision(
                side=SIDES[AXIS],
                kind="landing-sea",
                rule="M-4.2",
                params={"unit": edition.ids[step.unit], "to": edition.names[step.to]},
            ),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: LandingSea, side: Side
    ) -> Choices[Any]:
        seas = open_seas(rules, state, step.unit, step.to, step.wave, step.formation)
        return Choices([HexGroup(ChooseSea, {}, "sea", seas, rules.edition(state).names)])

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: LandingSea,
        side: Side,
        action: ChooseSea,
        resolution: Resolution,
    ) -> None:
        state.steps.pop()
        sea = rules.hex_named(action.sea)
        embark(rules, state, step.unit, sea, step.to, step.wave, step.formation, resolution)


# --- refusals ------------------------------------------------------------------------------------


@rule("M-1.3.3-R4")
def landing_chit(rules: "MaltaRules", state: MaltaState, unit: int, action: PlanLanding) -> int:
    """The Formation a unit lands with: its own, or the one an independent names."""
    edition = rules.edition(state)
    own = edition.formation[unit]
    chit = edition.chits.get(action.formation, own if not action.formation else -1)
    if chit not in edition.amphibious_chits or (own >= 0 and chit != own):
        raise Illegal("WRONG_FORMATION", "M-1.3.3-R4", unit=action.unit, formation=action.formation)
    return chit


@rule("M-4.2", "M-4.2-R3")
def check_plan(rules: "MaltaRules", state: MaltaState, action: PlanLanding) -> None:
    """Refuse a landing that breaks a limit, with the first reason that applies."""
    edition = rules.edition(state)
    unit, to = rules.own_unit(state, AXIS, action.unit), rules.hex_named(action.to)
    if edition.port_only[unit] and edition.entry[unit] == "amphib":
        raise Illegal("PORT_ONLY", "M-4.2-R3", unit=action.unit)
    if edition.entry[unit] != "amphib" or state.place[unit] != POOL:
        raise Illegal("NOT_AMPHIBIOUS", "M-4.2", unit=action.unit)
    chit = landing_chit(rules, state, unit, action)
    if not edition.is_land[to]:
        raise Illegal("SEA_HEX", "M-1.3.1", hex=action.to)
    seas = [rules.hex_named(action.sea)] if action.sea else coast(rules, state, to)
    if not seas:
        raise Illegal("NOT_COASTAL", "M-4.2", hex=action.to)
    plan = plan_so_far(rules, state)
    problem: Illegal | None = None
    for sea in seas:
        found = objection(rules, state, plan, chit, unit, sea, to, action.wave)
        if found is None:
            return
        problem = problem or found
    if problem is not None:
        raise problem


def coast(rules: "MaltaRules", state: MaltaState, to: int) -> list[int]:
    """The sea hexes next to a land hex."""
    edition = rules.edition(state)
    return [n for n in edition.around[to] if not edition.is_land[n]]


@rule("M-4.2", "M-4.2-R12", "M-4.2-R13")
def objection(
    rules: "MaltaRules",
    state: MaltaState,
    plan: Plan,
    chit: int,
    unit: int,
    sea: int,
    to: int,
    wave: int,
) -> Illegal | None:
    """Why a unit may not land in a hex from this sea hex."""
    edition, limits = rules.edition(state), rules.title.entry.amphibious
    name, to_name, points = edition.names[sea], edition.names[to], state.strength[unit]
    if edition.is_land[sea] or sea not in edition.around[to]:
        return Illegal("SEA_ADJ", "M-4.2", sea=name, hex=to_name)
    if edition.is_mined[sea]:
        return Illegal("MINED", "M-4.2", hex=name)
    if edition.is_cliff[edition.slot(sea, to)]:
        return Illegal("CLIFF", "M-4.2-R13", sea=name, hex=to_name)
    if not marines_allow(rules, state, plan, chit, bool(edition.is_marine[unit]), to, wave):
        return Illegal("MARINES_FIRST", "M-4.2-R12", hex=to_name)
    if not sea_joins(rules, state, plan, chit, sea):
        return Illegal("SEA_SET", "M-4.2-R1", hex=name, limit=limits.sea_hexes)
    if plan.load.get(sea, 0) + points > limits.points_per_sea_hex:
        return Illegal("SEA_CAP", "M-4.2", hex=name, limit=limits.points_per_sea_hex)
    if plan.waves.get((sea, wave), 0) + points > limits.points_per_wave:
        return Illegal("WAVE_CAP", "M-4.2", hex=name, wave=wave, limit=limits.points_per_wave)
    return None
