"""Set-ups: every unit of the order of battle must find ground it may stand on, and room there."""

from collections import deque

from grognard.atlas.checks.result import CheckResult, Standing, Subject, answer
from grognard.atlas.gazetteer import Setup, load_setup
from grognard.hexes.grid import HexId


def may_stand(subject: Subject, move: str, h: HexId) -> bool:
    """Whether a movement class may stand in a hex (an empty class: any land)."""
    board = subject.board
    if move == "sea":
        return board.terrain(h) in subject.draft.sea_kinds()
    if not subject.draft.is_land(h):
        return False
    rule = subject.requirements.standing.get(move)
    return rule is None or _stands(subject, rule, h)


def _stands(subject: Subject, rule: Standing, h: HexId) -> bool:
    board = subject.board
    here = board.overlays(h)
    if here & set(rule.closed_overlays) and not here & set(rule.opened_by):
        return False
    if board.terrain(h) in rule.terrain:
        return True
    return any(board.network(kind)[h * 6 : h * 6 + 6].any() for kind in rule.by)


def choices(subject: Subject, setup: Setup) -> list[HexId]:
    """The hexes a group of units may be put in."""
    grid = subject.board.grid
    closed = {
        h for region in subject.draft.recipe.out_of_play for h in subject.draft.region_hexes(region)
    }
    found: set[HexId] = set()
    for number in setup.hexes:
        centre = grid.hex(number)
        mass = subject.board.data(centre).get("mass")
        found.update(
            h
            for h in grid.within(centre, setup.near)
            if h not in closed
            and may_stand(subject, setup.move, h)
            and subject.board.data(h).get("mass") == mass
        )
    return sorted(found)


def check_ground(subject: Subject) -> CheckResult:
    """Every set-up, landing, drop, arrival and objective hex is ground for its units."""
    problems = []
    rows = load_setup(subject.draft.recipe.id)
    for setup in rows:
        if not choices(subject, setup):
            where = "|".join(setup.hexes)
            problems.append(f"{setup.kind} of {setup.move or 'any'} units in {where}")
    return answer("set-up hexes can be entered", problems, f"{len(rows)} groups of units")


def check_objectives(subject: Subject) -> CheckResult:
    """Every hex that scores can be entered and lies in play."""
    board, draft = subject.board, subject.draft
    closed = {h for region in draft.recipe.out_of_play for h in draft.region_hexes(region)}
    scoring = [p for p in board.places if any(r.startswith("objective") for r in p.roles)]
    problems = [
        f"{place.name} in {number}"
        for place in scoring
        for number in place.hexes
        for h in (board.grid.hex(number),)
        if not draft.is_land(h) or h in closed or board.terrain(h) in draft.recipe.impassable
    ]
    return answer("objectives can be entered", problems, f"{len(scoring)} objectives")


def check_room(subject: Subject) -> CheckResult:
    """All units of one side that start together fit under the stacking limit."""
    problems = []
    rows = [
        s for s in load_setup(subject.draft.recipe.id) if s.kind in subject.requirements.stacked
    ]
    groups = {(s.scenario, s.side, s.kind) for s in rows}
    for scenario, side, kind in sorted(groups):
        mine = [s for s in rows if (s.scenario, s.side, s.kind) == (scenario, side, kind)]
        left = unplaced(subject, mine, _taken(subject, rows, scenario, side, kind))
        if left:
            problems.append(f"scenario {scenario}, {side}, {kind}: {left} points find no room")
    return answer("set-ups respect stacking", problems, f"{len(groups)} set-ups")


def _taken(subject: Subject, rows: list[Setup], scenario: str, side: str, kind: str) -> set[HexId]:
    """Hexes closed to a set-up: enemies fixed there, and friends who stand alone."""
    grid = subject.board.grid
    alone = subject.requirements.alone
    taken: set[HexId] = set()
    for other in rows:
        fixed = other.near == 0 and len(other.hexes) == 1 and other.scenario == scenario
        enemy = other.side != side and other.kind == kind
        if fixed and (enemy or other.move in alone):
            taken.add(grid.hex(other.hexes[0]))
    return taken


def unplaced(subject: Subject, groups: list[Setup], taken: set[HexId]) -> int:
    """Points that cannot be placed: a flow from groups to hexes of limited room."""
    limit = subject.requirements.stacking
    alone = subject.requirements.alone
    groups = [group for group in groups if group.move not in alone]
    options = [[h for h in choices(subject, group) if h not in taken] for group in groups]
    placed: list[dict[HexId, int]] = [{} for _ in groups]
    room: dict[HexId, int] = {h: limit for hexes in options for h in hexes}
    missing = 0
    for index, group in enumerate(groups):
        for _ in range(group.points):
            if not _place_one(index, options, placed, room):
                missing += 1
    return missing


def _place_one(
    index: int, options: list[list[HexId]], placed: list[dict[HexId, int]], room: dict[HexId, int]
) -> bool:
    """Place one point of a group, moving points of other groups aside if that makes room."""
    came: dict[HexId, tuple[int, HexId | None]] = {}
    queue: deque[HexId] = deque()
    for h in options[index]:
        came[h] = (index, None)
        queue.append(h)
    while queue:
        h = queue.popleft()
        if room[h] > 0:
            _shift(h, came, placed, room)
            return True
        for other, held in enumerate(placed):
            if held.get(h):
                for further in options[other]:
                    if further not in came:
                        came[further] = (other, h)
                        queue.append(further)
    return False


def _shift(
    h: HexId,
    came: dict[HexId, tuple[int, HexId | None]],
    placed: list[dict[HexId, int]],
    room: dict[HexId, int],
) -> None:
    room[h] -= 1
    here: HexId | None = h
    while here is not None:
        group, before = came[here]
        placed[group][here] = placed[group].get(here, 0) + 1
        if before is not None:
            placed[group][before] -= 1
        here = before
