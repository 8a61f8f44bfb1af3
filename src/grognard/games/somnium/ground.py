"""Standing on ground: taking control, making contact, and moving a unit along a way."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grognard.games.somnium.disposition import put
from grognard.games.somnium.events import Contacted, PlaceTaken
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.telling import tell
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.mechanics.control import take

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


@rule("S/C-R35")
def walk(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    path: Sequence[int],
    resolution: Resolution,
) -> None:
    """Bring a unit along a way: it stands at the end, owns what it passed, meets who is near."""
    put(state, unit, path[-1])
    side = rules.title.units[unit].owner
    for h in take(state.control, path, side):
        if h in rules.place_at:
            take_place(rules, state, side, rules.place_at[h], h, resolution)
    if state.awaiting:
        make_contact(rules, state, unit, path, resolution)
    rules.stood(state, unit, path)


def take_place(
    rules: "SomniumRules",
    state: SomniumState,
    side: int,
    place: str,
    h: int,
    resolution: Resolution,
) -> None:
    """Note and tell that a named place changed hands."""
    name = rules.sides[side]
    if name == rules.invader and place not in state.taken and rules.is_whole(state, place):
        state.taken[place] = state.turn
    rule_id = "S/C-R35"
    resolution.emit(PlaceTaken(rule=rule_id, side=name, place=place, at=rules.hex_name(h)))


@rule("S-R37", "S-4.2.3c")
def make_contact(
    rules: "SomniumRules",
    state: SomniumState,
    unit: int,
    path: Sequence[int],
    resolution: Resolution,
) -> None:
    """Free waiting units that a friend, not waiting himself, stands with, touches or passes."""
    edition = rules.edition(state)
    side = edition.owner[unit]
    reached = set(path) if unit not in state.awaiting else set()
    freed = True
    while freed:
        freed = False
        for waiting in tuple(state.awaiting):
            h = state.place[waiting]
            if edition.owner[waiting] != side or h < 0:
                continue
            if touches(rules, state, waiting, h, reached):
                state.awaiting.remove(waiting)
                rules.contact_made(state, waiting)
                event = Contacted(rule="S-R37", unit=edition.ids[waiting], at=edition.names[h])
                tell(rules, state, resolution, side, event)
                freed = True


def touches(
    rules: "SomniumRules", state: SomniumState, waiting: int, h: int, passed: set[int]
) -> bool:
    """Whether a friend who is not waiting is in or next to the hex, or has just passed there."""
    table = rules.table(state)
    side = table.edition.owner[waiting]
    for near in (h, *table.edition.around[h]):
        if near in passed:
            return True
        if table.count[side][near] and any(
            unit != waiting and unit not in state.awaiting for unit in table.stacks[near]
        ):
            return True
    return False
