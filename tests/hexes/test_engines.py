"""The engines behind the queries: loaded late, cached where possible, measured honestly."""

import importlib.util
import subprocess
import sys

import numba
import numba.core.caching
import pytest

from grognard.hexes import benchmark, compiled, kernel
from grognard.hexes.grid import Grid, GridSpec


def test_numba_is_not_imported_before_the_first_query() -> None:
    program = (
        "import sys\n"
        "import grognard.hexes.board, grognard.hexes.movement, grognard.hexes.trace\n"
        "print('numba' in sys.modules, 'scipy' in sys.modules)\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == ["False", "False"]


def test_where_nothing_can_be_cached_the_engine_is_compiled_without_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(numba.core.caching.CacheImpl, "_locator_classes", [])

    def double(number: int) -> int:
        return 2 * number

    with pytest.raises(RuntimeError, match="no locator"):
        numba.njit(cache=True)(double)
    assert compiled.compiled(double)(21) == 42


def test_without_numba_the_plain_engine_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel.engines.cache_clear()
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    try:
        assert kernel.engines("auto") == kernel.engines("reference")
    finally:
        kernel.engines.cache_clear()


def test_with_numba_the_compiled_engine_answers() -> None:
    assert kernel.engines("auto") == kernel.engines("compiled")
    assert kernel.engines("auto") != kernel.engines("reference")


def test_the_measurement_compares_equal_answers_and_reports_ratios() -> None:
    costs = benchmark.random_costs(Grid(GridSpec(columns=12, rows=10)))
    figures = benchmark.measure_reach(costs, budget=5, units=20, passes=1)
    assert figures["hexes"] == 120
    assert figures["reached"] > 1
    assert figures["ratio_networkx"] == figures["networkx_us"] / figures["batch_us"]
    assert figures["ratio_scipy"] == figures["scipy_us"] / figures["batch_us"]


def test_the_measurement_refuses_to_compare_different_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    costs = benchmark.random_costs(Grid(GridSpec(columns=6, rows=6)))
    monkeypatch.setattr(benchmark, "_finite", lambda _row: {})
    with pytest.raises(benchmark.BenchmarkError, match="scipy"):
        benchmark.measure_reach(costs, budget=5, units=5, passes=1)
