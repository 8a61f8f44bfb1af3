"""What play has changed on the printed map, and the map layers as they stand with it.

A destroyed bridge, a rubble marker or a cut road is a difference from the board, never a new
board: games keep it in their state and hand it to ``compile_costs``.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from grognard.hexes.board import Board
from grognard.hexes.grid import HexId, SideId

BoolArray = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class BoardChanges:
    """Features added to or taken from the printed map, hashable so that it can key a cache."""

    overlays_added: frozenset[tuple[HexId, str]] = frozenset()
    overlays_removed: frozenset[tuple[HexId, str]] = frozenset()
    sides_added: frozenset[tuple[SideId, str]] = frozenset()
    sides_removed: frozenset[tuple[SideId, str]] = frozenset()
    links_added: frozenset[tuple[SideId, str]] = frozenset()
    links_removed: frozenset[tuple[SideId, str]] = frozenset()


NO_CHANGES = BoardChanges()


class Layers:
    """Overlay, hexside and network masks of a board with changes applied."""

    def __init__(self, board: Board, changes: BoardChanges = NO_CHANGES) -> None:
        self.board = board
        self.grid = board.grid
        self.changes = changes

    def overlay(self, kind: str) -> BoolArray:
        """Mask [count] of the hexes with an overlay now."""
        mask = self.board.overlay_mask(kind).astype(np.bool_)
        mask[[h for h, name in self.changes.overlays_added if name == kind]] = True
        mask[[h for h, name in self.changes.overlays_removed if name == kind]] = False
        return mask

    def crossing(self, kind: str) -> BoolArray:
        """Mask [count * 6] of the crossings a hexside feature works against now."""
        mask = self.board.crossing_mask(kind).astype(np.bool_)
        mask[self._slots(self.changes.sides_added, kind)] = True
        mask[self._slots(self.changes.sides_removed, kind)] = False
        return mask

    def network(self, kind: str, link_class: str | None = None) -> BoolArray:
        """Mask [count * 6] of the links of a network now; added links have no class."""
        mask = self.board.network(kind, link_class).astype(np.bool_)
        if link_class is None:
            mask[self._slots(self.changes.links_added, kind)] = True
        mask[self._slots(self.changes.links_removed, kind)] = False
        return mask

    def _slots(self, pairs: frozenset[tuple[SideId, str]], kind: str) -> list[int]:
        return [slot for s, name in pairs if name == kind for slot in self.grid.side_slots(s)]
