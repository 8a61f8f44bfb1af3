"""The contract between a game and everything that uses it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Generic, TypeVar

import msgspec

from grognard.kernel.decision import Choices, Decision
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import Outcome, ScoreSheet
from grognard.kernel.records import SPECTATOR, Action, Event, Side, State
from grognard.kernel.report import Mark, OddsReport, ReachReport
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.view import View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

OptionValue = str | int
Options = Mapping[str, OptionValue]


class OptionSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A switch between two readings of a rule; the first value is the default.

    Texts: ``option-<id>`` and ``option-<id>-<value>``.
    """

    id: str
    values: tuple[OptionValue, ...]
    rule: str

    @property
    def default(self) -> OptionValue:
        return self.values[0]


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A starting position that can be played."""

    id: str
    title: str
    turns: int


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game's declaration of itself. ``text_packages`` hold its Fluent files, general first."""

    id: str
    title: str
    version: str
    sides: tuple[Side, ...]
    scenarios: tuple[Scenario, ...]
    options: tuple[OptionSpec, ...] = ()
    text_packages: tuple[str, ...] = ()
    rules_packages: tuple[str, ...] = ()
    hidden_information: bool = False
    simultaneous: bool = False

    def complete_options(self, chosen: Options) -> dict[str, OptionValue]:
        """The chosen options with defaults for the rest; an unknown one is refused."""
        known = {spec.id: spec for spec in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Illegal("UNKNOWN_OPTION", "K-OPTIONS", option=name)
            if value not in known[name].values:
                raise Illegal("UNKNOWN_OPTION", "K-OPTIONS", option=name, value=str(value))
        return {spec.id: chosen.get(spec.id, spec.default) for spec in self.options}

    def scenario(self, wanted: str) -> Scenario:
        for scenario in self.scenarios:
            if scenario.id == wanted:
                return scenario
        names = tuple(scenario.id for scenario in self.scenarios)
        raise Illegal("UNKNOWN_SCENARIO", "K-SCENARIO", scenario=wanted, known=names)


class Editor(ABC):
    """Sets up any position by hand, for the lab and the sandbox.

    Editing ignores the rules of play but not the form of a position: a unit or hex that does not
    exist, or a value out of range, is refused with ``Illegal``.
    """

    @abstractmethod
    def place(self, unit: str, at: str) -> None:
        """Put a unit on a hex or into ``box:<id>``."""

    @abstractmethod
    def remove(self, unit: str) -> None:
        """Take a unit off the table."""

    @abstractmethod
    def set_steps(self, unit: str, steps: int) -> None:
        """Give a unit this many steps."""

    @abstractmethod
    def settings(self) -> Mapping[str, OptionValue]:
        """The names that ``set`` knows, with their present values."""

    @abstractmethod
    def set(self, name: str, value: OptionValue, at: str | None = None) -> None:
        """Set turn, phase, side, points, weather, control of a hex, …"""

    @abstractmethod
    def clear(self) -> None:
        """Take every unit off the table."""


class Ruleset(ABC, Generic[S, A]):
    """One game. A ruleset holds only unchanging data and may be shared by any number of states."""

    info: GameInfo
    state_type: type[S]
    action_type: object
    """The union of action records, for strict decoding."""
    event_type: object
    """The union of event records, for reading logs back."""

    @abstractmethod
    def start(self, scenario: str, options: Options, dice: Dice) -> tuple[S, Resolution]:
        """The position at the first decision, and what happened on the way to it."""

    @abstractmethod
    def decisions(self, state: S) -> tuple[Decision, ...]:
        """The open decisions, at most one for each side; none when the game is over."""

    @abstractmethod
    def choices(self, state: S, side: Side) -> Choices[A]:
        """Every legal answer of this side; empty if it has nothing to decide."""

    @abstractmethod
    def check(self, state: S, side: Side, action: A) -> None:
        """Return if the action is legal now, raise ``Illegal`` with rule and reason if not."""

    @abstractmethod
    def apply(self, state: S, side: Side, action: A, dice: Dice) -> Resolution:
        """Check the action, carry it out on this very state, go on to the next decision.

        Raises ``Illegal`` before anything is changed.
        """

    def apply_checked(self, state: S, side: Side, action: A, dice: Dice) -> Resolution:
        """Carry out an action already known to be legal in this very state.

        Matches call it after ``check``; search and simulation play only listed choices with it.
        """
        return self.apply(state, side, action, dice)

    @abstractmethod
    def view(self, state: S, viewer: Side) -> View:
        """All that this viewer may know."""

    @abstractmethod
    def score(self, state: S) -> ScoreSheet:
        """The score sheet as it stands, secrets included; views show what they may."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def scramble(self, state: S, viewer: Side, random: Random) -> S:
        """Another position that looks the same to this viewer: what he may not know is redrawn.

        Computer players imagine hidden forces with it, and the non-interference harness proves
        with it that views leak nothing. A game without secrets returns a copy.
        """

    @abstractmethod
    def editor(self, state: S) -> Editor:
        """A tool that changes this very state by hand."""

    def phase(self, state: S) -> str:
        """The phase as everybody sees it, which a restart of the phase goes back to."""
        return self.view(state, SPECTATOR).phase

    def reach(self, state: S, unit: str) -> ReachReport:
        """Where a unit can go now, with the reason for each cost."""
        raise Illegal("NO_SUCH_QUERY", "K-QUERY", query="reach", game=self.info.id)

    def odds(self, state: S, question: Mapping[str, object]) -> OddsReport:
        """A combat's column, modifiers and exact chances."""
        raise Illegal("NO_SUCH_QUERY", "K-QUERY", query="odds", game=self.info.id)

    def overlay(self, state: S, viewer: Side, wanted: str) -> tuple[Mark, ...]:
        """Marks over the map as far as this viewer may know: zones, threats, supply."""
        raise Illegal("NO_SUCH_QUERY", "K-QUERY", query=wanted, game=self.info.id)

    def summary(self, state: S) -> tuple[Event, ...]:
        """A short history of a game for its end, as events with texts."""
        return ()
