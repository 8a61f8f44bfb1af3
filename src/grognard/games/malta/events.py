"""Everything that can happen, in the words of the table talk.

Hexes appear by printed number, units and Formations by id; lists are tuples of such.
"""

from grognard.kernel.flow import Forced
from grognard.kernel.records import Event

Names = tuple[str, ...]

# --- set-up, turns, activation -------------------------------------------------------------------


class UnitPlaced(Event, frozen=True, kw_only=True):
    """A British unit was set up."""

    unit: str
    at: str


class SetupFilled(Event, frozen=True, kw_only=True):
    """The engine set up what was left."""

    units: Names


class SetupDone(Event, frozen=True, kw_only=True):
    """The British set-up stands; ``bare`` says that La Valletta holds only its battery."""

    bare: bool


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn began."""

    turn: str


class TurnEnded(Event, frozen=True, kw_only=True):
    """The End-of-Turn Phase: places usable from the next turn on."""

    turn: str
    ports: Names
    airfields: Names


class ChitNamed(Event, frozen=True, kw_only=True):
    """A side named a chit."""

    side: str
    formation: str


class ContestPassed(Event, frozen=True, kw_only=True):
    """A side named no chit."""

    side: str


class ContestRolled(Event, frozen=True, kw_only=True):
    """Both dice of a contest, with their modifiers."""

    axis: str
    british: str
    axis_die: int
    axis_modifier: int
    axis_total: int
    british_die: int
    british_modifier: int
    british_total: int


class Activated(Event, frozen=True, kw_only=True):
    """A Formation begins its Operation: ``how`` is contest, unopposed or free."""

    side: str
    formation: str
    how: str
    run: int


class Joined(Event, frozen=True, kw_only=True):
    """Independents take part in the Operation."""

    side: str
    formation: str
    units: Names


class OperationOver(Event, frozen=True, kw_only=True):
    """The chit goes to the Activated box."""

    side: str
    formation: str


class OperationsOver(Event, frozen=True, kw_only=True):
    """Nobody wants to activate any more."""


# --- missions and bombardment --------------------------------------------------------------------


class MissionsRolled(Event, frozen=True, kw_only=True):
    """How many missions the Operation has."""

    kind: str
    die: int
    modifier: int
    missions: int


class MissionsSet(Event, frozen=True, kw_only=True):
    """Turn S has a fixed number of missions."""

    kind: str
    missions: int


class MissionAssigned(Event, frozen=True, kw_only=True):
    """A mission was put on a hex."""

    kind: str
    target: str
    left: int


class GunLaid(Event, frozen=True, kw_only=True):
    """A gun was given a target."""

    unit: str
    target: str
    kind: str


class Bombarded(Event, frozen=True, kw_only=True):
    """A bombardment was rolled. ``by`` is a gun's id, or ``air`` or ``naval``."""

    kind: str
    by: str
    target: str
    column: str
    first: int
    second: int
    modifier: int
    total: int
    result: str


class RubbleMade(Event, frozen=True, kw_only=True):
    """A city, town or village lies in ruins."""

    at: str


class RoadWrecked(Event, frozen=True, kw_only=True):
    """Road and port of an empty hex are destroyed (option)."""

    at: str


class Disorganised(Event, frozen=True, kw_only=True):
    """Units became disorganised."""

    units: Names
    at: str
    cause: str


class Recovered(Event, frozen=True, kw_only=True):
    """Units are in order again."""

    units: Names


class StepLost(Event, frozen=True, kw_only=True):
    """A unit lost a step and is flipped."""

    unit: str
    at: str
    cause: str


class UnitEliminated(Event, frozen=True, kw_only=True):
    """A unit is out of the game."""

    unit: str
    at: str
    cause: str


# --- airdrops ------------------------------------------------------------------------------------


class DropPlanned(Event, frozen=True, kw_only=True):
    """A company will drop on a hex."""

    unit: str
    at: str
    formation: str


class DropRolled(Event, frozen=True, kw_only=True):
    """The die of a drop hex."""

    formation: str
    at: str
    units: Names
    die: int
    modifier: int
    total: int
    result: str


class CompanyScattered(Event, frozen=True, kw_only=True):
    """A company was blown to a neighbouring hex, or into the sea (``at`` is then ``sea``)."""

    unit: str
    drop: str
    die: int
    at: str


class CompanyLanded(Event, frozen=True, kw_only=True):
    """Companies are down in their drop hex; ``dispersed`` for anti-tank companies."""

    units: Names
    at: str
    dispersed: bool


class DropFailed(Event, frozen=True, kw_only=True):
    """A drop hex was not cleared."""

    at: str
    units: Names


# --- landings and arrivals -----------------------------------------------------------------------


class LandingPlanned(Event, frozen=True, kw_only=True):
    """A unit waits at sea; ``crowded`` warns that more points at a hex than it can hold."""

    unit: str
    sea: str
    to: str
    wave: int
    formation: str
    crowded: bool


class LandingBegan(Event, frozen=True, kw_only=True):
    """A wave of a Formation sets out."""

    formation: str
    wave: int


class LandingRolled(Event, frozen=True, kw_only=True):
    """The landing die of a unit."""

    unit: str
    to: str
    die: int
    modifier: int
    total: int
    result: str


class CameAshore(Event, frozen=True, kw_only=True):
    """A unit is on land."""

    unit: str
    at: str


class Reembarked(Event, frozen=True, kw_only=True):
    """Units go back to the pool."""

    units: Names
    cause: str


class LandingSucceeded(Event, frozen=True, kw_only=True):
    """A hex can be used by reinforcements from now on."""

    at: str


class UnitArrived(Event, frozen=True, kw_only=True):
    """A unit came by port, beach or airfield."""

    unit: str
    at: str
    by: str


# --- movement ------------------------------------------------------------------------------------


class Moved(Event, frozen=True, kw_only=True):
    """A unit moved along a way; ``cost`` in movement points."""

    unit: str
    start: str
    to: str
    via: Names
    cost: int
    strategic: bool
    sweep: bool


class RegroupRolled(Event, frozen=True, kw_only=True):
    """A Dispersed unit tried to regroup."""

    unit: str
    at: str
    die: int
    modifier: int
    total: int
    success: bool


class SweepPaid(Event, frozen=True, kw_only=True):
    """A unit will be able to attack the Dispersed units under it."""

    unit: str
    at: str
    cost: int


class OverrunBegan(Event, frozen=True, kw_only=True):
    """A stack tries to overrun a hex."""

    units: Names
    target: str
    cost: int


class MovementEnded(Event, frozen=True, kw_only=True):
    """A unit's movement is over."""

    unit: str
    at: str


class ControlChanged(Event, frozen=True, kw_only=True):
    """A city, town, port or airfield changed hands."""

    at: str
    side: str


class AttackDeclared(Event, frozen=True, kw_only=True):
    """Units will attack a hex; ``sweep`` if it is their own."""

    units: Names
    target: str
    sweep: bool


# --- combat --------------------------------------------------------------------------------------


class CombatBegan(Event, frozen=True, kw_only=True):
    """A combat is fought: ``kind`` is ground, sea, drop, sweep or overrun."""

    kind: str
    side: str
    target: str
    units: Names
    defenders: Names


class CombatLapsed(Event, frozen=True, kw_only=True):
    """Nobody is left to attack, or nobody to be attacked."""

    target: str
    cause: str


class BonusUsed(Event, frozen=True, kw_only=True):
    """A side declared what it does about elite units and engineers."""

    side: str
    use: str


class Defended(Event, frozen=True, kw_only=True):
    """The units that defend."""

    target: str
    units: Names


class TanksRolled(Event, frozen=True, kw_only=True):
    """The die of an attacking armour unit."""

    unit: str
    target: str
    die: int
    modifier: int
    total: int
    result: str


class CombatRolled(Event, frozen=True, kw_only=True):
    """Close combat: totals, odds, shifts, column, dice, result."""

    target: str
    attack: int
    defence: int
    odds: str
    shift: int
    column: str
    round: int
    first: int
    second: int
    total: int
    result: str


class IntenseAnswered(Event, frozen=True, kw_only=True):
    """A side went on with an intense combat, or did not."""

    side: str
    target: str
    accepted: bool


class ResultConverted(Event, frozen=True, kw_only=True):
    """City or rubble turns a retreat into a step."""

    side: str
    target: str


class Retreated(Event, frozen=True, kw_only=True):
    """Units went back one hex."""

    units: Names
    start: str
    to: str


class Surrendered(Event, frozen=True, kw_only=True):
    """Units that had to retreat and could not."""

    units: Names
    at: str


class Advanced(Event, frozen=True, kw_only=True):
    """A unit entered the vacated hex."""

    unit: str
    at: str


# --- the end -------------------------------------------------------------------------------------


class VallettaFell(Event, frozen=True, kw_only=True):
    """The Axis holds La Valletta: the game is over."""

    at: Names


class GameEnded(Event, frozen=True, kw_only=True):
    """The last turn is over; points of the Axis and the level of victory."""

    points: int
    level: str


class Resigned(Event, frozen=True, kw_only=True):
    """A side gave up."""

    side: str


class LossesCounted(Event, frozen=True, kw_only=True):
    """Summary: what a side lost."""

    side: str
    units: int
    steps: int


class ObjectivesCounted(Event, frozen=True, kw_only=True):
    """Summary: the objectives in the hands of the Axis."""

    count: int
    names: Names


MaltaEvent = (
    UnitPlaced
    | SetupFilled
    | SetupDone
    | TurnBegan
    | TurnEnded
    | ChitNamed
    | ContestPassed
    | ContestRolled
    | Activated
    | Joined
    | OperationOver
    | OperationsOver
    | MissionsRolled
    | MissionsSet
    | MissionAssigned
    | GunLaid
    | Bombarded
    | RubbleMade
    | RoadWrecked
    | Disorganised
    | Recovered
    | StepLost
    | UnitEliminated
    | DropPlanned
    | DropRolled
    | CompanyScattered
    | CompanyLanded
    | DropFailed
    | LandingPlanned
    | LandingBegan
    | LandingRolled
    | CameAshore
    | Reembarked
    | LandingSucceeded
    | UnitArrived
    | Moved
    | RegroupRolled
    | SweepPaid
    | OverrunBegan
    | MovementEnded
    | ControlChanged
    | AttackDeclared
    | CombatBegan
    | CombatLapsed
    | BonusUsed
    | Defended
    | TanksRolled
    | CombatRolled
    | IntenseAnswered
    | ResultConverted
    | Retreated
    | Surrendered
    | Advanced
    | VallettaFell
    | GameEnded
    | Resigned
    | LossesCounted
    | ObjectivesCounted
    | Forced
)
"""Every event of the game."""
