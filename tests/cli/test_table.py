"""A whole game at one keyboard."""

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from grognard.cli.hotseat import HotSeat, begin_match, resume_match
from grognard.cli.menu import MenuError, choice_of, menu_lines, offer_lines, points
from grognard.cli.speech import CLI_TEXTS
from grognard.kernel.decision import Offer, Target
from grognard.kernel.match import Match
from grognard.rulebook.sources import python_files
from grognard.texts import Texts, available_languages
from grognard.texts.check import check_packages, message_ids
from tests.demo.rules import DemoRules
from tests.lab.ferry import ruleset


def sit(
    lines: Iterable[str],
    *,
    match: Match[Any, Any] | None = None,
    file: Path | None = None,
    asked: list[str] | None = None,
) -> tuple[Match[Any, Any], str]:
    """Play with these lines typed, then walk away."""
    typed = iter(lines)
    played = match or begin_match(ruleset(), "row", {})
    out = Console(file=StringIO(), width=160)

    def ask(prompt: str) -> str:
        if asked is not None:
            asked.append(prompt)
        for line in typed:
            return line
        raise EOFError

    HotSeat(played, out, ask=ask, file=file).play()
    shown = out.file
    assert isinstance(shown, StringIO)
    return played, shown.getvalue()


def test_a_game_can_be_played_to_its_end() -> None:
    match, shown = sit(["move r1 0201", "pass"] + ["pass"] * 6)
    assert match.over
    assert "r1 moves to 0201. [F-1]" in shown
    assert "A draw: nobody has won. F-4" in shown


def test_choices_are_listed_and_chosen_by_number() -> None:
    match, shown = sit(["list", "1"])
    assert "1  move unit=r1 to=0201" in shown
    assert match.state.places["r1"] == "0201"


def test_the_list_can_be_narrowed() -> None:
    _, shown = sit(["list pass", "list 3"])
    assert "pass" in shown
    assert "to=0201" not in shown


def test_undo_takes_back_and_redo_repeats() -> None:
    demo: Match[Any, Any] = begin_match(DemoRules(), "hill", {})
    orders = ["order march", "", "order march", ""]
    _, shown = sit([*orders, "undo"], match=demo)
    assert "K-UNDO" in shown
    start = dict(demo.state.places)
    sit(["1"], match=demo)
    moved = dict(demo.state.places)
    assert moved != start
    sit(["undo"], match=demo)
    assert demo.state.places == start
    sit(["redo"], match=demo)
    assert demo.state.places == moved
    sit(["restart"], match=demo)
    assert demo.state.places == start


def test_with_hidden_forces_the_keyboard_is_handed_over_before_anything_is_shown() -> None:
    asked: list[str] = []
    demo: Match[Any, Any] = begin_match(DemoRules(), "hill", {})
    sit(["order march", "", "view"], match=demo, asked=asked)
    assert asked[1].endswith("take the keyboard and press Enter ")


def test_a_refusal_is_explained_and_costs_nothing() -> None:
    match, shown = sit(["move r1 0501", "99", "dance"])
    assert "r1 cannot reach 0501" not in shown
    assert "0501 is already occupied. F-2" in shown
    assert "Choose a number from 1 to 3" in shown
    assert "the verbs are" in shown
    assert match.revision == 0


def test_everything_can_be_looked_up_at_the_table() -> None:
    lines = ["help", "view", "score", "duties", "reach r2", "odds r1 b1", "rule F-3", "rule X"]
    _, shown = sit([*lines, "reach zz", "odds r1", "log", "save"])
    assert "take your last action back" in shown
    assert "box:ferry Red: R2" in shown
    assert "hits scored" in shown
    assert "r2 can reach" in shown
    assert "3/6" in shown
    assert "veterans on 3 or more" in shown
    assert "There is no rule X." in shown
    assert "You see no unit zz." in shown
    assert "Save to which file?" in shown


def test_a_kept_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "sunday.json"
    first, _ = sit(["move r1 0201", "quit"], file=file)
    again = resume_match(ruleset(), file)
    assert again.state == first.state
    match, _ = sit(["pass"] * 7, match=again, file=file)
    assert match.over


def test_save_writes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    sit(["pass", f"save {path}"])
    assert resume_match(ruleset(), path).revision == 1


WORDS = Texts((CLI_TEXTS,))
OFFERS = (
    Offer(
        verb="move",
        action={"verb": "move", "unit": "r1"},
        subject="r1",
        slot="to",
        targets=(Target(value="0201", cost=3), Target(value="0301", cost=4, note="*")),
        scale=2,
    ),
    Offer(verb="pass", action={"verb": "pass"}),
    Offer(verb="pick", action={"verb": "pick"}, slot="n", targets=(Target(value=7),)),
)


def test_targets_are_shown_with_costs_in_points() -> None:
    lines = menu_lines(OFFERS, WORDS)
    assert lines[0].endswith("move r1 [r1] to: 0201(1½) 0301(2)*")


def test_one_number_can_be_shown_with_all_its_targets() -> None:
    assert offer_lines(OFFERS, 1, WORDS) == ["   1  move r1 [r1]", "      0201(1½) 0301(2)*"]
    with pytest.raises(MenuError):
        offer_lines(OFFERS, 4, WORDS)


@pytest.mark.parametrize(
    ("cost", "scale", "text"), [(23, 2, "11½"), (1, 2, "½"), (6, 2, "3"), (4, 3, "1 1/3")]
)
def test_costs_are_shown_in_points(cost: int, scale: int, text: str) -> None:
    assert points(cost, scale) == text


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("1 0301", {"verb": "move", "unit": "r1", "to": "0301"}),
        ("2", {"verb": "pass"}),
        ("3", {"verb": "pick", "n": 7}),
        ("3 7", {"verb": "pick", "n": 7}),
    ],
)
def test_a_number_means_its_action(line: str, action: dict[str, object]) -> None:
    assert choice_of(OFFERS, line, WORDS) == action


@pytest.mark.parametrize(
    ("line", "complaint"),
    [("1", "needs one of: 0201 0301"), ("2 x", "takes no target"), ("4", "from 1 to 3")],
)
def test_a_number_that_means_nothing_is_explained(line: str, complaint: str) -> None:
    with pytest.raises(MenuError, match=complaint):
        choice_of(OFFERS, line, WORDS)


def test_the_terminal_speaks_every_language_completely() -> None:
    assert available_languages((CLI_TEXTS,)) == ("en", "fr", "it", "pt")
    assert check_packages((CLI_TEXTS,)) == []


def test_every_word_the_terminal_looks_up_exists() -> None:
    sources = (path.read_text(encoding="utf-8") for path in python_files(CLI_TEXTS))
    asked = {found for text in sources for found in re.findall(r"[\"'](cli-[a-z-]+)[\"']", text)}
    assert asked - {"cli-"} <= message_ids((CLI_TEXTS,))
