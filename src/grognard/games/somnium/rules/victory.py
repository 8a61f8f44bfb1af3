"""The last chapter: the victory count."""

from typing import TYPE_CHECKING

from grognard.games.somnium.events import GameEnded
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import FinalCount
from grognard.kernel.flow import Point
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


class FinalCountPoint(Point["SomniumRules", SomniumState, FinalCount]):
    """After the last turn the points are counted and the game is over."""

    @rule("S-10.2", "C-14.2", "S/C-R64", "S/C-R22")
    def run(
        self, rules: "SomniumRules", state: SomniumState, step: FinalCount, resolution: Resolution
    ) -> None:
        state.steps.clear()
        state.phase = "over"
        outcome = rules.outcome(state)
        sheet = rules.score(state)
        resolution.emit(
            GameEnded(
                rule=rules.cite("victory"),
                winner=None if outcome is None else outcome.winner,
                allied=sheet.total("allied"),
                axis=sheet.total("axis"),
            )
        )
        resolution.reveal()
