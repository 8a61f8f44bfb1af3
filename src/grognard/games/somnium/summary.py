"""A short history of the game, for its end."""

from collections import Counter
from datetime import date
from typing import TYPE_CHECKING

from grognard.games.somnium.events import (
    CityFell,
    CityHeld,
    FinalScore,
    LossesCounted,
    TurningPoint,
)
from grognard.games.somnium.state import ELIMINATED, EVACUATED, WITHDRAWN, SomniumState
from grognard.kernel.records import Event

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


def write_summary(rules: "SomniumRules", state: SomniumState) -> tuple[Event, ...]:
    """Cities and dates against history, losses by nation, the worst turns, the score."""
    return (
        *cities(rules, state),
        *losses(rules, state),
        *turning_points(rules, state),
        final_score(rules, state),
    )


def cities(rules: "SomniumRules", state: SomniumState) -> list[Event]:
    """Every place of the history file, in the order of its fall."""
    rule_id = rules.cite("victory")
    found: list[Event] = []
    for fall in rules.title.history:
        turn = state.taken.get(fall.place)
        if turn is None:
            held = CityHeld(rule=rule_id, place=fall.place, history=fall.date.isoformat())
            found.append(held)
            continue
        day: date = rules.title.turns[turn - 1].last_day
        first = rules.title.turns[turn - 1].first_day
        late = 0 if first <= fall.date <= day else (day - fall.date).days
        found.append(
            CityFell(
                rule=rule_id,
                place=fall.place,
                turn=turn,
                day=day.isoformat(),
                history=fall.date.isoformat(),
                days_late=late,
            )
        )
    return found


def losses(rules: "SomniumRules", state: SomniumState) -> list[Event]:
    """What became of the counters of each nation."""
    units = rules.edition(state).units
    found: list[Event] = []
    for nation in dict.fromkeys(unit.nation for unit in units):
        members = [unit for unit in units if unit.nation == nation]
        fate = Counter(state.place[unit.index] for unit in members)
        found.append(
            LossesCounted(
                rule=rules.cite("victory"),
                side=members[0].side,
                nation=nation,
                destroyed=fate[ELIMINATED],
                evacuated=fate[EVACUATED],
                withdrawn=fate[WITHDRAWN],
                left=sum(
                    number
                    for place, number in fate.items()
                    if place >= 0 or rules.is_holding_box(place)
                ),
            )
        )
    return found


def turning_points(rules: "SomniumRules", state: SomniumState) -> list[Event]:
    """The turn in which each side lost most, if it lost anything."""
    edition = rules.edition(state)
    found: list[Event] = []
    for side, name in enumerate(rules.sides):
        turns = Counter(
            turn
            for unit, turn in enumerate(state.fallen)
            if edition.owner[unit] == side and state.place[unit] == ELIMINATED
        )
        if turns:
            turn, number = min(turns.items(), key=lambda item: (-item[1], item[0]))
            found.append(
                TurningPoint(rule=rules.cite("victory"), turn=turn, side=name, destroyed=number)
            )
    return found


def final_score(rules: "SomniumRules", state: SomniumState) -> FinalScore:
    """The totals and who is ahead."""
    sheet = rules.score(state)
    outcome = rules.outcome(state)
    return FinalScore(
        rule=rules.cite("victory"),
        allied=sheet.total("allied"),
        axis=sheet.total("axis"),
        winner=None if outcome is None else outcome.winner,
    )
