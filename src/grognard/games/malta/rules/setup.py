"""8.1: the British set-up."""

from typing import TYPE_CHECKING, Any

from grognard.games.malta.actions import AutoSetup, Done, Place
from grognard.games.malta.choices import HexGroup
from grognard.games.malta.disposition import put
from grognard.games.malta.events import SetupDone, SetupFilled, UnitPlaced
from grognard.games.malta.rules.stacking import is_over, load_in
from grognard.games.malta.state import POOL, MaltaState
from grognard.games.malta.steps import Setup, TurnStart
from grognard.games.malta.title import BRITISH, SIDES
from grognard.kernel.decision import ChoiceGroup, Choices, Decision, Single
from grognard.kernel.flow import Point, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


def unplaced(rules: "MaltaRules", state: MaltaState) -> list[int]:
    """British units still to be set up."""
    return [u for u in rules.edition(state).of_side[BRITISH] if state.place[u] == POOL]


@rule("M-8.1", "M-8.1-R1")
def setup_hexes(rules: "MaltaRules", state: MaltaState) -> dict[tuple[int, int], list[int]]:
    """Hexes with room, by free class and points: any land, whatever the ground."""
    table = rules.table(state)
    edition = table.edition
    loads = {h: load_in(table, state, h, BRITISH) for h in table.stacks}
    found: dict[tuple[int, int], list[int]] = {}
    for unit in unplaced(rules, state):
        kind = edition.free[unit]
        key = (kind, 0 if kind else edition.full[unit])
        if key in found:
            continue
        full = {
            h
            for h, load in loads.items()
            if (load.free[kind] if kind else load.points + key[1] > edition.stack_limit[h])
        }
        found[key] = [h for h in edition.land if h not in full]
    return found


class SetupPoint(Point["MaltaRules", MaltaState, Setup]):
    """Units are placed one by one, moved again at will, or left to the engine."""

    def decisions(
        self, rules: "MaltaRules", state: MaltaState, step: Setup
    ) -> tuple[Decision, ...]:
        left = len(unplaced(rules, state))
        return (Decision(side=SIDES[BRITISH], kind="setup", rule="M-8.1", params={"left": left}),)

    def choices(
        self, rules: "MaltaRules", state: MaltaState, step: Setup, side: Side
    ) -> Choices[Any]:
        edition = rules.edition(state)
        left = unplaced(rules, state)
        if not left:
            return Choices([Single(Done(), rule="M-8.1")])
        by_kind = setup_hexes(rules, state)
        found: list[ChoiceGroup[Any]] = [Single(AutoSetup(), rule="M-8.1")]
        for unit in left:
            kind = edition.free[unit]
            hexes = by_kind[(kind, 0 if kind else edition.full[unit])]
            name = edition.ids[unit]
            if hexes:
                found.append(
                    HexGroup(
                        Place,
                        {"unit": name},
                        "at",
                        hexes,
                        edition.names,
                        subject=name,
                        rule="M-8.1",
                    )
                )
        return Choices(found)

    def check(
        self, rules: "MaltaRules", state: MaltaState, step: Setup, side: Side, action: Action
    ) -> None:
        left = unplaced(rules, state)
        if isinstance(action, Place):
            check_place(rules, state, action)
        elif isinstance(action, Done) and left:
            units = rules.unit_names(tuple(left))
            raise Illegal("SETUP_LEFT", "M-8.1", count=len(left), units=units)
        elif not isinstance(action, Done | AutoSetup) or (
            isinstance(action, AutoSetup) and not left
        ):
            raise not_offered(self.decisions(rules, state, step), action)

    def apply(
        self,
        rules: "MaltaRules",
        state: MaltaState,
        step: Setup,
        side: Side,
        action: Any,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Place):
            put(state, rules.title.number[action.unit], rules.hex_named(action.at))
            resolution.emit(UnitPlaced(rule="M-8.1", unit=action.unit, at=action.at))
        elif isinstance(action, AutoSetup):
            fill(rules, state, resolution)
        else:
            confirm(rules, state, resolution)


@rule("M-8.1", "M-8.1-R1", "M-1.3.6-R4")
def check_place(rules: "MaltaRules", state: MaltaState, action: Place) -> None:
    """Refuse a battery, the sea, and more than a hex holds."""
    unit = rules.own_unit(state, BRITISH, action.unit)
    h = rules.hex_named(action.at)
    edition = rules.edition(state)
    if unit in edition.batteries:
        letter = rules.title.units[unit].letter
        at = edition.names[edition.batteries[unit]]
        raise Illegal("SETUP_LETTER", "M-8.1", unit=action.unit, letter=letter, hex=at)
    if not edition.is_land[h]:
        raise Illegal("SEA_HEX", "M-1.3.1", hex=action.at)
    table = rules.table(state)
    load = load_in(table, state, h, BRITISH, unit)
    limit = edition.stack_limit[h]
    if load.over(limit) or state.place[unit] == h:
        raise Illegal(
            "SETUP_STACK",
            "M-8.1",
            unit=action.unit,
            hex=action.at,
            points=load.points,
            limit=limit,
        )


@rule("M-8.1")
def place_batteries(rules: "MaltaRules", state: MaltaState) -> None:
    """Every coastal battery stands in the hex of its letter."""
    for unit, h in rules.edition(state).batteries.items():
        put(state, unit, h)


def fill(rules: "MaltaRules", state: MaltaState, resolution: Resolution) -> None:
    """Place what is left by the list; where that hex is full, as near to it as possible."""
    table = rules.table(state)
    edition = table.edition
    left = unplaced(rules, state)
    for unit in left:
        wanted = edition.by_name[rules.title.auto_setup[edition.ids[unit]]]
        far = edition.far[wanted]
        for h in sorted(edition.land, key=lambda h: (far[h], h)):
            if not is_over(table, state, h, BRITISH, unit):
                put(state, unit, h)
                break
    resolution.emit(SetupFilled(rule="M-8.1", units=rules.unit_names(tuple(left))))


@rule("M-8.1-R2")
def confirm(rules: "MaltaRules", state: MaltaState, resolution: Resolution) -> None:
    """The set-up stands; a bare capital is pointed out, not refused."""
    table = rules.table(state)
    edition = table.edition
    bare = any(
        all(edition.is_static[unit] for unit in table.stacks.get(h, ())) for h in edition.capital
    )
    resolution.emit(SetupDone(rule="M-8.1", bare=bare))
    state.steps[-1] = TurnStart()
