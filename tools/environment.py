"""Makes the virtual environment and keeps it equal to the hashed requirement files.

Usage: python -m tools.environment PROFILE, where a profile is one file under requirements/.
Only the standard library is used, because this runs before anything is installed.
"""

import argparse
import shutil
import sys
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path

from tools.debian import ensure_test_packages
from tools.shell import ROOT, SetupError, answer, run, say
from tools.stamps import Stamps, fingerprint

ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"
STAMPS = Stamps(ENVIRONMENT / "stamps")
REQUIREMENTS = ROOT / "requirements"
# The whole of it: every other profile is contained in this one.
FULL = "dev"
PROFILES = ("base", "atlas", "study", "env", "bench", "node", FULL)


def make_environment() -> None:
    """Creates the environment unless a working one of the right version is there."""
    check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    if PYTHON.exists() and answer([PYTHON, "-c", check]) is not None:
        return
    say(f"making .venv with Python {sysconfig.get_python_version()}")
    if sys.prefix != sys.base_prefix and Path(sys.prefix) == ENVIRONMENT:
        raise SetupError("the environment in .venv is broken: remove it and run make again")
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    venv.create(ENVIRONMENT, with_pip=True, symlinks=True)


def pip_install(*arguments: str | Path) -> None:
    """Installs with the pip and the index settings the machine has."""
    quietly = ("--quiet", "--disable-pip-version-check")
    run([PYTHON, "-m", "pip", "install", *quietly, *arguments], quiet=True)


def install(profile: str, *, exact: bool) -> None:
    """Installs one profile with uv, or with pip where uv cannot reach the machine's index.

    An exact installation also removes what the file does not name.
    """
    requirements = REQUIREMENTS / f"{profile}.txt"
    verb = ("sync",) if exact else ("install", "-r")
    # Like pip here, trust the certificates that the machine trusts.
    options = ("--python", PYTHON, "--require-hashes", "--system-certs", "--quiet")
    try:
        run([PYTHON, "-m", "uv", "pip", *verb, requirements, *options], quiet=True)
    except SetupError:
        say("uv could not install it; trying with pip and its settings")
        pip_install("--require-hashes", "-r", requirements)


def install_package() -> None:
    """Puts this project itself into the environment, in place."""
    pip_install("--no-deps", "--no-build-isolation", "--editable", ROOT)


def profile_fingerprint(profile: str) -> str:
    """What a profile depends on: its file, the package's own description, place and Python."""
    files = [REQUIREMENTS / f"{profile}.txt", ROOT / "pyproject.toml"]
    return fingerprint(files, answer([PYTHON, "--version"]) or "")


def is_ready(profile: str) -> bool:
    """Whether the profile, or the full one that contains it, is installed and current."""
    wanted = (profile,) if profile == "node" else (profile, FULL)
    return any(STAMPS.holds(name, profile_fingerprint(name)) for name in wanted)


def ensure(profile: str) -> None:
    """Brings the environment to at least this profile, doing nothing if it is there already."""
    make_environment()
    if is_ready(profile):
        return
    # A developer who plays keeps the checkers: an environment once full is renewed in full.
    if profile != "node" and STAMPS.exists(FULL):
        profile = FULL
    bootstrap = fingerprint([REQUIREMENTS / "bootstrap.txt"])
    if not STAMPS.holds("bootstrap", bootstrap):
        say("installing uv")
        pip_install("--require-hashes", "-r", REQUIREMENTS / "bootstrap.txt")
    exact = profile in ("base", FULL)
    say(f"installing requirements/{profile}.txt")
    install(profile, exact=exact)
    if exact:
        STAMPS.clear()
    install_package()
    STAMPS.put("bootstrap", bootstrap)
    STAMPS.put(profile, profile_fingerprint(profile))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(prog="tools/bootstrap", description=__doc__)
    parser.add_argument("profile", choices=PROFILES)
    profile: str = parser.parse_args(arguments).profile
    try:
        if profile == FULL:
            ensure_test_packages()
        ensure(profile)
    except SetupError as error:
        print(f"set-up failed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
