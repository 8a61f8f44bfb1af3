"""Score sheets built line by line."""

from collections.abc import Iterable

from grognard.kernel.illegal import Param
from grognard.kernel.outcome import ScoreLine, ScoreSheet
from grognard.kernel.records import Side


class Tally:
    """Collects score lines; a line that counts for nothing is left out."""

    def __init__(self) -> None:
        self._lines: list[ScoreLine] = []

    def add(self, side: Side, points: int, reason: str, rule: str, **params: Param) -> None:
        if points:
            self._lines.append(
                ScoreLine(side=side, points=points, reason=reason, rule=rule, params=params)
            )

    def each(self, side: Side, worth: int, reason: str, rule: str, things: Iterable[str]) -> None:
        """So many points for each of the named things, as one line."""
        names = tuple(things)
        self.add(side, worth * len(names), reason, rule, count=len(names), each=worth, names=names)

    def sheet(self) -> ScoreSheet:
        return ScoreSheet(lines=tuple(self._lines))


def leader(sheet: ScoreSheet, sides: Iterable[Side]) -> Side | None:
    """The side with the most points, or None when the lead is shared."""
    ranking = sorted(((sheet.total(side), side) for side in sides), reverse=True)
    if len(ranking) > 1 and ranking[0][0] == ranking[1][0]:
        return None
    return ranking[0][1]
