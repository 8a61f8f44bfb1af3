"""The recipe of a map: every choice that turns geography into one game's terrain, as data."""

from functools import lru_cache

import msgspec

from grognard.atlas.files import AtlasError, data_folder, read_toml
from grognard.hexes.board import Box, DataKind, Kind, Value
from grognard.hexes.grid import EdgeName, GridSpec


class _Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Strict record of a recipe."""


class LandRule(_Rule, frozen=True, kw_only=True):
    """When a hex is playable land, and when a land hex counts as coastal."""

    minimum: float
    """Least share of land."""
    sea: str
    """Terrain of all other hexes."""
    lake: str | None = None
    """Terrain of hexes that are at least half lake."""
    coastal_below: float | None = None
    """Land hexes below this share of land are coastal; None: those with a sea neighbour are."""


class Threshold(_Rule, frozen=True, kw_only=True):
    """Terrain of the first rule whose conditions all hold."""

    terrain: str
    mean: int = 0
    relief: int = 0
    coastal: bool | None = None
    area: tuple[str, ...] = ()
    """Kinds of areas, one of which must hold the hex's centre."""


class AreaRule(_Rule, frozen=True, kw_only=True):
    """Terrain laid over the thresholds where a drawn area covers enough of a hex."""

    kind: str
    terrain: str
    share: float = 0.5
    on: tuple[str, ...] = ()
    """Terrains it may replace; empty means all."""


class RouteRule(_Rule, frozen=True, kw_only=True):
    """A road or railway network built from waypoint lines."""

    kind: str
    title: str
    source: str
    """Kind of line in the network list."""
    classes: dict[str, str]
    """Line class to link class; other classes are left out."""
    slope: float
    """Weight of relief and height in the cost of a hex."""
    merge: float = 0.75
    """Factor on the cost of a link that already exists: nearby lines share it."""
    without: tuple[str, ...] = ()
    """Names of lines left out."""
    joins: str | None = None
    """A better network laid before: its links are shared, not laid twice."""


class RiverRule(_Rule, frozen=True, kw_only=True):
    """Which watercourses are drawn, and how."""

    form: str
    """``hexside`` or ``hex``."""
    classes: dict[str, str]
    """Line class to feature kind."""
    titles: dict[str, str]
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    inland: tuple[str, ...] = ()
    """Rivers that end inland: they sink, or join one that is not drawn."""


class LineRule(_Rule, frozen=True, kw_only=True):
    """A fortified line traced along hexsides from shore to shore."""

    kind: str
    title: str
    points: tuple[tuple[float, float], ...]
    """Latitude and longitude of its course."""
    protects: str
    """A hex behind the line: everything joined to it is on the protected side."""


class RidgeRule(_Rule, frozen=True, kw_only=True):
    """Escarpments: hexsides between a ridge hex and lower land."""

    kind: str
    title: str
    areas: tuple[str, ...]
    """Names of the areas whose hexes carry the escarpment."""
    terrain: str


class ShoreRule(_Rule, frozen=True, kw_only=True):
    """Marks sea and land hexsides along drawn polylines (cliffs)."""

    kind: str
    title: str
    area: str
    reach: float


class TownRule(_Rule, frozen=True, kw_only=True):
    """Picks places of the gazetteer for the board."""

    sizes: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    overlay: str | None = None
    base: str | None = None
    give: tuple[str, ...] = ()
    """Roles the picked places get on the board."""
    avoid: tuple[str, ...] = ()
    """Overlays that keep this overlay (not the place) out of a hex."""


class PlaceRule(_Rule, frozen=True, kw_only=True):
    """A place of the game's own lists; its hexes win over the gazetteer."""

    name: str
    hexes: tuple[str, ...]
    id: str | None = None
    roles: tuple[str, ...] = ()
    overlays: tuple[str, ...] = ()
    base: str | None = None
    data: dict[str, Value] = {}


class RegionRule(_Rule, frozen=True, kw_only=True):
    """A named set of hexes: a list, everything near some hexes, or a block of columns."""

    id: str
    name: str
    hexes: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    radius: int = 0
    columns: tuple[int, int] | None = None
    beyond: tuple[str, ...] = ()
    """Everything not joined by land to these hexes (without the regions named in ``cut``)."""
    cut: tuple[str, ...] = ()
    minus: tuple[str, ...] = ()
    """Regions whose hexes do not count."""
    flood: tuple[str, ...] = ()
    """Everything joined by land to these hexes without crossing a ``barrier`` hexside."""
    barrier: str = ""
    shore: tuple[str, ...] = ()
    """Land hexes next to these terrains across a hexside without ``barrier``."""
    terrain: tuple[str, ...] = ()
    """Keep only hexes of these terrains."""
    land: bool | None = None
    without: tuple[str, ...] = ()
    overlay: str | None = None
    becomes: str | None = None
    """Terrain given to the hexes of the region."""
    roles: tuple[str, ...] = ()
    data: dict[str, Value] = {}


class FlagRule(_Rule, frozen=True, kw_only=True):
    """A value written on land hexes: ``default``, or what the first matching region says."""

    key: str
    default: Value | None = None
    regions: dict[str, Value] = {}
    setup: dict[str, Value] = {}
    """Value by side for the hexes where that side sets up."""


class DivideRule(_Rule, frozen=True, kw_only=True):
    """Marks the hexsides between a region and the land around it (straits)."""

    kind: str
    title: str
    regions: tuple[str, ...]


class DerivedRule(_Rule, frozen=True, kw_only=True):
    """An overlay that follows from another overlay and a network meeting in a hex."""

    overlay: str
    needs: str
    network: str


class EntryRule(_Rule, frozen=True, kw_only=True):
    """An edge of the page: its passable land hexes with land beyond become entry hexes.

    Where a ruling names the columns, they decide; otherwise the coastline does.
    """

    id: str
    side: EdgeName
    name: str
    columns: tuple[int, int] | None = None
    """First and last column, as a ruling names them."""


class Recipe(_Rule, frozen=True, kw_only=True):
    """Everything the pipeline needs to know about one map."""

    id: str
    title: str
    region: str
    notes: tuple[str, ...] = ()
    grid: GridSpec
    land: LandRule
    default: str
    terrain: tuple[Kind, ...]
    overlays: tuple[Kind, ...] = ()
    values: tuple[DataKind, ...] = ()
    thresholds: tuple[Threshold, ...] = ()
    areas: tuple[AreaRule, ...] = ()
    routes: tuple[RouteRule, ...] = ()
    rivers: RiverRule | None = None
    bridges: dict[str, str] = {}
    """Network kind to the bridge kind it makes over a watercourse."""
    bridge_titles: dict[str, str] = {}
    fort: str | None = None
    """Hexside kind of ``fortification`` facts."""
    fort_title: str = ""
    lines: tuple[LineRule, ...] = ()
    ridges: tuple[RidgeRule, ...] = ()
    shores: tuple[ShoreRule, ...] = ()
    towns: tuple[TownRule, ...] = ()
    places: tuple[PlaceRule, ...] = ()
    regions: tuple[RegionRule, ...] = ()
    closed: tuple[str, ...] = ()
    """Regions that lines from elsewhere never cross."""
    out_of_play: tuple[str, ...] = ()
    """Regions no unit ever enters; their hexes are not coastal."""
    impassable: tuple[str, ...] = ()
    """Terrains no road or railway enters."""
    flags: tuple[FlagRule, ...] = ()
    divides: tuple[DivideRule, ...] = ()
    derived: tuple[DerivedRule, ...] = ()
    entries: tuple[EntryRule, ...] = ()
    boxes: tuple[Box, ...] = ()


@lru_cache(maxsize=8)
def load_recipe(game: str) -> Recipe:
    """The recipe of a map: ``map.toml``, with the places of ``places.toml`` if there is one."""
    folder = data_folder(game)
    raw = read_toml(folder / "map.toml")
    if (folder / "places.toml").exists():
        # Lists may be split over both files; what the game's own lists say comes first.
        for key, value in read_toml(folder / "places.toml").items():
            raw[key] = [*value, *raw.get(key, [])]
    try:
        return msgspec.convert(raw, Recipe)
    except msgspec.ValidationError as error:
        raise AtlasError(f"{game}/map.toml: {error}") from error
