"""The server's own sentences: complete in four languages, and one for every refusal."""

import re

import pytest

from grognard.rulebook.book import table_book
from grognard.rulebook.sources import python_files
from grognard.server.library import LANGUAGES, SERVER_TEXTS, table_texts
from grognard.texts.check import check_packages
from grognard.texts.required import messages_in_source

REFUSAL = re.compile(r'Refusal\(\s*code="([A-Z_]+)"')


def codes() -> set[str]:
    """Every message the server's source can ask for."""
    found = set(messages_in_source([SERVER_TEXTS]))
    for path in python_files(SERVER_TEXTS):
        for code in REFUSAL.findall(path.read_text(encoding="utf-8")):
            found.add(f"refusal-{code.lower().replace('_', '-')}")
    return found


def test_the_four_languages_have_the_same_messages() -> None:
    assert [str(each) for each in check_packages([SERVER_TEXTS])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_its_sentence(language: str) -> None:
    words = table_texts(language)
    assert len(codes()) > 20
    assert [each for each in sorted(codes()) if not words.has(each)] == []


def test_every_rule_the_server_cites_can_be_read() -> None:
    cited = {
        rule
        for path in python_files(SERVER_TEXTS)
        for rule in re.findall(r'"([KT]-[A-Z]+)"', path.read_text(encoding="utf-8"))
    }
    assert {"T-SEAT", "T-LIMITS"} <= cited
    assert cited <= {rule.id for rule in table_book()}
