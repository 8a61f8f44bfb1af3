"""Named sets of hexes, values written on hexes, and hexside layers that follow from terrain."""

from math import sqrt

import numpy as np

from grognard.atlas.coastline import load_coast
from grognard.atlas.draft import Draft
from grognard.atlas.files import AtlasError
from grognard.atlas.gazetteer import Setup, load_areas
from grognard.atlas.geometry import Floats, distance_to_polyline, inside
from grognard.atlas.recipe import RegionRule
from grognard.atlas.rivers import land_behind
from grognard.atlas.terrain import centres_inside, page_area
from grognard.hexes.board import Edge, Region
from grognard.hexes.grid import EdgeName, HexId, SideId, corner_point

_ACROSS = sqrt(3) / 2
BEYOND: dict[EdgeName, tuple[tuple[float, float], ...]] = {
    "north": ((0.0, -1.0),),
    "south": ((0.0, 1.0),),
    "east": ((_ACROSS, -0.5), (_ACROSS, 0.5)),
    "west": ((-_ACROSS, -0.5), (-_ACROSS, 0.5)),
}
"""Where the centres of the hexes just off each edge would lie."""


def lay_region(draft: Draft, rule: RegionRule) -> None:
    """Build one region and give its hexes what the rule says."""
    grid = draft.grid
    found: set[HexId] = {grid.hex(number) for number in rule.hexes}
    for number in rule.near:
        found.update(grid.within(grid.hex(number), rule.radius))
    if rule.columns is not None:
        first, last = rule.columns
        found.update(h for h in grid.hexes() if first <= grid.column_row(h)[0] <= last)
    if rule.beyond:
        found |= _not_joined(draft, rule)
    if rule.flood:
        found |= _flood(draft, rule)
    if rule.shore:
        found |= _shore(draft, rule)
    found -= {grid.hex(number) for number in rule.without}
    found -= {h for region in rule.minus for h in draft.region_hexes(region)}
    if rule.terrain:
        found = {h for h in found if draft.terrain[h] in rule.terrain}
    if rule.land is not None:
        found = {h for h in found if draft.is_land(h) == rule.land}
    for h in found:
        if rule.becomes is not None:
            draft.terrain[h] = rule.becomes
        if rule.overlay is not None:
            draft.overlays[h].add(rule.overlay)
    draft.regions.pop(rule.id, None)
    if found:
        draft.regions[rule.id] = Region(
            id=rule.id,
            name=rule.name,
            hexes=tuple(grid.name(h) for h in sorted(found)),
            roles=rule.roles,
            data=rule.data,
        )


def _not_joined(draft: Draft, rule: RegionRule) -> set[HexId]:
    """Land hexes that cannot be reached overland from the hexes of ``beyond``."""
    cut = {h for region in rule.cut for h in draft.region_hexes(region)}
    reached = {draft.grid.hex(number) for number in rule.beyond}
    todo = sorted(reached)
    while todo:
        for other in draft.land_neighbours(todo.pop()):
            if other not in reached and other not in cut:
                reached.add(other)
                todo.append(other)
    return {h for h in draft.grid.hexes() if draft.is_land(h) and h not in reached}


def _flood(draft: Draft, rule: RegionRule) -> set[HexId]:
    """Land reached from some hexes without crossing the barrier; empty before it is laid."""
    barrier = draft.sides.get(rule.barrier, {})
    if not barrier:
        return set()
    return {h for number in rule.flood for h in land_behind(draft, number, set(barrier))}


def _shore(draft: Draft, rule: RegionRule) -> set[HexId]:
    """Land hexes that can be reached from some waters without crossing the barrier."""
    barrier = draft.sides.get(rule.barrier, {})
    return {
        h
        for h in draft.grid.hexes()
        if draft.is_land(h)
        for other in draft.grid.adjacent(h)
        if draft.terrain[other] in rule.shore and draft.grid.side(h, other) not in barrier
    }


def lay_entries(draft: Draft) -> None:
    """Flag the edge hexes through which units may come and go."""
    if not draft.recipe.entries:
        return
    coast = [np.array(ring.pairs()) for ring in load_coast(draft.recipe.id).land]
    # A road or railway that runs off the map proves that there is land beyond.
    off = [draft.grid.side_hexes(s) for links in draft.links.values() for s in links]
    leaving = {a for a, b in off if b is None}
    for rule in draft.recipe.entries:
        hexes = [
            draft.grid.name(h)
            for h in draft.grid.edge(rule.side)
            if draft.is_land(h)
            and draft.terrain[h] not in draft.recipe.impassable
            and (
                _in_columns(draft, h, rule.columns)
                if rule.columns
                else h in leaving or _land_beyond(draft, h, rule.side, coast)
            )
        ]
        draft.edges.append(Edge(id=rule.id, side=rule.side, hexes=tuple(hexes), name=rule.name))


def _in_columns(draft: Draft, h: HexId, columns: tuple[int, int]) -> bool:
    return columns[0] <= draft.grid.column_row(h)[0] <= columns[1]


def _land_beyond(draft: Draft, h: HexId, side: EdgeName, coast: list[Floats]) -> bool:
    """Whether one of the hexes that would lie just off this edge has its centre on land."""
    x, y = draft.grid.centre(h)
    beyond = [(x + dx, y + dy) for dx, dy in BEYOND[side]]
    return any(inside(ring, np.array(beyond)).any() for ring in coast)


def lay_ridges(draft: Draft) -> None:
    """Escarpments where a ridge falls to lower land."""
    for rule in draft.recipe.ridges:
        draft.titles[rule.kind] = rule.title
        draft.sides.setdefault(rule.kind, {})
        areas = [a for a in load_areas() if a.name in rule.areas]
        if len(areas) != len(rule.areas):
            raise AtlasError(f"{draft.recipe.id}: a ridge of {rule.kind} is not in the area list")
        for h in sorted(centres_inside(draft, areas)):
            if draft.terrain[h] != rule.terrain:
                continue
            for other in draft.land_neighbours(h):
                if draft.terrain[other] != rule.terrain:
                    draft.add_side(rule.kind, draft.grid.side(h, other))


def lay_shores(draft: Draft) -> None:
    """Features on the hexsides between land and sea along a drawn coast."""
    for rule in draft.recipe.shores:
        draft.titles[rule.kind] = rule.title
        draft.sides.setdefault(rule.kind, {})
        region = draft.recipe.region
        drawn = [a for a in load_areas() if a.kind == rule.area and a.region == region]
        coasts = [page_area(draft, area) for area in drawn]
        for number in range(draft.grid.side_count):
            side = SideId(number)
            a, b = draft.grid.side_hexes(side)
            if b is None or draft.is_land(a) == draft.is_land(b):
                continue
            p, q = (np.array(corner_point(k)) for k in draft.grid.side_corner_keys(side))
            if any(distance_to_polyline((p + q) / 2, coast) <= rule.reach for coast in coasts):
                draft.add_side(rule.kind, side)


def lay_divides(draft: Draft) -> None:
    """Straits: hexsides between a region and land that does not belong to it."""
    for rule in draft.recipe.divides:
        draft.titles[rule.kind] = rule.title
        draft.sides.setdefault(rule.kind, {})
        for region in rule.regions:
            held = draft.region_hexes(region)
            for h in sorted(held):
                for other in draft.land_neighbours(h):
                    if other not in held:
                        draft.add_side(rule.kind, draft.grid.side(h, other))


def lay_bridges(draft: Draft) -> None:
    """A bridge wherever a network crosses a watercourse."""
    rule = draft.recipe.rivers
    if rule is None:
        return
    waters = list(dict.fromkeys(rule.classes.values()))
    for network, bridge in draft.recipe.bridges.items():
        links = draft.links[network]
        if rule.form == "hexside":
            draft.titles[bridge] = draft.recipe.bridge_titles[bridge]
            draft.sides.setdefault(bridge, {})
            for water in waters:
                for side in draft.sides[water]:
                    if side in links:
                        draft.add_side(bridge, side)
        else:
            for side in links:
                for h in draft.grid.side_hexes(side):
                    if h is not None and draft.overlays[h] & set(waters):
                        draft.overlays[h].add(bridge)


def lay_derived(draft: Draft) -> None:
    """Overlays that follow from others: a town on a railway is a station."""
    for rule in draft.recipe.derived:
        for side in draft.links[rule.network]:
            for h in draft.grid.side_hexes(side):
                if h is not None and rule.needs in draft.overlays[h]:
                    draft.overlays[h].add(rule.overlay)


def lay_values(draft: Draft, setup: tuple[Setup, ...]) -> None:
    """Height, coast and the flags of the recipe on every land hex."""
    keys = {kind.id for kind in draft.recipe.values}
    closed = {h for region in draft.recipe.out_of_play for h in draft.region_hexes(region)}
    for h in draft.grid.hexes():
        if not draft.is_land(h):
            continue
        here = draft.data[h]
        measured = draft.statistics[h]
        if "elevation" in keys:
            here["elevation"] = measured.mean
        if "coastal" in keys and h not in closed and is_coastal(draft, h):
            here["coastal"] = True
    for flag in draft.recipe.flags:
        homes = {(s.side, draft.grid.hex(n)) for s in setup if s.kind == "start" for n in s.hexes}
        regions = {r: draft.region_hexes(r) for r in flag.regions if r in draft.regions}
        for h in draft.grid.hexes():
            if not draft.is_land(h):
                continue
            value = flag.default
            for region, held in regions.items():
                if h in held:
                    value = flag.regions[region]
                    break
            for side, own in flag.setup.items():
                if (side, h) in homes:
                    value = own
            if value is not None:
                draft.data[h][flag.key] = value


def is_coastal(draft: Draft, h: HexId) -> bool:
    """Whether a land hex counts as coastal on this map."""
    below = draft.recipe.land.coastal_below
    if below is not None:
        return draft.statistics[h].land < below
    return draft.has_sea_neighbour(h)
