"""Data flows one way through the rooms, and the rooms of the rules touch nothing outside."""

import ast
from pathlib import Path

import pytest

from tests.project.sources import PACKAGE, imported_names, python_files, relative

# From left to right; a room may use itself and what stands to its left.
PURE_ROOMS = ("hexes", "kernel", "mechanics", "games")
# Packages that serve the outer rooms; the pure rooms know nothing of them.
ALLOWED = {
    room: {f"grognard.{name}" for name in PURE_ROOMS[: place + 1]}
    for place, room in enumerate(PURE_ROOMS)
}
# A module with one of these names reads data files, once, before any rule runs.
READERS = {"loader", "data", "board"}
FILE_ACCESS = {"pathlib", "io", "os", "importlib.resources"}
# Measures speed, so it needs a clock; no rule may import it.
STOPWATCHES = {"benchmark"}
CLOCKS = {"time"}
OUTSIDE = {
    *("asyncio", "ctypes", "getpass", "http", "logging", "multiprocessing", "platform"),
    *("secrets", "select", "shutil", "signal", "socket", "ssl", "subprocess", "tempfile"),
    *("threading", "concurrent", "urllib", "uuid", "webbrowser", "locale", "sqlite3"),
    *("litestar", "uvicorn", "sqlalchemy", "matplotlib", "rich", "typer", "fluent", "babel"),
}
NOW = {"now", "today", "utcnow", "fromtimestamp"}


def within(name: str, packages: set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def wrong_direction(room: str, path: Path, source: str) -> list[str]:
    return [
        f"{relative(path)}:{line} imports {name}"
        for line, name in imported_names(path, source)
        if within(name, {"grognard"})
        and not within(name, ALLOWED[room])
        # `from grognard import hexes` names the room itself
        and name != "grognard"
    ]


def forbidden_imports(path: Path) -> set[str]:
    forbidden = set(OUTSIDE)
    if path.stem not in READERS:
        forbidden |= FILE_ACCESS
    if path.stem not in STOPWATCHES:
        forbidden |= CLOCKS
    return forbidden


def impurities(path: Path, source: str) -> list[str]:
    found = [
        (line, f"imports {name}")
        for line, name in imported_names(path, source)
        if within(name, forbidden_imports(path))
        # a generator that is handed in is no hidden randomness; the module's shared one is
        or (within(name, {"random", "numpy.random"}) and name != "random.Random")
        or STOPWATCHES & set(name.split("."))
    ]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Global):
            found.append((node.lineno, f"rebinds the global {', '.join(node.names)}"))
        elif isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr in NOW:
                found.append((node.lineno, f"asks the clock: {called.attr}()"))
            elif isinstance(called, ast.Name) and called.id in {"open", "input", "print"}:
                found.append((node.lineno, f"calls {called.id}()"))
    return [f"{relative(path)}:{line} {what}" for line, what in found]


@pytest.mark.parametrize("room", PURE_ROOMS)
def test_a_room_imports_nothing_to_its_right(room: str) -> None:
    files = list(python_files(f"src/grognard/{room}"))
    assert files
    assert [
        fault for path in files for fault in wrong_direction(room, path, path.read_text())
    ] == []


@pytest.mark.parametrize("room", PURE_ROOMS)
def test_a_pure_room_has_no_clock_no_files_and_no_hidden_dice(room: str) -> None:
    files = list(python_files(f"src/grognard/{room}"))
    assert files
    assert [fault for path in files for fault in impurities(path, path.read_text())] == []


def test_a_game_imports_no_other_title() -> None:
    titles = {"sicilia", "cassino", "malta", "sicilia43", "sicily2"}
    faults = []
    for path in python_files("src/grognard/games"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        others = {f"grognard.games.{title}" for title in titles - {own}}
        faults += [
            f"{relative(path)}:{line} imports {name}"
            for line, name in imported_names(path, path.read_text())
            if within(name, others)
        ]
    assert faults == []


def test_shared_code_never_asks_which_title_it_serves() -> None:
    titles = {"sicilia", "cassino", "malta", "sicilia43", "sicily2"}
    faults = []
    for path in python_files("src/grognard"):
        if path.is_relative_to(PACKAGE / "games") and path.parent.name in titles:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Compare):
                constants = {
                    part.value
                    for part in (node.left, *node.comparators)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
                if constants & titles:
                    faults.append(f"{relative(path)}:{node.lineno}")
    assert faults == []


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("hexes", "from grognard.kernel import records"),
        ("hexes", "from grognard import kernel"),
        ("kernel", "import grognard.mechanics.tables"),
        ("mechanics", "from ..games import load"),
        ("games", "def late():\n    from grognard.texts import Texts"),
    ],
)
def test_an_import_to_the_right_is_noticed(room: str, source: str) -> None:
    assert len(wrong_direction(room, PACKAGE / room / "example.py", source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from time import perf_counter",
        "import random",
        "from random import randint",
        "import numpy.random",
        "import os.path",
        "from pathlib import Path",
        "def late():\n    import socket",
        "from datetime import datetime\nmoment = datetime.now()",
        "text = open('x').read()",
        "seen = 0\ndef count():\n    global seen",
        "from grognard.kernel.benchmark import measure",
    ],
)
def test_an_impure_line_is_noticed(source: str) -> None:
    assert len(impurities(PACKAGE / "kernel" / "example.py", source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("loader", "from pathlib import Path"),
        ("benchmark", "from time import perf_counter"),
        ("dice", "from random import Random"),
        ("calendar", "from datetime import date"),
    ],
)
def test_what_a_pure_room_may_use_is_not_reported(module: str, source: str) -> None:
    assert impurities(PACKAGE / "kernel" / f"{module}.py", source) == []
