"""What the rules of `sicilia43` ask of its map: beaches, towns, railways, room for pieces."""

from grognard.atlas.checks.result import Check, CheckResult, Subject, answer
from grognard.atlas.checks.ways import network_distance, sea_route
from grognard.hexes.grid import HexId

BEACHES = {"beaches_us": 14, "beaches_british": 10, "beaches_other": 12}
STATIONS, TOWNS = 46, 80
FORTRESSES = {"augusta", "messina", "trapani", "palermo"}
STARRED = {"catania", "caltanissetta", "enna", "agrigento", "siracusa"}
RAIL_LENGTHS = (("2507", "7006", 48), ("7006", "6431", 37), ("3524", "6431", 44))
"""Palermo to Messina, Messina to Siracusa, Canicattì over Gela to Siracusa."""


def check_beaches(subject: Subject) -> CheckResult:
    """Every beach is coastal and in no town hex."""
    board = subject.board
    problems = []
    for region, count in BEACHES.items():
        hexes = board.region(region)
        if len(hexes) != count:
            problems.append(f"{region} has {len(hexes)} hexes instead of {count}")
        for h in sorted(hexes):
            if not board.data(h).get("coastal", False):
                problems.append(f"{board.grid.name(h)} has no all-sea neighbour")
            if board.has(h, "town"):
                problems.append(f"{board.grid.name(h)} is a town")
            if not board.has(h, "beach"):
                problems.append(f"{board.grid.name(h)} carries no beach")
    return answer("beaches", problems, f"{sum(BEACHES.values())} hexes")


def check_towns(subject: Subject) -> CheckResult:
    """About 80 town hexes, about 46 stations, four fortresses, five starred towns."""
    board = subject.board
    grid = board.grid
    towns = [h for h in grid.hexes() if board.has(h, "town")]
    stations = [h for h in grid.hexes() if board.has(h, "station")]
    problems = []
    if abs(len(towns) - TOWNS) > TOWNS // 10:
        problems.append(f"{len(towns)} towns")
    if abs(len(stations) - STATIONS) > STATIONS // 10:
        problems.append(f"{len(stations)} stations")
    for overlay, names in (("fortress", FORTRESSES), ("starred_town", STARRED)):
        found = {
            p.id for p in board.places if any(board.has(grid.hex(n), overlay) for n in p.hexes)
        }
        if not names <= found or sum(board.overlay_mask(overlay)) != len(names):
            problems.append(f"{overlay} is not where it should be")
    for number in (n for p in board.places_with("fortress") for n in p.hexes):
        if not board.data(grid.hex(number)).get("coastal", False):
            problems.append(f"the fortress in {number} is not on the coast")
    return answer("towns", problems, f"{len(towns)} towns, {len(stations)} stations")


def check_messina(subject: Subject) -> CheckResult:
    """Messina is one hex with three neighbours on Sicily, and Calabria is out of play."""
    board = subject.board
    h = board.place_hexes("messina")[0]
    around = [o for o in board.grid.adjacent(h) if board.data(o).get("status") == "play"]
    problems = []
    if len(board.place("messina").hexes) != 1:
        problems.append("Messina is more than one hex")
    if len(around) != 3:
        problems.append(f"Messina has {len(around)} neighbours in play")
    if board.data(board.grid.hex("7105")).get("status") != "out":
        problems.append("7105 in Calabria is in play")
    return answer("Messina", problems, "one hex, three neighbours")


def check_rail_lengths(subject: Subject) -> CheckResult:
    """The main lines are about as long as the scale was chosen for."""
    problems, remarks = [], []
    for first, second, wanted in RAIL_LENGTHS:
        found = network_distance(subject.board, "rail", first, second)
        if found is None or abs(found - wanted) > 0.15 * wanted:
            problems.append(f"{first} to {second}: {found} hexes, expected about {wanted}")
        remarks.append(str(found))
    return answer("lengths of the railways", problems, ", ".join(remarks))


def _clear_ground(subject: Subject, reach: int) -> list[HexId]:
    """Land near the shore without town, bridge, railway or road."""
    board = subject.board
    grid = board.grid
    shore = [h for h in grid.hexes() if board.data(h).get("coastal", False)]
    busy = {"town", "road_bridge", "rail_bridge"}
    near = {other for h in shore for other in grid.within(h, reach)}
    return [
        h
        for h in sorted(near)
        if board.data(h).get("status") == "play"
        and not board.overlays(h) & busy
        and not board.network("road")[h * 6 : h * 6 + 6].any()
        and not board.network("rail")[h * 6 : h * 6 + 6].any()
    ]


def _spaced(subject: Subject, hexes: list[HexId], apart: int) -> list[HexId]:
    chosen: list[HexId] = []
    for h in hexes:
        if all(subject.board.grid.distance(h, other) >= apart for other in chosen):
            chosen.append(h)
    return chosen


def check_coast_defences(subject: Subject) -> CheckResult:
    """Eight coastal divisions and fifteen minefields find places four hexes apart."""
    divisions = _spaced(subject, _clear_ground(subject, 4), 4)
    mines = _spaced(subject, _clear_ground(subject, 5), 4)
    problems = []
    if len(divisions) < 8:
        problems.append(f"only {len(divisions)} coastal divisions fit")
    if len(mines) < 15:
        problems.append(f"only {len(mines)} minefields fit")
    detail = f"{len(divisions)} and {len(mines)} places"
    return answer("room for coastal divisions and mines", problems, detail)


def check_sea_routes(subject: Subject) -> CheckResult:
    """The amphibious hops of the campaign are within twenty steps; the Strait is closed."""
    board = subject.board
    sea = frozenset({"sea"})
    hops = {
        ("4509", "5208"): 20,
        ("6021", "6809"): 20,
    }
    problems, remarks = [], []
    for (first, second), limit in hops.items():
        steps = sea_route(board, first, second, sea)
        if steps is None or steps > limit:
            problems.append(f"{first} to {second} by sea: {steps}")
        remarks.append(f"{first} to {second} {steps}")
    through = sea_route(board, "6809", "6905", sea)
    around = board.grid.distance(board.grid.hex("6809"), board.grid.hex("6905"))
    if through is not None and through < 3 * around:
        problems.append("ships pass the Strait of Messina")
    return answer("sea routes", problems, ", ".join(remarks))


def check_watercourses(subject: Subject) -> CheckResult:
    """A hex has one watercourse, and a bridge wherever a line meets it."""
    board = subject.board
    problems = []
    for h in board.grid.hexes():
        here = board.overlays(h)
        water = here & {"river", "torrent"}
        number = board.grid.name(h)
        if len(water) > 1:
            problems.append(f"{number} is both river and torrent")
        for network, bridge in (("road", "road_bridge"), ("rail", "rail_bridge")):
            on_line = bool(board.network(network)[h * 6 : h * 6 + 6].any())
            if (bridge in here) != (bool(water) and on_line):
                problems.append(f"{bridge} in {number}")
    return answer("watercourses and bridges", problems, "consistent")


CHECKS: tuple[Check, ...] = (
    check_beaches,
    check_towns,
    check_messina,
    check_rail_lengths,
    check_coast_defences,
    check_sea_routes,
    check_watercourses,
)
