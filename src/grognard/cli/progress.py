"""A progress bar on standard error for work that takes a while."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from grognard.cli.output import console

T = TypeVar("T")


def with_progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """Pass items on and count them on the screen; silent if nobody is watching."""
    with counting(total, label) as step:
        for item in items:
            step(label)
            yield item


@contextmanager
def counting(total: int, label: str) -> Iterator[Callable[[str], None]]:
    """A bar that moves on when told to, with the name of what was finished."""
    out = console(errors=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task(label, total=total)

        def step(description: str) -> None:
            progress.update(task, advance=1, description=description)

        yield step
