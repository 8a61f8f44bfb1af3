"""Where a side wants its units to go: places worth points, and enemies worth hunting."""

import numpy as np

from grognard.players.somnium.chances import FloatArray
from grognard.players.somnium.outlook import Outlook

KEEPING = 0.25
"""How much less a place pulls that one already has."""


def pull_map(outlook: Outlook, row: int) -> FloatArray:
    """For units of a class, how much each hex is worth for what lies ahead of it."""
    if row in outlook.pulls:
        return outlook.pulls[row]
    weights, land = outlook.weights, outlook.land
    found: FloatArray = np.zeros(outlook.edition.size)
    for h, value in outlook.places.items():
        share = KEEPING if outlook.is_ours(h) else 1.0
        if not outlook.invading and not outlook.is_ours(h):
            share = KEEPING
        near = np.exp(-land.march(row, [h]) / weights.pull_scale / 2)
        found += weights.pull * share * value * near
    if outlook.invading and outlook.enemy_hexes:
        far = land.march(row, outlook.enemy_hexes)
        found += weights.hunt * 4.0 * np.exp(-far / weights.pull_scale)
    outlook.pulls[row] = found
    return found
