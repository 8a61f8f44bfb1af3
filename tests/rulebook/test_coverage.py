"""The table id → code → tests; for every game it must be complete and its page current."""

from pathlib import Path

import pytest

from grognard.games import game_ids, load
from grognard.rulebook.book import Rule, Rulebook
from grognard.rulebook.citations import Citation, Role
from grognard.rulebook.coverage import coverage_of, game_coverage, project_root
from grognard.rulebook.pages import anchor, game_page, page, page_path
from tests.demo.rules import INFO
from tests.lab.ferry import ruleset

ROOT = Path(__file__).parents[2]


def rulebook(*ids: str) -> Rulebook:
    return Rulebook(
        Rule(id=each, chapter="1", title=each, text="Words.", provenance="house") for each in ids
    )


def citation(rule: str, role: Role) -> Citation:
    return Citation(rule=rule, role=role, file="x.py", module="x", qualname="y", line=1)


def test_a_rule_without_code_or_test_is_found() -> None:
    coverage = coverage_of(
        rulebook("A", "B", "C"),
        [citation("A", "code"), citation("B", "mention"), citation("C", "code")],
        [citation("A", "test"), citation("B", "test")],
        (),
    )
    assert coverage.without_code == ("B",)
    assert coverage.without_test == ("C",)
    assert not coverage.complete


@pytest.mark.parametrize("role", ["code", "mention"])
def test_a_cited_id_that_no_book_has_is_found(role: Role) -> None:
    coverage = coverage_of(
        rulebook("A"), [citation("A", "code"), citation("Z", role)], [citation("A", "test")], ()
    )
    assert [each.rule for each in coverage.unknown] == ["Z"]
    assert not coverage.complete


def test_an_id_of_a_sister_game_is_not_unknown() -> None:
    coverage = coverage_of(
        rulebook("A"), [citation("A", "code"), citation("Z", "code")], [citation("A", "test")], "Z"
    )
    assert coverage.complete


@pytest.mark.parametrize(("role", "unknown"), [("mention", 0), ("code", 1)])
def test_only_a_mention_may_name_a_whole_chapter(role: Role, unknown: int) -> None:
    coverage = coverage_of(rulebook("A-1.1"), [citation("A-1", role)], [], ())
    assert len(coverage.unknown) == unknown


def test_the_demonstration_game_is_covered() -> None:
    coverage = game_coverage(INFO, ROOT)
    assert coverage.without_code == ()
    assert coverage.without_test == ()


def test_the_ferry_game_is_covered() -> None:
    coverage = game_coverage(ruleset().info, ROOT)
    assert coverage.without_code == ()
    assert coverage.without_test == ()
    assert [each for each in coverage.unknown if each.rule.startswith("F-")] == []
    assert [each.qualname for each in coverage.rule("F-2").code] == ["is_free"]


def test_the_project_root_is_found() -> None:
    assert project_root() == ROOT


def test_a_page_shows_text_code_and_tests_with_an_anchor() -> None:
    shown = page(
        ruleset().info, rulebook("S/C-4.1a"), coverage_of(rulebook("S/C-4.1a"), [], [], ())
    )
    assert '<a id="s-c-4-1a"></a>' in shown
    assert "- code: none" in shown
    assert anchor("S-VP-A1") == "s-vp-a1"


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_of_every_game_has_code_and_a_test(game: str) -> None:
    coverage = game_coverage(load(game).info, ROOT)
    assert coverage.without_code == ()
    assert coverage.without_test == ()
    assert [f"{each.rule} in {each.place}" for each in coverage.unknown] == []


@pytest.mark.parametrize("game", game_ids())
def test_the_rules_page_of_every_game_is_current(game: str) -> None:
    info = load(game).info
    written = page_path(info, ROOT).read_text(encoding="utf-8")
    assert written == game_page(info, ROOT), "run `grognard rules --write`"
