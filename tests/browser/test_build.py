"""What the build must be: small, self-contained, and in step with the server's schema."""

import gzip
import re
from pathlib import Path

from grognard.games import game_ids, load
from grognard.rulebook.book import load_rulebook, table_book
from tools.client_types import TYPES, write_types

WEB = Path(__file__).parents[2] / "web"
BUDGET = 300_000
"""Bytes of the whole client as it travels, map data aside."""


def test_the_client_keeps_within_its_budget(client_built: None) -> None:
    files = [each for each in (WEB / "dist").rglob("*") if each.is_file()]
    travelling = sum(len(gzip.compress(each.read_bytes())) for each in files)
    assert len(files) >= 4
    assert travelling <= BUDGET


def test_the_client_asks_nobody_else_for_anything(client_built: None) -> None:
    # Names of formats and addresses in messages; nothing is fetched from them, and the server's
    # content security policy would not let it.
    known = {"www.w3.org", "svelte.dev", "www.spatialillusions.com"}
    for file in (WEB / "dist").rglob("*"):
        if file.suffix in {".js", ".css", ".html"}:
            hosts = set(re.findall(r"https?://([\w.-]+)", file.read_text()))
            assert hosts <= known, f"{file.name} names {hosts - known}"


def test_the_types_of_the_client_are_those_of_the_server(tmp_path: Path) -> None:
    fresh = tmp_path / "schema.d.ts"
    write_types(fresh)
    assert fresh.read_text() == TYPES.read_text(), "run: python -m tools.client_types"


def test_every_chapter_of_the_rules_has_a_name_in_the_client() -> None:
    texts = (WEB / "src" / "texts" / "en.ftl").read_text()
    books = [table_book(), *(load_rulebook(load(game).info) for game in game_ids())]
    names = {re.sub(r"^\d+ ", "", chapter) for book in books for chapter in book.chapters()}
    assert len(names) > 20
    for name in names:
        key = "chapter-" + re.sub(r"[^a-z]+", "-", name.lower())
        assert f"\n{key} = {name}\n" in texts
