"""Where a side wants its units to go: places worth points, and enemies worth hunting."""

import numpy as np

from grognard.players.somnium.chances import FloatArray
from grognard.players.somnium.outlook import Outlook

KEEPING = 0.25
"""How much less a place pulls that one already has."""
TRACK = 0.5
"""How much of the pull of enemies is felt from far off."""


def pull_map(outlook: Outlook, row: int) -> FloatArray:
    """For units of a class, how much each hex is worth for what lies ahead of it."""
    if row in outlook.pulls:
        return outlook.pulls[row]
    weights, land = outlook.weights, outlook.land
    found: FloatArray = np.zeros(outlook.edition.size)
    for h, value in outlook.places.items():
        near = np.exp(-land.march(row, [h]) / weights.pull_scale / 2)
        found += weights.pull * share_in(outlook, h) * value * near
    hunt = weights.hunt * (1.0 if outlook.invading else outlook.title.sortie)
    if hunt > 0 and outlook.enemy_hexes:
        far = land.march(row, outlook.enemy_hexes)
        near = np.exp(-far / weights.pull_scale) + TRACK * np.exp(-far / weights.pull_scale / 4)
        found += hunt * 4.0 * near
    outlook.pulls[row] = found
    return found


def share_in(outlook: Outlook, h: int) -> float:
    """How much of its worth a place pulls with: all if it is to be taken, less if it is held."""
    if not outlook.invading:
        if not outlook.is_ours(h):
            return outlook.title.retake
        return KEEPING * (1.0 if outlook.enemy_reach[h] else outlook.title.quiet)
    if not outlook.is_ours(h):
        return 1.0
    return KEEPING if outlook.enemy_reach[h] else 0.0
