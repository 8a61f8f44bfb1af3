"""Many tasks, one work function, two places to work: processes of this machine, or Ray.

Results come as they are ready. A worker that dies takes nothing with it: what it had not handed
in is done again, and no result is handed on twice. Only a task that kills every worker it meets
ends a batch.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from grognard.memory import settle_once

T = TypeVar("T")
R = TypeVar("R")

MOST_BREAKDOWNS: Final = 3
"""Breakdowns in a row, without one result between them, after which a batch gives up."""


class WorkersLost(RuntimeError):
    """Workers died again and again without finishing a single task."""

    def __init__(self, left: int) -> None:
        super().__init__(f"workers died {MOST_BREAKDOWNS} times in a row; {left} tasks left undone")


class RayMissing(RuntimeError):
    """Ray is an extra that is not installed."""

    def __init__(self) -> None:
        super().__init__("--ray needs Ray: install the extra `study`")


def in_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Do all tasks in this many processes; one process means this one."""
    if jobs <= 1 or len(tasks) <= 1:
        settle_once()
        yield from map(work, tasks)
        return
    left = dict(enumerate(tasks))
    breakdowns = 0
    while left:
        before = len(left)
        yield from _until_breakdown(work, left, jobs)
        breakdowns = 0 if len(left) < before else breakdowns + 1
        if breakdowns >= MOST_BREAKDOWNS:
            raise WorkersLost(len(left))


def _until_breakdown(work: Callable[[T], R], left: dict[int, T], jobs: int) -> Iterator[R]:
    """Work tasks off ``left`` until none is left or a process dies."""
    # Threads of numba and polars do not survive a fork.
    context = multiprocessing.get_context("spawn")
    jobs = min(jobs, len(left))
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=settle_once) as pool:
        waiting: dict[Future[R], int] = {}
        try:
            for number, task in left.items():
                waiting[pool.submit(work, task)] = number
        except BrokenProcessPool:
            # What was handed out is still collected below, the rest waits for the next pool.
            pass
        try:
            while waiting:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    number = waiting.pop(future)
                    if isinstance(future.exception(), BrokenProcessPool):
                        continue
                    result = future.result()
                    del left[number]
                    yield result
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[R]:
    """Do all tasks on a Ray cluster; ``local`` starts one for the purpose and ends it after."""
    try:
        import ray
    except ImportError:
        raise RayMissing from None

    own = not ray.is_initialized()
    if own:
        where = None if address == "local" else address
        ray.init(address=where, include_dashboard=False, log_to_driver=False)
    try:
        yield from _drain(ray, work, dict(enumerate(tasks)))
    finally:
        if own:
            ray.shutdown()


def _drain(ray: Any, work: Callable[[T], R], left: dict[int, T]) -> Iterator[R]:
    def do(task: T) -> R:
        return work(task)

    # Ray's own retries are off: then every loss comes back here and is counted in one place.
    remote = ray.remote(num_cpus=1, max_retries=0)(do)
    waiting = {remote.remote(task): number for number, task in left.items()}
    breakdowns = 0
    while waiting:
        (ready,), _ = ray.wait(list(waiting), num_returns=1)
        number = waiting.pop(ready)
        try:
            result = ray.get(ready)
        except ray.exceptions.RayTaskError:
            # The work itself is wrong; doing it again would only fail again.
            raise
        except ray.exceptions.RayError:
            breakdowns += 1
            # Every task out may be lost by one and the same breakdown.
            if breakdowns > MOST_BREAKDOWNS * (len(waiting) + 1):
                raise WorkersLost(len(waiting) + 1) from None
            waiting[remote.remote(left[number])] = number
            continue
        breakdowns = 0
        del left[number]
        yield result
