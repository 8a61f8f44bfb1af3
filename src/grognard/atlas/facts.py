"""Facts the rulebooks state about hexes, compared with a finished map."""

from collections.abc import Callable

from grognard.atlas.draft import Draft
from grognard.atlas.files import AtlasError
from grognard.atlas.gazetteer import Fact
from grognard.atlas.rivers import fact_side
from grognard.atlas.terrain import fact_hexes
from grognard.hexes.grid import HexId

Test = Callable[[Draft, Fact], bool]


def _each(test: Callable[[Draft, HexId], bool]) -> Test:
    return lambda draft, fact: all(test(draft, h) for h in fact_hexes(draft, fact))


def _terrain(*kinds: str) -> Test:
    return _each(lambda draft, h: draft.terrain[h] in kinds)


def _overlay(*kinds: str) -> Test:
    def has(draft: Draft, h: HexId) -> bool:
        return bool(draft.overlays[h] & set(kinds)) or draft.terrain[h] in kinds

    return _each(has)


def _role(role: str) -> Test:
    def held(draft: Draft, h: HexId) -> bool:
        number = draft.grid.name(h)
        return any(number in p.hexes and role in p.roles for p in draft.places.values())

    return _each(held)


def _side(kind: str) -> Test:
    return lambda draft, fact: fact_side(draft, fact)[0] in draft.sides.get(kind, {})


def _fort(draft: Draft, fact: Fact) -> bool:
    side, protected = fact_side(draft, fact)
    fort = draft.recipe.fort or ""
    return draft.sides.get(fort, {}).get(side) == protected


def _on_network(draft: Draft, fact: Fact) -> bool:
    roads = draft.links.get("road", {})
    joined = {h for side in roads for h in draft.grid.side_hexes(side)}
    return all(h in joined for h in fact_hexes(draft, fact))


def _rail_link(draft: Draft, fact: Fact) -> bool:
    return fact_side(draft, fact)[0] in draft.links.get("rail", {})


def _no_road(draft: Draft, fact: Fact) -> bool:
    return fact_side(draft, fact)[0] not in draft.links.get("road", {})


def _grid(draft: Draft, fact: Fact) -> bool:
    """``4125`` is the highest number; ``34x24`` and ``1-62 x 1-35`` give the size."""
    spec = draft.recipe.grid
    numbers = [int(n) for n in fact.where.replace("x", " ").replace("-", " ").split()]
    if len(numbers) == 1:
        return draft.grid.name(HexId(draft.grid.count - 1)) == fact.where
    last_column, last_row = numbers[len(numbers) // 2 - 1], numbers[-1]
    return (spec.columns, spec.rows) == (last_column, last_row)


def _all(*tests: Test) -> Test:
    return lambda draft, fact: all(test(draft, fact) for test in tests)


def _north_east_of(draft: Draft, fact: Fact) -> bool:
    """``2019>2118``: the second hex is the north-east neighbour of the first."""
    first, _, second = fact.where.partition(">")
    return draft.grid.neighbour(draft.grid.hex(first), 1) == draft.grid.hex(second)


def _somewhere(draft: Draft, fact: Fact) -> bool:
    return all(
        any(draft.grid.name(h) in p.hexes for p in draft.places.values())
        for h in fact_hexes(draft, fact)
    )


def _is_sea(draft: Draft, h: HexId) -> bool:
    return draft.terrain[h] in draft.sea_kinds()


def _is_ground(draft: Draft, h: HexId) -> bool:
    """Land that units can stand on."""
    return draft.is_land(h) and draft.terrain[h] not in draft.recipe.impassable


TESTS: dict[str, Test] = {
    "grid": _grid,
    "north-east": _north_east_of,
    "land": _each(_is_ground),
    "land or coastal": _each(lambda draft, h: draft.is_land(h)),
    "sea": _each(_is_sea),
    "all-sea": _each(_is_sea),
    "open": _terrain("open"),
    "mountain": _terrain("mountain"),
    "mountain+objective": _all(_terrain("mountain"), _role("objective")),
    "city": _overlay("city"),
    "town": _somewhere,
    "road": _on_network,
    "rail": _rail_link,
    "no road": _no_road,
    "no river": lambda draft, fact: not _side("river")(draft, fact),
    "river": _side("river"),
    "river+bridge": _all(_side("river"), _side("bridge")),
    "fortification": _fort,
    "river+fortification": _all(_side("river"), _fort),
    "blocked": _side("blocked"),
    "air base": _role("air_base"),
    "NRP": _role("naval_release_point"),
    "AEP": _role("air_entry_point"),
}


def broken_facts(draft: Draft, facts: tuple[Fact, ...]) -> list[Fact]:
    """The facts a map violates."""
    unknown = [fact.kind for fact in facts if fact.kind not in TESTS]
    if unknown:
        raise AtlasError(f"{draft.recipe.id}: nobody can test facts of kind {unknown[0]!r}")
    return [fact for fact in facts if not TESTS[fact.kind](draft, fact)]


def require_facts(draft: Draft, facts: tuple[Fact, ...]) -> None:
    """Fail loudly if a map contradicts its rulebook."""
    broken = broken_facts(draft, facts)
    if broken:
        first = ", ".join(f"{fact.where} {fact.kind}" for fact in broken[:8])
        raise AtlasError(f"{draft.recipe.id}: {len(broken)} facts are violated: {first}")
