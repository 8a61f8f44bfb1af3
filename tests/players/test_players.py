"""What holds for every player: legal, repeatable, blind to what is hidden, able to say why."""

from random import Random
from typing import Any

import pytest

from grognard.games import load
from grognard.games.somnium.ruleset import SomniumRules
from grognard.kernel.dice import SeededDice
from grognard.kernel.records import Side, State
from grognard.kernel.ruleset import Ruleset
from grognard.players.contract import Thought, think
from grognard.players.levels import LEVELS, PLAYERS, default_level, level
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.weights import book
from grognard.texts import Texts
from grognard.texts.check import check_packages, message_ids

TURNS = 1
LANGUAGES = ("en", "pt", "it", "fr")


def play(kinds: dict[str, str], seed: int, turns: int = TURNS) -> tuple[list[str], set[str]]:
    """The first turns of a game: every action, and every reason that was given."""
    rules = load("sicilia")
    players = {side: PLAYERS[kind]() for side, kind in kinds.items()}
    random, dice = Random(seed), SeededDice(seed)
    state, _ = rules.start("campaign", {}, dice)
    actions, reasons = [], set()
    while (decisions := rules.decisions(state)) and state.turn <= turns:
        side = decisions[0].side
        thought = think(players[side], rules, state, side, random)
        rules.apply(state, side, thought.action, dice)
        actions.append(f"{side} {thought.action}")
        reasons |= {reason.reason for reason in thought.reasons}
    return actions, reasons


@pytest.mark.parametrize("kind", ["recruit", "greedy", "planner", "grognard"])
def test_every_answer_is_legal_and_the_same_for_the_same_seed(kind: str) -> None:
    one = play({"axis": kind, "allied": kind}, seed=3)
    assert one == play({"axis": kind, "allied": kind}, seed=3)
    assert len(one[0]) > 30


def test_every_reason_and_highlight_has_its_sentence() -> None:
    assert check_packages(("grognard.players",)) == []
    _, reasons = play({"axis": "planner", "allied": "planner"}, seed=4)
    assert {"assault", "attack-pays", "lies-open"} <= reasons
    for language in LANGUAGES:
        have = message_ids(("grognard.players",), language)
        assert {f"reason-{reason}" for reason in reasons} <= have


def test_a_reason_is_told_in_words() -> None:
    rules, random, dice = load("sicilia"), Random(1), SeededDice(1)
    state, _ = rules.start("campaign", {}, dice)
    thought = think(PLAYERS["planner"](), rules, state, "axis", random)
    told = Texts(("grognard.players",)).reason(thought.reasons[0])
    assert thought.highlights[0][0] in told


def test_hidden_faces_count_as_the_average_of_all_that_could_be_there() -> None:
    """Two tables that differ only in what is hidden promise the same for an attack."""
    rules = load("sicilia")
    assert isinstance(rules, SomniumRules)
    state, _ = rules.start("campaign", {}, SeededDice(9))
    allied = rules.sides.index("allied")
    one, two = (rules.scramble(state, "allied", Random(seed)) for seed in (1, 2))
    assert one.place != two.place
    outlooks = [Outlook(rules, each, allied, Random(7), book()) for each in (one, two)]
    hidden = outlooks[0].hidden
    assert len(hidden) > 20
    for outlook in outlooks:
        assert len({(outlook.attack[u], outlook.defence[u]) for u in hidden}) == 1
    target = outlooks[0].enemy_hexes[0]
    assert outlooks[0].stacks(target) == outlooks[1].stacks(target)


class Onlooker:
    """Remembers what he was shown and takes the first choice."""

    id = "onlooker"

    def __init__(self, *, blind: bool) -> None:
        self.blind = blind
        self.shown: State | None = None

    def choose(
        self, rules: Ruleset[Any, Any], imagined: State, side: Side, random: Random
    ) -> Thought:
        self.shown = imagined
        return Thought(action=rules.choices(imagined, side)[0])


@pytest.mark.parametrize("game", ["sicilia", "cassino", "malta"])
def test_only_who_picks_without_looking_is_spared_an_imagined_table(game: str) -> None:
    """And he is offered the same as if it had been redrawn, as nothing hidden has a say in it."""
    rules = load(game)
    state, _ = rules.start(rules.info.scenarios[0].id, {}, SeededDice(5))
    side = rules.decisions(state)[0].side
    looking, blind = Onlooker(blind=False), Onlooker(blind=True)
    answers = [think(each, rules, state, side, Random(1)).action for each in (looking, blind)]
    assert looking.shown is not state
    assert blind.shown is state
    assert answers[0] == answers[1]
    assert {name for name, make in PLAYERS.items() if make().blind} == {"random"}


def test_levels_rise_and_an_unknown_one_is_the_default() -> None:
    assert [each.id for each in LEVELS] == ["random", "recruit", "veteran", "grognard"]
    assert level("").id == level("no such").id == default_level().id == "veteran"
    assert level("recruit").id == "recruit"
    assert [each.seconds for each in LEVELS] == sorted(each.seconds for each in LEVELS)
