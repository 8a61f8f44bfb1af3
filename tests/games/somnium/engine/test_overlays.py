"""The overlay of contact: land joined to the rear, units outside it, encircled stacks."""

from random import Random

import pytest

from grognard.games.sicilia import ruleset
from grognard.kernel.illegal import Illegal
from grognard.lab import Position
from tests.games.cassino.arrange import ANZIO
from tests.games.cassino.arrange import table as before_rome
from tests.games.cassino.test_entry import FENCE
from tests.games.sicilia.arrange import CENTRE, NORTH, SOUTH_EAST, SOUTH_WEST
from tests.games.sicilia.arrange import table as on_sicily
from tests.games.somnium.engine.playing import position_after

GELA = "2519"


def contact(position: Position, viewer: str = "allied") -> dict[str, tuple[str, int]]:
    found = position.ruleset.overlay(position.state, viewer, "contact")
    return {mark.at: (mark.value, mark.weight) for mark in found}


@pytest.mark.rule("S/C-R40")
def test_land_joined_to_an_allied_port_is_in_contact_and_units_elsewhere_are_cut_off() -> None:
    joined = on_sicily({"us-1-16": CENTRE}, held={GELA: "allied"})
    assert contact(joined)[CENTRE] == contact(joined)[GELA] == ("in-contact", 1)
    alone = on_sicily({"us-1-16": CENTRE, "us-1-18": CENTRE})
    assert contact(alone) == {CENTRE: ("cut-off", 2)}
    assert contact(alone, "axis") == contact(alone, "spectator") == contact(alone)


@pytest.mark.rule("S/C-R31", "S/C-5.1.3")
def test_a_side_sees_which_of_its_own_stacks_have_no_way_out() -> None:
    ring = {"us-1-16": NORTH, "us-1-18": SOUTH_EAST, "us-1-26": SOUTH_WEST}
    position = on_sicily({**ring, "it-bers-10": CENTRE}, held={GELA: "allied"})
    assert contact(position, "axis")[CENTRE] == ("encircled", 1)
    for viewer in ("allied", "spectator"):
        assert CENTRE not in contact(position, viewer)
    two = dict(list(ring.items())[:2])
    free = on_sicily({**two, "it-bers-10": CENTRE}, held={GELA: "allied"})
    assert CENTRE not in contact(free, "axis")


@pytest.mark.rule("C-R43")
def test_the_beachhead_is_in_contact_until_germans_stand_between() -> None:
    joined = before_rome({"us-3-7": ANZIO, "us-3-15": "3417"})
    assert contact(joined)[ANZIO] == ("in-contact", 1)
    shut = before_rome({"us-3-7": ANZIO, "us-3-15": "3417", **FENCE})
    assert contact(shut)[ANZIO] == ("cut-off", 1)


def test_contact_tells_nothing_about_hidden_counters() -> None:
    rules, random = ruleset(), Random(4)
    for actions in (120, 400):
        state = position_after(6, actions)
        for viewer in ("allied", "axis", "spectator"):
            true = rules.overlay(state, viewer, "contact")
            assert true
            for _ in range(3):
                imagined = rules.scramble(state, viewer, random)
                assert rules.overlay(imagined, viewer, "contact") == true


def test_an_overlay_nobody_knows_is_refused_with_those_there_are() -> None:
    position = on_sicily({"us-1-16": CENTRE})
    with pytest.raises(Illegal) as caught:
        position.ruleset.overlay(position.state, "allied", "weather")
    assert caught.value.code == "NO_SUCH_QUERY"
    assert set(caught.value.refusal.alternatives) == {"zones", "threat", "contact"}
