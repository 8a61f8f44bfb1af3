"""A map while it is being built: plain mutable layers over a grid."""

import re
import unicodedata
from dataclasses import dataclass, field

from grognard.atlas.files import AtlasError
from grognard.atlas.recipe import Recipe
from grognard.atlas.statistics import HexStatistics
from grognard.atlas.transform import Transform
from grognard.hexes.board import (
    FORMAT,
    BoardFile,
    Edge,
    HexRecord,
    HexsideGroup,
    LinkRecord,
    NetworkGroup,
    Place,
    Region,
    SideRecord,
    Value,
)
from grognard.hexes.grid import Grid, HexId, SideId


@dataclass
class Draft:
    """The layers of a map in the making."""

    recipe: Recipe
    grid: Grid
    transform: Transform
    statistics: tuple[HexStatistics, ...]
    land: list[bool]
    terrain: list[str]
    overlays: list[set[str]]
    data: list[dict[str, Value]]
    sides: dict[str, dict[SideId, HexId | None]] = field(default_factory=dict)
    """Hexside features: kind to hexside to protected hex."""
    links: dict[str, dict[SideId, str | None]] = field(default_factory=dict)
    """Networks: kind to hexside to class."""
    courses: dict[str, list[SideId]] = field(default_factory=dict)
    """The hexsides of each river by name."""
    titles: dict[str, str] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    regions: dict[str, Region] = field(default_factory=dict)
    edges: list[Edge] = field(default_factory=list)

    def is_land(self, h: HexId) -> bool:
        """Whether ground units can ever stand here (lakes and sea are not land)."""
        return self.land[h]

    def land_neighbours(self, h: HexId) -> list[HexId]:
        """Adjacent land hexes."""
        return [other for other in self.grid.adjacent(h) if self.land[other]]

    def has_sea_neighbour(self, h: HexId) -> bool:
        """Whether an adjacent hex on the map is sea."""
        sea = self.sea_kinds()
        return any(self.terrain[other] in sea for other in self.grid.adjacent(h))

    def sea_kinds(self) -> frozenset[str]:
        """Terrains that are open water of the sea."""
        sea = self.recipe.land.sea
        made = (r.becomes for r in self.recipe.regions if sea in r.terrain)
        return frozenset([sea, *(kind for kind in made if kind is not None)])

    def add_side(self, kind: str, side: SideId, protects: HexId | None = None) -> None:
        """Put a feature on a hexside."""
        self.sides.setdefault(kind, {})[side] = protects

    def add_link(self, kind: str, side: SideId, link_class: str | None) -> None:
        """Join two hexes in a network; a link keeps the better of two classes."""
        links = self.links.setdefault(kind, {})
        rule = next((r for r in self.recipe.routes if r.kind == kind), None)
        order = list(rule.classes.values()) if rule else []
        old = links.get(side)
        if old is not None and link_class in order and old in order:
            link_class = min(old, link_class, key=order.index)
        links[side] = link_class

    def region_hexes(self, region: str) -> set[HexId]:
        """The hexes of a region built so far."""
        if region not in self.regions:
            raise AtlasError(f"{self.recipe.id}: region {region!r} is used before it is built")
        return {self.grid.hex(number) for number in self.regions[region].hexes}

    def board_file(self) -> BoardFile:
        """The finished layers as a board file."""
        grid = self.grid
        hexes = tuple(
            HexRecord(
                hex=grid.name(h),
                terrain=self.terrain[h],
                overlays=tuple(k.id for k in self.recipe.overlays if k.id in self.overlays[h]),
                data=self.data[h],
            )
            for h in grid.hexes()
        )
        groups = tuple(
            HexsideGroup(
                kind=kind,
                title=self.titles[kind],
                sides=tuple(
                    SideRecord(
                        side=grid.side_name(s), facing=None if hold is None else grid.name(hold)
                    )
                    for s, hold in sorted(sides.items())
                ),
            )
            for kind, sides in self.sides.items()
        )
        networks = tuple(
            NetworkGroup(
                kind=kind,
                title=self.titles[kind],
                links=tuple(
                    LinkRecord(link=grid.side_name(s), link_class=link_class)
                    for s, link_class in sorted(links.items())
                ),
            )
            for kind, links in self.links.items()
        )
        recipe = self.recipe
        return BoardFile(
            format=FORMAT,
            id=recipe.id,
            title=recipe.title,
            notes=recipe.notes,
            grid=recipe.grid,
            terrain_kinds=recipe.terrain,
            overlay_kinds=recipe.overlays,
            data_kinds=recipe.values,
            hexes=hexes,
            hexsides=groups,
            networks=networks,
            places=tuple(self.places[key] for key in sorted(self.places)),
            regions=tuple(self.regions.values()),
            edges=tuple(self.edges),
            boxes=recipe.boxes,
        )


def slug(name: str) -> str:
    """A place id from its name: lower case, plain letters, underscores."""
    plain = (
        unicodedata.normalize("NFKD", name.replace("’", "'"))
        .encode("ascii", "ignore")
        .decode()
        .lower()
    )
    words = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    return words if words[:1].isalpha() else f"place_{words}"
