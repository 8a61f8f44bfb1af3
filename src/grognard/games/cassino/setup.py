"""Chapter 14.1: where units stand at the start, and the choices before the first turn."""

from typing import TYPE_CHECKING, Any

from grognard.games.cassino.actions import Deploy
from grognard.games.cassino.edition import CassinoEdition
from grognard.games.cassino.events import BoxChosen, CounterDeployed, Deployed
from grognard.games.somnium.disposition import put
from grognard.games.somnium.ground import walk
from grognard.games.somnium.rules.stacking import has_room, require_room
from grognard.games.somnium.state import WAITING, SomniumState
from grognard.games.somnium.steps import Deployment, TurnStart
from grognard.games.somnium.telling import tell
from grognard.kernel.decision import Choices, Decision
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.cassino.campaign import CassinoRules

BIVOUAC = "bivouac "
CHOICE = "choice: "
BOX = "box:"


def box_id(text: str) -> str:
    """The id of a bivouac from the name of its corps."""
    return f"bivouac_{text.strip().lower()}"


@rule("C-14.1", "C-14.1a")
def start_place(edition: CassinoEdition, unit: int) -> int:
    """A hex, a bivouac, or nowhere yet: still to be chosen, or not yet due."""
    start = edition.units[unit].start
    if start.isdigit():
        return edition.by_name[start]
    if start.startswith(BIVOUAC):
        return edition.box_of_name[box_id(start.removeprefix(BIVOUAC))]
    return WAITING


@rule("C-14.1")
def boxes_to_choose(edition: CassinoEdition, unit: int) -> tuple[str, ...]:
    """The boxes offered to a unit at the start; none if it goes on the map."""
    text = edition.units[unit].start.removeprefix(CHOICE)
    if not text.startswith(BIVOUAC):
        return ()
    return tuple(box_id(name) for name in text.removeprefix(BIVOUAC).split("|"))


@rule("C-14.1")
def begin_deployment(rules: "CassinoRules", state: SomniumState) -> None:
    """The Allied choices first, a division as one; then the German guns."""
    edition = rules.front(state)
    groups: dict[tuple[int, str], list[int]] = {}
    for unit in edition.units:
        if unit.start.startswith(CHOICE):
            groups.setdefault((unit.owner, unit.division or unit.id), []).append(unit.index)
    order = sorted(groups.items(), key=lambda item: (item[0][0] != rules.allied, item[1]))
    steps = [Deployment(owner, tuple(units)) for (owner, _), units in order]
    state.steps[:] = [TurnStart(), *reversed(steps)]
    state.side = steps[0].side


class DeploymentPoint(Point["CassinoRules", SomniumState, Deployment]):
    """One choice before the first turn; nobody may pass."""

    def decisions(
        self, rules: "CassinoRules", state: SomniumState, step: Deployment
    ) -> tuple[Decision, ...]:
        return (
            Decision(
                side=rules.sides[step.side],
                kind="deploy",
                rule="C-14.1",
                params={"units": rules.unit_names(step.units)},
            ),
        )

    @rule("C-14.1")
    def choices(
        self, rules: "CassinoRules", state: SomniumState, step: Deployment, side: Side
    ) -> Choices[Any]:
        edition = rules.front(state)
        name = edition.ids[step.units[0]]
        boxes = boxes_to_choose(edition, step.units[0])
        if boxes:
            return Choices.of(*(Deploy(name, f"{BOX}{box}") for box in boxes))
        table = rules.table(state)
        return Choices.of(
            *(
                Deploy(name, edition.names[h])
                for h in range(edition.size)
                if deployable(rules, state, step.side, h) and has_room(table, step.side, h)
            )
        )

    def refuse(
        self,
        rules: "CassinoRules",
        state: SomniumState,
        step: Deployment,
        side: Side,
        action: Action,
    ) -> Illegal:
        if not isinstance(action, Deploy):
            return rules.wrong_phase(state, action)
        edition = rules.front(state)
        if action.unit != edition.ids[step.units[0]]:
            return Illegal("NO_SUCH_UNIT", "C-14.1", units=(action.unit,))
        h = edition.by_name.get(action.to)
        boxes = boxes_to_choose(edition, step.units[0])
        if h is not None and not boxes and deployable(rules, state, step.side, h):
            try:
                require_room(rules.table(state), step.side, h)
            except Illegal as full:
                return full
        alternatives = tuple(f"{BOX}{box}" for box in boxes)
        return Illegal(
            "ENTRY_EDGE", "C-14.1", unit=action.unit, hex=action.to, alternatives=alternatives
        )

    @rule("C-14.1")
    def apply(
        self,
        rules: "CassinoRules",
        state: SomniumState,
        step: Deployment,
        side: Side,
        action: Deploy,
        resolution: Resolution,
    ) -> None:
        edition = rules.front(state)
        state.steps.pop()
        if action.to.startswith(BOX):
            box = action.to.removeprefix(BOX)
            for unit in step.units:
                put(state, unit, edition.box_of_name[box])
            names = rules.unit_names(step.units)
            resolution.emit(BoxChosen(rule="C-14.1", side=side, units=names, box=box))
        else:
            h = edition.by_name[action.to]
            tell(
                rules,
                state,
                resolution,
                step.side,
                Deployed(rule="C-14.1", unit=action.unit, at=action.to),
                CounterDeployed(rule="C-14.1", side=side, at=action.to),
            )
            walk(rules, state, step.units[0], (h,), resolution)
        if isinstance(state.steps[-1], Deployment):
            state.side = state.steps[-1].side


def deployable(rules: "CassinoRules", state: SomniumState, side: int, h: int) -> bool:
    """Whether guns may be put on a hex: held by their side and open to units on foot."""
    return state.control[h] == side and bool(rules.front(state).enterable[h])
