"""Stacking: how much room a hex has left."""

import msgspec


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A limit in points and what is there. A unit that counts nothing always fits."""

    limit: int
    present: int

    @property
    def left(self) -> int:
        return max(0, self.limit - self.present)

    @property
    def excess(self) -> int:
        return max(0, self.present - self.limit)

    def fits(self, points: int = 1) -> bool:
        return points == 0 or self.present + points <= self.limit
