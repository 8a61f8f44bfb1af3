"""Watercourses and fortified lines: along hexsides, or through hexes."""

import heapq
from itertools import pairwise
from math import hypot

import numpy as np

from grognard.atlas.draft import Draft
from grognard.atlas.files import AtlasError
from grognard.atlas.gazetteer import Fact, WaypointLine, load_lines
from grognard.atlas.geometry import Floats, densify, distance_to_polyline
from grognard.atlas.recipe import RiverRule
from grognard.hexes.grid import HexId, SideId, corner_point

Corner = tuple[int, int]

STEP_PRICE = 0.05
"""Price of a hexside besides its distance from the real course: keeps the trace short."""

CONFLUENCE = 0.45
"""A river whose last point is this near to another one flows into it."""

CLIPPED = 0.22
"""A hex crossed over less than this length is left out if its neighbours touch each other."""


def river_lines(draft: Draft, rule: RiverRule) -> list[WaypointLine]:
    """The watercourses of a map."""
    return [
        line
        for line in load_lines()
        if line.region == draft.recipe.region
        and line.kind == "river"
        and line.line_class in rule.classes
        and (not rule.only or line.name in rule.only)
        and line.name not in rule.without
    ]


def page_line(draft: Draft, line: WaypointLine) -> Floats:
    """The course of a line on the page."""
    latitude = np.array([point.latitude for point in line.points])
    longitude = np.array([point.longitude for point in line.points])
    return draft.transform.to_page(latitude, longitude)


def runs_on_map(draft: Draft, course: Floats) -> list[Floats]:
    """The parts of a course that lie on the map."""
    runs: list[list[Floats]] = [[]]
    for point in densify(course, 0.05):
        if draft.transform.hex_at(point) is None:
            runs.append([])
        else:
            runs[-1].append(point)
    return [np.array(run) for run in runs if len(run) > 10]


class HexsideTracer:
    """Shortest ways along the hexsides that separate two land hexes."""

    def __init__(self, draft: Draft, cheap: set[SideId], barred: set[SideId]) -> None:
        self.draft = draft
        self.cheap = cheap
        self.straits = {s for rule in draft.recipe.divides for s in draft.sides[rule.kind]}
        barred = barred | self.straits
        self.edges: dict[Corner, list[tuple[Corner, SideId]]] = {}
        grid = draft.grid
        for number in range(grid.side_count):
            side = SideId(number)
            a, b = grid.side_hexes(side)
            if b is not None and draft.is_land(a) and draft.is_land(b) and side not in barred:
                p, q = grid.side_corner_keys(side)
                self.edges.setdefault(p, []).append((q, side))
                self.edges.setdefault(q, []).append((p, side))

    def shore(self) -> list[Corner]:
        """The corners a trace can use where the land ends."""
        grid = self.draft.grid
        water = {
            key for h in grid.hexes() if not self.draft.is_land(h) for key in grid.corner_keys(h)
        }
        water |= {key for side in self.straits for key in grid.side_corner_keys(side)}
        return sorted(key for key in self.edges if key in water)

    def nearest(self, point: Floats, among: list[Corner] | None = None) -> Corner:
        """The corner nearest to a point, among corners a trace can use."""
        return min(
            sorted(self.edges) if among is None else among,
            key=lambda key: hypot(*(np.array(corner_point(key)) - point)),
        )

    def price(self, side: SideId, course: Floats) -> float:
        """Cost of a hexside: squared distance of its middle from the course."""
        if side in self.cheap:
            return 0.001
        p, q = (np.array(corner_point(key)) for key in self.draft.grid.side_corner_keys(side))
        return STEP_PRICE + distance_to_polyline((p + q) / 2, course) ** 2

    def trace(
        self,
        course: Floats,
        starts: list[Corner] | None = None,
        goals: list[Corner] | None = None,
    ) -> list[SideId]:
        """The hexsides from the first to the last point of a course."""
        start, goal = self.nearest(course[0], starts), self.nearest(course[-1], goals)
        queue: list[tuple[float, Corner]] = [(0.0, start)]
        cost: dict[Corner, float] = {start: 0.0}
        came: dict[Corner, tuple[Corner, SideId]] = {}
        while queue:
            spent, corner = heapq.heappop(queue)
            if corner == goal:
                break
            if spent > cost[corner]:
                continue
            for other, side in self.edges[corner]:
                step = self.price(side, course)
                if spent + step < cost.get(other, float("inf")) - 1e-12:
                    cost[other] = spent + step
                    came[other] = (corner, side)
                    heapq.heappush(queue, (spent + step, other))
        if goal not in cost:
            raise AtlasError(f"{self.draft.recipe.id}: a hexside line cannot reach its end")
        sides: list[SideId] = []
        while goal != start:
            goal, side = came[goal]
            sides.append(side)
        return sides[::-1]


def fact_side(draft: Draft, fact: Fact) -> tuple[SideId, HexId]:
    """The hexside of a fact ``a|b`` and its first, protected hex."""
    first, _, second = fact.where.partition("|")
    a, b = draft.grid.hex(first), draft.grid.hex(second)
    return draft.grid.side(a, b), a


def lay_rivers(draft: Draft, facts: tuple[Fact, ...]) -> None:
    """Lay the watercourses of the recipe."""
    rule = draft.recipe.rivers
    if rule is None:
        return
    if rule.form == "hexside":
        _lay_hexside_rivers(draft, rule, facts)
    elif rule.form == "hex":
        _lay_hex_rivers(draft, rule)
    else:
        raise AtlasError(f"{draft.recipe.id}: unknown river form {rule.form!r}")


def _lay_hexside_rivers(draft: Draft, rule: RiverRule, facts: tuple[Fact, ...]) -> None:
    fixed = {fact_side(draft, fact)[0] for fact in facts if "river" in fact.kind.split("+")}
    barred = {fact_side(draft, fact)[0] for fact in facts if fact.kind == "no river"}
    tracer = HexsideTracer(draft, fixed, barred)
    for kind in dict.fromkeys(rule.classes.values()):
        draft.titles[kind] = rule.titles[kind]
        draft.sides.setdefault(kind, {})
    lines = river_lines(draft, rule)
    parents = {line.name: _parent(draft, line, lines) for line in lines}
    # Main streams first, so that tributaries can flow into their traced course.
    for line in sorted(lines, key=lambda line: _depth(line.name, parents)):
        sides = _trace_river(draft, rule, tracer, line, parents[line.name])
        draft.courses[line.name] = sides
        for side in sides:
            draft.add_side(rule.classes[line.line_class], side)
    for side in sorted(fixed):
        draft.add_side(next(iter(rule.classes.values())), side)


def _parent(draft: Draft, line: WaypointLine, lines: list[WaypointLine]) -> str | None:
    """The river another one flows into: the nearest to its last point, if near enough."""
    mouth = page_line(draft, line)[-1]
    near = []
    for other in lines:
        course = page_line(draft, other)
        # Two rivers that end side by side are neighbours on a coast, not parent and child.
        if other.name != line.name and hypot(*(course[-1] - mouth)) >= CONFLUENCE:
            near.append((distance_to_polyline(mouth, course), other.name))
    away, name = min(near, default=(CONFLUENCE, ""))
    return name if away < CONFLUENCE else None


def _depth(name: str, parents: dict[str, str | None]) -> int:
    seen = [name]
    while (parent := parents.get(seen[-1])) is not None and parent not in seen:
        seen.append(parent)
    return len(seen)


def _trace_river(
    draft: Draft, rule: RiverRule, tracer: HexsideTracer, line: WaypointLine, parent: str | None
) -> list[SideId]:
    course = page_line(draft, line)
    runs = runs_on_map(draft, course)
    sides: list[SideId] = []
    for run in runs:
        ends_on_map = bool((run[-1] == course[-1]).all())
        among: list[Corner] | None = None
        if ends_on_map and parent is not None and draft.courses.get(parent):
            keys = (draft.grid.side_corner_keys(s) for s in draft.courses[parent])
            among = sorted({corner for pair in keys for corner in pair if corner in tracer.edges})
        elif ends_on_map and line.name not in rule.inland:
            among = tracer.shore()
        sides += tracer.trace(run, goals=among)
    return list(dict.fromkeys(sides))


def _lay_hex_rivers(draft: Draft, rule: RiverRule) -> None:
    strongest = list(dict.fromkeys(rule.classes.values()))
    for kind in strongest:
        draft.titles[f"{kind}_course"] = rule.titles[kind]
        draft.links.setdefault(f"{kind}_course", {})
    for line in river_lines(draft, rule):
        kind = rule.classes[line.line_class]
        for run in runs_on_map(draft, page_line(draft, line)):
            hexes = [h for h in hexes_crossed(draft, run) if draft.is_land(h)]
            for h in hexes:
                draft.overlays[h].add(kind)
            for a, b in pairwise(hexes):
                if draft.grid.are_adjacent(a, b):
                    draft.add_link(f"{kind}_course", draft.grid.side(a, b), None)
    for here in draft.overlays:
        # A hex has one watercourse: the stronger one.
        present = [kind for kind in strongest if kind in here]
        here.difference_update(present[1:])


def hexes_crossed(draft: Draft, course: Floats) -> list[HexId]:
    """The hexes a course runs through, without those it only clips at a corner."""
    crossed: list[tuple[HexId, int]] = []
    step = 0.02
    for point in densify(course, step):
        h = draft.transform.hex_at(point)
        if h is None:
            continue
        if crossed and crossed[-1][0] == h:
            crossed[-1] = (h, crossed[-1][1] + 1)
        else:
            crossed.append((h, 1))
    kept: list[HexId] = []
    for i, (h, points) in enumerate(crossed):
        if 0 < i < len(crossed) - 1 and points * step < CLIPPED and kept:
            following = crossed[i + 1][0]
            if kept[-1] == following or draft.grid.are_adjacent(kept[-1], following):
                continue
        if not kept or kept[-1] != h:
            kept.append(h)
    return kept


def lay_lines(draft: Draft, facts: tuple[Fact, ...]) -> None:
    """Fortified lines: listed hexsides first, then those traced along a drawn line."""
    recipe = draft.recipe
    if recipe.fort is not None:
        draft.titles[recipe.fort] = recipe.fort_title
        for fact in facts:
            if "fortification" in fact.kind.split("+"):
                side, protected = fact_side(draft, fact)
                draft.add_side(recipe.fort, side, protected)
    for rule in recipe.lines:
        draft.titles[rule.kind] = rule.title
        degrees = np.array(rule.points)
        course = draft.transform.to_page(degrees[:, 0], degrees[:, 1])
        tracer = HexsideTracer(draft, set(), set())
        line = tracer.trace(course, tracer.shore(), tracer.shore())
        behind = land_behind(draft, rule.protects, set(line))
        for side in line:
            hold = [h for h in draft.grid.side_hexes(side) if h in behind]
            if len(hold) != 1:
                name = draft.grid.side_name(side)
                raise AtlasError(f"{recipe.id}: {rule.kind} does not divide the land at {name}")
            draft.add_side(rule.kind, side, hold[0])


def land_behind(draft: Draft, start: str, line: set[SideId]) -> set[HexId]:
    """Land joined to a hex without crossing a line of hexsides."""
    reached = {draft.grid.hex(start)}
    todo = sorted(reached)
    while todo:
        h = todo.pop()
        for other in draft.land_neighbours(h):
            if other not in reached and draft.grid.side(h, other) not in line:
                reached.add(other)
                todo.append(other)
    return reached
