"""Advice about attacks: exact, from the referee, and never better than what can be had."""

from fractions import Fraction
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from grognard.cli.main import main
from grognard.lab.position import Position
from grognard.study.allocation import Planner, advise, distribution, find_goal
from grognard.study.plan import StudyError

TARGET = "2717"
REGIMENTS = {"us-1-16": "2618", "us-1-18": "2618", "us-1-26": "2718"}


@pytest.fixture
def gela() -> Position:
    position = Position("sicilia").place("de-hg-conrath-pz", TARGET).place_all(REGIMENTS)
    return position.set(turn=3, side="allied", phase="combat")


def asked(position: Position, units: tuple[str, ...], air: int) -> Fraction:
    report = position.odds(units, TARGET, air=air)
    return find_goal("sicilia", "clear").chance(report)


def test_the_best_allocation_is_the_best_of_all_there_are(gela: Position) -> None:
    advice = advise(gela.ruleset, gela.state, TARGET, find_goal("sicilia", None))
    assert set(advice.available_units) == set(REGIMENTS)
    every = [
        asked(gela, units, air)
        for size in (1, 2, 3)
        for units in combinations(REGIMENTS, size)
        for air in range(advice.available_air + 1)
    ]
    assert advice.best.chance == pytest.approx(float(max(every)))


def test_what_is_enough_reaches_the_level_and_one_air_point_less_does_not(gela: Position) -> None:
    advice = advise(gela.ruleset, gela.state, TARGET, find_goal("sicilia", "clear"), 0.5)
    enough = advice.enough
    assert enough is not None
    assert enough.chance >= 0.5
    assert enough.strength == advice.points_needed
    assert enough.strength <= advice.best.strength
    assert enough.air > 0
    assert asked(gela, enough.units, enough.air - 1) < Fraction(1, 2)


def test_a_level_out_of_reach_says_how_many_points_it_would_take(gela: Position) -> None:
    # Without air the three regiments alone cannot do it.
    gela.state.air[:] = [0, 0]
    advice = advise(gela.ruleset, gela.state, TARGET, find_goal("sicilia", "clear"), 0.8)
    assert advice.available_air == 0
    assert advice.enough is None
    assert advice.points_needed is not None
    assert advice.points_needed > advice.best.strength


def test_the_distribution_adds_up_to_one(gela: Position) -> None:
    report = gela.odds(("us-1-16",), TARGET)
    assert sum(distribution(report).values()) == 1


def test_an_attack_that_is_not_allowed_is_left_out_of_account(gela: Position) -> None:
    far = gela.place("us-3-7", "2019")
    planner = Planner(far.ruleset, far.state, TARGET, find_goal("sicilia", None))
    assert planner.ask(("us-3-7",), (), 0) is None
    assert "us-3-7" not in planner.available("allied")[0]


def test_a_goal_is_known_by_name_or_by_codes() -> None:
    assert find_goal("sicilia", "destroy").codes == {"DE"}
    assert find_goal("sicilia", "DE, DRB").codes == {"DE", "DRB"}
    with pytest.raises(StudyError, match="no goal 'glory'"):
        find_goal("sicilia", "glory")
    with pytest.raises(StudyError, match="name result codes"):
        find_goal("tests.study.skirmish", None)


POSITION = """
game = "sicilia"
[settings]
turn = 3
side = "allied"
phase = "combat"
[[place]]
unit = "de-hg-conrath-pz"
at = "2717"
[[place]]
unit = "us-1-16"
at = "2618"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "gela.toml"
    path.write_text(POSITION)
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["odds", *arguments])
    said = capsys.readouterr()
    return ended.value.code, said.out, said.err


def test_the_command_gives_advice_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "sicilia", "--position", str(file), "--target", TARGET, "--json")
    assert code == 0
    (advice,) = msgspec.json.decode(out)
    assert advice["available_units"] == ["us-1-16"]
    assert 0 <= advice["best"]["chance"] <= 1


def test_the_command_tells_the_exact_chances_of_one_attack(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(
        capsys,
        *("sicilia", "--position", str(file), "--target", TARGET),
        *("--unit", "us-1-16", "--air", "3"),
    )
    assert code == 0
    assert "1/18" in out


EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.parametrize(
    ("game", "file", "target"),
    [
        ("sicilia", "gela", "2618"),
        ("cassino", "cassino", "2319"),
        ("malta", "malta", "2420"),
    ],
)
def test_every_game_answers_for_its_example(
    capsys: pytest.CaptureFixture[str], game: str, file: str, target: str
) -> None:
    path = EXAMPLES / f"{file}.toml"
    code, out, _ = run(capsys, game, "--position", str(path), "--target", target, "--json")
    assert code == 0
    (advice,) = msgspec.json.decode(out)
    assert 0 < advice["best"]["chance"] <= 1
    assert advice["best"]["strength"] <= advice["everything"]["strength"]
    code, out, _ = run(
        capsys,
        *(game, "--position", str(path), "--target", target),
        *("--unit", advice["best"]["units"][0]),
    )
    assert code == 0
    assert "exactly" in out


@pytest.fixture
def luqa() -> Position:
    """Two companies to the south of the airfield and two to the west of it."""
    position = Position("malta").place("UK-CHE1", "2420")
    position.place_all({"DE-KR1": "2421", "DE-KR2": "2421", "DE-HE1": "2320", "DE-HE2": "2320"})
    return position.set(turn=1, active="RAMCKE", phase="declaration")


def test_points_that_nobody_has_are_imagined_where_there_is_no_air(luqa: Position) -> None:
    advice = advise(luqa.ruleset, luqa.state, "2420", find_goal("malta", "drive"), 0.3)
    assert advice.enough is None
    assert advice.points_needed == 16, "the column after the best one of a defence of 4"
    assert advice.best.strength == 12


def test_a_level_that_no_column_reaches_has_no_points(luqa: Position) -> None:
    advice = advise(luqa.ruleset, luqa.state, "2420", find_goal("malta", None), 0.99)
    assert (advice.enough, advice.points_needed) == (None, None)


def test_no_more_attack_through_a_hexside_than_the_game_lets(luqa: Position) -> None:
    crowd = {f"DE-HU{n}": "2421" for n in (1, 2, 3)} | {f"DE-BU{n}": "2421" for n in (1, 2, 3)}
    luqa.place_all(crowd)
    advice = advise(luqa.ruleset, luqa.state, "2420", find_goal("malta", "gain"))
    from_south = [each for each in advice.everything.units if each in {"DE-KR1", "DE-KR2", *crowd}]
    assert len(advice.available_units) == 10
    assert 0 < len(from_south) < 8


@pytest.mark.parametrize(
    ("game", "target", "said"),
    [
        ("sicilia", "9999", "S/C-R20"),
        ("sicilia", "1010", "S/C-R24"),
        ("cassino", TARGET, "is a position of sicilia"),
    ],
)
def test_a_senseless_question_is_answered_in_one_line(
    file: Path, capsys: pytest.CaptureFixture[str], game: str, target: str, said: str
) -> None:
    code, _, err = run(capsys, game, "--position", str(file), "--target", target)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1
