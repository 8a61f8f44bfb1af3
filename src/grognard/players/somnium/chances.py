"""The combat table as chances of what matters: who loses, who gives way, who follows up."""

from typing import Final

import numpy as np
import numpy.typing as npt

from grognard.games.somnium.edition import Edition
from grognard.games.somnium.title import Title
from grognard.mechanics.tables import dice_distribution

FloatArray = npt.NDArray[np.float64]
BoolArray = npt.NDArray[np.bool_]
IntegerArray = npt.NDArray[np.int64]

DEFENDER_STEP: Final = 0
DEFENDER_LIFE: Final = 1
DEFENDER_BACK: Final = 2
ATTACKER_STEP: Final = 3
ATTACKER_LIFE: Final = 4
ATTACKER_BACK: Final = 5
FOLLOW: Final = 6
EXCHANGE: Final = 7

CODES: Final[dict[str, tuple[int, ...]]] = {
    "DE": (DEFENDER_LIFE, DEFENDER_BACK),
    "DRB": (DEFENDER_STEP, DEFENDER_BACK),
    "DRI": (DEFENDER_BACK,),
    "DVB": (DEFENDER_STEP,),
    "DVI": (),
    "AVI": (FOLLOW,),
    "AVB": (ATTACKER_STEP, FOLLOW),
    "ARI": (ATTACKER_BACK,),
    "ARB": (ATTACKER_STEP, ATTACKER_BACK),
    "AE": (ATTACKER_LIFE, ATTACKER_BACK),
    "EMP": (EXCHANGE, DEFENDER_BACK),
    "IMP": (),
}
"""What each result code brings about."""


class CombatChances:
    """Chances by column, and the column of any odds, for single numbers and for whole maps."""

    def __init__(self, title: Title) -> None:
        columns = len(title.combat.columns)
        self.first = title.odds.first
        self.last = title.odds.last
        self.table: FloatArray = np.zeros((columns, 8))
        for total, chance in dice_distribution(title.combat.dice).items():
            for column in range(columns):
                for code in title.combat.cell(column, total).split():
                    for kind in CODES[code]:
                        self.table[column, kind] += float(chance)
        self.rows: list[list[float]] = self.table.tolist()

    def column(self, attack: float, defence: float, shift: int) -> int:
        """The column for two totals after the net shift."""
        # Asked a million times in a game, so the bounds are written out.
        first, last = self.first, self.last
        if attack <= 0:
            place = first
        elif attack >= defence:
            place = int(attack // (defence if defence > 0.5 else 0.5)) - 1
        else:
            place = 1 - int(-(-defence // attack))
        place = first if place < first else last if place > last else place
        place += shift
        return 0 if place < first else last - first if place > last else place - first

    def columns(
        self, attack: FloatArray, defence: FloatArray, shift: FloatArray | IntegerArray
    ) -> IntegerArray:
        """The same for arrays."""
        above = np.floor(attack / np.maximum(defence, 0.5)) - 1
        below = 1 - np.ceil(defence / np.maximum(attack, 0.1))
        place = np.where(attack >= defence, above, below)
        place = np.clip(np.clip(place, self.first, self.last) + shift, self.first, self.last)
        found: IntegerArray = (place - self.first).astype(np.int64)
        return found


class BombardmentChances:
    """The chance that a bombardment of a value costs a step."""

    def __init__(self, edition: Edition) -> None:
        table, self.bands = edition.bombardment
        self.hit = [0.0] * len(table.columns)
        self.weakest = edition.stack_limit * max(air for air, _ in edition.vulnerability)
        """As much vulnerability to bombs as one hex can hold."""
        self._covers = range(max(edition.columns) + 1)
        self._strikes: dict[int, FloatArray] = {}
        for total, chance in dice_distribution(table.dice).items():
            for column in range(len(table.columns)):
                if table.cell(column, total) != "DI":
                    self.hit[column] += float(chance)

    def chance(self, value: int, shift: int) -> float:
        return self.hit[self.bands.shifted(value, shift)]

    def by_strike(self, points: int) -> FloatArray:
        """The chances of a strike of so many points, by what stands there and by its cover."""
        if points not in self._strikes:
            found = np.zeros((self.weakest + 1, len(self._covers)))
            for weak in range(1, self.weakest + 1):
                found[weak] = [self.chance(points * weak, -cover) for cover in self._covers]
            self._strikes[points] = found
        return self._strikes[points]
