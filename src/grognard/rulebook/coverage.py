"""The table id → code → tests, and what is missing from it."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from grognard.kernel.ruleset import GameInfo
from grognard.rulebook.book import FILE_NAME, Rulebook, load_rulebook, read_rules, table_book
from grognard.rulebook.citations import Citation, citations_in_code, citations_in_tests
from grognard.rulebook.sources import package_folder

PROJECT_MARK = "pyproject.toml"


class RuleCoverage(msgspec.Struct, frozen=True, kw_only=True):
    """One rule with the places that enforce it and those that prove it."""

    id: str
    code: tuple[Citation, ...]
    tests: tuple[Citation, ...]


class Coverage(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table of one game. ``unknown`` are citations of ids that no rulebook has."""

    rules: tuple[RuleCoverage, ...]
    unknown: tuple[Citation, ...]

    @property
    def without_code(self) -> tuple[str, ...]:
        """Rules that no code enforces."""
        return tuple(each.id for each in self.rules if not each.code)

    @property
    def without_test(self) -> tuple[str, ...]:
        """Rules that no test proves."""
        return tuple(each.id for each in self.rules if not each.tests)

    @property
    def complete(self) -> bool:
        """Whether the build may pass."""
        return not (self.without_code or self.without_test or self.unknown)

    def rule(self, rule_id: str) -> RuleCoverage:
        """The row of one rule; a rule of the table itself has no row of its own."""
        for each in self.rules:
            if each.id == rule_id:
                return each
        return RuleCoverage(id=rule_id, code=(), tests=())


class ProjectMissing(LookupError):
    """Coverage needs the source tree with its tests, not only the installed package."""


def project_root() -> Path:
    """The source tree this package runs from."""
    for folder in package_folder("grognard").parents:
        if (folder / PROJECT_MARK).is_file() and (folder / "tests").is_dir():
            return folder
    raise ProjectMissing("the tests are not here: coverage can only be told in a source tree")


def game_coverage(info: GameInfo, root: Path | None = None) -> Coverage:
    """The table of one game, read from the source tree."""
    home = root or project_root()
    return coverage_of(
        load_rulebook(info),
        citations_in_code(info.rules_packages, home),
        citations_in_tests(home / "tests", home),
        known_ids(home),
    )


def coverage_of(
    book: Rulebook,
    code: Sequence[Citation],
    tests: Sequence[Citation],
    known: Iterable[str],
) -> Coverage:
    """Join a rulebook with the citations of it.

    A family's code may cite rules of a sister game, and all tests stand in one tree: so an id is
    unknown only if it is in no rulebook at all (``known``).
    """
    code_by_id = _by_rule(each for each in code if each.role == "code")
    tests_by_id = _by_rule(tests)
    everywhere = frozenset(known) | book.by_id.keys()
    return Coverage(
        rules=tuple(
            RuleCoverage(
                id=rule.id,
                code=code_by_id.get(rule.id, ()),
                tests=tests_by_id.get(rule.id, ()),
            )
            for rule in book
        ),
        unknown=tuple(each for each in (*code, *tests) if not _exists(each, everywhere)),
    )


def _exists(citation: Citation, ids: frozenset[str]) -> bool:
    if citation.rule in ids:
        return True
    # A decision may be about a whole chapter; what enforces or proves must name a rule.
    chapter = f"{citation.rule}."
    return citation.role == "mention" and any(each.startswith(chapter) for each in ids)


def known_ids(root: Path) -> frozenset[str]:
    """Every id of every rulebook in the source tree, and the rules of the table itself."""
    books = (path for folder in ("src", "tests") for path in (root / folder).rglob(FILE_NAME))
    ids = {rule.id for path in sorted(books) if _is_book(path) for rule in read_rules(path)}
    return frozenset(ids | table_book().by_id.keys())


def _is_book(path: Path) -> bool:
    # Games keep figures of their own in data folders, where rules.toml means something else.
    return path.parent.name != "data"


def _by_rule(citations: Iterable[Citation]) -> Mapping[str, tuple[Citation, ...]]:
    found: dict[str, list[Citation]] = {}
    for citation in citations:
        found.setdefault(citation.rule, []).append(citation)
    return {rule: tuple(sorted(each)) for rule, each in found.items()}
