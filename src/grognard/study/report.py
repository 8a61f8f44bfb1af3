"""The report of a study: one page that needs nothing else, made to be read."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from math import inf

import msgspec

from grognard.kernel.records import Side
from grognard.study import charts, figures
from grognard.study.chronicle import GameRow
from grognard.study.figures import DRAW, FallFigure, Sensitivity, Share, Swing
from grognard.study.plan import Plan
from grognard.study.runner import ruleset_of
from grognard.study.screening import Effect
from grognard.study.vocabulary import board_of


class Names(msgspec.Struct, frozen=True, kw_only=True):
    """What things are called on the page; an id stands for itself if nothing is given."""

    title: str
    sides: Mapping[Side, str]
    nations: Mapping[str, str] = {}
    reasons: Mapping[str, str] = {}
    levels: Mapping[str, str] = {}
    colours: Mapping[str, str] = {}


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """The same games under another option, or with a reconstructed number moved."""

    plan: Plan
    rows: Sequence[GameRow]


def write_report(
    plan: Plan,
    rows: Sequence[GameRow],
    names: Names,
    variants: Sequence[Variant] = (),
    screened: Variant | None = None,
) -> str:
    """The whole page as HTML."""
    page = _Page(plan, rows, names, variants, screened)
    sections = [
        page.summary(),
        page.winning(),
        page.scoring(),
        page.losses(),
        page.objectives(),
        page.maps(),
        page.luck(),
        page.screening(),
        page.options(),
        page.guesses(),
        page.making(),
    ]
    style = (files("grognard.study") / "data" / "report.css").read_text(encoding="utf-8")
    picture = ""
    if page.has_map:
        from grognard.study.heatmap import map_picture

        picture = f".map{{background-image:url({map_picture(plan.game)})}}"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(names.title)}: a study of {len(rows)} games</title>"
        f"<style>{style}{picture}</style></head><body>{page.heading()}"
        f"<main>{''.join(each for each in sections if each)}</main></body></html>\n"
    )


class _Page:
    """The parts of the page, each with its figures."""

    def __init__(
        self,
        plan: Plan,
        rows: Sequence[GameRow],
        names: Names,
        variants: Sequence[Variant],
        screened: Variant | None,
    ) -> None:
        self.plan, self.rows, self.names = plan, rows, names
        self.shares = figures.win_shares(plan, rows)
        self.falls = figures.falls(plan, rows)
        self.dates = figures.turn_dates(rows)
        self.turns = max((row.length for row in rows), default=1)
        self.taker = figures.attacker(rows, plan.sides)
        self.called = figures.turn_names(rows)
        options = [each for each in variants if each.plan.vary == plan.vary]
        moved = [each for each in variants if each.plan.vary != plan.vary]
        self.found = [figures.sensitivity(plan, rows, each.plan, each.rows) for each in options]
        self.swings = figures.swings(
            plan.game, [figures.sensitivity(plan, rows, each.plan, each.rows) for each in moved]
        )
        self.screened = screened
        self.effects = figures.screened(screened.plan, screened.rows) if screened else []
        self.has_map = board_of(plan.game) is not None

    def side(self, side: Side) -> str:
        return self.names.sides.get(side, side)

    @property
    def labels(self) -> dict[str, str]:
        return {**{each: self.side(each) for each in self.plan.sides}, DRAW: "drawn"}

    # --- head and summary ------------------------------------------------------------------

    def heading(self) -> str:
        seats = " against ".join(
            f"{player} ({self.side(side)})"
            for side, player in zip(self.plan.sides, self.plan.players, strict=True)
        )
        return (
            f"<header><p class=kicker>Grognard · study</p><h1>{escape(self.names.title)}</h1>"
            f"<p class=lead>{len(self.rows)} games, {escape(seats)}, seed {self.plan.seed}</p>"
            "</header>"
        )

    def summary(self) -> str:
        pictures = [charts.wins_chart(self.shares, self.labels)]
        captions = ["Who wins. The dark line is the 95 % interval."]
        if self.falls:
            key = _telling(self.falls)
            drawn = charts.falls_chart(
                key,
                self.turns,
                self.dates,
                self.called,
                name="falls-short",
                width=5.4,
                every=max(1, self.turns // 5),
            )
            pictures.append(drawn)
            told = any(each.history is not None for each in self.falls)
            captions.append(f"When places fall{', against history' if told else ''}.")
        if self.has_map:
            pictures.append(self._combat_map())
            captions.append("Where the fighting is.")
        cells = "".join(
            f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>"
            for drawn, caption in zip(pictures, captions, strict=True)
        )
        sentences = "".join(f"<p>{each}</p>" for each in self._sentences())
        return (
            "<section class=summary><h2>In short</h2>"
            f"<div class=words>{sentences}</div><div class=three>{cells}</div></section>"
        )

    def _sentences(self) -> list[str]:
        best = max(self.plan.sides, key=lambda side: self.shares[side].value)
        won = self.shares[best]
        level = won.low <= 0.5 <= won.high
        verdict = (
            "That could still be chance; only more games can tell."
            if level
            else "That is more than chance can explain."
        )
        drawn = self.shares[DRAW].count
        found = [
            f"<b>{escape(self.side(best))}</b> won {_percent(won)} of {won.of} games; "
            f"drawn: {drawn or 'none'}. {verdict}"
        ]
        margins = [figures.margin(self.plan, row) for row in self.rows]
        middle = figures.span(margins)
        first = escape(self.side(self.plan.sides[0]))
        found.append(
            f"The median margin is {abs(middle.median):.0f} points for "
            f"<b>{first if middle.median >= 0 else escape(self.side(self.plan.sides[-1]))}</b>; "
            f"four games in five end between {middle.low:+.0f} and {middle.high:+.0f} "
            f"(seen from {first})."
        )
        late = [each for each in self.falls if each.history_turn is not None]
        if late:
            found.append(_against_history(late, escape(self.side(self.taker))))
        if self.falls and not late:
            found.append(_taken(self.falls, escape(self.side(self.taker))))
        found.append(self._cost())
        thirds = figures.won_by_luck(self.plan, self.rows)
        if thirds:
            found.append(
                f"With the worst third of the dice {first} won {thirds[0].value:.0%} of its games, "
                f"with the best third {thirds[-1].value:.0%}."
            )
        if self.effects:
            found.append(self._weightiest_screened())
        elif self.swings:
            found.append(self._weightiest())
        return found

    def _cost(self) -> str:
        lost = figures.losses_by_turn(self.rows)
        if not lost:
            return "Nobody lost a unit."
        told = ", ".join(
            f"{escape(self.names.nations.get(nation, nation))} {sum(turns.values()):.1f}"
            for nation, turns in list(lost.items())[:3]
        )
        return f"Units destroyed in a game, on average: {told}."

    def _weightiest_screened(self) -> str:
        told = [each for each in self.effects if each.matters and each.factor.kind == "guess"]
        count = sum(each.factor.kind == "guess" for each in self.effects)
        if not told:
            return (
                f"None of {count} reconstructed numbers, moved by a notch, changes the margin by "
                "more than these games can tell from chance."
            )
        top = told[0]
        return (
            f"Of {count} reconstructed numbers <b>{escape(top.factor.title)}</b> matters most: a "
            f"notch up moves {escape(self.side(self.plan.sides[0]))}’s margin by {top.mean:+.1f} "
            "points."
        )

    def _weightiest(self) -> str:
        """What can be said about the reconstructed numbers in a sentence or two."""
        told = [each for each in self.swings if each.matters]
        if not told:
            return (
                f"None of {len(self.swings)} reconstructed numbers, moved by a notch, changed the "
                "result by more than chance can."
            )
        top = told[0]
        return (
            f"Of {len(self.swings)} reconstructed numbers <b>{escape(top.guess.title)}</b> "
            f"matters most: a notch moves the margin by {top.size:.1f} points."
        )

    # --- sections --------------------------------------------------------------------------

    def winning(self) -> str:
        lines = "".join(
            f"<tr><th>{escape(self.labels[name])}</th><td>{each.count}</td>"
            f"<td>{each.value:.1%}</td><td>{each.low:.1%} – {each.high:.1%}</td></tr>"
            for name, each in self.shares.items()
        )
        lengths = [row.length for row in self.rows]
        told, same = "", f"<p>Every game lasted {lengths[0]} turns.</p>"
        if len(set(lengths)) > 1:
            drawn = charts.count_chart(lengths, "turns played", "length")
            told, same = _figure(drawn, "Length in turns."), ""
        actions = [row.actions for row in self.rows]
        table = (
            "<table><thead><tr><th></th><th>games</th><th>share</th><th>95 % interval</th></tr>"
            f"</thead><tbody>{lines}</tbody></table>"
        )
        degrees = "".join(
            f"<tr><th>{escape(self.names.levels.get(name, _plain(name)))}</th>"
            f"<td>{each.count}</td><td>{each.value:.1%}</td>"
            f"<td>{each.low:.1%} – {each.high:.1%}</td></tr>"
            for name, each in figures.levels(self.rows).items()
        )
        if degrees:
            table += (
                "<table><thead><tr><th>degree of victory</th><th>games</th><th>share</th>"
                f"<th>95 % interval</th></tr></thead><tbody>{degrees}</tbody></table>"
            )
        reasons = ", ".join(
            f"{escape(_plain(reason))} {count}"
            for reason, count in sorted(Counter(row.reason for row in self.rows).items())
        )
        return _section(
            "Who wins, and how long it takes",
            f"{table}<p class=note>Ended by: {reasons}.</p>{same}<div class=pair>{told}"
            f"{_figure(charts.count_chart(actions, 'actions', 'actions'), 'Length in actions.')}"
            "</div>",
        )

    def scoring(self) -> str:
        points = {side: [row.points[side] for row in self.rows] for side in self.plan.sides}
        # Some games count the points of one side alone.
        points = {side: each for side, each in points.items() if any(each)} or points
        lines = "".join(
            f"<tr><th>{escape(self.side(side))}</th>"
            f"<td class=left>{escape(self.names.reasons.get(reason, _plain(reason)))}</td>"
            f"<td>{mean:.1f}</td></tr>"
            for (side, reason), mean in figures.score_lines(self.rows).items()
        )
        return _section(
            "Where the points come from",
            _figure(charts.scores_chart(points, self.labels), "Points at the end of the game.")
            + "<table><thead><tr><th>side</th><th class=left>for</th><th>points per game</th>"
            f"</tr></thead><tbody>{lines}</tbody></table>",
        )

    def losses(self) -> str:
        lost = figures.losses_by_turn(self.rows)
        if not lost:
            return ""
        named = {self.names.nations.get(each, each): turns for each, turns in lost.items()}
        colours = {self.names.nations.get(n, n): c for n, c in self.names.colours.items()}
        reduced = figures.reduced_by_nation(self.rows)
        lines = "".join(
            f"<tr><th>{escape(self.names.nations.get(nation, nation))}</th>"
            f"<td>{sum(turns.values()):.1f}</td><td>{reduced.get(nation, 0.0):.1f}</td></tr>"
            for nation, turns in lost.items()
        )
        return _section(
            "Losses",
            _figure(
                charts.losses_chart(named, self.turns, colours, self.called),
                "Units destroyed, by turn.",
            )
            + "<table><thead><tr><th></th><th>units destroyed per game</th>"
            f"<th>steps lost by the living</th></tr></thead><tbody>{lines}</tbody></table>",
        )

    def objectives(self) -> str:
        if not self.falls:
            return ""
        lines = "".join(self._fall_line(each) for each in self.falls)
        return _section(
            "When the objectives fall",
            f"<p>A place counts as fallen when {escape(self.side(self.taker))} holds it at the "
            "end of a turn for the first time. Games in which it never fell count as later than "
            "the last turn.</p>"
            + _figure(
                charts.falls_chart(self.falls, self.turns, self.dates, self.called),
                "Median and the middle four fifths of all games; a diamond is the day of history.",
            )
            + "<table><thead><tr><th>place</th><th>fell in</th><th>median turn</th>"
            f"<th>10 – 90 %</th><th>history</th></tr></thead><tbody>{lines}</tbody></table>",
        )

    def _fall_line(self, each: FallFigure) -> str:
        history = f"{each.history.day} {each.history:%B %Y}" if each.history else ""
        return (
            f"<tr><th>{escape(each.place)}</th><td>{each.fell.value:.0%}</td>"
            f"<td>{_turn(each.span.median)}</td>"
            f"<td>{_turn(each.span.low)} – {_turn(each.span.high)}</td><td>{history}</td></tr>"
        )

    def maps(self) -> str:
        if not self.has_map:
            return ""
        from grognard.study.heatmap import hold_overlay

        first, last = self.plan.sides[0], self.plan.sides[-1]
        pair = (self.side(first), self.side(last))
        end = figures.control_at_end(self.rows, last)
        through = figures.control_through(self.rows, last)
        key = (
            f'<p class=key><span style="background:{charts.SIDES[0]}"></span>{escape(pair[0])}'
            f'<span style="background:{charts.SIDES[1]}"></span>{escape(pair[1])}</p>'
        )
        return _section(
            "On the map",
            _figure(self._combat_map(), "Attacks and bombardments per game, by target hex.")
            + key
            + _figure(
                hold_overlay(self.plan.game, through, "Control over the game", pair),
                "Who held each hex, over all turns of all games.",
            )
            + _figure(
                hold_overlay(self.plan.game, end, "Control at the end", pair),
                "Who held each hex at the end.",
            ),
        )

    def _combat_map(self) -> str:
        from grognard.study.heatmap import heat_overlay

        heat = figures.combat_by_hex(self.rows)
        return heat_overlay(self.plan.game, heat, "Combats by hex", "attacks per game")

    def luck(self) -> str:
        pairs = [
            (value, float(figures.margin(self.plan, row)))
            for row in self.rows
            if (value := figures.luck(self.plan, row)) is not None
        ]
        if not pairs:
            return ""
        first = self.side(self.plan.sides[0])
        strength = figures.correlation(pairs)
        if strength is None:
            said = "There are too few games to say how much luck decides."
        else:
            said = (
                f"The correlation of luck and margin is {strength:+.2f}: the dice explain about "
                f"{strength * strength:.0%} of the differences between these games."
            )
        return _section(
            "Luck",
            f"<p>Luck is how good the attack dice of {escape(first)} were, less those of the "
            f"enemy, in standard deviations of what fair dice give. {said}</p>"
            + _figure(charts.luck_chart(pairs, first), "One dot is one game.")
            + self._by_luck(first),
        )

    def _by_luck(self, first: str) -> str:
        thirds = figures.won_by_luck(self.plan, self.rows)
        lines = "".join(
            f"<tr><th>{name}</th><td>{each.of}</td><td>{each.value:.0%}</td>"
            f"<td>{each.low:.0%} – {each.high:.0%}</td></tr>"
            for name, each in zip(("worst", "middle", "best"), thirds, strict=False)
        )
        if not lines:
            return ""
        return (
            "<table><thead><tr><th>third of the games by luck</th><th>games</th>"
            f"<th>won by {escape(first)}</th><th>95 % interval</th></tr></thead>"
            f"<tbody>{lines}</tbody></table>"
        )

    def screening(self) -> str:
        if self.screened is None:
            return ""
        if not self.effects:
            return _section(
                "What matters: rules and guesses",
                f"<p>{len(self.screened.rows)} games are too few for so many effects.</p>",
            )
        first = self.side(self.plan.sides[0])
        parts = []
        for kind, caption in (
            ("guess", "Each reconstructed number, moved up by a notch."),
            ("option", "Each option, switched from its default to the value named."),
        ):
            chosen = [each for each in self.effects if each.factor.kind == kind]
            if chosen:
                drawn = charts.effects_chart(chosen, first, f"screen-{kind}")
                parts.append(_figure(drawn, caption) + _screen_table(chosen, first))
        told = sum(each.matters for each in self.effects)
        return _section(
            "What matters: rules and guesses",
            "<p>Where the printed game is lost, its numbers had to be reconstructed; where the "
            f"rulebook is silent, an option was made. In {len(self.screened.rows)} further games "
            "all of them were moved at once after a balanced plan, so that every game tells "
            "something about each, and their effects were found together by least squares. Only "
            "what is drawn in red, whose interval leaves zero out, may be more than noise: "
            f"{told} of {len(self.effects)}, and about {len(self.effects) / 20:.0f} would be so by "
            f"chance alone.</p>{''.join(parts)}",
        )

    def options(self) -> str:
        if not self.found and self.screened is not None:
            return ""
        if not self.found:
            return _section(
                "Options",
                "<p>No other option was played for this report; <code>--variants N</code> "
                "plays every one of them on the same dice.</p>",
            )
        ordered = sorted(self.found, key=lambda each: -abs(each.margin.mean))
        first = self.side(self.plan.sides[0])
        return _section(
            "Which options matter",
            "<p>Every line is the same games with the same dice and one option changed. Only a "
            "red line, whose interval leaves zero out, may be more than noise. "
            f"{_by_chance(ordered)}</p>"
            + _figure(charts.sensitivity_chart(ordered, first), "Effect of each option.")
            + _effects("option", [_option_line(each) for each in ordered], first),
        )

    def guesses(self) -> str:
        if not self.swings and self.screened is not None:
            return ""
        if not self.swings:
            return _section(
                "Reconstructed numbers",
                "<p>No reconstructed number was moved for this report; <code>--guesses N</code> "
                "moves every one of them, down and up, on the same dice.</p>",
            )
        first = self.side(self.plan.sides[0])
        moves = [move for each in self.swings for move in each.moves]
        lines = [_guess_line(each, move) for each in self.swings for move in each.moves]
        return _section(
            "Which of our guesses matter",
            "<p>Where the printed game is lost, its numbers had to be reconstructed. Every bar is "
            "the same games with the same dice and one such number, or one family of them, moved "
            "by a notch. Pale bars, whose interval holds zero, cannot be told from noise. "
            f"{_by_chance(moves)}</p>"
            + _figure(
                charts.tornado_chart(self.swings, first), "Effect of each guess, a notch each way."
            )
            + _effects("guess", lines, first),
        )

    def making(self) -> str:
        chosen = ", ".join(f"{name} = {value}" for name, value in self.plan.options.items())
        players = ",".join(self.plan.players)
        command = (
            f"grognard simulate {self.plan.game} {self.plan.scenario} --players {players} "
            f"--games {len(self.rows)} --seed {self.plan.seed}"
            + "".join(f" --vary {name}={notches:+}" for name, notches in self.plan.vary.items())
            + "".join(f" --option {name}={value}" for name, value in self._unusual().items())
        )
        return _section(
            "How this was made",
            f"<p><code>{escape(command)}</code></p><p class=note>Rules version "
            f"{escape(self.plan.version)}; options: {escape(chosen) or 'none'}. The same command "
            "gives the same games on any machine. Shares have Wilson’s 95 % intervals, means "
            "normal ones. A study with <code>--variants</code> or <code>--guesses</code> plays the "
            "same command with <code>--option name=value</code> or <code>--vary name=+1</code> "
            f"added.{self._screen_command(players)}</p>",
        )

    def _screen_command(self, players: str) -> str:
        if self.screened is None:
            return ""
        command = (
            f"grognard simulate {self.plan.game} {self.plan.scenario} --players {players} "
            f"--screen --games {len(self.screened.rows)} --seed {self.plan.seed}"
        )
        return f" The games in which everything is moved: <code>{escape(command)}</code>."

    def _unusual(self) -> dict[str, object]:
        """Options that are not at their default."""
        specs = ruleset_of(self.plan.game).info.options
        return {
            spec.id: self.plan.options[spec.id]
            for spec in specs
            if self.plan.options[spec.id] != spec.values[0]
        }


# --- small parts -----------------------------------------------------------------------------


def _section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def _figure(drawn: str, caption: str) -> str:
    return f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"


def _plain(word: str) -> str:
    return word.replace("-", " ").replace("_", " ")


def _percent(each: Share) -> str:
    return f"{each.value:.0%} ({each.low:.0%} – {each.high:.0%})"


def _turn(turn: float) -> str:
    return "never" if turn == inf else f"{turn:.0f}"


def _effects(what: str, lines: Sequence[str], first: str) -> str:
    return (
        f"<div class=wide><table><thead><tr><th>{what}</th><th>games</th>"
        f"<th>margin of {escape(first)}</th><th>95 % interval</th>"
        f"<th>games won by {escape(first)}</th><th>other winner</th></tr></thead>"
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _screen_table(found: Sequence[Effect], first: str) -> str:
    lines = "".join(
        f"<tr{' class=told' if each.matters else ''}><th>{escape(each.factor.title)}</th>"
        f"<td>{each.mean:+.1f}</td><td>{each.low:+.1f} – {each.high:+.1f}</td></tr>"
        for each in found
    )
    return (
        f"<div class=wide><table><thead><tr><th></th><th>margin of {escape(first)}</th>"
        f"<th>95 % interval</th></tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _by_chance(found: Sequence[Sensitivity]) -> str:
    """How many lines look important although nothing is behind them."""
    expected = len(found) / 20
    shown = sum(each.margin.matters for each in found)
    return (
        f"Of {len(found)} comparisons {shown} stand out; about {expected:.0f} would do so by "
        "chance alone."
    )


def _option_line(each: Sensitivity) -> str:
    return _effect_line(f"{_plain(each.name)} = {_plain(str(each.value))}", each)


def _guess_line(swing: Swing, move: Sensitivity) -> str:
    way = "down" if move.value == -1 else "up"
    return _effect_line(f"{swing.guess.title}, {swing.guess.notch} {way}", move)


def _effect_line(name: str, each: Sensitivity) -> str:
    bounds = (
        f"{each.margin.low:+.1f} – {each.margin.high:+.1f}" if each.margin.high < inf else "unknown"
    )
    mark = " class=told" if each.margin.matters else ""
    return (
        f"<tr{mark}><th>{escape(name)}</th>"
        f"<td>{each.margin.count}</td><td>{each.margin.mean:+.1f}</td><td>{bounds}</td>"
        f"<td>{100 * each.won.mean:+.0f} %</td><td>{each.turned}</td></tr>"
    )


def _telling(falls: Sequence[FallFigure], most: int = 7) -> list[FallFigure]:
    """A few objectives, spread evenly from the first to the last."""
    if len(falls) <= most:
        return list(falls)
    return [falls[round(each * (len(falls) - 1) / (most - 1))] for each in range(most)]


def _against_history(late: Sequence[FallFigure], taker: str) -> str:
    on_time = [
        each
        for each in late
        if each.history_turn is not None and each.span.median <= int(each.history_turn)
    ]
    never = [each.place for each in late if each.span.median == inf]
    said = (
        f"Of {len(late)} places with a date in history, {taker} had "
        f"<b>{len(on_time)}</b> by then in at least half of the games"
    )
    if never:
        listed = ", ".join(escape(each) for each in never)
        return f"{said}; {listed} did not fall at all in half of them or more."
    return f"{said}."


def _taken(falls: Sequence[FallFigure], taker: str) -> str:
    usual = [each for each in falls if each.span.median < inf]
    if not usual:
        return f"{taker} took no objective in half of the games or more."
    first = min(usual, key=lambda each: each.span.median)
    return (
        f"{taker} took <b>{len(usual)}</b> of {len(falls)} objectives in half of the games, "
        f"{escape(first.place)} first."
    )
