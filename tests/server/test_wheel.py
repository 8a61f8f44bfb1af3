"""A wheel made where the client was built serves the table wherever it is installed."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = "<!doctype html><title>Grognard</title>"


@pytest.mark.parametrize("built", [True, False])
def test_a_wheel_holds_the_browser_client_if_it_was_built(tmp_path: Path, built: bool) -> None:
    project = tmp_path / "project"
    package = project / "src" / "grognard"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, project)
    if built:
        (project / "web" / "dist" / "assets").mkdir(parents=True)
        (project / "web" / "dist" / "index.html").write_text(PAGE, encoding="utf-8")
        (project / "web" / "dist" / "assets" / "index.js").touch()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    made = subprocess.run(command, cwd=project, capture_output=True, text=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("grognard/server/client/")}
    expected = {"grognard/server/client/index.html", "grognard/server/client/assets/index.js"}
    assert held == (expected if built else set())
    assert ("no browser client" in made.stdout + made.stderr) is not built
