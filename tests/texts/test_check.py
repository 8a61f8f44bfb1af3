"""The checker finds every kind of fault, and no package of any game has one."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.games import game_ids, load
from grognard.texts.bundle import with_kernel
from grognard.texts.check import check_packages, message_ids, missing_messages
from grognard.texts.required import required_messages
from grognard.texts.sources import parse
from tests.lab.ferry import ruleset

FERRY = ("grognard.kernel", "tests.lab.ferry")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "faulty" / "texts"
    folder.mkdir(parents=True)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop("faulty", None)
    parse.cache_clear()


def problems(package: Path, en: str, pt: str | None = None) -> list[str]:
    (package / "en.ftl").write_text(en, encoding="utf-8")
    if pt is not None:
        (package / "pt.ftl").write_text(pt, encoding="utf-8")
    return [
        f"{each.language} {each.message}: {each.problem}" for each in check_packages(["faulty"])
    ]


def test_sound_files_have_no_problem(package: Path) -> None:
    assert problems(package, "a = x { $v }", "a = { $v } y") == []


@pytest.mark.parametrize(
    ("en", "pt", "expected"),
    [
        ("a = x\nb = y", "a = x", "pt b: missing, en has it"),
        ("a = x", "a = x\nc = z", "pt c: not in en"),
        ("a = { $v }", "a = { $w }", "pt a: uses $w where en uses $v"),
        ("a = { $v }", "a = x", "pt a: uses no variable where en uses $v"),
        ("a = { b }", "a = x", "en a: refers to b, not defined"),
        ("a = { -t }", "a = x", "en a: refers to -t, not defined"),
        ("a = x\na = y", "a = x", "en a: defined 2 times"),
    ],
)
def test_a_difference_between_languages_is_found(
    package: Path, en: str, pt: str, expected: str
) -> None:
    assert expected in problems(package, en, pt)


def test_a_malformed_message_is_found(package: Path) -> None:
    (found,) = problems(package, "a = { $v")
    assert found.startswith("en a = { $v: malformed")


def test_english_must_exist(package: Path) -> None:
    (package / "pt.ftl").write_text("a = x", encoding="utf-8")
    assert "there is no English file" in str(check_packages(["faulty"])[0])


def test_required_messages_are_read_from_records_and_source() -> None:
    wanted = required_messages(ruleset())
    assert {"event-shot", "refusal-occupied", "decision-turn", "score-hits"} <= wanted
    assert {"option-veteran-fire", "option-veteran-fire-yes", "reason-faces"} <= wanted


def test_a_missing_required_message_is_named_for_each_language() -> None:
    missing = missing_messages(FERRY, ["event-shot", "event-unheard"])
    assert [(each.language, each.message) for each in missing] == [
        ("en", "event-unheard"),
        ("pt", "event-unheard"),
    ]


def test_message_ids_join_the_packages() -> None:
    assert "event-shot" in message_ids(FERRY)


@pytest.mark.parametrize("game", game_ids())
def test_the_texts_of_every_game_are_sound_in_all_languages(game: str) -> None:
    packages = with_kernel(load(game).info.text_packages)
    assert [str(each) for each in check_packages(packages)] == []


@pytest.mark.parametrize("game", game_ids())
def test_every_message_the_rules_of_a_game_need_exists_in_all_its_languages(game: str) -> None:
    rules = load(game)
    packages = with_kernel(rules.info.text_packages)
    missing = missing_messages(packages, sorted(required_messages(rules)))
    assert [str(each) for each in missing] == []


@pytest.mark.parametrize("package", ["grognard.kernel", "grognard.server", "grognard.cli"])
def test_the_texts_of_the_house_itself_are_sound_in_all_languages(package: str) -> None:
    assert [str(each) for each in check_packages(("grognard.kernel", package))] == []
