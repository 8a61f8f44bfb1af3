"""What the pages promise is there: commands, links, and the true state of the games."""

import re
import subprocess
from pathlib import Path

import pytest

from grognard.games import game_ids
from grognard.games.loader import listed_ids
from tests.project.sources import ROOT, relative, tracked_files

README = (ROOT / "README.md").read_text()
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, flags=re.M))
# In backticks, or as a line of its own; "make sure" in a sentence is no command.
COMMAND = re.compile(r"(?:(?<=`)|^)make ([a-z]+)(?=[`\s]*$|`| [A-Z]+=)", flags=re.M)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def pages() -> list[Path]:
    return [path for path in tracked_files() if path.suffix == ".md"]


def local_links(page: Path) -> list[str]:
    return [link for link in LINK.findall(page.read_text()) if "://" not in link]


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "LICENSE", "NOTICE", ".ci/run"])
def test_the_project_has_the_pages_people_look_for(name: str) -> None:
    assert (ROOT / name).read_text().strip()


def test_every_make_command_that_a_page_names_exists() -> None:
    named = {
        (relative(page), target) for page in pages() for target in COMMAND.findall(page.read_text())
    }
    assert ("README.md", "play") in named
    assert ("README.md", "test") in named
    assert {(page, target) for page, target in named if target not in TARGETS} == set()


def test_make_help_lists_every_target() -> None:
    helped = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(re.findall(r"^  make ([a-z]+) ", helped.stdout, flags=re.M)) == TARGETS


def test_every_target_is_made_even_if_a_file_has_its_name() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, flags=re.M)
    assert phony is not None
    assert set(phony[1].split()) == TARGETS


def test_every_link_between_our_pages_leads_somewhere() -> None:
    links = [(page, link) for page in pages() for link in local_links(page)]
    assert links
    assert [
        f"{relative(page)} -> {link}" for page, link in links if not (page.parent / link).exists()
    ] == []


def test_every_page_can_be_reached_from_the_index() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / link).resolve() for link in local_links(index)}
    unreached = [
        relative(page)
        for page in pages()
        if page.is_relative_to(ROOT / "docs") and page != index
        # a link to a folder stands for the generated pages in it
        if page not in linked and page.parent not in linked
    ]
    assert unreached == []


def test_the_readme_tells_the_true_state_of_every_game() -> None:
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\| (\w+)", README, flags=re.M)
    assert [game for game, _ in rows] == list(listed_ids())
    assert tuple(game for game, state in rows if state == "playable") == game_ids()
