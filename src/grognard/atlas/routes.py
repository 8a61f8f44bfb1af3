"""Roads and railways: least-cost paths through the waypoints of each line."""

import heapq
from itertools import pairwise
from math import hypot

import numpy as np

from grognard.atlas.draft import Draft
from grognard.atlas.files import AtlasError
from grognard.atlas.gazetteer import Waypoint, WaypointLine, load_lines, load_places
from grognard.atlas.geometry import Floats, densify
from grognard.atlas.recipe import RouteRule
from grognard.hexes.grid import HexId, SideId, corner_point


def route_lines(draft: Draft, rule: RouteRule) -> list[WaypointLine]:
    """The lines a network is built from."""
    return [
        line
        for line in load_lines()
        if line.region == draft.recipe.region
        and line.kind == rule.source
        and line.line_class in rule.classes
        and line.name not in rule.without
    ]


def waypoint_hex(draft: Draft, point: Waypoint) -> HexId | None:
    """The hex of a waypoint: the pinned hex of the town of that name, else where it really is."""
    for rule in draft.recipe.places:
        if rule.name == point.name:
            return draft.grid.hex(rule.hexes[0])
    for place in load_places():
        if place.name == point.name and place.region == draft.recipe.region:
            number = place.hexes.get(draft.recipe.id)
            return draft.grid.hex(number) if number else None
    return draft.transform.hex_of(point.latitude, point.longitude)


def town_waypoints(draft: Draft) -> set[HexId]:
    """Hexes that must be land because a line of the map passes a town in them."""
    found: set[HexId] = set()
    for rule in draft.recipe.routes:
        for line in route_lines(draft, rule):
            hexes = (waypoint_hex(draft, point) for point in line.points)
            found.update(h for h in hexes if h is not None)
    return found


def lay_routes(draft: Draft, barred: set[SideId]) -> None:
    """Lay every network of the recipe; ``barred`` hexsides carry no link."""
    for rule in draft.recipe.routes:
        draft.titles[rule.kind] = rule.title
        draft.links.setdefault(rule.kind, {})
        lines = route_lines(draft, rule)
        # Better lines first, so that lesser ones join them.
        order = list(rule.classes)
        for line in sorted(lines, key=lambda line: order.index(line.line_class)):
            _lay_line(draft, rule, line, barred)


def _lay_line(draft: Draft, rule: RouteRule, line: WaypointLine, barred: set[SideId]) -> None:
    link_class = rule.classes[line.line_class]
    hexes = [waypoint_hex(draft, point) for point in line.points]
    for i, (a, b) in enumerate(pairwise(hexes)):
        if a is not None and b is not None:
            _join(draft, rule, link_class, a, b, barred, line)
        elif a is not None:
            _leave(draft, rule, link_class, a, line.points[i + 1], barred, line)
        elif b is not None:
            _leave(draft, rule, link_class, b, line.points[i], barred, line)


def _join(
    draft: Draft,
    rule: RouteRule,
    link_class: str,
    a: HexId,
    b: HexId,
    barred: set[SideId],
    line: WaypointLine,
) -> None:
    path = least_cost_path(draft, rule, a, b, barred)
    if path is None:
        names = f"{draft.grid.name(a)} and {draft.grid.name(b)}"
        raise AtlasError(f"{draft.recipe.id}: {line.name!r} finds no way between {names}")
    for c, d in pairwise(path):
        side = draft.grid.side(c, d)
        if rule.joins is None or side not in draft.links[rule.joins]:
            draft.add_link(rule.kind, side, link_class)


def _leave(
    draft: Draft,
    rule: RouteRule,
    link_class: str,
    a: HexId,
    target: Waypoint,
    barred: set[SideId],
    line: WaypointLine,
) -> None:
    """Run from a hex to the map edge on the way to a waypoint off the map."""
    start = np.array(draft.grid.centre(a))
    end = draft.transform.to_page(np.array(target.latitude), np.array(target.longitude))
    way = densify(np.stack([start, end]), 0.1)
    last = a
    for point in way:
        h = draft.transform.hex_at(point)
        if h is not None and draft.is_land(h):
            last = h
    if not draft.grid.is_edge(last):
        return
    if last != a:
        _join(draft, rule, link_class, a, last, barred, line)
    draft.add_link(rule.kind, _edge_side(draft, last, end), link_class)


def _edge_side(draft: Draft, h: HexId, target: Floats) -> SideId:
    """The off-map hexside of an edge hex that looks most towards a point."""
    centre = np.array(draft.grid.centre(h))
    goal = (target - centre) / max(hypot(*(target - centre)), 1e-9)
    best: tuple[float, SideId] | None = None
    for d in range(6):
        if draft.grid.neighbour(h, d) is None:
            side = draft.grid.side_in(h, d)
            p, q = (np.array(corner_point(key)) for key in draft.grid.side_corner_keys(side))
            looks = float((((p + q) / 2 - centre) * goal).sum())
            if best is None or looks > best[0] + 1e-9:
                best = (looks, side)
    if best is None:
        raise AtlasError(f"{draft.grid.name(h)} is not on the map edge")
    return best[1]


def hex_cost(draft: Draft, h: HexId, slope: float) -> float:
    """What a hex costs a line: steep and high ground is dear."""
    measured = draft.statistics[h]
    return 1 + slope * (measured.relief / 300 + measured.mean / 1500)


def least_cost_path(
    draft: Draft, rule: RouteRule, start: HexId, goal: HexId, barred: set[SideId]
) -> list[HexId] | None:
    """The cheapest way over land; ties go to the lower hex number, so the result is stable."""
    closed = {h for region in draft.recipe.closed for h in draft.region_hexes(region)}
    allowed_closed = start in closed or goal in closed
    links = set(draft.links.get(rule.kind, {}))
    if rule.joins is not None:
        links |= set(draft.links[rule.joins])
    queue: list[tuple[float, HexId]] = [(0.0, start)]
    cost: dict[HexId, float] = {start: 0.0}
    came: dict[HexId, HexId] = {}
    while queue:
        spent, h = heapq.heappop(queue)
        if h == goal:
            break
        if spent > cost[h]:
            continue
        for other in draft.land_neighbours(h):
            side = draft.grid.side(h, other)
            if side in barred or (other in closed and not allowed_closed):
                continue
            if draft.terrain[other] in draft.recipe.impassable:
                continue
            step = hex_cost(draft, other, rule.slope) * (rule.merge if side in links else 1.0)
            if spent + step < cost.get(other, float("inf")) - 1e-9:
                cost[other] = spent + step
                came[other] = h
                heapq.heappush(queue, (spent + step, other))
    if goal not in cost:
        return None
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    return path[::-1]
