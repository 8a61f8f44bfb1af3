"""The words around cassino: rulebook, sentences, player rules."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.rulebook.book import Rulebook, book_path, read_books
from grognard.rulebook.pages import anchor
from grognard.texts.check import check_packages

PACKAGES = ("grognard.games.somnium", "grognard.games.cassino")
PLAY = Path(__file__).resolve().parents[3] / "docs" / "play"


def rulebook() -> Rulebook:
    return read_books(book_path(package) for package in PACKAGES)


def test_every_rule_has_its_text_in_english_and_portuguese() -> None:
    for rule in rulebook():
        assert rule.title_pt, rule.id
        assert rule.text_pt, rule.id
        assert rule.text != rule.text_pt


@pytest.mark.parametrize("language", ["en", "pt"])
def test_the_player_rules_have_an_anchor_for_every_rule(language: str) -> None:
    page = (PLAY / f"cassino.{language}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', page))
    for rule in rulebook():
        assert anchor(rule.id) in anchors, rule.id
        assert rule.text_in(language) in page, rule.id


def test_all_languages_say_the_same_things() -> None:
    assert check_packages(PACKAGES) == []


@pytest.mark.parametrize("language", ["en", "pt", "it", "fr"])
def test_every_unit_has_a_name_of_its_own(language: str) -> None:
    source = (files("grognard.games.cassino") / "texts" / f"{language}.ftl").read_text("utf-8")
    named = dict(re.findall(r"^unit-(\S+) = (.*)$", source, re.MULTILINE))
    listed = (files("grognard.games.cassino") / "data" / "oob.csv").read_text("utf-8")
    assert set(named) == {line.partition(",")[0] for line in listed.splitlines()[1:]}
    assert len(set(named.values())) == 164
