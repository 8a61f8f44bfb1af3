"""5.1, 1.3.3: which Formation acts next, and who acts with it."""

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games.malta.actions import Bid, Done, Join, Pass
from grognard.games.malta.events import (
    Activated,
    ChitNamed,
    ContestPassed,
    ContestRolled,
    Joined,
    OperationsOver,
)
from grognard.games.malta.rules.missions import rolled_missions
from grognard.games.malta.state import ACTIVATED, DISPERSED, JOINED, MaltaState
from grognard.games.malta.steps import (
    Barrage,
    Combats,
    Contest,
    Declaration,
    Joining,
    Movement,
    OperationEnd,
    Recovery,
    TurnEnd,
)
from grognard.games.malta.title import SIDES
from grognard.kernel.decision import Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

NONE, PASSED = -1, -2
RUN_FOR_FREE = 2


# --- chits ---------------------------------------------------------------------------------------


@rule("M-5.1", "M-5.1-R5", "M-4.1-R1")
def open_chits(rules: "MaltaRules", state: MaltaState, side: int) -> list[int]:
    """Chits of a side not yet activated; ships only up to their last turn."""
    edition = rules.edition(state)
    return [
        chit
        for chit, owner in enumerate(edition.chit_owner)
        if owner == side and not state.chits_used[chit] and not out_of_season(rules, state, chit)
    ]


def out_of_season(rules: "MaltaRules", state: MaltaState, chit: int) -> bool:
    """Whether a chit has no Operation in this turn."""
    last = int(state.options["naval_last_turn"])
    return chit == rules.edition(state).naval_chit and state.turn > last


@rule("M-5", "M-5.1", "M-5.1-R1", "M-5.1-R2", "M-5.1-R4")
def next_contest(rules: "MaltaRules", state: MaltaState) -> Contest | TurnEnd:
    """Who is asked in which order: the last activator shows first, a free activation before all."""
    able = [side for side in (0, 1) if open_chits(rules, state, side)]
    state.bids[:] = [NONE, NONE]
    if not able:
        return TurnEnd()
    first, second = state.last, 1 - state.last
    if state.run >= RUN_FOR_FREE and second in able:
        asked = (second, first) if first in able else (second,)
        return Contest(asked, free=second)
    order = tuple(side for side in (first, second) if side in able)
    together = len(order) == 2 and state.options["activation_bid"] == "simultaneous"
    return Contest(order, together=together)


class ContestPoint(Point["MaltaRules", MaltaState, Contest]):
    """Chits are named, in turn or in secret; then the dice decide."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Contest
    ) -> tuple[Decision, ...]:
        asked = step.order if step.together else step.order[:1]
        return tuple(self.decision(rules, state, step, side) for side in asked)

    def decision(
        self, rules: "MaltaRules", state: MaltaState, step: Contest, side: int
    ) -> Decision:
        if step.free == side:
            return Decision(side=SIDES[side], kind="free-activation", rule="M-5.1-R4")
        shown = state.bids[1 - side] if not step.together else NONE
        chit = rules.edition(state).chit_ids[shown] if shown >= 0 else "none"
        return Decision(
            side=SIDES[side],
            kind="contest",
            rule="M-5.1",
            params={"against": chit},
            hidden=step.together,
        )

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Contest, side: Side
    ) -> Choices[Any]:
        number = SIDES.index(side)
        ids = rules.edition(state).chit_ids
        found: list[Single[Any]] = [
            Single(Bid(ids[chit]), subject=ids[chit], rule="M-5.1")
            for chit in open_chits(rules, state, number)
        ]
        if may_pass(state, number):
            found.append(Single(Pass(), rule="M-5.1"))
        return Choices(found)

    @rule("M-5.1", "M-5.1-R3")
    def refuse(
        self, rules: "MaltaRules", state: MaltaState, step: Contest, side: Side, action: Action
    ) -> Illegal:
        """Why a chit cannot be named, or a pass is not allowed."""
        edition, number = rules.edition(state), SIDES.index(side)
        if isinstance(action, Pass):
            return Illegal("PASS_TWICE", "M-5.1-R3")
        if not isinstance(action, Bid):
            return not_offered(self.decisions(rules, state, step), action)
        chit = edition.chits.get(action.formation, -1)
        if chit < 0 or edition.chit_owner[chit] != number:
            return Illegal("NO_SUCH_FORMATION", "M-1.3.2", formation=action.formation)
        if out_of_season(rules, state, chit):
            turn = rules.title.turns[state.turn].id
            return Illegal("AIR_TURN", "M-4.1-R1", formation=action.formation, turn=turn)
        return Illegal("CHIT_USED", "M-5.1", formation=action.formation)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Contest,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        number = SIDES.index(side)
        chit = PASSED if isinstance(action, Pass) else rules.edition(state).chits[action.formation]
        state.bids[number] = chit
        waiting = tuple(each for each in step.order if each != number)
        if step.free == number and chit != PASSED:
            waiting = ()
        state.steps[-1] = msgspec.structs.replace(step, order=waiting)
        event = named(rules, state, number, chit)
        resolution.emit(event, audience=(side,) if step.together else None)

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Contest, resolution: Resolution
    ) -> None:
        if step.together:
            for side in (0, 1):
                resolution.emit(named(rules, state, side, state.bids[side]))
            resolution.reveal()
        for side in (0, 1):
            if state.bids[side] != NONE:
                state.passed[side] = int(state.bids[side] == PASSED)
        bids = tuple(state.bids)
        state.bids[:] = [NONE, NONE]
        callers = [side for side in (0, 1) if bids[side] >= 0]
        if not callers:
            resolution.emit(OperationsOver(rule="M-5"))
            state.steps[-1] = TurnEnd()
            return
        winner, how = callers[0], "free" if step.free in callers else "unopposed"
        if len(callers) == 2:
            winner, how = roll_off(rules, bids, resolution), "contest"
        activate(rules, state, winner, bids[winner], how, resolution)


@rule("M-5.1")
def roll_off(rules: "MaltaRules", bids: tuple[int, ...], resolution: Resolution) -> int:
    """Both roll and add their chit's modifier; the higher total wins, ties roll again."""
    chits = [rules.title.formations[chit] for chit in bids]
    while True:
        dice = [resolution.roll(6, reason="activation", rule="M-5.1") for _ in chits]
        totals = [die + chit.chit_mod for die, chit in zip(dice, chits, strict=True)]
        resolution.emit(
            ContestRolled(
                rule="M-5.1",
                axis=chits[0].id,
                british=chits[1].id,
                axis_die=dice[0],
                axis_modifier=chits[0].chit_mod,
                axis_total=totals[0],
                british_die=dice[1],
                british_modifier=chits[1].chit_mod,
                british_total=totals[1],
            )
        )
        if totals[0] != totals[1]:
            return int(totals[1] > totals[0])


@rule("M-1.3.4", "M-2", "M-5.1-R4")
def activate(
    rules: "MaltaRules",
    state: MaltaState,
    side: int,
    chit: int,
    how: str,
    resolution: Resolution,
) -> None:
    """A chit has won: its Operation begins, segment after segment."""
    edition = rules.edition(state)
    state.run = state.run + 1 if state.last == side else 1
    state.last = state.side = side
    state.active = chit
    formation = edition.chit_ids[chit]
    resolution.emit(
        Activated(rule="M-5.1", side=SIDES[side], formation=formation, how=how, run=state.run)
    )
    state.steps[-1] = OperationEnd()
    if chit in (edition.air_chit, edition.naval_chit):
        kind = "air" if chit == edition.air_chit else "naval"
        state.steps.append(rolled_missions(rules, state, kind, resolution))
        return
    state.steps += [
        Combats(),
        Barrage("defensive", 1 - side),
        Barrage("artillery", side),
        Recovery(),
        Declaration("ground"),
        Movement(),
    ]
    join_independents(rules, state, side, resolution)


# --- independents --------------------------------------------------------------------------------


@rule("M-1.3.3", "M-1.3.3-R1", "M-1.3.3-R2", "M-5.1.1")
def anchors(rules: "MaltaRules", state: MaltaState, side: int) -> dict[int, list[int]]:
    """Hexes of each Formation's present units; of Dispersed ones if there are no others."""
    edition = rules.edition(state)
    fresh = state.options["independent_scope"] == "unactivated"
    for dispersed in (False, True):
        found: dict[int, list[int]] = {}
        for chit, members in enumerate(edition.members):
            if edition.chit_owner[chit] != side:
                continue
            if fresh and state.chits_used[chit] and chit != state.active:
                continue
            hexes = [
                state.place[unit]
                for unit in members
                if state.place[unit] >= 0 and bool(state.marks[unit] & DISPERSED) == dispersed
            ]
            if hexes:
                found[chit] = hexes
        if found:
            return found
    return {}


def nearness(rules: "MaltaRules", state: MaltaState, unit: int) -> dict[int, int]:
    """The distance of a unit to each friendly Formation."""
    edition = rules.edition(state)
    far = edition.far[state.place[unit]]
    return {
        chit: min(far[h] for h in hexes)
        for chit, hexes in anchors(rules, state, edition.owner[unit]).items()
    }


def join_independents(
    rules: "MaltaRules", state: MaltaState, side: int, resolution: Resolution
) -> None:
    """Independents nearest to the active Formation join it; on a tie their owner is asked."""
    edition = rules.edition(state)
    groups = anchors(rules, state, side)
    if state.active not in groups:
        return
    mine = groups.pop(state.active)
    others = [h for hexes in groups.values() for h in hexes]
    sure: list[int] = []
    tied: list[int] = []
    for unit in edition.independents[side]:
        if state.place[unit] < 0 or state.marks[unit] & ACTIVATED:
            continue
        far = edition.far[state.place[unit]]
        near = min(far[h] for h in mine)
        rival = min((far[h] for h in others), default=255)
        if near < rival:
            sure.append(unit)
        elif near == rival:
            tied.append(unit)
    for unit in sure:
        state.marks[unit] |= JOINED
    if sure:
        tell_joined(rules, state, side, tuple(sure), resolution)
    if tied:
        state.steps.append(Joining(tuple(tied)))


def tell_joined(
    rules: "MaltaRules",
    state: MaltaState,
    side: int,
    units: tuple[int, ...],
    resolution: Resolution,
) -> None:
    """Say who takes part."""
    resolution.emit(
        Joined(
            rule="M-1.3.3",
            side=SIDES[side],
            formation=rules.active_name(state),
            units=rules.unit_names(units),
        )
    )


class JoiningPoint(Point["MaltaRules", MaltaState, Joining]):
    """The owner says which of the equidistant independents take part."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Joining
    ) -> tuple[Decision, ...]:
        if not step.units:
            return ()
        return (
            Decision(
                side=SIDES[state.side],
                kind="join",
                rule="M-1.3.3",
                params={"formation": rules.active_name(state)},
            ),
        )

    def run(
        self, rules: "MaltaRules", state: MaltaState, step: Joining, resolution: Resolution
    ) -> None:
        state.steps.pop()

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Joining, side: Side
    ) -> Choices[Any]:
        ids = rules.edition(state).ids
        found: list[Single[Any]] = [
            Single(Join(ids[unit]), subject=ids[unit], rule="M-1.3.3") for unit in step.units
        ]
        found.append(Single(Done(), rule="M-1.3.3"))
        return Choices(found)

    def refuse(
        self, rules: "MaltaRules", state: MaltaState, step: Joining, side: Side, action: Action
    ) -> Illegal:
        if isinstance(action, Join):
            return rules.not_active(state, rules.own_unit(state, state.side, action.unit))
        return super().refuse(rules, state, step, side, action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Joining,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Done):
            state.steps.pop()
            return
        unit = rules.title.number[action.unit]
        state.marks[unit] |= JOINED
        state.steps[-1] = Joining(tuple(each for each in step.units if each != unit))
        tell_joined(rules, state, state.side, (unit,), resolution)


def named(
    rules: "MaltaRules", state: MaltaState, side: int, chit: int
) -> ChitNamed | ContestPassed:
    """What is told of a bid."""
    if chit == PASSED:
        return ContestPassed(rule="M-5.1-R2", side=SIDES[side])
    formation = rules.edition(state).chit_ids[chit]
    return ChitNamed(rule="M-5.1", side=SIDES[side], formation=formation)


@rule("M-5.1-R3")
def may_pass(state: MaltaState, side: int) -> bool:
    """Nobody passes twice running while he has a chit."""
    return not state.passed[side]
