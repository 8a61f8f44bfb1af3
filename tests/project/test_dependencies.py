"""Every package that our code imports is one that pyproject.toml asks for by name."""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions

from tests.project.sources import ROOT, imported_names, python_files, relative

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OURS = {"grognard"}
# Playing needs none of the extras, so only these rooms may ask for one.
ROOMS_WITH_EXTRAS = (
    *("atlas", "study", "env", "bench"),
    *("hexes/benchmark.py", "rulebook/mutation_plugin.py", "testing/battery.py"),
)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[\[=;<>]", each)[0]) for each in requirements}


RUNTIME = names(PROJECT["dependencies"])
EVERYTHING = RUNTIME.union(*(names(each) for each in PROJECT["optional-dependencies"].values()))


def foreign_imports(*folders: str) -> dict[str, set[str]]:
    """The other people's modules that our files import, and which files do."""
    found: dict[str, set[str]] = {}
    for path in python_files(*folders):
        for _, name in imported_names(path, path.read_text()):
            top = name.split(".")[0]
            if top not in sys.stdlib_module_names and top not in OURS:
                found.setdefault(top, set()).add(relative(path))
    return found


DISTRIBUTIONS = packages_distributions()


def providers(module: str) -> set[str]:
    return {normal(each) for each in DISTRIBUTIONS.get(module, ())}


def test_every_import_is_asked_for_by_name() -> None:
    imports = foreign_imports("src")
    assert "msgspec" in imports
    undeclared = {m: sorted(f) for m, f in imports.items() if not providers(m) & EVERYTHING}
    assert undeclared == {}


def test_what_a_player_runs_imports_no_extra() -> None:
    imports = foreign_imports("src")
    excused = tuple(f"src/grognard/{room}" for room in ROOMS_WITH_EXTRAS)
    faults = {
        module: outside
        for module, files in imports.items()
        if not providers(module) & RUNTIME
        and (outside := sorted(each for each in files if not each.startswith(excused)))
    }
    assert faults == {}


def test_drawing_a_map_needs_no_extra() -> None:
    imports = foreign_imports("src/grognard/atlas/drawing")
    assert {m: sorted(f) for m, f in imports.items() if not providers(m) & RUNTIME} == {}
