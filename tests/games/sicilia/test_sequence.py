"""Chapter 3: the order of phases, and one's own phase only."""

import pytest

from grognard.games.somnium.actions import Attack, EndPhase, Move
from grognard.games.somnium.events import PhaseBegan, TurnBegan
from grognard.kernel.illegal import Illegal
from grognard.lab import Position
from tests.games.sicilia.arrange import CENTRE, NORTH, decision, refused, table


@pytest.mark.rule("S-3.0")
def test_a_turn_has_four_phases_and_the_axis_begins() -> None:
    position = table({"us-1-16": CENTRE, "it-bers-10": "0711"}, side="axis", turn=1)
    seen = [(decision(position).side, position.view("allied").phase)]
    for _ in range(4):
        position.do(EndPhase())
        seen.append((decision(position).side, position.view("allied").phase))
    assert seen == [
        ("axis", "movement"),
        ("axis", "combat"),
        ("allied", "movement"),
        ("allied", "combat"),
        ("axis", "movement"),
    ]
    assert position.view("allied").turn == 2


@pytest.mark.rule("S-3.0")
def test_the_campaign_opens_with_axis_movement_on_turn_1() -> None:
    position = Position("sicilia", "campaign", dice=(1, 1))
    assert position.view("axis").turn == 1
    assert decision(position).side == "axis"
    assert position.view("axis").phase == "movement"


@pytest.mark.rule("S-3.0")
def test_nobody_acts_in_the_phase_of_the_other() -> None:
    position = table({"us-1-16": CENTRE, "it-bers-10": "0711"}, side="axis")
    with pytest.raises(Illegal) as caught:
        position.do(Move(("us-1-16",), NORTH), side="allied")
    assert caught.value.code in ("NOT_YOUR_PHASE", "NOT_YOUR_DECISION")


@pytest.mark.rule("S-3.0")
def test_a_unit_of_the_other_side_cannot_be_moved() -> None:
    position = table({"us-1-16": CENTRE, "it-bers-10": "0711"}, side="axis")
    assert not position.check(Move(("us-1-16",), NORTH))


@pytest.mark.rule("S-3.0")
def test_no_attack_is_made_while_moving_and_no_move_while_fighting() -> None:
    moving = table({"us-1-16": NORTH, "it-bers-10": CENTRE})
    refused(moving, Attack(CENTRE, ("us-1-16",)))
    moving.do(EndPhase())
    refused(moving, Move(("us-1-16",), "3315"))


@pytest.mark.rule("S-3.0", "S-2.4.1")
def test_the_new_turn_is_announced_with_its_dates() -> None:
    position = table({"us-1-16": CENTRE, "it-bers-10": "0711"}, turn=12)
    position.do(EndPhase())
    events = position.do(EndPhase())
    (began,) = [event for event in events if isinstance(event, TurnBegan)]
    assert (began.turn, began.first_day, began.last_day) == (13, "1943-08-15", "1943-08-17")
    phases = [(event.side, event.phase) for event in events if isinstance(event, PhaseBegan)]
    assert phases == [("axis", "movement")]
