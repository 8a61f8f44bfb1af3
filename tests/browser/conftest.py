"""A server, a browser and people in front of it."""

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.machine import Machine
from tests.browser.screen import Screen

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")

Visit = Callable[..., Screen]


@pytest.fixture(scope="session")
def client_built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client as its sources are now, built by whichever worker comes first."""
    lock = tmp_path_factory.getbasetemp().parent / "client.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        command = [sys.executable, "-m", "tools.client", "build"]
        subprocess.run(command, cwd=ROOT, check=True)


@pytest.fixture(scope="session")
def machine(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A server that lives as long as the tests."""
    running = Machine(tmp_path_factory.mktemp("machine"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's own Chromium, without a screen.

    It closes with its module: while it is open an event loop runs in this process, and tests of
    other rooms that share the process could not run their own.
    """
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail("the browser tests need Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, machine: Machine) -> Iterator[Visit]:
    """People with browsers of their own; a script error on any page fails the test."""
    screens: list[Screen] = []

    def come(
        *, width: int = 1440, height: int = 900, touch: bool = False, at: Machine | None = None
    ) -> Screen:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            locale="en-GB",
            reduced_motion="reduce",
        )
        screen = Screen(context.new_page(), at or machine)
        screens.append(screen)
        return screen

    yield come
    faults = [fault for screen in screens for fault in screen.faults]
    for screen in screens:
        screen.page.context.close()
    assert not faults, faults
