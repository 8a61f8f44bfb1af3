"""The battery itself fails for games that deserve it."""

import msgspec
import pytest

from grognard.kernel.replay import Diverged
from grognard.testing.battery import Battery, battery_for
from tests.demo.leaky import LeakyView
from tests.demo.rules import DemoRules
from tests.testing import broken


def run(rules: DemoRules, name: str) -> None:
    battery: type[Battery] = battery_for(
        lambda: rules, games=2, close=2, actions=40, every=2, max_actions=400
    )
    getattr(battery(), name)(rules)


@pytest.mark.parametrize(
    ("faulty", "name"),
    [
        (broken.Endless, "test_random_games_come_to_an_end_with_an_outcome"),
        (broken.DeadEnd, "test_random_games_come_to_an_end_with_an_outcome"),
        (broken.ListsTwice, "test_every_decision_passes_the_generic_checks"),
        (LeakyView, "test_no_viewer_can_tell_apart_what_he_may_not_know"),
        (broken.AcceptsAnything, "test_spoilt_submissions_are_refused_and_change_nothing"),
        (broken.NeverTheSame, "test_a_match_file_brings_the_same_match_back"),
        (broken.NeverTheSame, "test_undo_and_redo_restore_identical_hashes"),
        (broken.NeverTheSame, "test_a_fork_from_any_point_stands_where_the_match_stood"),
        (broken.CrashesAtOnce, "test_every_scenario_starts_with_every_value_of_every_option"),
    ],
)
def test_a_faulty_game_fails(faulty: type[DemoRules], name: str) -> None:
    with pytest.raises((AssertionError, Diverged, ZeroDivisionError, IndexError)):
        run(faulty(), name)


class Mute(DemoRules):
    """Has no sentences of its own."""

    info = msgspec.structs.replace(
        DemoRules.info, text_packages=("grognard.kernel", "tests.testing.mute")
    )


class Mumbling(DemoRules):
    """Says one sentence with a value that nobody gives."""

    info = msgspec.structs.replace(
        DemoRules.info, text_packages=("grognard.kernel", "tests.demo", "tests.testing.mute")
    )


def test_a_game_without_its_sentences_fails() -> None:
    for name in (
        "test_everything_said_has_its_text_in_every_language",
        "test_everything_met_in_play_is_said_in_full",
    ):
        with pytest.raises(AssertionError, match="decision-order"):
            run(Mute(), name)


def test_a_sentence_with_a_value_that_is_never_given_fails() -> None:
    with pytest.raises(AssertionError, match="event-orders-revealed"):
        run(Mumbling(), "test_everything_met_in_play_is_said_in_full")


@pytest.mark.parametrize("name", [each for each in dir(Battery) if each.startswith("test_")])
def test_the_sound_game_passes(name: str) -> None:
    run(DemoRules(), name)
