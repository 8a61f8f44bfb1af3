"""Everybody who sits down is told what he plays for, in his own language."""

import pytest
from fluent.syntax import FluentParser, ast

from grognard.games import game_ids, load
from grognard.rulebook.book import load_rulebook
from grognard.texts.sources import read_source

HINTS = 3


def messages(game: str, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for package in load(game).info.text_packages:
        source = read_source(package, language)
        resource = FluentParser().parse(source or "")
        found |= {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}
    return found


@pytest.mark.parametrize("language", ["en", "pt", "it", "fr"])
@pytest.mark.parametrize("game", game_ids())
def test_every_side_has_an_aim_and_hints_that_name_their_rules(game: str, language: str) -> None:
    info = load(game).info
    book = load_rulebook(info)
    told = messages(game, language)
    wanted = ["aim-winner"]
    for side in info.sides:
        wanted += [f"aim-{side}", *(f"aim-{side}-{hint}" for hint in range(1, HINTS + 1))]
    for name in wanted:
        message = told[name]
        assert message.value is not None
        [rule] = [each.value for each in message.attributes if each.id.name == "rule"]
        [cited] = rule.elements
        assert isinstance(cited, ast.TextElement)
        assert cited.value in book, f"{name} cites {cited.value}"
