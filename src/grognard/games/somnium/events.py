"""What happens at the table. ``Counter…`` events are what the opponent reads (S/C-R19)."""

from grognard.kernel.flow import Forced
from grognard.kernel.records import Event, Side
from grognard.kernel.report import Modifier

# --- turns and phases ----------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn begins; the dates are those of the track."""

    turn: int
    first_day: str
    last_day: str


class AirReady(Event, frozen=True, kw_only=True):
    """A side's air points for this turn."""

    side: Side
    points: int
    bonus: int = 0


class PhaseBegan(Event, frozen=True, kw_only=True):
    """A phase begins; ``phase`` is ``movement`` or ``combat``."""

    side: Side
    phase: str
    turn: int


class PhaseEnded(Event, frozen=True, kw_only=True):
    """A phase is over."""

    side: Side
    phase: str
    turn: int


class DutyFixed(Event, frozen=True, kw_only=True):
    """The units that owe an attack in the coming combat phase."""

    side: Side
    units: tuple[str, ...]


class AirLapsed(Event, frozen=True, kw_only=True):
    """Air points nobody used are gone."""

    side: Side
    points: int


# --- movement ------------------------------------------------------------------------------------


class Moved(Event, frozen=True, kw_only=True):
    """A unit moved; ``cost`` in half points."""

    unit: str
    origin: str
    to: str
    path: tuple[str, ...]
    cost: int


class CounterMoved(Event, frozen=True, kw_only=True):
    """A counter moved."""

    side: Side
    origin: str
    to: str


class Landed(Event, frozen=True, kw_only=True):
    """A unit came ashore and perhaps went on."""

    unit: str
    at: str
    to: str
    path: tuple[str, ...]
    cost: int


class CounterLanded(Event, frozen=True, kw_only=True):
    """A counter came ashore."""

    side: Side
    at: str
    to: str


class Dropped(Event, frozen=True, kw_only=True):
    """A unit jumped; die 0 means that none was needed."""

    unit: str
    at: str
    die: int
    reduced: bool


class CounterDropped(Event, frozen=True, kw_only=True):
    """A counter came down from the sky."""

    side: Side
    at: str
    die: int
    reduced: bool


class Contacted(Event, frozen=True, kw_only=True):
    """A unit that waited behind the lines has met its friends and may move again."""

    unit: str
    at: str


class Evacuated(Event, frozen=True, kw_only=True):
    """A unit left the island for good."""

    unit: str
    at: str


class Withdrawn(Event, frozen=True, kw_only=True):
    """A unit was called away."""

    unit: str
    at: str


class WithdrawalDelayed(Event, frozen=True, kw_only=True):
    """A unit that should leave is encircled and stays for now."""

    unit: str
    at: str


class CounterHeldBack(Event, frozen=True, kw_only=True):
    """A counter that should leave is encircled and stays for now."""

    side: Side
    unit: str


class Recovered(Event, frozen=True, kw_only=True):
    """A unit regained a step."""

    unit: str
    at: str


class PlaceTaken(Event, frozen=True, kw_only=True):
    """A named place changed hands."""

    side: Side
    place: str
    at: str


# --- combat --------------------------------------------------------------------------------------


class DeclarationOpened(Event, frozen=True, kw_only=True):
    """A declaration was begun; ``kind`` is ``attack`` or ``bombardment``. Only its owner knows."""

    side: Side
    kind: str
    target: str


class DeclarationGrew(Event, frozen=True, kw_only=True):
    """A unit, a gun or air points joined a declaration. Only its owner knows."""

    side: Side
    target: str
    unit: str = ""
    air: int = 0


class AttackCommitted(Event, frozen=True, kw_only=True):
    """An attack is sealed and shown with its total."""

    side: Side
    target: str
    units: tuple[str, ...]
    guns: tuple[str, ...]
    air: int
    attack: int


class SupportCommitted(Event, frozen=True, kw_only=True):
    """The defence is sealed and shown with its total."""

    side: Side
    target: str
    units: tuple[str, ...]
    guns: tuple[str, ...]
    air: int
    defence: int


class CombatRolled(Event, frozen=True, kw_only=True):
    """The dice of a ground combat and everything behind the result."""

    side: Side
    target: str
    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    base_column: str
    shifts: tuple[Modifier, ...]
    column: str
    dice: tuple[int, int]
    result: str


class BombardmentCommitted(Event, frozen=True, kw_only=True):
    """A bombardment is sealed."""

    side: Side
    target: str
    guns: tuple[str, ...]
    air: int


class BombardmentRolled(Event, frozen=True, kw_only=True):
    """The dice of a bombardment and everything behind the result."""

    side: Side
    target: str
    power: tuple[Modifier, ...]
    vulnerability: tuple[Modifier, ...]
    value: int
    base_column: str
    shifts: tuple[Modifier, ...]
    column: str
    dice: tuple[int, int]
    result: str


class StepLost(Event, frozen=True, kw_only=True):
    """A unit lost a step and lives; ``cause`` is combat, bombardment, second-hex or river."""

    unit: str
    at: str
    cause: str


class Eliminated(Event, frozen=True, kw_only=True):
    """A unit is gone; causes as for a step, or ``no-retreat``, ``exchange``, ``encircled``."""

    unit: str
    at: str
    cause: str


class Retreated(Event, frozen=True, kw_only=True):
    """A unit fell back."""

    unit: str
    origin: str
    to: str
    through: str = ""


class Displaced(Event, frozen=True, kw_only=True):
    """A unit was pushed on to make room."""

    unit: str
    origin: str
    to: str


class CounterDisplaced(Event, frozen=True, kw_only=True):
    """A counter was pushed on to make room."""

    side: Side
    origin: str
    to: str


class Advanced(Event, frozen=True, kw_only=True):
    """A unit followed up."""

    unit: str
    origin: str
    to: str
    through: str = ""


# --- victory -------------------------------------------------------------------------------------


class Scored(Event, frozen=True, kw_only=True):
    """Points that are fixed at this moment; ``reason`` as on the score sheet."""

    side: Side
    points: int
    reason: str


class GameEnded(Event, frozen=True, kw_only=True):
    """The count is made; no winner is a draw."""

    winner: Side | None
    allied: int
    axis: int


class Resigned(Event, frozen=True, kw_only=True):
    """A side gave up."""

    side: Side


# --- the written history at the end --------------------------------------------------------------


class CityFell(Event, frozen=True, kw_only=True):
    """When a place fell here and when it fell in history (empty: never here)."""

    place: str
    turn: int
    day: str
    history: str
    days_late: int


class CityHeld(Event, frozen=True, kw_only=True):
    """A place that fell in history but not here."""

    place: str
    history: str


class LossesCounted(Event, frozen=True, kw_only=True):
    """The losses of a nation."""

    side: Side
    nation: str
    destroyed: int
    evacuated: int
    withdrawn: int
    left: int


class TurningPoint(Event, frozen=True, kw_only=True):
    """The turn in which most was lost by a side."""

    turn: int
    side: Side
    destroyed: int


class FinalScore(Event, frozen=True, kw_only=True):
    """The last word."""

    allied: int
    axis: int
    winner: Side | None


SomniumEvent = (
    Forced
    | TurnBegan
    | AirReady
    | PhaseBegan
    | PhaseEnded
    | DutyFixed
    | AirLapsed
    | Moved
    | CounterMoved
    | Landed
    | CounterLanded
    | Dropped
    | CounterDropped
    | Contacted
    | Evacuated
    | Withdrawn
    | WithdrawalDelayed
    | CounterHeldBack
    | Recovered
    | PlaceTaken
    | DeclarationOpened
    | DeclarationGrew
    | AttackCommitted
    | SupportCommitted
    | CombatRolled
    | BombardmentCommitted
    | BombardmentRolled
    | StepLost
    | Eliminated
    | Retreated
    | Displaced
    | CounterDisplaced
    | Advanced
    | Scored
    | GameEnded
    | Resigned
    | CityFell
    | CityHeld
    | LossesCounted
    | TurningPoint
    | FinalScore
)
"""Every event of the family."""
