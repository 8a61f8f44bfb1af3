"""Ways on a finished board that checks ask about: along networks, over water, in pieces."""

from collections import deque
from collections.abc import Callable, Iterable

from grognard.hexes.board import Board
from grognard.hexes.grid import HexId, SideId


def network_neighbours(board: Board, kind: str) -> dict[HexId, list[HexId]]:
    """The hexes of a network and where each leads."""
    joined: dict[HexId, list[HexId]] = {}
    for side in sorted(board.links(kind)):
        a, b = board.grid.side_hexes(side)
        joined.setdefault(a, [])
        if b is not None:
            joined[a].append(b)
            joined.setdefault(b, []).append(a)
    return joined


def pieces(joined: dict[HexId, list[HexId]]) -> list[set[HexId]]:
    """The connected parts of a network, largest first."""
    left = set(joined)
    found: list[set[HexId]] = []
    while left:
        start = min(left)
        part = reached(start, lambda h: joined[h])
        found.append(part)
        left -= part
    return sorted(found, key=len, reverse=True)


def reached(start: HexId, onward: Callable[[HexId], Iterable[HexId]]) -> set[HexId]:
    """Everything that can be reached from a hex."""
    return set(steps_from(start, onward))


def steps_from(start: HexId, onward: Callable[[HexId], Iterable[HexId]]) -> dict[HexId, int]:
    """Number of steps to everything that can be reached."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        h = queue.popleft()
        for other in onward(h):
            if other not in steps:
                steps[other] = steps[h] + 1
                queue.append(other)
    return steps


def network_distance(board: Board, kind: str, first: str, second: str) -> int | None:
    """Hexes from one place to another along a network; None if it does not join them."""
    joined = network_neighbours(board, kind)
    start, goal = board.grid.hex(first), board.grid.hex(second)
    if start not in joined:
        return None
    return steps_from(start, lambda h: joined[h]).get(goal)


def sea_route(board: Board, first: str, second: str, sea: frozenset[str]) -> int | None:
    """Steps from one coastal hex to another through open water, the landing step included."""
    grid = board.grid
    start, goal = grid.hex(first), grid.hex(second)

    def onward(h: HexId) -> list[HexId]:
        if h == goal:
            return []
        return [o for o in grid.adjacent(h) if board.terrain(o) in sea or o == goal]

    return steps_from(start, onward).get(goal)


def land_within(
    board: Board, start: HexId, barrier: frozenset[SideId], sea: set[str]
) -> set[HexId]:
    """Land joined to a hex without crossing a barrier."""
    grid = board.grid

    def onward(h: HexId) -> list[HexId]:
        return [
            other
            for other in grid.adjacent(h)
            if board.terrain(other) not in sea and grid.side(h, other) not in barrier
        ]

    return reached(start, onward)
