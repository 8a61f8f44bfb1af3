"""A study as it is ordered: which game, who plays, how often, from which seed."""

from collections.abc import Mapping

import msgspec

from grognard.kernel.records import Side
from grognard.kernel.ruleset import OptionValue
from grognard.players.levels import PLAYERS
from grognard.study.guesses import GuessError, check_notches
from grognard.study.runner import Task, ruleset_of
from grognard.study.screening import Factor, Setting, factors_of, setting
from grognard.study.tournament import UnknownPlayer, game_seed


class StudyError(ValueError):
    """A study that cannot be made or continued; says why."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that a study's results depend on, except how many games there are of it.

    Game *i* has the same seed in every plan with the same ``seed``, so that plans which differ
    in options, guesses or players are compared dice by dice.
    """

    game: str
    version: str
    scenario: str
    options: dict[str, OptionValue]
    vary: dict[str, int] = {}
    """Reconstructed numbers that are moved, and by how many notches."""
    screen: bool = False
    """Every game has a setting of its own, after the plan of ``screening``."""
    sides: tuple[Side, ...]
    players: tuple[str, ...]
    """Who plays each side, in the order of ``sides``."""
    seed: int

    def task(self, index: int) -> Task:
        """The game with this number."""
        seats = dict(zip(self.sides, self.players, strict=True))
        chosen = Setting(options=self.options, vary=self.vary)
        if self.screen:
            chosen = setting(self.factors, index, self.options)
        return Task(
            index=index,
            game=self.game,
            scenario=self.scenario,
            options=chosen.options,
            vary=chosen.vary,
            seats=seats,
            labels=seats,
            seed=game_seed(self.seed, index),
        )

    @property
    def factors(self) -> tuple[Factor, ...]:
        """What a screening of this game moves."""
        return factors_of(self.game, ruleset_of(self.game).info.options)


def make_plan(
    game: str,
    scenario: str | None = None,
    *,
    players: tuple[str, ...],
    seed: int = 1,
    options: dict[str, OptionValue] | None = None,
    vary: Mapping[str, int] | None = None,
    screen: bool = False,
) -> Plan:
    """A plan, checked: unknown scenarios, options, guesses and players are refused."""
    info = ruleset_of(game).info
    try:
        check_notches(game, vary or {})
    except GuessError as error:
        raise StudyError(str(error)) from None
    if screen and (vary or options):
        raise StudyError("a screening moves everything itself: no other options, no --vary")
    for name in players:
        if name not in PLAYERS:
            raise UnknownPlayer(name)
    if len(players) not in (1, len(info.sides)):
        wanted = " and ".join(info.sides)
        raise StudyError(f"name one player for all sides, or one each for {wanted}")
    return Plan(
        game=game,
        version=info.version,
        scenario=info.scenario(scenario).id if scenario else info.scenarios[0].id,
        options=info.complete_options(options or {}),
        vary=dict(sorted((vary or {}).items())),
        screen=screen,
        sides=info.sides,
        players=players if len(players) > 1 else players * len(info.sides),
        seed=seed,
    )
