"""Small words for combats, refusals and counters that the tests of both titles share."""

from collections.abc import Sequence

import pytest

from grognard.games.somnium.actions import Attack, Support
from grognard.kernel.decision import Decision
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action, Event
from grognard.kernel.report import OddsReport
from grognard.lab import Position

COLUMNS = ("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1")
DIAGONAL = [
    *("DVI AE", "DVI AE", "DVB AE", "DVI ARB", "DVI ARI", "DVB ARB", "DVB ARI", "IMP"),
    *("DRI AVB", "DRB AVB", "DRI AVI", "DRB AVI", "EMP"),
    *("DE AVB", "DE AVB", "DE AVI", "DE AVI"),
]
"""The combat table as the catalogue writes it: row k, column j hold entry j + k."""
DICE_OF_ROW = ((3, 4), (3, 3), (2, 3), (2, 2), (1, 2), (1, 1))


def dice_for(result: str, column: str) -> tuple[int, int]:
    """Two dice that give this result in this column of the printed table."""
    place = COLUMNS.index(column)
    for row, dice in enumerate(DICE_OF_ROW):
        if DIAGONAL[place + row] == result:
            return dice
    raise AssertionError(f"column {column} has no {result}")


def assault(
    position: Position,
    target: str,
    units: Sequence[str],
    result: str,
    *,
    guns: Sequence[str] = (),
    air: int = 0,
    support: Support | None = None,
) -> tuple[Event, ...]:
    """Attack and let the dice fall so that this result comes about."""
    answer = support or Support()
    report = position.odds(
        units,
        target,
        guns=tuple(guns),
        air=air,
        support={"guns": answer.guns, "air": answer.air},
    )
    dice = dice_for(result, report.column)
    attack = Attack(target, tuple(units), tuple(guns), air)
    if support is None:
        return position.do(attack, dice=dice)
    position.do(attack)
    return position.do(support, dice=dice)


def shift_values(report: OddsReport) -> dict[str, int]:
    """The columns each rule moves a combat: left is negative."""
    found: dict[str, int] = {}
    for shift in report.shifts:
        found[shift.rule] = found.get(shift.rule, 0) + shift.value
    return found


def refused(position: Position, action: Action, side: str | None = None) -> tuple[str, str]:
    """Code and rule of the refusal; it has a sentence, is not listed, and changes nothing."""
    before = position.fingerprint()
    assert action not in list(position.choices(side)), f"{action} is listed"
    ruling = position.check(action, side)
    assert not ruling, f"{action} is legal"
    assert ruling.text.endswith((".", "?")), ruling.text
    assert "{" not in ruling.text
    assert "refusal-" not in ruling.text
    with pytest.raises(Illegal) as caught:
        position.do(action, side=side)
    assert (caught.value.code, caught.value.rule) == (ruling.code, ruling.rule)
    assert position.fingerprint() == before
    assert ruling.code is not None
    assert ruling.rule is not None
    return ruling.code, ruling.rule


def decision(position: Position) -> Decision:
    """The one open decision."""
    (found,) = position.decisions()
    return found


def is_gone(position: Position, unit: str) -> bool:
    """Whether a unit lies in the pile of the eliminated."""
    return position.where(unit) in (None, "box:eliminated")


def steps(position: Position, unit: str) -> int:
    """The steps a unit has left; 0 if it is gone."""
    return 0 if is_gone(position, unit) else position.face(unit).steps
