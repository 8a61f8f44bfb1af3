"""5.5.1.3: retreats, hex by hex."""

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.malta.actions import Retreat
from grognard.games.malta.disposition import Disposition
from grognard.games.malta.events import Retreated, Surrendered
from grognard.games.malta.rules.control import enter
from grognard.games.malta.rules.ground import step_cost
from grognard.games.malta.rules.losses import disorganise, eliminate
from grognard.games.malta.rules.stacking import is_over, load_in
from grognard.games.malta.state import DISPERSED, RETREATED, MaltaState
from grognard.games.malta.steps import Retreating
from grognard.games.malta.title import SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


@rule("M-5.5.1.3", "M-5.5.1.3-R5", "M-7.3")
def fall_back(
    rules: "MaltaRules",
    state: MaltaState,
    side: int,
    units: tuple[int, ...],
    hexes: int,
    start: int,
    foes: tuple[int, ...],
    shaken: bool,
    resolution: Resolution,
) -> None:
    """Units of one hex must retreat: coastal and AA units are lost, the others set out."""
    static = rules.edition(state).is_static
    for unit in units:
        if static[unit]:
            eliminate(rules, state, unit, "cannot-retreat", resolution, "M-7.3")
    moving = tuple(unit for unit in units if not static[unit])
    if moving:
        state.steps.append(Retreating(side, moving, hexes, (start,), foes, shaken))


# --- where to ------------------------------------------------------------------------------------


@rule("M-5.5.1.3", "M-5.5.1.3-R2", "M-5.5.1.3-R6")
def legal_hexes(
    table: Disposition, state: MaltaState, step: Retreating, unit: int
) -> tuple[int, ...]:
    """Land the unit can enter, without enemies, not used before in this retreat."""
    edition = table.edition
    if not edition.allowance[unit]:
        return ()
    here, row, enemy = step.trail[-1], edition.row[unit], table.present[1 - step.side]
    return tuple(
        there
        for there in edition.around[here]
        if there not in step.trail
        and edition.is_land[there]
        and not enemy[there]
        and step_cost(table, state, row, edition.slot(here, there)) > 0
    )


@rule("M-5.5.1.3", "M-5.5.1.3-R8", "M-3.2-R5")
def best_hexes(
    table: Disposition,
    state: MaltaState,
    step: Retreating,
    units: tuple[int, ...],
    legal: tuple[int, ...],
) -> tuple[int, ...]:
    """The legal hexes that survive the priorities, each applied only if it leaves something."""
    for keep in priorities(table, state, step, units, legal):
        if keep:
            legal = tuple(h for h in legal if h in keep)
    return legal


def priorities(
    table: Disposition,
    state: MaltaState,
    step: Retreating,
    units: tuple[int, ...],
    legal: tuple[int, ...],
) -> Any:
    """For each priority in turn, the hexes that satisfy it among those left so far."""
    edition, here = table.edition, step.trail[-1]
    left = legal

    def kept(good: tuple[int, ...]) -> tuple[int, ...]:
        nonlocal left
        left = good or left
        return good

    if step.foes:
        now = min(edition.far[here][foe] for foe in step.foes)
        yield kept(tuple(h for h in left if min(edition.far[h][f] for f in step.foes) > now))
    near = table.near[1 - step.side]
    yield kept(tuple(h for h in left if not near[h]))
    row = edition.row[units[0]]
    price = {h: step_cost(table, state, row, edition.slot(here, h)) for h in left}
    cheapest = min(price.values(), default=0)
    yield kept(tuple(h for h in left if price[h] == cheapest))
    friends = table.present[step.side]
    yield kept(tuple(h for h in left if not friends[h]))
    yield kept(tuple(h for h in left if not crowds(table, state, step.side, h, units)))


def crowds(
    table: Disposition, state: MaltaState, side: int, h: int, units: tuple[int, ...]
) -> bool:
    """Whether these units would be too much for a hex; Dispersed units never are."""
    if all(state.marks[unit] & DISPERSED for unit in units):
        return False
    return load_in(table, state, h, side, *units).over(table.edition.stack_limit[h])


@rule("M-5.5.1.3-R1", "M-5.5.1.3-R9")
def groups(
    rules: "MaltaRules", state: MaltaState, step: Retreating
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Units that go together because the same hexes are open to them, with their hexes."""
    table = rules.table(state)
    alike: dict[tuple[int, ...], list[int]] = {}
    for unit in step.units:
        alike.setdefault(legal_hexes(table, state, step, unit), []).append(unit)
    return [
        (tuple(units), best_hexes(table, state, step, tuple(units), legal))
        for legal, units in alike.items()
    ]


class RetreatPoint(Point["MaltaRules", MaltaState, Retreating]):
    """One hex after another; where the priorities leave one hex nobody is asked."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Retreating
    ) -> tuple[Decision, ...]:
        if self.finished(rules, state, step):
            return ()
        if sum(len(hexes) for _, hexes in groups(rules, state, step)) <= 1:
            return ()
        return (
            Decision(
                side=SIDES[step.side],
                kind="retreat",
                rule="M-5.5.1.3",
                params={
                    "units": rules.unit_names(step.units),
                    "at": rules.hex_name(step.trail[-1]),
                },
            ),
        )

    def finished(self, rules: "MaltaRules", state: MaltaState, step: Retreating) -> bool:
        """Whether the units have gone far enough and stand in no overfull hex."""
        if not step.units:
            return True
        if step.left > 0:
            return False
        dispersed = all(state.marks[unit] & DISPERSED for unit in step.units)
        return dispersed or not is_over(rules.table(state), state, step.trail[-1], step.side)

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Retreating, resolution: Resolution
    ) -> None:
        if self.finished(rules, state, step):
            self.end(rules, state, step, resolution)
            return
        found = groups(rules, state, step)
        for units, hexes in found:
            if hexes:
                self.go(rules, state, step, units, hexes[0], resolution)
                return
        self.strand(rules, state, step, step.units, resolution)

    @rule("M-5.5.1.3-R7", "M-5.5.1.3-R3", "M-5.5.1.3-R6")
    def strand(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Retreating,
        stuck: tuple[int, ...],
        resolution: Resolution,
    ) -> None:
        """No way back: surrender while hexes are still owed, otherwise disorder for all there."""
        if step.left <= 0:
            self.end(rules, state, step, resolution)
            return
        at = rules.hex_name(step.trail[-1])
        resolution.emit(Surrendered(rule="M-5.5.1.3", units=rules.unit_names(stuck), at=at))
        for unit in stuck:
            eliminate(rules, state, unit, "surrender", resolution, "M-5.5.1.3")
        state.steps.pop()

    @rule("M-5.5.1.3", "M-5.5.1.1")
    def end(
        self, rules: "MaltaRules", state: MaltaState, step: Retreating, resolution: Resolution
    ) -> None:
        """The retreat is over: disorder for those it befell, and for all in an overfull hex."""
        state.steps.pop()
        if not step.units:
            return
        if step.shaken:
            disorganise(rules, state, step.units, "retreat", resolution, "M-5.5.1.1")
        table, h = rules.table(state), step.trail[-1]
        if is_over(table, state, h, step.side) and any(
            not state.marks[unit] & DISPERSED for unit in step.units
        ):
            owner = table.edition.owner
            here = [unit for unit in table.stacks[h] if owner[unit] == step.side]
            disorganise(rules, state, here, "overstack", resolution, "M-5.5.1.3-R7")

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Retreating, side: Side
    ) -> Choices[Any]:
        names = rules.edition(state).names
        found: list[ChoiceGroup[Any]] = []
        for units, hexes in groups(rules, state, step):
            ids = rules.unit_names(units)
            found.extend(
                Single(Retreat(ids, names[h]), subject=ids[0], rule="M-5.5.1.3") for h in hexes
            )
        return Choices(found)

    @rule("M-5.5.1.3")
    def refuse(
        self, rules: "MaltaRules", state: MaltaState, step: Retreating, side: Side, action: Action
    ) -> Illegal:
        """Name the hexes that come first."""
        if not isinstance(action, Retreat):
            return not_offered(self.decisions(rules, state, step), action)
        edition = rules.edition(state)
        for units, hexes in groups(rules, state, step):
            if rules.unit_names(units) == action.units:
                legal = legal_hexes(rules.table(state), state, step, units[0])
                better = tuple(edition.names[h] for h in hexes)
                if edition.by_name.get(action.to, -1) in legal:
                    return Illegal(
                        "RETREAT_PRIORITY",
                        "M-5.5.1.3",
                        hex=action.to,
                        hexes=better,
                        alternatives=better,
                    )
                return Illegal(
                    "NO_RETREAT", "M-5.5.1.3", hex=action.to, hexes=better, alternatives=better
                )
        return Illegal("RETREAT_TOGETHER", "M-5.5.1.3-R1", units=action.units)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Retreating,
        side: Side,
        action: Retreat,
        resolution: Resolution,
    ) -> None:
        units = tuple(rules.title.number[name] for name in action.units)
        self.go(rules, state, step, units, rules.hex_named(action.to), resolution)

    def go(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Retreating,
        units: tuple[int, ...],
        to: int,
        resolution: Resolution,
    ) -> None:
        """Some units go back one hex; the others are seen to afterwards."""
        rest = tuple(unit for unit in step.units if unit not in units)
        state.steps.pop()
        if rest:
            state.steps.append(msgspec.structs.replace(step, units=rest))
        state.steps.append(
            msgspec.structs.replace(
                step, units=units, left=step.left - 1, trail=(*step.trail, to), over=step.left <= 0
            )
        )
        names = rules.edition(state).names
        resolution.emit(
            Retreated(
                rule="M-5.5.1.3",
                units=rules.unit_names(units),
                start=names[step.trail[-1]],
                to=names[to],
            )
        )
        for unit in units:
            state.marks[unit] |= RETREATED
            enter(rules, state, unit, to, resolution)
