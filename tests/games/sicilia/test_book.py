"""The words around the game: rulebook, sentences, player rules."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.games import load
from grognard.rulebook.book import load_rulebook
from grognard.rulebook.pages import anchor
from grognard.texts.check import check_packages, missing_messages
from grognard.texts.required import required_messages

PLAY = Path(__file__).resolve().parents[3] / "docs" / "play"


def test_every_rule_has_its_text_in_english_and_portuguese() -> None:
    for rule in load_rulebook(load("sicilia").info):
        assert rule.title_pt, rule.id
        assert rule.text_pt, rule.id
        assert rule.text != rule.text_pt


@pytest.mark.parametrize("language", ["en", "pt"])
def test_the_player_rules_have_an_anchor_for_every_rule(language: str) -> None:
    page = (PLAY / f"sicilia.{language}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', page))
    for rule in load_rulebook(load("sicilia").info):
        assert anchor(rule.id) in anchors, rule.id
        assert rule.text_in(language) in page, rule.id


def test_every_message_the_rules_can_ask_for_exists_in_every_language() -> None:
    game = load("sicilia")
    packages = ("grognard.kernel", *game.info.text_packages)
    assert check_packages(game.info.text_packages) == []
    assert missing_messages(packages, required_messages(game)) == []


@pytest.mark.parametrize("language", ["en", "pt", "it", "fr"])
def test_every_unit_has_a_name(language: str) -> None:
    source = files("grognard.games.sicilia") / "texts" / f"{language}.ftl"
    named = set(re.findall(r"^unit-(\S+) =", source.read_text(encoding="utf-8"), re.MULTILINE))
    listed = (files("grognard.games.sicilia") / "data" / "oob.csv").read_text(encoding="utf-8")
    ids = {line.partition(",")[0] for line in listed.splitlines()[1:]}
    assert named == ids


def test_every_option_belongs_to_a_rule_that_names_it() -> None:
    game = load("sicilia")
    book = load_rulebook(game.info)
    for option in game.info.options:
        assert book[option.rule].option == option.id
