"""Where rule ids are cited: read from the source, so that nothing has to be imported or run."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from grognard.rulebook.sources import module_name, python_files

Role = Literal["code", "test", "mention"]


class CitationError(ValueError):
    """A mark whose ids cannot be read from the source."""


class Citation(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """One id at one place.

    ``code`` is a ``@rule`` mark, ``test`` a ``pytest.mark.rule``, ``mention`` any other use of
    an id by the rules (a refusal, an event, a modifier), which must exist but enforces nothing.
    ``qualname`` is empty for a mark that covers a whole module.
    """

    rule: str
    role: Role
    file: str
    module: str
    qualname: str
    line: int

    @property
    def place(self) -> str:
        """The place for people: the function in its module, or the test in its file."""
        separator, home = ("::", self.file) if self.role == "test" else (".", self.module)
        return f"{home}{separator}{self.qualname}" if self.qualname else home


def citations_in_code(packages: Iterable[str], root: Path) -> list[Citation]:
    """Citations in the code of these packages; files are named relative to ``root``."""
    return [
        citation
        for package in packages
        for path in python_files(package)
        for citation in _Scan(path, root, module_name(package, path)).code()
    ]


def citations_in_tests(tests: Path, root: Path) -> list[Citation]:
    """Citations by the marks of all tests in a folder."""
    return [
        citation
        for path in sorted(tests.rglob("*.py"))
        for citation in _Scan(path, root, _test_module(path, root)).tests()
    ]


class _Scan:
    """One source file."""

    def __init__(self, path: Path, root: Path, module: str) -> None:
        self.file = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
        self.module = module
        self.tree = ast.parse(path.read_bytes(), filename=str(path))

    def code(self) -> Iterator[Citation]:
        for scope, node in _calls(self.tree):
            if _is_name(node.func, "rule"):
                for each in self._ids(node):
                    yield self._citation("code", each, scope, node)
            else:
                for each in _mentioned(node):
                    yield self._citation("mention", each, scope, node)

    def tests(self) -> Iterator[Citation]:
        for scope, node in _calls(self.tree):
            if _is_mark(node.func):
                for each in self._ids(node):
                    yield self._citation("test", each, _test_scope(scope), node)

    def _ids(self, call: ast.Call) -> list[str]:
        ids = [_literal(each) for each in call.args]
        if not ids or None in ids:
            raise CitationError(f"{self.file}:{call.lineno}: rule ids are written as plain strings")
        return [each for each in ids if each is not None]

    def _citation(self, role: Role, rule: str, scope: tuple[str, ...], node: ast.expr) -> Citation:
        return Citation(
            rule=rule,
            role=role,
            file=self.file,
            module=self.module,
            qualname=".".join(scope),
            line=node.lineno,
        )


def _calls(
    tree: ast.AST, scope: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], ast.Call]]:
    """All calls with the definitions around them; a decorator belongs to what it decorates."""
    for child in ast.iter_child_nodes(tree):
        inner = scope
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = (*scope, child.name)
        if isinstance(child, ast.Call):
            yield inner, child
        yield from _calls(child, inner)


def _mentioned(call: ast.Call) -> Iterator[str]:
    if _is_name(call.func, "Illegal") and len(call.args) > 1:
        found = _literal(call.args[1])
        if found is not None:
            yield found
    for keyword in call.keywords:
        found = _literal(keyword.value)
        if keyword.arg == "rule" and found:
            yield found


def _test_scope(scope: tuple[str, ...]) -> tuple[str, ...]:
    """A mark inside a helper that is no test covers whatever the module collects."""
    is_test = any(each.startswith(("test", "Test")) for each in scope)
    return scope if is_test else ()


def _is_name(node: ast.expr, wanted: str) -> bool:
    match node:
        case ast.Name(id=name):
            return name == wanted
        case ast.Attribute(attr=name):
            return name == wanted and not _is_mark(node)
        case _:
            return False


def _is_mark(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
        case _:
            return False


def _literal(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case _:
            return None


def _test_module(path: Path, root: Path) -> str:
    relative = path.relative_to(root) if path.is_relative_to(root) else Path(path.name)
    return ".".join(relative.with_suffix("").parts)
