"""Which code is the home of which step."""

from collections.abc import Mapping
from typing import Any

from grognard.games.somnium.rules.advance import AdvancesPoint
from grognard.games.somnium.rules.bombardment import BombardmentPoint
from grognard.games.somnium.rules.declaration import CombatPoint, DeclarationPoint
from grognard.games.somnium.rules.movement import MovementPoint
from grognard.games.somnium.rules.results import (
    DefenderSupportPoint,
    ExchangeOfferPoint,
    ExchangePricePoint,
    FightPoint,
    LifeLossPoint,
    LossPoint,
)
from grognard.games.somnium.rules.retreat import DisplacementPoint, RetreatsPoint
from grognard.games.somnium.rules.sequence import (
    CombatStartPoint,
    MovementEndPoint,
    MovementStartPoint,
    TurnEndPoint,
    TurnStartPoint,
)
from grognard.games.somnium.rules.victory import FinalCountPoint
from grognard.games.somnium.steps import (
    Advances,
    Bombardment,
    Combat,
    CombatStart,
    Declaration,
    DefenderSupport,
    Displacement,
    ExchangeOffer,
    ExchangePrice,
    Fight,
    FinalCount,
    LifeLoss,
    Movement,
    MovementEnd,
    MovementStart,
    Retreats,
    StepLoss,
    TurnEnd,
    TurnStart,
)
from grognard.kernel.flow import Point
from grognard.kernel.records import Step

POINTS: Mapping[type[Step], Point[Any, Any, Any]] = {
    TurnStart: TurnStartPoint(),
    MovementStart: MovementStartPoint(),
    Movement: MovementPoint(),
    MovementEnd: MovementEndPoint(),
    CombatStart: CombatStartPoint(),
    Combat: CombatPoint(),
    TurnEnd: TurnEndPoint(),
    FinalCount: FinalCountPoint(),
    Declaration: DeclarationPoint(),
    DefenderSupport: DefenderSupportPoint(),
    Fight: FightPoint(),
    Bombardment: BombardmentPoint(),
    StepLoss: LossPoint(),
    LifeLoss: LifeLossPoint(),
    ExchangeOffer: ExchangeOfferPoint(),
    ExchangePrice: ExchangePricePoint(),
    Retreats: RetreatsPoint(),
    Displacement: DisplacementPoint(),
    Advances: AdvancesPoint(),
}
