"""Limits, headers, figures, and the pages around the table."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from litestar.testing import TestClient

from grognard.games import game_ids
from grognard.server.app import Application, create_app
from grognard.server.config import Limits
from grognard.server.limits import MOST_BUCKETS, Rate
from grognard.server.routes import client as pages
from tests.server.conftest import PLENTY, config_for
from tests.server.house import GAME, House, Seat, read, refused, some_choice

# --- rates --------------------------------------------------------------------------------------


def test_a_rate_lets_a_burst_through_and_then_its_measure() -> None:
    rate = Rate(per_second=2, burst=3)
    assert [rate.take("a", 0.0) for _ in range(5)] == [True, True, True, False, False]
    assert rate.take("b", 0.0), "another caller has a measure of his own"
    assert [rate.take("a", 1.0) for _ in range(3)] == [True, True, False]
    assert rate.take("a", 100.0)


def test_a_rate_does_not_remember_callers_without_end() -> None:
    rate = Rate(per_second=1, burst=1)
    for number in range(MOST_BUCKETS + 50):
        rate.take(str(number), 0.0)
    assert len(rate._buckets) == MOST_BUCKETS


def served(url: str, limits: Limits) -> TestClient[Application]:
    return TestClient(create_app(config_for(url, limits)))


def test_an_address_that_asks_too_often_is_told_to_wait(sqlite_url: str) -> None:
    with served(sqlite_url, Limits(requests_per_address_minute=20)) as client:
        answers = [client.get("/api/matches/public") for _ in range(10)]
        assert [each.status_code for each in answers] == [200] * 10
        # A slow machine lets some of the measure flow back meanwhile.
        while answers[-1].status_code == 200 and len(answers) < 100:
            answers.append(client.get("/api/matches/public"))
        refused(answers[-1], 429, "SLOW_DOWN")
        assert answers[-1].headers["retry-after"]


def test_a_token_that_asks_too_often_is_told_to_wait_and_others_are_not(sqlite_url: str) -> None:
    with served(sqlite_url, Limits(requests_per_minute=8)) as client:
        seat, _ = House(client).open()
        codes = [seat.get().status_code for _ in range(4)]
        assert codes == [200] * 4
        while codes[-1] == 200 and len(codes) < 100:
            codes.append(seat.get().status_code)
        assert codes[-1] == 429
        assert client.get("/api/matches/public").status_code == 200


def test_new_matches_are_counted_by_address(sqlite_url: str) -> None:
    with served(sqlite_url, Limits(creations_per_hour=12)) as client:
        wish = {"game": GAME}
        codes = [client.post("/api/matches", json=wish).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 429]


# --- sizes --------------------------------------------------------------------------------------


def test_a_log_does_not_grow_without_end(sqlite_url: str) -> None:
    with served(sqlite_url, Limits(log_entries=3)) as client:
        seat, _ = House(client).open()
        random = Random(1)
        for _ in range(3):
            seat.play(random)
        choice = some_choice(seat.look(), random)
        assert choice is not None
        refused(seat.act(choice), 422, "LOG_FULL")
        assert seat.look()["revision"] == 3


def test_chat_does_not_grow_without_end(sqlite_url: str) -> None:
    with served(sqlite_url, Limits(chat_lines=2)) as client:
        seat, _ = House(client).open()
        for _ in range(2):
            read(seat.post("/chat", {"text": "hello"}), 201)
        refused(seat.post("/chat", {"text": "hello"}), 422, "CHAT_FULL")


def test_lists_that_nobody_needs_are_refused(house: House) -> None:
    seat, _ = house.open("sandbox")
    refused(seat.post("/dice", {"values": [1] * 101}), 413, "TOO_LARGE")
    refused(seat.post("/edit", {"edits": [{"do": "clear"}] * 2001}), 413, "TOO_LARGE")
    tokens = {"tokens": ["x"] * 501}
    refused(house.client.post("/api/matches/mine", json=tokens), 413, "TOO_LARGE")


def test_a_match_file_may_be_larger_than_a_submission_but_not_endless(sqlite_url: str) -> None:
    limits = Limits(import_bytes=200_000)
    with served(sqlite_url, limits) as client:
        some = client.post("/api/matches/import", content=b" " * 100_000)
        refused(some, 400, "MALFORMED")
        much = client.post("/api/matches/import", content=b" " * 300_000)
        refused(much, 413, "TOO_LARGE")


def test_tables_nobody_uses_are_cleared_away_and_come_back(house: House) -> None:
    seats = [house.open()[0] for _ in range(4)]
    random = Random(1)
    for seat in seats:
        seat.play(random)
    before = [seat.look() for seat in seats]
    hall = house.service.hall
    hall.config = config_for("sqlite://", PLENTY, tables=1)
    hall.clear()
    assert len(hall.tables) == 1
    assert [seat.look() for seat in seats] == before


# --- headers, health, figures --------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/nowhere", "/x.js"])
def test_every_answer_carries_the_headers_that_keep_a_browser_safe(house: House, path: str) -> None:
    answer = house.client.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy, "no other host is ever asked for anything"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in answer.headers


def test_refused_methods_and_paths_are_answered_in_our_form(house: House) -> None:
    for method, path, status in (
        ("DELETE", "/api/matches", 405),
        ("POST", "/api/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("PATCH", "/", 405),
    ):
        answer = house.client.request(method, path)
        assert answer.status_code == status, (method, path)
        assert answer.json()["error"]["code"]
        assert answer.headers["x-frame-options"] == "DENY"


def test_health_and_figures_can_be_read(house: House) -> None:
    health = read(house.client.get("/healthz"))
    assert health["status"] == "ok"
    assert health["games"] == list(game_ids())
    house.open()
    figures = house.client.get("/metrics").text
    assert "grognard_requests_total" in figures
    assert "grognard_matches 1.0" in figures
    assert "grognard_tables 1.0" in figures


def test_health_says_so_when_the_database_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone() -> None:
        raise OSError("no route to host")

    monkeypatch.setattr(house.service.store, "ping", gone)
    answer = house.client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["database"] == "OSError"


# --- the shelf -----------------------------------------------------------------------------------


def test_the_shelf_shows_every_game_with_words_in_the_readers_language(house: House) -> None:
    shelf = read(house.client.get("/api/games", headers={"accept-language": "pt"}))
    assert [card["id"] for card in shelf] == list(game_ids())
    for card in shelf:
        assert len({side["letter"] for side in card["sides"]}) == len(card["sides"])
        assert len({side["colour"] for side in card["sides"]}) == len(card["sides"])
        assert card["scenarios"]
        assert card["levels"]
        assert all(option["text"] and option["values"] for option in card["options"])


@pytest.mark.parametrize("game", game_ids())
def test_a_board_places_every_hex_inside_its_picture(house: House, game: str) -> None:
    board = read(house.client.get(f"/api/games/{game}/board"))
    left, top, width, height = board["view_box"]
    assert len({each["id"] for each in board["hexes"]}) == len(board["hexes"]) > 100
    for each in board["hexes"]:
        assert left <= each["x"] <= left + width
        assert top <= each["y"] <= top + height
    picture = house.client.get(f"/api/games/{game}/map.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "http://www.w3.org/2000/svg" in picture.text[:400]
    tag = picture.headers["etag"]
    again = house.client.get(f"/api/games/{game}/map.svg", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    ground, numbers = (
        house.client.get(f"/api/games/{game}/map.svg?part={part}").text
        for part in ("ground", "numbers")
    )
    assert [text.count('id="numbers"') for text in (picture.text, ground, numbers)] == [1, 0, 1]
    assert len(numbers) < len(ground) < len(picture.text)
    assert ground.split(">", 1)[0] == numbers.split(">", 1)[0], "they lie exactly on each other"


def test_rules_and_sentences_of_a_game_can_be_read(house: House) -> None:
    rules = read(house.client.get(f"/api/games/{GAME}/rules"))
    ids = [each["id"] for each in rules]
    assert len(set(ids)) == len(ids) > 100
    assert {"K-SHAPE", "T-SEAT"} <= set(ids)
    words = house.client.get(f"/api/games/{GAME}/texts/pt").text
    assert "refusal-not-your-seat" in words
    missing = house.client.get(f"/api/games/{GAME}/texts/xx")
    refused(missing, 422, "NO_SUCH_LANGUAGE")
    refused(house.client.get("/api/games/chess/board"), 404, "NO_SUCH_GAME")


# --- the browser client --------------------------------------------------------------------------


def test_the_built_client_is_served_and_kept_by_browsers(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the table", encoding="utf-8")
    (tmp_path / "assets" / "app-1f2e.js").write_text("1", encoding="utf-8")
    (tmp_path.parent / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(pages, "client_folder", lambda: tmp_path)
    for path in ("/", "/play/abc", "/watch"):
        page = house.client.get(path)
        assert page.text.endswith("the table")
        assert page.headers["cache-control"] == "no-cache"
    script = house.client.get("/assets/app-1f2e.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    refused(house.client.get("/assets/old.js"), 404, "NO_SUCH_PAGE")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/a%00b"):
        answer = house.client.get(path)
        assert "secret" not in answer.text.replace("secret.txt", "")
        assert answer.status_code < 500


def test_a_server_without_its_client_says_what_to_do(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "client_folder", lambda: None)
    answer = house.client.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_a_table_is_closed_properly(sqlite_url: str) -> None:
    app = create_app(config_for(sqlite_url))
    with TestClient(app) as client:
        seat, _ = House(client).open()
        service = House(client).service
        seat.play(Random(1))
    assert service.computers.worker_pids() == ()
    with TestClient(create_app(config_for(sqlite_url))) as client:
        assert Seat(client, seat.match, seat.token).look()["revision"] == 1
        assert asyncio.run(House(client).service.store.count_unfinished()) == 1
