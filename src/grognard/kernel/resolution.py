"""What applying an action brings about: events for each audience, and the dice behind them."""

from typing import Protocol

import msgspec

from grognard.kernel.records import Event, Side


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """One die as it fell."""

    faces: int
    value: int
    reason: str
    rule: str


class Dice(Protocol):
    """A source of dice. Rules never roll in any other way."""

    def roll(self, faces: int) -> int:
        """A number from 1 to ``faces``."""
        ...


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """An event and who may read it.

    ``audience`` None means everybody. Otherwise the named sides read ``event`` and all other
    viewers read ``public``, the masked version, or nothing if there is none. The mask is made
    where the event is made: later nobody knows any more what was secret then.
    """

    event: Event
    audience: tuple[Side, ...] | None = None
    public: Event | None = None

    def seen_by(self, viewer: Side) -> Event | None:
        if self.audience is None or viewer in self.audience:
            return self.event
        return self.public


class Resolution:
    """Collects events and rolls while an action is applied."""

    __slots__ = ("_dice", "entries", "revealed", "rolls")

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.entries: list[Entry] = []
        self.rolls: list[Roll] = []
        self.revealed = False

    def emit(
        self,
        event: Event,
        *,
        audience: tuple[Side, ...] | None = None,
        public: Event | None = None,
    ) -> None:
        self.entries.append(Entry(event=event, audience=audience, public=public))

    def roll(self, faces: int, *, reason: str, rule: str) -> int:
        """Roll one die; this makes everything before it final."""
        value = self._dice.roll(faces)
        self.rolls.append(Roll(faces=faces, value=value, reason=reason, rule=rule))
        return value

    def reveal(self) -> None:
        """Say that hidden information was shown, which makes everything before it final."""
        self.revealed = True

    def events(self) -> list[Event]:
        return [entry.event for entry in self.entries]
