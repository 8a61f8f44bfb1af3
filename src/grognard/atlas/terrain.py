"""Land and sea, thresholds, drawn areas, and the terrain facts that win over them."""

import numpy as np

from grognard.atlas.draft import Draft
from grognard.atlas.files import AtlasError
from grognard.atlas.gazetteer import Area, Fact, load_areas
from grognard.atlas.geometry import Floats, inside
from grognard.atlas.recipe import Threshold
from grognard.atlas.samples import hexagon_samples
from grognard.hexes.grid import HexId

LAND_FACTS = frozenset(
    {
        "land",
        "land or coastal",
        "open",
        "mountain",
        "mountain+objective",
        "city",
        "town",
        "air base",
    }
)
SEA_FACTS = frozenset({"sea", "all-sea"})
TERRAIN_FACTS = {"open": "open", "mountain": "mountain", "mountain+objective": "mountain"}


def fact_hexes(draft: Draft, fact: Fact) -> list[HexId]:
    """The hexes a fact speaks of: one, or several joined by ``+``."""
    return [draft.grid.hex(part.strip()) for part in fact.where.split("+")]


def lay_land(draft: Draft, facts: tuple[Fact, ...], waypoints: set[HexId]) -> None:
    """Decide land and sea: share of land, then towns on lines, then facts."""
    rule = draft.recipe.land
    for h in draft.grid.hexes():
        measured = draft.statistics[h]
        draft.land[h] = measured.land >= rule.minimum or h in waypoints
        if rule.lake is not None and measured.lake >= 0.5:
            draft.land[h] = False
            draft.terrain[h] = rule.lake
        else:
            draft.terrain[h] = draft.recipe.default if draft.land[h] else rule.sea
    for fact in facts:
        if fact.kind in LAND_FACTS:
            for h in fact_hexes(draft, fact):
                set_land(draft, h)
    for fact in facts:
        if fact.kind in SEA_FACTS:
            for h in fact_hexes(draft, fact):
                draft.land[h] = False
                draft.terrain[h] = rule.sea


def set_land(draft: Draft, h: HexId) -> None:
    """Make a hex land if it is not."""
    if not draft.land[h]:
        draft.land[h] = True
        draft.terrain[h] = draft.recipe.default


def page_area(draft: Draft, area: Area) -> Floats:
    """The points of an area on the page."""
    points = np.array(area.points)
    return draft.transform.to_page(points[:, 0], points[:, 1])


def areas_of(draft: Draft, kind: str) -> list[Area]:
    """The areas of a kind in the map's region; there must be one."""
    found = [a for a in load_areas() if a.region == draft.recipe.region and a.kind == kind]
    if not found:
        raise AtlasError(f"{draft.recipe.id}: no area of kind {kind!r} in {draft.recipe.region}")
    return found


def share_inside(draft: Draft, areas: list[Area]) -> dict[HexId, float]:
    """How much of each hex the areas cover (hexes untouched by any are left out)."""
    offsets = hexagon_samples()
    polygons = [page_area(draft, area) for area in areas]
    shares: dict[HexId, float] = {}
    for h in draft.grid.hexes():
        centre = np.array(draft.grid.centre(h))
        near = [
            p
            for p in polygons
            if (p.min(0) < centre + 0.6).all() and (p.max(0) > centre - 0.6).all()
        ]
        if near:
            covered = np.logical_or.reduce([inside(p, centre + offsets) for p in near])
            if covered.any():
                shares[h] = float(covered.mean())
    return shares


def centres_inside(draft: Draft, areas: list[Area]) -> set[HexId]:
    """Hexes whose centre lies in one of the areas."""
    centres = np.array([draft.grid.centre(h) for h in draft.grid.hexes()])
    held = np.logical_or.reduce([inside(page_area(draft, area), centres) for area in areas])
    return {HexId(int(i)) for i in np.flatnonzero(held)}


def lay_thresholds(draft: Draft) -> None:
    """Terrain of every land hex by height and relief; the first matching rule decides."""
    kinds = {kind for rule in draft.recipe.thresholds for kind in rule.area}
    held = {kind: centres_inside(draft, areas_of(draft, kind)) for kind in sorted(kinds)}
    for h in draft.grid.hexes():
        if draft.land[h]:
            draft.terrain[h] = next(
                (r.terrain for r in draft.recipe.thresholds if _matches(draft, r, h, held)),
                draft.recipe.default,
            )


def _matches(draft: Draft, rule: Threshold, h: HexId, held: dict[str, set[HexId]]) -> bool:
    measured = draft.statistics[h]
    return (
        measured.mean >= rule.mean
        and measured.relief >= rule.relief
        and (rule.coastal is None or rule.coastal == draft.has_sea_neighbour(h))
        and (not rule.area or any(h in held[kind] for kind in rule.area))
    )


def lay_areas(draft: Draft) -> None:
    """Drawn areas over the thresholds."""
    for rule in draft.recipe.areas:
        shares = share_inside(draft, areas_of(draft, rule.kind))
        for h, share in shares.items():
            allowed = not rule.on or draft.terrain[h] in rule.on
            if draft.land[h] and allowed and share >= rule.share:
                draft.terrain[h] = rule.terrain


def lay_terrain_facts(draft: Draft, facts: tuple[Fact, ...]) -> None:
    """What the rulebook says outright about terrain."""
    for fact in facts:
        if fact.kind in TERRAIN_FACTS:
            for h in fact_hexes(draft, fact):
                draft.terrain[h] = TERRAIN_FACTS[fact.kind]
