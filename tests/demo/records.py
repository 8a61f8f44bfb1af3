"""The records of the demonstration game: its state, steps, actions and events."""

from typing import Literal

from grognard.kernel.records import Action, Event, Side, State, Step

Posture = Literal["march", "hold"]


class OrdersStep(Step, frozen=True):
    """Both sides choose a posture in secret."""


class MovesStep(Step, frozen=True):
    side: Side


class ReactionStep(Step, frozen=True):
    """``side`` may draw one unit back from the enemy that has just come to ``at``."""

    side: Side
    at: str


class CombatStep(Step, frozen=True):
    side: Side


class RetreatStep(Step, frozen=True):
    """``side`` must take its unit on ``at`` back."""

    side: Side
    at: str


class TurnEndStep(Step, frozen=True):
    """The hill is counted and the next turn begins."""


AnyStep = OrdersStep | MovesStep | ReactionStep | CombatStep | RetreatStep | TurnEndStep


class DemoState(State, kw_only=True):
    scenario: str
    options: dict[str, str | int]
    turn: int
    steps: list[AnyStep]
    places: dict[str, str]
    strengths: dict[str, int]
    known: set[str]
    orders: dict[Side, Posture]
    postures: dict[Side, Posture]
    moved: set[str]
    fought: set[str]
    held: dict[Side, int]
    losses: dict[Side, int]


class Order(Action, frozen=True):
    posture: Posture


class Move(Action, frozen=True):
    unit: str
    to: str


class EndMoves(Action, frozen=True):
    pass


class Withdraw(Action, frozen=True):
    unit: str
    to: str


class Stand(Action, frozen=True):
    pass


class Attack(Action, frozen=True):
    unit: str
    at: str


class EndCombat(Action, frozen=True):
    pass


class Retreat(Action, frozen=True):
    to: str


AnyAction = Order | Move | EndMoves | Withdraw | Stand | Attack | EndCombat | Retreat


class StrengthDrawn(Event, frozen=True, kw_only=True):
    unit: str
    strength: int


class OrderGiven(Event, frozen=True, kw_only=True):
    side: Side
    posture: Posture


class OrdersRevealed(Event, frozen=True, kw_only=True):
    red: Posture
    blue: Posture


class Moved(Event, frozen=True, kw_only=True):
    """``unit`` is empty for those who may not know which unit it was."""

    side: Side
    unit: str
    start: str
    to: str


class Withdrew(Event, frozen=True, kw_only=True):
    side: Side
    unit: str
    start: str
    to: str


class Stood(Event, frozen=True, kw_only=True):
    side: Side


class MovesEnded(Event, frozen=True, kw_only=True):
    side: Side


class CombatEnded(Event, frozen=True, kw_only=True):
    side: Side


class Fought(Event, frozen=True, kw_only=True):
    side: Side
    unit: str
    target: str
    at: str
    difference: int
    die: int
    result: str


class Retreated(Event, frozen=True, kw_only=True):
    side: Side
    unit: str
    start: str
    to: str


class Destroyed(Event, frozen=True, kw_only=True):
    side: Side
    unit: str
    at: str


class HillHeld(Event, frozen=True, kw_only=True):
    side: Side
    turn: int


class GameEnded(Event, frozen=True, kw_only=True):
    red: int
    blue: int


AnyEvent = (
    StrengthDrawn
    | OrderGiven
    | OrdersRevealed
    | Moved
    | Withdrew
    | Stood
    | MovesEnded
    | CombatEnded
    | Fought
    | Retreated
    | Destroyed
    | HillHeld
    | GameEnded
)
