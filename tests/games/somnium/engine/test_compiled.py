"""The compiled searches serve both titles with one version of their machine code."""

from random import Random
from typing import Any

import pytest

from grognard.games import cassino, sicilia
from grognard.hexes.kernel import engines
from grognard.kernel.dice import SeededDice

LENGTH = 700
"""Actions: some turns of either title, with landings, trains and bad weather among them."""


@pytest.mark.parametrize("title", [sicilia, cassino])
def test_both_titles_use_the_searches_compiled_once_for_everybody(title: Any) -> None:
    rules, random, dice = title.ruleset(), Random(2), SeededDice(2)
    state, _ = rules.start("campaign", {}, dice)
    for _ in range(LENGTH):
        side = rules.decisions(state)[0].side
        choices = rules.choices(state, side)
        rules.apply_checked(state, side, choices[random.randrange(len(choices))], dice)
    assert state.turn > 2
    compiled: Any = engines("compiled")
    for search in (compiled.flood, compiled.refill, compiled.toggle, compiled.pick):
        assert len(search.signatures) == 1, search
