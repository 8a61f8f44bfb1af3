"""The defender's front: the cheapest row of hexes between the enemy and what must be held.

Every side of a hex has a price, the units it takes to hold it on that ground. The cheapest cut
between the enemy's hexes and the core of the defence is the shortest front on the best ground.
The core shrinks in stages until the units at hand can pay for its front.
"""

from typing import Final, NamedTuple, Protocol

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import breadth_first_order, maximum_flow

from grognard.players.somnium.chances import BoolArray, FloatArray
from grognard.players.somnium.geometry import ON_FOOT
from grognard.players.somnium.movers import Mover, must_fight
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.weights import LineWeights, Stage

SCALE: Final = 100
"""Flows are whole numbers: a price of one unit counts this much."""
ENDLESS: Final = 10.0**5
NO_WAY: Final = 100.0
"""The price of a side that cannot be held in time."""
PACE: Final = 12.0
"""Half points that a unit on foot goes in a turn."""


class Posting(Protocol):
    """What is known of a plan while a front is drawn: who is free, and where everybody will be."""

    outlook: Outlook
    free: dict[int, Mover]
    planned: dict[int, int]


class Front(NamedTuple):
    """The hexes to hold, on how many sides the enemy can come at each, and its cover there."""

    hexes: tuple[int, ...]
    sides: dict[int, int]
    cover: dict[int, int]


def draw_front(posting: Posting, line: LineWeights) -> Front:
    """The front of the widest stage that the units at hand can man; the last stage at any price."""
    outlook = posting.outlook
    edition = outlook.edition
    sources = {*outlook.enemy_hexes, *gates(outlook, line)}
    inside: set[int] = set()
    if sources:
        far = outlook.land.march(ON_FOOT, sorted(sources))
        prices = side_prices(posting, line, far)
        units = sum(1 for u in {*posting.planned, *posting.free} if not edition.is_gun[u])
        for stage in line.stages:
            core = stage_core(outlook, stage)
            if core & sources:
                continue
            cost, inside = cut(outlook, line, sources, core, prices)
            if cost <= units * line.thrift:
                break
    facing = {
        h: [n for n in edition.around[h] if edition.enterable[n] and n not in inside]
        for h in sorted(inside)
    }
    held = {h: before for h, before in facing.items() if before}
    return Front(
        tuple(held),
        {h: len(before) for h, before in held.items()},
        {h: cover_against(outlook, h, before) for h, before in held.items()},
    )


def stage_core(outlook: Outlook, stage: Stage) -> set[int]:
    """The hexes that a stage of the defence must not lose: its keep and what lies around it."""
    edition, places = outlook.edition, outlook.rules.title.places
    keep = [edition.by_name[places[name]] for name in stage.keep]
    back = outlook.land.march(ON_FOOT, keep)
    return {h for h in edition.land if back[h] <= stage.radius}


def gates(outlook: Outlook, line: LineWeights) -> list[int]:
    """The hexes by which enemies who wait beside the map can come."""
    edition, place = outlook.edition, outlook.state.place
    if all(place[u] >= 0 for u in edition.of_side[outlook.enemy]):
        return []
    found = [edition.by_name[name] for name in line.gates]
    return [h for h in found if not outlook.own_count[h]]


def cover_against(outlook: Outlook, h: int, facing: list[int]) -> int:
    """The columns a defender has in a hex against those who come from these neighbours."""
    edition = outlook.edition
    if all(edition.river_slots[edition.slot(n, h)] for n in facing):
        return max(edition.columns[h], outlook.land.river)
    return edition.columns[h]


# --- prices --------------------------------------------------------------------------------------


def side_prices(
    posting: Posting, line: LineWeights, far: FloatArray
) -> dict[int, tuple[float, float]]:
    """What a side of each hex costs to hold: for its ground, and for coming late.

    A hex that nobody can be in when the enemy comes has no price at all.
    """
    outlook = posting.outlook
    edition = outlook.edition
    closed = outlook.rules.closed_to(outlook.state, outlook.side)
    near = outlook.land.march(ON_FOOT, sorted(set(posting.planned.values())))
    now, standing = within_reach(posting)
    found: dict[int, tuple[float, float]] = {}
    for h in edition.land:
        if outlook.enemy_here[h] or (outlook.enemy_zone[h] and h not in standing):
            continue
        late = 0.0
        if not now[h]:
            if closed[h]:
                continue
            late = line.late * min(1.0, max(0.0, (near[h] - far[h]) / PACE + 1.0))
        found[h] = (line.on_ground(edition.columns[h]), late)
    return found


def within_reach(posting: Posting) -> tuple[BoolArray, set[int]]:
    """The hexes that somebody can be in this turn, and those where somebody may simply stay."""
    outlook = posting.outlook
    is_gun = outlook.edition.is_gun
    now = np.zeros(outlook.edition.size, dtype=np.bool_)
    standing = {h for u, h in posting.planned.items() if u not in posting.free and not is_gun[u]}
    for unit, mover in posting.free.items():
        if not is_gun[unit]:
            now |= mover.ends
            if mover.here >= 0 and not must_fight(outlook, unit):
                standing.add(mover.here)
    now[sorted(standing)] = True
    return now, standing


def cut(
    outlook: Outlook,
    line: LineWeights,
    sources: set[int],
    core: set[int],
    prices: dict[int, tuple[float, float]],
) -> tuple[float, set[int]]:
    """What the cheapest cut between the enemy and a core costs, and the hexes on our side of it."""
    edition = outlook.edition
    start, end = edition.size, edition.size + 1
    ways = outlook.land.steps_on_foot
    rows = np.concatenate((ways[0], np.full(len(sources), start), sorted(core)))
    columns = np.concatenate((ways[1], sorted(sources), np.full(len(core), end)))
    endless = np.full(len(sources) + len(core), ENDLESS)
    amounts = np.concatenate((side_costs(outlook, line, prices), endless))
    whole = np.maximum(1, np.rint(amounts * SCALE)).astype(np.int32)
    shape = (end + 1, end + 1)
    graph = csr_array((whole, (rows, columns)), shape=shape)
    result = maximum_flow(graph, start, end)
    left = csr_array(graph - result.flow)
    left.data = np.maximum(left.data, 0)
    left.eliminate_zeros()
    reached = set(breadth_first_order(left, start, return_predecessors=False).tolist())
    return result.flow_value / SCALE, {h for h in edition.land if h not in reached}


def side_costs(
    outlook: Outlook, line: LineWeights, prices: dict[int, tuple[float, float]]
) -> FloatArray:
    """What it costs to hold each side of each hex; who does not look down on the enemy pays more.

    A bank of a river is ground of its own kind.
    """
    before, held, wet = outlook.land.steps_on_foot
    ground = np.full(outlook.edition.size, NO_WAY)
    late = np.zeros(outlook.edition.size)
    for h, (price, more) in prices.items():
        ground[h], late[h] = price, more
    costs = np.where(
        wet, np.minimum(ground, line.on_ground(outlook.land.river))[held], ground[held]
    )
    cover = outlook.land.cover
    costs = np.where(cover[held] <= cover[before], costs * line.level, costs) + late[held]
    found: FloatArray = np.where(ground[held] >= NO_WAY, NO_WAY, costs)
    return found
