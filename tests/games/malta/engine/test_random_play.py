"""Whole random games: they end, nothing is ever out of order, and every list is honest."""

import pytest

from grognard.games.malta.disposition import Disposition
from grognard.games.malta.rules.reach import allowance
from grognard.games.malta.state import DISPERSED, ELIMINATED, MaltaState
from grognard.games.malta.steps import Fight, Movement
from grognard.kernel.records import state_hash
from tests.games.malta.engine.playing import random_game, random_options, ruleset


def assert_tables_are_fresh(state: MaltaState) -> None:
    table = ruleset().table(state)
    fresh = Disposition(table.edition, state)
    assert (fresh.stacks, fresh.present, fresh.near) == (table.stacks, table.present, table.near)
    assert (fresh.points, fresh.free) == (table.points, table.free)


def assert_in_order(state: MaltaState) -> None:
    table = ruleset().table(state)
    edition = table.edition
    for unit, place in enumerate(state.place):
        if place == ELIMINATED:
            assert not state.strength[unit]
        else:
            assert 1 <= state.strength[unit] <= edition.full[unit]
        if place >= 0:
            assert edition.is_land[place] or (state.arrow[unit] >= 0 and edition.owner[unit] == 0)
            assert state.spent[unit] <= 2 * edition.allowance[unit]
    for h in table.stacks:
        both = table.present[0][h] and table.present[1][h]
        # Enemies share a hex only while paratroops fight for their drop hex.
        assert not both or state.turn == 0
        if state.turn and edition.is_land[h] and not both:
            holder = next((side for side in (0, 1) if table.present[side][h]), None)
            assert holder is None or state.control[h] == holder


def assert_listed_moves_are_fresh(state: MaltaState) -> None:
    if not isinstance(state.steps[-1], Movement):
        return
    rules, copy = ruleset(), state.copy()
    side = rules.sides[state.side]
    assert rules.choices(copy, side).offers() == rules.choices(state, side).offers()


@pytest.mark.rule("M-0.4", "M-0.6", "M-1.3.6-R3", "M-8.2-R6")
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_stays_in_order_to_its_end(seed: int) -> None:
    options = random_options(seed) if seed % 2 else {}
    state = None
    for number, (after, _, _, _) in enumerate(random_game(seed, options)):
        state = after
        if number % 13 == 0 and after.steps:
            assert_tables_are_fresh(after)
            assert_in_order(after)
            assert_listed_moves_are_fresh(after)
    assert state is not None
    outcome = ruleset().outcome(state)
    assert outcome is not None
    assert state.turn == 4 or outcome.reason == "la-valletta"


@pytest.mark.rule("M-0.6")
def test_no_decision_is_ever_without_an_answer() -> None:
    for seed in (11, 12):
        for state, _, _, _ in random_game(seed, random_options(seed)):
            for decision in ruleset().decisions(state):
                assert len(ruleset().choices(state, decision.side)), decision.kind


def test_the_same_seed_gives_the_same_game() -> None:
    def last(seed: int) -> str:
        *_, (state, _, _, _) = random_game(seed)
        return state_hash(state)

    assert last(5) == last(5)
    assert last(5) != last(6)


@pytest.mark.rule("M-5.2", "M-5.6")
def test_nobody_moves_further_than_his_points_allow() -> None:
    for state, _, _, _ in random_game(3):
        if state.steps and isinstance(state.steps[-1], Movement):
            table = ruleset().table(state)
            for unit in ruleset().active_units(state):
                if state.place[unit] >= 0 and not state.marks[unit] & DISPERSED:
                    most = max(allowance(table, state, unit), table.edition.allowance[unit])
                    assert state.spent[unit] <= most


@pytest.mark.rule("M-5.5")
def test_every_combat_has_attackers_of_one_side_next_to_their_target() -> None:
    for state, _, _, _ in random_game(8):
        edition = ruleset().edition(state)
        for step in state.steps:
            if isinstance(step, Fight):
                assert {edition.owner[unit] for unit in step.units} <= {step.side}
                for origin in step.origins:
                    inside = step.kind in ("drop", "sweep")
                    assert (origin == step.target) == inside
                    assert inside or origin in edition.around[step.target]
