"""Finds gaps and faults in Fluent files: what one language says, all must say."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from fluent.syntax import ast

from grognard.texts.bundle import FALLBACK
from grognard.texts.sources import package_languages, parse

Entry = ast.Message | ast.Term


class TextProblem(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """One fault with the file and message it is in."""

    package: str
    language: str
    message: str
    problem: str

    def __str__(self) -> str:
        return f"{self.package}/texts/{self.language}.ftl: {self.message}: {self.problem}"


def check_packages(packages: Iterable[str]) -> list[TextProblem]:
    """Every fault in the texts of these packages, which are read one on top of the other."""
    stacked = tuple(packages)
    found: list[TextProblem] = []
    for package in stacked:
        languages = package_languages(package)
        if languages and FALLBACK not in languages:
            found.append(_problem(package, FALLBACK, "file", "there is no English file"))
        for language in languages:
            found += _faults(package, language, stacked)
            found += _differences(package, language)
    return found


def message_ids(packages: Iterable[str], language: str = FALLBACK) -> frozenset[str]:
    """All messages that these packages have in a language."""
    return frozenset(name for each in packages for name in _messages(each, language))


def missing_messages(
    packages: Sequence[str], wanted: Iterable[str], languages: Iterable[str] | None = None
) -> list[TextProblem]:
    """The wanted messages that some language of these packages lacks.

    Without ``languages`` every language in which the last package, the game's own, has texts.
    """
    asked = tuple(wanted)
    own = packages[-1]
    missing = []
    for language in languages if languages is not None else package_languages(own):
        have = message_ids(packages, language)
        missing += [
            _problem(own, language, each, "is needed by the rules but missing")
            for each in asked
            if each not in have
        ]
    return missing


def _faults(package: str, language: str, stacked: tuple[str, ...]) -> Iterator[TextProblem]:
    resource = parse(package, language)
    if resource is None:
        return
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first_line = (entry.content or "").strip().partition("\n")[0]
            reason = "; ".join(str(each.message) for each in entry.annotations)
            yield _problem(package, language, first_line, f"malformed: {reason}")
    entries = [entry for entry in resource.body if isinstance(entry, Entry)]
    counts = Counter(_name(entry) for entry in entries)
    for name, count in counts.items():
        if count > 1:
            yield _problem(package, language, name, f"defined {count} times")
    known = _known_names(stacked, language)
    for entry in entries:
        for missing in sorted(_references(entry) - known):
            yield _problem(package, language, _name(entry), f"refers to {missing}, not defined")


def _differences(package: str, language: str) -> Iterator[TextProblem]:
    if language == FALLBACK:
        return
    model, own = _messages(package, FALLBACK), _messages(package, language)
    for name in sorted(model.keys() - own.keys()):
        yield _problem(package, language, name, f"missing, {FALLBACK} has it")
    for name in sorted(own.keys() - model.keys()):
        yield _problem(package, language, name, f"not in {FALLBACK}")
    for name in sorted(model.keys() & own.keys()):
        expected, used = _variables(model[name]), _variables(own[name])
        if expected != used:
            yield _problem(
                package,
                language,
                name,
                f"uses {_listed(used)} where {FALLBACK} uses {_listed(expected)}",
            )


def _messages(package: str, language: str) -> dict[str, ast.Message]:
    resource = parse(package, language)
    if resource is None:
        return {}
    return {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}


def _known_names(packages: tuple[str, ...], language: str) -> frozenset[str]:
    trees = (parse(package, language) for package in packages)
    return frozenset(
        _name(entry)
        for tree in trees
        if tree is not None
        for entry in tree.body
        if isinstance(entry, Entry)
    )


def _name(entry: Entry) -> str:
    return entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"


def _variables(entry: Entry) -> frozenset[str]:
    nodes = _walk(entry)
    return frozenset(each.id.name for each in nodes if isinstance(each, ast.VariableReference))


def _references(entry: Entry) -> frozenset[str]:
    found = set()
    for node in _walk(entry):
        if isinstance(node, ast.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            found.add(f"-{node.id.name}")
    return frozenset(found)


def _walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for each in node:
            yield from _walk(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from _walk(each)


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


def _problem(package: str, language: str, message: str, problem: str) -> TextProblem:
    return TextProblem(package=package, language=language, message=message, problem=problem)
