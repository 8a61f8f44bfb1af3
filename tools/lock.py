"""Compiles the hashed requirement files from pyproject.toml: python -m tools.lock [--upgrade].

The files name versions and hashes only, never an address. The full profile is resolved first and
binds the others, so that every profile has the same version of everything.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.environment import FULL, PROFILES, PYTHON, REQUIREMENTS
from tools.shell import SetupError, run, say

EXTRAS = {
    "base": (),
    "atlas": ("atlas",),
    "study": ("study",),
    "env": ("env",),
    "bench": ("bench",),
    "node": ("node",),
    FULL: ("atlas", "study", "env", "bench", "dev"),
}
HEADER = "# Written by `make lock` from pyproject.toml and bootstrap.in; do not edit.\n"


def compile_command(profile: str, target: Path) -> list[str | Path]:
    """The uv call for one profile."""
    command: list[str | Path] = [PYTHON, "-m", "uv", "pip", "compile", "--quiet", "--no-header"]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
    command += ["--system-certs", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"]
    command += [] if profile == FULL else ["--constraints", REQUIREMENTS / f"{FULL}.txt"]
    for extra in EXTRAS.get(profile, ()):
        command += ["--extra", extra]
    sources = ["requirements/bootstrap.in"]
    if profile != "bootstrap":
        sources.insert(0, "pyproject.toml")
    return [*command, *sources, "--output-file", target]


def compile_profile(profile: str, *, upgrade: bool) -> None:
    """Writes requirements/PROFILE.txt, keeping the versions it has unless told to upgrade."""
    target = REQUIREMENTS / f"{profile}.txt"
    say(f"locking {target.name}")
    run([*compile_command(profile, target), *(["--upgrade"] if upgrade else [])])
    body = target.read_text().removeprefix(HEADER)
    target.write_text(HEADER + body)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(prog="make lock", description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take newer indirect dependencies")
    upgrade: bool = parser.parse_args(arguments).upgrade
    rest = [profile for profile in PROFILES if profile != FULL]
    try:
        for profile in (FULL, "bootstrap", *rest):
            compile_profile(profile, upgrade=upgrade)
    except SetupError as error:
        print(f"locking failed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
