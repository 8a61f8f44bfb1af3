"""Sandbox dice: they fall as told, and by chance when nobody has told them how."""

import hashlib
from collections import deque
from collections.abc import Iterable

from grognard.kernel.dice import SeededDice


class SandboxDice:
    """Dictated values first, in order; a value that fits no such die is skipped by the rules.

    Replays read the rolls from the log, so mixing both kinds does no harm.
    """

    def __init__(self, secret: bytes) -> None:
        self._chance = SeededDice(int.from_bytes(hashlib.sha256(secret).digest()[:8], "big"))
        self._told: deque[int] = deque()

    def tell(self, values: Iterable[int]) -> None:
        """Put values in front of chance, replacing any that were told before."""
        self._told = deque(values)

    @property
    def told(self) -> tuple[int, ...]:
        return tuple(self._told)

    def caused_by(self, index: int, cause: str) -> None:
        self._chance.caused_by(index, cause)

    def roll(self, faces: int) -> int:
        chance = self._chance.roll(faces)
        if self._told and 1 <= self._told[0] <= faces:
            return self._told.popleft()
        return chance
