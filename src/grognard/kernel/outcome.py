"""Score sheets and outcomes: who has won, line by line."""

import msgspec

from grognard.kernel.illegal import Param
from grognard.kernel.records import Side


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True):
    """Points with their reason: the sentence is ``score-<reason>``."""

    side: Side
    points: int
    reason: str
    rule: str
    params: dict[str, Param] = {}


class ScoreSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The reckoning as it stands."""

    lines: tuple[ScoreLine, ...] = ()

    def total(self, side: Side) -> int:
        return sum(line.points for line in self.lines if line.side == side)


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game. ``winner`` None is a draw; ``level`` names a degree of victory."""

    winner: Side | None
    reason: str
    rule: str
    level: str = ""
    score: ScoreSheet = ScoreSheet()
