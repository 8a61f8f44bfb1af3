"""Tournaments: changed seats, honest intervals, the same table for any number of processes."""

import msgspec
import pytest

from grognard.study.runner import GameResult, play_tasks
from grognard.study.tournament import (
    Standing,
    UnknownPlayer,
    fixtures,
    game_seed,
    label_pair,
    percentile,
    standing,
    wilson,
)
from tests.cli.support import runner

SIDES = ("red", "blue")
FERRY = "tests.lab.ferry"


def tasks(games: int = 4, players: tuple[str, str] = ("greedy", "random")) -> Standing:
    found = fixtures(FERRY, "row", {}, SIDES, players, games, seed=5)
    return standing(found, play_tasks(found), seed=5)


def test_each_pair_of_games_shares_its_dice_and_changes_seats() -> None:
    found = fixtures(FERRY, "row", {}, SIDES, ("greedy", "random"), 4, seed=5)
    assert [task.seats["red"] for task in found] == ["greedy", "random", "greedy", "random"]
    assert found[0].seed == found[1].seed != found[2].seed
    assert game_seed(5, 0) != game_seed(6, 0)


def test_a_player_against_himself_is_counted_twice() -> None:
    assert label_pair(("planner", "planner")) == ("planner", "planner-2")
    assert label_pair(("planner", "greedy")) == ("planner", "greedy")


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownPlayer, match="planner"):
        fixtures(FERRY, "row", {}, SIDES, ("general", "random"), 2, seed=1)


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 0, 0.0, 1.0)],
)
def test_intervals_are_wilsons(share: float, count: int, low: float, high: float) -> None:
    found = wilson(share, count)
    assert found == pytest.approx((low, high), abs=5e-4)


def test_a_percentile_is_a_value_that_was_measured() -> None:
    assert percentile([float(n) for n in range(1, 101)], 0.95) == 96.0
    assert percentile([], 0.95) == 0.0


def test_wins_draws_and_points_are_counted_for_the_player_not_the_side() -> None:
    found = fixtures(FERRY, "row", {}, SIDES, ("greedy", "random"), 2, seed=1)
    results = [
        GameResult(
            index=task.index,
            winner="red" if task.index == 0 else None,
            points={"red": 3, "blue": 1},
            labels=task.labels,
            actions=5,
            decision_s={"red": [0.1], "blue": [0.2]},
            turn_s={"red": [0.3], "blue": [0.4]},
        )
        for task in found
    ]
    table = standing(found, results, seed=1)
    assert table.wins == {"greedy": 1, "random": 0}
    assert (table.draws, table.score["greedy"]) == (1, 0.75)
    assert table.mean_points["random"] == {"red": 3.0, "blue": 1.0}
    assert table.p95_decision_s["greedy"] == 0.2


def test_the_table_does_not_depend_on_the_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = runner(capsys)
    asked = ("tournament", FERRY, "--players", "greedy,random", "--games", 4, "--json")
    one, two = run(*asked).json(), run(*asked, "--jobs", 2).json()
    for table in (one, two):
        for timing in ("p95_decision_s", "p95_turn_s"):
            assert set(table.pop(timing)) == {"greedy", "random"}
    assert one == two
    assert one["games"] == 4
    assert set(one["ci95"]) == {"greedy", "random"}


def test_a_tournament_needs_two_known_players(capsys: pytest.CaptureFixture[str]) -> None:
    run = runner(capsys)
    assert run("tournament", FERRY, "--players", "greedy").code == 2
    answer = run("tournament", FERRY, "--players", "greedy,marshal")
    assert answer.code == 2
    assert "marshal" in answer.err
    assert "planner" in answer.err


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    answer = runner(capsys)("tournament", FERRY, "--players", "random,random", "--games", 2)
    assert answer.code == 0
    assert "random-2" in answer.out
    assert msgspec.json.encode(answer.out)
