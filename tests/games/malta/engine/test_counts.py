"""Counts of decisions: they change only when the rules do."""

import pytest

from grognard.testing.fuzz import play_random
from grognard.testing.perft import perft
from tests.games.malta.engine.playing import SCENARIO, ruleset

COUNTS = {1: 5364, 2: 27829992}

GAMES = {1: (443, 247324), 2: (657, 255641), 3: (529, 248423)}
"""Actions of a random game by seed, and the choices that were open in it all together."""


@pytest.mark.parametrize("depth", sorted(COUNTS))
def test_the_number_of_ways_to_begin_is_known(depth: int) -> None:
    assert perft(ruleset(), SCENARIO, depth) == COUNTS[depth]


@pytest.mark.parametrize("seed", sorted(GAMES))
def test_a_random_game_always_has_the_same_choices(seed: int) -> None:
    game = play_random(ruleset(), SCENARIO, seed=seed, checks=())
    assert (game.actions, game.branching) == GAMES[seed]
