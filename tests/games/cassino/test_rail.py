"""Railways and the railway gun."""

import pytest

from grognard.games.cassino.actions import Enter, Leave, Rail
from grognard.games.cassino.events import Railed
from grognard.games.somnium.actions import AddAir, AddGun, Attack, Bombard, EndPhase, Move, Support
from tests.games.cassino.arrange import ANZIO, WAITING, battle, ends, game, refused, table

GUN = "de-rail725"
LINE = ["2901", "3002", "2902", "2903", "2804", "2704", "2605", "2505", "2506", "2407", "2306"]


@pytest.mark.rule("C-10.0", "C-R42")
def test_a_unit_on_the_rails_travels_up_to_thirty_hexes_whatever_its_allowance() -> None:
    position = table({"de-bode": "2901"}, side="axis")
    offered = ends(position, "rail", "de-bode")
    assert set(LINE[1:]) <= set(offered)
    assert "2901" not in offered
    events = position.do(Rail("de-bode", "2306"))
    (told,) = [event for event in events if isinstance(event, Railed)]
    assert len(told.path) == 10
    assert position.where("de-bode") == "2306"
    assert position.state.control[game().hex_named("2704")] == 0


@pytest.mark.rule("C-10.0")
def test_thirty_hexes_and_no_more() -> None:
    position = table({"us-3-7": "2901"})
    rules, start = game(), game().hex_named("2901")
    edition = rules.front(position.state)
    away, front = {start: 0}, [start]
    while front:
        front = [
            n
            for h in front
            for n in edition.around[h]
            if edition.rail_slots[edition.slot(h, n)]
            and n not in away
            and away.setdefault(n, away[h] + 1)
        ]
    far = {edition.names[h] for h, steps in away.items() if steps > 30}
    near = {edition.names[h] for h, steps in away.items() if 0 < steps <= 30}
    assert far
    assert set(ends(position, "rail", "us-3-7")) == near
    assert refused(position, Rail("us-3-7", min(far))) == ("RAIL", "C-10.0")


@pytest.mark.rule("C-10.0", "C-R42")
def test_a_journey_begins_on_the_rails_out_of_contact_and_unmoved() -> None:
    position = table({"de-bode": "2802", "de-lehr": "2902", "us-3-7": "2605"}, side="axis")
    assert refused(position, Rail("de-bode", "2902")) == ("RAIL", "C-10.0")
    assert refused(position, Rail("de-lehr", "2802"))[0] == "RAIL"
    position.do(Move(("de-lehr",), "2903"))
    assert not ends(position, "rail", "de-lehr")
    ruling = position.check(Rail("de-lehr", "2804"))
    assert ruling.refusal is not None
    assert ruling.refusal.params["reason"] == "moved"
    engaged = table({"de-lehr": "2704", "us-3-7": "2605"}, side="axis")
    held = engaged.check(Rail("de-lehr", "2804"))
    assert held.refusal is not None
    assert held.refusal.params["reason"] == "engaged"


@pytest.mark.rule("C-10.0", "C-R42")
def test_a_train_never_comes_next_to_an_enemy_nor_passes_him() -> None:
    position = table({"de-lehr": "2901", "us-3-7": "2605"}, side="axis")
    offered = ends(position, "rail", "de-lehr")
    assert "2804" in offered
    assert not {"2704", "2605", "2505", "2506", "2306"} & set(offered)
    ruling = position.check(Rail("de-lehr", "2704"))
    assert ruling.refusal is not None
    assert ruling.refusal.params["reason"] == "would-engage"


@pytest.mark.rule("C-10.0", "C-R42")
def test_after_the_train_nothing_else() -> None:
    position = table({"de-lehr": "2804"}, side="axis")
    position.do(Rail("de-lehr", "2901"))
    for action in (Move(("de-lehr",), "2902"), Rail("de-lehr", "2903"), Leave("de-lehr")):
        assert refused(position, action) == ("RAIL", "C-10.0")


@pytest.mark.rule("C-R42", "S/C-4.1.1")
def test_a_journey_ends_where_there_is_room_and_passes_full_stations() -> None:
    crowd = dict.fromkeys(("de-26pz-9", "de-26pz-67", "de-29pg-15", "de-29pg-71"), "2902")
    position = table({"de-bode": "2901", **crowd}, side="axis")
    assert refused(position, Rail("de-bode", "2902")) == ("STACK_LIMIT", "S/C-4.1.1")
    position.do(Rail("de-bode", "2903"))
    assert position.where("de-bode") == "2903"


@pytest.mark.rule("C-R42", "C-4.2.1a")
def test_reinforcements_board_at_an_entry_hex_with_rails_which_counts() -> None:
    position = table({GUN: WAITING, "de-lehr": WAITING}, side="axis")
    assert "2903" in ends(position, "rail", GUN)
    assert "2901" in ends(position, "rail", GUN)
    assert not ends(position, "enter", GUN)
    assert "2903" in ends(position, "rail", "de-lehr")
    position.do(Rail(GUN, "2903", "2901"))
    assert position.where(GUN) == "2903"
    boxed = table({"us-1ad-ccb": "box:bivouac_ii"})
    assert {"2521", "2421", "2622"} <= set(ends(boxed, "rail", "us-1ad-ccb"))
    landing = table({"us-45-157": WAITING})
    assert "0417" in ends(landing, "rail", "us-45-157")
    assert ANZIO in ends(landing, "rail", "us-45-157")


@pytest.mark.rule("C-R42")
def test_a_given_route_is_followed_or_refused() -> None:
    position = table({"de-bode": "2901"}, side="axis")
    position.do(Rail("de-bode", "2902", "", ("3002", "2902")))
    assert position.where("de-bode") == "2902"
    other = table({"de-bode": "2901"}, side="axis")
    assert refused(other, Rail("de-bode", "2902", "", ("2902",)))[0] == "RAIL"


@pytest.mark.rule("C-R42")
def test_with_friendly_rails_only_hexes_held_as_the_phase_began_serve() -> None:
    options = {"rail_control": "friendly_only"}
    held = {"2704": "allied"}
    position = table(
        {"de-bode": "2901", "de-lehr": "2703"}, side="axis", options=options, held=held
    )
    offered = ends(position, "rail", "de-bode")
    assert "2804" in offered
    assert "2704" not in offered
    position.do(Move(("de-lehr",), "2704"))
    assert "2704" not in ends(position, "rail", "de-bode")
    free = table({"de-bode": "2901"}, side="axis", held=held)
    assert "2704" in ends(free, "rail", "de-bode")


@pytest.mark.rule("C-R42", "C-R60", "C-R23")
def test_trains_do_not_take_germans_into_closed_hexes() -> None:
    first = table({"de-bode": "0316"}, side="axis", turn=1)
    assert "0417" not in ends(first, "rail", "de-bode")
    later = table({"de-bode": "0316"}, side="axis", turn=2)
    assert ANZIO in ends(later, "rail", "de-bode")
    line = table({"de-bode": "2421"}, side="axis", turn=2)
    assert "2521" not in ends(line, "rail", "de-bode")


# --- the railway gun -----------------------------------------------------------------------------


@pytest.mark.rule("C-R62", "C-8.0a", "C-9.0")
def test_the_railway_gun_moves_by_rail_alone() -> None:
    position = table({GUN: "2902"}, side="axis")
    assert not ends(position, "move", GUN)
    assert refused(position, Move((GUN,), "2903"))[0] == "MP_EXCEEDED"
    assert refused(position, Leave(GUN))[0] == "ENTRY_EDGE"
    assert refused(table({GUN: WAITING}, side="axis"), Enter(GUN, "0107"))[0] == "MP_EXCEEDED"
    assert "2804" in ends(position, "rail", GUN)


@pytest.mark.rule("C-R62", "S/C-R25")
def test_an_engaged_railway_gun_stays_and_must_attack() -> None:
    position = table({GUN: "2902", "us-3-7": "2802"}, side="axis")
    assert not ends(position, "rail", GUN)
    position.do(EndPhase())
    assert refused(position, EndPhase())[0] == "MUST_ATTACK"


@pytest.mark.rule("C-8.0h", "C-R47")
def test_the_railway_gun_is_silent_in_the_allied_combat_phase() -> None:
    units = {GUN: "2903", "de-bode": "2501", "us-3-7": "2502"}
    position = battle(units, air=(10, 4))
    position.do(Attack("2501", ("us-3-7",)))
    assert refused(position, AddGun(GUN)) == ("RAIL_GUN_PHASE", "C-8.0h")
    assert refused(position, Support((GUN,)))[0] == "RAIL_GUN_PHASE"
    own = battle(units, side="axis")
    own.do(Attack("2502", ("de-bode",), (GUN,)), dice=(3, 4))


@pytest.mark.rule("C-8.0g", "S/C-R46")
def test_guns_alone_get_no_air() -> None:
    units = {GUN: "2903", "us-3-7": "2502"}
    position = battle(units, side="axis", air=(0, 4))
    mixed = Bombard("2502", (GUN,), 3)
    assert refused(position, mixed) == ("MIXED_BOMBARDMENT", "S/C-R46")
    position.do(Bombard("2502"))
    position.do(AddGun(GUN))
    assert refused(position, AddAir(3))[0] == "MIXED_BOMBARDMENT"
