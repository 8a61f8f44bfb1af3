"""The pictures of a report, as SVG text that a page can hold."""

import io
from collections.abc import Mapping, Sequence
from datetime import date
from math import inf
from textwrap import wrap
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from grognard.study.figures import FallFigure, Sensitivity, Share, Swing
from grognard.study.screening import Effect

INK = "#2b2419"
SOFT = "#8a7d68"
LINE = "#d9cdb6"
SIDES = ("#a23b2a", "#2f5d7c")
"""First and second side: red and blue that colour-blind readers can tell apart."""
NEUTRAL = "#b8ab93"
GOLD = "#c08a1e"
SHEET = "#fbf7ec"
PLAIN = ("#7c8f6a", "#b5835a", "#6f7f94", "#a3656b", "#b8ab93", "#5d6b58")
"""For nations whose counters have no colour of their own."""

ON_THE_PAGE = {
    INK: "var(--ink)",
    SOFT: "var(--soft)",
    LINE: "var(--line)",
    SHEET: "var(--sheet)",
    SIDES[0]: "var(--first)",
    SIDES[1]: "var(--second)",
    GOLD: "var(--gold)",
}
"""Colours that the page chooses, by day and by night."""

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "serif",
    "font.serif": ["Linux Libertine O", "Georgia", "Liberation Serif", "DejaVu Serif"],
    "font.size": 12,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.linewidth": 0.8,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


def _figure(width: float, height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.add_subplot()


def _text(figure: Figure, name: str, described: str) -> str:
    """The figure as an inline SVG element with a description for screen readers."""
    out = io.StringIO()
    with mpl.rc_context({**STYLE, "svg.hashsalt": name}):
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    drawn = out.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    for colour, chosen in ON_THE_PAGE.items():
        drawn = drawn.replace(colour, chosen)
    label = described.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return drawn.replace("<svg", f'<svg role="img" aria-label="{label}" class="chart"', 1)


def _count_games(axes: Axes) -> None:
    axes.set_ylabel("games")
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))


def wins_chart(shares: Mapping[str, Share], labels: Mapping[str, str]) -> str:
    """Bars of who won, with intervals."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(4.6, 0.66 * len(shares) + 0.7)
        colours = [*SIDES, NEUTRAL]
        for row, (name, each) in enumerate(shares.items()):
            axes.barh(row, each.value, height=0.56, color=colours[row % 3], alpha=0.92)
            axes.plot([each.low, each.high], [row, row], color=INK, lw=1.6, solid_capstyle="butt")
            axes.text(
                min(each.high, 1.0) + 0.02, row, f"{each.value:.0%}", va="center", fontsize=15
            )
            axes.text(-0.02, row, labels.get(name, name), va="center", ha="right", fontsize=14)
        axes.set_xlim(0, 1.14)
        axes.set_ylim(len(shares) - 0.4, -0.6)
        axes.set_yticks([])
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0", "25 %", "50 %", "75 %", "100 %"])
        axes.axvline(0.5, color=LINE, lw=1, zorder=0)
        axes.spines["left"].set_visible(False)
        said = "; ".join(f"{labels.get(n, n)} {s.value:.0%}" for n, s in shares.items())
        return _text(figure, "wins", f"Share of games won: {said}")


def scores_chart(points: Mapping[str, Sequence[int]], labels: Mapping[str, str]) -> str:
    """Histograms of both sides' points on one axis."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(7.6, 2.9)
        values = [each for side in points.values() for each in side]
        low, high = min(values), max(values)
        width = max(1, round((high - low) / 18))
        edges = list(range(low - low % width, high + 2 * width, width))
        for colour, side in zip(SIDES, labels, strict=False):
            each = points.get(side)
            if each is None:
                continue
            axes.hist(each, edges, color=colour, alpha=0.62, label=labels.get(side, side))
            axes.axvline(sorted(each)[len(each) // 2], color=colour, lw=2, ls=(0, (4, 2)))
        axes.set_xlabel("points at the end (dashed: median)")
        _count_games(axes)
        axes.legend(frameon=False)
        return _text(figure, "scores", "Distribution of points by side")


def count_chart(values: Sequence[int], label: str, name: str) -> str:
    """How many games had each value."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(3.7, 2.3)
        low, high = min(values), max(values)
        if high - low <= 20:
            edges = [each - 0.5 for each in range(low, high + 2)]
        else:
            step = (high - low) / 14
            edges = [low + step * each for each in range(15)]
        axes.hist(values, edges, color=GOLD, alpha=0.85, rwidth=0.9)
        axes.set_xlabel(label)
        _count_games(axes)
        return _text(figure, name, f"Distribution of {label}")


def losses_chart(
    losses: Mapping[str, Mapping[int, float]],
    turns: int,
    colours: Mapping[str, str],
    called: Mapping[int, str],
) -> str:
    """Stacked losses of every nation by turn."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(7.6, 3.0)
        base = [0.0] * turns
        for number, (nation, by_turn) in enumerate(losses.items()):
            plain = PLAIN[number % len(PLAIN)]
            heights = [by_turn.get(turn, 0.0) for turn in range(1, turns + 1)]
            axes.bar(
                range(1, turns + 1),
                heights,
                bottom=base,
                color=colours.get(nation, plain),
                edgecolor=SHEET,
                linewidth=0.8,
                width=0.82,
                label=nation,
            )
            base = [one + two for one, two in zip(base, heights, strict=True)]
        every = range(1, turns + 1)
        axes.set_xticks(every, [called.get(turn, str(turn)) for turn in every])
        axes.set_xlabel("turn")
        axes.set_ylabel("units destroyed per game")
        axes.legend(frameon=False, ncols=5, loc="lower left", bbox_to_anchor=(0, 1.0))
        return _text(figure, "losses", "Units destroyed by nation and turn")


def falls_chart(
    falls: Sequence[FallFigure],
    turns: int,
    dates: Mapping[int, tuple[date, date]],
    called: Mapping[int, str],
    *,
    name: str = "falls",
    width: float = 7.6,
    every: int = 1,
) -> str:
    """For every objective: the band of its fall, the median, and the day of history."""
    shown = list(falls)
    never = turns + 1.6
    with mpl.rc_context(STYLE):
        figure, axes = _figure(width, 0.34 * len(shown) + 1.0)
        for row, each in enumerate(shown):
            low, median, high = (
                never if value == inf else value + 0.5
                for value in (each.span.low, each.span.median, each.span.high)
            )
            axes.plot([low, high], [row, row], color=SIDES[1], lw=8, alpha=0.28)
            axes.plot(median, row, "o", color=SIDES[1], ms=9, mec=SHEET, mew=1.2)
            if each.history_turn is not None:
                axes.plot(each.history_turn, row, "D", color=GOLD, ms=6.5, mec=INK, mew=0.6)
        axes.axvspan(turns + 1.1, turns + 2.1, color=LINE, alpha=0.45, lw=0)
        axes.set_yticks(range(len(shown)), [each.place for each in shown])
        axes.set_ylim(len(shown) - 0.4, -0.6)
        axes.set_xlim(0.8, turns + 2.1)
        ticks = list(range(1, turns + 1, every))
        names = [
            f"{dates[t][0].day} {dates[t][0]:%b}" if t in dates else called.get(t, str(t))
            for t in ticks
        ]
        axes.set_xticks([*ticks, never], [*names, "never"], rotation=45, ha="right", fontsize=10)
        axes.grid(axis="x", color=LINE, lw=0.6, alpha=0.7)
        axes.tick_params(axis="y", length=0)
        axes.plot([], [], "o", color=SIDES[1], label="median and 10 – 90 %")
        if any(each.history_turn is not None for each in shown):
            axes.plot([], [], "D", color=GOLD, mec=INK, label="history")
        axes.legend(
            frameon=False, ncols=2, loc="lower left", bbox_to_anchor=(0, 1.0), borderpad=0.1
        )
        return _text(figure, name, "When the objectives fell, against history")


def luck_chart(pairs: Sequence[tuple[float, float]], side: str) -> str:
    """Luck across, margin up."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(5.2, 3.2)
        for luck, margin in pairs:
            colour = SIDES[0] if margin > 0 else SIDES[1] if margin < 0 else NEUTRAL
            axes.plot(luck, margin, "o", color=colour, ms=7, alpha=0.75, mec=SHEET)
        axes.axhline(0, color=LINE, lw=1, zorder=0)
        axes.axvline(0, color=LINE, lw=1, zorder=0)
        axes.set_xlabel(f"luck of {side} (standard deviations)")
        axes.set_ylabel(f"margin of {side} (points)")
        return _text(figure, "luck", f"Luck of {side} against the margin")


def sensitivity_chart(found: Sequence[Sensitivity], side: str) -> str:
    """Change of the margin by each option value, with intervals."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(7.2, 0.42 * len(found) + 0.9)
        for row, each in enumerate(found):
            mean, low, high = each.margin.mean, each.margin.low, each.margin.high
            colour = SIDES[0] if each.margin.matters else SOFT
            if high < inf:
                axes.plot([low, high], [row, row], color=colour, lw=2)
            axes.plot(mean, row, "o", color=colour, ms=8)
        axes.axvline(0, color=INK, lw=0.8, zorder=0)
        axes.set_yticks(
            range(len(found)),
            [f"{each.name} = {each.value}".replace("_", " ") for each in found],
        )
        _finish_effects(axes, len(found), side)
        return _text(figure, "options", "Sensitivity to the options")


def tornado_chart(found: Sequence[Swing], side: str, name: str = "guesses") -> str:
    """Bars to both sides: each guess a notch down and a notch up, the largest effect on top."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(7.8, 0.5 * len(found) + 1.2)
        for row, each in enumerate(found):
            for move, colour, offset in ((each.down, GOLD, -0.19), (each.up, SIDES[1], 0.19)):
                if move is None:
                    continue
                mean, low, high = move.margin.mean, move.margin.low, move.margin.high
                strength = 0.95 if move.margin.matters else 0.38
                axes.barh(row + offset, mean, height=0.34, color=colour, alpha=strength)
                if high < inf:
                    axes.plot([low, high], [row + offset] * 2, color=INK, lw=1.1, alpha=strength)
        axes.axvline(0, color=INK, lw=0.8, zorder=0)
        axes.set_yticks(range(len(found)), [_folded(each.guess.title) for each in found])
        _finish_effects(axes, len(found), side)
        axes.barh([0], [0], color=GOLD, label="a notch down")
        axes.barh([0], [0], color=SIDES[1], label="a notch up")
        axes.legend(
            frameon=False, ncols=2, loc="lower left", bbox_to_anchor=(0, 1.0), borderpad=0.1
        )
        return _text(figure, name, "Sensitivity to the reconstructed numbers")


def effects_chart(found: Sequence[Effect], side: str, name: str) -> str:
    """Each effect as a dot with its interval, the largest on top."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(7.8, 0.46 * len(found) + 0.9)
        for row, each in enumerate(found):
            colour = SIDES[0] if each.matters else SOFT
            axes.plot([each.low, each.high], [row, row], color=colour, lw=2)
            axes.plot(each.mean, row, "o", color=colour, ms=8)
        axes.axvline(0, color=INK, lw=0.8, zorder=0)
        axes.set_yticks(range(len(found)), [_folded(each.factor.title) for each in found])
        _finish_effects(axes, len(found), side)
        return _text(figure, name, "Effects on the margin")


def _finish_effects(axes: Axes, rows: int, side: str) -> None:
    axes.set_ylim(rows - 0.4, -0.6)
    axes.set_xlabel(f"change of {side}’s margin in points (95 % interval)")
    axes.grid(axis="x", color=LINE, lw=0.6, alpha=0.7)
    axes.tick_params(axis="y", length=0)


def _folded(title: str, width: int = 34) -> str:
    return "\n".join(wrap(title, width))
