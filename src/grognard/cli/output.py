"""What commands print: JSON for scripts, tables for people, one line for a mistake."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

Json = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]
Language = Annotated[str, typer.Option("--language", "-l", help="en, pt, it or fr.")]
GameName = Annotated[str, typer.Argument(help="A game id, or a package that offers ruleset().")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as NAME=VALUE; may be repeated."),
]


class CommandError(Exception):
    """A command that cannot be carried out, with its exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        self.code = code
        super().__init__(message)


def expected_error(error: Exception) -> str | None:
    """The plain words for an error that a user can cause; None for a defect of ours."""
    from grognard.atlas.files import AtlasError
    from grognard.games import GameNotFound
    from grognard.kernel.illegal import Illegal
    from grognard.lab.errors import LabError
    from grognard.rulebook.book import BookError
    from grognard.rulebook.citations import CitationError
    from grognard.rulebook.coverage import ProjectMissing
    from grognard.rulebook.sources import PackageMissing
    from grognard.texts import KERNEL_TEXTS, Texts

    if isinstance(error, Illegal):
        sentence = Texts((KERNEL_TEXTS,)).refusal(error)
        return f"{sentence} [{error.rule}]"
    plain = (
        AtlasError,
        GameNotFound,
        LabError,
        BookError,
        CitationError,
        ProjectMissing,
        PackageMissing,
        OSError,
    )
    return str(error) if isinstance(error, plain) else None


def print_json(value: object) -> None:
    """One JSON document on standard output, readable and in a stable order."""
    import msgspec

    encoded = msgspec.json.encode(value, enc_hook=str)
    sys.stdout.write(msgspec.json.format(encoded, indent=2).decode() + "\n")


def console(*, errors: bool = False) -> "Console":
    """A Rich console for tables and sentences; progress goes to standard error."""
    from rich.console import Console

    return Console(stderr=errors, highlight=False, soft_wrap=not errors)


def print_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """A table for people; columns whose values are all numbers stand to the right."""
    from rich.table import Table

    numeric = [
        all(isinstance(row[index], int | float) for row in rows) for index in _count(columns)
    ]
    table = Table(title=title, title_justify="left")
    for name, right in zip(columns, numeric, strict=True):
        table.add_column(name, justify="right" if right else "left")
    for row in rows:
        table.add_row(*(_cell(each) for each in row))
    console().print(table)


def _count(columns: Sequence[str]) -> range:
    return range(len(columns))


def _cell(value: Any) -> str:
    return f"{value:,.2f}" if isinstance(value, float) else str(value)
