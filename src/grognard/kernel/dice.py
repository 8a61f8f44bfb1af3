"""Three sources of dice: committed for matches, seeded for simulation, dictated for rulings.

Committed dice can be checked by anybody once the secret is out. The recipe, in full:

* The commitment is SHA-256 of ``"grognard commitment 1"``, the match id and the secret.
* Roll number *i* (counted from 0 over the whole match) reads a stream of blocks
  HMAC-SHA-256(secret, ``"grognard roll 1"``, match id, *i*, cause, block number). The cause is the
  SHA-256 of the action that made the roll necessary.
* The stream is cut into 64-bit big-endian numbers. A number that lies in the last, incomplete
  stretch of ``faces`` numbers is thrown away; the first other one, modulo faces, plus 1, is the
  roll. So every face is exactly as likely as every other.

Each part of a hashed message is preceded by its length in four bytes; numbers take eight bytes.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Protocol

from grognard.kernel.illegal import EngineFault

SECRET_BYTES = 32
"""What a new match should use; fewer than ``LEAST_SECRET_BYTES`` are refused."""
LEAST_SECRET_BYTES = 16
MOST_FACES = 1 << 32

_WORD = 1 << 64


class MatchDice(Protocol):
    """Dice of a match: told before every action how many rolls there were, and what causes more."""

    def caused_by(self, index: int, cause: str) -> None:
        """The next roll is number ``index``, brought about by the action with this hash."""
        ...

    def roll(self, faces: int) -> int:
        """A number from 1 to ``faces``."""
        ...


class DiceError(Exception):
    """Dice that cannot be had: dictated values ran out or fit no die, or there are none at all."""

    def __init__(self, code: str, *, position: int, faces: int, value: int | None = None) -> None:
        self.code = code
        self.position = position
        self.faces = faces
        self.value = value
        given = "nothing" if value is None else str(value)
        super().__init__(f"{code}: roll {position} of a die with {faces} faces was given {given}")


def commitment(secret: bytes, match_id: str) -> str:
    """What is published at the start of a match, to be compared with the secret at its end."""
    _require_secret(secret)
    return hashlib.sha256(_parts(b"grognard commitment 1", match_id.encode(), secret)).hexdigest()


def cause_hash(side: str, action: bytes) -> str:
    """The hash of an action in its canonical JSON form, with the side that took it."""
    return hashlib.sha256(_parts(b"grognard cause 1", side.encode(), action)).hexdigest()


class CommittedDice:
    """Rolls derived from a secret that was committed to before the match began."""

    def __init__(self, secret: bytes, match_id: str) -> None:
        _require_secret(secret)
        self.secret = secret
        self.match_id = match_id
        self.index = 0
        self._cause = ""

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.match_id)

    def caused_by(self, index: int, cause: str) -> None:
        self.index = index
        self._cause = cause

    def roll(self, faces: int) -> int:
        _require_faces(faces)
        limit = _WORD - _WORD % faces
        for word in self._words(self.index):
            if word < limit:
                break
        self.index += 1
        return 1 + word % faces

    def _words(self, index: int) -> Iterator[int]:
        block = 0
        while True:
            message = _parts(
                b"grognard roll 1",
                self.match_id.encode(),
                index.to_bytes(8, "big"),
                self._cause.encode(),
                block.to_bytes(8, "big"),
            )
            digest = hmac.digest(self.secret, message, "sha256")
            for start in range(0, len(digest), 8):
                yield int.from_bytes(digest[start : start + 8], "big")
            block += 1


class SeededDice:
    """Fast repeatable dice for simulation: roll *i* depends only on the seed and *i*.

    The generator is SplitMix64 (Steele, Lea, Flood 2014), read by counter, so that play can be
    taken up again at any roll. Not for matches between people: a seed can be found out.
    """

    __slots__ = ("index", "seed")

    def __init__(self, seed: int, index: int = 0) -> None:
        self.seed = seed & (_WORD - 1)
        self.index = index

    def caused_by(self, index: int, cause: str) -> None:
        self.index = index

    def roll(self, faces: int) -> int:
        if faces == 1:
            self.index += 1
            return 1
        _require_faces(faces)
        # The index takes the low bits of the counter and the seed is scrambled first, so that
        # neighbouring seeds do not give shifted copies of one sequence.
        word = _mix(_mix(self.seed) + (self.index + 1) * 0x9E3779B97F4A7C15)
        limit = _WORD - _WORD % faces
        while word >= limit:
            word = _mix(word + 0x9E3779B97F4A7C15)
        self.index += 1
        return 1 + word % faces


class DictatedDice:
    """Dice that fall as they are told, for rulings, tests and replays."""

    def __init__(self, values: Sequence[int]) -> None:
        self.values = tuple(values)
        self.used = 0

    def caused_by(self, index: int, cause: str) -> None:
        """Dictated values come in order, whatever they are rolled for."""

    def roll(self, faces: int) -> int:
        _require_faces(faces)
        position = self.used + 1
        if self.used >= len(self.values):
            raise DiceError("DICE_MISSING", position=position, faces=faces)
        value = self.values[self.used]
        if not 1 <= value <= faces:
            raise DiceError("DICE_IMPOSSIBLE", position=position, faces=faces, value=value)
        self.used = position
        return value

    @property
    def left(self) -> tuple[int, ...]:
        """The values nobody has asked for yet."""
        return self.values[self.used :]


class NoDice:
    """Stands in where a match was loaded without its secret: it can be read but not rolled on."""

    def __init__(self) -> None:
        self._index = 0

    def caused_by(self, index: int, cause: str) -> None:
        self._index = index

    def roll(self, faces: int) -> int:
        raise DiceError("DICE_MISSING", position=self._index + 1, faces=faces)


def _mix(value: int) -> int:
    value &= _WORD - 1
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & (_WORD - 1)
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & (_WORD - 1)
    return value ^ (value >> 31)


def _parts(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def _require_secret(secret: bytes) -> None:
    if len(secret) < LEAST_SECRET_BYTES:
        raise ValueError(f"a dice secret needs {LEAST_SECRET_BYTES} bytes, got {len(secret)}")


def _require_faces(faces: int) -> None:
    if not 1 <= faces <= MOST_FACES:
        raise EngineFault(f"no die has {faces} faces")
