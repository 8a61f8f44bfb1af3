"""The same games on a real Ray cluster of two nodes, one of which is killed in mid-run."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
import ray

from grognard.study.batch import on_ray
from grognard.study.chronicle import GameRow, tell_game
from grognard.study.plan import make_plan
from grognard.study.runner import Task
from grognard.study.store import simulate

pytestmark = [pytest.mark.cluster, pytest.mark.filterwarnings("ignore")]
"""Ray's own start-up leaves sockets and processes to be collected later."""

GAMES = 12
PATIENCE = 300.0
"""Seconds for which a game waits for the kill before it calls the test broken."""


AGENT_PORTS = (
    "metrics_agent_port",
    "metrics_export_port",
    "dashboard_agent_listen_port",
    "runtime_env_agent_port",
)


NO_DASHBOARD = "-1"
"""What an agent without a dashboard writes down as its port."""


def say_ports_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node of Ray gives its own agents fifteen seconds to write down their ports, and dies on a
    busy machine (ray-project/ray#65983). Ours are known beforehand, so they are written at once.
    """
    node: Any = import_module("ray._private.node").Node
    set_up = node._init_temp

    def set_up_and_say(self: Any, *more: Any) -> None:
        set_up(self, *more)
        folder = Path(self._session_dir)
        (folder / f"dashboard_agent_listen_port_{self._node_id}").write_text(NO_DASHBOARD)

    monkeypatch.setattr(node, "_init_temp", set_up_and_say)


def small_node() -> dict[str, Any]:
    """A node with one worker, its agents' ports named."""
    with ExitStack() as held:
        sockets = [held.enter_context(socket.create_server(("", 0))) for _ in AGENT_PORTS]
        ports = [each.getsockname()[1] for each in sockets]
    named = dict(zip(AGENT_PORTS, ports, strict=True))
    return {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, **named}


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from ray.cluster_utils import Cluster as RayCluster

    start: Any = RayCluster
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    monkeypatch.setenv("RAY_agent_register_timeout_ms", "120000")
    # Ray's workers stand back behind everybody else, which on a busy machine is for ever.
    monkeypatch.setenv("RAY_worker_niceness", "0")
    say_ports_at_once(monkeypatch)
    head = {**small_node(), "include_dashboard": False}
    made = start(initialize_head=True, head_node_args=head)
    try:
        ray.init(address=made.address, log_to_driver=False)
        yield made, made.add_node(**small_node())
    finally:
        ray.shutdown()
        made.shutdown()


def told_game(notes: Path, doomed: str, task: Task) -> GameRow:
    """A game that leaves a note where it was begun. On the doomed node none is ever finished, and
    elsewhere none before one is under way there, so that the node dies with a game in its hands.
    """
    node = ray.get_runtime_context().get_node_id()
    (notes / f"{task.index}-{node}").touch()
    begun = monotonic()
    while node == doomed or not is_under_way(notes, doomed):
        if monotonic() - begun > PATIENCE:
            raise TimeoutError("the node was not killed, or never began a game")
        sleep(0.05)
    return tell_game(task)


def is_under_way(notes: Path, node: str) -> bool:
    """Whether a game was begun on a node."""
    return any(node in each.name for each in notes.iterdir())


def test_a_node_killed_in_mid_run_costs_no_game_and_doubles_none(
    cluster: Any, tmp_path: Path
) -> None:
    made, doomed = cluster
    notes = tmp_path / "notes"
    notes.mkdir()
    plan = make_plan("tests.study.skirmish", players=("random",), seed=3)
    finished: list[int] = []

    def on_cluster(tasks: Any) -> Iterator[GameRow]:
        for row in on_ray(partial(told_game, notes, doomed.node_id), tasks, "auto"):
            if not finished:
                assert is_under_way(notes, doomed.node_id)
                made.remove_node(doomed, allow_graceful=False)
            finished.append(row.index)
            yield row

    simulate(plan, GAMES, tmp_path / "ray.parquet", on_cluster)
    simulate(plan, GAMES, tmp_path / "here.parquet", lambda tasks: map(tell_game, tasks))
    assert sorted(finished) == list(range(GAMES))
    assert (tmp_path / "ray.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()
    begun = [each.name.split("-")[0] for each in notes.iterdir()]
    assert set(begun) == {str(index) for index in range(GAMES)}
    assert len(begun) > GAMES, "a game was under way on the node that died, and was begun again"
