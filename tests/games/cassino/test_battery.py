"""The generic battery on the real game, and the leak harness on positions full of secrets."""

from random import Random

import pytest

from grognard.games.cassino import ruleset
from grognard.games.somnium.actions import AddAir, Attack
from grognard.testing.battery import battery_for
from grognard.testing.leaks import find_leak
from tests.games.cassino.arrange import CENTRE, NORTH, battle, campaign, table

TestBattery = battery_for(ruleset, games=2, close=2, actions=60, every=12)


@pytest.mark.rule("S/C-R19")
@pytest.mark.parametrize("viewer", ["allied", "axis", "spectator"])
def test_redrawing_what_a_viewer_may_not_know_changes_nothing_he_sees(viewer: str) -> None:
    units = {
        "de-lehr": CENTRE,
        "de-bode": CENTRE,
        "de-rail725": "2902",
        "us-3-7": "3417",
        "us-3-15": "0420",
        "us-art-ii": "3417",
    }
    position = table(units)
    assert find_leak(position.ruleset, position.state, viewer, Random(5)) is None


@pytest.mark.rule("S/C-R19", "C-3.0b")
def test_the_air_of_the_opening_attack_is_secret_until_it_is_committed() -> None:
    position = campaign()
    before = position.view("axis")
    position.do(AddAir(20))
    assert position.view("axis") == before
    assert find_leak(position.ruleset, position.state, "axis", Random(3)) is None


@pytest.mark.rule("S/C-R19")
def test_an_open_declaration_leaks_nothing() -> None:
    units = {"us-3-7": NORTH, "us-3-15": NORTH, "de-lehr": CENTRE, "de-bode": CENTRE}
    position = battle(units, air=(15, 4))
    position.do(Attack(CENTRE))
    assert find_leak(position.ruleset, position.state, "axis", Random(7)) is None
