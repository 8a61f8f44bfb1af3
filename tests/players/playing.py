"""Letting a computer player play on from a set position, with everything it did."""

from collections.abc import Callable
from random import Random
from typing import Any

from grognard.kernel.dice import SeededDice
from grognard.kernel.records import Action
from grognard.lab import Position
from grognard.players.contract import Player, Thought, think


def phase_of(position: Position) -> tuple[Any, ...]:
    """Turn, phase and side of a position."""
    state: Any = position.state
    return state.turn, state.phase, state.side


def play_phase(player: Player, position: Position, *, seed: int = 1) -> list[Thought]:
    """All answers of a player until the phase is over; the position moves on with them."""
    rules, random, dice = position.ruleset, Random(seed), SeededDice(seed)
    state = position.state
    begun, side = phase_of(position), position.decider()
    thoughts: list[Thought] = []
    while (decisions := rules.decisions(state)) and phase_of(position) == begun:
        decider = decisions[0].side
        thought = think(player, rules, state, decider, random)
        rules.apply(state, decider, thought.action, dice)
        if decider == side:
            thoughts.append(thought)
    return thoughts


def play_until(
    player: Player, position: Position, done: Callable[[Any], bool], *, seed: int = 1
) -> None:
    """Let a player answer for both sides until the position is as wanted."""
    rules, random, dice = position.ruleset, Random(seed), SeededDice(seed)
    state: Any = position.state
    while not done(state):
        side = rules.decisions(state)[0].side
        rules.apply(state, side, think(player, rules, state, side, random).action, dice)


def actions_of(thoughts: list[Thought], kind: type[Action]) -> list[Any]:
    """The actions of one kind among some answers."""
    return [thought.action for thought in thoughts if isinstance(thought.action, kind)]
