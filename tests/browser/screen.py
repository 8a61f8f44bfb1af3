"""A person at a screen: what one sees and does, in words of the table."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.machine import Machine, Seat

Json = dict[str, Any]
PATIENCE = 30_000
GLANCE = 200


class Screen:
    """A page of the client and the table on it."""

    def __init__(self, page: Page, machine: Machine) -> None:
        self.page = page
        self.machine = machine
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    # --- going places --------------------------------------------------------------------------

    def go_home(self) -> None:
        self.page.goto(self.machine.address + "/")
        expect(self.page.get_by_test_id("play-sicilia")).to_be_visible(timeout=PATIENCE)

    def sit_down(self, seat: Seat, page: str = "m") -> None:
        """Open a match with a seat this browser holds."""
        self.page.goto(self.machine.address + "/")
        self.page.evaluate(
            "seats => localStorage.setItem('grognard.seats', seats)", json.dumps(seat.stored)
        )
        self.page.goto(f"{self.machine.address}/#/{page}/{seat.match}")
        self.wait_for_board()

    def wait_for_board(self) -> None:
        expect(self.page.locator("[data-handle]").first).to_be_attached(timeout=PATIENCE)

    # --- seeing --------------------------------------------------------------------------------

    @property
    def banner(self) -> Locator:
        return self.page.get_by_test_id("banner")

    def expect_banner(self, *words: str) -> None:
        for word in words:
            expect(self.banner).to_contain_text(word, timeout=PATIENCE)

    def unit(self, unit: str) -> Locator:
        return self.page.locator(f'.overlay [data-unit="{unit}"]')

    def target(self, hexagon: str) -> Locator:
        return self.page.locator(f'[data-hex="{hexagon}"]')

    @property
    def selected(self) -> Locator:
        return self.page.locator(".piece.selected")

    def tab(self, name: str) -> None:
        tab = self.page.get_by_role("tab", name=name)
        if tab.get_attribute("aria-selected") != "true":
            tab.click()

    def open_to_hand(self, selector: str) -> Locator:
        """The first such thing that can be clicked, as soon as there is one: boards are redrawn."""
        for _ in range(PATIENCE // GLANCE):
            for each in self.page.locator(selector).all():
                if self.can_click(each):
                    return each
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"nothing to click: {selector}")

    def can_click(self, thing: Locator) -> bool:
        """Whether the middle of something on the board lies open under the hand."""
        box = thing.first.bounding_box() if thing.count() else None
        if box is None:
            return False
        point = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        free: bool = self.page.evaluate(
            """([x, y]) => {
                const found = document.elementFromPoint(x, y);
                return !!found?.closest('[role=application]') && !found.closest('button, .card');
            }""",
            point,
        )
        return free

    # --- doing ---------------------------------------------------------------------------------

    def click(self, thing: Locator) -> None:
        """Click the middle of something drawn on the board, as a hand does."""
        box = thing.first.bounding_box()
        assert box is not None, "nothing is drawn there"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def point_at(self, thing: Locator) -> None:
        box = thing.first.bounding_box()
        assert box is not None, "nothing is drawn there"
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def choose_unit(self, unit: str) -> None:
        """Take a unit in hand, wherever it stands, by going through those that can act."""
        for _ in range(200):
            self.press("n")
            expect(self.selected).to_have_count(1)
            if self.selected.get_attribute("data-unit") == unit:
                return
        raise AssertionError(f"{unit} can do nothing")

    def end_phase(self) -> None:
        self.page.locator('.bar [data-verb="end-phase"]').click()
        self.page.get_by_test_id("confirm").click()

    def choose_from_list(self, words: str) -> None:
        """Make the first choice of the text list that reads like this."""
        self.open_list()
        self.page.locator(".choices button", has_text=words).first.click()

    def open_list(self) -> None:
        details = self.page.locator("details", has=self.page.locator("#choice-query"))
        if details.get_attribute("open") is None:
            details.locator("summary").click()

    def answer_everything(self, until: str, most: int = 60) -> list[str]:
        """Take the first choice of every decision until the banner says ``until``.

        Returns the prompts that were answered.
        """
        answered: list[str] = []
        for _ in range(most):
            text = self.banner.inner_text()
            if until in text:
                return answered
            answered.append(text)
            before = self.moment
            self.open_list()
            self.page.locator(".choices button").first.click()
            self.wait_for_change(before)
        raise AssertionError(f"never came to {until!r}: {answered}")

    @property
    def moment(self) -> str:
        return self.page.locator("[data-moment]").get_attribute("data-moment") or ""

    def wait_for_change(self, before: str) -> None:
        """Wait until another moment is shown."""
        self.page.wait_for_function(
            "old => document.querySelector('[data-moment]')?.dataset.moment !== old",
            arg=before,
        )

    def expect_log(self, words: str) -> None:
        """Wait until the log says this; the orders stay open after."""
        self.tab("Log")
        line = self.page.locator(".lines li", has_text=words)
        expect(line.last).to_be_visible(timeout=PATIENCE)
        self.tab("Orders")

    def log_lines(self) -> Iterator[str]:
        self.tab("Log")
        expect(self.page.locator(".lines li").first).to_be_visible()
        yield from texts_in(self.page.locator("body"), ".lines li")


def texts_in(whole: Locator, selector: str) -> list[str]:
    """The texts of all such things at one moment.

    Playwright's own list first finds the things and then reads them; what is redrawn in between
    would be told half old and half new.
    """
    found: list[str] = whole.evaluate(
        "(node, wanted) => [...node.querySelectorAll(wanted)].map((each) => each.innerText)",
        selector,
    )
    return found
