"""Everything a player can do. Hexes by printed number, units and Formations by id."""

from typing import Annotated, Literal

import msgspec

from grognard.kernel.records import Action

HexName = Annotated[str, msgspec.Meta(min_length=4, max_length=4)]
MaybeHex = Annotated[str, msgspec.Meta(max_length=4)]
UnitName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
UnitNames = Annotated[tuple[UnitName, ...], msgspec.Meta(max_length=64)]
FormationName = Annotated[str, msgspec.Meta(max_length=40)]
Path = Annotated[tuple[HexName, ...], msgspec.Meta(max_length=32)]


# --- set-up and plans ----------------------------------------------------------------------------


class Place(Action, frozen=True):
    """Put a British unit on a hex before the game."""

    unit: UnitName
    at: HexName


class AutoSetup(Action, frozen=True):
    """Let the engine place all British units that are not placed yet."""


class Assign(Action, frozen=True):
    """Put one air or naval mission on a hex."""

    target: HexName


class PlanDrop(Action, frozen=True):
    """Let a company drop on a hex; an independent names the Formation it drops with."""

    unit: UnitName
    at: HexName
    formation: FormationName = ""


class PlanLanding(Action, frozen=True):
    """Let a unit land in a hex, in a wave; without ``sea`` the sea hex is asked for if need be.

    An independent names the Formation it lands with.
    """

    unit: UnitName
    to: HexName
    wave: Literal[1, 2]
    sea: MaybeHex = ""
    formation: FormationName = ""


class ChooseSea(Action, frozen=True):
    """The sea hex from which the unit just planned will land."""

    sea: HexName


class Order(Action, frozen=True):
    """Say what comes next: a Formation by id, or a hex by number."""

    next: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Done(Action, frozen=True):
    """No more of this: the plan, list or choice on the table is complete."""


class Disperse(Action, frozen=True):
    """The British name a company that is dispersed."""

    unit: UnitName


class ComeAshore(Action, frozen=True):
    """Where a swimmer who fell into the sea reaches land."""

    unit: UnitName
    at: HexName


class Enter(Action, frozen=True):
    """Which of the landing units comes next where there is not room for all."""

    unit: UnitName


# --- activation ----------------------------------------------------------------------------------


class Bid(Action, frozen=True):
    """Name a chit."""

    formation: FormationName


class Pass(Action, frozen=True):
    """Name no chit, or waive a free activation."""


class Join(Action, frozen=True):
    """Let an independent take part in this Operation."""

    unit: UnitName


# --- movement ------------------------------------------------------------------------------------


class Regroup(Action, frozen=True):
    """Roll for a Dispersed unit."""

    unit: UnitName


class Move(Action, frozen=True):
    """Move units that stand together; ``via`` is the whole way to ``to`` if it matters which.

    ``strategic`` doubles the allowance on roads away from the enemy. ``sweep`` pays the double
    price of the last hex, to attack Dispersed units there.
    """

    units: UnitNames
    to: HexName
    via: Path = ()
    strategic: bool = False
    sweep: bool = False


class Sweep(Action, frozen=True):
    """Pay for an attack on the Dispersed units of the hex in which a unit stands."""

    unit: UnitName


class Overrun(Action, frozen=True):
    """Attack an adjacent hex in the course of movement."""

    units: UnitNames
    target: HexName


class Arrive(Action, frozen=True):
    """Bring a unit onto the map; ``sea`` is needed where a beach is held by the enemy."""

    unit: UnitName
    at: HexName
    by: Literal["port", "beach", "airfield"]
    sea: MaybeHex = ""


class AddLander(Action, frozen=True):
    """Let one more unit take part in the attack on a beach."""

    unit: UnitName


class EndMove(Action, frozen=True):
    """Declare a unit's movement ended."""

    unit: UnitName


class EndMovement(Action, frozen=True):
    """End the Movement Segment."""


class Declare(Action, frozen=True):
    """Declare an attack on a hex; on their own hex, a sweep of Dispersed units."""

    units: UnitNames
    target: HexName


# --- bombardment and combat ----------------------------------------------------------------------


class Fire(Action, frozen=True):
    """Give a gun its target."""

    unit: UnitName
    target: HexName


class Bonus(Action, frozen=True):
    """Use elite units, engineers as if elite, or neither, for a column."""

    use: Literal["none", "elite", "engineers"]


class Withhold(Action, frozen=True):
    """Keep a unit out of the defence."""

    unit: UnitName


class Defend(Action, frozen=True):
    """Name all units that defend, in one go."""

    units: UnitNames


class Accept(Action, frozen=True):
    """Fight an intense combat on."""


class Refuse(Action, frozen=True):
    """Do not fight an intense combat on."""


class ChooseLoss(Action, frozen=True):
    """Name the unit that loses a step."""

    unit: UnitName


class Retreat(Action, frozen=True):
    """Retreat units of one hex to a neighbouring hex."""

    units: UnitNames
    to: HexName


class Advance(Action, frozen=True):
    """Advance a unit into the vacated hex."""

    unit: UnitName


class Resign(Action, frozen=True):
    """Give up the game; accepted at every decision of one's own and never listed."""


MaltaAction = (
    Place
    | AutoSetup
    | Assign
    | PlanDrop
    | PlanLanding
    | ChooseSea
    | Order
    | Done
    | Disperse
    | ComeAshore
    | Enter
    | Bid
    | Pass
    | Join
    | Regroup
    | Move
    | Sweep
    | Overrun
    | Arrive
    | AddLander
    | EndMove
    | EndMovement
    | Declare
    | Fire
    | Bonus
    | Withhold
    | Defend
    | Accept
    | Refuse
    | ChooseLoss
    | Retreat
    | Advance
    | Resign
)
"""Every action of the game."""
