"""Chapter 8: guns in attack, defence and bombardment; no hex twice."""

import pytest

from grognard.games.somnium.actions import AddGun, Attack, Bombard, EndPhase, Support
from grognard.games.somnium.events import BombardmentRolled
from tests.games.sicilia.arrange import (
    CENTRE,
    NORTH,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    battle,
    decision,
    refused,
)

TARGET = {"it-assietta-29": CENTRE, "it-bers-10": CENTRE, "de-hg-conrath-pz": CENTRE}
"""Artillery vulnerability 2 + 2 + 1 = 5."""


@pytest.mark.rule("S/C-8.0b", "S-R47", "S/C-8.0d", "S/C-R20")
@pytest.mark.parametrize(
    ("gun", "place", "legal"),
    [
        ("us-art-ii", "3315", True),
        ("us-art-ii", "3314", False),
        ("us-art-7a", "3314", True),
        ("us-art-7a", "3313", False),
        ("uk-art-8a", "3320", True),
        ("uk-art-xxx", "3320", False),
    ],
)
def test_guns_reach_two_hexes_and_army_guns_three(gun: str, place: str, legal: bool) -> None:
    position = battle({**TARGET, gun: place}, air=0)
    assert (Bombard(CENTRE) in list(position.choices())) is legal
    opened = battle({**TARGET, gun: place}, air=15)
    opened.do(Bombard(CENTRE))
    assert (AddGun(gun) in list(opened.choices())) is legal
    if legal:
        assert position.check(Bombard(CENTRE, (gun,)))
    else:
        assert refused(position, Bombard(CENTRE, (gun,))) == ("OUT_OF_RANGE", "S/C-8.0b")


@pytest.mark.rule("S-R47")
@pytest.mark.parametrize(
    ("gun", "place", "legal"),
    [("it-art-6a", "3315", True), ("it-art-6a", "3314", False), ("de-art-xiv", "3315", True)],
)
def test_italian_guns_and_the_german_corps_reach_two(gun: str, place: str, legal: bool) -> None:
    position = battle({"us-1-16": CENTRE, gun: place}, side="axis", air=0)
    assert bool(position.check(Bombard(CENTRE, (gun,)))) is legal


@pytest.mark.rule("S/C-8.0d", "S-R06")
@pytest.mark.parametrize(
    ("options", "column"), [({}, "11-20"), ({"bombardment_table": "width18"}, "19-36")]
)
def test_two_corps_guns_on_one_armour_and_two_infantry_make_twenty(
    options: dict[str, str], column: str
) -> None:
    guns = {"us-art-ii": "3315", "us-art-prov": "3315"}
    position = battle({**TARGET, **guns}, options=options)
    events = position.do(Bombard(CENTRE, tuple(guns)), dice=(3, 4))
    (rolled,) = [event for event in events if isinstance(event, BombardmentRolled)]
    assert (rolled.value, rolled.column) == (20, column)


@pytest.mark.rule("S/C-8.0c")
def test_supporting_guns_need_the_defenders_hex_in_range() -> None:
    units = {"us-1-16": NORTH, "us-art-ii": "3315", "us-art-prov": "3314", "it-assietta-29": CENTRE}
    position = battle(units)
    assert position.check(Attack(CENTRE, ("us-1-16",), ("us-art-ii",)))
    far = Attack(CENTRE, ("us-1-16",), ("us-art-prov",))
    assert refused(position, far)[0] == "OUT_OF_RANGE"


@pytest.mark.rule("S/C-8.0c", "S/C-R27")
def test_guns_support_a_defence_with_their_attack_value() -> None:
    # The US army guns are 4-2: in defence of another hex they count 4.
    units = {"de-neapel": NORTH, "us-1-16": CENTRE, "us-art-7a": "3319"}
    position = battle(units, side="axis", air=0)
    report = position.odds(["de-neapel"], CENTRE, support={"guns": ("us-art-7a",)})
    assert sum(item.value for item in report.defence) == 4 + 4
    position.do(Attack(CENTRE, ("de-neapel",)))
    assert position.check(Support(("us-art-7a",)))


@pytest.mark.rule("S/C-R27")
def test_guns_in_the_attacked_hex_defend_with_their_defence_value_and_cannot_support() -> None:
    units = {"de-neapel": NORTH, "us-1-16": CENTRE, "us-art-7a": CENTRE}
    position = battle(units, side="axis", air=1)
    report = position.odds(["de-neapel"], CENTRE)
    assert sum(item.value for item in report.defence) == 4 + 2
    position.do(Attack(CENTRE, ("de-neapel",)))
    assert not position.check(Support(("us-art-7a",)))


@pytest.mark.rule("S/C-8.0e")
def test_a_gun_fires_once_in_a_phase() -> None:
    position = battle(
        {**TARGET, "it-napoli-75": SOUTH, "us-art-ii": SOUTH_EAST.replace("3418", "3516")}
    )
    del position
    fresh = battle({"it-assietta-29": CENTRE, "it-bers-10": "3414", "us-art-7a": "3315"})
    fresh.do(Bombard(CENTRE, ("us-art-7a",)), dice=(3, 4))
    assert refused(fresh, Bombard("3414", ("us-art-7a",))) == ("GUN_USED", "S/C-8.0e")


@pytest.mark.rule("S/C-8.0e")
def test_a_gun_may_fire_in_each_phase_of_a_turn() -> None:
    units = {"de-neapel": NORTH, "us-1-16": CENTRE, "us-art-ii": "3319"}
    position = battle(units, side="axis", air=0)
    position.do(Attack(CENTRE, ("de-neapel",)))
    position.do(Support(("us-art-ii",)), dice=(1, 1))
    while position.decisions() and decision(position).kind != "combat":
        position.do(position.choices()[0])
    position.do(EndPhase())
    position.do(EndPhase())
    where = position.where("de-neapel")
    if where == NORTH:
        assert not position.check(Bombard(NORTH, ("us-art-ii",)))
    assert position.face("us-art-ii").steps == 2


@pytest.mark.rule("S/C-8.0f", "S/C-R29")
def test_no_hex_is_attacked_twice_in_a_turn_by_whatever_means() -> None:
    units = {**TARGET, "us-art-ii": "3315", "us-art-prov": "3315"}
    position = battle(units, air=15)
    position.do(Bombard(CENTRE, ("us-art-ii",)), dice=(3, 4))
    for again in (Bombard(CENTRE, ("us-art-prov",)), Bombard(CENTRE, air=3)):
        assert refused(position, again) == ("TARGET_ALREADY_ATTACKED", "S/C-8.0f")


@pytest.mark.rule("S/C-8.0f")
def test_a_hex_that_was_bombed_is_not_attacked_on_the_ground_either() -> None:
    units = {"us-1-16": NORTH_WEST, "it-assietta-29": CENTRE, "it-bers-10": "3116"}
    position = battle(units, air=15)
    position.do(Bombard(CENTRE, air=3), dice=(3, 4))
    assert refused(position, Attack(CENTRE, ("us-1-16",)))[0] == "TARGET_ALREADY_ATTACKED"
    assert position.check(Attack("3116", ("us-1-16",)))


@pytest.mark.rule("S/C-R29")
def test_the_mark_counts_for_the_side_that_attacked_and_is_gone_next_turn() -> None:
    units = {"de-neapel": CENTRE, "it-art-xii": "2313", "us-1-16": "2315"}
    position = battle(units, side="axis", air=15)
    position.do(Bombard("2315", ("it-art-xii",)), dice=(3, 4))
    position.do(EndPhase())
    position.do(EndPhase())
    assert position.check(Bombard("2313", air=3))
    position.do(Bombard("2313", air=3), dice=(3, 4))
    position.do(EndPhase())
    position.do(EndPhase())
    assert position.check(Bombard("2315", ("it-art-xii",)))


@pytest.mark.rule("S/C-8.0i", "S/C-8.0b")
def test_engaged_guns_attack_only_adjacent_hexes_and_only_on_the_ground() -> None:
    units = {"us-art-ii": NORTH, "it-assietta-29": CENTRE, "it-bers-10": "3314"}
    position = battle(units, air=15)
    assert not position.check(Bombard("3314", ("us-art-ii",)))
    assert not position.check(Bombard(CENTRE, ("us-art-ii",)))
    assert position.check(Attack(CENTRE, ("us-art-ii",)))
    alone = list(battle(units, air=0).choices())
    assert Attack(CENTRE) in alone
    assert not {Bombard(CENTRE), Bombard("3314")} & set(alone)


@pytest.mark.rule("S/C-8.0i")
def test_engaged_guns_may_support_the_defence_of_another_hex() -> None:
    units = {"de-neapel": NORTH, "us-1-16": CENTRE, "us-art-ii": NORTH_WEST}
    position = battle(units, side="axis", air=0)
    position.do(Attack(CENTRE, ("de-neapel",)))
    assert position.check(Support(("us-art-ii",)))


@pytest.mark.rule("S/C-8.0d")
def test_a_bombardment_by_guns_belongs_to_the_own_combat_phase() -> None:
    units = {"de-neapel": CENTRE, "us-art-ii": "3315"}
    position = battle(units, side="axis", air=0)
    assert not position.check(Bombard(CENTRE, ("us-art-ii",)), "allied")
