"""The frames of the flow of play. Units and hexes appear by their dense numbers."""

from grognard.kernel.records import Step


class TurnStart(Step, frozen=True):
    """Air totals are set; then the first side moves."""


class MovementStart(Step, frozen=True):
    """Withdrawals and marks before the first move of a side."""

    side: int


class Movement(Step, frozen=True):
    """A side moves."""

    side: int


class MovementEnd(Step, frozen=True):
    """Recovery, and the list of obliged units is fixed."""

    side: int


class CombatStart(Step, frozen=True):
    """Marks before the first attack of a side."""

    side: int


class Combat(Step, frozen=True):
    """A side attacks and bombards."""

    side: int


class TurnEnd(Step, frozen=True):
    """What is scored and cleared at the end of a turn."""


class FinalCount(Step, frozen=True):
    """The victory count after the last turn."""


class Declaration(Step, frozen=True):
    """The attacker's unsealed declaration: of an attack, or of a bombardment."""

    side: int
    target: int
    bombardment: bool
    units: tuple[int, ...] = ()
    guns: tuple[int, ...] = ()
    air: int = 0


class DefenderSupport(Step, frozen=True):
    """The defender answers a sealed attack."""

    side: int
    guns: tuple[int, ...] = ()
    air: int = 0


class Fight(Step, frozen=True):
    """A sealed ground combat on its way through the protocol; ``stage`` is what comes next."""

    side: int
    target: int
    units: tuple[int, ...]
    guns: tuple[int, ...]
    air: int
    defenders: tuple[int, ...]
    support: tuple[int, ...] = ()
    support_air: int = 0
    encircled: bool = False
    stage: str = "support"
    result: tuple[str, ...] = ()
    hit: tuple[int, ...] = ()
    displaced: tuple[int, ...] = ()


class Bombardment(Step, frozen=True):
    """A sealed bombardment."""

    side: int
    target: int
    guns: tuple[int, ...]
    air: int
    defenders: tuple[int, ...]
    stage: str = "roll"
    losses: int = 0
    hit: tuple[int, ...] = ()


class StepLoss(Step, frozen=True):
    """The owner names one of these units to lose a step."""

    side: int
    units: tuple[int, ...]
    cause: str


class LifeLoss(Step, frozen=True):
    """The owner names one of these units to be eliminated."""

    side: int
    units: tuple[int, ...]
    cause: str


class ExchangeOffer(Step, frozen=True):
    """EMP: the defender gives up one unit or more; ``given`` is their summed defence."""

    side: int
    units: tuple[int, ...]
    given: int = 0


class ExchangePrice(Step, frozen=True):
    """EMP: the attacker gives up adjacent attackers until ``due`` is paid."""

    side: int
    units: tuple[int, ...]
    due: int


class Retreats(Step, frozen=True):
    """These units must still fall back, in the order their owner likes."""

    side: int
    units: tuple[int, ...]


class Displacement(Step, frozen=True):
    """A unit comes into a full hex: one of those there must go on.

    ``trail`` is closed to the chain; ``through`` is the first hex of a two-hex retreat.
    """

    side: int
    hex: int
    trail: tuple[int, ...]
    comer: int
    through: int = -1


class Advances(Step, frozen=True):
    """These units may still follow up into the vacated hex."""

    side: int
    target: int
    units: tuple[int, ...]


class Deployment(Step, frozen=True):
    """A side puts these units down together, before the first turn."""

    side: int
    units: tuple[int, ...]


class OpeningAttack(Step, frozen=True):
    """An attack that history has already ordered: only its air support is open."""

    side: int
    target: int
    units: tuple[int, ...]
    air: int = 0


class Attrition(Step, frozen=True):
    """The owner gives up so many of these units before the count."""

    side: int
    units: tuple[int, ...]
    due: int


SomniumStep = (
    TurnStart
    | MovementStart
    | Movement
    | MovementEnd
    | CombatStart
    | Combat
    | TurnEnd
    | FinalCount
    | Declaration
    | DefenderSupport
    | Fight
    | Bombardment
    | StepLoss
    | LifeLoss
    | ExchangeOffer
    | ExchangePrice
    | Retreats
    | Displacement
    | Advances
    | Deployment
    | OpeningAttack
    | Attrition
)
"""Every step of the family."""
