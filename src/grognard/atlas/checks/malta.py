"""What the rules of `malta` ask of its map: objectives, batteries, lines, mines, beaches."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from grognard.atlas.checks.result import Check, CheckResult, Subject, answer
from grognard.atlas.checks.ways import land_within, network_neighbours
from grognard.hexes.grid import HexId

OBJECTIVES = {"city": 4, "town": 9, "port": 3, "airfield": 5}
LETTERS = "ABCDEFGHIJ"
MINE_CENTRES = ("2716", "2616", "1912")
LANDING_SEAS = ("2921", "2922", "3022", "3118", "3119", "3120", "3121")
LANDING_BEACHES = ("2920", "2822", "3021", "3018", "3019", "3020")


def check_objectives(subject: Subject) -> CheckResult:
    """Exactly the 21 objective hexes, each with the overlay or terrain of its kind."""
    board = subject.board
    places = board.places_with("objective")
    kinds = Counter(place.roles[1] for place in places)
    problems = [] if dict(kinds) == OBJECTIVES else [f"objectives by kind are {dict(kinds)}"]
    if len({place.hexes[0] for place in places}) != 21:
        problems.append("the objectives do not fill 21 hexes")
    for place in places:
        h = board.grid.hex(place.hexes[0])
        kind = place.roles[1]
        if kind not in board.overlays(h) and board.terrain(h) != kind:
            problems.append(f"{place.name} is no {kind}")
        if kind == "airfield" and board.terrain(h) != "plain":
            problems.append(f"the airfield {place.name} does not lie in the plain")
    return answer("objectives", problems, "21 hexes")


def check_batteries(subject: Subject) -> CheckResult:
    """Ten lettered batteries, on the coast but for the one at Bingemma, one to a hex."""
    board = subject.board
    places = board.places_with("coastal_battery")
    problems = []
    if "".join(sorted(str(place.data["letter"]) for place in places)) != LETTERS:
        problems.append("the letters are not A to J")
    if len({place.hexes[0] for place in places}) != len(places):
        problems.append("two batteries share a hex")
    for place in places:
        coastal = board.data(board.grid.hex(place.hexes[0])).get("coastal", False)
        if place.data["letter"] != "B" and not coastal:
            problems.append(f"{place.name} is not on the coast")
    return answer("coastal batteries", problems, f"{len(places)} batteries")


def check_victoria(subject: Subject) -> CheckResult:
    """The Victoria Lines divide the island from shore to shore and protect the south."""
    board = subject.board
    line = board.hexsides("victoria_line")
    south = land_within(board, board.grid.hex("2420"), line, {"sea", "mined_sea"})
    problems = []
    if board.grid.hex("1612") in south:
        problems.append("Mellieha can be reached around the lines")
    for side in line:
        if board.facing("victoria_line", side) not in south:
            problems.append(f"{board.grid.side_name(side)} does not protect the south")
    for fort in ("battery_b", "battery_c"):
        if board.place_hexes(fort)[0] not in south:
            problems.append(f"{board.place(fort).name} stands in front of the lines")
    return answer("Victoria Lines", problems, f"{len(line)} hexsides")


def check_mines(subject: Subject) -> CheckResult:
    """Mined sea is the sea within two hexes of the three harbours, and nothing else."""
    board = subject.board
    grid = board.grid
    near = {h for number in MINE_CENTRES for h in grid.within(grid.hex(number), 2)}
    wanted = {h for h in near if not subject.draft.is_land(h)}
    mined = board.hexes_of("mined_sea")
    wrong = sorted(mined ^ wanted)
    problems = [f"{grid.name(h)} is wrong" for h in wrong]
    return answer("mined waters", problems, f"{len(mined)} hexes")


def check_edges(subject: Subject) -> CheckResult:
    """Escarpments lie between hill and lower land, cliffs between land and sea."""
    board, draft = subject.board, subject.draft
    problems = []
    for side in board.hexsides("escarpment"):
        a, b = board.grid.side_hexes(side)
        kinds = [board.terrain(h) == "hill" for h in (a, b) if h is not None]
        if sorted(kinds) != [False, True]:
            problems.append(f"escarpment {board.grid.side_name(side)}")
    for side in board.hexsides("cliff"):
        a, b = board.grid.side_hexes(side)
        if b is None or draft.is_land(a) == draft.is_land(b):
            problems.append(f"cliff {board.grid.side_name(side)}")
    counts = f"{len(board.hexsides('escarpment'))} and {len(board.hexsides('cliff'))} hexsides"
    return answer("escarpments and cliffs", problems, counts)


def check_beaches(subject: Subject) -> CheckResult:
    """Seven connected unmined sea hexes serve six beaches in the plain, as the landing needs."""
    board = subject.board
    grid = board.grid
    seas = [grid.hex(number) for number in LANDING_SEAS]
    problems = [f"{grid.name(h)} is not open sea" for h in seas if board.terrain(h) != "sea"]
    if len(_spread(subject, seas)) != len(seas):
        problems.append("the landing hexes do not hang together")
    served = 0
    for number in LANDING_BEACHES:
        h = grid.hex(number)
        if board.terrain(h) != "plain" or h not in board.region("beaches"):
            problems.append(f"{number} is no beach in the plain")
        elif any(
            other in seas and grid.side(h, other) not in board.hexsides("cliff")
            for other in grid.adjacent(h)
        ):
            served += 1
    if served < 6:
        problems.append(f"only {served} beaches are next to the landing hexes")
    return answer("room for the landing", problems, f"{len(board.region('beaches'))} beaches")


def _spread(subject: Subject, hexes: list[HexId]) -> set[HexId]:
    grid = subject.board.grid
    seen, todo = {hexes[0]}, [hexes[0]]
    while todo:
        for other in grid.adjacent(todo.pop()):
            if other in hexes and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def check_roads(subject: Subject) -> CheckResult:
    """Every objective on the main island lies on a road or next to one."""
    board = subject.board
    on_road = set(network_neighbours(board, "road"))
    problems = [
        f"{place.name} is far from any road"
        for place in board.places_with("objective")
        if not on_road & set(board.grid.within(board.grid.hex(place.hexes[0]), 1))
    ]
    return answer("roads reach the objectives", problems, f"{len(on_road)} road hexes")


def check_margin(subject: Subject) -> CheckResult:
    """Sea lies all around the islands, so that ships have room."""
    board, draft = subject.board, subject.draft

    def edge_land() -> Iterator[str]:
        for h in board.grid.hexes():
            if draft.is_land(h) and board.grid.is_edge(h):
                yield board.grid.name(h)

    problems = list(islice(edge_land(), 5))
    return answer("sea around the islands", problems, "no land on the map edge")


CHECKS: tuple[Check, ...] = (
    check_objectives,
    check_batteries,
    check_victoria,
    check_mines,
    check_edges,
    check_beaches,
    check_roads,
    check_margin,
)
