"""Chapters 7.0, 11, 12 and 13: recovery, the Gustav Line, the guns of the fleet, weather."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from grognard.games.cassino.events import WeatherRolled
from grognard.games.somnium.events import Recovered
from grognard.games.somnium.state import (
    ASIDE,
    ELIMINATED,
    EVACUATED,
    TURN_MARK,
    WITHDRAWN,
    SomniumState,
)
from grognard.games.somnium.steps import Fight
from grognard.games.somnium.telling import tell
from grognard.kernel.report import Modifier
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.modifiers import because

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules

WEATHER = "bad-weather"
"""The fact that says whether the weather of this turn is bad."""

TROUBLED = TURN_MARK
"""On an Allied unit: it will not recover at the end of this turn."""

GONE = (ELIMINATED, WITHDRAWN, EVACUATED, ASIDE)


# --- weather -------------------------------------------------------------------------------------


@rule("C-13.0")
def roll_weather(rules: "CassinoRules", state: SomniumState, resolution: Resolution) -> None:
    """One die from turn 2 on: odd is bad. The first turn is fine."""
    state.facts[WEATHER] = 0
    if state.turn < rules.constants.weather.first_roll_turn:
        return
    die = resolution.roll(6, reason="weather", rule="C-13.0")
    state.facts[WEATHER] = die % 2
    resolution.emit(WeatherRolled(rule="C-13.0", die=die, bad=die % 2 == 1))


@rule("C-6.0", "C-13.0", "C-2.4.2")
def air_points(rules: "CassinoRules", state: SomniumState) -> tuple[int, int]:
    """Allied and German points of this turn, halved in bad weather."""
    air = rules.constants.air
    factor = air.bad_weather_factor if rules.is_bad(state) else 1
    return int(air.allied_per_turn * factor), int(air.german_per_turn * factor)


# --- recovery ------------------------------------------------------------------------------------


@rule("C-7.0b", "S/C-R40")
def watch_recovery(rules: "CassinoRules", state: SomniumState) -> None:
    """As a turn begins: only reduced Allied units out of contact have a chance."""
    edition, zone = rules.front(state), rules.table(state).zone[rules.axis]
    for unit in edition.of_side[rules.allied]:
        h = state.place[unit]
        whole = state.strength[unit] >= edition.full[unit]
        if whole or (h >= 0 and zone[h]):
            state.marks[unit] |= TROUBLED
        else:
            state.marks[unit] &= ~TROUBLED


@rule("C-7.0b", "S/C-R40")
def note_contact(
    rules: "CassinoRules", state: SomniumState, unit: int, path: Sequence[int]
) -> None:
    """A unit came along a way: whoever is or was engaged by that will not recover this turn."""
    table = rules.table(state)
    edition = table.edition
    if edition.owner[unit] == rules.allied:
        zone = table.zone[rules.axis]
        for h in path:
            if zone[h]:
                state.marks[unit] |= TROUBLED
                return
        return
    zone = table.zone[rules.allied]
    for h in path:
        if zone[h]:
            for near in edition.around[h]:
                if table.count[rules.allied][near]:
                    trouble(rules, state, table.stacks[near])


@rule("C-7.0b", "S/C-R40")
def trouble(rules: "CassinoRules", state: SomniumState, units: Iterable[int]) -> None:
    """Allied units among these were engaged or fought this turn."""
    owner = rules.edition(state).owner
    for unit in units:
        if owner[unit] == rules.allied:
            state.marks[unit] |= TROUBLED


@rule("C-7.0b", "S/C-R40")
def recover(rules: "CassinoRules", state: SomniumState, resolution: Resolution) -> None:
    """Allied units that were reduced and left in peace all turn regain a step, off map too."""
    edition = rules.front(state)
    for unit in edition.of_side[rules.allied]:
        place = state.place[unit]
        if obstacle(state, unit) or place in GONE:
            continue
        if 0 < state.strength[unit] < edition.full[unit]:
            state.strength[unit] += 1
            at = edition.names[place] if place >= 0 else rules.box_name(place)
            event = Recovered(rule="C-7.0b", unit=edition.ids[unit], at=at)
            tell(rules, state, resolution, rules.allied, event)


def obstacle(state: SomniumState, unit: int) -> str:
    """What bars an Allied unit from recovering at the end of this turn."""
    return "engaged" if state.marks[unit] & TROUBLED else ""


# --- columns -------------------------------------------------------------------------------------


@rule("C-11.0")
def gustav_line(rules: "CassinoRules", state: SomniumState, fight: Fight) -> tuple[Modifier, ...]:
    """One column for a German defender if every Allied attacker comes through the works."""
    edition = rules.front(state)
    if fight.side != rules.allied or not fight.units:
        return ()
    target = fight.target
    slots = [edition.slot(state.place[unit], target) for unit in fight.units]
    if not all(edition.fort_into[slot] for slot in slots):
        return ()
    columns = rules.title.terrain["fortification"].columns
    return (because(-columns, "fortification", "C-11.0"),)


@rule("C-12.0", "C-R51")
def naval_support(rules: "CassinoRules", state: SomniumState, fight: Fight) -> tuple[Modifier, ...]:
    """One column for Allied defenders in the beachhead, in every turn."""
    if fight.side != rules.axis or not rules.front(state).is_perimeter[fight.target]:
        return ()
    columns = rules.constants.naval_support.columns_left
    return (because(-columns, "naval-support", "C-12.0"),)
