"""5.2: the Movement Segment. The list of moves stands beside their check and execution."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from grognard.games.malta.actions import (
    Arrive,
    EndMove,
    EndMovement,
    Move,
    Overrun,
    Regroup,
    Sweep,
)
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.disposition import unsettle
from grognard.games.malta.events import Moved, MovementEnded
from grognard.games.malta.rules.arrivals import arrival_groups, arrive, check_arrival
from grognard.games.malta.rules.control import enter
from grognard.games.malta.rules.dispersed import (
    check_regroup,
    check_sweep,
    check_sweep_entry,
    crawl_hexes,
    hunted,
    may_regroup,
    may_sweep,
    regroup,
    sweep,
    sweep_entries,
    sweep_here,
    sweep_price,
)
from grognard.games.malta.rules.ground import off_road_cost, road_open
from grognard.games.malta.rules.landings import one_hex_moves, walk_one
from grognard.games.malta.rules.losses import disorganise
from grognard.games.malta.rules.mobility import is_mobile, prohibited, require_mobile
from grognard.games.malta.rules.overrun import (
    check_overrun,
    overrun,
    overrun_groups,
)
from grognard.games.malta.rules.reach import (
    allowance,
    forget_reach,
    reach,
    road_free,
    road_key,
    road_share,
    strategic_reach,
)
from grognard.games.malta.rules.stacking import is_over, load_in
from grognard.games.malta.state import (
    ARRIVED,
    DISPERSED,
    ENDED,
    MOVED,
    STRATEGIC,
    SWEPT,
    MaltaState,
)
from grognard.games.malta.steps import Movement
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

END: Single[Any] = Single(EndMovement(), rule="M-5.2")


# --- who may move, and where ---------------------------------------------------------------------


def ends_of(rules: "MaltaRules", state: MaltaState, unit: int) -> list[int]:
    """Hexes in which a unit could end a move and fit."""
    marks = state.marks[unit]
    if marks & DISPERSED:
        return crawl_hexes(rules, state, unit)
    if marks & ARRIVED:
        return [] if marks & MOVED else one_hex_moves(rules, state, unit)
    found = strategic_reach if marks & STRATEGIC else reach
    return fitting(rules, state, unit, found(rules, state, unit).spent)


def fitting(rules: "MaltaRules", state: MaltaState, unit: int, hexes: dict[int, int]) -> list[int]:
    """Those of the hexes in which the unit is not too much, in order of number."""
    table = rules.table(state)
    side = table.edition.owner[unit]
    own = table.present[side]
    return [h for h in sorted(hexes) if not own[h] or not is_over(table, state, h, side, unit)]


@rule("M-5.2.3", "M-5.2.3-R3")
def strategic_ends(rules: "MaltaRules", state: MaltaState, unit: int) -> list[int]:
    """Hexes that strategic movement reaches, near ones too; it is chosen before moving."""
    if state.marks[unit] & (MOVED | STRATEGIC | DISPERSED | ARRIVED) or state.spent[unit]:
        return []
    return fitting(rules, state, unit, strategic_reach(rules, state, unit).spent)


# --- the segment ---------------------------------------------------------------------------------


class MovementPoint(Point["MaltaRules", MaltaState, Movement]):
    """The active player moves, regroups, brings units on, overruns and sweeps as he likes."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Movement
    ) -> tuple[Decision, ...]:
        return rules.movement_decisions[state.active]

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Movement, side: Side
    ) -> Choices[Any]:
        found: list[ChoiceGroup[Any]] = []
        table = rules.table(state)
        edition = table.edition
        if table.mover != state.side:
            table.forget()
            table.mover = state.side
        units = rules.active_units(state)
        known = table.moves
        sweepable: set[int] | None = None
        for unit in units:
            listed = known.get(unit)
            if listed is None:
                if sweepable is None:
                    sweepable = rules.dispersed_hexes(state, 1 - state.side)
                listed = self.moves_of(rules, state, unit, sweepable)
                known[unit] = listed
            found += listed[1]
        found += overrun_groups(rules, state, units)
        if state.side == 0:
            found += arrival_groups(rules, state)
        crowded = overstacked(rules, state, units)
        for unit in crowded:
            name = edition.ids[unit]
            found.append(Single(EndMove(name), subject=name, rule="M-5.2.1-R1"))
        if not stuck_crowd(rules, state, crowded):
            found.append(END)
        return Choices(found)

    def moves_of(
        self, rules: "MaltaRules", state: MaltaState, unit: int, sweepable: set[int]
    ) -> tuple[frozenset[int], list[ChoiceGroup[Any]]]:
        """Regrouping, moves and sweeps of a unit, and the hexes whose room they depend on."""
        found: list[ChoiceGroup[Any]] = []
        if not is_mobile(rules, state, unit):
            return frozenset(), found
        edition = rules.edition(state)
        name, marks = edition.ids[unit], state.marks[unit]
        zone = frozenset(edition.around[state.place[unit]])
        if marks & DISPERSED and may_regroup(rules, state, unit):
            found.append(Single(Regroup(name), subject=name, rule="M-3.2j"))
        if not marks & (DISPERSED | ARRIVED):
            if marks & MOVED and state.spent[unit] >= allowance(rules.table(state), state, unit):
                return zone, found
            known = strategic_reach if marks & STRATEGIC else reach
            zone = zone.union(known(rules, state, unit).spent)
            if not marks & MOVED:
                zone = zone.union(strategic_reach(rules, state, unit).spent)
        ends = ends_of(rules, state, unit)
        if ends:
            fields: dict[str, Any] = {"units": (name,)}
            if marks & STRATEGIC:
                fields["strategic"] = True
            found.append(
                HexGroup(Move, fields, "to", ends, edition.names, subject=name, rule="M-5.2")
            )
        found += self.extras(rules, state, unit, sweepable)
        return zone, found

    def extras(
        self, rules: "MaltaRules", state: MaltaState, unit: int, sweepable: set[int]
    ) -> list[ChoiceGroup[Any]]:
        """Strategic moves and sweeps of a unit."""
        edition = rules.edition(state)
        name, found = edition.ids[unit], list[ChoiceGroup[Any]]()
        far = strategic_ends(rules, state, unit)
        if far:
            fields: dict[str, Any] = {"units": (name,), "strategic": True}
            found.append(
                HexGroup(Move, fields, "to", far, edition.names, subject=name, rule="M-5.2.3")
            )
        if not sweepable or not may_sweep(rules, state, unit):
            return found
        entries = sweep_entries(rules, state, unit)
        if entries:
            fields = {"units": (name,), "sweep": True}
            found.append(
                HexGroup(Move, fields, "to", entries, edition.names, subject=name, rule="M-3.2i")
            )
        left = allowance(rules.table(state), state, unit) - state.spent[unit]
        if 0 < sweep_here(rules, state, unit) <= left:
            found.append(Single(Sweep(name), subject=name, rule="M-3.2i"))
        return found

    def check(
        self, rules: "MaltaRules", state: MaltaState, step: Movement, side: Side, action: Action
    ) -> None:
        match action:
            case Move():
                check_move(rules, state, action)
            case Regroup():
                check_regroup(rules, state, action)
            case Sweep():
                check_sweep(rules, state, action)
            case Overrun():
                check_overrun(rules, state, action)
            case Arrive():
                check_arrival(rules, state, action)
            case EndMove():
                check_end_move(rules, state, action)
            case EndMovement():
                check_end(rules, state)
            case _:
                raise rules.wrong_segment(state, action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Movement,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        match action:
            case Move():
                for name in action.units:
                    make_move(rules, state, rules.title.number[name], action, resolution)
            case Regroup():
                regroup(rules, state, rules.title.number[action.unit], resolution)
            case Sweep():
                sweep(rules, state, rules.title.number[action.unit], resolution)
            case Overrun():
                overrun(rules, state, action, resolution)
            case Arrive():
                arrive(rules, state, action, resolution)
            case EndMove():
                end_move(rules, state, rules.title.number[action.unit], resolution)
            case _:
                end_segment(rules, state, resolution)


# --- stacking at the end -------------------------------------------------------------------------


@rule("M-5.2.1", "M-5.2.1-R1")
def overstacked(rules: "MaltaRules", state: MaltaState, units: Sequence[int]) -> list[int]:
    """Those of the units, not yet ended, that stand in hexes that hold too much."""
    table = rules.table(state)
    return [
        unit
        for unit in units
        if state.place[unit] >= 0
        and not state.marks[unit] & (ENDED | DISPERSED)
        and is_over(table, state, state.place[unit], state.side)
    ]


@rule("M-5.2.1-R1")
def stuck_crowd(rules: "MaltaRules", state: MaltaState, crowded: Sequence[int]) -> list[int]:
    """Those of a crowd who could still move out, for whom the segment has to wait."""
    return [
        unit for unit in crowded if is_mobile(rules, state, unit) and ends_of(rules, state, unit)
    ]


@rule("M-5.2.1", "M-5.2.1-R1")
def check_end(rules: "MaltaRules", state: MaltaState) -> None:
    """The segment does not end while a unit could leave an overfull hex."""
    waiting = stuck_crowd(rules, state, overstacked(rules, state, rules.active_units(state)))
    if waiting:
        table = rules.table(state)
        h = state.place[waiting[0]]
        load = load_in(table, state, h, state.side)
        raise Illegal(
            "OVERSTACK",
            "M-5.2.1",
            hex=rules.hex_name(h),
            points=load.points,
            limit=table.edition.stack_limit[h],
            units=rules.unit_names(tuple(waiting)),
        )


def check_end_move(rules: "MaltaRules", state: MaltaState, action: EndMove) -> None:
    """Only an active unit on the map whose movement is not over can end it."""
    unit = rules.active_unit(state, action.unit)
    if state.place[unit] < 0 or state.marks[unit] & ENDED:
        raise Illegal("MOVE_ENDED", "M-5.2-R4", unit=action.unit)


@rule("M-5.2.1", "M-5.2.1-R1", "M-5.2-R4")
def end_move(rules: "MaltaRules", state: MaltaState, unit: int, resolution: Resolution) -> None:
    """A unit's movement is over; in an overfull hex everybody is disorganised at once."""
    state.marks[unit] |= ENDED
    unsettle(state, unit)
    table, h = rules.table(state), state.place[unit]
    name = table.edition.ids[unit]
    resolution.emit(MovementEnded(rule="M-5.2-R4", unit=name, at=table.edition.names[h]))
    if not state.marks[unit] & DISPERSED and is_over(table, state, h, state.side):
        crowd(rules, state, h, resolution)


def crowd(rules: "MaltaRules", state: MaltaState, h: int, resolution: Resolution) -> None:
    """Everybody of the active side in an overfull hex is disorganised."""
    table = rules.table(state)
    owner = table.edition.owner
    here = [unit for unit in table.stacks[h] if owner[unit] == state.side]
    disorganise(rules, state, here, "overstack", resolution, "M-5.2.1")


def end_segment(rules: "MaltaRules", state: MaltaState, resolution: Resolution) -> None:
    """A-2's movement is over; declarations follow."""
    crowded = overstacked(rules, state, rules.active_units(state))
    for h in sorted({state.place[unit] for unit in crowded}):
        crowd(rules, state, h, resolution)
    state.roads.clear()
    forget_reach(rules.table(state))
    state.steps.pop()


# --- moves ---------------------------------------------------------------------------------------


@rule("M-5.2", "M-5.2-R3", "M-1.3.2")
def check_move(rules: "MaltaRules", state: MaltaState, action: Move) -> None:
    """Every unit of a stack is checked by itself."""
    if not action.units or len(set(action.units)) != len(action.units):
        raise Illegal("NO_SUCH_UNIT", "M-5.2", units=action.units)
    units = [rules.active_unit(state, name) for name in action.units]
    to = rules.hex_named(action.to)
    if len({state.place[unit] for unit in units}) > 1:
        raise Illegal("NOT_TOGETHER", "M-5.2-R3", units=action.units)
    for unit in units:
        require_mobile(rules, state, unit)
        check_unit_move(rules, state, unit, to, action)
    share = sum(road_share(rules.table(state), state, unit) for unit in units)
    if len(units) > 1:
        check_road_share(rules, state, units[0], to, action, share)


def check_road_share(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int, action: Move, share: int
) -> None:
    """A whole stack on one road beside the enemy must fit there together."""
    if state.marks[unit] & (DISPERSED | ARRIVED):
        return
    table = rules.table(state)
    start = state.place[unit]
    way = planned_way(rules, state, unit, to, action)
    for here, there in pairwise([start, *way]):
        slot = table.edition.slot(here, there)
        if (
            table.near[1 - state.side][there]
            and road_open(table, state, slot)
            and not road_free(rules, state, road_key(state, slot, there), share)
        ):
            raise road_limit(rules, there)


def road_limit(rules: "MaltaRules", there: int) -> Illegal:
    """The refusal for one unit too many on a road beside the enemy."""
    limit = rules.title.entry.road_limit
    return Illegal("ROAD_LIMIT", "M-5.2.2", hex=rules.hex_name(there), limit=limit.points)


def check_unit_move(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int, action: Move
) -> None:
    """Refuse a move with the first reason that applies."""
    table = rules.table(state)
    edition, marks = table.edition, state.marks[unit]
    if not edition.is_land[to]:
        raise Illegal("SEA_HEX", "M-1.3.1", hex=action.to)
    if table.present[1 - state.side][to]:
        raise Illegal("ENEMY_HEX", "M-5.2", hex=action.to)
    if to == state.place[unit]:
        raise Illegal("NO_MOVE", "M-5.2", hex=action.to)
    if marks & (DISPERSED | ARRIVED):
        check_short_move(rules, state, unit, to, action)
    elif action.strategic or marks & STRATEGIC:
        check_strategic(rules, state, unit, to, action)
    elif action.sweep:
        check_sweep_entry(rules, state, unit, to)
    elif action.via:
        check_way(rules, state, unit, to, action)
    elif to not in reach(rules, state, unit).spent:
        raise unreachable(rules, state, unit, to)


@rule("M-3.2j", "M-3.2-R9", "M-3.2.1", "M-4.2.1")
def check_short_move(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int, action: Move
) -> None:
    """Dispersed units and arrivals move one hex, once, and in no other way."""
    marks, name = state.marks[unit], rules.edition(state).ids[unit]
    dispersed = bool(marks & DISPERSED)
    rule_id = "M-3.2j" if dispersed else "M-3.2.1-R4"
    hexes = (
        crawl_hexes(rules, state, unit)
        if dispersed
        else ([] if marks & MOVED else one_hex_moves(rules, state, unit))
    )
    if action.strategic or action.sweep or to not in hexes:
        names = tuple(rules.hex_name(h) for h in hexes)
        raise Illegal("ONE_HEX", rule_id, unit=name, hex=action.to, alternatives=names)


@rule("M-5.2.3", "M-5.2.3-R3")
def check_strategic(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int, action: Move
) -> None:
    """Strategic movement is chosen first, keeps to roads, and stays away from the enemy."""
    table = rules.table(state)
    edition, name = table.edition, rules.edition(state).ids[unit]
    begun = state.marks[unit] & MOVED and not state.marks[unit] & STRATEGIC
    if action.sweep or begun or not (action.strategic or state.marks[unit] & STRATEGIC):
        raise Illegal("STRATEGIC_LATE", "M-5.2.3-R3", unit=name)
    if to in strategic_reach(rules, state, unit).spent:
        return
    near = table.near[1 - state.side]
    spot = next((h for h in (state.place[unit], to) if near[h]), to)
    enemies = tuple(n for n in edition.around[spot] if table.present[1 - state.side][n])
    raise Illegal(
        "STRATEGIC",
        "M-5.2.3",
        unit=name,
        hex=edition.names[spot],
        enemies=tuple(edition.names[n] for n in enemies),
    )


def planned_way(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int, action: Move
) -> list[int]:
    """The hexes a move goes through, the start left out."""
    if action.via:
        return [rules.hex_named(name) for name in action.via]
    if action.sweep:
        return [to]
    found = strategic_reach if action.strategic or state.marks[unit] & STRATEGIC else reach
    known = found(rules, state, unit)
    return known.way(state.place[unit], to) if to in known.before else [to]


@rule("M-5.2b", "M-5.2.2", "M-5.2-R1")
def price_of(
    rules: "MaltaRules", state: MaltaState, unit: int, here: int, there: int
) -> tuple[int, bool]:
    """What a step costs a unit now, and whether it goes by road beside the enemy."""
    table = rules.table(state)
    edition = table.edition
    slot = edition.slot(here, there)
    close = bool(table.near[1 - edition.owner[unit]][there])
    if road_open(table, state, slot):
        share = road_share(table, state, unit)
        if not close:
            return edition.road_cost, False
        if road_free(rules, state, road_key(state, slot, there), share):
            return edition.road_cost * 2, True
    cost = off_road_cost(table, state, edition.row[unit], slot)
    return (cost * 2 if close and cost > 0 else cost), False


def check_way(rules: "MaltaRules", state: MaltaState, unit: int, to: int, action: Move) -> None:
    """Refuse a given way at its first illegal step."""
    table = rules.table(state)
    way = [rules.hex_named(name) for name in action.via]
    if way[-1] != to:
        raise Illegal("PATH_BROKEN", "M-5.2", hex=action.via[-1], to=action.to)
    here, used = state.place[unit], state.spent[unit]
    budget = allowance(table, state, unit)
    for number, there in enumerate(way):
        check_step(rules, state, unit, here, there)
        cost, _ = price_of(rules, state, unit, here, there)
        alone = number == 0 and len(way) == 1 and not used and not state.marks[unit] & MOVED
        if used + cost > budget and not alone:
            raise too_dear(rules, state, unit, there, cost, budget - used)
        used += cost
        here = there


def check_step(rules: "MaltaRules", state: MaltaState, unit: int, here: int, there: int) -> None:
    """Refuse a step to a hex that is not next, at sea, held, or closed by the ground."""
    table = rules.table(state)
    edition, name = table.edition, rules.edition(state).names[there]
    if there not in edition.around[here]:
        raise Illegal("NOT_ADJACENT", "M-5.2", unit=edition.ids[unit], hex=name)
    if not edition.is_land[there]:
        raise Illegal("SEA_HEX", "M-1.3.1", hex=name)
    if table.present[1 - state.side][there]:
        raise Illegal("ENEMY_HEX", "M-5.2", hex=name)
    cost, _ = price_of(rules, state, unit, here, there)
    if cost <= 0:
        if road_open(table, state, edition.slot(here, there)):
            raise road_limit(rules, there)
        raise prohibited(rules, state, unit, there)


def too_dear(
    rules: "MaltaRules", state: MaltaState, unit: int, there: int, cost: int, left: int
) -> Illegal:
    """The refusal for a step that costs more than is left."""
    table = rules.table(state)
    edition = table.edition
    near = table.present[1 - edition.owner[unit]]
    enemies = tuple(edition.names[n] for n in edition.around[there] if near[n])
    return Illegal(
        "MP",
        "M-5.2",
        unit=edition.ids[unit],
        hex=edition.names[there],
        cost=cost,
        left=left,
        enemies=enemies,
    )


def unreachable(rules: "MaltaRules", state: MaltaState, unit: int, to: int) -> Illegal:
    """Why no way leads there: for a neighbour the step's own reason, otherwise the distance."""
    table = rules.table(state)
    here = state.place[unit]
    left = allowance(table, state, unit) - state.spent[unit]
    if to in table.edition.around[here]:
        try:
            check_step(rules, state, unit, here, to)
        except Illegal as illegal:
            return illegal
        cost, _ = price_of(rules, state, unit, here, to)
        return too_dear(rules, state, unit, to, cost, left)
    return Illegal(
        "OUT_OF_REACH",
        "M-5.2",
        unit=table.edition.ids[unit],
        hex=table.edition.names[to],
        left=left,
    )


@rule("M-5.2", "M-5.2-R2", "M-5.2.2", "M-1.3.3-R3")
def make_move(
    rules: "MaltaRules", state: MaltaState, unit: int, action: Move, resolution: Resolution
) -> None:
    """A unit goes its way hex by hex: points, roads beside the enemy and control on the way."""
    to = rules.hex_named(action.to)
    marks = state.marks[unit]
    if marks & (DISPERSED | ARRIVED):
        state.marks[unit] |= MOVED
        rule_id = "M-3.2j" if marks & DISPERSED else "M-3.2.1-R4"
        walk_one(rules, state, unit, to, resolution, rule_id)
        return
    table = rules.table(state)
    start, used = state.place[unit], state.spent[unit]
    way = planned_way(rules, state, unit, to, action)
    budget = allowance(table, state, unit)
    if action.strategic:
        state.marks[unit] |= STRATEGIC
        budget = allowance(table, state, unit)
    swept = False
    for here, there in pairwise([start, *way]):
        cost, swept = pay_step(rules, state, unit, here, there, action.sweep)
        state.spent[unit] = min(budget, state.spent[unit] + cost)
        enter(rules, state, unit, there, resolution)
    state.marks[unit] = (state.marks[unit] | MOVED) & ~SWEPT
    if swept and hunted(rules, state, state.side, to):
        state.marks[unit] |= SWEPT
    unsettle(state, unit)
    names = table.edition.names
    resolution.emit(
        Moved(
            rule="M-5.2",
            unit=table.edition.ids[unit],
            start=names[start],
            to=names[to],
            via=tuple(names[h] for h in way),
            cost=state.spent[unit] - used,
            strategic=bool(state.marks[unit] & STRATEGIC),
            sweep=bool(state.marks[unit] & SWEPT),
        )
    )


@rule("M-3.2i", "M-5.2.2")
def pay_step(
    rules: "MaltaRules", state: MaltaState, unit: int, here: int, there: int, sweep: bool
) -> tuple[int, bool]:
    """The price of a step, and whether it was dear enough for a sweep of the hex entered."""
    table = rules.table(state)
    slot = table.edition.slot(here, there)
    double = sweep_price(table, state, unit, slot)
    if sweep:
        return double, True
    cost, on_road = price_of(rules, state, unit, here, there)
    if on_road:
        key = road_key(state, slot, there)
        share = road_share(table, state, unit)
        state.roads[key] = state.roads.get(key, 0) + share
        forget_reach(table)
    full = cost <= allowance(table, state, unit) - state.spent[unit]
    able = not table.edition.paren[unit] and not state.marks[unit] & STRATEGIC
    return cost, full and able and cost == double
