"""What must not be in any committed file: this machine, a registry, or unfinished business."""

import re

import pytest

from tests.project.sources import python_files, relative, text_of, tracked_files

LONGEST_FILE = 800
# Spelled in pieces, so that this file passes its own test.
MACHINE_PATH = re.compile(
    r"(?<![\w.])/(?:" + "|".join(("wo" + "rk", "ro" + "ot", "tm" + "p")) + r")(?![\w-])"
    r"|(?<![\w.])/(?:ho" + r"me|Us" + r"ers)/\w"
    r"|[A-Z]:\\\\?Users"
)
REGISTRY_HOST = re.compile(
    "|".join(
        re.escape(".".join(parts))
        for parts in (
            ("pypi", "org"),
            ("pypi", "python", "org"),
            ("pythonhosted", "org"),
            ("npmjs", "org"),
            ("npmjs", "com"),
            ("yarnpkg", "com"),
            ("deb", "debian", "org"),
            ("security", "debian", "org"),
            ("crates", "io"),
            ("anaconda", "org"),
            ("docker", "io"),
            ("ghcr", "io"),
        )
    )
)
UNFINISHED = re.compile(
    "|".join(
        (
            r"\bTO" + r"DO\b",
            r"\bFIX" + r"ME\b",
            "NotImplemented" + "Error",
            "type: " + "ignore",
            "# no" + "qa",
            "# pyright: " + "ignore",
        )
    )
)
EVASION = re.compile(
    "|".join(
        (
            r"pytest\.sk" + r"ip\(",
            "importor" + "skip",
            r"mark\.sk" + "ip",
            r"mark\.xf" + "ail",
            r"pytest\.xf" + "ail",
            r"unittest\.sk" + "ip",
        )
    )
)


def findings(pattern: re.Pattern[str], text: str) -> list[int]:
    return [
        number for number, line in enumerate(text.splitlines(), start=1) if pattern.search(line)
    ]


def places_of(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{relative(path)}:{line}"
        for path in tracked_files()
        if (text := text_of(path)) is not None
        for line in findings(pattern, text)
    ]


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert places_of(MACHINE_PATH) == []


def test_no_file_names_the_host_of_a_package_registry() -> None:
    assert places_of(REGISTRY_HOST) == []


def test_no_code_is_left_unfinished_or_excused_from_the_checkers() -> None:
    files = python_files("src", "tests", "tools")
    found = [f"{relative(p)}:{n}" for p in files for n in findings(UNFINISHED, p.read_text())]
    assert found == []


def test_no_test_steps_aside() -> None:
    files = python_files("tests")
    found = [f"{relative(p)}:{n}" for p in files for n in findings(EVASION, p.read_text())]
    assert found == []


def is_generated(text: str) -> bool:
    """Whether a file says of itself that a tool wrote it, so that nobody reads it for pleasure."""
    return "auto-generated" in text[:200]


def test_no_source_file_is_too_long_to_read() -> None:
    kinds = {".py", ".ts", ".js", ".svelte", ".css"}
    lengths = {
        relative(path): len(text.splitlines())
        for path in tracked_files()
        if path.suffix in kinds and not is_generated(text := path.read_text())
    }
    assert lengths
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


@pytest.mark.parametrize("words", [("see /wo", "rk/x"), ("/ro", "ot"), ("='/tm", "p'")])
def test_a_machine_path_is_noticed(words: tuple[str, str]) -> None:
    assert findings(MACHINE_PATH, "".join(words)) == [1]


@pytest.mark.parametrize(
    "words",
    [("src/wo", "rk/x"), ("team/wo", "rk"), ("/wo", "rkers"), ("/tm", "pfs"), ("/ro", "oted")],
)
def test_an_ordinary_path_is_no_machine_path(words: tuple[str, str]) -> None:
    assert findings(MACHINE_PATH, "".join(words)) == []


def test_a_registry_host_is_noticed() -> None:
    assert findings(REGISTRY_HOST, "a\nfrom files.python" + "hosted.org\n") == [2]
