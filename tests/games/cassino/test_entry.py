"""Coming onto the map: edges, bivouacs, Anzio and its limit."""

import pytest

from grognard.games.cassino.actions import Enter, Leave
from grognard.games.cassino.anzio import joined_to_rear, units_ashore
from grognard.games.somnium.actions import Bombard, EndPhase, Move
from grognard.lab import Position
from tests.games.cassino.arrange import (
    ANZIO,
    CENTRE,
    WAITING,
    ends,
    game,
    refused,
    table,
    tags,
)

BOX_II, BOX_VI, BOX_X = "box:bivouac_ii", "box:bivouac_vi", "box:bivouac_x"


def spent(position: Position, unit: str) -> int:
    return int(position.state.spent[game().title.number[unit]])


# --- edges ---------------------------------------------------------------------------------------


@pytest.mark.rule("C-4.2.1a", "C-R61")
def test_germans_enter_by_west_and_north_and_pay_the_first_hex() -> None:
    position = table({"de-lehr": WAITING}, side="axis")
    offered = ends(position, "enter", "de-lehr")
    assert offered["0107"] == 2
    assert offered["0115"] == 6
    assert offered["2701"] == 2
    assert offered["0111"] == 1
    assert refused(position, Enter("de-lehr", "3407", "3407")) == ("ENTRY_EDGE", "C-4.2.1a")
    assert refused(position, Enter("de-lehr", ANZIO, ANZIO)) == ("ENTRY_EDGE", "C-4.2.1a")
    position.do(Enter("de-lehr", CENTRE, "0107"))
    assert spent(position, "de-lehr") == 4


@pytest.mark.rule("C-4.2.1a")
def test_allies_enter_by_south_east_and_anzio() -> None:
    position = table({"us-45-157": WAITING})
    offered = ends(position, "enter", "us-45-157")
    assert {"3406", "2324", "2424", ANZIO, "0519"} <= set(offered)
    assert refused(position, Enter("us-45-157", "0107", "0107"))[0] == "ENTRY_EDGE"
    position.do(Enter("us-45-157", "0519"))
    assert position.where("us-45-157") == "0519"
    assert spent(position, "us-45-157") == 4


@pytest.mark.rule("C-4.2.1a", "C-R61")
def test_the_southern_edge_begins_at_minturno_and_not_on_the_coast_west_of_it() -> None:
    position = table({"us-45-157": WAITING})
    position.do(Enter("us-45-157", "2224", "2224"))
    assert position.where("us-45-157") == "2224"
    west = table({"us-45-157": WAITING})
    assert refused(west, Enter("us-45-157", "2123", "2123")) == ("ENTRY_EDGE", "C-4.2.1a")


@pytest.mark.rule("C-4.2.1a")
def test_the_road_counts_only_where_it_runs_off_the_map() -> None:
    position = table({"uk-6ad-61": WAITING}, turn=9)
    offered = ends(position, "enter", "uk-6ad-61")
    assert offered["3407"] == 1
    assert offered["3408"] == 2
    assert offered["2524"] == 1


@pytest.mark.rule("C-4.2.1a", "C-R54")
def test_bad_weather_makes_the_first_hex_dearer_but_not_the_road() -> None:
    position = table({"uk-6ad-61": WAITING}, turn=9, bad=True)
    offered = ends(position, "enter", "uk-6ad-61")
    assert offered["3407"] == 1
    assert offered[ANZIO] == 3


@pytest.mark.rule("C-4.2.1a", "C-14.1")
def test_a_reinforcement_may_wait_but_not_come_early() -> None:
    early = table({"us-85-337": WAITING}, turn=9)
    assert refused(early, Enter("us-85-337", ANZIO)) == ("NOT_DUE", "C-14.1")
    assert not ends(early, "enter", "us-85-337")
    assert ends(table({"us-85-337": WAITING}, turn=14), "enter", "us-85-337")
    here = table({"us-85-337": CENTRE}, turn=14)
    assert refused(here, Enter("us-85-337", ANZIO)) == ("ALREADY_HERE", "C-14.1")


@pytest.mark.rule("C-4.2.1a", "S/C-4.1.2a")
def test_a_first_hex_in_an_enemy_zone_ends_the_move_and_obliges() -> None:
    position = table({"de-lehr": WAITING, "us-3-7": CENTRE}, side="axis")
    stopped = Enter("de-lehr", "0106", "0107", ("0107", "0106"))
    assert refused(position, stopped) == ("ZOC_STOP", "S/C-4.1.2a")
    position.do(Enter("de-lehr", "0107", "0107"))
    assert refused(position, Move(("de-lehr",), "0106"))[0] == "ZOC_STOP"
    position.do(EndPhase())
    assert refused(position, EndPhase())[0] == "MUST_ATTACK"


@pytest.mark.rule("C-R61", "S/C-4.1.2e")
def test_an_entry_hex_with_enemies_is_shut() -> None:
    position = table({"de-lehr": WAITING, "us-3-7": "0107"}, side="axis")
    assert refused(position, Enter("de-lehr", "0107", "0107")) == ("ENEMY_OCCUPIED", "S/C-4.1.2e")


@pytest.mark.rule("S/C-R59")
def test_a_full_entry_hex_can_be_crossed_but_not_kept() -> None:
    crowd = dict.fromkeys(("de-26pz-9", "de-26pz-67", "de-29pg-15", "de-29pg-71"), "0107")
    position = table({"de-lehr": WAITING, **crowd}, side="axis")
    assert refused(position, Enter("de-lehr", "0107", "0107"))[0] == "STACK_LIMIT"
    position.do(Enter("de-lehr", CENTRE, "0107"))
    assert position.where("de-lehr") == CENTRE


@pytest.mark.rule("S/C-R26", "C-4.2.1a")
def test_armour_does_not_come_in_before_mountain_enemies_only() -> None:
    position = table({"de-508": WAITING, "us-3-7": "0501"}, side="axis")
    assert refused(position, Enter("de-508", "0401", "0401")) == ("ARMOUR_MOUNTAIN", "S/C-R26")


@pytest.mark.rule("C-4.2.1a", "S/C-4.0a")
def test_a_way_in_that_is_too_dear_or_broken_is_refused() -> None:
    position = table({"us-85-337": WAITING}, turn=14)
    assert refused(position, Enter("us-85-337", "2509"))[0] == "MP_EXCEEDED"
    broken = Enter("us-85-337", "0620", ANZIO, (ANZIO, "0620"))
    assert refused(position, broken) == ("PATH_BROKEN", "S/C-4.0a")
    position.do(Enter("us-85-337", "0620", ANZIO, (ANZIO, "0519", "0620")))
    assert spent(position, "us-85-337") == 6


# --- bivouacs ------------------------------------------------------------------------------------


@pytest.mark.rule("C-R23", "C-14.1a")
def test_a_unit_leaves_its_bivouac_by_an_exit_at_the_price_of_the_hex() -> None:
    position = table({"us-1ad-ccb": BOX_II, "us-3-7": BOX_VI})
    offered = ends(position, "enter", "us-1ad-ccb")
    assert offered["2521"] == 4
    assert offered["2522"] == 4
    assert refused(position, Enter("us-1ad-ccb", "3407", "3407"))[0] == "ENTRY_EDGE"
    assert ends(position, "enter", "us-3-7")[ANZIO] == 2
    position.do(Enter("us-1ad-ccb", "2421"))
    assert "Entered" in tags(position)
    assert position.where("us-1ad-ccb") == "2421"


@pytest.mark.rule("C-14.1a", "C-R23")
def test_a_bivouac_has_no_limit_and_its_units_no_zone_and_no_fire() -> None:
    crowd = ["us-34-133", "us-34-135", "us-34-168", "us-1ad-ccb", "us-2armgp", "us-art-ii"]
    position = table({**dict.fromkeys(crowd, BOX_II), "de-bode": "2420"}, side="axis")
    assert ends(position, "move", "de-bode")["2421"] == 2
    attack = table({"us-art-ii": BOX_II, "us-3-7": "2421", "de-bode": "2321"}, air=(0, 0))
    attack.do(EndPhase())
    assert refused(attack, Bombard("2321", ("us-art-ii",)))[0] == "OUT_OF_RANGE"


@pytest.mark.rule("C-R23")
@pytest.mark.parametrize("exit_hex", ["2521", "2522", "2424", "3304", "2918", "2720"])
def test_germans_never_enter_the_way_out_of_a_bivouac(exit_hex: str) -> None:
    position = table({"de-lehr": "2520", "de-bode": "3205"}, side="axis", turn=8)
    refusal = refused(position, Move(("de-lehr",), exit_hex))
    assert refusal == ("BIVOUAC_CLOSED", "C-R23")


@pytest.mark.rule("C-R23")
def test_with_the_switch_the_ways_out_are_open_to_germans() -> None:
    position = table({"de-lehr": "2520"}, side="axis", options={"bivouac_exits": "open"})
    position.do(Move(("de-lehr",), "2521"))
    assert position.where("de-lehr") == "2521"


@pytest.mark.rule("C-R23")
def test_units_of_a_box_that_is_shut_in_come_by_the_edges_in_that_phase() -> None:
    watched = {"de-lehr": "2422", "de-bode": "2621", "us-1ad-ccb": BOX_II, "us-3-7": BOX_X}
    position = table(watched)
    offered = ends(position, "enter", "us-1ad-ccb")
    assert offered["2521"] == 4
    assert offered["3407"] == 1
    assert "3407" not in ends(position, "enter", "us-3-7")
    free = table({"us-1ad-ccb": BOX_II, "us-3-7": BOX_X})
    assert "3407" not in ends(free, "enter", "us-1ad-ccb")


@pytest.mark.rule("C-R23")
def test_being_shut_in_is_told_when_the_allied_phase_begins() -> None:
    watched = {"de-lehr": "2422", "de-bode": "2621", "us-1ad-ccb": BOX_II, "us-3-7": "3416"}
    position = table(watched, side="axis")
    position.do(EndPhase())
    position.do(EndPhase())
    assert "BivouacBlocked" in tags(position)
    assert "3407" in ends(position, "enter", "us-1ad-ccb")


@pytest.mark.rule("C-R23", "C-R60")
def test_the_box_of_the_beachhead_is_shut_in_by_germans_at_anzio() -> None:
    position = table({"us-3-7": BOX_VI, "de-lehr": ANZIO})
    assert ANZIO not in ends(position, "enter", "us-3-7")
    assert "3407" in ends(position, "enter", "us-3-7")


# --- Anzio ---------------------------------------------------------------------------------------


@pytest.mark.rule("C-R60")
@pytest.mark.parametrize(("turn", "code"), [(1, "ANZIO_SURPRISE"), (2, None)])
def test_the_beachhead_is_closed_to_germans_on_turn_1(turn: int, code: str | None) -> None:
    position = table({"de-lehr": "0416"}, side="axis", turn=turn)
    ruling = position.check(Move(("de-lehr",), ANZIO))
    assert ruling.code == code
    assert (ANZIO in ends(position, "move", "de-lehr")) is (code is None)
    if code:
        assert refused(position, Move(("de-lehr",), ANZIO)) == ("ANZIO_SURPRISE", "C-R60")
        assert refused(position, Move(("de-lehr",), "0417"))[0] == "ANZIO_SURPRISE"


@pytest.mark.rule("C-R60")
def test_without_surprise_the_beachhead_is_open_on_turn_1() -> None:
    options = {"anzio_surprise": "none"}
    position = table({"de-lehr": "0416"}, side="axis", turn=1, options=options)
    assert ANZIO in ends(position, "move", "de-lehr")


LANDED = [
    *("us-3-7", "us-3-15", "us-3-30", "us-45-179", "us-504", "us-6615", "uk-1-2", "uk-1-3"),
    *("uk-1-24gds", "uk-2cdo", "us-34-133", "us-34-135", "us-34-168", "us-36-141", "us-36-142"),
    *("us-36-143", "uk-46-128", "uk-46-138", "uk-46-139", "uk-56-167"),
]
FENCE = {
    "de-26pz-9": "0416",
    "de-26pz-67": "0517",
    "de-29pg-15": "0617",
    "de-29pg-71": "0718",
    "de-94-267": "0820",
    "de-94-274": "0317",
}
"""Germans whose zones cut the beachhead off."""


def beachhead(count: int) -> dict[str, str]:
    return dict.fromkeys(LANDED[:count], BOX_VI)


@pytest.mark.rule("C-4.2.1b", "C-R43")
@pytest.mark.parametrize(("count", "legal"), [(19, True), (20, False)])
def test_without_land_contact_at_most_twenty_units_are_at_anzio(count: int, legal: bool) -> None:
    position = table({**beachhead(count), **FENCE, "uk-18": WAITING}, turn=9)
    assert units_ashore(game(), position.state) == count
    landing = Enter("uk-18", ANZIO, ANZIO)
    if legal:
        position.do(landing)
        assert units_ashore(game(), position.state) == 20
    else:
        assert refused(position, landing) == ("ANZIO_LIMIT", "C-4.2.1b")
        assert ANZIO not in ends(position, "enter", "uk-18")
        assert "3407" in ends(position, "enter", "uk-18")


@pytest.mark.rule("C-4.2.1b")
def test_the_list_of_landings_follows_the_number_of_units_ashore() -> None:
    units = {**beachhead(18), **FENCE, "us-3-7": ANZIO, "uk-18": WAITING, "pl-2arm": WAITING}
    position = table(units, turn=14)
    assert ANZIO in ends(position, "enter", "pl-2arm")
    position.do(Enter("uk-18", ANZIO, ANZIO))
    assert units_ashore(game(), position.state) == 19
    position.do(Enter("us-3-15", ANZIO, ANZIO))
    assert ANZIO in ends(position, "enter", "pl-2arm")
    full = table({**units, "uk-46-139": "box:bivouac_vi"}, turn=14)
    full.do(Enter("uk-18", ANZIO, ANZIO))
    assert ANZIO not in ends(full, "enter", "pl-2arm")
    full.do(Leave("us-3-7"))
    assert ANZIO in ends(full, "enter", "pl-2arm")


@pytest.mark.rule("C-4.2.1b", "C-R43")
def test_leaving_the_box_is_no_landing() -> None:
    position = table({**beachhead(20), **FENCE, "us-88-349": BOX_VI})
    assert units_ashore(game(), position.state) == 21
    position.do(Enter("us-88-349", ANZIO))
    assert units_ashore(game(), position.state) == 21


@pytest.mark.rule("C-R43")
def test_with_land_contact_there_is_no_limit() -> None:
    position = table({**beachhead(20), "uk-18": WAITING}, turn=9)
    assert units_ashore(game(), position.state) is None
    position.do(Enter("uk-18", ANZIO, ANZIO))
    assert position.where("uk-18") == ANZIO


@pytest.mark.rule("C-R43")
def test_a_hex_in_a_german_zone_joins_only_if_allies_stand_in_it() -> None:
    rules = game()
    alone = table({"de-lehr": "2422", "us-3-7": "3417"})
    assert not joined_to_rear(rules, alone.state)[rules.hex_named("2421")]
    held = table({"de-lehr": "2422", "us-3-7": "2421"})
    assert joined_to_rear(rules, held.state)[rules.hex_named("2421")]
    assert not joined_to_rear(rules, held.state)[rules.hex_named("2422")]


@pytest.mark.rule("C-R43")
def test_units_far_from_anzio_or_joined_to_the_rear_do_not_count() -> None:
    units = {"us-3-7": ANZIO, "us-3-15": "0519", "us-3-30": "3417", "us-504": BOX_VI}
    position = table({**units, **FENCE})
    assert units_ashore(game(), position.state) == 3
