"""What the rules of `sicilia` ask of its map (section 4.0 examples, ports, closed land)."""

from itertools import pairwise

from grognard.atlas.checks.result import Check, CheckResult, Subject, answer
from grognard.atlas.checks.ways import steps_from
from grognard.atlas.gazetteer import load_setup
from grognard.hexes.grid import HexId

EAST_BANK = ("2019", "2118", "2117", "2116", "2115")
WEST_BANK = ("2019", "2018", "2017", "2016", "2115")
STRAIGHT_NORTH = ("2019", "2018", "2017", "2016", "2015", "2014")
ALLIED_PORTS = {"licata", "gela", "palermo", "siracusa", "augusta", "catania"}


def march_cost(subject: Subject, path: tuple[str, ...]) -> int:
    """What foot pays along a path: open 1, mountain 3, river without road +1, road 1."""
    board = subject.board
    hexes = [board.grid.hex(number) for number in path]
    total = 0
    for a, b in pairwise(hexes):
        if board.linked("road", a, b):
            total += 1
            continue
        plain = board.has(b, "city") or board.has(b, "airfield")
        total += 3 if board.terrain(b) == "mountain" and not plain else 1
        total += board.grid.side(a, b) in board.hexsides("river")
    return total


def check_marches(subject: Subject) -> CheckResult:
    """The three marches of the movement example cost what the rulebook says."""
    found = [march_cost(subject, path) for path in (EAST_BANK, WEST_BANK, STRAIGHT_NORTH)]
    problems = []
    if found[0] != 6:
        problems.append(f"the march up the east bank costs {found[0]}, not 6")
    if found[1] != 7:
        problems.append(f"the march up the west bank costs {found[1]}, not 7")
    if found[2] > 6:
        problems.append(f"Caltanissetta is {found[2]} points from Licata, more than 6")
    return answer("marches of section 4.0", problems, f"costs {found[0]}, {found[1]}, {found[2]}")


def check_ports_named(subject: Subject) -> CheckResult:
    """The six Allied ports and Messina are there and are cities."""
    board = subject.board
    problems = []
    allied = {place.id for place in board.places_with("allied_port")}
    if allied != ALLIED_PORTS:
        problems.append(f"Allied ports are {sorted(allied)}")
    for place in (*board.places_with("allied_port"), *board.places_with("axis_port")):
        if not board.has(board.grid.hex(place.hexes[0]), "city"):
            problems.append(f"{place.name} is no city")
    if [place.hexes for place in board.places_with("axis_port")] != [("3903",)]:
        problems.append("the Axis port is not Messina 3903")
    return answer("ports of the rules", problems, "six Allied ports and Messina")


def check_ponte_olivo(subject: Subject) -> CheckResult:
    """Ponte Olivo is an airfield that the Allies do not hold at the start."""
    board = subject.board
    h = board.place_hexes("ponte_olivo")[0]
    starts = {n for s in load_setup("sicilia") if s.side == "allied" for n in s.hexes}
    problems = []
    if not board.has(h, "airfield"):
        problems.append("no airfield there")
    if board.grid.name(h) in starts:
        problems.append("Allied units set up on it")
    return answer("Ponte Olivo", problems, board.grid.name(h))


def check_closed_land(subject: Subject) -> CheckResult:
    """Every land hex is island or closed; nothing on the island needs Calabria."""
    board, draft = subject.board, subject.draft
    closed = board.region("closed_land")
    problems = [
        f"{board.grid.name(h)} is neither island nor closed"
        for h in board.grid.hexes()
        if draft.is_land(h) and board.data(h).get("status") not in ("island", "closed")
    ]
    if board.grid.hex("4005") not in closed or board.grid.hex("3903") in closed:
        problems.append("Reggio must be closed and Messina open")

    def onward(h: HexId) -> list[HexId]:
        return [other for other in draft.land_neighbours(h) if other not in closed]

    island = steps_from(board.grid.hex("1306"), onward)
    stray = [h for h in board.grid.hexes() if board.data(h).get("status") == "island"]
    problems += [f"{board.grid.name(h)} is cut off" for h in stray if h not in island]
    return answer("island and closed land (S-R63)", problems, f"{len(closed)} closed hexes")


def check_etna(subject: Subject) -> CheckResult:
    """Etna is a small closed block around its summit, ringed by mountains or towns."""
    board = subject.board
    etna = board.hexes_of("etna")
    problems = []
    if board.grid.hex("3309") not in etna:
        problems.append("the summit hex 3309 is not Etna")
    if not 2 <= len(etna) <= 6:
        problems.append(f"{len(etna)} hexes of Etna")
    return answer("Etna", problems, f"{len(etna)} hexes")


CHECKS: tuple[Check, ...] = (
    check_marches,
    check_ports_named,
    check_ponte_olivo,
    check_closed_land,
    check_etna,
)
