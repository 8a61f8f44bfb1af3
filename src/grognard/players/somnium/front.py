"""The defender's front: the cheapest row of hexes between the enemy and what must be held.

Every side of a hex has a price, the units it takes to hold it on that ground. The cheapest cut
between the enemy's hexes and the core of the defence is the shortest front on the best ground.
The core shrinks in stages until the units at hand can pay for its front.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import breadth_first_order, maximum_flow

from grognard.players.somnium.chances import BoolArray, FloatArray
from grognard.players.somnium.geometry import ON_FOOT
from grognard.players.somnium.movers import Mover, must_fight
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.weights import LineWeights, OuterFront, Stage

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


class Region(NamedTuple):
    """What lies behind a front, and what the front costs."""

    cost: float
    inside: frozenset[int]


def draw_front(posting: Posting, line: LineWeights) -> Front:
    """The widest front that the units at hand can man; the narrowest at any price."""
    outlook = posting.outlook
    land = frozenset(outlook.edition.land)
    sources = {*outlook.enemy_hexes, *gates(outlook, line)}
    if not sources:
        return Front((), {}, {})
    units = {*posting.planned, *posting.free}
    strength = sum(1 for u in units if not outlook.edition.is_gun[u])
    if line.outer is not None and outlook.state.turn <= line.outer.until:
        double = draw_double(posting, line, line.outer, sources, strength)
        if double is not None:
            return double
    survey = Survey(posting, line, sources)
    inner = survey.widest(line.stages, sources, land, strength * line.thrift)
    return joined(outlook, [(inner.inside, land)])


def draw_double(
    posting: Posting, line: LineWeights, outer: OuterFront, sources: set[int], strength: int
) -> Front | None:
    """Two fronts: one keeps those out who come by land, the other holds those who came by sea."""
    outlook = posting.outlook
    edition = outlook.edition
    land = frozenset(edition.land)
    beach = edition.by_name[outlook.rules.title.places[outer.beach]]
    by_land = {h for h in sources if edition.far[h][beach] > outer.beach_radius}
    survey = Survey(posting, line, sources, outer.closed)
    budget = strength * outer.thrift
    for stage in outer.stages:
        kept = survey.behind(stage, by_land, land)
        if kept is None or kept.cost > budget * outer.share:
            continue
        within = sources & kept.inside
        inner = survey.widest(line.stages, within, kept.inside, budget - kept.cost)
        if inner.cost + kept.cost <= budget:
            return joined(outlook, [(kept.inside, land), (inner.inside, kept.inside)])
    return None


class Survey:
    """The ground as a defender prices it now, and the cheapest fronts on it."""

    def __init__(
        self, posting: Posting, line: LineWeights, sources: set[int], closed: float | None = None
    ) -> None:
        self.outlook = posting.outlook
        self.costs = side_costs(self.outlook, line, side_prices(posting, line, sources, closed))

    def widest(
        self, stages: Sequence[Stage], sources: set[int], land: frozenset[int], budget: float
    ) -> Region:
        """The region behind the widest front for the budget; of the last stage at any price."""
        found = Region(0.0, frozenset())
        if not sources:
            return found
        for stage in stages:
            region = self.behind(stage, sources, land)
            if region is not None:
                found = region
                if found.cost <= budget:
                    break
        return found

    def behind(self, stage: Stage, sources: set[int], land: frozenset[int]) -> Region | None:
        """What the cheapest front around a stage's core encloses; None if the enemy is inside."""
        core = stage_core(self.outlook, stage) & land
        if core & sources or not core:
            return None
        return self.cut(sources, core, land)

    def cut(self, sources: set[int], core: set[int], land: frozenset[int]) -> Region:
        """The cheapest cut between the enemy and a core: its cost, and what is on our side."""
        size = self.outlook.edition.size
        start, end = size, size + 1
        ways = self.outlook.land.steps_on_foot
        ground = np.zeros(size, dtype=np.bool_)
        ground[sorted(land)] = True
        used = ground[ways[0]] & ground[ways[1]]
        rows = np.concatenate((ways[0][used], np.full(len(sources), start), sorted(core)))
        columns = np.concatenate((ways[1][used], sorted(sources), np.full(len(core), end)))
        endless = np.full(len(sources) + len(core), ENDLESS)
        amounts = np.concatenate((self.costs[used], endless))
        whole = np.maximum(1, np.rint(amounts * SCALE)).astype(np.int32)
        graph = csr_array((whole, (rows, columns)), shape=(end + 1, end + 1))
        result = maximum_flow(graph, start, end)
        left = csr_array(graph - result.flow)
        left.data = np.maximum(left.data, 0)
        left.eliminate_zeros()
        reached = set(breadth_first_order(left, start, return_predecessors=False).tolist())
        return Region(result.flow_value / SCALE, frozenset(h for h in land if h not in reached))


def joined(outlook: Outlook, fronts: list[tuple[frozenset[int], frozenset[int]]]) -> Front:
    """One front of several: each with what lies behind it and all that it divides."""
    edition = outlook.edition
    facing: dict[int, list[int]] = {}
    for inside, land in fronts:
        for h in sorted(inside):
            before = [n for n in edition.around[h] if n in land and n not in inside]
            if before:
                facing.setdefault(h, []).extend(before)
    return Front(
        tuple(sorted(facing)),
        {h: len(before) for h, before in facing.items()},
        {h: cover_against(outlook, h, before) for h, before in facing.items()},
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
    posting: Posting, line: LineWeights, sources: set[int], closed: float | None = None
) -> dict[int, tuple[float, float]]:
    """What a side of each hex costs to hold: for its ground, and for coming late.

    A hex that nobody can be in when the enemy comes has no price at all; ``closed`` is what it
    costs more to leave one beside the enemy to the zone of a friend.
    """
    outlook = posting.outlook
    edition = outlook.edition
    forbidden = outlook.rules.closed_to(outlook.state, outlook.side)
    far = outlook.land.march(ON_FOOT, sorted(sources))
    near = outlook.land.march(ON_FOOT, sorted(set(posting.planned.values())))
    now, standing = within_reach(posting)
    found: dict[int, tuple[float, float]] = {}
    for h in edition.land:
        if outlook.enemy_here[h]:
            continue
        ground = line.on_ground(edition.columns[h])
        if outlook.enemy_zone[h] and h not in standing:
            if closed is not None and any(
                n in standing or (now[n] and not outlook.enemy_zone[n]) for n in edition.around[h]
            ):
                found[h] = (ground, closed)
            continue
        late = 0.0
        if not now[h]:
            if forbidden[h]:
                continue
            late = line.late * min(1.0, max(0.0, (near[h] - far[h]) / PACE + 1.0))
        found[h] = (ground, late)
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
