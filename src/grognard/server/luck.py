"""Luck: what the dice of a match were against what could be expected of them."""

import csv
import io
from collections import Counter
from fractions import Fraction

from grognard.kernel.log import Record
from grognard.kernel.records import Side
from grognard.server.wire import Answer


class LuckLine(Answer, frozen=True, kw_only=True):
    """The dice of one side for one purpose."""

    side: Side
    reason: str
    faces: int
    rolls: int
    total: int
    expected: float
    counts: tuple[int, ...]


class LuckReport(Answer, frozen=True, kw_only=True):
    """All dice so far, by the side whose action caused them."""

    lines: tuple[LuckLine, ...]


def luck_report(records: list[Record], viewer: Side) -> LuckReport:
    """The dice a viewer knows of; an action that was taken back caused none that count."""
    cancelled = {each for record in records for each in record.takes_back}
    found: dict[tuple[Side, str, int], Counter[int]] = {}
    for record in records:
        if record.revision in cancelled or not record.known_to(viewer):
            continue
        for roll in record.rolls:
            found.setdefault((record.side, roll.reason, roll.faces), Counter())[roll.value] += 1
    lines = []
    for (side, reason, faces), counts in sorted(found.items()):
        rolls = counts.total()
        lines.append(
            LuckLine(
                side=side,
                reason=reason,
                faces=faces,
                rolls=rolls,
                total=sum(value * times for value, times in counts.items()),
                expected=float(Fraction(faces + 1, 2) * rolls),
                counts=tuple(counts[value] for value in range(1, faces + 1)),
            )
        )
    return LuckReport(lines=tuple(lines))


def luck_table(report: LuckReport) -> str:
    """The report as comma-separated values for a spreadsheet, one line for each kind of die."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    most = max((line.faces for line in report.lines), default=0)
    faces = [f"rolled_{face}" for face in range(1, most + 1)]
    writer.writerow(["side", "reason", "faces", "rolls", "total", "expected", *faces])
    for line in report.lines:
        row = [line.side, line.reason, line.faces, line.rolls, line.total, line.expected]
        writer.writerow([*row, *line.counts, *[""] * (most - len(line.counts))])
    return out.getvalue()
