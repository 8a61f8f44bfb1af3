"""Set-up, the opening attack, and the sequence of play."""

import pytest

from grognard.games.cassino.actions import Deploy
from grognard.games.somnium.actions import AddAir, Attack, Commit, EndPhase, Move, Support
from grognard.kernel.dice import SeededDice
from grognard.lab import Position
from tests.games.cassino.arrange import (
    CENTRE,
    campaign,
    game,
    refused,
    shift_values,
    steps,
    table,
    tags,
)

GUNS = "de-art-10a"
REGIMENTS = ("us-36-141", "us-36-142", "us-36-143")


def fresh() -> Position:
    return Position(game(), "campaign", dice=SeededDice(0))


@pytest.mark.rule("C-14.1")
def test_the_allies_choose_four_boxes_and_then_the_germans_place_their_guns() -> None:
    position = fresh()
    asked = []
    while position.decisions()[0].kind == "deploy":
        decision = position.decisions()[0]
        asked.append((decision.side, decision.params["units"], len(position.choices())))
        position.do(position.choices()[0])
    assert asked[:4] == [
        ("allied", ("us-art-5a",), 3),
        ("allied", ("uk-art-8a",), 2),
        ("allied", ("ca-5ad-5", "ca-5ad-11"), 2),
        ("allied", ("ca-art-i",), 2),
    ]
    assert asked[4][:2] == ("axis", (GUNS,))
    assert len(asked) == 5


@pytest.mark.rule("C-14.1", "C-14.1a")
def test_the_canadian_armoured_division_goes_into_one_box() -> None:
    position = fresh()
    position.do(Deploy("us-art-5a", "box:bivouac_cef"))
    position.do(Deploy("uk-art-8a", "box:bivouac_v"))
    assert refused(position, Deploy("ca-5ad-5", "box:bivouac_x")) == ("ENTRY_EDGE", "C-14.1")
    position.do(Deploy("ca-5ad-5", "box:bivouac_xiii"))
    assert position.where("ca-5ad-5") == position.where("ca-5ad-11") == "box:bivouac_xiii"
    assert position.where("us-art-5a") == "box:bivouac_cef"


@pytest.mark.rule("C-14.1", "S/C-4.1.1")
def test_the_tenth_army_guns_start_on_german_ground_with_room() -> None:
    position = fresh()
    for unit, box in (("us-art-5a", "x"), ("uk-art-8a", "v"), ("ca-5ad-5", "v"), ("ca-art-i", "v")):
        position.do(Deploy(unit, f"box:bivouac_{box}"))
    offered = {action.to for action in position.choices()}
    assert {"2320", "0101", "2221", "2321"} <= offered
    assert not {"2421", "0420", "2521", "2414", "0120"} & offered
    assert refused(position, Deploy(GUNS, "2421")) == ("ENTRY_EDGE", "C-14.1")
    assert refused(position, EndPhase())[0] == "NOT_YOUR_PHASE"
    for unit in ("de-508", "de-lehr", "de-1027", "de-1028"):
        game().table(position.state)
        position.state.place[game().title.number[unit]] = game().hex_named("0101")
    position.state.__dict__.clear()
    assert refused(position, Deploy(GUNS, "0101")) == ("STACK_LIMIT", "S/C-4.1.1")
    position.do(Deploy(GUNS, "2320"))
    assert position.where(GUNS) == "2320"


@pytest.mark.rule("C-14.1")
def test_three_canadian_brigades_start_reduced() -> None:
    position = campaign()
    for unit in ("ca-1-1", "ca-1-3", "ca-1arm"):
        assert steps(position, unit) == 1
    assert steps(position, "ca-1-2") == 2


@pytest.mark.rule("S/C-R35")
def test_the_allies_hold_anzio_the_ways_out_and_their_side_of_the_line() -> None:
    view = campaign().view("spectator")
    control = {each.at: each.control for each in view.hexes}
    for at in ("0420", "2521", "3304", "2918", "2421", "3018"):
        assert control[at] == "allied"
    for at in ("0419", "2321", "2319", "0212", "3002"):
        assert control[at] == "axis"


@pytest.mark.rule("C-3.0b", "C-R41")
def test_nothing_happens_before_the_attack_of_the_36th_division() -> None:
    position = campaign()
    assert position.decisions()[0].kind == "opening-attack"
    move = Move(("de-44-hd",), "2218")
    assert refused(position, move, "axis") == ("OPENING_ATTACK_FIRST", "C-3.0b")
    assert refused(position, EndPhase())[0] == "OPENING_ATTACK_FIRST"
    assert refused(position, Attack("2321", REGIMENTS[:2]))[0] == "OPENING_ATTACK_FIRST"


@pytest.mark.rule("C-3.0b", "C-R41", "C-11.0", "S/C-5.1.4")
def test_the_opening_attack_crosses_river_and_works_with_both_divisions_whole() -> None:
    position = campaign()
    report = position.odds(REGIMENTS, "2321")
    assert shift_values(report) == {"S/C-5.1.2a": -2, "C-11.0": -1, "S/C-5.1.4": 0}


@pytest.mark.rule("C-3.0b", "C-R41", "S/C-R29", "S/C-8.0e")
def test_both_sides_spend_air_of_turn_1_and_it_stays_spent() -> None:
    position = campaign()
    position.do(AddAir(7))
    assert refused(position, AddAir(2))[0] == "AIR_BOUNDS"
    position.do(Commit())
    assert position.decisions()[0].kind == "support-defence"
    guns = [a.unit for a in position.choices() if hasattr(a, "unit")]
    assert "de-neb5" in guns
    position.do(Support(("de-neb5",), 3), dice=(3, 4))
    while position.decisions()[0].kind != "movement":
        position.do(position.choices()[0])
    assert position.state.air == [1, 53]
    assert position.state.turn == 1
    h = game().hex_named("2321")
    assert position.state.attacked[h] == 2
    neb = game().title.number["de-neb5"]
    assert not position.state.marks[neb]


@pytest.mark.rule("C-R41")
def test_the_whole_opening_attack_can_be_declared_at_once() -> None:
    position = campaign()
    assert refused(position, Attack("2321", REGIMENTS, air=61))[0] == "AIR_POINTS"
    position.do(Attack("2321", REGIMENTS, air=60))
    assert position.state.air[1] == 0
    assert "AttackCommitted" in tags(position)


@pytest.mark.rule("C-3.0a")
def test_a_turn_has_four_phases_german_first() -> None:
    position = table({"us-3-7": "3417", "de-bode": CENTRE}, side="axis")
    seen = []
    for _ in range(4):
        seen.append((position.decisions()[0].side, position.state.phase))
        if position.state.turn == 5:
            last = position.state.phase == "combat" and position.state.side == 1
            position.do(EndPhase(), dice=(2,) if last else ())
    assert seen == [
        ("axis", "movement"),
        ("axis", "combat"),
        ("allied", "movement"),
        ("allied", "combat"),
    ]
    assert position.state.turn == 6
    late = Move(("us-3-7",), "3416")
    assert refused(position, late, "allied") == ("NOT_YOUR_PHASE", "C-3.0a")
