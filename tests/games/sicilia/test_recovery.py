"""What a player is told who asks for a lost step, and who moves what cannot be moved."""

import pytest

from grognard.games.somnium.actions import Drop, Move, Recover
from tests.games.sicilia.arrange import CENTRE, NORTH, table
from tests.games.sicilia.test_refusals import WAITING, refusal


def asked(units: dict[str, str], *reduced: str, unit: str = "us-1-16", side: str = "allied") -> str:
    """Why a unit that asks for its step back does not get it."""
    position = table(units, reduced=reduced, side=side, held={"2519": "allied"})
    found = refusal(position, Recover(unit))
    assert (found.code, found.rule) == ("NO_RECOVERY", "S-7.0b")
    assert found.params["unit"] == unit
    return str(found.params["reason"])


@pytest.mark.rule("S-7.0b", "S/C-R40")
def test_who_asks_for_a_step_is_told_why_he_does_not_get_it() -> None:
    assert asked({"de-neapel": CENTRE}, "de-neapel", unit="de-neapel", side="axis") == "axis"
    assert asked({"us-1-16": CENTRE}) == "whole"
    assert asked({"us-1-16": NORTH, "it-bers-10": CENTRE}, "us-1-16") == "engaged"
    assert asked({"us-1-16": CENTRE, "it-bers-10": "2619"}, "us-1-16") == "no-path"
    assert asked({"us-1-16": WAITING}, "us-1-16") == "off-map"
    assert asked({"us-1-16": CENTRE}, "us-1-16") == "by-itself"


@pytest.mark.rule("S-7.0b", "S-4.2.3c")
def test_who_has_just_come_or_waits_for_contact_is_told_so() -> None:
    position = table({"uk-1abn-1para": WAITING}, turn=2, held={"2519": "allied"})
    position.do(Drop("uk-1abn-1para", CENTRE), dice=[3])
    assert refusal(position, Recover("uk-1abn-1para")).params["reason"] == "awaiting"
    landed = table({"us-82-504": WAITING, "us-rangers": "2519"}, turn=1, held={"2519": "allied"})
    landed.do(Drop("us-82-504", "2519"), dice=[3])
    assert refusal(landed, Recover("us-82-504")).params["reason"] == "landed"


def test_a_stack_that_is_none_and_a_move_to_nowhere_are_refused() -> None:
    position = table({"us-1-16": CENTRE, "us-1-18": NORTH})
    apart = refusal(position, Move(("us-1-16", "us-1-18"), "3314"))
    assert (apart.code, apart.rule) == ("NOT_TOGETHER", "S/C-4.0b")
    assert apart.params["units"] == ("us-1-16", "us-1-18")
    stays = refusal(position, Move(("us-1-16",), CENTRE))
    assert (stays.code, stays.rule) == ("NO_MOVE", "S/C-4.0a")
    assert stays.params["hex"] == CENTRE
