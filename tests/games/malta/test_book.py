"""The words around the game: rulebook, sentences, player rules."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.games import load
from grognard.games.malta.actions import MaltaAction
from grognard.games.malta.loader import load_title
from grognard.rulebook.book import load_rulebook
from grognard.rulebook.pages import anchor
from grognard.texts.check import check_packages, message_ids, missing_messages
from grognard.texts.required import record_tags, required_messages

PLAY = Path(__file__).resolve().parents[3] / "docs" / "play"
GAME = load("malta")
TITLE = load_title()


def test_every_rule_has_its_text_in_english_and_italian() -> None:
    for rule in load_rulebook(GAME.info):
        assert rule.title_it, rule.id
        assert rule.text_it, rule.id
        assert rule.text != rule.text_it


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_player_rules_have_an_anchor_for_every_rule(language: str) -> None:
    page = (PLAY / f"malta.{language}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', page))
    for rule in load_rulebook(GAME.info):
        assert anchor(rule.id) in anchors, rule.id
        assert rule.text_in(language) in page, rule.id


def test_links_inside_the_player_rules_lead_somewhere() -> None:
    for language in ("en", "it"):
        page = (PLAY / f"malta.{language}.md").read_text(encoding="utf-8")
        anchors = set(re.findall(r'<a id="([^"]+)"></a>', page))
        assert set(re.findall(r"\(#([^)]+)\)", page)) <= anchors


def test_every_message_the_rules_can_ask_for_exists_in_every_language() -> None:
    packages = ("grognard.kernel", *GAME.info.text_packages)
    assert check_packages(GAME.info.text_packages) == []
    assert missing_messages(packages, required_messages(GAME)) == []


@pytest.mark.parametrize("language", ["en", "it", "pt", "fr"])
def test_every_action_has_a_label(language: str) -> None:
    have = message_ids(GAME.info.text_packages, language)
    wanted = {f"action-{tag}" for tag in record_tags(MaltaAction)}
    assert wanted <= have


@pytest.mark.parametrize("language", ["en", "it", "pt", "fr"])
def test_every_unit_and_formation_has_a_name(language: str) -> None:
    source = files("grognard.games.malta") / "texts" / f"{language}.ftl"
    named = set(re.findall(r"^unit-(\S+) =", source.read_text(encoding="utf-8"), re.MULTILINE))
    units = {unit.id for unit in TITLE.units}
    assert named == units | {each.id for each in TITLE.formations} | {"IND"}


def test_every_option_belongs_to_a_rule_that_names_it() -> None:
    book = load_rulebook(GAME.info)
    for option in GAME.info.options:
        assert book[option.rule].option == option.id
