"""Which room is home to which step."""

from collections.abc import Mapping
from typing import Any

from grognard.games.malta.rules.activation import ContestPoint, JoiningPoint
from grognard.games.malta.rules.advance import AdvancePoint
from grognard.games.malta.rules.arrivals import BeachAssaultPoint, BeachEndPoint
from grognard.games.malta.rules.artillery import BarragePoint
from grognard.games.malta.rules.beaches import LandingPlanPoint, LandingSeaPoint
from grognard.games.malta.rules.bombardment import BombardmentsPoint
from grognard.games.malta.rules.combat import FightPoint
from grognard.games.malta.rules.declaration import DeclarationPoint
from grognard.games.malta.rules.drops import (
    AshorePoint,
    DropCombatsPoint,
    DropFormationPoint,
    DropOrderPoint,
    DropPlanPoint,
    ScatterPoint,
)
from grognard.games.malta.rules.landings import (
    LandingEndPoint,
    LandingEntryPoint,
    LandingOrderPoint,
    LandingWavePoint,
    ShoreMovesPoint,
)
from grognard.games.malta.rules.losses import LossesPoint
from grognard.games.malta.rules.missions import MissionsPoint
from grognard.games.malta.rules.movement import MovementPoint
from grognard.games.malta.rules.retreat import RetreatPoint
from grognard.games.malta.rules.sequence import (
    CombatsPoint,
    OperationEndPoint,
    RecoveryPoint,
    TurnEndPoint,
    TurnStartPoint,
)
from grognard.games.malta.rules.setup import SetupPoint
from grognard.games.malta.steps import (
    Advancing,
    Ashore,
    Barrage,
    BeachAssault,
    BeachEnd,
    Bombardments,
    Combats,
    Contest,
    Declaration,
    DropCombats,
    DropFormation,
    DropOrder,
    DropPlan,
    Fight,
    Joining,
    LandingEnd,
    LandingEntry,
    LandingOrder,
    LandingPlan,
    LandingSea,
    LandingWave,
    Losses,
    Missions,
    Movement,
    OperationEnd,
    Recovery,
    Retreating,
    Scatter,
    Setup,
    ShoreMoves,
    TurnEnd,
    TurnStart,
)
from grognard.kernel.flow import Point
from grognard.kernel.records import Step

POINTS: Mapping[type[Step], Point[Any, Any, Any]] = {
    Setup: SetupPoint(),
    TurnStart: TurnStartPoint(),
    Missions: MissionsPoint(),
    Bombardments: BombardmentsPoint(),
    DropPlan: DropPlanPoint(),
    DropOrder: DropOrderPoint(),
    DropFormation: DropFormationPoint(),
    Scatter: ScatterPoint(),
    Ashore: AshorePoint(),
    DropCombats: DropCombatsPoint(),
    LandingPlan: LandingPlanPoint(),
    LandingSea: LandingSeaPoint(),
    LandingOrder: LandingOrderPoint(),
    LandingWave: LandingWavePoint(),
    LandingEntry: LandingEntryPoint(),
    ShoreMoves: ShoreMovesPoint(),
    LandingEnd: LandingEndPoint(),
    Contest: ContestPoint(),
    Joining: JoiningPoint(),
    Movement: MovementPoint(),
    BeachAssault: BeachAssaultPoint(),
    BeachEnd: BeachEndPoint(),
    Declaration: DeclarationPoint(),
    Recovery: RecoveryPoint(),
    Barrage: BarragePoint(),
    Combats: CombatsPoint(),
    OperationEnd: OperationEndPoint(),
    TurnEnd: TurnEndPoint(),
    Fight: FightPoint(),
    Losses: LossesPoint(),
    Retreating: RetreatPoint(),
    Advancing: AdvancePoint(),
}
"""The behaviour of every step."""
