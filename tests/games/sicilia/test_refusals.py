"""Every refusal of the catalogue's list: code, rule, the facts it must name, and a sentence."""

import pytest

from grognard.games.somnium.actions import (
    AddUnit,
    Advance,
    Attack,
    Bombard,
    Drop,
    EndPhase,
    Evacuate,
    Land,
    Move,
    Retreat,
)
from grognard.kernel.illegal import Illegal, Refusal
from grognard.kernel.records import Action
from grognard.lab import Position
from tests.games.sicilia.arrange import (
    CENTRE,
    CITY,
    MOUNTAIN,
    NORTH,
    NORTH_WEST,
    SOUTH,
    assault,
    battle,
    table,
)

WAITING = "box:reinforcements"


def refusal(position: Position, action: Action, side: str | None = None) -> Refusal:
    ruling = position.check(action, side)
    assert ruling.refusal is not None, "it is legal"
    assert ruling.text.endswith((".", "?"))
    assert "{" not in ruling.text
    assert f"refusal-{ruling.refusal.code.lower()}" not in ruling.text
    return ruling.refusal


def test_a_move_in_the_wrong_phase_says_whose_phase_it_is() -> None:
    found = refusal(battle({"us-1-16": NORTH, "it-bers-10": CENTRE}), Move(("us-1-16",), "3315"))
    assert (found.code, found.rule) == ("NOT_YOUR_PHASE", "S-3.0")
    assert found.params["side"] == "allied"
    assert found.params["phase"] == "combat"


def test_too_dear_a_way_is_priced_hex_by_hex() -> None:
    way = ("2018", "2017", "2016", "2115")
    found = refusal(table({"us-1-16": "2019"}), Move(("us-1-16",), "2115", way))
    assert (found.code, found.rule) == ("MP_EXCEEDED", "S/C-4.0a")
    assert found.params["cost"] == 14
    assert found.params["allowance"] == 12
    assert found.params["steps"] == ("2018 1", "2017 1", "2016 1", "2115 4")


def test_forbidden_ground_names_class_and_terrain_and_whether_a_road_would_help() -> None:
    found = refusal(table({"us-2ad-cca": "2715"}), Move(("us-2ad-cca",), "2714", ("2714",)))
    assert (found.code, found.rule) == ("TERRAIN_FORBIDDEN", "S-4.0e")
    assert found.params["terrain"] == "mountain"
    assert found.params["move_class"] == "armour"
    assert found.params["by_road"] == "yes"
    sea = refusal(table({"us-1-16": "2019"}), Move(("us-1-16",), "2020", ("2020",)))
    assert sea.params["by_road"] == "no"


def test_a_full_hex_names_limit_and_number() -> None:
    crowd = {"us-1-18": NORTH, "us-1-26": NORTH, "us-3-7": NORTH}
    found = refusal(table({"us-1-16": CENTRE, **crowd}), Move(("us-1-16",), NORTH))
    assert (found.code, found.rule) == ("STACK_LIMIT", "S/C-4.1.1")
    assert (found.params["limit"], found.params["present"]) == (3, 3)


def test_a_stop_names_the_hex_and_the_enemy_hex_that_causes_it() -> None:
    position = table({"us-1-16": "3314", "it-bers-10": CENTRE})
    found = refusal(position, Move(("us-1-16",), NORTH_WEST, ("3315", NORTH, NORTH_WEST)))
    assert (found.code, found.rule) == ("ZOC_STOP", "S/C-4.1.2a")
    assert found.params["hex"] == NORTH
    assert found.params["enemies"] == (CENTRE,)


def test_an_enemy_hex_is_named() -> None:
    position = table({"us-1-16": NORTH, "it-bers-10": CENTRE})
    found = refusal(position, Move(("us-1-16",), CENTRE, (CENTRE,)))
    assert (found.code, found.rule) == ("ENEMY_OCCUPIED", "S/C-4.1.2e")
    assert found.params["hex"] == CENTRE


def test_an_unmet_duty_names_units_and_targets() -> None:
    found = refusal(battle({"us-1-16": NORTH, "it-bers-10": CENTRE}), EndPhase())
    assert found.code == "MUST_ATTACK"
    assert found.rule in ("S/C-4.1.2d", "S/C-R25")
    assert found.params["units"] == ("us-1-16",)
    assert CENTRE in str(found.params["targets"])


def test_armour_that_must_leave_is_told_where_it_can_go() -> None:
    found = refusal(table({"us-2ad-cca": "2717", "it-bers-10": MOUNTAIN}), EndPhase())
    assert (found.code, found.rule) == ("MUST_DISENGAGE", "S/C-R26")
    assert found.params["units"] == ("us-2ad-cca",)
    assert "2718" in found.alternatives


def test_a_closed_port_says_why_and_which_ports_are_open() -> None:
    position = table({"us-9-39": WAITING}, turn=2, held={"2019": "allied"})
    found = refusal(position, Land("us-9-39", "2519", "2519"))
    assert (found.code, found.rule) == ("PORT_NOT_AVAILABLE", "S-4.2.1b")
    assert found.params["reason"] == "control"
    assert found.alternatives == ("2019",)


@pytest.mark.parametrize(
    ("place", "turn", "reason"),
    [
        ("3903", 2, "messina"),
        ("2512", 2, "inland"),
        ("2620", 2, "not-a-city"),
        ("3413", 1, "too-early"),
    ],
)
def test_commandos_are_told_what_is_wrong_with_a_beach(place: str, turn: int, reason: str) -> None:
    found = refusal(table({"uk-cdo": WAITING}, turn=turn), Land("uk-cdo", place, place))
    assert (found.code, found.rule) == ("COMMANDO_TARGET", "S-4.2.1c")
    assert found.params["reason"] == reason


@pytest.mark.parametrize(
    ("place", "turn", "reason"),
    [
        (MOUNTAIN, 2, "mountain"),
        ("3903", 2, "messina"),
        ("2020", 2, "sea"),
        ("3210", 2, "etna"),
        ("4003", 2, "closed"),
        (CENTRE, 2, "enemy"),
        (NORTH, 2, "zone"),
        ("2313", 1, "too-early"),
    ],
)
def test_paratroops_are_told_what_is_wrong_with_a_drop(place: str, turn: int, reason: str) -> None:
    position = table({"uk-1abn-1para": WAITING, "it-bers-10": CENTRE}, turn=turn)
    found = refusal(position, Drop("uk-1abn-1para", place))
    assert (found.code, found.rule) == ("DROP_HEX", "S-4.2.3b")
    assert found.params["reason"] == reason


def test_a_waiting_unit_is_told_that_it_waits() -> None:
    position = table({"uk-1abn-1para": WAITING}, turn=2)
    position.do(Drop("uk-1abn-1para", CENTRE), dice=[1])
    found = refusal(position, Move(("uk-1abn-1para",), NORTH))
    assert (found.code, found.rule) == ("AWAITING_CONTACT", "S-4.2.3c")
    assert found.params["hex"] == CENTRE


def test_nobody_leaves_where_he_may_not() -> None:
    allied = refusal(table({"us-1-16": "3903"}), Evacuate("us-1-16"))
    assert (allied.code, allied.rule) == ("ALLIED_NO_EXIT", "S-4.2.2a")
    far = refusal(table({"it-bers-10": CENTRE}, side="axis"), Evacuate("it-bers-10"))
    assert (far.code, far.rule) == ("EVAC_NOT_MESSINA", "S-4.2.2b")
    home = table({"it-bers-10": "box:italy"}, side="axis")
    back = refusal(home, Land("it-bers-10", "3903", "3903"))
    assert (back.code, back.rule) == ("NO_RETURN", "S-4.2.2b")


def test_a_sealed_declaration_stays_as_it_is() -> None:
    units = {"de-neapel": NORTH, "de-15pg-104": "3315", "us-1-16": CENTRE}
    position = battle(units, side="axis", air=15)
    position.do(Attack(CENTRE, ("de-neapel",)))
    found = refusal(position, AddUnit("de-15pg-104"), "allied")
    assert (found.code, found.rule) == ("COMMITTED", "S/C-5.1.1b")


@pytest.mark.rule("S/C-R19", "S/C-5.1.1b")
def test_the_odds_of_a_hidden_hex_are_only_guessed_for_the_attacker() -> None:
    question = {"target": CENTRE, "units": ("us-1-16",), "viewer": "allied"}
    for defender, other in (("de-neapel", "de-15pg-104"), ("de-15pg-104", "de-neapel")):
        position = battle({"us-1-16": NORTH, defender: CENTRE, other: "3519"}, air=0)
        report = position.ruleset.odds(position.state, question)
        assert report.hidden
        assert report.defence == ()
        assert report.guess is not None
        assert (report.guess.counters, report.guess.candidates) == (1, 2)
        units = {
            str(each.params["unit"])
            for case in (report.guess.best, report.guess.worst)
            for each in case.defence
        }
        assert units == {"de-neapel", "de-15pg-104"}
    position = battle({"us-1-16": NORTH, "de-neapel": CENTRE}, air=0)
    with pytest.raises(Illegal) as caught:
        position.ruleset.odds(position.state, {**question, "viewer": "axis"})
    assert (caught.value.code, caught.value.rule) == ("HIDDEN", "S/C-5.1.1b")
    seen = battle(
        {"us-1-16": NORTH, "de-neapel": CENTRE}, air=0, options={"hidden_strength": "open"}
    )
    assert seen.ruleset.odds(seen.state, question).base_column == "1-2"


def test_armour_is_told_that_mountains_are_not_for_it() -> None:
    entering = refusal(
        table({"us-2ad-cca": "2718", "it-bers-10": MOUNTAIN}), Move(("us-2ad-cca",), "2717")
    )
    assert entering.code == "ARMOUR_MOUNTAIN"
    assert entering.params["enemies"] == (MOUNTAIN,)
    units = {"us-2ad-cca": CITY, "it-assietta-29": MOUNTAIN, "it-bers-10": "2815"}
    attacking = refusal(battle(units), Attack(MOUNTAIN, ("us-2ad-cca",)))
    assert (attacking.code, attacking.rule) == ("ARMOUR_MOUNTAIN", "S/C-5.1.2b")


def test_air_refusals_name_what_is_left_and_what_is_allowed() -> None:
    position = battle({"us-1-16": NORTH, "it-bers-10": CENTRE, "it-cn-17": "1306"}, air=5)
    short = refusal(position, Attack(CENTRE, ("us-1-16",), air=6))
    assert (short.code, short.params["left"]) == ("AIR_POINTS", 5)
    bounds = refusal(position, Bombard("1306", air=2))
    assert (bounds.code, bounds.rule) == ("AIR_BOUNDS", "S/C-6.2a")
    assert (bounds.params["least"], bounds.params["most"]) == (3, 6)


def test_gun_refusals_name_distance_range_and_earlier_use() -> None:
    units = {"us-art-ii": "3315", "it-bers-10": CENTRE, "it-cn-17": "3313", "it-cn-171": "1306"}
    position = battle(units, air=0)
    far = refusal(position, Bombard("1306", ("us-art-ii",)))
    assert (far.code, far.rule) == ("OUT_OF_RANGE", "S/C-8.0b")
    assert far.params["range"] == 2
    assert int(str(far.params["distance"])) > 2
    position.do(Bombard(CENTRE, ("us-art-ii",)), dice=(3, 4))
    used = refusal(position, Bombard("3313", ("us-art-ii",)))
    assert (used.code, used.rule) == ("GUN_USED", "S/C-8.0e")
    again = refusal(position, Bombard(CENTRE, air=3))
    assert (again.code, again.rule) == ("TARGET_ALREADY_ATTACKED", "S/C-8.0f")
    assert again.params["turn"] == 5


def test_a_unit_that_has_fought_is_told_so() -> None:
    units = {"us-1-16": NORTH_WEST, "it-bers-10": CENTRE, "it-cn-17": "3116"}
    position = battle(units, air=15)
    assault(position, CENTRE, ("us-1-16",), "IMP", air=3)
    found = refusal(position, Attack("3116", ("us-1-16",)))
    assert (found.code, found.rule) == ("ALREADY_ATTACKED_WITH", "S/C-R24")


@pytest.mark.parametrize(
    ("to", "reason"), [(NORTH, "enemy"), (NORTH_WEST, "zone"), ("3319", "one-hex")]
)
def test_a_wrong_retreat_says_which_condition_fails(to: str, reason: str) -> None:
    position = battle({"us-1-16": NORTH, "it-bers-10": CENTRE}, air=15)
    assault(position, CENTRE, ("us-1-16",), "DRI AVI", air=9)
    found = refusal(position, Retreat("it-bers-10", to))
    assert (found.code, found.rule) == ("RETREAT_HEX", "S/C-5.3")
    assert found.params["reason"] == reason
    assert SOUTH in found.alternatives


@pytest.mark.parametrize(
    ("unit", "to", "through", "reason"),
    [
        ("us-1-16", SOUTH, CENTRE, "walks"),
        ("us-art-ii", CENTRE, "", "not-advancing"),
        ("us-2ad-cca", "3319", CENTRE, "too-far"),
    ],
)
def test_a_wrong_advance_says_which_condition_fails(
    unit: str, to: str, through: str, reason: str
) -> None:
    units = {"us-1-16": NORTH, "us-2ad-cca": NORTH, "us-art-ii": NORTH, "it-cn-17": CENTRE}
    position = battle(units, air=15)
    assault(position, CENTRE, ("us-1-16", "us-2ad-cca", "us-art-ii"), "DE AVI")
    found = refusal(position, Advance(unit, to, through))
    assert (found.code, found.rule) == ("ADVANCE_HEX", "S/C-5.2")
    assert found.params["reason"] == reason


def test_things_that_do_not_exist_are_refused_by_name() -> None:
    position = table({"us-1-16": CENTRE})
    assert refusal(position, Move(("us-99",), NORTH)).code == "NO_SUCH_UNIT"
    assert refusal(position, Move(("us-1-16",), "9999")).code == "NO_SUCH_HEX"
