"""System packages that the tests need: a browser, fonts to draw with, a PostgreSQL server."""

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.shell import SetupError, run, say


@dataclass(frozen=True)
class Need:
    """Something the tests use, how to see that it is there, and who brings it."""

    what: str
    packages: tuple[str, ...]
    is_there: Callable[[], bool]


def has_browser() -> bool:
    """A Chromium that Playwright can drive."""
    return shutil.which("chromium") is not None


def has_fonts() -> bool:
    """Serif and sans fonts for maps, counters and screenshots."""
    folder = Path("/usr/share/fonts/truetype")
    return all((folder / name).is_dir() for name in ("dejavu", "liberation"))


def has_postgresql() -> bool:
    """The server's own programs, which Debian keeps out of the search path."""
    if shutil.which("initdb") is not None:
        return True
    return any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


TEST_NEEDS = (
    Need("the browser Chromium", ("chromium",), has_browser),
    Need("fonts", ("fonts-dejavu-core", "fonts-liberation"), has_fonts),
    Need("a PostgreSQL server", ("postgresql",), has_postgresql),
)


def missing(needs: tuple[Need, ...] = TEST_NEEDS) -> list[Need]:
    """The needs that this machine does not meet."""
    return [need for need in needs if not need.is_there()]


def explain(needs: list[Need]) -> str:
    """A sentence that a person without root rights can pass on to whoever has them."""
    things = ", ".join(need.what for need in needs)
    packages = " ".join(name for need in needs for name in need.packages)
    return (
        f"the tests need {things}, which this machine lacks; "
        f"as root on Debian: apt-get install {packages}"
    )


def ensure_test_packages() -> None:
    """Installs what is missing when that is possible, and says what is missing when not."""
    lacking = missing()
    if not lacking:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise SetupError(explain(lacking))
    packages = [name for need in lacking for name in need.packages]
    say(f"installing system packages: {' '.join(packages)}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    patient = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "-qq"]
    run([*patient, "update"], env=quiet, quiet=True)
    install = [*patient, "install", "--yes", "--no-install-recommends", *packages]
    run(install, env=quiet, quiet=True)
    still = missing()
    if still:
        raise SetupError(explain(still))
