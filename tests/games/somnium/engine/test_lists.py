"""What stands on the list, and what does not: guns, ships, and who is vulnerable to what."""

from collections.abc import Mapping

import pytest

from grognard.games.sicilia import ruleset
from grognard.games.somnium.actions import AddGun, AddUnit, Attack, Bombard, Evacuate
from grognard.games.somnium.state import SomniumState
from grognard.kernel.dice import DictatedDice
from tests.games.somnium.engine.playing import SCENARIO


def arranged(units: Mapping[str, str], side: str, phase: str) -> SomniumState:
    rules = ruleset()
    state, _ = rules.start(SCENARIO, {}, DictatedDice([1, 1]))
    editor = rules.editor(state)
    editor.clear()
    for unit, at in units.items():
        editor.place(unit, at)
    editor.set("turn", 5)
    editor.set("side", side)
    editor.set("phase", phase)
    return state


@pytest.mark.rule("S/C-R21", "S/C-6.2a", "S/C-8.0d")
def test_types_missing_from_the_printed_list_are_as_vulnerable_as_infantry() -> None:
    units = {
        "it-bers-10": "3317",
        "it-cn-17": "3317",
        "it-assietta-29": "3317",
        "us-art-ii": "3315",
    }
    rules, state = ruleset(), arranged(units, "allied", "combat")
    by_air = rules.odds(state, {"target": "3317", "air": 3})
    assert [modifier.value for modifier in by_air.defence] == [1, 1, 1]
    by_guns = rules.odds(state, {"target": "3317", "guns": ("us-art-ii",)})
    assert [modifier.value for modifier in by_guns.defence] == [2, 2, 2]


@pytest.mark.rule("S-4.2.2b", "S-R38")
def test_units_in_messina_or_able_to_reach_it_are_offered_the_ships() -> None:
    units = {"de-neapel": "3703", "it-bers-10": "3903", "it-bers-177": "0809"}
    rules, state = ruleset(), arranged(units, "axis", "movement")
    offered = [each for each in rules.choices(state, "axis") if isinstance(each, Evacuate)]
    assert offered == [Evacuate("de-neapel"), Evacuate("it-bers-10")]
    allied = arranged({"us-1-16": "3903"}, "allied", "movement")
    assert not [each for each in rules.choices(allied, "allied") if isinstance(each, Evacuate)]


@pytest.mark.rule("S/C-8.0i", "S/C-8.0b")
def test_a_gun_engaged_when_combat_begins_is_offered_for_its_neighbours_only() -> None:
    units = {
        "us-art-7a": "3315",
        "us-1-16": "3316",
        "it-assietta-29": "3314",
        "it-bers-10": "3317",
        "it-bers-177": "3318",
    }
    rules, state = ruleset(), arranged(units, "allied", "combat")
    editor = rules.editor(state)
    editor.set("air-allied", 0)
    assert not [each for each in rules.choices(state, "allied") if isinstance(each, Bombard)]
    rules.apply(state, "allied", Attack("3317"), DictatedDice([]))
    assert AddGun("us-art-7a") not in list(rules.choices(state, "allied"))
    free = arranged({**units, "it-assietta-29": "2019"}, "allied", "combat")
    rules.editor(free).set("air-allied", 0)
    assert Bombard("3318") in list(rules.choices(free, "allied"))
    rules.apply(free, "allied", Attack("3317"), DictatedDice([]))
    assert AddGun("us-art-7a") in list(rules.choices(free, "allied"))


@pytest.mark.rule("S/C-8.0i", "S/C-R28")
def test_a_gun_beside_its_target_goes_in_as_a_unit() -> None:
    units = {"us-art-7a": "3316", "it-bers-10": "3317"}
    rules, state = ruleset(), arranged(units, "allied", "combat")
    rules.apply(state, "allied", Attack("3317"), DictatedDice([]))
    listed = list(rules.choices(state, "allied"))
    assert AddUnit("us-art-7a") in listed
    assert AddGun("us-art-7a") not in listed


@pytest.mark.rule("S/C-R25", "S/C-8.0f")
def test_a_hex_that_an_obliged_unit_needs_is_not_offered_for_bombing() -> None:
    units = {"us-1-16": "3316", "it-bers-10": "3317", "it-bers-177": "3321"}
    rules, state = ruleset(), arranged(units, "allied", "combat")
    bombed = [each.target for each in rules.choices(state, "allied") if isinstance(each, Bombard)]
    assert bombed == ["3321"]
