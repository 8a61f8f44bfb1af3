"""What leaves the engine for one viewer (S/C-R19): the one mask of the family."""

from typing import TYPE_CHECKING

from grognard.games.somnium.edition import Edition
from grognard.games.somnium.reach import reach_book
from grognard.games.somnium.rules.retreat import current_fight
from grognard.games.somnium.rules.zones import is_engaged, is_obliged, legal_targets, unmet
from grognard.games.somnium.state import (
    ASIDE,
    BEGAN_ENGAGED,
    MOVED,
    OBLIGED,
    STOPPED,
    USED,
    SomniumState,
)
from grognard.games.somnium.steps import (
    Bombardment,
    Combat,
    Declaration,
    DefenderSupport,
    Fight,
    Movement,
)
from grognard.kernel.illegal import Param
from grognard.kernel.match import visible_decisions
from grognard.kernel.records import Side
from grognard.kernel.rule import rule
from grognard.kernel.view import BoxView, Duty, Face, HexView, PieceView, TrackView, View

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


def build_view(rules: "SomniumRules", state: SomniumState, viewer: Side) -> View:
    """The table as a side or a spectator may see it."""
    turn = rules.title.turns[max(state.turn, 1) - 1]
    return View(
        game=rules.title.id,
        scenario=state.scenario,
        options=dict(state.options),
        viewer=viewer,
        turn=state.turn,
        turns=rules.title.constants.turns,
        turn_label=f"{turn.first_day.isoformat()} – {turn.last_day.isoformat()}",
        phase=state.phase,
        active=rules.sides[state.side] if state.steps else None,
        pieces=pieces(rules, state, viewer),
        hexes=hexes(rules, state),
        tracks=tracks(rules, state),
        boxes=boxes(rules),
        duties=duties(rules, state, viewer),
        decisions=visible_decisions(rules.decisions(state), viewer),
        offers=rules.choices(state, viewer).offers() if viewer in rules.sides else (),
        score=rules.open_score(state),
        outcome=rules.outcome(state),
        notes=notes(rules, state, viewer),
    )


# --- pieces --------------------------------------------------------------------------------------


@rule("S/C-R19", "S/C-5.1.1b")
def shown_units(rules: "SomniumRules", state: SomniumState, viewer: Side) -> set[int]:
    """The units whose faces a viewer sees: his own, those off the map, those now in combat."""
    edition = rules.edition(state)
    if not state.steps or state.options["hidden_strength"] == "open":
        return set(range(len(edition.units)))
    shown = {unit for unit, place in enumerate(state.place) if place < 0}
    if viewer in rules.sides:
        shown.update(edition.of_side[rules.sides.index(viewer)])
    return shown | participants(state)


def participants(state: SomniumState) -> set[int]:
    """The units of the combat or bombardment being resolved, which everybody sees."""
    found: set[int] = set()
    for step in state.steps:
        if isinstance(step, Fight):
            found.update(step.units, step.guns, step.defenders, step.support)
        elif isinstance(step, Bombardment):
            found.update(step.guns, step.defenders)
    return found


def face(rules: "SomniumRules", state: SomniumState, unit: int) -> Face:
    """A counter as it lies; the same record every time, since views are made all the time."""
    edition = rules.edition(state)
    key = unit, state.strength[unit]
    found = edition.faces.get(key)
    if found is None:
        found = edition.faces[key] = print_face(edition, *key)
    return found


def print_face(edition: Edition, unit: int, strength: int) -> Face:
    """What is printed on a side of a counter; of one that is lost, on its full side."""
    counter = edition.units[unit]
    step = strength or counter.steps
    strengths = (edition.attack[unit][step], edition.defence[unit][step])
    return Face(
        unit=counter.id,
        name=counter.name,
        label=counter.label,
        nation=counter.nation,
        symbol=counter.type,
        size=counter.size,
        formation=counter.division,
        values=(*(edition.shown(value) for value in strengths), str(counter.movement)),
        steps=strength,
        full_steps=counter.steps,
        range=counter.range,
    )


@rule("S/C-R19")
def pieces(rules: "SomniumRules", state: SomniumState, viewer: Side) -> tuple[PieceView, ...]:
    """All counters; a hidden one has no face and only its place for a name.

    In a stack the hidden ones come last: where they lay between others would tell who they are.
    """
    edition = rules.edition(state)
    shown = shown_units(rules, state, viewer)
    found = []
    for h, units in sorted(rules.table(state).stacks.items()):
        hidden = 0
        at = edition.names[h]
        for unit in sorted(units, key=lambda u: u not in shown):
            side = rules.sides[edition.owner[unit]]
            if unit in shown:
                own = side == viewer or state.options["hidden_strength"] == "open"
                found.append(
                    PieceView(
                        handle=edition.ids[unit],
                        side=side,
                        at=at,
                        face=face(rules, state, unit),
                        markers=markers(state, unit) if own else (),
                    )
                )
            else:
                hidden += 1
                found.append(PieceView(handle=f"{at}#{hidden}", side=side, at=at))
    for unit, place in enumerate(state.place):
        if place < 0 and place != ASIDE:
            found.append(
                PieceView(
                    handle=edition.ids[unit],
                    side=rules.sides[edition.owner[unit]],
                    at=f"box:{rules.box_name(place)}",
                    face=face(rules, state, unit),
                    markers=arrival(rules, state, unit),
                )
            )
    return tuple(found)


def arrival(rules: "SomniumRules", state: SomniumState, unit: int) -> tuple[str, ...]:
    """The turn from which a waiting counter may come, which the schedule tells everybody."""
    turn = rules.arrival_turn(state, unit)
    return () if turn is None else (f"arrives-{turn}",)


def markers(state: SomniumState, unit: int) -> tuple[str, ...]:
    """What lies on a counter, for its owner."""
    marks = state.marks[unit]
    found = []
    if unit in state.awaiting:
        found.append("awaiting-contact")
    if marks & STOPPED:
        found.append("stopped")
    elif marks & MOVED:
        found.append("moved")
    if marks & USED:
        found.append("used")
    elif marks & OBLIGED:
        found.append("obliged")
    if state.landed[unit] and state.landed[unit] == state.turn:
        found.append("new")
    return tuple(found)


# --- the rest of the table -----------------------------------------------------------------------


def hexes(rules: "SomniumRules", state: SomniumState) -> tuple[HexView, ...]:
    """Who controls which land hex, and which were attacked this turn."""
    edition = rules.edition(state)
    known, control, attacked = edition.hex_views, state.control, state.attacked
    found = []
    for h in edition.land:
        key = h, control[h], attacked[h]
        hex_view = known.get(key)
        if hex_view is None:
            hex_view = known[key] = lay_hex(rules, edition, *key)
        found.append(hex_view)
    return tuple(found)


def lay_hex(
    rules: "SomniumRules", edition: Edition, h: int, control: int, attacked: int
) -> HexView:
    """A hex with its owner and the marks of those who attacked it."""
    marks = tuple(
        f"attacked-by-{side}" for n, side in enumerate(rules.sides) if attacked & (1 << n)
    )
    return HexView(at=edition.names[h], control=rules.sides[control], markers=marks)


@rule("S-2.4.1", "C-2.4.1", "S-2.4.2", "C-2.4.2")
def tracks(rules: "SomniumRules", state: SomniumState) -> tuple[TrackView, ...]:
    """The turn track, and the air points that are left."""
    turns = rules.title.constants.turns
    found = [TrackView(id="turn", value=state.turn, maximum=turns)]
    for side, (points, _) in enumerate(rules.air_allowance(state)):
        if points:
            name = rules.sides[side]
            found.append(TrackView(id="air", value=state.air[side], maximum=points, side=name))
    return (*found, *rules.more_tracks(state))


def boxes(rules: "SomniumRules") -> tuple[BoxView, ...]:
    """The boxes beside the map."""
    return tuple(
        BoxView(id=name, side=None, kind=name)
        for place, name in rules.boxes().items()
        if place != ASIDE
    )


# --- duties --------------------------------------------------------------------------------------


def duties(rules: "SomniumRules", state: SomniumState, viewer: Side) -> tuple[Duty, ...]:
    """What the phasing side must still do, for its own eyes."""
    if viewer not in rules.sides or rules.sides.index(viewer) != state.side or not state.steps:
        return ()
    base = next((step for step in state.steps if isinstance(step, Movement | Combat)), None)
    if isinstance(base, Movement):
        return movement_duties(rules, state, base.side)
    if isinstance(base, Combat):
        names, ids = rules.edition(state).names, rules.edition(state).ids
        return tuple(
            Duty(
                kind="attack",
                rule="S/C-R25",
                unit=ids[unit],
                at=names[state.place[unit]],
                targets=tuple(names[h] for h in targets),
            )
            for unit, targets in unmet(rules.table(state), state, base.side).items()
        )
    return ()


@rule("S/C-4.1.2b", "S/C-4.1.2d", "S/C-R26")
def movement_duties(rules: "SomniumRules", state: SomniumState, side: int) -> tuple[Duty, ...]:
    """Armour that must leave, and units that will owe an attack if they stay where they are."""
    table = rules.table(state)
    names, ids = table.edition.names, table.edition.ids
    found = []
    held = dict(reach_book(rules, state, side).held_armour(state))
    for unit in table.edition.of_side[side]:
        h = state.place[unit]
        if unit in held:
            kind, rule_id, targets = "disengage", "S/C-R26", held[unit]
        elif h >= 0 and is_engaged(table, side, h) and is_obliged(rules, state, unit):
            marks = state.marks[unit]
            may_leave = marks & BEGAN_ENGAGED and not marks & MOVED and unit not in state.awaiting
            kind = "attack-or-leave" if may_leave else "attack"
            rule_id = "S/C-4.1.2b" if may_leave else "S/C-4.1.2d"
            targets = legal_targets(table, state, unit)
        else:
            continue
        hexes_named = tuple(names[target] for target in targets)
        found.append(
            Duty(kind=kind, rule=rule_id, unit=ids[unit], at=names[h], targets=hexes_named)
        )
    return tuple(found)


def notes(rules: "SomniumRules", state: SomniumState, viewer: Side) -> dict[str, Param]:
    """The declaration on the table, as far as the viewer may read it."""
    found: dict[str, Param] = {}
    if not state.steps:
        return found
    edition = rules.edition(state)
    top = state.steps[-1]
    if isinstance(top, Declaration) and rules.sides[top.side] == viewer:
        found["declared-target"] = edition.names[top.target]
        found["declared-units"] = tuple(edition.ids[unit] for unit in top.units)
        found["declared-guns"] = tuple(edition.ids[gun] for gun in top.guns)
        found["declared-air"] = top.air
    if isinstance(top, DefenderSupport) and rules.sides[top.side] == viewer:
        found["support-guns"] = tuple(edition.ids[gun] for gun in top.guns)
        found["support-air"] = top.air
    if any(isinstance(step, Fight) for step in state.steps):
        _, fight = current_fight(state)
        found["combat-target"] = edition.names[fight.target]
        found["combat-result"] = fight.result
    return found
