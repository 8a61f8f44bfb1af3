"""Every sentence of whole games, in every language: nothing missing, nothing left unfilled."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

from grognard.games import load
from grognard.games.somnium.actions import Attack, Bombard, Land, Move, Retreat
from grognard.games.somnium.events import BombardmentRolled, CombatRolled
from grognard.kernel.decision import Decision
from grognard.kernel.dice import SeededDice
from grognard.kernel.illegal import Illegal, Refusal
from grognard.kernel.outcome import ScoreLine
from grognard.kernel.records import Event
from grognard.kernel.report import Modifier
from grognard.kernel.view import Duty
from grognard.texts import Texts

RAW = re.compile(r"\{ ?\$|\b(event|refusal|decision|reason|score|duty|option|phase)-[a-z]")


class Told(msgspec.Struct):
    """What a game has said."""

    events: list[Event]
    decisions: list[Decision]
    duties: list[Duty]
    refusals: list[Refusal]
    lines: list[ScoreLine]


def nonsense(random: Random, hexes: list[str], units: list[str]) -> Iterator[object]:
    """Attempts that are nearly always wrong in one way or another."""
    unit, to, other = random.choice(units), random.choice(hexes), random.choice(hexes)
    yield Move((unit,), to)
    yield Move((unit,), to, (other, to))
    yield Land(unit, other, to)
    yield Attack(to, (unit,))
    yield Bombard(to, (unit,), random.randrange(8))
    yield Retreat(unit, to)


@cache
def games() -> Told:
    """Everything said in a random game, with wrong attempts at every twentieth decision."""
    game = load("sicilia")
    told = Told([], [], [], [], [])
    random, dice = Random(1), SeededDice(1)
    state, resolution = game.start("campaign", {}, dice)
    told.events += resolution.events()
    hexes = [piece.at for piece in game.view(state, "axis").pieces if piece.at[:1].isdigit()]
    units = [piece.face.unit for piece in game.view(state, "axis").pieces if piece.face]
    for step in range(4000):
        decisions = game.decisions(state)
        if not decisions:
            break
        told.decisions += decisions
        side = decisions[0].side
        if step % 20 == 0:
            told.duties += game.view(state, side).duties
            for attempt in nonsense(random, hexes, units):
                try:
                    game.check(state, side, attempt)
                except Illegal as illegal:
                    told.refusals.append(illegal.refusal)
        choices = game.choices(state, side)
        told.events += game.apply(
            state, side, choices[random.randrange(len(choices))], dice
        ).events()
    told.lines += game.score(state).lines
    told.events += game.summary(state)
    return told


@pytest.mark.parametrize("language", ["en", "pt", "it", "fr"])
def test_whole_games_are_told_without_gaps(language: str) -> None:
    texts, told = Texts.for_game(load("sicilia").info, language), games()
    sentences = [texts.event(event) for event in told.events]
    sentences += [texts.decision(decision) for decision in told.decisions]
    sentences += [texts.duty(duty) for duty in told.duties]
    sentences += [texts.refusal(refusal) for refusal in told.refusals]
    sentences += [texts.score(line) for line in told.lines]
    assert [sentence for sentence in sentences if RAW.search(sentence)] == []


@pytest.mark.parametrize("language", ["en", "pt", "it", "fr"])
def test_every_number_of_a_combat_says_why_it_is_there(language: str) -> None:
    texts = Texts.for_game(load("sicilia").info, language)
    numbers: list[Modifier] = []
    for event in games().events:
        match event:
            case CombatRolled():
                numbers += (*event.attack, *event.defence, *event.shifts)
            case BombardmentRolled():
                numbers += (*event.power, *event.vulnerability, *event.shifts)
            case _:
                pass
    assert len({number.reason for number in numbers}) > 8
    assert [text for text in map(texts.reason, numbers) if RAW.search(text)] == []


def test_no_unit_is_called_by_its_id() -> None:
    texts = Texts.for_game(load("sicilia").info, "en")
    ids = re.compile(r"\b(us|uk|ca|de|it)-[a-z0-9]+(-[a-z0-9]+)?\b")
    told = [texts.event(event) for event in games().events]
    assert [sentence for sentence in told if ids.search(sentence)] == []
