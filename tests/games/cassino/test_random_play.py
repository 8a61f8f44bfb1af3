"""Whole random games: they end, nothing is out of order, and the lists stay honest."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from grognard.games.cassino.edition import AWAY
from grognard.games.somnium.disposition import Disposition
from grognard.games.somnium.reach import ReachBook, open_book
from grognard.games.somnium.state import SomniumState
from grognard.games.somnium.steps import Movement
from grognard.kernel.dice import SeededDice
from grognard.kernel.records import encode_state
from tests.games.cassino.arrange import game

MOST_ACTIONS = 20_000


def random_game(seed: int, options: dict[str, str | int]) -> Iterator[SomniumState]:
    rules, random, dice = game(), Random(seed), SeededDice(seed)
    state, _ = rules.start("campaign", options, dice)
    for _ in range(MOST_ACTIONS):
        decisions = rules.decisions(state)
        if not decisions:
            return
        side = decisions[0].side
        choices = rules.choices(state, side)
        rules.apply_checked(state, side, choices[random.randrange(len(choices))], dice)
        yield state
    raise AssertionError(f"game {seed} does not end")


def random_options(seed: int) -> dict[str, str | int]:
    random = Random(seed)
    return {spec.id: random.choice(spec.values) for spec in game().info.options}


def assert_in_order(state: SomniumState) -> None:
    rules = game()
    table = rules.table(state)
    edition = rules.front(state)
    fresh = Disposition(edition, state)
    assert (fresh.stacks, fresh.count, fresh.zone) == (table.stacks, table.count, table.zone)
    for h, units in table.stacks.items():
        owner = edition.owner[units[0]]
        assert {edition.owner[unit] for unit in units} == {owner}
        assert len(units) <= 4
        assert edition.enterable[h]
        assert state.control[h] == owner
        assert owner != rules.axis or not edition.closed_later[h]
    for unit, place in enumerate(state.place):
        assert state.spent[unit] <= edition.allowance[unit]
        assert place >= AWAY or edition.owner[unit] == rules.allied
        if place >= 0:
            assert 1 <= state.strength[unit] <= edition.full[unit]
            rail = edition.units[unit].move_class == "rail"
            assert not rail or edition.on_rail[place]


def assert_book_is_fresh(state: SomniumState) -> None:
    """The lists kept move by move are those that would be written anew."""
    rules = game()
    book = open_book(rules.table(state))
    if book is None or not isinstance(state.steps[-1], Movement):
        return
    copy = state.copy()
    fresh = ReachBook(rules, copy, book.side)
    assert (fresh.room == book.room).all()
    assert (fresh.walk.ends == book.walk.ends).all()
    assert (fresh.walk.counts == book.walk.counts).all()
    assert fresh.walk.total == book.walk.total == fresh.walk.counts.sum()
    assert open_rows(fresh) == open_rows(book)
    assert fresh.entry.total == book.entry.total
    assert rules.exits(copy, fresh) == rules.exits(state, book)


def open_rows(book: ReachBook) -> dict[tuple[str, int], bytes]:
    return {
        (entry.kind, entry.unit): book.entry.ends[row].tobytes()
        for row, entry in enumerate(book.entries)
        if book.entry.ends[row].any()
    }


@pytest.mark.rule("S/C-4.1.1", "S/C-4.1.2e", "S/C-4.0a", "C-R23", "S/C-R64")
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_stays_in_order_to_its_last_turn(seed: int) -> None:
    options = random_options(seed) if seed % 2 else {}
    state = None
    for number, after in enumerate(random_game(seed, options)):
        state = after
        if number % 41 == 0 and after.steps:
            assert_in_order(after)
            assert_book_is_fresh(after)
    assert state is not None
    assert state.turn == 20
    assert game().outcome(state) is not None


def test_a_position_written_down_and_read_again_offers_exactly_the_same() -> None:
    rules = game()
    options: dict[str, str | int] = {"rail_control": "friendly_only"}
    for number, state in enumerate(random_game(9, options)):
        if number in (30, 400, 1200, 2500):
            reread = msgspec.json.decode(encode_state(state), type=SomniumState)
            side = rules.decisions(state)[0].side
            assert list(rules.choices(reread, side)) == list(rules.choices(state, side))
            assert all(
                action in rules.choices(reread, side) for action in rules.choices(state, side)[:50]
            )
