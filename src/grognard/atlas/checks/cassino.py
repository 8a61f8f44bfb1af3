"""What the rules of `cassino` ask of its map: marches, Gustav Line, edges, bivouacs, Anzio."""

from fractions import Fraction
from itertools import pairwise

from grognard.atlas.checks.result import Check, CheckResult, Subject, answer
from grognard.atlas.checks.ways import land_within, network_distance
from grognard.atlas.gazetteer import Setup, load_setup
from grognard.hexes.grid import HexId

MINTURNO, TERRACINA = "2224", "1423"
MARCH_NORTH = ("1423", "1422", "1421", "1420", "1419", "1418")
BOXES = ("bivouac_ii", "bivouac_v", "bivouac_vi", "bivouac_x", "bivouac_xiii", "bivouac_cef")


def _starts(side: str) -> list[Setup]:
    return [s for s in load_setup("cassino") if s.kind == "start" and s.side == side]


def check_coast_road(subject: Subject) -> CheckResult:
    """Minturno to Terracina is eight road hexes."""
    away = network_distance(subject.board, "road", MINTURNO, TERRACINA)
    problems = [] if away == 8 else [f"{away} hexes instead of 8"]
    return answer("road from Minturno to Terracina", problems, f"{away} hexes")


def check_march(subject: Subject) -> CheckResult:
    """The march of the movement example costs motorised infantry twelve points."""
    board = subject.board
    hexes = [board.grid.hex(number) for number in MARCH_NORTH]
    cost = Fraction(network_distance(board, "road", MINTURNO, TERRACINA) or 0, 2)
    crossed = []
    for a, b in pairwise(hexes):
        side = board.grid.side(a, b)
        if board.linked("road", a, b):
            cost += Fraction(1, 2)
            crossed += [side] if side in board.hexsides("bridge") else []
        else:
            cost += {"mountain": 3, "open": 1}.get(board.terrain(b), 99)
            cost += 2 if side in board.hexsides("river") else 0
    problems = [] if cost == 12 else [f"it costs {cost}, not 12"]
    if not crossed:
        problems.append("the road does not cross the Sacco")
    return answer("march of section 4.0", problems, f"{cost} points")


def check_gustav(subject: Subject) -> CheckResult:
    """The Gustav Line runs from sea to sea and parts the two armies."""
    board = subject.board
    line = board.hexsides("fortification")
    rear = land_within(board, board.grid.hex("2421"), line, {"sea", "lake"})
    problems = []
    for setup in _starts("allied"):
        if board.grid.hex(setup.hexes[0]) not in rear:
            problems.append(f"Allied {setup.hexes[0]} is on the German side")
    for setup in _starts("axis"):
        if board.grid.hex(setup.hexes[0]) in rear:
            problems.append(f"German {setup.hexes[0]} is on the Allied side")
    for side in line:
        held = board.facing("fortification", side)
        if held is None or held in rear:
            problems.append(f"{board.grid.side_name(side)} protects the wrong hex")
    return answer("Gustav Line parts the armies", problems, f"{len(line)} hexsides")


def check_contact(subject: Subject) -> CheckResult:
    """Only the 36th Division starts next to an enemy."""
    grid = subject.board.grid
    touching = {
        (a, b)
        for us in _starts("allied")
        for them in _starts("axis")
        for a in us.hexes
        for b in them.hexes
        if grid.distance(grid.hex(a), grid.hex(b)) <= 1
    }
    problems = [] if touching == {("2421", "2321")} else [f"{a} and {b}" for a, b in touching]
    return answer("armies touch only at 2421 and 2321", problems, "one pair")


def check_entries(subject: Subject) -> CheckResult:
    """Entry hexes are passable; roads that leave the map leave it through them."""
    board, draft = subject.board, subject.draft
    problems: list[str] = []
    flagged: set[HexId] = set()
    for edge in ("north", "west", "east", "south"):
        hexes = board.edge(edge)
        flagged.update(hexes)
        if not hexes:
            problems.append(f"no entry on the {edge} edge")
        for h in hexes:
            if not draft.is_land(h) or board.terrain(h) in ("peak", "lake"):
                problems.append(f"{board.grid.name(h)} cannot be entered")
    for h in board.edge("south"):
        if board.grid.column_row(h)[0] < 22:
            problems.append(f"{board.grid.name(h)} lies west of Minturno")
    off = 0
    for kind in ("road", "rail"):
        for side in board.links(kind):
            a, b = board.grid.side_hexes(side)
            if b is None:
                off += 1
                if a not in flagged:
                    problems.append(f"{kind} leaves at {board.grid.name(a)}, which is no entry")
    return answer("entry edges (C-R61)", problems, f"{len(flagged)} hexes, {off} ways off the map")


def check_boxes(subject: Subject) -> CheckResult:
    """Bivouac exits are Allied land behind the line, and in nobody's way at the start."""
    board = subject.board
    problems = []
    german = {n for s in _starts("axis") for n in s.hexes}
    for box in BOXES:
        for exit_ in board.box(box).connections:
            number = exit_.hex or ""
            h = board.grid.hex(number)
            if board.data(h).get("control") != "allied":
                problems.append(f"exit {number} of {box} is not Allied")
            if board.terrain(h) == "peak" or not subject.draft.is_land(h) or number in german:
                problems.append(f"exit {number} of {box} cannot be used")
    return answer("bivouac exits (C-R23)", problems, f"{len(BOXES)} boxes")


def check_objectives(subject: Subject) -> CheckResult:
    """Rome is two neighbours, Monte Cassino a mountain, Anzio the middle of its perimeter."""
    board = subject.board
    grid = board.grid
    problems = []
    rome = board.place_hexes("roma")
    if len(rome) != 2 or not grid.are_adjacent(*rome):
        problems.append("Rome is not two neighbouring hexes")
    if board.terrain(board.place_hexes("monte_cassino")[0]) != "mountain":
        problems.append("Monte Cassino is no mountain")
    anzio = board.place_hexes("anzio")[0]
    perimeter = board.region("vi_corps_perimeter")
    land = {h for h in grid.within(anzio, 3) if subject.draft.is_land(h)}
    if perimeter != land:
        problems.append("the VI Corps perimeter is not the land within three hexes of Anzio")
    names = {place.id for place in board.places_with("objective")}
    wanted = {"roma", "monte_cassino", "anzio", "valmontone", "cisterna", "pescara", "sulmona"}
    if names != wanted:
        problems.append(f"objectives are {sorted(names)}")
    return answer("objectives and beachhead", problems, f"perimeter of {len(perimeter)} hexes")


CHECKS: tuple[Check, ...] = (
    check_coast_road,
    check_march,
    check_gustav,
    check_contact,
    check_entries,
    check_boxes,
    check_objectives,
)
