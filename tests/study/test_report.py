"""Figures of a study against games made by hand, and the page against a reader's demands."""

import re
from math import inf
from pathlib import Path

import msgspec
import pytest

from grognard.cli.main import main
from grognard.study import figures
from grognard.study.chronicle import (
    CombatRow,
    ControlRow,
    GameRow,
    HexRow,
    LossRow,
    LuckRow,
    ScoreRow,
    TurnRow,
)
from grognard.study.plan import Plan, make_plan
from grognard.study.report import Names, Variant, write_report
from grognard.study.store import write_study
from grognard.study.vocabulary import history_of, merit_of, objectives_of

NAMES = Names(
    title="Sicilia", sides={"allied": "Allies", "axis": "Axis"}, nations={"IT": "Italian"}
)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan("sicilia", players=("random",))


def a_game(index: int, allied: int, axis: int, palermo: int | None, merit: int = 10) -> GameRow:
    """A game of three turns in which Palermo falls in this turn, or never."""
    control = [
        ControlRow(
            turn=turn,
            place=place,
            side="allied" if place == "Gela" or (palermo and turn >= palermo) else "axis",
        )
        for turn in range(4)
        for place in ("Gela", "Palermo", "Messina")
        if place != "Messina" or turn < 4
    ]
    control = [
        msgspec.structs.replace(each, side="axis") if each.place == "Messina" else each
        for each in control
    ]
    winner = "allied" if allied > axis else "axis" if axis > allied else None
    return GameRow(
        index=index,
        seed=index,
        winner=winner,
        reason="points",
        level="",
        length=3,
        actions=100 + index,
        points={"axis": axis, "allied": allied},
        score=(ScoreRow(side="allied", reason="palermo", points=allied),),
        luck=(
            LuckRow(side="axis", attacks=4, merit=merit, expected=8.0, variance=4.0),
            LuckRow(side="allied", attacks=0, merit=0, expected=0.0, variance=0.0),
        ),
        turns=tuple(
            TurnRow(turn=turn, label=f"1943-07-{7 + 3 * turn:02} – 1943-07-{9 + 3 * turn:02}")
            for turn in (1, 2, 3)
        ),
        losses=(LossRow(turn=2, side="axis", nation="IT", destroyed=3, reduced=1),),
        combats=(CombatRow(turn=1, side="allied", hex="1306", kind="combat", times=2),),
        control=tuple(control),
        hexes=(
            HexRow(hex="1306", side="axis", turns=1, at_end=False),
            HexRow(hex="1306", side="allied", turns=2, at_end=True),
        ),
    )


@pytest.fixture(scope="module")
def games() -> list[GameRow]:
    return [
        a_game(0, 50, 40, palermo=2, merit=12),
        a_game(1, 30, 40, palermo=3, merit=8),
        a_game(2, 40, 40, palermo=None, merit=10),
        a_game(3, 60, 40, palermo=2, merit=14),
    ]


def test_shares_have_an_interval_around_them(plan: Plan, games: list[GameRow]) -> None:
    shares = figures.win_shares(plan, games)
    assert {name: each.count for name, each in shares.items()} == {
        "axis": 1,
        "allied": 2,
        "draw": 1,
    }
    assert 0 < shares["allied"].low < 0.5 < shares["allied"].high < 1


def test_a_place_that_never_fell_counts_as_later_than_any_turn(
    plan: Plan, games: list[GameRow]
) -> None:
    by_name = {each.place: each for each in figures.falls(plan, games)}
    assert by_name["Palermo"].span == figures.Span(low=2, median=2, high=inf)
    assert by_name["Palermo"].fell.count == 3
    assert by_name["Messina"].span.median == inf
    assert by_name["Gela"].span.median == 1, "held from the beginning"


def test_days_of_history_are_placed_on_the_turn_track(plan: Plan, games: list[GameRow]) -> None:
    by_name = {each.place: each for each in figures.falls(plan, games)}
    assert by_name["Gela"].history_turn == 1
    assert by_name["Palermo"].history_turn == 4, "22 July lies after a game that ended on the 18th"


def test_the_attacker_is_the_side_with_fewer_objectives(games: list[GameRow]) -> None:
    assert figures.attacker(games, ("axis", "allied")) == "allied"


def test_luck_is_measured_in_standard_deviations(plan: Plan, games: list[GameRow]) -> None:
    assert plan.sides[0] == "axis"
    assert [figures.luck(plan, game) for game in games] == [2.0, 0.0, 1.0, 3.0]


def test_a_game_without_attacks_has_no_luck(plan: Plan, games: list[GameRow]) -> None:
    assert figures.luck(plan, msgspec.structs.replace(games[0], luck=())) is None


def test_correlation_of_a_straight_line_is_one_and_of_a_constant_unknown() -> None:
    assert figures.correlation([(1, 2), (2, 4), (3, 6)]) == pytest.approx(1)
    assert figures.correlation([(1, 6), (2, 4), (3, 2)]) == pytest.approx(-1)
    assert figures.correlation([(1, 2), (2, 2), (3, 2)]) is None


def test_losses_are_means_over_all_games(games: list[GameRow]) -> None:
    assert figures.losses_by_turn(games) == {"IT": {2: 3.0}}
    assert figures.reduced_by_nation(games) == {"IT": 1.0}


def test_control_is_a_share_of_turns_and_of_ends(games: list[GameRow]) -> None:
    assert figures.control_through(games, "allied") == {"1306": pytest.approx(2 / 3)}
    assert figures.control_at_end(games, "allied") == {"1306": 1.0}
    assert figures.combat_by_hex(games) == {"1306": 2.0}


def test_options_are_compared_game_by_game(plan: Plan, games: list[GameRow]) -> None:
    other = msgspec.structs.replace(plan, options={**plan.options, "emp_advance": "yes"})
    changed = [
        a_game(0, 50, 45, palermo=2),
        a_game(1, 30, 46, palermo=2),
        a_game(9, 99, 0, palermo=2),
    ]
    found = figures.sensitivity(plan, games, other, changed)
    assert (found.name, found.value) == ("emp_advance", "yes")
    assert found.margin.count == 2, "a game without its twin is left out"
    assert found.margin.mean == 5.5
    assert found.margin.matters
    assert found.turned == 0


def test_a_guess_is_compared_with_the_same_games_as_they_were(
    plan: Plan, games: list[GameRow]
) -> None:
    found = [figures.sensitivity(plan, games, each.plan, each.rows) for each in changed(plan)[1:]]
    assert [(each.name, each.value) for each in found] == [
        ("german-armour", -1),
        ("german-armour", 1),
    ]
    (swing,) = figures.swings("sicilia", found)
    assert swing.down is not None
    assert swing.down.margin.mean == -9.5
    assert swing.down.won.mean == 0, "the same side won both games"
    assert swing.up is not None
    assert swing.up.won.mean == 0.5, "one game of two changed hands"
    assert swing.size == 9.5
    assert swing.matters


def test_the_guess_that_moves_most_comes_first(plan: Plan, games: list[GameRow]) -> None:
    weaker = msgspec.structs.replace(plan, vary={"axis-guns": -1})
    little = figures.sensitivity(plan, games, weaker, [a_game(0, 50, 39, 2), a_game(1, 30, 39, 2)])
    moved = [figures.sensitivity(plan, games, each.plan, each.rows) for each in changed(plan)[1:]]
    assert [each.guess.id for each in figures.swings("sicilia", [little, *moved])] == [
        "german-armour",
        "axis-guns",
    ]


def test_luck_is_told_by_thirds_once_there_are_games_enough(
    plan: Plan, games: list[GameRow]
) -> None:
    assert figures.won_by_luck(plan, games) == []
    many = [
        a_game(index, 40, 50 if index >= 8 else 30, palermo=2, merit=index) for index in range(12)
    ]
    thirds = figures.won_by_luck(plan, many)
    assert [(each.count, each.of) for each in thirds] == [(0, 4), (0, 4), (4, 4)]


def test_degrees_of_victory_are_counted_where_a_game_has_them(games: list[GameRow]) -> None:
    assert figures.levels(games) == {}
    graded = [msgspec.structs.replace(each, level="minor") for each in games[:3]]
    assert figures.levels([*graded, games[3]])["minor"].count == 3


def test_an_estimate_from_one_game_is_wholly_uncertain() -> None:
    alone = figures.estimate([5.0])
    assert (alone.low, alone.high, alone.matters) == (-inf, inf, False)


@pytest.mark.parametrize(("part", "wanted"), [(0.1, 1), (0.5, 5), (0.9, 9), (1.0, 10), (0.0, 1)])
def test_quantiles_are_values_that_occurred(part: float, wanted: int) -> None:
    assert figures.quantile(list(range(1, 11)), part) == wanted


@pytest.mark.parametrize("game", ["sicilia", "cassino"])
def test_every_place_of_the_history_stands_on_the_map(game: str) -> None:
    assert set(objectives_of(game)) == {fall.place for fall in history_of(game)}


def test_a_place_of_two_hexes_falls_with_both() -> None:
    assert sorted(objectives_of("cassino")["Rome"]) == ["0211", "0212"]


def test_the_merit_of_dice_is_highest_where_the_table_is_best_for_the_attacker() -> None:
    merit = merit_of("sicilia")
    assert merit is not None
    assert merit.mean == pytest.approx(70 / 36)
    assert merit.of[2] == merit.of[12] == max(merit.of.values())
    assert merit.of[7] == 0
    assert merit_of("tests.study.skirmish") is None


# --- the page ------------------------------------------------------------------------------------


def changed(plan: Plan) -> list[Variant]:
    """The study's first games under another option, and with a guess moved each way."""
    other = msgspec.structs.replace(plan, options={**plan.options, "emp_advance": "yes"})
    weaker = msgspec.structs.replace(plan, vary={"german-armour": -1})
    stronger = msgspec.structs.replace(plan, vary={"german-armour": 1})
    return [
        Variant(plan=other, rows=[a_game(0, 50, 45, 2), a_game(1, 30, 46, 2)]),
        Variant(plan=weaker, rows=[a_game(0, 50, 30, 2), a_game(1, 30, 31, 2)]),
        Variant(plan=stronger, rows=[a_game(0, 50, 52, 2), a_game(1, 30, 40, 2)]),
    ]


@pytest.fixture(scope="module")
def page(plan: Plan, games: list[GameRow]) -> str:
    return write_report(plan, games, NAMES, changed(plan))


def test_the_page_asks_nobody_for_anything(page: str) -> None:
    asked = re.findall(r"(?:src|href)=\"([^\"#][^\"]*)\"|url\(([^)#]{1,40})", page)
    assert [each for pair in asked for each in pair if each and not each.startswith("data:")] == []
    assert "<script" not in page
    assert "<link" not in page
    assert "@import" not in page


def test_the_page_has_every_part(page: str) -> None:
    headings = re.findall(r"<h2>([^<]+)</h2>", page)
    assert headings == [
        "In short",
        "Who wins, and how long it takes",
        "Where the points come from",
        "Losses",
        "When the objectives fall",
        "On the map",
        "Luck",
        "Which options matter",
        "Which of our guesses matter",
        "How this was made",
    ]
    summary = page[page.index("class=summary") : page.index("Who wins, and how long")]
    assert summary.count("<figure>") == 3


def test_the_maps_say_what_happened_where(page: str) -> None:
    assert "<title>Palermo 1306: 2.00 attacks per game</title>" in page
    assert "<title>Palermo 1306: Allies 67%, Axis 33%</title>" in page


def test_the_page_says_which_guess_matters_most(page: str) -> None:
    summary = page[page.index("class=summary") : page.index("Who wins, and how long")]
    assert "Panzer of Hermann Göring: both values</b> matters most" in summary
    assert "a notch moves the margin by 9.5 points" in summary
    assert "Of 2 comparisons 1 stand out" in page


def test_the_page_has_colours_for_day_and_night(page: str) -> None:
    assert "prefers-color-scheme:dark" in page
    charts = re.findall(r'<svg [^>]*class="chart".*?</svg>', page, re.DOTALL)
    assert charts
    assert not [each for each in charts if "#2b2419" in each], "ink that the night cannot change"


def test_every_picture_has_a_description(page: str) -> None:
    assert page.count("<svg ") == page.count('role="img"')


def test_the_page_is_the_same_when_it_is_made_again(
    plan: Plan, games: list[GameRow], page: str
) -> None:
    assert write_report(plan, games, NAMES, changed(plan)) == page


def test_names_that_look_like_markup_are_harmless(plan: Plan, games: list[GameRow]) -> None:
    names = msgspec.structs.replace(NAMES, title="<script>alert(1)</script>")
    assert "<script" not in write_report(plan, games, names)


def test_a_study_of_another_game_is_refused(
    plan: Plan, games: list[GameRow], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "s.parquet"
    write_study(kept, plan, games)
    with pytest.raises(SystemExit) as ended:
        main(["study", "tests.study.skirmish", "--in", str(kept)])
    assert ended.value.code == 2
    assert "is a study of sicilia" in capsys.readouterr().err


def test_the_command_simulates_and_reports_a_game_without_a_map(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "skirmish.html"
    arguments = ["study", "tests.study.skirmish", "--players", "random", "--games", "3"]
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--out", str(out), "--json"])
    assert ended.value.code == 0
    assert msgspec.json.decode(capsys.readouterr().out)["games"] == 3
    assert "On the map" not in out.read_text()
    assert "In short" in out.read_text()
