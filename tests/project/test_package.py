"""The package that is built holds everything that the program reads when it runs."""

import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.sources import PACKAGE, ROOT, tracked_files

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as opened:
        yield opened


def test_every_file_of_the_package_is_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    ours = [path for path in tracked_files() if path.is_relative_to(PACKAGE)]
    assert {path.suffix for path in ours} >= {".py", ".toml", ".csv", ".json", ".ftl"}
    wanted = {path.relative_to(PACKAGE.parent).as_posix() for path in ours}
    assert wanted - set(wheel.namelist()) == set()


def test_the_wheel_declares_that_it_is_typed(wheel: zipfile.ZipFile) -> None:
    assert "grognard/py.typed" in wheel.namelist()


def test_the_wheel_carries_licence_and_notice(wheel: zipfile.ZipFile) -> None:
    carried = {Path(name).name for name in wheel.namelist() if "/licenses/" in name}
    assert carried == {"LICENSE", "NOTICE"}


def test_the_command_is_called_as_the_project_is() -> None:
    assert PROJECT["scripts"] == {PROJECT["name"]: "grognard.cli.main:main"}
