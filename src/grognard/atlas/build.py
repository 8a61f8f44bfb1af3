"""The pipeline: recipe, measurements and facts in, board file out."""

from difflib import unified_diff

from grognard.atlas.draft import Draft
from grognard.atlas.facts import require_facts
from grognard.atlas.files import board_path
from grognard.atlas.gazetteer import load_facts, load_setup
from grognard.atlas.overrides import apply_overrides, load_overrides
from grognard.atlas.places import lay_places
from grognard.atlas.recipe import load_recipe
from grognard.atlas.regions import (
    lay_bridges,
    lay_derived,
    lay_divides,
    lay_entries,
    lay_region,
    lay_ridges,
    lay_shores,
    lay_values,
)
from grognard.atlas.rivers import fact_side, lay_lines, lay_rivers
from grognard.atlas.routes import lay_routes, town_waypoints
from grognard.atlas.statistics import load_statistics
from grognard.atlas.terrain import lay_areas, lay_land, lay_terrain_facts, lay_thresholds
from grognard.atlas.transform import load_transform
from grognard.hexes.board import BoardFile, dump_board
from grognard.hexes.grid import Grid

NO_ROAD = "no road"


def new_draft(game: str) -> Draft:
    """An empty draft of a map: grid, transform, measurements."""
    recipe = load_recipe(game)
    grid = Grid(recipe.grid)
    return Draft(
        recipe=recipe,
        grid=grid,
        transform=load_transform(game, grid),
        statistics=load_statistics(game, grid),
        land=[False] * grid.count,
        terrain=[recipe.land.sea] * grid.count,
        overlays=[set() for _ in grid.hexes()],
        data=[{} for _ in grid.hexes()],
    )


def build_draft(game: str) -> Draft:
    """All layers of a map, facts checked.

    Later steps win: thresholds, then areas, then towns, then facts, then overrides. What follows
    from the rest (bridges, coasts, values) is derived at the very end.
    """
    draft = new_draft(game)
    facts, setup = load_facts(game), load_setup(game)
    lay_land(draft, facts, town_waypoints(draft))
    for rule in draft.recipe.regions:
        lay_region(draft, rule)
    lay_thresholds(draft)
    lay_areas(draft)
    lay_places(draft)
    lay_terrain_facts(draft, facts)
    barred = {fact_side(draft, fact)[0] for fact in facts if fact.kind == NO_ROAD}
    lay_divides(draft)
    for divide in draft.recipe.divides:
        barred.update(draft.sides[divide.kind])
    lay_routes(draft, barred)
    lay_rivers(draft, facts)
    lay_lines(draft, facts)
    apply_overrides(draft, load_overrides(game))
    lay_ridges(draft)
    lay_shores(draft)
    for rule in draft.recipe.regions:
        lay_region(draft, rule)
    lay_bridges(draft)
    lay_derived(draft)
    lay_values(draft, setup)
    lay_entries(draft)
    return draft


def build(game: str) -> BoardFile:
    """Build the board file of a game from the committed facts."""
    draft = build_draft(game)
    board = draft.board_file()
    require_facts(draft, load_facts(game))
    return board


def rendered(game: str) -> bytes:
    """The board file as it would be written."""
    return dump_board(build(game))


def write(game: str) -> bool:
    """Rebuild the committed board file; says whether it changed."""
    path = board_path(game)
    new = rendered(game)
    old = path.read_bytes() if path.exists() else b""
    path.parent.mkdir(parents=True, exist_ok=True)
    if new != old:
        path.write_bytes(new)
    return new != old


def diff(game: str) -> str:
    """How a fresh build differs from the committed board file; empty if it does not."""
    path = board_path(game)
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = unified_diff(
        old.splitlines(keepends=True),
        rendered(game).decode().splitlines(keepends=True),
        fromfile=f"{game}/board.json (committed)",
        tofile=f"{game}/board.json (rebuilt)",
        n=0,
    )
    return "".join(lines)
