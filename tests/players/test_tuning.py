"""Tuning finds what is better, and keeps only what fresh games confirm."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from math import log, tanh
from pathlib import Path

import msgspec
import pytest

from grognard.games import load
from grognard.players.numbers import UnknownNumber, find_number, judgement_with, numbers_of
from grognard.players.somnium.weights import Book
from grognard.study import tune as tuning
from grognard.study.runner import GameResult, Task
from tests.lab.ferry import ruleset

BOLD = "weights.boldness"
SEARCH = tuning.Search(
    game="sicilia",
    scenario="campaign",
    weights=(BOLD, "weights.hunt"),
    games=4,
    generations=8,
    population=6,
    held_out=10,
)


def paper_game(worth: Callable[[dict[str, float]], float]) -> Callable[[Task], GameResult]:
    """A game whose margin follows from the new numbers alone; without any it is a draw by 10:10."""

    def play(task: Task) -> GameResult:
        side = next(iter(task.numbers), "axis")
        other = next(each for each in task.seats if each != side)
        margin = round(worth(task.numbers[side])) if task.numbers else 0
        return GameResult(
            index=task.index,
            winner=side if margin > 0 else other if margin < 0 else None,
            points={side: margin, other: 0},
            labels=task.labels,
            actions=1,
            decision_s={},
            turn_s={},
        )

    return play


def test_numbers_are_known_by_the_way_to_them() -> None:
    rules = load("sicilia")
    known = numbers_of(rules)
    assert find_number(known, "boldness", "sicilia") == BOLD
    assert find_number(known, "boldness", "cassino") == "titles.cassino.own.boldness"
    assert find_number(known, "places.Messina.end", "sicilia") in known
    with pytest.raises(UnknownNumber, match=r"weights\.boldness"):
        find_number(known, "audacity", "sicilia")
    changed = judgement_with(rules, {BOLD: 9.0})
    assert isinstance(changed, Book)
    assert changed.weights.boldness == 9.0


def test_a_game_nobody_has_judged_says_so() -> None:
    with pytest.raises(UnknownNumber, match="no weights"):
        numbers_of(ruleset())


def test_the_search_finds_the_better_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("sicilia")
    now = numbers_of(rules)[BOLD]
    monkeypatch.setattr(
        tuning, "play_game", paper_game(lambda new: 30 - 60 * abs(log(new[BOLD] / now) - 0.8))
    )
    seen = []
    found = tuning.tune(rules, SEARCH, lambda: seen.append(1))
    assert log(found.after[BOLD] / now) == pytest.approx(0.8, abs=0.3)
    assert found.accepted
    assert found.fresh.wins == found.fresh.games == 10
    assert len(seen) == SEARCH.total


def test_numbers_that_fresh_games_do_not_confirm_are_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tuning, "play_game", paper_game(lambda _: -5))
    found = tuning.tune(load("sicilia"), SEARCH)
    assert not found.accepted
    text = files("grognard.players").joinpath("data/somnium.toml").read_text("utf-8")
    assert tomllib.loads(tuning.tuned_text(text, found)) == tomllib.loads(text)


def test_the_weights_are_written_with_the_figures_beside_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tuning, "play_game", paper_game(lambda new: 100 * new[BOLD]))
    found = tuning.tune(load("sicilia"), SEARCH)
    text = files("grognard.players").joinpath("data/somnium.toml").read_text("utf-8")
    path = tmp_path / "weights.toml"
    beside = tuning.write_tuning(path, text, found)
    new, old = tomllib.loads(path.read_text("utf-8")), tomllib.loads(text)
    assert new["weights"]["boldness"] == pytest.approx(found.after[BOLD], rel=1e-3)
    assert new["titles"] == old["titles"]
    assert "#" in path.read_text("utf-8")
    figures = tomllib.loads(beside.read_text("utf-8"))
    assert figures["held_out"]["wins"] == 10
    assert figures["before"][BOLD] == pytest.approx(old["weights"]["boldness"])


def test_a_side_that_never_wins_is_tuned_by_how_much_better_it_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only the Germans try the candidates; they still lose, but by less than they did."""

    def play(task: Task) -> GameResult:
        lost_by = 300 - (100 if task.numbers else 0)
        return GameResult(
            index=task.index,
            winner="allied",
            points={"axis": 0, "allied": lost_by},
            labels=task.labels,
            actions=1,
            decision_s={},
            turn_s={},
        )

    monkeypatch.setattr(tuning, "play_game", play)
    search = msgspec.structs.replace(SEARCH, side="axis")
    seen: list[int] = []
    found = tuning.tune(load("sicilia"), search, lambda: seen.append(1))
    assert len(seen) == search.total
    assert (found.fresh.wins, found.fresh.wins_before) == (0, 0)
    assert found.fresh.value == pytest.approx((tanh(1) - tanh(2 / 3)) / 2)
    assert found.accepted
    tasks = tuning.pairings(search, ("axis", "allied"), {BOLD: 1.0}, 4, seed=3)
    assert [tuple(task.numbers) for task in tasks] == [("axis",)] * 4
    assert len({task.seed for task in tasks}) == 4


def test_every_pair_of_games_shares_its_seed_and_changes_seats() -> None:
    tasks = tuning.pairings(SEARCH, ("axis", "allied"), {BOLD: 1.0}, 4, seed=3)
    assert tasks[0].seed == tasks[1].seed != tasks[2].seed
    assert [tuple(task.numbers) for task in tasks[:2]] == [("axis",), ("allied",)]
