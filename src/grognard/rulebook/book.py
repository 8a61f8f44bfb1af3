"""Rulebooks: ``rules.toml`` beside the code, one entry for each enforceable rule."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import msgspec

from grognard.kernel.ruleset import GameInfo
from grognard.rulebook.sources import package_folder

FILE_NAME = "rules.toml"
HEADER = re.compile(r"^[ \t]*\[\[\s*rule\s*\]\]", re.MULTILINE)
IDENTIFIER = re.compile(r"[A-Za-z0-9][A-Za-z0-9./_-]*")
PROVENANCES = ("seed", "ruling", "reconstructed", "erratum", "house")

Kind = Literal["rule", "ruling", "option", "data", "score", "definition"]


class BookError(ValueError):
    """A rulebook that cannot be used; the message names file, line and key."""


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One enforceable rule in our own words.

    ``provenance`` begins with ``seed`` and the paragraph it stands in, or says that the rule is a
    ``ruling`` or ``reconstructed``. ``option`` names the switch that the rule belongs to.
    """

    id: str
    chapter: str
    title: str
    text: str
    provenance: str
    kind: Kind = "rule"
    option: str | None = None
    title_pt: str = ""
    text_pt: str = ""
    title_it: str = ""
    text_it: str = ""
    title_fr: str = ""
    text_fr: str = ""

    def title_in(self, language: str) -> str:
        """The title in a language, or in English where it is not translated."""
        return str(getattr(self, f"title_{language}", "") or self.title)

    def text_in(self, language: str) -> str:
        """The text in a language, or in English where it is not translated."""
        return str(getattr(self, f"text_{language}", "") or self.text)


class RulesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of one ``rules.toml``; entries are decoded one by one to name their lines."""

    rule: tuple[dict[str, Any], ...]


class Rulebook:
    """All rules of a game in the order of its files, family first."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.rules = tuple(rules)

    @cached_property
    def by_id(self) -> Mapping[str, Rule]:
        """The rules by their ids."""
        return {rule.id: rule for rule in self.rules}

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.by_id

    def __getitem__(self, rule_id: str) -> Rule:
        return self.by_id[rule_id]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def chapters(self) -> dict[str, list[Rule]]:
        """The rules by chapter, both in the order of the files."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.chapter, []).append(rule)
        return found

    def similar(self, rule_id: str) -> tuple[str, ...]:
        """Ids that somebody who typed this one may have meant."""
        wanted = rule_id.upper().rstrip(".")
        tail = wanted.rpartition("-")[2] or wanted
        return tuple(each for each in self.by_id if tail in each.upper())[:8]


def load_rulebook(info: GameInfo) -> Rulebook:
    """The rulebook of a game, from all packages its rules live in."""
    return read_books(book_path(package) for package in info.rules_packages)


def table_book() -> Rulebook:
    """The rules of the table itself (``K-…``): whose decision it is, undo, well-formed actions."""
    return read_books([Path(__file__).with_name("table.toml")])


def book_path(package: str) -> Path:
    """Where a package keeps its rules."""
    return package_folder(package) / FILE_NAME


def read_books(paths: Iterable[Path]) -> Rulebook:
    """Several files as one rulebook; an id may be used only once."""
    rules: list[Rule] = []
    homes: dict[str, Path] = {}
    for path in paths:
        for rule in read_rules(path):
            if rule.id in homes:
                raise BookError(f"{path}: rule {rule.id} is already in {homes[rule.id]}")
            homes[rule.id] = path
            rules.append(rule)
    return Rulebook(rules)


def read_rules(path: Path) -> tuple[Rule, ...]:
    """The rules of one file, checked."""
    try:
        source = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BookError(f"{path}: the file does not exist") from None
    return parse_rules(source, str(path))


def parse_rules(source: str, name: str) -> tuple[Rule, ...]:
    """Decode strictly; an unknown key, a missing one or a wrong type names its line."""
    try:
        content = msgspec.toml.decode(source, type=RulesFile)
    except msgspec.DecodeError as error:
        raise BookError(f"{name}: {error}") from None
    rules: list[Rule] = []
    seen: set[str] = set()
    for line, entry in zip(_header_lines(source), content.rule, strict=True):
        try:
            rule = msgspec.convert(entry, Rule)
        except msgspec.ValidationError as error:
            label = f" {entry['id']}" if "id" in entry else ""
            raise BookError(f"{name}:{line}: rule{label}: {error}") from None
        for problem in _problems(rule, seen):
            raise BookError(f"{name}:{line}: rule {rule.id}: {problem}")
        seen.add(rule.id)
        rules.append(rule)
    return tuple(rules)


def _header_lines(source: str) -> list[int]:
    return [source.count("\n", 0, match.start()) + 1 for match in HEADER.finditer(source)]


def _problems(rule: Rule, seen: set[str]) -> Iterator[str]:
    if not IDENTIFIER.fullmatch(rule.id):
        yield "an id has letters, digits and . / _ - only"
    if rule.id in seen:
        yield "the id occurs twice in this file"
    for key in ("chapter", "title", "text"):
        if not getattr(rule, key).strip():
            yield f"{key} is empty"
    if not rule.provenance.startswith(PROVENANCES):
        yield f"provenance begins with one of {', '.join(PROVENANCES)}, not {rule.provenance!r}"
