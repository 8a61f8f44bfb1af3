"""Views and redrawn positions: what stays, what changes."""

from collections import Counter
from random import Random

import pytest

from grognard.games.sicilia import ruleset
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Declaration, DefenderSupport, Fight
from grognard.kernel.records import SPECTATOR
from grognard.testing.leaks import find_leak
from tests.games.somnium.engine.playing import position_after, random_game


def hidden_places(state: SomniumState, side: int) -> dict[int, int]:
    units = ruleset().edition(state).of_side[side]
    return {unit: state.place[unit] for unit in units}


@pytest.mark.rule("S/C-R19")
def test_redrawing_keeps_numbers_and_casualties_and_moves_hidden_counters() -> None:
    rules = ruleset()
    state = position_after(4, 500)
    other = rules.scramble(state, "allied", Random(1))
    before, after = hidden_places(state, 0), hidden_places(other, 0)
    assert before != after
    assert Counter(before.values()) == Counter(after.values())
    assert {u: h for u, h in before.items() if h < 0} == {u: h for u, h in after.items() if h < 0}
    assert hidden_places(state, 1) == hidden_places(other, 1)
    assert other.strength == state.strength


@pytest.mark.rule("S/C-R19", "S/C-5.1.1b")
def test_nobody_can_tell_redrawn_positions_apart_at_any_kind_of_step() -> None:
    rules = ruleset()
    seen: Counter[str] = Counter()
    for state, *_ in random_game(21):
        kind = type(state.steps[-1]).__name__ if state.steps else "over"
        seen[kind] += 1
        if seen[kind] in (2, 5):
            for viewer in (*rules.sides, SPECTATOR):
                leak = find_leak(rules, state, viewer, Random(seen[kind]), variants=1)
                assert leak is None, f"{kind}: {leak}"
    assert {"Movement", "Combat", "Declaration", "DefenderSupport", "Retreats"} <= set(seen)


@pytest.mark.rule("S/C-R19")
def test_a_revealed_unit_is_shown_for_its_combat_only() -> None:
    rules = ruleset()
    checked = 0
    for state, *_ in random_game(31):
        if not state.steps:
            continue
        fight = next((step for step in state.steps if isinstance(step, Fight)), None)
        faces = {
            p.face.unit for p in rules.view(state, SPECTATOR).pieces if p.face and p.at[0] != "b"
        }
        if fight is None:
            assert faces == set()
        elif isinstance(state.steps[-1], DefenderSupport):
            ids = rules.edition(state).ids
            expected = {ids[unit] for unit in (*fight.units, *fight.guns, *fight.defenders)}
            assert faces == expected
            checked += 1
        if checked == 3:
            return
    raise AssertionError("no defender was ever asked for support")


@pytest.mark.rule("S/C-R19", "S/C-5.1.1b")
def test_the_notes_of_a_declaration_are_for_its_owner_alone() -> None:
    rules = ruleset()
    for state, *_ in random_game(41):
        top = state.steps[-1]
        if isinstance(top, Declaration) and top.units:
            owner = rules.sides[top.side]
            other = rules.sides[1 - top.side]
            assert rules.view(state, owner).notes["declared-target"] == rules.hex_name(top.target)
            assert rules.view(state, other).notes == {}
            assert rules.view(state, SPECTATOR).decisions == ()
            return
    raise AssertionError("nobody declared an attack")
