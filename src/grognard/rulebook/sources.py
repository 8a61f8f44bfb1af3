"""Source files of packages, found without importing the modules in them."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path


class PackageMissing(LookupError):
    """A package named in a game's declaration does not exist."""


def package_folder(package: str) -> Path:
    """The folder a package lies in."""
    spec = find_spec(package)
    places = list(spec.submodule_search_locations or ()) if spec else []
    if not places:
        raise PackageMissing(f"there is no package {package!r}")
    return Path(places[0])


def python_files(package: str) -> Iterator[Path]:
    """Every Python file of a package and the packages inside it, in a stable order."""
    yield from sorted(package_folder(package).rglob("*.py"))


def module_name(package: str, path: Path) -> str:
    """The dotted name of a file of this package."""
    relative = path.relative_to(package_folder(package)).with_suffix("")
    parts = [part for part in relative.parts if part != "__init__"]
    return ".".join((package, *parts))
