"""Versions of the demonstration game from which one condition was taken away."""

import ast
import copy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from tests.demo import rules as original
from tests.demo.tables import Rules

SOURCE = Path(original.__file__).read_text(encoding="utf-8")


class Mutant:
    """One changed source, with the place and nature of the change."""

    def __init__(self, line: int, change: str, tree: ast.Module) -> None:
        self.line = line
        self.change = change
        self._tree = tree

    def __str__(self) -> str:
        return f"line {self.line}: {self.change}"

    def rules(self) -> Rules:
        """The rules built from the changed source. Never stored under the original's name."""
        module = ModuleType("tests.demo.mutant")
        # msgspec and dataclasses look modules up by name while classes are made.
        sys.modules[module.__name__] = module
        try:
            code = compile(ast.fix_missing_locations(self._tree), "mutant", "exec")
            exec(code, module.__dict__)
        finally:
            del sys.modules[module.__name__]
        made: Rules = module.DemoRules()
        return made


def mutants() -> Iterator[Mutant]:
    """Every version with one condition less: an ``if``, a filter, or one part of an and/or."""
    places = sum(len(_changes(node)) for node in ast.walk(ast.parse(SOURCE)))
    for number in range(places):
        yield _mutant(number)


def _mutant(number: int) -> Mutant:
    tree = ast.parse(SOURCE)
    for node in ast.walk(tree):
        changes = _changes(node)
        if number < len(changes):
            text, field, index = changes[number]
            _take_away(node, field, index)
            return Mutant(getattr(node, "lineno", node_line(node)), text, copy.deepcopy(tree))
        number -= len(changes)
    raise IndexError(number)


def node_line(node: ast.AST) -> int:
    """Comprehensions have no line of their own."""
    return next((each.lineno for each in ast.walk(node) if isinstance(each, ast.expr)), 0)


def _changes(node: ast.AST) -> list[tuple[str, str, int]]:
    found = []
    for field, value in ast.iter_fields(node):
        if not isinstance(value, list):
            continue
        for index, each in enumerate(value):
            if isinstance(each, ast.If) and field in ("body", "orelse") and not each.orelse:
                found.append((f"without: if {ast.unparse(each.test)}", field, index))
            elif isinstance(node, ast.comprehension) and field == "ifs":
                found.append((f"without filter: {ast.unparse(each)}", field, index))
            elif isinstance(node, ast.BoolOp):
                found.append((f"without: {ast.unparse(each)}", field, index))
    return found


def _take_away(node: ast.AST, field: str, index: int) -> None:
    values = getattr(node, field)
    if isinstance(values[index], ast.If):
        values[index] = ast.copy_location(ast.Pass(), values[index])
    elif isinstance(node, ast.BoolOp):
        values[index] = ast.Constant(value=isinstance(node.op, ast.And))
    else:
        del values[index]
