"""What leaves the engine for one viewer: everything but a chit named in secret."""

from typing import TYPE_CHECKING

from grognard.games.malta.phases import phase_of
from grognard.games.malta.rules.drops import drop_owners
from grognard.games.malta.rules.movement import overstacked, stuck_crowd
from grognard.games.malta.state import (
    ACTIVATED,
    ARRIVED,
    ASIDE,
    BOXES,
    DG,
    DISPERSED,
    ENDED,
    JOINED,
    MOVED,
    OVERRAN,
    RUBBLE,
    SPENT,
    SWEPT,
    MaltaState,
)
from grognard.games.malta.steps import Contest, Fight, Missions, Movement
from grognard.games.malta.title import AXIS, SIDES
from grognard.kernel.illegal import Param
from grognard.kernel.match import visible_decisions
from grognard.kernel.records import Side
from grognard.kernel.rule import rule
from grognard.kernel.view import BoxView, Duty, Face, HexView, PieceView, TrackView, View

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules

MARKERS = (
    (DG, "disorganised"),
    (DISPERSED, "dispersed"),
    (ACTIVATED, "activated"),
    (JOINED, "joined"),
    (MOVED, "moved"),
    (ENDED | SPENT | OVERRAN, "ended"),
    (SWEPT, "sweeping"),
    (ARRIVED, "new"),
)


@rule("M-0.3", "M-5.1-R1")
def build_view(rules: "MaltaRules", state: MaltaState, viewer: Side) -> View:
    """The table as a side or a spectator may see it: stacks are open, sealed chits are not."""
    turn = rules.title.turns[state.turn]
    deciding = visible_decisions(rules.decisions(state), viewer)
    return View(
        game=rules.title.id,
        scenario=state.scenario,
        options=dict(state.options),
        viewer=viewer,
        turn=state.turn,
        turns=len(rules.title.turns),
        turn_label=turn.date or turn.id,
        phase=phase_of(state),
        active=active_side(state),
        pieces=pieces(rules, state),
        hexes=hexes(rules, state),
        tracks=tracks(rules, state),
        boxes=tuple(BoxView(id=name, kind=name) for place, name in BOXES.items() if place != ASIDE),
        duties=duties(rules, state, viewer),
        decisions=deciding,
        offers=rules.choices(state, viewer).offers() if viewer in SIDES else (),
        score=rules.score(state),
        outcome=rules.outcome(state),
        notes=notes(rules, state),
    )


def active_side(state: MaltaState) -> Side | None:
    """Whose turn it is; nobody's while chits are named in secret."""
    if not state.steps:
        return None
    top = state.steps[-1]
    if isinstance(top, Contest):
        return None if top.together or not top.order else SIDES[top.order[0]]
    return SIDES[state.side]


# --- pieces --------------------------------------------------------------------------------------


def face(rules: "MaltaRules", state: MaltaState, unit: int) -> Face:
    """A counter as it lies."""
    edition = rules.edition(state)
    counter = edition.units[unit]
    steps = state.strength[unit] or counter.steps
    value = str(edition.cv[unit][steps])
    closed = counter.cv_paren
    if state.marks[unit] & DISPERSED:
        value, closed = str(rules.title.dispersed.cv), True
    return Face(
        unit=counter.id,
        name=counter.name,
        label=counter.label or counter.id.partition("-")[2],
        nation=counter.nation,
        symbol=counter.type,
        size=counter.size,
        formation=counter.formation,
        values=(f"({value})" if closed else value, str(counter.ma)),
        steps=state.strength[unit],
        full_steps=counter.steps,
        range=rules.title.entry.artillery.range if edition.is_gun[unit] else None,
    )


def pieces(rules: "MaltaRules", state: MaltaState) -> tuple[PieceView, ...]:
    """All counters; units at sea lie in their sea hex."""
    edition = rules.edition(state)
    found = []
    for unit, place in enumerate(state.place):
        if place == ASIDE:
            continue
        at = edition.names[place] if place >= 0 else f"box:{BOXES[place]}"
        found.append(
            PieceView(
                handle=edition.ids[unit],
                side=SIDES[edition.owner[unit]],
                at=at,
                face=face(rules, state, unit),
                markers=markers(rules, state, unit),
            )
        )
    return tuple(found)


def markers(rules: "MaltaRules", state: MaltaState, unit: int) -> tuple[str, ...]:
    """What lies on a counter."""
    marks = state.marks[unit]
    found = [name for bits, name in MARKERS if marks & bits]
    if edition_elite(rules, state, unit):
        found.append("elite")
    if state.target[unit] >= 0 and state.place[unit] >= 0:
        found.append("attacking")
    return tuple(found)


def edition_elite(rules: "MaltaRules", state: MaltaState, unit: int) -> bool:
    """Whether the counter bears the elite mark and lies face up."""
    return bool(rules.edition(state).is_elite[unit]) and not state.marks[unit] & DISPERSED


# --- the rest of the table -----------------------------------------------------------------------


def hexes(rules: "MaltaRules", state: MaltaState) -> tuple[HexView, ...]:
    """Who controls which land hex, and what lies there."""
    edition = rules.edition(state)
    planned = set(state.missions)
    zones = drop_owners(rules, state)
    found = []
    for h in edition.land:
        marks = []
        if state.rubble[h]:
            marks.append("rubble" if state.rubble[h] == RUBBLE else "wrecked")
        if state.success[h]:
            marks.append("beachhead")
        if h in planned:
            marks.append(f"missions-{state.missions.count(h)}")
        if h in zones:
            marks.append("drop-zone")
        control = SIDES[state.control[h]]
        found.append(HexView(at=edition.names[h], control=control, markers=tuple(marks)))
    return tuple(found)


def tracks(rules: "MaltaRules", state: MaltaState) -> tuple[TrackView, ...]:
    """The turn track, the chits still to be used, and missions left."""
    edition = rules.edition(state)
    found = [TrackView(id="turn", value=state.turn, maximum=len(rules.title.turns) - 1)]
    for chit, name in enumerate(edition.chit_ids):
        found.append(
            TrackView(
                id="chit",
                value=int(not state.chits_used[chit]),
                maximum=1,
                side=SIDES[edition.chit_owner[chit]],
                label=name,
            )
        )
    top = state.steps[-1] if state.steps else None
    if isinstance(top, Missions):
        left = top.allowance - len(state.missions)
        found.append(TrackView(id="missions", value=left, maximum=top.allowance, side=SIDES[AXIS]))
    return tuple(found)


def duties(rules: "MaltaRules", state: MaltaState, viewer: Side) -> tuple[Duty, ...]:
    """Units that must still leave an overfull hex before the segment can end."""
    top = state.steps[-1] if state.steps else None
    if not isinstance(top, Movement) or viewer != SIDES[state.side]:
        return ()
    edition = rules.edition(state)
    return tuple(
        Duty(
            kind="overstack",
            rule="M-5.2.1",
            unit=edition.ids[unit],
            at=edition.names[state.place[unit]],
        )
        for unit in stuck_crowd(rules, state, overstacked(rules, state, rules.active_units(state)))
    )


def aimed_at(state: MaltaState, unit: int) -> int:
    """The hex a unit on the map will attack or land in; -1 for none."""
    return max(state.target[unit], state.arrow[unit])


def notes(rules: "MaltaRules", state: MaltaState) -> dict[str, Param]:
    """The active Formation, declared attacks, and the combat on the table."""
    edition = rules.edition(state)
    found: dict[str, Param] = {}
    if state.active >= 0:
        found["active-formation"] = rules.active_name(state)
    declared = tuple(
        f"{edition.ids[unit]}>{edition.names[target]}"
        for unit in range(len(state.place))
        if state.place[unit] >= 0 and (target := aimed_at(state, unit)) >= 0
    )
    if declared:
        found["arrows"] = declared
    fight = next((step for step in reversed(state.steps) if isinstance(step, Fight)), None)
    if fight is not None:
        found["combat-target"] = edition.names[fight.target]
        found["combat-units"] = rules.unit_names(fight.units)
        found["combat-defenders"] = rules.unit_names(fight.defenders)
    return found
