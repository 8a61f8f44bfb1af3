"""Leaving the map, coming back, withdrawals, recovery, and retreats over the edge."""

import pytest

from grognard.games.cassino.actions import Enter, Leave
from grognard.games.cassino.events import LeftMap
from grognard.games.somnium.actions import Bombard, EndPhase, Move, Recover, Retreat, Support
from grognard.games.somnium.rules.retreat import Way, is_cut_off, steps_lost
from tests.games.cassino.arrange import (
    ANZIO,
    CENTRE,
    NORTH,
    SOUTH,
    WAITING,
    assault,
    battle,
    end_turn,
    ends,
    game,
    refused,
    steps,
    table,
    tags,
)

# --- of one's own will ---------------------------------------------------------------------------


@pytest.mark.rule("C-4.2.2a")
@pytest.mark.parametrize("at", ["3407", "2424", ANZIO])
def test_allies_leave_by_their_edges_and_come_back_two_turns_later(at: str) -> None:
    position = table({"us-3-7": at, "us-3-15": "3417"}, turn=5)
    events = position.do(Leave("us-3-7"))
    assert [e.turn for e in events if isinstance(e, LeftMap)] == [7]
    assert position.where("us-3-7") == "box:away"
    end_turn(position)
    position.do(EndPhase())
    position.do(EndPhase())
    assert position.state.turn == 6
    assert refused(position, Enter("us-3-7", ANZIO)) == ("RETURN_TOO_EARLY", "C-4.2.2a")
    position.do(EndPhase())
    position.do(EndPhase(), dice=(2,))
    position.do(EndPhase())
    position.do(EndPhase())
    assert {ANZIO, "3407", "2424"} <= set(ends(position, "enter", "us-3-7"))
    position.do(Enter("us-3-7", "3407"))
    assert position.where("us-3-7") == "3407"


@pytest.mark.rule("C-4.2.2a", "C-R44")
@pytest.mark.parametrize(("unit", "side"), [("us-3-7", "allied"), ("de-lehr", "axis")])
def test_both_sides_leave_by_west_and_north_for_good(unit: str, side: str) -> None:
    position = table({unit: "0107", "us-3-15": "3417", "de-bode": "2319"}, side=side)
    assert Leave(unit) in list(position.choices())
    position.do(Leave(unit))
    assert position.where(unit) == "box:departed"
    assert refused(position, Enter(unit, "0107")) == ("NO_RETURN", "C-4.2.2a")
    assert all(line.rule not in ("C-VP-A5", "C-VP-G8") for line in position.score().lines)


@pytest.mark.rule("C-4.2.2a", "C-VP-A5")
def test_germans_who_leave_by_east_or_south_are_destroyed() -> None:
    position = table({"de-lehr": "3407", "us-3-15": "3417"}, side="axis")
    position.do(Leave("de-lehr"))
    assert steps(position, "de-lehr") == 0
    assert any(line.rule == "C-VP-A5" for line in position.score().lines)


@pytest.mark.rule("C-4.2.2a", "C-R61")
def test_a_unit_leaves_only_from_an_exit_hex_of_its_side() -> None:
    position = table({"us-3-7": CENTRE, "de-lehr": ANZIO})
    assert refused(position, Leave("us-3-7")) == ("ENTRY_EDGE", "C-4.2.2a")
    german = table({"us-3-7": "3417", "de-lehr": ANZIO}, side="axis")
    assert refused(german, Leave("de-lehr")) == ("ENTRY_EDGE", "C-4.2.2a")


@pytest.mark.rule("C-R44", "C-R54")
@pytest.mark.parametrize("bad", [False, True])
def test_leaving_costs_one_point_in_any_weather(bad: bool) -> None:
    position = table({"us-3-7": CENTRE, "us-3-15": "3417"}, bad=bad)
    via = (NORTH, CENTRE, NORTH, "0106") if not bad else (NORTH, CENTRE, "0107")
    position.do(Move(("us-3-7",), via[-1], via))
    position.do(Leave("us-3-7"))
    assert position.where("us-3-7") == "box:departed"
    long = (NORTH, CENTRE, NORTH, CENTRE, NORTH, "0106")
    tired = table({"us-3-7": CENTRE, "us-3-15": "3417"})
    tired.do(Move(("us-3-7",), "0106", long))
    assert refused(tired, Leave("us-3-7")) == ("MP_EXCEEDED", "S/C-4.0a")


@pytest.mark.rule("C-R44", "S/C-4.1.2b")
def test_breaking_contact_to_leave_costs_one_more_and_a_stopped_unit_stays() -> None:
    engaged = table({"uk-25tank": "0107", "de-lehr": CENTRE})
    unit = game().title.number["uk-25tank"]
    engaged.state.spent[unit] = 13
    engaged.state.__dict__.clear()
    assert refused(engaged, Leave("uk-25tank"))[0] == "MP_EXCEEDED"
    engaged.state.spent[unit] = 12
    engaged.state.__dict__.clear()
    engaged.do(Leave("uk-25tank"))
    stopped = table({"us-3-7": "0105", "de-lehr": CENTRE})
    stopped.do(Move(("us-3-7",), "0107"))
    assert refused(stopped, Leave("us-3-7")) == ("ZOC_STOP", "S/C-4.1.2a")


@pytest.mark.rule("C-R44", "S/C-R59")
def test_a_unit_may_march_through_a_full_exit_hex_and_out() -> None:
    crowd = dict.fromkeys(("us-3-15", "us-3-30", "us-34-133", "us-34-135"), "0107")
    position = table({"us-3-7": CENTRE, **crowd})
    position.do(Leave("us-3-7", ("0107",)))
    assert position.where("us-3-7") == "box:departed"


# --- retreats ------------------------------------------------------------------------------------


@pytest.mark.rule("C-R44", "S/C-5.3")
@pytest.mark.parametrize(("defender", "attacker"), [("de-lehr", "us-3-7"), ("us-3-7", "de-lehr")])
def test_a_forced_retreat_over_the_western_edge_is_legal(defender: str, attacker: str) -> None:
    side = "allied" if attacker.startswith("us") else "axis"
    position = battle({attacker: CENTRE, defender: "0107"}, side=side, air=(60, 60))
    assault(position, "0107", (attacker,), "DRI AVB", air=9, support=Support())
    while position.decisions()[0].kind != "retreat":
        position.do(position.choices()[0])
    assert Retreat(defender, "edge") in list(position.choices())
    position.do(Retreat(defender, "edge"))
    assert position.where(defender) == "box:departed"


@pytest.mark.rule("C-R44", "S/C-R31")
def test_a_german_has_no_retreat_over_the_eastern_edge_but_an_ally_has() -> None:
    ring = ("3406", "3408", "3306", "3307")
    germans = dict(zip(("de-lehr", "de-1027", "de-1028", "de-35ss"), ring, strict=True))
    allies = dict(zip(("us-3-7", "us-3-15", "us-3-30", "us-34-133"), ring, strict=True))
    held = table({**germans, "us-504": "3407"})
    rules = game()
    assert not is_cut_off(rules, held.state, rules.title.number["us-504"])
    lost = table({**allies, "de-bode": "3407"})
    assert is_cut_off(rules, lost.state, rules.title.number["de-bode"])


@pytest.mark.rule("C-R62")
def test_the_railway_gun_retreats_along_the_rails_or_not_at_all() -> None:
    position = battle({"us-3-7": "1208", "de-rail725": "1108"}, air=(60, 0))
    assault(position, "1108", ("us-3-7",), "DRI AVI", air=6)
    assert position.where("de-rail725") == "1009"
    cut = {"us-3-7": "1208", "us-3-15": "1010", "de-rail725": "1108"}
    doomed = battle(cut, air=(60, 0))
    assault(doomed, "1108", ("us-3-7",), "DRI AVI", air=6)
    assert steps(doomed, "de-rail725") == 0


@pytest.mark.rule("C-R62", "S/C-5.3.2")
def test_mechanised_guns_lose_nothing_when_they_retreat_over_a_river() -> None:
    position = table({"de-art-xiv": "0618", "de-508": "0618"})
    rules = game()
    way = Way((rules.hex_named("0617"),))
    gun, tank = rules.title.number["de-art-xiv"], rules.title.number["de-508"]
    assert steps_lost(rules, position.state, gun, way, ()) == []
    assert steps_lost(rules, position.state, tank, way, ()) == [("river", "S/C-5.3.2")]


@pytest.mark.rule("C-R23")
def test_germans_do_not_retreat_onto_the_way_out_of_a_bivouac() -> None:
    position = table({"de-lehr": "2520"})
    rules = game()
    unit = rules.title.number["de-lehr"]
    here, there = rules.hex_named("2520"), rules.hex_named("2521")
    assert rules.retreat_cost(position.state, unit, here, there) < 0
    opened = table({"de-lehr": "2520"}, options={"bivouac_exits": "open"})
    assert rules.retreat_cost(opened.state, unit, here, there) > 0


@pytest.mark.rule("C-R49")
def test_a_chain_begins_with_the_fifth_unit() -> None:
    crowd = dict.fromkeys(("de-94-267", "de-94-274", "de-94-276"), SOUTH)
    position = battle({"us-3-7": NORTH, "us-3-15": NORTH, "de-bode": CENTRE, **crowd}, air=(60, 0))
    assault(position, CENTRE, ("us-3-7", "us-3-15"), "DRI AVI", air=4)
    position.do(Retreat("de-bode", SOUTH))
    assert position.where("de-bode") == SOUTH
    full = battle(
        {"us-3-7": NORTH, "us-3-15": NORTH, "de-bode": CENTRE, "de-lehr": SOUTH, **crowd},
        air=(60, 0),
    )
    assault(full, CENTRE, ("us-3-7", "us-3-15"), "DRI AVI", air=4)
    full.do(Retreat("de-bode", SOUTH))
    assert full.decisions()[0].kind == "displace"


# --- withdrawals ---------------------------------------------------------------------------------


@pytest.mark.rule("C-4.2.2b", "S/C-R50")
@pytest.mark.parametrize(
    ("unit", "turn", "side"),
    [
        ("de-hg-pz", 7, "axis"),
        ("us-504", 9, "allied"),
        ("uk-56-168", 11, "allied"),
        ("de-35ss", 13, "axis"),
        ("uk-5-15", 19, "allied"),
    ],
)
def test_withdrawals_happen_as_the_owner_moves(unit: str, turn: int, side: str) -> None:
    units = {unit: CENTRE, "us-3-7": "3417", "de-bode": "2319"}
    position = table(units, turn=turn - 1, side=side)
    while position.state.turn < turn:
        last = position.state.phase == "combat" and position.state.side == 1
        position.do(EndPhase(), dice=(2,) if last else ())
    while position.decisions()[0].side != side:
        assert position.where(unit) == CENTRE
        position.do(EndPhase())
    assert position.where(unit) == "box:withdrawn"


@pytest.mark.rule("C-4.2.2b", "S/C-R50", "S/C-R31")
def test_an_encircled_unit_is_not_withdrawn_and_a_boxed_one_is() -> None:
    fence = {"de-lehr": "0206", "de-1027": "0309", "de-1028": "0109", "de-35ss": "0306"}
    units = {"us-504": CENTRE, "us-3-7": "3417", **fence, "de-508": "0210", "de-bode": "0106"}
    position = table(units, turn=9, side="axis")
    position.do(EndPhase())
    position.do(EndPhase())
    assert position.where("us-504") == CENTRE
    assert "WithdrawalDelayed" in tags(position)
    boxed = table({"us-504": "box:bivouac_vi", "us-3-7": "3417", "de-bode": "2319"}, turn=9)
    boxed.set(side="axis")
    boxed.set(phase="movement")
    boxed.do(EndPhase())
    boxed.do(EndPhase())
    assert boxed.where("us-504") == "box:withdrawn"


@pytest.mark.rule("C-R52", "C-7.0b", "C-4.2.2b")
def test_the_hermann_goering_division_is_back_on_turn_18_whole() -> None:
    units = {
        "de-hg-pz": "box:eliminated",
        "de-hg-1pzgr": "box:withdrawn",
        "de-hg-2pzgr": CENTRE,
        "us-3-7": "3417",
    }
    position = table(units, turn=17, reduced=("de-hg-2pzgr",))
    position.do(EndPhase())
    position.do(EndPhase(), dice=(2,))
    assert position.state.turn == 18
    assert position.where("de-hg-pz") == position.where("de-hg-1pzgr") == WAITING
    assert steps(position, "de-hg-pz") == 2
    assert position.where("de-hg-2pzgr") == CENTRE
    assert steps(position, "de-hg-2pzgr") == 1
    assert "0107" in ends(position, "enter", "de-hg-pz")
    assert not any(line.rule == "C-VP-A5" for line in position.score().lines)


# --- recovery ------------------------------------------------------------------------------------


@pytest.mark.rule("C-7.0b", "S/C-R40")
@pytest.mark.parametrize("at", ["3417", "box:bivouac_v", "box:away"])
def test_an_ally_left_in_peace_all_turn_recovers_wherever_it_is(at: str) -> None:
    position = table({"us-3-7": at, "us-3-15": "3418"}, side="axis", reduced=("us-3-7",))
    end_turn(position)
    assert steps(position, "us-3-7") == 2


@pytest.mark.rule("C-7.0b", "S/C-R40")
def test_germans_never_recover() -> None:
    position = table({"de-lehr": CENTRE, "us-3-15": "3418"}, side="axis", reduced=("de-lehr",))
    end_turn(position)
    assert steps(position, "de-lehr") == 1


@pytest.mark.rule("C-7.0b", "S/C-R40")
def test_contact_at_any_time_of_the_turn_prevents_recovery() -> None:
    units = {"us-3-7": CENTRE, "de-lehr": "0205"}
    quiet = table(units, side="axis", reduced=("us-3-7",))
    end_turn(quiet)
    assert steps(quiet, "us-3-7") == 2
    met = table(units, side="axis", reduced=("us-3-7",))
    met.do(Move(("de-lehr",), NORTH))
    met.do(EndPhase())
    assault(met, CENTRE, ("de-lehr",), "DVI ARI", support=Support())
    while met.decisions()[0].kind == "retreat":
        met.do(met.choices()[0])
    end_turn(met)
    assert steps(met, "us-3-7") == 1


@pytest.mark.rule("C-7.0b", "S/C-R40")
def test_a_gun_that_supports_a_ground_combat_has_been_in_it() -> None:
    units = {"us-art-ii": "0210", "us-3-7": CENTRE, "de-lehr": NORTH}
    for support, after in ((Support(), 2), (Support(("us-art-ii",)), 1)):
        position = battle(units, side="axis", reduced=("us-art-ii",))
        assault(position, CENTRE, ("de-lehr",), "DVI ARI", support=support)
        while position.decisions()[0].kind == "retreat":
            position.do(position.choices()[0])
        end_turn(position)
        assert steps(position, "us-art-ii") == after


@pytest.mark.rule("S/C-R40")
def test_a_step_lost_this_turn_waits_for_the_next() -> None:
    quiet = table({"us-3-7": CENTRE, "us-3-15": "3417", "de-lehr": "2319"}, side="axis")
    quiet.set(air_axis=4)
    quiet.do(EndPhase())
    quiet.do(Bombard(CENTRE, air=4), dice=(1, 1))
    assert steps(quiet, "us-3-7") == 1
    end_turn(quiet)
    assert steps(quiet, "us-3-7") == 1
    end_turn(quiet)
    assert steps(quiet, "us-3-7") == 2


@pytest.mark.rule("C-7.0b", "S/C-R40")
def test_who_asks_for_a_step_is_told_why_he_does_not_get_it() -> None:
    def reason(units: dict[str, str], unit: str, *reduced: str, side: str = "allied") -> str:
        ruling = table(units, reduced=reduced, side=side).check(Recover(unit))
        assert ruling.refusal is not None
        assert (ruling.code, ruling.rule) == ("NO_RECOVERY", "C-7.0b")
        assert "{" not in ruling.text
        return str(ruling.refusal.params["reason"])

    alone = {"us-3-7": CENTRE, "us-3-15": "3418"}
    assert reason(alone, "us-3-7") == "whole"
    assert reason(alone, "us-3-7", "us-3-7") == "by-itself"
    assert reason(alone | {"de-lehr": NORTH}, "us-3-7", "us-3-7") == "engaged"
    assert reason(alone | {"de-lehr": "0205"}, "de-lehr", "de-lehr", side="axis") == "axis"
    gone = table(alone | {"us-3-7": "box:eliminated"})
    assert refused(gone, Recover("us-3-7"))[0] == "NO_RETURN"
