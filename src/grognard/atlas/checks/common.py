"""Checks every map must pass."""

import numpy as np

from grognard.atlas.checks.result import Check, CheckResult, Subject, answer
from grognard.atlas.checks.setups import check_ground, check_objectives, check_room
from grognard.atlas.checks.ways import network_distance, network_neighbours, pieces
from grognard.atlas.facts import broken_facts
from grognard.atlas.gazetteer import load_facts
from grognard.hexes.board import dump_board
from grognard.hexes.grid import HexId, SideId

PLANE_TOLERANCE = 2e-4
CENTRE_TOLERANCE = 2e-5
LAND_TOLERANCE = 0.05


def check_forward_vectors(subject: Subject) -> CheckResult:
    """Known places fall where the fit says, to a ten-thousandth of a hex."""
    transform = subject.draft.transform
    problems = []
    for vector in transform.parameters.forward_vectors:
        plane = transform.to_plane(np.array(vector.latitude), np.array(vector.longitude))
        h = transform.hex_of(vector.latitude, vector.longitude)
        if np.abs(plane - np.array(vector.plane)).max() > PLANE_TOLERANCE:
            problems.append(f"{vector.name} lies at {plane}, not {vector.plane}")
        elif h is None or subject.board.grid.name(h) != vector.hex:
            problems.append(f"{vector.name} is not in {vector.hex}")
    count = len(transform.parameters.forward_vectors)
    return answer("transform puts known places into their hexes", problems, f"{count} places")


def check_centre_vectors(subject: Subject) -> CheckResult:
    """Known hex centres have the right coordinates."""
    transform = subject.draft.transform
    problems = []
    for vector in transform.parameters.centre_vectors:
        page = np.array(transform.grid.centre(transform.grid.hex(vector.hex)))
        latitude, longitude = transform.to_geographic(page)
        miss = max(abs(latitude - vector.latitude), abs(longitude - vector.longitude))
        if miss > CENTRE_TOLERANCE:
            problems.append(f"centre of {vector.hex} misses by {miss:.5f} degrees")
    count = len(transform.parameters.centre_vectors)
    return answer("inverse transform finds hex centres", problems, f"{count} centres")


def check_neighbour_vectors(subject: Subject) -> CheckResult:
    """The grid's neighbours are those of the fitted map."""
    grid = subject.board.grid
    vectors = subject.draft.transform.parameters.neighbour_vectors
    problems = [
        f"neighbours of {number}"
        for number, others in vectors.items()
        if {grid.name(h) for h in grid.adjacent(grid.hex(number))} != set(others)
    ]
    return answer("grid parity agrees with the transform", problems, f"{len(vectors)} hexes")


def check_facts(subject: Subject) -> CheckResult:
    """Nothing on the map contradicts the rulebook."""
    facts = load_facts(subject.draft.recipe.id)
    broken = [f"{fact.where} {fact.kind}" for fact in broken_facts(subject.draft, facts)]
    return answer("facts of the rulebook hold", broken, f"{len(facts)} facts")


def check_counts(subject: Subject) -> CheckResult:
    """Number of hexes exactly, land within a twentieth of the prototype survey."""
    wanted = subject.requirements
    land = sum(subject.draft.land)
    problems = []
    if subject.board.grid.count != wanted.hexes:
        problems.append(f"{subject.board.grid.count} hexes instead of {wanted.hexes}")
    if abs(land - wanted.land) > LAND_TOLERANCE * wanted.land:
        problems.append(f"{land} land hexes, expected about {wanted.land}")
    for kind, expected in wanted.terrain.items():
        found = sum(1 for h in _counted(subject) if subject.board.terrain(h) == kind)
        if abs(found - expected) > wanted.terrain_tolerance * expected:
            problems.append(f"{found} hexes of {kind}, expected about {expected}")
    return answer("hex and land counts", problems, f"{wanted.hexes} hexes, {land} of land")


def _counted(subject: Subject) -> list[HexId]:
    key = subject.requirements.terrain_key
    value = subject.requirements.terrain_value
    board = subject.board
    return [h for h in board.grid.hexes() if key is None or board.data(h).get(key) == value]


def check_committed(subject: Subject) -> CheckResult:
    """The committed board file is what the pipeline builds."""
    same = dump_board(subject.board.file) == dump_board(subject.draft.board_file())
    problems = [] if same else ["rebuild the board file and look at the difference"]
    return answer("committed board equals a fresh build", problems, "identical")


def check_ports(subject: Subject) -> CheckResult:
    """A port touches the sea."""
    board, draft = subject.board, subject.draft
    ports = board.places_with("port")
    problems = [
        f"{port.name} in {port.hexes[0]}"
        for port in ports
        if not draft.has_sea_neighbour(board.grid.hex(port.hexes[0]))
    ]
    return answer("ports have a sea neighbour", problems, f"{len(ports)} ports")


def check_dry_routes(subject: Subject) -> CheckResult:
    """No road or railway runs through water or impassable ground."""
    board, draft = subject.board, subject.draft
    problems = [
        f"{rule.kind} in {board.grid.name(h)}"
        for rule in draft.recipe.routes
        for h in network_neighbours(board, rule.kind)
        if not draft.is_land(h) or board.terrain(h) in draft.recipe.impassable
    ]
    return answer("roads and railways stay on passable land", problems, "all dry")


def check_connected(subject: Subject) -> CheckResult:
    """Each network is one piece on every land mass it serves."""
    board, draft = subject.board, subject.draft
    problems = []
    remarks = []
    closed = {h for region in draft.recipe.closed for h in draft.region_hexes(region)}
    for kind in subject.requirements.connected:
        parts = [part for part in pieces(network_neighbours(board, kind)) if not part <= closed]
        islands = {frozenset(_island(subject, min(part))) for part in parts}
        if len(parts) != len(islands):
            stray = [board.grid.name(min(part)) for part in parts[1:]]
            problems.append(f"{kind} falls into {len(parts)} pieces: {', '.join(stray)}")
        remarks.append(f"{kind}: {sum(map(len, parts))} hexes")
    return answer("networks are in one piece", problems, ", ".join(remarks))


def _island(subject: Subject, start: HexId) -> set[HexId]:
    seen, todo = {start}, [start]
    while todo:
        for other in subject.draft.land_neighbours(todo.pop()):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def check_joined(subject: Subject) -> CheckResult:
    """Places that a network must join are joined."""
    problems, remarks = [], []
    for kind, pairs in subject.requirements.joined.items():
        for first, second in pairs:
            away = network_distance(subject.board, kind, first, second)
            if away is None:
                problems.append(f"no {kind} from {first} to {second}")
            remarks.append(f"{kind} {first} to {second}: {away}")
    return answer("lines join what they must", problems, ", ".join(remarks))


def check_watercourses(subject: Subject) -> CheckResult:
    """Every watercourse flows: to the sea, off the map, or into another one."""
    rule = subject.draft.recipe.rivers
    if rule is None:
        return CheckResult("watercourses reach water", True, "none on this map")
    if rule.form == "hexside":
        kinds = tuple(rule.classes.values())
        return _hexside_waters(subject, kinds)
    board, draft = subject.board, subject.draft
    problems = []
    waters = set(rule.classes.values())
    wet = {h for h in board.grid.hexes() if board.overlays(h) & waters}
    joined = {h: [o for o in board.grid.adjacent(h) if o in wet] for h in sorted(wet)}
    for part in pieces(joined):
        ends = any(draft.has_sea_neighbour(h) or board.grid.is_edge(h) for h in part)
        if not ends:
            problems.append(f"the water at {board.grid.name(min(part))} goes nowhere")
    return answer("watercourses reach water", problems, f"{len(wet)} hexes")


def _hexside_waters(subject: Subject, kinds: tuple[str, ...]) -> CheckResult:
    board, draft = subject.board, subject.draft
    sides = {s for kind in kinds for s in board.hexsides(kind)}
    at: dict[tuple[int, int], set[SideId]] = {}
    for side in sides:
        for corner in board.grid.side_corner_keys(side):
            at.setdefault(corner, set()).add(side)
    wet = {
        corner
        for h in board.grid.hexes()
        if not draft.is_land(h) or board.grid.is_edge(h)
        for corner in board.grid.corner_keys(h)
    }
    straits = [side for divide in draft.recipe.divides for side in board.hexsides(divide.kind)]
    wet |= {corner for side in straits for corner in board.grid.side_corner_keys(side)}
    rule = draft.recipe.rivers
    sinks = rule.inland if rule is not None else ()
    inland = {
        corner
        for name in sinks
        for side in draft.courses[name]
        for corner in board.grid.side_corner_keys(side)
    }
    problems, left = [], set(at)
    while left:
        start = min(left)
        part, todo = {start}, [start]
        while todo:
            for side in at[todo.pop()]:
                for corner in board.grid.side_corner_keys(side):
                    if corner not in part:
                        part.add(corner)
                        todo.append(corner)
        left -= part
        if not part & wet and not part & inland:
            number = board.grid.side_name(min(at[start]))
            problems.append(f"the river at {number} reaches no water")
    return answer("watercourses reach water", problems, f"{len(sides)} hexsides")


COMMON: tuple[Check, ...] = (
    check_forward_vectors,
    check_centre_vectors,
    check_neighbour_vectors,
    check_facts,
    check_counts,
    check_committed,
    check_ports,
    check_dry_routes,
    check_connected,
    check_joined,
    check_watercourses,
    check_ground,
    check_objectives,
    check_room,
)
