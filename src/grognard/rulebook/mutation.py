"""Disabling one rule function: the source is rewritten while it is imported, never on disk."""

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

import msgspec

Function = ast.FunctionDef | ast.AsyncFunctionDef

EMPTY = {
    "tuple": "()",
    "Sequence": "()",
    "list": "[]",
    "frozenset": "frozenset()",
    "AbstractSet": "frozenset()",
    "set": "set()",
    "dict": "{}",
    "Mapping": "{}",
    "Iterator": "iter(())",
    "Iterable": "()",
    "str": "''",
    "bytes": "b''",
    "Choices": "Choices([])",
}
"""Neutral values by the outermost name of the return annotation."""

UNGUARDED = "unguarded"
"""The variant for functions that return records: all their conditions are false."""


class Mutant(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """One function and the way in which it is disabled."""

    module: str
    qualname: str
    variant: str

    def __str__(self) -> str:
        return f"{self.module}:{self.qualname}:{self.variant}"

    @classmethod
    def parse(cls, written: str) -> "Mutant":
        """Read back what ``str`` writes."""
        module, qualname, variant = written.split(":", 2)
        return cls(module=module, qualname=qualname, variant=variant)


class NoSuchFunction(LookupError):
    """The function to be disabled is not in the source."""


def variants(function: Function) -> tuple[str, ...]:
    """The ways of disabling a function: a neutral return for its annotation."""
    match function.returns:
        case ast.Constant(value=None):
            return ("return None",)
        case ast.Name(id="bool"):
            return ("return True", "return False")
        case ast.Name(id="int"):
            return ("return 0",)
        case ast.Name(id="float"):
            return ("return 0.0",)
        case ast.BinOp(op=ast.BitOr(), right=ast.Constant(value=None)):
            return ("return None",)
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)) if name in EMPTY:
            return (f"return {EMPTY[name]}",)
        case _:
            return (UNGUARDED,) if _conditions(function) else ()


def find_functions(tree: ast.Module, qualname: str) -> list[tuple[str, Function]]:
    """The function of this name, or all plain methods if the name is that of a class."""
    scope: Sequence[ast.stmt] = tree.body
    found: ast.stmt | None = None
    for name in qualname.split("."):
        found = next((each for each in scope if getattr(each, "name", None) == name), None)
        if found is None:
            raise NoSuchFunction(qualname)
        scope = getattr(found, "body", ())
    if isinstance(found, Function):
        return [(qualname, found)]
    return [
        (f"{qualname}.{each.name}", each)
        for each in scope
        if isinstance(each, Function) and not each.name.startswith("__")
    ]


def disable(source: bytes, mutant: Mutant, filename: str) -> ast.Module:
    """The module's syntax tree with the function disabled."""
    tree = ast.parse(source, filename=filename)
    ((_, function),) = find_functions(tree, mutant.qualname)
    if mutant.variant == UNGUARDED:
        for condition in _conditions(function):
            condition.test = ast.Constant(value=False)
    else:
        function.body = ast.parse(mutant.variant).body
    return ast.fix_missing_locations(tree)


def _conditions(function: Function) -> list[ast.If]:
    return [each for each in ast.walk(function) if isinstance(each, ast.If)]


class MutatingLoader(SourceFileLoader):
    """Compiles the changed tree and leaves the cache of compiled files alone."""

    def __init__(self, fullname: str, path: str, finder: "MutatingFinder") -> None:
        super().__init__(fullname, path)
        self._finder = finder

    def get_code(self, fullname: str) -> CodeType:
        """The code of the changed source."""
        path = self.get_filename(fullname)
        tree = disable(self.get_data(path), self._finder.mutant, path)
        self._finder.loaded = True
        code: CodeType = compile(tree, path, "exec", dont_inherit=True)
        return code


class MutatingFinder(MetaPathFinder):
    """Stands before all other finders and catches the import of one module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.loaded = False

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The ordinary place of the module, with the changing loader."""
        if fullname != self.mutant.module:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = MutatingLoader(fullname, spec.origin, self)
        return spec

    def install(self) -> None:
        """Catch imports from now on."""
        if self.mutant.module in sys.modules:
            raise ImportError(f"{self.mutant.module} is already imported, too late to disable it")
        sys.meta_path.insert(0, self)
