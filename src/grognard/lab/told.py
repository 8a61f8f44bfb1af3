"""Dice that fall as they are told, and insist on being told enough and no more."""

from collections.abc import Sequence

from grognard.lab.errors import LabError


class ToldDice:
    """Gives the listed values in order; every one must be asked for."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = tuple(values)
        self._used = 0

    def roll(self, faces: int) -> int:
        """The next listed value."""
        number = self._used + 1
        if self._used == len(self._values):
            given = f"only {len(self._values)} given" if self._values else "none given"
            raise LabError(f"die {number} (1 to {faces}) is rolled, {given}: name it in dice=[…]")
        value = self._values[self._used]
        if not 1 <= value <= faces:
            raise LabError(f"die {number} has the faces 1 to {faces}, not {value}")
        self._used = number
        return value

    def finish(self) -> None:
        """Complain about values that were never rolled."""
        if self._used < len(self._values):
            unused = ", ".join(map(str, self._values[self._used :]))
            raise LabError(f"only {self._used} dice were rolled; not used: {unused}")
