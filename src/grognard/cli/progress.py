"""A progress bar on standard error for work that takes a while."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from grognard.cli.output import console

T = TypeVar("T")


def with_progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """Pass items on and count them on the screen; silent if nobody is watching."""
    out = console(errors=True)
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        for item in items:
            progress.advance(task)
            yield item
