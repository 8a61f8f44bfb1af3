"""Weather: the die, air points, and dearer ground."""

import pytest

from grognard.games.cassino.events import WeatherRolled
from grognard.games.somnium.actions import EndPhase, Move
from tests.games.cassino.arrange import CENTRE, NORTH, ends, game, refused, table

COAST_ROAD = ("2123", "2023", "1923", "1823", "1722", "1622", "1522", "1423")
NORTHWARD = ("1422", "1421", "1420", "1419", "1418")


@pytest.mark.rule("C-13.0", "C-6.0")
@pytest.mark.parametrize(
    ("die", "allied", "german"), [(1, 30, 2), (2, 60, 4), (3, 30, 2), (4, 60, 4), (5, 30, 2)]
)
def test_an_odd_die_halves_the_air_of_both(die: int, allied: int, german: int) -> None:
    position = table({"us-3-7": "3417", "de-bode": CENTRE})
    position.do(EndPhase())
    events = position.do(EndPhase(), dice=(die,))
    assert position.state.air == [german, allied]
    rolled = [event for event in events if isinstance(event, WeatherRolled)]
    assert [(event.die, event.bad) for event in rolled] == [(die, die % 2 == 1)]


@pytest.mark.rule("C-13.0")
def test_the_first_turn_is_fine_and_needs_no_die() -> None:
    position = table({"us-3-7": "3417", "de-bode": CENTRE}, turn=1)
    assert position.state.air == [4, 60]
    assert position.view("axis").tracks[-1].value == 0


@pytest.mark.rule("C-2.4.2")
def test_both_players_see_both_air_tracks_and_the_weather() -> None:
    position = table({"us-3-7": "3417", "de-bode": CENTRE}, air=(17, 3))
    for viewer in ("allied", "axis", "spectator"):
        tracks = {(track.id, track.side): track.value for track in position.view(viewer).tracks}
        assert tracks[("air", "allied")] == 17
        assert tracks[("air", "axis")] == 3
        assert tracks[("weather", None)] == 0


@pytest.mark.rule("C-4.0e", "S/C-4.0c")
def test_the_march_from_minturno_beyond_terracina_costs_twelve() -> None:
    way = (*COAST_ROAD, *NORTHWARD)
    position = table({"uk-6ad-61": "2224", "us-3-7": "3417"})
    position.do(Move(("uk-6ad-61",), "1418", way))
    unit = game().title.number["uk-6ad-61"]
    assert position.state.spent[unit] == 24


@pytest.mark.rule("C-R54", "C-13.0")
def test_in_bad_weather_the_same_march_is_too_dear_by_three_hexes_off_the_road() -> None:
    way = (*COAST_ROAD, *NORTHWARD)
    position = table({"uk-6ad-61": "2224", "us-3-7": "3417"}, bad=True)
    ruling = position.check(Move(("uk-6ad-61",), "1418", way))
    assert ruling.code == "MP_EXCEEDED"
    assert ruling.refusal is not None
    assert ruling.refusal.params["cost"] == 27


@pytest.mark.rule("C-R54", "C-9.0")
@pytest.mark.parametrize(("bad", "troops", "infantry"), [(False, 4, 6), (True, 5, 7)])
def test_mountain_troops_pay_two_and_others_three(bad: bool, troops: int, infantry: int) -> None:
    position = table({"fr-rm-1": "1423", "us-3-7": "1423"}, bad=bad)
    assert ends(position, "move", "fr-rm-1")["1422"] == troops
    assert ends(position, "move", "us-3-7")["1422"] == infantry


@pytest.mark.rule("C-R54")
def test_an_unbridged_river_is_dearer_too_and_its_price_explains_itself() -> None:
    for bad, cost in ((False, 4), (True, 6)):
        position = table({"us-3-7": "0618"}, bad=bad)
        position.do(Move(("us-3-7",), "0617", ("0617",)))
        assert position.state.spent[game().title.number["us-3-7"]] == cost
    report = table({"us-3-7": CENTRE}, bad=True).reach("us-3-7")
    reached = next(each for each in report.hexes if each.at == "0207")
    found = [(each.reason, each.value, each.rule) for each in reached.path[0].reasons]
    assert found == [("hex-terrain", 2, "C-4.0e"), ("weather", 1, "C-13.0")]


@pytest.mark.rule("C-R54")
def test_roads_and_breaking_contact_cost_the_same_in_bad_weather() -> None:
    road = table({"uk-6ad-61": "2224"}, bad=True)
    assert ends(road, "move", "uk-6ad-61")["2123"] == 1
    engaged = {"us-3-7": CENTRE, "de-bode": "0207"}
    assert ends(table(engaged), "move", "us-3-7")["0209"] == 4
    assert ends(table(engaged, bad=True), "move", "us-3-7")["0209"] == 5


@pytest.mark.rule("C-4.0e")
@pytest.mark.parametrize(
    ("unit", "start", "to", "cost"),
    [
        ("us-3-7", "0519", "0419", 4),
        ("uk-6ad-61", "0519", "0518", 6),
        ("us-1ad-cca", "0519", "0518", 6),
        ("us-3-7", "1321", "1221", 6),
        ("us-3-7", "0204", "0205", 4),
        ("us-1ad-cca", "0204", "0205", 4),
        ("us-3-7", "2321", "2320", 2),
    ],
)
def test_prices_of_the_ground(unit: str, start: str, to: str, cost: int) -> None:
    assert ends(table({unit: start}), "move", unit)[to] == cost


@pytest.mark.rule("C-4.0e", "C-9.0", "C-8.0a", "C-R62")
@pytest.mark.parametrize("unit", ["us-1ad-cca", "de-art-xiv"])
def test_armour_and_mechanised_guns_enter_mountain_and_marsh_by_road_only(unit: str) -> None:
    side = "axis" if unit.startswith("de") else "allied"
    position = table({unit: "1423"}, side=side)
    assert "1422" not in ends(position, "move", unit)
    assert ends(position, "move", unit)["1522"] == 1
    code, rule = refused(position, Move((unit,), "1422", ("1422",)))
    assert (code, rule) == ("TERRAIN_FORBIDDEN", "C-4.0e")
    high = table({unit: "0717"}, side=side)
    assert ends(high, "move", unit)["0817"] == 1


@pytest.mark.rule("C-4.0e")
@pytest.mark.parametrize(("start", "closed"), [("0420", "0320"), ("2313", "2312")])
def test_sea_and_peaks_are_closed_to_everybody(start: str, closed: str) -> None:
    near = "2311" if closed == "2312" else start
    position = table({"us-3-7": near})
    assert closed not in ends(position, "move", "us-3-7")
    assert refused(position, Move(("us-3-7",), closed))[0] == "TERRAIN_FORBIDDEN"


@pytest.mark.rule("C-R18")
@pytest.mark.parametrize(("switch", "cost"), [("no", 6), ("yes", 4)])
def test_the_114th_light_division_climbs_only_with_the_switch(switch: str, cost: int) -> None:
    options = {"light_division_mountain": switch}
    position = table({"de-114-721": "1423"}, side="axis", options=options)
    assert ends(position, "move", "de-114-721")["1422"] == cost


@pytest.mark.rule("S/C-4.1.1")
def test_four_units_fill_a_hex() -> None:
    crowd = dict.fromkeys(("us-3-15", "us-3-30", "us-34-133", "us-34-135"), NORTH)
    position = table({"us-3-7": CENTRE, **crowd})
    assert refused(position, Move(("us-3-7",), NORTH)) == ("STACK_LIMIT", "S/C-4.1.1")
    assert "0206" in ends(position, "move", "us-3-7")
    crowd.popitem()
    assert NORTH in ends(table({"us-3-7": CENTRE, **crowd}), "move", "us-3-7")
