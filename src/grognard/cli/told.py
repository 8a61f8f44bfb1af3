"""Answers of the lab in words and tables."""

import re
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from grognard.cli.menu import points
from grognard.kernel.illegal import Refusal
from grognard.kernel.outcome import Outcome, ScoreSheet
from grognard.kernel.report import Modifier, OddsReport, ReachReport
from grognard.kernel.view import View
from grognard.lab.phrase import Written
from grognard.lab.position import Ruling
from grognard.lab.positionfile import Answer, AskCheck, ChoiceList, Question
from grognard.texts import Texts


def tell_answer(out: Console, texts: Texts, question: Question, answer: Answer) -> None:
    """Print one answer."""
    match answer:
        case ReachReport():
            tell_reach(out, texts, answer)
        case OddsReport():
            tell_odds(out, texts, answer)
        case Ruling():
            asked = question.action if isinstance(question, AskCheck) else ""
            tell_ruling(out, texts, asked, answer)
        case ChoiceList():
            tell_choices(out, texts, answer)
        case ScoreSheet():
            tell_score(out, texts, answer)
        case View():
            tell_view(out, texts, answer)
        case Refusal():
            out.print(f"[red]{escape(texts.refusal(answer))}[/red] [cyan]{answer.rule}[/cyan]")


def tell_reach(out: Console, texts: Texts, report: ReachReport) -> None:
    """Where a unit can go, step by step with reasons."""
    left = points(report.allowance - report.spent, report.scale)
    title = texts.text("cli-can-reach", {"unit": report.unit, "points": left})
    table = Table(title=title, title_justify="left")
    for column in ("cli-hex", "cli-cost", "cli-may-stop", "cli-way"):
        table.add_column(texts.text(column))
    for reached in sorted(report.hexes, key=lambda each: (each.cost, each.at)):
        way = [
            f"{step.at} ({_reasons(texts, step.reasons, report.scale)})" for step in reached.path
        ]
        table.add_row(
            reached.at,
            points(reached.cost, report.scale),
            texts.text("cli-yes" if reached.may_end else "cli-no"),
            escape(" → ".join(way)),
        )
    out.print(table)


def tell_odds(out: Console, texts: Texts, report: OddsReport) -> None:
    """A combat before the dice."""
    out.print(f"[bold]{report.kind}[/bold] [cyan]{report.rule}[/cyan]")
    for heading, modifiers in (
        ("attack", report.attack),
        ("defence", report.defence),
        ("shifts", report.shifts),
    ):
        total = sum(each.value for each in modifiers)
        sign = "+d" if heading == "shifts" else "d"
        out.print(f"  {texts.text(f'cli-{heading}')} {total:{sign}}")
        for each in modifiers:
            out.print(f"    {escape(_item(texts, each))} [cyan]{each.rule}[/cyan]")
    column = texts.text("cli-column")
    out.print(f"  {column} {report.base_column} → [bold]{report.column}[/bold]")
    for chance in report.chances:
        exact = f"{chance.numerator}/{chance.denominator}"
        out.print(f"    {chance.outcome:8} {exact:>7}  {float(chance.fraction):6.1%}")


def tell_ruling(out: Console, texts: Texts, asked: Written, ruling: Ruling) -> None:
    """Legal, or not and why."""
    if ruling.legal:
        out.print(f"[green]{texts.text('cli-legal')}[/green]: {escape(str(asked))}")
    else:
        out.print(f"[red]{texts.text('cli-not-legal')}[/red]: {escape(str(asked))}")
        out.print(f"  {escape(ruling.text)} [cyan]{ruling.rule}[/cyan]")


def tell_choices(out: Console, texts: Texts, listed: ChoiceList) -> None:
    """The open decision and its answers."""
    for decision in listed.decisions:
        out.print(f"[bold]{escape(texts.decision(decision))}[/bold] [cyan]{decision.rule}[/cyan]")
    out.print(f"  {texts.text('cli-choices', {'count': listed.count})}")
    for action in listed.actions:
        out.print(f"    {action}", markup=False)


def tell_score(out: Console, texts: Texts, sheet: ScoreSheet) -> None:
    """The score sheet line by line."""
    sides = tuple(dict.fromkeys(line.side for line in sheet.lines))
    for side in sides:
        out.print(f"[bold]{escape(texts.side(side))}: {sheet.total(side)}[/bold]")
        for line in sheet.lines:
            if line.side == side:
                words = escape(texts.score(line))
                out.print(f"  {line.points:+4d} {words} [cyan]{line.rule}[/cyan]")


def winner_line(texts: Texts, outcome: Outcome) -> str:
    """Who has won."""
    if outcome.winner is None:
        return texts.text("cli-draw")
    return texts.text("cli-winner", {"side": texts.side(outcome.winner)})


def tell_view(out: Console, texts: Texts, view: View) -> None:
    """The table as a viewer sees it: turn, tracks, and what stands where."""
    out.print(f"[bold]{escape(view.turn_label)}[/bold], {escape(texts.phase(view.phase))}")
    for track in view.tracks:
        owner = f"{texts.side(track.side)} " if track.side else ""
        out.print(f"  {escape(owner + (track.label or track.id))}: {track.value}")
    by_place: dict[str, list[str]] = {}
    for piece in view.pieces:
        face = piece.face
        values = f" {'-'.join(face.values)}" if face and face.values else ""
        reduced = f" ({texts.text('cli-reduced')})" if face and face.steps < face.full_steps else ""
        name = f"{face.name}{values}{reduced}" if face else texts.text("cli-hidden")
        by_place.setdefault(f"{piece.at} {texts.side(piece.side)}", []).append(name)
    for place in sorted(by_place):
        out.print(f"  {escape(place)}: {escape(', '.join(by_place[place]))}")
    for duty in view.duties:
        out.print(f"  ! {escape(texts.duty(duty))} [cyan]{duty.rule}[/cyan]")


def _item(texts: Texts, modifier: Modifier) -> str:
    """A number with its reason; many reasons name the number themselves."""
    words = texts.reason(modifier)
    named = str(modifier.value) in re.findall(r"(?<!\w)\d+(?!\w)", words)
    return words if named else f"{modifier.value:+d} {words}"


def _reasons(texts: Texts, reasons: Sequence[Modifier], scale: int) -> str:
    return ", ".join(f"{points(each.value, scale)} {texts.reason(each)}" for each in reasons)
