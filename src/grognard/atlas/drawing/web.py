"""Webs: roads, railways and rivers as nodes joined by strands, cut into long smooth chains.

A strand is one link of the board (hex to hex) or one hexside (corner to corner). Drawing each on
its own would show every joint; chains run through until a fork, an end or a town.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]
Node = TypeVar("Node", bound=Hashable)


@dataclass
class Web(Generic[Node]):
    """Nodes with positions; strands with the points between their two nodes."""

    spot: Callable[[Node], Points]
    strands: dict[tuple[Node, Node], Points] = field(default_factory=dict)
    around: dict[Node, list[Node]] = field(default_factory=lambda: defaultdict(list))

    def join(self, a: Node, b: Node, between: Points) -> None:
        """Add a strand; ``between`` are its inner points from a to b."""
        if (a, b) in self.strands:
            return
        self.strands[a, b] = between
        self.strands[b, a] = between[::-1]
        self.around[a].append(b)
        self.around[b].append(a)

    def chains(self, stops: Iterable[Node] = ()) -> list[list[Node]]:
        """Maximal runs of nodes, broken at forks, ends and stops; loops are broken once."""
        fixed = {n for n, others in self.around.items() if len(others) != 2} | set(stops)
        used: set[tuple[Node, Node]] = set()
        found: list[list[Node]] = []

        def run(a: Node, b: Node) -> list[Node]:
            chain = [a, b]
            used.update(((a, b), (b, a)))
            while chain[-1] not in fixed:
                here = chain[-1]
                ahead = [n for n in self.around[here] if (here, n) not in used]
                if not ahead:
                    break
                used.update(((here, ahead[0]), (ahead[0], here)))
                chain.append(ahead[0])
            return chain

        for start in [*(n for n in self.around if n in fixed), *self.around]:
            for other in self.around[start]:
                if (start, other) not in used:
                    found.append(run(start, other))
        return found

    def course(self, chain: list[Node]) -> Points:
        """Control points of a chain: its nodes with the inner points of its strands."""
        parts: list[Points] = [self.spot(chain[0])[None, :]]
        for a, b in pairwise(chain):
            parts.append(self.strands[a, b].reshape(-1, 2))
            parts.append(self.spot(b)[None, :])
        return np.concatenate(parts)

    # --- rivers -------------------------------------------------------------------------------

    def components(self) -> list[list[Node]]:
        """The nodes of each connected part."""
        seen: set[Node] = set()
        found: list[list[Node]] = []
        for start in self.around:
            if start in seen:
                continue
            part, queue = [], deque([start])
            seen.add(start)
            while queue:
                node = queue.popleft()
                part.append(node)
                for other in self.around[node]:
                    if other not in seen:
                        seen.add(other)
                        queue.append(other)
            found.append(part)
        return found

    def flow(self, height: Callable[[Node], float]) -> dict[Node, tuple[Node | None, int]]:
        """Downstream neighbour and number of strands upstream for every node.

        Each connected part drains to its lowest node; water takes the shortest way there.
        """
        answer: dict[Node, tuple[Node | None, int]] = {}
        for part in self.components():
            mouth = min(part, key=height)
            down: dict[Node, Node | None] = {mouth: None}
            order = [mouth]
            for node in order:
                for other in self.around[node]:
                    if other not in down:
                        down[other] = node
                        order.append(other)
            upstream = dict.fromkeys(order, 0)
            for node in reversed(order):
                below = down[node]
                if below is not None:
                    upstream[below] += upstream[node] + 1
            for node in order:
                answer[node] = (down[node], upstream[node])
        return answer


def ribbon(line: Points, widths: Points) -> Points:
    """Outline of a band along ``line`` whose width changes from point to point."""
    steps = np.gradient(line, axis=0)
    size = np.maximum(np.hypot(steps[:, 0], steps[:, 1]), 1e-9)
    across = np.stack([-steps[:, 1] / size, steps[:, 0] / size], 1) * (widths / 2)[:, None]
    return np.concatenate([line + across, (line - across)[::-1]])
