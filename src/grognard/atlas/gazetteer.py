"""The shared fact files: places, waypoint lines, drawn areas, and the facts of each map."""

from functools import lru_cache

import msgspec

from grognard.atlas.files import data_folder, read_table


class GazetteerPlace(msgspec.Struct, frozen=True):
    """A real place with its hex on each map (empty: off that map)."""

    name: str
    region: str
    latitude: float
    longitude: float
    size: str
    roles: tuple[str, ...]
    population: int
    hexes: dict[str, str]


class Waypoint(msgspec.Struct, frozen=True):
    """A point of a line; roads and railways name their towns."""

    name: str
    latitude: float
    longitude: float


class WaypointLine(msgspec.Struct, frozen=True):
    """A road, railway, river or fortified line."""

    id: str
    region: str
    kind: str
    line_class: str
    name: str
    points: tuple[Waypoint, ...]


class Area(msgspec.Struct, frozen=True):
    """A drawn polygon, or an open polyline for cliffs."""

    region: str
    kind: str
    name: str
    points: tuple[tuple[float, float], ...]
    """Latitude and longitude."""


class Fact(msgspec.Struct, frozen=True):
    """Something the rulebook says about a hex or a hexside (``a|b``, first the protected hex)."""

    where: str
    kind: str
    source: str


class Setup(msgspec.Struct, frozen=True):
    """Units of one side and class that start, land, drop or arrive in a hex."""

    scenario: str
    """Number of the scenario, ``all`` where there is one set-up."""
    side: str
    kind: str
    """``start``, ``arrival``, ``drop``, ``landing`` or ``objective``."""
    move: str
    """Movement class that must be able to stand there, empty if none matters."""
    hexes: tuple[str, ...]
    """The hex, or the hexes among which the owner may divide the units."""
    points: int
    """What they count for stacking, in the game's smallest unit."""
    near: int = 0
    """Distance up to which the owner may spread the units."""


@lru_cache(maxsize=1)
def load_places() -> tuple[GazetteerPlace, ...]:
    """All places of the gazetteer."""
    places = []
    for row in read_table(data_folder() / "places.csv"):
        fixed = ("name", "region", "latitude", "longitude", "size", "roles", "population", "source")
        hexes = {game: number for game, number in row.items() if game not in fixed and number}
        places.append(
            GazetteerPlace(
                name=row["name"],
                region=row["region"],
                latitude=float(row["latitude"]),
                longitude=float(row["longitude"]),
                size=row["size"],
                roles=tuple(role for role in row["roles"].split("|") if role),
                population=int(row["population"] or 0),
                hexes=hexes,
            )
        )
    return tuple(places)


@lru_cache(maxsize=1)
def load_lines() -> tuple[WaypointLine, ...]:
    """All waypoint lines, in file order."""
    lines: dict[str, list[dict[str, str]]] = {}
    for row in read_table(data_folder() / "networks.csv"):
        lines.setdefault(row["line"], []).append(row)
    return tuple(
        WaypointLine(
            id=line,
            region=rows[0]["region"],
            kind=rows[0]["kind"],
            line_class=rows[0]["class"],
            name=rows[0]["name"],
            points=tuple(
                Waypoint(row["waypoint"], float(row["latitude"]), float(row["longitude"]))
                for row in rows
            ),
        )
        for line, rows in lines.items()
    )


@lru_cache(maxsize=1)
def load_areas() -> tuple[Area, ...]:
    """All drawn areas, in file order."""
    areas: dict[tuple[str, str, str], list[tuple[float, float]]] = {}
    for row in read_table(data_folder() / "areas.csv"):
        key = (row["region"], row["kind"], row["name"])
        areas.setdefault(key, []).append((float(row["latitude"]), float(row["longitude"])))
    return tuple(Area(*key, points=tuple(points)) for key, points in areas.items())


@lru_cache(maxsize=8)
def load_facts(game: str) -> tuple[Fact, ...]:
    """What the rulebook fixes on a map."""
    return tuple(Fact(**row) for row in read_table(data_folder(game) / "facts.csv"))


@lru_cache(maxsize=8)
def load_setup(game: str) -> tuple[Setup, ...]:
    """The placements of the order of battle that the map must allow."""
    return tuple(
        Setup(
            scenario=row["scenario"],
            side=row["side"],
            kind=row["kind"],
            move=row["move"],
            hexes=tuple(row["hex"].split("|")),
            points=int(row["points"]),
            near=int(row["near"]),
        )
        for row in read_table(data_folder(game) / "setup.csv")
    )
