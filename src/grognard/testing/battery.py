"""The tests every game gets for one line:

``TestBattery = battery_for(lambda: MyRules(), games=20)``
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, ClassVar

import pytest

from grognard.kernel.codec import KERNEL_EVENTS, members
from grognard.kernel.dice import CommittedDice, SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Match
from grognard.kernel.matchfile import export_match, import_match
from grognard.kernel.records import Action, Side, state_hash
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.verify import verify_match
from grognard.testing.attempts import complaint, spoilt
from grognard.testing.checks import ALL_CHECKS, QUICK_CHECKS, Check, nothing_leaks
from grognard.testing.fuzz import MAX_ACTIONS, PlayoutResult, play_random
from grognard.testing.heard import Heard
from grognard.testing.matchplay import (
    new_match,
    play_match,
    restart_now_and_then,
    traces,
    undo_and_redo,
)
from grognard.texts.bundle import with_kernel
from grognard.texts.check import check_packages, missing_messages
from grognard.texts.required import messages_in_source, required_messages
from grognard.texts.sources import package_languages

AnyRuleset = Ruleset[Any, Any]


class Battery:
    """Generic tests of one ruleset; ``battery_for`` fills in the class variables.

    ``games`` complete random games are played; tests that look closely play ``close`` games, of
    which they see the first ``actions`` decisions, and look at every ``every``-th.
    """

    make: ClassVar[Callable[[], AnyRuleset]]
    games: ClassVar[int]
    close: ClassVar[int]
    actions: ClassVar[int]
    every: ClassVar[int]
    max_actions: ClassVar[int]
    scenarios: ClassVar[tuple[str, ...]]
    seed: ClassVar[int]

    @pytest.fixture
    def ruleset(self) -> AnyRuleset:
        return type(self).make()

    def _scenario(self, ruleset: AnyRuleset, number: int) -> str:
        names = self.scenarios or tuple(each.id for each in ruleset.info.scenarios)
        return names[number % len(names)]

    def _seeds(self, games: int) -> range:
        return range(self.seed, self.seed + games)

    def _random_games(
        self, ruleset: AnyRuleset, checks: Sequence[Check], *, games: int, complete: bool
    ) -> list[PlayoutResult]:
        results = []
        for seed in self._seeds(games):
            result = play_random(
                ruleset,
                self._scenario(ruleset, seed),
                _some_options(ruleset, Random(seed)) if seed % 2 else {},
                seed,
                self.max_actions if complete else self.actions,
                checks=checks,
                every=self.every,
                cut_off=not complete,
            )
            assert result.violation is None, (seed, result.violation)
            results.append(result)
        return results

    # ---- the declaration

    def test_the_game_declares_itself_consistently(self, ruleset: AnyRuleset) -> None:
        info = ruleset.info
        assert len(set(info.sides)) == len(info.sides) >= 1
        assert "spectator" not in info.sides
        assert info.version
        names = [scenario.id for scenario in info.scenarios]
        assert names
        assert len(set(names)) == len(names)
        options = [spec.id for spec in info.options]
        assert len(set(options)) == len(options)
        assert all(len(set(spec.values)) == len(spec.values) >= 2 for spec in info.options)
        tags = [each.__struct_config__.tag for each in members(ruleset.action_type)]
        assert len(set(tags)) == len(tags)

    def test_unknown_scenarios_and_options_are_refused(self, ruleset: AnyRuleset) -> None:
        scenario = self._scenario(ruleset, 0)
        with pytest.raises(Illegal) as no_scenario:
            new_match(ruleset, "no-such-scenario", 0)
        assert no_scenario.value.code == "UNKNOWN_SCENARIO"
        with pytest.raises(Illegal) as no_option:
            new_match(ruleset, scenario, 0, {"no-such-option": 1})
        assert no_option.value.code == "UNKNOWN_OPTION"

    def test_every_scenario_starts_with_every_value_of_every_option(
        self, ruleset: AnyRuleset
    ) -> None:
        for number, scenario in enumerate(ruleset.info.scenarios):
            for spec in ruleset.info.options:
                for value in spec.values:
                    state, _ = ruleset.start(scenario.id, {spec.id: value}, SeededDice(number))
                    assert ruleset.decisions(state), (scenario.id, spec.id, value)

    # ---- random play

    def test_random_games_come_to_an_end_with_an_outcome(self, ruleset: AnyRuleset) -> None:
        results = self._random_games(ruleset, QUICK_CHECKS, games=self.games, complete=True)
        assert all(result.outcome is not None for result in results)

    def test_every_decision_passes_the_generic_checks(self, ruleset: AnyRuleset) -> None:
        checks = [check for check in ALL_CHECKS if check is not nothing_leaks]
        self._random_games(ruleset, checks, games=self.close, complete=False)

    def test_no_viewer_can_tell_apart_what_he_may_not_know(self, ruleset: AnyRuleset) -> None:
        self._random_games(ruleset, [nothing_leaks], games=self.close, complete=False)

    # ---- matches

    def test_spoilt_submissions_are_refused_and_change_nothing(self, ruleset: AnyRuleset) -> None:
        tried: set[str] = set()
        for seed in self._seeds(self.close):
            match = new_match(ruleset, self._scenario(ruleset, seed), seed)
            spoiler = _Spoiler(self.every, Random(seed))
            play_match(match, Random(seed), self.actions, before=spoiler.look)
            tried |= spoiler.tried
        assert {"stale revision", "unknown verb", "extra field", "no seat", "not offered"} <= tried

    def test_undo_and_redo_restore_identical_hashes(self, ruleset: AnyRuleset) -> None:
        for seed in self._seeds(self.close):
            match = new_match(ruleset, self._scenario(ruleset, seed), seed)
            play_match(match, Random(seed), self.actions, after=undo_and_redo)
            _require_proof(ruleset, match)

    def test_restarting_a_phase_can_itself_be_repeated(self, ruleset: AnyRuleset) -> None:
        for seed in self._seeds(self.close):
            match = new_match(ruleset, self._scenario(ruleset, seed), seed)
            play_match(match, Random(seed), self.actions, after=restart_now_and_then)
            _require_proof(ruleset, match)

    def test_hidden_answers_leave_no_trace_for_others(self, ruleset: AnyRuleset) -> None:
        for seed in self._seeds(self.close):
            match = new_match(ruleset, self._scenario(ruleset, seed), seed)
            random = Random(seed)
            for _ in range(self.actions):
                decisions = ruleset.decisions(match.state)
                if not decisions:
                    break
                side = random.choice(decisions).side
                choices = match.choices(side)
                action = choices[random.randrange(len(choices))]
                _require_none(traces(match, side, action))

    def test_a_match_file_brings_the_same_match_back(self, ruleset: AnyRuleset) -> None:
        for seed in self._seeds(self.close):
            match = new_match(ruleset, self._scenario(ruleset, seed), seed)
            play_match(match, Random(seed), self.actions)
            data = export_match(match, keep_secret=True)
            for trust in (False, True):
                again = import_match(ruleset, data, trust_snapshots=trust)
                assert state_hash(again.state) == state_hash(match.state)
                assert again.records == match.records
                assert again.header == match.header
                for viewer in (*ruleset.info.sides, "spectator"):
                    assert again.view(viewer) == match.view(viewer)
            _require_proof(ruleset, match)

    def test_a_fork_from_any_point_stands_where_the_match_stood(self, ruleset: AnyRuleset) -> None:
        match = new_match(ruleset, self._scenario(ruleset, 0), self.seed)
        play_match(match, Random(self.seed), self.actions)
        for revision in sorted({0, match.revision // 3, match.revision // 2, match.revision}):
            dice = CommittedDice(bytes(range(16)), "fork")
            fork = match.fork(revision, match_id="fork", dice=dice)
            assert state_hash(fork.state) == match.records[revision].hash
            play_match(fork, Random(1), 5)
            _require_proof(ruleset, fork)

    def test_the_secret_is_out_only_when_the_match_is_over(self, ruleset: AnyRuleset) -> None:
        match = new_match(ruleset, self._scenario(ruleset, 0), self.seed)
        assert isinstance(match.dice, CommittedDice)
        secret = match.dice.secret.hex().encode()
        assert secret not in export_match(match)
        assert match.view("spectator").secret is None

    # ---- texts

    def test_everything_said_has_its_text_in_every_language(self, ruleset: AnyRuleset) -> None:
        packages = with_kernel(ruleset.info.text_packages)
        _require_none(check_packages(packages))
        wanted = (
            required_messages(ruleset)
            | messages_in_source(["grognard.kernel"])
            | {f"event-{event.__struct_config__.tag}" for event in KERNEL_EVENTS}
        )
        languages = _languages(packages)
        assert languages
        _require_none(missing_messages(packages, sorted(wanted), languages))

    def test_everything_met_in_play_is_said_in_full(self, ruleset: AnyRuleset) -> None:
        packages = with_kernel(ruleset.info.text_packages)
        heard = Heard(self.every, Random(self.seed))
        for seed in self._seeds(self.close):
            match = new_match(ruleset, self._scenario(ruleset, seed), seed)
            play_match(match, Random(seed), self.actions, before=heard.before)
            heard.records(match)
        languages = _languages(packages)
        _require_none(missing_messages(packages, sorted(heard.said), languages))
        for language in languages:
            _require_none(heard.unfilled(packages, language))


class _Spoiler:
    """Tries spoilt submissions at some decisions and notes their kinds."""

    def __init__(self, every: int, random: Random) -> None:
        self.every = every
        self.random = random
        self.tried: set[str] = set()

    def look(self, match: Match[Any, Any], side: Side, action: Action) -> None:
        if match.revision % self.every:
            return
        for attempt in spoilt(match, side, action, self.random):
            revision = match.revision
            wrong = complaint(match, attempt)
            assert wrong is None, f"{match.header.match}, revision {revision}, {side}: {wrong}"
            self.tried.add(attempt.name.partition(":")[0])


def battery_for(
    make: Callable[[], AnyRuleset],
    *,
    games: int = 20,
    close: int = 3,
    actions: int = 120,
    every: int = 5,
    max_actions: int = MAX_ACTIONS,
    scenarios: tuple[str, ...] = (),
    seed: int = 1,
) -> type[Battery]:
    """The battery for a ruleset; assign it to a name that begins with ``Test``."""
    return type(
        "Battery",
        (Battery,),
        {
            "make": staticmethod(make),
            "games": games,
            "close": close,
            "actions": actions,
            "every": every,
            "max_actions": max_actions,
            "scenarios": scenarios,
            "seed": seed,
        },
    )


def _require_none(problems: Iterable[object]) -> None:
    # Said in full here, because pytest explains only the asserts of test files.
    found = [str(each) for each in problems]
    assert not found, "\n".join(found)


def _require_proof(ruleset: AnyRuleset, match: Match[Any, Any]) -> None:
    report = verify_match(ruleset, export_match(match, keep_secret=True))
    assert report.ok, f"{match.header.match}: {report.divergence}"


def _languages(packages: Sequence[str]) -> list[str]:
    """Every language in which the game itself, not only the kernel, has texts."""
    return sorted({each for package in packages[1:] for each in package_languages(package)})


def _some_options(ruleset: AnyRuleset, random: Random) -> dict[str, str | int]:
    return {spec.id: random.choice(spec.values) for spec in ruleset.info.options}
