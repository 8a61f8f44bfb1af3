"""7.5: supply of the Axis, from the third turn on."""

from typing import TYPE_CHECKING

from grognard.games.malta.rules.control import is_operational, is_usable
from grognard.games.malta.state import MaltaState
from grognard.games.malta.title import AXIS, BRITISH
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.malta.referee import MaltaRules


@rule("M-7.5", "M-7.5-R2")
def sources(rules: "MaltaRules", state: MaltaState, kind: str) -> list[int]:
    """Controlled airfields or ports; ruins do not matter unless the option says so."""
    edition = rules.edition(state)
    if kind == "airfield":
        return [h for h in edition.airfields if is_usable(state, h)]
    strict = state.options["supply_requires_operational_port"] == "yes"
    return [
        h for h in edition.ports if is_usable(state, h) and (is_operational(state, h) or not strict)
    ]


@rule("M-7.5-R1")
def supplied_hexes(rules: "MaltaRules", state: MaltaState, kind: str) -> set[int]:
    """Land joined to a source by land, with no present enemy in any hex on the way."""
    table = rules.table(state)
    edition, enemy = table.edition, table.present[BRITISH]
    open_ends = [h for h in sources(rules, state, kind) if not enemy[h]]
    found = set(open_ends)
    while open_ends:
        for n in edition.around[open_ends.pop()]:
            if n not in found and edition.is_land[n] and not enemy[n]:
                found.add(n)
                open_ends.append(n)
    return found


@rule("M-7.5-R3", "M-7.5-R4")
def unsupplied(rules: "MaltaRules", state: MaltaState, units: tuple[int, ...]) -> set[int]:
    """Units whose combat value is halved for want of supply; who attacks from the sea is exempt."""
    if not rules.title.turns[state.turn].supply_check:
        return set()
    edition = rules.edition(state)
    axis = [u for u in units if edition.owner[u] == AXIS and edition.is_land[state.place[u]]]
    found: set[int] = set()
    for kind in ("airfield", "port"):
        wanted = [u for u in axis if edition.units[u].supply == kind]
        if wanted:
            reached = supplied_hexes(rules, state, kind)
            found.update(u for u in wanted if state.place[u] not in reached)
    return found
