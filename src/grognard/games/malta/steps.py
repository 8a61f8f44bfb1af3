"""The frames of the flow of play. Units, hexes and Formations appear by their dense numbers."""

from grognard.kernel.records import Step


class Setup(Step, frozen=True):
    """The British place their units."""


class TurnStart(Step, frozen=True):
    """A turn begins."""


class Missions(Step, frozen=True):
    """The Axis puts air or naval missions on hexes; the plan is ``state.missions``."""

    kind: str
    allowance: int


class Bombardments(Step, frozen=True):
    """Bombardments to resolve one after another: hex and gun (-1 for a mission)."""

    kind: str
    side: int
    items: tuple[tuple[int, int], ...]
    units: tuple[int, ...] = ()
    """The only units that can be hit; empty means all enemies in the hex."""


class DropPlan(Step, frozen=True):
    """The Axis names drop hexes."""


class DropOrder(Step, frozen=True):
    """Which Formation drops next."""

    formations: tuple[int, ...]


class DropFormation(Step, frozen=True):
    """The drop hexes of a Formation, one after another."""

    formation: int
    hexes: tuple[int, ...]
    done: tuple[int, ...] = ()


class Scatter(Step, frozen=True):
    """The British pick companies that are dispersed."""

    hex: int
    units: tuple[int, ...]
    left: int
    blown: tuple[int, ...] = ()
    """Picked, and still to roll for its direction."""


class Ashore(Step, frozen=True):
    """A swimmer fell into the sea: the Axis picks one of the nearest land hexes."""

    unit: int
    hexes: tuple[int, ...]


class DropCombats(Step, frozen=True):
    """Occupied drop hexes in which must be fought."""

    formation: int
    hexes: tuple[int, ...]


class LandingPlan(Step, frozen=True):
    """The Axis puts units into sea hexes."""


class LandingSea(Step, frozen=True):
    """A planned unit still needs its sea hex."""

    unit: int
    to: int
    wave: int
    formation: int


class LandingOrder(Step, frozen=True):
    """Which Formation lands next."""

    formations: tuple[int, ...]


class LandingWave(Step, frozen=True):
    """A wave of a Formation rolls for its landing, then attacks."""

    formation: int
    wave: int
    stage: str = "roll"
    hexes: tuple[int, ...] = ()


class LandingEntry(Step, frozen=True):
    """Too many for the room in a hex: the owner says who comes next."""

    hex: int
    units: tuple[int, ...]
    rolls: bool


class ShoreMoves(Step, frozen=True):
    """First-wave units in good order may move one hex."""

    formation: int
    units: tuple[int, ...]


class LandingEnd(Step, frozen=True):
    """A Formation has landed: flags, and back to the pool."""

    formation: int


class Contest(Step, frozen=True):
    """Chits are named. ``order`` are the sides still to be asked; ``free`` may act without dice."""

    order: tuple[int, ...]
    free: int = -1
    together: bool = False


class Joining(Step, frozen=True):
    """Independents as near to another Formation: their owner decides."""

    units: tuple[int, ...]


class Movement(Step, frozen=True):
    """A-2: the active Formation moves."""


class BeachAssault(Step, frozen=True):
    """Units gather for an attack from the sea on an enemy-held beach."""

    hex: int
    sea: int
    units: tuple[int, ...]
    rolled: bool = False


class BeachEnd(Step, frozen=True):
    """Who is still at sea after an assault on a beach goes back to the pool."""

    hex: int
    units: tuple[int, ...]


class Declaration(Step, frozen=True):
    """Attacks are declared: ``units`` are those that may (all active ones if empty)."""

    kind: str
    units: tuple[int, ...] = ()


class Recovery(Step, frozen=True):
    """A-3."""


class Barrage(Step, frozen=True):
    """A-4 and A-5: guns are given targets; the plan is ``state.fired``."""

    kind: str
    side: int
    units: tuple[int, ...] = ()
    """Who is attacking from the sea, if guns answer a landing."""


class Combats(Step, frozen=True):
    """A-6: declared combats, one after another."""


class OperationEnd(Step, frozen=True):
    """The chit goes to the Activated box."""


class TurnEnd(Step, frozen=True):
    """B: the End-of-Turn Phase."""


class Fight(Step, frozen=True):
    """A combat on its way through the protocol; ``stage`` is what comes next."""

    kind: str
    side: int
    target: int
    units: tuple[int, ...]
    origins: tuple[int, ...]
    """The hex each attacker fights from."""
    defenders: tuple[int, ...] = ()
    stage: str = "open"
    bonus: str = ""
    answer: str = ""
    """Elite or engineer columns of attacker and defender."""
    tanks: tuple[int, ...] = ()
    column: int = -1
    round: int = 1
    attack_loss: int = 0
    defence_loss: int = 0
    tank_loss: tuple[int, ...] = ()
    """Tank losses still to be taken at the end: attackers that rolled A1."""
    tank_hits: int = 0
    """Tank losses of the defender still to be taken at the end."""
    attack_back: int = 0
    defence_back: int = 0
    """Hexes to retreat."""
    shaken: bool = False
    """Whether the defender's retreat disorganises."""
    wiped: bool = False
    """Whether the landing attackers are eliminated by Ar."""
    accepted: bool = False


class Losses(Step, frozen=True):
    """Steps to be lost by these classes of units, evenly inside a class."""

    side: int
    classes: tuple[tuple[int, ...], ...]
    owed: int
    cause: str
    taken: tuple[int, ...] = ()


class Retreating(Step, frozen=True):
    """Units of one hex on their way back."""

    side: int
    units: tuple[int, ...]
    left: int
    trail: tuple[int, ...]
    foes: tuple[int, ...]
    shaken: bool
    over: bool = False
    """The required hexes are done; only an overfull hex drives them on."""


class Advancing(Step, frozen=True):
    """Attackers that may still enter the vacated hex; ``must`` fill it as far as there is room."""

    side: int
    target: int
    units: tuple[int, ...]
    must: bool = False


MaltaStep = (
    Setup
    | TurnStart
    | Missions
    | Bombardments
    | DropPlan
    | DropOrder
    | DropFormation
    | Scatter
    | Ashore
    | DropCombats
    | LandingPlan
    | LandingSea
    | LandingOrder
    | LandingWave
    | LandingEntry
    | ShoreMoves
    | LandingEnd
    | Contest
    | Joining
    | Movement
    | BeachAssault
    | BeachEnd
    | Declaration
    | Recovery
    | Barrage
    | Combats
    | OperationEnd
    | TurnEnd
    | Fight
    | Losses
    | Retreating
    | Advancing
)
"""Every step of the game."""
