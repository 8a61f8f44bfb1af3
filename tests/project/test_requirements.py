"""The requirement files: exact, hashed, without addresses, and in step with pyproject.toml."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, metadata

import pytest

from tests.project.sources import ROOT
from tools.environment import FULL, PROFILES
from tools.lock import EXTRAS, HEADER

LOCKS = (*PROFILES, "bootstrap")
PINNED = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)")
DIRECT = re.compile(r"^([A-Za-z0-9][\w.-]*)(?:\[[\w,]+\])?==([^\s;]+)")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def lock_text(profile: str) -> str:
    return (ROOT / "requirements" / f"{profile}.txt").read_text()


def pins(profile: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for line in lock_text(profile).splitlines():
        if pinned := PINNED.match(line):
            found.setdefault(normal(pinned[1]), set()).add(pinned[2])
    return found


def direct(requirements: list[str]) -> dict[str, str]:
    matches = [DIRECT.match(each) for each in requirements]
    assert all(matches), "every direct dependency is pinned exactly"
    return {normal(each[1]): each[2] for each in matches if each}


@pytest.mark.parametrize("profile", LOCKS)
def test_every_locked_package_has_a_hash(profile: str) -> None:
    blocks = re.split(r"\n(?=\S)", lock_text(profile).removeprefix(HEADER).strip())
    assert blocks
    assert [block for block in blocks if not PINNED.match(block)] == []
    assert [block for block in blocks if "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("profile", LOCKS)
def test_no_requirement_file_says_where_to_fetch_from(profile: str) -> None:
    text = lock_text(profile)
    assert text.startswith(HEADER)
    assert re.findall(r"://|--(?:extra-)?index-url|--find-links|--trusted-host", text) == []


@pytest.mark.parametrize("profile", PROFILES)
def test_a_lock_holds_the_versions_that_pyproject_asks_for(profile: str) -> None:
    wanted = direct(PROJECT["project"]["dependencies"])
    for extra in EXTRAS[profile]:
        wanted |= direct(PROJECT["project"]["optional-dependencies"][extra])
    locked = pins(profile)
    assert {name: locked.get(name) for name in wanted} == {
        name: {version} for name, version in wanted.items()
    }


@pytest.mark.parametrize("profile", [each for each in LOCKS if each not in (FULL, "node")])
def test_every_profile_is_part_of_the_full_one(profile: str) -> None:
    full = pins(FULL)
    assert {name: full.get(name) for name in pins(profile)} == pins(profile)


def test_every_extra_belongs_to_a_profile() -> None:
    extras = set(PROJECT["project"]["optional-dependencies"])
    assert {extra for each in EXTRAS.values() for extra in each} == extras


def test_the_build_backend_is_the_one_the_bootstrap_installs() -> None:
    assert (
        direct(PROJECT["build-system"]["requires"]).items()
        <= {name: next(iter(versions)) for name, versions in pins("bootstrap").items()}.items()
    )


def licence_words(name: str) -> str:
    try:
        about = metadata(name)
    except PackageNotFoundError:  # locked for another platform
        return ""
    words = [*(about.get_all("License-Expression") or []), *(about.get_all("Classifier") or [])]
    return " ".join(each for each in words if not each.startswith("Programming"))


def test_nothing_under_a_strong_copyleft_licence_is_needed_to_play() -> None:
    strong = re.compile(r"(?<![A-Z])A?GPL|Affero|(?<!Lesser )General Public License")
    licences = {name: licence_words(name) for name in pins("base")}
    assert any(licences.values())
    assert {name: text for name, text in licences.items() if strong.search(text)} == {}
    assert strong.search(licence_words("chess")), "the yardstick would be noticed"
