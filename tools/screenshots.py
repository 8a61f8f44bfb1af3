"""Takes the pictures of the table for README and docs: python -m tools.screenshots.

A server of its own plays a short fixed opening in a sandbox, with dice that are told, so that the
pictures show the same scenes every time.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.machine import Machine, Seat, advance_to_contact, open_match
from tools.latency import to_movement
from tools.shell import ROOT, say

IMAGES = ROOT / "docs" / "images"
DESK = (1440, 900)
PHONE = (390, 844)
SETTLE = 1200
"""Milliseconds until pictures are sharp and counters have stopped."""


def page_at(
    browser: Browser, machine: Machine, seat: Seat, place: str, size: tuple[int, int]
) -> Page:
    """A page that shows a match as its player sees it."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", has_touch=size == PHONE
    )
    page = context.new_page()
    page.goto(machine.address)
    keep = "seats => localStorage.setItem('grognard.seats', seats)"
    page.evaluate(keep, json.dumps(seat.stored))
    page.goto(f"{machine.address}/#/{place}")
    page.wait_for_timeout(SETTLE)
    begin = page.get_by_role("button", name="Let us begin")
    if begin.count():
        begin.first.click()
    return page


def take(page: Page, name: str) -> None:
    """Waits until the picture stands still and keeps it."""
    page.wait_for_timeout(SETTLE)
    page.screenshot(path=IMAGES / f"screens-{name}.png")
    say(f"screens-{name}.png")


def board_pictures(browser: Browser, machine: Machine) -> None:
    """The board from far, near and close, with a unit in hand."""
    seat = open_match(machine, options={"hidden_strength": "open"})
    page = page_at(browser, machine, seat, f"m/{seat.match}", DESK)
    page.wait_for_selector("[data-handle]")
    take(page, "board-far")
    page.get_by_role("button", name="Kampfgruppe Conrath (tanks)").first.click()
    page.wait_for_timeout(SETTLE)
    box = page.locator('[data-hex="2518"]').bounding_box()
    if box is not None:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    take(page, "board-near")
    for _ in range(4):
        page.get_by_label("Closer").click()
    page.mouse.move(420, 430)
    take(page, "board-close")
    page.context.close()


def combat_pictures(browser: Browser, machine: Machine) -> Seat:
    """A declaration with its odds, and its result; on the phone too."""
    seat = open_match(machine, "sandbox", options={"hidden_strength": "open"})
    advance_to_contact(machine, seat)
    seat.tell_dice([5, 2])
    page = page_at(browser, machine, seat, f"m/{seat.match}", DESK)
    page.locator("summary", has_text="as a list").click()
    page.locator(".choices button", has_text="Attack →").first.click()
    page.locator("summary", has_text="as a list").click()
    while page.locator(".candidate").count():
        page.locator(".candidate").first.click()
        page.wait_for_timeout(500)
    page.get_by_text("How this comes about").click()
    page.mouse.move(700, 640)
    take(page, "combat")
    page.locator('.combat [data-verb="commit"]').click()
    page.wait_for_selector("[data-testid=combat-result]")
    take(page, "result")
    page.context.close()
    phone = page_at(browser, machine, seat, f"m/{seat.match}", PHONE)
    phone.get_by_role("tab", name="Orders").tap()
    take(phone, "phone")
    phone.context.close()
    return seat


def titles_pictures(browser: Browser, machine: Machine) -> None:
    """Cassino in its first movement, and malta as its garrison waits for a landing."""
    seat = open_match(machine, "sandbox", game="cassino")
    to_movement(seat)
    page = page_at(browser, machine, seat, f"m/{seat.match}", DESK)
    page.wait_for_selector("[data-handle]")
    page.keyboard.press("n")
    take(page, "cassino")
    page.context.close()
    seat = open_match(machine, "sandbox", game="malta")
    seat.act({"verb": "auto-setup"})
    seat.act({"verb": "done"})
    for target in ("2716", "2019", "2618"):
        seat.act({"verb": "assign", "target": target})
    page = page_at(browser, machine, seat, f"m/{seat.match}", DESK)
    page.wait_for_selector("[data-handle]")
    take(page, "malta")
    page.context.close()


def replay_picture(browser: Browser, machine: Machine, seat: Seat) -> None:
    """A replay half-way."""
    page = page_at(browser, machine, seat, f"replay/{seat.match}", DESK)
    page.wait_for_selector("[data-handle]")
    page.get_by_label("Moment").fill("7")
    take(page, "replay")
    page.context.close()


def home_picture(browser: Browser, machine: Machine, seat: Seat) -> None:
    """The shelf."""
    page = page_at(browser, machine, seat, "", DESK)
    take(page, "home")
    page.context.close()


def main() -> int:
    """Takes all pictures."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        print("screenshots: Chromium is not installed", file=sys.stderr)
        return 1
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        machine = Machine(Path(folder))
        machine.start()
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        try:
            board_pictures(browser, machine)
            seat = combat_pictures(browser, machine)
            replay_picture(browser, machine, seat)
            home_picture(browser, machine, seat)
            titles_pictures(browser, machine)
        finally:
            browser.close()
            machine.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
