"""3.2.1, 4.2.1: units that come after Turn S, by port, beach or airfield."""

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.malta.actions import AddLander, Arrive, Done
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.disposition import put
from grognard.games.malta.events import UnitArrived
from grognard.games.malta.rules.combat import open_fight
from grognard.games.malta.rules.control import enter, is_operational, is_usable
from grognard.games.malta.rules.landings import reembark, roll_landing
from grognard.games.malta.rules.losses import disorganise
from grognard.games.malta.rules.stacking import is_over, require_fit, side_limit
from grognard.games.malta.state import (
    ACTIVATED,
    ARRIVED,
    DG,
    DISPERSED,
    JOINED,
    POOL,
    SPENT,
    MaltaState,
)
from grognard.games.malta.steps import BeachAssault, BeachEnd
from grognard.games.malta.title import AXIS, BRITISH, SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

CLASS_UNIT = 100
"""What landed in a hex is remembered as points, and free classes in bits of hundreds."""
CLOSED = 99


def beach_key(h: int) -> str:
    """Beaches keep their own count beside ports in the same hex."""
    return f"beach {h}"


# --- who comes, and where ------------------------------------------------------------------------


@rule("M-4.2.1", "M-4.2.1-R5", "M-1.3.3-R4", "M-11-R1")
def comes_by_sea(rules: "MaltaRules", state: MaltaState, unit: int) -> bool:
    """Units of the active Formation, independents, and airborne companies held back."""
    edition = rules.edition(state)
    if state.place[unit] != POOL or state.active not in edition.amphibious_chits:
        return False
    if edition.entry[unit] == "airdrop":
        kept = state.options["undropped_airborne"] == "sea"
        return kept and not state.marks[unit] & ACTIVATED
    if edition.formation[unit] < 0:
        return edition.entry[unit] == "amphib" and not state.marks[unit] & ACTIVATED
    return edition.formation[unit] == state.active


@rule("M-3.2.1", "M-3.2.1-R5", "M-3.2.1-R7")
def comes_by_air(rules: "MaltaRules", state: MaltaState, unit: int) -> bool:
    """La Spezia, guns and all, in its own Operation."""
    edition = rules.edition(state)
    return (
        state.place[unit] == POOL
        and state.active in edition.airland_chits
        and edition.formation[unit] == state.active
    )


@rule("M-4.2.1", "M-4.2.1-R1", "M-4.2.1-R2", "M-6")
def port_problem(rules: "MaltaRules", state: MaltaState, h: int) -> Illegal | None:
    """Why a port does not serve: control, ruins, or a battery near by, in order or not."""
    edition = rules.edition(state)
    name = edition.names[h]
    if not edition.is_port[h] or not is_usable(state, h):
        return Illegal("PORT_CONTROL", "M-4.2.1", hex=name)
    if not is_operational(state, h):
        return Illegal("PORT_RUBBLE", "M-4.2.1-R1", hex=name)
    veto = rules.title.entry.reinforcement.battery_veto_range
    for unit in edition.coastal:
        at = state.place[unit]
        if at >= 0 and edition.far[at][h] <= veto:
            return Illegal(
                "PORT_BATTERY",
                "M-4.2.1",
                hex=name,
                unit=edition.ids[unit],
                distance=edition.far[at][h],
                range=veto,
            )
    return None


@rule("M-3.2.1", "M-3.2.1-R1", "M-3.2.1-R2", "M-3.2.1-R6")
def airfield_problem(rules: "MaltaRules", state: MaltaState, h: int) -> Illegal | None:
    """Why an airfield does not serve: AA beside it, or neither Loreto nor two turns on it."""
    edition, table = rules.edition(state), rules.table(state)
    name = edition.names[h]
    for unit, _ in edition.anti_air:
        at = state.place[unit]
        if at >= 0 and edition.far[at][h] <= 1:
            return Illegal("AIRLAND_AA", "M-3.2.1", hex=name, unit=edition.ids[unit])
    guide = edition.pathfinder
    ready = state.place[guide] == h and not state.marks[guide] & (DG | DISPERSED)
    if state.options["loreto_same_turn"] == "no":
        ready = ready and is_usable(state, h)
    turns = 0b11 << (state.turn - 2) if state.turn >= 2 else -1
    long_held = turns > 0 and state.occupied[h] & turns == turns and table.present[AXIS][h]
    if edition.is_airfield[h] and (ready or long_held):
        return None
    return Illegal("AIRLAND_FIELD", "M-3.2.1", hex=name)


@rule("M-3.2.1-R3", "M-4.2.1-R3")
def landed_fits(rules: "MaltaRules", state: MaltaState, unit: int, h: int) -> bool:
    """Two caps: what has landed here in this Operation, and what stands here now."""
    table = rules.table(state)
    edition = table.edition
    kinds, points = divmod(state.arrived.get(str(h), 0), CLASS_UNIT)
    if edition.free[unit]:
        if kinds & (1 << edition.free[unit]):
            return False
    elif points + state.strength[unit] > edition.stack_limit[h]:
        return False
    return not is_over(table, state, h, AXIS, unit)


@rule("M-4.2.1", "M-4.2.1-R3", "M-4.2.1-R7")
def beach_fits(rules: "MaltaRules", state: MaltaState, unit: int, h: int) -> bool:
    """Four points a beach and Operation, with room; before a held beach its hexside limit."""
    table = rules.table(state)
    most = rules.title.entry.reinforcement.beach_points
    landed = state.arrived.get(beach_key(h), 0)
    if landed + state.strength[unit] > most:
        return False
    if table.present[BRITISH][h]:
        return state.strength[unit] <= side_limit(table, state, h)
    return not is_over(table, state, h, AXIS, unit)


def beach_seas(rules: "MaltaRules", state: MaltaState, h: int) -> list[int]:
    """Unmined sea hexes from which a beach can be attacked."""
    return [sea for sea, hexes in rules.arrows(state).items() if h in hexes]


def arrival_groups(rules: "MaltaRules", state: MaltaState) -> list[ChoiceGroup[Any]]:
    """All arrivals that are possible now."""
    edition = rules.edition(state)
    if state.active in edition.airland_chits:
        fields = [h for h in edition.airfields if airfield_problem(rules, state, h) is None]
        units = [u for u in edition.members[state.active] if state.place[u] == POOL]
        return _groups(rules, state, units, fields, "airfield") if fields else []
    if state.active not in edition.amphibious_chits:
        return []
    ports = [h for h in edition.ports if port_problem(rules, state, h) is None]
    beaches = [h for h in edition.land if state.success[h]] if 1 in state.success else []
    if not ports and not beaches:
        return []
    waiting = [u for u in edition.of_side[AXIS] if state.place[u] == POOL]
    units = [u for u in waiting if comes_by_sea(rules, state, u)]
    found = _groups(rules, state, units, ports, "port")
    enemy = rules.table(state).present[BRITISH]
    free = [h for h in beaches if not enemy[h]]
    light = [unit for unit in units if not edition.port_only[unit]]
    found += _groups(rules, state, light, free, "beach")
    for h in beaches:
        if enemy[h]:
            for unit in light:
                if beach_fits(rules, state, unit, h):
                    found += _assault_group(rules, state, unit, h)
    return found


def _groups(
    rules: "MaltaRules", state: MaltaState, units: list[int], hexes: list[int], by: str
) -> list[ChoiceGroup[Any]]:
    edition = rules.edition(state)
    fits = beach_fits if by == "beach" else landed_fits
    found: list[ChoiceGroup[Any]] = []
    for unit in units:
        room = [h for h in hexes if fits(rules, state, unit, h)]
        if room:
            name = edition.ids[unit]
            fields = {"unit": name, "by": by}
            rule_id = "M-3.2.1" if by == "airfield" else "M-4.2.1"
            found.append(
                HexGroup(Arrive, fields, "at", room, edition.names, subject=name, rule=rule_id)
            )
    return found


def _assault_group(
    rules: "MaltaRules", state: MaltaState, unit: int, h: int
) -> list[ChoiceGroup[Any]]:
    edition = rules.edition(state)
    seas = beach_seas(rules, state, h)
    name = edition.ids[unit]
    fields = {"unit": name, "at": edition.names[h], "by": "beach"}
    if not seas:
        return []
    return [HexGroup(Arrive, fields, "sea", seas, edition.names, subject=name, rule="M-4.2.1-R8")]


# --- checking ------------------------------------------------------------------------------------


@rule("M-3.2.1", "M-4.2.1", "M-4.2.1-R5", "M-1.3.2")
def check_arrival(rules: "MaltaRules", state: MaltaState, action: Arrive) -> None:
    """Refuse an arrival with the first reason that applies."""
    unit = rules.own_unit(state, state.side, action.unit)
    h = rules.hex_named(action.at)
    edition = rules.edition(state)
    if state.place[unit] != POOL or edition.owner[unit] != AXIS:
        raise Illegal("NOT_WAITING", "M-4.2.1", unit=action.unit)
    if not edition.is_land[h]:
        raise Illegal("SEA_HEX", "M-1.3.1", hex=action.at)
    if action.by == "airfield":
        if not comes_by_air(rules, state, unit):
            raise Illegal("NOT_AIRLAND", "M-3.2.1", unit=action.unit)
        check_place(rules, state, unit, h, airfield_problem(rules, state, h), "AIRLAND_FULL")
        return
    if not comes_by_sea(rules, state, unit):
        raise not_by_sea(rules, state, unit)
    if action.by == "port":
        check_place(rules, state, unit, h, port_problem(rules, state, h), "PORT_FULL")
    else:
        check_beach(rules, state, unit, h, action)


def not_by_sea(rules: "MaltaRules", state: MaltaState, unit: int) -> Illegal:
    """Why a waiting unit does not come by sea now."""
    edition = rules.edition(state)
    name = edition.ids[unit]
    if edition.entry[unit] == "airland":
        return Illegal("NOT_BY_SEA", "M-4.2.1-R5", unit=name)
    if edition.formation[unit] < 0 and state.marks[unit] & ACTIVATED:
        return Illegal("IND_DONE", "M-1.3.3", unit=name)
    if edition.entry[unit] == "airdrop":
        return Illegal("NOT_BY_SEA", "M-11-R1", unit=name)
    return rules.not_active(state, unit)


def check_place(
    rules: "MaltaRules",
    state: MaltaState,
    unit: int,
    h: int,
    problem: Illegal | None,
    full: str,
) -> None:
    """Refuse a place that does not serve, or has taken all it can."""
    if problem is not None:
        raise problem
    if not landed_fits(rules, state, unit, h):
        edition = rules.edition(state)
        if edition.free[unit]:
            require_fit(rules.table(state), state, unit, h)
        limit = edition.stack_limit[h]
        rule_id = "M-3.2.1-R3" if full == "AIRLAND_FULL" else "M-4.2.1-R3"
        raise Illegal(full, rule_id, unit=edition.ids[unit], hex=edition.names[h], limit=limit)


@rule("M-4.2.1", "M-4.2.1-R8", "M-4.2-R10")
def check_beach(rules: "MaltaRules", state: MaltaState, unit: int, h: int, action: Arrive) -> None:
    """Refuse a beach that was not won in Turn S, heavy units, and too many."""
    edition = rules.edition(state)
    if edition.port_only[unit]:
        raise Illegal("PORT_ONLY", "M-4.2.1", unit=action.unit)
    if not state.success[h]:
        raise Illegal("NO_BEACH", "M-4.2.1", hex=action.at)
    if not beach_fits(rules, state, unit, h):
        most = rules.title.entry.reinforcement.beach_points
        raise Illegal("BEACH_CAP", "M-4.2.1", hex=action.at, limit=most)
    held = rules.table(state).present[BRITISH][h]
    if held:
        seas = [edition.names[sea] for sea in beach_seas(rules, state, h)]
        if action.sea not in seas:
            raise Illegal("MUST_ATTACK", "M-4.2.1-R8", hex=action.at, alternatives=tuple(seas))
    elif action.sea:
        raise Illegal("NO_SEA", "M-4.2.1-R3", hex=action.at)


# --- doing ---------------------------------------------------------------------------------------


@rule("M-3.2.1", "M-4.2.1", "M-4.2.1-R4")
def arrive(rules: "MaltaRules", state: MaltaState, action: Arrive, resolution: Resolution) -> None:
    """A unit comes; by air disorganised, on a beach with a die, on a held one with others."""
    unit, h = rules.title.number[action.unit], rules.hex_named(action.at)
    edition = rules.edition(state)
    if edition.formation[unit] != state.active:
        state.marks[unit] |= JOINED
    if action.by == "beach" and rules.table(state).present[BRITISH][h]:
        sea = rules.hex_named(action.sea)
        state.steps.append(BeachAssault(h, sea, (unit,)))
        return
    count_arrival(rules, state, unit, h, action.by)
    resolution.emit(
        UnitArrived(
            rule="M-3.2.1" if action.by == "airfield" else "M-4.2.1",
            unit=action.unit,
            at=action.at,
            by=action.by,
        )
    )
    state.marks[unit] |= ARRIVED
    if action.by == "beach":
        roll_landing(rules, state, unit, h, resolution)
        if state.marks[unit] & DG:
            state.marks[unit] |= SPENT
        return
    enter(rules, state, unit, h, resolution)
    if action.by == "airfield":
        disorganise(rules, state, (unit,), "air-landing", resolution, "M-3.2.1")


def count_arrival(rules: "MaltaRules", state: MaltaState, unit: int, h: int, by: str) -> None:
    """Remember what has landed in a hex in this Operation."""
    kind = rules.edition(state).free[unit]
    key = beach_key(h) if by == "beach" else str(h)
    share = CLASS_UNIT << kind if kind else state.strength[unit]
    state.arrived[key] = state.arrived.get(key, 0) + share


class BeachAssaultPoint(Point["MaltaRules", MaltaState, BeachAssault]):
    """4.2.1-R8: all arrivals at a held beach fight one combat from one sea hex."""

    def able(self, rules: "MaltaRules", state: MaltaState, step: BeachAssault) -> list[int]:
        edition, table = rules.edition(state), rules.table(state)
        most = min(
            side_limit(table, state, step.hex),
            rules.title.entry.reinforcement.beach_points
            - state.arrived.get(beach_key(step.hex), 0),
        )
        points = sum(state.strength[unit] for unit in step.units)
        return [
            unit
            for unit in edition.of_side[AXIS]
            if unit not in step.units
            and comes_by_sea(rules, state, unit)
            and not edition.port_only[unit]
            and points + state.strength[unit] <= most
        ]

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: BeachAssault
    ) -> tuple[Decision, ...]:
        if step.rolled or not self.able(rules, state, step):
            return ()
        return (
            Decision(
                side=SIDES[AXIS],
                kind="beach-assault",
                rule="M-4.2.1-R8",
                params={"at": rules.hex_name(step.hex), "units": rules.unit_names(step.units)},
            ),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: BeachAssault, side: Side
    ) -> Choices[Any]:
        ids = rules.edition(state).ids
        found: list[ChoiceGroup[Any]] = [
            Single(AddLander(ids[unit]), subject=ids[unit], rule="M-4.2.1-R8")
            for unit in self.able(rules, state, step)
        ]
        found.append(Single(Done(), rule="M-4.2.1-R8"))
        return Choices(found)

    def refuse(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: BeachAssault,
        side: Side,
        action: Action,
    ) -> Illegal:
        if isinstance(action, AddLander):
            at = rules.hex_name(step.hex)
            limit = side_limit(rules.table(state), state, step.hex)
            return Illegal("BEACH_CAP", "M-4.2.1-R8", hex=at, limit=limit, unit=action.unit)
        return not_offered(self.decisions(rules, state, step), action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: BeachAssault,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, AddLander):
            unit = rules.title.number[action.unit]
            if rules.edition(state).formation[unit] != state.active:
                state.marks[unit] |= JOINED
            state.steps[-1] = msgspec.structs.replace(step, units=(*step.units, unit))
            return
        self.run(rules, state, step, resolution)

    @rule("M-4.2.1-R4", "M-4.2.1-R8")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: BeachAssault, resolution: Resolution
    ) -> None:
        """Landing dice for all, then the combat from the sea, halved and without bombardments."""
        state.steps[-1] = BeachEnd(step.hex, step.units)
        for unit in step.units:
            count_arrival(rules, state, unit, step.hex, "beach")
            put(state, unit, step.sea)
            state.arrow[unit] = step.hex
            roll_landing(rules, state, unit, step.hex, resolution)
        living = tuple(unit for unit in step.units if state.strength[unit])
        open_fight(state, "sea", AXIS, step.hex, living)


class BeachEndPoint(Point["MaltaRules", MaltaState, BeachEnd]):
    """Who cleared the beach stays there; the others go back to the pool."""

    @rule("M-4.2.1-R8")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: BeachEnd, resolution: Resolution
    ) -> None:
        """Nobody of them moves or attacks again in this Operation."""
        state.steps.pop()
        edition = rules.edition(state)
        stranded = []
        for unit in step.units:
            if not state.strength[unit]:
                continue
            state.marks[unit] |= SPENT
            if not edition.is_land[state.place[unit]]:
                stranded.append(unit)
        if rules.table(state).present[BRITISH][step.hex]:
            # One combat a beach and Operation: nobody else attacks it from the sea.
            state.arrived[beach_key(step.hex)] = CLOSED
        reembark(rules, state, stranded, "stranded", resolution)
