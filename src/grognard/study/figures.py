"""The numbers of a report: shares with intervals, distributions, medians, comparisons."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import pairwise
from math import inf, sqrt
from statistics import fmean, stdev

import msgspec

from grognard.kernel.records import Side
from grognard.kernel.ruleset import OptionValue
from grognard.study.chronicle import GameRow
from grognard.study.guesses import Guess, guesses_of
from grognard.study.plan import Plan
from grognard.study.screening import Effect, effects
from grognard.study.tournament import Z95, wilson
from grognard.study.vocabulary import history_of

DRAW = "draw"
LEAST_BY_LUCK = 12
"""Games without which shares by luck say nothing."""
LOW, HIGH = 0.1, 0.9
"""The band that holds the middle four fifths of all games."""


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often something happened, with Wilson's 95 % interval."""

    count: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.count / self.of if self.of else 0.0


class Span(msgspec.Struct, frozen=True, kw_only=True):
    """The median of something and the band that holds four fifths of it."""

    low: float
    median: float
    high: float


class FallFigure(msgspec.Struct, frozen=True, kw_only=True):
    """When an objective fell. Turns are infinite where it had not fallen at the end."""

    place: str
    span: Span
    fell: Share
    history: date | None
    history_turn: float | None


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    count: int

    @property
    def matters(self) -> bool:
        """Whether the interval leaves zero out."""
        return self.low > 0 or self.high < 0


class Sensitivity(msgspec.Struct, frozen=True, kw_only=True):
    """What changing one thing did to games with the same dice."""

    name: str
    """The id of the option or of the guess."""
    value: OptionValue
    """The option's other value, or the notches by which the guess was moved."""
    margin: Estimate
    """Change of the first side's margin in points."""
    won: Estimate
    """Change of the first side's share of games won, a draw counting half."""
    turned: int
    """Games that somebody else won."""


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """A reconstructed number moved down and up."""

    guess: Guess
    down: Sensitivity | None
    up: Sensitivity | None

    @property
    def moves(self) -> tuple[Sensitivity, ...]:
        return tuple(each for each in (self.down, self.up) if each is not None)

    @property
    def size(self) -> float:
        """The larger of both effects on the margin."""
        return max((abs(each.margin.mean) for each in self.moves), default=0.0)

    @property
    def matters(self) -> bool:
        return any(each.margin.matters for each in self.moves)


def share(count: int, of: int) -> Share:
    """A share with its interval."""
    low, high = wilson(count / of if of else 0.0, of)
    return Share(count=count, of=of, low=low, high=high)


def win_shares(plan: Plan, rows: Sequence[GameRow]) -> dict[str, Share]:
    """How often each side won, and how often nobody did."""
    wins = Counter(row.winner or DRAW for row in rows)
    return {name: share(wins[name], len(rows)) for name in (*plan.sides, DRAW)}


def levels(rows: Sequence[GameRow]) -> dict[str, Share]:
    """How often each degree of victory was reached, for games that have degrees."""
    reached = Counter(row.level for row in rows if row.level)
    return {name: share(count, len(rows)) for name, count in reached.most_common()}


def quantile(values: Sequence[float], part: float) -> float:
    """The smallest value that at least this part of all values do not exceed."""
    ordered = sorted(values)
    place = max(0, min(len(ordered) - 1, round(part * len(ordered) + 0.4999) - 1))
    return ordered[place]


def span(values: Sequence[float]) -> Span:
    """Median and band."""
    return Span(
        low=quantile(values, LOW), median=quantile(values, 0.5), high=quantile(values, HIGH)
    )


def estimate(values: Sequence[float]) -> Estimate:
    """A mean with its interval; a single value is as uncertain as can be."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean=mean, low=-inf, high=inf, count=len(values))
    wide = Z95 * stdev(values) / sqrt(len(values))
    return Estimate(mean=mean, low=mean - wide, high=mean + wide, count=len(values))


def margin(plan: Plan, row: GameRow) -> int:
    """Points of the first side above those of the second."""
    one, two = plan.sides[0], plan.sides[-1]
    return row.points[one] - row.points[two]


def score_lines(rows: Sequence[GameRow]) -> dict[tuple[Side, str], float]:
    """Mean points of every line of the score sheet over all games, largest first."""
    total: Counter[tuple[Side, str]] = Counter()
    for row in rows:
        for line in row.score:
            total[line.side, line.reason] += line.points
    ordered = sorted(total.items(), key=lambda each: (-abs(each[1]), each[0]))
    return {key: points / len(rows) for key, points in ordered if points}


def losses_by_turn(rows: Sequence[GameRow]) -> dict[str, dict[int, float]]:
    """Mean units destroyed by nation and turn; nations in order of their losses."""
    found: dict[str, Counter[int]] = defaultdict(Counter)
    for row in rows:
        for loss in row.losses:
            found[loss.nation][loss.turn] += loss.destroyed
    ordered = sorted(found.items(), key=lambda each: (-each[1].total(), each[0]))
    return {
        nation: {turn: count / len(rows) for turn, count in sorted(turns.items())}
        for nation, turns in ordered
        if turns.total()
    }


def reduced_by_nation(rows: Sequence[GameRow]) -> dict[str, float]:
    """Mean steps lost by units that lived."""
    found: Counter[str] = Counter()
    for row in rows:
        for loss in row.losses:
            found[loss.nation] += loss.reduced
    return {nation: count / len(rows) for nation, count in found.items()}


# --- objectives ------------------------------------------------------------------------------


def turn_dates(rows: Sequence[GameRow]) -> dict[int, tuple[date, date]]:
    """First and last day of every turn, for games whose track has dates."""
    found: dict[int, tuple[date, date]] = {}
    for row in rows:
        for turn in row.turns:
            first, _, last = turn.label.partition(" – ")
            try:
                found[turn.turn] = (date.fromisoformat(first), date.fromisoformat(last or first))
            except ValueError:
                return {}
    return found


def turn_names(rows: Sequence[GameRow]) -> dict[int, str]:
    """What the track calls its turns, where it has neither dates nor plain numbers."""
    found = {turn.turn: turn.label for row in rows for turn in row.turns}
    return {} if turn_dates(rows) else {turn: label for turn, label in found.items() if label}


def attacker(rows: Sequence[GameRow], sides: Sequence[Side]) -> Side:
    """The side that begins with fewer objectives and must go and take them."""
    held = Counter(each.side for row in rows for each in row.control if each.turn == 0)
    return min(sides, key=lambda side: held[side])


def falls(plan: Plan, rows: Sequence[GameRow]) -> list[FallFigure]:
    """When each objective came into the attacker's hands, in the order of their medians."""
    taker = attacker(rows, plan.sides)
    history = {fall.place: fall.date for fall in history_of(plan.game)}
    dates = turn_dates(rows)
    when: dict[str, list[float]] = {}
    for row in rows:
        first: dict[str, float] = {}
        for each in row.control:
            first.setdefault(each.place, inf)
            if each.side == taker:
                first[each.place] = min(first[each.place], max(each.turn, 1))
        for place, turn in first.items():
            when.setdefault(place, []).append(turn)
    found = [
        FallFigure(
            place=place,
            span=span(turns),
            fell=share(sum(turn < inf for turn in turns), len(turns)),
            history=history.get(place),
            history_turn=historic_turn(history.get(place), dates),
        )
        for place, turns in when.items()
    ]
    return sorted(found, key=lambda each: (each.history_turn or inf, each.span.median, each.place))


def historic_turn(day: date | None, dates: Mapping[int, tuple[date, date]]) -> float | None:
    """The turn in which a day lies; days before the first turn count as its beginning."""
    if day is None or not dates:
        return None
    for turn, (first, last) in sorted(dates.items()):
        if day <= last:
            inside = (day - first).days / max(1, (last - first).days + 1)
            return turn + max(0.0, inside)
    return float(max(dates)) + 1


# --- luck and options --------------------------------------------------------------------------


def luck(plan: Plan, row: GameRow) -> float | None:
    """Standard deviations by which the first side's dice, own less the enemy's, were good."""
    sign = {plan.sides[0]: 1, plan.sides[-1]: -1}
    variance = sum(each.variance for each in row.luck)
    if variance <= 0:
        return None
    surplus = sum(sign[each.side] * (each.merit - each.expected) for each in row.luck)
    return surplus / sqrt(variance)


def correlation(pairs: Sequence[tuple[float, float]]) -> float | None:
    """Pearson's coefficient; None where one of the two never varies."""
    if len(pairs) < 3:
        return None
    xs, ys = [x for x, _ in pairs], [y for _, y in pairs]
    mean_x, mean_y = fmean(xs), fmean(ys)
    square_x = sum((x - mean_x) ** 2 for x in xs)
    square_y = sum((y - mean_y) ** 2 for y in ys)
    if square_x == 0 or square_y == 0:
        return None
    return sum((x - mean_x) * (y - mean_y) for x, y in pairs) / sqrt(square_x * square_y)


def sensitivity(
    plan: Plan, rows: Sequence[GameRow], other: Plan, changed: Sequence[GameRow]
) -> Sensitivity:
    """Compare games with the same dice that differ in one option or one guess."""
    options = {name: other.options.get(name, "") for name in plan.options}
    differing: dict[str, OptionValue] = {
        name: value for name, value in options.items() if value != plan.options[name]
    }
    for name in sorted({*plan.vary, *other.vary}):
        notches = other.vary.get(name, 0) - plan.vary.get(name, 0)
        if notches:
            differing[name] = notches
    base = {row.index: row for row in rows}
    pairs = [(base[row.index], row) for row in changed if row.index in base]
    return Sensitivity(
        name=", ".join(differing) or "nothing",
        value=next(iter(differing.values()), ""),
        margin=estimate([margin(plan, after) - margin(plan, before) for before, after in pairs]),
        won=estimate([_won(plan, after) - _won(plan, before) for before, after in pairs]),
        turned=sum(before.winner != after.winner for before, after in pairs),
    )


def _won(plan: Plan, row: GameRow) -> float:
    return 0.5 if row.winner is None else float(row.winner == plan.sides[0])


def swings(game: str, found: Sequence[Sensitivity]) -> list[Swing]:
    """The guesses that were moved, the one that matters most first."""
    moved = {(each.name, each.value): each for each in found}
    made = [
        Swing(guess=guess, down=moved.get((guess.id, -1)), up=moved.get((guess.id, 1)))
        for guess in guesses_of(game).guess
    ]
    return sorted((each for each in made if each.moves), key=lambda each: -each.size)


def screened(plan: Plan, rows: Sequence[GameRow]) -> list[Effect]:
    """What every option and guess does to the first side's margin, the largest effect first."""
    return effects(plan.factors, [(row.index, margin(plan, row)) for row in rows], Z95)


def won_by_luck(plan: Plan, rows: Sequence[GameRow]) -> list[Share]:
    """How often the first side won in the third of games with its worst luck, the middle, the best.

    Drawn games count as not won.
    """
    lucky = [(value, row) for row in rows if (value := luck(plan, row)) is not None]
    if len(lucky) < LEAST_BY_LUCK:
        return []
    ordered = [row for _, row in sorted(lucky, key=lambda each: (each[0], each[1].index))]
    cuts = [round(len(ordered) * part / 3) for part in range(4)]
    thirds = [ordered[low:high] for low, high in pairwise(cuts)]
    return [
        share(sum(row.winner == plan.sides[0] for row in third), len(third)) for third in thirds
    ]


# --- the map -----------------------------------------------------------------------------------


def combat_by_hex(rows: Sequence[GameRow]) -> dict[str, float]:
    """Mean number of attacks and bombardments on every hex."""
    found: Counter[str] = Counter()
    for row in rows:
        for each in row.combats:
            found[each.hex] += each.times
    return {at: times / len(rows) for at, times in sorted(found.items())}


def control_at_end(rows: Sequence[GameRow], side: Side) -> dict[str, float]:
    """The share of games at whose end a side held each hex."""
    found: Counter[str] = Counter()
    for row in rows:
        for each in row.hexes:
            found[each.hex] += each.side == side and each.at_end
    return {at: count / len(rows) for at, count in sorted(found.items())}


def control_through(rows: Sequence[GameRow], side: Side) -> dict[str, float]:
    """The share of all turns at whose end a side held each hex."""
    held: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for row in rows:
        for each in row.hexes:
            total[each.hex] += each.turns
            if each.side == side:
                held[each.hex] += each.turns
    return {at: held[at] / count for at, count in sorted(total.items()) if count}
