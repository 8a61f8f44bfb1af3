"""Reading rulebooks strictly."""

from pathlib import Path

import pytest

from grognard.rulebook import BookError, load_rulebook
from grognard.rulebook.book import read_books, table_book
from grognard.rulebook.citations import citations_in_code
from tests.lab.ferry import ruleset

SOUND = """
[[rule]]
id = "X-1"
chapter = "1"
title = "One"
text = "The first."
provenance = "seed 1.1"
"""


def book(folder: Path, text: str, name: str = "rules.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_sound_book_is_read(tmp_path: Path) -> None:
    rules = read_books([book(tmp_path, SOUND)])
    assert len(rules) == 1
    assert rules["X-1"].kind == "rule"
    assert "X-2" not in rules


def test_rules_are_grouped_by_chapter_in_order() -> None:
    chapters = load_rulebook(ruleset().info).chapters()
    assert {name: [rule.id for rule in rules] for name, rules in chapters.items()} == {
        "1 Moving": ["F-1", "F-2"],
        "2 Fire": ["F-3", "F-4"],
    }


def test_a_text_is_given_in_the_language_asked_for_or_in_english() -> None:
    rules = load_rulebook(ruleset().info)
    assert rules["F-1"].text_in("pt").startswith("Uma patrulha")
    assert rules["F-2"].text_in("pt") == rules["F-2"].text
    assert rules["F-1"].title_in("it") == "One hex"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("title", "titel"), r"rules\.toml:2: .*titel"),
        (('"One"', "3"), r"rules\.toml:2: .*Expected `str`, got `int`"),
        (('"One"', '""'), "title is empty"),
        (('"X-1"', '"X 1"'), "an id has letters"),
        (('"seed 1.1"', '"somewhere"'), "provenance begins with one of"),
        (("provenance", 'kind = "song"\nprovenance'), "Invalid enum value 'song'"),
        (("[[rule]]", "[[rule]"), r"rules\.toml"),
    ],
)
def test_a_faulty_entry_is_refused_with_file_and_line(
    tmp_path: Path, change: tuple[str, str], complaint: str
) -> None:
    with pytest.raises(BookError, match=complaint):
        read_books([book(tmp_path, SOUND.replace(*change))])


def test_the_line_of_a_later_entry_is_its_own(tmp_path: Path) -> None:
    second = SOUND.replace("X-1", "X-2").replace("title", "titel")
    with pytest.raises(BookError, match=r"rules\.toml:9: "):
        read_books([book(tmp_path, SOUND + second)])


def test_an_id_may_be_used_only_once(tmp_path: Path) -> None:
    with pytest.raises(BookError, match="occurs twice"):
        read_books([book(tmp_path, SOUND + SOUND)])
    with pytest.raises(BookError, match="already in"):
        read_books([book(tmp_path, SOUND), book(tmp_path, SOUND, "other.toml")])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BookError, match="does not exist"):
        read_books([tmp_path / "rules.toml"])


def test_near_misses_are_suggested() -> None:
    assert load_rulebook(ruleset().info).similar("f-3") == ("F-3",)


def test_the_rules_of_the_table_have_texts() -> None:
    assert "whose" in table_book()["K-SIDE"].title.lower()


@pytest.mark.parametrize("room", ["grognard.kernel", "grognard.server"])
def test_every_rule_that_kernel_or_server_cites_is_a_rule_of_the_table(room: str) -> None:
    cited = {each.rule for each in citations_in_code((room,), Path())}
    assert cited - table_book().by_id.keys() == set()
