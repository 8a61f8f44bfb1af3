"""Who is asking: the one seam between a request and the seats it may act for.

Today a person is whoever holds a seat's secret token. Accounts can take this place later without
anything behind the seam changing: the rest of the server only sees a ``Caller``.
"""

import hashlib
import secrets
from typing import Literal

import msgspec

from grognard.kernel.records import SPECTATOR, Side

Role = Literal["seat", "watch"]

TOKEN_BYTES = 24
"""192 bits: nobody guesses a seat."""


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """What a request may do in one match."""

    match: str
    role: Role
    sides: tuple[Side, ...] = ()
    owner: bool = False

    def may_play(self, side: Side) -> bool:
        return self.role == "seat" and side in self.sides

    def viewer(self, wanted: Side | None = None) -> Side:
        """The viewpoint of this caller; a holder of several seats may ask for one of them."""
        if wanted is not None and wanted in self.sides:
            return wanted
        return self.sides[0] if self.sides else SPECTATOR


def new_token() -> str:
    """A fresh unguessable token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_key(token: str) -> str:
    """The form in which a token is stored: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_match_id() -> str:
    """A short id that is fit for an address, unique but not secret."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(12))
