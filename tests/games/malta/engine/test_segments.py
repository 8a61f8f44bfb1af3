"""What belongs to another segment is told so, with the rule that says it."""

import pytest

from grognard.games.malta.actions import Assign, Declare, Done, Fire, Move
from grognard.lab import Position
from tests.games.malta.engine.playing import ruleset


@pytest.mark.rule("M-5.3.1")
def test_no_target_is_named_once_the_dice_of_a_bombardment_fall() -> None:
    position = Position(ruleset()).place("UK-HAM1", "2721").place("UK-RE24", "2721")
    position.set(phase="air-bombardment")
    position.do(Assign("2721"))
    position.do(Done(), dice=(5, 5))
    assert position.decisions()[0].kind == "loss"
    ruling = position.check(Assign("2721"))
    assert (ruling.code, ruling.rule) == ("TARGETS_FIRST", "M-5.3.1")


@pytest.mark.rule("M-2", "M-5.2.5")
def test_moves_and_declarations_come_too_late_in_a_bombardment_segment() -> None:
    position = Position(ruleset()).place("UK-HAM1", "2721").place("IT-U87I", "2720")
    position.place("IT-UART", "2820").set(turn=1).set(active="FRIULI").set(phase="bombardment")
    assert position.check(Fire("IT-UART", "2721")).legal
    assert position.check(Move(("IT-U87I",), "2719")).code == "WRONG_SEGMENT"
    assert position.check(Declare(("IT-U87I",), "2721")).code == "DECL_LATE"
