"""The generic battery on the real game, and the leak harness on positions full of secrets."""

from random import Random

import pytest

from grognard.games import load
from grognard.games.somnium.actions import Attack
from grognard.testing.battery import battery_for
from grognard.testing.leaks import find_leak
from tests.games.sicilia.arrange import CENTRE, NORTH, NORTH_WEST, battle, table

TestBattery = battery_for(lambda: load("sicilia"), games=2, close=2, actions=50, every=10)


@pytest.mark.rule("S/C-R19")
@pytest.mark.parametrize("viewer", ["allied", "axis", "spectator"])
def test_redrawing_what_a_viewer_may_not_know_changes_nothing_he_sees(viewer: str) -> None:
    units = {
        "de-neapel": CENTRE,
        "it-bers-10": CENTRE,
        "it-cn-17": "3319",
        "us-1-16": "3314",
        "us-rangers": "3314",
        "us-art-7a": "3313",
    }
    position = table(units)
    assert find_leak(position.ruleset, position.state, viewer, Random(5)) is None


@pytest.mark.rule("S/C-R19")
def test_an_open_declaration_leaks_nothing() -> None:
    units = {"us-1-16": NORTH, "us-rangers": NORTH_WEST, "de-neapel": CENTRE, "it-bers-10": CENTRE}
    position = battle(units, air=15)
    position.do(Attack(CENTRE))
    assert find_leak(position.ruleset, position.state, "axis", Random(7)) is None


@pytest.mark.rule("S/C-R19")
def test_the_harness_would_notice_an_open_game() -> None:
    units = {"us-1-16": NORTH, "de-neapel": "3319", "it-bers-10": "3320", "us-rangers": "3314"}
    position = table(units, options={"hidden_strength": "open"})
    assert position.view("axis") != position.view("allied")
    assert "us-1-16" in str(position.view("axis").pieces)


@pytest.mark.rule("S/C-R19")
def test_where_a_gun_that_fires_lies_in_its_stack_does_not_tell_who_is_beside_it() -> None:
    units = {
        "us-1-16": NORTH,
        "us-art-7a": "3314",
        "us-1-18": "3314",
        "uk-5-13": "3313",
        "uk-5-15": "3313",
        "de-neapel": CENTRE,
        "it-art-xii": "3319",
    }
    position = battle(units)
    position.do(Attack(CENTRE, ("us-1-16",), ("us-art-7a",)))
    assert position.decisions()[0].kind == "support-defence"
    for seed in range(20):
        assert find_leak(position.ruleset, position.state, "axis", Random(seed)) is None
