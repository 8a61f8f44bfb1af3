"""Chapter 5.3: retreats (procedure C4)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from grognard.games.somnium.actions import Displace, Retreat
from grognard.games.somnium.disposition import Disposition
from grognard.games.somnium.edition import Edition
from grognard.games.somnium.events import CounterDisplaced, Displaced, Retreated
from grognard.games.somnium.ground import walk
from grognard.games.somnium.rules.losses import eliminate, lose_step
from grognard.games.somnium.rules.stacking import has_room
from grognard.games.somnium.rules.zones import is_engaged
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Displacement, Fight, Retreats
from grognard.games.somnium.telling import tell
from grognard.kernel.decision import Choices, Decision
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


OFF_MAP: Final = -1
"""As the last hex of a way: over the edge of the map, where the title allows it."""
EDGE: Final = "edge"
"""The same as players write it."""


class Way(NamedTuple):
    """A retreat: one hex, or two."""

    hexes: tuple[int, ...]


def end_name(edition: Edition, h: int) -> str:
    """The end of a way as players write it."""
    return EDGE if h == OFF_MAP else edition.names[h]


def end_named(rules: "SomniumRules", name: str) -> int:
    """The end of a way from what a player wrote, or a refusal."""
    return OFF_MAP if name == EDGE else rules.hex_named(name)


# --- where a unit can go -------------------------------------------------------------------------


@rule("S/C-5.3", "S/C-R30", "S-5.3-obs")
def obstacle(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    here: int,
    there: int,
    trail: frozenset[int],
    displaced: frozenset[int],
) -> str:
    """Which condition of a one-hex retreat fails; empty if none does."""
    table = rules.table(state)
    edition = table.edition
    side = edition.owner[unit]
    if rules.retreat_cost(state, unit, here, there) < 0:
        return "terrain"
    if table.count[1 - side][there]:
        return "enemy"
    if is_engaged(table, side, there):
        return "zone"
    if there in trail:
        return "trail"
    if not has_room(table, side, there) and not any(
        True for _ in displacements(rules, state, there, trail | {here}, displaced)
    ):
        return "full"
    return ""


def one_hex(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    trail: frozenset[int] = frozenset(),
    displaced: frozenset[int] = frozenset(),
) -> list[int]:
    """The hexes a unit may retreat to in one step."""
    here = state.place[unit]
    around = rules.edition(state).around[here]
    found = [n for n in around if not obstacle(rules, state, unit, here, n, trail, displaced)]
    if rules.may_retreat_off(state, unit, here):
        found.append(OFF_MAP)
    return found


@rule("S/C-5.3.1", "C-R49")
def displacements(
    rules: "SomniumRules",
    state: SomniumState,
    full: int,
    trail: frozenset[int],
    displaced: frozenset[int],
) -> Iterator[tuple[int, int]]:
    """Who in a full hex can be pushed where, so that the chain ends and never turns back."""
    table = rules.table(state)
    for unit in table.stacks[full]:
        if unit in displaced:
            continue
        for n in table.edition.around[full]:
            if not obstacle(rules, state, unit, full, n, trail | {full}, displaced | {unit}):
                yield unit, n
        if rules.may_retreat_off(state, unit, full):
            yield unit, OFF_MAP


@rule("S/C-5.3.3")
def two_hexes(
    rules: "SomniumRules", state: SomniumState, unit: int, displaced: frozenset[int]
) -> list[tuple[int, int]]:
    """The ways of an encircled unit: through a hex whose zone and stack do not matter."""
    table = rules.table(state)
    edition = table.edition
    here, side = state.place[unit], edition.owner[unit]
    found = []
    for first in edition.around[here]:
        if table.count[1 - side][first] or rules.retreat_cost(state, unit, here, first) < 0:
            continue
        trail = frozenset((here, first))
        for second in edition.around[first]:
            if second == here:
                continue
            if not obstacle(rules, state, unit, first, second, trail, displaced):
                found.append((first, second))
        if rules.may_retreat_off(state, unit, first):
            found.append((first, OFF_MAP))
    return found


def ways(
    rules: "SomniumRules", state: SomniumState, unit: int, displaced: frozenset[int]
) -> list[Way]:
    """All legal retreats of a unit: one hex if any exists, otherwise two."""
    single = one_hex(rules, state, unit, frozenset((state.place[unit],)), displaced)
    if single:
        return [Way((h,)) for h in single]
    return [Way(pair) for pair in two_hexes(rules, state, unit, displaced)]


@rule("S/C-5.3.2", "S/C-R32", "S/C-R33")
def steps_lost(
    rules: "SomniumRules", state: SomniumState, unit: int, way: Way, hit: tuple[int, ...]
) -> list[tuple[str, str]]:
    """What a retreat costs: cause and rule of each step. All steps means certain death."""
    table = rules.table(state)
    edition = table.edition
    side = edition.owner[unit]
    lost: list[tuple[str, str]] = []
    if len(way.hexes) == 2 and not table.count[side][way.hexes[0]]:
        lost.append(("second-hex", "S/C-5.3.3"))
        if unit in hit:
            lost.extend([("second-hex", "S/C-5.3.3")] * state.strength[unit])
    if edition.is_armour[unit]:
        here = state.place[unit]
        for there in way.hexes:
            if there != OFF_MAP and edition.crosses_river(here, there):
                lost.append(("river", "S/C-5.3.2"))
                if unit in hit:
                    lost.extend([("river", "S/C-5.3.2")] * state.strength[unit])
            here = there
    return lost[: state.strength[unit]]


@rule("S/C-R31", "S/C-5.1.3")
def is_cut_off(rules: "SomniumRules", state: SomniumState, unit: int) -> bool:
    """Whether a unit on the map has no legal one-hex retreat."""
    return not one_hex(rules, state, unit, frozenset((state.place[unit],)))


@rule("S/C-R31", "S/C-5.1.3")
def is_encircled(rules: "SomniumRules", state: SomniumState, units: tuple[int, ...]) -> bool:
    """Whether no unit of a defending hex has a legal one-hex retreat."""
    return all(is_cut_off(rules, state, unit) for unit in units)


# --- the decision --------------------------------------------------------------------------------


def open_ways(rules: "SomniumRules", state: SomniumState, step: Retreats) -> dict[int, list[Way]]:
    """The legal retreats of every unit that must still go, computed once for a position."""
    contacts = rules.table(state).contacts
    found = contacts.get("retreats")
    if isinstance(found, dict) and all(unit in found for unit in step.units):
        return found
    _, fight = current_fight(state)
    displaced = frozenset(fight.displaced)
    known = {unit: ways(rules, state, unit, displaced) for unit in step.units}
    contacts["retreats"] = known
    return known


def current_fight(state: SomniumState) -> tuple[int, Fight]:
    """The combat being resolved and its place on the stack."""
    for index in range(len(state.steps) - 1, -1, -1):
        step = state.steps[index]
        if isinstance(step, Fight):
            return index, step
    raise LookupError("no combat is being resolved")


class RetreatsPoint(Point["SomniumRules", SomniumState, Retreats]):
    """The owner retreats his units one by one, in the order he likes."""

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: Retreats
    ) -> tuple[Decision, ...]:
        if not step.units or self.doomed(rules, state, step):
            return ()
        units = tuple(rules.title.units[unit].id for unit in step.units)
        return (
            Decision(
                side=rules.sides[step.side],
                kind="retreat",
                rule="S/C-5.3",
                params={"units": units},
                automatic=True,
            ),
        )

    def doomed(
        self, rules: "SomniumRules", state: SomniumState, step: Retreats
    ) -> tuple[int, str, str] | None:
        """A unit that cannot survive, with cause and rule: it is eliminated before the others go.

        Later retreats never open a way for it: they only fill hexes.
        """
        _, fight = current_fight(state)
        known = open_ways(rules, state, step)
        for unit in step.units:
            if not known[unit]:
                return unit, "no-retreat", "S/C-5.3"
            fates = [steps_lost(rules, state, unit, way, fight.hit) for way in known[unit]]
            if all(len(fate) >= state.strength[unit] for fate in fates):
                return unit, *fates[0][-1]
        return None

    def run(
        self, rules: "SomniumRules", state: SomniumState, step: Retreats, resolution: Resolution
    ) -> None:
        doom = self.doomed(rules, state, step) if step.units else None
        if doom is None:
            state.steps.pop()
            return
        unit, cause, rule_id = doom
        eliminate(rules, state, unit, cause, resolution, rule_id)
        state.steps[-1] = left_without(step, unit)

    @rule("S/C-5.3", "S/C-R36")
    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: Retreats, side: Side
    ) -> Choices[Any]:
        edition, units = rules.edition(state), rules.title.units
        known = open_ways(rules, state, step)
        found = []
        for unit in step.units:
            for way in known[unit]:
                through = edition.names[way.hexes[0]] if len(way.hexes) == 2 else ""
                found.append(Retreat(units[unit].id, end_name(edition, way.hexes[-1]), through))
        return Choices.of(*found)

    def refuse(
        self, rules: "SomniumRules", state: SomniumState, step: Retreats, side: Side, action: Action
    ) -> Illegal:
        if not isinstance(action, Retreat):
            return rules.locked(state, action)
        _, fight = current_fight(state)
        unit = rules.title.number.get(action.unit)
        if unit not in step.units:
            names = tuple(rules.title.units[each].id for each in step.units)
            return Illegal(
                "RETREAT_HEX",
                "S/C-5.3",
                unit=action.unit,
                hex=action.to,
                reason="not-retreating",
                alternatives=names,
            )
        here, there = state.place[unit], end_named(rules, action.to)
        legal = ways(rules, state, unit, frozenset(fight.displaced))
        single = len(legal[0].hexes) == 1
        if there == OFF_MAP:
            reason = "edge"
        elif there not in rules.edition(state).around[here]:
            reason = "one-hex" if single else "two-hex"
        else:
            reason = (
                obstacle(
                    rules, state, unit, here, there, frozenset((here,)), frozenset(fight.displaced)
                )
                or "two-hex"
            )
        names = tuple(end_name(rules.edition(state), way.hexes[-1]) for way in legal)
        return Illegal(
            "RETREAT_HEX",
            "S/C-5.3",
            unit=action.unit,
            hex=action.to,
            reason=reason,
            alternatives=names,
        )

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Retreats,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        edition = rules.edition(state)
        unit = rules.title.number[action.unit]
        to = end_named(rules, action.to)
        way = Way((edition.by_name[action.through], to) if action.through else (to,))
        state.steps[-1] = left_without(step, unit)
        table = rules.table(state)
        if to == OFF_MAP or has_room(table, step.side, to):
            fall_back(rules, state, unit, way, resolution)
            return
        through = way.hexes[0] if len(way.hexes) == 2 else -1
        trail = (state.place[unit], *way.hexes[:-1])
        state.steps.append(Displacement(step.side, to, trail, unit, through))


def left_without(step: Retreats, unit: int) -> Retreats:
    """The same step with one unit less."""
    return msgspec.structs.replace(step, units=tuple(u for u in step.units if u != unit))


@rule("S/C-5.3", "S/C-5.3.2", "S/C-5.3.3")
def fall_back(
    rules: "SomniumRules", state: SomniumState, unit: int, way: Way, resolution: Resolution
) -> None:
    """Carry a retreat out, with the steps it costs."""
    edition = rules.edition(state)
    _, fight = current_fight(state)
    price = steps_lost(rules, state, unit, way, fight.hit)
    names = edition.names
    resolution.emit(
        Retreated(
            rule="S/C-5.3.3" if len(way.hexes) == 2 else "S/C-5.3",
            unit=edition.ids[unit],
            origin=names[state.place[unit]],
            to=end_name(edition, way.hexes[-1]),
            through=names[way.hexes[0]] if len(way.hexes) == 2 else "",
        )
    )
    go(rules, state, unit, way, price, resolution)


def go(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    way: Way,
    price: list[tuple[str, str]],
    resolution: Resolution,
) -> None:
    """Bring a unit along its way and let it pay; whoever still lives goes over the edge."""
    on_map = tuple(h for h in way.hexes if h != OFF_MAP)
    if on_map:
        walk(rules, state, unit, on_map, resolution)
    for cause, rule_id in price:
        if not lose_step(rules, state, unit, cause, resolution, rule_id):
            return
    if way.hexes[-1] == OFF_MAP:
        rules.leave_map(state, unit, resolution)


# --- pushing units out of a full hex -------------------------------------------------------------


class DisplacementPoint(Point["SomniumRules", SomniumState, Displacement]):
    """The owner picks who leaves a full hex, and where to."""

    def decisions(
        self, rules: "SomniumRules", state: SomniumState, step: Displacement
    ) -> tuple[Decision, ...]:
        return (
            Decision(
                side=rules.sides[step.side],
                kind="displace",
                rule="S/C-5.3.1",
                params={"hex": rules.hex_name(step.hex)},
            ),
        )

    @rule("S/C-5.3.1")
    def choices(
        self, rules: "SomniumRules", state: SomniumState, step: Displacement, side: Side
    ) -> Choices[Any]:
        _, fight = current_fight(state)
        chain = {each.comer for each in state.steps if isinstance(each, Displacement)}
        displaced = frozenset(fight.displaced) | chain
        pairs = displacements(rules, state, step.hex, frozenset(step.trail), displaced)
        units, edition = rules.title.units, rules.edition(state)
        return Choices.of(*(Displace(units[unit].id, end_name(edition, h)) for unit, h in pairs))

    def refuse(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Displacement,
        side: Side,
        action: Action,
    ) -> Illegal:
        if not isinstance(action, Displace):
            return rules.locked(state, action)
        offered = self.choices(rules, state, step, side)
        return Illegal(
            "RETREAT_HEX",
            "S/C-5.3.1",
            unit=action.unit,
            hex=action.to,
            reason="chain",
            alternatives=tuple(f"{each.unit} {each.to}" for each in offered),
        )

    def apply(
        self,
        rules: "SomniumRules",
        state: SomniumState,
        step: Displacement,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        unit = rules.title.number[action.unit]
        to = end_named(rules, action.to)
        table = rules.table(state)
        if to != OFF_MAP and not has_room(table, step.side, to):
            state.steps.append(Displacement(step.side, to, (*step.trail, step.hex), unit, -1))
            return
        push_on(rules, state, unit, to, resolution)
        unwind(rules, state, table, resolution)


def push_on(
    rules: "SomniumRules", state: SomniumState, unit: int, to: int, resolution: Resolution
) -> None:
    """Move a displaced unit; it is no defender and suffers nothing but a river."""
    edition = rules.edition(state)
    origin = state.place[unit]
    side = edition.owner[unit]
    price = [each for each in steps_lost(rules, state, unit, Way((to,)), ()) if each[0] == "river"]
    tell(
        rules,
        state,
        resolution,
        side,
        Displaced(
            rule="S/C-5.3.1",
            unit=edition.ids[unit],
            origin=edition.names[origin],
            to=end_name(edition, to),
        ),
        CounterDisplaced(
            rule="S/C-5.3.1",
            side=rules.sides[side],
            origin=edition.names[origin],
            to=end_name(edition, to),
        ),
    )
    go(rules, state, unit, Way((to,)), price, resolution)
    index, fight = current_fight(state)
    state.steps[index] = msgspec.structs.replace(fight, displaced=(*fight.displaced, unit))


def unwind(
    rules: "SomniumRules", state: SomniumState, table: Disposition, resolution: Resolution
) -> None:
    """Let everybody who waited for room move up, from the end of the chain to its beginning."""
    while isinstance(step := state.steps[-1], Displacement):
        if not has_room(table, step.side, step.hex):
            return
        state.steps.pop()
        pushed = isinstance(state.steps[-1], Displacement)
        if pushed:
            push_on(rules, state, step.comer, step.hex, resolution)
        else:
            hexes = (step.hex,) if step.through < 0 else (step.through, step.hex)
            fall_back(rules, state, step.comer, Way(hexes), resolution)
