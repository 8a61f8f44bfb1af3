"""The measurements measure what they say; how fast it is, is not a matter for tests."""

import msgspec
import pytest

from grognard.atlas.files import board_path
from grognard.bench.playouts import Game, Sample, chess_game, measure_games, random_game, speed_of
from grognard.bench.reach import CLOSED, map_costs
from grognard.bench.run import Effort, run, steps
from grognard.hexes.board import load_board
from tests.lab.ferry import ruleset

TINY = Effort(repeats=1, seconds=0.0, units=5, passes=1)


def test_the_report_has_the_keys_that_scripts_read() -> None:
    heard: list[str] = []
    report = msgspec.to_builtins(run([ruleset()], TINY, heard.append))
    assert report["reach"]["ratio_networkx"] > 0
    assert report["reach"]["ratio_scipy"] > 0
    assert set(report["playouts"]["ferry"]) == {"games_per_s", "actions_per_s", "branching"}
    assert {"state_copy_us", "view_encode_us"} <= report["states"]["ferry"].keys()
    assert report["yardstick"]["python_chess_plies_per_s"] > 0
    assert len(heard) == steps([ruleset()], TINY)


def test_the_ratios_are_those_of_the_slowest_map() -> None:
    reach = run([], TINY).reach
    assert reach.ratio_networkx == min(each["ratio_networkx"] for each in reach.maps.values())
    assert {"sicilia", "cassino", "malta"} <= reach.maps.keys()


def test_a_random_game_is_complete_and_repeatable() -> None:
    play = random_game(ruleset(), "row")
    assert play(3) == play(3)
    assert play(3)[0] == 8


def test_chess_is_played_to_the_end_with_full_lists() -> None:
    plies, seen = chess_game()(1)
    assert seen > plies > 10


def test_subjects_take_turns() -> None:
    order: list[str] = []

    def subject(name: str) -> Game:
        def play(seed: int) -> tuple[int, int]:
            order.append(f"{name}{seed}")
            return 1, 4

        return play

    both = {"a": subject("a"), "b": subject("b")}
    measure_games(both, repeats=2, seconds=0.0)
    assert order == ["a0", "b0", "a1", "b1", "a2", "b2"]


def test_speeds_are_medians_and_branching_is_the_mean() -> None:
    samples = [
        Sample(games=1, actions=10, branching=40, seconds=1.0),
        Sample(games=3, actions=30, branching=60, seconds=1.0),
        Sample(games=2, actions=10, branching=50, seconds=1.0),
    ]
    speed = speed_of(samples)
    assert (speed.games_per_s, speed.actions_per_s, speed.branching) == (2.0, 10.0, 3.0)


@pytest.mark.parametrize("game", ["sicilia", "malta"])
def test_land_units_on_the_measured_maps_stay_on_land(game: str) -> None:
    board = load_board(board_path(game))
    costs = map_costs(board)
    grid = board.grid
    for each in grid.hexes():
        closed = board.terrain(each) in CLOSED
        leaving = costs.edge_cost[each * 6 : each * 6 + 6]
        assert not closed or (leaving < 0).all()
