"""The project's own files, as the tests of the project look at them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "grognard"


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every file under version control that is still in the work tree."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    paths = (ROOT / name for name in listed.stdout.split("\0") if name)
    return tuple(path for path in paths if path.is_file())


def text_of(path: Path) -> str | None:
    """A file's text, or None for a picture and the like."""
    content = path.read_bytes()
    return None if b"\0" in content else content.decode("utf-8", errors="replace")


def python_files(*folders: str) -> Iterator[Path]:
    """Tracked Python files below some folders of the project."""
    roots = [ROOT / folder for folder in folders]
    for path in tracked_files():
        if path.suffix == ".py" and any(path.is_relative_to(root) for root in roots):
            yield path


def relative(path: Path) -> str:
    """A path as a person names it."""
    return path.relative_to(ROOT).as_posix()


def module_name(path: Path) -> str:
    """The dotted name a file of the package is imported by."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_names(path: Path, source: str) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything a module imports, however deep in the code."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{origin}.{name.name}") for name in node.names)
