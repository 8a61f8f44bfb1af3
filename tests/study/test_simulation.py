"""Simulations: the same file whatever the workers do, and none of the games lost or doubled."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import polars as pl
import pytest

from grognard.cli.main import main
from grognard.study.batch import WorkersLost, in_processes
from grognard.study.chronicle import GameRow, tell_game
from grognard.study.plan import Plan, StudyError, make_plan
from grognard.study.runner import Task
from grognard.study.store import local, read_frame, read_study, simulate, write_study
from grognard.study.tournament import UnknownPlayer
from tests.study.mortal import always_die, die_once

SKIRMISH = "tests.study.skirmish"


@pytest.fixture
def plan() -> Plan:
    return make_plan(SKIRMISH, players=("random",), seed=5)


class PowerCut(Exception):
    """The machine goes off."""


def here(tasks: Sequence[Task]) -> Iterator[GameRow]:
    return map(tell_game, tasks)


def cut_after(games: int, tasks: Sequence[Task]) -> Iterator[GameRow]:
    yield from here(tasks[:games])
    raise PowerCut


def test_the_file_is_the_same_to_the_byte_whatever_the_number_of_workers(
    plan: Plan, tmp_path: Path
) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    assert simulate(plan, 6, one, local(1)) == 6
    assert simulate(plan, 6, two, local(2)) == 6
    assert one.read_bytes() == two.read_bytes()


def test_results_that_come_in_another_order_make_the_same_file(plan: Plan, tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    simulate(plan, 6, one, here)
    simulate(plan, 6, two, lambda tasks: here(list(reversed(tasks))))
    assert one.read_bytes() == two.read_bytes()


def test_another_seed_makes_another_file(plan: Plan, tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    simulate(plan, 4, one, here)
    simulate(msgspec.structs.replace(plan, seed=6), 4, two, here)
    assert one.read_bytes() != two.read_bytes()


def test_a_study_that_was_stopped_goes_on_where_it_was(plan: Plan, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.parquet", tmp_path / "cut.parquet"
    simulate(plan, 6, whole, here)
    with pytest.raises(PowerCut):
        simulate(plan, 6, cut, partial(cut_after, 4))
    assert not cut.exists()
    assert simulate(plan, 6, cut, here) == 2
    assert cut.read_bytes() == whole.read_bytes()
    assert [each.name for each in tmp_path.glob("*.partial")] == []


def test_a_line_that_was_cut_off_is_played_again(plan: Plan, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.parquet", tmp_path / "cut.parquet"
    simulate(plan, 5, whole, here)
    with pytest.raises(PowerCut):
        simulate(plan, 5, cut, partial(cut_after, 3))
    half = cut.with_name(cut.name + ".partial")
    half.write_bytes(half.read_bytes()[:-20])
    assert simulate(plan, 5, cut, here) == 3
    assert cut.read_bytes() == whole.read_bytes()


def test_more_games_are_added_to_a_finished_study(plan: Plan, tmp_path: Path) -> None:
    whole, grown = tmp_path / "whole.parquet", tmp_path / "grown.parquet"
    simulate(plan, 6, whole, here)
    simulate(plan, 2, grown, here)
    assert simulate(plan, 6, grown, here) == 4
    assert grown.read_bytes() == whole.read_bytes()


def test_a_file_of_another_study_is_not_continued(plan: Plan, tmp_path: Path) -> None:
    out = tmp_path / "study.parquet"
    simulate(plan, 1, out, here)
    with pytest.raises(StudyError, match="different seed"):
        simulate(msgspec.structs.replace(plan, seed=9), 2, out, here)


def test_a_game_handed_in_twice_is_noticed(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="twice"):
        simulate(plan, 2, tmp_path / "study.parquet", lambda tasks: here([tasks[0], tasks[0]]))


def test_a_study_reads_back_as_it_was_written(plan: Plan, tmp_path: Path) -> None:
    rows = [tell_game(plan.task(index)) for index in range(3)]
    write_study(tmp_path / "study.parquet", plan, rows)
    assert read_study(tmp_path / "study.parquet") == (plan, rows)


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    pl.DataFrame({"a": [1]}).write_parquet(path)
    with pytest.raises(StudyError, match="not a study of ours"):
        read_frame(path)
    path.write_bytes(b"not at all")
    with pytest.raises(StudyError, match="not a study"):
        read_frame(path)


# --- workers that die ----------------------------------------------------------------------------


def test_what_a_dead_process_had_in_hand_is_done_again_and_nothing_twice(tmp_path: Path) -> None:
    found = list(in_processes(partial(die_once, tmp_path), range(6), 2))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [0, 1, 4, 9, 16, 25]


def test_a_batch_whose_workers_always_die_ends_with_a_plain_error() -> None:
    with pytest.raises(WorkersLost, match="2 tasks left undone"):
        list(in_processes(always_die, [1, 2], 2))


# --- plans and the command -----------------------------------------------------------------------


def test_a_plan_refuses_players_that_do_not_exist() -> None:
    with pytest.raises(UnknownPlayer, match="napoleon"):
        make_plan(SKIRMISH, players=("napoleon",))


def test_a_plan_wants_one_player_or_one_for_each_side() -> None:
    with pytest.raises(StudyError, match="one player for all sides"):
        make_plan(SKIRMISH, players=("random", "random", "random"))


def test_games_of_plans_with_the_same_seed_share_their_dice(plan: Plan) -> None:
    other = make_plan(SKIRMISH, players=("greedy",), seed=5)
    assert [plan.task(i).seed for i in range(4)] == [other.task(i).seed for i in range(4)]
    assert len({plan.task(i).seed for i in range(50)}) == 50


def test_the_command_keeps_a_study_and_says_how_much_it_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "s.parquet"
    arguments = ["simulate", SKIRMISH, "--players", "random", "--games", "3", "--out", str(out)]
    for played in (3, 0):
        with pytest.raises(SystemExit) as ended:
            main([*arguments, "--json"])
        assert ended.value.code == 0
        assert msgspec.json.decode(capsys.readouterr().out)["played"] == played
    assert read_frame(out)[1].height == 3


def test_the_command_refuses_an_unknown_player_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", SKIRMISH, "--players", "nobody"])
    assert ended.value.code == 2
    assert "no player 'nobody'" in capsys.readouterr().err
