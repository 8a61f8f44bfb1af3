"""Marks over the map of malta: the ground beside the enemy, threats, and supply."""

import pytest

from grognard.kernel.illegal import Illegal
from grognard.lab import Position
from tests.games.malta.arrange import CENTRE, NORTH, RING, SOUTH, table


def marks(position: Position, wanted: str, viewer: str = "axis") -> dict[str, tuple[str, int]]:
    found = position.ruleset.overlay(position.state, viewer, wanted)
    return {mark.at: (mark.value, mark.weight) for mark in found}


@pytest.mark.rule("M-5.2b", "M-1.3.8")
def test_zones_show_the_ground_beside_each_side_and_nothing_beside_dispersed_units() -> None:
    position = table({"IT-L33I": CENTRE, "UK-HAM1": "1912"}, active="LIVORNO")
    shown = marks(position, "zones")
    assert {at for at, (value, _) in shown.items() if value == "axis"} == set(RING)
    assert shown["1913"] == ("british", 1)
    both = table({"IT-L33I": CENTRE, "UK-HAM1": NORTH}, active="LIVORNO")
    assert marks(both, "zones")["2821"] == ("both", 2)
    lost = table({"DE-KR1": CENTRE}, active="LIVORNO", dispersed=("DE-KR1",))
    assert marks(lost, "zones") == {}


@pytest.mark.rule("M-5.2", "M-5.2.5")
def test_a_threat_is_a_hex_that_an_enemy_stack_could_attack_after_its_move() -> None:
    position = table({"IT-L33I": CENTRE, "UK-HAM1": "2717", "UK-DEV2": "2717"}, active="LIVORNO")
    shown = marks(position, "threat")
    assert shown[CENTRE] == ("threat", 1)
    assert shown["2716"] == ("threat", 1)
    assert "1912" not in shown
    two = table({"IT-L33I": CENTRE, "UK-HAM1": "2717", "UK-DEV2": "2818"}, active="LIVORNO")
    assert marks(two, "threat")[CENTRE] == ("threat", 2)


@pytest.mark.rule("M-5.2", "M-5.5")
def test_guns_without_an_attack_value_and_dispersed_units_threaten_nobody() -> None:
    guns = table({"IT-L33I": CENTRE, "UK-CBI": "3021"}, active="LIVORNO")
    assert marks(guns, "threat") == {}
    british = table({"DE-KR1": CENTRE}, active="BDE1", dispersed=("DE-KR1",))
    assert marks(british, "threat", "british") == {}


@pytest.mark.rule("M-7.5", "M-7.5-R1", "M-7.5-R3")
def test_supply_shows_what_ports_reach_and_who_goes_hungry_from_turn_three_on() -> None:
    units = {"IT-L33I": CENTRE, "IT-U87I": "2016"}
    fed = table(units, active="LIVORNO", turn=3, held=("2822",))
    shown = marks(fed, "supply")
    assert shown[CENTRE] == shown["2822"] == ("by-sea", 1)
    starving = table(units, active="LIVORNO", turn=3)
    assert marks(starving, "supply") == {CENTRE: ("unsupplied", 1), "2016": ("unsupplied", 1)}
    early = table(units, active="LIVORNO", turn=2)
    assert marks(early, "supply") == {}
    field = table({"DE-KR1": SOUTH}, active="LIVORNO", turn=3, held=("2822", "2420"))
    assert marks(field, "supply")[SOUTH] == ("by-both", 1)
    assert marks(field, "supply", "spectator") == marks(field, "supply")


def test_an_overlay_nobody_knows_is_refused_with_those_there_are() -> None:
    position = table({"IT-L33I": CENTRE}, active="LIVORNO")
    for viewer, wanted in (("axis", "weather"), ("spectator", "threat")):
        with pytest.raises(Illegal) as caught:
            position.ruleset.overlay(position.state, viewer, wanted)
        assert caught.value.code == "NO_SUCH_QUERY"
        assert caught.value.params["query"] == wanted
