"""Sentences: found, filled, and fallen back on."""

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import ScoreLine
from grognard.kernel.report import Modifier
from grognard.texts import Texts, available_languages
from grognard.texts.params import shown
from tests.lab.ferry import ruleset
from tests.lab.ferry.records import Moved, Shot

FERRY = ("tests.lab.ferry",)


def texts(language: str = "en") -> Texts:
    return Texts.for_game(ruleset().info, language)


def test_an_event_is_told_with_its_fields() -> None:
    assert texts().event(Moved(rule="F-1", unit="r1", to="0201")) == "r1 moves to 0201."


def test_a_yes_or_no_chooses_the_sentence() -> None:
    shot = Shot(rule="F-3", unit="r1", target="b1", roll=5, hit=True)
    assert texts().event(shot).endswith("and hits.")
    assert texts("pt").event(shot).endswith("e acerta.")


def test_a_number_chooses_the_plural() -> None:
    one = Modifier(value=1, reason="faces", rule="F-3")
    three = Modifier(value=3, reason="faces", rule="F-3")
    assert texts().reason(one) == "one face hits"
    assert texts("pt").reason(three) == "3 faces acertam"


@pytest.mark.parametrize(
    ("language", "value", "said"),
    [
        ("en", 753, "about 7.5 points"),
        ("en", 100, "about 1 point"),
        ("pt", 753, "cerca de 7,5 pontos"),
        ("it", 753, "circa 7,5 punti"),
        ("fr", 150, "environ 1,5 point"),
    ],
)
def test_a_players_reckoning_is_spoken_in_points(language: str, value: int, said: str) -> None:
    told = Texts(("grognard.players",), language)
    assert said in told.reason(Modifier(value=value, reason="evacuate", rule=""))


@pytest.mark.parametrize(
    ("language", "day"),
    [("en", "Jul 13, 1943"), ("pt", "13 de jul. de 1943"), ("it", "13 lug 1943")],
)
def test_days_are_written_in_the_readers_way(language: str, day: str) -> None:
    told = Texts(("grognard.games.somnium",), language)
    days = {"turn": 2, "first_day": "1943-07-13", "last_day": "1943-07-15"}
    assert day in told.text("event-turn-began", days)


def test_a_refusal_shows_its_params_and_alternatives() -> None:
    illegal = Illegal("TOO_FAR", "F-1", unit="r1", at="0501", alternatives=("0201", "0301"))
    assert texts().refusal(illegal) == "r1 cannot reach 0501; it can reach 0201, 0301."


def test_decisions_scores_options_and_sides_have_sentences() -> None:
    told = texts("pt")
    decision = Decision(side="red", kind="turn", rule="F-1", params={"turn": 2})
    assert told.decision(decision) == "red: mover, disparar ou passar (turno 2)."
    assert told.score(ScoreLine(side="red", points=1, reason="hits", rule="F-4")) == "acertos"
    assert told.option("veteran_fire") == "Patrulhas experientes"
    assert told.option_value("veteran_fire", "yes") == "Sim, acertam com 3"
    assert told.phase("turn") == "Turno"
    assert (told.side("red"), told.side("green")) == ("Vermelho", "green")


@pytest.mark.parametrize("language", ["pt-BR", "pt"])
def test_a_regional_language_falls_back_on_its_base(language: str) -> None:
    assert texts(language).phase("turn") == "Turno"


def test_an_unknown_language_falls_back_on_english() -> None:
    assert texts("nl").phase("turn") == "Turn"


def test_a_missing_message_shows_its_id_and_params() -> None:
    assert texts().text("event-unheard", {"unit": "r1"}) == "event-unheard (unit=r1)"
    assert not texts().has("event-unheard")


def test_the_languages_of_a_package_are_its_files() -> None:
    assert available_languages(FERRY) == ("en", "pt")
    assert available_languages(("grognard.texts",)) == ()


@pytest.mark.parametrize(
    ("value", "text"),
    [(("a", "b"), "a, b"), (None, ""), (True, "yes"), (7, 7), ({"a": 1}, "a 1"), ([], "–")],
)
def test_values_are_shown_plainly(value: object, text: object) -> None:
    assert shown(value) == text
