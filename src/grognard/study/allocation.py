"""Who should attack a hex: the exact chance of any allocation, the best, the cheapest that will do.

Everything is asked of the referee, one odds question after another, so no rule is repeated here.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Side
from grognard.kernel.report import OddsReport
from grognard.kernel.ruleset import Ruleset
from grognard.study.plan import StudyError

WIDTH: Final = 24
"""How many half-made allocations are followed up at a time."""
MOST_POINTS: Final = 99
"""Points beyond which nobody asks."""


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """What the attacker wants: a result that has one of these codes."""

    id: str
    codes: frozenset[str]

    def chance(self, report: OddsReport) -> Fraction:
        """The exact chance of getting it."""
        return sum(
            (
                each.fraction
                for each in report.chances
                if self.codes.intersection(each.outcome.split())
            ),
            Fraction(0),
        )


class AttackForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is asked about an attack; see ``attacks.toml``."""

    spare: str = "air"
    supported: bool = True
    verb: str = "attack"
    limits: tuple[str, ...] = ()


class Allocation(msgspec.Struct, frozen=True, kw_only=True):
    """Forces against a target and what they promise."""

    units: tuple[str, ...]
    guns: tuple[str, ...] = ()
    air: int = 0
    chance: float
    strength: int
    """The attack total, in the smallest unit that the game counts strength in."""
    report: OddsReport

    @property
    def size(self) -> tuple[int, int, int]:
        """What it costs to commit: strength first, then counters, then air."""
        return self.strength, len(self.units) + len(self.guns), self.air


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """The answer about one target."""

    target: str
    goal: str
    level: float
    available_units: tuple[str, ...]
    available_guns: tuple[str, ...]
    available_air: int
    everything: Allocation
    """All that can be brought to bear."""
    best: Allocation
    """The highest chance, with the least strength that gives it."""
    enough: Allocation | None
    """The least strength that reaches the level; None if nothing available does."""
    points_needed: int | None
    """The attack strength that reaches the level: that of ``enough``, or, where the forces at hand
    do not suffice, that of all the best ones with as many points more as it takes."""
    defence: int


@cache
def goals() -> dict[str, dict[str, tuple[str, ...]]]:
    """The goals of every game, from data."""
    source = files("grognard.study") / "data" / "goals.toml"
    return msgspec.toml.decode(source.read_bytes(), type=dict[str, dict[str, tuple[str, ...]]])


@cache
def attack_form(game: str) -> AttackForm:
    """How a game is asked about an attack."""
    source = files("grognard.study") / "data" / "attacks.toml"
    known = msgspec.toml.decode(source.read_bytes(), type=dict[str, AttackForm])
    return known.get(game, AttackForm())


def find_goal(game: str, wanted: str | None) -> Goal:
    """A goal by name, or result codes separated by commas."""
    known = goals().get(game, {})
    if wanted is None:
        if not known:
            raise StudyError(f"{game} has no goals of its own: name result codes")
        wanted = next(iter(known))
    codes = known.get(wanted) or tuple(each.strip() for each in wanted.split(","))
    if wanted not in known and not all(each.isupper() or "/" in each for each in codes):
        raise StudyError(f"no goal {wanted!r}; there are: {', '.join(known)}, or result codes")
    return Goal(id=wanted, codes=frozenset(codes))


class Planner:
    """Tries allocations against one target of one position."""

    def __init__(self, rules: Ruleset[Any, Any], state: Any, target: str, goal: Goal) -> None:
        self.rules, self.state, self.target, self.goal = rules, state, target, goal
        self.form = attack_form(rules.info.id)
        self._tried: dict[tuple[frozenset[str], frozenset[str], int], Allocation | None] = {}

    def ask(self, units: Sequence[str], guns: Sequence[str], air: int) -> Allocation | None:
        """What an allocation promises; None if the referee does not allow it."""
        key = (frozenset(units), frozenset(guns), air)
        if key not in self._tried:
            self._tried[key] = self._asked(units, guns, air)
        return self._tried[key]

    def question(self, units: Sequence[str], guns: Sequence[str], air: int) -> dict[str, object]:
        """What the referee is asked; guns and air only where there are such things."""
        found: dict[str, object] = {"target": self.target, "units": tuple(units)}
        if self.form.supported or guns or air:
            found |= {"guns": tuple(guns), "air": air}
        return found

    def _asked(self, units: Sequence[str], guns: Sequence[str], air: int) -> Allocation | None:
        if not self._may_join(units):
            return None
        try:
            report = self.rules.odds(self.state, self.question(units, guns, air))
        except Illegal:
            return None
        return self._allocation(units, guns, air, report)

    def _allocation(
        self, units: Sequence[str], guns: Sequence[str], air: int, report: OddsReport
    ) -> Allocation:
        return Allocation(
            units=tuple(units),
            guns=tuple(guns),
            air=air,
            chance=float(self.goal.chance(report)),
            strength=sum(each.value for each in report.attack),
            report=report,
        )

    def _may_join(self, units: Sequence[str]) -> bool:
        """Whether these units may attack together, where the game has a limit of its own."""
        if not self.form.limits:
            return True
        wire = {"verb": self.form.verb, "units": tuple(units), "target": self.target}
        for side in self.rules.info.sides:
            try:
                action = msgspec.convert(wire, self.rules.action_type)
                self.rules.check(self.state, side, action)
            except msgspec.ValidationError:
                continue
            except Illegal as illegal:
                if illegal.code in self.form.limits:
                    return False
        return True

    def with_spare(self, base: Allocation, points: int) -> Allocation | None:
        """The same counters with points on top that need not exist."""
        if self.form.spare == "air":
            return self.ask(base.units, base.guns, base.air + points)
        question = {"target": self.target, "units": base.units, self.form.spare: points}
        try:
            report = self.rules.odds(self.state, question)
        except Illegal:
            return None
        return self._allocation(base.units, base.guns, base.air, report)

    def available(self, side: Side) -> tuple[tuple[str, ...], tuple[str, ...], int]:
        """Units that can attack the target, guns that reach it, and air points that are left."""
        view = self.rules.view(self.state, side)
        own = [p.face.unit for p in view.pieces if p.face is not None and p.side == side]
        units = tuple(each for each in own if self.ask((each,), (), 0) is not None)
        guns: tuple[str, ...] = ()
        if units and self.form.supported:
            guns = tuple(
                each
                for each in own
                if each not in units and self.ask(units[:1], (each,), 0) is not None
            )
        if not self.form.supported:
            return units, (), 0
        air = sum(each.value for each in view.tracks if each.id == "air" and each.side == side)
        return units, guns, self._allowed_air(side, units[:1], air)

    def _allowed_air(self, side: Side, units: Sequence[str], air: int) -> int:
        """As much of the air as one attack may have, where the game can be asked about that now."""
        for points in range(air, 0, -1):
            wire = {"verb": "attack", "target": self.target, "units": units, "air": points}
            try:
                action = msgspec.convert(wire, self.rules.action_type)
                self.rules.check(self.state, side, action)
            except msgspec.ValidationError:
                return air
            except Illegal as illegal:
                if illegal.code.startswith("AIR"):
                    continue
                # Something other than the air stands in the way, so it says nothing about air.
                return air
            return points
        return 0

    def sets(self, units: Sequence[str], guns: Sequence[str]) -> list[Allocation]:
        """Allocations without air, grown counter by counter from the most promising ones."""
        front = [each for unit in units if (each := self.ask((unit,), (), 0)) is not None]
        found = list(front)
        while front:
            grown: dict[tuple[frozenset[str], frozenset[str]], Allocation] = {}
            for base in front:
                for each in self._grown(base, units, guns):
                    grown[frozenset(each.units), frozenset(each.guns)] = each
            ranked = sorted(grown.values(), key=lambda each: (-each.chance, each.size, each.units))
            # Strong sets may turn out well later even where the chance has not moved yet.
            strong = sorted(ranked, key=lambda each: (-each.strength, each.units))
            front = list({id(each): each for each in (*ranked[:WIDTH], *strong[:WIDTH])}.values())
            found += front
        return found

    def _grown(
        self, base: Allocation, units: Sequence[str], guns: Sequence[str]
    ) -> list[Allocation]:
        more = [
            self.ask((*base.units, unit), base.guns, 0) for unit in units if unit not in base.units
        ]
        more += [self.ask(base.units, (*base.guns, gun), 0) for gun in guns if gun not in base.guns]
        return [each for each in more if each is not None]


def advise(
    rules: Ruleset[Any, Any], state: Any, target: str, goal: Goal, level: float = 0.8
) -> Advice:
    """The best and the cheapest allocation against a target of this position."""
    # The first question also refuses a hex that is none or is empty, with the game's own words.
    planner = Planner(rules, state, target, goal)
    side = _attacker(rules, state, target)
    units, guns, air = planner.available(side)
    if not units:
        raise StudyError(f"no unit of {side} can attack {target}")
    sets = planner.sets(units, guns)
    whole = (
        planner.ask(units, guns, air)
        or planner.ask(units, (), 0)
        # Where not all may attack together: the strongest of those who may.
        or max(sets, key=lambda each: (each.strength, each.units))
    )
    with_air = (planner.ask(each.units, each.guns, air) or each for each in sets)
    top = max(each.chance for each in (whole, *sets, *with_air))

    def least(wanted: float) -> list[Allocation]:
        tried = (_least_air(planner, each, air, wanted) for each in sets)
        return [each for each in tried if each is not None]

    def frugal(each: Allocation) -> tuple[tuple[int, int, int], float, tuple[str, ...]]:
        return each.size, -each.chance, each.units

    best = min(least(top), key=frugal, default=whole)
    enough = min(least(level), key=frugal, default=None)
    return Advice(
        target=target,
        goal=goal.id,
        level=level,
        available_units=units,
        available_guns=guns,
        available_air=air,
        everything=whole,
        best=best,
        enough=enough,
        points_needed=enough.strength if enough else _points(planner, best, level),
        defence=sum(each.value for each in best.report.defence),
    )


def _attacker(rules: Ruleset[Any, Any], state: Any, target: str) -> Side:
    """The enemy of whoever stands on the target."""
    sides = rules.info.sides
    for side in sides:
        view = rules.view(state, side)
        holders = {piece.side for piece in view.pieces if piece.at == target}
        if holders:
            return next(each for each in sides if each not in holders)
    # Lets the game say what is wrong with the hex.
    rules.odds(state, {"target": target})
    raise StudyError(f"nobody stands on {target}")


def _least_air(planner: Planner, base: Allocation, most: int, wanted: float) -> Allocation | None:
    """The same counters with as little air as gives the chance that is wanted."""
    for air in range(most + 1):
        found = planner.ask(base.units, base.guns, air)
        if found is not None and found.chance >= wanted:
            return found
    return None


def _points(planner: Planner, base: Allocation, level: float) -> int | None:
    """The strength that reaches a level with these counters and any number of points more."""
    for points in range(MOST_POINTS + 1):
        found = planner.with_spare(base, points)
        if found is not None and found.chance >= level:
            return found.strength
    return None


def distribution(report: OddsReport) -> Mapping[str, Fraction]:
    """The exact chance of every result."""
    found: dict[str, Fraction] = {}
    for each in report.chances:
        found[each.outcome] = found.get(each.outcome, Fraction(0)) + each.fraction
    return found
