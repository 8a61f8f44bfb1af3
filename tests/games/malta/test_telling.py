"""Every sentence of whole games, in every language: nothing missing, nothing left unfilled."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

from grognard.games import load
from grognard.games.malta.actions import (
    Arrive,
    Declare,
    Fire,
    MaltaAction,
    Move,
    Overrun,
    PlanDrop,
    PlanLanding,
    Regroup,
    Retreat,
)
from grognard.games.malta.loader import load_title
from grognard.kernel.decision import Decision
from grognard.kernel.dice import SeededDice
from grognard.kernel.illegal import Illegal, Refusal
from grognard.kernel.outcome import ScoreLine
from grognard.kernel.records import Event
from grognard.kernel.view import Duty
from grognard.texts import Texts

GAME = load("malta")
TITLE = load_title()
LANGUAGES = ["en", "it", "pt", "fr"]
GAP = re.compile(r"  |\s[.,)]|\(\s|\bA (air|artillery)\b")
"""Signs that a word of a sentence stayed empty, or met the wrong article."""
RAW = re.compile(r"\{ ?\$|\b(event|refusal|decision|reason|score|duty|option|phase)-[a-z]")


class Told(msgspec.Struct):
    """What a game has said."""

    events: list[Event]
    decisions: list[Decision]
    duties: list[Duty]
    refusals: list[Refusal]
    lines: list[ScoreLine]


def nonsense(random: Random, hexes: list[str], units: list[str]) -> Iterator[MaltaAction]:
    """Attempts that are nearly always wrong in one way or another."""
    unit, to, other = random.choice(units), random.choice(hexes), random.choice(hexes)
    yield Move((unit,), to)
    yield Move((unit,), to, (other, to))
    yield Move((unit,), to, strategic=True)
    yield Move((unit,), to, sweep=True)
    yield Overrun((unit,), to)
    yield Arrive(unit, to, random.choice(("port", "beach", "airfield")))
    yield Declare((unit,), to)
    yield Fire(unit, to)
    yield PlanDrop(unit, to)
    yield PlanLanding(unit, to, 1, other)
    yield Regroup(unit)
    yield Retreat((unit,), to)


@cache
def games() -> Told:
    """Everything said in two random games, with wrong attempts at every tenth decision."""
    told = Told([], [], [], [], [])
    random = Random(1)
    units = [unit.id for unit in TITLE.units]
    hexes = [TITLE.board.grid.name(h) for h in TITLE.board.grid.hexes()]
    land = [place.hexes[0] for place in TITLE.board.places] + hexes[::17]
    for seed in (1, 2):
        dice = SeededDice(seed)
        state, resolution = GAME.start("c3", {}, dice)
        told.events += resolution.events()
        for step in range(6000):
            decisions = GAME.decisions(state)
            if not decisions:
                break
            told.decisions += decisions
            side = decisions[0].side
            if step % 10 == 0:
                told.duties += GAME.view(state, side).duties
                for attempt in nonsense(random, land, units):
                    try:
                        GAME.check(state, side, attempt)
                    except Illegal as illegal:
                        told.refusals.append(illegal.refusal)
            choices = GAME.choices(state, side)
            chosen = choices[random.randrange(len(choices))]
            told.events += GAME.apply(state, side, chosen, dice).events()
        told.lines += GAME.score(state).lines
        told.events += GAME.summary(state)
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_gaps(language: str) -> None:
    texts, told = Texts.for_game(GAME.info, language), games()
    sentences = [texts.event(event) for event in told.events]
    sentences += [texts.decision(decision) for decision in told.decisions]
    sentences += [texts.duty(duty) for duty in told.duties]
    sentences += [texts.refusal(refusal) for refusal in told.refusals]
    sentences += [texts.score(line) for line in told.lines]
    faulty = {each for each in sentences if RAW.search(each) or GAP.search(each)}
    assert sorted(faulty) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_name(language: str) -> None:
    texts = Texts.for_game(GAME.info, language)
    for phase in ("setup", "airdrops", "landings", "activation", "movement", "combat", "over"):
        assert not RAW.search(texts.phase(phase))


def test_games_have_much_to_tell() -> None:
    told = games()
    assert len({type(event) for event in told.events}) > 30
    assert len({refusal.code for refusal in told.refusals}) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_unit_or_formation_is_called_by_its_id(language: str) -> None:
    texts = Texts.for_game(GAME.info, language)
    ids = re.compile(r"\b(DE|IT|UK)-[A-Z0-9]+\b|\b(FOLGORE|LASPEZIA|AIROP|NAVOP|BDE\d)\b")
    told = {texts.event(event) for event in games().events}
    assert sorted(sentence for sentence in told if ids.search(sentence)) == []
