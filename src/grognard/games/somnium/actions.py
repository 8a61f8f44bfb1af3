"""Everything a player can do. Hexes by printed number, units by id."""

from typing import Annotated

import msgspec

from grognard.kernel.records import Action

HexName = Annotated[str, msgspec.Meta(min_length=4, max_length=4)]
UnitName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
UnitNames = Annotated[tuple[UnitName, ...], msgspec.Meta(max_length=64)]
Path = Annotated[tuple[HexName, ...], msgspec.Meta(max_length=64)]


# --- movement phase ------------------------------------------------------------------------------


class Move(Action, frozen=True):
    """Move units that stand together; ``via`` is the whole way to ``to`` if it matters which."""

    units: UnitNames
    to: HexName
    via: Path = ()


class Land(Action, frozen=True):
    """Bring a unit from the sea to a port or beach and, in the same move, on to ``to``.

    An empty ``to`` means that it stays where it landed.
    """

    unit: UnitName
    at: HexName
    to: Annotated[str, msgspec.Meta(max_length=4)] = ""
    via: Path = ()


class Drop(Action, frozen=True):
    """Let a unit jump on a hex."""

    unit: UnitName
    at: HexName


class Evacuate(Action, frozen=True):
    """Ship a unit off the map, from where it stands or at the end of its way to the port."""

    unit: UnitName
    via: Path = ()


class EndPhase(Action, frozen=True):
    """End one's own phase; there is no way back."""


# --- combat phase: the attacker's sealed declaration ---------------------------------------------


class Attack(Action, frozen=True):
    """Attack a hex. With units the declaration is complete; without it opens and is built up."""

    target: HexName
    units: UnitNames = ()
    guns: UnitNames = ()
    air: Points = 0


class Bombard(Action, frozen=True):
    """Bombard a hex with guns or with air; with neither the declaration opens."""

    target: HexName
    guns: UnitNames = ()
    air: Points = 0


class AddUnit(Action, frozen=True):
    """Send one more adjacent unit into the declared attack."""

    unit: UnitName


class AddGun(Action, frozen=True):
    """Let one more gun fire at a distance, in attack, bombardment or defence."""

    unit: UnitName


class AddAir(Action, frozen=True):
    """Commit air points to the declared attack, bombardment or defence."""

    points: Points


class Commit(Action, frozen=True):
    """Seal the declaration: from now on nothing in it changes."""


class Support(Action, frozen=True):
    """The defender's whole support at once; empty means none."""

    guns: UnitNames = ()
    air: Points = 0


# --- what a result asks for ----------------------------------------------------------------------


class ChooseLoss(Action, frozen=True):
    """Name the unit that bears a loss: a step or its life, as the decision says."""

    unit: UnitName


class Retreat(Action, frozen=True):
    """Retreat a unit one hex, or two (``through`` names the first) when it is encircled."""

    unit: UnitName
    to: HexName
    through: Annotated[str, msgspec.Meta(max_length=4)] = ""


class Displace(Action, frozen=True):
    """Push a unit out of a full hex to make room for a retreat."""

    unit: UnitName
    to: HexName


class Advance(Action, frozen=True):
    """Advance a unit into the vacated hex, or through it one further."""

    unit: UnitName
    to: HexName
    through: Annotated[str, msgspec.Meta(max_length=4)] = ""


class Pass(Action, frozen=True):
    """No more: no further unit is given up, or none advances."""


class Recover(Action, frozen=True):
    """Ask for a lost step back. Recovery comes by itself, so this is refused with the reason."""

    unit: UnitName


class Resign(Action, frozen=True):
    """Give the game up; it scores as a loss."""


SomniumAction = (
    Move
    | Land
    | Drop
    | Evacuate
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
"""Every action of the family."""
