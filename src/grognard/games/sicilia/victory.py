"""Chapter 10.2: victory points."""

from typing import TYPE_CHECKING

from grognard.games.somnium.events import Scored
from grognard.games.somnium.state import (
    ELIMINATED,
    EVACUATED,
    WAITING,
    SomniumState,
)
from grognard.kernel.outcome import ScoreSheet
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.scoring import Tally

if TYPE_CHECKING:
    from grognard.games.sicilia.campaign import SiciliaRules

ALLIED, AXIS = "allied", "axis"


def holds(rules: "SiciliaRules", state: SomniumState, place: str) -> bool:
    """Whether a named place is Allied-controlled."""
    return state.control[rules.hex_named(rules.title.places[place])] == rules.allied


@rule("S-R15", "S-VP-A4", "S-VP-A5")
def score_turn(rules: "SiciliaRules", state: SomniumState, resolution: Resolution) -> None:
    """What is fixed at the end of a turn: Syracuse on the first, Palermo on every one."""
    points = rules.title.points
    if state.turn == 1 and holds(rules, state, "Syracuse"):
        state.facts["syracuse"] = 1
        resolution.emit(
            Scored(rule="S-VP-A4", side=ALLIED, points=points["S-VP-A4"], reason="syracuse")
        )
    if holds(rules, state, "Palermo"):
        state.facts["palermo"] = state.facts.get("palermo", 0) + 1
        resolution.emit(
            Scored(rule="S-VP-A5", side=ALLIED, points=points["S-VP-A5"], reason="palermo")
        )


def full_axis_units(rules: "SiciliaRules", state: SomniumState) -> list[str]:
    """The Axis units on the island at full strength."""
    edition = rules.edition(state)
    return [
        edition.ids[unit]
        for unit in edition.of_side[rules.axis]
        if state.place[unit] >= 0 and state.strength[unit] == edition.full[unit]
    ]


@rule("S-10.2", "S-R14", "S-R15")
def tally(rules: "SiciliaRules", state: SomniumState, *, secrets: bool) -> ScoreSheet:
    """The score sheet as it stands; what counts at the end is shown as if the end were now."""
    sheet = Tally()
    count_allied(rules, state, sheet)
    count_axis(rules, state, sheet, secrets=secrets)
    return sheet.sheet()


@rule(
    "S-VP-A1", "S-VP-A2", "S-VP-A3", "S-VP-A4", "S-VP-A5", "S-VP-A6", "S-VP-A7", "S-VP-A8", "S-R14"
)
def count_allied(rules: "SiciliaRules", state: SomniumState, sheet: Tally) -> None:
    """The Allied lines."""
    points, edition = rules.title.points, rules.edition(state)
    lost = [unit for unit in edition.units if state.place[unit.index] == ELIMINATED]
    italian = [unit.id for unit in lost if unit.nation == "IT"]
    german = [unit.id for unit in lost if unit.nation == "DE"]
    sheet.each(ALLIED, points["S-VP-A1"], "italian-destroyed", "S-VP-A1", italian)
    sheet.each(ALLIED, points["S-VP-A2"], "german-destroyed", "S-VP-A2", german)
    reserve = [
        unit.id
        for unit in edition.units
        if unit.arrive_mode == "reserve" and state.place[unit.index] == WAITING
    ]
    sheet.each(ALLIED, points["S-VP-A3"], "reserve-unused", "S-VP-A3", reserve)
    if state.facts.get("syracuse"):
        sheet.add(ALLIED, points["S-VP-A4"], "syracuse", "S-VP-A4")
    turns = state.facts.get("palermo", 0)
    sheet.add(ALLIED, points["S-VP-A5"] * turns, "palermo", "S-VP-A5", turns=turns)
    if holds(rules, state, "Catania"):
        sheet.add(ALLIED, points["S-VP-A6"], "catania", "S-VP-A6")
    if holds(rules, state, "Messina"):
        sheet.add(ALLIED, points["S-VP-A7"], "messina", "S-VP-A7")
    if not any(state.place[unit] >= 0 for unit in edition.of_side[rules.axis]):
        sheet.add(ALLIED, points["S-VP-A8"], "island-cleared", "S-VP-A8")


@rule("S-VP-X1", "S-VP-X2", "S-VP-X3", "S-VP-X4")
def count_axis(rules: "SiciliaRules", state: SomniumState, sheet: Tally, *, secrets: bool) -> None:
    """The Axis lines; how many units are at full strength is a secret until the end."""
    points, edition = rules.title.points, rules.edition(state)
    destroyed = [
        edition.ids[unit]
        for unit in edition.of_side[rules.allied]
        if state.place[unit] == ELIMINATED
    ]
    sheet.each(AXIS, points["S-VP-X1"], "allied-destroyed", "S-VP-X1", destroyed)
    home = [unit for unit in edition.units if state.place[unit.index] == EVACUATED]
    german = [unit.id for unit in home if unit.nation == "DE"]
    italian = [unit.id for unit in home if unit.nation == "IT"]
    sheet.each(AXIS, points["S-VP-X2"], "german-evacuated", "S-VP-X2", german)
    sheet.each(AXIS, points["S-VP-X3"], "italian-evacuated", "S-VP-X3", italian)
    if secrets:
        full = full_axis_units(rules, state)
        sheet.each(AXIS, points["S-VP-X4"], "axis-full-strength", "S-VP-X4", full)
