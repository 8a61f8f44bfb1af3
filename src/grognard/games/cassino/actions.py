"""What players do only here. The rest stands with the family."""

from typing import Annotated

import msgspec

from grognard.games.somnium.actions import (
    AddAir,
    AddGun,
    AddUnit,
    Advance,
    Attack,
    Bombard,
    ChooseLoss,
    Commit,
    Displace,
    EndPhase,
    HexName,
    Move,
    Pass,
    Path,
    Recover,
    Resign,
    Retreat,
    Support,
    UnitName,
)
from grognard.kernel.records import Action

AnyHex = Annotated[str, msgspec.Meta(max_length=4)]
"""A hex, or nothing: the engine then takes the one on the cheapest way."""


class Deploy(Action, frozen=True):
    """Put a unit (or the whole division of it) into a box or on a hex before the first turn."""

    unit: UnitName
    to: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class Enter(Action, frozen=True):
    """Bring a unit onto the map over an edge, at Anzio or out of its bivouac, and on to ``to``."""

    unit: UnitName
    to: HexName
    at: AnyHex = ""
    via: Path = ()


class Rail(Action, frozen=True):
    """Send a unit by train; ``at`` is where one that comes from outside boards the rails."""

    unit: UnitName
    to: HexName
    at: AnyHex = ""
    via: Path = ()


class Leave(Action, frozen=True):
    """Take a unit off the map, from where it stands or from the end of a way to there."""

    unit: UnitName
    via: Path = ()


CassinoAction = (
    Deploy
    | Move
    | Enter
    | Rail
    | Leave
    | EndPhase
    | Attack
    | Bombard
    | AddUnit
    | AddGun
    | AddAir
    | Commit
    | Support
    | ChooseLoss
    | Retreat
    | Displace
    | Advance
    | Pass
    | Recover
    | Resign
)
"""Every action of the game."""
