"""What the rules of `sicily2` ask of its map: ports, bases, entry points, strait, landings."""

from itertools import pairwise

from grognard.atlas.checks.result import Check, CheckResult, Subject, answer
from grognard.atlas.gazetteer import load_setup

BASE_LEVELS = {1: 7, 2: 11, 3: 2}
STRAIT = {"57.33/58.33", "57.33/58.32", "57.34/58.33", "58.33/58.34", "58.34/59.34"}
AMERICAN_LANDINGS = ("33.07", "37.08", "38.07", "41.07", "42.05")


def check_ports(subject: Subject) -> CheckResult:
    """Ten ports have a damage track; Palermo and Catania end both arcs."""
    board = subject.board
    ports = board.places_with("port")
    problems = []
    tracked = [port for port in ports if port.data["damage_track"]]
    if len(tracked) != 10:
        problems.append(f"{len(tracked)} ports with a damage track")
    both = {p.id for p in board.places_with("axis_arc")}
    both &= {p.id for p in board.places_with("allied_arc")}
    if both != {"palermo", "catania"}:
        problems.append(f"on both arcs: {sorted(both)}")
    for port in ports:
        if not board.data(board.grid.hex(port.hexes[0])).get("coastal", False):
            problems.append(f"{port.name} is not coastal")
    return answer("ports and arcs", problems, f"{len(ports)} ports, {len(tracked)} tracked")


def check_bases(subject: Subject) -> CheckResult:
    """Twenty air bases, one to a hex, with their levels."""
    bases = subject.board.places_with("air_base")
    levels = {n: sum(1 for base in bases if base.data["level"] == n) for n in BASE_LEVELS}
    problems = [] if levels == BASE_LEVELS else [f"levels are {levels}"]
    if len({base.hexes[0] for base in bases}) != len(bases):
        problems.append("two bases share a hex")
    return answer("air bases", problems, f"{len(bases)} bases")


def check_cities(subject: Subject) -> CheckResult:
    """Palermo, Catania and Messina are two neighbouring hexes each."""
    board = subject.board
    problems = []
    for name in ("palermo", "catania", "messina"):
        hexes = board.place_hexes(name)
        if len(hexes) != 2 or not board.grid.are_adjacent(*hexes):
            problems.append(f"{name} is not two neighbours")
        if any(not board.has(h, "city") for h in hexes):
            problems.append(f"{name} is not all city")
    return answer("cities of two hexes", problems, "three")


def check_entry_points(subject: Subject) -> CheckResult:
    """Air entry and naval release points are at sea and connect to their boxes."""
    board = subject.board
    problems = []
    for role, kind in (("air_entry_point", "air"), ("naval_release_point", "naval")):
        at = {place.hexes[0] for place in board.places_with(role)}
        used = {c.hex for box in board.boxes for c in box.connections if c.kind == kind}
        problems += [f"{number} connects to no box" for number in sorted(at - used)]
        problems += [f"{number} is no {role}" for number in sorted(str(n) for n in used - at)]
        problems += [
            f"{number} is not all-sea"
            for number in sorted(at)
            if board.terrain(board.grid.hex(number)) != "sea"
        ]
    malta = {c.hex: c.cost for c in board.box("malta").connections}
    if malta.get("35.06") != 20:
        problems.append("Malta is not 20 hexes from 35.06")
    return answer("entry points", problems, f"{len(board.boxes)} boxes")


def check_strait(subject: Subject) -> CheckResult:
    """The Toe is exactly the mainland, and every hexside between it and Sicily is blocked."""
    board, draft = subject.board, subject.draft
    grid = board.grid
    toe, problems = board.region("the_toe"), []
    blocked = board.hexsides("blocked")
    between = set()
    for h in sorted(toe):
        for other in draft.land_neighbours(h):
            if other not in toe:
                between.add(grid.side_name(grid.side(h, other)))
                if grid.side(h, other) not in blocked:
                    problems.append(f"{grid.side_name(grid.side(h, other))} is open")
    if between != STRAIT:
        problems.append(f"the strait is {sorted(between)}")
    for h in grid.hexes():
        mass = board.data(h).get("mass")
        if draft.is_land(h) and (mass == "toe") != (h in toe):
            problems.append(f"{grid.name(h)} belongs to {mass}")
    box = {c.hex for c in board.box("the_toe").connections if c.kind == "ground"}
    if box != {grid.name(h) for h in toe}:
        problems.append("the Toe box does not connect to every Toe hex")
    return answer("Strait of Messina", problems, f"{len(toe)} Toe hexes")


def check_ferries(subject: Subject) -> CheckResult:
    """Four ferries from Sicily to the Toe, two of them over 57.32."""
    board = subject.board
    grid = board.grid
    ferries = board.places_with("ferry")
    problems = [] if len(ferries) == 4 else [f"{len(ferries)} ferries"]
    if sum(1 for ferry in ferries if ferry.data.get("via") == "57.32") != 2:
        problems.append("57.32 does not carry two routes")
    for ferry in ferries:
        sicily, toe = (grid.hex(number) for number in ferry.hexes)
        if board.data(sicily).get("mass") != "sicily" or board.data(toe).get("mass") != "toe":
            problems.append(f"{ferry.name} does not cross the strait")
        via = ferry.data.get("via")
        steps = [sicily, toe] if via is None else [sicily, grid.hex(str(via)), toe]
        if any(not grid.are_adjacent(a, b) for a, b in pairwise(steps)):
            problems.append(f"{ferry.name} jumps over a hex")
    return answer("ferries", problems, f"{len(ferries)} routes")


def check_mines(subject: Subject) -> CheckResult:
    """Sea mines fill the all-sea hexes within five of Messina's port."""
    board = subject.board
    grid = board.grid
    mines = board.region("sea_mines")
    near = grid.within(grid.hex("57.33"), 5)
    wanted = {h for h in near if board.terrain(h) == "sea"}
    problems = [f"{grid.name(h)}" for h in sorted(mines ^ wanted)]
    return answer("sea mines", problems, f"{len(mines)} hexes")


def check_landings(subject: Subject) -> CheckResult:
    """Landing hexes are coastal and as far from the release points as the lists say."""
    board = subject.board
    grid = board.grid
    problems = []
    landings = [s.hexes[0] for s in load_setup("sicily2") if s.kind == "landing"]
    for number in landings:
        h = grid.hex(number)
        american = number in AMERICAN_LANDINGS
        origin, low, high = ("40.05", 2, 7) if american else ("60.03", 4, 7)
        away = grid.distance(h, grid.hex(origin))
        if not low <= away <= high:
            problems.append(f"{number} is {away} hexes from {origin}")
        if not board.data(h).get("coastal", False):
            problems.append(f"{number} is not coastal")
    return answer("landing hexes", problems, f"{len(landings)} hexes")


CHECKS: tuple[Check, ...] = (
    check_ports,
    check_bases,
    check_cities,
    check_entry_points,
    check_strait,
    check_ferries,
    check_mines,
    check_landings,
)
