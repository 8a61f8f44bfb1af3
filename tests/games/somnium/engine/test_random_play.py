"""Whole random games: they end, nothing is ever out of order, and every list is honest."""

import msgspec
import pytest

from grognard.games.sicilia import ruleset
from grognard.games.somnium.disposition import Disposition
from grognard.games.somnium.reach import ReachBook, open_book
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Movement
from grognard.kernel.records import encode_state, state_hash
from tests.games.somnium.engine.playing import position_after, random_game, random_options


def assert_in_order(state: SomniumState) -> None:
    rules = ruleset()
    table = rules.table(state)
    edition = table.edition
    fresh = Disposition(edition, state)
    assert (fresh.stacks, fresh.count, fresh.zone) == (table.stacks, table.count, table.zone)
    for h, units in table.stacks.items():
        assert len({edition.owner[unit] for unit in units}) == 1
        assert len(units) <= edition.stack_limit
        assert edition.enterable[h]
        assert state.control[h] == edition.owner[units[0]]
    for unit, place in enumerate(state.place):
        assert state.spent[unit] <= edition.allowance[unit]
        if place >= 0:
            assert 1 <= state.strength[unit] <= edition.full[unit]


def assert_book_is_fresh(state: SomniumState) -> None:
    rules = ruleset()
    book = open_book(rules.table(state))
    if book is None or not isinstance(state.steps[-1], Movement):
        return
    fresh = ReachBook(rules, state.copy(), book.side)
    assert (fresh.room == book.room).all()
    for kept, new in ((book.walk, fresh.walk), (book.entry, fresh.entry)):
        assert (kept.ends == new.ends).all()
        assert (kept.counts.tolist(), kept.total) == (new.counts.tolist(), new.total)


@pytest.mark.rule("S/C-4.1.1", "S/C-4.1.2e", "S/C-4.0a", "S/C-R35", "S/C-R64")
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_stays_in_order_to_its_last_turn(seed: int) -> None:
    options = random_options(seed) if seed % 2 else {}
    state = None
    for number, (after, _, _, _) in enumerate(random_game(seed, options)):
        state = after
        if number % 11 == 0 and after.steps:
            assert_in_order(after)
            assert_book_is_fresh(after)
    assert state is not None
    assert state.turn == 13
    assert ruleset().outcome(state) is not None


def test_the_same_seed_gives_the_same_game_to_the_byte() -> None:
    def last(seed: int) -> str:
        return [state_hash(state) for state, *_ in random_game(seed)][-1]

    assert last(5) == last(5) != last(6)


def test_a_copy_is_independent_and_a_written_state_comes_back() -> None:
    state = position_after(3, 150)
    before = encode_state(state)
    other = state.copy()
    other.place[0] = -2
    other.control[5] ^= 1
    other.marks[1] ^= 8
    other.steps.pop()
    other.awaiting.append(7)
    assert encode_state(state) == before
    again = msgspec.json.decode(before, type=SomniumState)
    assert encode_state(again) == before


@pytest.mark.parametrize("actions", [40, 200, 420])
def test_a_copy_without_its_tables_offers_exactly_the_same(actions: int) -> None:
    rules = ruleset()
    state = position_after(8, actions)
    side = rules.decisions(state)[0].side
    played = list(rules.choices(state, side))
    reread = msgspec.json.decode(encode_state(state), type=SomniumState)
    assert list(rules.choices(reread, side)) == played
