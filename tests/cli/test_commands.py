"""Each command on the ferry game, in words and as JSON."""

from pathlib import Path

import pytest

import grognard.games
from grognard.games import game_ids, load
from grognard.kernel.dice import CommittedDice
from grognard.kernel.match import Match
from grognard.kernel.matchfile import export_match
from tests.cli.support import FERRY, Run
from tests.lab.ferry import ruleset
from tests.lab.ferry.records import Fire, Move, Pass

DUEL = """
game = "tests.lab.ferry"
[[place]]
unit = "r1"
at = "0201"
[[place]]
unit = "b1"
at = "0301"
[[do]]
action = "fire r1 b1"
dice = [6]
[[ask]]
query = "reach"
unit = "b1"
[[ask]]
query = "odds"
units = ["b1"]
target = "r1"
[[ask]]
query = "check"
action = "move b1 0201"
[[ask]]
query = "choices"
[[ask]]
query = "score"
[[ask]]
query = "view"
side = "red"
"""


@pytest.fixture
def ferry_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grognard.games, "game_ids", lambda: ("ferry",))
    monkeypatch.setattr(grognard.games, "load", lambda _: ruleset())


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    path = tmp_path / "duel.toml"
    path.write_text(DUEL, encoding="utf-8")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A finished match with a shot in it."""
    dice = CommittedDice(bytes(range(32)), "m1")
    match = Match.begin(ruleset(), match_id="m1", scenario="row", dice=dice)
    moves = [Move("r2", "0301"), Move("b1", "0401"), Fire("r2", "b1")]
    for action in [*moves, *[Pass()] * 5]:
        side = match.decisions("red")[0].side
        match.submit(side, match.revision_for(side), action)
    path = tmp_path / "match.json"
    path.write_bytes(export_match(match))
    return path


@pytest.mark.usefixtures("ferry_only")
def test_games_json_is_a_list_with_id_title_scenarios_and_options(run: Run) -> None:
    assert run("games", "--json").json() == [
        {
            "id": "ferry",
            "title": "The Ferry",
            "scenarios": [{"id": "row", "title": "The row", "turns": 4}],
            "options": [
                {"id": "veteran_fire", "values": ["no", "yes"], "default": "no", "rule": "F-3"}
            ],
        }
    ]


@pytest.mark.usefixtures("ferry_only")
def test_games_are_listed_for_people(run: Run) -> None:
    assert "The Ferry" in run("games").out


def test_every_game_of_the_house_loads_and_calls_itself_by_its_id() -> None:
    assert [load(game).info.id for game in game_ids()] == list(game_ids())


def test_rules_are_shown_by_chapter(run: Run) -> None:
    out = run("rules", FERRY).out
    assert out.index("1 Moving") < out.index("F-2") < out.index("2 Fire") < out.index("F-4")


def test_one_rule_is_shown_with_text_code_and_tests(run: Run) -> None:
    answer = run("rules", FERRY, "F-2")
    assert "Two patrols never stand in the same hex." in answer.out
    assert "tests/lab/ferry/ruleset.py" in answer.out
    assert "test_check_says_rule_and_reason_of_a_refusal" in answer.out
    told = run("rules", FERRY, "F-1", "--json", "-l", "pt").json()
    assert told["text"].startswith("Uma patrulha")
    assert told["code"]


def test_a_rule_of_the_table_can_be_looked_up_in_any_game(run: Run) -> None:
    assert "Whose decision it is" in run("rules", FERRY, "K-SIDE").out


def test_an_unknown_rule_suggests_others(run: Run) -> None:
    answer = run("rules", FERRY, "X-3")
    assert answer.code == 2
    assert "perhaps F-3" in answer.err


def test_coverage_json_has_the_three_counts(run: Run) -> None:
    counts = run("rules", FERRY, "--coverage", "--json").json()
    assert (counts["total"], counts["without_code"], counts["without_test"]) == (4, 0, 0)


def test_rules_json_lists_all_rules(run: Run) -> None:
    assert [each["id"] for each in run("rules", FERRY, "--json").json()] == [
        "F-1",
        "F-2",
        "F-3",
        "F-4",
    ]


def test_ask_answers_every_question_of_a_file_in_words(run: Run, duel: Path) -> None:
    out = run("ask", duel).out
    assert "r1 fires at b1, rolls 6 and hits." in out
    assert "b1 can reach" in out
    assert "3/6" in out
    assert "0201 is already occupied." in out
    assert "3 legal actions" in out
    assert "hits scored" in out
    assert "0201 Red: R1" in out


def test_ask_says_each_number_of_a_combat_once(run: Run) -> None:
    out = run("ask", Path(__file__).parents[2] / "docs" / "examples" / "cassino.toml").out
    assert "    20 air points S/C-6.2b" in out
    assert "    Indian 7th Brigade attacks with 4 S/C-2.2.1" in out
    assert "    -3 mountain S/C-5.1.2a" in out


def test_ask_answers_in_json_in_the_order_of_the_questions(run: Run, duel: Path) -> None:
    told = run("ask", duel, "--json").json()
    assert [each["kind"] for each in told["answers"]] == [
        "ReachReport",
        "OddsReport",
        "Ruling",
        "ChoiceList",
        "ScoreSheet",
        "View",
    ]
    assert told["done"][0]["rolls"][0]["value"] == 6


def test_fuzz_json_has_games_actions_branching_and_violations(run: Run) -> None:
    told = run("fuzz", FERRY, "--games", 6, "--seed", 3, "--every", 1, "--json").json()
    assert (told["games"], told["actions"], told["violations"]) == (6, 48, 0)
    assert told["branching"] > 1
    assert sum(told["wins"].values()) == 6


def test_fuzz_gives_the_same_result_with_several_processes(run: Run) -> None:
    alone = run("fuzz", FERRY, "--games", 4, "--json")
    together = run("fuzz", FERRY, "--games", 4, "--jobs", 2, "--json")
    assert alone.json() == together.json()


def test_fuzz_keeps_a_faulty_game_as_a_file_that_can_be_replayed(run: Run, tmp_path: Path) -> None:
    answer = run("fuzz", "tests.cli.faulty", "--games", 1, "--out", tmp_path, "--json")
    assert answer.code == 1
    (fault,) = answer.json()["faults"]
    assert fault["violation"]["check"] == "outcome"
    replayed = run("replay", fault["file"], "--game", "tests.cli.faulty", "--json").json()
    assert replayed["revisions"] == fault["violation"]["actions"] == 8


def test_fuzz_tells_people_what_was_wrong_and_where_the_file_is(run: Run, tmp_path: Path) -> None:
    answer = run("fuzz", "tests.cli.faulty", "--games", 1, "--out", tmp_path)
    assert "violations 1" in answer.out
    assert "fuzz-tests.cli.faulty-1.json" in answer.out


def test_perft_counts_sequences(run: Run) -> None:
    told = run("perft", FERRY, "row", "--depth", 3, "--json").json()
    assert told["by_depth"] == [3, 6, 22]
    assert told["sequences"] == 22
    assert "22" in run("perft", FERRY, "--depth", 3).out


def test_replay_narrates_with_rules_in_a_language(run: Run, finished: Path) -> None:
    english = run("replay", finished, "--game", FERRY).out
    assert "r2 moves to 0301.  [F-1]" in english
    assert "Winner: Red" in english or "A draw" in english
    assert "r2 move-se para 0301." in run("replay", finished, "--game", FERRY, "-l", "pt").out


def test_replay_json_holds_the_log(run: Run, finished: Path) -> None:
    told = run("replay", finished, "--game", FERRY, "--viewer", "spectator", "--json").json()
    assert told["log"][0]["rule"] == "F-1"
    assert told["over"]


def test_verify_proves_an_honest_file(run: Run, finished: Path) -> None:
    answer = run("verify", finished, "--game", FERRY)
    assert answer.code == 0
    assert "everything agrees" in answer.out
    assert run("verify", finished, "--game", FERRY, "--json").json()["ok"]


def test_verify_names_the_first_difference_of_a_tampered_file(run: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    value = text.index('"value":')
    digit = text[value + len('"value":')]
    other = "1" if digit != "1" else "2"
    finished.write_text(
        text[:value] + f'"value":{other}' + text[value + len('"value":') + 1 :], encoding="utf-8"
    )
    answer = run("verify", finished, "--game", FERRY)
    assert answer.code == 1
    assert "entry 3, rolls" in answer.out


def test_a_file_that_is_no_match_is_refused_in_words(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text('{"format": "cookbook"}', encoding="utf-8")
    answer = run("verify", path)
    assert answer.code == 2
    assert "K-SHAPE" in answer.err
