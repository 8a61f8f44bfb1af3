"""4.2: the landings themselves, Formation by Formation and wave by wave."""

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.malta.actions import Done, Enter, Move, Order
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.disposition import put
from grognard.games.malta.events import (
    CameAshore,
    LandingBegan,
    LandingRolled,
    LandingSucceeded,
    Moved,
    Reembarked,
)
from grognard.games.malta.rules.bombardment import coastal_fire
from grognard.games.malta.rules.combat import open_fight
from grognard.games.malta.rules.control import enter
from grognard.games.malta.rules.ground import may_pass
from grognard.games.malta.rules.losses import disorganise, eliminate, lose_step
from grognard.games.malta.rules.stacking import is_over
from grognard.games.malta.state import (
    DG,
    FOUGHT,
    FRESH,
    POOL,
    RETREATED,
    TRIED_BEACH,
    MaltaState,
)
from grognard.games.malta.steps import (
    Barrage,
    Combats,
    Declaration,
    LandingEnd,
    LandingEntry,
    LandingOrder,
    LandingWave,
    ShoreMoves,
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

FIRST, SECOND = 1, 2


class LandingOrderPoint(Point["MaltaRules", MaltaState, LandingOrder]):
    """One Formation at a time, each finishing completely."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: LandingOrder
    ) -> tuple[Decision, ...]:
        if len(step.formations) < 2:
            return ()
        return (Decision(side=SIDES[AXIS], kind="landing-order", rule="M-4.2"),)

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: LandingOrder, side: Side
    ) -> Choices[Any]:
        ids = rules.edition(state).chit_ids
        return Choices.of(*(Order(ids[chit]) for chit in step.formations))

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: LandingOrder, resolution: Resolution
    ) -> None:
        if step.formations:
            self.begin(state, step, step.formations[0])
            return
        state.steps.pop()
        state.active = -1
        for unit in range(len(state.marks)):
            state.marks[unit] &= ~RETREATED

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: LandingOrder,
        side: Side,
        action: Order,
        resolution: Resolution,
    ) -> None:
        self.begin(state, step, rules.edition(state).chits[action.next])

    @staticmethod
    @rule("M-4.2", "M-4.2-R7", "M-4.2-R8")
    def begin(state: MaltaState, step: LandingOrder, chit: int) -> None:
        """First wave, moves of those in order, second wave, then attacks from the beach."""
        state.steps[-1] = LandingOrder(tuple(each for each in step.formations if each != chit))
        state.active = chit
        state.steps += [
            LandingEnd(chit),
            Combats(),
            Declaration("shore"),
            LandingWave(chit, SECOND),
            ShoreMoves(chit, ()),
            LandingWave(chit, FIRST),
        ]


# --- a wave --------------------------------------------------------------------------------------


def afloat(rules: "MaltaRules", state: MaltaState, step: LandingWave) -> list[int]:
    """Units of the wave that are still at sea."""
    edition = rules.edition(state)
    return [
        unit
        for unit in edition.of_side[AXIS]
        if state.wave[unit] == step.wave
        and state.goes_with[unit] == step.formation
        and state.place[unit] >= 0
        and not edition.is_land[state.place[unit]]
    ]


class LandingWavePoint(Point["MaltaRules", MaltaState, LandingWave]):
    """All dice of the wave first, then the attacks on hexes that are held."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: LandingWave
    ) -> tuple[Decision, ...]:
        if step.stage != "fight" or len(step.hexes) < 2:
            return ()
        return (Decision(side=SIDES[AXIS], kind="sea-combat", rule="M-4.2"),)

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: LandingWave, side: Side
    ) -> Choices[Any]:
        names = rules.edition(state).names
        return Choices([HexGroup(Order, {}, "next", step.hexes, names, rule="M-4.2")])

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: LandingWave, resolution: Resolution
    ) -> None:
        if step.stage == "roll":
            if afloat(rules, state, step):
                formation = rules.edition(state).chit_ids[step.formation]
                resolution.emit(LandingBegan(rule="M-4.2", formation=formation, wave=step.wave))
            state.steps[-1] = msgspec.structs.replace(step, stage="land")
        elif step.stage == "land":
            self.land_next(rules, state, step, resolution)
        elif step.hexes:
            self.fight(rules, state, step, step.hexes[0])
        else:
            state.steps.pop()
            if step.wave == SECOND:
                set_flags(rules, state, step.formation, resolution)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: LandingWave,
        side: Side,
        action: Order,
        resolution: Resolution,
    ) -> None:
        self.fight(rules, state, step, rules.hex_named(action.next))

    @rule("M-4.2", "M-4.2-R6")
    def land_next(
        self, rules: "MaltaRules", state: MaltaState, step: LandingWave, resolution: Resolution
    ) -> None:
        """The next unit rolls, or its owner is asked who goes first where room is short."""
        table = rules.table(state)
        pending = [u for u in afloat(rules, state, step) if not state.marks[u] & TRIED_BEACH]
        if not pending:
            self.open_combats(rules, state, step)
            return
        to = state.arrow[pending[0]]
        here = tuple(unit for unit in pending if state.arrow[unit] == to)
        held = bool(table.present[BRITISH][to])
        if not held and is_over(table, state, to, AXIS, *here):
            state.steps.append(LandingEntry(to, here, rolls=True))
            return
        roll_landing(rules, state, here[0], to, resolution)

    @rule("M-4.2", "M-4.2-R11", "M-2.1-R3")
    def open_combats(self, rules: "MaltaRules", state: MaltaState, step: LandingWave) -> None:
        """Everybody before a held hex must attack it; guns may answer under the option."""
        table = rules.table(state)
        fighters = tuple(
            unit
            for unit in afloat(rules, state, step)
            if not state.marks[unit] & FOUGHT and table.present[BRITISH][state.arrow[unit]]
        )
        hexes = tuple(sorted({state.arrow[unit] for unit in fighters}))
        state.steps[-1] = msgspec.structs.replace(step, stage="fight", hexes=hexes)
        if fighters and state.options["turn_s_defensive_fire"] == "yes":
            state.steps.append(Barrage("landing", BRITISH, fighters))

    @rule("M-4.2-R11")
    def fight(self, rules: "MaltaRules", state: MaltaState, step: LandingWave, h: int) -> None:
        """All units of the wave that point at a hex fight one combat, whatever their sea hexes."""
        rest = tuple(each for each in step.hexes if each != h)
        state.steps[-1] = msgspec.structs.replace(step, hexes=rest)
        units = tuple(
            unit
            for unit in afloat(rules, state, step)
            if state.arrow[unit] == h and not state.marks[unit] & FOUGHT
        )
        open_fight(state, "sea", AXIS, h, units)


@rule("M-4.2", "M-7.1", "M-4.2.1")
def landing_modifiers(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int
) -> tuple[Modifier, ...]:
    """Batteries in order near the hex, marines, rough ground."""
    edition, chart = rules.edition(state), rules.title.landing
    found = [*coastal_fire(rules, state, to)]
    if edition.letters[unit] == "S":
        found.append(because(chart.s_bonus, "letter-s", "M-7.1"))
    if not edition.is_plain[to]:
        found.append(because(chart.rough, "rough-landing", "M-4.2"))
    return tuple(found)


@rule("M-4.2")
def roll_landing(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int, resolution: Resolution
) -> None:
    """The landing die; where nobody holds the hex the unit is then ashore."""
    edition = rules.edition(state)
    die = resolution.roll(6, reason="landing", rule="M-4.2")
    modifier = total(landing_modifiers(rules, state, unit, to))
    result = read_row(rules.title.landing.row, die + modifier)
    state.marks[unit] |= TRIED_BEACH
    state.beach[unit] = to
    resolution.emit(
        LandingRolled(
            rule="M-4.2",
            unit=edition.ids[unit],
            to=edition.names[to],
            die=die,
            modifier=modifier,
            total=die + modifier,
            result=result,
        )
    )
    if result.startswith("1"):
        lose_step(rules, state, unit, "landing", resolution, "M-4.2")
    if not state.strength[unit]:
        return
    if result.endswith("D"):
        disorganise(rules, state, (unit,), "landing", resolution, "M-4.2")
    if not rules.table(state).present[BRITISH][to]:
        come_ashore(rules, state, unit, to, resolution)


def come_ashore(
    rules: "MaltaRules", state: MaltaState, unit: int, to: int, resolution: Resolution
) -> None:
    """A unit leaves the sea."""
    edition = rules.edition(state)
    resolution.emit(CameAshore(rule="M-4.2-R6", unit=edition.ids[unit], at=edition.names[to]))
    state.arrow[unit] = -1
    enter(rules, state, unit, to, resolution)


class LandingEntryPoint(Point["MaltaRules", MaltaState, LandingEntry]):
    """Room is short: the owner says who rolls next; who does not fit goes back."""

    def able(self, rules: "MaltaRules", state: MaltaState, step: LandingEntry) -> list[int]:
        table = rules.table(state)
        return [
            unit
            for unit in step.units
            if state.strength[unit]
            and state.place[unit] != step.hex
            and not state.marks[unit] & TRIED_BEACH
            and not is_over(table, state, step.hex, AXIS, unit)
        ]

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: LandingEntry
    ) -> tuple[Decision, ...]:
        if len(self.able(rules, state, step)) < 2:
            return ()
        at = rules.hex_name(step.hex)
        return (
            Decision(side=SIDES[AXIS], kind="landing-entry", rule="M-4.2-R6", params={"at": at}),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: LandingEntry, side: Side
    ) -> Choices[Any]:
        units = tuple(self.able(rules, state, step))
        return Choices.of(*(Enter(name) for name in rules.unit_names(units)))

    @rule("M-4.2-R6")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: LandingEntry, resolution: Resolution
    ) -> None:
        """The last one that fits rolls; the others do not roll and return to the pool."""
        able = self.able(rules, state, step)
        if able:
            roll_landing(rules, state, able[0], step.hex, resolution)
            return
        state.steps.pop()
        left = [u for u in step.units if state.strength[u] and not state.marks[u] & TRIED_BEACH]
        reembark(rules, state, left, "no-room", resolution)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: LandingEntry,
        side: Side,
        action: Enter,
        resolution: Resolution,
    ) -> None:
        roll_landing(rules, state, rules.title.number[action.unit], step.hex, resolution)


@rule("M-4.2-R4")
def reembark(
    rules: "MaltaRules",
    state: MaltaState,
    units: list[int],
    cause: str,
    resolution: Resolution,
) -> None:
    """Back to the pool: disorder is over, losses stay."""
    if not units:
        return
    for unit in units:
        state.marks[unit] &= ~(DG | FRESH)
        state.arrow[unit] = -1
        state.wave[unit] = 0
        put(state, unit, POOL)
    names = rules.unit_names(tuple(units))
    resolution.emit(Reembarked(rule="M-4.2-R4", units=names, cause=cause))


@rule("M-4.2-R10")
def set_flags(rules: "MaltaRules", state: MaltaState, chit: int, resolution: Resolution) -> None:
    """A beach counts as won where at least one unit that tried it is still alive."""
    edition = rules.edition(state)
    doomed = state.options["stranded_landers"] == "eliminated"
    for unit in edition.of_side[AXIS]:
        if state.goes_with[unit] != chit or not state.marks[unit] & TRIED_BEACH:
            continue
        h = state.beach[unit]
        lost = doomed and state.place[unit] >= 0 and not edition.is_land[state.place[unit]]
        if state.strength[unit] and not lost and not state.success[h]:
            state.success[h] = 1
            resolution.emit(LandingSucceeded(rule="M-4.2-R10", at=edition.names[h]))


# --- after the first wave ------------------------------------------------------------------------


@rule("M-4.2e", "M-4.2-R8")
def in_good_order(rules: "MaltaRules", state: MaltaState, chit: int) -> tuple[int, ...]:
    """First-wave units ashore that are not disorganised and have not attacked."""
    edition = rules.edition(state)
    return tuple(
        unit
        for unit in edition.of_side[AXIS]
        if state.wave[unit] == FIRST
        and state.goes_with[unit] == chit
        and state.place[unit] >= 0
        and edition.is_land[state.place[unit]]
        and not state.marks[unit] & (DG | FOUGHT)
    )


@rule("M-4.2-R7", "M-3.2.1-R4", "M-4.2.1-R6")
def one_hex_moves(rules: "MaltaRules", state: MaltaState, unit: int) -> list[int]:
    """Where a unit can go for nothing: no enemies, no prohibited ground, room at the end."""
    table = rules.table(state)
    edition = table.edition
    here, side = state.place[unit], edition.owner[unit]
    enemy = table.present[1 - side]
    return [
        n
        for n in edition.around[here]
        if edition.is_land[n]
        and not enemy[n]
        and may_pass(table, state, unit, here, n)
        and not is_over(table, state, n, side, unit)
    ]


class ShoreMovesPoint(Point["MaltaRules", MaltaState, ShoreMoves]):
    """First-wave units in order may move one hex before the second wave."""

    def able(
        self, rules: "MaltaRules", state: MaltaState, step: ShoreMoves
    ) -> dict[int, list[int]]:
        found = {
            unit: one_hex_moves(rules, state, unit)
            for unit in in_good_order(rules, state, step.formation)
            if unit not in step.units
        }
        return {unit: hexes for unit, hexes in found.items() if hexes}

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: ShoreMoves
    ) -> tuple[Decision, ...]:
        if not self.able(rules, state, step):
            return ()
        formation = rules.edition(state).chit_ids[step.formation]
        return (
            Decision(
                side=SIDES[AXIS],
                kind="shore-moves",
                rule="M-4.2-R7",
                params={"formation": formation},
            ),
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: ShoreMoves, side: Side
    ) -> Choices[Any]:
        edition = rules.edition(state)
        found: list[ChoiceGroup[Any]] = []
        for unit, hexes in self.able(rules, state, step).items():
            name = edition.ids[unit]
            found.append(
                HexGroup(
                    Move,
                    {"units": (name,)},
                    "to",
                    hexes,
                    edition.names,
                    subject=name,
                    rule="M-4.2-R7",
                )
            )
        found.append(Single(Done(), rule="M-4.2-R7"))
        return Choices(found)

    def refuse(
        self, rules: "MaltaRules", state: MaltaState, step: ShoreMoves, side: Side, action: Action
    ) -> Illegal:
        if not isinstance(action, Move):
            return not_offered(self.decisions(rules, state, step), action)
        ready = self.able(rules, state, step)
        names = rules.unit_names(tuple(ready))
        return Illegal(
            "SHORE_MOVE", "M-4.2-R7", units=action.units, hex=action.to, alternatives=names
        )

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: ShoreMoves, resolution: Resolution
    ) -> None:
        state.steps.pop()

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: ShoreMoves,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Done):
            state.steps.pop()
            return
        unit = rules.title.number[action.units[0]]
        state.steps[-1] = msgspec.structs.replace(step, units=(*step.units, unit))
        walk_one(rules, state, unit, rules.hex_named(action.to), resolution, "M-4.2-R7")


def walk_one(
    rules: "MaltaRules",
    state: MaltaState,
    unit: int,
    to: int,
    resolution: Resolution,
    rule_id: str,
) -> None:
    """A move of one hex that costs nothing."""
    edition = rules.edition(state)
    resolution.emit(
        Moved(
            rule=rule_id,
            unit=edition.ids[unit],
            start=edition.names[state.place[unit]],
            to=edition.names[to],
            via=(),
            cost=0,
            strategic=False,
            sweep=False,
        )
    )
    enter(rules, state, unit, to, resolution)


class LandingEndPoint(Point["MaltaRules", MaltaState, LandingEnd]):
    """Whoever is still at sea goes back to the pool, or is lost under the option."""

    @rule("M-4.2-R4", "M-1.3.3-R4")
    def run(
        self, rules: "MaltaRules", state: MaltaState, step: LandingEnd, resolution: Resolution
    ) -> None:
        """The Formation has finished its landings."""
        state.steps.pop()
        edition = rules.edition(state)
        mine = [u for u in edition.of_side[AXIS] if state.goes_with[u] == step.formation]
        stranded = [u for u in mine if state.place[u] >= 0 and not edition.is_land[state.place[u]]]
        if state.options["stranded_landers"] == "eliminated":
            for unit in stranded:
                eliminate(rules, state, unit, "stranded", resolution, "M-4.2-R4")
        else:
            reembark(rules, state, stranded, "stranded", resolution)
        for unit in mine:
            state.wave[unit] = 0
            state.goes_with[unit] = -1
            state.arrow[unit] = -1
            state.marks[unit] &= ~(FOUGHT | TRIED_BEACH)
