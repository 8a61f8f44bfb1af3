"""2, 5.1, 1.3.2, 1.3.3: turns, contests for activation, Formations and independents."""

from typing import Any

import pytest

from grognard.games.malta.actions import (
    Bid,
    Done,
    EndMovement,
    Fire,
    Join,
    Move,
    Pass,
)
from grognard.games.malta.events import (
    Activated,
    ContestRolled,
    Joined,
    MissionsRolled,
    OperationOver,
    OperationsOver,
    TurnBegan,
    TurnEnded,
)
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    NORTH,
    attack,
    decision,
    marked,
    of_type,
    operation,
    play,
    refused,
    table,
)

FIELD = {"IT-L33I": "2420", "UK-DEV2": "1912", "DE-KR1": "2623", "IT-FV1": "2221"}


def contest(**more: Any) -> Position:
    """A contest for activation with a few units on the map."""
    return table(FIELD, phase="activation", **more)


def activate(
    position: Position, chit: str, against: str | None, dice: tuple[int, ...] = ()
) -> None:
    """Name a chit for the side that is asked, let the other answer or pass, and end what comes."""
    position.do(Bid(chit))
    position.do(Bid(against) if against else Pass(), dice=dice)


def idle(position: Position) -> None:
    """Do nothing with the Operation that has begun."""
    play(position, until=("contest", "free-activation"), movement=EndMovement(), missions=Done())


# --- the contest ---------------------------------------------------------------------------------


@pytest.mark.rule("M-5.1")
def test_the_higher_total_of_die_and_chit_activates() -> None:
    position = contest()
    position.do(Bid("LIVORNO"))
    told = position.do(Bid("BDE2"), dice=(3, 3))
    rolled = of_type(told, ContestRolled)[0]
    assert (rolled.axis_total, rolled.british_total) == (4, 3)
    assert of_type(told, Activated)[0].formation == "LIVORNO"


@pytest.mark.rule("M-5.1")
def test_ties_are_rolled_again() -> None:
    position = contest()
    position.do(Bid("RAMCKE"))
    told = position.do(Bid("BDE1"), dice=(3, 4, 1, 6))
    totals = [(each.axis_total, each.british_total) for each in of_type(told, ContestRolled)]
    assert totals == [(5, 5), (3, 7)]
    assert of_type(told, Activated)[0].formation == "BDE1"


@pytest.mark.rule("M-5.1")
def test_the_loser_keeps_his_chit_and_the_winner_uses_it_once_a_turn() -> None:
    position = contest()
    activate(position, "LIVORNO", "BDE2", (6, 1))
    idle(position)
    assert refused(position, Bid("LIVORNO")) == ("CHIT_USED", "M-5.1")
    position.do(Bid("RAMCKE"))
    assert Bid("BDE2") in position.choices()


@pytest.mark.rule("M-5.1-R1")
def test_the_axis_shows_first_in_turn_one_then_whoever_activated_last() -> None:
    position = contest()
    assert position.decider() == "axis"
    activate(position, "LIVORNO", "BDE2", (1, 6))
    idle(position)
    assert position.decider() == "british"


@pytest.mark.rule("M-5.1-R1", "M-0.2")
def test_the_second_player_answers_knowing_the_first_chit() -> None:
    position = contest()
    position.do(Bid("LIVORNO"))
    asked = decision(position)
    assert asked.side == "british"
    assert asked.params["against"] == "LIVORNO"


@pytest.mark.rule("M-5.1-R1", "M-0.3")
def test_with_the_option_both_choose_in_secret() -> None:
    position = contest(options={"activation_bid": "simultaneous"})
    assert {each.side for each in position.decisions()} == {"axis", "british"}
    assert all(each.hidden for each in position.decisions())
    before = position.view("british")
    position.do(Bid("LIVORNO"), side="axis")
    after = position.view("british")
    assert [p.at for p in before.pieces] == [p.at for p in after.pieces]
    assert "LIVORNO" not in str(after.decisions)
    assert before.tracks == after.tracks
    told = position.do(Bid("BDE2"), side="british", dice=(6, 1))
    assert of_type(told, Activated)[0].formation == "LIVORNO"


@pytest.mark.rule("M-5.1-R2")
def test_a_chit_against_a_pass_activates_without_dice() -> None:
    position = contest()
    position.do(Bid("LIVORNO"))
    told = position.do(Pass())
    assert of_type(told, ContestRolled) == []
    assert of_type(told, Activated)[0].how == "unopposed"


@pytest.mark.rule("M-5.1-R2", "M-5")
def test_two_passes_end_the_operations_of_the_turn() -> None:
    position = contest()
    position.do(Pass())
    told = position.do(Pass())
    assert of_type(told, OperationsOver)
    assert of_type(told, TurnEnded)[0].turn == "1"
    assert of_type(told, TurnBegan)[0].turn == "2"


@pytest.mark.rule("M-5.1-R3")
def test_nobody_passes_twice_running() -> None:
    position = contest()
    position.do(Bid("LIVORNO"))
    position.do(Pass())
    idle(position)
    position.do(Bid("RAMCKE"))
    assert refused(position, Pass()) == ("PASS_TWICE", "M-5.1-R3")


@pytest.mark.rule("M-5.1-R3")
def test_a_new_turn_forgets_the_passes() -> None:
    position = contest()
    position.do(Pass())
    position.do(Pass())
    assert position.check(Pass())


@pytest.mark.rule("M-5.1-R3")
def test_naming_a_chit_wipes_the_memory_of_a_pass() -> None:
    position = contest()
    position.do(Bid("LIVORNO"))
    position.do(Pass())
    idle(position)
    activate(position, "RAMCKE", "BDE2", (1, 6))
    idle(position)
    position.do(Bid("BDE1"))
    position.do(Pass())
    idle(position)
    assert decision(position).kind == "free-activation"


@pytest.mark.rule("M-5.1-R4")
def test_after_two_activations_running_the_other_side_activates_without_dice() -> None:
    position = contest()
    activate(position, "FOLGORE", "BDE1", (6, 1))
    idle(position)
    activate(position, "LIVORNO", "BDE1", (6, 1))
    idle(position)
    asked = decision(position)
    assert (asked.side, asked.kind) == ("british", "free-activation")
    told = position.do(Bid("BDE1"))
    activated = of_type(told, Activated)[0]
    assert (activated.formation, activated.how, activated.run) == ("BDE1", "free", 1)


@pytest.mark.rule("M-5.1-R4")
def test_air_operations_count_for_the_run() -> None:
    position = contest()
    position.do(Bid("AIROP"))
    position.do(Bid("BDE1"), dice=(6, 1, 1))
    idle(position)
    activate(position, "RAMCKE", "BDE1", (6, 1))
    idle(position)
    assert decision(position).kind == "free-activation"


@pytest.mark.rule("M-5.1-R4")
def test_waiving_the_free_activation_is_a_pass() -> None:
    position = contest()
    activate(position, "FOLGORE", "BDE1", (6, 1))
    idle(position)
    activate(position, "LIVORNO", "BDE1", (6, 1))
    idle(position)
    position.do(Pass(), side="british")
    assert position.decider() == "axis"
    told = position.do(Bid("RAMCKE"))
    assert of_type(told, Activated)[0].how == "unopposed"


@pytest.mark.rule("M-5.1-R4")
def test_a_run_does_not_cross_turns() -> None:
    position = contest()
    activate(position, "FOLGORE", "BDE1", (6, 1))
    idle(position)
    position.do(Pass())
    position.do(Pass())
    activate(position, "LIVORNO", "BDE1", (6, 1))
    idle(position)
    assert decision(position).kind == "contest"


@pytest.mark.rule("M-5.1-R5", "M-3.2.1-R7")
def test_a_chit_may_be_named_even_if_no_unit_is_on_the_map() -> None:
    position = contest()
    told = list(position.do(Bid("LASPEZIA")))
    told += position.do(Pass())
    told += play(position, until=("contest",), movement=EndMovement())
    assert of_type(told, OperationOver)[0].formation == "LASPEZIA"


@pytest.mark.rule("M-1.3.2", "M-5.7")
def test_after_its_operation_a_chit_is_activated_for_the_turn() -> None:
    position = contest()
    activate(position, "LIVORNO", None)
    idle(position)
    assert Bid("LIVORNO") not in position.choices("axis" if position.decider() == "axis" else None)
    assert position.decider() == "axis"
    assert refused(position, Bid("LIVORNO")) == ("CHIT_USED", "M-5.1")


@pytest.mark.rule("M-5.1")
def test_a_side_cannot_name_a_chit_of_the_other() -> None:
    position = contest()
    assert refused(position, Bid("BDE1"))[0] == "NO_SUCH_FORMATION"


# --- Formations ----------------------------------------------------------------------------------


@pytest.mark.rule("M-1.3.2")
def test_only_the_active_formation_moves() -> None:
    position = table(FIELD, active="LIVORNO")
    assert refused(position, Move(("DE-KR1",), "2622")) == ("NOT_ACTIVE", "M-1.3.2")
    assert position.check(Move(("IT-L33I",), "2419"))


@pytest.mark.rule("M-1.3.4", "M-2")
def test_an_operation_goes_through_its_segments_in_order() -> None:
    position = table(
        {"IT-L33I": NORTH, "IT-LART": "2719", "UK-HAM1": CENTRE, "UK-12F": "2822"},
        active="LIVORNO",
    )
    seen = [position.view("axis").phase]
    position.do(EndMovement())
    seen.append(position.view("axis").phase)
    attack(position, {CENTRE: ("IT-L33I",)}, until=("contest", "barrage"))
    seen.append(position.view("axis").phase)
    assert position.decider() == "axis"
    position.do(Done())
    seen.append(position.view("axis").phase)
    assert position.decider() == "british"
    assert seen == ["movement", "declaration", "bombardment", "defensive-bombardment"]


@pytest.mark.rule("M-2")
def test_what_belongs_to_another_segment_is_refused() -> None:
    position = table({"IT-L33I": NORTH, "UK-HAM1": CENTRE}, active="LIVORNO")
    assert refused(position, Fire("IT-LART", CENTRE))[0] == "WRONG_SEGMENT"
    position.do(EndMovement())
    assert refused(position, Move(("IT-L33I",), "2719"))[0] == "WRONG_SEGMENT"


# --- independents --------------------------------------------------------------------------------


@pytest.mark.rule("M-1.3.3", "M-5.1.1")
def test_an_independent_goes_with_the_formation_nearest_to_it() -> None:
    units = {"UK-DEV2": "2720", "UK-BUF4": "2517", "UK-MAT": "2719", "UK-CRU": "2518"}
    _, joined = operation(units, "BDE1")
    assert joined == ["UK-MAT"]


@pytest.mark.rule("M-1.3.3")
def test_at_equal_distance_the_owner_decides() -> None:
    units = {"UK-DEV2": "2720", "UK-BUF4": "2718", "UK-MAT": "2719"}
    position, joined = operation(units, "BDE1")
    assert joined == []
    asked = decision(position)
    assert (asked.side, asked.kind) == ("british", "join")
    stays = position.copy()
    stays.do(Done())
    assert not marked(stays, "UK-MAT", "joined")
    position.do(Join("UK-MAT"))
    assert position.check(Move(("UK-MAT",), "2820"))


@pytest.mark.rule("M-1.3.3-R1")
def test_formations_that_have_acted_still_count_as_nearest() -> None:
    units = {"UK-DEV2": "2720", "UK-BUF4": "2517", "UK-MAT": "2719", "IT-L33I": "1912"}
    for scope, expected in (("all", []), ("unactivated", ["UK-MAT"])):
        position = table(units, phase="activation", options={"independent_scope": scope})
        position.set_at("BDE1", used=1)
        position.do(Pass())
        told = position.do(Bid("BDE3"))
        joined = [unit for each in of_type(told, Joined) for unit in each.units]
        assert joined == expected, scope


@pytest.mark.rule("M-1.3.3-R2")
def test_dispersed_units_do_not_count_as_nearest_unless_there_are_no_others() -> None:
    units = {"DE-KR1": "2719", "IT-FV1": "2518", "IT-RA1": "2720"}
    _, joined = operation(units, "FOLGORE", dispersed=("DE-KR1",))
    assert joined == ["IT-RA1"]
    _, joined = operation(units, "RAMCKE", dispersed=("DE-KR1", "IT-FV1"))
    assert joined == ["IT-RA1"]


@pytest.mark.rule("M-1.3.3", "M-1.3.3-R3")
def test_a_joined_independent_is_marked_even_if_idle_but_artillery_is_not() -> None:
    units = {"UK-DEV2": "2720", "UK-MAT": "2719", "UK-12F": "2719", "IT-L33I": "1912"}
    position, joined = operation(units, "BDE1")
    assert set(joined) == {"UK-MAT", "UK-12F"}
    idle(position)
    assert marked(position, "UK-MAT", "activated")
    assert not marked(position, "UK-12F", "activated")


@pytest.mark.rule("M-1.3.3-R3")
def test_artillery_that_moved_with_an_operation_is_marked() -> None:
    units = {"UK-DEV2": "2720", "UK-12F": "2719", "IT-L33I": "1912"}
    position, _ = operation(units, "BDE1")
    position.do(Move(("UK-12F",), "2718"))
    idle(position)
    assert marked(position, "UK-12F", "activated")


@pytest.mark.rule("M-1.3.3")
def test_a_marked_independent_does_not_join_again() -> None:
    units = {"UK-DEV2": "2720", "UK-MAT": "2719"}
    position, joined = operation(units, "BDE1", activated=("UK-MAT",))
    assert joined == []
    assert refused(position, Move(("UK-MAT",), "2820"))[0] == "IND_DONE"


@pytest.mark.rule("M-1.3.3")
def test_an_independent_nearer_to_others_is_refused_with_their_name() -> None:
    units = {"UK-DEV2": "2720", "UK-BUF4": "2517", "UK-CRU": "2518"}
    position, _ = operation(units, "BDE1")
    assert refused(position, Move(("UK-CRU",), "2519")) == ("IND_NOT_NEAREST", "M-1.3.3-R1")


# --- the turn ------------------------------------------------------------------------------------


@pytest.mark.rule("M-6", "M-2.1-R2")
def test_the_end_of_a_turn_clears_the_markers_and_frees_the_chits() -> None:
    position = table(FIELD, phase="activation", activated=("DE-KR1",))
    position.set_at("LIVORNO", used=1)
    position.do(Pass())
    position.do(Pass())
    assert not marked(position, "DE-KR1", "activated")
    assert Bid("LIVORNO") in position.choices()


@pytest.mark.rule("M-6")
def test_ports_and_airfields_held_now_serve_from_the_next_turn() -> None:
    position = table(FIELD, phase="activation", axis_holds=("2623", "2822"))
    position.do(Pass())
    told = position.do(Pass())
    ended = of_type(told, TurnEnded)[0]
    assert "2822" in ended.ports
    assert "2623" in ended.airfields


@pytest.mark.rule("M-2.1-R1", "M-0.1")
def test_the_game_ends_after_turn_four() -> None:
    position = table(FIELD, phase="activation", turn=4)
    position.do(Pass())
    position.do(Pass())
    assert position.outcome() is not None
    assert position.decisions() == ()


@pytest.mark.rule("M-3.1", "M-5.3.3")
@pytest.mark.parametrize(("turn", "die", "missions"), [(1, 6, 6), (3, 1, 1), (3, 6, 5), (2, 4, 4)])
def test_the_air_force_rolls_its_missions_and_adds_the_modifier_of_the_turn(
    turn: int, die: int, missions: int
) -> None:
    position = table(FIELD, phase="activation", turn=turn)
    position.do(Bid("AIROP"))
    told = position.do(Pass(), dice=(die,))
    assert of_type(told, MissionsRolled)[0].missions == missions


@pytest.mark.rule("M-4.1", "M-5.3.4")
@pytest.mark.parametrize(("turn", "die", "missions"), [(1, 3, 3), (2, 6, 5), (4, 2, 1), (4, 6, 4)])
def test_the_fleet_rolls_its_missions_and_adds_the_modifier_of_the_turn(
    turn: int, die: int, missions: int
) -> None:
    position = table(FIELD, phase="activation", turn=turn)
    position.do(Bid("NAVOP"))
    told = position.do(Pass(), dice=(die,))
    assert of_type(told, MissionsRolled)[0].missions == missions


@pytest.mark.rule("M-4.1-R1")
def test_the_fleet_stays_till_turn_four_or_with_the_option_till_turn_one() -> None:
    long = table(FIELD, phase="activation", turn=4)
    assert Bid("NAVOP") in long.choices()
    short = table(FIELD, phase="activation", turn=2, options={"naval_last_turn": 1})
    assert refused(short, Bid("NAVOP")) == ("AIR_TURN", "M-4.1-R1")
    first = table(FIELD, phase="activation", turn=1, options={"naval_last_turn": 1})
    assert Bid("NAVOP") in first.choices()
