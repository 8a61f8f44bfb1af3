"""The registry of games: from data, by source, without a name in the code."""

from pathlib import Path

import pytest

import grognard.games
from grognard.games import GameNotFound, game_ids, load
from grognard.games.loader import listed_ids, offers_ruleset


def test_games_are_listed_in_the_order_of_the_data() -> None:
    order = listed_ids()
    assert order == ("sicilia", "cassino", "malta", "sicilia43", "sicily2")
    assert list(game_ids()) == [each for each in order if each in game_ids()]
    assert game_ids() == grognard.games.GAME_IDS


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(GameNotFound) as caught:
        load("chess")
    assert caught.value.game_id == "chess"
    assert caught.value.known == game_ids()


def test_the_registry_knows_no_other_name() -> None:
    with pytest.raises(AttributeError):
        _ = grognard.games.NO_SUCH_NAME


@pytest.mark.parametrize(
    ("source", "offers"),
    [
        ("def ruleset(): ...", True),
        ("from x import ruleset", True),
        ("from x import make as ruleset", True),
        ("ruleset = object", True),
        ("def rules(): ...", False),
        ("raise SystemExit", False),
        (None, False),
    ],
)
def test_a_game_is_offered_by_its_source_without_importing_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str | None, offers: bool
) -> None:
    name = f"offer_{abs(hash(source))}"
    (tmp_path / name).mkdir()
    if source is not None:
        (tmp_path / name / "__init__.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert offers_ruleset(name) is offers


def test_a_package_that_does_not_exist_offers_nothing() -> None:
    assert not offers_ruleset("grognard.games.atlantis")
