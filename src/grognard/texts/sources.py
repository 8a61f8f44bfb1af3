"""Where the Fluent files are: ``texts/<language>.ftl`` inside a package."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

FOLDER = "texts"
SUFFIX = ".ftl"


def _folder(package: str) -> Traversable:
    return files(package) / FOLDER


def package_languages(package: str) -> tuple[str, ...]:
    """The languages in which a package has texts."""
    folder = _folder(package)
    if not folder.is_dir():
        return ()
    names = (each.name for each in folder.iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def read_source(package: str, language: str) -> str | None:
    """The text of one file, or None if the package does not have this language."""
    source = _folder(package) / f"{language}{SUFFIX}"
    return source.read_text(encoding="utf-8") if source.is_file() else None


@cache
def parse(package: str, language: str) -> ast.Resource | None:
    """One file as a syntax tree with the places of its entries, or None if there is none."""
    source = read_source(package, language)
    return None if source is None else FluentParser(with_spans=True).parse(source)
