"""Screening: balanced, reproducible, and right about effects that were put in by hand."""

from itertools import combinations
from pathlib import Path
from random import Random

import msgspec
import pytest

from grognard.cli.main import main
from grognard.games import game_ids
from grognard.study import figures
from grognard.study.plan import StudyError, make_plan
from grognard.study.report import Names, Variant, write_report
from grognard.study.screening import Factor, cycle, effects, is_high, setting
from grognard.study.store import local, read_study, simulate
from tests.study.test_report import a_game

Z = 1.96


def some(count: int) -> list[Factor]:
    return [
        Factor(kind="guess", id=f"g{n}", title=f"Guess {n}", low=-1, high=1) for n in range(count)
    ]


@pytest.mark.parametrize("count", [1, 3, 4, 14, 25, 31])
def test_over_a_cycle_every_factor_and_every_pair_of_them_is_balanced(count: int) -> None:
    games = range(cycle(count))
    for place in range(count):
        assert sum(is_high(index, place, count) for index in games) == len(games) / 2
    for one, two in combinations(range(count), 2):
        both = sum(is_high(i, one, count) and is_high(i, two, count) for i in games)
        assert both == len(games) / 4


def test_no_two_factors_together_look_like_a_third() -> None:
    count = 7
    games = range(cycle(count))

    def sign(index: int, place: int) -> int:
        return 1 if is_high(index, place, count) else -1

    for one, two in combinations(range(count), 2):
        for third in range(count):
            assert sum(sign(i, one) * sign(i, two) * sign(i, third) for i in games) == 0


def test_effects_that_were_put_in_are_found_again() -> None:
    factors = some(6)
    noise = Random(4)
    true = [5.0, -3.0, 0.0, 0.0, 1.0, 0.0]
    results = [
        (
            index,
            sum(e if is_high(index, n, 6) else -e for n, e in enumerate(true)) + noise.gauss(0, 4),
        )
        for index in range(320)
    ]
    found = effects(factors, results, Z)
    assert [each.factor.id for each in found[:2]] == ["g0", "g1"]
    for each in found:
        wanted = true[int(each.factor.id[1:])]
        assert each.low - 0.3 < wanted < each.high + 0.3
        assert each.mean == pytest.approx(wanted, abs=0.8)
    assert [each.matters for each in found[:2]] == [True, True]


def test_an_option_is_switched_once_and_a_guess_counted_by_the_notch() -> None:
    switch = Factor(kind="option", id="o", title="o", low="no", high="yes")
    one_way = Factor(kind="guess", id="g", title="g", low=0, high=1)
    results = [
        (i, (3.0 if is_high(i, 0, 2) else 0.0) + (7.0 if is_high(i, 1, 2) else 0.0))
        for i in range(16)
    ]
    found = {each.factor.id: each.mean for each in effects([switch, one_way], results, Z)}
    assert found == {"o": pytest.approx(3.0), "g": pytest.approx(7.0)}


def test_too_few_games_give_no_effects() -> None:
    assert effects(some(6), [(index, 1.0) for index in range(7)], Z) == []


@pytest.mark.parametrize("game", game_ids())
def test_a_screening_moves_every_option_and_every_guess_of_a_game(game: str) -> None:
    plan = make_plan(game, players=("random",), screen=True)
    factors = plan.factors
    tasks = [plan.task(index) for index in range(cycle(len(factors)))]
    for factor in factors:
        if factor.kind == "option":
            seen = {task.options[factor.id] for task in tasks}
        else:
            seen = {task.vary.get(factor.id, 0) for task in tasks}
        assert seen == {factor.low, factor.high}
    assert len({msgspec.json.encode((task.options, task.vary)) for task in tasks}) == len(tasks)


def test_a_setting_leaves_other_options_as_they_are() -> None:
    switch = Factor(kind="option", id="o", title="o", low="no", high="yes")
    chosen = setting([switch], 1, {"o": "no", "p": 3})
    assert chosen.options["p"] == 3


def test_a_screening_takes_no_other_options() -> None:
    with pytest.raises(StudyError, match="moves everything itself"):
        make_plan("malta", players=("random",), screen=True, vary={"stack-room": 1})


def test_the_file_of_a_screening_does_not_depend_on_the_workers(tmp_path: Path) -> None:
    plan = make_plan("malta", players=("random",), seed=2, screen=True)
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    simulate(plan, 2, one, local(1))
    simulate(plan, 2, two, local(2))
    assert one.read_bytes() == two.read_bytes()
    assert read_study(one)[0].screen


def test_the_page_tells_what_matters() -> None:
    plan = make_plan("sicilia", players=("random",))
    plain = [a_game(index, 50, 40, palermo=2) for index in range(4)]
    screen = msgspec.structs.replace(plan, screen=True)
    names = [factor.id for factor in screen.factors]
    armour = names.index("german-armour")
    noise = Random(1)
    rows = [
        a_game(
            index,
            40,
            40 + (9 if is_high(index, armour, len(names)) else 0) + noise.randint(0, 2),
            2,
        )
        for index in range(cycle(len(names)))
    ]
    found = figures.screened(screen, rows)
    assert found[0].factor.id == "german-armour"
    assert found[0].mean == pytest.approx(4.5, abs=0.5), "from a notch down to a notch up are 9"
    page = write_report(
        plan,
        plain,
        Names(title="Sicilia", sides={"axis": "Axis"}),
        screened=Variant(plan=screen, rows=rows),
    )
    assert "<h2>What matters: rules and guesses</h2>" in page
    assert "Panzer of Hermann Göring: both values</b> matters most" in page
    assert "--screen --games 64" in page


def test_the_command_screens_and_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "malta.html"
    arguments = ["study", "malta", "--players", "random", "--games", "2", "--screen", "2"]
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--out", str(out), "--json"])
    assert ended.value.code == 0
    assert (tmp_path / "malta.screen.parquet").exists()
    assert "too few for so many effects" in out.read_text()
    assert capsys.readouterr().out
