"""Chapter 4.1.1: three units in a hex."""

import pytest

from grognard.games.somnium.actions import Land, Move
from tests.games.sicilia.arrange import CENTRE, NORTH, SOUTH, moves_of, refused, table

FULL = {"us-1-18": NORTH, "us-1-26": NORTH, "us-3-7": NORTH}


@pytest.mark.rule("S/C-4.1.1")
def test_a_fourth_unit_may_not_stop_in_a_hex() -> None:
    position = table({"us-1-16": CENTRE, **FULL})
    assert refused(position, Move(("us-1-16",), NORTH)) == ("STACK_LIMIT", "S/C-4.1.1")
    assert NORTH not in moves_of(position, "move", "us-1-16")


@pytest.mark.rule("S/C-4.1.1")
def test_a_third_unit_may() -> None:
    position = table({"us-1-16": CENTRE, "us-1-18": NORTH, "us-1-26": NORTH})
    position.do(Move(("us-1-16",), NORTH))
    assert position.where("us-1-16") == NORTH


@pytest.mark.rule("S/C-4.1.1")
def test_nations_of_a_side_share_the_limit() -> None:
    position = table({"us-1-16": CENTRE, "uk-231": NORTH, "ca-1-1": NORTH, "us-3-7": NORTH})
    assert refused(position, Move(("us-1-16",), NORTH))[0] == "STACK_LIMIT"


@pytest.mark.rule("S/C-4.1.1", "S/C-R59")
def test_a_full_hex_may_be_passed() -> None:
    position = table({"us-1-16": CENTRE, **FULL})
    position.do(Move(("us-1-16",), "3315", (NORTH, "3315")))
    assert position.where("us-1-16") == "3315"


@pytest.mark.rule("S/C-R59")
def test_no_unit_may_be_stopped_by_an_enemy_in_a_full_hex() -> None:
    enemy = {"it-assietta-29": "3314"}
    full = dict.fromkeys(FULL, "3315")
    position = table({"us-1-16": CENTRE, **full, **enemy})
    path = (NORTH, "3315")
    assert refused(position, Move(("us-1-16",), "3315", path)) == ("STACK_LIMIT", "S/C-4.1.1")


@pytest.mark.rule("S/C-R59")
def test_the_same_way_is_legal_when_the_full_hex_lies_outside_any_zone() -> None:
    full = dict.fromkeys(FULL, NORTH)
    position = table({"us-1-16": CENTRE, **full, "it-assietta-29": "3313"})
    position.do(Move(("us-1-16",), "3314", (NORTH, "3315", "3314")))
    assert position.where("us-1-16") == "3314"


@pytest.mark.rule("S/C-R59", "S/C-4.1.1")
def test_a_full_port_can_be_crossed_by_a_unit_that_lands_and_goes_on() -> None:
    full = dict.fromkeys(FULL, "2519")
    position = table({"us-9-39": "box:reinforcements", **full}, held={"2519": "allied"})
    assert refused(position, Land("us-9-39", "2519", "2519"))[0] == "STACK_LIMIT"
    position.do(Land("us-9-39", "2519", "2619"))
    assert position.where("us-9-39") == "2619"


@pytest.mark.rule("S/C-4.1.1")
def test_a_stack_that_would_be_too_big_is_refused_as_a_whole() -> None:
    position = table({"us-1-16": CENTRE, "us-3-15": CENTRE, "us-1-18": SOUTH, "us-1-26": SOUTH})
    action = Move(("us-1-16", "us-3-15"), SOUTH)
    assert refused(position, action) == ("STACK_LIMIT", "S/C-4.1.1")
    assert position.where("us-1-16") == CENTRE
