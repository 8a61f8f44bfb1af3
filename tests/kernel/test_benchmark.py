"""The measuring functions measure what they say."""

from grognard.kernel.benchmark import kernel_benchmark, played_position
from grognard.kernel.records import state_hash
from tests.demo.rules import DemoRules


def test_the_benchmark_reports_every_figure() -> None:
    found = kernel_benchmark(DemoRules(), "hill", repeats=5, actions=12)
    assert set(found) == {
        "state_bytes",
        "state_copy_us",
        "state_hash_us",
        "view_us",
        "view_encode_us",
        "view_bytes",
        "apply_us",
        "submit_us",
        "submit_overhead_us",
    }
    assert all(value >= 0 for value in found.values())
    assert found["state_bytes"] > 100


def test_the_measured_position_is_always_the_same_and_not_over() -> None:
    rules = DemoRules()
    one, other = (played_position(rules, "hill", 500) for _ in range(2))
    assert state_hash(one) == state_hash(other)
    assert rules.decisions(one)
